"""docs/lessons.md: its lessons and steps load and are right, its Python runs, its lists are whole."""

from __future__ import annotations

import doctest
import re

import pytest
import yaml

from cardcity_tutor.cli.lessons import model
from cardcity_tutor.course import parse_lesson, problems
from cardcity_tutor.course.nodes import LOADER
from cardcity_tutor.course.packs import course_folder
from cardcity_tutor.course.reading import HELPS, LESSON_FIELDS, MODES, MOST_STEPS, STEP_FIELDS
from cardcity_tutor.course.teach import teach_of
from cardcity_tutor.games import names
from cardcity_tutor.games.cardcity.coach.bots import bot_names
from cardcity_tutor.games.cardcity.teach.exercises import KINDS, known_fields
from cardcity_tutor.games.cardcity.teach.exercises.asking import COUNTS, MARKS
from cardcity_tutor.games.cardcity.teach.exercises.deciding import MEASURE
from cardcity_tutor.games.cardcity.teach.exercises.dividing import TASKS
from cardcity_tutor.games.cardcity.teach.generating import fresh
from cardcity_tutor.games.cardcity.teach.way import FIELDS
from cardcity_tutor.render.lesson_errors import problem_words
from tests.course.samples import EVENING, HEAD, PAGE, ROOT, page_blocks, page_lessons

TEXT = PAGE.read_text(encoding="utf-8")
STEP = "  - {id: a, name: {fr: a, en: a}, text: {fr: a, en: a}, rules: limit}\n"


def test_the_lesson_of_another_game_is_right() -> None:
    [block] = [block for block in page_blocks() if "\nruleset: designtown" in block]
    assert list(problems(parse_lesson(block), complete=True)) == []


@pytest.mark.parametrize("number", range(len(page_lessons())))
def test_the_steps_are_right(number: int) -> None:
    found = problems(page_lessons()[number], complete=True)
    assert [problem_words("en", problem.placed) for problem in found] == []


def test_every_example_is_of_a_kind_that_is_checked() -> None:
    for block in page_blocks():
        if block.startswith("  - id") or "\nsteps:" in block:
            continue  # checked above
        if block.startswith("format"):
            assert block in (EVENING / "pack.yaml").read_text(encoding="utf-8") or "club-evening" in block
            continue
        lesson = parse_lesson(HEAD + STEP + block)
        assert lesson.drills or lesson.checkpoint
        for drill in lesson.drills:
            assert fresh(drill, 1).kind == drill.data["kind"]


def test_every_reader_of_yaml_reads_them() -> None:
    for block in page_blocks():
        read = [yaml.compose(block, Loader=loader) for loader in (yaml.SafeLoader, LOADER)]
        assert yaml.serialize(read[0]) == yaml.serialize(read[1])


def test_the_models_of_new_lessons_are_those_of_the_page() -> None:
    for kind in KINDS:
        section = TEXT.split(f"### {kind}\n")[1].split("\n### ")[0]
        assert f"```yaml\n{model(kind)}```" in section


def test_nothing_is_left_out() -> None:
    names = [*LESSON_FIELDS, *STEP_FIELDS, *FIELDS, *MODES, *HELPS, *MARKS, *COUNTS, *MEASURE, *TASKS]
    names += [field for kind in KINDS for field in known_fields(kind)]
    assert [name for name in names if f"`{name}`" not in TEXT] == []
    assert f"1 to {MOST_STEPS}" in TEXT
    assert {"random", "greedy", "strong", "speculator"} <= set(bot_names())


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", TEXT):
        assert (ROOT / "docs" / target).exists(), target


def test_the_python_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    blocks = "\n".join(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
    example = doctest.DocTestParser().get_doctest(blocks, {}, "lessons.md", "lessons.md", 0)
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_kinds_of_every_game_are_told() -> None:
    told = [teach_of(name) for name in names() if course_folder(name) is not None]
    assert len(told) >= 3
    kinds = [kind for teach in told for kind in teach.kinds]
    assert [kind for kind in kinds if f"`{kind}`" not in TEXT and f"### {kind}\n" not in TEXT] == []
