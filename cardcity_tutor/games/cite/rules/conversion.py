"""Workshops, flea market and market: what they can make of a stock."""

from __future__ import annotations

from typing import Final

from .buildings import CRAFTS
from .goods import GOLD, KINDS, ORDER, Stock, changed
from .position import Position

MARKET_GIVES: Final = 4


class Conversions:
    """What a player can convert with: workshops as inputs, product and number of products; flea market and market."""

    def __init__(self, position: Position, player: int) -> None:
        city = position.city
        self.workshops = {
            city.buildings[number].text: (
                *(ORDER[kind] for kind in CRAFTS[city.buildings[number].kind]),
                self.products(len(city.adjacent_kind(number, "inn"))),
            )
            for number in city.of(player, *CRAFTS)
        }
        self.market = bool(city.of(player, "market"))
        self.flea = bool(city.of(player, "flea")) and player not in position.flea_used
        self.direction = str(position.way.ruling("flea-direction"))

    def products(self, inns: int) -> int:
        """What a workshop makes each time beside so many inns."""
        return 1 + inns

    def bought_for_gold(self, stock: Stock) -> set[Stock]:
        """Every stock after one gold has become something else."""
        if not stock[GOLD]:
            return set()
        paid = changed(stock, GOLD, -1)
        return {changed(paid, kind, 1) for kind in range(len(KINDS))}

    def sold_for_gold(self, stock: Stock) -> set[Stock]:
        """Every stock after one resource has become gold."""
        return {changed(changed(stock, kind, -1), GOLD, 1) for kind, amount in enumerate(stock) if amount}

    def after_flea(self, stock: Stock) -> set[Stock]:
        """Every stock that one exchange at the flea market can lead to."""
        found: set[Stock] = set()
        if self.direction != "to-gold":
            found |= self.bought_for_gold(stock)
        if self.direction != "gold":
            found |= self.sold_for_gold(stock)
        return found

    def after_workshops(self, stock: Stock) -> set[Stock]:
        """Every stock that one use of a workshop can lead to."""
        return {
            changed(changed(changed(stock, first, -1), second, -1), product, number)
            for first, second, product, number in self.workshops.values()
            if stock[first] and stock[second]
        }

    def kinds(self, stock: Stock) -> list[str]:
        """The kinds of which at least one can be held at some time."""
        if self.market and self._reaches_four(stock):
            return list(KINDS)
        held = {kind for kind, amount in enumerate(stock) if amount}
        for after in self.after_workshops(stock):
            held |= {kind for kind, amount in enumerate(after) if amount}
        if self.flea:
            for after in self.after_flea(stock):
                held |= {kind for kind, amount in enumerate(after) if amount}
        return [kind for place, kind in enumerate(KINDS) if place in held]

    def _reaches_four(self, stock: Stock) -> bool:
        """Whether the market can be used at some time; workshops at inns may make three resources four."""
        seen, new = {(stock, self.flea)}, [(stock, self.flea)]
        while new:
            here, flea = new.pop()
            if sum(here) >= MARKET_GIVES:
                return True
            after = {(there, flea) for there in self.after_workshops(here)}
            if flea:
                after |= {(there, False) for there in self.after_flea(here)}
            new += after - seen
            seen |= after
        return False
