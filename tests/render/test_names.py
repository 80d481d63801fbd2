"""Names of cells: each place has its own, they can be read back, and they stay while a city grows."""

from __future__ import annotations

import pytest

from cardcity_tutor.games.cardcity import apply, game, start
from cardcity_tutor.games.cardcity.face import plan_of
from cardcity_tutor.games.cardcity.rules.names import names_of
from cardcity_tutor.games.cardcity.rules.position import Position
from tests.render.positions import EXAMPLES


@pytest.mark.parametrize("name", EXAMPLES)
def test_names_are_read_back(name: str) -> None:
    position = EXAMPLES[name]
    names = names_of(position)
    for place in plan_of(position).spots:
        called = names.name(place)
        assert called is not None
        assert names.place(called) == place


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_margin_shows_the_names(name: str) -> None:
    plan = plan_of(EXAMPLES[name])
    labels = {text for text, _, _ in plan.labels}
    letters = {called.rstrip("0123456789") for called in plan.names.values()}
    numbers = {called.lstrip("abcdefghijklmnopqrstuvwxyz") for called in plan.names.values()}
    assert letters | numbers <= labels


@pytest.mark.parametrize(("level", "hall"), [("simplified", "e5"), ("normal", "f6"), ("advanced", "f6")])
def test_names_stay_while_a_city_grows(level: str, hall: str) -> None:
    state, _ = start(game(level=level, players=1), 5)
    called: dict[str, str] = {}
    while not state.over:
        position = state.position()
        names = names_of(position)
        tokens = plan_of(position).tokens
        now = {names.name(place) or "": token for place, token in tokens.items() if token != "A"}
        assert now[hall] == "M"
        assert all(now[name] == token for name, token in called.items())
        called = now
        state, _ = apply(state, state.actions[len(state.actions) // 2])
    assert len(called) > 10


@pytest.mark.parametrize("text", ["", "5", "e", "e0", "E5", "e5 ", "abc1", "é5", "e105"])
def test_what_is_no_name(text: str) -> None:
    assert names_of(Position.of("M")).place(text) is None


def test_what_lies_before_the_first_cell_has_no_name() -> None:
    names = names_of(Position.of("M"))
    assert names.name((-5, 0)) is None
    assert names.name((0, -5)) is None
    assert names.name((-4, -4)) == "a1"
