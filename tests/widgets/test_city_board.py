"""``CityBoard`` played from Python: every gesture of docs/widgets.md, and gestures that make no sense."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.games.cardcity.position import Position, Reserve
from cardcity_tutor.games.cardcity.setting import VICTORIES
from cardcity_tutor.locale import LANGUAGES, keys, say
from cardcity_tutor.widgets.city_board import CityBoard
from cardcity_tutor.widgets.session import MODES
from cardcity_tutor.widgets.sharing import query
from tests.engine.strategies import checked
from tests.render.positions import EXAMPLES, positions

GROWING = "I1 . . . . / P M R L . / . L C R L"
"""Three districts are due, and the limit leaves room for two cards."""
Scene = dict[str, Any]
languages = pytest.mark.parametrize("lang", LANGUAGES)
modes = pytest.mark.parametrize("mode", MODES)


def board(**options: Any) -> CityBoard:
    return CityBoard("I . / M C / . R", hand=["P", "C"], money=5, lang="en", **options)


def growing(**options: Any) -> CityBoard:
    return CityBoard(GROWING, level="normal", mode="develop", lang="en", **options)


def do(view: CityBoard, kind: str, **fields: Any) -> Scene:
    """A gesture, and the scene that follows."""
    view.gesture = {"kind": kind, **fields, "count": view.seq}
    return dict(view.scene)


def note(view: CityBoard) -> str:
    return str(view.scene["note"] or "")


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
        told = say("en", "hint-count", count=len(legal), card=name) if legal else say("en", "hint-none")
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


# ------------------------------------------------------------------ development


def test_mode() -> None:
    view = board()
    for mode in (*MODES[1:], MODES[0]):
        assert do(view, "mode", mode=mode)["mode"] == mode
        assert view.value["mode"] == mode


def test_a_mode_that_is_not_offered() -> None:
    view = board(modes=("build", "score"))
    assert [mode for mode, _ in view.scene["modes"]] == ["build", "score"]
    do(view, "mode", mode="edit")
    assert view.value["mode"] == "build"
    assert note(view)


def test_develop_step_fork_and_take_fork() -> None:
    view = growing()
    first, second = (view.position.due()[k] for k in (0, 1))
    do(view, "place", card=first.colour, cell=list(first.place))
    assert view.value["placed"] == [{"card": first.colour, "cell": list(first.place), "how": "develop"}]
    assert (view.scene["grow"]["at"], len(view.scene["grow"]["line"])) == (1, 1)
    assert do(view, "step", at=0)["grow"]["at"] == 0
    assert view.value["city"] == GROWING
    assert do(view, "step", at=1)["grow"]["at"] == 1
    scene = do(view, "fork")
    assert (scene["grow"]["at"], len(scene["grow"]["forks"])) == (0, 1)
    do(view, "place", card=second.colour, cell=list(second.place))
    city = view.value["city"]
    do(view, "take-fork", number=0)
    assert view.value["placed"] == [{"card": first.colour, "cell": list(first.place), "how": "develop"}]
    do(view, "take-fork", number=0)
    assert view.value["city"] == city


@pytest.mark.parametrize("number", [-1, 1, 10**30])
def test_a_fork_that_is_not_there(number: int) -> None:
    view = growing()
    choice = view.position.due()[0]
    do(view, "place", card=choice.colour, cell=list(choice.place))
    kept = do(view, "fork")["grow"]
    assert do(view, "take-fork", number=number)["grow"] == kept
    assert note(view)


def test_a_typed_development() -> None:
    view = growing()
    choice = view.position.due()[0]
    name = next(
        name
        for name, number in view.scene["names"].items()
        if tuple(view.scene["cells"][number][:2]) == choice.place
    )
    do(view, "type", text=f"{choice.colour} {name}")
    assert len(view.value["placed"]) == 1


def test_a_development_that_is_not_due() -> None:
    view = growing()
    do(view, "place", card="R", cell=[0, 0])
    assert view.value["placed"] == []
    assert note(view)


def test_best_is_marked_on_request_only() -> None:
    view = growing()
    assert view.scene["grow"]["best"] is None
    shown = do(view, "best", on=True)["grow"]["best"]
    assert shown["line"]
    assert shown["words"]
    assert do(view, "best", on=False)["grow"]["best"] is None


def test_tree() -> None:
    view = growing()
    assert not view.scene["grow"].get("tree")
    assert do(view, "tree", on=True)["grow"]["tree"]
    assert not do(view, "tree", on=False)["grow"].get("tree")


def test_leaving_the_development_keeps_the_city() -> None:
    view = growing()
    choice = view.position.due()[0]
    do(view, "place", card=choice.colour, cell=list(choice.place))
    city = view.value["city"]
    do(view, "mode", mode="build")
    assert view.value["city"] == city


def test_undo_to_before_the_development() -> None:
    """In the mode of development, there is always a start to step back to."""
    view = CityBoard(GROWING, level="normal", hand=["P"])
    do(view, "place", card="P", cell=[0, 1])
    do(view, "mode", mode="develop")
    do(view, "undo")
    choice = view.position.due()[0]
    do(view, "place", card=choice.colour, cell=list(choice.place))
    if view.mode == "develop":
        assert do(view, "step", at=0)["grow"]["at"] == 0
        assert view.value["city"] == GROWING


# ------------------------------------------------------------------ counting


@pytest.mark.parametrize(
    "what", ["income", "residential", "economic", "industrial", "commercial", "happiness"]
)
def test_count_and_reveal(what: str) -> None:
    view = board(mode="score")
    view.shown = 1
    scene = do(view, "count", what=what)
    assert (scene["score"]["what"], view.counted, view.shown) == (what, what, 0)
    seq = view.seq
    do(view, "reveal", shown=2)
    assert (view.shown, view.seq) == (2, seq)


def test_the_five_victories_side_by_side() -> None:
    view = board(mode="score")
    accounts = {account["what"]: account for account in view.scene["sheet"]}
    for victory in VICTORIES:
        do(view, "count", what=victory)
        assert accounts[victory]["total"] == view.scene["score"]["total"]
        assert accounts[victory]["title"] == view.scene["score"]["title"]


def test_victory() -> None:
    view = board()
    before = view.scene["stats"]
    do(view, "victory", victory="economic")
    assert view.victory == "economic"
    assert view.scene["stats"] != before
    assert "victory=economic" in view.scene["work"]


# ------------------------------------------------------------------ the editor


def test_paint() -> None:
    view = board(mode="edit")
    view.gesture = {"kind": "paint", "cell": [0, 1], "token": "L"}
    assert view.value["city"] == "I1 L / M C / . R"
    assert view.scene["edit"]["text"] == "I1 L / M C / . R"
    view.gesture = {"kind": "paint", "cell": [0, 1], "token": "."}
    assert view.value["city"] == "I1 . / M C / . R"
    do(view, "undo")
    assert view.value["city"] == "I1 L / M C / . R"


def test_a_typed_painting() -> None:
    view = board(mode="edit")
    do(view, "type", text="L f4")
    assert view.value["city"] == "I1 L / M C / . R"
    do(view, "type", text="L f4 please")
    assert note(view)


def test_text_and_what_is_impossible() -> None:
    view = board(mode="edit")
    assert view.scene["edit"]["problems"] == []
    do(view, "text", text="M R I")
    assert view.value["city"] == "M R I1"
    (problem,) = view.scene["edit"]["problems"]
    assert problem
    do(view, "text", text="M R Q")
    assert (view.value["city"], view.scene["edit"]["text"]) == ("M R I1", "M R Q")
    assert note(view)


def test_options() -> None:
    view = board(mode="edit")
    fields = {"level": "advanced", "variants": ["architect"], "money": 9, "hand": "R RLd"}
    edit = do(view, "options", **fields)["edit"]
    assert (edit["level"], edit["money"], edit["hand"]) == ("advanced", 9, "R RLd")
    assert ["architect", True] in [[name, chosen] for name, _, chosen in edit["variants"]]
    assert (view.value["hand"], view.value["money"]) == (["R", "RLd"], 9)
    assert view.value["city"] == "I1 . / M C / . R"


def test_share() -> None:
    view = board(mode="edit")
    link = do(view, "share", base="/tutor")["edit"]["link"]
    assert link["link"] == "/tutor?" + query(view.position)
    assert link["qr"]["size"] > 21


def test_restore() -> None:
    view = board()
    do(view, "restore", work=query(EXAMPLES["three"], "happiness"))
    assert (view.value["city"], view.victory) == (EXAMPLES["three"].text, "happiness")
    do(view, "undo")
    assert view.value["city"] == "I1 . / M C / . R"


def test_the_work_of_each_scene_restores_it() -> None:
    view = board()
    do(view, "place", card="P", cell=[0, 1])
    other = CityBoard()
    do(other, "restore", work=view.scene["work"])
    assert other.value["city"] == view.value["city"]
    assert (other.value["hand"], other.value["money"]) == (view.value["hand"], view.value["money"])


# ------------------------------------------------------------------ languages


def test_hello() -> None:
    view = CityBoard("M R")
    assert view.words["lang"] == "fr"
    do(view, "hello", languages="en-GB,en,fr")
    assert view.words["lang"] == "en"
    fixed = CityBoard("M R", lang="fr")
    do(fixed, "hello", languages="en")
    assert fixed.words["lang"] == "fr"


def test_another_language_makes_another_scene() -> None:
    view = board()
    view.lang = "fr"
    assert view.words["lang"] == "fr"
    assert view.scene["say"]["head"] == say("fr", "task-build")


def shape(value: Any) -> Any:
    """A scene without its words: fields, lengths, numbers."""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    if isinstance(value, list):
        return [shape(part) for part in value]
    return "" if isinstance(value, str) else value


def untexted(scene: Scene) -> Scene:
    """The scene with sentences instead of their numbers: two of one language may be one in the other."""
    texts = scene["texts"]
    told = {key: value for key, value in scene.items() if key != "texts"}
    if "verdicts" in scene:
        told["verdicts"] = [
            [
                texts[remedy] if remedy >= 0 else None,
                *([rule, texts[here], *cells] for rule, here, *cells in reasons),
            ]
            for remedy, *reasons in scene["verdicts"]
        ]
        told["outlooks"] = [[*row[:5], [texts[k] for k in row[5]], *row[6:]] for row in scene["outlooks"]]
    return told


@modes
@pytest.mark.parametrize("name", EXAMPLES)
def test_both_languages_make_the_same_scene(name: str, mode: str) -> None:
    city = EXAMPLES[name].with_hand(["R", "C", "P"], 30)
    french, english = (CityBoard(city, mode=mode, lang=lang).scene for lang in ("fr", "en"))
    assert french.keys() == english.keys()
    assert shape(untexted(french)) == shape(untexted(english))


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in ("picture", "svg", "work", "text", "link"):
                yield from strings(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from strings(part)
    elif isinstance(value, str):
        yield value


@cache
def shown_texts(lang: str, mode: str) -> list[str]:
    """All that is said about many cities in one mode."""
    found: list[str] = []
    for city in EXAMPLES.values():
        view = CityBoard(city.with_hand(["R", "C", "P"], 30), mode=mode, lang=lang)
        found += strings(view.scene)
        for kind in ("hint", "undo", "place"):
            found += strings(do(view, kind, card="R", cell=[0, 0])["note"])
    return found


@languages
@modes
def test_no_key_is_left_untranslated(lang: str, mode: str) -> None:
    known = keys(lang)
    texts = shown_texts(lang, mode)
    assert len(texts) > 200
    assert [text for text in texts if text in known] == []
    assert [text for text in texts if re.search(r"\{ ?\$|\bNone\b|\bundefined\b", text)] == []


@languages
@modes
def test_everything_said_is_well_typeset(lang: str, mode: str) -> None:
    """What Python puts together obeys the same rules as the catalogues."""
    view = CityBoard(EXAMPLES["five"].with_hand(["R", "C"], 30), mode=mode, lang=lang)
    do(view, "place", card="R", cell=[0, 0])
    texts = [*shown_texts(lang, mode), note(view)]
    wrong = r" [:;?!»]|'" if lang == "fr" else r"[ \u00a0\u202f][:;?!]|'"
    assert [text for text in texts if re.search(wrong, text)] == []


@languages
@modes
def test_the_value_and_the_scene_are_json(lang: str, mode: str) -> None:
    for city in EXAMPLES.values():
        view = CityBoard(city.with_hand(["R", "C", "P"], 30), mode=mode, lang=lang)
        assert json.loads(json.dumps(view.value)) == view.value
        assert json.loads(json.dumps(view.scene, allow_nan=False)) == view.scene
        assert json.loads(json.dumps(view.words)) == view.words


@settings(checked, max_examples=15)
@given(positions(), st.sampled_from(MODES), st.sampled_from(LANGUAGES))
def test_any_position_can_be_shown_in_every_mode(position: Position, mode: str, lang: str) -> None:
    view = CityBoard(position, mode=mode, lang=lang)
    assert view.value["city"] == position.text
    assert view.picture().startswith("<svg")


# ------------------------------------------------------------------ gestures that make no sense


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
