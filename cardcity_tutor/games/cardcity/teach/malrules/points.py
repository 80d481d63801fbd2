"""Wrong scores: lesson 10, with parks and clouds lessons 12 and 13, with other victories lesson 20."""

from __future__ import annotations

from typing import Final

from ...rules.kernel.bits import popcount
from ...rules.kernel.earning import beside_park
from ...rules.setting import EDITIONS
from .asking import Terms
from .money import linear, one_sum
from .mutant_engine import MalRule
from .questions import Kind, Question

SCORE: Final = frozenset({Kind.SCORE})
WITH_PARKS: Final = ("normal", "advanced")


def money_rounded(question: Question, terms: Terms) -> Terms:
    """A rest of $3 or $4 is worth a point too."""
    return terms | {"money-points": (question.position.money + 2) // 5}


def money_in_fifths(question: Question, terms: Terms) -> Terms:
    """Every dollar is worth a fifth of a point."""
    return terms | {"money-points": question.position.money / 5}


def money_in_dollars(question: Question, terms: Terms) -> Terms:
    """Every dollar is a point."""
    return terms | {"money-points": question.position.money}


def no_empties(question: Question, terms: Terms) -> Terms:  # noqa: ARG001
    """Empty places cost nothing."""
    return terms | {"empty-place": 0}


def empties_in_box(question: Question, terms: Terms) -> Terms:
    """Only the holes between the cards cost, not the whole frame."""
    city, grid = question.position.city, question.position.setting.grid
    holes = city.extent.box & ~city.occupied
    if city.parks:
        holes &= ~beside_park(city, grid)
    return terms | {"empty-place": -popcount(holes)}


def parks_are_empty(question: Question, terms: Terms) -> Terms:
    """A place with a park or a cloud is empty too."""
    city = question.position.city
    return terms | {"empty-place": terms["empty-place"] - popcount((city.parks | city.clouds) & city.own)}


def parks_only_save(question: Question, terms: Terms) -> Terms:  # noqa: ARG001
    """An empty place beside a park costs nothing, and brings nothing: a swing of 1 where it is 2."""
    return terms | ({"park-value": 0} if "park-value" in terms else {})


def parks_forgotten(question: Question, terms: Terms) -> Terms:  # noqa: ARG001
    """An empty place beside a park costs as any other."""
    return terms | ({"park-value": -terms["park-value"]} if "park-value" in terms else {})


def clouds_cost_one(question: Question, terms: Terms) -> Terms:  # noqa: ARG001
    """A cloud costs as much as an empty place."""
    return terms | ({"cloud-cost": terms["cloud-cost"] / 2} if "cloud-cost" in terms else {})


def clouds_forgotten(question: Question, terms: Terms) -> Terms:  # noqa: ARG001
    """A cloud costs nothing."""
    return terms | ({"cloud-cost": 0} if "cloud-cost" in terms else {})


POINTS: Final = (
    MalRule(
        id="money-rounded",
        bends=("money-points",),
        kinds=SCORE,
        lessons=(10,),
        editions=EDITIONS,
        told=money_rounded,
    ),
    MalRule(
        id="money-in-fifths",
        bends=("money-points",),
        kinds=SCORE,
        lessons=(10,),
        editions=EDITIONS,
        told=money_in_fifths,
    ),
    MalRule(
        id="money-in-dollars",
        bends=("money-points",),
        kinds=SCORE,
        lessons=(10,),
        editions=EDITIONS,
        told=money_in_dollars,
    ),
    MalRule(
        id="empties-forgotten",
        bends=("empty-place",),
        kinds=SCORE,
        lessons=(10,),
        editions=EDITIONS,
        told=no_empties,
    ),
    MalRule(
        id="empties-in-box",
        bends=("empty-place", "frame"),
        kinds=SCORE,
        lessons=(10,),
        editions=EDITIONS,
        told=empties_in_box,
    ),
    MalRule(
        id="linear-points",
        bends=("residential-district",),
        kinds=SCORE,
        lessons=(10,),
        editions=EDITIONS,
        instead={"accounts.triangle": linear},
    ),
    MalRule(
        id="points-in-one-sum",
        bends=("residential-district", "district"),
        kinds=SCORE,
        lessons=(10,),
        editions=EDITIONS,
        instead={"accounts._triangles": one_sum},
    ),
    MalRule(
        id="park-swing-one",
        bends=("park-value",),
        kinds=SCORE,
        lessons=(13,),
        levels=WITH_PARKS,
        told=parks_only_save,
    ),
    MalRule(
        id="parks-forgotten",
        bends=("park-value",),
        kinds=SCORE,
        lessons=(13,),
        levels=WITH_PARKS,
        told=parks_forgotten,
    ),
    MalRule(
        id="parks-are-empty",
        bends=("empty-place", "park-value"),
        kinds=SCORE,
        lessons=(13,),
        levels=WITH_PARKS,
        told=parks_are_empty,
    ),
    MalRule(
        id="cloud-costs-one",
        bends=("cloud-cost",),
        kinds=SCORE,
        lessons=(12, 13),
        levels=WITH_PARKS,
        told=clouds_cost_one,
    ),
    MalRule(
        id="clouds-forgotten",
        bends=("cloud-cost",),
        kinds=SCORE,
        lessons=(12, 13),
        levels=WITH_PARKS,
        told=clouds_forgotten,
    ),
    MalRule(
        id="hall-pleases",
        bends=("happy-district",),
        kinds=SCORE,
        lessons=(20,),
        victories=("happiness",),
        numbers={"hall_pleases": 1},
    ),
)
