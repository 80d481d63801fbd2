"""The duty to build without a search: cells on which a card certainly leaves room for the others of the hand.

A card that is built takes a cell, and from those whom it must not touch the neighbours of that cell. So one that has
enough cells which cannot fall out of the frame will find one. A cloud takes a cell that nobody needs, as long as there
are enough of them. The answer yes is certain; where it is not given, ``planning`` has to search.
"""

from .bits import around, popcount
from .building import banned_colour, banned_neighbour, leisures, open_cells, room
from .cards import COLOURS, REFUSED, counts_in_limit, facings, has_industry, has_leisure
from .hands import hand_size, industries_in, without
from .shapes import Cell, CityMasks, Fits, Grid, Mask, Rules


def sure_ground(city: CityMasks, grid: Grid, further: int) -> Mask:
    """Open cells that stay in the frame whatever ``further`` cards and clouds do to it."""
    cells = open_cells(city, grid)
    if grid.floating:
        _, north, south, west, east, _, _ = city.extent
        growth = further + (1 if city.architect else 0)  # behind him a card reaches two cells out
        if grid.floating == 1 and south - north + 1 + growth >= grid.size:
            cells &= (1 << (south + 1) * grid.stride) - (1 << north * grid.stride)
        if east - west + 1 + growth >= grid.size:
            cells &= grid.column * ((1 << east + 1) - (1 << west))
    return cells


def best_fit(city: CityMasks, grid: Grid, card: int, ground: Mask) -> Mask:
    """The cells of ``ground`` that bear the card, in the facing for which they are most."""
    best = 0
    for facing in range(facings(card)):
        fit = ground & ~(banned_neighbour(city, grid, card, facing) | banned_colour(city, grid, card, facing))
        if popcount(fit) > popcount(best):
            best = fit
    return best


def taken_from(other: int, card: int, cell: Cell, grid: Grid) -> Mask:
    """The cells that are lost to ``other`` when ``card`` is built on ``cell``."""
    return cell | around(cell, grid) if REFUSED[other] & COLOURS[card] else cell


def most_taken(other: int, card: int, grid: Grid) -> int:
    """How many cells ``other`` may lose at most when ``card`` is built."""
    if REFUSED[other] & COLOURS[card]:
        return 7 if grid.slant else 5
    return 1


def safe_for_one(grid: Grid, card: int, cells: Mask, other: int, fit: Mask) -> Mask:
    """Those of ``cells`` on which ``card`` leaves one of the cells ``fit`` to ``other``."""
    if popcount(fit) > most_taken(other, card, grid):
        return cells
    safe = 0
    while cells:
        cell = cells & -cells
        cells ^= cell
        if fit & ~taken_from(other, card, cell, grid):
            safe |= cell
    return safe


def both_fit(grid: Grid, first: int, second: int, first_fit: Mask, second_fit: Mask) -> bool:
    """Whether two cards find cells among their own that do not harm each other."""
    if not first_fit or not second_fit:
        return False
    spread = most_taken(first, second, grid)
    if popcount(first_fit) > spread or popcount(second_fit) > spread:
        return True
    while first_fit:
        cell = first_fit & -first_fit
        first_fit ^= cell
        if second_fit & ~taken_from(second, first, cell, grid):
            return True
    return False


def safe_for_two(
    grid: Grid, card: int, cells: Mask, first: int, second: int, first_fit: Mask, second_fit: Mask
) -> Mask:
    """Those of ``cells`` on which ``card`` leaves cells to two others that do not harm each other."""
    spread = most_taken(first, second, grid)
    first_spare = popcount(first_fit) - most_taken(first, card, grid)
    second_spare = popcount(second_fit) - most_taken(second, card, grid)
    if first_spare > 0 and second_spare > 0 and (first_spare > spread or second_spare > spread):
        return cells
    safe = 0
    while cells:
        cell = cells & -cells
        cells ^= cell
        if both_fit(
            grid,
            first,
            second,
            first_fit & ~taken_from(first, card, cell, grid),
            second_fit & ~taken_from(second, card, cell, grid),
        ):
            safe |= cell
    return safe


