"""Misconceptions, exercises and puzzles of Cité, checked against ``inspect`` and cases worked out by hand."""

from __future__ import annotations

import json
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games import find
from cardcity_tutor.games.cite.book import load_book
from cardcity_tutor.games.cite.options import read_options
from cardcity_tutor.games.cite.rules.buildings import SHAPES
from cardcity_tutor.games.cite.rules.goods import KINDS as GOODS
from cardcity_tutor.games.cite.rules.inspection import inspect
from cardcity_tutor.games.cite.rules.moves import actions
from cardcity_tutor.games.cite.rules.play import apply, start
from cardcity_tutor.games.cite.teach.exercises import KINDS, ORDER, Exercise, Grade, harvest_lines
from cardcity_tutor.games.cite.teach.learner import TRUE
from cardcity_tutor.games.cite.teach.malrules import MAL_RULES
from cardcity_tutor.games.cite.teach.positions import DRAWERS, drawn, provoking
from cardcity_tutor.games.cite.teach.puzzles import THEMES, Puzzle, daily, make
from cardcity_tutor.locale import LANGUAGES, say

SURPLUS = [{"wood": 5, "metal": 1, "cloth": 1}, {"stone": 5, "metal": 1, "cloth": 1}, {}, {}]
RENT: dict[str, Any] = {
    "turn": 4,
    "contracts": [
        {
            "id": 1,
            "parties": [0, 1],
            "terms": [
                {"kind": "pay", "from": 0, "to": 1, "any": 2, "turns": [3, 5]},
                {"kind": "note", "text": "ban 3"},
                {"kind": "pay", "from": 1, "to": 0, "goods": {"stone": 1}, "turns": [4]},
            ],
        }
    ],
}


def alone(**goods: int) -> list[dict[str, int]]:
    return [goods, {}, {}, {}]


