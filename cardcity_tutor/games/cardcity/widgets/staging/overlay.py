"""What a frame shows on top of its city, as a plain picture: for those who follow the stage on a small screen."""

from __future__ import annotations

from html import escape
from typing import Final

from ...face.cards import card_svg
from ...face.palette import DAY
from ...face.svg import position_svg
from ...rules.position import Position
from ..ground import Ground
from .frames import Frame, Show

_YES, _NO, _LINE = "#00695C", "#A8281A", "#20252B"
_CARD: Final = 100


def frame_svg(show: Show, at: int) -> str:
    """The board of a frame; nothing where the show has no city."""
    frame = show.frames[at]
    if frame.ground < 0 or not show.grounds:
        return ""
    ground = show.grounds[frame.ground]
    position: Position = show.positions[frame.ground]
    return position_svg(position, plan=ground.plan, title="", over=_over(show, ground, frame))


def _over(show: Show, ground: Ground, frame: Frame) -> str:
    spots = [ground.plan.spots.get(place) for place in ground.order]
    drawn: list[str] = []

    def each(cells: tuple[int, ...], shape: str) -> None:
        drawn.extend(_at(*spot, shape) for cell in cells if (spot := spots[cell]) is not None)

    if frame.lit:
        each(
            tuple(k for k in range(len(spots)) if k not in frame.lit),
            _square(f'fill="{DAY.page}" opacity=".55"'),
        )
    each(frame.refused, _square(f'fill="{DAY.sunken}"') + _path("M36 36l28 28m0-28l-28 28", _NO, 8))
    each(
        frame.legal,
        _square(f'fill="none" stroke="{_YES}" stroke-width="5"')
        + f'<circle cx="50" cy="50" r="10" fill="{_YES}"/>',
    )
    each(
        frame.choices,
        _square(f'fill="none" stroke="{_YES}" stroke-width="5"')
        + f'<circle cx="50" cy="50" r="10" fill="{_YES}"/>',
    )
    if frame.spot:
        drawn.append(f'<g fill="none" stroke="{_LINE}" stroke-width="7">{frame.spot}</g>')
    for token, cell, _ in frame.ghosts:
        edge = _square(f'fill="none" stroke="{_YES}" stroke-width="5" stroke-dasharray="8 6"')
        each((cell,), f'<g opacity=".7">{card_svg(token, DAY)}</g>{edge}')
    each(tuple(cell for cell, _ in frame.culprits), _square(f'fill="none" stroke="{_NO}" stroke-width="7"'))
    if frame.badges:
        drawn += [_pill(one["badge"], one["at"][0], one["at"][1], 22) for one in ground.districts()]
    held = {
        *ground.numbers(ground.plan.tokens),
        *frame.legal,
        *frame.refused,
        *(cell for _, cell, _ in frame.ghosts),
    }
    for label, cell in show.marks_on(ground):
        if (spot := spots[cell]) is not None:
            x, y = spot
            drawn.append(
                _pill(label, x + 22, y + 22, 34) if cell in held else _text(label, x + 50, y + 50, 58)
            )
    drawn += [_pill(text, x, y, 46) for text, x, y in frame.stamps]
    return "".join(drawn)


def _at(x: float, y: float, shape: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{shape}</g>'


def _square(look: str) -> str:
    return f'<rect width="{_CARD}" height="{_CARD}" rx="11" {look}/>'


def _path(shape: str, colour: str, width: int) -> str:
    return f'<path d="{shape}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'


def _text(text: str, x: float, y: float, size: int) -> str:
    return (
        f'<text x="{x:g}" y="{y + size * 0.35:g}" font-size="{size}" font-weight="800" '
        f'text-anchor="middle" fill="{_LINE}">{escape(text)}</text>'
    )


def _pill(text: str, x: float, y: float, size: int) -> str:
    width, height = max(size * 1.2, size * (0.6 + 0.62 * len(text))), size * 1.2
    return (
        f'<rect x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}" rx="{height / 2:g}" '
        f'fill="#FFFDF9" stroke="{_LINE}" stroke-width="3"/>{_text(text, x, y, size)}'
    )
