"""Rules against a decision, in words, with what is at fault and what would help."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.scene import Objection
from ....locale import say
from ..rules.buildings import Building, neighbours
from ..rules.payment import cheapest
from ..rules.position import Position
from .words import ALIASES, goods_words, rule_key, word


def objection(lang: str, rule: str, spots: Iterable[str] = ()) -> Objection:
    """A rule that forbids something."""
    key = rule_key(lang, rule)
    return Objection(
        rule=ALIASES.get(rule, rule),
        title=say(lang, f"{key}.title"),
        text=say(lang, key),
        spots=list(spots),
    )


def against_place(lang: str, position: Position, building: Building, rules: Iterable[str]) -> list[Objection]:
    """The rules against a building on its place; what stands there is at fault where it is occupied."""
    city = position.city
    found = []
    for rule in rules:
        spots: list[str] = []
        if rule == "occupied":
            spots = city.texts({number for cell in building.cells for number in city.at.get(cell, ())})
        elif rule == "touch":
            spots = _corners(position, building)
        found.append(objection(lang, rule, spots))
    return found


def _corners(position: Position, building: Building) -> list[str]:
    """Own buildings that only a corner meets, which is what people take for touching."""
    cells = {*building.cells}
    near = {other for cell in cells for other in neighbours(cell)}
    corners = (
        {(row + down, column + right) for row, column in cells for down in (-1, 1) for right in (-1, 1)}
        - near
        - cells
    )
    city = position.city
    found = {number for cell in corners for number in city.at.get(cell, ())}
    return city.texts(number for number in found if city.buildings[number].owner == position.player)


def remedy_rights(lang: str, position: Position, missing: int, *, gold: bool = False) -> str:
    """What to pay for cells that are missing, or that the resources do not buy them."""
    payment = cheapest(position.stock, missing, gold=gold)
    if payment is None:
        return word(lang, "remedy-more", cells=missing)
    return word(lang, "remedy-pay", cells=missing, goods=goods_words(lang, payment.spent))
