"""The coach of Cloud City: fast ways to the engine's answers, bots that play fairly and well, causes with their numbers."""

from __future__ import annotations

import functools
import operator
from random import Random
from time import monotonic

import pytest

from cardcity_tutor.core.chance import Chance
from cardcity_tutor.games.cloudcity.coach import BOTS, CHARACTERS
from cardcity_tutor.games.cloudcity.coach.bots import Bot, GreedyBot
from cardcity_tutor.games.cloudcity.coach.causes import causes
from cardcity_tutor.games.cloudcity.coach.lines import best_set, candidates, hope, open_lines, reachable
from cardcity_tutor.games.cloudcity.coach.outlook import eyes_of, final_set, worth
from cardcity_tutor.games.cloudcity.coach.strong import StrongBot
from cardcity_tutor.games.cloudcity.rules import engine
from cardcity_tutor.games.cloudcity.rules.actions import Build, Draw, Place
from cardcity_tutor.games.cloudcity.rules.best import best
from cardcity_tutor.games.cloudcity.rules.bridges import legal, stock_after
from cardcity_tutor.games.cloudcity.rules.city import City, fits
from cardcity_tutor.games.cloudcity.rules.needs import NEEDS
from cardcity_tutor.games.cloudcity.rules.notation import read_city
from cardcity_tutor.games.cloudcity.rules.state import State
from cardcity_tutor.games.cloudcity.rules.tiles import BRIDGES, LEVELS
from cardcity_tutor.games.cloudcity.rules.way import Way
from cardcity_tutor.locale import LANGUAGES, has, say

from .test_inspection import random_city

FRESH = stock_after(BRIDGES, ())


def city(text: str) -> City:
    return read_city(text).city


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("blocks", [True, False])
def test_the_fast_way_finds_what_the_rules_find(seed: int, blocks: bool) -> None:
    chance = Random(seed)
    found = random_city(chance, 3 + seed % 8, seed % 5)
    stock = {level: tuple(chance.choice((0, 1, 5)) for _ in range(5)) for level in LEVELS}
    expected = legal(found, stock, taller_blocks=blocks)
    assert sorted(
        functools.reduce(operator.iadd, candidates(found, stock, taller_blocks=blocks).values(), [])
    ) == sorted(expected)
    if blocks:
        slow = best(found, stock)
        assert best_set(found, stock)[0] == slow.total
        assert {bridge.name for bridge in best_set(found, stock)[1]} == {
            bridge.name for bridge in slow.bridges
        }


def test_open_lines_run_to_squares_without_a_tile() -> None:
    # a1 sees to the right over the cloud b1: 2 votes on c1, 3 on d1, 5 on e1, 8 on f1; nothing above is nearer than two rows.
    lines = open_lines(city("R-/-F"), FRESH, rectangle=False)
    right = next(way for way in lines[0, 0] if way[0].end == (0, 2))
    assert [(line.votes, line.end[1]) for line in right] == [(2, 2), (3, 3), (5, 4), (8, 5)]
    # A forest building at b1 stops the river line, a river building does not stop the forest.
    assert all(way[0].end != (0, 2) for way in open_lines(city("RF/--"), FRESH, rectangle=False)[0, 0])
    left = open_lines(city("RF/--"), FRESH, rectangle=False)[0, 1]
    assert any(way[0].end == (0, -1) for way in left)
    # What is used up is no line.
    none = dict.fromkeys(LEVELS, (6, 0, 0, 0, 0))
    assert sum(len(way) for way in open_lines(city("R-/-F"), none, rectangle=False)[0, 0]) == 2
    # A full roof has none.
    full = city("R-R--R/-S-SS-/..R-../..-F.. | Ra1-c1 Rc1-f1")
    assert (0, 2) not in open_lines(full, FRESH, rectangle=False)


@pytest.mark.parametrize("rectangle", [False, True])
def test_the_city_grows_into_what_is_reachable(rectangle: bool) -> None:
    stair = city("RF..../--..../-FS-../R--S../..RF../..--..")
    free = reachable(stair, rectangle=rectangle)
    assert set(stair.free_cells(rectangle=rectangle)) <= free
    assert all(fits({*stair.cells, cell}, rectangle=rectangle) for cell in free)
    assert ((1, 3) in free) == rectangle
    assert hope(stair, FRESH, rectangle=rectangle) > 0


def test_the_worth_of_a_city() -> None:
    state, _ = engine.start(Way(1, needs=("bare-buildings",)), 0)
    last = eyes_of(state)._replace(last=True)
    assert worth(city("R--R/-FF-"), last) == 4
    assert worth(city("R--R/-FS-"), last) == 3 - 2 * 2
    early = last._replace(last=False)
    assert worth(city("R--R/-FF-"), early) > 4
    assert worth(city("R--R/-FF-"), early, weight=0) == 4


