"""The puzzle of the day, made once for all visitors, by a process of its own.

A hard one takes seconds of computing: in a kernel each visitor would wait for it, in the server everybody would.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from threading import Lock, Thread
from typing import Any, Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games import DEFAULT

AROUND: Final = timedelta(days=1)
"""How far from today a day may be: where a visitor lives it may be tomorrow already."""
LONGEST: Final = 120
"""Seconds that a puzzle may take."""

Making = Callable[[date], dict[str, Any]]


def made(day: date) -> dict[str, Any]:
    """The puzzle of a day, from another process."""
    code = "import json, sys; from cardcity_tutor.games import find; print(json.dumps(find(sys.argv[2]).daily_puzzle(sys.argv[1])))"
    done = subprocess.run(  # noqa: S603 (our own code, and a date)
        [sys.executable, "-c", code, day.isoformat(), DEFAULT],
        capture_output=True,
        check=True,
        timeout=LONGEST,
    )
    puzzle: dict[str, Any] = json.loads(done.stdout)
    return puzzle


class Puzzles:
    """The puzzles around today, each begun when it is first asked for."""

    def __init__(self, making: Making = made, today: Callable[[], date] | None = None) -> None:
        """Nothing made yet."""
        self._making = making
        self._today = today or (lambda: datetime.now(UTC).date())
        self._ready: dict[date, dict[str, Any]] = {}
        self._begun: set[date] = set()
        self._lock = Lock()

    def of(self, day: date) -> dict[str, Any] | None:
        """The puzzle of a day, or nothing while it is being made.

        Raises:
            InputError: for a day far from today: those would be made for nobody.
        """
        if abs(day - self._today()) > AROUND:
            raise InputError("club-challenge-early")
        with self._lock:
            if day in self._ready:
                return self._ready[day]
            if day not in self._begun:
                self._begun.add(day)
                Thread(target=self._make, args=[day], name="puzzle", daemon=True).start()
        return None

    def _make(self, day: date) -> None:
        try:
            puzzle = self._making(day)
            with self._lock:
                self._ready = {near: kept for near, kept in self._ready.items() if abs(near - day) <= AROUND}
                self._ready[day] = puzzle
        except (OSError, subprocess.SubprocessError, ValueError):
            pass  # who asks next begins it again
        finally:
            with self._lock:
                self._begun.discard(day)
