"""The table of Design Town in pictures and words: spots, odds, choices with their reasons, typing, the log."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cardcity_tutor.core.chance import Chance
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.scene import Area, Choice, Gesture, Item, Menu, Scene
from cardcity_tutor.games import find
from cardcity_tutor.games.designtown.face import FACE
from cardcity_tutor.games.designtown.face.odds import outlook
from cardcity_tutor.games.designtown.face.places import discard_places, discard_spot, row_places
from cardcity_tutor.games.designtown.rules import engine
from cardcity_tutor.games.designtown.rules.actions import Build, End, Play, Recycle, Remove, Shuffle, Stop
from cardcity_tutor.games.designtown.rules.inspection import inspect, read_request
from cardcity_tutor.games.designtown.rules.state import Seat, State, first_state, view
from cardcity_tutor.games.designtown.rules.way import Way
from cardcity_tutor.locale import LANGUAGES

NAMES = ("Ada", "Bea", "Cid", "Dan")
MID = {
    "deck": "P {R R R R S H F G}",
    "row": "R S F H C M S",
    "discard": "R A H C M P",
    "supply": {"S": 9, "H": 9, "F": 5, "P": 7},
}
FORCED = {"deck": "R {S H R P}", "row": "R S M", "discard": "C W F F"}
BUILD = {"deck": "S {R R}", "row": "P G F F", "discard": "A F H R", "phase": "build"}
ALONE = {"deck": "-", "row": "S", "discard": "R P", "players": 1, "supply": {"S": 1, "H": 0, "F": 0, "P": 0}}
REQUESTS: tuple[dict[str, Any], ...] = (
    MID,
    FORCED,
    BUILD,
    ALONE,
    {"deck": "-", "row": "S S M" + " P" * 8, "supply": {"S": 5, "P": 4}},
)


def area(scene: Scene, name: str) -> Area:
    return next(found for found in scene["areas"] if found["id"] == name)


def items(scene: Scene) -> dict[str, Item]:
    return {item["spot"]: item for found in scene["areas"] for item in found["items"]}


def choice(menu: Menu, name: str) -> Choice:
    return next(found for found in menu["choices"] if found["id"] == name)


def played(players: int, seed: int, decisions: int) -> list[State]:
    chance = Random(seed)
    state, _ = engine.start(Way(players), seed)
    states = [state]
    while not state.over and len(states) < decisions:
        options = engine.actions(state)
        state, _ = engine.apply(state, options[chance.randrange(len(options))])
        states.append(state)
    return states


# ---------------------------------------------------------------- pictures


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("request_", REQUESTS)
def test_every_picture_is_sound_and_every_thing_has_a_name(request_: dict[str, Any], lang: str) -> None:
    scene = FACE.board(request_, lang)
    known = set(re.findall(r'id="(dt-[\w-]+)"', scene["defs"]))
    spots = [item["spot"] for found in scene["areas"] for item in found["items"]]
    assert len(set(spots)) == len(spots)
    for found in scene["areas"]:
        width, height = found["size"]
        drawn = [found["svg"], found.get("over", ""), *(item["svg"] for item in found["items"])]
        ET.fromstring(f"<svg>{''.join(drawn)}</svg>")  # noqa: S314 (our own drawings)
        assert set(re.findall(r'(?:href="#|url\(#)(dt-[\w-]+)', "".join(drawn))) <= known
        for item in found["items"]:
            left, top, wide, high = item["box"]
            assert len(item["label"]) > 3
            assert left >= 0
            assert left + wide <= width
            assert top + high <= height
    classes = set(re.findall(r"\.(dt-[\w-]+)", scene["css"]))
    used = {name for found in scene["areas"] for name in re.findall(r'class="([^"]+)"', found["svg"])}
    assert {part for names in used for part in names.split()} <= classes


def test_the_last_card_played_is_never_covered() -> None:
    for count in range(1, 24):
        places = row_places(count, ghost=True)
        assert len(places) == count
        assert all(before < after for before, after in pairwise(places))
        assert places[-1] + 100 + 8 + 100 <= 480


def test_the_next_card_is_a_ghost_and_a_forced_one_says_so() -> None:
    free, forced = FACE.board(MID, "en"), FACE.board(FORCED, "en")
    assert items(free)["row.8"]["ghost"]
    assert "dt-ghost" in items(free)["row.8"]["svg"]
    assert "dt-must" in items(forced)["row.4"]["svg"]
    assert "must" in items(forced)["row.4"]["label"]
    assert "row.5" not in items(FACE.board(BUILD, "en"))


def test_a_card_keeps_its_spot_when_it_turns_over() -> None:
    before = {lying.spot: lying.face for lying in discard_places(("C", "H", "H", "R"))}
    after = {lying.spot: lying.face for lying in discard_places(("C", "C", "H", "R"))}
    changed = {spot for spot in before if before[spot] != after[spot]}
    assert set(before) == set(after)
    assert changed == {discard_spot(("C", "H", "H", "R"), "H")}
    assert changed == {discard_spot(("C", "C", "H", "R"), "C")}


def test_the_bar_tells_what_the_engine_answers() -> None:
    for request_ in (MID, FORCED, {"deck": "S {R R H}", "row": "R P"}):
        found = outlook(read_request(request_))
        once = inspect(request_)["once"]
        assert found is not None
        assert found.calm + found.forced + found.wins + found.ends == 1
        assert str(found.ends) == once["bust"]
        assert str(sum((sum_ * p for sum_, p in found.coins), Fraction(0))) == once["coins"]


def test_sums_are_made_of_their_parts() -> None:
    scene = FACE.board({**BUILD, "done": ["buy S"], "discard": "A F H R S", "supply": {"S": 11}}, "en")
    for stat in scene["stats"]:
        if "sum" in stat:
            assert sum(float(part["value"]) for part in stat["sum"]["parts"]) == stat["value"]


def test_prices_are_those_of_the_moment() -> None:
    piles = {spot: item for spot, item in items(FACE.board(BUILD, "en")).items() if spot.startswith("supply")}
    assert set(piles) == {"supply.S", "supply.H", "supply.F", "supply.P"}
    assert "both: 6" in area(FACE.board(BUILD, "en"), "supply")["svg"]
    assert "Buying and upgrading costs 6" in piles["supply.S"]["label"]
    poor = FACE.board({"deck": "S", "row": "P", "phase": "build"}, "en")
    assert all("dt-dear" in item["svg"] for spot, item in items(poor).items() if spot.startswith("supply"))


# ---------------------------------------------------------------- choices


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_menu_offers_exactly_what_the_engine_allows(players: int) -> None:
    for state in played(players, players, 60):
        if state.over:
            continue
        menu = FACE.menu(state, "en")
        offered = set()
        for found in menu["choices"]:
            if not found["targets"] and not found["objections"]:
                offered.add(FACE.action(state, {"choice": found["id"]}))
            for target in found["targets"]:
                gesture: Gesture = {"choice": found["id"], "spot": target["spot"]}
                if "turn" in target:
                    gesture["turn"] = target["turn"]
                action = FACE.action(state, gesture)
                if not target["objections"]:
                    offered.add(action)
                else:
                    assert action not in engine.actions(state)
        assert offered == set(engine.actions(state))
        assert sum(found.get("main", False) for found in menu["choices"]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("request_", REQUESTS)
def test_objections_name_rules_and_help(request_: dict[str, Any], lang: str) -> None:
    menu = FACE.asked(request_, lang)
    book = find("designtown").needed(find("designtown").load_book)()
    spots = set(items(FACE.board(request_, lang)))
    for found in menu["choices"]:
        for entry in (found, *found["targets"]):
            for against in entry["objections"]:
                assert book.rule(against["rule"]).id == against["rule"]
                assert against["title"]
                assert set(against["spots"]) <= spots
            if entry["objections"]:
                assert entry.get("remedy") or "pile-empty" in {one["rule"] for one in entry["objections"]}
            elif not (entry is found and found["targets"]):
                assert entry["preview"]["text"]


def test_a_forced_play_is_told_with_all_its_rules() -> None:
    menu = FACE.asked(FORCED, "en")
    assert menu["rule"] == "residential-top"
    against = choice(menu, "stop")["objections"]
    assert [found["rule"] for found in against] == ["mall-more", "residential-top"]
    assert [found["spots"] for found in against] == [["row.3"], ["deck"]]
    assert FACE.board(FORCED, "en")["notes"][0].startswith("After a shopping mall")


def test_previews_count() -> None:
    menu = FACE.asked(MID, "en")
    assert "The turn ends: 3 in 14." in choice(menu, "play")["preview"]["text"]
    church = next(t for t in choice(menu, "recycle")["targets"] if t["spot"] == "discard.H2")
    assert "worth 7 less" in church["preview"]["text"]
    build = FACE.asked(BUILD, "en")
    store = choice(build, "buy")["targets"][0]
    assert "3 coins; 4 coins left" in store["preview"]["text"]
    assert store["preview"]["ghosts"][0]["spot"] == "discard:discard.S1"


def test_alone_the_last_shuffle_is_warned_of() -> None:
    menu = FACE.asked(ALONE, "fr")
    assert "perdue" in choice(menu, "shuffle")["preview"]["text"]


def test_the_receiver_is_chosen_among_the_others() -> None:
    state = first_state(Way(3), (("S",), ("R",), ("P",)), Chance(1))._replace(
        phase="build", row=("F", "F"), seats=(Seat(("S",), 1, ("A",)), Seat(("R",), 1), Seat(("P",), 1))
    )
    found = choice(FACE.menu(state, "en"), "upgrade")
    assert [turn["id"] for turn in found["turns"]] == ["1", "2"]
    gesture: Gesture = {"choice": "upgrade", "spot": "discard.R1", "turn": "2"}
    assert FACE.action(state, gesture) == Build("upgrade", "A", 2)
    assert FACE.typed(state, "upgrade the apartment to C") == Build("upgrade", "A", 2)
    assert FACE.named(state, Build("upgrade", "A", 2), "en") == "Upgrade the apartment, to C"


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("play", Play()),
        ("JOUER", Play()),
        ("s’arrêter", Stop()),
        ("mélanger", Shuffle()),
        ("fin", End()),
        ("recycle C", Recycle("C")),
        ("recycler l’église", Recycle("C")),
        ("buy+upgrade P", Build("buy+upgrade", "P")),
        ("acheter et améliorer la supérette", Build("buy+upgrade", "S")),
        ("upgrade h", Build("upgrade", "H")),
        ("remove the factory", Remove("F")),
    ],
)
def test_decisions_are_typed_in_both_languages(line: str, action: object) -> None:
    state, _ = engine.start(Way(2), 1)
    assert FACE.typed(state, line) == action


@pytest.mark.parametrize(
    "line", ["", "sing", "buy", "buy X", "play now", "upgrade S to Z", "acheter une maison"]
)
def test_what_is_no_decision_is_refused(line: str) -> None:
    state, _ = engine.start(Way(2), 1)
    with pytest.raises(InputError):
        FACE.typed(state, line)


@pytest.mark.parametrize(
    "gesture", [{"choice": "sing"}, {"choice": "buy", "spot": "deck"}, {"choice": "buy"}]
)
def test_what_is_no_gesture_is_refused(gesture: Gesture) -> None:
    state, _ = engine.start(Way(2), 1)
    with pytest.raises(InputError, match="designtown-gesture"):
        FACE.action(state, gesture)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_a_game_is_told_without_its_secrets(players: int, lang: str) -> None:
    chance = Random(players)
    state, events = engine.start(Way(players), players)
    told = []
    for _ in range(120):
        if state.over:
            break
        options = engine.actions(state)
        action = options[chance.randrange(len(options))]
        assert FACE.named(view(state, state.player), action, lang)
        state, events = engine.apply(state, action)
        told += [(event, FACE.told(event, lang, NAMES)) for event in events]
        scene = FACE.scene(view(state, None), lang, None, NAMES[:players])
        assert [seat["name"] for seat in scene["seats"]] == list(NAMES[:players])
    assert all(text for _, text in told)
    assert any(event.kind == "shuffle" for event, _ in told)
    for event, text in told:
        if event.kind == "shuffle":
            assert str(len(event.details["deck"])) in text or "one" in text or "une" in text


def test_what_is_hidden_changes_nothing_that_is_shown() -> None:
    for state in played(2, 7, 40):
        seen = view(state, state.player)
        other = engine.imagined(seen, Chance(99))
        assert FACE.scene(view(other, state.player), "en", state.player, NAMES[:2]) == FACE.scene(
            seen, "en", state.player, NAMES[:2]
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_its_causes(lang: str) -> None:
    for state in played(2, 3, 25) + played(1, 4, 25):
        for action in engine.actions(state)[:6]:
            found = FACE.causes(view(state, state.player), action, lang)
            assert len(found) >= 2
            assert all(text.endswith(".") for text in found)


def test_stop_or_go_on_with_the_break_even() -> None:
    state = first_state(Way(2), (("S", "H", "R", "R"), ("R",)), Chance(1))._replace(row=("R", "P"))
    words = " ".join(FACE.causes(state, Play(), "en"))
    assert "1 in 3" in words
    assert "of 100 cases, and here it is 33" in words
    assert "Eight points" in words or "Eighteen cards" in words
