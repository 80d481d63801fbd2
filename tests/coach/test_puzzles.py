"""Puzzles: every theme yields them, all answers reach the goal and no other does, and the engine is the judge."""

import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import Position
from cardcity_tutor.games.cardcity.rules.development import Choice
from cardcity_tutor.games.cardcity.rules.setting import VICTORIES
from cardcity_tutor.games.cardcity.teach.puzzles import THEMES, Answer, Facts, Goal, Puzzle, Setup, generate
from cardcity_tutor.games.cardcity.teach.puzzles.answers import silent, written
from cardcity_tutor.games.cardcity.teach.puzzles.search import search

EVERYWHERE = [(theme, level) for theme, kind in THEMES.items() for level in kind.levels]


@cache
def made(theme: str, level: str, difficulty: int | None = None, seed: int = 0) -> Puzzle:
    return generate(theme, level, difficulty, seed)


def carried_out(puzzle: Puzzle, answer: Answer) -> tuple[Position, int]:
    """The position after an answer, by the questions and moves of ``Position`` alone; and how much developed."""
    here = puzzle.setup.position()
    grown = 0
    for line in answer:
        assert isinstance(line, dict)
        cell = tuple(line["cell"])
        if line["event"] == "build":
            here = here.build(line["card"], cell, line.get("facing"))
        elif line["event"] == "cloud":
            here = with_card(here, "N", cell, 0)
        elif line["event"] == "develop":
            here = here.develop(Choice(line["colour"], cell))
            grown += 1
        else:
            assert line["event"] == "buy"
            if not here.hand and not here.due() and puzzle.setup.stage == "build":
                here = with_income(here)
            here = with_card(here, line["card"], cell, here.price(line["card"]))
    return here, grown


def with_card(here: Position, card: str, cell: tuple[int, int], price: int) -> Position:
    hand = here.hand
    after = here.with_hand([card]).build(card, cell)
    assert price <= after.money
    return Position.made(after.setting, after.city, after.money - price, hand, after.reserve)


def with_income(here: Position) -> Position:
    return here.with_hand([], here.money + int(here.income().value))


def reaches(puzzle: Puzzle, answer: Answer) -> bool:
    """Whether an answer reaches the goal, told from the position after it and from nothing of the puzzles' own."""
    goal = puzzle.goal
    here, grown = carried_out(puzzle, answer)
    match goal.measure:
        case "growth":
            sizes = {
                max(
                    need.size
                    for need in Position.made(here.setting, city).needs()
                    if need.colour == goal.colour and goal.cells[0] in need.cells
                )
                for city in here.outcomes().branches
            }
            return max(sizes) > len(goal.cells)
        case "money":
            return with_income(here).money >= goal.wanted
        case "income":
            return here.income().value >= goal.wanted
        case "room":
            return here.limit().used == here.limit().max
        case "clouds":
            return here.text.split().count("N") == puzzle.setup.city.split().count("N")
        case "built":
            return not here.hand
        case "developments":
            return grown >= goal.wanted
        case "fits":
            return here.verdict("P", goal.cells[0]).rules == ("stays",)
        case _:
            assert goal.measure == "score"
            bought = any(isinstance(line, dict) and line["event"] == "buy" for line in answer)
            if puzzle.theme == "final-turn" and not bought:
                here = with_income(here)
            value = here.score(puzzle.setup.victory).value
            return value is not None and value >= goal.wanted


@pytest.mark.parametrize(("theme", "level"), EVERYWHERE)
def test_every_theme_yields_a_sound_puzzle_at_every_level(theme: str, level: str) -> None:
    puzzle = made(theme, level)
    facts = puzzle.facts
    assert (puzzle.theme, puzzle.setup.level) == (theme, level)
    assert 1 <= puzzle.difficulty <= 5
    assert facts.sound
    assert facts.accepted == len(puzzle.answers) < facts.candidates
    assert puzzle.id.startswith(f"{theme}-{level}-{puzzle.difficulty}-")


