"""The frame of the app as HTML: the header, and what pages of all games share.

Python alone writes it, so that the first answer of the server, before any script runs, already looks like the page
that follows. Whatever comes from outside is escaped here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from cardcity_tutor.games import DEFAULT, shown
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.sessions.names import first_said, game_name

from .visit import RULESET, Query, Visit

MENU: Final = ("course", "rules", "sandbox", "play", "referee", "teach", "club")
"""The pages of the menu, in its order."""
PAGES: Final = (*MENU, "replay")
"""All pages but home."""


def icon(name: str) -> str:
    """A picture of the sprite, for the eye only."""
    return f'<span class="cc-ic" aria-hidden="true"><svg viewBox="0 0 24 24"><use href="#cc-{name}"/></svg></span>'


def go(page: str, inner: str, kind: str = "", query: Query | None = None, **attributes: str) -> str:
    """A link to a page of the app."""
    more = "".join(f' {name.replace("_", "-")}="{escape(value)}"' for name, value in attributes.items())
    return f'<a class="{kind}" href="{escape(Visit.link(page, **(query or {})))}" data-go{more}>{inner}</a>'


def header(lang: str, page: str, theme: str, nickname: str, ruleset: str = DEFAULT) -> str:
    """The game that is open, and the others; menu, language, theme, and who is here."""

    def said(key: str, **params: str) -> str:
        return escape(say(lang, key, **params))

    other = next(code for code in LANGUAGES if code != lang)
    here = {} if ruleset == DEFAULT else {RULESET: ruleset}
    brand = go(
        "home",
        f"{icon('mark')}<span>{escape(game_name(lang, ruleset))}</span>",
        "cc-brand",
        here,
        aria_label=say(lang, "app-home")
        if ruleset == DEFAULT
        else say(lang, "app-game-home", game=game_name(lang, ruleset)),
    ) + shelf(lang, ruleset)
    entries = "".join(
        f"<li>{go(name, said(f'page-{name}'), 'cc-entry', here, **({'aria_current': 'page'} if name == page else {}))}</li>"
        for name in MENU
    )
    member = go("club", f"{icon('star')}<span>{escape(nickname)}</span>", "cc-member", aria_label=say(lang, "app-member", name=nickname)) if nickname else ""  # fmt: skip
    return (
        f'<div class="cc-appbar">{brand}'
        f'<nav class="cc-nav" aria-label="{said("app-nav")}"><button type="button" class="cc-btn quiet cc-burger" data-menu'
        f' aria-expanded="false">{said("app-menu")}</button><ul>{entries}</ul></nav>'
        f'<div class="cc-settings" role="group" aria-label="{said("app-settings")}">{member}'
        f'<button type="button" class="cc-mini" data-lang aria-label="{said("app-language")}" title="{said("app-language")}">{other.upper()}</button>'
        f'<button type="button" class="cc-mini" data-theme-next aria-label="{said("app-theme", theme=theme)}" title="{said("app-theme", theme=theme)}">{icon("theme")}</button>'
        "</div></div>"
    )


def shelf(lang: str, ruleset: str) -> str:
    """The games to choose from; nothing where there is only one."""
    if len(shown()) < 2:
        return ""
    label = escape(say(lang, "app-games"))
    links = "".join(
        "<li>"
        + go(
            "home",
            escape(game_name(lang, name)),
            "cc-entry",
            {} if name == DEFAULT else {RULESET: name},
            **({"aria_current": "true"} if name == ruleset else {}),
        )
        + "</li>"
        for name in shown()
    )
    return f'<details class="cc-games"><summary aria-label="{label}" title="{label}"></summary><ul>{links}</ul></details>'


def game_home(lang: str, ruleset: str, pages: Sequence[str]) -> str:
    """The beginning of a game: what it is, and the pages that it has."""
    about = escape(first_said(lang, f"ruleset-{ruleset}.about"))
    lead = f'<p class="cc-lead">{about}</p>' if about else ""
    name = escape(game_name(lang, ruleset))
    return f'<div class="cc-game-home"><h1>{name}</h1>{lead}{_game_pages(lang, ruleset, pages)}</div>'


def no_page(lang: str, ruleset: str, page: str, pages: Sequence[str]) -> str:
    """A page that this game does not have yet, and those that it has."""
    told = say(lang, "app-none-yet", game=game_name(lang, ruleset), page=say(lang, f"page-{page}"))
    return (
        f'<div class="cc-game-home"><h1>{escape(say(lang, f"page-{page}"))}</h1><p class="cc-lead">{escape(told)}</p>'
        f"{_game_pages(lang, ruleset, pages)}</div>"
    )


def _game_pages(lang: str, ruleset: str, pages: Sequence[str]) -> str:
    links = "".join(
        f"<li>{go(page, escape(say(lang, f'page-{page}')), 'cc-btn primary' if page == pages[0] else 'cc-btn', {RULESET: ruleset})}</li>"
        for page in pages
    )
    return f'<ul class="cc-row">{links}</ul>'


def resume_link(lang: str, resume: Mapping[str, Any]) -> str:
    """The loudest link of home and of the course map: to the first lesson, or to where the course was left."""
    if resume:
        title = str(resume["title"].get(lang, ""))
        head = say(lang, "home-resume", lesson=str(resume["lesson"]))
        step, steps = int(resume["step"]), int(resume["steps"])
        more = say(lang, "home-resume-more", title=title, step=str(step), steps=str(steps))
    else:
        head, more = say(lang, "home-begin"), say(lang, "home-begin-more")
    inner = f"{icon('learn')}<span><b>{escape(head)}</b><small>{escape(more)}</small></span>{icon('next')}"
    return go("course", inner, "cc-resume", {"lesson": str(resume["lesson"]) if resume else "0"})
