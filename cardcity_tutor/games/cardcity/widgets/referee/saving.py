"""A whole table as one short text, to keep in the browser, in a file or in a message; and read back with care."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.json_text import read_json

from ...book import rules
from ...rules.game import Game, game
from ...rules.reserve import PLENTY, Reserve
from ...rules.tokens import MAP_TOKENS
from .table import COUNTED, Doubt, Seat, Stray, Table, check_money, clean_names, read_city

FORMAT: Final = "cardcity-referee"
VERSION: Final = 1
LONGEST: Final = 40_000
"""Characters of a file that are read; four full cities need about three thousand."""
MOST_DOUBTS: Final = 60
MAX_TURNS: Final = 999


def choice_of(way: Game) -> dict[str, Any]:
    """The way of playing as plain data."""
    setting = way.setting
    return {
        "edition": setting.edition,
        "level": setting.level,
        "victory": way.victory,
        "variants": sorted(setting.variants),
        "players": way.players,
        "rulings": setting.changed_rulings,
    }


def written(table: Table) -> str:
    """The table as text."""
    reserve = table.reserve
    data = {
        "format": FORMAT,
        "version": VERSION,
        "way": choice_of(table.game),
        "first": table.first,
        "turn": table.turn,
        "reserve": {pile: left for pile in COUNTED if (left := getattr(reserve, pile)) != PLENTY},
        "seats": [
            {
                "name": seat.name,
                "city": seat.position.text,
                "money": seat.position.money,
                "strays": [list(stray) for stray in seat.strays],
                "doubts": [[doubt.token, doubt.cell, list(doubt.rules)] for doubt in seat.doubts],
            }
            | ({"owed": seat.owed} if seat.owed else {})
            | ({"paid": seat.paid} if seat.paid else {})
            for seat in table.seats
        ],
    }
    return json.dumps(data, ensure_ascii=False)


def read(text: str) -> Table:
    """The table of a text. Raises ``InputError`` with what is wrong; nothing is taken from half a file."""
    if len(text) > LONGEST:
        raise InputError("referee-file-long", size=len(text), max=LONGEST)
    try:
        data = read_json(text, halves=True)
    except ValueError:
        raise InputError("referee-file-unread") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InputError("referee-file-unread")
    if data.get("version") != VERSION:
        raise InputError("referee-file-version", version=str(data.get("version"))[:20], known=VERSION)
    way = _way(_object(data, "way"))
    seats = data.get("seats")
    if not isinstance(seats, list) or len(seats) != way.players:
        raise InputError("referee-file-field", field="seats")
    names = clean_names([_text(seat, "name") for seat in seats], way.players)
    first = _count(data.get("first", 0), "first", most=way.players - 1)
    turn = _count(data.get("turn", 1), "turn", most=MAX_TURNS)
    table = Table(way, tuple(_seat(way, k, names[k], seat) for k, seat in enumerate(seats)), first, turn)
    if way.setting.shared and len({seat.position.text for seat in table.seats}) > 1:
        raise InputError("referee-file-field", field="city")
    return table.with_reserve(_reserve(_object(data, "reserve")))


def _way(options: Mapping[str, Any]) -> Game:
    variants, rulings = options.get("variants", []), options.get("rulings", {})
    if not isinstance(variants, list) or not isinstance(rulings, dict):
        raise InputError("referee-file-field", field="variants")
    return game(
        edition=str(options.get("edition", "xl")),
        level=str(options.get("level", "simplified")),
        players=options.get("players", 2),
        victory=str(options.get("victory", "residential")),
        variants=variants,
        rulings=rulings,
    )


def _seat(way: Game, number: int, name: str, data: Mapping[str, Any]) -> Seat:
    position = read_city(way, number, _text(data, "city"), check_money(data.get("money")))
    strays, doubts = data.get("strays", []), data.get("doubts", [])
    if (
        not isinstance(strays, list)
        or not isinstance(doubts, list)
        or len(strays) + len(doubts) > MOST_DOUBTS
    ):
        raise InputError("referee-file-field", field="doubts")
    seat = Seat(name, position, tuple(map(_stray, strays)))
    paid = _count(data.get("paid", 0), "paid", most=MAX_TURNS)
    return replace(
        seat, doubts=tuple(map(_doubt, doubts)), owed=_count(data.get("owed", 0), "owed"), paid=paid
    )


def _stray(item: object) -> Stray:
    match item:
        case [str(token), str(cell)] if token in MAP_TOKENS and len(cell) <= 4:
            return Stray(token, cell)
    raise InputError("referee-file-field", field="strays")


def _doubt(item: object) -> Doubt:
    match item:
        case [str(token), str(cell), list(broken)] if (
            token in MAP_TOKENS
            and len(cell) <= 4
            and all(isinstance(rule, str) and rule in rules() for rule in broken)
        ):
            return Doubt(token, cell, tuple(broken))
    raise InputError("referee-file-field", field="doubts")


def _count(value: object, field: str, most: int = PLENTY) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise InputError("referee-file-field", field=field)
    return value


def _reserve(piles: Mapping[str, Any]) -> Reserve:
    homes, shops, clouds = (pile_count(piles.get(pile)) for pile in COUNTED)
    return Reserve(homes=homes, shops=shops, clouds=clouds)


def pile_count(left: object) -> int:
    """How many cards a pile has left; nothing said is plenty."""
    if left is None:
        return PLENTY
    if type(left) is not int or not 0 <= left <= PLENTY:
        raise InputError("referee-pile", value=str(left)[:40], max=PLENTY)
    return left


def _object(data: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    value = data.get(field)
    if not isinstance(value, dict):
        raise InputError("referee-file-field", field=field)
    return value


def _text(data: object, field: str) -> str:
    value = data.get(field) if isinstance(data, dict) else None
    if not isinstance(value, str):
        raise InputError("referee-file-field", field=field)
    return value
