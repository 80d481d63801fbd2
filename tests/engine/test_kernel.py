"""The kernel: a frame that floats, an architect at its edge, half cards on their sides, whole games."""

from __future__ import annotations

from itertools import product
from math import sqrt
from statistics import fmean, variance

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardcity_tutor.core import Place
from cardcity_tutor.games.cardcity import VICTORIES, Position, game
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.rules.accounts import final_account, score_account
from cardcity_tutor.games.cardcity.rules.citytext import cell_at, places
from cardcity_tutor.games.cardcity.rules.kernel.bits import anywhere, district, edge, meets, near
from cardcity_tutor.games.cardcity.rules.kernel.building import brings_cloud, built
from cardcity_tutor.games.cardcity.rules.kernel.cards import (
    BICOLOUR,
    CARDS,
    PARKING,
    first_sides,
    second_sides,
)
from cardcity_tutor.games.cardcity.rules.kernel.grids import founded
from cardcity_tutor.games.cardcity.rules.kernel.shapes import EAST, NORTH, SOUTH, WEST, CityMasks
from cardcity_tutor.games.cardcity.rules.legality import legal_placements
from cardcity_tutor.games.cardcity.rules.notation import city_text
from cardcity_tutor.games.cardcity.rules.rollouts import RANDOM, Prospect
from cardcity_tutor.games.cardcity.rules.setting import Setting, setting
from cardcity_tutor.games.cardcity.rules.tokens import (
    CARD_OF,
    HAND_TOKENS,
    facing_letter,
    facing_of,
    map_token,
)
from tests.engine.strategies import Request, briefly, checked, requests, text_of
from tests.reference import board, construction, naive_playout
from tests.reference.inspecting import settings_of

LEVELS = ("simplified", "normal")
SIDES = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


def cards(city: CityMasks, way: Setting) -> set[Place]:
    return set(places(city, way.grid, city.occupied))


def laid(city: CityMasks, way: Setting, place: Place, token: str, facing: str | None = None) -> CityMasks:
    card = CARD_OF[token]
    cell = cell_at(city, way.grid, place)
    assert cell, "the grid must reach every place that is legal"
    return built(city, way.grid, card, facing_of(card, facing) if facing else 0, cell)


def frame_of(city: CityMasks, way: Setting) -> set[Place]:
    return set(places(city, way.grid, city.frame))


# ---------------------------------------------------------------- the floating frame


@pytest.mark.parametrize("level", LEVELS)
def test_a_new_city_may_grow_in_every_direction(level: str) -> None:
    way = setting(level=level)
    city = founded(way.grid)
    assert cards(city, way) == {(0, 0)}
    assert legal_placements(city, way, PARKING, 0) == [(-1, 0, 0), (0, -1, 0), (0, 1, 0), (1, 0, 0)]


@pytest.mark.parametrize("level", LEVELS)
def test_the_hall_may_end_on_any_cell_of_the_frame(level: str) -> None:
    """Rows and columns are built outwards until the frame is spent; every corner is reached on the way."""
    way = setting(level=level)
    size = way.grid.size
    for row, column in product(range(size), repeat=2):
        outwards = [(-k, 0) for k in range(1, row + 1)] + [(k, 0) for k in range(1, size - row)]
        outwards += [(0, -k) for k in range(1, column + 1)] + [(0, k) for k in range(1, size - column)]
        city = founded(way.grid)
        for place in outwards:
            city = laid(city, way, place, "P")
        square = {(r - row, c - column) for r in range(size) for c in range(size)}
        assert cards(city, way) == {(0, 0), *outwards}
        assert frame_of(city, way) == square
        extent = city.extent
        assert (extent.north, extent.west, extent.south, extent.east) == (1, 1, size, size)
        assert (extent.top, extent.left) == (-row - 1, -column - 1)


