"""The decentralisation variant of 2012: zones that touch every colour, an off-centre hall, several industrial zones."""

from __future__ import annotations

from ....core.breakdown import Term
from .citytext import places
from .frames import Frame, best_frame
from .kernel.bits import anywhere, district, edge, index, meets
from .kernel.shapes import CityMasks, Mask, Sides
from .setting import Setting

COLOURS = frozenset({"green", "blue", "red", "yellow", "grey", "violet"})
ZONES: tuple[tuple[str, str, frozenset[str]], ...] = (
    ("R", "green", frozenset({"yellow"})),
    ("C", "blue", frozenset()),
    ("L", "red", frozenset()),
    ("I", "yellow", frozenset({"green"})),
    ("P", "grey", frozenset()),
)
"""Each kind of zone: its letter, its own colour, and a colour that it need not touch."""
ZONE_POINTS = 5
STEP_POINTS = 2
INDUSTRY_POINTS = 3


def _sides(city: CityMasks, letter: str) -> Sides:
    return {
        "R": city.homes,
        "C": city.shops,
        "L": city.leisure,
        "I": city.works,
        "P": (city.parkings,) * 6,
    }[letter]


def zones(city: CityMasks, setting: Setting, letter: str) -> list[Mask]:
    """The districts of one kind."""
    sides = _sides(city, letter)
    todo = anywhere(sides)
    found = []
    while todo:
        group = district(todo & -todo, sides, setting.grid)
        todo &= ~group
        found.append(group)
    return found


def colours_touched(city: CityMasks, setting: Setting, letter: str, group: Mask) -> frozenset[str]:
    """The colours beside a zone; the town hall gives violet and red."""
    sides = _sides(city, letter)
    touched = {colour for other, colour, _ in ZONES if meets(group, sides, _sides(city, other), setting.grid)}
    if edge(group, sides, setting.grid) & city.hall:
        touched |= {"violet", "red"}
    return frozenset(touched)


def decentralised_terms(city: CityMasks, setting: Setting) -> tuple[list[Term], Frame]:
    """The three bonuses, and the position of the frame that serves the town hall best."""
    grid = setting.grid
    complete = [
        Term("decentralised-zones", ZONE_POINTS, tuple(places(city, grid, group)), {"colour": letter})
        for letter, own, spared in ZONES
        for group in zones(city, setting, letter)
        if COLOURS - {own} - spared <= colours_touched(city, setting, letter, group)
    ]

    def steps_away(frame: Frame) -> int:
        if not city.hall:
            return 0
        row, column = divmod(index(city.hall), grid.stride)
        return abs(row - frame.top - grid.size // 2) + abs(column - frame.left - grid.size // 2)

    best = best_frame(city, setting, steps_away)
    steps = steps_away(best)
    works = zones(city, setting, "I")
    terms = [
        Term.of("decentralised-zones", *complete),
        Term(
            "decentralised-hall", STEP_POINTS * steps, tuple(places(city, grid, city.hall)), {"steps": steps}
        ),
        Term(
            "decentralised-industry",
            INDUSTRY_POINTS * max(0, len(works) - 1),
            tuple(places(city, grid, sum(works))),
            {"zones": len(works)},
        ),
    ]
    return terms, best
