"""The board of the home page: its frame stays as it is while a card is laid and the city grows."""

from __future__ import annotations

from cardcity_tutor.app.visit import Visit
from cardcity_tutor.games.cardcity.pages.home import HAND, HomeBoard


def test_every_move_stays_in_the_frame() -> None:
    (card,) = HAND
    grown = 0
    for place in [(row, column) for row, column, *_ in HomeBoard(Visit()).position.legal(card)]:
        board = HomeBoard(Visit())
        shown, box = list(board.ground.plan.spots), board.ground.plan.box
        board.gesture = {"kind": "place", "card": card, "cell": list(place)}
        assert not board.position.hand
        for _ in range(10):
            assert list(board.ground.plan.spots) == shown, place
            assert board.ground.plan.box == box, place
            assert set(board.ground.plan.tokens) <= set(shown), place
            if not board.position.due():
                break
            grown += 1
            board.gesture = {"kind": "grow"}
    assert grown > 0
