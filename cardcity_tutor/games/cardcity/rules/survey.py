"""A whole hand judged on a whole city at once: every card, facing and place that a live board shows.

Each verdict equals that of ``Position.verdict``, which looks at one card on one place. Here the masks are drawn once
for a card and facing, the duty to build is searched once, and a card that could open the way to a lonely place is
looked for beside that place only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ....core.errors import InputError
from ....core.verdict import Change, Place, Reason, Verdict
from .citytext import cell_at
from .duty import LEGAL, Duty
from .kernel.building import banned_colour, banned_neighbour, beside, built, cost, legal_cells, open_cells
from .kernel.cards import BICOLOUR, HOMES, SHOPS, WORKS, facings
from .kernel.shapes import Cell, Mask
from .legality import ANY_CARD, OBJECTIONS, frame_reasons, lacking, resources, verdict
from .outlook import Outlook, Prospects
from .position import Position
from .roomy import ground
from .setting import VICTORIES
from .tokens import HAND_TOKENS, facing_letter
from .touching import culprits, faces

ADJACENT = Reason("adjacent")
ZONE = Reason("zone")

REFUSED = {HOMES: 1 << HOMES | 1 << WORKS, SHOPS: 1 << SHOPS, WORKS: 1 << HOMES}
"""The colours, as bits, that a colour must not touch when it is built."""

STEPS = ((-1, 0, 3), (-1, 1, 5), (0, -1, 1), (0, 1, 0), (1, -1, 4), (1, 0, 2))
"""To each neighbour, in the order of the cells of a mask: rows, columns, and the number of the side it is on."""


@dataclass(frozen=True, slots=True)
class Survey:
    """By card and facing number: the verdict on every place that was asked for, and what follows the legal ones."""

    verdicts: dict[tuple[int, int], dict[Place, Verdict]]
    outlooks: dict[tuple[int, int], dict[Place, Outlook]]
    most: int
    """How many cards of the hand can be built."""


def survey(
    position: Position,
    places: Collection[Place],
    victory: str = "residential",
    *,
    free: Collection[int] = (),
) -> Survey:
    """Judge every card of the hand, in every facing, on all ``places``; scores are those of ``victory``.

    Cards that are ``free`` are judged instead of the hand, each for itself: no duty to build goes with them.
    """
    if victory not in VICTORIES:
        raise InputError("option-unknown", field="victory", value=str(victory), expected=", ".join(VICTORIES))
    site = _Site(position, places)
    duty = Duty(position.city, position.setting, position.hand, position.money, position.reserve.clouds)
    prospects = Prospects(position, site.where, victory)
    found = Survey({}, {}, duty.most)
    for card in free or dict.fromkeys(position.hand):
        judged = _Card(site, card)
        for facing in range(facings(card)):
            verdicts = judged.verdicts(facing)
            outlooks = {}
            for spot in judged.allowed(facing):
                own = LEGAL if free else duty.verdict(card, facing, spot.kernel_cell)
                verdicts[spot.place] = own
                if own is LEGAL:
                    outlooks[spot.place] = prospects.after(card, facing, spot.place, spot.cell)
            found.verdicts[card, facing] = verdicts
            found.outlooks[card, facing] = outlooks
    return found


class _Spot(NamedTuple):
    """A free place, on the grid of explanations and on the kernel's own, with what no card can change about it."""

    place: Place
    cell: Cell
    kernel_cell: Cell
    lonely: bool
    """Next to no card."""
    bounds: tuple[Reason, ...]
    """The reasons of place alone that come before those of the card …"""
    zone: tuple[Reason, ...]
    """… and after them."""
    lost: bool
    """Out of the frame or in another's zone: no remedy."""


