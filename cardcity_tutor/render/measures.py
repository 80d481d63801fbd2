"""Dates, times and sizes in words."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

from cardcity_tutor.locale import say

from .phrases import said

MINUTE, HOUR, DAY = 60, 3_600, 86_400
UNKNOWN: Final = "–"


def date_text(lang: str, day: date) -> str:
    """A date in words.

    >>> date_text("fr", date(2025, 1, 1)), date_text("en", date(2025, 3, 9))
    ('1er janvier 2025', '9 March 2025')
    """
    months = said(lang, "paper-months").split()
    return said(lang, "paper-date", day=day.day, month=months[day.month - 1], year=str(day.year))


def moment_text(lang: str, when: datetime | str, now: datetime | None = None) -> str:
    """How long ago, if it was within a day, else the date; a moment that a wrong clock put a little ahead is now."""
    moment = datetime.fromisoformat(when) if isinstance(when, str) else when
    past = ((now or datetime.now(UTC)) - moment).total_seconds()
    if abs(past) < DAY:
        span = (
            span_text(lang, past)
            if past >= HOUR
            else said(lang, "club-about", count=str(int(past // MINUTE)))
        )
        return say(lang, "club-ago", span=span) if past >= MINUTE else said(lang, "club-now")
    return date_text(lang, moment.date())


def span_text(lang: str, seconds: float) -> str:
    r"""A span of time, roughly.

    >>> [span_text("fr", seconds) for seconds in (7, 95, 7_500, 300_000)]
    ['7\xa0s', '1\xa0min\xa035\xa0s', '2\xa0h\xa005\xa0min', '3\xa0j']
    """
    whole = max(0, round(seconds))
    if whole < MINUTE:
        return said(lang, "club-seconds", count=str(whole))
    if whole < HOUR:
        return said(lang, "club-minutes", count=str(whole // MINUTE), rest=f"{whole % MINUTE:02}")
    if whole < DAY:
        return said(lang, "club-hours", count=str(whole // HOUR), rest=f"{whole % HOUR // MINUTE:02}")
    return said(lang, "club-days", count=str(whole // DAY))


def memory_text(lang: str, megabytes: float | None) -> str:
    """Megabytes of memory."""
    return UNKNOWN if megabytes is None else said(lang, "club-megabytes", size=round(megabytes))


def size_text(lang: str, count: int) -> str:
    r"""The size of a file.

    >>> size_text("en", 45_056), size_text("fr", 3_400_000)
    ('45\xa0kB', '3,4\xa0Mo')
    """
    if count < 1_000_000:
        return said(lang, "club-kilobytes", size=round(count / 1000))
    megabytes = count / 1_000_000
    return said(lang, "club-megabytes", size=round(megabytes, 1) if megabytes < 10 else round(megabytes))
