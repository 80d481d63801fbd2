"""Wrong ideas of what touches what, and of who may touch whom: lessons 1 to 3."""

from __future__ import annotations

from typing import Final

from ...rules.kernel import bits, building, growing
from ...rules.kernel.cards import CULTURE, GREY, SHOPS, WORKS
from ...rules.kernel.earning import whole
from ...rules.kernel.framing import block
from ...rules.kernel.shapes import Cell, CityMasks, Grid, Mask, Sides
from ...rules.setting import EDITIONS, VICTORIES, Setting
from .mutant_engine import MalRule
from .questions import Kind

WHERE: Final = frozenset({Kind.LEGAL, Kind.ILLEGAL, Kind.FIRST})


# ---------------------------------------------------------------- diagonals
# A card shows a colour at a corner if it shows it on one of the two sides that meet there.


def _corners(sides: Sides) -> tuple[Mask, Mask, Mask, Mask]:
    """Where a colour shows south-east, south-west, north-east and north-west."""
    east, west, south, north, _, _ = sides
    return south | east, south | west, north | east, north | west


def _slanted(group: Mask, sides: Sides, grid: Grid) -> tuple[Mask, Mask, Mask, Mask]:
    """Cells that ``group`` touches with a corner of this colour, in the order of ``_corners``."""
    if grid.slant:  # on brick rows no two cards meet at a corner only
        return 0, 0, 0, 0
    south_east, south_west, north_east, north_west = _corners(sides)
    stride = grid.stride
    return (
        (group & south_east) << stride + 1,
        (group & south_west) << stride - 1,
        (group & north_east) >> stride - 1,
        (group & north_west) >> stride + 1,
    )


def around(cells: Mask, grid: Grid) -> Mask:
    """All eight cells around each."""
    south_east, south_west, north_east, north_west = _slanted(cells, whole(cells), grid)
    return bits.around(cells, grid) | south_east | south_west | north_east | north_west


def near(sides: Sides, grid: Grid) -> Mask:
    """Cells with the colour across an edge or a corner."""
    return edge(bits.anywhere(sides), sides, grid)


def near_facing(sides: Sides, shown: int, grid: Grid) -> Mask:
    """The same for a half card that shows on the sides ``shown``, so at the corners of these sides."""
    south_east, south_west, north_east, north_west = _slanted(bits.anywhere(sides), sides, grid)
    cells = bits.near_facing(sides, shown, grid)
    for touched, corner in (
        (south_east, 8 | 2),
        (south_west, 8 | 1),
        (north_east, 4 | 2),
        (north_west, 4 | 1),
    ):
        if shown & corner:
            cells |= touched
    return cells


def edge(group: Mask, sides: Sides, grid: Grid) -> Mask:
    """Cells that a group touches with its colour, corners included."""
    south_east, south_west, north_east, north_west = _slanted(group, sides, grid)
    return bits.edge(group, sides, grid) | south_east | south_west | north_east | north_west


def meets(group: Mask, sides: Sides, other: Sides, grid: Grid) -> Mask:
    """Cells whose colour ``other`` touches the group's, corners included."""
    south_east, south_west, north_east, north_west = _slanted(group, sides, grid)
    there_se, there_sw, there_ne, there_nw = _corners(other)
    return (
        bits.meets(group, sides, other, grid)
        | south_east & there_nw
        | south_west & there_ne
        | north_east & there_sw
        | north_west & there_se
    )


def district(seed: Cell, sides: Sides, grid: Grid) -> Mask:
    """A district that hangs together by corners too."""
    while True:
        grown = seed | meets(seed, sides, sides, grid)
        if grown == seed:
            return seed
        seed = grown


# ---------------------------------------------------------------- the frame, and who may touch whom


def centred(city: CityMasks, setting: Setting) -> CityMasks:
    """The city in a frame whose middle is the town hall (of six rows: one of the two in the middle)."""
    grid = setting.grid
    if grid.floating != 1 or not city.hall:
        return city
    row, column = divmod(city.hall.bit_length() - 1, grid.stride)
    reach, last = grid.size // 2, grid.stride - 1
    window = block(
        grid,
        max(0, row - reach),
        min(last, row + reach),
        max(0, column - reach),
        min(last, column + reach),
    )
    return city._replace(frame=city.frame & window)


