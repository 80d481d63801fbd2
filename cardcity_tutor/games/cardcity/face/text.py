"""A city in plain characters, for terminals, logs and doctests."""

from collections.abc import Sequence

from cardcity_tutor.core.verdict import Place

from ..rules.names import column_name, names_of
from ..rules.position import Position
from .tokens import read_cells


def city_text(rows: Sequence[Sequence[str]], first: Place = (0, 0)) -> str:
    """Draw a city as its tokens in columns, with the margin's letters and numbers; ``first`` is where they begin.

    >>> print(city_text([["I1", "."], ["M", "C"], [".", "RL0"]]))
        a   b
    1   I1  .
    2   M   C
    3   .   RL0
    """
    read_cells(rows)
    header = ["", *(column_name(c) for c in range(first[1], first[1] + len(rows[0])))]
    table = [header, *([str(r), *row] for r, row in enumerate(rows, first[0] + 1))]
    width = max(3, *(len(token) for line in table for token in line)) + 1
    return "\n".join("".join(token.ljust(width) for token in line).rstrip() for line in table)


def shared_map(rows: Sequence[Sequence[str]]) -> str:
    """A map of several players in plain characters; a brick row is moved by half a card for each ``>``."""
    width = max(len(token) for row in rows for token in row) + 1
    half = (width + 1) // 2
    lines = []
    for row in rows:
        indent = list(row).count(">")
        cells = "".join(token.ljust(2 * half) for token in row[indent:])
        lines.append((" " * half * indent + cells).rstrip())
    return "\n".join(lines)


def position_text(position: Position) -> str:
    """Any position in plain characters, under the names that its board has."""
    if position.setting.shared:
        return shared_map(position.rows)
    names, extent = names_of(position), position.city.extent
    first = extent.north + extent.top - names.row, extent.west + extent.left - names.half // 2
    return city_text(position.rows, first)
