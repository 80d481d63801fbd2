"""A way of playing as leaderboards tell them apart, and what a record says about itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from ..core.errors import InputError
from ..core.record import read_lines
from ..core.ruleset import Ruleset
from ..games import DEFAULT, find, names

HOUSE_RULES: Final = ("rulings", "table")
"""Options that make a game a house's own: it compares with no other."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a game is played, without house rules; only ways that exist can be made.

    >>> Way.parse("2012/simplified/residential/-/3").players
    3
    """

    text: str
    """One word for it, as the database keeps it."""

    @classmethod
    def parse(cls, text: str) -> Way:
        """The way that such a word stands for."""
        return cls.of(_read(text))

    @classmethod
    def of(cls, way: Any) -> Way:  # noqa: ANN401 (of any game)
        """The way of a game that is set up."""
        ruleset = find(way.ruleset)
        if ruleset.way_text is not None:
            return cls(ruleset.way_text(way))
        plain = {name: value for name, value in _options(ruleset, way).items() if name not in HOUSE_RULES}
        return cls(f"{ruleset.id}/{urlencode(sorted(plain.items()), doseq=True)}")

    @classmethod
    def of_start(cls, line: Mapping[str, Any]) -> Way:
        """The way of a record's first line."""
        ruleset = _ruleset(line.get("ruleset", DEFAULT))
        if ruleset.way_of_start is not None:
            return cls.of(ruleset.way_of_start(dict(line)))
        plain = {field.name: line[field.name] for field in ruleset.fields if field.name in line}
        return cls.of(ruleset.needed(ruleset.read_options)(plain))

    @property
    def ruleset(self) -> str:
        """The game."""
        return str(_read(self.text).ruleset)

    @property
    def players(self) -> int:
        """How many play."""
        return int(_read(self.text).players)

    @property
    def turns(self) -> int | None:
        """How many turns a game has, if anybody knows before its end."""
        return getattr(_read(self.text), "turns", None)

    @property
    def options(self) -> dict[str, Any]:
        """What it consists of, as plain data."""
        plain = _options(find(self.ruleset), _read(self.text))
        return {name: value for name, value in plain.items() if name not in HOUSE_RULES}


def has_house_rules(way: Any) -> bool:  # noqa: ANN401 (of any game)
    """Whether rulings or numbers were changed, so that results compare with no others."""
    plain = _options(find(way.ruleset), way)
    return any(plain.get(name) for name in HOUSE_RULES)


def _options(ruleset: Ruleset, way: Any) -> dict[str, Any]:  # noqa: ANN401
    return dict(ruleset.needed(ruleset.write_options)(way))


def _ruleset(name: object) -> Ruleset:
    if name not in names():
        raise InputError("record-field", line=1, field="ruleset")
    return find(str(name))


@lru_cache(maxsize=1000)  # a list names the same few ways again and again
def _read(text: str) -> Any:  # noqa: ANN401
    """A way of playing of whatever game."""
    head, _, rest = text.partition("/")
    ruleset = find(head if head in names() else DEFAULT)
    if ruleset.read_way_text is not None:
        return ruleset.read_way_text(text)
    plain: dict[str, Any] = {}
    for name, value in parse_qsl(rest):
        field = next((field for field in ruleset.fields if field.name == name), None)
        if field is None:
            raise InputError("club-way", value=text[:80])
        chosen = next((known for known in field.values if str(known) == value), value)
        plain[name] = [*plain.get(name, []), chosen] if field.most > 1 else chosen
    return ruleset.needed(ruleset.read_options)(plain)


@dataclass(frozen=True, slots=True)
class Outline:
    """What a record says: its way of playing, whether rulings were changed, and how each player ended."""

    way: Way
    house_rules: bool
    deal: str
    """A word for its cards: the same cards for the same players under the same rules have the same one."""
    ends: tuple[Mapping[str, Any], ...]
    """The ``end`` lines, one per player; none while the game is open."""

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.ends)


def outline(record: str) -> Outline:
    """Read the lines of one game's record, without playing it again.

    Raises:
        InputError: for what is no record, or one of several games.
    """
    lines = list(read_lines(record.splitlines()))
    if not lines:
        raise InputError("record-empty")
    number, first = lines[0]
    if first["event"] != "start":
        raise InputError("record-no-start", line=number, event=first["event"][:40])
    for number, line in lines[1:]:
        if line["event"] == "start":
            raise InputError("record-extra", line=number, event="start")
    ends = tuple(line for _, line in lines if line["event"] == "end")
    way = Way.of_start(first)
    return Outline(way, bool(first.get("rulings")), f"{way.text}/{first.get('seed')}", ends)
