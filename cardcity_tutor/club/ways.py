"""A way of playing as leaderboards tell them apart, and what a record says about itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ..core.errors import InputError
from ..core.record import read_lines
from ..games.cardcity.rules.game import game

_NONE: Final = "-"


@dataclass(frozen=True, slots=True)
class Way:
    """Edition, level, victory, variants and number of players; only ways that exist can be made.

    >>> Way("xl", "normal", "happiness", ("suburb", "architect")).text
    'xl/normal/happiness/architect+suburb/1'
    >>> Way.parse("2012/simplified/residential/-/3").players
    3
    """

    edition: str = "xl"
    level: str = "simplified"
    victory: str = "residential"
    variants: tuple[str, ...] = ()
    players: int = 1

    def __post_init__(self) -> None:
        """Check by the rules; the order of variants means nothing."""
        object.__setattr__(self, "variants", tuple(sorted(set(self.variants))))
        game(
            edition=self.edition,
            level=self.level,
            victory=self.victory,
            variants=self.variants,
            players=self.players,
        )

    @property
    def text(self) -> str:
        """One word for it, as the database keeps it."""
        variants = "+".join(self.variants) or _NONE
        return f"{self.edition}/{self.level}/{self.victory}/{variants}/{self.players}"

    @property
    def turns(self) -> int:
        """How many turns a game has."""
        return game(
            edition=self.edition,
            level=self.level,
            victory=self.victory,
            variants=self.variants,
            players=self.players,
        ).turns

    @classmethod
    def parse(cls, text: str) -> Way:
        """The way that such a word stands for."""
        return _parsed(text)

    @classmethod
    def of_start(cls, line: Mapping[str, Any]) -> Way:
        """The way of a record's first line."""
        variants = line.get("variants", [])
        if not isinstance(variants, list) or not all(isinstance(variant, str) for variant in variants):
            raise InputError("record-field", line=1, field="variants")
        for field in ("edition", "level", "victory"):
            if not isinstance(line.get(field, ""), str):
                raise InputError("record-field", line=1, field=field)
        return cls(
            line.get("edition", "xl"),
            line.get("level", "simplified"),
            line.get("victory", "residential"),
            tuple(variants),
            line.get("players", 2),
        )


@lru_cache(maxsize=1000)  # a list names the same few ways again and again
def _parsed(text: str) -> Way:
    try:
        edition, level, victory, variants, players = text.split("/")
        number = int(players)
    except ValueError:
        raise InputError("club-way", value=text[:80]) from None
    return Way(edition, level, victory, () if variants == _NONE else tuple(variants.split("+")), number)


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
