"""The first page: a city to try everything on, or the one that a link brings along."""

import os

from cardcity_tutor.core.errors import TutorError
from cardcity_tutor.games.cardcity.position import Position
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.widgets import CityBoard
from cardcity_tutor.widgets.sharing import shared_position

FIRST_CITY = ". L . / C R P / I1 M C / . R ."
FIRST_HAND = ("R", "P")


def sandbox(query: str | None = None) -> CityBoard:
    """The board of the first page. ``query`` is the page's own, with a city that was shared; Voilà passes it on."""
    text = os.environ.get("QUERY_STRING", "") if query is None else query
    title = {lang: say(lang, "sandbox-title") for lang in LANGUAGES}
    position, victory = Position.of(FIRST_CITY, hand=FIRST_HAND, money=8), "residential"
    trouble: TutorError | None = None
    if "city=" in text:
        try:
            position, victory = shared_position(text)
        except TutorError as error:
            trouble = error
    board = CityBoard(position, victory=victory, title=title, key="sandbox")
    if trouble is not None:
        board.tell(board.explain(trouble))
        board.refresh()
    return board
