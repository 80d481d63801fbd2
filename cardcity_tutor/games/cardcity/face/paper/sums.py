"""How a number on paper came about: the lines of its account, as a table with the total below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from typing import Final, NamedTuple

from cardcity_tutor.core.breakdown import Term, whole
from cardcity_tutor.locale import say
from cardcity_tutor.render.phrases import Naming, said

from ...rules.accounts import pollution_parts
from ...rules.kernel.building import industries
from ...rules.position import Position
from ...teach.exercises import Asked, Error, Exercise, Fact, sheet_lines
from ...teach.malrules import Kind
from ...teach.malrules import answer as true_answer
from ..wording import listed, money_text, number_text, signed, term_words
from ..wording.decisions import naming_of
from ..wording.tasks import cells_words
from ..wording.terms import DOLLARS
from .answering import compared

NAMED_CELLS: Final = 9
"""Of a larger district only the first cell is named."""
LIMITS: Final = frozenset({Kind.LIMIT, Kind.USED, Kind.ROOM})


class Sum(NamedTuple):
    """A title (or none), lines of name, explanation and value, and what they come to."""

    title: str
    lines: tuple[tuple[str, str, str], ...]
    total: str


def sums(lang: str, exercise: Exercise) -> list[Sum]:
    """The sums behind an answer that is counted; nothing where nothing is added up."""
    match exercise:
        case Error():
            term = _account(exercise.position, exercise.what)
            return [_account_sum(lang, exercise.position, (line.term for line in exercise.lines), term)]
        case Fact() if exercise.what == "winner":
            seats = enumerate(compared(exercise), 1)
            victory = exercise.way.victory
            return [
                _whole_account(lang, position, victory, say(lang, "paper-city", number=number))
                for number, position in seats
            ]
        case Fact() if exercise.what == "pollution":
            return [_pollution(lang, exercise.position)]
        case Fact() if exercise.what == "rank" and exercise.data.get("score") is None:
            return [_whole_account(lang, exercise.position, exercise.way.victory)]
        case Asked():
            return list(_asked(lang, exercise))
    return []


def _asked(lang: str, exercise: Asked) -> Iterator[Sum]:
    question, position = exercise.question, exercise.position
    if question.kind in (Kind.INCOME, Kind.SCORE) and not question.part:
        yield _whole_account(lang, position, "income" if question.kind is Kind.INCOME else question.victory)
    elif question.kind is Kind.SCORE:
        found = [term for term in position.score(question.victory).term.walk() if term.rule == question.part]
        lines = [line for term in found[:1] for line in (sheet_lines(term) if term.parts else found)]
        if found:
            yield _account_sum(lang, position, lines, Term.of(question.part, *lines))
    elif question.kind is Kind.EARNS:
        lines = [term for term in sheet_lines(position.income()) if question.place in term.cells]
        lines = [term for term in lines if term.rule not in ("salary", "income")]
        if lines:
            yield _account_sum(lang, position, lines, Term.of("income", *lines))
    elif question.kind is Kind.SIZE:
        cells = true_answer(replace(question, kind=Kind.DISTRICT))
        if isinstance(cells, frozenset):
            told = cells_words(lang, sorted(cells), naming_of(position, lang))
            yield Sum("", ((say(lang, "paper-district"), told, ""),), number_text(lang, len(cells)))
    elif question.kind in LIMITS:
        yield _limit(lang, position, question.kind)


def _account(position: Position, what: str) -> Term:
    return position.income() if what == "income" else position.score(what).term


def _whole_account(lang: str, position: Position, what: str, title: str = "") -> Sum:
    term = _account(position, what)
    return _account_sum(lang, position, sheet_lines(term), term, title)


def _account_sum(lang: str, position: Position, lines: Iterable[Term], total: Term, title: str = "") -> Sum:
    naming = naming_of(position, lang)
    told = tuple(_line(lang, term, naming) for term in lines if term.value or term.cells)
    money = total.rule in DOLLARS
    return Sum(title, told, (money_text if money else number_text)(lang, whole(total.value)))


def _line(lang: str, term: Term, naming: Naming) -> tuple[str, str, str]:
    """A line, and of a district where it lies."""
    words = term_words(lang, term, naming)
    detail = words.detail
    if "size" in term.params and term.cells:
        cells = sorted(map(naming, term.cells), key=lambda name: (len(name), name))
        where = listed(lang, cells) if len(cells) <= NAMED_CELLS else f"{cells[0]} …"
        detail = say(lang, "paper-explained", cells=where, detail=detail) if detail else where
    return words.title, detail, words.value


def _limit(lang: str, position: Position, kind: Kind) -> Sum:
    """The limit, how much of it is used, or what is left."""
    rules, limit = position.setting.rules, position.limit()
    if kind is Kind.USED:
        return Sum("", ((say(lang, "paper-limit-used"), "", str(limit.used)),), str(limit.used))
    count = industries(position.city)
    lines = [
        (say(lang, "paper-limit-start"), "", str(rules.limit)),
        (
            say(lang, "paper-limit-industries", count=count),
            f"{count} × {rules.limit_step}",
            signed(lang, rules.limit_step * count),
        ),
    ]
    if kind is Kind.ROOM:
        lines.append((say(lang, "paper-limit-used"), "", signed(lang, -limit.used)))
    return Sum("", tuple(lines), str(limit.max - (limit.used if kind is Kind.ROOM else 0)))


def _pollution(lang: str, position: Position) -> Sum:
    parts = pollution_parts(position.city, position.setting)
    lines = tuple(
        (_capital(said(lang, f"kind-{letter}", count=2)), "", signed(lang, value))
        for letter, value in parts.items()
        if value
    )
    return Sum("", lines, say(lang, "paper-percent", value=position.pollution()))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sum_tables(lang: str, exercise: Exercise) -> str:
    """The sums as HTML."""
    return "".join(_table(lang, found) for found in sums(lang, exercise))


def _table(lang: str, found: Sum) -> str:
    title = f"<caption>{escape(found.title)}</caption>" if found.title else ""
    rows = "".join(
        f"<tr><td>{escape(name)}{f' <small>{escape(detail)}</small>' if detail else ''}</td>"
        f'<td class="value">{escape(value)}</td></tr>'
        for name, detail, value in found.lines
    )
    total = f'<tr class="total"><td>{escape(say(lang, "paper-total"))}</td><td class="value">{escape(found.total)}</td></tr>'
    return f'<table class="sum">{title}{rows}{total}</table>'
