"""What grows together: neighbours that show each other the same colour.

Plain cards of one kind share a sheet. Half a card keeps its own shape; a bridge over the street and the district's
line around the half say where it belongs.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from typing import NamedTuple

from cardcity_tutor.core.verdict import Place

from ..rules.kernel.cards import FIRST_SIDES, SECOND_SIDES
from ..rules.kernel.shapes import ALL_SIDES, EAST
from ..rules.position import Position
from .cards import RIM, filled, half_name, lot
from .outline import outline
from .palette import Ink
from .plan import CARD, PITCH, STREET, Plan
from .tokens import KINDS, read_card

BRICK_FACINGS = 8
"""Where the facings of brick rows begin in the kernel's tables."""
INSET = 9
"""From the corner of a card to its bridge."""
LAP = 2
"""How far a bridge reaches onto the cards, over their edges."""


Span = tuple[float, float]


class Link(NamedTuple):
    """Two neighbours of one district and the side by which the first touches the second."""

    first: Place
    second: Place
    side: int
    letter: str
    fused: bool


def fused_letters(position: Position) -> str:
    """The kinds that form districts: parkings only where meters count them."""
    return "RCP" if position.setting.rules.free_colours >= 0 else "RC"


@cache
def shown_sides(token: str, brick: bool) -> tuple[tuple[str, int], ...]:
    """On which sides each colour of a card shows, as the engine's side bits."""
    card = read_card(token)
    if card is None:
        return ()
    if card.cut == "whole":
        return ((card.faces[0].letter, ALL_SIDES),)
    facing = card.turns + 4 * (card.cut == "straight") + (BRICK_FACINGS if brick else 0)
    first, second = card.faces
    return (first.letter, FIRST_SIDES[facing]), (second.letter, SECOND_SIDES[facing])


def links(plan: Plan, fused: str) -> list[Link]:
    """All pairs of neighbours that belong to one district."""
    sides = {place: shown_sides(token, plan.brick) for place, token in plan.tokens.items()}
    found = []
    for first, second, side, other_side in plan.pairs(plan.tokens):
        for letter, shown in sides[first]:
            if letter not in fused or not shown & side:
                continue
            for other, other_shown in sides[second]:
                if other == letter and other_shown & other_side:
                    found.append(Link(first, second, side, letter, shown == other_shown == ALL_SIDES))
    return _settled(plan, found) if plan.ring else found


def _settled(plan: Plan, found: list[Link]) -> list[Link]:
    """Without the links that concern the suburb alone: its parkings, and districts that the city does not touch."""
    town = set(plan.spots) - plan.ring
    while True:
        reached = {
            place
            for link in found
            if link.letter != "P" and (link.first in town or link.second in town)
            for place in link[:2]
        }
        if reached <= town:
            return [link for link in found if link.first in town and link.second in town]
        town |= reached


def groups(plan: Plan, fused: str, found: Collection[Link]) -> list[tuple[str, list[Place]]]:
    """The plain cards of each fused sheet, with their letter, in the order of the rows."""
    annexed = {place for link in found for place in link[:2]}
    beside: dict[Place, list[Place]] = {
        place: []
        for place in plan.spots
        if plan.tokens.get(place, ".") in fused and (place not in plan.ring or place in annexed)
    }
    for link in found:
        if link.fused:
            beside[link.first].append(link.second)
            beside[link.second].append(link.first)
    sheets = []
    while beside:
        start = next(iter(beside))
        group, edge = [start], beside.pop(start)
        while edge:
            place = edge.pop()
            if place in beside:
                group.append(place)
                edge += beside.pop(place)
        sheets.append((plan.tokens[start], sorted(group)))
    return sheets


def sheet(plan: Plan, letter: str, group: list[Place], ink: Ink) -> str:
    """One sheet of paper for a whole group; dashed folds keep its cards countable."""
    kind = KINDS[letter]
    top = group[0][0]
    left = min(plan.spots[place][0] for place in group)
    shape = outline(
        frozenset(
            (row - top, round(2 * (plan.spots[row, column][0] - left) / PITCH)) for row, column in group
        )
    )
    y = plan.spots[group[0]][1]
    paper = lot(shape, kind, ink)
    folds = "".join(_folds(plan, group))
    return (
        f'<g transform="translate({left:g} {y:g})">{paper}</g>'
        f'<path d="{folds}" fill="none" stroke="{ink.papers[kind].edge}" stroke-width="2" stroke-dasharray="6 6"/>'
    )


