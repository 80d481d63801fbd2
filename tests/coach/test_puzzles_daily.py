"""The puzzle of the day: from the date alone, another every day, harder towards Sunday."""

import os
import subprocess
import sys
from datetime import date, timedelta
from functools import cache

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity.teach.puzzles import THEMES, Puzzle, daily
from cardcity_tutor.games.cardcity.teach.puzzles.daily import WEEK, _theme

GOLDEN = {
    "2025-03-17": "grow-commerce-simplified-1-d526f32e8e",
    "2025-03-18": "fill-limit-advanced-2-c925b71f79",
    "2025-03-19": "best-park-advanced-2-c0233fc1d2",
    "2025-03-20": "chain-advanced-3-ce58d1c7bc",
    "2025-03-21": "final-turn-normal-3-92749a3187",
    "2025-03-22": "bicolour-turn-advanced-4-ad4757918b",
    "2025-03-23": "happiness-normal-5-b477fbe1ad",
}
"""Made by this very code. They change when the rules, the situations or the themes do, and with nothing else."""
MONDAY = date(2025, 3, 17)


@cache
def of(day: str) -> Puzzle:
    return daily(day)


@pytest.mark.parametrize("day", GOLDEN)
def test_a_date_means_the_same_puzzle_for_ever(day: str) -> None:
    assert of(day).id == GOLDEN[day]


def test_a_date_and_its_text_are_the_same() -> None:
    assert daily(MONDAY) == of("2025-03-17")


def test_another_process_finds_the_same_puzzle() -> None:
    script = "from cardcity_tutor.games.cardcity.teach.puzzles import daily; print(daily('2025-03-19').id)"
    for seed in ("0", "1"):
        told = subprocess.run(
            [sys.executable, "-c", script],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip() == GOLDEN["2025-03-19"]


def test_a_week_gets_harder_and_repeats_no_theme() -> None:
    week = [of(str(MONDAY + timedelta(days))) for days in range(7)]
    assert [puzzle.difficulty for puzzle in week] == list(WEEK)
    assert list(WEEK) == sorted(WEEK)
    assert len({puzzle.theme for puzzle in week}) == 7
    assert all(puzzle.grade(answer) for puzzle in week for answer in puzzle.answers)


@pytest.mark.parametrize("level", [None, "simplified", "normal", "advanced"])
def test_themes_of_many_weeks(level: str | None) -> None:
    met = set()
    for week in range(100_000, 100_100):
        themes = [_theme(7 * week + 1 + day, level) for day in range(7)]
        assert len(set(themes)) == 7
        for theme, difficulty in zip(themes, WEEK, strict=True):
            assert difficulty in theme.difficulties
            assert level in (None, *theme.levels)
        met |= {theme.name for theme in themes}
    assert met == {name for name, theme in THEMES.items() if level in (None, *theme.levels)}


@pytest.mark.parametrize("level", ["simplified", "advanced"])
def test_a_level_of_ones_own(level: str) -> None:
    assert daily(MONDAY, level).setup.level == level


@pytest.mark.parametrize(
    ("code", "day", "level"),
    [("puzzle-date", "yesterday", None), ("puzzle-date", 7, None), ("option-unknown", MONDAY, "expert")],
)
def test_days_that_are_none(code: str, day: object, level: str | None) -> None:
    with pytest.raises(InputError) as caught:
        daily(day, level)  # type: ignore[arg-type]
    assert caught.value.code == code
