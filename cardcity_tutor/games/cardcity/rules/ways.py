"""A way of playing as a person chooses it, option by option: what goes together, and what has to give way.

``settled`` takes one wish at a time. What contradicts it is changed along with it where the rules leave one answer (the
single city needs a second player), and reported, so that nothing changes in silence; where they leave none, an
``InputError`` says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from ....core.errors import InputError
from .game import Game, game
from .position import Position
from .reserve import Reserve
from .setting import EDITIONS, LEVELS, MOST_PLAYERS, VARIANTS, VICTORIES

SINGLE, SUBURB = "single-city", "suburb"
VALUES: Final[Mapping[str, tuple[Any, ...]]] = {
    "edition": EDITIONS,
    "level": LEVELS,
    "victory": VICTORIES,
    "players": tuple(range(1, MOST_PLAYERS + 1)),
    "player": tuple(range(MOST_PLAYERS)),
}
"""The options of which one value is chosen, and their values."""


@dataclass(frozen=True, slots=True)
class Way:
    """Which game is played; ``player`` is whose zone is meant where all share one map.

    >>> Way(variants=("leisure-crisis", "architect")).plain["variants"]
    ['architect', 'leisure-crisis']
    """

    edition: str = "xl"
    level: str = "simplified"
    victory: str = "residential"
    variants: tuple[str, ...] = ()
    players: int = 1
    player: int = 0
    rulings: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        """The order of variants means nothing."""
        object.__setattr__(self, "variants", tuple(sorted(set(self.variants))))

    @classmethod
    def of(cls, options: object) -> Way:
        """The way of a mapping, or of anything that has these options as attributes; what is missing is usual."""
        if isinstance(options, Mapping):
            unknown = [name for name in options if name not in cls.__slots__]
            if unknown:
                raise InputError(
                    "option-unknown", field="way", value=str(unknown[0]), expected=", ".join(cls.__slots__)
                )
            found = dict(options)
        else:
            found = {name: getattr(options, name) for name in cls.__slots__ if hasattr(options, name)}
        variants = found.get("variants", ())
        if isinstance(variants, str) or not isinstance(variants, Iterable):
            raise InputError("option-unknown", field="variants", value=str(variants)[:40], expected="[…]")
        return cls(**found | {"variants": tuple(map(str, variants))})

    @property
    def plain(self) -> dict[str, Any]:
        """All options as plain data, under the names that ``game`` knows, and ``player``."""
        return {
            "edition": self.edition,
            "level": self.level,
            "victory": self.victory,
            "variants": list(self.variants),
            "players": self.players,
            "player": self.player,
            "rulings": dict(self.rulings),
        }

    @property
    def shared(self) -> bool:
        """Whether all players build on one map."""
        return SINGLE in self.variants

    def game(self) -> Game:
        """The game; an ``InputError`` where there is none."""
        options = self.plain
        del options["player"]
        return game(**options)

    def position(
        self, city: str, *, hand: Iterable[str] = (), money: int = 3, reserve: Reserve = Reserve()
    ) -> Position:
        """A city text read under these options."""
        options = self.plain | {"players": self.players if self.shared else 1}
        del options["victory"]
        return Position.of(city, hand=tuple(hand), money=money, reserve=reserve, **options)


class Seats(NamedTuple):
    """How many may sit at the table; ``free`` where nobody asks: one, or two to four who share a map."""

    fewest: int = 1
    most: int = MOST_PLAYERS
    free: bool = False


class Moved(NamedTuple):
    """An option that had to change along: of ``variants`` the one that left, else the value before and after."""

    field: str
    before: Any
    after: Any = None


class Settled(NamedTuple):
    """A way that can be played, and what changed beside the wish."""

    way: Way
    moved: tuple[Moved, ...] = ()


def settled(way: Way, seats: Seats, wish: str, value: Any) -> Settled:  # noqa: ANN401 (whatever is chosen)
    """The way after one wish: an option and its new value; for ``variants`` one variant, which comes or goes.

    >>> settled(Way(), Seats(), "variants", "single-city").moved
    (Moved(field='players', before=1, after=2),)

    Raises:
        InputError: where the wish cannot be had with the other options.
    """
    if wish == "variants":
        after = replace(way, variants=tuple({*way.variants} ^ {value}))
    else:
        after = replace(way, **{wish: value})
    if wish == "edition":
        after = _crossed(after)
    after = _apart(after, wish, value)
    after = _seated(after, seats, wish)
    if not fits(after, seats):
        raise InputError("option-players", value=str(after.players), max=seats.most)
    if after.player >= (after.players if after.shared else 1):
        after = replace(after, player=0)
    after.game()
    moves = [move for move in _moves(way, after, wish, value) if after.shared or not _unseen(move, seats)]
    return Settled(after, tuple(moves))


def fits(way: Way, seats: Seats) -> bool:
    """Whether so many players may sit at this table."""
    if seats.free:
        return way.players in VALUES["players"] and (way.shared or way.players == 1)
    return seats.fewest <= way.players <= seats.most


def _crossed(way: Way) -> Way:
    """What the other edition knows of this way."""
    kept = tuple(variant for variant in way.variants if variant in VARIANTS.get(way.edition, ()))
    if way.edition == "2012":
        return replace(way, level=LEVELS[0], victory=VICTORIES[0], variants=kept)
    return replace(way, variants=kept)


def _apart(way: Way, wish: str, value: object) -> Way:
    """The single city and the suburb exclude each other: the last chosen stays."""
    if {SINGLE, SUBURB} <= {*way.variants}:
        gone = SUBURB if (wish, value) == ("variants", SINGLE) else SINGLE
        return _without(way, gone)
    return way


def _seated(way: Way, seats: Seats, wish: str) -> Way:
    """The number of players that the map asks for, or the map that a new number of players asks for."""
    if way.shared and way.players == 1:
        if wish == "players":
            return _without(way, SINGLE)
        if seats.most < 2:
            raise InputError("option-single-solo")
        return replace(way, players=max(2, seats.fewest))
    if SUBURB in way.variants and way.players > 1:
        if wish == "players":
            return _without(way, SUBURB)
        if seats.fewest > 1:
            raise InputError("option-suburb-several", players=seats.fewest)
        return replace(way, players=1)
    if seats.free and not way.shared and wish != "players":
        return replace(way, players=1)
    return way


def _without(way: Way, variant: str) -> Way:
    return replace(way, variants=tuple(name for name in way.variants if name != variant))


def _unseen(move: Moved, seats: Seats) -> bool:
    """Where nobody asks for a number of players, that of a city alone is not worth a word."""
    return seats.free and move.field == "players"


def _moves(before: Way, after: Way, wish: str, value: object) -> Iterable[Moved]:
    for name in ("level", "victory", "players"):
        old, new = getattr(before, name), getattr(after, name)
        if name != wish and old != new:
            yield Moved(name, old, new)
    for variant in before.variants:
        if variant not in after.variants and (wish, value) != ("variants", variant):
            yield Moved("variants", variant)
