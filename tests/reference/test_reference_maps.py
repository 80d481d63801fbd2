"""The maps of the reference, checked by hand: the single city (XL p. 20-23) and the solo suburb (XL p. 24).

The pictures of these pages are lost; each city is rebuilt so that every sentence of its example holds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from . import naive_inspect
from .board import Cell, City, bounding_box, card, city_text
from .construction import brings_cloud
from .geometry import BRICK, SQUARE
from .maps import shared_ground, suburb_ring
from .texts import brick_text, brick_tokens


def shared(city: str, players: int, player: int, **fields: Any) -> dict[str, Any]:
    """What the rules say to this player of a shared map."""
    request = {"city": city, "variants": ["single-city"], "players": players, "player": player}
    request["variants"] += fields.pop("variants", [])
    return naive_inspect({**request, **fields})


def suburb(city: str, **fields: Any) -> dict[str, Any]:
    """What the rules say in the suburb."""
    return naive_inspect({"city": city, "variants": ["suburb"], **fields})


def test_border_ban() -> None:
    """XL p. 21: no residence beside an industry on the other side of the border."""
    answer = shared("I M0 / . M1", 2, 1, hand=["R", "P"])
    assert answer["why"]["R"]["1,0"] == ["residence-industry"]
    assert answer["legal"]["P"] == [[1, 0], [1, 2], [2, 1]]
    assert answer["why"]["P"]["-1,0"] == ["zone"]
    assert answer["why"]["P"]["0,2"] == ["zone"]
    assert answer["why"]["P"]["2,2"] == ["adjacent"]
    assert answer["limit"] == {"used": 1, "max": 5}


def test_card_abroad_anchors_until_the_width_is_fixed() -> None:
    """XL p. 21: once a card stands in A the neighbour may build in B, but nobody beyond."""
    before = shared(". . M0 / P P M1 P P", 2, 0, level="normal", hand=["P"])
    after = shared(". . M0 / P P M1 P P P", 2, 0, level="normal", hand=["P"])
    assert before["why"]["P"]["0,5"] == ["adjacent"]
    assert after["legal"]["P"] == [[-1, 2], [0, 0], [0, 1], [0, 3], [0, 4], [0, 5]]
    assert after["why"]["P"]["0,6"] == ["adjacent", "frame"]
    assert after["why"]["P"]["1,6"] == ["frame", "zone"]
    beyond = shared("P M0 / . M1 P P P", 2, 0, hand=["P"])
    assert beyond["why"]["P"]["0,-1"] == ["frame"]
    assert [0, 4] in beyond["legal"]["P"]


def test_zones_of_two_are_as_deep_as_the_frame() -> None:
    answer = shared("P / P / P / P / M0 / M1", 2, 0, hand=["I"])
    assert answer["why"]["I"]["-1,0"] == ["frame"]
    assert answer["why"]["I"]["6,0"] == ["zone"]


FULL_AT_HOME = ". R . I I / R C L . . / P C R . . / R C P M0 . / . . . M1 ."


def test_commerce_cannot_grow_abroad() -> None:
    """XL p. 22: three commerces beside four residential districts, but the only free place is abroad."""
    for player in (0, 1):
        assert shared(FULL_AT_HOME, 2, player)["development"]["options"] == []
    merged = FULL_AT_HOME.replace("/ . . . M1", "/ R C R M1")
    assert shared(merged, 2, 1)["development"]["options"] == [["C", 5, 1]]
    assert shared(merged, 2, 0)["development"]["options"] == []


def test_shared_commerce_earns_two_and_seven() -> None:
    """XL p. 22: $10 shared by one and three cards."""
    city = "C C C M0 / C . . M1"
    assert [shared(city, 2, player)["income"]["commerce"] for player in (0, 1)] == [7, 2]
    assert shared(city, 2, 1)["income"]["salary"] == 1


@pytest.mark.parametrize(
    ("city", "players", "cards"),
    [
        ("R R R / > M0 M1 R / > > M2 R / > > > R", 3, [3, 4, 2]),
        ("R R R R / . M0 M1 R / . M3 M2 R", 4, [3, 4, 2, 1]),
    ],
)
def test_shared_residences_score_ten_seven_and_three(city: str, players: int, cards: list[int]) -> None:
    """XL p. 22: 21 points shared by three, two and one cards; each place left empty costs a point."""
    points = [
        shared(city, players, player, money=0)["scores"]["residential"] + 25 - count
        for player, count in enumerate(cards)
    ]
    assert points[:3] == [7, 10, 3]
    assert points[3:] == [0] * (players - 3)


@pytest.mark.parametrize(
    ("city", "banned"),
    [
        ("LIe . . / > . . M0 M1 / > > . . M2", ["-1,0", "0,-1", "1,-1"]),
        ("LIn . . / > . . M0 M1 / > > . . M2", ["0,-1", "0,1", "1,-1", "1,0"]),
        ("LI3 . . / > . . M0 M1 / > > . . M2", ["0,1", "1,-1", "1,0"]),
        ("LI2 M0 M1 / > . M2", ["-1,0", "-1,1"]),
    ],
)
def test_bicolour_industry_on_brick_rows(city: str, banned: list[str]) -> None:
    """XL p. 21: the industry of a bicolour card bans residences from 3, 4, 3 and 2 places."""
    why = shared(city, 3, 0, level="advanced", hand=["R"])["why"]["R"]
    assert sorted(cell for cell, reasons in why.items() if "residence-industry" in reasons) == banned


def test_brick_halls_touch_six_cells() -> None:
    """[single-3]: halls of three touch each other; every player has three places to begin with."""
    answers = [shared("> M0 M1 / > > M2", 3, player, hand=["P"]) for player in range(3)]
    assert [answer["legal"]["P"] for answer in answers] == [
        [[-1, 0], [-1, 1], [0, -1]],
        [[-1, 2], [0, 2], [1, 1]],
        [[1, -1], [2, -1], [2, 0]],
    ]
    assert answers[0]["why"]["P"]["0,2"] == ["zone"]
    assert answers[0]["development"]["outcomes"] == ["M0 M1 / > M2"]


def test_brick_rows_are_written_with_their_indentation() -> None:
    city: City = {
        cell: card(name, BRICK) for cell, name in brick_tokens("> > P . / > > > . / C M0 M1 / > . M2")
    }
    assert brick_text(city) == "> > P / > . / C M0 M1 / > > > M2"


def test_clouds_follow_the_axes_of_the_rhombus() -> None:
    """[single-adjacency]: in line along W-E or NE-SW for player 0, never along the third axis or abroad."""
    halls = {0: (0, 0), 1: (0, 1), 2: (1, 0)}
    industry = card("I", BRICK)
    first, second = (shared_ground(halls, 6, player) for player in (0, 1))
    city: City = {(-2, 0): industry, (0, 2): industry}
    assert brings_cloud(city, industry, (-2, -3), first)
    assert brings_cloud(city, industry, (-1, -1), first)
    assert not brings_cloud(city, industry, (-1, 0), first)
    assert not brings_cloud(city, industry, (0, -1), first)
    assert brings_cloud(city, industry, (1, 2), second)
    assert not brings_cloud(city, industry, (0, 3), second)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_zones_are_disjoint(players: int) -> None:
    halls: dict[int, dict[int, Cell]] = {
        2: {0: (0, 0), 1: (1, 0)},
        3: {0: (0, 0), 1: (0, 1), 2: (1, 0)},
        4: {0: (0, 0), 1: (0, 1), 2: (1, 1), 3: (1, 0)},
    }
    zones = shared_ground(halls[players], 6, 0).zones
    assert len(frozenset().union(*zones)) == sum(len(zone) for zone in zones)
    assert all(halls[players][number] in zone for number, zone in enumerate(zones))


def test_neighbours_fill_empty_places() -> None:
    """XL p. 23: parks, commerces and industries on the border act on the neighbour's empty places."""
    city = "K C I M0 / . . . M1"
    here = shared(city, 2, 1, level="normal", money=0)["scores"]
    assert here["economic"] == 5 * (-35 + 2)
    assert (here["industrial"], here["commercial"]) == (1, 1)
    assert shared(city, 2, 0, level="normal", money=0)["scores"]["commercial"] == 1 + 1


