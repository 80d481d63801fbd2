"""Squares, levels, tiles, bridges and rules in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....locale import has, say
from ..rules.city import Bridge, Cell, Square
from ..rules.tiles import turns
from .plan import Plan


def word(lang: str, key: str, /, **params: object) -> str:
    """A message of this game's face."""
    return say(lang, f"cloudcity-face-{key}", **params)


def level_word(lang: str, level: str) -> str:
    """River, forest or sand."""
    return say(lang, f"cloudcity-level-{level}")


def card_word(lang: str, card: str) -> str:
    """The name of a need card."""
    return say(lang, f"cloudcity-needs-{card}")


def rule_key(lang: str, rule: str) -> str:
    """The message of a rule, or of the ruling of that id."""
    key = f"rule-cloudcity-{rule}"
    return key if has(lang, key) else f"ruling-cloudcity-{rule}"


def rule_title(lang: str, rule: str) -> str:
    """What a rule is called."""
    return say(lang, f"{rule_key(lang, rule)}.title")


def tile_word(lang: str, tile: str) -> str:
    """A tile by its two heights and how they stand."""
    first, second = (level_word(lang, level) for level in tile[:2])
    kind = "diagonal" if tile[2] == "d" else "pair" if tile[0] == tile[1] else "beside"
    return word(lang, f"tile-{kind}", first=first, second=second)


def turn_word(lang: str, tile: str, rotation: int) -> str:
    """How a tile is turned."""
    return word(lang, "turn", quarters=rotation, of=len(turns(tile)))


def place_word(lang: str, plan: Plan, cell: Cell) -> str:
    """A place for a tile by the tile beside it, or by its row and column."""
    row, column = cell
    beside = {
        "below": (row - 1, column), "right": (row, column - 1), "left": (row, column + 1), "above": (row + 1, column),
    }  # fmt: skip
    for where, other in beside.items():
        if other in plan.city.cells:
            top, left = 2 * other[0], 2 * other[1]
            return word(
                lang, f"place-{where}", one=plan.name((top, left)), other=plan.name((top + 1, left + 1))
            )
    return word(lang, "place-apart", spot=plan.spot(cell))


def place_number(lang: str, plan: Plan, cell: Cell) -> str:
    """A place for a tile by its number in a picture of numbered places."""
    return word(lang, "place-number", number=plan.city.around.index(cell) + 1)


def bridge_word(lang: str, plan: Plan, bridge: Bridge) -> str:
    """A bridge by its level and ends."""
    one, other = plan.name(bridge.start), plan.name(bridge.end)
    return word(lang, "bridge", level=level_word(lang, bridge.level), one=one, other=other)


def squares_word(lang: str, plan: Plan, squares: Iterable[Square]) -> str:
    """Squares, one after the other; those outside the named plan are left to the drawing."""
    return listed(lang, [plan.name(square) for square in squares])


def listed(lang: str, items: Sequence[str]) -> str:
    """Things in a row, the last one after “and”."""
    if len(items) < 2:
        return "".join(items)
    return word(lang, "and", first=", ".join(items[:-1]), last=items[-1])
