"""docs/widgets.md: its Python runs, and it names every trait and gesture that there is, and no other."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import cardcity_tutor
from cardcity_tutor.games.cardcity import widgets
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.session import MODES
from cardcity_tutor.widgets.base import TutorWidget

PAGE = Path(__file__).parents[2] / "docs" / "widgets.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
WIDGETS = tuple(widgets.__all__)


def section(title: str) -> str:
    """A section of the page, down to the next heading."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", TEXT, flags=re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def named(text: str) -> set[str]:
    return set(re.findall(r"`([\w-]+)`", text))


def first_column(text: str) -> set[str]:
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("|")]
    return named(" ".join(rows))


# ------------------------------------------------------------------ the Python


def run(block: str, names: dict[str, Any]) -> list[tuple[Any, str]]:
    """Run a block; the value of each line that is an expression, with the comment beside it."""
    found = []
    lines = block.splitlines()
    for node in ast.parse(block).body:
        if isinstance(node, ast.Expr):
            value = eval(compile(ast.Expression(node.value), "docs", "eval"), names)  # noqa: S307
            comment = lines[(node.end_lineno or 1) - 1][node.end_col_offset :].strip()
            found.append((value, comment.removeprefix("#").strip()))
        else:
            exec(compile(ast.Module([node], []), "docs", "exec"), names)  # noqa: S102
    return found


def test_the_python_runs_and_gives_what_its_comments_say() -> None:
    assert len(BLOCKS) >= 2
    names: dict[str, Any] = {}
    said = [pair for block in BLOCKS for pair in run(block, names)]
    quoted = [(value, ast.literal_eval(comment)) for value, comment in said if comment.startswith("'")]
    assert quoted
    for value, comment in quoted:
        assert value == comment


# ------------------------------------------------------------------ widgets and traits


def test_every_widget_is_in_the_table_and_in_the_package() -> None:
    table = TEXT[: TEXT.index("## ")]
    assert first_column(table) == set(WIDGETS)
    for name in WIDGETS:
        kind = getattr(cardcity_tutor, name)
        assert issubclass(kind, TutorWidget) or name == "CourseView"  # a box of them


def own_traits(kind: type[TutorWidget]) -> set[str]:
    """The traits that our classes add to those of every Jupyter widget."""
    base = set(TutorWidget.__mro__[1].class_trait_names())
    return {name for name in kind.class_trait_names() if name not in base and not name.startswith("_")}


def test_every_trait_is_described() -> None:
    text = section("Traits")
    assert first_column(text) >= own_traits(TutorWidget)
    assert own_traits(CityBoard) - named(text) == set()


def test_every_described_trait_exists() -> None:
    text = section("Traits")
    assert first_column(text) - {"trait"} <= own_traits(TutorWidget)
    after = text[text.index("`CityBoard` has besides") :]
    described = set(re.findall(r"[:,] `(\w+)` \(", after)) | {"mode", "title"}
    assert len(described) >= 6
    assert described <= own_traits(CityBoard)


def test_the_values_of_choices_are_described() -> None:
    text = section("Traits")
    for name in ("lang", "theme", "motion"):
        row = next(line for line in text.splitlines() if line.startswith(f"| `{name}`"))
        assert set(getattr(TutorWidget, name).values) <= named(row)
    assert set(MODES) <= named(text)


def test_the_value_of_a_board_has_the_fields_of_the_table() -> None:
    row = next(line for line in TEXT.splitlines() if line.startswith("| `CityBoard`"))
    assert set(CityBoard("M").value) == named(row.split("|")[3])


# ------------------------------------------------------------------ gestures


def answered(kind: type[TutorWidget]) -> set[str]:
    """The gestures that our classes answer: their methods ``on_…``."""
    ours = [found for found in kind.__mro__ if issubclass(found, TutorWidget)]
    return {
        name.removeprefix("on_").replace("_", "-")
        for found in ours
        for name in vars(found)
        if name.startswith("on_")
    }


def gestures() -> set[str]:
    return first_column(section("Gestures of `CityBoard`"))


def test_every_gesture_is_described() -> None:
    assert (answered(CityBoard) | CityBoard.unanswered) - gestures() == set()


def test_every_described_gesture_is_answered() -> None:
    assert gestures() - answered(CityBoard) - CityBoard.unanswered == set()


def test_every_file_of_the_page_exists() -> None:
    folder = Path(cardcity_tutor.__file__).parent / "widgets"
    for name in re.findall(r"`(?:widgets/)?(\w+\.py)`", section("Files")):
        assert (folder / name).is_file(), name