class _Site:
    """What all cards share: the places asked for, and the cards that could be built first."""

    def __init__(self, position: Position, places: Collection[Place]) -> None:
        city, setting = position.city, position.setting
        self.position = position
        self.where = where = ground(city, setting, position.architect)
        self.taken: dict[Place, Verdict] = {}
        self.spots: list[_Spot] = []
        self.far: list[Place] = []
        """Places beyond the grid of explanations, which have no cell there."""
        self._reasons: dict[tuple[str, Mask], Reason] = {}
        self._legal: dict[tuple[int, int], Mask] = {}
        self._opening: dict[Place, list[tuple[Place, Cell, int]]] = {}
        self._lacking: dict[tuple[int, int], list[Change]] = {}
        taken = where.city.occupied | where.city.architect
        near = beside(where.city, where.grid)
        self.open = open_cells(city, setting.grid)
        foreign = where.foreign
        for place in places:
            cell = where.cell(place)
            if cell & taken:
                self.taken[place] = Verdict((Reason("stays", (place,)),), None)
            elif cell:
                lonely = not cell & near
                bounds = () if cell & where.framed else tuple(frame_reasons(where.city, setting, place))
                zone = (ZONE,) if cell & foreign else ()
                lost = bool(bounds or zone)
                bounds = (ADJACENT, *bounds) if lonely else bounds
                kernel_cell = cell_at(city, setting.grid, place)
                self.spots.append(_Spot(place, cell, kernel_cell, lonely, bounds, zone, lost))
            else:
                self.far.append(place)

    def objection(self, rule: str, card: int, facing: int, cell: Cell) -> Reason:
        """The reason of a rule about neighbours, with the cards at fault."""
        cells = culprits(self.where.city, self.where.grid, rule, card, facing, cell)
        if (rule, cells) not in self._reasons:
            self._reasons[rule, cells] = Reason(rule, tuple(self.where.places(cells)))
        return self._reasons[rule, cells]

    def first_cards(self, card: int, facing: int, place: Place) -> tuple[Change, ...] | None:
        """The shortest list of changes that starts with a card built beside a lonely place."""
        if not self._neighbours(place):
            return None
        hand = self.position.hand
        others = [other for other in dict.fromkeys(hand) if other != card or hand.count(card) > 1]
        for choices in (others, ANY_CARD):
            found: list[tuple[Change, ...]] = []
            for other in choices:
                for change, turn, cell in self._opened(card, facing, place, other):
                    found.append((change, *self._still_lacking(card, other, turn, cell)))
                if found and len(found[-1]) == 1:  # none can be shorter
                    return found[-1]
            if found:
                return min(found, key=len)
        return None

    def _opened(self, card: int, facing: int, place: Place, other: int) -> Iterator[tuple[Change, int, Cell]]:
        """The first facing and cell in which ``other`` brings ``card`` a neighbour that it bears, if any."""
        slant = self.position.setting.grid.slant
        _, refused = _by_side(card, facing, slant)
        for turn in range(facings(other)):
            legal = self.legal(other, turn)
            shown, _ = _by_side(other, turn, slant)
            for neighbour, cell, side in self._neighbours(place):
                if legal & cell and not refused[side] & shown[side ^ 1]:
                    details: dict[str, object] = {"card": HAND_TOKENS[other], "cell": neighbour}
                    if other >= BICOLOUR:
                        details["facing"] = facing_letter(other, turn)
                    yield Change("build-first", details), turn, cell
                    return

    def legal(self, card: int, facing: int) -> Mask:
        """Where a card may be built by the construction rules, on the kernel's grid."""
        if (card, facing) not in self._legal:
            city, setting, money = self.position.city, self.position.setting, self.position.money
            self._legal[card, facing] = legal_cells(city, setting.grid, setting.rules, card, facing, money)
        return self._legal[card, facing]

    def _neighbours(self, place: Place) -> list[tuple[Place, Cell, int]]:
        """The neighbours of a place on which a card can lie.

        None of them can push the place out of the frame: it would have to extend the city on the other side.
        """
        if place not in self._opening:
            city, grid = self.position.city, self.position.setting.grid
            found = self._opening[place] = []
            for down, right, side in STEPS:
                neighbour = place[0] + down, place[1] + right
                cell = cell_at(city, grid, neighbour) & self.open
                if cell and (side < 4 or grid.slant):
                    found.append((neighbour, cell, side))
        return self._opening[place]

    def _still_lacking(self, card: int, other: int, turn: int, cell: Cell) -> list[Change]:
        """What ``card`` lacks once ``other`` is built and paid; that does not depend on where it lies."""
        if (card, other) not in self._lacking:
            city, setting, money = self.position.city, self.position.setting, self.position.money
            after = built(city, setting.grid, other, turn, cell)
            left = money - cost(city, setting.rules, other)
            self._lacking[card, other] = resources(after, setting, card, left)
        return self._lacking[card, other]


