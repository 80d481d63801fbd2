"""Whether some order of builds and developments, one card at a time, leads to a city.

Cards never move, so a city stands for the set of its cards and every earlier moment for a part of that set. The search
goes forward from the town hall through such parts. What it leaves out can only make it accept more: money, hands,
turns, and that a development which is due must not wait.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .kernel.bits import anywhere, around, district, districts_met, popcount
from .kernel.building import near_same_colour, room
from .kernel.framing import block
from .kernel.growing import culture_beside, home_plots, homes_beside, shop_plots
from .kernel.shapes import Cell, CityMasks, Mask, Sides
from .setting import Setting

MOST_PARTS: Final = 1024
"""Parts of a city that one search looks at before it gives the city the benefit of the doubt: all of ten cards."""
HOMES, SHOPS = 0, 1


def cells_of(mask: Mask) -> Iterator[Cell]:
    """The cells of a mask, one by one."""
    while mask:
        cell = mask & -mask
        mask ^= cell
        yield cell


class BuildOrder:
    """The orders in which the cards of one city may have come; no residence of it stands beside an industry."""

    def __init__(self, city: CityMasks, setting: Setting) -> None:
        self.city = city
        self.setting = setting
        self.zones = setting.layout.zones or (city.own,)
        self.free = (anywhere(city.works) & ~city.halves) | city.parks | city.clouds
        """Cards that the limit does not count and that hinder no other: the sooner they lie, the better."""
        extent = city.extent
        box = block(setting.grid, extent.north, extent.south, extent.west, extent.east)
        self.stand = box if setting.grid.floating == 1 else sum(self.zones)
        """Where the architect may have stood to any use."""

    def exists(self) -> bool:
        """Whether the whole city can have come about: next to each other, within the limit, by builds and growth."""
        return self._search(self.city.hall, self.city.occupied, (HOMES, SHOPS), alone=False)

    def stunted(self) -> Iterator[tuple[int, Mask]]:
        """The districts that cannot have grown, whatever came before: their colour and cells.

        All other cards are taken as already there, and each residence that a commerce touches as a district.
        """
        for colour, sides in ((HOMES, self.city.homes), (SHOPS, self.city.shops)):
            todo = anywhere(sides) & ~self.city.lent
            while todo:
                group = district(todo & -todo, sides, self.setting.grid)
                todo &= ~group
                group &= self.city.occupied
                if not self._search(self.city.occupied & ~group, self.city.occupied, (colour,), alone=True):
                    yield colour, group

    def _search(self, start: Mask, goal: Mask, colours: tuple[int, ...], *, alone: bool) -> bool:
        seen = {start}
        waiting = [start]
        while waiting:
            part = waiting.pop()
            if part == goal or len(seen) > MOST_PARTS:
                return True
            for cell in self._next(part, goal & ~part, colours, alone=alone):
                if part | cell not in seen:
                    seen.add(part | cell)
                    waiting.append(part | cell)
        return False

    def _next(self, placed: Mask, missing: Mask, colours: tuple[int, ...], *, alone: bool) -> list[Cell]:
        """Cards that may come next, the most promising last; a single one where it can do nothing but good."""
        part = self._part(placed)
        grown: list[Cell] = []
        found: list[Cell] = []
        for zone in self.zones:
            view = part._replace(own=zone, frame=zone)
            space = room(view, self.setting.rules)
            ample = (
                alone or room(self.city._replace(own=zone, works=part.works), self.setting.rules) >= 0
            )  # the industries that lie bear the whole city
            near = missing if alone else around(placed, self.setting.grid) & missing
            built = near if alone else self._with_architect(placed, near, zone) & missing
            for cell in cells_of(built & zone):
                if not alone and not self._fits(cell, space):
                    continue
                if cell & self.free:
                    return [cell]
                plain = not cell & (anywhere(self.city.homes) | anywhere(self.city.shops))
                if plain and ample:
                    return [cell]
                if not any(self._same_colour(view, cell, colour) for colour in colours):
                    found.append(cell)
            if alone or space > 0:
                for colour in colours:
                    grown += self._grown(view, colour, near & zone, alone=alone)
        return [*grown, *found]

    def _part(self, placed: Mask) -> CityMasks:
        """The city when only these cards lay there, and the suburb."""
        city = self.city
        laid = placed | city.lent

        def of(sides: Sides) -> Sides:
            east, west, south, north, south_west, north_east = sides
            return (
                east & laid, west & laid, south & laid, north & laid, south_west & laid, north_east & laid
            )  # fmt: skip

        return city._replace(
            homes=of(city.homes), shops=of(city.shops), leisure=of(city.leisure), works=of(city.works),
            parkings=city.parkings & laid, hall=city.hall & laid, parks=city.parks & laid,
            clouds=city.clouds & laid, architect=0, occupied=placed, halves=city.halves & laid,
        )  # fmt: skip

    def _with_architect(self, placed: Mask, near: Mask, zone: Mask) -> Mask:
        """Cells next to the cards or to an architect beside them; a park is bought when he has left."""
        if not self.setting.has("architect"):
            return near
        where = self.stand if self.setting.architect_stays else self.stand & zone
        stand = around(placed, self.setting.grid) & where & ~placed
        return near | around(stand, self.setting.grid) & ~self.city.parks

    def _fits(self, cell: Cell, space: int) -> bool:
        """Whether the limit lets the card of a cell in; an industry half brings its own places."""
        half = bool(cell & anywhere(self.city.works))
        return bool(cell & self.free) or space + (self.setting.rules.limit_step if half else 0) > 0

    def _same_colour(self, part: CityMasks, cell: Cell, colour: int) -> bool:
        """Whether the card of a cell would be built beside its own colour."""
        sides = self.city.homes if colour == HOMES else self.city.shops
        shown = sum(1 << side for side, cells in enumerate(sides) if cells & cell)
        return bool(shown and near_same_colour(part, self.setting.grid, colour, shown) & cell)

    def _grown(self, part: CityMasks, colour: int, missing: Mask, *, alone: bool) -> Iterator[Cell]:
        """The missing full cards of a colour that a district may take from the reserve."""
        grid, rules = self.setting.grid, self.setting.rules
        own, whole = (part.homes, self.city.homes) if colour == HOMES else (part.shops, self.city.shops)
        wanted = missing & anywhere(whole) & ~self.city.halves
        todo = anywhere(own)
        while todo and wanted:
            group = district(todo & -todo, own, grid)
            todo &= ~group
            if not group & part.own:
                continue
            plots = home_plots(part, grid, group) if colour == HOMES else shop_plots(part, grid, group)
            if not plots & wanted:
                continue
            if colour == HOMES:
                helpers = popcount(culture_beside(part, grid, rules, group))
            else:
                homes = homes_beside(part, grid, rules, group)
                helpers = popcount(homes) if alone else districts_met(homes, part.homes, grid)
            if helpers > popcount(group):
                yield from cells_of(plots & wanted)
                wanted &= ~plots
