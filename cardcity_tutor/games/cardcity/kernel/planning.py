"""The duty to build: how many cards of a hand can be built, and which first moves keep that number.

A *hand* is an int of 5-bit digits, each a card number plus one, so that 0 is the empty hand. Searching is plain
depth-first with the first success taken; the shortcuts only ever skip searches whose result is certain.
"""

from .bits import around, popcount
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
from .cards import counts_in_limit, facings, has_industry, has_leisure
from .shapes import City, Grid, Mask, Rules


def hand_size(hand: int) -> int:
    """Number of cards in a hand."""
    count = 0
    while hand:
        hand >>= 5
        count += 1
    return count


def without(hand: int, place: int) -> int:
    """The hand without the card at digit ``place``."""
    low = hand & (1 << 5 * place) - 1
    return low | hand >> 5 * place + 5 << 5 * place


def ground_for(city: City, grid: Grid, card: int) -> Mask:
    """Empty cells of the frame whose neighbours would bear the card in some facing, next to the city or not."""
    ground = city.frame & ~city.occupied
    cells = 0
    for facing in range(facings(card)):
        cells |= ground & ~(
            banned_neighbour(city, grid, card, facing) | banned_colour(city, grid, card, facing)
        )
    return cells


def affordable(city: City, rules: Rules, hand: int, money: int) -> int:
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


def at_most(city: City, grid: Grid, rules: Rules, hand: int, money: int) -> int:
    """An upper bound on the cards that can be built: limit, money and bare ground are counted, order is not."""
    possible = 0
    while hand:
        # A card without ground will never have any: further cards only add bans.
        if ground_for(city, grid, (hand & 31) - 1):
            possible = possible << 5 | hand & 31
        hand >>= 5
    return affordable(city, rules, possible, money)


def one_buildable(city: City, grid: Grid, rules: Rules, hand: int, money: int) -> bool:
    """Whether some card of the hand can be built now."""
    while hand:
        card = (hand & 31) - 1
        hand >>= 5
        for facing in range(facings(card)):
            if legal_cells(city, grid, rules, card, facing, money):
                return True
    return False


def can_build(
    city: City,
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
    city: City,
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


def first_choice(cells: Mask, city: City, grid: Grid) -> Mask:
    """The cell to try first: one inside the bounding box harms later cards least."""
    inner = cells & city.extent.box
    if grid.floating and inner:
        return inner & -inner
    return cells & -cells


def most(
    city: City, grid: Grid, rules: Rules, hand: int, money: int, clouds: int, fuel: int
) -> tuple[int, int]:
    """The most cards of the hand that can be built, and the fuel left."""
    target = at_most(city, grid, rules, hand, money)
    while target > 0:
        found, fuel = can_build(city, grid, rules, hand, money, clouds, target, False, fuel)
        if found:
            return target, fuel
        target -= 1
    return 0, fuel


def sure_cells(city: City, grid: Grid, card: int, others: int, smokes: int) -> Mask:
    """Cells for ``card`` that stay in the frame, whatever ``others`` further cards and ``smokes`` clouds do to it."""
    cells = open_cells(city, grid)
    if grid.floating:
        _, north, south, west, east, _, _ = city.extent
        growth = others + smokes + (1 if city.architect else 0)  # behind him a card reaches two cells out
        if grid.floating == 1 and south - north + 1 + growth >= grid.size:
            cells &= (1 << (south + 1) * grid.stride) - (1 << north * grid.stride)
        if east - west + 1 + growth >= grid.size:
            cells &= grid.column * ((1 << east + 1) - (1 << west))
    best = 0
    for facing in range(facings(card)):
        fit = cells & ~(banned_neighbour(city, grid, card, facing) | banned_colour(city, grid, card, facing))
        if popcount(fit) > popcount(best):
            best = fit
    return best


def enough(fits: list[Mask], banned: Mask, spare: int, spread: int) -> bool:
    """Whether every card of ``fits`` surely finds a cell among its own, outside ``banned``.

    The one with the fewest cells is built first; each card takes at most ``spread`` cells from the others, and
    ``spare`` cells may be lost besides.
    """
    count = len(fits)
    for rank in range(count):
        needed = 1 + spare + spread * rank
        able = 0
        for fit in fits:
            if popcount(fit & ~banned) >= needed:
                able += 1
        if able < count - rank:
            return False
    return True


def both_fit(first: Mask, second: Mask, grid: Grid) -> bool:
    """Whether two cards find cells among their own that do not touch each other."""
    while first:
        cell = first & -first
        first ^= cell
        if second & ~(cell | around(cell, grid)):
            return True
    return False


def safe_cells(
    city: City,
    grid: Grid,
    rules: Rules,
    card: int,
    cells: Mask,
    others: int,
    money: int,
    clouds: int,
    target: int,
) -> Mask:
    """Those of ``cells`` on which ``card`` surely leaves ``target`` of the ``others`` buildable. It may miss some.

    A card that is built takes a cell and at most bans its neighbours; a cloud takes a cell. So a card with enough
    cells that cannot fall out of the frame will find one.
    """
    count = hand_size(others)
    left = room(city, rules) - (1 if counts_in_limit(card) else 0)
    paid = leisures(city) + (1 if has_leisure(card) else 0)
    smokes = 0
    if has_industry(card):
        left += rules.limit_step
        smokes += 1
    rest = others
    while rest:
        other = (rest & 31) - 1
        rest >>= 5
        if has_industry(other):
            smokes += 1
        if counts_in_limit(other):
            left -= 1
        if has_leisure(other):
            money -= rules.price * (paid + 1) if rules.crisis else rules.price
            paid += 1
    if not rules.clouds:
        smokes = 0
    smokes = min(smokes, clouds)
    if target < count or left < 0 or money < 0:
        return 0
    spread = 7 if grid.slant else 5
    safe = 0
    fit = sure_cells(city, grid, (others & 31) - 1, count, smokes)
    if count == 1:  # the commonest case, without a list
        if popcount(fit) > spread + smokes:
            return cells
        while cells:
            cell = cells & -cells
            cells ^= cell
            if popcount(fit & ~(cell | around(cell, grid))) > smokes:
                safe |= cell
        return safe
    fits = [fit] * count
    for k in range(1, count):
        fits[k] = sure_cells(city, grid, (others >> 5 * k & 31) - 1, count, smokes)
    if enough(fits, 0, spread + smokes, spread):
        return cells
    while cells:
        cell = cells & -cells
        cells ^= cell
        taken = cell | around(cell, grid)
        if enough(fits, taken, smokes, spread) or (
            count == 2 and not smokes and both_fit(fits[0] & ~taken, fits[1] & ~taken, grid)
        ):
            safe |= cell
    return safe


def keeping_cells(
    city: City,
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
    keeping = safe_cells(city, grid, rules, card, cells, others, money, clouds, target)
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
    city: City, grid: Grid, rules: Rules, hand: int, money: int, clouds: int, target: int, fuel: int
) -> tuple[Mask, int]:
    """Cells for a cloud after which ``target`` cards of the hand can still be built; fuel left."""
    cells = open_cells(city, grid)
    keeping = 0
    if target <= 0:
        return cells, fuel
    while cells:
        cell = cells & -cells
        cells ^= cell
        found, fuel = can_build(
            built(city, grid, 5, 0, cell), grid, rules, hand, money, clouds - 1, target, False, fuel
        )
        if found:
            keeping |= cell
    return keeping, fuel
