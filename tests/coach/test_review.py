"""The review of a game: a planted blunder is found, good play is left in peace, and records are read."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.core.record import dumped
from cardcity_tutor.games.cardcity import Game, Phase, apply, game, start, view
from cardcity_tutor.games.cardcity.coach.advice import Review, advise, review
from cardcity_tutor.games.cardcity.coach.advice.reviewing import Move, moves
from cardcity_tutor.games.cardcity.coach.bots import GreedyBot, racing
from cardcity_tutor.games.cardcity.coach.situations import situations
from cardcity_tutor.games.cardcity.face.wording.review import review_words
from cardcity_tutor.games.cardcity.rules.record import lines, replay, start_line
from cardcity_tutor.games.cardcity.rules.rollouts import Prospect
from cardcity_tutor.locale import LANGUAGES, say
from tests.play.tables import turn_of


def played(way: Game, seed: int) -> tuple[list[Move], list[str]]:
    """A game of greedy players: its decisions, and its record as text."""
    chance = Random(seed)
    state, events = start(way, seed)
    taken: list[Move] = []
    record = [start_line(0, way, seed), *lines(0, events)]
    while not state.over:
        action = GreedyBot().choose(view(state, state.player), chance)
        taken.append((state, action))
        state, events = apply(state, action)
        record += lines(0, events)
    return taken, [dumped(line) for line in record]


def end_of_game(blunder: bool) -> tuple[list[Move], int]:
    """The last turns of a solo game that is played well, but for the one decision that is planted."""
    way = game(players=1)
    state, _ = turn_of(way, ["I1 P M R / . . C ."], ["L P"], 5, turn=way.turns)
    taken: list[Move] = []
    planted = -1
    while not state.over:
        advice = advise(state, playouts=30)
        own = advice.best
        if blunder and planted < 0 and advice.regret(advice.alternatives[-1].action).mean >= 3:
            own = advice.alternatives[-1]
            planted = len(taken)
        taken.append((state, own.action))
        state, _ = apply(state, own.action)
    return taken, planted


def test_a_planted_blunder_is_found() -> None:
    taken, planted = end_of_game(blunder=True)
    assert planted >= 0
    found = review(taken, playouts=60)
    assert found.blunders
    worst = found.blunders[0]
    assert worst.number == planted
    state, action = taken[planted]
    assert action in worst.chosen.actions
    assert worst.cost.mean >= 3
    assert worst.state.position().text == state.position().text
    assert worst.better.outcome.mean - worst.chosen.outcome.mean == pytest.approx(worst.cost.mean)
    assert worst.gains or worst.losses
    assert all(cause.good for cause in worst.gains)
    assert not any(cause.good for cause in worst.losses)
    assert worst.state._repr_mimebundle_()


def test_good_play_is_left_in_peace() -> None:
    taken, _ = end_of_game(blunder=False)
    found = review(taken, playouts=60)
    assert found.blunders == ()
    assert found.total == 0.0
    assert found.decisions > 0


def test_a_blunder_in_the_middle_of_a_game() -> None:
    """Played out, not searched: the leisure that would have made a residence grow is wasted in a corner."""
    way = game(players=1)
    state, _ = turn_of(way, ["I1 P M R / . . C ."], ["L"], 5, turn=6)
    advice = advise(state, playouts=150)
    bad = advice.alternatives[-1].action
    found = review([(state, bad)], playouts=150)
    (blunder,) = found.blunders
    assert blunder.cost.significant
    assert blunder.cost.error > 0
    assert blunder.state.phase is Phase.BUILD
    kinds = {cause.kind for cause in blunder.gains}
    assert kinds & {"grows"}
    assert review([(state, blunder.better.action)], playouts=150).blunders == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_in_words(lang: str) -> None:
    taken, _ = end_of_game(blunder=True)
    words = review_words(lang, review(taken, playouts=30))
    assert len(words.blunders) >= 1
    assert "10" in words.blunders[0].text
    assert not re.search(r": ?[A-ZÀÉ]", words.blunders[0].text), "moves go on in lower case after a colon"
    assert words.blunders[0].gains or words.blunders[0].losses
    assert review_words(lang, Review((), 0, 0.0)).text != review_words(lang, Review((), 5, 0.0)).text


def test_a_record_is_read_into_its_decisions() -> None:
    taken, texts = played(game(level="advanced", players=2, variants=["architect"]), 4)
    (again,) = replay(texts)
    found = list(moves(again))
    assert [action for _, action in found] == [action for _, action in taken]
    assert [state.phase for state, _ in found] == [state.phase for state, _ in taken]
    assert found[-1][0].seats == taken[-1][0].seats


def test_a_review_of_a_record() -> None:
    """One player's decisions of a whole recorded game, with every decision told to the progress bar."""
    taken, texts = played(game(players=2), 7)
    told: list[tuple[int, int]] = []
    found = review(texts, player=1, playouts=12, worst=2, progress=lambda done, of: told.append((done, of)))
    mine = [state for state, _ in taken if state.player == 1]
    assert told[-1] == (len(mine), len(mine))
    assert [done for done, _ in told] == list(range(len(mine) + 1))
    assert len(found.blunders) <= 2
    assert found.blunders
    for blunder in found.blunders:
        state, action = taken[blunder.number]
        seen = blunder.state
        assert (seen.turn, seen.phase, seen.player, seen.seats) == (
            state.turn,
            state.phase,
            1,
            view(state, 1).seats,
        )
        assert action in blunder.chosen.actions
    assert found.decisions <= len(mine)


def test_a_division_is_looked_at_twice() -> None:
    """The cost of a division is told by games that the first look has not seen."""
    divisions = situations("simplified", 5, players=2, phases=[Phase.DIVIDE], turns=(8, 9))
    state = next(islice(divisions, 2, None))
    first = advise(state, playouts=400, watched=list(state.actions))
    worst = first.alternatives[-1].action
    (blunder,) = review([(state, worst)], playouts=400).blunders
    assert blunder.cost.games > first.regret(worst).games
    assert blunder.cost.mean != first.regret(worst).mean


def test_the_second_look_keeps_to_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which a playout takes a millisecond, a review takes one budget and two more for a suspect."""
    state, _ = turn_of(game(players=1), ["I1 P M R / . . C ."], ["L"], 5, turn=6)
    bad = advise(state, playouts=150).alternatives[-1].action
    played = 0

    def timed(self: Prospect, games: int, seed: int) -> list[float]:
        nonlocal played
        played += games
        return really(self, games, seed)

    really = Prospect.scores
    monkeypatch.setattr(Prospect, "scores", timed)
    monkeypatch.setattr(racing, "perf_counter", lambda: played / 1000)
    assert review([(state, bad)], seconds=0.2).blunders
    assert 600 <= played < 800


def test_one_game_is_reviewed_at_a_time() -> None:
    way = game(players=1)
    texts = played(way, 1)[1] + played(way, 2)[1]
    with pytest.raises(InputError) as caught:
        review(texts, playouts=5)
    assert (caught.value.code, caught.value.params) == ("review-games", {"count": 2})
    assert all("2" in say(lang, "review-games", count=2) for lang in LANGUAGES)
    second = list(replay(texts))[1]
    assert review(list(moves(second)), playouts=5).decisions > 0


def test_nothing_to_review() -> None:
    with pytest.raises(InputError) as caught:
        review([])
    assert caught.value.code == "record-empty"
    with pytest.raises(InputError):
        review(["not a record"])
