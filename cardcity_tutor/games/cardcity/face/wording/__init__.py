"""The engine's answers in words, French and English: cards, reasons, remedies, districts, lines of a score.

The engine answers with rule ids, places and numbers. Here they become plain sentences, at most two, that name the
cells; a ``Naming`` says how the board calls a place. A scene asks for hundreds of them, so what was said once is
remembered, and names of cells are put into sentences without asking the catalogue again.
"""

from .....render.phrases import Naming, listed, money_text, number_text, signed
from .cards import card_name, card_with_article, sides_text
from .districts import cell_words, growth_words, need_words, stop_words
from .names import (
    counted,
    edition_name,
    kind_name,
    level_name,
    phase_name,
    variant_name,
    victory_name,
    way_names,
)
from .reasons import ReasonWords, cite, reason_words
from .remedies import remedy_words
from .terms import TermWords, term_words

__all__ = [
    "Naming",
    "ReasonWords",
    "TermWords",
    "card_name",
    "card_with_article",
    "cell_words",
    "cite",
    "counted",
    "edition_name",
    "growth_words",
    "kind_name",
    "level_name",
    "listed",
    "money_text",
    "need_words",
    "number_text",
    "phase_name",
    "reason_words",
    "remedy_words",
    "sides_text",
    "signed",
    "stop_words",
    "term_words",
    "variant_name",
    "victory_name",
    "way_names",
]
