"""The texts and links of the home page as HTML, and the whole page before any script runs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Any, Final

from cardcity_tutor.app.markup import go, icon, resume_link
from cardcity_tutor.locale import say

from ..rules.position import Position
from .still import still

LESSONS: Final = 31
"""How many the course has; a test counts them, for reading them all would cost each visitor a second."""
SKYLINE: Final = (
    "park",
    "residence",
    "commerce",
    "hall",
    "residence",
    "leisure",
    "industry-3",
    "industry-1",
)
_DOORS: Final = (
    ("learn", "learn", "course", "residence"),
    ("teach", "teach", "teach", "industry"),
    ("play", "play", "play", "leisure"),
)
_MORE: Final = (("rules", "rules"), ("sandbox", "sandbox"), ("referee", "referee"), ("club", "club"))


def hero(lang: str, resume: Mapping[str, Any], *, open_game: bool = False) -> str:
    """What this is, and the one thing to do first: begin the course, or go on with it; and with a game that is open."""
    game = f"{icon('play')}<span>{escape(say(lang, 'home-open-game'))}</span>{icon('next')}"
    skyline = "".join(icon(name) for name in SKYLINE)
    return (
        f'<div class="cc-hero"><h1>{escape(say(lang, "home-head"))}</h1>'
        f'<p class="cc-lead">{escape(say(lang, "home-lead"))}</p>{resume_link(lang, resume)}'
        f"{go('play', game, 'cc-open-game') if open_game else ''}"
        f'<div class="cc-skyline" aria-hidden="true">{skyline}</div></div>'
    )


def doors(lang: str) -> str:
    """Learn, teach, play; and below them the pages for those who know what they want."""

    def said(key: str, **params: str) -> str:
        return escape(say(lang, key, **params))

    drawn = "".join(
        go(
            page,
            f'<span class="cc-door-ic k-{colour}">{icon(picture)}</span><span class="cc-door-text"><b>{said(f"home-{name}")}</b>'
            f"<span>{said(f'home-{name}-text', lessons=str(LESSONS))}</span><em>{said(f'home-{name}-go')} {icon('next')}</em></span>",
            "cc-door",
        )
        for name, picture, page, colour in _DOORS
    )
    more = "".join(f"<li>{go(page, said(f'home-{name}'), 'cc-also')}</li>" for name, page in _MORE)
    return (
        f'<nav class="cc-doors" aria-label="{said("home-doors")}">{drawn}</nav>'
        f'<nav class="cc-more-pages" aria-label="{said("home-more")}"><ul>{more}</ul></nav>'
    )


def trying(lang: str) -> str:
    """The head of the panel with the board."""
    return (
        f'<div class="cc-tryhead"><h2>{escape(say(lang, "home-try"))}</h2>'
        f'<span class="cc-small">{escape(say(lang, "home-free"))}</span></div><p>{escape(say(lang, "home-try-task"))}</p>'
    )


@cache
def first_html(position: Position, card: str, lang: str) -> str:
    """The page before any script runs, with a picture of its board."""
    return (
        f'<div class="cc-home">{hero(lang, {})}<div class="cc-try"><div class="cc-inset">{trying(lang)}</div>'
        f"{still(position, card, lang)}</div>{doors(lang)}</div>"
    )
