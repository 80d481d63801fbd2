"""A survey of a whole hand says, of every card, facing and place, what ``Position.verdict`` says of that one."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardcity_tutor.core import Change, Place
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity import Position
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.rules.citytext import places
from cardcity_tutor.games.cardcity.rules.kernel.cards import facings
from cardcity_tutor.games.cardcity.rules.survey import Survey, survey
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS, facing_letter
from tests.engine.map_strategies import map_requests
from tests.engine.strategies import Request, checked, requests

often = settings(checked, max_examples=100)
seldom = settings(checked, max_examples=25)


def box_places(where: Position) -> list[Place]:
    """All places, free or taken, of the bounding box widened by one."""
    city, grid = where.city, where.setting.grid
    taken = places(city, grid, city.occupied) or [(0, 0)]
    rows, columns = [row for row, _ in taken], [column for _, column in taken]
    return [
        (row, column)
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
    ]


def agrees(where: Position, asked: list[Place]) -> Survey:
    """The survey, after each verdict was compared with that of the position."""
    found = survey(where, asked)
    ways = {(card, facing) for card in where.hand for facing in range(facings(card))}
    assert set(found.verdicts) == set(found.outlooks) == ways
    assert found.most == where.plan().built
    for (card, facing), verdicts in found.verdicts.items():
        assert set(verdicts) == set(asked)
        letter = facing_letter(card, facing) if facings(card) > 1 else None
        for place, verdict in verdicts.items():
            assert verdict == where.verdict(HAND_TOKENS[card], place, letter), (card, facing, place)
        legal = {place for place, verdict in verdicts.items() if verdict.legal}
        assert set(found.outlooks[card, facing]) == legal
    return found


ARCHITECT: Request = {"variants": ["architect"], "hand": ["R", "L", "P"]}


@often
@given(requests())
@example({"city": "M . / R P / . R", "money": 3, "hand": ["P", "L"]})
@example({"city": ". I . / I M I", "money": 3, "hand": ["I", "R"]})  # the duty to build binds
@example({"city": "M P P / . P P", "money": 3, "hand": ["P", "P"]})  # no place left
@example({"city": "M R", "money": 3, "hand": ["P", "P"]})  # the other parking comes first
@example({**ARCHITECT, "city": "A . . / . M . / . . R", "money": 9})
@example({**ARCHITECT, "city": "A . . . . / M R P C L", "money": 9})  # he has been left outside the frame
@example({"city": ".", "hand": ["R", "P"]})
@example({"city": "M I . / . . . / . . RLe", "level": "advanced", "money": 20, "hand": ["RCd", "CLs", "LId"]})
def test_cities_of_ones_own(request: Request) -> None:
    where = position(request)
    agrees(where, box_places(where))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_maps(players: int) -> None:
    """The suburb, and the single city on each of its maps."""

    @seldom
    @given(map_requests(players=players))
    def check(request: Request) -> None:
        where = position(request)
        agrees(where, box_places(where))

    check()


def test_the_first_of_two_openings_on_brick_rows() -> None:
    """A card to the north-east would open the way, or one to the west; cells are tried row by row."""
    options: Request = {
        "level": "advanced",
        "variants": ["single-city"],
        "players": 3,
        "player": 0,
        "money": 5,
    }
    city = "R . . A / > . / . / > . / . / > . . M0 M1 / . . . M2"
    where = position({"city": city, "hand": ["C", "LId"], **options})
    found = agrees(where, box_places(where))
    assert found.verdicts[1, 0][1, 1].remedy == (
        Change("build-first", {"card": "LId", "cell": (0, 2), "facing": "0"}),
    )


@settings(checked, max_examples=20)
@given(requests(wild=True, largest_hand=2), st.integers(-9, 9), st.integers(-9, 9))
def test_places_far_from_the_city(request: Request, row: int, column: int) -> None:
    where = position(request)
    agrees(where, [(row, column), (-row, column), (2 * row, -column)])


CROWDED = "R R L R R R / P R I M R R / I R C R R L / I R . . L R / P R I C R P"


@pytest.mark.parametrize(
    ("where", "short"),
    [
        (Position.of(". I . / I M I", hand=["I", "R"]), {1}),
        (Position.of(CROWDED, level="normal", hand=["I", "P", "I"]), {1, 2}),
    ],
)
def test_the_duty_is_part_of_it(where: Position, short: set[int]) -> None:
    """Some of these placements would leave fewer cards buildable; the survey says how many of them."""
    found = agrees(where, box_places(where))
    left = {
        reason.params["left"]
        for verdicts in found.verdicts.values()
        for verdict in verdicts.values()
        for reason in verdict.reasons
        if reason.rule == "build-maximum"
    }
    assert left == short


def test_an_empty_hand_and_no_places() -> None:
    where = Position.of("M R", hand=["P"])
    assert survey(where.changed(hand=()), [(0, 2)]) == Survey({}, {}, 0)
    assert survey(where, []) == Survey({(3, 0): {}}, {(3, 0): {}}, 1)


def test_an_unknown_victory() -> None:
    with pytest.raises(InputError):
        survey(Position.of("M R", hand=["P"]), [(0, 2)], "world-peace")
