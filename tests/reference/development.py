"""Phase 3: which residences and commerces may develop, and where the phase can end."""

from __future__ import annotations

from collections.abc import Mapping

from .board import (
    PLENTY,
    Cell,
    City,
    Settings,
    card,
    districts,
    empty_cells_around,
    faces_around,
    misplaced,
    touched_faces,
)
from .construction import limit_allows
from .texts import position_text

Option = tuple[str, int, int]
"""Colour, row and column of the card that a development adds."""


def residence_develops(city: City, district: set[Cell], settings: Settings) -> bool:
    """n residences beside at least n + 1 distinct culture cards (XL p. 9, [culture-count])."""
    around = faces_around(city, district, "R", settings)
    culture = {cell for cell, kind in around if kind in ("M", "L")}
    return len(culture) >= len(district) + 1


def commerce_develops(city: City, district: set[Cell], settings: Settings) -> bool:
    """n commerces beside at least n + 1 residential districts (XL p. 10, [quarter-count])."""
    around = faces_around(city, district, "C", settings)
    residences = {cell for cell, kind in around if kind == "R"}
    touching = [quarter for quarter in districts(city, "R") if quarter & residences]
    return len(touching) >= len(district) + 1


def development_options(city: City, reserve: Mapping[str, int], settings: Settings) -> list[Option]:
    """Every single card that the player may develop now, sorted (XL p. 9-10, [development-cell]).

    Only districts that hold a card of his zone, and only into his zone (XL p. 22, [single-develop]); so a district
    that lies wholly in the suburb never develops ([suburb-role]).
    """
    options: set[Option] = set()
    for kind, develops in (("R", residence_develops), ("C", commerce_develops)):
        new = card(kind, settings.ground.sides)
        if reserve.get(kind, PLENTY) <= 0 or not limit_allows(city, new, settings):
            continue
        for district in districts(city, kind):
            mine = any(settings.ground.owns(cell) for cell in district)
            if not mine or not develops(city, district, settings):
                continue
            for cell in empty_cells_around(city, district, kind):
                touched = {other for _, other in touched_faces(city, cell, new.faces[kind])}
                beside_industry = kind == "R" and "I" in touched
                if not misplaced(city, cell, settings) and not beside_industry:
                    options.add((kind, *cell))
    return sorted(options)


def development_outcomes(city: City, reserve: Mapping[str, int], settings: Settings) -> list[str]:
    """The texts of all cities that can end the phase, sorted (XL p. 9, [development-all])."""
    seen: set[frozenset[tuple[Cell, object]]] = set()
    ends: set[str] = set()

    def explore(now: City, left: Mapping[str, int]) -> None:
        key = frozenset(now.items())
        if key in seen:
            return
        seen.add(key)
        options = development_options(now, left, settings)
        if not options:
            ends.add(position_text(now, settings))
        for kind, row, column in options:
            smaller = {**left, kind: left.get(kind, PLENTY) - 1}
            explore({**now, (row, column): card(kind, settings.ground.sides)}, smaller)

    explore(city, reserve)
    return sorted(ends)
