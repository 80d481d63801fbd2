"""Boards for paper: a city to write on, the cells of a question and of its answer, a hand of cards."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Final

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.render.icons import PATTERNS
from cardcity_tutor.render.paper.engraving import engraved
from cardcity_tutor.render.paper.files import StrPath, picture_file, stacked

from ...rules.position import Position
from ...rules.tokens import HAND_TOKENS
from ..cards import card_svg
from ..palette import DAY, FONT, Ink
from ..plan import CARD, EDGE, PITCH, RADIUS, plan_of
from ..svg import patterns_of, position_svg

SHEET: Final[Ink] = replace(DAY, page="#FFFFFF", street="#F0EDE6", sunken="#F7F5F0", plot="#FFFFFF")
"""White paper, and as little ink as a board can do with."""
RIM: Final = 3
"""Paper around a row of cards."""
PEN: Final = "#A8281A"
"""The answer key is written in red, and in shapes that are seen without it."""


def board_svg(
    position: Position,
    *,
    title: str | None = None,
    ink: Ink = SHEET,
    asked: Iterable[Place] = (),
    marks: Mapping[Place, str] | None = None,
    ghosts: Mapping[Place, str] | None = None,
) -> str:
    """The board of a question.

    ``asked`` are the cells that it is about, ``marks`` what the key writes on cells (``""`` ticks them), ``ghosts``
    the cards (as tokens of a map) that the key lays.
    """
    plan = plan_of(position)
    over = "".join(_frame(*plan.corner(place)) for place in asked)
    for place, token in (ghosts or {}).items():
        x, y = plan.corner(place)
        over += f'<g transform="translate({x:g} {y:g})" opacity=".75">{card_svg(token, ink)}</g>'
    over += "".join(_mark(*plan.corner(place), text) for place, text in (marks or {}).items())
    return engraved(position_svg(position, title=title, ink=ink, over=over))


def picture(position: Position, *, title: str | None = None, labels: bool = True) -> str:
    """The picture of a position, its hand below."""
    board, hand = position_svg(position, title=title, labels=labels), hand_of(position)
    return stacked(board, hand_svg(hand)) if hand else board


def position_file(
    position: Position,
    path: StrPath,
    *,
    width: int | None = None,
    title: str | None = None,
    labels: bool = True,
) -> None:
    """Write the picture of a position, its hand below; ``width`` counts the pixels of a ``.png``."""
    picture_file(picture(position, title=title, labels=labels), path, width=width)


def _frame(x: float, y: float) -> str:
    """A cell that is asked about: a dashed frame around it, seen on any card."""
    box = f'x="{x - 7:g}" y="{y - 7:g}" width="{CARD + 14}" height="{CARD + 14 + EDGE}" rx="{RADIUS + 6}"'
    return (
        f'<rect {box} fill="none" stroke="#FFFFFF" stroke-width="9"/>'
        f'<rect {box} fill="none" stroke="#20252B" stroke-width="5" stroke-dasharray="14 8"/>'
    )


def _mark(x: float, y: float, text: str) -> str:
    """What the key writes on a cell: a tick, or a number or letter in a ring."""
    x, y = x + CARD / 2, y + CARD / 2
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="30" fill="#FFFFFF" stroke="{PEN}" stroke-width="5"/>'
    if text:
        return (
            f'{ring}<text x="{x:g}" y="{y + 12:g}" fill="{PEN}" font-size="34" font-weight="700" '
            f'text-anchor="middle">{escape(text)}</text>'
        )
    tick = f"M{x - 15:g} {y + 1:g}l10 11 20-24"
    return (
        f'{ring}<path d="{tick}" fill="none" stroke="{PEN}" stroke-width="8" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def hand_svg(cards: Sequence[str], *, title: str = "", ink: Ink = DAY) -> str:
    """Cards of a hand in a row.

    >>> hand_svg(["R", "RLd"]).count("<text")
    3
    """
    width, height = PITCH * len(cards) - PITCH + CARD + 2 * RIM, CARD + EDGE + 2 * RIM
    drawing = "".join(
        f'<g transform="translate({RIM + PITCH * k} {RIM})">{card_svg(card, ink, hand=True)}</g>'
        for k, card in enumerate(cards)
    )
    key = "ch" + hashlib.sha256("|".join(cards).encode()).hexdigest()[:8]
    named = f'role="img" aria-label="{escape(title)}"' if title else 'aria-hidden="true"'
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {named} viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="{FONT}"><defs>{patterns_of(drawing, ink)}</defs>{drawing}</svg>'
    )
    return engraved(drawn.replace(PATTERNS, f"{key}-"))


def hand_of(position: Position) -> tuple[str, ...]:
    """The hand of a position as tokens."""
    return tuple(HAND_TOKENS[card] for card in position.hand)