@pytest.mark.parametrize(("theme", "level"), EVERYWHERE)
def test_every_listed_answer_reaches_the_goal_by_the_rules(theme: str, level: str) -> None:
    puzzle = made(theme, level)
    for answer in puzzle.answers:
        assert puzzle.grade(answer)
        assert reaches(puzzle, answer)
    assert len({json.dumps(answer) for answer in puzzle.answers}) == len(puzzle.answers)


@pytest.mark.parametrize(("theme", "level"), EVERYWHERE)
def test_no_other_answer_reaches_the_goal(theme: str, level: str) -> None:
    puzzle = made(theme, level)
    ask = THEMES[theme].ask
    candidates = search(puzzle.setup.state(), ask, cap=100_000)
    assert candidates is not None
    listed = {carried_out(puzzle, answer)[0].text for answer in puzzle.answers}
    right = 0
    for end in candidates.ends:
        answer = [written(action) for action in candidates.path(end) if not silent(action)]
        grade = puzzle.grade(answer)
        assert grade.outcome in ("right", "missed")
        assert grade.right == reaches(puzzle, answer)
        right += grade.right
        assert not grade.right or carried_out(puzzle, answer)[0].text in listed
    assert right == len(puzzle.answers)


@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
def test_saving_the_discard_is_a_matter_of_the_duty_to_build(level: str) -> None:
    puzzle = made("save-discard", level)
    here = puzzle.setup.position()
    refused = 0
    for card in dict.fromkeys(puzzle.setup.hand):
        for row, column, *facing in here.legal(card):
            line = {"event": "build", "card": card, "cell": [row, column]}
            grade = puzzle.grade([line | ({"facing": facing[0]} if facing else {})])
            if grade.outcome == "illegal":
                assert grade.verdict.rules == ("build-maximum",)
                refused += 1
    assert refused


@pytest.mark.parametrize(("theme", "level"), EVERYWHERE)
def test_a_puzzle_is_data(theme: str, level: str) -> None:
    puzzle = made(theme, level)
    again = Puzzle.from_json(json.loads(json.dumps(puzzle.to_json())))
    assert again == puzzle
    assert again.id == puzzle.id


def test_the_same_wish_gives_the_same_puzzle_and_another_seed_another() -> None:
    first = generate("grow-commerce", "normal", seed=1)
    assert generate("grow-commerce", "normal", seed=1) == first
    assert generate("grow-commerce", "normal", seed=2).setup != first.setup


@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5])
def test_the_difficulty_that_is_asked_for(difficulty: int) -> None:
    puzzle = made("reach-money", "simplified", difficulty)
    assert puzzle.difficulty == difficulty
    assert puzzle.to_json()["difficulty"] == difficulty


def test_harder_is_what_chance_finds_less_often() -> None:
    easy = Facts(candidates=8, accepted=2, luck=0.25, steps=1, near=0, hasty=True)
    assert easy.difficulty == 1
    rare = Facts(candidates=200, accepted=1, luck=1 / 200, steps=1, near=0, hasty=True)
    misleading = Facts(candidates=8, accepted=2, luck=0.25, steps=3, near=6, hasty=False)
    assert rare.difficulty > misleading.difficulty > easy.difficulty
    assert not Facts(candidates=8, accepted=7, luck=0.9, steps=1, near=0, hasty=True).sound
    assert not Facts(candidates=8, accepted=0, luck=0.0, steps=0, near=0, hasty=False).sound


@pytest.mark.parametrize("victory", VICTORIES)
def test_the_last_turn_under_every_victory(victory: str) -> None:
    puzzle = generate("final-turn", "normal", seed=5, victory=victory)
    assert puzzle.setup.victory == victory
    assert all(reaches(puzzle, answer) for answer in puzzle.answers)


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "2012"},
        {"variants": ["leisure-crisis", "ecological"]},
        {"variants": ["suburb"]},
        {"variants": ["architect"]},
    ],
    ids=str,
)
def test_editions_and_variants(options: dict[str, object]) -> None:
    puzzle = generate("best-income", "simplified", seed=4, **options)  # type: ignore[arg-type]
    assert all(map(puzzle.grade, puzzle.answers))
    assert Puzzle.from_json(puzzle.to_json()) == puzzle


