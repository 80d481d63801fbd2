"""The options of the game, as the command line and other plain data give them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import InputError
from .rules.table import read_table
from .rules.way import MOST_PLAYERS, Way, read_way

FIELDS = ("players", "rulings", "table")


def read_options(plain: Mapping[str, Any]) -> Way:
    """One way of playing from plain data; what is left out has its default."""
    for name in plain:
        if name not in FIELDS:
            raise InputError("option-not-here", option=name, game="designtown", expected=", ".join(FIELDS))
    players = plain.get("players", 2)
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= MOST_PLAYERS:
        raise InputError("field-range", field="players", value=players, least=1, most=MOST_PLAYERS)
    return read_way(players, plain.get("rulings", {}), read_table(plain.get("table", {})))
