"""The review of a finished game: the decisions that cost most, each with the board it was made on and what was better.

Every decision is looked at quickly first. The suspicious ones are then played out anew, on chance of their own, and
only the chosen and the better move: so a blunder is not just the luck of the first look.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from .....core.errors import InputError
from ...rules.actions import Action, Offer
from ...rules.play import apply, start
from ...rules.record import UNRECORDED, Replayed, decision, replay
from ...rules.state import State, view
from ...rules.unseen import unseen
from ..bots.racing import Budget
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

GROWTH = frozenset({"grows", "could-grow"})
"""Causes that are developments."""

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

    @property
    def growth(self) -> bool:
        """Whether the better decision would have let a district grow."""
        return any(cause.kind in GROWTH for cause in self.gains)


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


class Grade(StrEnum):
    """What a review says of a decision."""

    GOOD = "good"
    """Nothing shows that it cost anything."""
    BETTER = "better"
    """Another one ends better, by more than chance."""
    MISSED = "missed"
    """The same, and the other one would have let a district grow."""


class Reviewer:
    """A review in small steps, so that whoever asked for it can do something else in between, or stop.

    Each ``step`` looks at one decision; when all are done, each looks once more at one of the suspicious ones.
    """

    def __init__(
        self,
        game: Sequence[Move],
        *,
        player: int | None = None,
        playouts: int = PLAYOUTS,
        seconds: float | None = None,
        worst: int = WORST,
        seed: int = 1,
    ) -> None:
        """Take the states with their decisions; the budget is that of ``review``."""
        self._taken = [
            (number, state, action)
            for number, (state, action) in enumerate(game)
            if player is None or state.player == player
        ]
        self._games = playouts if seconds is None else None
        self._seconds = seconds
        self._worst = worst
        self._seed = seed
        self._suspects: list[tuple[float, int, Advice, Action]] = []
        self._again: list[tuple[float, int, Advice, Action]] | None = None
        self._rest = 0
        self.done = 0
        """Decisions that were looked at, those with nothing to choose included."""
        self.found: list[Blunder] = []
        """All decisions that cost points, in no order."""

    @property
    def total(self) -> int:
        """Decisions in all."""
        return len(self._taken)

    @property
    def looked(self) -> list[int]:
        """The numbers of the decisions with more than one alternative."""
        return sorted(number for _, number, _, _ in self._suspects)

    @property
    def again(self) -> tuple[int, int] | None:
        """How many suspicious decisions were looked at once more, and how many there are; none before that."""
        return None if self._again is None else (self._rest, len(self._again))

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do."""
        return self._again is not None and self._rest >= len(self._again)

    def step(self) -> None:
        """Look at the next decision."""
        if self.done < len(self._taken):
            self._look(*self._taken[self.done])
            self.done += 1
        elif self._again is None:
            ranked = sorted(self._suspects, key=lambda suspect: (-suspect[0], suspect[1]))
            self._again = ranked[: self._worst * SUSPECTS]
        elif self._rest < len(self._again):
            self._look_again(*self._again[self._rest][1:])
            self._rest += 1

    def _look(self, number: int, state: State, action: Action) -> None:
        if len(state.actions) < 2:
            return
        advice = advise(
            state, playouts=self._games, seconds=self._seconds, seed=self._seed, watched=(action,)
        )
        if len(advice.alternatives) > 1:
            self._suspects.append((advice.regret(action).mean, number, advice, action))

    def _look_again(self, number: int, advice: Advice, action: Action) -> None:
        games, seconds = self._games, self._seconds
        budget = thinking(games and LONGER * games, seconds and LONGER * seconds)
        blunder = _blunder(number, advice, action, budget, self._seed + FRESH)
        if blunder is not None:
            self.found.append(blunder)

    def grades(self) -> dict[int, Grade]:
        """What is to be said of each decision that was looked at, by its number."""
        missed = {blunder.number: Grade.MISSED if blunder.growth else Grade.BETTER for blunder in self.found}
        return {number: missed.get(number, Grade.GOOD) for number in self.looked}

    def result(self) -> Review:
        """What was found so far."""
        worst = sorted(self.found, key=lambda blunder: -blunder.cost.mean)
        total = sum(max(0.0, cost) for cost, *_ in self._suspects)
        return Review(tuple(worst[: self._worst]), len(self._suspects), total)


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
    reviewer = Reviewer(
        _moves(game), player=player, playouts=playouts, seconds=seconds, worst=worst, seed=seed
    )
    while not reviewer.finished:
        if progress is not None and reviewer.done < reviewer.total:
            progress(reviewer.done, reviewer.total)
        reviewer.step()
    if progress is not None:
        progress(reviewer.total, reviewer.total)
    return reviewer.result()


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
    same = tuple(other for other in chosen.actions if other != action)
    chosen = replace(chosen, action=action, same=same)  # told as it was played, not as its mirror image
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
