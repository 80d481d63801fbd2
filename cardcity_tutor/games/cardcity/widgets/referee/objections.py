"""What the rules have against a table as it lies: each objection with its rule, its numbers and its cells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from ...face.wording.cards import kind_of
from ...rules.names import names_of
from ...rules.position import Position
from ...rules.reachable import impossible, rule_behind
from .stock import clouds_wanted, in_play, kinds_on
from .table import Seat, Table, named_tokens

OF_THE_TABLE: Final = frozenset({"impossible-clouds", "impossible-limit", "impossible-stock"})
"""Impossibilities that are looked at with the whole table in view, not city by city."""
LEVELS: Final = {"K": "setup-parks-clouds", "N": "setup-parks-clouds", "A": "architect"}
_CELL: Final = re.compile(r"\[(-?\d+), (-?\d+)\]")


class Objection(NamedTuple):
    """One thing that the rules do not allow."""

    kind: str
    """Its message is ``objection-<kind>``."""
    rules: tuple[str, ...]
    seat: int | None
    """Whose city; none: the whole table."""
    cells: tuple[str, ...] = ()
    card: str = ""
    number: int = 0
    most: int = 0
    least: int = 0
    stray: int | None = None
    """The number of the card beyond the frame that it is about."""


def objections(table: Table) -> list[Objection]:
    """All of them, player by player, then those of the table as a whole."""
    found: list[Objection] = []
    for number, seat in enumerate(table.seats):
        found += _limit(number, seat)
        if not table.shared:
            found += _city(number, seat.position)
            found += _level(number, seat.position)
        found += _clouds(table, number)
        found += _laid(number, seat)
    if table.shared:
        found += _city(None, table.seats[0].position)
        found += _level(None, table.seats[0].position)
    found += _numbers(table)
    return found


def _limit(number: int, seat: Seat) -> Iterator[Objection]:
    limit = seat.position.limit()
    if limit.used > limit.max:
        yield Objection("limit", ("limit",), number, number=limit.used, most=limit.max)


def _clouds(table: Table, number: int) -> Iterator[Objection]:
    """A cloud that was forgotten, or one that no industry brought."""
    position = table.seats[number].position
    if not position.setting.rules.clouds:
        return
    have, least, most, industries = clouds_wanted(table, number)
    names = names_of(position)
    cells = tuple(names.name(place) or "?" for place in industries)
    if have < least:
        yield Objection("clouds-few", ("cloud-trigger",), number, cells, number=have, least=least)
    elif have > most:
        yield Objection("clouds-many", ("cloud-trigger",), number, cells, number=have, most=most)


def _city(number: int | None, position: Position) -> Iterator[Objection]:
    """What ``impossible`` sees, with the cells by name."""
    names = names_of(position)
    for error in impossible(position.city, position.setting):
        if error.code not in OF_THE_TABLE:
            places = _CELL.findall(str(error.params.get("cells", "")))
            cells = [names.name((int(row), int(column))) or "?" for row, column in places]
            yield Objection(
                error.code.removeprefix("impossible-"), (rule_behind(error),), number, tuple(cells)
            )


def _level(number: int | None, position: Position) -> Iterator[Objection]:
    """Cards that this level or these variants do not know."""
    facts = position.setting.facts
    known = {"K": facts.clouds, "N": facts.clouds, "A": position.setting.has("architect")}
    for cell, token in named_tokens(position).items():
        kind = kind_of(token)
        if len(kind) == 2 and kind[0] != "M" and not facts.bicolour:
            yield Objection("level", ("setup-bicolour",), number, (cell,), token)
        elif not known.get(kind, True):
            yield Objection("level", (LEVELS[kind],), number, (cell,), token)


def _laid(number: int, seat: Seat) -> Iterator[Objection]:
    for doubt in seat.doubts:
        yield Objection("doubt", doubt.rules, number, (doubt.cell,), doubt.token)
    for at, stray in enumerate(seat.strays):
        cells = (stray.cell,) if stray.cell else ()
        yield Objection("stray", ("frame",), number, cells, stray.token, stray=at)


def _numbers(table: Table) -> Iterator[Objection]:
    """More cards of a kind on the whole table than this way of playing has in play."""
    counted = kinds_on(table)
    for kind, (most, rule) in in_play(table.game).items():
        if counted[kind] > most:
            yield Objection("stock", (rule,), None, card=kind, number=counted[kind], most=most)
