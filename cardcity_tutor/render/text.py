"""A city in plain characters, for terminals, logs and doctests."""

from collections.abc import Sequence

from cardcity_tutor.render.tokens import column_name, read_cells


def city_text(rows: Sequence[Sequence[str]]) -> str:
    """Draw a city as its tokens in columns, with the margin's letters and numbers.

    >>> print(city_text([["I1", "."], ["M", "C"], [".", "RL0"]]))
        a   b
    1   I1  .
    2   M   C
    3   .   RL0
    """
    read_cells(rows)
    header = ["", *(column_name(c) for c in range(len(rows[0])))]
    table = [header, *([str(r + 1), *row] for r, row in enumerate(rows))]
    width = max(3, *(len(token) for line in table for token in line)) + 1
    return "\n".join("".join(token.ljust(width) for token in line).rstrip() for line in table)
