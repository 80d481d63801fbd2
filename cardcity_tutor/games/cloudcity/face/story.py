"""Events as sentences of the log."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.game import Event
from .words import level_word, tile_word, word


def told(event: Event, lang: str, names: Sequence[str]) -> str:
    """An event in a sentence; what was drawn from the pile stays between the player and the tile."""
    details, who = event.details, names[event.player]
    match event.kind:
        case "deal":
            return word(lang, "told-deal")
        case "place":
            return word(lang, "told-place", who=who, tile=tile_word(lang, details["tile"]))
        case "bridge":
            (top, left), (bottom, right) = details["from"], details["to"]
            return word(
                lang,
                "told-bridge",
                who=who,
                level=level_word(lang, details["level"]),
                distance=bottom - top + right - left,
                votes=details["votes"],
            )
        case "draw" if details["source"] == "pile":
            return word(lang, "told-draw-pile", who=who)
        case "draw":
            refill = details["refill"]
            return word(
                lang,
                "told-draw-open",
                who=who,
                tile=tile_word(lang, details["tile"]),
                refill=tile_word(lang, refill) if refill else "none",
            )
        case "end":
            return word(lang, "told-end", who=who, votes=details["total"], place=details["place"])
    return ""
