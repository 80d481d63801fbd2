"""The style sheets of the boards."""

from typing import Final

from ....widgets.bundle import STYLES, sheets

BOARD_STYLES: Final = (*STYLES, "board/board.css", "board/views.css", "score/sheets.css")


def style(*extra: str) -> str:
    """The style sheets of every board, the values first, and those of one widget."""
    return sheets(*BOARD_STYLES, *extra)
