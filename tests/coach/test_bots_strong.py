"""The strong bot: racing alternatives, exact last decisions, its budget, its strength and its characters."""

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import NamedTuple

import pytest

from cardcity_tutor.games.cardcity import Choose, Game, Phase, State, apply, game, start, view
from cardcity_tutor.games.cardcity.coach import PERSONAS, Bot, GreedyBot, Persona, RandomBot, StrongBot
from cardcity_tutor.games.cardcity.coach.bots import racing
from cardcity_tutor.games.cardcity.coach.bots.outcomes import Deals, Weighted, with_money
from cardcity_tutor.games.cardcity.coach.bots.racing import Budget, race
from cardcity_tutor.games.cardcity.rules.actions import Lot
from cardcity_tutor.games.cardcity.rules.rollouts import Estimate


def play(way: Game, seed: int, bots: Sequence[Bot]) -> State:
    chances = [Random(seed * 3 + player) for player in range(way.players)]
    state, _ = start(way, seed)
    while not state.over:
        player = state.player
        state, _ = apply(state, bots[player].choose(view(state, player), chances[player]))
    return state


class Dice(NamedTuple):
    """An alternative with a known mean, and luck that is the same for all."""

    mean: float
    spread: float

    def estimate(self, games: int, seed: int) -> Estimate:
        luck = Random(seed)
        scores = [luck.gauss(self.mean, self.spread) for _ in range(games)]
        mean = sum(scores) / games
        variance = sum((score - mean) ** 2 for score in scores) / max(1, games - 1)
        return Estimate(games, mean, variance**0.5)


# ---------------------------------------------------------------- races


@pytest.mark.parametrize("runners", [2, 3, 7, 40])
def test_a_race_is_won_by_the_best(runners: int) -> None:
    means = [float(k % runners) for k in range(3, runners + 3)]
    found = race([Dice(mean, 2.0) for mean in means], Budget(60 * runners, None), Random(1))
    assert means[found[0].place] == max(means)
    assert sorted(standing.place for standing in found) == list(range(runners))


def test_the_best_are_played_most_and_the_budget_is_kept() -> None:
    for playouts in (100, 1000):
        found = race([Dice(k / 4, 3.0) for k in range(16)], Budget(playouts, None), Random(2))
        total = sum(standing.games for standing in found)
        assert 0.8 * playouts <= total <= 1.3 * playouts
        assert found[0].games == max(standing.games for standing in found) > playouts / 8


def test_a_clear_race_ends_early() -> None:
    found = race([Dice(0, 1.0), Dice(0, 1.0), Dice(0, 1.0), Dice(50, 1.0)], Budget(8000, None), Random(2))
    assert found[0].place == 3
    assert sum(standing.games for standing in found) < 4500


def test_with_too_small_a_budget_some_are_never_tried() -> None:
    found = race([Dice(k, 0.0) for k in range(30)], Budget(5, None), Random(3))
    assert 1 <= len(found) <= 6
    assert found[0].place == max(standing.place for standing in found)


class Slow(NamedTuple):
    """An alternative of which every playout takes the same time."""

    watch: list[float]
    milliseconds: float

    def estimate(self, games: int, seed: int) -> Estimate:
        self.watch[0] += games * self.milliseconds / 1000
        return Estimate(games, Random(seed).random(), 1.0)


