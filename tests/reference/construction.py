"""Phase 2: where a card may be built, why not elsewhere, and the duty to build the maximum."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .board import (
    INDUSTRIES,
    Card,
    Cell,
    City,
    Settings,
    card,
    count_cards,
    frontier,
    misplaced,
    neighbours,
    orientations,
    own_cards,
    touched_faces,
)
from .geometry import in_line
from .maps import FLOATING, Ground

Move = tuple[Cell, str | None, Card]
"""A cell, the facing of a bicolour card (None for the others), and the card so turned."""

OUTSIDE_THE_LIMIT = {*INDUSTRIES, "K", "N", "A"}


def counts_for_limit(built: Card) -> bool:
    """Everything but full industries, parks, clouds and the architect (XL p. 7, p. 14, [limit]).

    A bicolour card counts as one card even if half of it is an industry (XL p. 15).
    """
    return built.token not in OUTSIDE_THE_LIMIT


def size_limit(city: City, settings: Settings) -> tuple[int, int]:
    """Cards that count, and how many may: 5, and 5 more per industry or half of one's zone (XL p. 7)."""
    own = own_cards(city, settings.ground)
    used = sum(counts_for_limit(built) for built in own.values())
    return used, 5 + 5 * count_cards(own, "I")


def limit_allows(city: City, new: Card, settings: Settings) -> bool:
    """Whether the city keeps its limit once the card stands; exempt cards always may be added."""
    if not counts_for_limit(new):
        return True
    used, most = size_limit(city, settings)
    return used + 1 <= most + (5 if new.has("I") else 0)


def build_price(city: City, new: Card, settings: Settings) -> int:
    """$5 for a leisure card (XL p. 8) or half; with the crisis 5k for the k-th (XL p. 20)."""
    if not new.has("L"):
        return 0
    earlier = count_cards(own_cards(city, settings.ground), "L")
    return 5 * (earlier + 1) if settings.leisure_crisis else 5


def breaches(city: City, new: Card, cell: Cell, money: int, settings: Settings) -> set[str]:
    """The ids of all construction rules that forbid this card on this empty cell (XL p. 7-8)."""
    reasons = misplaced(city, cell, settings)
    around = neighbours(cell, settings.ground.sides)
    if not any(other in city and other not in settings.ground.ring for other in around):
        reasons.add("adjacent")
    if not limit_allows(city, new, settings):
        reasons.add("limit")
    if build_price(city, new, settings) > money:
        reasons.add("leisure-price")
    for kind, sides in new.faces.items():
        touched = {other for _, other in touched_faces(city, cell, sides)}
        if (kind == "R" and "I" in touched) or (kind == "I" and "R" in touched):
            reasons.add("residence-industry")
        if kind in ("R", "C") and kind in touched:
            reasons.add("same-colour")
    return reasons


def legal_moves(city: City, hand_token: str, money: int, settings: Settings) -> list[Move]:
    """Every cell, and facing, where a card of the hand may be built now."""
    return [
        (cell, facing, turned)
        for cell in sorted(frontier(city, settings.ground))
        for facing, turned in orientations(hand_token, settings.ground.sides)
        if not breaches(city, turned, cell, money, settings)
    ]


def brings_cloud(city: City, new: Card, cell: Cell, ground: Ground = FLOATING) -> bool:
    """An industry built in the row or column of an earlier one of one's zone (XL p. 14, [cloud-trigger]).

    On brick rows the two axes of one's rhombus stand for rows and columns ([single-adjacency]).
    """
    return new.has("I") and any(
        built.has("I") and any(in_line(other, cell, axis) for axis in ground.axes)
        for other, built in own_cards(city, ground).items()
    )


def cities_after_build(
    city: City, new: Card, cell: Cell, clouds: int, settings: Settings
) -> Iterator[tuple[City, int]]:
    """The cities, and clouds left, that building this card can lead to: one per place of a cloud.

    [cloud-place]: without a cell or without a cloud left, no cloud comes.
    """
    built: City = {**city, cell: new}
    places: list[Cell] = []
    if settings.clouds and clouds > 0 and brings_cloud(city, new, cell, settings.ground):
        cells = sorted(frontier(built, settings.ground))
        places = [place for place in cells if not misplaced(built, place, settings)]
    if not places:
        yield built, clouds
    for place in places:
        yield {**built, place: card("N", settings.ground.sides)}, clouds - 1


@dataclass
class Planner:
    """Exhaustive search for the most cards of a hand that can be built ([build-maximum])."""

    settings: Settings
    known: dict[object, int] = field(default_factory=dict)

    def most(self, city: City, hand: tuple[str, ...], money: int, clouds: int) -> int:
        """The most cards of this hand that some order, cells and facings build (XL p. 7)."""
        key = (frozenset(city.items()), tuple(sorted(hand)), money, clouds)
        if key not in self.known:
            self.known[key] = self._search(city, hand, money, clouds)
        return self.known[key]

    def _search(self, city: City, hand: tuple[str, ...], money: int, clouds: int) -> int:
        best = 0
        enough = hopeful_count(city, hand, money, self.settings)
        for token in sorted(set(hand)):
            for move in legal_moves(city, token, money, self.settings):
                best = max(best, self.most_after(city, hand, token, move, money, clouds, enough))
                if best == enough:
                    return best
        return best

    def most_after(
        self,
        city: City,
        hand: tuple[str, ...],
        token: str,
        move: Move,
        money: int,
        clouds: int,
        enough: int,
    ) -> int:
        """The most cards built, this move first; the search may stop once ``enough`` is reached."""
        cell, _, turned = move
        rest = list(hand)
        rest.remove(token)
        purse = money - build_price(city, turned, self.settings)
        best = 0
        for built, left in cities_after_build(city, turned, cell, clouds, self.settings):
            best = max(best, 1 + self.most(built, tuple(rest), purse, left))
            if best >= enough:
                break
        return best

    def first_moves(
        self, city: City, hand: tuple[str, ...], money: int, clouds: int
    ) -> tuple[int, dict[str, list[Move]]]:
        """The maximum, and for each card the moves that may come first without losing it."""
        most = self.most(city, hand, money, clouds)
        first = {
            token: [
                move
                for move in legal_moves(city, token, money, self.settings)
                if self.most_after(city, hand, token, move, money, clouds, most) == most
            ]
            for token in hand
        }
        return most, first


def hopeful_count(city: City, hand: tuple[str, ...], money: int, settings: Settings) -> int:
    """A count that no plan can exceed, from the limit and the money alone (it ends the search).

    Industries of the hand are taken as built before everything else.
    """
    cards = [orientations(token)[0][1] for token in hand]
    counted = [new for new in cards if counts_for_limit(new)]
    used, most = size_limit(city, settings)
    room = max(0, most + 5 * sum(new.has("I") for new in cards) - used)
    affordable = 0
    leisure = count_cards(own_cards(city, settings.ground), "L")
    for new in counted:
        if new.has("L"):
            price = 5 * (leisure + 1) if settings.leisure_crisis else 5
            if price <= money:
                affordable += 1
                leisure += 1
                money -= price
    others = sum(not new.has("L") for new in counted)
    return len(cards) - len(counted) + min(room, affordable + others)
