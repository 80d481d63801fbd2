"""Sentences of the catalogue, said quickly; lists, money and signed numbers."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from cardcity_tutor.core.breakdown import Number
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.locale import say

Naming = Callable[[Place], str]
"""What the board calls a place: ``d4``, or words for a place that it does not show."""

MINUS = "\u2212"
MARKS = "\ue000\ue001\ue002\ue003\ue004\ue005"
"""Characters of the private use area that stand for names in a sentence."""
REMEMBERED = 1 << 14

said = lru_cache(maxsize=REMEMBERED)(say)
"""``say``, remembered: for messages whose values are few."""


@lru_cache(maxsize=REMEMBERED)
def _template(lang: str, key: str, names: tuple[str, ...], numbers: tuple[tuple[str, object], ...]) -> str:
    """The message with a mark in the place of each name."""
    return say(lang, key, **dict(zip(names, MARKS, strict=False)), **dict(numbers))


def filled(lang: str, key: str, names: dict[str, str], **numbers: object) -> str:
    """The message with ``names`` put in as they are; the catalogue is asked once for each choice of ``numbers``.

    Only ``numbers`` may decide which variant of a message is meant.
    """
    text = _template(lang, key, tuple(names), tuple(numbers.items()))
    for mark, name in zip(MARKS, names.values(), strict=False):
        text = text.replace(mark, name)
    return text


def listed(lang: str, items: Sequence[str], *, choice: bool = False) -> str:
    """Names in a row, the last one after *and*, or after *or* where they are a choice.

    >>> listed("fr", ["a1", "b2", "c3"])
    'a1, b2 et c3'
    >>> listed("en", ["d3", "e4"], choice=True)
    'd3 or e4'
    """
    if len(items) < 2:
        return "".join(items)
    return filled(
        lang, "list-or" if choice else "list-and", {"first": ", ".join(items[:-1]), "last": items[-1]}
    )


def uncapitalised(text: str) -> str:
    """A sentence as it goes on after a colon or another step.

    >>> uncapitalised("Buy nothing")
    'buy nothing'
    """
    return text[:1].lower() + text[1:]


def in_turn(lang: str, items: Iterable[str]) -> str:
    """Steps one after another."""
    first, *rest = items
    for item in rest:
        first = filled(lang, "list-then", {"first": first, "last": item})
    return first


def number_text(lang: str, value: Number) -> str:
    """A number as the language writes it, halves included.

    >>> number_text("fr", 2.5), number_text("en", -2.5)
    ('2,5', '−2.5')
    """
    return (MINUS if value < 0 else "") + said(lang, "number", value=abs(value))


def money_text(lang: str, amount: Number) -> str:
    """Dollars.

    >>> money_text("en", 47)
    '$47'
    """
    return (MINUS if amount < 0 else "") + said(lang, "money", amount=abs(amount))


def signed(lang: str, value: Number, *, money: bool = False) -> str:
    """A number with its sign, as a term of a sum; zero has none.

    >>> signed("fr", 10), signed("fr", -2), signed("fr", 0)
    ('+10', '−2', '0')
    """
    written = money_text if money else number_text
    return ("+" if value > 0 else "") + written(lang, value)


def tied(heading: str) -> str:
    """A heading of the book whose colon begins no line.

    >>> tied("Phase 2 : construction") == "Phase 2\N{NO-BREAK SPACE}: construction"
    True
    """
    return heading.replace(" :", "\N{NO-BREAK SPACE}:")


def written_date(date: dt.date, lang: str) -> str:
    """A date in words.

    >>> written_date(dt.date(2025, 1, 1), "fr"), written_date(dt.date(2025, 3, 9), "en")
    ('1er janvier 2025', '9 March 2025')
    """
    months = say(lang, "paper-months").split()
    return say(lang, "paper-date", day=date.day, month=months[date.month - 1], year=str(date.year))
