"""Reading one request of the line protocol. An error has the name of the field at fault as its code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeGuard, TypeVar

from ....core.errors import RequestError
from .buildings import BUILDINGS, LEVELS, Building
from .cards import COPIES, PRODUCTION_CARDS, Hand
from .city import City
from .goods import KINDS, NOTHING, Stock, stock_of
from .notation import read_map, read_place, read_token
from .position import Position, Trade
from .way import (
    OPTIONS,
    PLAYERS,
    PROFESSIONS,
    QUADRANTS,
    T_QUARTERS,
    Way,
    read_rulings,
)

MAX_AMOUNT: Final = 999
FIRST_WEAVERLESS: Final = 3
"""Professions at three players: nobody is the weaver."""

T = TypeVar("T")
Request = Mapping[str, Any]


@dataclass(frozen=True, eq=False)
class Asked:
    """The position that is asked about, and what else the answer is to tell."""

    position: Position
    build: list[str]
    why: bool
    place: Building | None
    trade: Trade | None


def read_request(request: Request) -> Asked:
    """What a request asks.

    Raises:
        RequestError: for a request that cannot be read.
    """
    way = _way(request)
    buildings = read_map(_text(request, "map"), way.players)
    city = City(buildings, single=bool(way.ruling("street-single")))
    player = _whole(request, "player", 0, 0, way.players - 1)
    position = Position(
        way,
        city,
        _per_player(request, "stocks", way, _bundle, NOTHING),
        _per_player(request, "banks", way, _bundle, NOTHING),
        _hands(request, way),
        _played(request, way, city),
        player,
        _whole(request, "turn", 2, 1, way.last_turn),
        _whole(request, "rights", 0, 0, MAX_AMOUNT),
        _players(request, "shopping_first", way),
        _players(request, "flea_used", way),
    )
    build = _choices(request, "build", BUILDINGS, [])
    place = None
    if request.get("place") is not None:
        place = read_place(_text(request, "place"), player, "place")
    return Asked(position, build, _boolean(request, "why"), place, _trade(request, way))


def _way(request: Request) -> Way:
    players = _whole(request, "players", 4, *PLAYERS)
    level = request.get("level", LEVELS[0])
    if not isinstance(level, str) or level not in LEVELS:
        raise RequestError("level", "field-choice", field="level", value=level, expected=", ".join(LEVELS))
    given = request.get("rulings", {})
    if not isinstance(given, Mapping):
        raise RequestError("rulings", "field-not-object", field="rulings", value=given)
    rulings = read_rulings(given)
    quarters = T_QUARTERS if players < len(QUADRANTS) and ("map-3", "quadrants") not in rulings else QUADRANTS
    professions = tuple(PROFESSIONS)[: FIRST_WEAVERLESS if players < len(PROFESSIONS) else None]
    options = _choices(request, "options", OPTIONS, [])
    if len(set(options)) < len(options):
        raise RequestError("options", "cite-options-twice")
    if "simultaneous" in options and ("time-is-gold" in options or level == "advanced"):
        raise RequestError("options", "cite-simultaneous-alone")
    return Way(
        players,
        level,
        _one_each(request, "professions", professions, players),
        _one_each(request, "quarters", quarters, players),
        tuple(options),
        rulings,
    )


def _one_each(request: Request, field: str, known: Sequence[str], players: int) -> tuple[str, ...]:
    """One name per player, all different."""
    found = _choices(request, field, known, list(known[:players]))
    if len(found) != players or len(set(found)) != players:
        raise RequestError(field, "cite-one-each", field=field, players=players, expected=", ".join(known))
    return tuple(found)


def _per_player(
    request: Request, field: str, way: Way, read: Callable[[str, object], T], default: T
) -> tuple[T, ...]:
    """One entry for each player."""
    if field not in request:
        return (default,) * way.players
    value = request[field]
    if not isinstance(value, list) or len(value) != way.players:
        raise RequestError(field, "cite-per-player", field=field, players=way.players)
    return tuple(read(field, entry) for entry in value)


def _bundle(field: str, value: object) -> Stock:
    if not isinstance(value, Mapping):
        raise RequestError(field, "cite-bundle", field=field, value=value)
    for kind, amount in value.items():
        if kind not in KINDS:
            raise RequestError(field, "cite-kind", field=field, value=kind, expected=", ".join(KINDS))
        if not _is_whole(amount) or not 0 <= amount <= MAX_AMOUNT:
            raise RequestError(field, "cite-amount", field=field, kind=kind, value=amount, most=MAX_AMOUNT)
    return stock_of(value)


def _hand(field: str, value: object) -> Hand:
    if not isinstance(value, list):
        raise RequestError(field, "cite-hand", field=field, value=value)
    for card in value:
        if not isinstance(card, str) or card not in COPIES:
            raise RequestError(field, "cite-card", field=field, value=card, expected=", ".join(COPIES))
    return tuple(value)


def _hands(request: Request, way: Way) -> tuple[Hand, ...]:
    nothing: Hand = ()
    hands = _per_player(request, "hands", way, _hand, nothing)
    if way.level != "advanced" and any(hands):
        raise RequestError("hands", "cite-cards-advanced", field="hands")
    return hands


def _played(request: Request, way: Way, city: City) -> tuple[tuple[str, int], ...]:
    value = request.get("played", [])
    if not isinstance(value, list):
        raise RequestError("played", "cite-played", value=value)
    if value and way.level != "advanced":
        raise RequestError("played", "cite-cards-advanced", field="played")
    numbers = {building: number for number, building in enumerate(city.buildings)}
    found = []
    for entry in value:
        if (
            not isinstance(entry, list)
            or len(entry) != len(("card", "token"))
            or not isinstance(entry[1], str)
        ):
            raise RequestError("played", "cite-played", value=entry)
        card, token = entry
        if not isinstance(card, str) or card not in PRODUCTION_CARDS:
            raise RequestError(
                "played", "cite-card", field="played", value=card, expected=", ".join(PRODUCTION_CARDS)
            )
        building = read_token(token, way.players, "played")
        if building not in numbers:
            raise RequestError("played", "cite-played-absent", value=token)
        if card == "mill-tripled" and building.kind != "mill":
            raise RequestError("played", "cite-played-no-mill", value=token)
        found.append((card, numbers[building]))
    return tuple(found)


def _trade(request: Request, way: Way) -> Trade | None:
    value = request.get("trade")
    if value is None:
        return None
    if not isinstance(value, Mapping):
        raise RequestError("trade", "field-not-object", field="trade", value=value)
    partner = value.get("with")
    if not _is_whole(partner) or not 0 <= partner < way.players:
        raise RequestError(
            "trade", "field-range", field="trade.with", value=partner, least=0, most=way.players - 1
        )
    return Trade(partner, _bundle("trade", value.get("give", {})), _bundle("trade", value.get("get", {})))


# ---------------------------------------------------------------- plain values


def _text(request: Request, field: str) -> str:
    value = request.get(field, "")
    if not isinstance(value, str):
        raise RequestError(field, "field-not-text", field=field, value=value)
    return value


def _boolean(request: Request, field: str) -> bool:
    value = request.get(field, False)
    if not isinstance(value, bool):
        raise RequestError(field, "field-not-boolean", field=field, value=value)
    return value


def _whole(request: Request, field: str, default: int, least: int, most: int) -> int:
    value = request.get(field, default)
    if not _is_whole(value) or not least <= value <= most:
        raise RequestError(field, "field-range", field=field, value=value, least=least, most=most)
    return int(value)


def _choices(request: Request, field: str, known: Sequence[str], default: list[str]) -> list[str]:
    value = request.get(field, default)
    if not isinstance(value, list):
        raise RequestError(field, "field-not-texts", field=field, value=value)
    for entry in value:
        if not isinstance(entry, str) or entry not in known:
            raise RequestError(field, "cite-choice", field=field, value=entry, expected=", ".join(known))
    return value


def _players(request: Request, field: str, way: Way) -> frozenset[int]:
    value = request.get(field, [])
    if not isinstance(value, list) or not all(
        _is_whole(entry) and 0 <= entry < way.players for entry in value
    ):
        raise RequestError(field, "cite-players", field=field, value=value, most=way.players - 1)
    return frozenset(value)


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
