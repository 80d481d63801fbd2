"""Cards by name, and which colour of a bicolour card looks where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce

from .....render.phrases import filled, listed, said
from ...rules.kernel.cards import FIRST_SIDES, SECOND_SIDES
from ...rules.tokens import DIAGONAL_FACINGS, STRAIGHT_FACINGS

FACINGS = DIAGONAL_FACINGS + STRAIGHT_FACINGS
SQUARE_SIDES = (("north", 8), ("east", 1), ("south", 4), ("west", 2))
"""Side names with the kernel's bits, in the order in which they are told."""
BRICK_SIDES = (
    ("north-west", 8),
    ("north-east", 32),
    ("east", 1),
    ("south-east", 4),
    ("south-west", 16),
    ("west", 2),
)
"""On brick rows columns follow the slant: the kernel's south is the card below right."""


def kind_of(token: str) -> str:
    """The letter, or two letters, of a token of a hand or of a map.

    >>> kind_of("RLd"), kind_of("I3"), kind_of("M1")
    ('RL', 'I', 'M')
    """
    return token[:2] if len(token) == 3 else token[:1]


@lru_cache(maxsize=1024)
def card_name(lang: str, token: str, *, facing: str | None = None, brick: bool = False) -> str:
    """A card by its token; with a ``facing``, which colour looks where.

    >>> card_name("fr", "I3"), card_name("en", "RLd")
    ('industrie', 'residence and leisure, cut diagonally')
    """
    if token == "?":
        return said(lang, "card-hidden")
    kind = kind_of(token)
    if len(kind) == 1:
        return said(lang, f"kind-{kind}", count=1)
    cut = "diagonal" if (facing or token[2]) in "d" + DIAGONAL_FACINGS else "straight"
    name = filled(lang, f"card-{cut}", {"pair": _pair(lang, kind, "")})
    if facing is None:
        return name
    return filled(lang, "card-turned", {"card": name, "sides": sides_text(lang, kind + facing, brick=brick)})


def card_with_article(lang: str, token: str, article: str) -> str:
    """A card with its article, ``a`` or ``the``.

    >>> card_with_article("fr", "I2", "the"), card_with_article("fr", "L", "a")
    ('l’industrie', 'des loisirs')
    """
    kind = kind_of(token)
    return said(lang, f"kind-{kind}.{article}") if len(kind) == 1 else _pair(lang, kind, f".{article}")


def _pair(lang: str, kind: str, form: str) -> str:
    first, second = (said(lang, f"kind-{letter}", count=1) for letter in kind)
    return said(lang, f"pair{form}", first=first, second=second)


@lru_cache(maxsize=512)
def sides_text(lang: str, token: str, *, brick: bool = False) -> str:
    """Which colour of a bicolour card, given as it lies, shows on which sides.

    >>> sides_text("en", "RL0")
    'residence north and east, leisure south and west'
    """
    where = FACINGS.index(token[2]) + (8 if brick else 0)
    first, second = FIRST_SIDES[where], SECOND_SIDES[where]
    names = {
        "first": said(lang, f"kind-{token[0]}", count=1),
        "here": _sides(lang, first & ~second, brick=brick),
        "second": said(lang, f"kind-{token[1]}", count=1),
        "there": _sides(lang, second & ~first, brick=brick),
    }
    if not first & second:
        return filled(lang, "sides-two", names)
    return filled(lang, "sides-three", names | {"both": _sides(lang, first & second, brick=brick)})


def facings_text(lang: str, card: str, facings: Sequence[str], *, brick: bool = False) -> str:
    """Where the first colour of a bicolour card of the hand shows, for each way to turn it.

    >>> facings_text("en", "RLd", ["0", "2"])
    '0: residence north and east; 2: residence south and west'
    """
    told = []
    for facing in facings:
        where = FACINGS.index(facing) + (8 if brick else 0)
        shown = _sides(lang, FIRST_SIDES[where] & ~SECOND_SIDES[where], brick=brick)
        colour = said(lang, f"kind-{card[0]}", count=1)
        told.append(said(lang, "facing-side", facing=facing, colour=colour, sides=shown))
    return reduce(lambda first, last: filled(lang, "list-parts", {"first": first, "last": last}), told)


def _sides(lang: str, shown: int, *, brick: bool) -> str:
    order = BRICK_SIDES if brick else SQUARE_SIDES
    return listed(lang, [said(lang, f"side-{name}") for name, bit in order if shown & bit])
