"""Whole random solo games of Simplifié on plain ints: for statistics, and as the yardstick of speed.

Every decision is uniform over what the rules allow, so these games can be compared with random games played
through the public interface. The pile is an int of 3-bit digits (card number plus one), the top card lowest.
"""

from .bits import pick, popcount
from .building import built, cost, industry_price, legal_cells
from .earning import income, residential_score
from .growing import growth
from .planning import keeping_cells, most, without
from .shapes import City, Grid, Mask, Rules

FUEL = 1_000_000
TURNS = 10
CARDS_IN_PILE = 20
SORTED_PILE = 0o33322244447777111111
"""Three leisure, three commerces, four parkings, four industries, six residences."""
LEISURE_DIGIT = 3
INDUSTRY_CARD = 6


def roll(state: int) -> int:
    """The next state of a small random generator, 31 bits."""
    return (state * 1103515245 + 12345) & 0x7FFFFFFF


def below(state: int, limit: int) -> int:
    """A number from 0 to ``limit - 1`` out of the generator's state."""
    return ((state >> 8) * limit) >> 23


def shuffled(pile: int, count: int, state: int) -> tuple[int, int]:
    """The pile in random order, and the generator's new state."""
    last = count - 1
    while last > 0:
        state = roll(state)
        other = below(state, last + 1)
        difference = (pile >> 3 * last ^ pile >> 3 * other) & 7
        pile ^= difference << 3 * last
        if other != last:
            pile ^= difference << 3 * other
        last -= 1
    return pile, state


def without_leisure(pile: int) -> tuple[int, int]:
    """The first three cards that are no leisure, and the rest of the pile, leisure cards on top of it."""
    drawn = 0
    count = 0
    aside = 0
    skipped = 0
    while count < 3:
        digit = pile & 7
        pile >>= 3
        if digit == LEISURE_DIGIT:
            aside = aside << 3 | digit
            skipped += 1
        else:
            drawn |= digit << 3 * count
            count += 1
    return drawn, pile << 3 * skipped | aside


def random_build(
    city: City, grid: Grid, rules: Rules, hand: int, money: int, target: int, state: int
) -> tuple[City, int, int, int]:
    """Build one card of the hand, uniformly over the moves that keep the duty; new city, hand, money, state."""
    total = 0
    chosen: Mask = 0
    card = 0
    place = 0
    seen = 0
    here = 0
    rest = hand
    while rest:
        digit = rest & 31
        rest >>= 5
        if not seen >> digit & 1:
            seen |= 1 << digit
            cells, _ = keeping_cells(
                city, grid, rules, digit - 1, 0, without(hand, here), money, 0, target - 1, FUEL
            )
            count = popcount(cells)
            if count:
                total += count
                state = roll(state)
                if below(state, total) < count:
                    chosen = cells
                    card = digit - 1
                    place = here
        here += 1
    state = roll(state)
    cell = pick(chosen, below(state, popcount(chosen)))
    return built(city, grid, card, 0, cell), without(hand, place), money - cost(city, rules, card), state


def develop(
    city: City, grid: Grid, rules: Rules, homes_left: int, shops_left: int, state: int
) -> tuple[City, int, int, int]:
    """Develop at random until nothing can; new city, what the reserve keeps, and the generator's state."""
    while True:
        homes, shops = growth(city, grid, rules, homes_left, shops_left)
        count = popcount(homes)
        total = count + popcount(shops)
        if total == 0:
            return city, homes_left, shops_left, state
        state = roll(state)
        k = below(state, total)
        if k < count:
            city = built(city, grid, 0, 0, pick(homes, k))
            homes_left -= 1
        else:
            city = built(city, grid, 1, 0, pick(shops, k - count))
            shops_left -= 1


def playout(city: City, grid: Grid, rules: Rules, seed: int) -> int:
    """Play one solo game from the starting city to its end; the residential score."""
    pile, state = shuffled(SORTED_PILE, CARDS_IN_PILE, seed)
    left = CARDS_IN_PILE
    money = 3
    homes_left = 44
    shops_left = 33
    works_left = 20
    for turn in range(TURNS):
        if left >= 3:
            if turn == 0:
                drawn, pile = without_leisure(pile)
                pile, state = shuffled(pile, left - 3, state)
            else:
                drawn = pile & 0o777
                pile >>= 9
            state = roll(state)
            away = 3 * below(state, 3)
            left -= 2
            pile |= (drawn >> away & 7) << 3 * (left - 1)
            drawn = drawn & (1 << away) - 1 | drawn >> away + 3 << away
        else:
            drawn = pile
            pile = 0
            left = 0
        hand = drawn & 7 | (drawn >> 3 & 7) << 5
        target, _ = most(city, grid, rules, hand, money, 0, FUEL)
        while target > 0:
            city, hand, money, state = random_build(city, grid, rules, hand, money, target, state)
            target -= 1
        city, homes_left, shops_left, state = develop(city, grid, rules, homes_left, shops_left, state)
        money += income(city, grid, rules)
        if works_left and money >= industry_price(city, rules):
            cells = legal_cells(city, grid, rules, INDUSTRY_CARD, 0, money)
            state = roll(state)
            k = below(state, popcount(cells) + 1)
            if k:
                money -= industry_price(city, rules)
                city = built(city, grid, INDUSTRY_CARD, 0, pick(cells, k - 1))
                works_left -= 1
    return residential_score(city, grid, money)


def total_score(city: City, grid: Grid, rules: Rules, first_seed: int, games: int) -> int:
    """Sum of the scores of many games, with seeds spread from ``first_seed`` on."""
    total = 0
    for game in range(games):
        total += playout(city, grid, rules, (first_seed + game * 7919) & 0x7FFFFFFF)
    return total
