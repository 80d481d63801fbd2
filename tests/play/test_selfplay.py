"""Random games of every allowed combination of options, with the invariants checked after every decision."""

from itertools import combinations, product
from random import Random

import pytest

from cardcity_tutor.games.cardcity import LEVELS, VICTORIES, game
from tests.play.invariants import board_of, check_board, faces, play_watched

SAMPLE = 60
XL_VARIANTS = ("architect", "ecological", "leisure-crisis")
VARIANTS_2012 = ("decentralisation", "parking-meters")
Options = tuple[str, str, int, str, tuple[str, ...]]


def subsets(variants: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [chosen for size in range(len(variants) + 1) for chosen in combinations(variants, size)]


MATRIX: list[Options] = [
    *product(("xl",), LEVELS, range(1, 5), VICTORIES, subsets(XL_VARIANTS)),
    *product(("2012",), ("simplified",), range(1, 5), ("residential",), subsets(VARIANTS_2012)),
]


def sample() -> list[Options]:
    """Some of each edition and level, the same ones every time."""
    chance = Random(2012)
    groups: dict[tuple[str, str], list[Options]] = {}
    for options in MATRIX:
        groups.setdefault(options[:2], []).append(options)
    return [options for group in groups.values() for options in chance.sample(group, SAMPLE // len(groups))]


def name(options: Options) -> str:
    edition, level, players, victory, variants = options
    return "-".join((edition, level, str(players), victory, *variants))


def play(options: Options, seed: int) -> None:
    edition, level, players, victory, variants = options
    way = game(edition=edition, level=level, players=players, victory=victory, variants=variants)
    state = play_watched(way, seed)
    assert len(state.results) == players
    assert min(result.place for result in state.results) == 1


def test_the_matrix_is_complete() -> None:
    assert len(MATRIX) == len(set(MATRIX)) == 3 * 4 * 5 * 8 + 4 * 4


@pytest.mark.parametrize("options", sample(), ids=name)
def test_sampled(options: Options) -> None:
    play(options, MATRIX.index(options))


@pytest.mark.matrix
@pytest.mark.parametrize("seed", [1000, 2000, 3000])
@pytest.mark.parametrize("options", MATRIX, ids=name)
def test_matrix(options: Options, seed: int) -> None:
    play(options, seed + MATRIX.index(options))


# ---------------------------------------------------------------- the checker itself


@pytest.mark.parametrize(
    "text",
    [
        "M P P P P / . . . . P",  # six cards without an industry
        "M R I1",  # a residence beside an industry
        "M R LI1",  # the industry half shows to the residence
        "M P P I1 P P",  # six wide
        "M . P",  # two pieces
    ],
)
def test_the_checker_sees_what_is_wrong(text: str) -> None:
    with pytest.raises(AssertionError):
        check_board(board_of(text), 5, connected=True)


@pytest.mark.parametrize("text", ["M P P P P", "M R . / . C I1", "M R LI3", "P M P / P I1 P / P P P"])
def test_the_checker_accepts_what_is_right(text: str) -> None:
    check_board(board_of(text), 5, connected=True)


def test_faces_of_halves() -> None:
    assert {side: set(faces(f"RC{side}")["R"]) for side in "0123nesw"} == {
        "0": set("NE"), "1": set("ES"), "2": set("SW"), "3": set("WN"),
        "n": set("NEW"), "e": set("ENS"), "s": set("SEW"), "w": set("WNS"),
    }  # fmt: skip
    assert set(faces("RC0")["C"]) == set("SW")
    assert set(faces("RCn")["C"]) == set("SEW")
