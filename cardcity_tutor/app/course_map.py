"""The course map as HTML: a city with a district for each part, and a plot for each lesson and each checkpoint game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from cardcity_tutor.course.lesson import GAME, Lesson
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.locale import say
from cardcity_tutor.render.plots import game_plot, kind_of, lesson_plot

from .markup import go, icon, resume_link
from .visit import RULESET, Query


def plot_state(progress: Progress, pack: Pack, lesson: Lesson) -> str:
    """How far a plot is built up: half of it stands as soon as one exercise is solved."""
    state = progress.state(pack, lesson.id)
    return "practised" if state == "seen" and progress.solved(lesson) else state


class Shown(NamedTuple):
    """What a map shows."""

    lang: str
    pack: Pack
    progress: Progress
    here: int
    """The number of the lesson that was open last."""
    fresh: Collection[str]
    query: Query
    """What its links ask for besides the lesson."""


def course_map(
    lang: str, pack: Pack, progress: Progress, resume: Mapping[str, Any], fresh: Collection[str] = ()
) -> str:
    """The whole map. ``resume`` says where the course was left; lessons in ``fresh`` have just been mastered."""
    districts = _districts(Shown(lang, pack, progress, resume["lesson"] if resume else -1, fresh, {}))
    title = escape(say(lang, "map-title", count=len(pack.lessons)))
    return (
        f'<div class="cc-map"><div class="cc-map-top"><h2>{title}</h2>{_legend(lang)}</div>{resume_link(lang, resume)}'
        f'<div class="cc-map-districts">{districts}</div></div>'
    )


def game_map(lang: str, pack: Pack, progress: Progress, here: int) -> str:
    """The map of the course of another game than the first; lesson ``here`` is where to go on, or below 0 to begin."""
    districts = _districts(Shown(lang, pack, progress, here, (), {RULESET: pack.lessons[0].ruleset}))
    lesson = progress.next_lesson(pack)
    kept = progress.lessons.get(lesson.id)
    stations = lesson.stations
    at = stations.index(kept.at) + 1 if kept is not None and kept.at in stations else 1
    head = say(lang, "home-begin") if here < 0 else say(lang, "home-resume", lesson=str(lesson.number))
    more = say(lang, "home-resume-more", title=lesson.title[lang], step=str(at), steps=str(len(stations)))
    inner = f"{icon('learn')}<span><b>{escape(head)}</b><small>{escape(more)}</small></span>{icon('next')}"
    begin = go("course", inner, "cc-resume", {RULESET: lesson.ruleset, "lesson": lesson.id})
    return (
        f'<div class="cc-map cc-map-own"><div class="cc-map-top"><h2>{escape(pack.title[lang])}</h2>{_legend(lang)}</div>{begin}'
        f'<div class="cc-map-districts">{districts}</div></div>'
    )


def pack_map(lang: str, pack: Pack, progress: Progress, here: int) -> str:
    """The map of lessons that are not the course's; lesson ``here`` was open last."""
    title, back = escape(pack.title[lang]), escape(say(lang, "own-course"))
    lacking = any(lesson.untranslated.get(lang) for lesson in pack.lessons)
    note = f"<p>{escape(say(lang, 'own-untranslated'))}</p>" if lacking else ""
    districts = _districts(Shown(lang, pack, progress, here, (), {"pack": pack.id}))
    return (
        f'<div class="cc-map cc-map-own"><div class="cc-map-top"><h2>{title}</h2>{_legend(lang)}</div>{note}'
        f'<div class="cc-map-districts">{districts}</div><p>{go("course", back)}</p></div>'
    )


def _districts(shown: Shown) -> str:
    """Those of the parts, and one without a name for lessons that belong to none."""
    pack = shown.pack
    titles = {part.number: f"{part.number} · {part.title[shown.lang]}" for part in pack.parts}
    found = [(number, title, pack.of_part(number)) for number, title in titles.items()]
    found.append((0, "", tuple(lesson for lesson in pack.lessons if lesson.part not in titles)))
    return "".join(_district(shown, *district) for district in found if district[2])


def _legend(lang: str) -> str:
    shapes = [
        (lesson_plot(7, state, "residence", "5/8"), say(lang, f"course-state-{state}"))
        for state in ("new", "seen", "practised", "mastered")
    ]
    shapes.append((game_plot(played=False), say(lang, "map-game")))
    items = "".join(f"<li>{drawing}<span>{escape(name)}</span></li>" for drawing, name in shapes)
    return f'<ul class="cc-map-legend" aria-label="{escape(say(lang, "map-legend"))}">{items}</ul>'


def _district(shown: Shown, part: int, title: str, lessons: Sequence[Lesson]) -> str:
    mastered = sum(shown.progress.state(shown.pack, lesson.id) == "mastered" for lesson in lessons)
    plots = "".join(_plots(shown, lesson) for lesson in lessons)
    size = len(lessons) + sum(lesson.checkpoint is not None for lesson in lessons)
    told = escape(say(shown.lang, "map-done", mastered=mastered, count=len(lessons)))
    return (
        f'<section class="cc-map-district" style="--plots:{size}" aria-labelledby="cc-district-{part}">'
        f'<h3 id="cc-district-{part}">{escape(title)} <small>{told}</small></h3><ol>{plots}</ol></section>'
    )


def _plots(shown: Shown, lesson: Lesson) -> str:
    """A lesson, and the game behind it where it ends a part."""
    lang, pack, progress, here, fresh, query = shown
    state = plot_state(progress, pack, lesson)
    solved, of = progress.solved(lesson), lesson.exercises
    told = say(
        lang,
        "map-lesson",
        number=lesson.number,
        title=lesson.title[lang],
        state=say(lang, "map-practised", solved=solved, of=of)
        if state == "practised"
        else say(lang, f"course-state-{state}"),
        here="yes" if lesson.number == here else "no",
    )
    found = _plot(
        lesson_plot(lesson.number, state, kind_of(lesson.part), f"{solved}/{of}"),
        lesson.title[lang],
        told,
        {**query, "lesson": lesson.id},
        f"{state}{' fresh' if lesson.id in fresh else ''}",
        here=lesson.number == here,
    )
    if lesson.checkpoint is not None:
        kept = progress.lessons.get(lesson.id)
        played = kept is not None and bool(kept.game)
        told = say(lang, "map-game-name", part=lesson.part, played="yes" if played else "no")
        asked = {**query, "lesson": lesson.id, "station": GAME}
        found += _plot(game_plot(played=played), say(lang, "map-game"), told, asked, "game")
    return found


def _plot(
    drawing: str, name: str, told: str, query: Mapping[str, str], kind: str, *, here: bool = False
) -> str:
    inner = f"{drawing}<span>{escape(name)}</span>"
    current = {"aria_current": "step"} if here else {}
    return f"<li>{go('course', inner, f'cc-plot {kind}', query, aria_label=told, data_name=name, **current)}</li>"
