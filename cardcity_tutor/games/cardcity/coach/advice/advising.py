"""Advice: the alternatives of a decision, ranked by how the game is expected to end, and why."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from .....core.errors import InputError
from .....core.fields import told
from .....core.representations import Told, pretty
from ...rules.actions import Action
from ...rules.kernel import compiled
from ...rules.state import Phase, State, view
from ...rules.unseen import unseen
from ..bots.racing import ENOUGH, Budget
from .cause import Cause
from .causes import causes, contrast
from .endings import Endings, hopeless, put_out
from .offers import Judged, Reply, judged_offers
from .playing import Difference, Outcome, apart, difference, outcomes, race
from .sameness import same_offer, sameness
from .tracks import follow, track

SECONDS: Final = 0.8
"""Time to think where the compiled kernel is at hand …"""
SECONDS_PLAIN: Final = 2.2
"""… and where it is not."""
FORCED: Final = 60
"""Playouts where there is nothing to choose, only something to tell."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A decision, all others that come to the same, and how the game is expected to end after it."""

    action: Action
    same: tuple[Action, ...]
    """Other decisions that lead to the same city or to its mirror image."""
    outcome: Outcome
    scores: tuple[float, ...] = ()
    """Final scores, playout by playout (for a lot: deal by deal); the same chance for all alternatives."""
    reply: Reply | None = None
    """How the other player is expected to answer a division."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The decision and those that come to the same."""
        return (self.action, *self.same)

    def better_than(self, other: Alternative) -> Difference:
        """How much better this one ends, over the playouts that both have seen."""
        if not self.scores or not other.scores:
            return apart(self.outcome, other.outcome)
        return difference(self.scores, other.scores)


