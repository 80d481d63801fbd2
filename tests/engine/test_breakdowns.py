"""Income and score as trees of terms: sums agree, cells are the right ones, numbers are those of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from cardcity_tutor.core import InputError, Number, Place, Term
from cardcity_tutor.games.cardcity import VICTORIES, Position
from cardcity_tutor.games.cardcity.book import rule
from cardcity_tutor.games.cardcity.book.claims import position
from tests.engine.strategies import Request, briefly, requests
from tests.reference.board import districts, parse_city, without_architect
from tests.reference.inspecting import settings_of

MIXED = "R R C / M P L / K N I"
"""Nine cards of the normal level, one of each kind but for the second residence."""
CROSS = ". R . / C P M / . I ."
"""A parking that touches five colours."""


def trees(where: Position) -> list[Term]:
    return [where.income(), *(where.score(victory).term for victory in VICTORIES)]


def leaves(term: Term, rule_id: str) -> list[Term]:
    """The terms of a rule that have no parts."""
    return [part for part in term.walk() if part.rule == rule_id and not part.parts]


def only(term: Term, rule_id: str) -> Term:
    (found,) = leaves(term, rule_id)
    return found


def cells_of(terms: list[Term]) -> list[Place]:
    return sorted(place for term in terms for place in term.cells)


@briefly
@given(requests(largest_hand=0))
def test_sums_agree_and_every_term_has_its_rule(request: Request) -> None:
    where = position(request)
    for tree in trees(where):
        for term in tree.walk():
            if term.parts:
                assert term.value == sum(part.value for part in term.parts)
                assert isinstance(term.value, int) or term.value % 1 == 0.5
            assert len(set(term.cells)) == len(term.cells)


@pytest.mark.parametrize("edition", ["xl", "2012"])
def test_terms_cite_rules_of_their_edition(edition: str) -> None:
    variants = {"xl": ["ecological", "leisure-crisis"], "2012": ["decentralisation", "parking-meters"]}[
        edition
    ]
    level, text = ("advanced", MIXED) if edition == "xl" else ("simplified", CROSS)
    where = Position.of(text, edition=edition, level=level, variants=variants)
    cited = {term.rule for tree in trees(where)[: 6 if edition == "xl" else 2] for term in tree.walk()}
    unknown = set()
    for rule_id in cited:
        try:
            if edition not in rule(rule_id).only["edition"]:
                unknown.add(rule_id)
        except InputError:
            unknown.add(rule_id)
    assert unknown == set()


@briefly
@given(requests(largest_hand=0))
def test_districts_partition_their_cards(request: Request) -> None:
    where = position(request)
    city = without_architect(parse_city(request["city"]))
    residential, income = where.score("residential").term, where.income()
    groups = [
        ("R", leaves(residential, "residential-district")),
        ("R", [part for part in where.score("happiness").term.parts if part.cells]),
        ("C", leaves(income, "commerce-income")),
    ]
    if settings_of(request).free_meter_colours is not None:
        groups.append(("P", list(income.parts[2].parts)))
    for kind, found in groups:
        terms = [term for term in found if term.cells]
        assert sorted(sorted(term.cells) for term in terms) == sorted(map(sorted, districts(city, kind)))
        assert cells_of(terms) == sorted(cell for cell, card in city.items() if card.has(kind))


@briefly
@given(requests(largest_hand=0))
def test_empty_places_and_cards_fill_one_frame(request: Request) -> None:
    where = position(request)
    city = without_architect(parse_city(request["city"]))
    size = settings_of(request).frame
    for victory, empty, park, each in (
        ("residential", "empty-place", "park-value", 1),
        ("economic", "empty-cost", "park-money", 5),
    ):
        account = where.score(victory)
        lost, gained = only(account.term, empty), leaves(account.term, park)
        assert lost.params["count"] == len(lost.cells) == -lost.value / each
        assert sum(term.value for term in gained) == each * len(cells_of(gained))
        square = sorted([*lost.cells, *cells_of(gained), *city])
        top, left = square[0]
        assert square == [(top + r, left + c) for r in range(size) for c in range(size)]
        assert account.cards == len(city)
        assert account.money == where.money


@pytest.mark.parametrize(
    ("text", "level", "money", "expected"),
    [
        pytest.param("M", "simplified", 3, (-24, -117, 0, 0, 0), id="hall"),
        # A district of three, $36, 16 empty places; two warehouses at outer sides for each kind.
        pytest.param(
            "R R C / R P I / M I P", "simplified", 36, (6 + 7 - 16, 36 - 80, 6, 5, 0), id="district"
        ),
        # 25 empty places and 2 beside the park.
        pytest.param(MIXED, "normal", 12, (3 + 2 - 25 + 2 - 2, 12 - 125 + 10, 4, 4, 0), id="mixed"),
        # Satisfied: leisure, parking and commerce. A park doubles; a cloud spoils, whatever the park does.
        pytest.param("R R L / C P M", "normal", 0, (3 - 30, -150, 1, 4, 2), id="happy"),
        pytest.param("K R R L / . C P M", "normal", 0, (3 - 26 + 3, -130 + 15, 1, 4, 4), id="happy-park"),
        pytest.param("N R R L / . C P M", "normal", 0, (3 - 29 - 2, -145, 1, 4, 0), id="happy-cloud"),
        pytest.param(
            ". N . / P R K / . R L / . C .",
            "normal",
            0,
            (3 - 27 + 2 - 2, -135 + 10, 1, 5, 0),
            id="cloud-and-park",
        ),
        # Half a card counts one half, and a warehouse beside it one: I shows south and west, C north and east.
        pytest.param("M CI0", "advanced", 0, (-34, -170, 1.5, 2.5, 0), id="diagonal-half"),
        pytest.param("M CIn", "advanced", 0, (-34, -170, 2.5, 2.5, 0), id="straight-half"),
        pytest.param("CI0 M CI0", "advanced", 0, (-33, -165, 4, 4, 0), id="two-halves-make-one"),
        # Half a residence counts whole in its district, and its own leisure half serves.
        pytest.param("RL1 R / C P", "advanced", 5, (3 + 1 - 32, 5 - 160, 1, 4, 2), id="half-residence"),
    ],
)
def test_the_five_victories(text: str, level: str, money: int, expected: tuple[Number, ...]) -> None:
    where = Position.of(text, level=level, money=money)
    assert tuple(where.score(victory).value for victory in VICTORIES) == expected
    assert all(isinstance(value, int) or value % 1 for value in expected)


@pytest.mark.parametrize(
    ("rulings", "text", "points"),
    [
        pytest.param({}, "R R C / M P .", 0, id="the-hall-does-not-serve"),
        pytest.param({"happiness-leisure": False}, "R R C / M P .", 2, id="the-hall-serves"),
        pytest.param({"bicolour-inside": False}, "RL1 R / C P", 0, id="halves-do-not-touch"),
        pytest.param({"happiness-leisure": False}, "R R C / P M N", 2, id="a-cloud-elsewhere"),
    ],
)
def test_switches_of_happiness(rulings: dict[str, bool], text: str, points: int) -> None:
    where = Position.of(text, level="advanced", rulings=rulings)
    assert where.score("happiness").value == points


def test_an_unsatisfied_district_says_what_it_lacks() -> None:
    lacking = Position.of("R M R / P . L").score("happiness").term.parts
    assert [(term.value, term.params["missing"]) for term in lacking] == [(0, "L, C"), (0, "P, C")]


@pytest.mark.parametrize(
    ("text", "level", "victory", "rule_id", "places"),
    [
        # One row is left over: above lie two places beside parks, below one.
        pytest.param(
            "K . K / M P P / P P P / P P P / P P K",
            "normal",
            "residential",
            "park-value",
            {(-1, 0), (-1, 2), (0, 1), (0, -1), (0, 3), (4, 3)},
            id="parks",
        ),
        # No column is left over: the places left and right of the row lie outside the frame.
        pytest.param(
            "K M P P K", "simplified", "economic", "park-money", {(-1, 0), (1, 0), (-1, 4), (1, 4)}, id="row"
        ),
        pytest.param(
            "I / M / P / P",
            "simplified",
            "industrial",
            "warehouse-industry",
            {(-1, 0), (0, -1), (0, 1)},
            id="above",
        ),
        pytest.param(
            "P / M / P / C",
            "simplified",
            "commercial",
            "warehouse-commerce",
            {(4, 0), (3, -1), (3, 1)},
            id="below",
        ),
    ],
)
def test_the_frame_lies_where_it_scores_best(
    text: str, level: str, victory: str, rule_id: str, places: set[Place]
) -> None:
    assert set(only(Position.of(text, level=level).score(victory).term, rule_id).cells) == places


@pytest.mark.parametrize(
    ("text", "rulings", "percent"),
    [
        pytest.param(MIXED, {}, 2 + 1 + 5 - 5, id="one-of-each"),
        pytest.param("M I I2 I3 I4", {}, 2 + 3 + 4 + 5, id="pictures"),
        pytest.param("M CI0 / LIs RC2", {}, 3 + 2 + 1, id="halves"),
        pytest.param("K M K", {}, -10, id="below-zero"),
        pytest.param("M I I2 CI0", {"industry-pictures": {"I2": 9, "half_I": 0}}, 2 + 9 + 1, id="switched"),
    ],
)
def test_pollution_in_each_victory(text: str, rulings: dict[str, Any], percent: int) -> None:
    clean = Position.of(text, level="advanced", rulings=rulings)
    smoky = Position.of(text, level="advanced", rulings=rulings, variants=["ecological"])
    assert smoky.pollution() == percent
    for victory, sign in zip(VICTORIES, (-1, -1, 1, 1, 0), strict=True):
        before, after = clean.score(victory).value, smoky.score(victory).value
        assert before is not None
        assert after == before + sign * percent
        assert only(smoky.score(victory).term, f"pollution-{victory}").value == sign * percent


@pytest.mark.parametrize(("money", "out", "left"), [(4, True, 4), (5, False, 0), (12, False, 7)])
def test_over_thirty_percent_the_happy_pay_or_are_out(money: int, out: bool, left: int) -> None:
    text = "I4 I4 I4 / I4 I4 I4 / M P C"
    account = Position.of(text, level="normal", variants=["ecological"], money=money).score("happiness")
    assert (account.out, account.money, account.value) == (out, left, None if out else 0)
    fine = only(account.term, "pollution-happiness")
    assert dict(fine.params) == {"percent": 31, "fine": 5, "out": out}


@pytest.mark.parametrize(
    ("text", "crisis", "price"),
    [("M", 5, 5), ("M L", 10, 5), ("L M L", 15, 5), ("L M RL0 / . . LIs", 20, 5)],
)
def test_the_leisure_crisis(text: str, crisis: int, price: int) -> None:
    assert Position.of(text, level="advanced", variants=["leisure-crisis"]).price("L") == crisis
    assert Position.of(text, level="advanced").price("RLd") == price


@pytest.mark.parametrize(
    ("text", "zones", "steps", "industry", "points"),
    [
        pytest.param(CROSS, 5, 3, 0, 1 - 20 + 5 + 6, id="all-colours"),
        pytest.param(CROSS + " / I . .", 5, 3, 3, 1 - 19 + 5 + 6 + 3, id="two-industrial-zones"),
        pytest.param("M", 0, 4, 0, -24 + 8, id="hall-in-a-corner"),
        pytest.param(
            "P P P P P / P P P P P / P P M P P / P P P P P / P P P P P", 0, 0, 0, 0, id="hall-in-the-middle"
        ),
    ],
)
def test_decentralisation(text: str, zones: int, steps: int, industry: int, points: int) -> None:
    account = Position.of(text, edition="2012", variants=["decentralisation"]).score()
    values = {term.rule: term.value for term in account.term.parts if term.rule.startswith("decentralised")}
    assert values == {
        "decentralised-zones": zones,
        "decentralised-hall": 2 * steps,
        "decentralised-industry": industry,
    }
    assert account.value == points


@pytest.mark.parametrize(
    ("text", "advanced", "old"),
    [
        pytest.param("R P", 0, 0, id="one-colour"),
        pytest.param("P M", 1, 0, id="hall-is-two"),
        pytest.param("C P M", 2, 1, id="three"),
        pytest.param("C P M / . I .", 3, 2, id="four"),
        pytest.param(CROSS, 4, 3, id="five"),
        pytest.param("P P M / R . L", 2, 1, id="one-district-of-two"),
        pytest.param("P M P", 2, 0, id="two-districts"),
    ],
)
def test_parking_meters(text: str, advanced: int, old: int) -> None:
    meters = {
        "advanced": Position.of(text, level="advanced"),
        "normal": Position.of(text, level="normal"),
        "2012": Position.of(text, edition="2012", variants=["parking-meters"]),
        "2012-plain": Position.of(text, edition="2012"),
    }
    assert {name: where.income().parts[2].value for name, where in meters.items()} == {
        "advanced": advanced,
        "normal": 0,
        "2012": old,
        "2012-plain": 0,
    }
