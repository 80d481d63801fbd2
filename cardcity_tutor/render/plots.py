"""The plots of the course map: how far a lesson is built up, as shapes that need no colour to be told apart."""

from __future__ import annotations

from html import escape
from typing import Final

KINDS: Final = ("residence", "park", "commerce", "hall", "leisure", "industry", "parking")
"""What the lessons of each part are built as, beginning with part 1."""
_GLYPHS: Final = {"industry": "industry-1"}
_GROUND: Final = 'x="6" y="6" width="88" height="88" rx="12"'
_BLOCK: Final = 'x="4" y="4" width="92" height="92" rx="12"'
_HALF: Final = "M7.5 50h85v32a11 11 0 0 1-11 10.500h-63a11 11 0 0 1-11-10.500z"
_OCTAGON: Final = "M30 4h40l26 26v40L70 96H30L4 70V30z"


def kind_of(part: int) -> str:
    """What the lessons of a part are built as."""
    return KINDS[(part - 1) % len(KINDS)]


def lesson_plot(number: int, state: str, kind: str, done: str = "") -> str:
    """A lesson as an SVG: ``done`` says how much of it is solved, ``5/8``, and stands on a half-built plot."""
    drawn = {
        "new": lambda: f'<rect class="cc-plot-ground" {_GROUND}/>{_text(number, 50, 60, "new")}',
        "seen": lambda: (
            f'<rect class="cc-plot-ground seen" {_GROUND}/>{_text(number, 50, 42)}{_symbol("learn", 34, 52, 32)}'
        ),
        "practised": lambda: (
            f'<rect class="cc-plot-ground built" {_GROUND}/><path class="cc-plot-fill" d="{_HALF}"/>'
            f'<path fill="url(#cc-pat-{kind})" d="{_HALF}"/><path class="cc-plot-seam" d="M7 50h86"/>'
            f"{_text(number, 50, 38)}{_text(done, 50, 80, 'done')}"
        ),
        "mastered": lambda: (
            f'<rect class="cc-plot-edge" x="4" y="9" width="92" height="92" rx="12"/>'
            f'<rect class="cc-plot-fill" {_BLOCK}/><rect fill="url(#cc-pat-{kind})" {_BLOCK}/>'
            f'<rect class="cc-plot-rim" x="5" y="5" width="90" height="90" rx="11"/>'
            f"{_symbol(_GLYPHS.get(kind, kind), 24, 36, 52, 'built')}{_text(number, 13, 30, 'built')}"
            f'<circle class="cc-plot-tick" cx="82" cy="18" r="17"/>{_symbol("check", 70, 6, 24, "tick")}'
        ),
    }
    return _svg(drawn[state](), kind)


def game_plot(*, played: bool) -> str:
    """A checkpoint game: an octagon, with a star once it was played."""
    state = " played" if played else ""
    return _svg(
        f'<path class="cc-plot-gate{state}" d="{_OCTAGON}"/>{_symbol("star" if played else "play", 27, 27, 46, f"gate{state}")}',
        "hall",
    )


def _svg(inner: str, kind: str) -> str:
    return f'<svg class="cc-plot-drawing k-{kind}" viewBox="0 0 100 104" aria-hidden="true">{inner}</svg>'


def _text(text: object, x: int, y: int, cls: str = "") -> str:
    return f'<text class="cc-plot-text {cls}" x="{x}" y="{y}">{escape(str(text))}</text>'


def _symbol(name: str, x: int, y: int, size: int, cls: str = "") -> str:
    return f'<use class="cc-plot-symbol {cls}" href="#cc-{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>'