@dataclass(frozen=True, slots=True, repr=False)
class Advice(Told):
    """The alternatives of one decision, the best first, as the player who decides can know them."""

    view: State
    alternatives: tuple[Alternative, ...]
    _causes: dict[Action, tuple[Cause, ...]] = field(default_factory=dict, compare=False, repr=False)
    """Found when first asked for."""

    def __repr__(self) -> str:
        """The best decision, and of how many."""
        return f"<Advice: {self.best.action}, the best of {len(self.alternatives)}>"

    _repr_pretty_ = pretty

    @property
    def best(self) -> Alternative:
        """The alternative with the highest expected score."""
        return self.alternatives[0]

    @property
    def exact(self) -> bool:
        """Whether the scores were searched out, with nothing left to chance."""
        return self.best.outcome.exact

    @property
    def playouts(self) -> int:
        """Playouts in all."""
        return sum(alternative.outcome.playouts for alternative in self.alternatives)

    def find(self, action: Action) -> Alternative:
        """The alternative that a decision belongs to; of all divisions only the best and the watched are looked at."""
        for alternative in self.alternatives:
            if action in alternative.actions:
                return alternative
        if action in self.view.actions:
            raise InputError("advice-not-looked-at")
        raise InputError("advice-unknown-action", phase=str(self.view.phase))

    def regret(self, action: Action) -> Difference:
        """What a decision gives away against the best one."""
        return self.best.better_than(self.find(action))

    def causes(self, alternative: Alternative) -> tuple[Cause, ...]:
        """What a decision changes, the weightiest first."""
        if alternative.action not in self._causes:
            self._causes[alternative.action] = causes(self.view, alternative.action)
        return self._causes[alternative.action]

    def why(self, alternative: Alternative | None = None) -> tuple[Cause, ...]:
        """What a decision (the best, by default) changes; what others would change just so comes last."""
        told = alternative or self.best
        count = len(self.alternatives)
        others = (self.alternatives[place] for place in sorted({0, min(1, count - 1), count // 2, count - 1}))
        known = [{cause.key for cause in self.causes(other)} for other in others if other is not told]
        common = set.intersection(*known) if known else set()
        return tuple(sorted(self.causes(told), key=lambda cause: cause.key in common))

    def rather(
        self, alternative: Alternative, than: Alternative
    ) -> tuple[tuple[Cause, ...], tuple[Cause, ...]]:
        """Why one and not the other: the causes that only the first has, and those that only the second has."""
        return contrast(self.causes(alternative), self.causes(than))


def thinking_time(state: State) -> float:
    """The seconds that advice takes where the caller gives none."""
    quick = compiled.ready() and compiled.fits(state.game.setting.grid)
    return SECONDS if quick else SECONDS_PLAIN


def thinking(playouts: int | None, seconds: float | None) -> Budget:
    """So many playouts, or else so much time."""
    return Budget(1, seconds) if playouts is None else Budget(playouts, None)


def advise(
    state: State,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    seed: int = 1,
    watched: Sequence[Action] = (),
) -> Advice:
    """Rank the alternatives of the player who decides; only what this player can see is used.

    ``playouts`` bounds the thinking by a number, and the same state then always gives the same advice; ``seconds``
    by time. Where both are given, the number counts and the time does not. ``watched`` decisions are judged as
    carefully as the best ones.
    """
    if not isinstance(state, State):
        raise InputError("field-not-this", field="state", value=told(state), expected="start(game(), 7)[0]")
    if state.over:
        raise InputError("advice-game-over")
    if (playouts is not None and playouts < 1) or (seconds is not None and seconds <= 0):
        raise InputError("advice-budget", seconds=str(seconds), playouts=str(playouts))
    if playouts is None and seconds is None:
        seconds = thinking_time(state)
    seen = view(state, state.player)
    budget = thinking(playouts, seconds)
    if seen.phase is Phase.DIVIDE:
        return Advice(seen, _ranked(_offers(seen, budget, seed, watched)))
    groups = grouped(seen)
    return Advice(
        seen, _ranked(_solved(seen, groups, budget) or _played(seen, groups, budget, seed, watched))
    )


class Group(NamedTuple):
    """Decisions that come to the same, and the rest of the turn after them (for a lot: not known yet)."""

    actions: list[Action]
    after: State | None


def grouped(seen: State) -> list[Group]:
    """The decisions, those together that come to the same."""
    if seen.phase is Phase.CHOOSE:
        return [Group([action], None) for action in seen.actions]
    groups: dict[Hashable, Group] = {}
    for action in seen.actions:
        after = follow(seen, action)
        groups.setdefault(sameness(after), Group([], after)).actions.append(action)
    return list(groups.values())


def _solved(seen: State, groups: Sequence[Group], budget: Budget) -> list[Alternative]:
    """The exact scores of the last turn's decisions; nothing where cards are to come or the search is too long.

    On a shared map the others go on building beside the player's cards: nothing is certain there. Elsewhere they
    could only take the last card of the reserve, which is left out.
    """
    if seen.turn < seen.game.turns or seen.game.setting.shared or hopeless(seen):
        return []
    endings = Endings(budget)
    found = []
    for actions, after in groups:
        score = None if after is None else endings.best(after)
        if score is None:
            return []
        outcome = Outcome(score, 0.0, 0.0, 0, exact=True, out=put_out(seen, [score]))
        found.append(Alternative(actions[0], tuple(actions[1:]), outcome))
    return found


def _played(
    seen: State,
    groups: Sequence[Group],
    budget: Budget,
    seed: int,
    watched: Sequence[Action],
) -> list[Alternative]:
    cards = unseen(seen).cards
    tracks = [track(seen, actions[0], after, cards, seed) for actions, after in groups]
    kept = [place for place, group in enumerate(groups) if any(action in group.actions for action in watched)]
    race(tracks, budget if len(tracks) > 1 else Budget(FORCED, None), seed, kept)
    found = []
    for group, own, outcome in zip(groups, tracks, outcomes(tracks), strict=True):
        told = outcome._replace(out=len(own.scores) >= ENOUGH and put_out(seen, own.scores))
        found.append(Alternative(group.actions[0], tuple(group.actions[1:]), told, tuple(own.samples)))
    return found


def _offers(seen: State, budget: Budget, seed: int, watched: Sequence[Action]) -> list[Alternative]:
    found: dict[Hashable, list[Judged]] = {}
    for judged in judged_offers(seen, budget, seed, watched):
        found.setdefault(same_offer(judged[0], seen.game.setting), []).append(judged)
    return [
        Alternative(group[0][0], tuple(offer for offer, _, _ in group[1:]), group[0][1], reply=group[0][2])
        for group in found.values()
    ]


def _ranked(found: list[Alternative]) -> tuple[Alternative, ...]:
    return tuple(sorted(found, key=lambda alternative: -alternative.outcome.mean))