def fits_of(city: CityMasks, grid: Grid, rules: Rules, hand: int, clouds: int, skip: int) -> Fits:
    """For each card of a hand of two or three but the first ``skip`` the cells that stay in the frame and bear it now.

    Nothing (no cells) where the ground is so scarce that a cloud could be in the way.
    """
    others = hand_size(hand) - 1
    smokes = min(industries_in(hand), clouds) if rules.clouds else 0
    ground = sure_ground(city, grid, others + smokes)
    if others > 2 or popcount(ground) <= others + smokes:
        return Fits(0, 0, 0)
    return Fits(
        0 if skip else best_fit(city, grid, (hand & 31) - 1, ground),
        best_fit(city, grid, (hand >> 5 & 31) - 1, ground),
        best_fit(city, grid, (hand >> 10) - 1, ground) if others == 2 else 0,
    )


def safe_cells(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    fits: Fits,
    hand: int,
    place: int,
    cells: Mask,
    money: int,
    target: int,
) -> Mask:
    """Those of ``cells`` on which the card at ``place`` surely leaves ``target`` others buildable. It may miss some.

    ``money`` is what is left when the card has been paid.
    """
    card = (hand >> 5 * place & 31) - 1
    others = without(hand, place)
    first = (others & 31) - 1
    second = (others >> 5 & 31) - 1
    first_fit = fits.second if place == 0 else fits.first
    second_fit = fits.second if place == 2 else fits.third
    if target == 2:
        if not affords(city, rules, card, others, money):
            return 0
        return safe_for_two(grid, card, cells, first, second, first_fit, second_fit)
    safe = 0
    if first_fit and affords(city, rules, card, first + 1, money):
        safe = safe_for_one(grid, card, cells, first, first_fit)
    if second_fit and safe != cells and affords(city, rules, card, second + 1, money):
        safe |= safe_for_one(grid, card, cells & ~safe, second, second_fit)
    return safe


def affords(city: CityMasks, rules: Rules, card: int, others: int, money: int) -> bool:
    """Whether limit and money (what ``card`` leaves of it) let all ``others`` in after ``card``."""
    left = room(city, rules) - (1 if counts_in_limit(card) else 0)
    if has_industry(card):
        left += rules.limit_step
    if left <= -rules.limit_step:  # so far over the limit that not even half an industry is let in
        return False
    paid = leisures(city) + (1 if has_leisure(card) else 0)
    while others:
        other = (others & 31) - 1
        others >>= 5
        if has_industry(other):
            left += rules.limit_step
        if counts_in_limit(other):
            left -= 1
        if has_leisure(other):
            money -= rules.price * (paid + 1) if rules.crisis else rules.price
            paid += 1
    return left >= 0 and money >= 0


def safe_among_many(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    card: int,
    cells: Mask,
    others: int,
    money: int,
    clouds: int,
    target: int,
) -> Mask:
    """Those of ``cells`` on which ``card`` surely leaves all of many ``others`` buildable. It may miss some."""
    count = hand_size(others)
    smokes = min(industries_in(others) + has_industry(card), clouds) if rules.clouds else 0
    ground = sure_ground(city, grid, count + smokes)
    if target < count or popcount(ground) <= count + smokes or not affords(city, rules, card, others, money):
        return 0
    fits = [best_fit(city, grid, (others >> 5 * k & 31) - 1, ground) for k in range(count)]
    safe = 0
    while cells:
        cell = cells & -cells
        cells ^= cell
        if enough(fits, cell | around(cell, grid), 7 if grid.slant else 5):
            safe |= cell
    return safe


def enough(fits: list[Mask], banned: Mask, spread: int) -> bool:
    """Whether every card of ``fits`` surely finds a cell among its own, outside ``banned``.

    The one with the fewest cells is built first; each card takes at most ``spread`` cells from the others.
    """
    count = len(fits)
    for rank in range(count):
        able = 0
        for fit in fits:
            if popcount(fit & ~banned) > spread * rank:
                able += 1
        if able < count - rank:
            return False
    return True
