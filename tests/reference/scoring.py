"""Phase 4 and the end of the game: income, pollution and the five victories."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .board import (
    Cell,
    City,
    Face,
    Settings,
    bounding_box,
    count_cards,
    districts,
    faces_around,
    own_cards,
    touched_faces,
    triangle,
)
from .maps import Ground

COLOURS: dict[str, set[str]] = {
    "R": {"green"},
    "C": {"blue"},
    "L": {"red"},
    "I": {"yellow"},
    "P": {"grey"},
    "M": {"violet", "red"},
    "K": set(),
    "N": set(),
}
"""The colours that a card shows its neighbours; the town hall counts for two (XL p. 16, 2012)."""

POLLUTION = {"I1": 2, "I2": 3, "I3": 4, "I4": 5, "C": 1, "N": 5, "K": -5}
"""Percent per card (XL p. 19, [industry-pictures])."""
HALF_POLLUTION = {"I": 2, "C": 1}

ZONE_COLOURS: dict[str, set[str]] = {
    "C": {"green", "red", "yellow", "violet", "grey"},
    "P": {"green", "blue", "red", "yellow", "violet"},
    "L": {"green", "blue", "yellow", "violet", "grey"},
    "R": {"blue", "red", "violet", "grey"},
    "I": {"blue", "red", "violet", "grey"},
}
"""2012, decentralisation: the colours a zone must touch to earn 5 points ([decentralisation])."""

HAPPINESS_CEILING = 30
"""Percent of pollution over which a happy city is out (XL p. 19)."""

Score = int | float | None


def colours_of(faces: Iterable[Face]) -> set[str]:
    """The distinct colours of some faces."""
    return {colour for _, kind in faces for colour in COLOURS[kind]}


def settled(city: City, ground: Ground) -> City:
    """The cards that count for money and points: of the suburb only those that joined a district of the city.

    [suburb-role]: suburb residences and commerces join when they touch it; the others, and its parkings, serve
    nothing.
    """
    joined: set[Cell] = set()
    for kind in ("R", "C"):
        for district in districts(city, kind):
            if any(ground.owns(cell) for cell in district):
                joined |= district
    return {cell: built for cell, built in city.items() if cell not in ground.ring or cell in joined}


def share(district: set[Cell], value: int, ground: Ground) -> int:
    """What a district worth ``value`` brings the player: his part of its cards, rounded down (XL p. 22).

    A district that suburb cards have joined is all his (XL p. 24).
    """
    owned = sum(ground.owns(cell) or cell in ground.ring for cell in district)
    return value * owned // len(district)


def income(city: City, settings: Settings) -> dict[str, int]:
    """Salary and commerce (XL p. 10), and parking meters (XL p. 16, 2012 variant 2)."""
    ground = settings.ground
    salary = 1 if count_cards(own_cards(city, ground), "M") else 0
    commerce = sum(share(district, triangle(len(district)), ground) for district in districts(city, "C"))
    meters = 0
    if settings.free_meter_colours is not None:
        for district in districts(city, "P"):
            colours = colours_of(faces_around(city, district, "P", settings))
            meters += share(district, max(0, len(colours) - settings.free_meter_colours), ground)
    return {
        "total": salary + commerce + meters,
        "salary": salary,
        "commerce": commerce,
        "meters": meters,
    }


def pollution(city: City) -> int:
    """The percentage of pollution, which parks may push below zero (XL p. 19, [eco-details])."""
    total = 0
    for built in city.values():
        if built.is_half:
            total += sum(HALF_POLLUTION.get(kind, 0) for kind in built.faces)
        else:
            total += POLLUTION.get(built.token, 0)
    return total


def frames(city: City, settings: Settings) -> Iterator[set[Cell]]:
    """Every position of the player's frame that contains all cards ([best-frame]).

    With two players the rows of a zone are fixed, its columns float with those of all cards ([single-2]); the other
    zones, and the frame inside a suburb, are fixed.
    """
    size, ground = settings.frame, settings.ground
    top, left, bottom, right = bounding_box(city) or (0, 0, 0, 0)
    if ground.zones:
        zone = ground.zones[ground.player]
        if ground.width is None:
            yield set(zone)
            return
        for first_column in range(right - ground.width + 1, left + 1):
            yield {cell for cell in zone if 0 <= cell[1] - first_column < ground.width}
        return
    for first_row in range(bottom - size + 1, top + 1):
        for first_column in range(right - size + 1, left + 1):
            yield {
                (row, column)
                for row in range(first_row, first_row + size)
                for column in range(first_column, first_column + size)
            }


def beside(city: City, cell: Cell, kind: str, sides: tuple[str, ...]) -> bool:
    """Whether an empty cell touches a card of this kind, a neighbour's too, on a side that shows it."""
    return any(other == kind for _, other in touched_faces(city, cell, sides))


