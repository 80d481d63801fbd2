"""The duty to build: how many cards of a hand can be built, and which first moves keep that number.

Searching is plain depth-first with the first success taken; ``sparing`` only ever skips searches whose result is
certain.
"""

from .building import (
    banned_colour,
    banned_neighbour,
    brings_cloud,
    built,
    cost,
    legal_cells,
    leisures,
    open_cells,
    room,
)
from .cards import CLOUD, counts_in_limit, facings, has_industry, has_leisure
from .hands import hand_size, without
from .shapes import CityMasks, Grid, Mask, Rules
from .sparing import fits_of, safe_among_many, safe_cells


def ground_for(city: CityMasks, grid: Grid, card: int) -> Mask:
    """Empty cells of the frame whose neighbours would bear the card in some facing, next to the city or not."""
    ground = city.frame & ~city.occupied
    cells = 0
    for facing in range(facings(card)):
        cells |= ground & ~(
            banned_neighbour(city, grid, card, facing) | banned_colour(city, grid, card, facing)
        )
    return cells


def affordable(city: CityMasks, rules: Rules, hand: int, money: int) -> int:
    """How many cards of the hand limit and money let in, wherever they are built."""
    left = room(city, rules)
    paid = leisures(city)
    counted = 0
    free = 0
    while hand:
        card = (hand & 31) - 1
        hand >>= 5
        if has_industry(card):
            left += rules.limit_step
        if has_leisure(card):
            price = rules.price * (paid + 1) if rules.crisis else rules.price
            if money < price:
                continue
            money -= price
            paid += 1
        if counts_in_limit(card):
            counted += 1
        else:
            free += 1
    return free + max(0, min(counted, left))


def at_most(city: CityMasks, grid: Grid, rules: Rules, hand: int, money: int) -> int:
    """An upper bound on the cards that can be built: limit, money and bare ground are counted, order is not."""
    possible = 0
    while hand:
        # A card without ground will never have any: further cards only add bans.
        if ground_for(city, grid, (hand & 31) - 1):
            possible = possible << 5 | hand & 31
        hand >>= 5
    return affordable(city, rules, possible, money)


def one_buildable(city: CityMasks, grid: Grid, rules: Rules, hand: int, money: int) -> bool:
    """Whether some card of the hand can be built now."""
    while hand:
        card = (hand & 31) - 1
        hand >>= 5
        for facing in range(facings(card)):
            if legal_cells(city, grid, rules, card, facing, money):
                return True
    return False


def can_build(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    hand: int,
    money: int,
    clouds: int,
    target: int,
    smoking: bool,
    fuel: int,
) -> tuple[bool, int]:
    """Whether ``target`` cards of the hand can be built, and the fuel left; see ``search``."""
    if target <= 0:
        return True, fuel
    if target == 1 and not (smoking and clouds > 0):
        return one_buildable(city, grid, rules, hand, money), fuel
    return search(city, grid, rules, hand, money, clouds, target, smoking, fuel)


