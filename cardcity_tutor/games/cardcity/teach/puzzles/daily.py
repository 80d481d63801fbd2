"""One puzzle a day: the same for everybody, from the date alone."""

from __future__ import annotations

from datetime import date
from typing import Final

from .....core.chance import Chance
from .....core.errors import InputError
from ...rules.setting import LEVELS
from .generator import generate
from .puzzle import Puzzle
from .themes import THEMES, Theme

WEEK: Final = (1, 2, 2, 3, 3, 4, 5)
"""The difficulty of each day, Monday first."""
TRIES: Final = 4
"""Seeds that are tried before a day makes do with any difficulty."""


def daily(day: date | str, level: str | None = None) -> Puzzle:
    """The puzzle of a day (a date, or its text such as ``2025-03-21``), at a level of one's own if one is named.

    Within a week no theme comes twice, and the puzzles get harder from Monday to Sunday.
    """
    if level is not None and level not in LEVELS:
        raise InputError("option-unknown", field="level", value=str(level)[:80], expected=", ".join(LEVELS))
    number = _read(day).toordinal()
    theme, difficulty = _theme(number, level), WEEK[(number - 1) % 7]
    which, _ = Chance(number).below(len(theme.levels))
    wanted = theme.levels[which] if level is None else level
    for attempt in range(TRIES):
        try:
            return generate(theme.name, wanted, difficulty, number * TRIES + attempt)
        except InputError as none:
            if none.code != "puzzle-none":
                raise
    return generate(theme.name, wanted, None, number)


def _theme(number: int, level: str | None) -> Theme:
    """The theme of a day: the days of its week, one after the other, take the first that suits them and is left."""
    week, weekday = divmod(number - 1, 7)
    left, _ = Chance(week).shuffled([theme for theme in THEMES.values() if level in (None, *theme.levels)])
    themes = list(left)
    # The ends of the week are hardest to please, so they choose first.
    for day in sorted(range(7), key=lambda day: -abs(2 * WEEK[day] - 5)):
        chosen = next((theme for theme in themes if WEEK[day] in theme.difficulties), themes[0])
        if day == weekday:
            return chosen
        themes.remove(chosen)
    raise AssertionError("a week has seven days")


def _read(day: date | str) -> date:
    """A date, or the text of one."""
    if isinstance(day, date):
        return day
    try:
        return date.fromisoformat(day)
    except (TypeError, ValueError):
        raise InputError("puzzle-date", value=str(day)[:40]) from None
