"""Toy: a game of two, small enough to read at once, that implements everything the house can ask for.

Nine cards of 1 to 9. Each player has a few in hand, unseen by the other; a pile lies face down. On your turn you lay a card
on the row, higher than the last one, or draw. A card may be laid turned round, and counts ten minus its number then. Who
cannot lay may sweep the row away. Who has no card left wins; when the pile is empty and nobody moves on, fewer cards win.
"""

from typing import Any

from cardcity_tutor.core.options import Field
from cardcity_tutor.core.ruleset import Ruleset

from . import engine, record
from .book import load_book
from .face import TOY_FACE
from .inspection import inspect
from .positions import POSITIONS


def _teach() -> Any:
    from .teach import TEACH

    return TEACH


RULESET = Ruleset(
    "toy",
    engine,
    inspect,
    record,
    engine.read_options,
    fields=(Field("hand", (3, 2, 4)), Field("equal", ("no", "yes")), Field("rulings.sweep", (True, False))),
    write_options=lambda way: way.plain,
    load_face=lambda: TOY_FACE,
    load_book=load_book,
    load_teach=_teach,
    load_positions=lambda: POSITIONS,
)

__all__ = ["RULESET"]
