"""The place for lessons of one's own on the course's page, as HTML: those that are there, and a button to open more."""

from __future__ import annotations

from html import escape

from cardcity_tutor.app.markup import go, icon
from cardcity_tutor.app.own_lessons import MAX_CHARACTERS, OwnLessons
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.locale import say
from cardcity_tutor.render.lesson_errors import problem_words

MAX_ERRORS = 40


def own_panel(lang: str, own: OwnLessons) -> str:
    """The packs that are there, the way to open one, and what is wrong with the files that were opened last."""
    packs = own.packs()
    listed = "".join(_entry(lang, pack, opened=own.is_opened(pack)) for pack in packs)
    heading = escape(say(lang, "own-heading"))
    chosen = (
        f'<label class="cc-btn">{icon("learn")}<span>{escape(say(lang, "own-open"))}</span>'
        f'<input type="file" name="pack" class="cc-hidden" multiple accept=".yaml,.yml" data-most="{MAX_CHARACTERS}"></label>'
    )
    help_text = f'<p class="cc-small">{escape(say(lang, "own-help"))}</p>'
    return (
        f'<section class="cc-own" aria-label="{heading}"><h2>{heading}</h2>'
        f"{f'<ul>{listed}</ul>' if listed else ''}{_errors(lang, own)}"
        f'<div class="cc-own-open">{chosen}{help_text}</div></section>'
    )


def _entry(lang: str, pack: Pack, *, opened: bool) -> str:
    title, count = escape(pack.title[lang]), escape(say(lang, "own-lessons", count=len(pack.lessons)))
    inner = f"{icon('learn')}<span><b>{title}</b><small>{count}</small></span>{icon('next')}"
    away = f'<button type="button" class="cc-btn quiet" data-act="own-close">{escape(say(lang, "own-close"))}</button>'
    return f"<li>{go('course', inner, 'cc-own-pack', {'pack': pack.id})}{away if opened else ''}</li>"


def _errors(lang: str, own: OwnLessons) -> str:
    """What is wrong, each where it stands."""
    if not own.errors:
        return ""
    lines = "".join(f"<li>{escape(problem_words(lang, error))}</li>" for error in own.errors[:MAX_ERRORS])
    head = escape(say(lang, "own-refused", count=len(own.errors)))
    return f'<div class="cc-own-errors" role="alert"><p><b>{head}</b></p><ul>{lines}</ul></div>'
