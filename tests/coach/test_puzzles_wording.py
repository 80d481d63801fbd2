"""Puzzles in words: every theme, outcome and error can be said, in both languages, with the cells of the board."""

import re

import pytest

from cardcity_tutor.games.cardcity.face.wording import Naming
from cardcity_tutor.games.cardcity.face.wording.decisions import naming_of
from cardcity_tutor.games.cardcity.face.wording.puzzles import (
    answer_words,
    difficulty_name,
    grade_words,
    puzzle_heading,
    puzzle_task,
    puzzle_title,
)
from cardcity_tutor.games.cardcity.rules.actions import Build
from cardcity_tutor.games.cardcity.rules.kernel.cards import PARKING
from cardcity_tutor.games.cardcity.teach.puzzles import (
    OUT,
    THEMES,
    Facts,
    Goal,
    Grade,
    Puzzle,
    Setup,
    generate,
)
from cardcity_tutor.games.cardcity.teach.puzzles.goals import LOWER, MEASURES
from cardcity_tutor.locale import LANGUAGES, keys, say

FACTS = Facts(6, 1, 0.2, 1, 0, hasty=False)
CITY = ". R . / M . C / . P ."


def posed(
    theme: str,
    goal: Goal,
    hand: tuple[str, ...] = ("R",),
    *,
    level: str = "simplified",
    victory: str = "residential",
    stage: str = "build",
) -> Puzzle:
    return Puzzle(theme, Setup(CITY, hand, level=level, victory=victory, stage=stage), goal, FACTS, ())


PUZZLES = [
    posed("grow-commerce", Goal("growth", 0, "C", ((1, 2),))),
    posed("grow-residence", Goal("growth", 0, "R", ((0, 1),)), ("L", "R", "R")),
    posed("reach-money", Goal("money", 10)),
    posed("best-income", Goal("income", 3)),
    posed("fill-limit", Goal("room", 0)),
    posed("save-discard", Goal("built", 2), ("R", "C")),
    posed("best-park", Goal("score", -5), (), level="normal", stage="buy"),
    posed("happiness", Goal("score", 2), victory="happiness"),
    posed("chain", Goal("developments", 2)),
    posed("chain", Goal("developments", 2), ()),
    posed("no-cloud", Goal("clouds", 0), ("I1",), level="normal"),
    posed("bicolour-turn", Goal("fits", 1, cells=((1, 1),)), ("RCd",), level="advanced"),
    posed("bicolour-turn", Goal("built", 1), ("RCs",), level="advanced"),
    posed("final-turn", Goal("score", 2.5), victory="industrial"),
    posed("final-turn", Goal("score", 20), victory="economic"),
]


def naming(puzzle: Puzzle, lang: str) -> Naming:
    return naming_of(puzzle.setup.position(), lang)


def proper(lang: str, sentence: str) -> bool:
    """A sentence with a capital and a full stop (or a bracket), without leftovers of the catalogue."""
    return bool(re.match(r"[A-ZÀÉ0-9−$]", sentence)) and sentence[-1] in ".)" and "{" not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.theme}-{puzzle.goal.measure}")
def test_every_theme_says_what_it_asks_for(puzzle: Puzzle, lang: str) -> None:
    task = puzzle_task(lang, puzzle, naming(puzzle, lang))
    assert proper(lang, task)
    assert puzzle_title(lang, puzzle) in puzzle_heading(lang, puzzle)
    goal = puzzle.goal
    for cell in goal.cells:
        assert naming(puzzle, lang)(cell) in task
    if goal.measure == "money":
        assert str(goal.wanted) in task


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.theme}-{puzzle.goal.measure}")
def test_what_was_reached_is_said_with_its_numbers(puzzle: Puzzle, lang: str) -> None:
    goal, name = puzzle.goal, naming(puzzle, lang)
    right = grade_words(lang, puzzle, Grade("right", value=goal.wanted), name)
    assert len(right) == 2
    wrong = goal.wanted + (3 if goal.measure in LOWER else -3)
    missed = grade_words(lang, puzzle, Grade("missed", value=wrong), name)
    assert all(proper(lang, sentence) for sentence in (*right, *missed))
    assert missed[0] not in right
    if goal.measure in ("money", "income", "room", "clouds", "score"):
        assert str(abs(wrong)).replace(".", "," if lang == "fr" else ".") in missed[0]