def places_value(city: City, frame: set[Cell], sides: tuple[str, ...]) -> int:
    """-1 per empty place, but +1 beside a park (XL p. 11 and p. 14)."""
    return sum(1 if beside(city, cell, "K", sides) else -1 for cell in frame if cell not in city)


def warehouses(city: City, frame: set[Cell], kind: str, sides: tuple[str, ...]) -> int:
    """Virtual warehouses: empty places beside this kind of card (XL p. 18, [warehouse-half])."""
    return sum(beside(city, cell, kind, sides) for cell in frame if cell not in city)


def hall_distance(city: City, frame: set[Cell]) -> int:
    """Steps from the centre of the frame to the town hall (2012, decentralisation)."""
    halls = [cell for cell, built in city.items() if built.has("M")]
    if not halls:
        return 0
    rows = sorted({row for row, _ in frame})
    columns = sorted({column for _, column in frame})
    centre = rows[len(rows) // 2], columns[len(columns) // 2]
    return abs(halls[0][0] - centre[0]) + abs(halls[0][1] - centre[1])


def zone_points(city: City, settings: Settings) -> int:
    """2012, decentralisation: 5 per well surrounded zone, 3 per industrial zone after the first."""
    points = 3 * max(0, len(districts(city, "I")) - 1)
    for kind, wanted in ZONE_COLOURS.items():
        for zone in districts(city, kind):
            if wanted <= colours_of(faces_around(city, zone, kind, settings)):
                points += 5
    return points


def residential_score(city: City, money: int, settings: Settings) -> int:
    """XL p. 11, p. 14 and p. 17; with the 2012 decentralisation points if they are played."""
    own = own_cards(city, settings.ground)
    points = sum(share(area, triangle(len(area)), settings.ground) for area in districts(city, "R"))
    points += money // 5 - 2 * count_cards(own, "N")
    if settings.decentralisation:
        points += zone_points(city, settings)
    per_step = 2 if settings.decentralisation else 0
    points += max(
        places_value(city, frame, settings.ground.sides) + per_step * hall_distance(city, frame)
        for frame in frames(city, settings)
    )
    return points - (pollution(own) if settings.ecological else 0)


def economic_score(city: City, money: int, settings: Settings) -> int:
    """Money, less $5 per empty place, or plus $5 beside a park (XL p. 17)."""
    ground = settings.ground
    best = max(places_value(city, frame, ground.sides) for frame in frames(city, settings))
    return money + 5 * best - (pollution(own_cards(city, ground)) if settings.ecological else 0)


def card_count_score(city: City, kind: str, settings: Settings) -> int | float:
    """Industrial (I) or Commercial (C) victory: halves count 1/2 here only (XL p. 18).

    A commerce of the suburb counts once it has joined the city ([suburb-role]).
    """
    ground = settings.ground
    own = own_cards(city, ground)
    half_points = 2 * count_cards(own, "P")
    for cell, built in city.items():
        if built.has(kind) and (cell in own or cell in ground.ring):
            half_points += 1 if built.is_half else 2
    half_points += 2 * max(warehouses(city, frame, kind, ground.sides) for frame in frames(city, settings))
    half_points += 2 * pollution(own) if settings.ecological else 0
    return half_points // 2 if half_points % 2 == 0 else half_points / 2


def happiness_score(city: City, money: int, settings: Settings) -> int | None:
    """Sizes of the satisfied districts: none beside a cloud, twice beside a park (XL p. 18).

    Ecological: out if the money cannot buy the pollution down to 30 % (XL p. 19, [eco-happiness]).
    """
    own = own_cards(city, settings.ground)
    if settings.ecological and money < 5 * (pollution(own) - HAPPINESS_CEILING):
        return None
    happiness = 0
    for district in districts(city, "R"):
        kinds = {kind for _, kind in faces_around(city, district, "R", settings)}
        entertained = "L" in kinds or (settings.hall_entertains and "M" in kinds)
        if entertained and {"P", "C"} <= kinds and "N" not in kinds:
            happiness += share(district, len(district) * (2 if "K" in kinds else 1), settings.ground)
    return happiness


def scores(city: City, money: int, settings: Settings) -> dict[str, Score]:
    """All five victories of a settled city as if the game ended now, each with the frame that suits it best."""
    return {
        "residential": residential_score(city, money, settings),
        "economic": economic_score(city, money, settings),
        "industrial": card_count_score(city, "I", settings),
        "commercial": card_count_score(city, "C", settings),
        "happiness": happiness_score(city, money, settings),
    }
