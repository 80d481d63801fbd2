"""All buildings of a map, and which of them are adjacent, side by side or by a paved street."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from .buildings import Building, Cell, neighbours


class Streets(NamedTuple):
    """Paved streets that act as one, and all that lies on them, they included; buildings by their numbers."""

    streets: frozenset[int]
    members: frozenset[int]


class City:
    """The buildings of a map in token order; functions name them by their number in it."""

    def __init__(self, buildings: Iterable[Building], *, single: bool = True) -> None:
        """With ``single`` each paved street links only what touches that street."""
        self.buildings = tuple(sorted(buildings, key=lambda building: building.order))
        self.single = single
        self.at: dict[Cell, list[int]] = defaultdict(list)
        for number, building in enumerate(self.buildings):
            for cell in building.cells:
                self.at[cell].append(number)
        self.at.default_factory = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, City) and self.buildings == other.buildings and self.single == other.single

    def __hash__(self) -> int:
        return hash((self.buildings, self.single))

    def __reduce__(self) -> tuple[object, ...]:
        return _city, (type(self), self.buildings, self.single)

    def with_building(self, building: Building) -> City:
        """With one more building."""
        return type(self)((*self.buildings, building), single=self.single)

    def of(self, player: int, *kinds: str) -> list[int]:
        """The buildings of a player; with kinds, only those."""
        return [
            number
            for number, building in enumerate(self.buildings)
            if building.owner == player and (not kinds or building.kind in kinds)
        ]

    def texts(self, numbers: Iterable[int]) -> list[str]:
        """The tokens of buildings, in token order."""
        return [self.buildings[number].text for number in sorted(numbers)]

    def overlaps(self) -> list[tuple[int, int]]:
        """Pairs that cover a common cell."""
        found = {
            (first, second)
            for here in self.at.values()
            for place, first in enumerate(here)
            for second in here[place + 1 :]
        }
        return sorted(found)

    @cached_property
    def sides(self) -> Counter[tuple[int, int]]:
        """How many cell sides two buildings share, the smaller number first."""
        found: Counter[tuple[int, int]] = Counter()
        for (row, column), here in self.at.items():
            for other in ((row, column + 1), (row + 1, column)):
                for first in here:
                    for second in self.at.get(other, ()):
                        if first != second:
                            found[min(first, second), max(first, second)] += 1
        return found

    @cached_property
    def touching(self) -> list[set[int]]:
        """What shares a side with each building."""
        found: list[set[int]] = [set() for _ in self.buildings]
        for first, second in self.sides:
            found[first].add(second)
            found[second].add(first)
        return found

    @cached_property
    def streets(self) -> list[Streets]:
        """The paved streets, joined into chains unless each stands for itself."""
        paved = {number for number, building in enumerate(self.buildings) if building.kind == "paved"}
        found, left = [], set(paved)
        for street in sorted(paved):
            if street not in left:
                continue
            chain, new = {street}, {street}
            while new and not self.single:
                new = {other for number in new for other in self.touching[number] & paved} - chain
                chain |= new
            left -= chain
            found.append(
                Streets(
                    frozenset(chain), frozenset(chain.union(*(self.touching[number] for number in chain)))
                )
            )
        return found

    @cached_property
    def _on(self) -> list[list[Streets]]:
        """The streets that each building lies on."""
        found: list[list[Streets]] = [[] for _ in self.buildings]
        for streets in self.streets:
            for number in streets.members:
                found[number].append(streets)
        return found

    def adjacent(self, number: int) -> set[int]:
        """All buildings adjacent to one."""
        return self.touching[number].union(*(streets.members for streets in self._on[number])) - {number}

    def adjacent_kind(self, number: int, *kinds: str) -> list[int]:
        """Those adjacent buildings that are of these kinds, in token order."""
        return sorted(other for other in self.adjacent(number) if self.buildings[other].kind in kinds)

    def linking(self, first: int, second: int) -> list[int]:
        """The paved streets that link two buildings, themselves left out."""
        found: set[int] = set()
        for streets in self._on[first]:
            if second in streets.members:
                found |= streets.streets
        return sorted(found - {first, second})

    def same_street(self, first: int, second: int) -> bool:
        """Whether two buildings lie on the same paved street."""
        return any(second in streets.members for streets in self._on[first])

    def pairs(self) -> Iterator[tuple[int, int]]:
        """All adjacent pairs in token order."""
        for first in range(len(self.buildings)):
            for second in sorted(self.adjacent(first)):
                if first < second:
                    yield first, second

    def around(self, cells: Iterable[Cell]) -> set[int]:
        """The buildings that share a side with a set of cells."""
        inside = set(cells)
        return {
            number
            for cell in inside
            for other in neighbours(cell)
            if other not in inside
            for number in self.at.get(other, ())
        }

    def beside(self, cells: Iterable[Cell]) -> set[int]:
        """The buildings that would be adjacent to a new building on these cells."""
        touched = self.around(cells)
        linked = (
            streets.members for number in touched for streets in self._on[number] if number in streets.streets
        )
        return touched.union(*linked)

    def surrounded(self, number: int) -> bool:
        """Whether every cell that shares a side with a building holds a building."""
        cells = self.buildings[number].cells
        return all(other in self.at for cell in cells for other in neighbours(cell))


def _city(kind: type[City], buildings: Iterable[Building], single: bool) -> City:
    return kind(buildings, single=single)
