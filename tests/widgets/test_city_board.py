"""``CityBoard`` played from Python: making one, building, and what notebooks set."""

from __future__ import annotations

import re

import pytest

from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.reserve import Reserve
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.locale import LANGUAGES, say
from tests.render.positions import EXAMPLES
from tests.widgets.boards import board, do, languages, note

# ------------------------------------------------------------------ making one


def test_a_board_of_a_text_and_of_a_position() -> None:
    assert board().value == {
        "city": "I1 . / M C / . R",
        "hand": ["P", "C"],
        "money": 5,
        "mode": "build",
        "placed": [],
    }
    assert CityBoard(EXAMPLES["three"]).value["city"] == EXAMPLES["three"].text
    assert CityBoard().value["city"] == "M"
    assert CityBoard("M", mode="edit", victory="economic").value["mode"] == "edit"


def test_an_unknown_keyword_names_the_known_ones() -> None:
    with pytest.raises(InputError) as refused:
        CityBoard("M", colour="red")
    error = refused.value
    assert (error.code, error.params["field"]) == ("widget-option", "colour")
    expected = str(error.params["expected"]).split(", ")
    assert {"mode", "help", "victory", "lang", "theme", "key"} <= set(expected)
    for lang in LANGUAGES:
        assert "colour" in say(lang, error.code, **error.params)


def test_the_known_keywords_include_the_options_of_a_city() -> None:
    with pytest.raises(InputError) as refused:
        CityBoard("M", levl="normal")
    assert {"level", "variants", "hand", "money"} <= set(str(refused.value.params["expected"]).split(", "))


def test_a_position_takes_no_options() -> None:
    with pytest.raises(InputError) as refused:
        CityBoard(Position.of("M"), level="normal")
    for lang in LANGUAGES:
        assert "level" in say(lang, refused.value.code, **refused.value.params)


def test_a_city_that_cannot_be_read() -> None:
    with pytest.raises(InputError):
        CityBoard("M X")


def test_a_reserve_can_be_given() -> None:
    assert CityBoard("M", reserve=Reserve(homes=1)).position.reserve.homes == 1


# ------------------------------------------------------------------ building


def test_place() -> None:
    view = board()
    seq = view.seq
    scene = do(view, "place", card="P", cell=[0, 1])
    assert view.value["city"] == "I1 P / M C / . R"
    assert view.value["hand"] == ["C"]
    assert view.value["placed"] == [{"card": "P", "cell": [0, 1], "how": "build"}]
    assert view.seq == seq + 1
    assert scene["undo"]
    assert scene["note"]


def test_place_a_turned_card() -> None:
    view = CityBoard("M", level="advanced", hand=["RLd"], money=9)
    do(view, "place", card="RLd", cell=[0, 1], facing="2")
    assert view.value["city"] == "M RL2"
    assert view.value["placed"] == [{"card": "RLd", "cell": [0, 1], "how": "build", "facing": "2"}]


@languages
def test_an_illegal_place_is_answered_with_its_reasons(lang: str) -> None:
    view = board()
    view.lang = lang
    do(view, "place", card="C", cell=[0, 1])
    assert view.value["placed"] == []
    assert say(lang, "rule-same-colour.title") in note(view)


def test_a_method_for_notebooks_raises() -> None:
    view = board()
    with pytest.raises(IllegalAction):
        view.place("C", (0, 1))
    view.place("P", (0, 1))
    assert view.value["city"] == "I1 P / M C / . R"


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    view = board()
    do(view, "place", card="L", cell=[0, 1])
    assert view.value["city"] == "I1 . / M C / . R"
    assert note(view)


def test_the_score_stage_is_not_for_building() -> None:
    view = board(mode="score")
    do(view, "place", card="P", cell=[0, 1])
    assert view.value["placed"] == []
    assert note(view)


def test_undo_and_redo() -> None:
    view = board()
    do(view, "place", card="P", cell=[0, 1])
    assert not do(view, "undo")["undo"]
    assert view.value["city"] == "I1 . / M C / . R"
    assert view.scene["redo"]
    do(view, "redo")
    assert view.value["city"] == "I1 P / M C / . R"
    assert note(view) == say("en", "said-redone")