CASES: list[tuple[str, str, dict[str, Any], object, object]] = [
    (
        "corner-contact",
        "link",
        {
            "map": "0:mill@-2,-2 1:small@-1,0 1:small@-2,0 1:small@-3,0 2:small@0,0",
            "of": "0:mill@-2,-2",
        },
        ("1:small@-2,0", "1:small@-1,0"),
        ("1:small@-3,0", "1:small@-2,0", "1:small@-1,0", "2:small@0,0"),
    ),
    (
        "corner-touch",
        "mark",
        {"map": "0:small@-1,-1", "places": ["bank@-2,-2", "bank@-1,-2"]},
        ("bank@-1,-2",),
        ("bank@-2,-2", "bank@-1,-2"),
    ),
    (
        "any-contact",
        "mark",
        {"map": "0:small@-1,-1 1:small@-1,0 1:small@-2,0 1:small@-3,0", "places": ["bank@-3,-1"]},
        (),
        ("bank@-3,-1",),
    ),
    ("own-only", "harvest", {"map": "0:mill@-2,-2 1:small@-1,0", "player": 1}, 2, 1),
    (
        "street-idle",
        "link",
        {"map": "0:paved@-1,-3h 0:mill@-3,-3 3:small@0,-1", "of": "3:small@0,-1"},
        ("0:paved@-1,-3h", "0:mill@-3,-3"),
        ("0:paved@-1,-3h",),
    ),
    (
        "street-chain",
        "link",
        {"map": "0:mill@-3,-2 0:paved@-1,-3h 1:paved@-1,0h 1:small@-2,1", "of": "1:small@-2,1"},
        ("0:paved@-1,-3h", "1:paved@-1,0h"),
        ("0:paved@-1,-3h", "0:mill@-3,-2", "1:paved@-1,0h"),
    ),
    (
        "doublers-add",
        "harvest",
        {"map": "0:small@-1,-1 0:mill@-3,-2 1:mill@-2,0 3:mill@0,-2 2:small@0,0"},
        8,
        4,
    ),
    ("inn-large", "harvest", {"map": "0:large@-2,-2 0:inn@-4,-2"}, 5, 10),
    ("mill-bank", "harvest", {"map": "0:bank@-1,-1 0:mill@-3,-2", "banks": alone(wood=3)}, 3, 6),
    ("interest-compounds", "harvest", {"map": "0:bank@-1,-1", "banks": alone(gold=3), "turns": 3}, 9, 21),
    (
        "produce-at-once",
        "harvest",
        {"map": "0:small@-1,-1 0:small@-2,-1", "built": ["0:small@-2,-1"]},
        1,
        2,
    ),
    ("guild-at-once", "guild", {"map": "0:guild@-2,-2", "built": ["0:guild@-2,-2"]}, 0, 1),
    ("loose-sets", "most", {"stocks": alone(wood=7, gold=1)}, 0, 1),
    ("count-resources", "most", {"stocks": alone(wood=6, stone=1, metal=1, cloth=1)}, 1, 6),
    ("one-collection", "most", {"stocks": alone(wood=2, stone=2, metal=2, cloth=2)}, 2, 1),
    ("all-kinds", "most", {"stocks": alone(wood=10, stone=1)}, 1, 0),
    ("rights-kept", "pay", {"map": "0:small@-1,-1", "place": "bank@-1,-2", "lapsed": 1}, 1, 0),
    (
        "workshop-doubles",
        "convert",
        {
            "map": "0:small@-1,-1 0:small@-2,-1 0:inn@-4,-2 1:inn@-2,0 1:sculptor@-3,0h",
            "professions": ["sawyer", "weaver", "smith", "stonecutter"],
            "player": 1,
            "stocks": [{}, {"cloth": 1, "stone": 1}, {}, {}],
            "workshop": "1:sculptor@-3,0h",
        },
        3,
        4,
    ),
    ("flea-reversed", "reach", {"map": "0:flea@-1,-1", "stocks": alone(gold=1)}, GOODS, ("gold",)),
    ("free-building", "price", {"map": "0:manufacture@-3,-3", "place": "small@-4,-3"}, 1, 0),
    ("gold-per-side", "harvest", {"map": "0:mill@-2,-2 0:shopping@-3,-3h", "level": "grand"}, 1, 2),
    ("gold-to-street", "harvest", {"map": "0:shopping@-1,-3h 1:small@-1,0", "level": "grand"}, 0, 1),
    (
        "gold-or-table",
        "spend",
        {
            "map": "0:square@-3,-3",
            "level": "grand",
            "stocks": alone(wood=8, stone=8, gold=2),
            "place": "glazier@-4,-3h",
        },
        10,
        14,
    ),
    ("square-nine", "price", {"map": "0:small@-1,-1", "level": "grand", "place": "square@-4,-3"}, 8, 9),
    (
        "canal-any",
        "draw",
        {"map": "0:canal@-3,-1v 1:small@-1,0 1:canal@-4,0v", "level": "advanced"},
        0,
        1,
    ),
    ("port-links", "draw", {"map": "1:port@-2,0 0:canal@-1,-3h 2:canal@0,0v", "level": "advanced"}, 1, 2),
    (
        "cards-count",
        "score",
        {"map": "0:mill@-2,-2", "level": "advanced", "hands": [["caravan", "belfry"], [], [], []]},
        4,
        6,
    ),
    ("round-nearest", "score", {"map": "0:mill@-2,-2", "stocks": alone(wood=16)}, 5, 6),
    (
        "fair-count",
        "deal",
        {"stocks": SURPLUS, "trade": {"with": 1, "give": {"wood": 2}, "get": {"stone": 1}}},
        "accept",
        "decline",
    ),
    (
        "zero-sum",
        "deal",
        {"stocks": SURPLUS, "trade": {"with": 1, "give": {"wood": 1}, "get": {"stone": 1}}},
        "accept",
        "decline",
    ),
    ("ban-binds", "ledger", RENT, ("1.0",), ("1.0", "1.1")),
    ("promise-optional", "ledger", RENT, ("1.0",), ()),
]


def exercise(kind: str, request: dict[str, Any]) -> Exercise:
    return Exercise(kind, {"ruleset": "cite", **request})


# ---------------------------------------------------------------- misconceptions


@pytest.mark.parametrize("kind", DRAWERS)
@pytest.mark.parametrize("seed", range(3))
def test_who_knows_the_rules_answers_as_they_are(kind: str, seed: int) -> None:
    request = drawn(kind, Random(seed)).request
    true, found = inspect(request), TRUE.answer(request)
    assert true["problems"] == [] or kind == "score"
    assert {name: found[name] for name in true} == true


@pytest.mark.parametrize(
    ("name", "kind", "request_", "right", "wrong"), CASES, ids=[case[0] for case in CASES]
)
def test_cases_worked_out_by_hand(
    name: str, kind: str, request_: dict[str, Any], right: object, wrong: object
) -> None:
    asked = exercise(kind, request_)
    assert asked.solution == right
    assert asked.tempted((name,)) == {name: wrong}
    assert asked.grade(right) == Grade(right=True)
    assert not asked.grade(wrong).right
    assert name in asked.grade(wrong).mal_rules


