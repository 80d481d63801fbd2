"""The review of a finished game: the decisions that cost most, each with the board it was made on and what was better.

Every decision is looked at quickly first. The suspicious ones are then played out anew, on chance of their own, and
only the chosen and the better move: so a blunder is not just the luck of the first look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ...core.errors import InputError
from ...games.cardcity.actions import Action, Offer
from ...games.cardcity.play import apply, start
from ...games.cardcity.record import UNRECORDED, Replayed, decision, replay
from ...games.cardcity.state import State, view
from ..bots.racing import Budget
from ..bots.unseen import unseen
from .advising import Advice, Alternative, advise, thinking
from .cause import Cause
from .offers import outcome, studied
from .playing import Difference, apart, difference, race
from .tracks import track

WORST = 3
"""Decisions that a review tells of."""
PLAYOUTS = 1500
"""Of the first look at each decision."""
SUSPECTS = 3
"""For each decision that is told, so many are played out anew."""
FRESH = 7919
"""Added to the seed of the second look …"""
LONGER = 2
"""… which is given so much more of the budget."""

Move = tuple[State, Action]
Progress = Callable[[int, int], None]
"""Told how many decisions are done, and how many there are."""


@dataclass(frozen=True, slots=True)
class Blunder:
    """A decision that cost points: the state it was made in (it shows itself as a board), the chosen and the better."""

    number: int
    """Which decision of the game this was, counted from 0."""
    state: State
    """As the player saw it."""
    chosen: Alternative
    better: Alternative
    cost: Difference
    gains: tuple[Cause, ...]
    """What only the better decision brings …"""
    losses: tuple[Cause, ...]
    """… and what only the chosen one costs. Where both are empty, the difference shows later in the game."""


class Review(NamedTuple):
    """A game looked back at."""

    blunders: tuple[Blunder, ...]
    """The costliest first; only where the difference is more than chance."""
    decisions: int
    """Decisions that were looked at: those with more than one alternative."""
    total: float
    """What these decisions gave away in all, as far as the first look tells."""


def moves(played: Replayed) -> Iterator[Move]:
    """Every state of a recorded game with the decision that was taken in it."""
    state, events = start(played.game, int(played.lines[0]["seed"]))
    done = 1 + sum(event.kind not in UNRECORDED for event in events)
    while not state.over:
        action = decision(state, played.lines[done])
        yield state, action
        state, events = apply(state, action)
        done += sum(event.kind not in UNRECORDED for event in events)


def review(
    game: Iterable[str] | Sequence[Move],
    *,
    player: int | None = None,
    playouts: int = PLAYOUTS,
    seconds: float | None = None,
    worst: int = WORST,
    seed: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Find the decisions of a player (of all, by default) that cost most.

    ``game`` is the text lines of a record with one game, or the states with their decisions; ``moves`` has these for
    one game of many. The budget, ``seconds`` where they are given and else ``playouts``, is that of the first look
    at a decision; the second look takes twice as much.
    """
    games = playouts if seconds is None else None
    taken = [
        (number, state, action)
        for number, (state, action) in enumerate(_moves(game))
        if player is None or state.player == player
    ]
    suspects: list[tuple[float, int, Advice, Action]] = []
    total, looked = 0.0, 0
    for done, (number, state, action) in enumerate(taken):
        if progress is not None:
            progress(done, len(taken))
        if len(state.actions) < 2:
            continue
        advice = advise(state, playouts=games, seconds=seconds, seed=seed, watched=(action,))
        if len(advice.alternatives) < 2:
            continue
        looked += 1
        cost = advice.regret(action).mean
        total += max(0.0, cost)
        suspects.append((cost, number, advice, action))
    suspects.sort(key=lambda suspect: (-suspect[0], suspect[1]))
    found = []
    for _, number, advice, action in suspects[: worst * SUSPECTS]:
        budget = thinking(games and LONGER * games, seconds and LONGER * seconds)
        blunder = _blunder(number, advice, action, budget, seed + FRESH)
        if blunder is not None:
            found.append(blunder)
    if progress is not None:
        progress(len(taken), len(taken))
    found.sort(key=lambda blunder: -blunder.cost.mean)
    return Review(tuple(found[:worst]), looked, total)


def _moves(game: Iterable[str] | Sequence[Move]) -> list[Move]:
    items: list[str | Move] = list(game)
    if not items:
        raise InputError("record-empty")
    texts = [item for item in items if isinstance(item, str)]
    if texts:
        games = list(replay(texts))
        if len(games) > 1:
            raise InputError("review-games", count=len(games))
        return list(moves(games[0]))
    return [item for item in items if not isinstance(item, str)]


def _blunder(number: int, advice: Advice, action: Action, budget: Budget, seed: int) -> Blunder | None:
    """The decision judged once more against the best; nothing where they do not differ by more than chance."""
    chosen, better = advice.find(action), advice.best
    if chosen is better:
        return None
    if advice.exact:
        cost = better.better_than(chosen)
    else:
        cost = _second_look(advice.view, better.action, chosen.action, budget, seed)
    if not cost.significant:
        return None
    own, other = advice.rather(better, chosen)
    gains = tuple(cause for cause in own if cause.weight > 0)
    losses = tuple(cause for cause in other if cause.weight < 0)
    return Blunder(number, view(advice.view, advice.view.player), chosen, better, cost, gains, losses)


def _second_look(seen: State, better: Action, chosen: Action, budget: Budget, seed: int) -> Difference:
    """Two decisions compared on chance that the first look has not met."""
    if isinstance(better, Offer) and isinstance(chosen, Offer):
        division = studied(seen, budget, seed)
        return apart(outcome(division, better), outcome(division, chosen))
    cards = unseen(seen).cards
    tracks = [track(seen, action, None, cards, seed) for action in (better, chosen)]
    race(tracks, budget, seed, (0, 1))
    return difference(tracks[0].samples, tracks[1].samples)
