"""Random games of every allowed combination of options, with the invariants checked after every decision."""

from itertools import combinations, product
from random import Random

import pytest

from cardcity_tutor.games.cardcity import LEVELS, VICTORIES, game
from tests.play.boards import Land, check_board, faces, land_of
from tests.play.invariants import play_watched

SAMPLE = 60
MAP_SAMPLE = 5
"""Sampled games of each level and number of players on the suburb's map or on that of the single city."""
XL_VARIANTS = ("architect", "ecological", "leisure-crisis")
VARIANTS_2012 = ("decentralisation", "parking-meters")
Options = tuple[str, str, int, str, tuple[str, ...]]


def subsets(variants: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [chosen for size in range(len(variants) + 1) for chosen in combinations(variants, size)]


OWN_CITIES: list[Options] = [
    *product(("xl",), LEVELS, range(1, 5), VICTORIES, subsets(XL_VARIANTS)),
    *product(("2012",), ("simplified",), range(1, 5), ("residential",), subsets(VARIANTS_2012)),
]
MAPS: list[Options] = [
    ("xl", level, players, victory, (*chosen, "suburb" if players == 1 else "single-city"))
    for level, players, victory, chosen in product(LEVELS, range(1, 5), VICTORIES, subsets(XL_VARIANTS))
]
MATRIX = OWN_CITIES + MAPS


def sample() -> list[Options]:
    """Some of each edition and level, of maps also of each number of players; the same ones every time."""
    chance = Random(2012)
    groups: dict[tuple[str, str], list[Options]] = {}
    for options in OWN_CITIES:
        groups.setdefault(options[:2], []).append(options)
    found = [options for group in groups.values() for options in chance.sample(group, SAMPLE // len(groups))]
    maps: dict[tuple[str, int], list[Options]] = {}
    for options in MAPS:
        maps.setdefault(options[1:3], []).append(options)
    return found + [options for group in maps.values() for options in chance.sample(group, MAP_SAMPLE)]


def name(options: Options) -> str:
    edition, level, players, victory, variants = options
    return "-".join((edition, level, str(players), victory, *variants))


def play(options: Options, seed: int) -> None:
    edition, level, players, victory, variants = options
    inner = range(1, 4 if level == "simplified" else 5)
    hall = (inner[seed % len(inner)], inner[seed // 7 % len(inner)]) if "suburb" in variants else None
    way = game(edition=edition, level=level, players=players, victory=victory, variants=variants, hall=hall)
    state = play_watched(way, seed)
    assert len(state.results) == players
    assert min(result.place for result in state.results) == 1


def test_the_matrix_is_complete() -> None:
    """All 240 ways of XL (3 levels, 5 victories, 16 sets of variants) at one to four players, and those of 2012."""
    assert len(MATRIX) == len(set(MATRIX)) == 4 * 240 + 4 * 4


@pytest.mark.parametrize("options", sample(), ids=name)
def test_sampled(options: Options) -> None:
    play(options, MATRIX.index(options))


@pytest.mark.matrix
@pytest.mark.parametrize("seed", [1000, 2000, 3000])
@pytest.mark.parametrize("options", MATRIX, ids=name)
def test_matrix(options: Options, seed: int) -> None:
    play(options, seed + MATRIX.index(options))


# ---------------------------------------------------------------- the checker itself


OWN = Land(5)
SUBURB = land_of(game(players=1, variants=["suburb"], hall=(1, 1)))
TWO, THREE, FOUR = (land_of(game(players=players, variants=["single-city"])) for players in (2, 3, 4))


@pytest.mark.parametrize(
    ("land", "text"),
    [
        (OWN, "M P P P P / . . . . P"),  # six cards without an industry
        (OWN, "M R I1"),  # a residence beside an industry
        (OWN, "M R LI1"),  # the industry half shows to the residence
        (OWN, "M P P I1 P P"),  # six wide
        (OWN, "M . P"),  # two pieces
        (SUBURB, "I1 P / . M"),  # the industry stands beside a residence of the suburb
        (SUBURB, ". P . / . P . / . M ."),  # a card on the suburb
        (SUBURB, ". P . / . P . / . P . / . M ."),  # and beyond it
        (
            TWO,
            "P . . . . / P P M0 P P / . . M1 I1 .",
        ),  # six cards of player 0, whose neighbour has the industry
        (TWO, "R M0 / I1 M1"),  # a residence beside an industry across the border
        (
            TWO,
            "I1 P M0 P P / . . M1 P P / . . . . P / . . . P P",
        ),  # player 0's industry does not help player 1
        (TWO, "P P M0 P . . / . . M1 P P P"),  # six wide together
        (TWO, "P / P / P / P / I1 / M0 / M1"),  # six deep
        (THREE, "M0 M1 / > M2 / . . . P"),  # two pieces
        (THREE, "> R / I1 M0 M1 / > > > M2"),  # neighbours on brick rows
        (THREE, "P P P P P M0 M1 / > > > > > > > > > > > M2"),  # five to the west is one too many
        (FOUR, "M0 M1 R / M3 M2 I1"),
        (FOUR, "P P P P P M0 M1 / . . . . . M3 M2"),
    ],
)
def test_the_checker_sees_what_is_wrong(land: Land, text: str) -> None:
    with pytest.raises(AssertionError):
        check_board(land.board_of(text), land, connected=True)


@pytest.mark.parametrize(
    ("land", "text"),
    [
        (OWN, "M P P P P"),
        (OWN, "M R . / . C I1"),
        (OWN, "M R LI3"),
        (OWN, "P M P / P I1 P / P P P"),
        (SUBURB, "I1 . / M R"),  # beside a commerce of the suburb
        (TWO, "P P M0 P P / . . M1 P P / . . . P P"),  # five cards each
        (TWO, "P / P / P / I1 / M0 / M1 / I1 / P / P / P"),
        (TWO, "R M0 / . M1 / . I1"),
        (THREE, "> > > R / I1 M0 M1 / > > > M2"),
        (THREE, "P P P P M0 M1 / > > > > > > > > > M2"),
        (FOUR, ". R . . / . M0 M1 I1 / . M3 M2 P"),
    ],
)
def test_the_checker_accepts_what_is_right(land: Land, text: str) -> None:
    check_board(land.board_of(text), land, connected=True)


def test_faces_of_halves() -> None:
    assert {side: set(faces(f"RC{side}")["R"]) for side in "0123nesw"} == {
        "0": set("NE"), "1": set("ES"), "2": set("SW"), "3": set("WN"),
        "n": set("NEW"), "e": set("ENS"), "s": set("SEW"), "w": set("WNS"),
    }  # fmt: skip
    assert set(faces("RC0")["C"]) == set("SW")
    assert set(faces("RCn")["C"]) == set("SEW")
