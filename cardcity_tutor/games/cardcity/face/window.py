"""Which cells of a position are shown: what there is, and where the next cards could go."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from cardcity_tutor.core.verdict import Place

from ..rules.citytext import tokens_at
from ..rules.names import Names, halves, names_of
from ..rules.position import Position

AROUND_HALLS = 2
"""Cells shown around the town halls of a single city, however empty it is."""


@dataclass(frozen=True, slots=True)
class Window:
    """The shown cells, row by row, and what is known of cells at their edge."""

    shown: list[Place]
    beyond: tuple[Place, ...] = ()
    """Neighbours outside a frame that is used up."""
    zones: dict[Place, int] = field(default_factory=dict)
    """Owners of the shown cells of a single city."""
    fringe: dict[Place, int] = field(default_factory=dict)
    """Owners of cells that the window cuts in half."""
    ring: frozenset[Place] = frozenset()
    """Those of the shown cells that are the suburb."""
    names: Names | None = None
    """What the cells are called; none: counted from the first shown one."""


def tokens_of(position: Position) -> dict[Place, str]:
    """Every card on the table: the city's, the suburb's, the named town halls, and the architect wherever he is."""
    city, way = position.city, position.setting
    found = tokens_at(city, way.grid)
    found.update(way.layout.ring)
    if way.shared:
        found.update((cell.bit_length() - 1, f"M{number}") for number, cell in enumerate(way.layout.halls))
    stride, top, left = way.grid.stride, city.extent.top, city.extent.left
    tokens = {(bit // stride + top, bit % stride + left): token for bit, token in found.items()}
    if position.architect is not None:
        tokens.setdefault(position.architect, "A")
    return tokens


def window_of(position: Position, tokens: dict[Place, str], also: Collection[Place] = ()) -> Window:
    """The window of a position whose cards are known; ``also`` are other cells of its frame that are to be seen."""
    kind = position.setting.layout.kind
    if kind == "suburb":
        return _suburb(position)
    return _shared(position, tokens, also) if kind == "single" else _floating(position, tokens, also)


def _first_of_frame(position: Position) -> Place:
    extent = position.city.extent
    return extent.north + extent.top, extent.west + extent.left


def _suburb(position: Position) -> Window:
    size = position.setting.grid.size
    top, left = _first_of_frame(position)
    shown = [(r, c) for r in range(top - 1, top + size + 1) for c in range(left - 1, left + size + 1)]
    inside = {(r, c) for r in range(top, top + size) for c in range(left, left + size)}
    return Window(shown, ring=frozenset(shown) - inside, names=names_of(position))


def _floating(position: Position, tokens: dict[Place, str], also: Collection[Place]) -> Window:
    cards = [place for place, token in tokens.items() if token != "A"] or [_first_of_frame(position)]
    size = position.setting.grid.size
    rows, rows_beyond = _span((r for r, _ in cards), (r for r, _ in tokens), size, (r for r, _ in also))
    columns, columns_beyond = _span((c for _, c in cards), (c for _, c in tokens), size, (c for _, c in also))
    beyond = [(r, c) for r in rows_beyond for c in columns] + [(r, c) for r in rows for c in columns_beyond]
    return Window([(r, c) for r in rows for c in columns], tuple(beyond), names=names_of(position))


def _span(
    cards: Iterable[int], standing: Iterable[int], size: int, room: Iterable[int] = ()
) -> tuple[list[int], list[int]]:
    """Rows (or columns) that a card could reach, and those just beyond once the frame is used up.

    Who stands outside without being a card, the architect, is shown wherever he is. `room` asks for more than one
    cell around them, where a card could reach it.
    """
    held, seen, wide = list(cards), list(standing), list(room)
    low, high = min(held), max(held)
    near, far = min([low, *seen]), max([high, *seen])
    wanted = range(min([near - 1, *wide]), max([far + 1, *wide]) + 1)
    shown = [k for k in wanted if max(high, k) - min(low, k) < size or near <= k <= far]
    full = high - low + 1 >= size
    return shown, [k for k in (low - 1, high + 1) if full and k not in shown]


def _shared(position: Position, tokens: dict[Place, str], also: Collection[Place]) -> Window:
    grid = position.setting.grid
    brick = bool(grid.slant)
    halls = [place for place, token in tokens.items() if token[0] == "M"]
    rows = _spread((r for r, _ in tokens), (r for r, _ in halls), 1, (r for r, _ in also))
    across = _spread(
        (halves(p, brick) for p in tokens),
        (halves(p, brick) for p in halls),
        2,
        (halves(p, brick) for p in also),
    )
    columns_beyond: list[int] = []
    if grid.floating:
        cards = [c for (_, c), token in tokens.items() if token != "A"]
        room = across[0] // 2, across[-1] // 2
        columns, columns_beyond = _span(cards, (c for _, c in tokens), grid.size, room)
        across = range(2 * columns[0], 2 * columns[-1] + 1)
    zones: dict[Place, int] = {}
    fringe: dict[Place, int] = {}
    for row in rows:
        for half in range(across[0] - brick, across[-1] + 1 + brick):
            column, between = divmod(half - (row if brick else 0), 2)
            owner = None if between else _owner(position, (row, column))
            if owner is not None:
                (zones if half in across else fringe)[row, column] = owner
    beyond = [
        (row, column)
        for row in rows
        for column in columns_beyond
        if (row, column - 1) in zones or (row, column + 1) in zones
    ]
    return Window(list(zones), tuple(beyond), zones, fringe, names=names_of(position))


def _owner(position: Position, place: Place) -> int | None:
    """Whose zone a place of a single city belongs to, None off the map."""
    stride, extent = position.setting.grid.stride, position.city.extent
    row, column = place[0] - extent.top, place[1] - extent.left
    if row < 0 or not 0 <= column < stride:
        return None
    bit = row * stride + column
    return next((n for n, zone in enumerate(position.setting.layout.zones) if zone >> bit & 1), None)


def _spread(cards: Iterable[int], halls: Iterable[int], step: int, also: Iterable[int]) -> range:
    """From one step before the first card to one behind the last, two steps around the town halls, and `also`."""
    held, centres, wide = list(cards), list(halls), list(also)
    room = AROUND_HALLS * step
    first = min(min(held) - step, min(centres) - room, *wide)
    return range(first, max(max(held) + step, max(centres) + room, *wide) + 1)
