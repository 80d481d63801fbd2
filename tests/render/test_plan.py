"""Where everything lies: the window, the kerb, the names, brick rows."""

import re
from collections.abc import Iterable

import pytest
from hypothesis import given, settings

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.games.cardcity.face import Plan, badge_spot, plan_of, stamp_spot
from cardcity_tutor.games.cardcity.face.plan import CARD, PITCH, Box
from cardcity_tutor.games.cardcity.rules.position import Position
from tests.render.positions import EXAMPLES, at, positions


def rows_and_columns(places: Iterable[Place]) -> tuple[list[int], list[int]]:
    found = list(places)
    return sorted({row for row, _ in found}), sorted({column for _, column in found})


def holds(box: Box, inner: Box) -> bool:
    x, y, width, height = box
    left, top, inner_width, inner_height = inner
    return x <= left and y <= top and left + inner_width <= x + width and top + inner_height <= y + height


@pytest.mark.parametrize(
    ("text", "rows", "columns", "kerb"),
    [
        ("M", range(-1, 2), range(-1, 2), set()),
        (". . / . M", range(3), range(3), set()),
        ("M R R R", range(-1, 2), range(-1, 5), set()),
        (
            "M R R R R",
            range(-1, 2),
            range(5),
            {(row, column) for row in (-1, 0, 1) for column in (-1, 5)},
        ),
        ("M / R / R / R / C", range(5), range(-1, 2), {(r, c) for r in (-1, 5) for c in (-1, 0, 1)}),
    ],
)
def test_window_of_a_floating_frame(text: str, rows: range, columns: range, kerb: set[Place]) -> None:
    plan = plan_of(at(text))
    assert rows_and_columns(plan.spots) == ([*rows], [*columns])
    assert set(plan.kerb) == kerb


def test_full_frame_has_kerb_on_all_sides_but_at_no_corner() -> None:
    plan = plan_of(EXAMPLES["five"])
    sides = {(row, column) for row in range(5) for column in (-1, 5)}
    assert set(plan.kerb) == sides | {(column, row) for row, column in sides}
    assert plan.core != plan.box


def test_an_architect_outside_the_frame_is_shown() -> None:
    plan = plan_of(EXAMPLES["architect"])
    assert plan.tokens[5, 1] == "A"
    assert rows_and_columns(plan.spots) == ([*range(6)], [*range(5)])
    assert (-1, 0) in plan.kerb
    assert not any(row > 5 for row, _ in plan.kerb)


def test_an_architect_beside_the_cards_widens_the_window() -> None:
    plan = plan_of(at(". A / M .", "architect"))
    assert rows_and_columns(plan.spots) == ([-1, 0, 1, 2], [-1, 0, 1, 2])


def test_the_suburb_is_shown_whole() -> None:
    plan = plan_of(EXAMPLES["suburb"])
    assert rows_and_columns(plan.spots) == ([*range(-1, 6)], [*range(-1, 6)])
    assert len(plan.ring) == 24
    assert set(plan.tokens) >= plan.ring
    assert plan.kerb == {}
    assert plan.names[0, 0] == "b2"
    assert holds(plan.core, plan.ground)


@pytest.mark.parametrize(
    ("players", "text", "size"),
    [(2, "M0 / M1", (6, 5)), (4, "M0 M1 / M3 M2", (6, 6))],
)
def test_a_new_single_city_shows_two_cells_around_its_halls(
    players: int, text: str, size: tuple[int, int]
) -> None:
    plan = plan_of(at(text, "single-city", players=players))
    rows, columns = rows_and_columns(plan.spots)
    assert (len(rows), len(columns)) == size
    assert set(plan.zones) == set(plan.spots)
    assert set(plan.zones.values()) == set(range(players))


def test_a_common_width_that_is_used_up_has_kerb_on_its_two_sides() -> None:
    plan = plan_of(at("R C M0 R C / . . M1 . .", "single-city", players=2))
    assert rows_and_columns(plan.spots)[1] == [0, 1, 2, 3, 4]
    assert {column for _, column in plan.kerb} == {-1, 5}
    assert {row for row, _ in plan.kerb} == {row for row, _ in plan.spots}


