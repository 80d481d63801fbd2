"""The words of the projector stage: short titles that are read from the back of a room."""

from __future__ import annotations

from collections.abc import Sequence

from cardcity_tutor.core.rule import Citation
from cardcity_tutor.core.verdict import Place

from .....render.phrases import Naming, filled, listed, number_text, said
from ...book import rule
from ...rules.development import Need
from .cards import card_with_article
from .districts import NAMED_CARDS, SHORTLY, district_words, met_words
from .names import counted


def grown_title(lang: str, colour: str, cell: str) -> str:
    """A card that a development adds.

    >>> grown_title("en", "R", "d4")
    'A residence grows on d4'
    """
    return filled(
        lang, "stage-grown", {"card": capitalised(card_with_article(lang, colour, "a")), "cell": cell}
    )


def growth_text(lang: str, need: Need, plots: Sequence[Place], naming: Naming) -> str:
    """Why a district grows now, and on which plots it may.

    >>> growth_text("en", Need("R", ((0, 0),), 2, ()), [(0, 1)], lambda place: f"d{place[1] + 4}")
    'The residence d4 touches 2 of 2 culture cards: it grows on d5.'
    """
    named = need.cells if len(need.cells) <= NAMED_CARDS else need.cells[:1]
    district, pronoun = district_words(lang, need.colour, need.size, tuple(map(naming, named)))
    names = {
        "district": district,
        "touch": met_words(lang, SHORTLY[need.colour], need.have, need.size + 1),
        "it": pronoun,
        "plots": listed(lang, list(map(naming, plots)), choice=True),
    }
    return filled(lang, "stage-growth" if len(plots) == 1 else "stage-growth-choice", names)


def stop_title(lang: str, colour: str, size: int, cell: str) -> str:
    """A district that stays as it is, by its size and its first cell.

    >>> stop_title("en", "R", 2, "d4")
    '2 residences on d4 do not grow'
    """
    return filled(lang, "stage-stays", {"cards": counted(lang, colour, size), "cell": cell}, size=size)


def places_question(lang: str, token: str, cell: str = "") -> str:
    """Where a card may go, or whether it may go there.

    >>> places_question("en", "R")
    'Where may the residence go?'
    """
    names = {"card": card_with_article(lang, token, "the")}
    if not cell:
        return filled(lang, "stage-question-places", names)
    return capitalised(filled(lang, "stage-question-cell", names | {"cell": cell}))


def cells_left(lang: str, count: int) -> str:
    """How many cells are not struck out yet."""
    return said(lang, "stage-cells", count=count)


def cells_struck(lang: str, count: int) -> str:
    """How many cells one rule strikes out, as a term of the sum."""
    return said(lang, "stage-struck", count=count)


def rules_against(lang: str, count: int) -> str:
    """How many rules stand against a card on a cell."""
    return said(lang, "stage-rules", count=count)


def source_of(rule_id: str, edition: str) -> Citation:
    """Where the booklet of an edition has a rule; the other booklet, if only that does."""
    sources = rule(rule_id).sources
    return next((source for source in sources if source.book == edition), sources[0])


def limit_text(lang: str, used: int, most: int) -> str:
    """Cards that count towards the limit, and the limit."""
    return f"{number_text(lang, used)}/{number_text(lang, most)}"


def capitalised(text: str) -> str:
    """A name at the beginning of a line."""
    return text[:1].upper() + text[1:]
