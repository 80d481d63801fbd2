"""Where things lie: the spots of cards, which stay when a card turns over, and where the cards of the row are drawn."""

from __future__ import annotations

from typing import NamedTuple

from ..rules.cards import BACKS, FRONTS, Cards, kind_of
from .drawing import CARD_HEIGHT, CARD_WIDTH

ROW_WIDTH = 480
ROW_MARGIN = 8
ROW_TOP = 48
STACKED_FROM = 10
"""In a longer row the first cards lie on one pile."""
STACK_STEP = 3
DISCARD_WIDTH = 470
PER_LINE = 14


class Lying(NamedTuple):
    """A card of the discard with its spot and its place."""

    spot: str
    face: str
    left: float
    top: float
    scale: float


def row_places(count: int, *, ghost: bool) -> list[float]:
    """The left edges of the cards of a row; the last one is never covered."""
    last = ROW_WIDTH - ROW_MARGIN - CARD_WIDTH - (CARD_WIDTH + ROW_MARGIN if ghost else 0)
    stacked = max(0, count - STACKED_FROM)
    begin = ROW_MARGIN + stacked * STACK_STEP
    loose = count - stacked
    step = min(104.0, (last - begin) / (loose - 1)) if loose > 1 else 0.0
    return [ROW_MARGIN + place * STACK_STEP for place in range(stacked)] + [
        begin + place * step for place in range(loose)
    ]


def ghost_place(count: int) -> float:
    """The left edge of the card that would come next."""
    places = row_places(count, ghost=True)
    return places[-1] + CARD_WIDTH + ROW_MARGIN if places else ROW_MARGIN


def discard_places(discard: Cards) -> list[Lying]:
    """The cards of a discard by kind, fronts before backs: a card that turns over keeps its spot."""
    cards = [
        (f"discard.{front}{number}", face)
        for front in BACKS
        for number, face in enumerate(
            sorted((face for face in discard if kind_of(face) == front), key=lambda face: face in FRONTS), 1
        )
    ]
    lines = max(1, -(-len(cards) // PER_LINE))
    scale = 1 / lines
    per_line = -(-len(cards) // lines) if cards else 1
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
    step = min(width + 6, (DISCARD_WIDTH - 12 - width) / (per_line - 1)) if per_line > 1 else 0.0
    return [
        Lying(
            spot,
            face,
            6 + number % per_line * step,
            6 + number // per_line * (height + 6),
            scale,
        )
        for number, (spot, face) in enumerate(cards)
    ]


def discard_spot(discard: Cards, face: str) -> str | None:
    """The spot of the card of that face that would turn over: the last front, or the first back."""
    spots = [lying.spot for lying in discard_places(discard) if lying.face == face]
    if not spots:
        return None
    return spots[0] if face in FRONTS and face != "A" else spots[-1]


def new_spot(discard: Cards, face: str) -> str:
    """The spot of a card that comes to the discard."""
    kind = kind_of(face)
    return f"discard.{kind}{sum(kind_of(other) == kind for other in discard) + 1}"
