"""What lies on the real table, copied as it lies: card by card or a whole city, and what no frame can hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place

from ...face.window import tokens_of
from ...rules.names import names_of
from ...rules.position import Position
from ..editing import Options, painted
from .table import Seat, Stray, Table

BEYOND: Final = frozenset({"city-too-large", "city-too-wide", "city-off-map", "paint-off-map"})
"""What the engine answers where a card lies beyond the frame or the map."""


def entered(table: Table, number: int, place: Place, token: str) -> Table:
    """A card copied from the real table, whatever the rules say; one beyond the frame is put down as such.

    Only the town hall never gives way: cells have their names from it.
    """
    seat = table.seats[number]
    if tokens_of(seat.position).get(place, "").startswith("M") and not token.startswith("M"):
        raise InputError("referee-hall-shared" if table.shared else "referee-hall")
    try:
        return table.with_seat(number, renamed(seat, painted(seat.position, place, token)))
    except InputError as error:
        if error.code not in BEYOND or token in (".", "A") or token[0] == "M":
            raise
    cell = names_of(seat.position).name(place) or ""
    return table.with_seat(number, replace(seat, strays=(*seat.strays, Stray(token, cell))))


def renamed(seat: Seat, position: Position) -> Seat:
    """The seat with another city, its objections at the cards they were made to: cells are named from the town hall."""
    old, new = names_of(seat.position), names_of(position)

    def called(cell: str) -> str:
        place = old.place(cell) if cell else None
        return cell if place is None else new.name(place) or ""

    return replace(
        seat,
        position=position,
        doubts=tuple(doubt._replace(cell=called(doubt.cell)) for doubt in seat.doubts),
        strays=tuple(stray._replace(cell=called(stray.cell)) for stray in seat.strays),
    )


def copied(table: Table, number: int, text: str) -> Table:
    """A whole city from its text; where it is larger than the frame, what does not fit is put down as strays."""
    seat = table.seats[number]
    options = Options.of(seat.position)
    try:
        return table.with_seat(number, replace(seat, position=options.position(text), strays=(), owed=0))
    except InputError as error:
        if error.code != "city-too-large":
            raise
    kept, beyond = trimmed(text, table.game.setting.grid.size)
    position = options.position(kept)
    return table.with_seat(number, replace(seat, position=position, strays=tuple(beyond), owed=0))


def trimmed(text: str, size: int) -> tuple[str, list[Stray]]:
    """The part of a city text that a frame can hold, most of the cards and the town hall in it, and the other cards.

    >>> trimmed("M R R R C P", 5)
    ('M R R R C', [Stray(token='P', cell='')])
    """
    rows = [row.split() for row in text.strip().replace("\n", "/").split("/")]
    cards = {(r, c): token for r, row in enumerate(rows) for c, token in enumerate(row) if token != "."}
    corners = [
        (top, left)
        for top in range(max(1, len(rows) - size + 1))
        for left in range(max(1, len(rows[0]) - size + 1))
    ]

    def held(corner: Place) -> list[Place]:
        top, left = corner
        return [place for place in cards if 0 <= place[0] - top < size and 0 <= place[1] - left < size]

    def worth(corner: Place) -> tuple[bool, int]:
        inside = held(corner)
        return any(cards[place] == "M" for place in inside), len(inside)

    top, left = max(corners, key=worth)
    inside = set(held((top, left)))
    kept = " / ".join(" ".join(row[left : left + size]) for row in rows[top : top + size])
    return kept, [Stray(token, "") for place, token in cards.items() if place not in inside]


def without_stray(table: Table, number: int, at: int) -> Table:
    """The table after a card beyond the frame was taken away."""
    seat = table.seats[number]
    if not 0 <= at < len(seat.strays):
        raise IndexError(at)
    return table.with_seat(number, replace(seat, strays=seat.strays[:at] + seat.strays[at + 1 :]))
