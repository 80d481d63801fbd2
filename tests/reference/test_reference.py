"""The reference itself, checked by hand against the worked examples of the rulebooks.

Where the picture of an example is lost, the city is rebuilt so that every sentence of it holds.
"""

from __future__ import annotations

from typing import Any

import pytest

from . import naive_inspect, naive_playout
from .board import Settings, card, city_text, parse_city
from .construction import cities_after_build
from .playout import RESERVE, SETTINGS, SoloGame

NUMBERED = {
    1: (1, -1),
    2: (0, -1),
    3: (-1, 0),
    4: (0, 1),
    5: (1, 2),
    6: (2, 2),
    7: (3, 1),
    8: (2, 0),
}
"""The numbered places of the construction example, clockwise from the left of the town hall."""


def inspect(city: str, **fields: Any) -> dict[str, Any]:
    """Short for a request with these fields."""
    return naive_inspect({"city": city, **fields})


@pytest.mark.parametrize(
    ("token", "forbidden"),
    [("L", []), ("P", []), ("I", [6, 7, 8]), ("C", [4, 5]), ("R", [2, 3, 4, 6, 7, 8])],
)
def test_numbered_construction_example(token: str, forbidden: list[int]) -> None:
    """XL p. 8."""
    answer = inspect("I . / M C / . R", money=5, hand=[token])
    allowed = sorted(list(cell) for number, cell in NUMBERED.items() if number not in forbidden)
    assert answer["legal"] == {token: allowed}
    assert answer["limit"] == {"used": 3, "max": 10}


def test_reasons_of_the_numbered_example() -> None:
    """XL p. 8: place 4 touches the industry, place 8 the residence, the corner nothing."""
    answer = inspect("I . / M C / . R", hand=["R", "L"])
    assert answer["why"]["R"]["0,1"] == ["residence-industry"]
    assert answer["why"]["R"]["2,0"] == ["same-colour"]
    assert answer["why"]["R"]["3,2"] == ["adjacent"]
    assert answer["why"]["L"]["3,2"] == ["adjacent", "leisure-price"]
    assert answer["legal"]["L"] == []


def test_every_reason_at_once_on_a_full_row() -> None:
    """XL p. 6-7: a row of five is as wide as the frame and as big as the limit."""
    answer = inspect("M P P P P", hand=["P", "I"])
    assert answer["why"]["P"]["0,5"] == ["frame", "limit"]
    assert answer["why"]["P"]["1,5"] == ["adjacent", "frame", "limit"]
    assert answer["legal"]["I"] == [[r, c] for r in (-1, 1) for c in range(5)]


def test_industry_first_when_the_limit_is_reached() -> None:
    """XL p. 7: five cards, then an industry and a leisure card; the order is forced."""
    answer = inspect("M P P / . P P", money=5, hand=["L", "I"])
    assert answer["plan"]["built"] == 2
    assert answer["plan"]["first"]["L"] == []
    assert answer["plan"]["first"]["I"] == answer["legal"]["I"] != []


@pytest.mark.parametrize(
    ("token", "no_residence", "no_commerce"),
    [("CI2", {"N", "E"}, {"S", "W"}), ("CI3", {"E", "S"}, {"W", "N"})],
)
def test_commerce_industry_card_turned(token: str, no_residence: set[str], no_commerce: set[str]) -> None:
    """XL p. 15: places 1 to 4 clockwise; the turn by 90 degrees moves both bans by one place."""
    cells = {"N": [-1, 0], "E": [0, 1], "S": [1, 0], "W": [0, -1]}
    legal = inspect(token, level="advanced", hand=["R", "C"])["legal"]
    assert legal["R"] == sorted(cells[side] for side in cells.keys() - no_residence)
    assert legal["C"] == sorted(cells[side] for side in cells.keys() - no_commerce)


