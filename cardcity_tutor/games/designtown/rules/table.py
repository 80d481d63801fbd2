"""The numbers on the cards. The rulebook lost them: ``book/cards.toml`` is the default, an owner of the box types the real ones."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ....core.errors import RequestError
from .cards import FACES, PILES, RECYCLABLE, UPGRADABLE

FORMAT: Final = 1
FREE_TEXTS: Final = ("name", "source")
LIMITS: Final = ("unhappy", "points", "cards")
MAX_NUMBER: Final = 1000


class Gain(NamedTuple):
    """What recycling a card gives for one turn."""

    coins: int = 0
    limit: int = 0
    buys: int = 0
    upgrades: int = 0
    cut: int = 0


class FaceNumbers(NamedTuple):
    """The numbers of one face; ``cost`` and ``tax`` where it has such a price."""

    cost: int | None
    tax: int | None
    coins: int
    """What it pays; of the hospital only the fixed part."""
    points: int
    unhappy: int
    recycle: Gain | None
    worth: int
    """What the coach reckons the card to be worth in a deck."""


@dataclass(frozen=True)
class Table:
    """The numbers of all faces and the limits of the rules."""

    faces: Mapping[str, FaceNumbers]
    unhappy: int
    points: int
    cards: int
    win: int
    """The worth of having won."""
    plain: Mapping[str, Any] = field(compare=False)
    """The numbers that differ from the default, as in the file."""
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        facts = (tuple(self.faces.items()), self.unhappy, self.points, self.cards, self.win)
        object.__setattr__(self, "_hash", hash(facts))

    def __hash__(self) -> int:
        return self._hash

    def __getitem__(self, face: str) -> FaceNumbers:
        return self.faces[face]


@cache
def default_numbers() -> Mapping[str, Any]:
    """The default table as it stands in its file."""
    text = files(f"{__package__.rpartition('.')[0]}.book").joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def default_table() -> Table:
    """The table that holds where nobody typed in other numbers."""
    return read_table({})


def read_table(given: Mapping[str, Any]) -> Table:
    """The default table with the given numbers in place of its own.

    Raises:
        RequestError: for an unknown key or a number that cannot stand there.
    """
    default = default_numbers()
    _check_keys(given, ("format", *FREE_TEXTS, "limits", "worth", "face"), "")
    _check_heading(given)
    limits = {**default["limits"], **_numbers(given, "limits", LIMITS, least=1)}
    worth = {**default["worth"], **_numbers(given, "worth", ("win",))}
    changes = _section(given, "face", "face")
    _check_keys(changes, tuple(FACES), "face.")
    faces = {}
    plain_faces = {}
    for face in FACES:
        changed = _face(changes, face)
        numbers = {**default["face"][face], **changed}
        faces[face] = FaceNumbers(
            numbers.get("cost"),
            numbers.get("tax"),
            numbers["coins"],
            numbers["points"],
            numbers["unhappy"],
            Gain(**numbers["recycle"]) if face in RECYCLABLE else None,
            numbers["worth"],
        )
        if differing := _differing(changed, default["face"][face]):
            plain_faces[face] = differing
    plain = {
        "limits": _differing(limits, default["limits"]),
        "worth": _differing(worth, default["worth"]),
        "face": plain_faces,
    }
    return Table(
        faces,
        limits["unhappy"],
        limits["points"],
        limits["cards"],
        worth["win"],
        {name: part for name, part in plain.items() if part},
    )


def keys_of(face: str) -> tuple[str, ...]:
    """The numbers that a face has, by the keys of the file."""
    return (
        *(("cost",) if face in PILES else ()),
        *(("tax",) if face in UPGRADABLE else ()),
        "coins",
        "points",
        "unhappy",
        *(("recycle",) if face in RECYCLABLE else ()),
        "worth",
    )


def _face(changes: Mapping[str, Any], face: str) -> dict[str, Any]:
    found = _section(changes, face, f"face.{face}")
    where = f"face.{face}."
    _check_keys(found, keys_of(face), where)
    changed: dict[str, Any] = {}
    for key, value in found.items():
        if key == "recycle":
            gain = _section(found, key, where + key)
            _check_keys(gain, Gain._fields, f"{where}recycle.")
            changed[key] = {name: _number(number, f"{where}recycle.{name}") for name, number in gain.items()}
        else:
            changed[key] = _number(value, where + key, least=-MAX_NUMBER if key == "worth" else 0)
    return changed


def _differing(given: Mapping[str, Any], default: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in given.items() if value != default.get(key)}


def _numbers(given: Mapping[str, Any], name: str, keys: tuple[str, ...], *, least: int = 0) -> dict[str, int]:
    found = _section(given, name, name)
    _check_keys(found, keys, f"{name}.")
    return {key: _number(value, f"{name}.{key}", least=least) for key, value in found.items()}


def _section(given: Mapping[str, Any], name: str, path: str) -> Mapping[str, Any]:
    found = given.get(name, {})
    if not isinstance(found, Mapping):
        raise RequestError("table", "designtown-table-section", key=path, value=found)
    return found


def _check_keys(given: Mapping[str, Any], known: tuple[str, ...], path: str) -> None:
    for key in given:
        if key not in known:
            raise RequestError("table", "designtown-table-key", key=f"{path}{key}", expected=", ".join(known))


def _check_heading(given: Mapping[str, Any]) -> None:
    if "format" in given and (given["format"] != FORMAT or isinstance(given["format"], bool)):
        raise RequestError("table", "designtown-table-format", value=given["format"], expected=FORMAT)
    for name in FREE_TEXTS:
        if not isinstance(given.get(name, ""), str):
            raise RequestError("table", "designtown-table-text", key=name, value=given[name])


def _number(value: object, key: str, *, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MAX_NUMBER:
        raise RequestError(
            "table", "designtown-table-number", key=key, value=value, least=least, most=MAX_NUMBER
        )
    return value