def search(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    hand: int,
    money: int,
    clouds: int,
    target: int,
    smoking: bool,
    fuel: int,
) -> tuple[bool, int]:
    """Look for a way to build ``target`` cards of the hand; whether there is one, and the fuel left.

    ``smoking``: a cloud has to be put down first. ``fuel`` bounds the number of positions looked into; when it is
    used up (0 left) the answer no is not certain. The search keeps its own stack (numba cannot store compiled
    recursion): each entry is a position with the card, the facing and the cells to be tried next in it, and how
    often it was taken up. Most searches succeed at once, so the bound is only asked when a first try has failed.
    Place -1 of the hand stands for a cloud.
    """
    stack = [(city, hand, money, clouds, target, 0, 0, 0, 0)]
    stack.pop()
    while target > 0:
        plots = open_cells(city, grid) if smoking and clouds > 0 else 0
        if plots:
            stack.append((city, hand, money, clouds, target, -1, 0, plots, 0))
        elif fuel > 0:
            fuel -= 1
            cells = legal_cells(city, grid, rules, (hand & 31) - 1, 0, money)
            stack.append((city, hand, money, clouds, target, 0, 0, cells, 0))
        cells = 0
        place = 0
        facing = 0
        tries = 0
        while stack and not cells:
            city, hand, money, clouds, target, place, facing, cells, tries = stack.pop()
            if tries == 1 and place >= 0 and at_most(city, grid, rules, hand, money) < target:
                cells = 0
                continue
            while not cells and place >= 0 and hand >> 5 * place:
                facing += 1
                if facing >= facings((hand >> 5 * place & 31) - 1):
                    facing = 0
                    place += 1
                if hand >> 5 * place:
                    cells = legal_cells(city, grid, rules, (hand >> 5 * place & 31) - 1, facing, money)
        if not cells:
            return False, fuel
        if target == 1 and place >= 0:
            return True, fuel
        cell = first_choice(cells, city, grid)
        stack.append((city, hand, money, clouds, target, place, facing, cells ^ cell, tries + 1))
        if place < 0:
            city = built(city, grid, 5, 0, cell)
            clouds -= 1
            smoking = False
        else:
            card = (hand >> 5 * place & 31) - 1
            smoking = rules.clouds > 0 and brings_cloud(city, grid, card, cell)
            money -= cost(city, rules, card)
            city = built(city, grid, card, facing, cell)
            hand = without(hand, place)
            target -= 1
    return True, fuel


def first_choice(cells: Mask, city: CityMasks, grid: Grid) -> Mask:
    """The cell to try first: one inside the bounding box harms later cards least."""
    inner = cells & city.extent.box
    if grid.floating and inner:
        return inner & -inner
    return cells & -cells


def most(
    city: CityMasks, grid: Grid, rules: Rules, hand: int, money: int, clouds: int, fuel: int
) -> tuple[int, int]:
    """The most cards of the hand that can be built, and the fuel left."""
    target = at_most(city, grid, rules, hand, money)
    while target > 0:
        found, fuel = can_build(city, grid, rules, hand, money, clouds, target, False, fuel)
        if found:
            return target, fuel
        target -= 1
    return 0, fuel


def keeping_cells(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    card: int,
    facing: int,
    others: int,
    money: int,
    clouds: int,
    target: int,
    fuel: int,
) -> tuple[Mask, int]:
    """Legal cells of ``card`` after which ``target`` cards of the hand ``others`` can still be built; fuel left."""
    cells = legal_cells(city, grid, rules, card, facing, money)
    if target <= 0 or not cells:
        return cells, fuel
    money -= cost(city, rules, card)
    hand = others << 5 | card + 1
    if hand_size(others) <= 2:
        fits = fits_of(city, grid, rules, hand, clouds, 1)
        keeping = safe_cells(city, grid, rules, fits, hand, 0, cells, money, target)
    else:
        keeping = safe_among_many(city, grid, rules, card, cells, others, money, clouds, target)
    cells &= ~keeping
    while cells:
        cell = cells & -cells
        cells ^= cell
        found, fuel = can_build(
            built(city, grid, card, facing, cell),
            grid,
            rules,
            others,
            money,
            clouds,
            target,
            rules.clouds > 0 and brings_cloud(city, grid, card, cell),
            fuel,
        )
        if found:
            keeping |= cell
    return keeping, fuel


def keeping_clouds(
    city: CityMasks, grid: Grid, rules: Rules, hand: int, money: int, clouds: int, target: int, fuel: int
) -> tuple[Mask, int]:
    """Cells for a cloud after which ``target`` cards of the hand can still be built; fuel left."""
    cells = open_cells(city, grid)
    keeping = 0
    if target <= 0:
        return cells, fuel
    if hand_size(hand) <= 2:
        whole = hand << 5 | CLOUD + 1
        fits = fits_of(city, grid, rules, whole, clouds - 1, 1)
        keeping = safe_cells(city, grid, rules, fits, whole, 0, cells, money, target)
        cells &= ~keeping
    while cells:
        cell = cells & -cells
        cells ^= cell
        found, fuel = can_build(
            built(city, grid, CLOUD, 0, cell), grid, rules, hand, money, clouds - 1, target, False, fuel
        )
        if found:
            keeping |= cell
    return keeping, fuel
