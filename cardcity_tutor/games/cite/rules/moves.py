"""What can be decided, listed only as far as somebody asks: families of decisions, each worked out when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import Final, overload

from . import actions as act
from . import listing
from .checks import against
from .state import State

Family = Callable[[], Iterator[act.Deed]]


class Moves(Sequence[act.Deed]):
    """The decisions of the player on turn.

    Exchanges are listed one for one, layouts by one building more, markets by one exchange; what else is legal can be
    played, too, and ``in`` says so.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._families = list(_families(state))
        self._found: list[tuple[act.Deed, ...] | None] = [None] * len(self._families)

    def _family(self, number: int) -> tuple[act.Deed, ...]:
        found = self._found[number]
        if found is None:
            found = self._found[number] = tuple(self._families[number]())
        return found

    def __iter__(self) -> Iterator[act.Deed]:
        for number in range(len(self._families)):
            yield from self._family(number)

    @cached_property
    def _ends(self) -> list[int]:
        ends, end = [], 0
        for number in range(len(self._families)):
            end += len(self._family(number))
            ends.append(end)
        return ends

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __contains__(self, action: object) -> bool:
        return bool(self._families) and not [*against(self._state, self._state.player, action)]

    @overload
    def __getitem__(self, place: int) -> act.Deed: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[act.Deed]: ...
    def __getitem__(self, place: int | slice) -> act.Deed | Sequence[act.Deed]:
        if isinstance(place, slice):
            return tuple(self)[place]
        if place < 0:
            place += len(self)
        begin = 0
        for number, end in enumerate(self._ends):
            if begin <= place < end:
                return self._family(number)[place - begin]
            begin = end
        raise IndexError(place)


def actions(state: State) -> Moves:
    """All that the player on turn can decide."""
    return Moves(state)


def _families(state: State) -> Iterator[Family]:
    if state.over or state.watched:
        return
    match state.phase:
        case "before":
            yield lambda: iter((act.Ready(),))
            yield lambda: listing.production_cards(state)
        case "keep":
            yield lambda: (act.Keep(card) for card in dict.fromkeys(state.drawn))
        case "settle":
            yield lambda: listing.settlements(state)
        case "answer":
            yield lambda: listing.answers(state)
        case _:
            yield lambda: listing.endings(state)
            yield from (partial(family, state) for family in _WORK)


_WORK: Final = (
    listing.layouts,
    listing.builds,
    listing.asks,
    listing.payments,
    listing.deposits,
    listing.conversions,
    listing.late_payments,
    listing.swaps,
    listing.cards,
)
