"""Wrong counts of the limit: lesson 4, with parks and clouds lesson 13."""

from __future__ import annotations

from typing import Final

from ...rules.kernel import building
from ...rules.kernel.bits import popcount
from ...rules.kernel.cards import CLOUD, PARK, is_industry
from ...rules.kernel.shapes import CityMasks
from ...rules.setting import EDITIONS
from .mutant_engine import MalRule
from .questions import Kind

COUNTS: Final = frozenset({Kind.USED, Kind.ROOM, Kind.LEGAL, Kind.ILLEGAL})
GROWTH: Final = frozenset({Kind.GROWING, Kind.PLOTS})


def used_with_industries(city: CityMasks) -> int:
    """Every card counts but parks and clouds."""
    return popcount(city.occupied & city.own & ~(city.parks | city.clouds))


def counts_with_industries(card: int) -> bool:
    """An industry counts as any building."""
    return card not in {PARK, CLOUD}


def used_without_hall(city: CityMasks) -> int:
    """The town hall does not count."""
    return building.used(city) - popcount(city.hall & city.own)


def used_with_parks(city: CityMasks) -> int:
    """Parks and clouds count."""
    return building.used(city) + popcount((city.parks | city.clouds) & city.own)


def counts_with_parks(card: int) -> bool:
    """A park counts; a full industry does not."""
    return not is_industry(card)


def industries_once(city: CityMasks) -> int:
    """The first industry raises the limit, the others do not."""
    return min(1, building.industries(city))


LIMITS: Final = (
    MalRule(
        id="limit-counts-industries",
        bends=("limit-industry", "limit"),
        kinds=COUNTS | GROWTH,
        lessons=(4,),
        editions=EDITIONS,
        instead={
            "building.used": used_with_industries,
            "cards.counts_in_limit": counts_with_industries,
        },
    ),
    MalRule(
        id="limit-forgets-hall",
        bends=("limit",),
        kinds=COUNTS,
        lessons=(4,),
        editions=EDITIONS,
        instead={"building.used": used_without_hall},
    ),
    MalRule(
        id="limit-raised-once",
        bends=("limit", "limit-industry"),
        kinds=GROWTH | {Kind.LIMIT, Kind.ROOM, Kind.LEGAL, Kind.ILLEGAL},
        lessons=(4,),
        editions=EDITIONS,
        instead={"building.industries": industries_once},
    ),
    MalRule(
        id="limit-counts-parks",
        bends=("limit-free", "limit"),
        kinds=COUNTS,
        lessons=(13,),
        levels=("normal", "advanced"),
        instead={
            "building.used": used_with_parks,
            "cards.counts_in_limit": counts_with_parks,
        },
    ),
)
