"""Both READMEs: their Python runs, their commands exist, and they say the same."""

import doctest
import re
from pathlib import Path

import pytest

from tools.readme_pictures import MAX_TOTAL_BYTES

ROOT = Path(__file__).resolve().parents[1]
READMES = ("README.md", "README.fr.md")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", READMES)
def test_python_runs(name: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", read(name), re.DOTALL)
    assert blocks
    for block in blocks:
        example = doctest.DocTestParser().get_doctest(block, {}, name, name, 0)
        assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.parametrize("name", READMES)
def test_links_and_pictures_exist(name: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", read(name)):
        assert (ROOT / target).exists(), target


def test_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE))
    for name in READMES:
        assert set(re.findall(r"`make ([a-z-]+)", read(name))) <= targets


def test_equally_complete() -> None:
    def shape(text: str) -> list[str]:
        return re.findall(r"^(#+ |```\w*|\| |- |\*\*|!\[)", text, re.MULTILINE)

    english, french = map(read, READMES)
    assert shape(english) == shape(french)


def test_pictures_are_small_and_all_of_them_are_shown() -> None:
    """What one gets is seen before it is explained, in each language's own pictures."""
    shown = {ROOT / target for name in READMES for target in re.findall(r"!\[[^]]+\]\(([^)]+)\)", read(name))}
    assert shown == set((ROOT / "docs" / "images").iterdir())
    assert sum(picture.stat().st_size for picture in shown) <= MAX_TOTAL_BYTES
    for name, language in zip(READMES, ("en", "fr"), strict=True):
        before = read(name).split("\n## ")[0]
        kinds = [Path(target).suffix for target in re.findall(rf"\]\(([^)]+-{language}\.\w+)\)", before)]
        assert sorted(kinds) == [".png", ".png", ".png", ".webp"]
