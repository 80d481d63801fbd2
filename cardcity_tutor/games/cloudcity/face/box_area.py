"""The kinds of tiles as pictures with their numbers: the form in which an owner of the game types the real list."""

from __future__ import annotations

from typing import Final

from ....core.scene import Area, Item
from ..rules.box import Box
from ..rules.box_form import START_FIELDS, TILE_FIELDS, form_of
from .drawing import tile_svg
from .plan import TILE
from .words import tile_word, word

GAP: Final = 24
CAPTION: Final = 40
ACROSS: Final = 5


def box_area(lang: str, box: Box) -> Area:
    """A picture for every field of the form; its tag is what the box has there."""
    filled = form_of(box)
    items = []
    for place, field in enumerate((*TILE_FIELDS, *START_FIELDS)):
        row, column = divmod(place, ACROSS)
        tile = field.name[6:] if field in TILE_FIELDS else str(filled[field.name])
        number = field.name[7:] if field in START_FIELDS else ""
        label = word(
            lang, "label-kind", tile=tile_word(lang, tile), count=filled[field.name], number=number or "none"
        )
        items.append(
            Item(
                spot=field.name,
                label=label,
                box=(column * (TILE + GAP), row * (TILE + CAPTION), TILE, TILE + 6),
                svg=tile_svg(tile),
                tag=f"{number}." if number else str(filled[field.name]),
            )
        )
    rows = -(-len(items) // ACROSS)
    size = (ACROSS * (TILE + GAP) - GAP, rows * (TILE + CAPTION))
    return Area(id="box", title=word(lang, "box"), role="main", size=size, svg="", items=items)
