"""The options of the game, as the command line and other plain data give them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.errors import InputError
from .rules.box import read_box
from .rules.needs import COMPARING, NEEDS
from .rules.way import MAPS, MOST_NEEDS, MOST_PLAYERS, Way, read_rulings

FIELDS = ("players", "map", "needs", "rulings", "table")


def read_options(plain: Mapping[str, Any]) -> Way:
    """One way of playing from plain data; what is left out has its default. ``needs`` is a list, or a text with commas."""
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