@pytest.mark.parametrize("measure", ["score", "income", "developments"])
def test_one_that_can_be_reached_is_no_plural(measure: str) -> None:
    puzzle = posed("chain", Goal(measure, 1))
    (missed,) = grade_words("fr", puzzle, Grade("missed", value=0), naming(puzzle, "fr"))
    assert re.search(r"; on peut (atteindre 1 point|atteindre 1\u00a0\$|en ajouter 1)\.$", missed)


def test_the_themes_and_measures_are_all_here() -> None:
    assert {puzzle.theme for puzzle in PUZZLES} == set(THEMES)
    assert {puzzle.goal.measure for puzzle in PUZZLES} == set(MEASURES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_large_district_is_told_by_its_size_and_first_cell(lang: str) -> None:
    city = "M C C / . C C"
    puzzle = Puzzle(
        "grow-commerce",
        Setup(city, ("R",)),
        Goal("growth", 0, "C", ((0, 1), (0, 2), (1, 1), (1, 2))),
        FACTS,
        (),
    )
    task = puzzle_task(lang, puzzle, naming(puzzle, lang))
    assert "4" in task
    assert naming(puzzle, lang)((0, 1)) in task
    assert naming(puzzle, lang)((1, 2)) not in task


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missed_district_is_told_with_what_stops_it(lang: str) -> None:
    puzzle = PUZZLES[0]
    grade = puzzle.grade([{"event": "build", "card": "R", "cell": [2, 2]}])
    first, why = grade_words(lang, puzzle, grade, naming(puzzle, lang))
    assert first != why
    assert "1" in why
    assert "2" in why


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_answer_is_told_with_every_rule_and_a_remedy(lang: str) -> None:
    puzzle = PUZZLES[0]
    name = naming(puzzle, lang)
    sentences = grade_words(
        lang, puzzle, puzzle.grade([{"event": "build", "card": "R", "cell": [0, 2]}]), name
    )
    assert sentences[0] == say(lang, "puzzle-illegal", step=1)
    assert any(name((0, 1)) in sentence for sentence in sentences)
    assert len(sentences) >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_incomplete_and_overlong_answers(lang: str) -> None:
    puzzle = PUZZLES[0]
    name = naming(puzzle, lang)
    said = {
        grade_words(lang, puzzle, Grade("unfinished", phase=phase), name)
        for phase in ("build", "cloud", "develop", "buy", "architect")
    }
    build = Build(PARKING, (0, 0))
    said |= {grade_words(lang, puzzle, Grade(kind, 2, action=build), name) for kind in ("surplus", "unasked")}
    assert len(said) == 7
    assert all(proper(lang, sentence) for sentences in said for sentence in sentences)


def test_a_player_who_is_out_has_no_points() -> None:
    puzzle = posed("final-turn", Goal("score", 4), victory="happiness")
    words = grade_words("en", puzzle, Grade("missed", value=OUT), naming(puzzle, "en"))
    assert words == (say("en", "puzzle-score-out"),)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_in_words_names_its_steps_in_order(lang: str) -> None:
    puzzle = generate("save-discard", "simplified")
    name = naming(puzzle, lang)
    for answer in puzzle.answers:
        words = answer_words(lang, puzzle, answer, name)
        cells = [name((line["cell"][0], line["cell"][1])) for line in answer]
        assert [words.find(cell) for cell in cells] == sorted(words.find(cell) for cell in cells)
        assert -1 not in [words.find(cell) for cell in cells]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_difficulties_and_themes_have_names_of_their_own(lang: str) -> None:
    assert len({difficulty_name(lang, level) for level in range(1, 6)}) == 5
    assert len({say(lang, f"puzzle-theme-{theme}") for theme in THEMES}) == len(THEMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_have_sentences(lang: str) -> None:
    codes = {"field", "version", "answer", "answer-cell", "level", "strength", "none", "date"}
    assert {f"puzzle-{code}" for code in codes} <= keys(lang)
