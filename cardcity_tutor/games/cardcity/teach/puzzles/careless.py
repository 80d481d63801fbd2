"""Building without foresight: how often a hand gets lost that could have been built."""

from __future__ import annotations

from ...rules.duty import removed
from ...rules.kernel.building import brings_cloud, built, cost, legal_cells, open_cells
from ...rules.kernel.cards import CLOUD, facings
from ...rules.kernel.shapes import CityMasks, Mask
from ...rules.state import State
from .search import CAP


class Careless:
    """Somebody who builds card after card by chance, without a thought for the duty to build the most."""

    def __init__(self, start: State, cap: int = CAP) -> None:
        self.setting = start.game.setting
        self.start = start
        self.left = cap
        self.answers = 0
        """Different cities in which this can end."""
        self.lost: list[int] = []
        """For each of them in which something is lost, how many cards."""
        self._known: dict[tuple[CityMasks, tuple[int, ...]], float] = {}

    @property
    def near(self) -> int:
        """How many of these cities lose one card, where others lose more."""
        return self.lost.count(1) if max(self.lost, default=0) > 1 else 0

    def luck(self) -> float | None:
        """How often all cards of the hand get built; nothing where there are too many ways to count."""
        seat = self.start.seats[0]
        chance = self._luck(seat.city, tuple(sorted(seat.hand)), seat.money, self.start.reserve.clouds)
        return None if self.left < 0 else chance

    def _luck(self, city: CityMasks, hand: tuple[int, ...], money: int, clouds: int) -> float:
        if (city, hand) not in self._known:
            self._known[city, hand] = self._one_card(city, hand, money, clouds)
        return self._known[city, hand]

    def _one_card(self, city: CityMasks, hand: tuple[int, ...], money: int, clouds: int) -> float:
        if not hand:
            self.answers += 1
            return 1.0
        grid, rules = self.setting.grid, self.setting.rules
        chances: list[float] = []
        for card in dict.fromkeys(hand):
            left, rest = money - cost(city, rules, card), removed(hand, card)
            for facing in range(facings(card)):
                for cell in _cells(legal_cells(city, grid, rules, card, facing, money)):
                    self.left -= 1
                    if self.left < 0:
                        return 0.0
                    after = built(city, grid, card, facing, cell)
                    smoke = rules.clouds and clouds and brings_cloud(city, grid, card, cell)
                    chances.append(
                        self._cloud(after, rest, left, clouds)
                        if smoke
                        else self._luck(after, rest, left, clouds)
                    )
        if not chances:
            self.answers += 1
            self.lost.append(len(hand))
            return 0.0
        return sum(chances) / len(chances)

    def _cloud(self, city: CityMasks, hand: tuple[int, ...], money: int, clouds: int) -> float:
        grid = self.setting.grid
        chances = [
            self._luck(built(city, grid, CLOUD, 0, cell), hand, money, clouds - 1)
            for cell in _cells(open_cells(city, grid))
        ]
        return sum(chances) / len(chances) if chances else self._luck(city, hand, money, clouds)


def _cells(cells: Mask) -> list[Mask]:
    found = []
    while cells:
        found.append(cells & -cells)
        cells &= cells - 1
    return found
