"""The referee in words: objections, ties, and the result as a plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardcity_tutor.core.breakdown import Number

from .....render.phrases import filled, listed, money_text, number_text, said
from .cards import card_name
from .reasons import cite, cite_ruling

TIE_BREAKERS: Final = {
    "residential": ("rest",),
    "economic": ("cards",),
    "industrial": ("money", "cards"),
    "commercial": ("money", "cards"),
    "happiness": ("money", "cards"),
}
"""What is compared after the score, under each victory."""


class ObjectionWords(NamedTuple):
    """An objection in words."""

    text: str
    """Whose city, and what is wrong."""
    cites: tuple[str, ...]
    """The rules, and where the booklet has them."""


def objection_words(
    lang: str,
    kind: str,
    rules: Sequence[str],
    *,
    who: str | None,
    cells: Sequence[str] = (),
    card: str = "",
    number: int = 0,
    most: int = 0,
    least: int = 0,
    edition: str = "xl",
) -> ObjectionWords:
    """An objection of ``kind`` against the city of ``who``, or against the whole table."""
    names = {"cells": listed(lang, list(cells)), "card": _card(lang, card)}
    where = "yes" if cells else "no"
    numbers = {"number": number, "most": most, "least": least, "count": len(cells)}
    text = filled(lang, f"objection-{kind}", names, where=where, **numbers)
    named = filled(lang, "objection-who", {"name": who or said(lang, "objection-all"), "text": text})
    return ObjectionWords(named, tuple(cite(lang, rule, edition) for rule in rules))


def _card(lang: str, card: str) -> str:
    """A card of the map, or a kind of the box."""
    if card == "bicolour":
        return said(lang, "objection-bicolour")
    return card_name(lang, card) if card else ""


class TieWords(NamedTuple):
    """What breaks a tie, or that nothing does."""

    text: str
    cite: str


def tie_words(
    lang: str,
    victory: str,
    names: Sequence[str],
    keys: Sequence[Sequence[Number]],
    *,
    edition: str = "xl",
) -> list[TieWords]:
    """Who has the same score, and what tells them apart; ``keys`` are the scores with what breaks ties.

    >>> tie_words("en", "economic", ["Ana", "Bo"], [(30, 12), (30, 9)])[0].text
    'A tie between Ana and Bo: the number of cards breaks it (Ana: 12, Bo: 9).'
    """
    told = []
    ours = cite_ruling(lang, "tie-happiness")
    where = ours if victory == "happiness" else cite(lang, f"tie-{victory}", edition)
    tied = [list(range(len(names)))]
    for at, breaker in enumerate(TIE_BREAKERS[victory], start=1):
        shown = number_text if breaker == "cards" else money_text
        groups, tied = tied, []
        for group in groups:
            values = {seat: keys[seat][at] for seat in group}
            equal = [
                [seat for seat in group if values[seat] == value] for value in dict.fromkeys(values.values())
            ]
            tied += [seats for seats in equal if len(seats) > 1]
            if len(equal) > 1:
                parts = [
                    filled(
                        lang, "referee-tie-value", {"name": names[seat], "value": shown(lang, values[seat])}
                    )
                    for seat in group
                ]
                whole = {"names": _named(lang, names, group), "values": ", ".join(parts)}
                told.append(TieWords(filled(lang, f"referee-tie-{breaker}", whole), where))
    for group in tied:
        text = filled(lang, "referee-tie-shared", {"names": _named(lang, names, group)}, victory=victory)
        told.append(TieWords(text, ours))
    return told


def all_tie_words(
    lang: str, victory: str, names: Sequence[str], keys: Sequence[Sequence[Number]], *, edition: str = "xl"
) -> list[TieWords]:
    """What tells apart those who have the same score, for each score that several have; who is out has no key.

    >>> [words.text for words in all_tie_words("en", "economic", ["Ana", "Bo", "Cy"], [(30, 12), (20, 9), (30, 9)])]
    ['A tie between Ana and Cy: the number of cards breaks it (Ana: 12, Cy: 9).']
    """
    found = []
    for score in dict.fromkeys(key[0] for key in keys if key):
        equal = [seat for seat, key in enumerate(keys) if key and key[0] == score]
        if len(equal) > 1:
            tied = [names[seat] for seat in equal], [keys[seat] for seat in equal]
            found += tie_words(lang, victory, *tied, edition=edition)
    return found


def _named(lang: str, names: Sequence[str], seats: Sequence[int]) -> str:
    return listed(lang, [names[seat] for seat in seats])


def winner_words(lang: str, winners: Sequence[str], *, rank: str | None, out: bool) -> str:
    """The one sentence of a result."""
    if rank is not None:
        return filled(lang, "referee-result-solo", {"name": winners[0], "rank": rank})
    if out:
        return said(lang, "referee-result-out")
    if len(winners) > 1:
        return filled(lang, "referee-result-shared", {"names": listed(lang, list(winners))})
    return filled(lang, "referee-result-won", {"name": winners[0]})
