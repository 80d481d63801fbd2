"""Both READMEs: their Python runs, their commands exist, and they say the same."""

import doctest
import re
import tomllib
from pathlib import Path

import pytest

from cardcity_tutor.app.offers import offers
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.course import course
from cardcity_tutor.games import OURS, find
from cardcity_tutor.sessions.names import game_name
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
    drawn = set((ROOT / "docs" / "images").glob("*.svg"))  # for the pages of docs
    assert shown == set((ROOT / "docs" / "images").iterdir()) - drawn
    assert sum(picture.stat().st_size for picture in shown) <= MAX_TOTAL_BYTES
    for name, language in zip(READMES, ("en", "fr"), strict=True):
        before = read(name).split("\n## ")[0]
        kinds = [Path(target).suffix for target in re.findall(rf"\]\(([^)]+-{language}\.\w+)\)", before)]
        assert sorted(kinds) == [".png", ".png", ".png", ".webp"]


PAGES = ("play", "replay", "rules", "course", "sandbox", "referee", "teach", "club")
"""Of the table of games, row by row."""


def can_have(game: Ruleset, players: int) -> bool:
    """Whether so many can play it."""
    try:
        game.needed(game.read_options)({"players": players})
    except InputError:
        return False
    return True


@pytest.mark.parametrize("name", READMES)
def test_what_is_said_of_a_game_is_there(name: str) -> None:
    """No page is promised that the app does not offer; each game has its column."""
    lines = re.findall(r"(?m)^\|(.*)\|$", read(name).split("\n## ")[2])
    head, _, players, *rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    lang = "fr" if ".fr" in name else "en"
    assert head[1:] == [game_name(lang, game) for game in OURS]
    for game, seats in zip(OURS, players[1:], strict=True):
        known = [count for count in range(1, 9) if can_have(find(game), count)]
        assert [int(number) for number in re.findall(r"\d", seats)] == [known[0], known[-1]], game
    for page, row in zip(PAGES, rows, strict=True):
        promised = [game for game, cell in zip(OURS, row[1:], strict=True) if cell != "–"]
        assert [game for game in promised if not offers(game, page)] == []
    assert rows[3][1].startswith(f"{len(course().lessons)} ")


def test_the_package_says_the_same() -> None:
    said = tomllib.loads(read("pyproject.toml"))["project"]["description"]
    for game in OURS:
        assert game_name("en", game) in said
