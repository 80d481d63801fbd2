"""The options of the game as plain data, and as the word that leaderboards know."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from ...core.errors import InputError
from ...core.options import Field
from .rules.game import Game, game
from .rules.setting import EDITIONS, LEVELS, MOST_PLAYERS, VARIANTS, VICTORIES
from .rules.ways import Way

NONE: Final = "-"
MOST_VARIANTS: Final = 4
"""That go together."""
FIELDS: Final = (
    Field("edition", EDITIONS),
    Field("level", LEVELS),
    Field("victory", VICTORIES),
    Field("variants", tuple(chain(*VARIANTS.values())), most=MOST_VARIANTS),
    Field("players", tuple(range(1, MOST_PLAYERS + 1))),
    Field("hall", ()),
    Field("rulings", ()),
)
POSITION_OPTIONS: Final = (
    "edition", "level", "variants", "money", "hand", "players", "player", "rulings", "reserve",
)  # fmt: skip
"""Of a position, as links have them."""


def read_options(plain: Mapping[str, Any]) -> Game:
    """The game of these options; what is left out is usual.

    The command line gives texts: variants with commas between them, and the row and column of the town hall.
    """
    options = dict(plain)
    hall = options.pop("hall", None)
    if isinstance(hall, str) and (pair := re.fullmatch(r"\(?(\d), ?(\d)\)?", hall, re.ASCII)):
        hall = (int(pair[1]), int(pair[2]))
    if isinstance(variants := options.get("variants"), str):
        options["variants"] = [name.strip() for name in variants.split(",") if name.strip()]
    chosen = Way.of(options).plain
    del chosen["player"]
    return game(**chosen, hall=hall and tuple(hall))


def write_options(way: Game) -> dict[str, Any]:
    """The options of a game."""
    setting = way.setting
    plain = {
        "edition": setting.edition,
        "level": setting.level,
        "victory": way.victory,
        "variants": sorted(setting.variants),
        "players": way.players,
    }
    return plain | ({"rulings": setting.changed_rulings} if setting.changed_rulings else {})


def way_text(way: Game) -> str:
    """One word for a way of playing, without rulings.

    >>> way_text(game(level="normal", victory="happiness", variants=["suburb", "architect"], players=1))
    'xl/normal/happiness/architect+suburb/1'
    """
    setting = way.setting
    variants = "+".join(sorted(setting.variants)) or NONE
    return f"{setting.edition}/{setting.level}/{way.victory}/{variants}/{way.players}"


@lru_cache(maxsize=1000)
def read_way_text(text: str) -> Game:
    """The game of such a word."""
    try:
        edition, level, victory, variants, players = text.split("/")
        number = int(players)
    except ValueError:
        raise InputError("club-way", value=text[:80]) from None
    return game(
        edition=edition,
        level=level,
        victory=victory,
        variants=() if variants == NONE else variants.split("+"),
        players=number,
    )