def test_the_window_stays_on_the_map() -> None:
    corner = "R" + " ." * 5 + " / " + ". . . . . . / " * 3
    plan = plan_of(at(f"{corner}. . . . M0 M1 / . . . . M3 M2", "single-city", players=4))
    assert min(plan.spots) == (0, 0)
    assert plan.tokens[0, 0] == "R"


@pytest.mark.parametrize(
    "text", ["M0 M1 / > M2", "> > > N I4 . / > > R R L C / > > > C M0 M1 P I1 / > > > > > > M2"]
)
def test_brick_rows_move_by_half_a_pitch(text: str) -> None:
    plan = plan_of(at(text, "single-city", players=3, level="normal"))
    assert plan.brick
    for (row, column), (x, y) in plan.spots.items():
        for below, shift in (((row + 1, column), PITCH / 2), ((row + 1, column - 1), -PITCH / 2)):
            if below in plan.spots:
                assert plan.spots[below] == (x + shift, y + PITCH)


@settings(max_examples=50)
@given(positions())
def test_every_cell_is_findable_by_its_name(position: Position) -> None:
    plan = plan_of(position)
    assert list(plan.names) == list(plan.spots) == sorted(plan.spots)
    assert len(set(plan.names.values())) == len(plan.names)
    heads = {text: (x, y) for text, x, y in plan.labels}
    assert len(heads) == len(plan.labels)
    for place, name in plan.names.items():
        parts = re.fullmatch(r"([a-z]+)(\d+)", name)
        assert parts
        x, y = plan.spots[place]
        assert x < heads[parts[1]][0] < x + CARD
        assert y < heads[parts[2]][1] < y + CARD


@settings(max_examples=50)
@given(positions())
def test_the_window_holds_all_cards_and_all_legal_cells(position: Position) -> None:
    plan = plan_of(position)
    assert set(plan.tokens) <= set(plan.spots)
    cards = ("R", "P", "L", "I1", "RLd") if position.setting.level == "advanced" else ("R", "P", "L", "I1")
    for card in cards:
        assert {(found[0], found[1]) for found in position.legal(card)} <= set(plan.spots)
    assert not set(plan.kerb) & set(plan.spots)
    assert not any(position.verdict("P", place).legal for place in plan.kerb)


@settings(max_examples=50)
@given(positions())
def test_the_boxes_hold_what_they_should(position: Position) -> None:
    plan = plan_of(position)
    assert holds(plan.box, plan.core)
    for x, y in plan.spots.values():
        assert holds(plan.core, (x, y, CARD, CARD))
    for text, x, y in plan.labels:
        assert holds(plan.core, (x - 6 * len(text), y - 14, 12 * len(text), 14)), text
    for strip in plan.kerb.values():
        assert sorted(strip[2:]) == [44, 100]
        assert holds(plan.box, strip)
        assert not holds(plan.core, strip)


def places_on(plan: Plan, x: float, y: float) -> set[Place]:
    return {
        place for place, (left, top) in plan.spots.items() if left < x < left + CARD and top < y < top + CARD
    }


def test_badge_sits_top_right_on_the_topmost_right_card() -> None:
    plan = plan_of(at("R R . / R M ."))
    x, y = badge_spot(plan, [(0, 0), (0, 1), (1, 0)])
    assert places_on(plan, x, y) == {(0, 1)}
    assert (x > plan.spots[0, 1][0] + 50, y < plan.spots[0, 1][1] + 50) == (True, True)


def test_badge_prefers_plain_cards_and_else_its_own_half() -> None:
    plan = plan_of(at("RC2 R / C M", level="advanced"))
    assert places_on(plan, *badge_spot(plan, [(0, 0), (1, 0)], "C")) == {(1, 0)}
    alone = plan_of(at("RC0 M", level="advanced"))
    home, shop = (badge_spot(alone, [(0, 0)], colour) for colour in "RC")
    assert home[1] < shop[1]


@pytest.mark.parametrize("name", EXAMPLES)
def test_stamp_stands_on_its_district(name: str) -> None:
    position = EXAMPLES[name]
    plan = plan_of(position)
    for need in position.needs():
        x, y = stamp_spot(plan, need.cells)
        near = [plan.spots[cell] for cell in need.cells]
        assert any(left - 5 <= x <= left + 105 and top - 5 <= y <= top + 105 for left, top in near)
