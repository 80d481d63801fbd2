"""The goals that make a puzzle of a position: what is asked, which ends reach it, and how hard they are to find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from .....core.breakdown import Number
from ...rules.actions import Action, Build
from ...rules.development import needs
from ...rules.kernel.bits import popcount
from ...rules.kernel.building import open_cells
from ...rules.kernel.cards import facings, has_industry, has_leisure
from ...rules.legality import Placement, legal_placements
from ...rules.state import State
from .answers import Ask, silent
from .careless import Careless
from .facts import MOST_ANSWERS, Facts
from .goals import Goal
from .hands import has_home
from .search import Candidates, Key, search

AMOUNTS: Final = (5, 10, 15, 20, 25, 30)
"""Sums worth having after the income: what industries cost."""
FEW: Final = 8
"""Ways to build a card that are few enough to look for."""


class Posed(NamedTuple):
    """A goal that a position offers: all answers that reach it, one order of each, and how hard they are to find."""

    goal: Goal
    answers: tuple[tuple[Action, ...], ...]
    facts: Facts


Poser = Callable[[State], Iterator[Posed]]


def _posed(candidates: Candidates, goal: Goal, values: Mapping[Key, Number]) -> Iterator[Posed]:
    """The goal with the ends that reach it, given what each end has reached; nothing where none or most do."""
    accepted = [key for key, value in values.items() if goal.met(value)]
    if not 0 < len(accepted) <= MOST_ANSWERS:
        return
    answers = tuple(
        tuple(action for action in candidates.path(key) if not silent(action)) for key in accepted
    )
    facts = Facts(
        candidates=len(values),
        accepted=len(accepted),
        luck=candidates.luck(accepted),
        steps=min(map(len, answers)),
        near=_near([goal.missing(value) for value in values.values()]),
        hasty=candidates.hasty() in accepted,
    )
    yield Posed(goal, answers, facts)


def _near(gaps: Sequence[Number]) -> int:
    """How many miss by one at most, where others miss by more."""
    near = sum(0 < gap <= 1 for gap in gaps)
    return near if max(gaps) > 1 else 0


def _values(candidates: Candidates, goal: Goal) -> dict[Key, Number]:
    return {key: goal.reached(candidates.start, end) for key, end in candidates.ends.items()}


def grow(*colours: str) -> Poser:
    """Build so that a district grows which nothing lets grow yet."""

    def pose(start: State) -> Iterator[Posed]:
        hand = start.seats[0].hand
        helpers = {"R": sum(map(has_leisure, hand)), "C": sum(map(has_home, hand))}
        waiting = [
            need
            for need in needs(start.seats[0].city, start.game.setting)
            if need.colour in colours and 0 < need.size + 1 - need.have <= helpers[need.colour]
        ]
        candidates = search(start, Ask.HAND) if waiting else None
        if candidates is None:
            return
        for need in sorted(waiting, key=lambda need: (need.size - need.have, -need.size, need.cells)):
            goal = Goal("growth", 0, need.colour, need.cells)
            yield from _posed(candidates, goal, _values(candidates, goal))

    return pose


def most(measure: str, ask: Ask, least: Number = 1) -> Poser:
    """Reach as much as possible; there is a question only where that is at least ``least`` and not all the same."""

    def pose(start: State) -> Iterator[Posed]:
        candidates = search(start, ask)
        if candidates is None:
            return
        values = _values(candidates, Goal(measure, 0))
        best = max(values.values())
        if best >= least and min(values.values()) < best:
            yield from _posed(candidates, Goal(measure, best), values)

    return pose


def reach(start: State) -> Iterator[Posed]:
    """Have a round sum after the income of the turn: the largest first."""
    candidates = search(start, Ask.TURN)
    if candidates is None:
        return
    values = _values(candidates, Goal("money", 0))
    for amount in reversed(AMOUNTS):
        if min(values.values()) < amount <= max(values.values()):
            yield from _posed(candidates, Goal("money", amount), values)


def none_left(measure: str, ask: Ask) -> Poser:
    """Bring a number down to nothing."""

    def pose(start: State) -> Iterator[Posed]:
        candidates = search(start, ask)
        if candidates is not None:
            goal = Goal(measure, 0)
            yield from _posed(candidates, goal, _values(candidates, goal))

    return pose


def save(start: State) -> Iterator[Posed]:
    """Build the whole hand, though a careless player loses a card. The duty to build makes his answers illegal."""
    hand = start.seats[0].hand
    if len(start.actions) == sum(len(_legal(start, card)) for card in set(hand)):
        return  # no first card of those that can be built alone loses another
    careless = Careless(start)
    luck = careless.luck()
    if luck is None:
        return
    candidates = search(start, Ask.HAND)
    if candidates is not None:
        goal = Goal("built", len(hand))
        for posed in _posed(candidates, goal, _values(candidates, goal)):
            facts = replace(
                posed.facts, candidates=careless.answers, luck=luck, near=careless.near, hasty=True
            )
            yield posed._replace(facts=facts)


def turn(start: State) -> Iterator[Posed]:
    """Turn a bicolour card: so that it fits on a given cell, or anywhere; or so that a district grows."""
    seat, setting = start.seats[0], start.game.setting
    card = seat.hand[0]
    if len(seat.hand) == 1 and not has_industry(
        card
    ):  # half an industry may bring a cloud: not the point here
        legal = [Build(card, (row, column), facing) for row, column, facing in _legal(start, card)]
        facings_of = Counter(build.place for build in legal)
        tried = facings(card) * popcount(open_cells(seat.city, setting.grid))
        goal = Goal("built", 1)
        if len(legal) <= FEW:
            yield _fitting(goal, legal, tried)
        for build in legal:
            if facings_of[build.place] == 1:
                yield _fitting(Goal("fits", 1, cells=(build.place,)), [build], facings(card))
    yield from grow("R", "C")(start)


def _fitting(goal: Goal, legal: list[Build], tried: int) -> Posed:
    """A goal that every legal build of one card reaches, of so many ways to try it."""
    hasty = any(build.facing == 0 for build in legal)
    facts = Facts(tried, len(legal), len(legal) / tried, 1, 0, hasty=hasty)
    return Posed(goal, tuple((build,) for build in legal), facts)


def _legal(start: State, card: int) -> list[Placement]:
    """Where a card may be built, but for the duty to build the most."""
    seat = start.seats[0]
    return legal_placements(seat.city, start.game.setting, card, seat.money)