def test_the_last_bridges_mind_the_cards() -> None:
    # The sand bridge of 2 crosses the river bridge of 3 and costs 4: without the card both are built.
    crossing = city("-S--/R--R/-S--/R---")
    plain, _ = engine.start(Way(1), 0)
    with_card, _ = engine.start(Way(1, needs=("crossings",)), 0)
    assert {bridge.name for bridge in final_set(crossing, eyes_of(plain)._replace(last=True))} >= {
        "Ra2-d2", "Sb1-b3",
    }  # fmt: skip
    chosen = {bridge.name for bridge in final_set(crossing, eyes_of(with_card)._replace(last=True))}
    assert "Sb1-b3" not in chosen


# ---------------------------------------------------------------- bots


def play(way: Way, seed: int, bots: list[Bot]) -> State:
    state, _ = engine.start(way, seed)
    chance = Random(seed)
    while not state.over:
        bot = bots[state.player]
        state, _ = engine.apply(state, bot.choose(engine.view(state, state.player), chance))
    return state


def test_the_strong_bot_beats_the_greedy_one() -> None:
    won = 0
    for seed in range(4):
        seats: list[Bot] = [StrongBot(samples=0), GreedyBot()]
        if seed % 2:
            seats.reverse()
        results = engine.results(play(Way(2), seed, seats))
        won += results[seed % 2].place == 1
    assert won >= 3


def test_the_strong_bot_plays_every_card_and_map() -> None:
    for number, card in enumerate(NEEDS[::3]):
        way = Way(
            2, "rectangle" if number % 2 else "square", (card, NEEDS[1] if card != NEEDS[1] else NEEDS[0])
        )
        assert play(way, number, [StrongBot(samples=0), GreedyBot()]).over


@pytest.mark.parametrize("seconds", [0.05, 0.4])
def test_the_strong_bot_keeps_its_time(seconds: float) -> None:
    state, _ = engine.start(Way(2), 3)
    for player, turn in ((0, "place"), (0, "build")):
        view = engine.view(state, player)
        before = monotonic()
        action = StrongBot().choose(view, Random(1), seconds)
        assert monotonic() - before < seconds + 1.5
        assert isinstance(action, Place) == (turn == "place")
        state, _ = engine.apply(state, action)


def test_a_bot_decides_from_what_its_eyes_see() -> None:
    state, _ = engine.start(Way(2), 4)
    seen = engine.view(state, 0)
    other = engine.imagined(seen, Chance(9))
    assert other.seats[1].hand != state.seats[1].hand
    for bot in (StrongBot(), GreedyBot()):
        assert bot.choose(engine.view(other, 0), Random(2)) == bot.choose(seen, Random(2))


def test_every_character_has_a_name_and_a_sentence() -> None:
    assert set(CHARACTERS) <= set(BOTS)
    assert 3 <= len(CHARACTERS) <= 4
    for lang in LANGUAGES:
        for name in CHARACTERS:
            assert len(say(lang, f"persona-cloudcity-{name}")) > 5
            assert say(lang, f"persona-cloudcity-{name}.sentence").endswith(".")
        assert all(has(lang, f"bot-cloudcity-{name}.sentence") for name in set(BOTS) - set(CHARACTERS))


# ---------------------------------------------------------------- causes


def at(
    text: str, turn: int = 3, hand: tuple[str, ...] = ("SSa", "SSa", "SSa"), phase: str = "build"
) -> State:
    """A moment of a practice game with that city."""
    state, _ = engine.start(Way(1), 0)
    return state._replace(seats=(state.seat._replace(city=city(text), hand=hand),), turn=turn, phase=phase)  # type: ignore[arg-type]


def test_a_bridge_that_bars_a_better_one_says_so() -> None:
    # Rc1-c4 brings 3 votes and bars the eight of a2-f2.
    state = at("-FRS-S/R----R/..-F../..R-..")
    [bridge] = [
        action.bridge
        for action in engine.actions(state)
        if isinstance(action, Build) and action.bridge.name == "Rc1-c4"
    ]
    told = {cause.kind: cause.params for cause in causes(state, Build(bridge))}
    assert told["votes"] == {"votes": 3}
    assert told["bars"] == {"votes": 5}


def test_waiting_names_the_tiles_that_bring_the_building() -> None:
    # Over the three clouds beside it a1 sees e1 and f1, where the next tile in its row will lie.
    state = at("R---/-SSF", hand=("SSa", "SSd"))
    told = {cause.kind: cause for cause in causes(state, Draw("pile"))}
    line = told["line"].params
    assert (line["level"], line["square"], line["votes"], line["hand"]) == ("R", (0, 0), 8, 0)
    assert 0 < line["count"] < line["of"]
    mine = at("R---/-SSF", hand=("SSa", "RSd"))
    line = next(cause.params for cause in causes(mine, Draw("pile")) if cause.kind == "line")
    assert line["hand"] == 1


def test_the_last_turn_counts_what_is_left_lying() -> None:
    state = at("R--R/-FF-", turn=8)
    told = {cause.kind: cause.params for cause in causes(state, Draw("pile"))}
    assert told["unbuilt"]["votes"] == 4
    assert "line" not in told
    place = at("R--R/-FF-", turn=8, hand=("FFa", "RRa", "SSa"), phase="place")
    worst = Place("FFa", (1, 1), 0)
    assert any(cause.kind == "missed" for cause in causes(place, worst))
