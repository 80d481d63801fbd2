"""Who sits at a table: persons, who may have names, and bots."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ..core.errors import InputError

LETTERS: Final = "ABCDEFGH"
"""What the seats are called."""
LONGEST: Final = 24
"""Characters of a person's name."""


class Chair(NamedTuple):
    """Who sits in one seat: a bot by its name, or else a person, whose name may be empty."""

    bot: str = ""
    person: str = ""

    @property
    def plain(self) -> dict[str, str]:
        """As a record has it."""
        return {"bot": self.bot} if self.bot else {"person": self.person}


Seats = Sequence[Chair | Mapping[str, str]]
"""What a table may be given: ``[{"person": "Anne"}, {"bot": "greedy"}]``."""


def chairs_of(seats: Seats, players: int) -> tuple[Chair, ...]:
    """The seats of a table, one per player, at least one of them for a person."""
    found: object = seats
    if isinstance(found, str) or not isinstance(found, Sequence):
        raise InputError("table-seat", value=str(seats)[:60])
    chairs = tuple(_chair(seat) for seat in seats)
    if len(chairs) != players:
        raise InputError("table-seats", count=len(chairs), players=players)
    if all(chair.bot for chair in chairs):
        raise InputError("table-nobody")
    return chairs


def facing_bots(opponents: Sequence[str], players: int) -> tuple[Chair, ...]:
    """One person, seated first, and bots; their names are used again from the first where more are needed."""
    if players > 1 and not opponents:
        raise InputError("table-opponents")
    return (Chair(), *(Chair(bot=opponents[seat % len(opponents)]) for seat in range(players - 1)))


def _chair(seat: object) -> Chair:
    if isinstance(seat, Chair):
        return Chair(seat.bot, person_name(seat.person))
    if not isinstance(seat, Mapping) or len(seat) != 1 or not set(seat) <= {"bot", "person"}:
        raise InputError("table-seat", value=str(seat)[:60])
    kind, name = next(iter(seat.items()))
    if not isinstance(name, str) or (kind == "bot" and not name):
        raise InputError("table-seat", value=str(seat)[:60])
    return Chair(bot=name) if kind == "bot" else Chair(person=person_name(name))


def person_name(text: str) -> str:
    r"""A name as it is shown: one line, nothing invisible, not too long.

    >>> person_name("  Anne\u202e  Marie ")
    'Anne Marie'
    """
    seen = "".join(
        " " if sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", text[: 4 * LONGEST])
        if sign.isspace() or unicodedata.category(sign)[0] != "C"
    )
    return " ".join(seen.split())[:LONGEST].rstrip()
