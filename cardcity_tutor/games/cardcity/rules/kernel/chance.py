"""Random numbers and random cards on plain ints.

A game has two streams of random numbers, one for its cards and one for its decisions, so that games which begin
with different decisions can still be compared on the same cards.
"""

from .shapes import Pile

ALL_BITS = 0x7FFFFFFF
DIGIT = 63
"""One count of a pile."""
LEISURE_LOW = DIGIT << 6 * 2
"""The counts of cards 0 to 9 that show leisure: card 2."""
LEISURE_HIGH = (
    DIGIT << 6 * 2 | DIGIT << 6 * 3 | DIGIT << 6 * 4 | DIGIT << 6 * 5 | DIGIT << 6 * 8 | DIGIT << 6 * 9
)
"""The same for cards 10 to 19: R-L, C-L and L-I, in both cuts."""


def roll(state: int) -> int:
    """The next state of a small random generator, 31 bits."""
    return (state * 1103515245 + 12345) & ALL_BITS


def below(state: int, limit: int) -> int:
    """A number from 0 to ``limit - 1`` out of the generator's state."""
    return ((state >> 8) * limit) >> 23


def seeded(number: int) -> int:
    """A state that has nothing to do with that of the next number."""
    number &= ALL_BITS
    number = (number ^ number >> 16) * 0x45D9F3B & ALL_BITS
    number = (number ^ number >> 15) * 0x2C1B3C6D & ALL_BITS
    return number ^ number >> 16


def number_of_cards(counts: int) -> int:
    """The sum of the counts."""
    total = 0
    while counts:
        total += counts & DIGIT
        counts >>= 6
    return total


def card_at(low: int, high: int, k: int) -> int:
    """The ``k``-th of the cards in the order of their numbers."""
    card = 0
    counts = low
    while True:
        count = counts & DIGIT
        if k < count:
            return card
        k -= count
        card += 1
        counts = high if card == 10 else counts >> 6


def dealt(pile: Pile, wanted: int, sober: int, state: int) -> tuple[int, int, Pile, int]:
    """The next cards as a hand, how many they are, the pile without them, and the generator's new state.

    ``sober``: without leisure, which the first turn of the game puts back.
    """
    low, high, unseen, bottom, known = pile
    aside_low = low & LEISURE_LOW if sober else 0
    aside_high = high & LEISURE_HIGH if sober else 0
    aside = number_of_cards(aside_low) + number_of_cards(aside_high) if sober else 0
    low -= aside_low
    high -= aside_high
    unseen -= aside
    hand = 0
    count = 0
    while count < wanted and unseen > 0:
        state = roll(state)
        card = card_at(low, high, below(state, unseen))
        if card < 10:
            low -= 1 << 6 * card
        else:
            high -= 1 << 6 * (card - 10)
        unseen -= 1
        hand |= card + 1 << 5 * count
        count += 1
    while count < wanted and known > 0:
        hand |= (bottom & 31) << 5 * count
        bottom >>= 5
        known -= 1
        count += 1
    return (
        hand,
        count,
        Pile(low + aside_low, high + aside_high, unseen + aside, bottom, known),
        state,
    )


def put_under(pile: Pile, digit: int) -> Pile:
    """The pile with one known card more at its end."""
    low, high, unseen, bottom, known = pile
    return Pile(low, high, unseen, bottom | digit << 5 * known, known + 1)
