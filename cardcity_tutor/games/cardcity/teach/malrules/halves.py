"""Wrong ideas of bicolour cards: lessons 14 and 15, in the other victories lesson 19."""

from __future__ import annotations

from typing import Final

from .....core.breakdown import Number, Term
from ...rules import accounts
from ...rules.accounts import triangle
from ...rules.kernel import building
from ...rules.kernel.bits import anywhere, district, popcount
from ...rules.kernel.cards import BICOLOUR, LEISURE, counts_in_limit, has_industry
from ...rules.kernel.earning import share, whole
from ...rules.kernel.shapes import ALL_SIDES, CityMasks, Mask, Rules, Sides
from ...rules.setting import Setting
from .asking import Terms
from .mutant_engine import MalRule
from .questions import Kind, Question

ADVANCED: Final = ("advanced",)
EVERYTHING_TOUCHING: Final = frozenset(
    {Kind.LEGAL, Kind.ILLEGAL, Kind.FIRST, Kind.DISTRICT, Kind.SIZE, Kind.HAVE}
    | {Kind.GROWING, Kind.PLOTS, Kind.INCOME, Kind.EARNS, Kind.SCORE}
)


def used_by_halves(city: CityMasks) -> Number:
    """A bicolour card counts one half in the limit."""
    return building.used(city) - popcount(city.halves & city.own) / 2


def within_limit_by_halves(city: CityMasks, rules: Rules, card: int) -> bool:
    """Whether the limit lets a whole card, or half a one, in."""
    if not counts_in_limit(card):
        return True
    left = rules.limit + rules.limit_step * building.industries(city) - used_by_halves(city)
    left += rules.limit_step if has_industry(card) else 0
    return left >= (0.5 if card >= BICOLOUR else 1)


def room_by_halves(city: CityMasks, rules: Rules) -> Number:
    """What the limit still lets in, halves included."""
    return rules.limit + rules.limit_step * building.industries(city) - used_by_halves(city)


def used_without_industry_halves(city: CityMasks) -> int:
    """A card with half an industry does not count, as full industries do not."""
    return building.used(city) - popcount(anywhere(city.works) & city.halves & city.own)


def full_industries(city: CityMasks) -> int:
    """Half an industry is none."""
    return popcount(anywhere(city.works) & city.own & ~city.halves)


def half_sizes(city: CityMasks, group: Mask) -> Number:
    """A half counts one half in its district."""
    return popcount(group & ~city.halves) + popcount(group & city.halves) / 2


def half_triangles(city: CityMasks, setting: Setting, sides: Sides, rule: str) -> list[Term]:
    """Two halves make a card of the sum 1 + 2 + …; a single half adds nothing."""
    terms = []
    todo = anywhere(sides)
    while todo:
        group = district(todo & -todo, sides, setting.grid)
        todo &= ~group
        if group & city.own:
            terms.append(Term(rule, share(city, group, triangle(int(half_sizes(city, group))))))
    return terms


def shown_everywhere(city: CityMasks, setting: Setting) -> CityMasks:  # noqa: ARG001 (one signature for all views)
    """A bicolour card shows both colours on every side."""

    def all_round(sides: Sides) -> Sides:
        return whole(anywhere(sides))

    return city._replace(
        homes=all_round(city.homes),
        shops=all_round(city.shops),
        leisure=all_round(city.leisure),
        works=all_round(city.works),
    )


def all_sides(card: int, facing: int, slant: int) -> int:  # noqa: ARG001
    """So does the card that comes, however it is turned."""
    return ALL_SIDES


def full_leisure(card: int) -> bool:
    """Only a full leisure card is to be paid."""
    return card == LEISURE


def halves_score_whole(question: Question, terms: Terms) -> Terms:
    """Half a card scores a whole point in the industrial and the commercial victory."""
    city = accounts.settled_city(question.position.city, question.position.setting)
    industrial = question.victory == "industrial"
    cards = anywhere(city.works if industrial else city.shops) & (city.own | city.lent)
    return terms | {"industry-cards" if industrial else "commerce-cards": popcount(cards)}


HALVES: Final = (
    MalRule(
        id="half-in-limit",
        bends=("bicolour-limit", "limit"),
        kinds=frozenset({Kind.USED, Kind.ROOM, Kind.LEGAL, Kind.ILLEGAL}),
        lessons=(14,),
        levels=ADVANCED,
        instead={
            "building.used": used_by_halves,
            "building.room": room_by_halves,
            "building.within_limit": within_limit_by_halves,
        },
    ),
    MalRule(
        id="half-industry-outside-limit",
        bends=("bicolour-limit", "limit-industry"),
        kinds=frozenset({Kind.USED, Kind.ROOM}),
        lessons=(14,),
        levels=ADVANCED,
        instead={"building.used": used_without_industry_halves},
    ),
    MalRule(
        id="half-industry-forgotten",
        bends=("bicolour-limit", "buy-industry"),
        kinds=frozenset({Kind.LIMIT, Kind.ROOM, Kind.PRICE}),
        lessons=(14,),
        levels=ADVANCED,
        instead={"building.industries": full_industries},
    ),
    MalRule(
        id="half-in-district",
        bends=("half-counts-whole", "district"),
        kinds=frozenset({Kind.SIZE, Kind.GROWING, Kind.PLOTS, Kind.INCOME, Kind.EARNS, Kind.SCORE}),
        lessons=(15,),
        levels=ADVANCED,
        instead={"asking.size_of": half_sizes, "accounts._triangles": half_triangles},
    ),
    MalRule(
        id="both-colours-everywhere",
        bends=("bicolour-build", "bicolour-turn"),
        kinds=EVERYTHING_TOUCHING,
        lessons=(14, 15),
        levels=ADVANCED,
        instead={"cards.first_sides": all_sides, "cards.second_sides": all_sides},
        seen=shown_everywhere,
    ),
    MalRule(
        id="halves-are-strangers",
        bends=("bicolour-build", "bicolour-inside"),
        kinds=frozenset({Kind.HAVE, Kind.GROWING, Kind.PLOTS}),
        lessons=(15,),
        levels=ADVANCED,
        numbers={"inside": 0},
    ),
    MalRule(
        id="half-leisure-free",
        bends=("leisure-price", "bicolour-rules"),
        cards="L",
        kinds=frozenset({Kind.PRICE, Kind.LEGAL, Kind.ILLEGAL}),
        lessons=(14,),
        levels=ADVANCED,
        instead={"cards.has_leisure": full_leisure},
    ),
    MalRule(
        id="halves-score-whole",
        bends=("half-cards",),
        kinds=frozenset({Kind.SCORE}),
        lessons=(19,),
        levels=ADVANCED,
        victories=("industrial", "commercial"),
        told=halves_score_whole,
    ),
)
