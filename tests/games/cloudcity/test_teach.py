"""Misconceptions, exercises and puzzles of Cloud City, checked against ``inspect`` and cases worked out by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardcity_tutor.games.cloudcity.book import load_book
from cardcity_tutor.games.cloudcity.rules.inspection import inspect
from cardcity_tutor.games.cloudcity.teach.bends import (
    with_counting,
    with_lengths,
    with_places,
    with_reasons,
    with_room,
)  # fmt: skip
from cardcity_tutor.games.cloudcity.teach.exercises import Exercise, exercises, fresh
from cardcity_tutor.games.cloudcity.teach.malrules import MALRULES, detected, found_at, right
from cardcity_tutor.games.cloudcity.teach.positions import position, provoking
from cardcity_tutor.games.cloudcity.teach.puzzles import THEMES, Puzzle, daily, make
from cardcity_tutor.locale import LANGUAGES, say

FULL = (
    "S--S-S/S-S-R-/--F-RF/RR-S--/--F--F/RRS--S | Fc3-c5 Fc3-f3 Fc5-f5 Ff3-f5 Ra4-a6 Ra4-b4 Ra6-b6 Rb4-b6 "
    "Re2-e3 Sa1-a2 Sa1-d1 Sa2-c2 Sc2-c6 Sc6-f6 Sd1-d4 Sf1-f6"
)
TIE = {"city": "F--F/-RR- | Fa1-d1", "others": ["R--R/-FF- | Ra1-d1"]}


# ---------------------------------------------------------------- misconceptions


@pytest.mark.parametrize("seed", range(8))
def test_nothing_bent_is_the_truth(seed: int) -> None:
    request = position(Random(seed)) | {"needs": ["circuits", "balance", "blue-lead", "crossings"]}
    request["others"] = [position(Random(seed + 100))["city"]]
    request["stock"] = {level: [9] * 5 for level in "RFS"}
    true = inspect(request)
    assert true["problems"] == []
    assert with_reasons(request, lambda _, __, ___, ____, reasons: reasons) == true
    assert with_room(request, 2) == true
    assert with_lengths(request, (1, 2, 3, 5, 8)) == true
    assert with_counting(request) == true
    assert with_places(request, lambda asked, _, cell: asked.city.against_cell(cell, rectangle=False)) == true


@pytest.mark.parametrize("name", MALRULES)
@pytest.mark.parametrize("seed", range(3))
def test_every_misconception_is_detected_from_an_answer(name: str, seed: int) -> None:
    entry = MALRULES[name]
    request = provoking(name, Random(seed))
    wrong = found_at(entry.answer(request), entry.at)
    assert wrong != right(request, entry.at)
    assert detected(request, entry.at, wrong) == [entry]
    assert detected(request, entry.at, right(request, entry.at)) == []
    assert detected(request, entry.at, "nonsense") == []


CASES: list[tuple[str, dict[str, Any], tuple[str | int, ...], Any]] = [
    ("corner-contact", {"city": "RF/--"}, ("cells",),
     [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]]),
    ("start-centre", {"city": "RF--/--RF", "start": [0, 0]}, ("cells",), [[-1, 0], [-1, 1], [0, -1], [1, 0], [1, 1]]),
    ("line-frame", {"city": "RF..../--..../-FS-../R--S../..RF-S/..--S-"}, ("cells",),
     [[-1, 0], [0, -1], [0, 1], [1, -1], [1, 2], [2, 0], [2, 3], [3, 1], [3, 2]]),
    ("taller-free", {"city": "R-S--R/-S-RR-"}, ("bridges", "legal"), ["Ra1-f1", "Rd2-e2"]),
    ("lower-blocks", {"city": "S-R--S/-F-FF-"}, ("bridges", "legal"), ["Fb2-d2", "Fd2-e2"]),
    ("over-same-ok", {"city": "R-R--R/-S-SS-"}, ("bridges", "legal"),
     ["Ra1-c1", "Ra1-f1", "Rc1-f1", "Sb2-d2", "Sb2-e2", "Sd2-e2"]),
    ("gap-ok", {"city": "R-..R-/-F..-S/F--F--/-S-SRR"}, ("bridges", "legal"),
     ["Fa3-d3", "Ra1-e1", "Re1-e4", "Re4-f4", "Sb4-d4"]),
    ("cross-free", {"city": "-RF-/F--F/R--R/-RS- | Rb1-b4"}, ("bridges", "legal"), ["Fa2-d2", "Ra3-d3"]),
    ("cross-never", {"city": "-RF-/F--F/R--R/-RS- | Rb1-b4"}, ("bridges", "legal"), []),
    ("one-per-building", {"city": "R-R--R/-S-SS- | Ra1-c1"}, ("bridges", "legal"), ["Sb2-d2", "Sd2-e2"]),
    ("one-per-building", {"city": "R-R--R/-S-SS-"}, ("best", "total"), 3 + 2),
    ("one-per-side", {"city": "R-R--R/-S-SS-/..R-../..-F.. | Ra1-c1 Rc1-f1"}, ("bridges", "legal"),
     ["Rc1-c3", "Sb2-d2", "Sd2-e2"]),
    ("stock-ignored", {"city": "R----R/-FFSS-", "stock": {"R": [6, 8, 8, 6, 0]}}, ("bridges", "legal"),
     ["Fb2-c2", "Ra1-f1", "Sd2-e2"]),
    ("new-tile-only", {"city": "R----R/-FFSS-", "last": [0, 2]}, ("bridges", "legal"), ["Ra1-f1", "Sd2-e2"]),
    ("heights-mixed", {"city": "RF/--", "try": ["a1-b1"]}, ("try", "a1-b1"), []),
    ("diagonal-ok", {"city": "R-/-R", "try": ["a1-b2"]}, ("try", "a1-b2"), []),
    ("votes-distance", {"city": "S-R--S/-F-FF- | Sa1-f1"}, ("votes", "S"), 5),
    ("votes-between", {"city": "R--R/-FF- | Fb2-c2 Ra1-d1"}, ("votes", "total"), 2),
    ("votes-ends", {"city": "R--R/-FF- | Fb2-c2 Ra1-d1"}, ("votes", "total"), 7),
    ("route-sand", {"city": FULL, "needs": ["longest-route"]}, ("needs", "longest-route", "measure"), 25),
    ("route-bridges", {"city": FULL, "needs": ["longest-route"]}, ("needs", "longest-route", "measure"), 4),
    ("routes-are-bridges", {"city": FULL, "needs": ["most-routes"]}, ("needs", "most-routes", "measure"), 16),
    ("circuit-chain", {"city": FULL, "needs": ["circuits"]}, ("needs", "circuits"), {"measure": 3, "votes": 9}),
    ("varied-city", {"city": "R--R/-FF-/--F-/SS-F | Fb2-c2 Fc2-c3 Ra1-d1", "needs": ["varied-route"]},
     ("needs", "varied-route", "measure"), 2),
    ("light-with-bare", {"city": "R--R/-FF- | Ra1-d1", "needs": ["light-buildings"]},
     ("needs", "light-buildings"), {"measure": 4, "votes": 8}),
    ("crossing-pairs", {"city": FULL, "needs": ["crossings"]}, ("needs", "crossings", "votes"), -6),
    ("crossing-upper", {"city": FULL, "needs": ["crossings"]}, ("needs", "crossings", "votes"), -6),
    ("crossing-roof", {"city": "S-R--S/-F-FF-/..R-../..-F.. | Rc1-c3 Sa1-f1", "needs": ["crossings"]},
     ("needs", "crossings", "votes"), -4),
    ("balance-each", {"city": "R--R/-FF-", "needs": ["balance"]}, ("needs", "balance", "votes"), -12),
    ("lead-tie-six", {"city": "RF/--", "others": ["R-/-F"], "needs": ["blue-lead"]}, ("table", 1, "total"), 6),
    ("tie-shared", TIE, ("table", 0, "place"), 1),
    ("tie-sand-first", TIE, ("table", 0, "place"), 1),
    ("one-per-turn", {"city": "R--R/-FF-"}, ("best",),
     {"total": 3, "R": 3, "F": 0, "S": 0, "bridges": ["Ra1-d1"]}),
    ("must-build", {"game": {"players": 2}, "seed": 5, "played": 5}, ("decisions",), ["bridge"]),
    ("bridge-moves", {"city": "R--R/-FF- | Ra1-d1"}, ("bridges", "legal"), ["Fb2-c2", "Ra1-d1"]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "request_", "at", "wrong"), CASES, ids=lambda value: str(value)[:24])
def test_cases_worked_out_by_hand(
    name: str, request_: dict[str, Any], at: tuple[str | int, ...], wrong: object
) -> None:
    request = {"ruleset": "cloudcity", **request_}
    assert found_at(MALRULES[name].answer(request), at) == wrong
    assert MALRULES[name] in detected(request, at, wrong)


def test_every_misconception_has_a_case_and_its_sentences() -> None:
    assert {name for name, *_ in CASES} == set(MALRULES)
    book = load_book()
    for name, entry in MALRULES.items():
        assert entry.rules
        assert all(book.rule(rule) for rule in entry.rules)
        for lang in LANGUAGES:
            assert say(lang, f"malrule-cloudcity-{name}").endswith(".")
            assert len(say(lang, f"malrule-cloudcity-{name}.title")) > 5


@pytest.mark.parametrize("name", [name for name in MALRULES if name != "must-build"])
def test_an_impossible_city_is_answered_as_it_is(name: str) -> None:
    request = {"ruleset": "cloudcity", "city": "RR/R-", "needs": ["circuits", "balance"]}
    assert MALRULES[name].answer(request) == inspect(request)


# ---------------------------------------------------------------- exercises


@pytest.mark.parametrize("exercise", exercises(), ids=lambda exercise: f"{exercise.lesson}-{exercise.kind}")
def test_the_engine_gives_the_answers_of_the_exercises(exercise: Exercise) -> None:
    assert right(exercise.ask, exercise.at) == exercise.answer
    assert all(wrong != exercise.answer for wrong in exercise.wrong().values())


def test_the_exercises_provoke_every_misconception() -> None:
    assert {name for exercise in exercises() for name in exercise.malrules} == set(MALRULES)
    assert {exercise.lesson for exercise in exercises()} == set(range(1, 12))


def test_fresh_exercises_are_the_same_for_a_seed() -> None:
    one, same, other = (fresh("gap-ok", seed, lesson=4) for seed in (1, 1, 2))
    assert one == same != other
    assert one.wrong()["gap-ok"] != one.answer == right(one.ask, one.at)


# ---------------------------------------------------------------- puzzles


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seed", range(2))
def test_every_solution_of_a_puzzle_is_accepted_and_nothing_else(theme: str, seed: int) -> None:
    puzzle = make(theme, seed)
    assert make(theme, seed) == puzzle
    assert puzzle.accepted
    for solution in puzzle.accepted:
        assert puzzle.accepts(list(solution) if isinstance(solution, tuple) else solution)
        _check(puzzle, solution)
    for nonsense in (None, [], "", ["Ra1-b1"], ("RRa", 9, 9, 0)):
        assert not puzzle.accepts(nonsense)


def _check(puzzle: Puzzle, solution: Any) -> None:
    """A solution by ``inspect`` alone."""
    request = dict(puzzle.request)
    before = inspect(request)
    if puzzle.kind == "bridge":
        assert before["problems"]
        plan, _, names = request["city"].partition(" | ")
        rest = " ".join(name for name in names.split() if name != solution)
        assert inspect(request | {"city": f"{plan} | {rest}"})["problems"] == []
    elif puzzle.kind == "bridges":
        after = inspect(request | {"city": _built(request["city"], solution)})
        assert after["problems"] == []
        gained = after["votes"]["total"] - before["votes"]["total"]
        if puzzle.theme == "close-the-ring":
            assert after["needs"]["circuits"]["measure"] > before["needs"]["circuits"]["measure"]
        elif puzzle.theme == "all-five":
            assert after["needs"]["varied-route"]["votes"] == puzzle.value
        elif puzzle.theme == "not-one-crossing":
            assert gained + after["needs"]["crossings"]["votes"] == puzzle.value
            assert puzzle.value < before["best"]["total"]
        else:
            assert gained == puzzle.value == before["best"]["total"]
    elif puzzle.theme == "the-eight":
        tile, *place = solution
        assert place in before["legal"][tile]
    elif puzzle.theme == "the-last-tile":
        ahead = inspect(request | {"ahead": True})["ahead"]
        assert max(entry[3] for entries in ahead.values() for entry in entries) == puzzle.value
        best = {
            (tile, *entry[:3])
            for tile, entries in ahead.items()
            for entry in entries
            if entry[3] == puzzle.value
        }
        assert set(puzzle.accepted) == best
    else:
        [(tile, *place), (other, *_)] = solution
        assert place in before["legal"][tile]
        assert [tile, other] == request["hand"]


def _built(city: str, names: tuple[str, ...]) -> str:
    plan, _, standing = city.partition(" | ")
    return f"{plan} | {' '.join([*standing.split(), *names])}"


def test_bridges_may_be_named_in_any_order() -> None:
    puzzle = make("the-knot", 0)
    assert puzzle.accepts(list(reversed(puzzle.accepted[0])))
    assert not puzzle.accepts([*puzzle.accepted[0], *puzzle.accepted[0]])


def test_there_is_a_puzzle_for_every_day_and_its_words() -> None:
    assert [daily(day).theme for day in range(100, 110)] == [*THEMES]
    for lang in LANGUAGES:
        for theme in THEMES:
            assert say(lang, f"puzzle-cloudcity-{theme}")
            assert say(lang, f"puzzle-cloudcity-{theme}.title")