def test_variants_count_one_zone() -> None:
    """[single-adjacency]: prices and pollution of one's own zone only; happiness shared by cards."""
    city = "N R C M0 / L R P M1"
    first, second = (
        shared(city, 2, player, money=5, hand=["L"], variants=["leisure-crisis", "ecological"])
        for player in (0, 1)
    )
    assert first["legal"]["L"] != []
    assert second["why"]["L"]["2,1"] == ["leisure-price"]
    assert (first["pollution"], second["pollution"]) == (6, 0)
    happy = city.replace("N", "K")
    assert [shared(happy, 2, player)["scores"]["happiness"] for player in (0, 1)] == [2, 2]


FIRST_TURN = ". . . . . / . . M R . / . . I . . / . . . . . / . . . . ."
SECOND_TURN = ". . . C . / . R M R . / . . I . . / . . . . . / . . . . ."


def test_first_turn_in_the_suburb() -> None:
    """XL p. 24: $1 of salary, one point for the residence, no industry beside the suburb's residences."""
    answer = suburb(FIRST_TURN, money=0, hand=["I", "R", "P"])
    assert answer["income"] == {"total": 1, "salary": 1, "commerce": 0, "meters": 0}
    assert answer["scores"]["residential"] == 1 - 22
    assert answer["limit"] == {"used": 2, "max": 10}
    assert [0, 3] in answer["legal"]["P"]
    assert answer["why"]["I"]["0,3"] == ["residence-industry"]
    assert answer["why"]["R"]["0,3"] == ["same-colour"]
    assert answer["why"]["P"]["0,4"] == ["adjacent"]
    edge = suburb(". . P . . / " * 2 + "P P M . . / . . . . . / . . . . .", hand=["I"])
    assert edge["why"]["I"]["0,3"] == ["residence-industry"]
    assert edge["why"]["I"]["1,0"] == ["residence-industry"]
    assert not any(cell.startswith("-") for cell in edge["why"]["I"])


