"""Bots of Cité: whole games, alike for one seed; they trade, decide in time, and the better ones score more."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

from cardcity_tutor.cli import main
from cardcity_tutor.coach.simulation.games import play_record
from cardcity_tutor.games import find
from cardcity_tutor.games.cite.coach import BOTS, advice
from cardcity_tutor.games.cite.coach.bots import GreedyBot
from cardcity_tutor.games.cite.coach.trading import Market
from cardcity_tutor.games.cite.options import read_options
from cardcity_tutor.games.cite.rules import actions as act
from cardcity_tutor.games.cite.rules import engine
from cardcity_tutor.games.cite.rules.goods import stock_of
from cardcity_tutor.games.cite.rules.record import replay
from cardcity_tutor.games.cite.rules.state import State
from cardcity_tutor.games.cite.rules.typed import typed

WAYS: list[dict[str, Any]] = [
    {},
    {"players": 3, "level": "advanced"},
    {"level": "grand", "options": ["simultaneous"]},
    {"level": "advanced", "options": ["time-is-gold", "interquarter"], "table": "open"},
]


class Hermit(GreedyBot):
    """Plays like the greedy bot, and trades with nobody."""

    trades = False


def final_scores(plain: dict[str, Any], bots: list[Any], seed: int) -> list[float]:
    """The points of a game between these bots."""
    state, _ = engine.start(read_options(plain), seed)
    chance = Random(seed)
    while not state.over:
        action = bots[state.player].choose(engine.view(state, state.player), chance)
        state, _ = engine.apply(state, action)
    return [result.score or 0 for result in engine.results(state)]


@pytest.mark.parametrize("plain", WAYS)
def test_a_seed_is_a_game(plain: dict[str, Any]) -> None:
    way = read_options(plain)
    first, again = (play_record(0, way, 5, ["greedy"]) for _ in range(2))
    assert first == again
    [checked] = replay(map(json.dumps, first))
    assert checked.state.over
    kinds = Counter(line["event"] for line in first)
    assert kinds["trade"] >= 8
    assert kinds["build"] >= 20


def test_trading_more_than_doubles_what_one_builds() -> None:
    traders = final_scores({}, [GreedyBot()] * 4, 1)
    hermits = final_scores({}, [Hermit()] * 4, 1)
    assert sum(traders) > 2 * sum(hermits)
    random = final_scores({}, [BOTS["greedy"](), *(BOTS["random"]() for _ in range(3))], 1)
    assert random[0] > 1.5 * sum(random[1:]) / 3


def test_the_strong_bot_decides_in_time() -> None:
    state, _ = engine.start(read_options({"level": "advanced"}), 4)
    chance, bot, spent = Random(4), BOTS["strong"](), 0.0
    while not state.over and state.turn < 5:
        begun = process_time()
        action = bot.choose(engine.view(state, state.player), chance, 0.8)
        spent = max(spent, process_time() - begun)
        state, _ = engine.apply(state, action)
    assert state.turn == 5
    assert spent < 2  # a second on a machine of its own


def moment(*goods: dict[str, int]) -> State:
    """Turn 3 of a first game, with these resources."""
    state, _ = engine.start(read_options({"professions": "sawyer,stonecutter,smith,weaver"}), 1)
    seats = tuple(
        seat._replace(stock=stock_of(bundle), turn=3, stays=2)
        for seat, bundle in zip(state.seats, goods, strict=True)
    )
    return state._replace(seats=seats, turn=3)


def test_the_lesson_of_comparative_advantage() -> None:
    state = moment({"wood": 8}, {"stone": 8}, {"metal": 8}, {"cloth": 8})
    best = Market(state, 0).best()
    assert best
    assert all(exchange.own > 0 and exchange.other > 0 for exchange in best)
    state = moment({"wood": 5, "metal": 1, "cloth": 1}, {"stone": 5, "metal": 1, "cloth": 1}, {}, {})
    offer = typed(state, "offer 1 give 1wood get 1stone")
    assert isinstance(offer, act.Offer)
    assert advice.trade_cells(state, 0, 1, offer.give, offer.get) == (0, 1, 0, 1)
    own, other, split = advice.causes(state, offer)
    assert (own.params, own.good) == ({"before": 0, "after": 1}, True)
    assert other.params == {"player": 1, "before": 0, "after": 1}
    assert split.params == {"share": 50}
    asked, _ = engine.apply(state, offer)
    assert BOTS["greedy"]().choose(engine.view(asked, 1), Random(0)) == act.Accept()


def test_a_bot_declines_what_costs_it_a_cell_and_says_so() -> None:
    state = moment({"wood": 5}, {"wood": 2, "stone": 1, "metal": 1, "cloth": 1}, {}, {})
    asked, _ = engine.apply(state, typed(state, "offer 1 give 1wood get 1cloth"))
    answer = BOTS["greedy"]().choose(engine.view(asked, 1), Random(0))
    assert isinstance(answer, act.Decline | act.Counter)
    keys = [cause.key for cause in advice.causes(asked, act.Decline())]
    assert keys == ["cite-cause-trade-own", "cite-cause-trade-other", "cite-cause-no-gain"]


def test_the_command_line_plays_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "games.jsonl"
    words = ["simulate", "--ruleset", "cite", "--level", "grand", "--options", "handicap,time-is-gold"]
    words += [
        "--handicaps",
        "0,1,0,0",
        "--gifts",
        "2",
        "--bot",
        "greedy,random",
        "--jobs",
        "1",
        "--record",
        str(record),
    ]
    assert main(words) == 0
    first = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert (first["level"], first["options"], first["gifts"]) == ("grand", ["handicap", "time-is-gold"], [2])
    assert first["bots"] == ["greedy", "random", "greedy", "random"]
    for lang, told in (("en", "player 0 passes"), ("fr", "joueur 0")):
        assert main(["replay", str(record), "--lang", lang]) == 0
        out = capsys.readouterr().out.replace("\u2068", "").replace("\u2069", "")
        assert told in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "2"], "from 3 to 4"),
        (["--level", "hard"], "hard"),
        (["--map", "square"], "cite has no option “--map”"),
        (["--bot", "clever"], "clever"),
    ],
)
def test_wrong_options_end_in_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--ruleset", "cite", *words, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_bots_are_announced() -> None:
    assert list(find("cite").bots) == ["random", "greedy", "strong"]
