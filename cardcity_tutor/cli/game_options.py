"""Options that not every game has: all are read, and those of another game are refused by name."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Literal

from ..core.errors import InputError
from ..core.ruleset import Ruleset
from ..games import find, names
from .parser import Parser

Kind = Literal["options", "position_options"]
"""Which options of a ``Ruleset``."""


def add_game_options(parser: Parser, kind: Kind) -> None:
    """Let the command have these options of all games."""
    parser.text(*(f"--{name}" for name in _all(kind)))


def game_options(
    asked: Namespace, ruleset: Ruleset, kind: Kind, *, also: Sequence[str] = ()
) -> dict[str, str]:
    """Those that were given. ``also`` are options of every game, which are named beside the game's own."""
    known: tuple[str, ...] = getattr(ruleset, kind)
    given = {name: text for name in _all(kind) if (text := getattr(asked, name.replace("-", "_")))}
    for name in given:
        if name not in known:
            expected = ", ".join(f"--{option}" for option in (*also, *known))
            raise InputError("option-not-here", option=f"--{name}", game=ruleset.id, expected=expected)
    return given


def _all(kind: Kind) -> list[str]:
    return list(dict.fromkeys(name for game in names() for name in getattr(find(game), kind)))
