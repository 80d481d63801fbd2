"""What the saved notebooks are like; that their cells still run and give the same is nbval's affair."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.course import course

FOLDER = resource_folder("notebooks")
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
WIDGET = "application/vnd.jupyter.widget-view+json"
STATIC = {"image/svg+xml", "text/html"}
HEAVIEST = 200_000
"""Bytes of one notebook: outputs are kept in the repository."""

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def cells(path: Path, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in found if cell["cell_type"] == kind]


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def test_there_is_one_for_each_part_and_each_of_its_readers() -> None:
    names = {path.stem for path in NOTEBOOKS}
    assert {f"part-{part.number}" for part in course().parts} == {name for name in names if "part-" in name}
    assert names >= {"teacher-scoring", "own-lesson", "tour", "coach", "lab", "statistics", "tutor"}


@pytest.mark.parametrize("part", course().parts, ids=lambda part: f"part-{part.number}")
def test_a_part_has_all_its_lessons_under_their_titles(part: Any) -> None:
    path = FOLDER / f"part-{part.number}.ipynb"
    lessons = course().of_part(part.number)
    headings = [source(cell).splitlines()[0] for cell in cells(path, "markdown")]
    assert (
        headings[0] == f"# Part {part.number}: {part.title.en} · Partie {part.number}\u00a0: {part.title.fr}"
    )
    assert headings[1 : len(lessons) + 1] == [
        f"## {lesson.number}. {lesson.title.en} · {lesson.title.fr}" for lesson in lessons
    ]
    shown = [source(cell) for cell in cells(path, "code")]
    assert shown[1:] == [f"CourseView({lesson.number})" for lesson in lessons]


@pytest.mark.parametrize("part", course().parts, ids=lambda part: f"part-{part.number}")
def test_a_part_can_be_read_where_nothing_runs(part: Any) -> None:
    shown = cells(FOLDER / f"part-{part.number}.ipynb", "code")[1:]
    for lesson, cell in zip(course().of_part(part.number), shown, strict=True):
        html = "".join(cell["outputs"][-1]["data"]["text/html"])
        assert html.count("<li>") == len(lesson.steps)
        assert html.count('<p lang="fr"') == html.count('<p lang="en"') == len(lesson.steps) + 1


@each_notebook
def test_outputs_are_saved_in_order_whole_and_without_errors(path: Path) -> None:
    ran = cells(path, "code")
    assert [cell["execution_count"] for cell in ran] == list(range(1, len(ran) + 1))
    outputs = [output for cell in ran for output in cell["outputs"]]
    assert outputs
    assert all(output["output_type"] != "error" for output in outputs)
    assert all(output.get("name") != "stderr" for output in outputs)
    assert path.stat().st_size < HEAVIEST


@each_notebook
def test_what_stands_in_for_a_widget_follows_it(path: Path) -> None:
    """An output of its own: where a model is not found, JupyterLab shows no other form of the same output."""
    for cell in cells(path, "code"):
        outputs = cell["outputs"]
        for output, after in pairwise([*outputs, None]):
            data = output.get("data", {})
            if WIDGET in data and not STATIC & set(data):
                assert after is not None, source(cell)
                assert "cc-still" in "".join(after["data"]["text/html"]), source(cell)
            assert not re.match(r"<(?!IPython)[A-Z]|\w+\(\w+=", "".join(data.get("text/plain", ""))), source(
                cell
            )


@each_notebook
def test_nothing_tells_where_it_was_made(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w.])/(home|root|tmp|work|Users)/", text)
    assert set(json.loads(text)["metadata"]) <= {"kernelspec", "language_info", "title"}


@each_notebook
def test_both_languages_stand_side_by_side(path: Path) -> None:
    """Every paragraph has an English and a French half; the page of the app has a title only."""
    for cell in cells(path, "markdown"):
        for line in filter(None, source(cell).splitlines()):
            assert line == "# Card City" or line.count(" · ") == 1, line


@each_notebook
def test_links_lead_to_notebooks_that_are_there(path: Path) -> None:
    told = "\n".join(source(cell) for cell in cells(path, "markdown"))
    for name in re.findall(r"\(([\w-]+\.ipynb)\)|`([\w-]+\.ipynb)`", told):
        assert (FOLDER / "".join(name)).exists()
