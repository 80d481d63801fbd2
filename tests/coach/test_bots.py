"""Bots: they decide from their view only, repeat themselves with the same seed, and each plays better than the last."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest

from cardcity_tutor.coach.simulation import play_record, simulate
from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import (  # fmt: skip
    HIDDEN,
    LEVELS,
    VICTORIES,
    Action,
    Game,
    Pass,
    Phase,
    State,
    apply,
    game,
    start,
    view,
)
from cardcity_tutor.games.cardcity.coach import BOTS, Bot, GreedyBot, RandomBot, StrongBot, bot
from cardcity_tutor.locale import LANGUAGES, say

QUICK: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "strong": lambda: StrongBot(playouts=5),
}
"""Every kind of bot, the strong one with hardly any time to think."""


def test_every_kind_of_bot_is_tested() -> None:
    assert QUICK.keys() == BOTS.keys()


def play(way: Game, seed: int, bots: Sequence[Bot]) -> State:
    """A game between these bots; every decision must be one of those listed in the view."""
    chances = [Random(seed + player) for player in range(way.players)]
    state, _ = start(way, seed)
    while not state.over:
        seen = view(state, state.player)
        action = bots[state.player].choose(seen, chances[state.player])
        assert action in seen.actions
        state, _ = apply(state, action)
    return state


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [1, 3])
def test_bots_decide_for_listed_actions(name: str, level: str, players: int) -> None:
    way = game(level=level, players=players, variants=["architect", "leisure-crisis"])
    assert play(way, 5, [QUICK[name](), *[RandomBot()] * (players - 1)]).over


@pytest.mark.parametrize("name", ["greedy", "strong"])
@pytest.mark.parametrize("victory", VICTORIES)
def test_bots_know_every_victory(name: str, victory: str) -> None:
    way = game(level="normal", players=2, victory=victory, variants=["ecological"])
    assert play(way, 6, [QUICK[name](), GreedyBot()]).over


@pytest.mark.parametrize("name", QUICK)
def test_bots_play_2012(name: str) -> None:
    way = game(edition="2012", players=2, variants=["decentralisation", "parking-meters"])
    assert play(way, 7, [QUICK[name](), RandomBot()]).over


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(
    ("level", "players", "variant"),
    [("simplified", 1, "suburb"), ("simplified", 2, "single-city"), ("simplified", 4, "single-city")],
)
def test_bots_play_on_every_map(name: str, level: str, players: int, variant: str) -> None:
    way = game(level=level, players=players, variants=[variant])
    assert play(way, 8, [QUICK[name](), *[RandomBot()] * (players - 1)]).over


def scrambled(state: State, spy: int, chance: Random) -> State:
    """The same state to the spy: all cards that he cannot see are dealt anew among their places."""
    eye = 1 << spy
    covered = len(state.pile) - (state.bottom if state.game.solo else 0)
    hidden = list(state.pile[:covered])
    for seat in state.seats:
        hidden += [card for card, who in zip(seat.hand, seat.seen, strict=True) if not who & eye]
    table = state.table
    secret = table is not None and table.lots is not None and spy != table.divider
    if table is not None and table.lots is not None and secret:
        hidden += [card for lot in table.lots for card in lot.down]
    chance.shuffle(hidden)
    pile = tuple(hidden.pop() for _ in range(covered)) + state.pile[covered:]
    seats = tuple(
        seat._replace(
            hand=tuple(
                card if who & eye else hidden.pop() for card, who in zip(seat.hand, seat.seen, strict=True)
            )
        )
        for seat in state.seats
    )
    if table is not None and table.lots is not None and secret:
        first, rest = (lot._replace(down=tuple(hidden.pop() for _ in lot.down)) for lot in table.lots)
        table = table._replace(lots=(first, rest), pool=tuple(sorted(first.cards + rest.cards)))
    assert not hidden
    return state._replace(pile=pile, seats=seats, table=table, chance=chance.getrandbits(64))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("level", "players"), [("simplified", 1), ("normal", 3), ("advanced", 2)])
def test_a_bot_cannot_use_what_it_cannot_see(name: str, level: str, players: int) -> None:
    """The same view and the same chance give the same decision, however the hidden cards are dealt."""
    state, _ = start(game(level=level, players=players), 9)
    chance = Random(9)
    moved = 0
    while not state.over:
        seed = chance.getrandbits(32)
        decision = QUICK[name]().choose(view(state, state.player), Random(seed))
        if len(state.actions) > 1:
            other = scrambled(state, state.player, chance)
            moved += other.pile != state.pile
            assert decision == QUICK[name]().choose(view(other, state.player), Random(seed))
        state, _ = apply(state, decision)
    assert moved > 5


@pytest.mark.parametrize("names", [["random"], ["greedy"], ["random", "greedy"]])
def test_same_seed_same_record(names: list[str]) -> None:
    way = game(level="advanced", players=3, variants=["architect"])
    record = play_record(2, way, 17, names)
    assert play_record(2, way, 17, names) == record
    assert play_record(2, way, 18, names) != record
    assert record[0]["bots"] == [names[player % len(names)] for player in range(3)]


def test_simulate_numbers_games_and_seeds() -> None:
    way = game(players=2)
    records = list(simulate(way, 3, ["random"], 40))
    assert [(record[0]["game"], record[0]["seed"]) for record in records] == [(0, 40), (1, 41), (2, 42)]
    assert records[1] == play_record(1, way, 41, ["random"])
    assert {line["game"] for line in records[2]} == {2}


def test_greedy_beats_random() -> None:
    """40 games for two, seats changed every game: the greedy bot wins at least 28."""
    way = game(players=2)
    wins = 0
    for seed in range(40):
        seat = seed % 2
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seat] = GreedyBot()
        state = play(way, seed, bots)
        wins += state.results[seat].place == 1 and state.results[1 - seat].place > 1
    assert wins >= 28


def test_greedy_beats_random_in_solo_points() -> None:
    way = game(players=1)
    random, greedy = (
        sum(play(way, seed, [player]).results[0].score or 0 for seed in range(15))
        for player in (RandomBot(), GreedyBot())
    )
    assert greedy > random + 15 * 5


class Thrifty:
    """A bot of somebody else: never buys, takes the lot with fewer hidden cards, else the middle of the list."""

    def __init__(self) -> None:
        self.views: list[State] = []

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        self.views.append(view)
        if view.phase is Phase.BUY:
            return Pass()
        if view.phase is Phase.CHOOSE and view.table is not None and view.table.lots is not None:
            first, rest = view.table.lots
            return view.actions[0 if first.down.count(HIDDEN) <= rest.down.count(HIDDEN) else 1]
        return view.actions[len(view.actions) // 2]


def test_a_bot_of_somebody_else() -> None:
    thrifty = Thrifty()
    state = play(game(level="advanced", players=3), 3, [thrifty, RandomBot(), GreedyBot()])
    assert state.over
    assert {seen.player for seen in thrifty.views} == {0}
    assert {seen.chance for seen in thrifty.views} == {0}
    assert all(set(seen.pile) <= {HIDDEN} for seen in thrifty.views)


def test_a_bot_can_be_added_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thrifty", Thrifty)
    record = play_record(0, game(players=2), 3, ["thrifty", "greedy"])
    assert record[0]["bots"] == ["thrifty", "greedy"]
    assert not [line for line in record if line["event"] == "buy" and line["player"] == 0]


def test_unknown_bot() -> None:
    with pytest.raises(InputError) as caught:
        bot("oracle")
    assert caught.value.code == "bot-unknown"
    assert all("oracle" in say(lang, caught.value.code, **caught.value.params) for lang in LANGUAGES)
