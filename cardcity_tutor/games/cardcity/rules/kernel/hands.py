"""Hands as ints: 5-bit digits, each a card number plus one, so that 0 is the empty hand."""

from .bits import popcount
from .cards import has_industry


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


def industries_in(hand: int) -> int:
    """Industries of a hand, halves included."""
    count = 0
    while hand:
        if has_industry((hand & 31) - 1):
            count += 1
        hand >>= 5
    return count


def distinct(hand: int) -> int:
    """How many different cards a hand holds."""
    seen = 0
    while hand:
        seen |= 1 << (hand & 31)
        hand >>= 5
    return popcount(seen)


def place_of(hand: int, kind: int) -> int:
    """The digit of the ``kind``-th different card of a hand."""
    seen = 0
    place = 0
    while True:
        bit = 1 << (hand >> 5 * place & 31)
        if not seen & bit:
            if kind == 0:
                return place
            kind -= 1
            seen |= bit
        place += 1