@checked
@given(st.sampled_from(LEVELS), st.lists(st.integers(0, 999), max_size=20))
def test_the_box_is_kept_in_the_corner_and_the_frame_around_it(level: str, walk: list[int]) -> None:
    way = setting(level=level)
    city, seen = founded(way.grid), {(0, 0)}
    for number in walk:
        options = sorted(place for place in frame_of(city, way) - seen if seen & set(board.neighbours(place)))
        if not options:
            break
        place = options[number % len(options)]
        city = laid(city, way, place, "P")
        seen.add(place)
        assert cards(city, way) == seen
        naive = {cell: board.card("P") for cell in seen}
        frontier = board.frontier(naive)
        assert {cell for cell in frontier if board.fits_frame(naive, cell, way.grid.size)} == (
            frontier & frame_of(city, way)
        )
        rows, columns = {r for r, _ in seen}, {c for _, c in seen}
        assert (city.extent.north, city.extent.west) == (1, 1)
        assert (city.extent.south, city.extent.east) == (len(rows), len(columns))
        assert set(places(city, way.grid, city.extent.box)) == set(product(rows, columns))


# ---------------------------------------------------------------- the architect


def legal_like_the_reference(city: CityMasks, naive: board.City, way: Setting, token: str) -> list[Place]:
    found = legal_placements(city, way, CARD_OF[token], 99)
    rules = settings_of({"edition": way.edition, "level": way.level, "variants": way.variants})
    moves = construction.legal_moves(naive, token, 99, rules)
    written = sorted((*cell, facing or "") for cell, facing, _ in moves)
    bicolour = CARD_OF[token] >= BICOLOUR
    assert [
        (row, column, facing_letter(CARD_OF[token], turn) if bicolour else "") for row, column, turn in found
    ] == written
    return [(row, column) for row, column, _ in found]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("side", ["left", "right", "above", "below"])
def test_an_architect_at_the_edge_of_a_tight_frame(level: str, side: str) -> None:
    """One row or column is left: he may have it, or a card on the other side, and then he is of no use."""
    way = setting(level=level, variants=["architect"])
    upright, last = side in {"above", "below"}, side in {"right", "below"}
    spots = [(k, 0) if upright else (0, k) for k in range(way.grid.size + 1)]
    architect, *line, opposite = reversed(spots) if last else spots
    naive = {place: board.card("P") for place in line} | {line[0]: board.card("M"), line[1]: board.card("I")}
    naive[architect] = board.card("A")
    city = Position.of(text_of(naive, int(upright and last), int(not upright and last)), level=level).city
    options = set(legal_like_the_reference(city, naive, way, "P"))
    beside = options & set(board.neighbours(architect))
    assert len(beside) == 2, "the cells on both sides of him, and not the one behind him"
    assert opposite in options
    after = {**naive, opposite: board.card("P")}
    assert not beside & set(legal_like_the_reference(laid(city, way, opposite, "P"), after, way, "P"))
    for place in beside:
        after = {**naive, place: board.card("P")}
        assert opposite not in legal_like_the_reference(laid(city, way, place, "P"), after, way, "P")


@checked
@given(requests(architect=True, largest_hand=3), st.lists(st.integers(0, 9999), min_size=3, max_size=3))
@example({"city": "A M P P", "variants": ["architect"], "money": 0, "hand": ["P", "I", "P"]}, [0, 7, 3])
def test_building_on_with_the_architect_keeps_step_with_the_reference(
    request: Request, walk: list[int]
) -> None:
    where = position(request)
    city, way, naive = where.city, where.setting, board.parse_city(request["city"])
    for token, number in zip(request["hand"], walk, strict=False):
        legal_like_the_reference(city, naive, way, token)
        moves = construction.legal_moves(naive, token, 99, settings_of(request))
        if not moves:
            continue
        cell, facing, new = moves[number % len(moves)]
        city, naive = laid(city, way, cell, token, facing), {**naive, cell: new}
        assert cards(city, way) == set(board.without_architect(naive))
        legal_like_the_reference(city, naive, way, token)


# ---------------------------------------------------------------- half cards


