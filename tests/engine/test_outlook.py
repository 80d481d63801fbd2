"""What a survey foretells is what the position after the build says of itself."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardcity_tutor.core import Place
from cardcity_tutor.games.cardcity import Position
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.rules.accounts import without_architect
from cardcity_tutor.games.cardcity.rules.citytext import cell_at
from cardcity_tutor.games.cardcity.rules.development import Choice, growths
from cardcity_tutor.games.cardcity.rules.kernel.building import built, cost
from cardcity_tutor.games.cardcity.rules.outlook import Outlook, outlook
from cardcity_tutor.games.cardcity.rules.setting import VICTORIES
from cardcity_tutor.games.cardcity.rules.survey import survey
from tests.engine.map_strategies import map_requests
from tests.engine.strategies import Request, checked, requests
from tests.engine.test_survey import box_places

often = settings(checked, max_examples=80)
seldom = settings(checked, max_examples=20)
victories = st.sampled_from(VICTORIES)


def after(where: Position, card: int, facing: int, place: Place) -> Position:
    """The position once the card is built and paid."""
    city, setting = where.city, where.setting
    new = built(city, setting.grid, card, facing, cell_at(city, setting.grid, place))
    return where.changed(city=new, money=where.money - cost(city, setting.rules, card))


def asked(where: Position, victory: str) -> Outlook:
    """The outlook that a position would have been, by its own answers."""
    city = without_architect(where.city, where.setting)
    return Outlook(
        *where.limit(),
        where.income().value,
        where.score(victory).value,
        where.money,
        tuple(where.needs()),
        tuple(where.due()),
        tuple(growths(city, where.setting, where.reserve.homes, where.reserve.shops)),
    )


def foretells(where: Position, victory: str) -> None:
    assert outlook(where, victory) == asked(where, victory)
    found = survey(where, box_places(where), victory)
    for (card, facing), outlooks in found.outlooks.items():
        for place, foretold in outlooks.items():
            assert foretold == asked(after(where, card, facing, place), victory), (card, facing, place)


@often
@given(requests(), victories)
@example(
    {"city": "M P . / C . P", "level": "advanced", "money": 9, "hand": ["P", "RLd", "CLs"]}, "residential"
)
@example({"city": "K M R / . C P", "level": "normal", "money": 9, "hand": ["K", "N", "R"]}, "economic")
@example({"city": "M C / P I", "variants": ["ecological"], "hand": ["I4", "C"]}, "industrial")
@example({"city": "M I4 I4 / I4 I4 I4 / . I4 I4", "variants": ["ecological"], "hand": ["C"]}, "happiness")
@example(
    {"city": "M R / L P", "edition": "2012", "variants": ["decentralisation"], "hand": ["I"]}, "residential"
)
@example({"city": ". L . / P R . / M C .", "level": "normal", "hand": ["K", "N"]}, "happiness")
@example({"city": "P M . / C R .", "hand": ["P"]}, "happiness")  # the town hall does not please …
@example({"city": "P M . / C R .", "hand": ["P"], "rulings": {"happiness-leisure": False}}, "happiness")
@example({"city": "C / R / M", "hand": ["R"], "reserve": {"R": 0, "C": 0}}, "residential")
@example({"city": "LI1 / R / M", "level": "advanced", "hand": ["I"]}, "residential")  # and no plot beside it
def test_cities_of_ones_own(request: Request, victory: str) -> None:
    foretells(position(request), victory)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_maps(players: int) -> None:
    """The suburb, and the single city on each of its maps."""

    @seldom
    @given(map_requests(players=players), victories)
    def check(request: Request, victory: str) -> None:
        foretells(position(request), victory)

    check()


def test_a_parking_that_joins_another_players() -> None:
    """Green, violet and red beside two parkings, of which one is this player's: half of two dollars, and one salary."""
    options: Request = {"level": "advanced", "variants": ["single-city"], "players": 2, "player": 1}
    where = position({"city": "R P M0 / . . M1", "hand": ["P"], **options})
    foretells(where, "commercial")
    assert survey(where, [(1, 1)]).outlooks[3, 0][1, 1].income == 2


def test_one_by_hand() -> None:
    """A leisure card for 5 dollars beside the residence: then it has two helpers and must grow."""
    where = Position.of(". R / . M", money=7, hand=["L"])
    found = survey(where, [(0, 2)]).outlooks[2, 0][0, 2]
    assert (found.used, found.max, found.money, found.income) == (3, 5, 2, 1)
    assert found.score == 1 - 22
    (need,) = found.needs
    assert (need.colour, need.size, need.have, need.helpers) == ("R", 1, 2, ((0, 2), (1, 1)))
    assert found.due == (Choice("R", (-1, 1)), Choice("R", (0, 0)))
    assert found.growths == ((need, ((-1, 1), (0, 0))),)


def test_who_would_be_out_has_no_score() -> None:
    """Seven full industries of five per cent: the fine is more than the money."""
    city = "I4 I4 I4 / I4 I4 I4 / M P ."
    where = Position.of(city, variants=["ecological"], hand=["I4"], money=3)
    assert survey(where, [(2, 2)], "happiness").outlooks[9, 0][2, 2].score is None