@cache
def _by_side(card: int, facing: int, slant: int) -> tuple[list[int], list[int]]:
    """For each side of a card the colours that it shows there, as bits, and those that it must not meet there."""
    shown, refused = [0] * 6, [0] * 6
    for colour, sides in faces(card, facing, slant):
        for side in range(6):
            if sides >> side & 1:
                shown[side] |= 1 << colour
                refused[side] |= REFUSED.get(colour, 0)
    return shown, refused


class _Card:
    """One card of the hand, by the construction rules."""

    def __init__(self, site: _Site, card: int) -> None:
        position = site.position
        where, setting, money = site.where, position.setting, position.money
        self.site = site
        self.card = card
        self.lacking = tuple(lacking(position.city, setting.rules, card, money))
        self.resources = resources(position.city, setting, card, money)
        self.banned = [
            (
                banned_neighbour(where.city, where.grid, card, facing),
                banned_colour(where.city, where.grid, card, facing),
            )
            for facing in range(facings(card))
        ]
        self.calm = {
            spot.place: Verdict(
                (*spot.bounds, *self.lacking, *spot.zone), None if spot.lost else (*self.resources,)
            )
            for spot in site.spots
            if spot.lost or not spot.lonely
        }
        """Verdicts where no neighbour objects and none is missing: the same in every facing."""

    def allowed(self, facing: int) -> Iterator[_Spot]:
        """The places on which the construction rules allow the card."""
        cells = self.site.legal(self.card, facing)
        return (spot for spot in self.site.spots if spot.kernel_cell & cells)

    def verdicts(self, facing: int) -> dict[Place, Verdict]:
        """The verdict on every place, but for the duty to build."""
        site, position, card = self.site, self.site.position, self.card
        neighbour, colour = self.banned[facing]
        banned = neighbour | colour
        found = site.taken | self.calm
        for spot in site.spots:
            if spot.cell & banned:
                reasons = [*spot.bounds, *self.lacking]
                for rule, mask in zip(OBJECTIONS, (neighbour, colour), strict=True):
                    if spot.cell & mask:
                        reasons.append(site.objection(rule, card, facing, spot.cell))
                found[spot.place] = Verdict((*reasons, *spot.zone), self._turned(spot))
            elif spot.lonely and not spot.lost:
                found[spot.place] = Verdict((*spot.bounds, *self.lacking), self._remedy(spot, facing))
        for place in site.far:
            found[place] = verdict(
                position.city, position.setting, card, place, facing, position.money, position.hand,
                position.architect,
            )  # fmt: skip
        return found

    def _turned(self, spot: _Spot) -> tuple[Change, ...] | None:
        """What has to change, beginning with the facing: to the first in which no neighbour objects."""
        for facing, (neighbour, colour) in enumerate(self.banned):
            if not spot.lost and not spot.cell & (neighbour | colour):
                rest = self._remedy(spot, facing)
                turn = Change("turn", {"facing": facing_letter(self.card, facing)})
                return None if rest is None else (turn, *rest)
        return None

    def _remedy(self, spot: _Spot, facing: int) -> tuple[Change, ...] | None:
        if spot.lonely:
            return self.site.first_cards(self.card, facing, spot.place)
        return (*self.resources,)
