"""The engine against the naive reference: positions and whole games at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.designtown.rules import engine
from cardcity_tutor.games.designtown.rules.inspection import inspect
from cardcity_tutor.games.designtown.rules.record import lines, start_line
from cardcity_tutor.games.designtown.rules.table import read_table
from cardcity_tutor.games.designtown.rules.way import read_way

from .reference import answer
from .reference_game import follow

FACES = st.sampled_from("RRASMHCFWPG")
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"face": {"A": {"worth": 3}, "W": {"recycle": {"upgrades": 1, "cut": 1}}}},
    {"limits": {"unhappy": 2, "points": 3, "cards": 4}, "worth": {"win": 20}},
)


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    def cards(most: int, faces: st.SearchStrategy[str] = FACES, least: int = 0) -> str:
        return " ".join(draw(st.lists(faces, min_size=least, max_size=most)))

    deck = cards(2)
    if deck and draw(st.booleans()):
        deck += f" {{{cards(4)}}}"
    phase = draw(st.sampled_from(("play", "play", "build")))
    request: dict[str, Any] = {
        "ruleset": "designtown",
        "deck": deck,
        "row": cards(4),
        "discard": cards(3),
        "recycled": cards(1, st.sampled_from("MCWG")),
        "supply": {pile: draw(st.sampled_from((0, 1, 2))) for pile in "SHFP"},
        "players": draw(st.sampled_from((1, 2, 3))),
        "phase": phase,
        "rulings": {
            name: False
            for name in ("first-card", "tax-stack", "buy-upgrade-triggers")
            if draw(st.integers(0, 3)) == 0
        },
        "table": draw(st.sampled_from(TABLES)),
    }
    if phase == "play" and deck:
        request["shuffled"] = draw(st.booleans())
    return request


@given(requests())
@settings(max_examples=60, deadline=None)
def test_both_give_the_same_answer(request_: dict[str, Any]) -> None:
    try:
        given_ = inspect(request_)
    except InputError:
        reject()  # a row that was over before its last card, or no card at all
    assert given_ == answer(request_)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("rulings", [{}, {"buy-upgrade-triggers": False, "tax-stack": False}])
def test_the_reference_follows_whole_games(players: int, rulings: dict[str, Any]) -> None:
    way = read_way(players, rulings, read_table({"limits": {"points": 3}}))
    chance = Random(players)
    state, events = engine.start(way, players)
    record = [start_line(0, way, players)]
    for _ in range(60):
        if state.over:
            break
        options = engine.actions(state)
        state, events = engine.apply(state, options[chance.randrange(len(options))])
        record += lines(0, events)
    table = follow(record)
    assert state.phase == "remove" or not table.expected
    assert [sorted(discard) for discard in table.discards] == [list(seat.discard) for seat in state.seats]
    assert table.decks == [list(seat.deck) for seat in state.seats]
