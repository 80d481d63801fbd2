"""What the engine's answers say of themselves at a prompt and in a notebook, as plain text and as HTML."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import singledispatch
from html import escape
from typing import NamedTuple

from cardcity_tutor.core.breakdown import Term
from cardcity_tutor.core.errors import TutorError
from cardcity_tutor.core.representations import NO_FORMULAS, Words
from cardcity_tutor.core.verdict import Place, Verdict
from cardcity_tutor.locale import say

from ....render.phrases import Naming, filled, said
from ..coach.advice import Advice
from ..rules.accounts import Account
from ..rules.development import Tree
from ..rules.position import City
from ..teach.exercises import Graded
from ..teach.puzzles import Grade, Puzzle
from .svg import position_svg
from .text import position_text
from .wording import cite, term_words, victory_name
from .wording.advice import advice_words
from .wording.cards import card_name
from .wording.decisions import naming_of
from .wording.developments import end_words, outcomes_text
from .wording.errors import error_text, verdict_words
from .wording.feedback import RULE, feedback
from .wording.puzzles import grade_words, puzzle_heading, puzzle_task
from .wording.totals import amount, shown_lines

MOST_ENDS = 12
"""Of a tree; more are counted."""


class Line(NamedTuple):
    """A line of a description: what it says, its figure, and where the book says so."""

    text: str
    value: str = ""
    cite: str = ""


class Description(NamedTuple):
    """A heading, a city where there is one to see, lines, and what is said after them."""

    head: str
    lines: Sequence[Line] = ()
    after: Sequence[str] = ()
    city: City | None = None


def words(thing: object, lang: str) -> Words | None:
    """A thing in words; nothing of what there are no words for."""
    found = describe(thing, lang)
    return None if found is None else Words(_text(found), _html(found))


def _text(told: Description) -> str:
    width = max((len(line.value) for line in told.lines), default=0)
    lines = [told.head]
    if told.city is not None:
        lines += ["", position_text(told.city), ""]
    for line in told.lines:
        value = f"{line.value:>{width}}  " if width else "- "
        lines.append(f"{value}{line.text}" + (f" ({line.cite})" if line.cite else ""))
    return "\n".join([*lines, *told.after])


def _html(told: Description) -> str:
    return f'<div class="{NO_FORMULAS}">{"".join(_parts(told))}</div>'


def _parts(told: Description) -> Iterator[str]:
    yield f"<p><strong>{escape(told.head)}</strong></p>"
    if told.city is not None:
        picture = b64encode(position_svg(told.city).encode()).decode()
        drawn = escape(position_text(told.city))
        yield f'<p><img alt="{drawn}" src="data:image/svg+xml;base64,{picture}" style="max-width: 24em"></p>'
    if any(line.value for line in told.lines):
        rows = "".join(
            f'<tr><td style="text-align: right">{escape(line.value)}</td>'
            f'<td style="text-align: left">{_cited(line)}</td></tr>'
            for line in told.lines
        )
        yield f"<table>{rows}</table>"
    elif told.lines:
        yield "<ul>" + "".join(f"<li>{_cited(line)}</li>" for line in told.lines) + "</ul>"
    yield from (f"<p>{escape(text)}</p>" for text in told.after)


def _cited(line: Line) -> str:
    return escape(line.text) + (f"<br><small>{escape(line.cite)}</small>" if line.cite else "")


# ---------------------------------------------------------------- what each thing says


@singledispatch
def describe(_thing: object, _lang: str) -> Description | None:
    """The description of a thing."""
    return None


@describe.register
def _(error: TutorError, lang: str) -> Description:
    return Description(error_text(lang, error))


@describe.register
def _(verdict: Verdict, lang: str) -> Description:
    head, reasons, remedy = verdict_words(lang, verdict)
    return Description(head, [Line(text, cite=place) for _, text, place in reasons], remedy)


@describe.register
def _(account: Account, lang: str) -> Description:
    rule = account.term.rule
    total = (
        say(lang, "score-out")
        if account.out
        else amount(lang, rule.removeprefix("victory-"), account.term.value)
    )
    title = victory_name(lang, rule.removeprefix("victory-"))
    return _counted(lang, title, total, account.term, account.city)


@describe.register
def _(term: Term, lang: str) -> Description:
    told = term_words(lang, term, str)
    if term.rule == "income":
        return _counted(lang, told.title, told.value, term, None)
    return Description(_titled(lang, told.title, told.value), [Line(told.detail)] if told.detail else [])


def _counted(lang: str, title: str, total: str, term: Term, city: City | None) -> Description:
    """A sum and its lines."""
    naming: Naming = str if city is None else naming_of(city, lang)
    edition = "xl" if city is None else city.setting.edition
    lines = []
    for part in shown_lines(term):
        told = term_words(lang, part, naming)
        text = _titled(lang, told.title, told.detail) if told.detail else told.title
        lines.append(Line(text, told.value, cite(lang, part.rule, edition)))
    return Description(_titled(lang, title, total), lines)


def _titled(lang: str, title: str, text: str) -> str:
    return filled(lang, "told-line", {"title": title, "value": text})


@describe.register
def _(tree: Tree, lang: str) -> Description:
    city = City.made(tree.setting, tree.root)
    ends = list(tree.ends())

    def naming(place: Place) -> str:  # a line may lead beyond the cells that its first board shows
        return city.name(place) or said(lang, "cell-outside")

    lines = [Line(end_words(lang, tree, end, naming)) for end in ends[:MOST_ENDS]]
    more = [say(lang, "tree-more", count=len(ends) - MOST_ENDS)] if len(ends) > MOST_ENDS else []
    return Description(outcomes_text(lang, tree), lines, more, city)


@describe.register
def _(advice: Advice, lang: str) -> Description:
    told = advice_words(lang, advice)
    return Description(
        told.text, [Line(text) for text in told.reasons], [move.summary for move in told.others]
    )


@describe.register
def _(puzzle: Puzzle, lang: str) -> Description:
    city = puzzle.setup.position()
    task = puzzle_task(lang, puzzle, naming_of(city, lang))
    hand = ", ".join(card_name(lang, card) for card in puzzle.setup.hand)
    lines = [Line(_titled(lang, say(lang, "ui-hand"), hand))] if hand else []
    return Description(puzzle_heading(lang, puzzle), lines, [task], city)


@describe.register
def _(grade: Grade, lang: str) -> Description:
    if grade.puzzle is None:
        return Description(say(lang, "feedback-right" if grade else "feedback-wrong"))
    naming = naming_of(grade.puzzle.setup.position(), lang)
    head, *rest = grade_words(lang, grade.puzzle, grade, naming)
    return Description(head, [Line(text) for text in rest])


@describe.register
def _(graded: Graded, lang: str) -> Description:
    exercise = graded.exercise
    if exercise is None:
        return Description(say(lang, "feedback-right" if graded else "feedback-wrong"))
    naming = naming_of(exercise.position, lang)
    told = feedback(lang, exercise, graded.answer, graded, naming, RULE)
    lines = [Line(text) for text in (told.misconception, *told.lines) if text]
    return Description(told.head, lines, told.cites)
