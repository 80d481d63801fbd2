"""The sandbox of any game as a view: what the browser is told, and what its gestures do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardcity_tutor.club import seals
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.sessions import Match, rules
from cardcity_tutor.sessions.records import LARGEST
from cardcity_tutor.widgets.game_sandbox import GameSandbox


@pytest.fixture(autouse=True)
def forgotten() -> None:
    rules.rules_of.cache_clear()


def view(toy: Ruleset, position: str = "", **traits: Any) -> GameSandbox:
    return GameSandbox(toy.id, position, **{"lang": "en", **traits})


def test_a_decision_changes_the_table_the_text_and_the_link(toy: Ruleset) -> None:
    shown = view(toy)
    links = [shown.link]
    shown.gesture = {"kind": "decide", "choice": "hand.0", "spot": "row", "turn": "upright"}
    links.append(shown.link)
    shown.gesture = {"kind": "type", "text": "draw"}
    links.append(shown.link)
    assert len(set(links)) == 3
    assert json.loads(shown.value["text"])["then"] == [
        {"choice": "hand.0", "spot": "row", "turn": "upright"},
        "draw",
    ]
    assert [entry["who"] for entry in shown.scene["sight"]["log"]] == ["B", "A", "A"]
    shown.gesture = {"kind": "undo"}
    assert shown.link == links[1]
    assert shown.scene["sight"]["redo"]
    shown.gesture = {"kind": "redo"}
    assert shown.link == links[2]
    assert shown.scene["address"].startswith("page=sandbox&ruleset=toy&position=")


def test_the_rules_against_a_decision_stand_in_the_scene(toy: Ruleset) -> None:
    shown = view(toy, '{"top": 7, "card": 6}')
    shown.gesture = {"kind": "type", "text": "6"}
    assert [one["rule"] for one in shown.scene["refused"]["objections"]] == ["higher"]
    assert shown.value["refused"]
    shown.gesture = {"kind": "rule", "rule": "higher"}
    assert shown.scene["rule"]["title"] == "Higher and higher"
    assert shown.scene["refused"]
    shown.gesture = {"kind": "type", "text": "jump"}
    assert "is no decision here" in shown.scene["note"]
    shown.gesture = {"kind": "type", "text": "9"}
    assert shown.scene["note"].startswith("Refused: ")


def test_another_position_comes_from_the_book_a_new_game_or_a_text(toy: Ruleset) -> None:
    shown = view(toy)
    assert shown.shelf == []
    shown.gesture = {"kind": "shelf"}
    places: Any = [place for group in shown.shelf for place in group["places"]]
    assert [(place["name"], place["count"]) for place in places] == [("higher", 2), ("turned", 1)]
    assert places[1]["tag"] == "example"
    shown.gesture = {"kind": "place", "name": "higher", "number": 1}
    assert json.loads(shown.value["text"]) == {"ruleset": "toy", "top": 4, "card": 6, "turned": True}
    assert shown.scene["note"] == "The position is open."
    shown.gesture = {"kind": "option", "name": "hand", "value": 2}
    shown.gesture = {"kind": "seed", "text": " 12 "}
    shown.gesture = {"kind": "begin"}
    assert json.loads(shown.value["text"])["start"] == {"hand": 2}
    assert json.loads(shown.value["text"])["seed"] == 12
    shown.gesture = {"kind": "seed", "text": "one"}
    shown.gesture = {"kind": "begin"}
    assert "one" in shown.scene["note"]
    shown.gesture = {"kind": "seed", "text": ""}
    shown.gesture = {"kind": "begin"}
    shown.gesture = {"kind": "open", "text": '{"top": 2, "card": 3}'}
    assert json.loads(shown.value["text"])["top"] == 2
    assert shown.sandbox.sight("en")["log"] == []


def test_wrong_text_is_told_in_both_languages(toy: Ruleset) -> None:
    shown = view(toy)
    before = shown.value
    shown.gesture = {"kind": "open", "text": "7 on 6"}
    assert shown.scene["note"].startswith("This text is no position: “7 on 6”. Expected: ")
    assert "which begins with “{”" in shown.scene["note"]
    french = view(toy, lang="fr")
    french.gesture = {"kind": "open", "text": "{"}
    assert "pas du JSON lisible" in french.scene["note"]
    shown.gesture = {"kind": "open", "text": "", "size": LARGEST + 1}
    assert "too long" in shown.scene["note"]
    for gesture in ({"kind": "place", "name": "fly"}, {"kind": "eyes", "eye": 9}, {"kind": "option", "name": "x", "value": 1}):  # fmt: skip
        shown.gesture = gesture
        assert shown.scene["note"], gesture
    assert shown.value == before


def test_a_game_that_goes_on_elsewhere_stays_sealed(toy: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(seals.VARIABLE, seals.new_key())
    match = Match(toy, toy.needed(toy.read_options)({}), seed=4, opponents=["random"])
    sealed = seals.seal(match.record)
    with pytest.raises(InputError, match="sandbox-sealed"):
        view(toy, sealed)
    shown = view(toy)
    shown.gesture = {"kind": "open", "text": sealed}
    assert shown.scene["note"].startswith("This record is sealed until its game is over")


def test_sums_and_fields_stand_beside_the_table(toy: Ruleset) -> None:
    answers = view(toy, '{"top": 4, "card": 6}').scene["answers"]
    assert answers["lines"][0] == {"label": "It may be laid", "value": "yes"}
    assert [stat["id"] for stat in answers["stats"]] == ["cards"]
    assert json.loads(answers["asked"]) == {"ruleset": "toy", "top": 4, "card": 6}


def test_the_book_speaks_the_language_of_the_view(toy: Ruleset) -> None:
    shown = view(toy)
    shown.gesture = {"kind": "shelf"}
    english: Any = shown.shelf
    shown.lang = "fr"
    assert [group["title"] for group in shown.shelf] != [group["title"] for group in english]
