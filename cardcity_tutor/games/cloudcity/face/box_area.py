"""The kinds of tiles as pictures: what an owner of the game compares with the tiles on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.form import FormField
from ....core.scene import Area, Item
from ..rules.tiles import TILES
from .drawing import tile_svg
from .plan import TILE
from .words import tile_word, word

GAP: Final = 24
CAPTION: Final = 40
ACROSS: Final = 5


def box_area(lang: str, fields: Sequence[FormField]) -> Area:
    """A picture for every field of the form that is about a tile; the tag is what the form has there."""
    items = []
    for place, field in enumerate(field for field in fields if field.choices or field.name in TILES):
        row, column = divmod(place, ACROSS)
        tile = field.choices[field.value] if field.choices else field.name
        birds = field.key.partition(".")[2] if field.choices else "none"
        label = word(lang, "label-kind", tile=tile_word(lang, tile), count=field.value, number=birds)
        items.append(
            Item(
                spot=field.key,
                label=label,
                box=(column * (TILE + GAP), row * (TILE + CAPTION), TILE, TILE + 6),
                svg=tile_svg(tile),
                tag=f"{birds}." if field.choices else str(field.value),
            )
        )
    rows = -(-len(items) // ACROSS)
    size = (ACROSS * (TILE + GAP) - GAP, rows * (TILE + CAPTION))
    return Area(id="box", title=word(lang, "box"), role="main", size=size, svg="", items=items)
