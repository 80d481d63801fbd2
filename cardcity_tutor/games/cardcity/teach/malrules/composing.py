"""Cities in the making: two dozen positions in a few milliseconds, for searches that look at many.

``coach.situations`` plays real games, decision by decision. Here a city grows by the same kernel functions without the
table around it: cards of the real pile are built where the rules allow, districts develop, money comes and goes. The
duty to build is not looked at, since other cards might have been drawn; so every city is one that a game can reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...coach.situations import Dice, neighbourhood
from ...rules.game import START_MONEY, Game
from ...rules.kernel.bits import pick, popcount
from ...rules.kernel.building import brings_cloud, built, cost, industry_price, legal_cells, open_cells, room
from ...rules.kernel.cards import (
    CLOUD,
    COMMERCE,
    INDUSTRY,
    PARK,
    RESIDENCE,
    facings,
    has_industry,
    has_leisure,
)
from ...rules.kernel.earning import income
from ...rules.kernel.growing import growth
from ...rules.kernel.shapes import Mask
from ...rules.position import Position
from ...rules.reserve import Reserve

TRIES: Final = 3
"""Cells of which a careful builder takes the one with the best neighbours."""


def composed(way: Game, seed: int) -> Iterator[Position]:
    """The positions of one city in the making: before each construction, before each development, at each turn's end."""
    return _Maker(way, Dice(seed)).positions()


class _Maker:
    """A city, its owner's money, and the cards that are left."""

    def __init__(self, way: Game, dice: Dice) -> None:
        self.setting = way.setting
        self.turns = way.turns
        self.dice = dice
        self.careful = dice.below(3) > 0
        self.cramped = dice.below(3) == 0
        """Without industries, as if none had been drawn, until the limit has been reached for a while."""
        pile, self.reserve, dice.chance = way.cards(dice.chance)
        self.pile = list(pile)
        self.drawn = way.draw
        self.city = way.first_city()
        self.money = START_MONEY

    def positions(self) -> Iterator[Position]:
        for turn in range(1, self.turns + 1):
            hand = self._hand(leisure=turn > 1)
            yield self._position(hand)
            for card in hand:
                if not (self.cramped and has_industry(card) and self._spacious()):
                    self._build(card)
            yield self._position(())
            self._develop()
            self.money += income(self.city, self.setting.grid, self.setting.rules)
            yield self._position(())
            self._buy()

    def _position(self, hand: tuple[int, ...]) -> Position:
        return Position.made(self.setting, self.city, self.money, hand, self.reserve)

    def _hand(self, *, leisure: bool) -> tuple[int, ...]:
        """A draw without one card, rather not without leisure that can be paid; the first turn has none."""
        wanted = [card for card in self.pile if leisure or not has_leisure(card)][: self.drawn]
        for card in wanted:
            self.pile.remove(card)
        if len(wanted) > self.setting.facts.hand:
            rich = self.money >= self.setting.rules.price
            spare = [card for card in wanted if not (rich and has_leisure(card))] or wanted
            wanted.remove(spare[self.dice.below(len(spare))])
        return tuple(wanted)

    def _build(self, card: int) -> None:
        """Put a card on some cell that the rules allow, if there is one, and the cloud that it may bring."""
        grid, rules = self.setting.grid, self.setting.rules
        turn = self.dice.below(facings(card))
        cells = legal_cells(self.city, grid, rules, card, turn, self.money)
        if not cells:
            return
        cell = self._choice(card, turn, cells)
        self.money -= cost(self.city, rules, card)
        smoke = rules.clouds and self.reserve.clouds and brings_cloud(self.city, grid, card, cell)
        self.city = built(self.city, grid, card, turn, cell)
        if smoke:
            self._smoke()

    def _spacious(self) -> bool:
        return room(self.city, self.setting.rules) > 0 or self.dice.below(2) == 0

    def _choice(self, card: int, turn: int, cells: Mask) -> int:
        """Any of the cells; a careful builder compares a few."""
        count = popcount(cells)
        tried = [
            pick(cells, self.dice.below(count))
            for _ in range(TRIES if self.careful and not has_industry(card) else 1)
        ]
        if len(tried) == 1:
            return tried[0]
        grid = self.setting.grid
        return max(
            tried, key=lambda cell: neighbourhood(built(self.city, grid, card, turn, cell), self.setting)
        )

    def _smoke(self) -> None:
        cells = open_cells(self.city, self.setting.grid)
        if cells:
            cell = pick(cells, self.dice.below(popcount(cells)))
            self.city = built(self.city, self.setting.grid, CLOUD, 0, cell)
            self.reserve = self.reserve._replace(clouds=self.reserve.clouds - 1)

    def _develop(self) -> None:
        """Let everything grow that must, in any order."""
        grid, rules = self.setting.grid, self.setting.rules
        while True:
            homes, shops = growth(self.city, grid, rules, self.reserve.homes, self.reserve.shops)
            options = [(RESIDENCE, homes)] * (homes > 0) + [(COMMERCE, shops)] * (shops > 0)
            if not options:
                return
            card, cells = options[self.dice.below(len(options))]
            cell = pick(cells, self.dice.below(popcount(cells)))
            self.city = built(self.city, grid, card, 0, cell)
            home = card == RESIDENCE
            left = self.reserve
            self.reserve = left._replace(homes=left.homes - home, shops=left.shops - (not home))

    def _buy(self) -> None:
        """Now and then a park; an industry where the limit presses, or at a whim."""
        rules, city, left = self.setting.rules, self.city, self.reserve
        pictures = [number for number, count in enumerate(left.works) if count]
        pressed = room(city, rules) < self.setting.facts.hand
        if pictures and self.dice.below(6 if self.cramped or not pressed else 2) == 0:
            works = list(left.works)
            works[pictures[0]] -= 1
            after = left._replace(works=(works[0], works[1], works[2], works[3]))
            self._buy_card(INDUSTRY + pictures[0], industry_price(city, rules), after)
        left = self.reserve
        if rules.clouds and left.parks and self.dice.below(5) == 0:
            self._buy_card(PARK, rules.price, left._replace(parks=left.parks - 1))

    def _buy_card(self, card: int, price: int, after: Reserve) -> None:
        """Pay for a card of the reserve and build it, if there is money and a cell for it."""
        if self.money < price or not legal_cells(
            self.city, self.setting.grid, self.setting.rules, card, 0, self.money
        ):
            return
        self.money -= price
        self.reserve = after
        self._build(card)
