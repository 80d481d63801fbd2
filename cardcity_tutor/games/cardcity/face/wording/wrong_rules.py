"""Why a rule that was named is not the one: what the card, the cell and the numbers are in this city."""

from __future__ import annotations

from typing import Any, Final

from cardcity_tutor.core.verdict import Place

from .....render.phrases import Naming, filled, listed, money_text, said
from ...rules.citytext import places
from ...rules.development import Need
from ...rules.kernel.bits import edge
from ...rules.kernel.growing import home_plots, shop_plots
from ...rules.position import Position
from ...rules.tokens import card_of
from ...teach.exercises import Why
from .cards import card_with_article, kind_of
from .city_cells import cards_beside, cards_by_place, cards_on, cell_names
from .districts import stop_words
from .names import counted, kind_name
from .reasons import reason_words
from .tasks import rule_box

PLACE_RULES: Final = frozenset({"development-frame", "residence-industry", "single-growth-home"})
"""Rules that stop a district for want of a place; a place that it has is the cause against them."""


def rules_cause(lang: str, exercise: Why, answer: Any, naming: Naming) -> str:  # noqa: ANN401 (a list of rules)
    """Of the first rule that is not at work, why it is not; where one is only missing, what it sees."""
    wrong = next((name for name in answer if name not in exercise.at_work), None)
    if wrong is None:
        missing = next(name for name in exercise.at_work if name not in answer)
        return filled(
            lang,
            "wrong-because-rules-part",
            {"here": _here(lang, exercise, missing, naming)},
            told=len(answer),
        )
    box = rule_box(lang, wrong, exercise.way.edition)
    why = (_growing if "district" in exercise.data else _building)(lang, exercise, wrong, naming)
    if why:
        return filled(lang, "wrong-because-rule-here", {"title": box.title, "why": why})
    return filled(lang, "wrong-because-rule", {"title": box.title, "text": box.text})


def _here(lang: str, exercise: Why, rule_id: str, naming: Naming) -> str:
    """The case of a rule at work, without its name."""
    card = str(exercise.data["card"])
    if "district" in exercise.data:
        cell = exercise.place(exercise.data["district"])
        reasons = [
            reason
            for reason in exercise.position.stops()
            if reason.rule == rule_id and reason.params["colour"] == card and cell in reason.cells
        ]
        return stop_words(lang, reasons[0], naming)
    cell, facing = exercise.place(exercise.data["cell"]), exercise.data.get("facing")
    verdict = exercise.position.verdict(card, cell, None if facing is None else str(facing))
    reason = next(reason for reason in verdict.reasons if reason.rule == rule_id)
    match rule_id:
        case "adjacent":
            return filled(lang, "wrong-because-alone", {"cell": naming(cell)})
        case "frame" if "height" in reason.params:
            return _frame(lang, exercise.position, cell, naming)
        case "limit":
            return said(lang, "wrong-because-full", used=reason.params["used"])
        case "residence-industry" | "same-colour" if reason.cells:
            beside = cards_on(lang, exercise.position, reason.cells, naming)
            return filled(lang, "wrong-because-look-at", {"cards": listed(lang, beside)})
    words = reason_words(lang, reason, card, naming, edition=exercise.way.edition)
    return words.here or words.text


# ---------------------------------------------------------------- a card on a cell


def _building(lang: str, exercise: Why, rule_id: str, naming: Naming) -> str:
    """That this rule lets the card lie on the cell."""
    position, card = exercise.position, str(exercise.data["card"])
    cell = exercise.place(exercise.data["cell"])
    kind = kind_of(card)
    names = {"cell": naming(cell)}
    there = cards_by_place(position).get(cell)
    if there is not None:
        return filled(
            lang, "wrong-because-taken", {"cell": naming(cell), "card": card_with_article(lang, there, "a")}
        )
    match rule_id:
        case "adjacent":
            beside = cards_beside(lang, position, cell, naming)
            names = {"cell": naming(cell), "cards": listed(lang, beside)}
            return filled(lang, "wrong-because-adjacent", names, count=len(beside))
        case "frame":
            return _frame(lang, position, cell, naming)
        case "limit":
            used, most = position.limit()
            return filled(lang, "wrong-because-limit-open", names, kind=kind, used=used, max=most)
        case "residence-industry" | "same-colour":
            return filled(lang, f"wrong-because-{rule_id}", names, kind=kind)
        case "leisure-price":
            price, money = position.price(card), position.money
            amounts = {"price": money_text(lang, price), "money": money_text(lang, money)}
            return filled(lang, "wrong-because-payable", amounts, costs=int(price > 0))
        case "build-maximum":
            others = len(position.hand) - (card_of(card, "card", exercise.way.edition) in position.hand)
            return filled(lang, "wrong-because-no-loss", names, others=others)
        case "zone":
            return filled(lang, "wrong-because-own-zone", names)
    return ""


def _frame(lang: str, position: Position, cell: Place, naming: Naming) -> str:
    """How far the city reaches with this cell."""
    size = position.setting.grid.size
    if position.setting.grid.floating != 1:
        return filled(lang, "wrong-because-within", {"cell": naming(cell)}, size=size)
    rows, columns = zip(cell, *cards_by_place(position), strict=True)
    height, width = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    return filled(
        lang,
        "wrong-because-frame",
        {"cell": naming(cell)},
        height=height,
        width=width,
        size=size,
        fits=int(max(height, width) <= size),
    )


# ---------------------------------------------------------------- a district


def _growing(lang: str, exercise: Why, rule_id: str, naming: Naming) -> str:
    """That this rule would let the district grow, or is not about it."""
    position, colour = exercise.position, str(exercise.data["card"])
    cell = exercise.place(exercise.data["district"])
    need = next(need for need in position.needs() if need.colour == colour and cell in need.cells)
    names = {"cell": naming(cell)}
    about = {"residence-growth": "R", "commerce-growth": "C", "residence-industry": "R"}.get(rule_id, colour)
    if about != colour:
        return filled(lang, "wrong-because-other-colour", names, colour=colour)
    if rule_id.endswith("-growth"):
        names["cards"] = counted(lang, colour, need.size)
        return filled(lang, "wrong-because-due", names, colour=colour, have=need.have)
    if not need.due:
        return filled(lang, "wrong-because-not-due", names)
    if rule_id == "development-limit":
        used, most = position.limit()
        return said(lang, "wrong-because-limit-open", kind="", used=used, max=most) if used < most else ""
    if rule_id == "development-reserve":
        left = position.reserve.homes if colour == "R" else position.reserve.shops
        return filled(lang, "wrong-because-in-reserve", {"cards": kind_name(lang, colour, 2)}) if left else ""
    plots = _plots(position, need, foreign=rule_id == "development-frame")
    if rule_id not in PLACE_RULES or not plots:
        return ""
    return filled(
        lang,
        "wrong-because-free",
        names | {"cells": cell_names(lang, plots, naming)},
        count=len(plots),
        rule=rule_id,
    )


def _plots(position: Position, need: Need, *, foreign: bool) -> list[Place]:
    """Where the district could grow if nothing else stopped it; on the ground of others too, where that is meant."""
    city, grid, layout = position.city, position.setting.grid, position.setting.layout
    group = sum(
        1 << (row - city.extent.top) * grid.stride + column - city.extent.left for row, column in need.cells
    )
    plots = (home_plots if need.colour == "R" else shop_plots)(city, grid, group)
    if foreign and position.setting.shared:
        plots |= edge(group, city.homes if need.colour == "R" else city.shops, grid) & layout.foreign(
            city.own
        )
    return places(city, grid, plots & ~city.occupied)
