"""The options of the game, as the command line and other plain data give them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.errors import InputError
from ...core.options import Field, Value
from .rules.buildings import LEVELS
from .rules.cards import COPIES
from .rules.way import (
    FREE_CELLS,
    OFFERS,
    OPTIONS,
    PLAYERS,
    PROFESSIONS,
    QUADRANTS,
    RULINGS,
    STAYS,
    T_QUARTERS,
    TABLES,
    Way,
    read_rulings,
)

PLAIN: Final = (
    "players", "level", "options", "professions", "quarters", "rulings", "gifts", "handicaps", "table", "offers",
    "stays", "box",
)  # fmt: skip
MOST_LIMIT: Final = 99
MOST_COPIES: Final = 24

_SWITCHES: Final[Mapping[str, tuple[Value, ...]]] = {
    name: tuple(value for value in values if isinstance(value, str | bool))
    for name, values in RULINGS.items()
}
FIELDS: Final = (
    Field("players", (PLAYERS[1], PLAYERS[0])),
    Field("level", LEVELS),
    Field("options", OPTIONS, most=len(OPTIONS)),
    Field("table", TABLES),
    Field("gifts", (False, True)),
    *(Field(f"rulings.{name}", values) for name, values in _SWITCHES.items()),
)


def read_options(plain: Mapping[str, Any]) -> Way:
    """One way of playing from plain data; what is left out has its default, professions and quarters are drawn by lot."""
    for name in plain:
        if name not in PLAIN:
            raise InputError("option-not-here", option=name, game="cite", expected=", ".join(PLAIN))
    players = plain.get("players", PLAYERS[1])
    if type(players) is not int or players not in PLAYERS:
        raise InputError("field-range", field="players", value=players, least=PLAYERS[0], most=PLAYERS[1])
    level = _choice("level", plain.get("level", LEVELS[0]), LEVELS)
    given = plain.get("rulings", {})
    if not isinstance(given, Mapping):
        raise InputError("field-not-object", field="rulings", value=given)
    rulings = read_rulings(given)
    table, box = plain.get("table", TABLES[0]), plain.get("box", {})
    if isinstance(table, Mapping):  # the file of an owner's box, as the command line names it
        table, box = TABLES[0], table
    handicaps = _handicaps(plain.get("handicaps", ()), players)
    chosen = _options(plain.get("options", ()), level)
    if any(handicaps) and "handicap" not in chosen:
        chosen = tuple(name for name in OPTIONS if name in (*chosen, "handicap"))
    quarters = T_QUARTERS if players < len(QUADRANTS) and ("map-3", "quadrants") not in rulings else QUADRANTS
    professions = tuple(PROFESSIONS)[:players]
    return Way(
        players,
        level,
        _one_each("professions", plain.get("professions", ()), professions, players),
        _one_each("quarters", plain.get("quarters", ()), quarters, players),
        chosen,
        rulings,
        _gifts(plain.get("gifts", ()), players),
        handicaps,
        _choice("table", table, TABLES),
        _limit("offers", plain.get("offers", OFFERS)),
        _limit("stays", plain.get("stays", STAYS)),
        _cards(box),
    )


def write_options(way: Way) -> dict[str, Any]:
    """The plain data of a way of playing; what has its default is left out."""
    found: dict[str, Any] = {"players": way.players, "level": way.level}
    lists = {
        "options": way.options,
        "professions": way.professions,
        "quarters": way.quarters,
        "gifts": way.gifts,
        "handicaps": way.handicaps,
    }
    found |= {name: list(value) for name, value in lists.items() if value}
    if way.rulings:
        found["rulings"] = dict(way.rulings)
    if way.open:
        found["table"] = way.table
    return found | limits(way)


def limits(way: Way) -> dict[str, Any]:
    """What seldom differs from the default: the limits of the floor, and the cards of the box."""
    found: dict[str, Any] = {}
    if way.offers != OFFERS:
        found["offers"] = way.offers
    if way.stays != STAYS:
        found["stays"] = way.stays
    if dict(way.cards) != dict(COPIES):
        found["box"] = {"cards": dict(way.cards)}
    return found


def _choice(field: str, value: object, known: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise InputError("field-choice", field=field, value=value, expected=", ".join(known))
    return value


def _texts(field: str, value: object) -> tuple[Any, ...]:
    """A list, or a text with commas."""
    if isinstance(value, str):
        return tuple(part.strip() for part in value.split(",") if part.strip())
    if not isinstance(value, list | tuple):
        raise InputError("field-not-texts", field=field, value=value)
    return tuple(value)


def _options(value: object, level: str) -> tuple[str, ...]:
    found = _texts("options", value)
    for name in found:
        _choice("options", name, OPTIONS)
    if len({*found}) < len(found):
        raise InputError("cite-options-twice")
    if "simultaneous" in found and ("time-is-gold" in found or level == LEVELS[-1]):
        raise InputError("cite-simultaneous-alone")
    return tuple(name for name in OPTIONS if name in found)


def _one_each(field: str, value: object, known: Sequence[str], players: int) -> tuple[str, ...]:
    found = _texts(field, value)
    for name in found:
        _choice(field, name, known)
    if found and (len(found) != players or len({*found}) != players):
        raise InputError("cite-one-each", field=field, players=players, expected=", ".join(known))
    return found


def _numbers(field: str, value: object, most: int) -> tuple[int, ...]:
    found = []
    for entry in _texts(field, value):
        number = int(entry) if isinstance(entry, str) and entry.isascii() and entry.isdigit() else entry
        if type(number) is not int or not 0 <= number <= most:
            raise InputError("field-range", field=field, value=entry, least=0, most=most)
        found.append(number)
    return tuple(found)


def _gifts(value: object, players: int) -> tuple[int, ...]:
    """The players who get the gold; true stands for all of them."""
    if isinstance(value, bool):
        return tuple(range(players)) if value else ()
    return tuple(sorted({*_numbers("gifts", value, players - 1)}))


def _handicaps(value: object, players: int) -> tuple[int, ...]:
    found = _numbers("handicaps", value, FREE_CELLS - 1)
    if found and len(found) != players:
        raise InputError("cite-per-player", field="handicaps", players=players)
    return found if any(found) else ()


def _limit(field: str, value: object) -> int:
    if type(value) is not int or not 1 <= value <= MOST_LIMIT:
        raise InputError("field-range", field=field, value=value, least=1, most=MOST_LIMIT)
    return value


def _cards(box: object) -> tuple[tuple[str, int], ...]:
    """The pile of an owner's box: a table ``cards`` with the number of each card; those not named keep theirs."""
    given = box.get("cards", {}) if isinstance(box, Mapping) else None
    if not isinstance(box, Mapping) or not isinstance(given, Mapping) or {*box} - {"cards"}:
        raise InputError("cite-box", value=", ".join(map(str, box)) if isinstance(box, Mapping) else box)
    for card, count in given.items():
        if card not in COPIES:
            raise InputError("cite-card", field="cards", value=card, expected=", ".join(COPIES))
        if type(count) is not int or not 0 <= count <= MOST_COPIES:
            raise InputError("field-range", field=f"cards.{card}", value=count, least=0, most=MOST_COPIES)
    return tuple((dict(COPIES) | dict(given)).items())