@pytest.mark.parametrize("token", HAND_TOKENS[BICOLOUR:CARDS])
def test_the_sides_of_half_cards(token: str) -> None:
    """As the line protocol words them: the first colour's two sides, or its full side and the two cut ones."""
    card = CARD_OF[token]
    diagonal = {"0": "NE", "1": "ES", "2": "SW", "3": "WN"}
    opposite = {"n": "S", "e": "W", "s": "N", "w": "E"}
    for facing in "0123" if token.endswith("d") else "nesw":
        turn = facing_of(card, facing)
        assert facing_letter(card, turn) == facing
        if token.endswith("d"):
            first, second = set(diagonal[facing]), set("NESW") - set(diagonal[facing])
        else:
            first, second = set("NESW") - {opposite[facing]}, set("NESW") - {facing.upper()}
        assert first_sides(card, turn, 0) == sum(SIDES[side] for side in first)
        assert second_sides(card, turn, 0) == sum(SIDES[side] for side in second)
        faces = board.card(token[:2] + facing).faces
        assert (faces[token[0]], faces[token[1]]) == (frozenset(first), frozenset(second))
        way = setting(level="advanced")
        city = laid(founded(way.grid), way, (0, 1), token, facing)
        assert city_text(city, way) == f"M {map_token(card, turn)}" == f"M {token[:2]}{facing}"


@briefly
@given(requests(largest_hand=0))
def test_touching_is_mutual_and_as_in_the_reference(request: Request) -> None:
    where = position(request)
    city, grid = where.city, where.setting.grid
    naive = board.without_architect(board.parse_city(request["city"]))
    colours = dict(zip("RCLI", (city.homes, city.shops, city.leisure, city.works), strict=True))
    for kind, sides in colours.items():
        cells = places(city, grid, anywhere(sides))
        assert set(cells) == {cell for cell, card in naive.items() if card.has(kind)}
        groups = {
            frozenset(places(city, grid, district(cell_at(city, grid, cell), sides, grid))) for cell in cells
        }
        assert groups == set(map(frozenset, board.districts(naive, kind)))
        touched = set(places(city, grid, near(sides, grid) & city.frame & ~city.occupied))
        frame = frame_of(city, where.setting)
        assert touched == {
            cell
            for cell in frame - naive.keys()
            if any(face == kind for _, face in board.touched_faces(naive, cell, "NESW"))
        }
        for place in cells:
            cell = cell_at(city, grid, place)
            expected = board.touched_faces(naive, place, naive[place].faces[kind])
            assert {p for p in places(city, grid, edge(cell, sides, grid)) if p in naive} == {
                p for p, _ in expected
            }
            for other_kind, other in colours.items():
                met = meets(cell, sides, other, grid)
                assert set(places(city, grid, met)) == {p for p, face in expected if face == other_kind}
                for back in places(city, grid, met):
                    assert meets(cell_at(city, grid, back), other, sides, grid) & cell


# ---------------------------------------------------------------- clouds


@briefly
@given(requests(largest_hand=1))
@example({"city": "I . . / . M . / . . .", "level": "normal", "money": 0, "hand": ["I3"]})
def test_an_industry_in_line_brings_a_cloud(request: Request) -> None:
    where = position(request)
    naive = board.parse_city(request["city"])
    for token in {*request["hand"], "I", "P"}:
        for cell, facing, new in construction.legal_moves(naive, token, 99, settings_of(request)):
            at = cell_at(where.city, where.setting.grid, cell)
            expected = construction.brings_cloud(naive, new, cell)
            assert brings_cloud(where.city, where.setting.grid, CARD_OF[token], at) == expected, facing


# ---------------------------------------------------------------- whole games


def test_plain_games_are_those_of_the_reference_on_average() -> None:
    prospect = Prospect.whole(game(players=1), 1)
    plain = prospect.scores(2000, 1, RANDOM)
    naive = [naive_playout(seed) for seed in range(100)]
    sigma = sqrt(variance(plain) / len(plain) + variance(naive) / len(naive))
    assert abs(fmean(plain) - fmean(naive)) < 4 * sigma


@briefly
@given(requests(largest_hand=0))
def test_the_kernel_scores_what_the_account_explains(request: Request) -> None:
    where = position(request)
    for victory in VICTORIES:
        short = final_account(where.city, where.setting, victory, where.money)
        long = score_account(where.city, where.setting, victory, where.money)
        assert (short.value, short.out, short.money, short.cards) == (
            long.value,
            long.out,
            long.money,
            long.cards,
        )