# ------------------------------------------------------------------ grading

PUZZLE = Puzzle(
    "grow-commerce",
    Setup(". R . / M . C / . P .", ("R",), 3),
    Goal("growth", 0, "C", ((1, 2),)),
    Facts(6, 1, 0.2, 1, 0, hasty=False),
    (),
)
"""A commerce without neighbours needs two residential districts; one residence in hand will not do."""


def test_a_missed_goal_says_what_stops_the_district() -> None:
    grade = PUZZLE.grade([{"event": "build", "card": "R", "cell": [1, 1]}])
    assert grade.outcome == "illegal"
    grade = PUZZLE.grade([{"event": "build", "card": "R", "cell": [2, 2]}])
    assert grade.outcome == "missed"
    assert grade.value == 1
    assert grade.reason is not None
    assert grade.reason.rule == "commerce-growth"
    assert (grade.reason.params["have"], grade.reason.params["need"]) == (1, 2)


def test_an_illegal_answer_has_all_reasons_of_the_engine() -> None:
    grade = PUZZLE.grade([{"event": "build", "card": "R", "cell": [0, 2]}])
    assert (grade.outcome, grade.step) == ("illegal", 1)
    assert grade.verdict.rules == ("same-colour",)
    assert not grade
    assert PUZZLE.grade([{"event": "build", "card": "R", "cell": [5, 5]}]).verdict.rules == (
        "adjacent",
        "frame",
    )
    assert PUZZLE.grade([{"event": "build", "card": "C", "cell": [2, 2]}]).verdict.rules == ("no-keeping",)
    assert PUZZLE.grade([{"event": "develop", "colour": "R", "cell": [2, 2]}]).verdict.rules == ("build",)


def test_an_answer_goes_exactly_as_far_as_asked() -> None:
    build = {"event": "build", "card": "R", "cell": [2, 2]}
    assert PUZZLE.grade([]).outcome == "unfinished"
    assert PUZZLE.grade([]).phase == "build"
    surplus = PUZZLE.grade([build, {"event": "buy", "card": "I1", "cell": [3, 1]}])
    assert (surplus.outcome, surplus.step) == ("surplus", 2)
    park = made("best-park", "normal")
    industry = park.grade([{"event": "buy", "card": "I1", "cell": [0, 0]}])
    assert (industry.outcome, industry.step) == ("unasked", 1)
    assert park.grade([]).outcome == "unfinished"


def test_any_order_of_a_right_answer_is_right_where_the_rules_allow_it() -> None:
    facts = Facts(20, 5, 0.2, 2, 0, hasty=True)
    puzzle = Puzzle("reach-money", Setup("M", ("R", "P"), 3), Goal("money", 4), facts, ())
    home = {"event": "build", "card": "R", "cell": [0, 1]}
    beside_hall = {"event": "build", "card": "P", "cell": [1, 0]}
    beside_home = {"event": "build", "card": "P", "cell": [0, 2]}
    assert puzzle.grade([home, beside_hall])
    assert puzzle.grade([beside_hall, home])
    assert puzzle.grade([home, beside_home])
    assert puzzle.grade([beside_home, home]).verdict.rules == ("adjacent",)


CELLS = st.lists(st.integers(-3, 5), min_size=2, max_size=2)
LINES = st.fixed_dictionaries(
    {"event": st.sampled_from(["build", "develop", "buy", "cloud", "architect", "end", None])},
    optional={
        "card": st.sampled_from(["R", "C", "I", "K", "RCd", "x", 3]),
        "colour": st.sampled_from(["R", "C", "L", ""]),
        "cell": st.one_of(CELLS, st.none(), st.just([1]), st.just("b3"), st.just([True, 1])),
        "facing": st.sampled_from(["n", "0", "q", 1, None]),
    },
)


