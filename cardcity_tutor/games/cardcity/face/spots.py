"""Where the live board puts its marks on a district."""

from collections.abc import Collection

from cardcity_tutor.core.verdict import Place

from .cards import half_name
from .plan import CARD, Plan, Point
from .tokens import read_card

_WHOLE = (73.5, 17.5)
# On half a card the badge keeps clear of letter and icon: on its outer edge, or where the icon leaves room.
_HALF = {
    "d0": (44, 5), "d1": (46, 98), "d2": (56, 98), "d3": (56, 5),
    "n": (83, 17), "e": (75, 90), "s": (83, 67), "w": (25, 90),
}  # fmt: skip


def badge_spot(plan: Plan, cells: Collection[Place], colour: str | None = None) -> Point:
    """The middle of a district's badge: top right on its topmost, then rightmost card.

    Plain cards come first; where a district has only halves, `colour` tells on which half of the card.
    """
    whole = [cell for cell in cells if _half(plan, cell, colour) is None]
    row, _ = min(whole or cells)
    cell = max(cell for cell in whole or cells if cell[0] == row)
    x, y = plan.spots[cell]
    dx, dy = _HALF.get(_half(plan, cell, colour) or "", _WHOLE)
    return x + dx, y + dy


def _half(plan: Plan, cell: Place, colour: str | None) -> str | None:
    card = read_card(plan.tokens.get(cell, "."))
    if card is None or card.cut == "whole":
        return None
    return half_name(card, second=card.faces[1].letter == colour)


def stamp_spot(plan: Plan, cells: Collection[Place]) -> Point:
    """The middle of a district, moved to the nearest card or fold of it."""
    middles = {cell: (plan.spots[cell][0] + CARD / 2, plan.spots[cell][1] + CARD / 2) for cell in cells}
    x = sum(point[0] for point in middles.values()) / len(middles)
    y = sum(point[1] for point in middles.values()) / len(middles)
    folds = [
        ((middles[a][0] + middles[b][0]) / 2, (middles[a][1] + middles[b][1]) / 2)
        for a, b, _, _ in sorted(plan.pairs(cells))
    ]
    return min([*middles.values(), *folds], key=lambda point: (point[0] - x) ** 2 + (point[1] - y) ** 2)
