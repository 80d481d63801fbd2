"""Help that steps back: everything in the first third of the turns, marks in the second, nothing in the last."""

from typing import Final

FULL, MARKS, NONE, FADING = "full", "marks", "none", "fading"
HELPS: Final = (FULL, MARKS, NONE, FADING)
"""What a table may offer: previews, badges and marks; marks only; nothing; or each in its third."""
THIRDS: Final = ("first", "middle", "last")


def third(turn: int, turns: int) -> int:
    """The third of the game that a turn belongs to: 0, 1 or 2.

    >>> [third(turn, 8) for turn in range(1, 9)]
    [0, 0, 0, 1, 1, 1, 2, 2]
    """
    return 3 * (turn - 1) // turns


def help_at(wanted: str, turn: int, turns: int) -> str:
    """The help of a turn: ``full``, ``marks`` or ``none``.

    >>> help_at("fading", 5, 10), help_at("full", 10, 10)
    ('marks', 'full')
    """
    return HELPS[third(turn, turns)] if wanted == FADING else wanted
