"""Income and score of a city with one card more, counted from what that card touches.

See ``outlook`` for why that suffices. Cells are those of the grid of explanations, on which no card ever moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ....core.breakdown import Number, whole
from .accounts import FINE, POLLUTION_ALLOWED, pollution, score_account
from .citytext import cell_at
from .kernel.bits import anywhere, around, district, edge, meets, near, popcount
from .kernel.building import built
from .kernel.cards import (
    CLOUD,
    CULTURE,
    GREEN,
    GREY,
    HOMES,
    PARK,
    SHOPS,
    SMOKE,
    WORKS,
)  # fmt: skip
from .kernel.earning import joined, salary, share, shared_sum
from .kernel.earning import whole as on_all_sides
from .kernel.framing import block, common_width
from .kernel.shapes import ALL_SIDES, Cell, Mask, Sides
from .position import Position
from .roomy import Roomy
from .touching import across

Faces = Mapping[int, int]
"""For each colour of a card the sides on which it shows."""
HALL = 8
"""The town hall as one more colour."""
METERED = 1 << HOMES | 1 << SHOPS | 1 << CULTURE | 1 << WORKS | 1 << HALL
"""The colours, as bits, that parking meters look at."""
HAPPY = 1 << CULTURE | 1 << GREY | 1 << SHOPS
"""The colours, as bits, that make a residential district happy."""
ANYTHING: Sides = (-1, -1, -1, -1, -1, -1)


class _Zone(NamedTuple):
    """A district with the cells that it touches and the colours, as bits, that it meets."""

    cells: Mask
    rim: Mask
    met: int


class Framing:
    """The frame of a city after one more card: where it may go on, and all its positions around the cards."""

    def __init__(self, where: Roomy, floating: int, size: int) -> None:
        self.city = where.city
        self.grid = where.grid
        self.floating = floating
        self.size = size
        self._frames: dict[Cell, Mask] = {}
        self._windows: dict[tuple[int, int, int, int], list[Mask]] = {}

    def _box(self, cell: Cell) -> tuple[int, int, int, int]:
        """The bounding box with one more card, as far as it floats."""
        _, north, south, west, east, _, _ = self.city.extent
        row, column = divmod(cell.bit_length() - 1, self.grid.stride)
        if self.floating == 1:
            north, south = min(north, row), max(south, row)
        if self.floating:
            west, east = min(west, column), max(east, column)
        return north, south, west, east

    def frame(self, cell: Cell) -> Mask:
        """The cells that a further card may take when there is one on ``cell``."""
        if not self.floating or cell & self.city.extent.box:
            return self.city.frame
        if cell not in self._frames:
            self._frames[cell] = self._widened(cell)
        return self._frames[cell]

    def _widened(self, cell: Cell) -> Mask:
        north, south, west, east = self._box(cell)
        if self.floating == 2:
            return common_width(self.city, self.grid, west, east).frame
        last, reach = self.grid.stride - 1, self.size - 1
        rows = max(0, south - reach), min(last, north + reach)
        return block(self.grid, *rows, max(0, east - reach), min(last, west + reach))

    def most(self, cells: Mask, cell: Cell) -> int:
        """How many of ``cells`` the best position of the frame holds when there is a card on ``cell``."""
        if not cells:
            return 0
        box = self._box(cell)
        if box not in self._windows:
            self._windows[box] = self._positions(*box)
        return max([popcount(cells & window) for window in self._windows[box]])

    def _positions(self, north: int, south: int, west: int, east: int) -> list[Mask]:
        if not self.floating:
            return [self.city.own]
        reach = self.size - 1
        tops = range(south - reach, north + 1) if self.floating == 1 else (north,)
        return [
            self.city.own & block(self.grid, max(0, top), top + reach, max(0, left), left + reach)
            for top in tops
            for left in range(east - reach, west + 1)
        ]


class Tally:
    """Counts the city as it stands once, and for each further card what it adds."""

    def __init__(self, position: Position, where: Roomy, victory: str, framing: Framing) -> None:
        self.position = position
        self.victory = victory
        self.framing = framing
        self.grid = where.grid
        self.rules = position.setting.rules
        self.city = city = joined(where.city._replace(architect=0), where.grid)
        self.layers = (
            (HOMES, city.homes), (SHOPS, city.shops), (CULTURE, city.leisure), (WORKS, city.works),
            (GREY, on_all_sides(city.parkings)), (GREEN, on_all_sides(city.parks)),
            (SMOKE, on_all_sides(city.clouds)), (HALL, on_all_sides(city.hall)),
        )  # fmt: skip
        self.metered = self._zones(on_all_sides(city.parkings)) if self.rules.free_colours >= 0 else []
        self.earned = salary(city) + shared_sum(city, self.grid, city.shops)
        self.earned += sum(map(self._meter, self.metered))
        self.points = shared_sum(city, self.grid, city.homes)
        self.lived = self._zones(city.homes) if victory == "happiness" else []
        self.happy = sum(map(self._happiness, self.lived))
        self.percents: dict[int, int] = {}

    def _zones(self, sides: Sides) -> list[_Zone]:
        found = []
        todo = anywhere(sides)
        while todo:
            group = district(todo & -todo, sides, self.grid)
            todo &= ~group
            met = 0
            for colour, layer in self.layers:
                if meets(group, sides, layer, self.grid) or (self.rules.inside and group & anywhere(layer)):
                    met |= 1 << colour
            found.append(_Zone(group, edge(group, sides, self.grid), met))
        return found

    def _new_zone(self, cell: Cell, shown: int, card_faces: Faces) -> _Zone:
        """The district that a new card makes alone, by one of its colours."""
        met = sum(1 << colour for colour, layer in self.layers if across(cell, shown, layer, self.grid))
        if self.rules.inside:
            met |= sum(1 << colour for colour in card_faces)
        return _Zone(cell, across(cell, shown, ANYTHING, self.grid), met)

    def _joined_by(self, zone: _Zone, sides: Sides, cell: Cell, card_faces: Faces) -> _Zone:
        """A district with what it meets once there is a card on a cell of its rim."""
        met = zone.met
        for colour, shown in card_faces.items():
            if across(cell, shown, sides, self.grid) & zone.cells:
                met |= 1 << colour
        return zone._replace(met=met)

    def _meter(self, zone: _Zone) -> int:
        met = zone.met & METERED
        if met >> HALL & 1:
            met |= 1 << CULTURE
        return share(self.city, zone.cells, max(0, met.bit_count() - self.rules.free_colours))

    def _happiness(self, zone: _Zone) -> int:
        met = zone.met
        if self.rules.hall_pleases and met >> HALL & 1:
            met |= 1 << CULTURE
        if met & HAPPY != HAPPY or met >> SMOKE & 1:
            return 0
        size = popcount(zone.cells)
        return share(self.city, zone.cells, 2 * size if met >> GREEN & 1 else size)

    def income(self, card_faces: Faces, cell: Cell) -> int:
        """What the city earns with a card more."""
        total = self.earned + (SHOPS in card_faces)
        touched = [zone for zone in self.metered if zone.rim & cell]
        if GREY in card_faces and self.rules.free_colours >= 0:
            _, rim, met = self._new_zone(cell, ALL_SIDES, card_faces)
            cells = cell
            for zone in touched:
                cells, met = cells | zone.cells, met | zone.met
            return total + self._meter(_Zone(cells, rim, met)) - sum(map(self._meter, touched))
        sides = on_all_sides(self.city.parkings)
        for zone in touched:
            total += self._meter(self._joined_by(zone, sides, cell, card_faces)) - self._meter(zone)
        return total

    def score(self, card: int, facing: int, card_faces: Faces, cell: Cell, money: int) -> Number | None:
        """What the city scores with a card more and this money; nothing for a player who would be out."""
        ecological = self.position.setting.has("ecological")
        percent = self._pollution(card, facing, cell) if ecological else 0
        if self.victory == "happiness":
            fine = FINE * max(0, percent - POLLUTION_ALLOWED)
            return None if fine > money else self._happy_with(card_faces, cell)
        if self.victory == "industrial":
            return whole(self._stocked(WORKS, self.city.works, card_faces, cell) + percent)
        if self.victory == "commercial":
            return whole(self._stocked(SHOPS, self.city.shops, card_faces, cell) + percent)
        if self.victory == "economic":
            return money + 5 * self._ground(card, cell) - percent
        if self.position.setting.has("decentralisation"):
            return self._decentralised(card, facing, cell, money)
        clouds = popcount(self.city.clouds & self.city.own) + (card == CLOUD)
        points = self.points + (HOMES in card_faces)
        return points + money // 5 + self._ground(card, cell) - 2 * clouds - percent

    def _pollution(self, card: int, facing: int, cell: Cell) -> int:
        """Per cent of pollution with the card, wherever it lies."""
        if card not in self.percents:
            after = built(self.city, self.grid, card, facing, cell)
            self.percents[card] = pollution(after, self.position.setting)
        return self.percents[card]

    def _ground(self, card: int, cell: Cell) -> int:
        """Empty places beside a park, less the other empty places."""
        city, size = self.city, self.framing.size
        parks = city.parks | cell if card == PARK else city.parks
        gardens = around(parks, self.grid) & ~(city.occupied | cell) if parks else 0
        empty = size * size - popcount((city.occupied | cell) & city.own)
        return 2 * self.framing.most(gardens, cell) - empty

    def _stocked(self, colour: int, sides: Sides, card_faces: Faces, cell: Cell) -> Number:
        """Cards of a colour, halves as such, parkings, and the empty places that serve as warehouses."""
        city = self.city
        cards = anywhere(sides) & (city.own | city.lent)
        count = popcount(cards) - popcount(cards & city.halves) / 2
        stores = near(sides, self.grid)
        if colour in card_faces:
            count += 1 / len(card_faces)
            stores |= across(cell, card_faces[colour], ANYTHING, self.grid)
        parkings = popcount(city.parkings & city.own) + (GREY in card_faces)
        return count + parkings + self.framing.most(stores & ~(city.occupied | cell), cell)

    def _happy_with(self, card_faces: Faces, cell: Cell) -> int:
        total = self.happy
        for zone in self.lived:
            if zone.rim & cell:
                after = self._joined_by(zone, self.city.homes, cell, card_faces)
                total += self._happiness(after) - self._happiness(zone)
        if HOMES in card_faces:
            total += self._happiness(self._new_zone(cell, card_faces[HOMES], card_faces))
        return total

    def _decentralised(self, card: int, facing: int, cell: Cell, money: int) -> Number | None:
        """The bonuses of 2012 look at every zone of the city: the account is drawn up anew."""
        position = self.position
        city, setting = position.city, position.setting
        row, column = divmod(cell.bit_length() - 1, self.grid.stride)
        place = row + self.city.extent.top, column + self.city.extent.left
        after = built(city, setting.grid, card, facing, cell_at(city, setting.grid, place))
        return score_account(after, setting, self.victory, money).value
