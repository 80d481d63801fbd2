"""The board of the home page before it lives: what its widget will draw, as plain HTML in the same boxes.

Same classes and same style sheets as the widget's, so that nothing moves when the widget takes its place; and the
drawings take their colours from the theme, as the widget's do.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

from cardcity_tutor.app.markup import icon
from cardcity_tutor.locale import say

from ..face.palette import LIVE
from ..face.picture import city_shapes
from ..face.plan import Point
from ..rules.position import Position
from ..widgets.deck import deck
from ..widgets.ground import Ground
from ..widgets.judging import hand_entries

SHEETS: Final = ("board/board.css", "board/views.css")
"""The widget's style sheets, beyond those of the frame."""
_TOOLS: Final = (("undo", "U"), ("hint", "H"), ("why", "W"))


def still(position: Position, card: str, lang: str) -> str:
    """The city, one card in hand and the buttons: who clicks on them is told that the page is still on its way."""
    ground = Ground(position, lang)
    x, y, width, height = ground.plan.core
    view = f"{x:g} {y:g} {width:g} {height:g}"
    title = escape(say(lang, "ui-board"))
    return (
        '<div class="cc-still"><div class="cc-table"><div class="cc-left-slot"></div><div class="cc-middle">'
        f'<div class="cc-board" style="--cc-ratio:{width / height}"><div class="cc-picture">'
        f'<svg viewBox="{view}" role="img" aria-label="{title}">{_drawn(position, card)}</svg></div></div>'
        f'{_hand(position, card, lang)}</div><div class="cc-right-slot"></div><div class="cc-side-slot"></div></div></div>'
    )


@cache
def _drawn(position: Position, card: str) -> str:
    """The city, the cells for the card, and the badges: no words."""
    ground = Ground(position, "fr")
    plan = ground.plan
    free = {place: spot for place, spot in plan.spots.items() if place not in plan.tokens}
    allowed = {place for place in free if position.verdict(card, place).legal}
    yes = [free[place] for place in free if place in allowed]
    no = [free[place] for place in free if place not in allowed]
    off = "".join(map(_plot, no))
    crosses = "".join(f"M{x + 39:g} {y + 39:g}l22 22m0-22l-22 22" for x, y in no)
    dots = "".join(f"M{x + 50:g} {y + 50:g}h.01" for x, y in yes)
    badges = "".join(_badge(one["badge"], *one["at"]) for one in ground.districts())
    return (
        f'<g class="cc-ground">{"".join(city_shapes(position, plan, LIVE))}</g>'
        f'<path class="cc-off" d="{off}"/><path fill="url(#cc-pat-off)" d="{off}"/><path class="cc-cross" d="{crosses}"/>'
        f'<path class="cc-ok" d="{"".join(map(_plot, yes))}"/><path class="cc-dot" d="{dots}"/>{badges}'
    )


def _plot(spot: Point) -> str:
    x, y = spot
    return f"M{x + 11:g} {y:g}h78q11 0 11 11v78q0 11-11 11h-78q-11 0-11-11v-78q0-11 11-11z"


def _badge(text: str, x: float, y: float) -> str:
    width = 20 + 11 * len(text)
    left = x + 26 - width
    return (
        f'<g class="cc-badge"><rect x="{left:g}" y="{y - 15:g}" width="{width}" height="30" rx="15"/>'
        f'<text x="{left + width / 2:g}" y="{y + 7:g}">{escape(text)}</text></g>'
    )


def _hand(position: Position, card: str, lang: str) -> str:
    entry = hand_entries([card], position, lang)[0]
    places = sum(position.verdict(card, place).legal for place in Ground(position, lang).plan.spots)
    told = say(lang, "task-build-places", places=places, turns=1, cards=1, rest="no")
    price = say(lang, "ui-price").replace("{price}", str(entry["price"]))
    tools = "".join(
        f'<button type="button" class="cc-btn" data-act="{name}" aria-disabled="{"true" if name == "undo" else "false"}">{icon(name)}'
        f'<span>{escape(say(lang, f"ui-{name}"))}</span><kbd aria-hidden="true">{key}</kbd></button>'
        for name, key in _TOOLS
    )
    return (
        '<div class="cc-hand-slot"><div class="cc-hand"><div class="cc-shelf"><div class="cc-cards">'
        '<button type="button" class="cc-card" aria-pressed="true"><span class="cc-face" aria-hidden="true">'
        f'<svg viewBox="-3 -3 106 111">{deck()[card]}</svg></span><span class="cc-card-name">{escape(entry["name"])}</span>'
        f'<span class="cc-small">{escape(price)}</span></button></div></div>'
        f'<div class="cc-say"><b>{escape(say(lang, "task-build"))}</b><span>{escape(told)}</span></div>'
        f'<div class="cc-tools">{tools}</div></div></div>'
    )
