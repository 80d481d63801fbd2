"""What a browser may send to any widget: gestures that mean nothing hurt nobody, and traits are not its to set."""

from __future__ import annotations

from typing import Any

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.widgets.base import Gesture, TutorWidget


class Doll(TutorWidget):
    """Does as it is told, and fails as it is told."""

    unanswered = frozenset({"turn"})

    def describe(self) -> dict[str, Any]:
        return {}

    def on_fail(self, gesture: Gesture) -> None:
        raise {"fault": AssertionError, "depth": RecursionError, "value": ValueError}[gesture["with"]]("oh")

    def on_name(self, gesture: Gesture) -> None:
        raise InputError("page-unknown", page=str(gesture["name"]), expected="")


@pytest.fixture
def doll() -> Doll:
    return Doll(lang="en")


def told(doll: Doll, **gesture: Any) -> str:
    doll._on_message(doll, gesture, [])
    return str(doll.scene["note"])


@pytest.mark.parametrize("fault", ["fault", "depth"])
def test_a_fault_of_ours_is_logged_and_the_visitor_goes_on(
    doll: Doll, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = doll.seq
    assert told(doll, kind="fail", **{"with": fault}).startswith("This gesture was not understood")
    assert doll.seq == before + 1
    assert "Doll: fail" in caplog.text
    assert "oh" in caplog.text


def test_a_gesture_that_makes_no_sense_is_no_news(doll: Doll, caplog: pytest.LogCaptureFixture) -> None:
    nested: list[Any] = []
    for _ in range(900):
        nested = [nested]
    strange: Any
    for strange in (None, 10**400, float("nan"), "\ud800", "x" * 1_000_000, nested, {}):
        note = told(doll, kind="fail", **{"with": strange})
        assert note.startswith("This gesture was not understood")
        assert len(note) < 200
    assert told(doll, kind="msg").startswith("This gesture")  # a method of every Jupyter widget
    assert caplog.text == ""


def test_a_gesture_that_is_only_reported_needs_no_answer_and_leaves_no_note(doll: Doll) -> None:
    before = doll.seq
    told(doll, kind="turn", facing="1")
    assert (doll.seq, doll.gesture["facing"]) == (before, "1")
    doll.refresh()
    assert doll.scene["note"] is None


def test_a_word_that_is_too_long_is_told_in_part(doll: Doll) -> None:
    assert 200 < len(told(doll, kind="name", name="x" * 1_000_000)) < 400


def test_a_browser_sets_no_trait(doll: Doll) -> None:
    kept = {name: getattr(doll, name) for name in doll.keys}
    doll._handle_msg(
        {
            "content": {
                "data": {
                    "method": "update",
                    "buffer_paths": [],
                    "state": {
                        "_esm": "evil()",
                        "_css": "x",
                        "sprite": "<script>",
                        "scene": "{}",
                        "value": {"x": 1},
                        "lang": "fr",
                        "seq": 9,
                    },
                }
            },
            "buffers": [],
        }
    )
    assert {name: getattr(doll, name) for name in doll.keys} == kept


def test_a_gesture_that_comes_twice_is_carried_out_once_and_answered_twice() -> None:
    """A browser whose line died cannot know whether its gesture came, and sends it again under the same number."""
    board = CityBoard("I . / M C / . R", hand=["R", "R"], money=5, lang="en")
    place = {"kind": "place", "card": "R", "cell": [2, 0], "gesture_id": "abc-1"}
    board._handle_custom_msg(dict(place), [])
    city, seq = board.value["city"], board.seq
    assert "gesture_id" not in board.gesture
    board._handle_custom_msg(dict(place), [])
    assert board.value["city"] == city
    assert board.seq > seq
    board._handle_custom_msg({"kind": "undo", "gesture_id": "abc-2"}, [])
    board._handle_custom_msg({"kind": "undo", "gesture_id": "abc-2"}, [])
    assert board.value["city"] == "I1 . / M C / . R"
    for number in range(1000):
        board._handle_custom_msg({"kind": "pick", "gesture_id": f"{number}" * 1000}, [])
    assert len(board._gesture_ids) == 64
    assert max(map(len, board._gesture_ids)) <= 40