@pytest.mark.parametrize("name", MAL_RULES)
@pytest.mark.parametrize("seed", range(2))
def test_every_misconception_is_found_by_its_answer(name: str, seed: int) -> None:
    asked = provoking(name, seed)
    assert provoking(name, seed) == asked
    assert provoking(name, seed).request == asked.request
    wrong = asked.tempted((name,))[name]
    assert wrong != asked.solution
    assert asked.grade(wrong).mal_rules == (name,)
    assert asked.grade(asked.solution).right


def test_every_misconception_has_a_case_and_its_sentences() -> None:
    assert [case[0] for case in CASES] == list(MAL_RULES)
    book = load_book()
    known = {*book.rules, *book.rulings}
    for name, entry in MAL_RULES.items():
        assert entry.kind in KINDS
        assert set(entry.rules) <= known
        for lang in LANGUAGES:
            assert say(lang, f"malrule-cite-{name}").endswith(".")
            assert len(say(lang, f"malrule-cite-{name}.title")) > 5


def test_an_impossible_map_is_answered_as_it_is() -> None:
    request = {"ruleset": "cite", "map": "0:mill@-2,-2 0:paved@-2,-3h"}
    for entry in MAL_RULES.values():
        assert entry.learner.answer(request) == inspect(request)


# ---------------------------------------------------------------- exercises


@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_solves_every_kind(kind: str) -> None:
    chance, solved = Random(kind), 0
    for _ in range(24):
        asked = drawn(kind, chance)
        try:
            right = asked.solution
        except InputError:
            continue
        solved += 1
        assert asked.grade(right).right
        if KINDS[kind].form in ("set", "list"):
            assert set(right) <= set(asked.options)
        elif KINDS[kind].form == "choice":
            assert str(right) in asked.options
        else:
            assert isinstance(right, int)
            assert not asked.grade(right + 1).right
    assert solved > 3


def test_a_place_is_right_wherever_the_rules_allow_it() -> None:
    asked = exercise(
        "place", {"map": "0:small@-1,-1 1:small@-1,0 1:small@-2,0 1:small@-3,0", "building": "bank"}
    )
    answer = inspect({**asked.request, "build": ["bank"], "why": True})
    places = [f"{row},{column}{facing}" for row, column, facing, *_ in answer["legal"]["bank"]]
    assert places
    for place in places:
        assert asked.grade(place).right
    for place, reasons in answer["why"]["bank"].items():
        assert asked.grade(place).rules == tuple(reasons)
    assert asked.grade("-3,-1").mal_rules == ("any-contact",)
    assert asked.grade("-2,-2").mal_rules == ("corner-touch",)


def test_a_rent_is_what_the_place_brings_until_the_end() -> None:
    asked = exercise(
        "rent", {"map": "1:small@-1,0 1:small@-2,0 0:small@-1,-1", "place": "mill@-3,-2", "for": 1, "turn": 4}
    )
    gain = inspect(asked.request)["verdict"]["gain"][1]["goods"]
    assert asked.solution == 3 * sum(gain.values())


def test_an_inn_acts_on_the_guild_at_once() -> None:
    request = {"map": "0:guild@-2,-2 0:inn@-4,-2", "built": ["0:inn@-4,-2"]}
    assert exercise("guild", request).solution == 2


def test_the_wrong_line_of_a_harvest_is_the_one_that_differs() -> None:
    for seed in range(6):
        asked = drawn("error", Random(seed))
        of = inspect(asked.request)["production"][0]["of"]
        true = [sum(gained["goods"].values()) + gained["gold"] for gained in of.values()]
        wrong = [
            number
            for number, ((_, said), right) in enumerate(
                zip(harvest_lines(asked.request), true, strict=True), 1
            )
            if said != right
        ]
        assert wrong == [int(asked.solution)]


def test_what_was_paid_is_not_due() -> None:
    assert exercise("ledger", RENT | {"paid": [[3, 1, 0]]}).solution == ()
    assert exercise("ledger", RENT | {"player": 1}).solution == ("1.2",)
    for field, junk in (
        ("contracts", [{}]),
        ("contracts", [{"id": 1, "parties": [0], "terms": [{"kind": "?"}]}]),
        ("paid", [3]),
    ):
        with pytest.raises(InputError, match=f"cite-{field}"):
            _ = exercise("ledger", {**RENT, field: junk}).solution


