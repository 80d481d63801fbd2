"""A new game on a table, from the options that a person may give."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.fields import texts

from ...rules.game import game
from .seats import Seats
from .sitting import Table

LARGEST_SEED: Final = (1 << 53) - 1
"""Browsers know no larger whole numbers; and nobody finds it by trying what deals the cards that lie open."""


def new_table(
    level: str = "simplified",
    players: int = 1,
    opponents: Sequence[str] = ("greedy",),
    *,
    seats: Seats | None = None,
    seed: int | None = None,
    help: str = "fading",  # noqa: A002 (what a player would call it)
    **options: Any,  # noqa: ANN401 (those of ``game``)
) -> Table:
    """A table with a game that begins; the options are those of ``GameTable``."""
    way = game(level=level, players=players, **options)
    return Table(way, seed=_seed(seed), seats=seats, opponents=_names(opponents), help=help)


def _seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbelow(LARGEST_SEED + 1)
    if type(seed) is not int or seed < 0:
        raise InputError("table-seed", value=str(seed))
    return seed


def _names(opponents: Sequence[str]) -> tuple[str, ...]:
    return (opponents,) if isinstance(opponents, str) else tuple(texts(opponents, "opponents"))