def test_straight_card_shares_its_cut_sides() -> None:
    """[bicolour-sides]: the residence of RCn shows north, east and west; commerce all but north."""
    legal = inspect("RCn", level="advanced", hand=["I", "C"])["legal"]
    assert legal == {"I": [[1, 0]], "C": [[-1, 0]]}
    turned = inspect("I", level="advanced", hand=["RCs"])
    assert [1, 0, "s"] in turned["legal"]["RCs"]
    assert [1, 0, "e"] not in turned["legal"]["RCs"]
    assert turned["why"]["RCs"]["1,1"] == ["adjacent"]


def test_residence_development_example() -> None:
    """XL p. 9: only the residence beside the hall and the leisure grows, in A (merging) or B."""
    development = inspect("I L P C / M R . R")["development"]
    assert development["options"] == [["R", 1, 2], ["R", 2, 1]]
    assert development["outcomes"] == [
        "I1 L P C / M R . R / . R . .",
        "I1 L P C / M R R R",
    ]


def test_commerce_beside_one_quarter_of_two_stays() -> None:
    """XL p. 10: two residences of the same district are one district."""
    assert inspect("M R R / . C R")["development"]["options"] == []


def test_commerce_development_stops_at_the_limit() -> None:
    """XL p. 10: one place X, then a third district, but ten cards are the limit."""
    answer = inspect("P R P P I / M C . R . / P R . . .")
    assert answer["limit"] == {"used": 9, "max": 10}
    assert answer["development"]["options"] == [["C", 1, 2]]
    assert answer["development"]["outcomes"] == ["P R P P I1 / M C C R . / P R . . ."]


def test_advanced_development_examples() -> None:
    """XL p. 15-16: a residence-commerce card serves itself; two commerce halves make a district."""
    city = "R RC1 M"
    assert inspect(city, level="advanced")["development"]["options"] == [["C", -1, 1]]
    apart = inspect(city, level="advanced", rulings={"bicolour-inside": False})
    assert apart["development"]["options"] == []
    separate = inspect("R RC1 M / . CI0 .", level="advanced")
    assert separate["income"]["commerce"] == 1 + 1
    assert separate["limit"] == {"used": 4, "max": 10}
    joined = inspect("R RCe M / . CI0 .", level="advanced")
    assert joined["income"]["commerce"] == 1 + 2
    assert joined["development"]["options"] == []


def test_income_examples() -> None:
    """XL p. 10: $6; XL p. 16: a parking beside three colours $2, commerce $1, salary $1."""
    assert inspect("C P C C / M C . .")["income"] == {
        "total": 6, "salary": 1, "commerce": 5, "meters": 0,
    }  # fmt: skip
    assert inspect("C P / . M", level="advanced")["income"] == {
        "total": 4, "salary": 1, "commerce": 1, "meters": 2,
    }  # fmt: skip
    variant = inspect("C P / . M", edition="2012", variants=["parking-meters"])
    assert variant["income"]["meters"] == 1


def test_residential_score_example() -> None:
    """XL p. 11: 1 + 1 + 6 + 6 + 7 - 2 = 19."""
    city = "R R R P R / P P P P P / R R R P R / P P M P P / P P P . ."
    assert inspect(city, money=36)["scores"]["residential"] == 19


def test_two_parks_are_worth_eight() -> None:
    """XL p. 14: four empty places beside parks gain 2 points each; XL p. 17: or $10 each."""
    city = "P P P P / K M P K / . P P ."
    parks = inspect(city, level="normal")["scores"]
    bare = inspect(city.replace("K", "P"), level="normal")["scores"]
    assert parks["residential"] - bare["residential"] == 8
    assert parks["economic"] - bare["economic"] == 40


def test_halves_and_warehouses() -> None:
    """XL p. 18: halves count 1/2, empty places beside them a whole warehouse."""
    scores = inspect("CI0", level="advanced")["scores"]
    assert scores["industrial"] == scores["commercial"] == 2.5
    assert inspect("I")["scores"]["industrial"] == 5


