"""docs/architecture.md: its drawings, its answers, and the tests that tie fast twins; test_paths asks for its files."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
DRAWINGS = ("processes.svg", "layers.svg")


def rows(title: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    section = TEXT.split(f"## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def written_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_ten_questions_lead_to_files_at_once() -> None:
    """From either README it is one hop here, and one more to the file."""
    for readme in ("README.md", "README.fr.md"):
        assert "(docs/architecture.md)" in (ROOT / readme).read_text(encoding="utf-8")
    found = rows("Where is…?")
    assert len(found) == 10
    for question, place in found:
        assert re.search(r"\]\([^)]+\)", place), question


def test_every_twin_is_tied_by_tests_that_exist() -> None:
    found = rows("Fast twins")
    assert len(found) > 10
    for fast, _, why, tied in found:
        assert why, fast
        file, *names = re.findall(r"`([\w/.]+)`", tied)
        assert set(names) <= written_in(ROOT / file), fast


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawings_are_read_aloud_and_follow_light_and_dark(name: str) -> None:
    """And everything in them is a word or a path of the house."""
    assert f"](images/{name})" in TEXT
    text = (ROOT / "docs" / "images" / name).read_text(encoding="utf-8")
    drawing = ET.fromstring(text)  # noqa: S314 (our own)
    space = "{http://www.w3.org/2000/svg}"
    for part in ("title", "desc"):
        assert (drawing.findtext(f"{space}{part}") or "").strip()
    assert "prefers-color-scheme: dark" in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    written = [element.text or "" for element in drawing.iter(f"{space}text")]
    for named in re.findall(r"[\w/]+\.(?:py|js)\b|\b\w+/(?=$| )", "\n".join(written), re.MULTILINE):
        assert any((ROOT / "cardcity_tutor").rglob(f"*{Path(named).name}")), named
