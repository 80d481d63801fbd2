"""The certificate: one sheet that says exactly what was passed, under a name, with a skyline of cards."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from cardcity_tutor.course.packs import Pack
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.locale import say
from cardcity_tutor.render.paper.engraving import engraved
from cardcity_tutor.render.paper.page import document, glyph
from cardcity_tutor.render.phrases import written_date

from ..cards import card_svg
from ..palette import DAY, FONT
from ..plan import CARD, EDGE, PITCH
from ..svg import patterns_of
from ..wording import number_text

TOWERS: Final = (
    "P", "RR", "L", "CCC", "I2", "K", "RRR", "C", "PL", "I1", "M", "I3", "LP", "C", "RRR", "K", "I4", "CCC", "L", "RR", "P",
)  # fmt: skip
"""The skyline from left to right: what stands on top of each other."""
LONG_NAME: Final = 32


class Part(NamedTuple):
    """What was passed of one part of the course."""

    title: str
    mastered: int
    lessons: int
    game: str | None = None
    """The checkpoint game in words; empty where it was not finished, nothing where the part has none."""


def certificate(name: str, passed: Sequence[Part], lang: str, date: dt.date) -> str:
    """The certificate as a page that stands alone, A4 landscape.

    >>> "Ada" in certificate("Ada", [Part("Simplifié", 11, 11)], "fr", dt.date(2025, 1, 31))
    True
    """
    name = " ".join(name.split())
    rows = "".join(_row(part, lang) for part in passed)
    long = " long" if len(name) > LONG_NAME else ""
    body = (
        '<main class="sheet">'
        f'<p class="kicker">{escape(say(lang, "paper-tutor"))}</p>'
        f"<h1>{escape(say(lang, 'certificate-title'))}</h1>"
        f'<p class="name{long}">{escape(name)}</p>'
        f'<p class="says">{escape(say(lang, "certificate-says"))}</p>'
        f"<table>{rows}</table>"
        f'<p class="date">{escape(say(lang, "certificate-date", date=written_date(date, lang)))}</p>'
        f'<div class="skyline">{_skyline()}</div>'
        f'<p class="notice">{escape(say(lang, "paper-notice"))}</p>'
        "</main>"
    )
    title = f"{say(lang, 'certificate-title')} – {name}"
    return document(lang, title, body, ("certificate.css",), kind="certificate")


def passed(progress: Progress, pack: Pack, lang: str) -> list[Part]:
    """What a learner has passed, part by part; parts in which nothing was passed are left out."""
    found = []
    for number, title in _parts(pack, lang):
        lessons = [lesson for lesson in pack.lessons if lesson.part == number or not pack.parts]
        mastered = sum(progress.state(pack, lesson.id) == "mastered" for lesson in lessons)
        games = [progress.lessons[lesson.id].game for lesson in lessons if lesson.id in progress.lessons]
        game = next((told for game in reversed(games) if (told := game_words(game, lang))), "")
        if mastered or game:
            asked = any(lesson.checkpoint is not None for lesson in lessons)
            found.append(Part(title, mastered, len(lessons), game or ("" if asked else None)))
    return found


def _parts(pack: Pack, lang: str) -> list[tuple[int, str]]:
    """The parts of a course by number and name; a pack without parts is one."""
    if not pack.parts:
        return [(0, pack.title[lang])]
    return [
        (part.number, say(lang, "certificate-part", number=str(part.number), title=part.title[lang]))
        for part in pack.parts
    ]


def game_words(game: Mapping[str, object], lang: str) -> str:
    """A checkpoint game in words, as far as the file that kept it tells."""
    score, rank, place = game.get("score"), game.get("rank"), game.get("place")
    if isinstance(score, bool) or not isinstance(score, int | float):
        return ""
    points = number_text(lang, score)
    if isinstance(rank, str) and rank:
        return say(lang, "certificate-game-rank", score=points, rank=rank[:40])
    if type(place) is int:
        return say(lang, "certificate-game-place", score=points, place=place)
    return say(lang, "certificate-game", score=points)


def _row(part: Part, lang: str) -> str:
    full = part.mastered >= part.lessons > 0
    told = say(lang, "certificate-lessons", mastered=part.mastered, lessons=part.lessons)
    mark = f"{glyph('check')} " if full else ""
    game = say(lang, "certificate-no-game") if part.game == "" else part.game or ""
    return (
        f'<tr><th scope="row">{escape(part.title)}</th>'
        f'<td class="{"full" if full else "some"}">{mark}{escape(told)}</td>'
        f'<td class="game">{escape(game)}</td></tr>'
    )


def _skyline() -> str:
    """Towers of cards on one street."""
    towers = [_cards(tower) for tower in TOWERS]
    high = max(map(len, towers))
    width, height = PITCH * len(towers), CARD * high + 2 * EDGE
    shapes = [
        f'<g transform="translate({column * PITCH + 5} {height - 2 * EDGE - CARD * (floor + 1)})">{card_svg(card, DAY)}</g>'
        for column, tower in enumerate(towers)
        for floor, card in enumerate(tower)
    ]
    drawing = "".join(shapes)
    return engraved(
        f'<svg viewBox="0 0 {width} {height}" font-family="{FONT}" aria-hidden="true">'
        f"<defs>{patterns_of(drawing, DAY)}</defs>{drawing}</svg>"
    )


def _cards(tower: str) -> list[str]:
    """The cards of a tower from the ground up: letters, and industries with their picture."""
    return [tower] if tower.startswith("I") else list(tower)
