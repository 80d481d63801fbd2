"""The rest of a game for one city, played at random on plain ints: what a position is worth on average.

Under policy 0 every decision is uniform over what the rules allow, so these games can be compared with random games
through the public interface; equal cards are not told apart. Policy 1 prefers what usually helps; see ``liking``.
Other players are left out: what they have built stays, and they take nothing from the reserve.
"""

from .bits import pick, popcount
from .building import brings_cloud, built, cost
from .buying import purchase
from .cards import COMMERCE, RESIDENCE
from .chance import below, dealt, roll, seeded
from .choosing import FUEL, favourites, kept, next_build, put_cloud
from .framing import with_architect
from .hands import without
from .planning import affordable, keeping_clouds
from .scoring import final_score
from .shapes import Ahead, Aims, CityMasks, Grid, Rules, Stock
from .swift import swift_growth, swift_income

DRAW, BUILD, DEVELOP, BUY = 0, 1, 2, 3
"""Stages of a turn."""


def construct(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    aims: Aims,
    hand: int,
    target: int,
    smoke: int,
    money: int,
    clouds: int,
    state: int,
    policy: int,
) -> tuple[CityMasks, int, int, int]:
    """Build what must be built of the hand, with the clouds that this brings; city, money, clouds left, state."""
    if target < 0:
        target = affordable(city, rules, hand, money)
    while target > 0 or smoke:
        if smoke:
            smoke = 0
            if clouds > 0:
                cells, _ = keeping_clouds(city, grid, rules, hand, money, clouds, target, FUEL)
                if cells:
                    city, state = put_cloud(city, grid, aims, cells, state, policy)
                    clouds -= 1
            continue
        cell, place, facing, state = next_build(
            city, grid, rules, aims, hand, money, clouds, target, state, policy
        )
        target -= 1
        if cell:
            card = (hand >> 5 * place & 31) - 1
            hand = without(hand, place)
            money -= cost(city, rules, card)
            smoke = 1 if rules.clouds and clouds > 0 and brings_cloud(city, grid, card, cell) else 0
            city = built(city, grid, card, facing, cell)
    return city, money, clouds, state


def develop(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    aims: Aims,
    homes_left: int,
    shops_left: int,
    state: int,
    policy: int,
) -> tuple[CityMasks, int, int, int]:
    """Develop until nothing can; new city, what the reserve keeps, and the generator's state."""
    while True:
        homes, shops = swift_growth(city, grid, rules, homes_left, shops_left)
        homes, _ = favourites(city, grid, aims, RESIDENCE, 0, homes, policy)
        shops, _ = favourites(city, grid, aims, COMMERCE, 0, shops, policy)
        count = popcount(homes)
        total = count + popcount(shops)
        if total == 0:
            return city, homes_left, shops_left, state
        state = roll(state)
        k = below(state, total)
        if k < count:
            city = built(city, grid, RESIDENCE, 0, pick(homes, k))
            homes_left -= 1
        else:
            city = built(city, grid, COMMERCE, 0, pick(shops, k - count))
            shops_left -= 1


def rollout(
    city: CityMasks, grid: Grid, rules: Rules, aims: Aims, ahead: Ahead, seed: int, policy: int
) -> int:
    """Play the rest of one game; its score in half points."""
    turns, draw, keep, stage, hand, target, smoke, money, bought, sober, pile, stock = ahead
    homes, shops, works, parks, clouds = stock
    cards = seeded(seed)
    state = seeded(cards ^ 0x5BD1E995)
    while True:
        if stage == DRAW:
            hand, count, pile, cards = dealt(pile, draw, sober, cards)
            sober = 0
            if count > keep:
                hand, pile, state = kept(hand, pile, city, rules, aims, money, state, policy)
            target = -1
            stage = BUILD
        if stage == BUILD:
            city, money, clouds, state = construct(
                city, grid, rules, aims, hand, target, smoke, money, clouds, state, policy
            )
            smoke = 0
            if city.architect:
                city = with_architect(city, grid, 0)
            stage = DEVELOP
        if stage == DEVELOP:
            city, homes, shops, state = develop(city, grid, rules, aims, homes, shops, state, policy)
            money += swift_income(city, grid, rules)
            bought = 0
            stage = BUY
        if stage == BUY:
            left = Stock(homes, shops, works, parks, clouds)
            city, money, left, state = purchase(
                city, grid, rules, aims, money, bought, left, smoke, keep, turns, state, policy
            )
            homes, shops, works, parks, clouds = left
            smoke = 0
        if turns == 0:
            return final_score(city, grid, rules, aims, money)
        turns -= 1
        stage = DRAW


def game_seed(first_seed: int, game: int) -> int:
    """The seed of one of many games."""
    return seeded(first_seed) + 7919 * game


def rollouts(
    city: CityMasks,
    grid: Grid,
    rules: Rules,
    aims: Aims,
    ahead: Ahead,
    first_seed: int,
    games: int,
    policy: int,
) -> tuple[int, int]:
    """Sum and sum of squares of the scores, in half points, of many games."""
    total = 0
    squares = 0
    for game in range(games):
        score = rollout(city, grid, rules, aims, ahead, game_seed(first_seed, game), policy)
        total += score
        squares += score * score
    return total, squares
