"""Limits, with a clock that is set by hand."""

from __future__ import annotations

from datetime import date
from threading import Event

import pytest

from cardcity_tutor.app.server.club.puzzling import Puzzles
from cardcity_tutor.app.server.rate_limit import (
    FREE_MISTAKES,
    LONGEST_PAUSE,
    MOST_REMEMBERED,
    LoginBackoff,
    RateLimited,
    RateLimiter,
)
from cardcity_tutor.core.errors import InputError


class Hand:
    """A clock."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_turns_come_back_one_by_one() -> None:
    clock = Hand()
    pace = RateLimiter(6, clock=clock)
    assert [pace.take("a") for _ in range(7)] == [0.0] * 6 + [10.0]
    clock.now += 9.5
    assert pace.take("a") == pytest.approx(0.5)
    clock.now += 0.5
    pace.ask("a")
    with pytest.raises(RateLimited) as error:
        pace.ask("a")
    assert error.value.params == {"seconds": 10}
    clock.now += 1000
    assert [pace.take("a") for _ in range(7)] == [0.0] * 6 + [10.0]  # no more are saved up


def test_pauses_double_and_end() -> None:
    clock = Hand()
    mistakes = LoginBackoff(clock=clock)
    pauses = []
    for number in range(12):
        mistakes.check("zoé")
        mistakes.made("zoé")
        if number < FREE_MISTAKES:
            continue
        with pytest.raises(RateLimited) as error:
            mistakes.check("zoé")
        pauses.append(error.value.params["seconds"])
        mistakes.check("max")
        clock.now += LONGEST_PAUSE
    assert pauses[:6] == [2, 4, 8, 16, 32, 60]
    mistakes.made("zoé")
    mistakes.forgive("zoé")
    mistakes.check("zoé")


def test_names_do_not_fill_the_memory() -> None:
    pace = RateLimiter(1, clock=Hand())
    for number in range(MOST_REMEMBERED + 10):
        pace.take(str(number))
    assert len(pace._left) == MOST_REMEMBERED
    assert pace.take(str(MOST_REMEMBERED)) > 0
    assert pace.take("0") == 0


def test_a_puzzle_is_made_once_and_again_after_a_failure() -> None:
    day, asked, made, let = date(2025, 3, 21), [], Event(), Event()

    def making(wanted: date) -> dict[str, str]:
        asked.append(wanted)
        let.wait(10)
        try:
            if len(asked) == 1:
                raise ValueError("broken")
            return {"id": wanted.isoformat()}
        finally:
            made.set()

    puzzles = Puzzles(making, lambda: day)
    assert puzzles.of(day) is None
    assert puzzles.of(day) is None
    let.set()
    assert made.wait(10)
    while len(asked) < 2:  # as a kernel does: ask until it is there
        puzzles.of(day)
    while (found := puzzles.of(day)) is None:
        pass
    assert found == {"id": "2025-03-21"}
    assert len(asked) == 2
    with pytest.raises(InputError, match="club-challenge-early"):
        puzzles.of(date(2025, 3, 23))
