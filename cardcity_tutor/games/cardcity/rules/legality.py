"""Construction explained: legal cells, every reason against the others, and the smallest remedy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....core.verdict import Change, Place, Reason, Verdict
from .citytext import cell_at, places
from .kernel.building import (
    banned_colour,
    banned_neighbour,
    beside,
    built,
    cost,
    industries,
    legal_cells,
    leisures,
    open_cells,
    payable,
    used,
    within_limit,
)
from .kernel.cards import BICOLOUR, facings, has_industry
from .kernel.shapes import CityMasks, Mask, Rules
from .roomy import Roomy, ground
from .setting import Setting
from .tokens import HAND_TOKENS, facing_letter
from .touching import culprits

Placement = tuple[int, int, int]
"""Row, column and facing number; the facing of a full card is 0."""

ANY_CARD = (3, 0, 1, 2, 6)
"""Cards that a remedy may propose where the hand does not help: the least demanding first."""

OBJECTIONS = ("residence-industry", "same-colour")
"""The rules of which a neighbour is the cause."""

REASONS = ("adjacent", "frame", "leisure-price", "limit", *OBJECTIONS, "zone")
"""The construction rules, in the order in which reasons are listed."""


def legal_placements(city: CityMasks, setting: Setting, card: int, money: int) -> list[Placement]:
    """Where a card may be built now, sorted by row, column and the letter of the facing."""
    grid = setting.grid
    found: list[Placement] = []
    for facing in range(facings(card)):
        cells = legal_cells(city, grid, setting.rules, card, facing, money)
        found.extend((row, column, facing) for row, column in places(city, grid, cells))
    return sorted_placements(card, found)


def sorted_placements(card: int, found: list[Placement]) -> list[Placement]:
    """Placements by row, column and written facing (``e`` before ``n``)."""
    if card < BICOLOUR:
        return sorted(found)
    return sorted(found, key=lambda item: (item[0], item[1], facing_letter(card, item[2])))


def forbidden(where: Roomy, rules: Rules, card: int, facing: int, money: int) -> tuple[Mask, ...]:
    """For each rule of ``REASONS``, the cells on which it forbids the card in this facing."""
    city, grid = where.city, where.grid
    return (
        grid.board & ~beside(city, grid),
        grid.board & ~where.framed,
        0 if payable(city, rules, card, money) else grid.board,
        0 if within_limit(city, rules, card) else grid.board,
        banned_neighbour(city, grid, card, facing),
        banned_colour(city, grid, card, facing),
        where.foreign,
    )


def explained(where: Roomy, rules: Rules, card: int, money: int) -> dict[Place, list[str]]:
    """For every empty cell of the widened box where no facing is legal: the rules against it, of all facings."""
    city, grid = where.city, where.grid
    against = [0] * len(REASONS)
    illegal = where.widened & ~(city.occupied | city.architect)
    for facing in range(facings(card)):
        masks = forbidden(where, rules, card, facing, money)
        anything = 0
        for k, mask in enumerate(masks):
            against[k] |= mask
            anything |= mask
        illegal &= anything
    answer = {}
    top, left, stride = city.extent.top, city.extent.left, grid.stride
    named = [(rule, mask) for rule, mask in zip(REASONS, against, strict=True) if mask & illegal]
    while illegal:
        cell = illegal & -illegal
        illegal ^= cell
        row, column = divmod(cell.bit_length() - 1, stride)
        answer[row + top, column + left] = [rule for rule, mask in named if mask & cell]
    return answer


def verdict(
    city: CityMasks,
    setting: Setting,
    card: int,
    place: Place,
    facing: int,
    money: int,
    hand: Sequence[int] = (),
    architect: Place | None = None,
) -> Verdict:
    """All that the construction rules say of one card on one place; the duty to build is judged elsewhere."""
    where = ground(city, setting, architect)
    cell = where.cell(place)
    reasons = tuple(_reasons(where, setting, card, place, cell, facing, money))
    if not reasons:
        return Verdict()
    return Verdict(reasons, _remedy(city, setting, card, place, facing, money, hand, reasons))


def _reasons(
    where: Roomy, setting: Setting, card: int, place: Place, cell: int, facing: int, money: int
) -> Iterator[Reason]:
    city = where.city
    if cell & (city.occupied | city.architect):
        yield Reason("stays", (place,))
        return
    adjacent, frame, _, _, *objections, zone = forbidden(where, setting.rules, card, facing, money)
    if adjacent & cell or not cell:
        yield Reason("adjacent")
    if frame & cell or not cell:
        yield from frame_reasons(city, setting, place)
    yield from lacking(city, setting.rules, card, money)
    for rule, mask in zip(OBJECTIONS, objections, strict=True):
        if mask & cell:
            yield Reason(rule, tuple(where.places(culprits(city, where.grid, rule, card, facing, cell))))
    if zone & cell:
        yield Reason("zone")


def frame_reasons(city: CityMasks, setting: Setting, place: Place) -> Iterator[Reason]:
    """The rule of the frame against a place that the frame does not hold."""
    size = setting.grid.size
    if setting.grid.floating != 1:
        yield Reason("frame", params={"size": size})
        return
    height, width = _box_with(city, place)
    if max(height, width) > size:
        yield Reason("frame", params={"size": size, "height": height, "width": width})


def lacking(city: CityMasks, rules: Rules, card: int, money: int) -> Iterator[Reason]:
    """The rules of price and limit where they are against a card, wherever it is to lie."""
    if not payable(city, rules, card, money):
        price = cost(city, rules, card)
        which = (
            {"which": leisures(city) + 1} if rules.crisis else {}
        )  # in the crisis each costs more than the last
        yield Reason(
            "leisure-price", params={"price": price, "money": money, "missing": price - money, **which}
        )
    if not within_limit(city, rules, card):
        most = rules.limit + rules.limit_step * industries(city)
        yield Reason("limit", params={"used": used(city), "max": most})


def _box_with(city: CityMasks, place: Place) -> tuple[int, int]:
    """Height and width of the bounding box if a card came to this place."""
    _, north, south, west, east, top, left = city.extent
    row, column = place[0] - top, place[1] - left
    return max(south, row) - min(north, row) + 1, max(east, column) - min(west, column) + 1


def _remedy(
    city: CityMasks,
    setting: Setting,
    card: int,
    place: Place,
    facing: int,
    money: int,
    hand: Sequence[int],
    reasons: tuple[Reason, ...],
) -> tuple[Change, ...] | None:
    """The smallest change that lifts all reasons, where there is one; cards that lie never move again."""
    broken = {reason.rule for reason in reasons}
    if broken & {"stays", "frame", "zone"}:
        return None
    changes: list[Change] = []
    if broken & {*OBJECTIONS}:
        turned = _turned(city, setting, card, place, facing)
        if turned is None:
            return None
        facing = turned
        changes.append(Change("turn", {"facing": facing_letter(card, facing)}))
    if "adjacent" not in broken:
        return (*changes, *resources(city, setting, card, money))
    choices = [
        (first, *resources(after, setting, card, left))
        for first, after, left in _first_cards(city, setting, card, place, facing, money, hand)
    ]
    return (*changes, *min(choices, key=len)) if choices else None


def resources(city: CityMasks, setting: Setting, card: int, money: int) -> list[Change]:
    """The money and the industries that the card still lacks."""
    rules = setting.rules
    changes = []
    missing = cost(city, rules, card) - money
    if missing > 0:
        changes.append(Change("money", {"amount": missing}))
    if not within_limit(city, rules, card):
        over = used(city) + 1 - rules.limit - rules.limit_step * (industries(city) + has_industry(card))
        changes.append(Change("industries", {"count": -(-over // rules.limit_step)}))
    return changes


def _turned(city: CityMasks, setting: Setting, card: int, place: Place, facing: int) -> int | None:
    """Another facing in which the neighbours bear the card, if there is one."""
    cell = cell_at(city, setting.grid, place)
    for other in range(facings(card)):
        if other != facing and not cell & (
            banned_neighbour(city, setting.grid, card, other) | banned_colour(city, setting.grid, card, other)
        ):
            return other
    return None


def _first_cards(
    city: CityMasks, setting: Setting, card: int, place: Place, facing: int, money: int, hand: Sequence[int]
) -> Iterator[tuple[Change, CityMasks, int]]:
    """Cards to build first so that ``place`` is next to the city: those of the hand, else any that fit there.

    Each comes with the city and the money after it, at most one for each card.
    """
    grid, rules = setting.grid, setting.rules
    others = list(dict.fromkeys(hand))
    if list(hand).count(card) < 2 and card in others:
        others.remove(card)
    found = False
    for choices in (others, ANY_CARD):
        for other in choices:
            for turn in range(facings(other)):
                cells = legal_cells(city, grid, rules, other, turn, money)
                cell = _opening(city, setting, other, turn, cells, card, facing, place)
                if cell:
                    details: dict[str, object] = {
                        "card": HAND_TOKENS[other],
                        "cell": places(city, grid, cell)[0],
                    }
                    if other >= BICOLOUR:
                        details["facing"] = facing_letter(other, turn)
                    after = built(city, grid, other, turn, cell)
                    yield Change("build-first", details), after, money - cost(city, rules, other)
                    found = True
                    break
        if found:
            return


def _opening(
    city: CityMasks,
    setting: Setting,
    other: int,
    turn: int,
    cells: Mask,
    card: int,
    facing: int,
    place: Place,
) -> Mask:
    """The first of ``cells`` on which ``other`` makes ``place`` a cell where ``card`` may lie; 0 if there is none."""
    grid = setting.grid
    while cells:
        cell = cells & -cells
        cells ^= cell
        after = built(city, grid, other, turn, cell)
        banned = banned_neighbour(after, grid, card, facing) | banned_colour(after, grid, card, facing)
        if cell_at(after, grid, place) & open_cells(after, grid) & ~banned:
            return cell
    return 0
