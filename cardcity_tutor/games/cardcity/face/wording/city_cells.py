"""What lies where in a city, and its cells by name: what the causes of wrong answers are made of."""

from __future__ import annotations

from collections.abc import Iterable

from cardcity_tutor.core.verdict import Place

from .....render.phrases import Naming, filled, listed
from ...rules.citytext import cell_at, places, tokens_at
from ...rules.kernel.bits import around
from ...rules.position import Position
from .cards import card_with_article


def cards_by_place(position: Position) -> dict[Place, str]:
    """The cards of a city by their places."""
    city, grid = position.city, position.setting.grid
    return {places(city, grid, 1 << bit)[0]: token for bit, token in tokens_at(city, grid).items()}


def cards_beside(lang: str, position: Position, cell: Place, naming: Naming) -> list[str]:
    """The cards that share a side with a cell, each with where it lies."""
    city, grid = position.city, position.setting.grid
    beside = places(city, grid, around(cell_at(city, grid, cell), grid) & city.occupied)
    return cards_on(lang, position, beside, naming)


def cards_on(lang: str, position: Position, cells: Iterable[Place], naming: Naming) -> list[str]:
    """The cards on some cells, each with where it lies."""
    cards = cards_by_place(position)
    return [
        filled(
            lang,
            "wrong-because-card",
            {"card": card_with_article(lang, cards[at], "the"), "cell": naming(at)},
        )
        for at in cells
        if at in cards
    ]


def cell_names(lang: str, cells: Iterable[Place], naming: Naming, *, choice: bool = False) -> str:
    """Cells by name, in their order."""
    return listed(lang, sorted(map(naming, cells), key=lambda name: (len(name), name)), choice=choice)
