"""Typical mistakes, exercises and puzzles of Design Town: each mistake is known by the answer that it leads to."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.designtown.book import load_book
from cardcity_tutor.games.designtown.rules.building import best_plan
from cardcity_tutor.games.designtown.rules.inspection import inspect, read_request
from cardcity_tutor.games.designtown.teach import KINDS, MAL_RULES, THEMES, Exercise, allowed_by, detect, make
from cardcity_tutor.games.designtown.teach.exercises import NEAR, set_worth
from cardcity_tutor.games.designtown.teach.puzzles import values, win_chances
from cardcity_tutor.games.designtown.teach.turn_sheet import sheet
from cardcity_tutor.locale import LANGUAGES, has

NOTHING = {"S": 0, "H": 0, "F": 0, "P": 0}
SEVEN = {"deck": "S", "row": "M M M M M M M R R W", "supply": {"S": 8}}
EIGHTEEN = {"deck": "S", "row": " ".join("P" * 12 + "F" * 6), "supply": {"P": 0, "F": 6}}
CASES: list[tuple[str, dict[str, Any], tuple[str, ...], object]] = [
    ("residential-free", {"deck": "R {S}", "row": "P"}, ("may",), ["play", "stop"]),
    ("bust-over", {"deck": "S", "row": "R R H"}, ("now", "status"), "free"),
    ("win-first", SEVEN, ("now", "status"), "won"),
    ("hospital-others", {"deck": "S", "row": "R H"}, ("now", "coins"), 3),
    ("hospital-cards", {"deck": "S", "row": "S P H"}, ("now", "coins"), 6),
    ("mall-optional", {"deck": "S {R}", "row": "S M"}, ("may",), ["play", "stop"]),
    ("mall-shuffles", {"deck": "-", "row": "S M", "discard": "P R"}, ("may",), ["shuffle"]),
    ("shuffle-row", {"deck": "-", "row": "R R", "discard": "R S"}, ("once", "bust"), "3/4"),
    ("shuffle-must", {"deck": "-", "row": "R R", "discard": "H S"}, ("once", "bust"), "1/2"),
    ("recycle-row", {"deck": "S", "row": "P C", "discard": "P"}, ("may",), ["play", "recycle C", "stop"]),
    (
        "recycle-once",
        {"deck": "S", "row": "P", "discard": "H M", "recycled": "C"},
        ("may",),
        ["play", "stop"],
    ),
    ("church-anywhere", {"deck": "P", "row": "S", "discard": "C"}, ("now", "limit"), 4),
    ("factory-top", {"deck": "F R {S}", "row": "R R"}, ("once", "bust"), "0"),
    ("cards-alone", EIGHTEEN, ("now", "status"), "won"),
    (
        "upgrade-row",
        {"deck": "S", "row": "H F F", "supply": NOTHING, "phase": "build"},
        ("may",),
        ["end", "upgrade F", "upgrade H"],
    ),
    ("one-card-odds", {"deck": "S {R R H}", "row": "R P"}, ("once", "bust"), "0"),
    ("discard-in-odds", {"deck": "S {R}", "row": "R R", "discard": "S S"}, ("once", "bust"), "1/3"),
    ("both-without-tax", {"deck": "S", "row": "F", "phase": "build"}, ("prices", "buy+upgrade", "S"), 3),
    (
        "apartment-recycled",
        {"deck": "S", "row": "P", "discard": "A"},
        ("may",),
        ["play", "recycle A", "stop"],
    ),
]
BUILDS: list[tuple[str, dict[str, Any], list[str]]] = [
    (
        "park-both",
        {"deck": "S", "row": "P F F F F F F", "supply": {"F": 2}, "phase": "build"},
        ["buy+upgrade H"] * 2,
    ),
    ("actions-free", {"deck": "S", "row": "G F F F", "phase": "build"}, ["buy S", "buy S"]),
    ("upgrade-row", {"deck": "P", "row": "S F F", "phase": "build"}, ["upgrade S"]),
    ("both-without-tax", {"deck": "P", "row": "S F F", "phase": "build"}, ["buy+upgrade S"]),
]


@pytest.mark.parametrize(("name", "request_", "at", "wrong"), CASES, ids=[case[0] for case in CASES])
def test_a_mistake_is_known_by_its_answer(
    name: str, request_: dict[str, Any], at: tuple[str, ...], wrong: object
) -> None:
    assert name in detect(request_, at, wrong)
    right: Any = inspect(request_)
    for step in at:
        right = right[step]
    assert right != wrong
    assert detect(request_, at, right) == ()


@pytest.mark.parametrize(("name", "request_", "actions"), BUILDS, ids=[case[0] for case in BUILDS])
def test_a_set_of_actions_shows_the_mistake_behind_it(
    name: str, request_: dict[str, Any], actions: list[str]
) -> None:
    assert name in allowed_by(request_, actions)
    assert set_worth(request_, actions) is None


def test_what_is_carried_over_shows_in_two_turns() -> None:
    before = {"deck": "P", "row": "F M"}
    now = {"deck": "P", "row": "M"}
    assert detect(now, ("now", "coins"), 6, before) == ("coins-kept",)
    assert detect(now, ("now", "points"), 2, before) == ("points-add",)
    assert detect(now, ("now", "coins"), 6) == ()
    rich = {"deck": "P", "row": "M M M M M M M", "supply": {"S": 8}}
    assert MAL_RULES["points-add"].answer(now, rich)["now"]["way"] == "points"


def test_every_mistake_has_its_case_and_its_words() -> None:
    cases = {case[0] for case in CASES} | {case[0] for case in BUILDS} | {"coins-kept", "points-add"}
    assert cases == set(MAL_RULES)
    for name, rule in MAL_RULES.items():
        assert all(load_book().rule(bent) for bent in rule.bends)
        for lang in LANGUAGES:
            assert has(lang, f"malrule-designtown-{name}")
            assert has(lang, f"malrule-designtown-{name}.title")


def test_one_mistake_alone_names_the_answer() -> None:
    assert detect({"deck": "S", "row": "S P H"}, ("now", "coins"), 6) == ("hospital-cards",)
    assert allowed_by({"deck": "S", "row": "G F F F", "phase": "build"}, ["buy S", "buy S"]) == (
        "actions-free",
    )


# ---------------------------------------------------------------- exercises


@pytest.mark.parametrize(
    ("exercise", "solution"),
    [
        (Exercise("bust", {"deck": "S {R R H}", "row": "R P"}), "1/3"),
        (Exercise("win-now", {"deck": "G", "row": "M C G G M C M", "supply": {"P": 5}}), "1"),
        (Exercise("total", {"deck": "S", "row": "R H"}, "coins"), 4),
        (Exercise("may", {"deck": "R {S}", "row": "P"}), ["play"]),
        (Exercise("why", {"deck": "R {S}", "row": "S M"}, "stop"), ["mall-more", "residential-top"]),
        (Exercise("why", {"deck": "S", "row": "S"}, "stop"), []),
        (Exercise("stop-go", {"deck": "R {R}", "row": "S F R R"}), "go"),
        (Exercise("recycle", {"deck": "S {S}", "row": "P"}), []),
        (Exercise("build", {"deck": "S", "row": "F F", "discard": "H", "phase": "build"}), ["upgrade H"]),
        (
            Exercise("order", {"deck": "F {R}", "row": "P"}),
            ["lies", "bust", "won", "coins", "effect", "top", "duties"],
        ),
        (Exercise("order", {"deck": "S {R}", "row": "P"}), ["lies", "bust", "won", "coins", "top", "duties"]),
    ],
)
def test_the_engine_solves_every_kind(exercise: Exercise, solution: object) -> None:
    assert exercise.solution == solution
    assert exercise.grade(solution).right


def test_a_bet_may_be_a_little_off() -> None:
    exercise = Exercise("bust", {"deck": "S {R R H}", "row": "R P"})
    for given in ("1/3", "0,33", "33 %", "36%", 0.3):
        assert exercise.grade(given).right
    off = exercise.grade("1/2")
    assert not off.right
    assert off.distance == Fraction(1, 6)
    assert off.distance > NEAR
    assert "one-card-odds" in exercise.grade("0").mal_rules
    for junk in ("many", "3", "-1", "1/0", ""):
        with pytest.raises(InputError, match="answer-chance"):
            exercise.grade(junk)


def test_any_set_of_the_best_worth_is_right() -> None:
    request = {"deck": "S {R R}", "row": "P G F F", "discard": "A F H R", "phase": "build"}
    exercise = Exercise("build", request)
    assert exercise.grade(["buy+upgrade H", "upgrade H"]).right
    assert exercise.grade(["upgrade H", "buy+upgrade H"]).right
    assert not exercise.grade(["upgrade H"]).right
    assert not exercise.grade(["buy F", "buy F", "buy F"]).right


def test_recycling_is_weighed_against_what_it_loses() -> None:
    exercise = Exercise(
        "recycle", {"deck": "R {S}", "row": "R R F F F F", "discard": "C", "supply": {"F": 8}}
    )
    assert exercise.solution == ["C"]
    assert exercise.grade(["C"]).right
    assert not exercise.grade([]).right
    assert not exercise.grade(["M"]).right


def test_a_wrong_line_of_a_sheet_is_found() -> None:
    request = {"deck": "S", "row": "R S F H"}
    exercise = Exercise("read", request, "3")
    right, wrong = sheet(request), sheet(request, "3")
    differing = [
        number for number, (one, other) in enumerate(zip(right, wrong, strict=True), 1) if one != other
    ]
    assert differing == [exercise.solution]
    assert exercise.grade(differing[0]).right
    assert not exercise.grade(differing[0] + 1).right


def test_all_kinds_of_the_course_are_there() -> None:
    assert set(KINDS) == {
        "bust", "total", "may", "why", "stop-go", "recycle", "build", "order", "read", "win-now",
    }  # fmt: skip


# ---------------------------------------------------------------- puzzles


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_puzzle_has_all_its_answers(theme: str, seed: int) -> None:
    puzzle = make(theme, seed)
    assert puzzle == make(theme, seed)
    assert puzzle.accepted
    position = read_request(puzzle.request)
    if theme in ("recycling-order", "save-the-turn"):
        found = values(position)
        best = max(value for answer, value in found.items() if answer != ("stop",))
        assert {answer for answer, value in found.items() if value == best} == set(puzzle.accepted)
    elif theme == "win-this-turn":
        chances = win_chances(position)
        assert {chances[answer] for answer in puzzle.accepted} == {max(chances.values())}
    elif theme == "two-purchases":
        plan = best_plan(position.way, position.sums, position.discard, position.supply)
        assert tuple(sorted(plan.actions)) in puzzle.accepted
        assert len(plan.actions) > 1
    elif theme == "best-upgrade":
        assert (
            len({inspect(puzzle.request)["prices"]["upgrade"][answer[0][-1]] for answer in puzzle.accepted})
            >= 1
        )
        assert inspect(puzzle.request)["build"]["best"] == list(puzzle.accepted[0])
    elif theme == "eighteen":
        assert puzzle.accepted == ((inspect(puzzle.request)["advice"]["win"],),)
    else:
        best_choice = inspect(puzzle.request)["advice"]["best"]
        assert puzzle.accepted == (({"go": "play", "stop": "stop"}[best_choice],),)
    for lang in LANGUAGES:
        assert has(lang, f"question-designtown-{theme}")
        assert has(lang, f"question-designtown-{theme}.title")
