"""``inspect`` says what the naive reference says, about the suburb and about the maps of the single city."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings, target
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity import inspect
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.rules.survey import survey
from cardcity_tutor.games.cardcity.rules.tokens import card_of
from tests.engine.map_strategies import map_requests
from tests.engine.strategies import Request, checked
from tests.engine.test_against_reference import bounded, written
from tests.reference import naive_inspect
from tests.reference.board import districts, triangle
from tests.reference.inspecting import settings_of
from tests.reference.texts import read_position

often = settings(checked, max_examples=50)
seldom = settings(checked, max_examples=25)
SINGLE: Request = {"variants": ["single-city"], "money": 5}
EMPTY = ". . . . ."


def agree(request: Request) -> dict[str, Any]:
    request = bounded(request)
    answer: dict[str, Any] = written(inspect(request))
    assert answer == written(naive_inspect(request))
    return answer


@often
@given(map_requests(players=1, wild=False))
@example(
    {"city": f"{EMPTY} / . . . C . / . R M R . / . . I . . / {EMPTY}", "variants": ["suburb"], "hand": ["C"]}
)
def test_suburb(request: Request) -> None:
    target(float(len(request["city"].replace(".", ""))))
    agree(request)


@often
@given(map_requests(players=2, wild=False))
@example({**SINGLE, "city": "R M0 C / I M1 .", "players": 2, "player": 1, "hand": ["R", "C", "I"]})
@example({**SINGLE, "city": "P P M0 . . / . . M1 P P", "players": 2, "player": 0, "hand": ["P", "L"]})
@example({**SINGLE, "city": "P P M0 P P / . . M1 . P", "players": 2, "player": 0, "hand": ["P"]})
def test_two_zones(request: Request) -> None:
    target(float(len(request["city"].replace(".", ""))))
    agree(request)


@often
@given(map_requests(players=3, wild=False))
@example({**SINGLE, "city": "> R / I M0 M1 / > > > M2", "players": 3, "player": 0, "hand": ["R", "I", "P"]})
@example({**SINGLE, "city": "> R / R M0 M1 L / > > > M2 R", "players": 3, "player": 2})
def test_three_rhombi(request: Request) -> None:
    target(float(len(request["city"].replace(".", ""))))
    agree(request)


@often
@given(map_requests(players=4, wild=False))
@example({**SINGLE, "city": "C M0 M1 R / . M3 M2 I", "players": 4, "player": 2, "hand": ["R", "I", "C"]})
def test_four_quadrants(request: Request) -> None:
    target(float(len(request["city"].replace(".", ""))))
    agree(request)


any_number = st.sampled_from((1, 2, 3, 4))


@often
@given(any_number.flatmap(lambda players: map_requests(players=players, wild=True)))
@example({"city": " / ".join([EMPTY] * 5), "variants": ["suburb"], "hand": ["P"]})
@example({"city": " / ".join(["R C R C R"] * 5), "variants": ["suburb"], "hand": ["N"]})
def test_wild_maps(request: Request) -> None:
    agree(request)


@often
@given(any_number.flatmap(lambda players: map_requests(players=players, architect=True)))
@example({**SINGLE, "city": "M0 A / M1 .", "players": 2, "player": 0, "hand": ["P", "P"]})
@example({**SINGLE, "city": "A M0 M1 / > > > M2", "players": 3, "player": 0, "hand": ["P", "I"]})
def test_maps_with_the_architect(request: Request) -> None:
    agree(request)


@pytest.mark.parametrize("players", [2, 3, 4])
@seldom
@given(st.data())
def test_every_player_is_answered_for_himself(players: int, data: st.DataObject) -> None:
    """One map, every player who may ask: the shares of all together are no more than the whole."""
    request = data.draw(map_requests(players=players, wild=False, largest_hand=1, architect=False))
    request["reserve"] = {"R": 0, "C": 0}
    answers = [agree({**request, "player": player}) for player in range(players)]
    assert [answer["income"]["salary"] for answer in answers] == [1] * players
    city, _ = read_position({**request, "player": 0}, settings_of(request))
    whole = sum(triangle(len(area)) for area in districts(city, "C"))
    assert sum(answer["income"]["commerce"] for answer in answers) <= whole
    for token in set(request["hand"]):
        cells = [
            tuple(cell[:2]) for answer in answers for cell in {tuple(c[:2]) for c in answer["legal"][token]}
        ]
        assert len(cells) == len(set(cells)), "a cell belongs to one player"


@pytest.mark.parametrize("players", [2, 3, 4])
@seldom
@given(st.data())
def test_the_order_of_the_hand_and_more_empty_rows_say_nothing(players: int, data: st.DataObject) -> None:
    request = data.draw(map_requests(players=players))
    request["reserve"] = {**request.get("reserve", {}), "R": 1, "C": 1}
    answer = inspect(request)
    turned = inspect({**request, "hand": request["hand"][::-1], "id": 7})
    assert turned.pop("id") == 7
    assert turned == answer
    more = request["city"] + " ."
    if players != 3:
        more = more.replace(" /", " . /")
    assert inspect({**request, "city": more}) == answer


def test_beyond_the_common_width_a_cell_of_the_neighbour_is_out_of_the_frame_too() -> None:
    """``why``, the verdict on one place and the survey of the whole board say the same."""
    request = {**SINGLE, "city": "P P M0 P P / . . M1 . P", "players": 2, "player": 0, "hand": ["P"]}
    answer = agree(request)
    where = position(request)
    for place, rules in {
        (1, 5): ["frame", "limit", "zone"],
        (1, -1): ["adjacent", "frame", "limit", "zone"],
        (1, 3): ["limit", "zone"],
        (0, 5): ["frame", "limit"],
    }.items():
        assert answer["why"]["P"][f"{place[0]},{place[1]}"] == rules
        found = where.verdict("P", place)
        assert list(found.rules) == rules
        assert found.remedy is None
        assert survey(where, [place]).verdicts[card_of("P", "card"), 0][place] == found
