"""``inspect`` for Design Town: bad requests, and answers that must fit together. tests/docs runs the examples of its page."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.cli.inspect import answer
from cardcity_tutor.core.errors import RequestError
from cardcity_tutor.games.designtown.rules.building import ACTIONS, best_plan, excess
from cardcity_tutor.games.designtown.rules.cards import BOX, FACES, PILES, Cards, kind_of
from cardcity_tutor.games.designtown.rules.inspection import inspect, read_request
from cardcity_tutor.games.designtown.rules.odds import Deck
from cardcity_tutor.games.designtown.rules.position import Position
from cardcity_tutor.games.designtown.rules.sums import total
from cardcity_tutor.games.designtown.rules.table import read_table
from cardcity_tutor.games.designtown.rules.way import Way
from cardcity_tutor.locale import LANGUAGES

FIELDS = {
    "ruleset", "position", "now", "lines", "must", "may", "loses", "why", "recycle", "once", "advice", "prices",
    "build", "build_recycling",
}  # fmt: skip


def asked(**request: object) -> dict[str, Any]:
    return answer(json.dumps({"ruleset": "designtown", **request}).encode(), "en")


def test_an_answer_has_every_field_of_the_protocol() -> None:
    assert set(asked(deck="S {R H}", row="P")) == FIELDS


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "field"),
        ({"deck": "S", "colour": 1}, "field"),
        ({"deck": "S", "players": True}, "field"),
        ({"deck": "S", "players": 2.0}, "field"),
        ({"deck": "S", "players": 5}, "field"),
        ({"deck": "S", "players": None}, "field"),
        ({"deck": "S", "phase": "sleep"}, "field"),
        ({"deck": "S", "shuffled": 1}, "field"),
        ({"deck": "S", "shuffled": True, "phase": "build"}, "field"),
        ({"deck": "-", "row": "S", "shuffled": True}, "field"),
        ({"deck": "S", "done": ["buy S"]}, "field"),
        ({"deck": "S", "done": "buy S", "phase": "build"}, "field"),
        ({"deck": "S", "supply": {"S": 13}}, "field"),
        ({"deck": "S", "supply": {"R": 1}}, "field"),
        ({"deck": "S", "supply": {"S": -1}}, "field"),
        ({"deck": "S", "players": 1, "supply": {"S": 5}}, "field"),
        ({"position": "S | - | - | - | 12 12 8 8", "row": ""}, "field"),
        ({"position": 5}, "position"),
        ({"position": "S | - | - | -"}, "position"),
        ({"position": "S | - | - | - | 12 12 8"}, "position"),
        ({"position": "S | - | - | - | 12 12 8 ²"}, "position"),
        ({"deck": "{R S}"}, "deck"),
        ({"deck": "S {R"}, "deck"),
        ({"deck": "S R}"}, "deck"),
        ({"deck": "S {R} {S}"}, "deck"),
        ({"deck": "S {R} S"}, "deck"),
        ({"deck": "X"}, "token"),
        ({"deck": "RR"}, "token"),
        ({"deck": "S", "recycled": "R"}, "token"),
        ({"deck": "S", "row": "R R R S"}, "row"),
        ({"deck": "S", "row": " ".join(["M"] * 9), "supply": {"S": 0}}, "row"),
        ({"deck": " ".join(["R"] * 21)}, "stock"),
        ({"deck": "S S S S S"}, "stock"),
        ({"deck": "-"}, "no-cards"),
        ({"deck": "S", "rulings": {"colour": 1}}, "ruling"),
        ({"deck": "S", "rulings": {"first-card": 1}}, "ruling"),
        ({"deck": "S", "rulings": {"solo-supply": 4.0}}, "ruling"),
        ({"deck": "S", "table": {"face": {"R": {"cost": 2}}}}, "table"),
        ({"deck": "S", "table": {"face": {"S": {"cost": -2}}}}, "table"),
        ({"deck": "S", "table": {"face": {"S": {"cost": 2.0}}}}, "table"),
        ({"deck": "S", "table": {"face": {"M": {"recycle": {"points": 1}}}}}, "table"),
        ({"deck": "S", "table": {"limits": {"unhappy": 0}}}, "table"),
        ({"deck": "S", "table": {"format": 2}}, "table"),
        ({"deck": "S", "row": "F", "phase": "build", "done": ["buy R"]}, "done"),
        ({"deck": "S", "row": "F", "phase": "build", "done": ["buy F"]}, "done"),
        ({"deck": "S", "row": "F F F F", "phase": "build", "done": ["buy S", "buy S"]}, "done"),
        ({"deck": "S", "table": []}, "field"),
    ],
)
def test_a_bad_request_is_told_in_both_languages(request_: dict[str, Any], code: str) -> None:
    for lang in LANGUAGES:
        told = answer(json.dumps({"ruleset": "designtown", "id": [1], **request_}).encode(), lang)
        assert told["error"]["code"] == code, told
        assert len(told["error"]["message"]) > 20
        assert told["id"] == [1]


def test_another_game_is_told_with_those_there_are() -> None:
    told = answer(b'{"ruleset": "chess"}', "en")
    assert told["error"]["code"] == "ruleset"
    assert "designtown" in told["error"]["message"]
    assert answer(b'{"ruleset": 3}', "fr")["error"]["code"] == "ruleset"


# ---------------------------------------------------------------- properties

cards = st.text(FACES, max_size=6).map(tuple)


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """Positions that can be read, more of them odd than ordinary."""
    known, hidden = draw(cards), draw(cards)
    deck = " ".join([*known, "{", *hidden, "}"]) if known and hidden else " ".join(known)
    return {
        "ruleset": "designtown",
        "deck": deck,
        "row": " ".join(draw(cards)),
        "discard": " ".join(draw(cards)),
        "recycled": " ".join(draw(st.text("MCWG", max_size=2))),
        "supply": {pile: draw(st.integers(0, 3)) for pile in PILES},
        "players": draw(st.sampled_from([1, 2, 4])),
        "phase": draw(st.sampled_from(["play", "play", "build"])),
        "rulings": draw(
            st.fixed_dictionaries(
                {},
                optional={
                    "first-card": st.booleans(),
                    "tax-stack": st.booleans(),
                    "buy-upgrade-triggers": st.booleans(),
                },
            )
        ),
    }


@given(requests())
@settings(max_examples=150, deadline=None)
def test_answers_fit_together(request_: dict[str, Any]) -> None:
    try:
        found = inspect(request_)
    except RequestError:
        return
    json.dumps(found)
    assert sorted([*found["may"], *found["why"]]) == sorted({*found["may"], *found["why"]})
    assert all(reasons == sorted(reasons) and reasons for reasons in found["why"].values())
    if (once := found["once"]) is not None:
        assert sum(Fraction(outcome["p"]) for outcome in once["outcomes"]) == 1
        assert Fraction(once["bust"]) + Fraction(once["win"]) <= 1
    if found["now"]["status"] not in ("lost", "bust", "won"):
        assert found["build"]["value"] >= 0
        assert found["build"]["price"] <= found["now"]["coins"]
        sums = {name: sum(line[name] for line in found["lines"]) for name in ("coins", "points", "unhappy")}
        assert sums == {
            "coins": found["now"]["earned"],
            "points": found["now"]["points"],
            "unhappy": found["now"]["unhappy"],
        }
    again = inspect({"ruleset": "designtown", "position": found["position"], **{
        name: request_[name] for name in ("players", "phase", "rulings")
    }})  # fmt: skip
    assert again == found


def cheapest(position: Position) -> tuple[int, int, int, list[str]]:
    """The best set of actions by trying every order: a second way to the same answer."""
    way, table = position.way, position.way.table
    best: list[tuple[int, int, int, list[str]]] = []

    def worth(face: str) -> int:
        return table[face].worth

    def go(done: list[str], coins: int, discard: Counter[str], supply: Counter[str], value: int) -> None:
        spent = position.sums.coins - coins
        if not (way.solo and done and not supply.total()):
            best.append((-value, spent, len(done), sorted(done)))
        for action in ACTIONS:
            kind, face = action.split()
            price = position.prices[kind][face]
            if price > coins or excess(position.sums, (*done, action)) > 1:
                continue
            lying, piles, gain = discard.copy(), supply.copy(), 0
            if kind == "upgrade":
                if not lying[face]:
                    continue
                lying[face] -= 1
                gain -= worth(face)
            else:
                if not piles[face]:
                    continue
                piles[face] -= 1
            if face != "A":
                shown = face if kind == "buy" else {"R": "A", "S": "M", "H": "C", "F": "W", "P": "G"}[face]
                gain += worth(shown)
                on_top = shown == "W" and (kind == "upgrade" or way.purchase_triggers)
                if on_top and lying["A"]:
                    lying["A"] -= 1
                    gain -= worth("A")
                if not on_top:
                    lying[shown] += 1
            go([*done, action], coins - price, lying, piles, value + gain)

    supply = Counter(dict(zip(PILES, position.supply, strict=True)))
    go([], position.sums.coins, Counter(position.discard), supply, 0)
    return min(best)


@pytest.mark.parametrize("seed", range(40))
def test_the_best_set_of_actions_is_the_best_of_all_orders(seed: int) -> None:
    chance = Random(seed)

    def some(faces: str, most: int) -> Cards:
        return tuple(chance.choices(faces, k=chance.randrange(most + 1)))

    row = some("SFPGM", 5)
    changes = {face: {"worth": chance.randrange(-3, 6)} for face in FACES} if seed % 2 else {}
    rulings = (("buy-upgrade-triggers", False),) if seed % 3 == 0 else ()
    way = Way(1 + seed % 2, rulings, read_table({"face": changes}))
    supply = chance.randrange(2), 1, chance.randrange(3), 1
    position = Position(
        way, Deck(("S",)), row, tuple(sorted(some("RASHFP", 4))), supply=supply, phase="build"
    )
    plan = best_plan(way, position.sums, position.discard, position.supply)
    value, price, _, actions = cheapest(position)
    assert (plan.value, plan.price, list(plan.actions)) == (-value, price, actions)


@pytest.mark.parametrize(
    ("known", "hidden", "row"),
    [("S", "RRHM", "R"), ("M", "FRSA", ""), ("F", "RSWR", "C"), ("P", "MMRH", "H")],
)
def test_the_odds_are_those_of_all_orders(known: str, hidden: str, row: str) -> None:
    """Every order of the unknown cards is played out, card by card."""
    from itertools import permutations

    found = inspect(
        {"ruleset": "designtown", "deck": f"{known} {{{' '.join(hidden)}}}", "row": " ".join(row)}
    )
    busts = sum(played_out([*known, *order], row) for order in permutations(hidden))
    count = sum(1 for _ in permutations(hidden))
    assert Fraction(found["once"]["bust"]) == Fraction(busts, count)


def played_out(deck: list[str], row: str) -> bool:
    """Whether one decision to go on ends in a bust with the deck in this order."""
    cards = list(row)
    while True:
        cards.append(deck.pop(0))
        sums = total(cards, (), Way())[-1]
        if sums.bust:
            return True
        if cards[-1] == "F" and deck:
            deck.pop()
        if not deck or not (cards[-1] == "M" or deck[0] == "R"):
            return False


def test_the_box_has_enough_for_every_game() -> None:
    counted = Counter(map(kind_of, ("R", "R", "R", "R", "A", "S", "H", "F", "P") * 4)) + Counter(
        dict(zip(PILES, Way(4).full_supply, strict=True))
    )
    assert counted == Counter(BOX)
    assert [position.status for position in (read_request({"ruleset": "designtown", "deck": "S"}),)] == [
        "forced"
    ]


def test_duties_are_those_of_the_moment() -> None:
    for top, last, shuffled in product("RS", "MS", (False, True)):
        must = asked(deck=f"{top} H", row=f"P {last}", shuffled=shuffled)["must"]
        assert must == [
            *(["mall-more"] if last == "M" and not shuffled else []),
            *(["residential-top"] if top == "R" else []),
        ]
