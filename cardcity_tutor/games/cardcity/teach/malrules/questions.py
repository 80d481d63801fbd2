"""Questions that a learner answers with cells or a number, as data: what is asked, of which position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from types import MappingProxyType
from typing import Final

from .....core.breakdown import Number, whole
from .....core.errors import InputError
from .....core.verdict import Place
from ...rules.kernel.cards import BICOLOUR
from ...rules.position import Position
from ...rules.setting import VICTORIES
from ...rules.tokens import DIAGONAL_FACINGS, STRAIGHT_FACINGS, card_of, facing_of

Answer = frozenset[Place] | Number


class Kind(StrEnum):
    """What is asked; the cells of ``MARKED`` kinds are to be given all and exactly, the others ask for a number."""

    LEGAL = "legal"
    """Where may this card be built, whatever else is in the hand?"""
    ILLEGAL = "illegal"
    """On which empty cells of the city's box, widened by one, may it not?"""
    FIRST = "first"
    """Where may this card of the hand be built now, if as many as possible must be?"""
    MOST = "most"
    """How many cards of the hand must be built?"""
    DISTRICT = "district"
    """Which cells belong to the district of this cell?"""
    SIZE = "size"
    """How many cards has it?"""
    HAVE = "have"
    """How many culture cards (of a commerce: residential districts) does it touch?"""
    GROWING = "growing"
    """Which cells belong to districts that develop now?"""
    PLOTS = "plots"
    """On which empty cells may a card develop now?"""
    LIMIT = "limit"
    """How many cards may the city hold?"""
    USED = "used"
    """How many cards count towards that?"""
    ROOM = "room"
    """How many more may come?"""
    INCOME = "income"
    """What does the city earn in a turn?"""
    EARNS = "earns"
    """What does this commercial (or parking) district earn in a turn?"""
    PRICE = "price"
    """What does the next card of this kind cost?"""
    SCORE = "score"
    """What does the city score if the game ends now (``part``: one line of that)?"""
    CLOUDS = "clouds"
    """How many clouds come if this card is built there?"""


MARKED: Final = frozenset(
    {Kind.LEGAL, Kind.ILLEGAL, Kind.FIRST, Kind.DISTRICT, Kind.GROWING, Kind.PLOTS}
)  # fmt: skip
ABOUT_A_CARD: Final = frozenset({Kind.LEGAL, Kind.ILLEGAL, Kind.FIRST, Kind.PRICE, Kind.CLOUDS})
COLOURS: Final[Mapping[Kind, str]] = MappingProxyType(
    {Kind.DISTRICT: "RCLIP", Kind.SIZE: "RCLIP", Kind.HAVE: "RC", Kind.EARNS: "CP"}
)
"""Questions about a district, with the letters of the kinds of districts that they can be about."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a position. Make one with these fields as the kind needs them; the rest keep their defaults."""

    kind: Kind
    position: Position
    card: str = ""
    """A card of a hand; for districts and growth the letter of a colour (growth: both colours without it)."""
    place: Place | None = None
    facing: str | None = None
    """Only placements turned this way; without it a cell counts if some facing fits."""
    victory: str = "residential"
    part: str = ""
    """The rule id of one line of the score."""

    def __post_init__(self) -> None:
        try:
            kind = Kind(self.kind)  # which may be plain text, as data brings it
        except ValueError:
            expected = ", ".join(Kind)
            raise InputError(
                "option-unknown", field="kind", value=str(self.kind)[:80], expected=expected
            ) from None
        object.__setattr__(self, "kind", kind)
        if self.kind in ABOUT_A_CARD:
            self._check_card(card_of(self.card, "card", self.position.setting.edition))
        elif self.kind in COLOURS:
            self._check_colour(COLOURS[self.kind])
        elif self.card:
            self._check_colour("RC")
        if self.place is None and (self.kind in COLOURS or self.kind is Kind.CLOUDS):
            raise InputError("question-place", kind=str(self.kind))
        if self.victory not in VICTORIES:
            raise InputError(
                "option-unknown", field="victory", value=str(self.victory), expected=", ".join(VICTORIES)
            )

    def _check_card(self, number: int) -> None:
        if self.kind is Kind.FIRST and number not in self.position.hand:
            raise InputError("question-hand", card=self.card)
        if self.facing is None:
            return
        if number < BICOLOUR:
            raise InputError("facing-of-full-card", facing=self.facing)
        if facing_of(number, self.facing) < 0:
            expected = STRAIGHT_FACINGS if number & 1 else DIAGONAL_FACINGS
            raise InputError("facing-unknown", facing=self.facing, expected=", ".join(expected))

    def _check_colour(self, letters: str) -> None:
        if len(self.card) != 1 or self.card not in letters:
            raise InputError("option-unknown", field="card", value=self.card, expected=", ".join(letters))

    @property
    def marked(self) -> bool:
        """Whether the answer is a set of cells."""
        return self.kind in MARKED


def tidy(answer: Answer) -> Answer:
    """The same answer; a number as an int where it is one, and without the dust of binary fractions."""
    return answer if isinstance(answer, frozenset) else whole(round(answer, 6))


def given(question: Question, answer: object) -> Answer:
    """What somebody answered, in the form that answers are compared in; a clear error for what is no answer.

    Cells may come as pairs of any kind, as JSON brings them.
    """
    if not question.marked:
        if isinstance(answer, bool) or not isinstance(answer, int | float) or not isfinite(answer):
            raise InputError("answer-not-number", value=str(answer))
        return tidy(answer)
    if not isinstance(answer, Iterable) or isinstance(answer, str):
        raise InputError("answer-not-cells", value=str(answer))
    cells: set[Place] = set()
    for cell in answer:
        match cell:
            case (int(row), int(column)):
                cells.add((row, column))
            case _:
                raise InputError("answer-not-cells", value=str(cell))
    return frozenset(cells)
