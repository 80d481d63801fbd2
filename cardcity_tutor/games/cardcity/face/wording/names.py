"""Names of victories, levels, variants, phases and kinds of cards."""

from __future__ import annotations

from .....render.phrases import said
from ...rules.setting import Setting

STATIONS = ("acquisition", "construction", "development", "income", "end-of-turn")
"""The five phases of a turn."""


def victory_name(lang: str, victory: str) -> str:
    """The name of a victory, such as *Residential victory*."""
    return said(lang, f"victory-{victory}")


def level_name(lang: str, level: str) -> str:
    """The name of a level."""
    return said(lang, f"level-{level}")


def edition_name(lang: str, edition: str) -> str:
    """The name of an edition of the game."""
    return said(lang, f"edition-{edition}")


def way_names(lang: str, way: Setting, victory: str) -> list[str]:
    """What a title says of a game without its variants: edition, level where the edition has several, victory."""
    levels = [] if way.edition == "2012" else [level_name(lang, way.level)]
    return [edition_name(lang, way.edition), *levels, victory_name(lang, victory)]


def variant_name(lang: str, variant: str) -> str:
    """The name of a variant of either edition."""
    return said(lang, f"variant-{variant}")


def phase_name(lang: str, phase: str) -> str:
    """The name of a phase of the turn (``construction``) or of a decision (``build``)."""
    return said(lang, f"phase-{phase}")


def kind_name(lang: str, letter: str, count: int = 1) -> str:
    """The name of a kind by its letter, in the number that ``count`` asks for.

    >>> kind_name("fr", "R", 2)
    'résidences'
    """
    return said(lang, f"kind-{letter}", count=count)


def counted(lang: str, letter: str, count: int) -> str:
    """So many cards of a kind.

    >>> counted("en", "I", 2)
    '2 industries'
    """
    return said(lang, f"kind-{letter}.counted", count=count)
