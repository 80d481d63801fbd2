"""Card tokens of the line protocol and the card numbers of the kernel."""

from functools import lru_cache
from typing import Final

from ....core.errors import InputError
from .kernel.cards import BICOLOUR, CARDS, CLOUD, FIRST, INDUSTRY, PARK, SECOND

HAND_TOKENS: Final = (
    "R", "C", "L", "P", "K", "N", "I1", "I2", "I3", "I4",
    "RCd", "RCs", "RLd", "RLs", "CLd", "CLs", "CId", "CIs", "LId", "LIs",
)  # fmt: skip
"""The token of each card number in a hand."""
CARD_OF: Final = {token: card for card, token in enumerate(HAND_TOKENS)} | {"I": 6}
PAIRS: Final = ("RC", "RL", "CL", "CI", "LI")
"""The five pairs of colours that exist."""
COLOUR_LETTERS: Final = "RCLI"
DIAGONAL_FACINGS: Final = "0123"
STRAIGHT_FACINGS: Final = "nesw"
HALL: Final = -1
ARCHITECT: Final = -2
EMPTY: Final = -3
XL_ONLY: Final = frozenset({PARK, CLOUD, ARCHITECT, *range(INDUSTRY + 1, CARDS)})
"""What the 2012 edition does not have: of the industries, the pictures after the first."""


def card_of(token: object, field: str, edition: str = "xl") -> int:
    """The card number of a hand token; refuses what is no card, or none of this edition.

    >>> card_of("RLd", "hand")
    12
    """
    if not isinstance(token, str) or token not in CARD_OF:
        raise InputError("card-token", field=field, token=str(token), expected=", ".join(HAND_TOKENS))
    card = CARD_OF[token]
    if edition == "2012" and card in XL_ONLY:
        raise InputError("card-edition", field=field, token=token)
    return card


def facing_letter(card: int, facing: int) -> str:
    """How a bicolour card's facing is written: a digit for a diagonal cut, a direction for a straight one."""
    return STRAIGHT_FACINGS[facing] if card & 1 else DIAGONAL_FACINGS[facing]


def facing_of(card: int, letter: str) -> int:
    """The facing number of a letter, or -1 where this card knows no such facing."""
    letters = STRAIGHT_FACINGS if card & 1 else DIAGONAL_FACINGS
    return letters.find(letter) if len(letter) == 1 else -1


def map_token(card: int, facing: int) -> str:
    """How a card is written in a city text.

    >>> map_token(13, 2), map_token(6, 0)
    ('RLs', 'I1')
    """
    if card < BICOLOUR:
        return HAND_TOKENS[card]
    return COLOUR_LETTERS[FIRST[card]] + COLOUR_LETTERS[SECOND[card]] + facing_letter(card, facing)


MAP_TOKENS: Final = (
    {token: (card, 0) for token, card in CARD_OF.items() if card < BICOLOUR}
    | {
        map_token(card, facing): (card, facing)
        for card in range(BICOLOUR, len(HAND_TOKENS))
        for facing in range(4)
    }
    | {"M": (HALL, 0), "A": (ARCHITECT, 0), ".": (EMPTY, 0)}
)
"""Every token of a city text: card number and facing."""


@lru_cache(maxsize=1 << 14)
def pack(cards: tuple[int, ...]) -> int:
    """A hand as the kernel wants it."""
    hand = 0
    for card in reversed(cards):
        hand = hand << 5 | card + 1
    return hand
