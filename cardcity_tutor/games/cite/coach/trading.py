"""Exchanges that please both sides, and the answers of bots to those of others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import nlargest
from math import inf
from time import perf_counter
from typing import Final, NamedTuple

from ..rules.actions import Counter, Offer
from ..rules.goods import KINDS, NOTHING, Stock, add, changed, covers
from ..rules.state import State
from .worth import Purse

LEAST: Final = 0.02
"""A gain below this is none."""
FIRST_SHARE: Final = 0.6
"""Of the surplus, that a bot asks for at first; then it comes a third of the way nearer to a half with each refusal."""
FEW: Final = 12
MANY: Final = 40
"""Exchanges that are looked at closely."""
COUNTS: Final = ((2, 1), (1, 2), (2, 2))
COUNTS_WIDE: Final = (*COUNTS, (3, 3), (3, 2), (3, 1), (2, 3), (1, 3))
LAST_TURNS: Final = 2
"""In which a bot looks at who gets ahead."""


class Exchange(NamedTuple):
    """What one gives and gets, and what that is worth to both."""

    partner: int
    give: Stock
    get: Stock
    own: float
    other: float

    @property
    def product(self) -> float:
        """What an exchange is chosen by: both gains together, split as evenly as can be."""
        return self.own * self.other

    @property
    def share(self) -> float:
        """The own part of the surplus."""
        return self.own / (self.own + self.other)


class Market:
    """The resources of all players as one of them sees them."""

    def __init__(self, state: State, player: int, *, exact: bool = False) -> None:
        self.state = state
        self.player = player
        self.purses = [Purse(state, other, exact=exact) for other in range(state.way.players)]
        self.stocks = [seat.stock for seat in state.seats]
        self._before = [purse.rough(stock) for purse, stock in zip(self.purses, self.stocks, strict=True)]

    def gains(self, partner: int, give: Stock, get: Stock, *, rough: bool = False) -> tuple[float, float]:
        """What an exchange brings to both sides."""
        found = []
        for who, gone, come in ((self.player, give, get), (partner, get, give)):
            purse, stock = self.purses[who], self.stocks[who]
            after = add(add(stock, gone, -1), come)
            if rough:
                found.append(purse.rough(after) - self._before[who])
            else:
                found.append(purse.worth(after) - purse.worth(stock))
        return found[0], found[1]

    def swaps(self, partner: int) -> Iterator[tuple[Stock, Stock]]:
        """One of a kind for one of another."""
        for give, held in enumerate(self.stocks[self.player]):
            for get, there in enumerate(self.stocks[partner]):
                if give != get and held and there:
                    yield changed(NOTHING, give, 1), changed(NOTHING, get, 1)

    def variants(self, partner: int, give: Stock, get: Stock, *, wide: bool) -> Iterator[tuple[Stock, Stock]]:
        """Other amounts of the same kinds; ``wide`` also with a second kind of the partner's."""
        mine, theirs = self.stocks[self.player], self.stocks[partner]
        for gone, come in COUNTS_WIDE if wide else COUNTS:
            given, got = add(NOTHING, give, gone), add(NOTHING, get, come)
            if covers(mine, given) and covers(theirs, got):
                yield given, got
        for kind in range(len(KINDS)) if wide else ():
            more = changed(get, kind, 1)
            for gone in (1, 2):
                given = add(NOTHING, give, gone)
                if not give[kind] and not get[kind] and covers(mine, given) and covers(theirs, more):
                    yield given, more

    def best(self, *, wide: bool = False, until: float = inf) -> list[Exchange]:
        """The exchanges that please both sides, the best first; ``wide``: more of them, and those that bring most oneself."""
        players = self.state.way.players
        rough: list[tuple[float, int, Stock, Stock]] = []
        for place in range(1, players):
            partner = (self.player + place) % players
            if not self.state.seats[partner].done:
                rough += self._rough(partner, self.swaps(partner))
        for _, partner, give, get in nlargest(FEW, rough, key=lambda entry: entry[0]):
            rough += self._rough(partner, self.variants(partner, give, get, wide=wide))
        found = []
        for _, partner, give, get in nlargest(MANY if wide else FEW, rough, key=lambda entry: entry[0]):
            if perf_counter() > until:
                break
            own, other = self.gains(partner, give, get)
            if own > LEAST and other > LEAST and self.wise(partner, give, get, own, other):
                found.append(Exchange(partner, give, get, own, other))
        target = FIRST_SHARE - (FIRST_SHARE - 0.5) * (1 - (2 / 3) ** self.state.offers)
        if wide and self.state.offers < self.state.way.offers - 1:
            found.sort(key=lambda entry: entry.own, reverse=True)
        else:
            found.sort(
                key=lambda entry: entry.product * (1 if entry.share <= target + 0.1 else 0.8), reverse=True
            )
        return found

    def _rough(
        self, partner: int, exchanges: Iterable[tuple[Stock, Stock]]
    ) -> list[tuple[float, int, Stock, Stock]]:
        """These exchanges with the smaller of the two gains, without conversion, unless one loses a cell."""
        found = []
        for give, get in exchanges:
            own, other = self.gains(partner, give, get, rough=True)
            if own > -1 and other > -1:
                found.append((min(own, other), partner, give, get))
        return found

    def wise(self, partner: int, give: Stock, get: Stock, own: float, other: float) -> bool:
        """Whether an exchange does not let a partner ahead in the last turns."""
        if self.purses[self.player].left >= LAST_TURNS:
            return True
        after = []
        for who, gone, come in ((self.player, give, get), (partner, get, give)):
            built = sum(self.state.city.buildings[number].size for number in self.state.city.of(who))
            after.append(built + self.purses[who].cells(add(add(self.stocks[who], gone, -1), come)))
        return after[0] >= after[1] or own >= other

    def accepts(self, asker: int, offer: Offer) -> bool:
        """Whether an offer of another player is a gain."""
        if offer.give_cards or offer.get_cards or offer.give_rights or offer.get_rights:
            return not any((*offer.get, *offer.get_cards, offer.get_rights))
        own, other = self.gains(asker, offer.get, offer.give)
        return own > LEAST and self.wise(asker, offer.get, offer.give, own, other)

    def counter(self, asker: int, offer: Offer) -> Counter | None:
        """What would please both sides instead, with something of what was asked for."""
        found = []
        for give, get in self.swaps(asker):
            if not any(one and other for one, other in zip(give, offer.get, strict=True)):
                continue
            own, other = self.gains(asker, give, get)
            if own > LEAST and other > LEAST and covers(self.stocks[asker], get):
                found.append(Exchange(asker, give, get, own, other))
        best = max(found, key=lambda entry: entry.product, default=None)
        return None if best is None else Counter(best.give, best.get)
