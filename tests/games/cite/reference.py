"""The rules of Cité a second time, as simply as can be: cells in sets, everything counted by hand. Slow, and meant to be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

KINDS = [
    "wood",
    "stone",
    "metal",
    "cloth",
    "gold",
    "glass",
    "sculpture",
    "lock",
    "furniture",
    "weapon",
    "jewel",
]
RAW = {"sawyer": "wood", "stonecutter": "stone", "smith": "metal", "weaver": "cloth"}
CRAFTS = {
    "glazier": {"stone", "wood"},
    "sculptor": {"cloth", "stone"},
    "locksmith": {"metal", "wood"},
    "joiner": {"wood", "cloth"},
    "armourer": {"metal", "stone"},
    "jeweller": {"cloth", "metal"},
}
BARS = {"paved": 3, "shopping": 3, "canal": 3, **dict.fromkeys(CRAFTS, 2)}
SQUARES = {
    "small": 1, "loom": 1, "post": 1, "bank": 1, "flea": 1, "mill": 2, "large": 2, "guild": 2, "inn": 2, "market": 2,
    "port": 2, "manufacture": 3, "square": 3,
}  # fmt: skip
GRAND, ADVANCED = {"shopping", "square"}, {"canal", "port"}

Cell = tuple[int, int]
House = tuple[int, str, frozenset[Cell]]
"""Owner, kind, cells."""


def cells_of(kind: str, row: int, column: int, facing: str) -> frozenset[Cell]:
    """The cells that a building covers."""
    if kind in BARS:
        steps = range(BARS[kind])
        return frozenset((row + step, column) if facing == "v" else (row, column + step) for step in steps)
    side = range(SQUARES[kind])
    found = {(row + down, column + right) for down in side for right in side}
    return frozenset(found - {(row + 1, column + 1)} if kind == "square" else found)


def house(token: str) -> House:
    """A building from its token."""
    owner, _, rest = token.partition(":")
    kind, _, place = rest.partition("@")
    facing = place[-1] if place[-1] in "hv" else ""
    row, column = place.rstrip("hv").split(",")
    return int(owner), kind, cells_of(kind, int(row), int(column), facing)


def around(cells: frozenset[Cell]) -> set[Cell]:
    """The cells that share a side with these."""
    found = {
        (row + down, column + right)
        for row, column in cells
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return found - cells


def touch(one: House, other: House) -> bool:
    return bool(around(one[2]) & other[2])


def sides(one: House, other: House) -> int:
    """How many cell sides two buildings share."""
    return sum(
        (row, column) in other[2] for cell in one[2] for row, column in around(frozenset({cell})) - one[2]
    )


def adjacent(city: list[House], one: int, other: int) -> bool:
    """By a side, or because both touch or are the same paved street."""
    if one == other:
        return False
    if touch(city[one], city[other]):
        return True
    return any(
        all(number == street or touch(city[number], city[street]) for number in (one, other))
        for street, (_, kind, _) in enumerate(city)
        if kind == "paved"
    )


def harvest(city: list[House], number: int, professions: list[str], bank: dict[str, int]) -> dict[str, int]:
    """What a building brings with each production."""
    owner, kind, _ = city[number]
    beside = [city[other][1] for other in range(len(city)) if adjacent(city, number, other)]
    goods: dict[str, int] = {}
    if kind == "small":
        goods = {RAW[professions[owner]]: 1}
    elif kind == "loom":
        goods = {"cloth": 1}
    elif kind == "post":
        goods = {"gold": 1}
    elif kind == "large":
        goods = {RAW[professions[owner]]: 5}
    elif kind == "bank":
        goods = dict(bank)
    doublers = {
        "small": ("mill", "inn"),
        "loom": ("mill", "inn"),
        "post": ("mill", "inn"),
        "large": ("mill",),
    }
    for near in beside:
        if near in doublers.get(kind, ()):
            goods = {good: 2 * amount for good, amount in goods.items()}
    for near in beside:
        if near == "shopping":
            goods["gold"] = goods.get("gold", 0) + 1
    return goods


def harvests(city: list[House], professions: list[str], banks: list[dict[str, int]]) -> list[dict[str, int]]:
    """What each player gets."""
    found: list[dict[str, int]] = [{} for _ in banks]
    for number, (owner, _, _) in enumerate(city):
        for good, amount in harvest(city, number, professions, banks[owner]).items():
            found[owner][good] = found[owner].get(good, 0) + amount
    return [{good: bundle[good] for good in KINDS if bundle.get(good)} for bundle in found]


def guild_cells(city: list[House], player: int) -> int:
    """Free cells a turn."""
    return sum(
        1 + sum(city[other][1] == "inn" and adjacent(city, number, other) for other in range(len(city)))
        for number, (owner, kind, _) in enumerate(city)
        if owner == player and kind == "guild"
    )


def canal_cards(city: list[House], player: int) -> int:
    """Cards that the canals of a player draw."""
    found = 0
    for number, (owner, kind, _) in enumerate(city):
        if owner != player or kind != "canal":
            continue
        for other, near in enumerate(city):
            if other == number or near[1] not in ("canal", "port"):
                continue
            shared = any(
                touch(city[number], street) and touch(near, street) for street in city if street[1] == "paved"
            )
            found += sides(city[number], near) == 1 or shared
    return found


# ---------------------------------------------------------------- paying


@cache
def most_cells(amounts: tuple[int, ...]) -> int:
    """Every way to pay, tried out; amounts sorted, as kinds do not matter."""
    best = 0
    held = [place for place, amount in enumerate(amounts) if amount]
    for count in range(4, len(held) + 1):
        # Of so many kinds, the fullest: any others leave less to choose from. So one try for each size is enough.
        best = max(best, count - 3 + most_cells(_without(amounts, held[-count:], 1)))
    for count, each in ((1, 10), (2, 4), (3, 2)):
        for chosen in combinations([place for place in held if amounts[place] >= each], count):
            best = max(best, 1 + most_cells(_without(amounts, chosen, each)))
    return best


def _without(amounts: tuple[int, ...], places: Any, each: int) -> tuple[int, ...]:
    return tuple(sorted(amount - each * (place in places) for place, amount in enumerate(amounts)))


def cells_bought(bundle: dict[str, int]) -> int:
    """The most cells for these resources."""
    return most_cells(tuple(sorted(bundle.get(kind, 0) for kind in KINDS)))


# ---------------------------------------------------------------- placing


def quarter_of(cell: Cell, quarters: list[str]) -> int | None:
    """Whose quarter a cell lies in."""
    name = ("n" if cell[0] < 0 else "s") + ("w" if cell[1] < 0 else "e")
    for player, quarter in enumerate(quarters):
        if quarter in (name, name[0]):
            return player
    return None


def reasons(
    city: list[House],
    player: int,
    kind: str,
    cells: frozenset[Cell],
    level: str,
    professions: list[str],
    quarters: list[str],
) -> list[str]:
    """Everything against a building of a player, exclusivity left out."""
    own = [kind for owner, kind, _ in city if owner == player]
    found = set()
    if (kind in GRAND and level == "first") or (kind in ADVANCED and level != "advanced"):
        found.add("level")
    if (kind == "loom" and len(quarters) > 3) or (
        kind in CRAFTS and RAW[professions[player]] not in CRAFTS[kind]
    ):
        found.add("profession")
    elif own.count(kind) >= (5 if kind == "small" else 1) or (
        kind in CRAFTS and sum(other in CRAFTS for other in own) >= 3
    ):
        found.add("copies")
    if any(cells & taken for _, _, taken in city):
        found.add("occupied")
    if any(quarter_of(cell, quarters) != player for cell in cells):
        found.add("quarter")
    mine = {cell for owner, _, taken in city if owner == player for cell in taken}
    # A cell that is one's own already touches nothing new.
    if mine and not around(frozenset(mine)) & cells:
        found.add("touch")
    centre = {(-1, -1), (-1, 0), (0, -1), (0, 0)}
    if not mine and not cells & centre & {cell for cell in centre if quarter_of(cell, quarters) == player}:
        found.add("centre")
    return sorted(found)


def price(city: list[House], kind: str, cells: frozenset[Cell]) -> tuple[int, bool]:
    """Cells after manufactures, and whether gold is taken."""
    after = [*city, (0, kind, cells)]
    beside = [city[other][1] for other in range(len(city)) if adjacent(after, len(city), other)]
    # A paved street that is being built links nothing yet.
    if kind == "paved":
        beside = [
            near
            for other, (_, near, taken) in enumerate(city)
            if around(cells) & taken or _linked(city, cells, other)
        ]
    return max(1, len(cells) - 2 * beside.count("manufacture")), "square" in beside


def _linked(city: list[House], cells: frozenset[Cell], other: int) -> bool:
    return any(
        kind == "paved" and around(cells) & taken and touch(city[street], city[other])
        for street, (_, kind, taken) in enumerate(city)
        if street != other
    )


def boxes(kind: str, cells: set[Cell]) -> Iterator[tuple[int, int, str]]:
    """Places near these cells."""
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    for facing in ("h", "v") if kind in BARS else ("",):
        for row in range(min(rows) - 4, max(rows) + 5):
            for column in range(min(columns) - 4, max(columns) + 5):
                yield row, column, facing


def points(city: list[House], player: int, stock: dict[str, int], bank: dict[str, int]) -> tuple[int, int]:
    """Score and left-over resources of a game without cards."""
    cells = sum(len(taken) for owner, _, taken in city if owner == player)
    tens, left = divmod(sum(stock.values()) + sum(bank.values()), 10)
    return cells + tens, left
