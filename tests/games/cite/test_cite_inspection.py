"""``inspect`` for Cité: the examples of the protocol and of the rulebook, and bad requests."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from cardcity_tutor.cli.inspect import answer
from cardcity_tutor.games.cite.rules.goods import KINDS
from cardcity_tutor.locale import LANGUAGES

EXAMPLES = [
    json.loads(line)
    for line in Path(__file__).with_name("examples.jsonl").read_text(encoding="utf-8").splitlines()
]
FIELDS = {
    "problems",
    "complete",
    "adjacency",
    "production",
    "scores",
    "buy",
    "convert",
    "legal",
}


def asked(text: str = "", **request: object) -> dict[str, Any]:
    return answer(json.dumps({"ruleset": "cite", "map": text, **request}).encode(), "en")


def holds(expected: Any, found: Any) -> bool:
    """Whether a part of an answer is as expected; of objects only the fields that are named, which may be places of a list."""
    if isinstance(expected, dict) and isinstance(found, list):
        return all(holds(value, found[int(place)]) for place, value in expected.items())
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            key in found and holds(value, found[key]) for key, value in expected.items()
        )
    return bool(expected == found) and type(expected) is type(found)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["title"])
def test_examples_of_the_protocol(example: dict[str, Any]) -> None:
    found = answer(json.dumps(example["request"]).encode(), "en")
    assert holds(example["answer"], found), found
    if not any(problem["rule"] == "overlap" for problem in found["problems"]):
        extra = {"verdict"} & {*example["answer"]} | {"trade"} & {*example["answer"]}
        assert set(found) == FIELDS | extra


WEAVER_SECOND = ["sawyer", "weaver", "smith", "stonecutter"]
QUARTER_OF_FAQ = "0:paved@-1,-3h 0:shopping@-4,-3v 0:bank@-2,-2 1:shopping@-3,0v 3:small@0,-1 3:small@0,-2"


@pytest.mark.parametrize(
    ("text", "more", "totals"),
    [
        ("0:mill@-2,-2 1:small@-1,0", {"professions": WEAVER_SECOND}, {1: {"cloth": 2}}),
        (
            "0:mill@-2,-2 1:small@-1,0 1:small@-2,0 1:small@-3,0 2:small@0,0",
            {},
            {0: {}, 1: {"stone": 5}, 2: {"metal": 1}},
        ),
        (
            "0:small@-1,-1 0:mill@-3,-2 1:mill@-2,0 3:mill@0,-2 2:small@0,0",
            {},
            {0: {"wood": 8}, 2: {"metal": 4}},
        ),
        (
            "0:post@-1,-1 0:mill@-3,-2 0:large@-3,-4 1:inn@-2,0 1:large@-2,2",
            {},
            {0: {"wood": 10, "gold": 4}, 1: {"stone": 5}},
        ),
        (
            "0:bank@-1,-1 0:mill@-3,-2 0:glazier@-2,-3v",
            {"banks": [{"wood": 3}, {}, {}, {}]},
            {0: {"wood": 3}},
        ),
        ("0:mill@-2,-2 0:shopping@-3,-3h", {"level": "grand"}, {0: {"gold": 1}}),
        ("0:shopping@-1,-3h 1:shopping@-1,0h", {"level": "grand"}, {0: {"gold": 1}, 1: {"gold": 1}}),
        (
            "0:mill@-2,-2 0:shopping@-3,-3h 0:small@-2,-3",
            {"level": "grand"},
            {0: {"wood": 2, "gold": 2}},
        ),
        (
            QUARTER_OF_FAQ,
            {"level": "grand"},
            {0: {"gold": 5}, 1: {"gold": 1}, 2: {}, 3: {"cloth": 2, "gold": 4}},
        ),
        (
            "0:bank@-1,-1 0:shopping@-2,-3h",
            {
                "level": "advanced",
                "banks": [{"wood": 2}, {}, {}, {}],
                "played": [["family-business", "0:bank@-1,-1"]],
            },
            {0: {"wood": 4, "gold": 2}},
        ),
        (
            "0:mill@-2,-2 0:small@-1,-3 1:small@-1,0",
            {"level": "advanced", "played": [["mill-tripled", "0:mill@-2,-2"]] * 2},
            {0: {"wood": 3}, 1: {"stone": 3}},
        ),
    ],
)
def test_production_in_the_rulebook(
    text: str, more: dict[str, Any], totals: dict[int, dict[str, int]]
) -> None:
    found = asked(text, **more)
    assert found["problems"] == []
    assert {player: found["production"][player]["total"] for player in totals} == totals


@pytest.mark.parametrize(
    ("text", "more", "cards"),
    [
        ("0:canal@-1,-3h 1:canal@-1,0h", {}, [(1, 0), (1, 0)]),
        ("0:canal@-3,-1v 1:small@-1,0 1:canal@-4,0v", {}, [(0, 0), (0, 0)]),
        ("0:canal@-3,-1v 1:canal@-1,0h 2:canal@0,0v 3:canal@0,-3h", {}, [(2, 0)] * 4),
        ("0:canal@-1,-1h 1:canal@0,0v 2:canal@0,-3h", {"players": 3}, [(2, 0)] * 3),
        ("0:canal@-1,-3h 0:port@-3,-4 1:canal@-1,0h", {}, [(2, 1), (1, 0)]),
        ("0:canal@-1,-3h 0:port@-3,-4 1:port@-2,0", {}, [(2, 1), (0, 1)]),
        ("0:paved@-1,-3h 0:canal@-2,-3h 1:canal@-1,0h", {}, [(1, 0), (1, 0)]),
        ("1:port@-2,0 0:canal@-1,-3h 2:canal@0,0v", {}, [(1, 0), (0, 1), (1, 0)]),
    ],
)
def test_canals_and_ports(text: str, more: dict[str, Any], cards: list[tuple[int, int]]) -> None:
    found = asked(text, level="advanced", **more)["production"]
    drawn = [(entry["draw"]["canal"], entry["draw"]["port"]) for entry in found][: len(cards)]
    assert drawn == cards


@pytest.mark.parametrize(
    ("text", "workshops"),
    [
        ("0:inn@-2,-2 0:locksmith@-3,-2h", {"0:locksmith@-3,-2h": [2, 2]}),
        ("0:locksmith@-1,-2h", {"0:locksmith@-1,-2h": [2, 1]}),
    ],
)
def test_workshops(text: str, workshops: dict[str, list[int]]) -> None:
    found = asked(text, stocks=[{"wood": 3, "metal": 2}, {}, {}, {}])["convert"]
    assert found["workshops"] == workshops
    assert found["kinds"] == ["wood", "metal", "lock"]


def test_market_and_flea_market_give_every_kind() -> None:
    four, gold = [{"wood": 4}, {}, {}, {}], [{"gold": 3}, {}, {}, {}]
    assert asked("0:market@-2,-2", stocks=four)["convert"]["kinds"] == list(KINDS)
    assert asked("0:market@-2,-2", stocks=four)["convert"]["market"] == 1
    found = asked("0:flea@-1,-1", stocks=gold, turn=1)["convert"]
    assert (found["flea"], found["kinds"]) == (True, list(KINDS))
    assert asked("0:flea@-1,-1", stocks=gold, flea_used=[0])["convert"]["kinds"] == ["gold"]
    to_gold = asked("0:flea@-1,-1", stocks=four, rulings={"flea-direction": "to-gold"})
    assert to_gold["convert"]["kinds"] == ["wood", "gold"]


@pytest.mark.parametrize(
    ("text", "place", "more", "expected"),
    [
        ("0:manufacture@-3,-3 1:small@-1,0 1:manufacture@-4,0", "mill@-5,-2", {}, {"price": 1}),
        ("0:manufacture@-3,-3", "mill@-5,-3", {}, {"price": 2}),
        ("0:manufacture@-3,-3", "mill@-5,-3", {"turn": 1}, {"price": 4}),
        ("0:manufacture@-3,-3", "small@-4,-3", {}, {"price": 1}),
        (
            "0:square@-3,-3",
            "small@-2,-2",
            {"level": "grand", "stocks": [{"gold": 2}, {}, {}, {}]},
            {
                "price": 1,
                "gold": True,
                "payment": {"cells": 1, "gold": 1, "resources": 2, "collections": []},
            },
        ),
        (
            "0:square@-3,-3",
            "glazier@-2,-2h",
            {"level": "grand"},
            {"legal": False, "reasons": ["occupied"]},
        ),
        (
            "0:square@-3,-3",
            "glazier@-4,-3h",
            {"level": "grand", "stocks": [{"gold": 2, "wood": 4, "stone": 4}, {}, {}, {}]},
            {
                "payment": {
                    "cells": 2,
                    "gold": 1,
                    "resources": 10,
                    "collections": [{"wood": 4, "stone": 4}],
                }
            },
        ),
        (
            "0:shopping@-1,-3h",
            "flea@-2,-1",
            {"level": "grand", "shopping_first": [0], "turn": 5},
            {"legal": False, "reasons": ["exclusivity"]},
        ),
        ("0:shopping@-1,-3h", "flea@-2,-1", {"level": "grand", "shopping_first": [0], "turn": 6}, {"legal": True}),
        ("0:flea@-1,-1", "shopping@-1,-4h", {"level": "grand"}, {"legal": True}),
        ("0:flea@-1,-1", "shopping@-1,-4h", {"level": "grand", "turn": 1}, {"reasons": ["exclusivity"]}),
        ("2:small@0,0 2:mill@0,1", "bank@1,0", {"player": 2, "rights": 1}, {"price": 1, "pay": 0}),
        ("", "small@-3,-3", {}, {"reasons": ["centre"]}),
        ("0:mill@-2,-2", "large@-4,-4", {}, {"reasons": ["touch"]}),
        ("0:mill@-2,-2", "armourer@-3,-2h", {}, {"reasons": ["profession"]}),
        ("0:mill@-2,-2", "mill@-4,-2", {}, {"reasons": ["copies"]}),
        ("0:mill@-2,-2", "port@-4,-2", {}, {"reasons": ["level"]}),
        ("0:mill@-2,-2", "small@-1,0", {"options": ["interquarter"]}, {"legal": True}),
    ],
)  # fmt: skip
def test_verdicts(text: str, place: str, more: dict[str, Any], expected: dict[str, Any]) -> None:
    assert holds(expected, asked(text, place=place, **more)["verdict"])


def test_what_a_building_adds_to_everybody() -> None:
    found = asked("0:small@-1,-1 1:small@-2,0 1:small@-1,0", place="mill@-3,-2")["verdict"]
    assert found["touches"] == ["0:small@-1,-1"]
    assert found["adjacent"] == ["0:small@-1,-1", "1:small@-2,0"]
    assert [entry["goods"] for entry in found["gain"]] == [{"wood": 1}, {"stone": 1}, {}, {}]


def test_legal_places_and_reasons() -> None:
    found = asked("", build=["bank", "mill"], why=True)
    assert found["legal"] == {"bank": [[-1, -1, "", 1, False]], "mill": [[-2, -2, "", 4, False]]}
    assert found["why"]["bank"]["0,0"] == ["centre", "quarter"]
    assert found["why"]["mill"] == {"-2,-1": ["quarter"], "-1,-2": ["quarter"], "-1,-1": ["quarter"]}
    shared = asked("0:bank@-1,-1", build=["glazier"], options=["interquarter"])["legal"]["glazier"]
    assert [-1, 0, "h", 2, False, [1]] in shared
    assert [-1, 0, "v", 2, False, [1, 2]] in shared


FINAL = """
0:manufacture@-3,-3 0:mill@-5,-2 0:large@-2,-5 0:paved@-8,-1v 0:small@-4,-3 0:small@-3,-4 0:post@-1,-6 0:bank@-6,-2 0:flea@-5,-3 1:square@-3,0
1:manufacture@-6,0 1:mill@-2,3 1:large@-4,3 1:guild@-2,5 1:inn@-8,0 1:market@-6,3 1:paved@-5,5v 1:shopping@-3,7v 1:small@-2,1 1:small@-9,0
1:small@-7,2 1:small@-3,6 1:small@-1,8 1:post@-10,0 1:bank@-9,1 1:flea@-8,2 1:sculptor@-8,3v 1:armourer@-5,6v 2:square@0,0 2:manufacture@0,3
2:mill@3,0 2:large@3,2 2:guild@5,0 2:market@0,6 2:paved@3,4h 2:shopping@5,2h 2:small@1,1 2:small@7,0 2:small@0,8 2:small@2,6 2:small@4,4 2:post@6,2
2:bank@7,1 2:flea@8,0 2:locksmith@0,9h 2:armourer@1,8h 2:jeweller@2,7h 3:square@0,-3 3:manufacture@0,-6 3:mill@3,-2 3:large@3,-4 3:guild@5,-2
3:inn@0,-8 3:market@3,-6 3:shopping@5,-5h 3:small@1,-2 3:small@7,-1 3:small@0,-9 3:small@2,-7 3:small@6,-3 3:post@7,-2 3:bank@8,-1 3:flea@0,-10
3:sculptor@1,-10h 3:joiner@2,-9h 3:jeweller@3,-8h
"""


def test_the_final_scoring_of_the_rulebook() -> None:
    found = asked(
        FINAL, level="grand", stocks=[{}, {"wood": 4}, {"stone": 20}, {"metal": 10, "gold": 6}], turn=7
    )
    assert found["problems"] == []
    told = [(entry["cells"], entry["score"], entry["left"], entry["place"]) for entry in found["scores"]]
    assert told == [(25, 25, 0, 4), (55, 55, 4, 2), (53, 55, 0, 3), (54, 55, 6, 1)]


def test_a_full_map_is_answered_within_a_second() -> None:
    stock = dict.fromkeys(KINDS, 9)
    started = perf_counter()
    found = asked(
        FINAL, level="grand", stocks=[stock] * 4, player=1, build=["inn", "guild", "joiner", "port"], why=True
    )
    assert "error" not in found
    assert perf_counter() - started < 1


def test_cards_at_the_end() -> None:
    ring = "0:mill@-2,-2 0:small@-3,-2 0:small@-3,-1 0:small@-2,-3 0:small@-1,-3 1:inn@-2,0 3:market@0,-2"
    hands = [["belfry", "good-neighbours", "charter"], [], [], []]
    found = asked(ring, level="advanced", hands=hands, stocks=[{"wood": 13}, {}, {}, {}])["scores"][0]
    assert found == {"cells": 8, "bonus": 3, "resources": 13, "score": 13, "left": 1, "place": 1}


@pytest.mark.parametrize(
    ("text", "more", "expected"),
    [
        ("0:bank@-1,-1", {"banks": [{"wood": 4}, {}, {}, {}]}, [("deposit", 0, ["0:bank@-1,-1"])]),
        ("0:mill@-2,-2", {"banks": [{"wood": 1}, {}, {}, {}]}, [("deposit", 0, [])]),
        ("0:small@-1,-1 0:small@-3,-1", {}, [("connected", 0, ["0:small@-3,-1"])]),
        ("0:small@-1,-1 0:small@-1,0", {}, [("quarter", 0, ["0:small@-1,0"])]),
        ("0:small@-1,-1 0:small@-1,0", {"options": ["interquarter"]}, []),
        ("0:port@-2,-2", {}, [("level", 0, ["0:port@-2,-2"])]),
        ("0:loom@-1,-1", {}, [("profession", 0, ["0:loom@-1,-1"])]),
        ("0:loom@-1,-1", {"players": 3}, []),
        (
            "0:armourer@-1,-2h 0:armourer@-2,-2h",
            {},
            [("profession", 0, ["0:armourer@-2,-2h", "0:armourer@-1,-2h"])],
        ),
        (
            "0:flea@-1,-1",
            {"level": "grand", "shopping_first": [0], "turn": 5},
            [("exclusivity", 0, ["0:flea@-1,-1"])],
        ),
        ("", {"level": "advanced", "hands": [["belfry"] * 2, ["belfry"], [], []]}, [("deck", 0, [])]),
        ("", {"level": "advanced", "hands": [[], [], ["scaffolding"] * 3 + ["helping-hands"] * 3 + ["belfry"], []]},
         [("hand", 2, [])]),
    ],
)  # fmt: skip
def test_problems(text: str, more: dict[str, Any], expected: list[tuple[str, int, list[str]]]) -> None:
    found = asked(text, **more)["problems"]
    assert [(entry["rule"], entry["player"], entry["at"]) for entry in found] == expected


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        *[({field: None}, field) for field in (
            "map", "players", "level", "professions", "quarters", "options", "rulings", "player", "turn",
            "stocks", "banks", "hands", "played", "rights", "shopping_first", "flea_used", "build", "why",
        )],
        ({"map": "0:mil@0,0"}, "map"),
        ({"map": "mill@0,0"}, "map"),
        ({"map": "4:mill@0,0"}, "map"),
        ({"map": "-1:mill@0,0"}, "map"),
        ({"map": "0:mill@0,0h"}, "map"),
        ({"map": "0:paved@0,0"}, "map"),
        ({"map": "0:paved@0,0x"}, "map"),
        ({"map": "0:mill@100,0"}, "map"),
        ({"map": "0:mill@+1,0"}, "map"),
        ({"map": "0:mill@²,0"}, "map"),
        ({"map": "3:mill@0,0", "players": 3}, "map"),
        ({"map": "0:mill@" + "0" * 5000 + "x,0"}, "map"),
        ({"map": []}, "map"),
        ({"players": 2}, "players"),
        ({"players": True}, "players"),
        ({"players": 4.0}, "players"),
        ({"level": "simplified"}, "level"),
        ({"professions": ["sawyer"] * 4}, "professions"),
        ({"professions": ["sawyer"]}, "professions"),
        ({"players": 3, "professions": ["sawyer", "smith", "weaver"]}, "professions"),
        ({"quarters": ["n", "se", "sw", "nw"]}, "quarters"),
        ({"players": 3, "quarters": ["nw", "se", "sw"]}, "quarters"),
        ({"options": ["handicap", "handicap"]}, "options"),
        ({"options": ["simultaneous", "time-is-gold"]}, "options"),
        ({"options": ["simultaneous"], "level": "advanced"}, "options"),
        ({"options": ["fast"]}, "options"),
        ({"rulings": {"colour": 1}}, "rulings"),
        ({"rulings": {"street-single": 1}}, "rulings"),
        ({"rulings": []}, "rulings"),
        ({"player": 4}, "player"),
        ({"turn": 0}, "turn"),
        ({"turn": 8}, "turn"),
        ({"turn": 10, "options": ["simultaneous"]}, "turn"),
        ({"stocks": [{}, {}, {}]}, "stocks"),
        ({"stocks": [{"silver": 1}, {}, {}, {}]}, "stocks"),
        ({"stocks": [{"wood": -1}, {}, {}, {}]}, "stocks"),
        ({"stocks": [{"wood": 1000}, {}, {}, {}]}, "stocks"),
        ({"banks": [[], {}, {}, {}]}, "banks"),
        ({"hands": [["belfry"], [], [], []]}, "hands"),
        ({"hands": [["joker"], [], [], []], "level": "advanced"}, "hands"),
        ({"hands": [{}, [], [], []], "level": "advanced"}, "hands"),
        ({"played": [["mill-tripled", "0:mill@-2,-2"]]}, "played"),
        ({"played": [["mill-tripled", "0:mill@-2,-2"]], "level": "advanced"}, "played"),
        ({"played": [["mill-tripled", "0:bank@-1,-1"]], "level": "advanced", "map": "0:bank@-1,-1"}, "played"),
        ({"played": [["belfry", "0:bank@-1,-1"]], "level": "advanced", "map": "0:bank@-1,-1"}, "played"),
        ({"played": ["mill-tripled"], "level": "advanced"}, "played"),
        ({"rights": 1000}, "rights"),
        ({"shopping_first": [4]}, "shopping_first"),
        ({"flea_used": 0}, "flea_used"),
        ({"build": ["castle"]}, "build"),
        ({"build": [["mill"]]}, "build"),
        ({"why": 1}, "why"),
        ({"place": "0:mill@0,0"}, "place"),
        ({"place": 1}, "place"),
        ({"trade": {}}, "trade"),
        ({"trade": {"with": 4}}, "trade"),
        ({"trade": {"with": 1, "give": None}}, "trade"),
        ({"trade": []}, "trade"),
    ],
)  # fmt: skip
def test_a_bad_request_is_told_in_both_languages(request_: dict[str, Any], code: str) -> None:
    for lang in LANGUAGES:
        told = answer(json.dumps({"ruleset": "cite", "id": [1], **request_}).encode(), lang)
        assert set(told) == {"error", "id"}
        assert told["error"]["code"] == code, told
        assert len(told["error"]["message"]) > 20
        assert "cite-" not in told["error"]["message"]


def test_what_is_unknown_or_not_asked_is_ignored() -> None:
    found = asked("0:mill@-02,-2", colour=None, place=None, trade=None, id=None)
    assert found["id"] is None
    assert found["production"][0]["of"] == {}
    assert set(found) == FIELDS | {"id"}


@pytest.mark.parametrize(
    ("trade", "reasons"),
    [
        ({"with": 0}, ["empty", "self"]),
        ({"with": 1, "give": {"wood": 1}}, ["stock"]),
        ({"with": 1, "get": {"wood": 1}}, ["partner-stock"]),
        ({"with": 1, "give": {"wood": 0}}, ["empty"]),
    ],
)
def test_trades_that_cannot_be(trade: dict[str, Any], reasons: list[str]) -> None:
    assert asked(trade=trade)["trade"] == {"legal": False, "reasons": reasons}


def test_touching_paved_streets_act_as_one_if_the_club_plays_so() -> None:
    text = "0:paved@-1,-3h 1:paved@-1,0h 1:mill@-3,0 3:small@0,-1"

    def pairs(**rulings: bool) -> list[tuple[str, str, int, list[str]]]:
        found = asked(text, rulings=rulings)["adjacency"]
        return [(pair["a"], pair["b"], pair["sides"], pair["streets"]) for pair in found]

    assert pairs() == [
        ("0:paved@-1,-3h", "1:paved@-1,0h", 1, []),
        ("0:paved@-1,-3h", "1:mill@-3,0", 0, ["1:paved@-1,0h"]),
        ("0:paved@-1,-3h", "3:small@0,-1", 1, []),
        ("1:paved@-1,0h", "1:mill@-3,0", 2, []),
        ("1:paved@-1,0h", "3:small@0,-1", 0, ["0:paved@-1,-3h"]),
    ]
    assert pairs(**{"street-single": False}) == [
        ("0:paved@-1,-3h", "1:paved@-1,0h", 1, []),
        ("0:paved@-1,-3h", "1:mill@-3,0", 0, ["1:paved@-1,0h"]),
        ("0:paved@-1,-3h", "3:small@0,-1", 1, ["1:paved@-1,0h"]),
        ("1:paved@-1,0h", "1:mill@-3,0", 2, ["0:paved@-1,-3h"]),
        ("1:paved@-1,0h", "3:small@0,-1", 0, ["0:paved@-1,-3h"]),
        ("1:mill@-3,0", "3:small@0,-1", 0, ["0:paved@-1,-3h", "1:paved@-1,0h"]),
    ]


def test_the_port_on_a_common_street_counts_if_the_club_plays_so() -> None:
    text = "0:paved@-1,-3h 0:port@-3,-3 1:canal@-1,0h"
    drawn = [
        asked(text, level="advanced", rulings={"canal-street-port": linked})["production"][1]["draw"]["canal"]
        for linked in (True, False)
    ]
    assert drawn == [1, 0]


COMPLETE = (
    "0:small@-1,-1 0:small@-1,-2 0:small@-1,-3 0:small@-1,-4 0:small@-1,-5 0:post@-1,-6 0:bank@-1,-7 "
    "0:flea@-1,-8 0:glazier@-2,-2h 0:locksmith@-2,-4h 0:joiner@-2,-6h 0:paved@-2,-9h 0:mill@-4,-2 "
    "0:large@-4,-4 0:guild@-4,-6 0:inn@-4,-8 0:market@-4,-10 0:manufacture@-7,-3"
)


def test_who_has_built_everything() -> None:
    assert asked(COMPLETE)["problems"] == []
    assert asked(COMPLETE)["scores"][0]["cells"] == 46
    assert asked(COMPLETE)["complete"] == [0]
    assert asked(COMPLETE, level="grand")["complete"] == []
    assert asked(COMPLETE.replace("0:joiner@-2,-6h ", ""))["complete"] == []
    assert asked(COMPLETE, players=3)["complete"] == []
    assert asked(COMPLETE, players=3, rulings={"loom-required": False})["complete"] == [0]
    assert asked(COMPLETE + " 0:loom@-1,-9", players=3)["complete"] == [0]


def test_deposits_may_not_count_at_the_end() -> None:
    banks = [{"wood": 3}, {}, {}, {}]
    counted = [
        asked("0:bank@-1,-1", banks=banks, rulings={"bank-counts": counts})["scores"][0]["resources"]
        for counts in (True, False)
    ]
    assert counted == [3, 0]


def test_any_three_workshops_if_the_club_plays_so() -> None:
    free = {"workshop-owners": "free"}
    three = "0:armourer@-1,-2h 0:jeweller@-2,-2h 0:sculptor@-3,-2h"
    assert asked(three, rulings=free, place="glazier@-4,-2h")["verdict"]["reasons"] == ["copies"]
    assert asked(three, rulings=free)["problems"] == []
    four = asked(three + " 0:glazier@-4,-2h", rulings=free)["problems"]
    assert four == [
        {
            "rule": "copies",
            "player": 0,
            "at": ["0:glazier@-4,-2h", "0:sculptor@-3,-2h", "0:armourer@-1,-2h", "0:jeweller@-2,-2h"],
        }
    ]
