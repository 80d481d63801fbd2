"""City texts: one city, the frame inside a suburb, the whole map of a shared city on square or brick rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from .board import City, Settings, bounding_box, card, city_text, parse_city, without_architect
from .geometry import BRICK, SQUARE, Cell
from .maps import shared_ground, suburb_ground, suburb_ring


def read_position(request: dict[str, Any], settings: Settings) -> tuple[City, Settings]:
    """The cards of a request, those of the suburb included, and the settings with their ground."""
    variants = request.get("variants", ())
    text: str = request["city"]
    if "suburb" in variants:
        rows = [line.split() for line in text.strip().replace("\n", "/").split("/")]
        if {len(rows), *map(len, rows)} != {settings.frame}:
            raise ValueError(f"the whole {settings.frame}x{settings.frame} frame expected")
        ring = {cell: card(kind) for cell, kind in suburb_ring(settings.frame)}
        return {**parse_city(text), **ring}, replace(settings, ground=suburb_ground(settings.frame))
    if "single-city" not in variants:
        return parse_city(text), settings
    players: int = request["players"]
    tokens = dict(brick_tokens(text)) if players == 3 else dict(square_tokens(text))
    sides = BRICK if players == 3 else SQUARE
    city = {cell: card(name, sides) for cell, name in tokens.items()}
    found = sorted(name for name in tokens.values() if name[0] == "M")
    if found != [f"M{number}" for number in range(players)]:
        raise ValueError(f"the town halls of {players} players expected, found {found}")
    halls = {int(name[1:]): cell for cell, name in tokens.items() if name[0] == "M"}
    ground = shared_ground(halls, settings.frame, request["player"])
    if not settings.architect_stays:  # he has left before another player builds ([single-architect])
        city = {cell: built for cell, built in city.items() if not built.has("A") or ground.owns(cell)}
    return city, replace(settings, ground=ground)


def square_tokens(text: str) -> Iterator[tuple[Cell, str]]:
    """The cards of a text on square rows."""
    for row, line in enumerate(text.strip().replace("\n", "/").split("/")):
        for column, name in enumerate(line.split()):
            if name != ".":
                yield (row, column), name


def brick_tokens(text: str) -> Iterator[tuple[Cell, str]]:
    """The cards of a text on brick rows, where each leading ``>`` is an indentation of half a card.

    >>> [cell for cell, _ in brick_tokens("> M0 M1 / > > M2 / > R")]
    [(0, 0), (0, 1), (1, 0), (2, -1)]
    """
    origin = 0
    for row, line in enumerate(text.strip().replace("\n", "/").split("/")):
        names = line.split()
        indent = names.count(">")
        if ">" in names[indent:]:
            raise ValueError(f"an indentation inside row {row}")
        if row == 0:
            origin = indent
        if (indent - origin - row) % 2:
            raise ValueError(f"row {row} is not half a card off the row above it")
        first_column = (indent - origin - row) // 2
        for column, name in enumerate(names[indent:], start=first_column):
            if name != ".":
                yield (row, column), name


def position_text(city: City, settings: Settings) -> str:
    """The text of an outcome: the whole frame of a suburb, else the map without empty outer rows and columns."""
    if settings.ground.sides == BRICK:
        return brick_text(city)
    if not settings.ground.ring:
        return city_text(city)
    size = range(settings.frame)
    return " / ".join(
        " ".join(city[row, column].token if (row, column) in city else "." for column in size) for row in size
    )


def brick_text(city: City) -> str:
    """Brick rows, each from its first card to its last; an empty row between others is one ``.``."""
    box = bounding_box(city)
    if box is None:
        return "."
    top, _, bottom, _ = box
    tokens = {
        (row, 2 * column + row): built.token for (row, column), built in without_architect(city).items()
    }
    leftmost = min(half_step for _, half_step in tokens)
    lines: list[str] = []
    for row in range(top, bottom + 1):
        half_steps = [half_step for other, half_step in tokens if other == row]
        start = min(half_steps, default=leftmost + (leftmost + row) % 2)
        end = max(half_steps, default=start)
        names = [tokens.get((row, half_step), ".") for half_step in range(start, end + 1, 2)]
        lines.append(" ".join([">"] * (start - leftmost) + names))
    return " / ".join(lines)