@pytest.mark.parametrize("kind", ["undo", "redo"])
def test_nothing_to_take_back(kind: str) -> None:
    """Then it is not said that something was."""
    view = board()
    do(view, kind)
    assert note(view) not in (say("en", "said-undone"), say("en", "said-redone"))


def test_the_cloud_comes_first() -> None:
    view = CityBoard("M . / . I", level="normal", hand=["I", "R"], money=30, lang="en")
    scene = do(view, "place", card="I1", cell=[0, 1])
    assert [entry["card"] for entry in scene["hand"]] == ["N"]
    assert scene["say"]["head"] == say("en", "task-cloud")
    do(view, "place", card="N", cell=[0, 2])
    assert view.value["placed"][-1] == {"card": "N", "cell": [0, 2], "how": "cloud"}
    assert view.value["hand"] == ["R"]


@pytest.mark.parametrize(("text", "city"), [("P f4", "I1 P / M C / . R"), ("f4 p", "I1 P / M C / . R")])
def test_type(text: str, city: str) -> None:
    view = board()
    do(view, "type", text=text)
    assert view.value["city"] == city


@pytest.mark.parametrize("text", ["", "P", "P zz9", "f4", "R f4", "what?", "C f4"])
def test_a_typed_move_that_cannot_be(text: str) -> None:
    view = board()
    do(view, "type", text=text)
    assert view.value["placed"] == []
    assert note(view)


def test_hints_say_more_each_time() -> None:
    view = board()
    notes = []
    for _ in range(4):
        do(view, "hint")
        notes.append(note(view))
    assert len(set(notes[:3])) == 3
    assert notes[3] == notes[2]
    cell = re.search(r"\b[a-z]\d\b", notes[2])
    assert cell is not None
    number = view.scene["names"][cell[0]]
    assert any(turn[number] < 0 for card in view.scene["judged"] for turn in card)


def test_the_hints_begin_anew_after_a_step() -> None:
    view = board()
    do(view, "hint")
    first = note(view)
    do(view, "place", card="P", cell=[0, 1])
    do(view, "undo")
    do(view, "hint")
    assert note(view) == first


def test_hints_count_what_the_board_shows() -> None:
    """The duty to build may forbid what the card alone might do."""
    view = CityBoard(". I . / I M I", hand=["I", "R"], lang="en")
    for at, (card, name) in enumerate({"I1": "industry", "R": "residence"}.items()):
        turns = view.scene["judged"][at]
        legal = {cell for turn in turns for cell, number in enumerate(turn) if number < 0}
        view._hints = 0
        do(view, "hint", card=card)
        told = (
            say("en", "hint-count", count=len(legal), card=name)
            if legal
            else say("en", "hint-none", card=name)
        )
        assert note(view) == told


def test_hints_for_the_cloud_that_waits() -> None:
    view = CityBoard("M . / . I", level="normal", hand=["I", "R"], money=30, lang="en")
    do(view, "place", card="I1", cell=[0, 1])
    do(view, "hint")
    assert note(view) == say("en", "hint-count", count=len(view.position.legal("N")), card="cloud")


def test_help() -> None:
    view = board()
    assert do(view, "help", on=False)["help"] is False
    assert view.help is False
    assert do(view, "help", on=True)["help"] is True


@pytest.mark.parametrize("kind", ["pick", "turn"])
def test_what_is_only_reported_makes_no_scene(kind: str) -> None:
    view = board()
    seq = view.seq
    do(view, kind, card="P", facing=None)
    assert view.gesture["kind"] == kind
    assert view.seq == seq


# ------------------------------------------------------------------ for notebooks


def test_traits_set_in_python_are_shown_at_once() -> None:
    view = board()
    seq = view.seq
    view.mode = "score"
    assert (view.scene["mode"], view.seq > seq) == ("score", True)
    view.help = False
    assert view.scene["help"] is False
    view.position = Position.of("M P")
    assert view.value["city"] == "M P"


def test_a_title_in_both_languages() -> None:
    view = board(title={"fr": "Ma ville", "en": "My city"})
    assert view.scene["title"] == "My city"
    view.lang = "fr"
    assert view.scene["title"] == "Ma ville"


def test_two_boards_do_not_share_their_work() -> None:
    one, other = board(), board()
    do(one, "place", card="P", cell=[0, 1])
    assert other.value["placed"] == []
