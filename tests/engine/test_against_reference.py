"""``inspect`` says what the naive reference says, about any city, hand, variant and ruling."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, target

from cardcity_tutor.games.cardcity import inspect
from cardcity_tutor.games.cardcity.book.claims import position
from tests.engine.strategies import Request, briefly, checked, requests
from tests.reference import naive_inspect

TOO_MANY = 250
"""Cities of a development tree that the reference need not be made to visit one by one."""


def written(answer: dict[str, Any]) -> Any:
    return json.loads(json.dumps(answer))


def bounded(request: Request) -> Request:
    """The same request with a small reserve where the developments would keep the reference busy for minutes."""
    if len(position(request).outcomes(TOO_MANY + 1).branches) <= TOO_MANY:
        return request
    return {**request, "reserve": {**request.get("reserve", {}), "R": 1, "C": 1}}


@checked
@given(requests(wild=False))
@example({"city": "I . / M C / . R", "money": 5, "hand": ["L", "P", "I"], "variants": ["leisure-crisis"]})
@example({"city": "M RC0 / . P", "level": "advanced", "money": 5, "hand": ["CIs", "LId"]})
@example({"city": "R L . / M L A", "level": "normal", "variants": ["architect"], "hand": ["R", "P", "P"]})
def test_playable_positions(request: Request) -> None:
    target(float(len(request["city"])))
    request = bounded(request)
    assert written(inspect(request)) == written(naive_inspect(request))


@checked
@given(requests(wild=True))
@example({"city": ".", "hand": ["P"]})
@example({"city": "R I / I R", "hand": ["R", "N", "K"], "level": "normal", "reserve": {"N": 0}})
@example({"city": ". . . / . P .", "hand": ["I", "I"], "edition": "2012", "variants": ["decentralisation"]})
def test_wild_positions(request: Request) -> None:
    request = bounded(request)
    assert written(inspect(request)) == written(naive_inspect(request))


@briefly
@given(requests(architect=True))
@example({"city": "M P P P A", "variants": ["architect"], "hand": ["P", "P"]})
@example({"city": "A P P P M", "variants": ["architect"], "hand": ["I", "P"]})
def test_positions_with_the_architect(request: Request) -> None:
    request = bounded(request)
    assert written(inspect(request)) == written(naive_inspect(request))


@pytest.mark.parametrize(
    "city",
    [
        "A P P P P M",
        "P P P P M A",
        "A / P / P / P / P / M",
        "P / P / P / P / M / A",
        ". P P P P M / A I . . . .",
    ],
)
def test_an_architect_left_outside_the_frame(city: str) -> None:
    """He can help no more, but he still stands there: his cell is taken, and next to him one is next to the city."""
    request = {"city": city, "variants": ["architect"], "money": 5, "hand": ["P", "I", "L"]}
    assert written(inspect(request)) == written(naive_inspect(request))


@pytest.mark.parametrize(
    ("city", "level", "hand"),
    [
        pytest.param(". I I I / A I M I / . I I I", "simplified", ["I", "R"], id="left"),
        pytest.param("I I I . / I M I A / I I I .", "simplified", ["I", "R"], id="right"),
        pytest.param(". A . / I P I / I M . / I . I", "simplified", ["R", "I"], id="above"),
        pytest.param("I I I / I M I / I I I / . A .", "simplified", ["I", "R"], id="below"),
        pytest.param(". I I I I / A I M I I / . I I I I", "normal", ["R", "I"], id="left-normal"),
        pytest.param(
            "R I R C A / C I I I . / M I R R . / C R I I . / R I C I . / C P I . .",
            "normal",
            ["R", "R"],
            id="a-card-beyond-him-takes-two-columns",
        ),
    ],
)
def test_the_duty_beyond_the_architect(city: str, level: str, hand: list[str]) -> None:
    """The cell behind the architect is two steps from the box: one card on the other side puts it out of the frame."""
    request = {"city": city, "level": level, "variants": ["architect"], "hand": hand}
    assert written(inspect(request)) == written(naive_inspect(request))


@briefly
@given(requests())
def test_the_order_of_the_hand_and_empty_columns_say_nothing(request: Request) -> None:
    request = {**request, "reserve": {**request.get("reserve", {}), "R": 1, "C": 1}}
    answer = inspect(request)
    turned = inspect({**request, "hand": request["hand"][::-1], "id": 7})
    assert turned.pop("id") == 7
    assert turned == answer
    assert inspect({**request, "city": request["city"].replace(" /", " . /") + " ."}) == answer