def test_nonsense_is_refused_with_the_field_at_fault() -> None:
    for field, junk in (("built", "0:mill"), ("turns", 99), ("turns", "2"), ("places", [1])):
        with pytest.raises(InputError) as caught:
            TRUE.answer({"ruleset": "cite", field: junk})
        assert caught.value.params["field"] == field


def test_a_turn_runs_in_the_order_that_is_asked_for() -> None:
    options = read_options({"level": "advanced", "professions": ["sawyer", "stonecutter", "smith", "weaver"]})
    state, _ = start(options, 3)
    chance, order = Random(1), []
    for _ in range(4000):
        deeds = list(actions(state))
        state, events = apply(state, chance.choice(deeds))
        order += [(event.turn, event.kind) for event in events if event.kind in ("produce", "draw", "pass")]
        if state.over or len({turn for turn, _ in order}) > 4:
            break
    steps = {"produce": ORDER.index("produce"), "draw": ORDER.index("canal"), "pass": ORDER.index("work")}
    ranks = [(turn, steps[kind]) for turn, kind in order]
    assert {kind for _, kind in order} >= {"produce", "pass"}
    assert ranks == sorted(ranks)


# ---------------------------------------------------------------- puzzles


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seed", range(3))
def test_every_solution_of_a_puzzle_is_accepted_and_nothing_else(theme: str, seed: int) -> None:
    puzzle = make(theme, seed)
    assert make(theme, seed) == puzzle
    assert set(puzzle.accepted) == BRUTE[theme](puzzle)
    assert len(puzzle.accepted) == len(set(puzzle.accepted))
    for solution in puzzle.accepted:
        assert puzzle.accepts(solution if isinstance(solution, str) else list(solution))
    for nonsense in (None, [], "", ["mill@0,0"], [99, 99]):
        assert not puzzle.accepts(nonsense)


def best_of(values: dict[Any, Any]) -> set[Any]:
    return {answer for answer, value in values.items() if value == max(values.values())}


def places(puzzle: Puzzle, value: Any) -> set[str]:
    """The best legal places by what ``inspect`` says of each."""
    kind = puzzle.request["build"][0]
    values = {}
    for row, column, facing, *_ in inspect(puzzle.request)["legal"][kind]:
        token = f"{kind}@{row},{column}{facing}"
        found = value(inspect({**puzzle.request, "place": token})["verdict"])
        if found is not None:
            values[token] = found
    assert max(values.values()) == puzzle.value
    return best_of(values)


def border(puzzle: Puzzle) -> set[Any]:
    return places(puzzle, lambda verdict: sum(sum(gain["goods"].values()) for gain in verdict["gain"]))


def street(puzzle: Puzzle) -> set[Any]:
    if puzzle.request["build"] == ["paved"]:
        return places(puzzle, lambda verdict: len(verdict["adjacent"]))
    return places(puzzle, lambda verdict: verdict["gain"][0]["goods"].get("gold", 0))


def canal(puzzle: Puzzle) -> set[Any]:
    return places(
        puzzle,
        lambda verdict: (
            None if any(gain["cards"] for gain in verdict["gain"][1:]) else verdict["gain"][0]["cards"]
        ),
    )


def layouts(puzzle: Puzzle) -> set[Any]:
    """The three buildings in any order, each at every legal place."""
    values: dict[tuple[str, ...], int] = {}
    seen: set[tuple[str, ...]] = set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        names = waiting.pop()
        text = " ".join([puzzle.request["map"], *(f"0:{name}" for name in names)])
        left = ["small", "small", "post"]
        for name in names:
            left.remove(name.split("@")[0])
        answer = inspect({**puzzle.request, "map": text, "build": sorted(set(left))})
        if not left:
            values[names] = sum(answer["production"][0]["total"].values())
        for kind in sorted(set(left)):
            for row, column, *_ in answer["legal"][kind]:
                more = tuple(sorted((*names, f"{kind}@{row},{column}")))
                if more not in seen:
                    seen.add(more)
                    waiting.append(more)
    assert max(values.values()) == puzzle.value
    return best_of(values)


