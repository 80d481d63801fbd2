"""Where the town hall begins in a fictional suburb: the map to choose on, before the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.render.phrases import said

from ..face.palette import LIVE
from ..face.picture import city_shapes
from ..face.plan import CARD, plan_of
from ..face.wording import cite
from ..rules.game import DEFAULT_HALL, game
from ..rules.position import Position
from ..rules.ways import SUBURB, Way

RULE = "suburb-setup"


def hall_of(way: Way, wanted: Place | None) -> Place | None:
    """The cell of the frame where the town hall stands: as wanted, where this way of playing has it; else the usual one."""
    if SUBURB not in way.variants:
        return None
    inner = range(1, _frame(way) - 1)
    return wanted if wanted is not None and wanted[0] in inner and wanted[1] in inner else DEFAULT_HALL


def hall_choice(lang: str, way: Way, wanted: Place | None) -> dict[str, Any] | None:
    """The suburb with its town hall, and every cell where that may begin; nothing without a suburb."""
    hall = hall_of(way, wanted)
    if hall is None:
        return None
    picture, core, cells = _map(way.level, tuple(sorted(way.rulings.items(), key=str)), hall)
    return {
        "say": said(lang, "play-hall"),
        "why": cite(lang, RULE),
        "picture": picture,
        "core": list(core),
        "cells": cells,
        "hall": list(hall),
    }


def _frame(way: Way) -> int:
    return game(level=way.level, variants=[SUBURB], players=1).setting.grid.size


@lru_cache(maxsize=256)
def _map(
    level: str, rulings: tuple[tuple[str, Any], ...], hall: Place
) -> tuple[str, tuple[float, ...], list[list[Any]]]:
    """The picture, its view box, and each cell: row and column of the frame, name, and its box in parts of the picture."""
    way = game(level=level, variants=[SUBURB], players=1, rulings=dict(rulings), hall=hall)
    position = Position.made(way.setting, way.first_city())
    plan = plan_of(position)
    left, top, width, height = plan.core
    row, column = next(place for place, token in plan.tokens.items() if token == "M")
    corner = (row - hall[0], column - hall[1])
    inner = range(1, way.setting.grid.size - 1)
    cells = []
    for down in inner:
        for right in inner:
            place = (corner[0] + down, corner[1] + right)
            x, y = plan.spots[place]
            box = ((x - left) / width, (y - top) / height, CARD / width, CARD / height)
            cells.append([down, right, plan.names[place], *(round(100 * part, 2) for part in box)])
    return "".join(city_shapes(position, plan, LIVE)), plan.core, cells