def _folds(plan: Plan, group: list[Place]) -> Iterator[str]:
    for first, second, side, _ in sorted(plan.pairs(group)):
        x, y = plan.spots[first]
        if side == EAST:
            yield f"M{x + CARD + STREET / 2:g} {y + 10:g}v80"
        else:
            low, high = _overlap(x, plan.spots[second][0])
            yield f"M{low + 10:g} {y + CARD + STREET / 2:g}h{high - low - 20:g}"


def _overlap(x: float, other: float) -> tuple[float, float]:
    return max(x, other), min(x, other) + CARD


# ------------------------------------------------------------------ bridges


def bridges(plan: Plan, found: Iterable[Link], ink: Ink) -> str:
    """The street closed between cards that cannot share a sheet, with the district's line along the open sides."""
    decks: dict[str, list[str]] = {}
    lines: list[str] = []
    for link in found:
        if not link.fused:
            across = link.side == EAST
            bank, near, far = _banks(plan, link, across=across)
            decks.setdefault(link.letter, []).append(_deck(bank, near, far, across=across))
            lines += (_side(bank, *ends, across=across) for ends in zip(near, far, strict=True))
    if not lines:
        return ""
    drawn = f'<path d="{"".join(lines)}" fill="none" stroke="{ink.district}" stroke-width="{RIM}"/>'
    for letter, shapes in decks.items():
        drawn += filled("".join(shapes), KINDS[letter], ink)
    return drawn


def _banks(plan: Plan, link: Link, *, across: bool) -> tuple[float, Span, Span]:
    """Where a bridge begins, and its width on both banks; where these have nothing in common it slants."""
    (x, y), (other_x, other_y) = plan.spots[link.first], plan.spots[link.second]
    near = _portion(plan.tokens[link.first], link.letter, across=across)
    far = _portion(plan.tokens[link.second], link.letter, across=across)
    along, other_along = (y, other_y) if across else (x, other_x)
    low, high = _overlap(along, other_along)
    near = max(low + INSET, along + near[0]), min(high - INSET, along + near[1])
    far = max(low + INSET, other_along + far[0]), min(high - INSET, other_along + far[1])
    both = max(near[0], far[0]), min(near[1], far[1])
    if both[0] < both[1]:
        near = far = both
    return (x if across else y) + CARD, near, far


def _deck(bank: float, near: Span, far: Span, *, across: bool) -> str:
    start, end = bank - LAP, bank + STREET + LAP
    if near == far:
        low, wide = near[0], near[1] - near[0]
        if across:
            return f"M{start:g} {low:g}H{end:g}v{wide:g}H{start:g}z"
        return f"M{low:g} {start:g}h{wide:g}V{end:g}h{-wide:g}z"
    points = (start, near[0]), (end, far[0]), (end, far[1]), (start, near[1])
    return "M" + "L".join(f"{u:g} {v:g}" if across else f"{v:g} {u:g}" for u, v in points) + "z"


def _side(bank: float, near: float, far: float, *, across: bool) -> str:
    if across:
        return f"M{bank:g} {near:g}l{STREET} {far - near:g}"
    return f"M{near:g} {bank:g}l{far - near:g} {STREET}"


@cache
def _portion(token: str, letter: str, *, across: bool) -> tuple[float, float]:
    """The part of a side on which a colour shows; a straight cut halves the two sides that it meets."""
    card = read_card(token)
    if card is not None and card.cut == "straight":
        half = half_name(card, second=card.faces[1].letter == letter)
        if half in ("ns" if across else "ew"):
            return (INSET, CARD / 2 - 5) if half in "nw" else (CARD / 2 + 5, CARD - INSET)
    return (INSET, CARD - INSET)