def uses(puzzle: Puzzle) -> set[Any]:
    player = puzzle.request["player"]
    held = puzzle.request["stocks"][player]
    made = inspect(puzzle.request)["convert"]["workshops"]
    crafts = {
        "glazier": ("stone", "wood", "glass"), "sculptor": ("cloth", "stone", "sculpture"),
        "locksmith": ("metal", "wood", "lock"), "joiner": ("wood", "cloth", "furniture"),
        "armourer": ("metal", "stone", "weapon"), "jeweller": ("cloth", "metal", "jewel"),
    }  # fmt: skip
    values = {}
    for times in product(range(8), repeat=len(made)):
        stock = dict.fromkeys(GOODS, 0) | held
        for number, (token, (_, each)) in zip(times, made.items(), strict=True):
            one, two, good = crafts[token.split(":")[1].split("@")[0]]
            stock[one] -= number
            stock[two] -= number
            stock[good] += number * each
        if min(stock.values()) >= 0:
            stocks = [stock if seat == player else {} for seat in range(4)]
            values[times] = inspect({**puzzle.request, "stocks": stocks})["buy"]["cells"]
    assert max(values.values()) == puzzle.value
    return best_of(values)


def parts(held: dict[str, int], most: int) -> list[dict[str, int]]:
    found: list[dict[str, int]] = [{}]
    for kind, amount in held.items():
        found = [
            {**part, kind: number} if number else part
            for part in found
            for number in range(min(amount, most - sum(part.values())) + 1)
        ]
    return found


def spoken(part: dict[str, int]) -> tuple[str, ...]:
    return tuple(f"{kind} {part[kind]}" for kind in GOODS if kind in part)


def payments(puzzle: Puzzle) -> set[Any]:
    held, cells = puzzle.request["stocks"][0], puzzle.request["cells"]
    values = {}
    for part in parts(held, puzzle.value):
        if inspect({"ruleset": "cite", "stocks": [part, {}, {}, {}]})["buy"]["cells"] >= cells:
            rest = sorted(
                [*(held[kind] - part.get(kind, 0) for kind in held), *[0] * (len(GOODS) - len(held))]
            )
            values[spoken(part)] = (-sum(part.values()), rest)
    return best_of(values)


def swaps(puzzle: Puzzle) -> set[Any]:
    mine, theirs, *_ = puzzle.request["stocks"]
    found = set()
    for give, get in product(parts(mine, 2)[1:], parts(theirs, 2)[1:]):
        trade = {"with": 1, "give": give, "get": get}
        answer = inspect({**puzzle.request, "trade": trade})["trade"]
        if all(after > before for before, after in answer["cells"]):
            found.add((" ".join(spoken(give)), " ".join(spoken(get))))
    return found


def last(puzzle: Puzzle) -> set[Any]:
    answer = inspect(puzzle.request)
    listed, scored = answer["buy"]["cheapest"], answer["scores"][0]
    kinds = puzzle.request["build"]
    values = {}
    for chosen in (chosen for count in range(len(kinds) + 1) for chosen in combinations(kinds, count)):
        cells = sum(SHAPES[kind].size for kind in chosen)
        pay = max(0, cells - puzzle.request["rights"])
        if pay <= len(listed):
            spent = listed[pay - 1]["resources"] if pay else 0
            values[chosen] = divmod(10 * (scored["cells"] + cells) + scored["resources"] - spent, 10)
    assert max(values.values())[0] == puzzle.value
    return best_of(values)


BRUTE = {
    "seven-cells": layouts,
    "one-cell-more": uses,
    "thrift": payments,
    "the-swap": swaps,
    "border-mill": border,
    "street-works": street,
    "canal-knots": canal,
    "last-turn": last,
}


def test_places_and_buildings_may_be_named_in_any_order() -> None:
    puzzle = make("seven-cells", 0)
    assert puzzle.accepts(list(reversed(puzzle.accepted[0])))
    assert not puzzle.accepts(list(puzzle.accepted[0][:2]))


def test_there_is_a_puzzle_for_every_day_and_its_words() -> None:
    days = [f"2026-11-{day}" for day in range(11, 19)]
    assert {daily(day).theme for day in days} == set(THEMES)
    found = find("cite").needed(find("cite").daily_puzzle)(days[0])
    assert json.loads(json.dumps(found)) == found
    assert make(found["theme"], found["seed"]) == daily(days[0])
    assert "accepted" not in found
    for lang in LANGUAGES:
        for theme in THEMES:
            assert say(lang, f"puzzle-cite-{theme}")
            assert say(lang, f"puzzle-cite-{theme}.title")