def test_second_turn_in_the_suburb() -> None:
    """XL p. 24: the suburb's residence lets the commerce grow; in (a) it joins the suburb's commerce: $6."""
    development = suburb(SECOND_TURN)["development"]
    grown = ". . . C C / . R M R . / . . I1 . . / . . . . . / . . . . ."
    assert development["options"] == [["C", 0, 2], ["C", 0, 4]]
    assert development["outcomes"] == [grown, grown.replace(". C C", "C C .")]
    answer = suburb(grown, money=0)
    assert answer["income"]["commerce"] == 6
    assert answer["limit"] == {"used": 5, "max": 10}
    assert answer["scores"]["economic"] == -5 * (25 - 6)
    assert answer["scores"]["commercial"] == 3 + len(["0,2", "1,4"])


def test_unjoined_suburb_serves_nothing() -> None:
    """[suburb-role]: no meter, no need, no warehouse, no anchor; a joined residence counts for happiness."""
    meter = ". . . . . . / P . . . . . / " + ". . . . . . / " * 3 + ". . . . . ."
    answer = suburb(meter, level="advanced", hand=["P"])
    assert answer["income"]["meters"] == 0
    assert answer["scores"]["commercial"] == 1
    assert answer["legal"]["P"] == [[0, 0], [1, 1], [2, 0]]
    satisfied = ". . P R L . / . . M C . . / " + ". . . . . . / " * 3 + ". . . . . ."
    assert suburb(satisfied, level="normal")["scores"]["happiness"] == 2
    assert suburb(satisfied.replace("C", "."), level="normal")["scores"]["happiness"] == 0


def test_suburb_rings() -> None:
    """[suburb-ring]."""
    assert len(dict(suburb_ring(5))) == 24
    big = dict(suburb_ring(6))
    assert len(big) == 28
    assert [big[cell] for cell in ((-1, -1), (-1, 0), (0, 6), (6, 6), (1, -1), (0, -1))] == list("PRCCCR")


HALLS: dict[int, list[Cell]] = {2: [(0, 0), (1, 0)], 3: [(0, 0), (0, 1), (1, 0)]}
HALLS[4] = [(0, 0), (0, 1), (1, 1), (1, 0)]
TURNS: dict[int, Callable[[Cell], Cell]] = {
    2: lambda cell: (1 - cell[0], cell[1]),
    3: lambda cell: (cell[1], 1 - cell[0] - cell[1]),
    4: lambda cell: (cell[1], 1 - cell[0]),
}
"""The symmetry of each map that brings every town hall to the place of the next one."""


def absolute_answer(city: City, players: int, player: int) -> dict[str, Any]:
    """An answer whose cells are counted from the first town hall."""
    top, left, _, _ = bounding_box(city) or (0, 0, 0, 0)
    text = city_text(city)
    if players == 3:
        text, left = brick_text(city), min(column for row, column in city if row == top)
    answer = shared(text, players, player, level="normal", money=7, hand=["R", "I"], reserve={"N": 1})
    for cells in (*answer["legal"].values(), *answer["plan"]["first"].values()):
        cells[:] = [(row + top, column + left) for row, column in cells]
    options = answer["development"]["options"]
    options[:] = [(kind, (row + top, column + left)) for kind, row, column in options]
    return answer


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_turned_map_says_the_same_to_the_next_player(players: int, seed: int) -> None:
    random = Random(seed)
    sides = BRICK if players == 3 else SQUARE
    cells = [(row, column) for row in range(-2, 4) for column in range(-2, 4)]
    tokens = {cell: random.choice("RCLPPIKN") for cell in random.sample(cells, 20)}
    tokens |= {cell: f"M{number}" for number, cell in enumerate(HALLS[players])}
    turn = TURNS[players]
    turned = {turn(cell): name for cell, name in tokens.items() if name[0] != "M"}
    turned |= {cell: name for cell, name in tokens.items() if name[0] == "M"}
    city = {cell: card(name, sides) for cell, name in tokens.items()}
    after = {cell: card(name, sides) for cell, name in turned.items()}
    for player in range(players):
        one = absolute_answer(city, players, player)
        other = absolute_answer(after, players, (player + 1) % players)
        for field in ("limit", "income", "scores"):
            assert one[field] == other[field]
        assert one["plan"]["built"] == other["plan"]["built"]
        for token in ("R", "I"):
            assert sorted(map(turn, one["legal"][token])) == other["legal"][token]
            assert sorted(map(turn, one["plan"]["first"][token])) == other["plan"]["first"][token]
        grown = sorted((kind, turn(cell)) for kind, cell in one["development"]["options"])
        assert grown == other["development"]["options"]
        assert len(one["development"]["outcomes"]) == len(other["development"]["outcomes"])
