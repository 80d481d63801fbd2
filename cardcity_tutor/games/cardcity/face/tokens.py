"""What a city text's token shows: its kinds, letters, icons, and how a bicolour card is cut."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Literal

Kind = Literal[
    "residence", "commerce", "leisure", "industry", "parking", "hall", "park", "cloud", "architect", "back"
]
Cut = Literal["whole", "diagonal", "straight"]

KINDS: dict[str, Kind] = {
    "R": "residence",
    "C": "commerce",
    "L": "leisure",
    "I": "industry",
    "P": "parking",
    "M": "hall",
    "K": "park",
    "N": "cloud",
    "A": "architect",
}
PAIRS = ("RC", "RL", "CL", "CI", "LI")
EMPTY = "."
FACE_DOWN = "?"


_FIRST_FACINGS = {"d": "0", "s": "n"}


@dataclass(frozen=True, slots=True)
class Face:
    """One colour of a card: its letter, its kind and the name of its icon."""

    letter: str
    kind: Kind
    icon: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it lies: one face, or two parted by a cut.

    `turns` counts quarter turns clockwise. At 0 the first face of a diagonal card owns north and east,
    that of a straight card owns north.
    """

    faces: tuple[Face, ...]
    cut: Cut = "whole"
    turns: int = 0


def _face(letter: str, picture: str = "1") -> Face:
    kind = KINDS[letter]
    return Face(letter, kind, f"industry-{picture}" if kind == "industry" else kind)


@cache
def _cards() -> dict[str, Card]:
    cards = {letter: Card((_face(letter),)) for letter in KINDS}
    cards |= {f"I{picture}": Card((_face("I", picture),)) for picture in "1234"}
    cards |= {f"M{player}": Card((Face(f"M{player}", "hall", "hall"),)) for player in range(4)}
    for pair, turns in product(PAIRS, range(4)):
        faces = tuple(map(_face, pair))
        cards[f"{pair}{turns}"] = Card(faces, "diagonal", turns)
        cards[f"{pair}{'nesw'[turns]}"] = Card(faces, "straight", turns)
    return cards


def read_card(token: str) -> Card | None:
    """The card of a token, None for an empty cell.

    >>> read_card("I3").faces[0].icon
    'industry-3'
    """
    if token == EMPTY:
        return None
    try:
        return _cards()[token]
    except KeyError:
        raise ValueError(f"unknown card token {token!r}") from None


def read_hand_card(token: str) -> Card:
    """The card of a hand token, which has no facing: a bicolour card lies in its first one.

    >>> read_hand_card("RLs") == read_card("RLn")
    True
    """
    if token == FACE_DOWN:
        return Card((Face("", "back", "hidden"),))
    if token[:2] in PAIRS and token[2:] in _FIRST_FACINGS:
        token = token[:2] + _FIRST_FACINGS[token[2:]]
    card = read_card(token)
    if card is None:
        raise ValueError("an empty cell is no card")
    return card


def whole_faces() -> Iterator[Face]:
    """The faces that a card of one piece can show, each icon once."""
    tokens = ("R", "C", "L", "I1", "I2", "I3", "I4", "P", "M", "K", "N", "A", FACE_DOWN)
    return (read_hand_card(token).faces[0] for token in tokens)


def read_cells(rows: Sequence[Sequence[str]]) -> dict[tuple[int, int], Card | None]:
    """The cards of a rectangular city by (row, column); anything else is a ValueError."""
    if not rows or not rows[0]:
        raise ValueError("a city has at least one cell")
    if any(len(row) != len(rows[0]) for row in rows):
        raise ValueError("the rows of a city are equally long")
    return {(r, c): read_card(token) for r, row in enumerate(rows) for c, token in enumerate(row)}
