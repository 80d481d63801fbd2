"""Wrong ideas of development: lessons 6 and 7."""

from __future__ import annotations

from typing import Final

from .....core.breakdown import Number
from ...rules.kernel import growing
from ...rules.kernel.bits import anywhere, meets, near, popcount
from ...rules.kernel.earning import whole, without
from ...rules.kernel.shapes import CityMasks, Grid, Mask, Rules, Sides
from ...rules.setting import EDITIONS, Setting
from . import asking
from .mutant_engine import MalRule
from .questions import Kind

COUNTED: Final = frozenset({Kind.HAVE, Kind.GROWING, Kind.PLOTS})
GROWN: Final = frozenset({Kind.GROWING, Kind.PLOTS})


def culture_without_hall(city: CityMasks, grid: Grid, rules: Rules, group: Mask) -> Mask:
    """Only leisure is culture."""
    return growing.culture_beside(city, grid, rules, group) & ~city.hall


def common_sides(group: Mask, sides: Sides, other: Sides, grid: Grid) -> int:
    """How many edges the colour of a group has in common with another colour."""
    count = 0
    todo = group
    while todo:
        card = todo & -todo
        todo ^= card
        count += popcount(meets(card, sides, other, grid))
    return count


def touching_sides(city: CityMasks, setting: Setting, colour: str, group: Mask) -> int:
    """A residential district counts every side that touches culture, so a card that touches twice counts twice."""
    if colour != "R":
        return asking.helpers(city, setting, colour, group)
    grid = setting.grid
    count = common_sides(group, city.homes, city.leisure, grid)
    count += common_sides(group, city.homes, whole(city.hall), grid)
    return count + (popcount(group & anywhere(city.leisure)) if setting.rules.inside else 0)


def residence_cards(city: CityMasks, setting: Setting, colour: str, group: Mask) -> int:
    """A commerce counts the residences that it touches, whether or not they belong together."""
    if colour == "R":
        return asking.helpers(city, setting, colour, group)
    return popcount(growing.homes_beside(city, setting.grid, setting.rules, group))


def as_many(helping: int, cards: Number) -> bool:
    """As many helpers as cards are enough."""
    return helping >= cards


def plots_beside_industry(city: CityMasks, grid: Grid, group: Mask) -> Mask:
    """A residence grows anywhere beside its district."""
    return growing.shop_plots(city._replace(shops=city.homes), grid, group)


def home_plots_apart(city: CityMasks, grid: Grid, group: Mask) -> Mask:
    """A residence does not grow next to another district of its colour."""
    return growing.home_plots(city, grid, group) & ~near(without(city.homes, group), grid)


def shop_plots_apart(city: CityMasks, grid: Grid, group: Mask) -> Mask:
    """Nor does a commerce."""
    return growing.shop_plots(city, grid, group) & ~near(without(city.shops, group), grid)


def room_without_limit(city: CityMasks, rules: Rules) -> int:  # noqa: ARG001
    """There is always room for what grows."""
    return 1


GROWTH: Final = (
    MalRule(
        id="culture-without-hall",
        bends=("culture", "residence-growth"),
        kinds=COUNTED,
        lessons=(6,),
        editions=EDITIONS,
        instead={"growing.culture_beside": culture_without_hall},
    ),
    MalRule(
        id="sides-not-cards",
        bends=("residence-growth", "culture"),
        kinds=COUNTED,
        lessons=(6,),
        editions=EDITIONS,
        instead={"asking.helpers": touching_sides},
    ),
    MalRule(
        id="cards-not-districts",
        bends=("different-districts", "commerce-growth"),
        kinds=COUNTED,
        lessons=(7,),
        editions=EDITIONS,
        instead={"asking.helpers": residence_cards},
    ),
    MalRule(
        id="as-many-suffices",
        bends=("residence-growth", "commerce-growth"),
        kinds=GROWN,
        lessons=(6, 7),
        editions=EDITIONS,
        instead={"asking.is_due": as_many},
    ),
    MalRule(
        id="growth-beyond-limit",
        bends=("development-limit", "limit"),
        kinds=GROWN,
        lessons=(7,),
        editions=EDITIONS,
        instead={"building.room": room_without_limit},
    ),
    MalRule(
        id="growth-beside-industry",
        bends=("development-place", "residence-industry"),
        kinds=GROWN,
        lessons=(6,),
        editions=EDITIONS,
        instead={"growing.home_plots": plots_beside_industry},
    ),
    MalRule(
        id="no-merging",
        bends=("development-merge", "same-colour"),
        kinds=GROWN,
        lessons=(6, 7),
        editions=EDITIONS,
        instead={"growing.home_plots": home_plots_apart, "growing.shop_plots": shop_plots_apart},
    ),
)
