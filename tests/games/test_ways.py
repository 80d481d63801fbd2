"""Choosing a way of playing, wish by wish: every way can be reached, and nothing changes in silence."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.rules.setting import EDITIONS, LEVELS, VARIANTS, VICTORIES
from cardcity_tutor.games.cardcity.rules.ways import VALUES, Moved, Seats, Way, fits, settled

FREE = Seats(free=True)
TABLES = (FREE, Seats(), Seats(2, 4), Seats(1, 1))


def exists(way: Way) -> bool:
    try:
        way.game()
    except InputError:
        return False
    return True


def wishes(way: Way) -> list[tuple[str, object]]:
    """All that a person may ask for, at this way or at any other."""
    single = [(field, value) for field, values in VALUES.items() for value in values if field != "player"]
    return [*single, *(("variants", variant) for variant in VARIANTS[way.edition])]


@pytest.mark.parametrize("seats", TABLES)
def test_every_way_of_a_table_is_reached_wish_by_wish(seats: Seats) -> None:
    start = Way(players=1 if seats.free else seats.fewest)
    found, todo = {start}, [start]
    while todo:
        way = todo.pop()
        for wish in wishes(way):
            try:
                after = settled(way, seats, *wish).way
            except InputError:
                continue
            if after not in found:
                found.add(after)
                todo.append(after)
    expected = {
        way
        for edition, level, victory, players in product(EDITIONS, LEVELS, VICTORIES, VALUES["players"])
        for count in range(6)
        for variants in combinations(VARIANTS[edition], count)
        if exists(way := Way(edition, level, victory, variants, players)) and fits(way, seats)
    }
    assert found == expected
    assert len({(way.level, way.victory, way.variants) for way in found if way.edition == "xl"}) >= 120


@pytest.mark.parametrize("seats", TABLES)
def test_a_wish_is_granted_and_all_else_that_changes_is_told(seats: Seats) -> None:
    starts = [
        Way(players=1 if seats.free else seats.fewest),
        Way(level="advanced", victory="happiness", variants=("suburb", "architect")),
        Way(level="normal", variants=("single-city", "ecological"), players=3),
    ]
    for way in (way for way in starts if fits(way, seats)):
        for field, value in wishes(way):
            try:
                after, moved = settled(way, seats, field, value)
            except InputError:
                continue
            told = {move.field: move for move in moved if move.field != "variants"}
            for name in ("level", "victory", "players"):
                if name == field:
                    assert getattr(after, name) == value
                elif not (seats.free and name == "players" and not after.shared):
                    assert (getattr(way, name) != getattr(after, name)) == (name in told)
            gone = {*way.variants} - {*after.variants} - ({value} if field == "variants" else set())
            assert gone == {move.before for move in moved if move.field == "variants"}


def test_the_single_city_finds_a_second_player_and_the_suburb_sends_him_home() -> None:
    city = settled(Way(), Seats(), "variants", "single-city")
    assert (city.way.players, city.moved) == (2, (Moved("players", 1, 2),))
    suburb = settled(city.way, Seats(), "variants", "suburb")
    assert suburb.way == Way(variants=("suburb",))
    assert suburb.moved == (Moved("players", 2, 1), Moved("variants", "single-city"))


@pytest.mark.parametrize(
    ("way", "seats", "wish", "code"),
    [
        (Way(), Seats(1, 1), ("variants", "single-city"), "option-single-solo"),
        (Way(players=2), Seats(2, 4), ("variants", "suburb"), "option-suburb-several"),
        (Way("2012"), FREE, ("level", "normal"), "option-level-2012"),
        (Way("2012"), FREE, ("victory", "happiness"), "option-victory-2012"),
        (Way("2012"), FREE, ("variants", "architect"), "option-other-edition"),
        (Way(), Seats(), ("players", 5), "option-players"),
        (Way(), Seats(2, 4), ("players", 1), "option-players"),
        (Way(), FREE, ("level", "hard"), "option-unknown"),
    ],
)
def test_what_cannot_be_had_says_why(way: Way, seats: Seats, wish: tuple[str, object], code: str) -> None:
    with pytest.raises(InputError) as caught:
        settled(way, seats, *wish)
    assert caught.value.code == code


def test_the_zone_that_is_meant_exists() -> None:
    way = Way(variants=("single-city",), players=4, player=3)
    assert settled(way, Seats(), "players", 2).way.player == 0
    assert settled(way, Seats(), "level", "normal").way.player == 3


def test_a_way_is_read_from_plain_data_and_from_its_like() -> None:
    way = Way(level="normal", variants=("single-city", "architect"), players=2, player=1)
    assert Way.of(way.plain) == Way.of(way) == way
    assert way.position("M0 . / M1 R").setting == way.game().setting
    for wrong in ({"colour": "red"}, {"variants": "architect"}, {"variants": 3}):
        with pytest.raises(InputError):
            Way.of(wrong)
