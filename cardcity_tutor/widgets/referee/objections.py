"""What the rules have against a table as it lies: each objection with its rule, its numbers and its cells."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from cardcity_tutor.games.cardcity.game import STOCK, Game
from cardcity_tutor.games.cardcity.names import names_of
from cardcity_tutor.games.cardcity.position import Position
from cardcity_tutor.games.cardcity.reachable import impossible
from cardcity_tutor.render.window import tokens_of
from cardcity_tutor.render.wording.cards import kind_of

from .table import Seat, Table, named_tokens

RULES: Final = {
    "impossible-no-hall": "setup-money",
    "impossible-residence-industry": "residence-industry",
    "impossible-adjacent": "adjacent",
}
"""The rule behind each impossibility of a single city; limits and numbers of cards are looked at for the whole table."""
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


def _city(number: int | None, position: Position) -> Iterator[Objection]:
    """What ``impossible`` sees, with the cells by name."""
    names = names_of(position)
    for error in impossible(position.city, position.setting):
        rule = RULES.get(error.code)
        if rule is not None:
            places = _CELL.findall(str(error.params.get("cells", "")))
            cells = [names.name((int(row), int(column))) or "?" for row, column in places]
            yield Objection(error.code.removeprefix("impossible-"), (rule,), number, tuple(cells))


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


def kinds_on(table: Table) -> Counter[str]:
    """How many cards of each kind lie on the table, strays and a suburb's cards included; ``RL`` … are one kind."""
    counted: Counter[str] = Counter()
    positions = [seat.position for seat in table.seats]
    for position in positions[:1] if table.shared else positions:
        counted.update(map(_stock_kind, tokens_of(position).values()))
    counted.update(_stock_kind(stray.token) for seat in table.seats for stray in seat.strays)
    return counted


def _stock_kind(token: str) -> str:
    return "bicolour" if len(token) == 3 else kind_of(token)


def in_play(game: Game) -> dict[str, tuple[int, str]]:
    """The most cards of each kind that this way of playing can bring to the table, and the rule that says so.

    Residences, commerces and industries come from pile and reserve, all of the box; of the others only those of the
    pile, and of the parks and clouds those laid out beside it. The suburb is made of cards of the box too, and its
    parkings are not those of the pile.
    """
    homes, shops, works = STOCK[game.setting.edition]
    pile = (
        "setup-solo"
        if game.solo
        else f"setup-pile{'' if game.setting.level == 'simplified' else '-' + game.setting.level}"
    )
    ring = [token for _, token in game.setting.layout.ring]
    extra = "setup-solo" if game.solo else "setup-parks-clouds"
    return {
        "R": (homes, "setup-reserve"),
        "C": (shops, "setup-reserve"),
        "I": (works, "setup-reserve"),
        "P": (game.pile.parkings + ring.count("P"), pile),
        "L": (game.pile.leisure, pile),
        "K": (game.reserve.parks, extra),
        "N": (game.reserve.clouds, extra),
        "bicolour": (game.bicolour, "setup-bicolour"),
    }
