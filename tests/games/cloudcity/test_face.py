"""The face of Cloud City: what is drawn, offered, refused, typed and told agrees with the engine at every moment."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.core.scene import Choice, Gesture, Menu, Scene, Sum
from cardcity_tutor.games import find
from cardcity_tutor.games.cloudcity.book import load_book
from cardcity_tutor.games.cloudcity.rules import engine
from cardcity_tutor.games.cloudcity.rules.actions import Build, Draw, Finish, Place
from cardcity_tutor.games.cloudcity.rules.inspection import inspect
from cardcity_tutor.games.cloudcity.rules.record import replay
from cardcity_tutor.games.cloudcity.rules.state import State
from cardcity_tutor.games.cloudcity.rules.way import Way
from cardcity_tutor.locale import LANGUAGES

from .test_play import WAYS, random_game

RULESET = find("cloudcity")
assert RULESET.load_face is not None
FACE = RULESET.load_face()
NAMES = ("Anna", "Bert", "Cora", "Dina")
GOLDEN = Path(__file__).with_name("golden.jsonl").read_text(encoding="utf-8").splitlines()
FULL = (
    "S--S-S/S-S-R-/--F-RF/RR-S--/--F--F/RRS--S | Fc3-c5 Fc3-f3 Fc5-f5 Ff3-f5 Ra4-a6 Ra4-b4 Ra6-b6 Rb4-b6 "
    "Re2-e3 Sa1-a2 Sa1-d1 Sa2-c2 Sc2-c6 Sc6-f6 Sd1-d4 Sf1-f6"
)


@cache
def moments(number: int) -> list[State]:
    states, _ = random_game(WAYS[number], 11 + number)
    return [*states[::7], states[-1]]


def scene_of(state: State, lang: str = "en", eye: int | None = 0) -> Scene:
    return FACE.scene(state, lang, eye, NAMES[: state.way.players])


def gestures(menu: Menu) -> Iterator[tuple[Gesture, list[str]]]:
    """Everything that can be tried, with the rules against it."""
    for choice in menu["choices"]:
        if not choice["targets"]:
            yield Gesture(choice=choice["id"]), [each["rule"] for each in choice["objections"]]
        for target in choice["targets"]:
            gesture = Gesture(choice=choice["id"], spot=target["spot"])
            if "turn" in target:
                gesture["turn"] = target["turn"]
            yield gesture, [each["rule"] for each in target["objections"]]


def spots(scene: Scene) -> list[str]:
    return [item["spot"] for area in scene["areas"] for item in area["items"]]


# ---------------------------------------------------------------- decisions


@pytest.mark.parametrize("number", range(len(WAYS)))
def test_what_is_offered_is_what_the_engine_allows(number: int) -> None:
    for state in moments(number):
        seen = engine.view(state, state.player)
        allowed = set(engine.actions(seen))
        offered = set()
        for gesture, against in gestures(FACE.menu(seen, "en")):
            action = FACE.action(seen, gesture)
            if against:
                assert action not in allowed
                with pytest.raises(IllegalAction) as told:
                    engine.apply(seen, action)
                assert told.value.verdict is not None
                assert set(told.value.verdict.rules) == set(against)
            else:
                offered.add(action)
        assert offered == allowed


@pytest.mark.parametrize("number", range(len(WAYS)))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spot_of_a_menu_is_in_the_scene(number: int, lang: str) -> None:
    for state in moments(number):
        seen = engine.view(state, state.player)
        known = spots(scene_of(seen, lang, state.player))
        assert len(known) == len(set(known))
        for choice in FACE.menu(seen, lang)["choices"]:
            named = {choice["spot"]} if "spot" in choice else set()
            named |= {target["spot"] for target in choice["targets"]}
            for objection in _objections(choice):
                named |= set(objection["spots"])
                assert len(objection["text"]) > 10
                assert "{" not in objection["text"]
            assert named <= set(known)


def _objections(choice: Choice) -> list[Any]:
    return [*choice["objections"], *(each for target in choice["targets"] for each in target["objections"])]


def test_decisions_are_typed_as_on_the_screen_or_as_in_records() -> None:
    state, _ = engine.start(Way(2), 5)
    state, _ = engine.apply(state, Place("SFa", (-1, 0), 0))
    assert state.seat.city.cells == {(0, 0), (-1, 0)}
    # On the screen the upper left tile is now at 0,0; records count from the starting tile.
    assert FACE.typed(state, "FFd 0,1 1") == Place("FFd", (-1, 1), 1)
    assert FACE.typed(state, " FFd  -1,0 ") == Place("FFd", (-2, 0), 0)
    assert FACE.typed(state, "place FFd 0,1 1") == Place("FFd", (0, 1), 1)
    build = FACE.typed(state, "b1-b4")
    assert isinstance(build, Build)
    assert (build.bridge.level, build.bridge.start, build.bridge.end) == ("F", (-2, 1), (1, 1))
    assert FACE.typed(state, "Fb4-b1") == build
    assert FACE.typed(state, "bridge F -2,1 1,1") == build
    for text in ("pile", "draw", "draw pile", "Pioche"):
        assert FACE.typed(state, text) == Draw("pile")
    assert FACE.typed(state, "RRa") == FACE.typed(state, "draw open RRa") == Draw("open", "RRa")
    assert FACE.typed(state, "fin") == FACE.typed(state, "finish") == Finish()
    for text in ("", "sing", "a1", "a1-a1", "FFF 0,1 1", "RRa 0,1 7", "z1-b2", "x" * 5000):
        with pytest.raises(InputError, match="cloudcity-typed"):
            FACE.typed(state, text)


@pytest.mark.parametrize(
    "gesture",
    [
        {"choice": "sing"},
        {"choice": ""},
        {"choice": "tile.9", "spot": "0,1"},
        {"choice": "tile.1"},
        {"choice": "tile.1", "spot": "a1"},
        {"choice": "tile.1", "spot": "0,1", "turn": "7"},
        {"choice": "tile.0", "spot": "0,1"},
        {"choice": "from.a1"},
        {"choice": "from.a1", "spot": "a1"},
        {"choice": "build.Xa1-b1"},
        {"choice": "draw.7"},
        {"choice": "draw.x"},
    ],
)
def test_a_gesture_that_stands_for_nothing_is_refused(gesture: Gesture) -> None:
    state, _ = engine.start(Way(1), 5)
    with pytest.raises(InputError, match="cloudcity-gesture"):
        FACE.action(state, gesture)


def test_a_preview_tells_what_opens_and_what_closes() -> None:
    request = {"ruleset": "cloudcity", "city": "R-..R-/-F..-S/F--F--/-S-SRR", "hand": ["SSd", "FFd"]}
    menu = FACE.asked(request, "en")
    [target] = [
        each for each in menu["choices"][0]["targets"] if (each["spot"], each.get("turn")) == ("0,1", "0")
    ]
    # The sand building on c1 stands in the way of a1–e1.
    assert target["objections"] == []
    assert "Closes a line: river bridge a1–e1 (5)." in target["preview"]["text"]
    [clouds] = [
        each for each in menu["choices"][1]["targets"] if (each["spot"], each.get("turn")) == ("0,1", "1")
    ]
    assert "forest from " in clouds["preview"]["text"]
    ghosts = clouds["preview"]["ghosts"]
    assert ghosts[0]["spot"] == "board:0,1"
    assert len(ghosts) > 1
    assert all(ghost["ghost"] and ghost["svg"] for ghost in ghosts)
    [refused] = [
        each for each in menu["choices"][0]["targets"] if each["spot"] == "-1,-1" and each.get("turn") == "0"
    ]
    assert {each["rule"] for each in refused["objections"]} >= {"place-contact"}


def test_a_bridge_tells_what_it_bars() -> None:
    menu = FACE.asked({"ruleset": "cloudcity", "city": "-RF-/F--F/R--R/-RS-"}, "en")
    [build] = [choice for choice in menu["choices"] if choice["id"] == "build.Rb1-b4"]
    assert "From then on river bridge a3–d3 (3) is no longer possible." in build["preview"]["text"]
    [tower] = [choice for choice in menu["choices"] if choice["id"] == "from.a3"]
    told = {target["spot"]: [each["rule"] for each in target["objections"]] for target in tower["targets"]}
    assert told == {"b1": ["bridge-line"], "b4": ["bridge-line"], "d3": []}


# ---------------------------------------------------------------- what is seen


@pytest.mark.parametrize("number", range(len(WAYS)))
def test_every_drawing_is_sound(number: int) -> None:
    for state in moments(number):
        for eye in (0, None):
            scene = scene_of(state, "fr", eye)
            defined = set(re.findall(r'id="([\w-]+)"', scene["defs"]))
            drawn = [area["svg"] + area.get("over", "") for area in scene["areas"]]
            drawn += [item["svg"] for area in scene["areas"] for item in area["items"]]
            drawn += [view.get("svg", "") for area in scene["areas"] for view in area.get("views", ())]
            for svg in (*drawn, scene["defs"]):
                ET.fromstring(f"<svg>{svg}</svg>")  # noqa: S314 (our own)
                assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', svg)) <= defined
            used = {
                name
                for svg in drawn
                for names in re.findall(r'class="([^"]*)"', svg)
                for name in names.split()
            }
            assert {name for name in used if f".{name}" not in scene["css"]} == set()
            for area in scene["areas"]:
                for item in area["items"]:
                    assert item["label"]
                    x, y, width, height = item["box"]
                    assert x >= -1
                    assert y >= -60
                    assert x + width <= area["size"][0] + 30
                    assert y + height <= area["size"][1] + 30


@pytest.mark.parametrize("number", range(len(WAYS)))
def test_a_scene_shows_no_more_than_its_eyes_see(number: int) -> None:
    for state in moments(number):
        for eye in (*range(state.way.players), None):
            assert scene_of(state, "en", eye) == scene_of(engine.view(state, eye), "en", eye)
    state = moments(number)[1]
    if state.way.players > 1:
        [hand] = [area for area in scene_of(state, "en", None)["areas"] if area["id"] == "hand"]
        hidden = sum("do not see" in item["label"] for item in hand["items"])
        assert hidden == len(state.seat.hand) - len(state.seat.shown)


@pytest.mark.parametrize("number", range(len(WAYS)))
def test_sums_add_up_and_point_at_what_they_count(number: int) -> None:
    for state in moments(number):
        scene = scene_of(state, "en", state.player)
        [votes] = [stat for stat in scene["stats"] if stat["id"] == "votes"]
        known = {spot for spot in spots(scene) if not spot.startswith("board:")}
        for stat in scene["stats"]:
            if "sum" in stat:
                _check(stat["sum"], known)
                assert stat["sum"]["value"] == stat["value"]
        assert votes["value"] == scene["seats"][state.player]["stats"][0]["value"]


def _check(sum_: Sum, known: set[str]) -> None:
    assert set(sum_.get("spots", ())) <= known
    parts = sum_.get("parts", [])
    if parts and not isinstance(sum_["value"], str):
        assert sum_["value"] == sum(part["value"] for part in parts if not isinstance(part["value"], str))
    for part in parts:
        _check(part, known)


def test_the_need_cards_are_counted_with_what_they_count() -> None:
    needs = [
        "longest-route", "most-routes", "varied-route", "circuits", "light-buildings", "crossings", "balance",
    ]  # fmt: skip
    scene = FACE.board({"ruleset": "cloudcity", "city": FULL, "needs": needs}, "en")
    sums = {stat["id"]: stat["sum"] for stat in scene["stats"] if "sum" in stat}
    assert sums["varied-route"]["spots"] == [
        "Sa1-a2", "Sa1-d1", "Sa2-c2", "Sc2-c6", "Sc6-f6", "Sd1-d4", "Sf1-f6",
    ]  # fmt: skip
    assert sums["longest-route"]["spots"] == ["Fc3-c5", "Fc3-f3", "Fc5-f5", "Ff3-f5"]
    assert sums["longest-route"]["value"] == "–"
    assert [part["value"] for part in sums["circuits"]["parts"]] == [3, 3]
    assert [part["value"] for part in sums["crossings"]["parts"]] == [-2] * 6
    assert sums["light-buildings"]["spots"] == ["f1", "e2", "e3", "d4"]
    assert {stat["id"]: stat["value"] for stat in scene["stats"]}["votes"] == 42 + 8 + 6 + 8 - 12


def test_one_level_and_the_raised_view_can_be_chosen() -> None:
    scene = FACE.board({"ruleset": "cloudcity", "city": FULL}, "fr")
    [board] = [area for area in scene["areas"] if area["role"] == "main"]
    assert [(view["id"], view.get("key")) for view in board["views"]] == [
        ("all", "0"), ("R", "1"), ("F", "2"), ("S", "3"), ("raised", "4"),
    ]  # fmt: skip
    assert board["views"][-1]["svg"].count("cl-top3") == 18
    assert board["views"][-1]["svg"].count("cl-plate ") + board["views"][-1]["svg"].count('"cl-plate"') == 16
    assert all(f'[data-view="{level}"]' in scene["css"] for level in "RFS")


# ---------------------------------------------------------------- what is told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_and_the_pile_stays_secret(lang: str) -> None:
    for game in replay(GOLDEN):
        for event in game.events:
            told = FACE.told(event, lang, NAMES)
            assert told.startswith(NAMES[event.player])
            assert told.endswith(".")
            if event.kind == "draw" and event.details["source"] == "pile":
                assert len(told) < 40
    _, events = engine.start(Way(2), 1)
    assert FACE.told(events[0], lang, NAMES)


@pytest.mark.parametrize("number", range(len(WAYS)))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_name_and_causes(number: int, lang: str) -> None:
    chance = Random(number)
    for state in moments(number)[:-1]:
        seen = engine.view(state, state.player)
        options = list(engine.actions(seen))
        for action in chance.sample(options, min(4, len(options))):
            assert 4 < len(FACE.named(seen, action, lang)) < 160
            causes = FACE.causes(seen, action, lang)
            assert len(causes) <= 4
            assert all(cause.endswith(".") for cause in causes)
        assert FACE.named(seen, options[0], lang) != FACE.named(seen, options[-1], lang) or len(options) == 1


def test_waiting_is_weighed_against_building() -> None:
    told = set()
    for seed in range(6):
        states, _ = random_game(Way(1), seed)
        for moment in states[:-1]:
            seen = engine.view(moment, 0)
            for action in engine.actions(seen)[-2:]:
                told |= {re.sub(r"\d+|[a-f]\d", "#", cause) for cause in FACE.causes(seen, action, "en")}
    assert any(cause.startswith("Waiting keeps a line open: # votes from # if a ") for cause in told)
    assert any("unseen tiles bring one" in cause for cause in told)
    assert any("can still be built in a later turn" in cause for cause in told)


# ---------------------------------------------------------------- positions


BOOK = load_book()
ASKS = [
    claim["ask"]
    for claim in (
        *(rule.holds for rule in (*BOOK.rules.values(), *BOOK.rulings.values()) if rule.holds),
        *(claim for example in BOOK.examples.values() for claim in example.claims),
    )
    if "error" not in claim
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_of_the_book_is_drawn(lang: str) -> None:
    for ask in ASKS:
        if "city" in ask and inspect(ask)["problems"]:
            continue
        scene = FACE.board(ask, lang)
        menu = FACE.asked(ask, lang)
        known = set(spots(scene))
        assert scene["areas"][0]["role"] == "main"
        assert menu["prompt"]
        for choice in menu["choices"]:
            assert {target["spot"] for target in choice["targets"]} <= known
        if "city" in ask:
            legal = {choice["id"][6:] for choice in menu["choices"] if choice["id"].startswith("build.")}
            assert legal == set(inspect(ask)["bridges"]["legal"]) or len(legal) == 12


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"city": ""}, "cloudcity-city-size"),
        ({"city": "RF/--", "map": "round"}, "field-choice"),
        ({"city": "RR/R-"}, "cloudcity-impossible"),
        ({"game": {"players": 9}}, "field-range"),
        ({"game": 3}, "field-not-object"),
    ],
)
def test_positions_that_cannot_be_are_refused(request_: dict[str, Any], code: str) -> None:
    for ask in (FACE.board, FACE.asked):
        with pytest.raises(InputError) as told:
            ask({"ruleset": "cloudcity", **request_}, "en")
        assert told.value.code == code


def test_a_menu_stays_small() -> None:
    sizes = []
    for number in range(len(WAYS)):
        for state in moments(number):
            seen = engine.view(state, state.player)
            sizes.append(len(json.dumps(FACE.menu(seen, "fr"))))
    assert max(sizes) < 300_000