def test_happiness_and_pollution() -> None:
    """XL p. 18-19: a satisfied district of 4; doubled by a park, spoilt by a cloud."""
    assert inspect("P R R C / M R R L")["scores"]["happiness"] == 4
    assert inspect("P R R C / M R R L / . K . .")["scores"]["happiness"] == 8
    assert inspect("P R R C / M R R L / . N K .")["scores"]["happiness"] == 0
    assert inspect("P R C / . M .")["scores"]["happiness"] == 0
    served = inspect("P R C / . M .", rulings={"happiness-leisure": False})
    assert served["scores"]["happiness"] == 1
    foul = "P R C L / M L P N / I4 N N N / I4 N N P"
    poor, rich = (inspect(foul, money=m, variants=["ecological"]) for m in (54, 55))
    assert poor["pollution"] == 41
    assert poor["scores"]["happiness"] is None
    assert rich["scores"]["happiness"] == 1


def test_clouds_come_in_line_only() -> None:
    """XL p. 14: a cloud for an industry in the row or column of another, on any frontier cell."""
    normal = Settings(frame=6, clouds=True)
    city = parse_city("I P . / . M .")
    in_line = list(cities_after_build(city, card("I"), (0, 2), 1, normal))
    assert len(in_line) == 8
    assert {left for _, left in in_line} == {0}
    assert len(list(cities_after_build(city, card("I"), (1, 2), 1, normal))) == 1
    assert len(list(cities_after_build(city, card("I"), (0, 2), 0, normal))) == 1


def test_a_cloud_may_cost_a_building() -> None:
    """[build-maximum]: with two places left the industry must come last, so that no cloud fits."""
    city = "I P P P P P / " * 5 + "I P P M . ."
    plan = inspect(city, level="normal", hand=["I", "P"])["plan"]
    assert plan == {"built": 2, "first": {"I": [], "P": [[5, 4], [5, 5]]}}
    no_clouds = inspect(city, level="normal", hand=["I", "P"], reserve={"N": 0})["plan"]
    assert no_clouds["first"]["I"] == [[5, 4], [5, 5]]


def test_architect_anchors_and_counts_for_nothing() -> None:
    """XL p. 19, [architect]."""
    answer = inspect("M A .", variants=["architect"], hand=["P"])
    assert [0, 2] in answer["legal"]["P"]
    assert [0, 1] not in answer["legal"]["P"]
    assert "0,1" not in answer["why"]["P"]
    assert answer["limit"] == {"used": 1, "max": 5}
    assert answer["development"]["outcomes"] == ["M"]
    assert answer["scores"]["residential"] == -24


def test_leisure_crisis_prices_the_whole_hand() -> None:
    """XL p. 20: the first leisure costs $5, the second $10."""
    hand = ["L", "L"]
    assert inspect("M", money=14, hand=hand)["plan"]["built"] == 2
    crisis = ["leisure-crisis"]
    assert inspect("M", money=14, hand=hand, variants=crisis)["plan"]["built"] == 1
    assert inspect("M", money=15, hand=hand, variants=crisis)["plan"]["built"] == 2


def test_decentralisation_example() -> None:
    """2012: 5 for the residential zone of 3, 6 for three industrial zones, 4 for the hall."""
    city = "C I C P P / I M R R R / L I P P P / L L P P P / L P P P P"
    plain = inspect(city, edition="2012", money=0)["scores"]
    variant = inspect(city, edition="2012", money=0, variants=["decentralisation"])["scores"]
    assert plain["residential"] == 6
    assert variant.pop("residential") - plain.pop("residential") == 5 + 6 + 4
    assert variant == plain


@pytest.mark.parametrize("seed", range(5))
def test_playout_keeps_the_rules(seed: int) -> None:
    """XL p. 23: all 20 cards are dealt, the frame holds, and the same seed plays the same game."""
    game = SoloGame(seed)
    score = game.play()
    assert score == naive_playout(seed)
    assert game.pile == []
    assert game.money >= 0
    rows = city_text(game.city).split(" / ")
    assert max(len(rows), len(rows[0].split())) <= SETTINGS.frame
    assert RESERVE == {"R": 44, "C": 33, "I": 20}
