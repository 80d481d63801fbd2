"""What lots are worth to a player: the rest of the game is played out with them, when it is first asked for.

A lot may be known, as it is to who divides, or only seen, as it is to who chooses: then its face-down cards are dealt
from all that the chooser has not seen. A lot of more cards than a hand will be divided again; any hand out of it is
taken for a fair part. Every deal has the same chance for all lots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import NamedTuple

from ...rules.actions import Cards, Offer
from ...rules.rollouts import Prospect
from ...rules.state import State, view
from ...rules.unseen import unseen
from ..bots.outcomes import with_money
from .figures import Series

LARGEST_LOT = 12
"""Cards; the largest that is ever divided."""


Copy = tuple[int, int]
"""A card, and which of its equals: a card that is shown leaves the deal, wherever it lies in it."""


class Deal(NamedTuple):
    """One way in which chance may have it."""

    hidden: tuple[Copy, ...]
    """What the chooser has not seen, in the order in which it lies."""
    picks: tuple[int, ...]
    """Places of a large lot, in the order in which they come into the hand."""
    seed: int
    """Of the coming turns."""


class Look(NamedTuple):
    """A lot as the chooser sees it."""

    up: Cards
    down: int
    """How many of its cards lie face down."""
    skipped: int
    """Face-down cards of the other lot, dealt before."""
    shown: Cards
    """The open cards of both lots: none of the face-down ones can be one of these."""


def looks(offer: Offer) -> tuple[Look, Look]:
    """Both lots as the chooser sees them."""
    shown = tuple(sorted(offer.open.up + offer.rest.up))
    first, rest = offer
    return (
        Look(tuple(sorted(first.up)), len(first.down), 0, shown),
        Look(tuple(sorted(rest.up)), len(rest.down), len(first.down), shown),
    )


class Trials:
    """Playouts of one division, remembered."""

    def __init__(self, state: State, deals: int, games: int, seed: int, stream: int = 0) -> None:
        """``games`` playouts for each of ``deals``; another ``stream`` hides the same cards, and goes on otherwise."""
        table = state.table
        if table is None:
            raise AssertionError("nothing to divide")
        self.deals = deals
        self.games = games
        self._size = state.game.hand
        self._state = state
        self._sight = view(state, table.chooser)
        self._unseen = unseen(view(state, table.divider)).cards
        self._chances = seed, stream
        self._known: dict[tuple[int, Cards, int], Series] = {}
        self._seen: dict[tuple[int, Look, int], Series] = {}

    @cached_property
    def _deals(self) -> list[Deal]:
        """Made when the first game is played: many a division is only looked at."""
        guesses = unseen(self._sight).cards
        seed, stream = self._chances
        return [_deal(guesses, seed, number, stream) for number in range(self.deals)]

    def known(self, player: int, cards: Cards, money: int = 0) -> Series:
        """What these cards bring a player in the end, who is given (or pays) some money."""
        key = player, tuple(sorted(cards)), money
        found = self._known.get(key)
        if found is None:
            state = with_money(self._state, player, money)
            found = tuple(
                self._played(state, player, self._unseen, self._hand(key[1], deal), deal)
                for deal in self._deals
            )
            self._known[key] = found
        return found

    def seen(self, player: int, look: Look, money: int = 0) -> Series:
        """What a lot brings a player in the end, as far as the chooser can tell from what he sees."""
        key = player, look, money
        found = self._seen.get(key)
        if found is None:
            state = with_money(self._sight, player, money)
            values = []
            for deal in self._deals:
                dealt, coming = _dealt(deal, look)
                hand = self._hand((*look.up, *dealt), deal)
                values.append(self._played(state, player, coming, hand, deal))
            found = tuple(values)
            self._seen[key] = found
        return found

    def hidden(self, look: Look) -> tuple[Cards, ...]:
        """What lies face down in a lot, deal by deal."""
        return tuple(tuple(sorted(_dealt(deal, look)[0])) for deal in self._deals)

    def _hand(self, cards: Cards, deal: Deal) -> Cards:
        picked = [cards[place] for place in deal.picks if place < len(cards)]
        return tuple(sorted(picked[: self._size]))

    def _played(self, state: State, player: int, coming: Sequence[int], hand: Cards, deal: Deal) -> float:
        return Prospect.of(state, player, coming, hand).estimate(self.games, deal.seed).mean


def _deal(guesses: Cards, seed: int, number: int, stream: int) -> Deal:
    order = [(card, copy) for card, count in Counter(guesses).items() for copy in range(count)]
    Random(f"{seed} {number}").shuffle(order)
    chance = Random(f"{seed} {number} {stream}")
    picks = list(range(LARGEST_LOT))
    chance.shuffle(picks)
    return Deal(tuple(order), tuple(picks), chance.getrandbits(30))


def _dealt(deal: Deal, look: Look) -> tuple[Cards, Cards]:
    """The face-down cards of a lot, and those that may still come."""
    away = Counter(look.shown)
    left = [card for card, copy in deal.hidden if copy >= away[card]]
    end = look.skipped + look.down
    return tuple(left[look.skipped : end]), tuple(left[: look.skipped] + left[end:])
