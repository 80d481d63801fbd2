"""Play inside the suburb, by hand."""

from typing import Any

import pytest

from cardcity_tutor.games.cardcity import (
    Architect,
    Build,
    Buy,
    Cloud,
    Develop,
    Phase,
    State,
    apply,
    game,
    start,
)
from cardcity_tutor.games.cardcity.rules.tokens import CARD_OF
from tests.play.boards import land_of
from tests.play.tables import C, P, R, places, refused, solo

FRAME = " / ".join([". . . . ."] * 5)


def suburb(city: str, hand: str = "", **options: Any) -> State:
    return solo(city, hand, variants=["suburb", *options.pop("variants", ())], **options)[0]


def test_the_suburb_is_there_from_the_start_and_never_shown() -> None:
    for hall in ((1, 1), (2, 2), (3, 1)):
        state, _ = start(game(players=1, variants=["suburb"], hall=hall), 1)
        rows = [row.split() for row in FRAME.split(" / ")]
        rows[hall[0]][hall[1]] = "M"
        assert state.position().text == " / ".join(" ".join(row) for row in rows)
        assert state.reserve.homes + 8 == start(game(players=1), 1)[0].reserve.homes


def test_the_suburb_bans_but_does_not_anchor() -> None:
    """Cells around the town hall at [1, 1] of the frame; above the frame's first row P R C P R C P."""
    text = ". . . . . / . M . . ." + " / . . . . ." * 3
    state = suburb(text, "R P", hall=(1, 1))
    assert places(state.actions, Build, P) == {(-1, 0), (0, -1), (0, 1), (1, 0)}
    assert refused(state, Build(P, (-1, 2))) == ("adjacent",)
    assert "frame" in refused(state, Build(P, (-2, 0)))
    state, _ = apply(state, Build(P, (-1, 0)))
    assert places(state.actions, Build, R) == {(-1, 1), (0, 1), (1, 0)}
    assert refused(state, Build(R, (0, -1))) == (
        "same-colour",
    )  # the fourth card of the west side is a residence


def test_the_second_turn_of_the_book() -> None:
    """The commerce grows beside the suburb's residence and joins its commerce: $6 and six cards."""
    text = ". . . C . / . R M R . / . . I . . / . . . . . / . . . . ."
    state = suburb(text, hall=(1, 2))
    assert set(state.actions) == {Develop(C, (-1, 0)), Develop(C, (-1, 2))}
    state, events = apply(state, Develop(C, (-1, 2)))
    assert [event.details["amount"] for event in events if event.kind == "income"] == [1 + 6]
    assert state.position().limit().used == 5


def test_the_architect_stays_inside_the_frame_and_comes_every_turn() -> None:
    text = ". . . . . / . M P P P" + " / . . . . ." * 3
    state = suburb(text, "P C", hall=(1, 1), variants=["architect"])
    assert places(state.actions, Architect) == {(-1, k) for k in range(4)} | {(1, k) for k in range(4)} | {
        (0, -1)
    }
    assert "frame" in refused(state, Architect((0, 4)))
    state, _ = apply(state, Architect((1, 3)))
    assert (2, 3) in places(state.actions, Build, P)
    state, _ = start(game(players=1, variants=["suburb", "architect"]), 3)
    asked = []
    while not state.over:
        asked += [state.turn] * (state.phase is Phase.ARCHITECT)
        state, _ = apply(state, state.actions[0])
    assert asked == list(range(1, 11))


@pytest.mark.parametrize(("cell", "smoke"), [((0, 2), True), ((1, 0), False)])
def test_clouds_stay_inside_the_frame(cell: tuple[int, int], smoke: bool) -> None:
    text = ". . . . . . / . I1 M P . ." + " / . . . P . ." + " / . . . . . ." * 3
    state = suburb(text, "I2 P C", level="normal", hall=(1, 2))
    state, _ = apply(state, Build(CARD_OF["I2"], cell))
    assert (state.phase is Phase.CLOUD) == smoke
    if smoke:
        land = land_of(state.game)
        assert all(land.grounds[0].owns(place) for place in places(state.actions, Cloud))


def test_the_suburb_counts_neither_for_prices_nor_for_the_limit() -> None:
    text = ". . . . . / P M C . . / P P . . ." + " / . . . . ." * 2
    state = suburb(text, "P P", money=9, hall=(1, 1))
    assert state.phase is Phase.BUY  # five cards: nothing could be built
    assert {action.place for action in state.actions if isinstance(action, Buy)} == places(
        state.actions, Buy, CARD_OF["I1"]
    )
    _, events = apply(state, state.actions[0])
    assert events[0].details["paid"] == 5
