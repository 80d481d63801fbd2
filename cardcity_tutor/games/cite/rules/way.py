"""One resolved way of playing: players, level, professions, quarters, options, rulings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from ....core.errors import RequestError
from .buildings import BUILDINGS, CRAFTS, LEVELS, SHAPES, SMALL_SHOPS, Cell
from .cards import COPIES
from .goods import KINDS

PLAYERS: Final = (3, 4)
PROFESSIONS: Final[Mapping[str, str]] = dict(
    zip(("sawyer", "stonecutter", "smith", "weaver"), KINDS, strict=False)
)
"""Each profession and its raw good."""
OPTIONS: Final = ("handicap", "time-is-gold", "simultaneous", "interquarter")
RULINGS: Final[Mapping[str, tuple[object, ...]]] = {
    "street-single": (True, False),
    "canal-street-port": (True, False),
    "bank-counts": (True, False),
    "loom-required": (True, False),
    "rights-stay": (True, False),
    "flea-direction": ("gold", "to-gold", "both"),
    "map-3": ("t", "quadrants"),
    "workshop-owners": ("own", "free"),
}
"""The rulings that a club may change, each with its values; the default stands first."""
QUADRANTS: Final = ("nw", "ne", "se", "sw")
T_QUARTERS: Final = ("n", "se", "sw")
CENTRE: Final[tuple[Cell, ...]] = ((-1, -1), (-1, 0), (0, -1), (0, 0))
"""The four cells at the centre."""
LAST_TURN: Final = 7
HARVESTS: Final = 8
"""Simultaneous: of each player."""
FREE_CELLS: Final = 7
"""Of turn 1."""
TABLES: Final = ("floor", "open")
"""Software keeps order, or people sit together and it keeps the books."""
OFFERS: Final = 3
STAYS: Final = 12
LAST_TURN_SIMULTANEOUS: Final = 9


@dataclass(frozen=True)
class Way:
    """What is fixed before a game begins."""

    ruleset: ClassVar[str] = "cite"
    players: int = 4
    level: str = "first"
    professions: tuple[str, ...] = tuple(PROFESSIONS)
    quarters: tuple[str, ...] = QUADRANTS
    options: tuple[str, ...] = ()
    rulings: tuple[tuple[str, object], ...] = ()
    """Those that differ from the default."""
    gifts: tuple[int, ...] = ()
    """Players in their very first game."""
    handicaps: tuple[int, ...] = ()
    """Free cells of turn 1 that a player does without; empty: none of them."""
    table: str = TABLES[0]
    offers: int = OFFERS
    """To be made in one stay at the floor."""
    stays: int = STAYS
    """With the floor, for each player and turn."""
    cards: tuple[tuple[str, int], ...] = tuple(COPIES.items())
    """The pile: how many of each card."""

    def ruling(self, name: str) -> object:
        """The value of a ruling that can be changed."""
        return dict(self.rulings).get(name, RULINGS[name][0])

    def settled(self, professions: tuple[str, ...], quarters: tuple[str, ...]) -> Way:
        """With these professions and quarters where they were left to the lot."""
        return replace(self, professions=self.professions or professions, quarters=self.quarters or quarters)

    @property
    def advanced(self) -> bool:
        """Whether there are cards."""
        return self.level == LEVELS[-1]

    @property
    def simultaneous(self) -> bool:
        """Whether everybody harvests when he likes."""
        return "simultaneous" in self.options

    @property
    def timed(self) -> bool:
        """Whether time is gold."""
        return "time-is-gold" in self.options

    @property
    def open(self) -> bool:
        """Whether anybody acts at any time."""
        return self.table == "open"

    def free_cells(self, player: int) -> int:
        """What a player may place free of charge in turn 1."""
        return FREE_CELLS - (self.handicaps[player] if self.handicaps else 0)

    @property
    def interquarter(self) -> bool:
        """Whether one may build in other players' quarters."""
        return "interquarter" in self.options

    @property
    def last_turn(self) -> int:
        """The last turn of a game."""
        return LAST_TURN_SIMULTANEOUS if "simultaneous" in self.options else LAST_TURN

    @property
    def free_workshops(self) -> bool:
        """Whether any three workshops may be built, not only those that use the own good."""
        return self.ruling("workshop-owners") == "free"

    def good(self, player: int) -> str:
        """The raw good of a player."""
        return PROFESSIONS[self.professions[player]]

    def quarter(self, cell: Cell) -> int | None:
        """The player in whose quarter a cell lies, or nobody."""
        row, column = cell
        name = ("n" if row < 0 else "s") + ("w" if column < 0 else "e")
        if name not in self.quarters:
            name = name[0]
        return self.quarters.index(name) if name in self.quarters else None

    def centre(self, player: int) -> tuple[Cell, ...]:
        """The cells of a player's quarter at the centre."""
        return tuple(cell for cell in CENTRE if self.quarter(cell) == player)

    def outside(self, player: int, cells: Iterable[Cell]) -> bool:
        """Whether some of these cells cannot be built on by a player."""
        if self.interquarter:
            return any(self.quarter(cell) is None for cell in cells)
        return any(self.quarter(cell) != player for cell in cells)

    def in_level(self, kind: str) -> bool:
        """Whether a building belongs to this level."""
        return LEVELS.index(SHAPES[kind].level) <= LEVELS.index(self.level)

    def is_allowed(self, player: int, kind: str) -> bool:
        """Whether a building is one of a player's profession."""
        if kind == "loom":
            return self.players == min(PLAYERS)
        return kind not in CRAFTS or self.free_workshops or self.good(player) in CRAFTS[kind]

    def copies(self, kind: str) -> int:
        """How many of a building a player has."""
        return SMALL_SHOPS if kind == "small" else 1

    def required(self, player: int) -> tuple[str, ...]:
        """The buildings, workshops apart, that a player must have built for the game to end early."""
        return tuple(
            kind
            for kind in BUILDINGS
            if kind not in CRAFTS
            and self.in_level(kind)
            and self.is_allowed(player, kind)
            and (kind != "loom" or self.ruling("loom-required"))
        )


def read_rulings(rulings: Mapping[str, Any]) -> tuple[tuple[str, object], ...]:
    """The rulings that are changed.

    Raises:
        RequestError: for an unknown ruling or a value that it does not take.
    """
    changed = {}
    for name, value in rulings.items():
        if name not in RULINGS:
            raise RequestError("rulings", "unknown-ruling", value=name, expected=", ".join(RULINGS))
        values = RULINGS[name]
        if not any(type(value) is type(known) and value == known for known in values):
            expected = ", ".join(str(known).lower() for known in values)
            raise RequestError("rulings", "switch-value", key=name, value=value, expected=expected)
        if value != values[0]:
            changed[name] = value
    return tuple(sorted(changed.items()))