UNREADABLE = {"puzzle-answer", "puzzle-answer-cell", "card-token", "facing-unknown", "facing-of-full-card"}


@given(st.lists(LINES, max_size=3))
@settings(max_examples=60)
def test_any_answer_is_graded_or_refused_with_a_code(answer: list[dict[str, object]]) -> None:
    code, grade = "", None
    try:
        grade = PUZZLE.grade(answer)
    except InputError as error:
        code = error.code
    assert grade is not None or code in UNREADABLE
    if grade is not None:
        assert not grade.right
        assert grade.outcome != "illegal" or grade.verdict.reasons


# ------------------------------------------------------------------ what cannot be


@pytest.mark.parametrize(
    ("code", "wish"),
    [
        ("option-unknown", {"theme": "chess"}),
        ("option-unknown", {"theme": []}),
        ("option-unknown", {"theme": "chain", "level": []}),
        ("option-unknown", {"theme": "chain", "difficulty": []}),
        ("option-unknown", {"theme": "chain", "difficulty": 6}),
        ("option-unknown", {"theme": "chain", "level": "expert"}),
        ("option-unknown", {"theme": "chain", "victory": "moral"}),
        ("puzzle-level", {"theme": "best-park", "level": "simplified"}),
        ("puzzle-strength", {"theme": "best-park", "difficulty": 5}),
        ("puzzle-field", {"theme": "chain", "seed": "7"}),
        ("option-single-solo", {"theme": "chain", "variants": ["single-city"]}),
    ],
)
def test_wishes_that_cannot_be_granted(code: str, wish: dict[str, object]) -> None:
    with pytest.raises(InputError) as caught:
        generate(**wish)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("code", "path", "value"),
    [
        ("puzzle-version", ["format"], 2),
        ("puzzle-version", ["rules_version"], None),
        ("option-unknown", ["theme"], "chess"),
        ("option-unknown", ["theme"], []),
        ("puzzle-field", ["position"], "M R"),
        ("city-token", ["position", "city"], "M X"),
        ("field-not-text", ["position", "city"], 7),
        ("field-not-number", ["position", "money"], -1),
        ("field-not-texts", ["position", "hand"], "R"),
        ("card-token", ["position", "hand"], ["Z"]),
        ("option-unknown", ["position", "stage"], "sleep"),
        ("option-unknown", ["position", "victory"], "moral"),
        ("request-unknown-field", ["position", "colour"], "red"),
        ("field-not-object", ["position", "reserve"], 3),
        ("puzzle-field", ["goal"], {}),
        ("puzzle-field", ["goal"], []),
        ("puzzle-field", ["goal", "measure"], []),
        ("puzzle-field", ["goal", "colour"], []),
        ("puzzle-field", ["goal", "wanted"], "much"),
        ("puzzle-field", ["goal", "cells"], [[9, 9]]),
        ("puzzle-field", ["goal", "cells"], []),
        ("puzzle-field", ["goal", "colour"], "L"),
        ("puzzle-field", ["facts", "luck"], None),
        ("puzzle-field", ["facts", "accepted"], 0),
        ("puzzle-field", ["answers"], 3),
        ("puzzle-field", ["answers"], [[]]),
        ("puzzle-answer", ["answers"], [["R b3"]]),
    ],
)
def test_written_puzzles_that_are_none(code: str, path: list[str], value: object) -> None:
    data = json.loads(json.dumps(made("grow-commerce", "simplified").to_json()))
    part = data
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = value
    with pytest.raises(InputError) as caught:
        Puzzle.from_json(data)
    assert caught.value.code == code


def test_only_an_object_is_a_puzzle() -> None:
    with pytest.raises(InputError):
        Puzzle.from_json([])
