"""One resolved way of playing: how many players, which map, which need cards, which rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final, Literal, NamedTuple

from ....core.errors import RequestError
from .box import OURS, Box
from .tiles import BRIDGES

Map = Literal["square", "rectangle"]
MAPS: Final[tuple[Map, ...]] = ("square", "rectangle")
MOST_PLAYERS: Final[Mapping[str, int]] = {"square": 4, "rectangle": 3}
MOST_TILES: Final[Mapping[str, int]] = {"square": 9, "rectangle": 12}
HAND: Final = 3
OPEN: Final = 3
MOST_NEEDS: Final = 2
"""Of one game; a request may ask about more."""
SWITCHES: Final[Mapping[str, tuple[str | int | bool, ...]]] = {
    "taller-blocks": (True, False),
    "crossing-parallel": (True, False),
    "crossing-count": ("bridges", "pairs"),
    "route-min": (1, 2),
    "longest-sum": (False, True),
    "zero-leads": (False, True),
    "last-draw": (True, False),
}
"""The rulings that a club may change, each with its values; the default stands first. ``bridge-set`` is another one."""
RULINGS: Final = (*SWITCHES, "bridge-set")


class Rules(NamedTuple):
    """The rulings, resolved."""

    taller_blocks: bool = True
    crossing_parallel: bool = True
    crossing_pairs: bool = False
    route_min: int = 1
    longest_sum: bool = False
    zero_leads: bool = False
    last_draw: bool = True
    bridge_set: tuple[int, ...] = BRIDGES


@dataclass(frozen=True)
class Way:
    """What is fixed before a game begins."""

    ruleset: ClassVar[str] = "cloudcity"
    players: int = 2
    map: Map = "square"
    needs: tuple[str, ...] = ()
    rulings: tuple[tuple[str, object], ...] = ()
    """Those that differ from the default."""
    box: Box = OURS

    @cached_property
    def rules(self) -> Rules:
        """The rulings, resolved."""
        return resolved(dict(self.rulings))

    @property
    def practice(self) -> bool:
        """Whether one player plays for the own best score."""
        return self.players == 1

    @property
    def rectangle(self) -> bool:
        """Whether the city grows to 3×4 tiles."""
        return self.map == "rectangle"

    @property
    def turns(self) -> int:
        """How many turns each player has."""
        return MOST_TILES[self.map] - 1


def resolved(changed: Mapping[str, Any]) -> Rules:
    """Rulings that were checked, as the rules read them."""
    fields = {name.replace("-", "_"): value for name, value in changed.items() if name != "crossing-count"}
    if "bridge-set" in changed:
        fields["bridge_set"] = tuple(changed["bridge-set"])
    return Rules(**fields, crossing_pairs=changed.get("crossing-count") == "pairs")


def read_rulings(given: Mapping[str, Any], field: str = "rulings") -> dict[str, Any]:
    """The rulings that differ from the default, sorted by name; refuses what is unknown or not a value of its ruling."""
    changed: dict[str, Any] = {}
    for name, value in sorted(given.items()):
        if name == "bridge-set":
            if not is_numbers(value):
                raise RequestError(field, "cloudcity-bridge-set", value=value)
            values: tuple[object, ...] = (BRIDGES,)
            value = tuple(value)  # noqa: PLW2901 (lists are not hashable)
        elif name in SWITCHES:
            values = SWITCHES[name]
            if not any(type(value) is type(known) and value == known for known in values):
                raise RequestError(field, "switch-value", key=name, value=value, expected=values)
        else:
            raise RequestError(field, "unknown-ruling", value=name, expected=", ".join(RULINGS))
        if value != values[0]:
            changed[name] = value
    return changed


def is_numbers(value: object) -> bool:
    """Whether this is a number of bridges for each distance."""
    return (
        isinstance(value, list | tuple)
        and len(value) == len(BRIDGES)
        and all(type(number) is int and number >= 0 for number in value)
    )
