"""How the sums of a turn came about: the share of each card, by which rule."""

from __future__ import annotations

from typing import Literal

from ....core.scene import Sum
from ....locale import say
from ..rules.building import price_of
from ..rules.position import Position
from ..rules.sums import total
from ..rules.table import Gain
from .menu import named
from .words import capital, name

Share = Literal["coins", "points", "unhappy"]


def share_sum(position: Position, share: Share, lang: str) -> Sum:
    """A sum with a line for each card that brought something, for what was recycled and for what was paid."""
    parts = [*_played(position, share, lang)]
    if share == "coins":
        parts += _recycled(position, lang) + _paid(position, lang)
    value = getattr(position.sums, share)
    return {"label": say(lang, f"designtown-stat-{share}"), "value": value, "parts": parts}


def _played(position: Position, share: Share, lang: str) -> list[Sum]:
    sums = total(position.row, position.recycled, position.way)
    found: list[Sum] = []
    for place, (face, before, after) in enumerate(zip(position.row, sums, sums[1:], strict=False), 1):
        brought = getattr(after, share) - getattr(before, share)
        if brought:
            rule = "hospital" if face == "H" and share == "coins" else "one-by-one"
            found.append(
                {
                    "label": capital(name(lang, face)),
                    "value": brought,
                    "rule": rule,
                    "spots": [f"row.{place}"],
                }
            )
    return found


def _recycled(position: Position, lang: str) -> list[Sum]:
    found: list[Sum] = []
    for face in position.recycled:
        gained = (position.way.table[face].recycle or Gain()).coins
        if gained:
            words = say(lang, "designtown-sum-recycled", card=name(lang, face))
            found.append({"label": words, "value": gained, "rule": "recycle-gain"})
    return found


def _paid(position: Position, lang: str) -> list[Sum]:
    found: list[Sum] = []
    for action in position.done:
        price = price_of(position.way.table, position.sums.cut, action)
        rule = action.split(maxsplit=1)[0].replace("+", "-")
        found.append({"label": capital(named(lang, action)), "value": -price, "rule": rule})
    return found
