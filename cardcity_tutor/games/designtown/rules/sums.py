"""What a row of played cards adds up to: coins, points, unhappy faces and what they allow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from .table import Gain, Table
from .way import Way

Victory = Literal["points", "cards"]


class Sums(NamedTuple):
    """The sums of a turn so far. Immutable: a card or a gain makes new ones."""

    coins: int
    points: int
    unhappy: int
    limit: int
    cards: int
    buys: int
    """Plain purchases beyond the one action."""
    upgrades: int
    """Plain upgrades beyond the one action."""
    cut: int
    """By how much taxes are lower."""
    store: bool
    station: bool

    @classmethod
    def at_start(cls, table: Table) -> Sums:
        """A turn in which nothing was played."""
        return cls(0, 0, 0, table.unhappy, 0, 0, 0, 0, store=False, station=False)

    def play(self, face: str, way: Way) -> Sums:
        """With one more card in the row: face, limit, points, then coins."""
        numbers = way.table[face]
        unhappy = self.unhappy + numbers.unhappy
        station = face == "G"
        return self._replace(
            coins=self.coins + numbers.coins + (unhappy if face == "H" else 0),
            points=self.points + numbers.points,
            unhappy=unhappy,
            limit=self.limit + (face == "C"),
            cards=self.cards + 1,
            buys=self.buys + (face == "P"),
            upgrades=self.upgrades + station,
            cut=self.cut + (station and (way.tax_stack or not self.station)),
            store=self.store or face == "S",
            station=self.station or station,
        )

    def recycle(self, gain: Gain) -> Sums:
        """With the gain of a recycled card."""
        return self._replace(
            coins=self.coins + gain.coins,
            limit=self.limit + gain.limit,
            buys=self.buys + gain.buys,
            upgrades=self.upgrades + gain.upgrades,
            cut=self.cut + gain.cut,
        )

    @property
    def bust(self) -> bool:
        """Whether there are as many unhappy faces as the limit."""
        return self.unhappy >= self.limit

    def victory(self, table: Table) -> Victory | None:
        """How the turn has been won, if it has; a bust comes before it."""
        if self.bust:
            return None
        if self.points >= table.points:
            return "points"
        return "cards" if self.cards >= table.cards and self.store else None


def total(row: Iterable[str], recycled: Iterable[str], way: Way, start: Sums | None = None) -> list[Sums]:
    """The sums before the first card of the row and after each one; recycled gains count from the beginning."""
    sums = Sums.at_start(way.table) if start is None else start
    for face in recycled:
        gain = way.table[face].recycle
        if gain is not None:
            sums = sums.recycle(gain)
    found = [sums]
    for face in row:
        sums = sums.play(face, way)
        found.append(sums)
    return found
