"""The face of Cité: scenes and menus of whole games in both languages, gestures, sentences, positions that are asked about."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.core.scene import Choice, Gesture, Menu, Scene
from cardcity_tutor.games import find
from cardcity_tutor.games.cite.coach import BOTS
from cardcity_tutor.games.cite.face.face import CiteFace
from cardcity_tutor.games.cite.options import read_options
from cardcity_tutor.games.cite.rules import actions as act
from cardcity_tutor.games.cite.rules import engine
from cardcity_tutor.games.cite.rules.goods import KINDS
from cardcity_tutor.games.cite.rules.state import State
from cardcity_tutor.locale import LANGUAGES

FACE = CiteFace()
NAMES = ["Albert", "Béa", "Cléo", "Dora"]


def moments(plain: dict[str, Any], seed: int) -> list[tuple[State, Any]]:
    """Every tenth moment of a game between bots, with what is decided then; and the end."""
    state, _ = engine.start(read_options(plain), seed)
    chance, bot = Random(seed), BOTS["greedy"]()
    found, number = [], 0
    while not state.over:
        action = bot.choose(engine.view(state, state.player), chance)
        if number % 10 == 0 or state.phase != "work":
            found.append((state, action))
        state, _ = engine.apply(state, action)
        number += 1
    return [*found[:: max(1, len(found) // 12)], (state, None)]


GAMES = {
    "advanced": moments({"level": "advanced", "options": ["interquarter"]}, 2),
    "three": moments({"players": 3, "level": "grand", "options": ["time-is-gold"]}, 3),
}


def spots_of(scene: Scene) -> set[str]:
    found = [item["spot"] for area in scene["areas"] for item in area["items"]]
    assert len(found) == len({*found})
    return {*found}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_can_be_seen_and_decided(name: str, lang: str) -> None:
    for state, action in GAMES[name]:
        names = NAMES[: state.way.players]
        seen = engine.view(state, state.player)
        scene, menu = FACE.scene(seen, lang, state.player, names), FACE.menu(seen, lang)
        json.dumps([scene, menu])
        spots = spots_of(scene)
        for area in scene["areas"]:
            for svg in (area["svg"], area.get("over", ""), *(item["svg"] for item in area["items"])):
                ET.fromstring(f"<svg>{svg}</svg>")  # noqa: S314 (our own)
        assert bool(menu["choices"]) != state.over
        assert len(menu["choices"]) < 120
        _check_menu(state, menu, spots)
        if action is not None:
            assert FACE.named(seen, action, lang)
            assert all(isinstance(cause, str) for cause in FACE.causes(seen, action, lang))
        watching = FACE.scene(state, lang, None, names)
        assert len(watching["seats"]) == state.way.players
        assert not FACE.menu(engine.view(state, None), lang)["choices"]


def _check_menu(state: State, menu: Menu, spots: set[str]) -> None:
    """What the menu calls legal is legal, what it objects to is not; every target is in the scene."""
    for choice in menu["choices"]:
        if not choice["targets"]:
            _check(state, Gesture(choice=choice["id"]), choice)
            continue
        for target in choice["targets"]:
            assert target["spot"] in spots
        for target in choice["targets"][:2] + choice["targets"][-2:]:
            gesture = Gesture(choice=choice["id"], spot=target["spot"])
            if "turn" in target:
                gesture["turn"] = target["turn"]
            legal = not target["objections"] and not choice["objections"]
            assert _is_legal(state, gesture) == legal, (choice["id"], target)


def _check(state: State, gesture: Gesture, choice: Choice) -> None:
    if choice["id"].split(".")[0] in ("build", "lay", "swap"):
        assert choice["objections"]  # else there would be places
    else:
        assert _is_legal(state, gesture) == (not choice["objections"]), choice


def _is_legal(state: State, gesture: Gesture) -> bool:
    try:
        engine.apply(state, FACE.action(state, gesture))
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told(name: str, lang: str) -> None:
    plain: dict[str, Any] = {"level": "advanced"} if name == "advanced" else {"players": 3}
    state, events = engine.start(read_options(plain), 5)
    chance = Random(5)
    names, kinds = NAMES[: state.way.players], set()
    for event in events:
        assert FACE.told(event, lang, names) == ""
    while not state.over:
        options = engine.actions(state)
        state, events = engine.apply(state, options[chance.randrange(len(options))])
        for event in events:
            kinds.add(event.kind)
            assert any(name in FACE.told(event, lang, names) for name in names)
    assert len(kinds) >= 8


def test_deals_are_told() -> None:
    state, _ = engine.start(read_options({"gifts": True, "table": "open"}), 1)
    texts = []
    for move in (
        "handshake 0>1 1gold; 1>2 1gold; 2>0 1gold",
        "contract 0,1: 0 pays 1 any2 in 2,3; 1 builds mill@-2,-2 by 2; note together",
        "jury 3: 0+,1+,2-",
    ):
        state, events = engine.apply(state, FACE.typed(state, move))
        texts += [FACE.told(event, "en", NAMES) for event in events]
    assert (
        texts[0]
        == "Albert enters a deal: Albert gives 1 gold to Béa; Béa gives 1 gold to Cléo; Cléo gives 1 gold to Albert"
    )
    assert texts[1].startswith(
        "Albert signs contract 1 with Béa: Albert pays any 2 resources to Béa in turns 2, 3; Béa builds"
    )
    assert texts[2] == "2 votes against Dora"
    scene = FACE.scene(state, "en", 0, NAMES)
    assert [area["id"] for area in scene["areas"]] == ["map", "palette", "goods", "deals"]


def test_nobody_speaks_for_another_where_the_floor_goes_round() -> None:
    state, _ = engine.start(read_options({"gifts": True}), 1)
    offer = FACE.typed(state, "deal 1 give nothing get 3gold")
    assert offer == FACE.typed(state, "offer 1 give nothing get 3gold")
    assert FACE.typed(state, "contract 0,1: note peace") == FACE.typed(state, "sign 0,1: note peace")
    for text in ("1: discard caravan", "handshake 1>0 3gold", "jury 1: 0+,2+"):
        with pytest.raises(InputError, match="cite-open-table"):
            FACE.typed(state, text)


def test_an_offer_is_answered_with_its_worth() -> None:
    state, _ = engine.start(read_options({"professions": "sawyer,stonecutter,smith,weaver"}), 1)
    seats = tuple(seat._replace(turn=3, stays=2) for seat in state.seats)
    goods = ((5, 0, 1, 1), (0, 5, 1, 1), (0,) * 4, (0,) * 4)
    seats = tuple(seat._replace(stock=(*held, *(0,) * 7)) for seat, held in zip(seats, goods, strict=True))
    state = state._replace(seats=seats, turn=3)
    offer = FACE.action(state, Gesture(choice="swap.wood", spot="good.1.stone", turn="1:1"))
    assert isinstance(offer, act.Offer)
    asked, _ = engine.apply(state, offer)
    menu = FACE.menu(engine.view(asked, 1), "en")
    assert menu["prompt"] == "Player A gives you 1 wood and asks for 1 stone."
    accept = menu["choices"][0]
    assert accept["preview"]["text"].startswith("Your resources buy 0 cells, then 1.")
    assert (
        FACE.causes(engine.view(asked, 1), act.Accept(), "fr")[0] == "Vos ressources paient 0 cases, puis 1."
    )


def test_a_position_is_drawn_and_asked_about() -> None:
    request = {"ruleset": "cite", "map": "0:manufacture@-3,-3 1:small@-1,0", "build": ["mill", "paved"]}
    for lang in LANGUAGES:
        scene = FACE.board(request, lang)
        spots = spots_of(scene)
        menu = FACE.asked(request, lang)
        assert [choice["id"] for choice in menu["choices"]] == ["build.mill", "build.paved"]
        for choice in menu["choices"]:
            assert all(target["spot"] in spots for target in choice["targets"])
            for target in choice["targets"]:
                for objection in target["objections"]:
                    assert {*objection["spots"]} <= spots
    texts = [
        target["preview"]["text"]
        for target in FACE.asked(request, "en")["choices"][0]["targets"]
        if "preview" in target
    ]
    assert any("A manufacture beside it saves 2." in text for text in texts)
    assert FACE.board({"ruleset": "cite", "game": {}}, "en")["seats"]
    assert FACE.asked({"ruleset": "cite", "game": {}}, "en")["choices"]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"ruleset": "cite", "map": "0:mill@-2,-2 0:bank@-2,-2"}, "cite-impossible"),
        ({"ruleset": "cite", "map": "x"}, "cite-token"),
        ({"ruleset": "cite", "game": 3}, "field-not-object"),
    ],
)
def test_what_cannot_be_drawn_says_why(request_: dict[str, Any], code: str) -> None:
    with pytest.raises(InputError) as told:
        FACE.board(request_, "en")
    assert told.value.code == code


@pytest.mark.parametrize(
    "text", ["", "sing", "build mill", "offer 9 give 1wood", "pay 3", "lay mill@x", "sign 0,1", "card joker"]
)
def test_what_is_no_decision_says_what_was_expected(text: str) -> None:
    state, _ = engine.start(read_options({}), 1)
    if text == "offer 9 give 1wood":
        with pytest.raises(IllegalAction):
            engine.apply(state, FACE.typed(state, text))
        return
    with pytest.raises(InputError):
        FACE.typed(state, text)
    with pytest.raises(InputError):
        FACE.action(state, Gesture(choice="dance", spot=text))


def test_the_ruleset_brings_its_face() -> None:
    load_face = find("cite").load_face
    assert load_face is not None
    assert isinstance(load_face(), CiteFace)


def worker(**goods: int) -> State:
    """The first player at work in turn 3, with a small shop and these resources."""
    state, _ = engine.start(
        read_options({"professions": "sawyer,stonecutter,smith,weaver", "quarters": "nw,ne,se,sw"}), 1
    )
    state, _ = engine.apply(state, FACE.typed(state, "lay small@-1,-1"))
    seats = list(state.seats)
    seats[0] = seats[0]._replace(turn=3, stock=tuple(goods.get(kind, 0) for kind in KINDS), earned=0)
    return state._replace(seats=tuple(seats), turn=3)


def test_a_place_is_paid_for_first_and_then_built_on() -> None:
    state = worker(wood=2, stone=1, metal=1, cloth=1)
    menu = FACE.menu(engine.view(state, 0), "en")
    bank = next(choice for choice in menu["choices"] if choice["id"] == "build.bank")
    place = next(target for target in bank["targets"] if not target["objections"])
    assert "First you pay 1 wood, 1 stone, 1 metal and 1 cloth" in place["preview"]["text"]
    gesture = Gesture(choice="build.bank", spot=place["spot"])
    paying = FACE.action(state, gesture)
    assert isinstance(paying, act.Pay)
    paid, _ = engine.apply(state, paying)
    building = FACE.action(paid, gesture)
    assert isinstance(building, act.Build)
    built, _ = engine.apply(paid, building)
    assert len(built.city.of(0)) == 2
    poor = FACE.menu(engine.view(worker(wood=2), 0), "en")
    assert not next(choice for choice in poor["choices"] if choice["id"] == "build.bank")["targets"]


def test_a_building_of_the_first_turn_is_taken_back_by_pointing_at_it() -> None:
    state, _ = engine.start(
        read_options({"professions": "sawyer,stonecutter,smith,weaver", "quarters": "nw,ne,se,sw"}), 1
    )
    state, _ = engine.apply(state, FACE.typed(state, "lay small@-1,-1 post@-1,-2"))
    choices = {choice.get("spot", ""): choice for choice in FACE.menu(engine.view(state, 0), "en")["choices"]}
    back = choices["0:post@-1,-2"]
    assert back["label"] == "Take back: trading post"
    assert not back["objections"]
    after, _ = engine.apply(state, FACE.action(state, Gesture(choice=back["id"])))
    assert [after.city.buildings[number].kind for number in after.city.of(0)] == ["small"]
    assert [objection["rule"] for objection in choices["0:small@-1,-1"]["objections"]] == ["centre"]


def test_harvest_and_price_are_explained_as_sums() -> None:
    request = {
        "ruleset": "cite",
        "map": "0:large@-2,-2 0:mill@-4,-2 0:shopping@-2,-5h",
        "level": "grand",
        "stocks": [{"wood": 2, "stone": 2, "metal": 2, "cloth": 1, "gold": 1}, {}, {}, {}],
    }
    stats = {stat["id"]: stat for stat in FACE.board(request, "en")["stats"]}
    large = stats["harvest"]["sum"]["parts"][0]
    assert (large["label"], large["value"]) == ("Large shop at −2, −2", "10 wood and 1 gold")
    assert [(part["label"], part["value"]) for part in large["parts"]] == [
        ("By itself", "5 wood"),
        ("Mill at −4, −2", "×2"),
        ("Shopping street at −2, −5", "1 gold"),
    ]
    assert large["parts"][1]["spots"] == ["0:mill@-4,-2"]
    price = stats["buy"]["sum"]
    assert price["value"] == stats["buy"]["value"] == sum(int(part["value"]) for part in price["parts"])
