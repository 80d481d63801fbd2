"""The options of the game, as the command line and other plain data give them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.errors import InputError
from ...core.options import Field
from .rules.box import read_box
from .rules.needs import COMPARING, NEEDS
from .rules.way import MAPS, MOST_NEEDS, MOST_PLAYERS, SWITCHES, Way, read_rulings

FIELDS: Final = ("players", "map", "needs", "rulings", "table")
"""The keys of the plain data."""
RULING: Final = "rulings."
CHOICES: Final = (
    Field("players", (2, 1, 3, 4)),
    Field("map", MAPS),
    Field("needs", NEEDS, MOST_NEEDS),
    *(Field(f"{RULING}{name}", values) for name, values in SWITCHES.items()),
)
"""What a panel offers; the list of tiles and the numbers of bridges have forms of their own."""


def read_options(plain: Mapping[str, Any]) -> Way:
    """One way of playing from plain data; what is left out has its default.

    ``needs`` is a list, or a text with commas; a ruling may stand under its own key, ``rulings.<id>``.
    """
    plain = _gathered(plain)
    for name in plain:
        if name not in FIELDS:
            raise InputError("option-not-here", option=name, game="cloudcity", expected=", ".join(FIELDS))
    chosen = plain.get("map", MAPS[0])
    if chosen not in MAPS:
        raise InputError("field-choice", field="map", value=chosen, expected=", ".join(MAPS))
    players = plain.get("players", 2)
    most = MOST_PLAYERS[chosen]
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= most:
        raise InputError("field-range", field="players", value=players, least=1, most=most)
    rulings = plain.get("rulings", {})
    if not isinstance(rulings, Mapping):
        raise InputError("field-not-object", field="rulings", value=rulings)
    needs = _needs(plain.get("needs", ()), players)
    return Way(players, chosen, needs, tuple(read_rulings(rulings).items()), read_box(plain.get("table", {})))


def _gathered(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The same data with the rulings in one object."""
    alone = {name[len(RULING) :]: value for name, value in plain.items() if name.startswith(RULING)}
    rest = {name: value for name, value in plain.items() if not name.startswith(RULING)}
    together = rest.get("rulings", {})
    if alone and isinstance(together, Mapping):
        rest["rulings"] = {**together, **alone}
    return rest


def write_options(way: Way) -> dict[str, Any]:
    """The plain data of a way of playing; what is as by default is left out, but for players and map."""
    return {
        "players": way.players,
        "map": way.map,
        **({"needs": list(way.needs)} if way.needs else {}),
        **(
            {
                "rulings": {
                    name: list(value) if isinstance(value, tuple) else value for name, value in way.rulings
                }
            }
            if way.rulings
            else {}
        ),
        **({"table": way.box.plain} if way.box.plain else {}),
    }


def _needs(given: object, players: int) -> tuple[str, ...]:
    if isinstance(given, str):
        given = [card.strip() for card in given.split(",") if card.strip()]
    if not isinstance(given, list | tuple):
        raise InputError("field-not-texts", field="needs", value=given)
    if len(given) > MOST_NEEDS:
        raise InputError("cloudcity-needs-too-many", count=len(given), most=MOST_NEEDS)
    for place, card in enumerate(given):
        if card not in NEEDS:
            raise InputError("cloudcity-need", value=card, expected=", ".join(NEEDS))
        if card in given[:place]:
            raise InputError("cloudcity-need-twice", value=card)
        if players == 1 and card in COMPARING:
            raise InputError("cloudcity-need-alone", value=card)
    return tuple(given)