@pytest.mark.parametrize("milliseconds", [0.02, 1.0, 4.0])
def test_in_a_short_time_every_alternative_is_tried(
    milliseconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eleven alternatives in 50 ms, whether there is time for thousands of playouts or for a dozen."""
    watch = [0.0]
    monkeypatch.setattr(racing, "perf_counter", lambda: watch[0])
    found = race([Slow(watch, milliseconds)] * 11, Budget(1, 0.05), Random(1))
    assert len(found) == 11
    assert 0.05 <= watch[0] <= 0.05 + milliseconds / 1000


def test_caution_prefers_the_surer_alternative() -> None:
    runners = [Dice(10.0, 8.0), Dice(9.0, 1.0)]
    assert race(runners, Budget(600, None), Random(1))[0].place == 0
    assert race(runners, Budget(600, None), Random(1), caution=0.7)[0].place == 1


def test_outcomes_are_weighed_and_dealt() -> None:
    both = Weighted(((1.0, Dice(10, 0)), (-0.5, Dice(4, 0)))).estimate(7, 1)
    assert (both.games, both.mean, both.deviation) == (7, 8.0, 0.0)
    deals = Deals((Dice(0, 0), Dice(3, 0), Dice(9, 0)))
    assert deals.estimate(6, 1).mean == pytest.approx(4.0)
    assert {round(deals.estimate(1, seed).mean) for seed in range(6)} == {0, 3, 9}
    assert sum(deals.estimate(2, seed).mean for seed in range(3)) == pytest.approx(12.0)


# ---------------------------------------------------------------- decisions


@pytest.mark.parametrize(
    ("level", "victory"), [("simplified", "residential"), ("normal", "economic"), ("advanced", "residential")]
)
def test_the_last_decisions_of_a_game_are_the_best_there_are(level: str, victory: str) -> None:
    """Where nothing is left to chance, the playouts are exact: no other decision ends better."""
    way = game(level=level, players=1, victory=victory)
    decided = 0
    for seed in range(60):
        chance = Random(seed)
        state, _ = start(way, seed)
        while not state.over:
            ends = [apply(state, action)[0] for action in state.actions] if last_purchase(state) else []
            if len(ends) > 1 and all(end.over for end in ends):
                action = StrongBot(playouts=3 * len(ends)).choose(view(state, 0), chance)
                scores = [end.results[0].score or 0 for end in ends]
                assert scores[list(state.actions).index(action)] == max(scores)
                decided += max(scores) > min(scores)
            else:
                action = RandomBot().choose(state, chance)
            state, _ = apply(state, action)
    assert decided >= 3


def last_purchase(state: State) -> bool:
    return state.turn == state.game.turns and state.phase is Phase.BUY


def at_the_last_choice(level: str, lots: tuple[Lot, Lot]) -> State:
    """A game for two in its last turn, at the choice between these lots."""
    chance = Random(3)
    state, _ = start(game(level=level, players=2), 3)
    while not (state.turn == state.game.turns and state.phase is Phase.CHOOSE):
        state, _ = apply(state, RandomBot().choose(state, chance))
    assert state.table is not None
    return state._replace(table=state.table._replace(lots=lots))


def test_money_on_a_lot_is_taken() -> None:
    """Two lots of the same cards, all in sight but for the last: the bribe decides."""
    for place, name in enumerate(("open", "rest")):
        lots = [Lot((3, 3), (3,)), Lot((3, 3), (3,))]
        lots[place] = lots[place]._replace(money=25)
        state = at_the_last_choice("advanced", (lots[0], lots[1]))
        assert StrongBot(playouts=60).choose(view(state, state.player), Random(1)) == Choose(name)


def test_money_goes_to_one_player_only() -> None:
    state, _ = start(game(players=2), 1)
    richer = with_money(state, 1, 4)
    assert [seat.money for seat in richer.seats] == [3, 7]
    assert with_money(state, 1, 0) is state


def test_time_given_by_the_caller_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a millisecond whenever it is looked at: with 30 of them, thinking ends soon."""
    looks = count()
    monkeypatch.setattr(racing, "perf_counter", lambda: next(looks) / 1000)
    state, _ = start(game(players=2, variants=["single-city"]), 2)
    chance = Random(2)
    met = set()
    for _ in range(40):
        if len(state.actions) > 1 and state.phase not in met:
            met.add(state.phase)
            before = next(looks)
            action = StrongBot(playouts=10**9).choose(view(state, state.player), chance, seconds=0.03)
            assert next(looks) - before < 120
        else:
            action = RandomBot().choose(state, chance)
        state, _ = apply(state, action)
    assert {Phase.DIVIDE, Phase.CHOOSE, Phase.BUILD} <= met


def test_same_seed_same_decisions() -> None:
    way = game(level="normal", players=2)
    first, again, other = (
        play(way, 4, [StrongBot(playouts=playouts), RandomBot()]) for playouts in (4, 4, 9)
    )
    assert first.seats == again.seats
    assert first.seats != other.seats


# ---------------------------------------------------------------- strength


def ends(seeds: range, player: Bot) -> list[State]:
    """How solo games of the simplified level end."""
    return [play(game(players=1), seed, [player]) for seed in seeds]


def points(states: Sequence[State]) -> float:
    return sum(state.results[0].score or 0 for state in states)


def quick(persona: Persona, playouts: int) -> StrongBot:
    """The character with less time to think than it would take."""
    assert persona.kind == "strong"
    return StrongBot(**{**persona.settings, "playouts": playouts})


def test_strong_beats_greedy_in_solo_points() -> None:
    """Five solo games, 30 playouts for each decision: it plays the better by a good four points a game."""
    assert points(ends(range(5), StrongBot(playouts=30))) > points(ends(range(5), GreedyBot())) + 5 * 4


def test_the_speculator_ends_with_more_money_than_the_cautious_mayor() -> None:
    """Over 120 games about a third more; single games scatter by 42 dollars around that, hence sixteen and 10 %."""
    money = {
        name: sum(state.seats[0].money for state in ends(range(16), quick(PERSONAS[name], 8)))
        for name in ("cautious-mayor", "speculator")
    }
    assert money["speculator"] > 1.1 * money["cautious-mayor"]


def late(seed: int, player: Bot) -> State:
    """The end of a solo game that was begun at random; the player takes it over in the middle."""
    chance = Random(seed)
    state, _ = start(game(players=1), seed)
    while not state.over:
        bot: Bot = player if state.turn > 5 else RandomBot()
        state, _ = apply(state, bot.choose(view(state, 0), chance))
    return state


def test_the_gardener_makes_people_happier_than_others_do() -> None:
    happy = {
        name: sum(
            late(seed, quick(PERSONAS[name], 16)).position().score("happiness").value or 0
            for seed in range(10)
        )
        for name in ("gardener", "industrialist")
    }
    assert happy["gardener"] > 1.5 * happy["industrialist"]


def test_a_dreamer_decides_now_and_then_at_random() -> None:
    state, _ = start(game(players=1), 2)
    seen = view(state, 0)
    whims = [StrongBot(playouts=1, whims=1.0).choose(seen, Random(seed)) for seed in range(40)]
    assert set(whims) == set(state.actions)
    assert 0 < PERSONAS["dreamer"].settings["whims"] < 0.5
