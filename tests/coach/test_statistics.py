"""Statistics over rows: intervals that cover what they promise, pairs by seed, and counts that agree with the rows."""

from __future__ import annotations

import math
from random import Random

import pytest

from cardcity_tutor.coach.intervals import student
from cardcity_tutor.coach.simulation import Row, table
from cardcity_tutor.coach.statistics import (
    differences,
    estimate,
    grouped,
    histogram,
    numbers,
    share,
    summary,
    wins,
)
from cardcity_tutor.games.cardcity import game
from cardcity_tutor.games.cardcity.coach.rule_counts import MOMENTS
from cardcity_tutor.games.cardcity.coach.statistics import bites, points
from cardcity_tutor.games.cardcity.coach.tables import WAY

ROWS = table(game(players=2), ["random", "greedy"], 8)


def test_student_against_the_printed_tables() -> None:
    for freedom, printed in ((1, 12.706), (2, 4.303), (4, 2.776), (9, 2.262), (29, 2.045), (120, 1.980)):
        assert student(freedom) == pytest.approx(printed, rel=0.01)


def test_the_interval_of_a_mean_covers_it_in_95_of_100_samples() -> None:
    chance = Random(1)
    samples = [[chance.gauss(10, 4) for _ in range(8)] for _ in range(2000)]
    covered = sum(found.low <= 10 <= found.high for found in map(estimate, samples))
    assert 0.935 < covered / len(samples) < 0.965


def test_the_interval_of_a_share_covers_it() -> None:
    chance = Random(2)
    counts = [sum(chance.random() < 0.9 for _ in range(40)) for _ in range(2000)]
    covered = sum(found.low <= 0.9 <= found.high for found in (share(count, 40) for count in counts))
    assert 0.92 < covered / len(counts) < 0.98
    assert share(40, 40).high == pytest.approx(1.0)
    with pytest.raises(ValueError, match="nothing"):
        share(0, 0)


def test_one_value_tells_nothing_of_its_spread() -> None:
    assert estimate([3.0]) == (3.0, -math.inf, math.inf, 1)
    assert summary([3.0])[:5] == (3, 3, 3, 3, 3)


def test_summary_and_histogram() -> None:
    found = summary([1, 2, 3, 4, 10])
    assert found[:5] == (1, 2, 3, 4, 10)
    assert found.mean.mean == 4
    bins = histogram([-0.5, 0, 2.5, 5], 2.5)
    assert [(bin_.low, bin_.size) for bin_ in bins] == [(-2.5, 1), (0, 1), (2.5, 1), (5, 1)]
    assert sum(bin_.size for bin_ in histogram(numbers(ROWS))) == len(ROWS)


def test_groups_keep_every_row() -> None:
    groups = grouped(ROWS, "bot", "seat")
    assert [*groups] == [("random", 0), ("greedy", 1)]
    assert sum(map(len, groups.values())) == len(ROWS)


def test_text_is_no_number() -> None:
    with pytest.raises(TypeError, match="bot"):
        numbers(ROWS, "bot")


def results(bots: str, *places: tuple[int, ...]) -> list[Row]:
    """Rows of games with these places, seeds from 0 on; each letter is a bot."""
    way: Row = {**dict.fromkeys((column.name for column in WAY), ""), "players": len(bots)}
    return [
        {**way, "seed": seed, "seat": seat, "bot": bot, "place": place}
        for seed, found in enumerate(places)
        for seat, (bot, place) in enumerate(zip(bots, found, strict=True))
    ]


def test_wins_share_a_tie() -> None:
    found = wins(results("ab", (1, 2), (1, 1), (1, 2), (2, 1)))
    assert (found["a"].mean, found["b"].mean) == (2.5 / 4, 1.5 / 4)
    assert found["a"].size == 4


def test_wins_of_several_series_with_the_same_seeds() -> None:
    rows = (
        results("ab", (1, 2), (1, 2)) + results("ba", (1, 2), (2, 1)) + results("abc", (3, 2, 1), (3, 2, 1))
    )
    found = wins(rows + results("a", (1,), (1,), (1,)))  # alone, nobody wins
    assert [(bot, won.mean, won.size) for bot, won in found.items()] == [
        ("a", 0.5, 6),
        ("b", 1 / 6, 6),
        ("c", 1, 2),
    ]
    assert wins(rows[:4] + [{**row, "edition": "2012"} for row in rows[:4]])["a"] == wins(rows[:4] * 2)["a"]
    with pytest.raises(ValueError, match="whole games"):
        wins(row for row in rows if row["seat"] == 0)


def test_pairs_are_of_the_same_seed_and_seat() -> None:
    rows: list[Row] = [{"seed": 1, "seat": 0, "score": 5.0}, {"seed": 2, "seat": 0, "score": 7.0}]
    others: list[Row] = [{"seed": 2, "seat": 0, "score": 4.0}, {"seed": 1, "seat": 0, "score": None}]
    assert differences(rows, others) == [3.0]
    with pytest.raises(ValueError, match="same games"):
        differences(rows, others[:1])


def test_the_same_seed_has_the_same_pile_with_and_without_the_architect() -> None:
    plain, helped = (table(game(players=1, variants=found), ["random"], 5) for found in ([], ["architect"]))
    assert [row["event_first_turn_leisure"] for row in plain] == [
        row["event_first_turn_leisure"] for row in helped
    ]
    assert len(differences(helped, plain)) == 5


def test_bites_are_the_sums_of_the_columns() -> None:
    found = bites(ROWS)
    assert {(bite.moment, bite.rule) for bite in found} == {
        (moment, rule) for moment, rules in MOMENTS.items() for rule in rules
    }
    limit = next(bite for bite in found if (bite.moment, bite.rule) == ("lost", "limit"))
    assert limit.total == sum(numbers(ROWS, "lost_limit"))
    assert limit.each.mean == limit.total / len(ROWS)
    assert limit.met.mean == sum(count > 0 for count in numbers(ROWS, "lost_limit")) / len(ROWS)
    lost = [bite.total for bite in bites(ROWS, ["lost"])]
    assert lost == sorted(lost, reverse=True)


def test_points_add_up_to_the_mean_score() -> None:
    assert sum(found.mean for found in points(ROWS).values()) == pytest.approx(sum(numbers(ROWS)) / len(ROWS))
