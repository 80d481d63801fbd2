"""How the rollouts decide: uniformly over what the rules allow (policy 0), or among what is liked (policy 1)."""

from .bits import pick, popcount
from .building import (
    banned_colour,
    banned_neighbour,
    built,
    cost,
    open_cells,
    payable,
    within_limit,
)
from .cards import CLOUD, PARKING, facings
from .chance import below, put_under, roll
from .hands import distinct, place_of, without
from .liking import liked
from .planning import keeping_cells
from .shapes import Aims, Cell, CityMasks, Fits, Grid, Mask, Pile, Rules
from .sparing import fits_of, safe_cells

FUEL = 1_000_000
"""Hands of the game never need it all: the duty to build is always decided."""


def least_wanted(hand: int, city: CityMasks, rules: Rules, aims: Aims, money: int) -> int:
    """The digit of the card to do without: one too dear, or a parking, which only the industrialist counts; or -1."""
    parking = -1
    place = 0
    while hand >> 5 * place:
        card = (hand >> 5 * place & 31) - 1
        if cost(city, rules, card) > money:
            return place
        if card == PARKING and aims.victory != 2:
            parking = place
        place += 1
    return parking


def kept(
    hand: int, pile: Pile, city: CityMasks, rules: Rules, aims: Aims, money: int, state: int, policy: int
) -> tuple[int, Pile, int]:
    """The solo player puts one card of the draw under the pile."""
    state = roll(state)
    place = least_wanted(hand, city, rules, aims, money) if policy else -1
    if place < 0:
        place = place_of(hand, below(state, distinct(hand)))
    return without(hand, place), put_under(pile, hand >> 5 * place & 31), state


def favourites(
    city: CityMasks, grid: Grid, aims: Aims, card: int, facing: int, cells: Mask, policy: int
) -> tuple[Mask, int]:
    """Those of ``cells`` that the policy chooses from, and how good they are."""
    if policy == 0:
        return cells, 0
    one, two = liked(city, grid, aims, card, facing)
    if two & cells:
        return two & cells, 2
    if one & cells:
        return one & cells, 1
    return cells, 0


def next_build(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    aims: Aims,
    hand: int,
    money: int,
    clouds: int,
    target: int,
    state: int,
    policy: int,
) -> tuple[Cell, int, int, int]:
    """A build that keeps the duty: its cell (0: there is none), its card's place in the hand, its facing; state."""
    total = 0
    best = 0
    chosen: Mask = 0
    place = 0
    turned = 0
    seen = 0
    here = 0
    few = target > 1 and not hand >> 15
    fits = fits_of(city, grid, rules, hand, clouds, 0) if few else Fits(0, 0, 0)
    ground = open_cells(city, grid)
    while hand >> 5 * here:
        digit = hand >> 5 * here & 31
        card = digit - 1
        if not seen >> digit & 1 and within_limit(city, rules, card) and payable(city, rules, card, money):
            left = money - cost(city, rules, card)
            for facing in range(facings(card)):
                cells = ground & ~(
                    banned_neighbour(city, grid, card, facing) | banned_colour(city, grid, card, facing)
                )
                if (
                    target > 1
                    and cells
                    and safe_cells(city, grid, rules, fits, hand, here, cells, left, target - 1) != cells
                ):
                    others = without(hand, here)
                    cells, _ = keeping_cells(
                        city,
                        grid,
                        rules,
                        card,
                        facing,
                        others,
                        money,
                        clouds,
                        target - 1,
                        FUEL,
                    )
                cells, value = favourites(city, grid, aims, card, facing, cells, policy)
                count = popcount(cells)
                if count and value >= best:
                    if value > best:
                        best = value
                        total = 0
                    total += count
                    state = roll(state)
                    if below(state, total) < count:
                        chosen = cells
                        place = here
                        turned = facing
        seen |= 1 << digit
        here += 1
    if total == 0:
        return 0, 0, 0, state
    state = roll(state)
    return pick(chosen, below(state, popcount(chosen))), place, turned, state


def put_cloud(
    city: CityMasks, grid: Grid, aims: Aims, cells: Mask, state: int, policy: int
) -> tuple[CityMasks, int]:
    """The city with a cloud on one of ``cells``."""
    cells, _ = favourites(city, grid, aims, CLOUD, 0, cells, policy)
    state = roll(state)
    return built(city, grid, CLOUD, 0, pick(cells, below(state, popcount(cells)))), state
