"""The club in words: ways, results, places, dates, times and sizes. What comes in is the plain data of the club's desk."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Any, Final

from cardcity_tutor.locale import has, say

from .....render.phrases import listed, money_text, number_text, said
from ...rules.ways import Way
from .bots import bot_name, persona_name
from .options import DOT, way_summary

MINUTE, HOUR, DAY = 60, 3_600, 86_400
UNKNOWN: Final = "–"


def way_text(lang: str, way: Mapping[str, Any]) -> str:
    """A way of playing in one line.

    >>> way_text("en", {"text": "…", "level": "normal", "victory": "economic", "players": 2})
    'Normal · economic victory · 2 players'
    """
    return way_summary(lang, Way.of({name: way[name] for name in Way.__slots__ if name in way}))


def score_text(lang: str, score: float | None, victory: str) -> str:
    """Points, or dollars where they decide; a player whom pollution puts out has none.

    >>> score_text("en", 11.5, "residential"), score_text("fr", None, "economic")
    ('11.5', 'hors jeu')
    """
    if score is None:
        return said(lang, "club-score-out")
    value = int(score) if score == int(score) else round(score, 1)
    return money_text(lang, value) if victory == "economic" else number_text(lang, value)


def score_unit(lang: str, score: float | None, victory: str) -> str:
    """What a score is counted in, where the figure does not say so.

    >>> score_unit("en", 1, "residential"), score_unit("fr", 11.5, "happiness"), score_unit("en", 40, "economic")
    ('point', 'points', '')
    """
    return "" if score is None or victory == "economic" else said(lang, "club-score-unit", score=score)


def source_text(lang: str, result: Mapping[str, Any]) -> str:
    """How a result came about: alone its rank, for the way of playing says the rest; else against whom, and in which place."""
    source, rank = str(result["source"]), str(result.get("rank", ""))
    if source == "solo":
        return rank
    names = listed(lang, [opponent_text(lang, str(name)) for name in result.get("opponents", ())])
    place = place_text(lang, int(result["place"]))
    key = f"club-source-{source}" if names else f"club-source-{source}-unnamed"
    return say(lang, key, names=names) + DOT + place if names else said(lang, key) + DOT + place


def place_text(lang: str, place: int) -> str:
    """A place in words.

    >>> place_text("en", 2), place_text("fr", 1)
    ('2nd', '1er')
    """
    return said(lang, "club-place", place=place)


def opponent_text(lang: str, name: str) -> str:
    """A bot by its name in the language; anybody else as written."""
    if has(lang, f"persona-{name}"):
        return persona_name(lang, name)
    return bot_name(lang, name) if has(lang, f"bot-kind-{name}") else name


def game_title(lang: str, game: Mapping[str, Any]) -> str:
    """Who plays a saved game, bots by their names in the language, or its way of playing."""
    return names_text(lang, str(game["title"])) or way_text(lang, game["way"])


def names_text(lang: str, title: str) -> str:
    """The players' names that a game was saved under; bots are saved by their ids.

    >>> names_text("en", "Zoé, hurried-heir")
    'Zoé, The hurried heir'
    """
    return ", ".join(opponent_text(lang, name) for name in title.split(", "))


def game_state(lang: str, game: Mapping[str, Any]) -> str:
    """Over, or in which turn."""
    if game["over"]:
        return said(lang, "club-game-over")
    return said(lang, "club-game-turn", turn=int(game["turn"]), turns=int(game["turns"]))


def tries_text(lang: str, tries: int, seconds: float) -> str:
    """So many tries, and the time they took."""
    return said(lang, "club-tries", count=tries) + DOT + span_text(lang, seconds)


# ---------------------------------------------------------------- dates, times, sizes


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
