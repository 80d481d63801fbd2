"""The options of the game as plain data: read, written, and what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.errors import InputError
from ...core.options import Field
from .rules.table import read_table
from .rules.way import MOST_PLAYERS, RULINGS, Way, read_way

FIELDS: Final = ("players", "rulings", "table")
PREFIX: Final = "rulings."
CHOICES: Final = (
    Field("players", (2, 1, 3, 4)),
    *(
        Field(f"{PREFIX}{name}", tuple(value for value in values if isinstance(value, str | int)))
        for name, values in RULINGS.items()
    ),
)
"""What can be chosen before a game; the numbers on the cards are typed in a form of their own."""


def read_options(plain: Mapping[str, Any]) -> Way:
    """One way of playing from plain data; what is left out has its default."""
    flat = {name: value for name, value in plain.items() if not name.startswith(PREFIX)}
    for name in flat:
        if name not in FIELDS:
            raise InputError("option-not-here", option=name, game="designtown", expected=", ".join(FIELDS))
    players = flat.get("players", 2)
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= MOST_PLAYERS:
        raise InputError("field-range", field="players", value=players, least=1, most=MOST_PLAYERS)
    rulings = {name.removeprefix(PREFIX): value for name, value in plain.items() if name.startswith(PREFIX)}
    return read_way(players, {**flat.get("rulings", {}), **rulings}, read_table(flat.get("table", {})))


def write_options(way: Way) -> dict[str, Any]:
    """The plain data of a way of playing; what has its default is left out, but for the number of players."""
    plain: dict[str, Any] = {"players": way.players}
    if way.rulings:
        plain["rulings"] = dict(way.rulings)
    if way.table.plain:
        plain["table"] = dict(way.table.plain)
    return plain
