"""What the rules explorer shows of one rule, of all rules on the map, and of two ways of playing side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from cardcity_tutor.core.rule import Rule
from cardcity_tutor.locale import say
from cardcity_tutor.render.phrases import said

from ..book import examples
from ..book.changes import STEPS, Way, difference
from ..book.entries import PHASES, entries, entry, name_of, related, shown_by
from ..face.wording import phase_name, variant_name
from ..face.wording.rules import (
    citation,
    example_words,
    figure_words,
    rule_facts,
    rule_text,
    rule_title,
    successor_words,
    way_name,
)
from ..rules.setting import MOST_PLAYERS
from .claim_boards import board, boards

UNMET: Final = "unmet"
STATES: Final = (UNMET, "seen", "practised", "mastered")
"""How well a learner knows a rule."""


class LessonLink(NamedTuple):
    """A lesson that meets a rule."""

    id: str
    number: int
    title: Mapping[str, str]
    """In each language."""


def link(lang: str, name: str) -> dict[str, Any]:
    """A rule that one can go to."""
    rule = entry(name)
    return {"name": name_of(rule), "title": rule_title(lang, rule), "ruling": rule.is_ruling}


def page(lang: str, rule: Rule, opened: str, state: str, lessons: Sequence[LessonLink]) -> dict[str, Any]:
    """Everything about one rule; ``opened`` is the worked example whose boards are shown."""
    facts = rule_facts(lang, rule)
    if state != UNMET:
        facts.append((said(lang, "entry-fact-state"), said(lang, "rules-state-name", state=state)))
    return link(lang, name_of(rule)) | {
        "text": rule_text(lang, rule),
        "cites": [citation(lang, source) for source in rule.sources],
        "facts": facts,
        "successors": [{"name": name, "text": text} for name, text in successor_words(lang, rule)],
        "related": [link(lang, name) for name in related(rule)],
        "holds": board(lang, [rule.holds]) if rule.holds else None,
        "broken": board(lang, [rule.broken]) if rule.broken else None,
        "none": "" if rule.holds else said(lang, "entry-no-board"),
        "examples": [
            example_words(lang, example)
            | {"boards": boards(lang, example.claims) if example.id == opened else None}
            for example in shown_by(rule)
        ],
        "lessons": [_lesson(lang, lesson) for lesson in lessons],
    }


def known_example(example_id: str) -> bool:
    """Whether there is such a worked example."""
    return example_id in examples()


def _lesson(lang: str, lesson: LessonLink) -> dict[str, str]:
    lesson_id, number, title = lesson
    return {"id": lesson_id, "text": say(lang, "entry-lesson", number=str(number), title=title[lang])}


# ---------------------------------------------------------------- the map


def rules_map(lang: str, states: Mapping[str, str]) -> dict[str, Any]:
    """All rules by phase, with how well each one is known, and the totals."""
    groups = []
    for phase in PHASES:
        tiles = [
            link(lang, name) | _state(lang, states.get(name, UNMET))
            for name, rule in entries().items()
            if rule.phase == phase
        ]
        met = sum(tile["state"] != UNMET for tile in tiles)
        total = say(lang, "rules-map-total", met=met, all=len(tiles))
        groups.append({"title": phase_name(lang, phase), "total": total, "tiles": tiles})
    known = [state for name in entries() if (state := states.get(name, UNMET)) != UNMET]
    return {
        "groups": groups,
        "totals": [
            say(lang, "rules-map-all", met=len(known), all=len(entries())),
            say(lang, "rules-map-mastered", count=known.count("mastered")),
        ],
        "legend": [_state(lang, state) for state in STATES],
    }


def _state(lang: str, state: str) -> dict[str, str]:
    return {
        "state": state,
        "letter": said(lang, "rules-state-name.letter", state=state),
        "words": said(lang, "rules-state-name", state=state),
    }


# ---------------------------------------------------------------- what changes


def step_name(lang: str, step: tuple[Way, Way]) -> str:
    """Two ways of playing, the one before and the one after."""
    names = [
        way_name(lang, way) if way.edition == "2012" or _levels(step) else said(lang, "book-xl")
        for way in step
    ]
    return say(lang, "rules-step", before=names[0], after=names[1])


def _levels(step: tuple[Way, Way]) -> bool:
    """Whether it is the level that changes, and not the edition."""
    return step[0].edition == step[1].edition


def changes(lang: str, number: int, players: int) -> dict[str, Any]:
    """The differences of a step, each line with its rule."""
    step = STEPS[number]
    found = difference(*step, players)
    return {
        "step": number,
        "steps": [step_name(lang, each) for each in STEPS],
        "players": players,
        "most": MOST_PLAYERS,
        "ways": [way_name(lang, way) for way in step]
        if _levels(step)
        else [said(lang, f"book-{w.edition}") for w in step],
        "figures": [
            figure_words(lang, figure) | {"rule": link(lang, figure.rule)} for figure in found.figures
        ],
        "none": "" if found.figures else said(lang, "rules-same-figures"),
        "replaced": [[_told(lang, old), _told(lang, new)] for old, new in found.replaced],
        "comes": _by_phase(lang, found.comes),
        "goes": _by_phase(lang, found.goes),
        "stays": say(lang, "rules-stays", count=len(found.stays)),
    }


def _told(lang: str, name: str) -> dict[str, Any]:
    return link(lang, name) | {"text": rule_text(lang, entry(name))}


def _by_phase(lang: str, names: Iterable[str]) -> list[dict[str, Any]]:
    """Rules under their phase; those of a variant under the variant."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for name in names:
        rule = entry(name)
        title = phase_name(lang, rule.phase)
        for variant in rule.only.get("variants", ()):
            title = say(lang, "rules-with-variant", variant=variant_name(lang, variant))
        groups.setdefault(title, []).append(_told(lang, name))
    return [{"title": title, "rules": rules} for title, rules in groups.items()]
