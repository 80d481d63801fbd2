"""Gestures to ``CityBoard`` that make no sense are answered, and change nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from tests.engine.strategies import checked
from tests.widgets.boards import board, do, note

BAD: list[dict[str, Any]] = [
    {"kind": "place"},
    {"kind": "place", "card": "P"},
    {"kind": "place", "card": "P", "cell": None},
    {"kind": "place", "card": "P", "cell": 5},
    {"kind": "place", "card": "P", "cell": []},
    {"kind": "place", "card": "P", "cell": [0]},
    {"kind": "place", "card": "P", "cell": [0, 1, 2]},
    {"kind": "place", "card": "P", "cell": "b3"},
    {"kind": "place", "card": "P", "cell": ["x", "y"]},
    {"kind": "place", "card": "P", "cell": {"row": 0, "column": 1}},
    {"kind": "place", "card": "P", "cell": [10**30, 0]},
    {"kind": "place", "card": "P", "cell": [-(10**30), 10**30]},
    {"kind": "place", "card": "P", "cell": [float("inf"), 0]},
    {"kind": "place", "card": "P", "cell": [float("nan"), 0]},
    {"kind": "place", "card": "P", "cell": [0, 1], "facing": "n"},
    {"kind": "place", "card": "P", "cell": [0, 1], "facing": 7},
    {"kind": "place", "card": "P", "cell": [0, 1], "facing": []},
    {"kind": "place", "card": "Q", "cell": [0, 1]},
    {"kind": "place", "card": None, "cell": [0, 1]},
    {"kind": "place", "card": ["P"], "cell": [0, 1]},
    {"kind": "place", "card": "P" * 10**5, "cell": [0, 1]},
    {"kind": "type"},
    {"kind": "type", "text": None},
    {"kind": "type", "text": ["P", "c2"]},
    {"kind": "type", "text": "P " * 10**4},
    {"kind": "mode"},
    {"kind": "mode", "mode": "play"},
    {"kind": "mode", "mode": None},
    {"kind": "mode", "mode": ["build"]},
    {"kind": "mode", "mode": {}},
    {"kind": "step"},
    {"kind": "step", "at": "far"},
    {"kind": "step", "at": None},
    {"kind": "step", "at": 10**30},
    {"kind": "step", "at": -1},
    {"kind": "step", "at": float("inf")},
    {"kind": "take-fork"},
    {"kind": "take-fork", "number": 0},
    {"kind": "take-fork", "number": -1},
    {"kind": "take-fork", "number": "one"},
    {"kind": "victory"},
    {"kind": "victory", "victory": "world-peace"},
    {"kind": "victory", "victory": 3},
    {"kind": "count"},
    {"kind": "count", "what": "beans"},
    {"kind": "count", "what": None},
    {"kind": "help"},
    {"kind": "paint"},
    {"kind": "paint", "cell": [0, 1]},
    {"kind": "paint", "cell": [0, 1], "token": "Q"},
    {"kind": "paint", "cell": [0, 1], "token": ""},
    {"kind": "paint", "cell": [0, 1], "token": None},
    {"kind": "paint", "cell": "b3", "token": "R"},
    {"kind": "paint", "cell": [60, 60], "token": "R"},
    {"kind": "text"},
    {"kind": "text", "text": ""},
    {"kind": "text", "text": None},
    {"kind": "text", "text": "Q"},
    {"kind": "text", "text": "R " * 2000},
    {"kind": "options", "level": "expert"},
    {"kind": "options", "level": None},
    {"kind": "options", "variants": None},
    {"kind": "options", "variants": 5},
    {"kind": "options", "variants": ["moon"]},
    {"kind": "options", "variants": [["architect"]]},
    {"kind": "options", "money": "many"},
    {"kind": "options", "money": -1},
    {"kind": "options", "money": 1.5},
    {"kind": "options", "money": True},
    {"kind": "options", "money": 10**30},
    {"kind": "options", "hand": None},
    {"kind": "options", "hand": ["Q"]},
    {"kind": "options", "hand": 5},
    {"kind": "options", "hand": "Q"},
    {"kind": "options", "hand": "R " * 20},  # the duty to build would be searched for minutes with some more
    {"kind": "restore"},
    {"kind": "restore", "work": None},
    {"kind": "restore", "work": "nothing"},
    {"kind": "restore", "work": "city=Q"},
    {"kind": "restore", "work": "city=M&victory=world-peace"},
    {"kind": "restore", "work": "city=M0+/+M1&variants=single-city&players=2&player=7"},
    {"kind": "share", "base": "x" * 10**4},
    {"kind": "nonsense"},
    {"kind": ""},
    {"kind": "place "},
    {"kind": "__init__"},
    {"kind": "x" * 10**4},
]
UNHEARD: list[dict[str, Any]] = [
    {"kind": "msg", "text": "a method of every Jupyter widget"},
    {"kind": "trait-change"},
    {"kind": "trait_change", "name": "scene"},
    {"kind": "widget-constructed"},
    {"kind": None},
    {"kind": 5},
    {"kind": ["place"]},
    {"no": "kind"},
    {"kind": "reveal"},
    {"kind": "reveal", "shown": "all"},
    {"kind": "reveal", "shown": None},
    {"kind": "reveal", "shown": float("inf")},
]


def label(gesture: dict[str, Any]) -> str:
    return json.dumps(gesture)[:70]


def state(view: CityBoard) -> dict[str, Any]:
    """All of a board but what it says."""
    said = {"note", "edit"}
    return {
        "value": view.value,
        "traits": [view.mode, view.victory, view.counted, view.help, view.shown],
        "scene": {key: part for key, part in view.scene.items() if key not in said},
        "undo": view.session.can_undo,
    }


@pytest.mark.parametrize("gesture", BAD, ids=label)
def test_a_bad_gesture_is_answered_with_a_note_and_changes_nothing(gesture: dict[str, Any]) -> None:
    view = board()
    view.shown = 1
    before, seq = json.dumps(state(view)), view.seq
    view.gesture = gesture
    assert json.dumps(state(view)) == before
    assert view.seq == seq + 1, "the browser waits for an answer"
    assert 0 < len(note(view)) < 600
    do(view, "place", card="P", cell=[0, 1])
    assert view.value["city"] == "I1 P / M C / . R"


@pytest.mark.parametrize("gesture", UNHEARD, ids=label)
def test_a_gesture_that_is_none_changes_nothing(gesture: dict[str, Any]) -> None:
    view = board(mode="score")
    view.shown = 1
    before, listeners = json.dumps(state(view)), len(view._msg_callbacks.callbacks)
    view.gesture = gesture
    assert json.dumps(state(view)) == before
    assert len(view._msg_callbacks.callbacks) == listeners
    view._handle_custom_msg({"kind": "victory", "victory": "happiness"}, [])
    assert view.victory == "happiness"


@pytest.mark.parametrize("content", [None, 5, "place", [], {}, {"kind": 5}, {"kind": None}, {"cell": [0, 1]}])
def test_a_message_that_is_no_gesture(content: object) -> None:
    view = board()
    before = json.dumps(state(view))
    view._handle_custom_msg(content, [])
    assert json.dumps(state(view)) == before


def test_equal_messages_in_a_row_are_all_heard() -> None:
    view = CityBoard("M", hand=["P", "P", "P"], money=9)
    for column in (1, 2):
        view._handle_custom_msg({"kind": "place", "card": "P", "cell": [0, column]}, [])
    for _ in range(2):
        view._handle_custom_msg({"kind": "undo"}, [])
    assert view.value["city"] == "M"


def test_a_count_in_a_gesture_does_no_harm() -> None:
    """The field is ours; a gesture of a notebook may hold one all the same."""
    view = board()
    view.gesture = {"kind": "undo", "count": "one"}
    view._handle_custom_msg({"kind": "place", "card": "P", "cell": [0, 1]}, [])
    assert len(view.value["placed"]) == 1


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 5), st.floats(), st.text(max_size=6), st.just("P")),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=2)
    ),
    max_leaves=4,
)
KINDS = st.sampled_from(
    [
        *("hello", "pick", "turn", "place", "type", "undo", "redo", "hint", "help", "mode", "step", "fork"),
        *("take-fork", "best", "tree", "count", "reveal", "victory", "paint", "text", "options", "share"),
        *("restore", "focus", "nonsense"),
    ]
)
FIELDS = st.sampled_from(
    [
        *("languages", "card", "cell", "facing", "text", "on", "mode", "at", "number", "what", "shown"),
        *("victory", "token", "level", "variants", "money", "hand", "base", "work"),
    ]
)


@settings(checked, max_examples=40)
@given(st.lists(st.tuples(KINDS, st.dictionaries(FIELDS, JSON, max_size=3)), min_size=1, max_size=6))
def test_no_gesture_raises(gestures: list[tuple[str, dict[str, Any]]]) -> None:
    view = board()
    for kind, fields in gestures:
        do(view, kind, **fields)
        json.dumps([view.value, view.scene], allow_nan=False)
