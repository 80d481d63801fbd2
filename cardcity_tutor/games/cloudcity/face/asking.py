"""A position that is asked about: its picture, and what could be decided there."""

from __future__ import annotations

from ....core.face import Request
from ....core.scene import Menu, Scene
from ..book.questions import state_of
from ..rules.inspection import Request as Asked
from ..rules.inspection import possible
from ..rules.needs import COMPARING, table
from . import playing
from .areas import city_area, hand_area, needs_area, other_area, stock_area
from .choices import bridge_choices, reasons_of, tile_choices
from .plan import Plan
from .style import CSS, DEFS
from .sums import stats
from .words import word


def board(request: Request, lang: str) -> Scene:
    """The picture of a position."""
    if "game" in request:
        state = state_of(request)
        names = [word(lang, "player", number=number) for number in range(1, state.way.players + 1)]
        return playing.scene(state, lang, None, names)
    asked = possible(request)
    plan = plan_of(asked)
    rows = table(asked.cities, asked.needs, asked.rules)
    gained: dict[str, int | None] = dict(rows[0].needs)
    if not asked.others:
        gained = {card: None if card in COMPARING else votes for card, votes in gained.items()}
    areas = [city_area(lang, plan, word(lang, "city"), cards=asked.needs, rules=asked.rules)]
    if asked.hand:
        areas.append(hand_area(lang, asked.hand, word(lang, "hand")))
    areas.append(stock_area(lang, asked.stock, len(asked.cities)))
    if asked.needs:
        areas.append(needs_area(lang, plan, gained, asked.rules))
    areas += [
        other_area(
            lang,
            number,
            word(lang, "city-number", number=number + 1),
            city,
            row.total,
            rectangle=asked.rectangle,
        )
        for number, (city, row) in enumerate(zip(asked.others, rows[1:], strict=True), 1)
    ]
    return Scene(
        areas=areas,
        stats=stats(lang, plan, asked.cities, asked.needs, asked.rules, asked.stock),
        seats=[],
        notes=[],
        css=CSS,
        defs=DEFS,
    )


def asked(request: Request, lang: str) -> Menu:
    """What could be decided there."""
    if "game" in request:
        return playing.menu(state_of(request), lang)
    found = possible(request)
    plan = plan_of(found)
    reasons = reasons_of(found.city, found.stock, found.rules)
    return Menu(
        prompt=word(lang, "prompt-asked"),
        choices=[
            *tile_choices(lang, plan, found.hand, found.stock, found.rules),
            *bridge_choices(lang, plan, reasons),
        ],
    )


def plan_of(asked: Asked) -> Plan:
    """The city as it is drawn; its squares have the names of the request's text."""
    return Plan(asked.city, asked.rectangle, (0, 0))