def industry_bans_commerce(city: CityMasks, grid: Grid, colour: int, shown: int) -> Mask:
    """Commerces keep away from industries as residences do."""
    banned = building.near_banned_neighbour(city, grid, colour, shown)
    if colour == SHOPS:
        banned |= bits.near_facing(city.works, shown, grid)
    if colour == WORKS:
        banned |= bits.near_facing(city.shops, shown, grid)
    return banned


def shop_plots_without_smoke(city: CityMasks, grid: Grid, group: Mask) -> Mask:
    """Commerces do not grow beside an industry either."""
    return growing.shop_plots(city, grid, group) & ~bits.near(city.works, grid)


def parkings_apart(city: CityMasks, grid: Grid, colour: int, shown: int) -> Mask:
    """A parking touches no parking."""
    if colour == GREY:
        return bits.near_facing(whole(city.parkings), shown, grid)
    return building.near_same_colour(city, grid, colour, shown)


def leisure_apart(city: CityMasks, grid: Grid, colour: int, shown: int) -> Mask:
    """A leisure card touches no leisure card."""
    if colour == CULTURE:
        return bits.near_facing(city.leisure, shown, grid)
    return building.near_same_colour(city, grid, colour, shown)


def industries_apart(city: CityMasks, grid: Grid, colour: int, shown: int) -> Mask:
    """An industry touches no industry."""
    if colour == WORKS:
        return bits.near_facing(city.works, shown, grid)
    return building.near_same_colour(city, grid, colour, shown)


def same_colour_allowed(city: CityMasks, grid: Grid, colour: int, shown: int) -> Mask:  # noqa: ARG001
    """What grows side by side may be built side by side."""
    return 0


def industry_harmless(city: CityMasks, grid: Grid, colour: int, shown: int) -> Mask:  # noqa: ARG001
    """A residence may stand beside an industry."""
    return 0


NEIGHBOURS: Final = (
    MalRule(
        id="diagonals",
        bends=("orthogonal", "district", "adjacent"),
        kinds=frozenset(
            {*WHERE, Kind.DISTRICT, Kind.SIZE, Kind.HAVE, Kind.GROWING, Kind.PLOTS, Kind.INCOME, Kind.EARNS}
            | {Kind.SCORE}
        ),
        lessons=(1, 2, 3, 6, 7, 8, 10),
        editions=EDITIONS,
        victories=VICTORIES,
        instead={
            "bits.around": around,
            "bits.near": near,
            "bits.near_facing": near_facing,
            "bits.edge": edge,
            "bits.meets": meets,
            "bits.district": district,
        },
    ),
    MalRule(
        id="hall-centre",
        bends=("frame",),
        kinds=frozenset({Kind.LEGAL, Kind.ILLEGAL, Kind.PLOTS}),
        lessons=(2,),
        editions=EDITIONS,
        seen=centred,
    ),
    MalRule(
        id="industry-bans-commerce",
        bends=("free-neighbours", "residence-industry"),
        cards="CI",
        kinds=WHERE | {Kind.PLOTS},
        lessons=(3,),
        editions=EDITIONS,
        instead={
            "building.near_banned_neighbour": industry_bans_commerce,
            "growing.shop_plots": shop_plots_without_smoke,
        },
    ),
    MalRule(
        id="parkings-apart",
        bends=("free-neighbours", "same-colour"),
        cards="P",
        kinds=WHERE,
        lessons=(3,),
        editions=EDITIONS,
        instead={"building.near_same_colour": parkings_apart},
    ),
    MalRule(
        id="leisure-apart",
        bends=("free-neighbours", "same-colour"),
        cards="L",
        kinds=WHERE,
        lessons=(3,),
        editions=EDITIONS,
        instead={"building.near_same_colour": leisure_apart},
    ),
    MalRule(
        id="industries-apart",
        bends=("free-neighbours", "same-colour"),
        cards="I",
        kinds=WHERE,
        lessons=(3,),
        editions=EDITIONS,
        instead={"building.near_same_colour": industries_apart},
    ),
    MalRule(
        id="same-colour-allowed",
        bends=("same-colour",),
        cards="RC",
        kinds=WHERE,
        lessons=(3, 7),
        editions=EDITIONS,
        instead={"building.near_same_colour": same_colour_allowed},
    ),
    MalRule(
        id="industry-harmless",
        bends=("residence-industry",),
        cards="RI",
        kinds=WHERE,
        lessons=(3,),
        editions=EDITIONS,
        instead={"building.near_banned_neighbour": industry_harmless},
    ),
)
