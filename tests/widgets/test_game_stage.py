"""The stage of any game as a view: what the browser is told, and what its gestures do."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs

import pytest

from cardcity_tutor.club import seals
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.sessions import Match, rules
from cardcity_tutor.widgets.game_stage import GameStage


@pytest.fixture(autouse=True)
def forgotten() -> None:
    rules.rules_of.cache_clear()


def view(toy: Ruleset, **traits: Any) -> GameStage:
    return GameStage(toy.id, **{"lang": "en", **traits})


def test_it_begins_with_the_first_example_and_nothing_told(toy: Ruleset) -> None:
    shown = view(toy)
    assert shown.scene["stage"]["question"] == "May a 3 be laid on a 6?"
    assert (shown.scene["at"], shown.scene["guess"]) == (0, False)
    assert "css" not in shown.scene["stage"]["boards"][0]
    assert ".toy-card" in shown.drawing["css"]
    assert shown.value["example"] == "turned"


def test_what_the_presenter_told_is_known_without_a_new_scene(toy: Ruleset) -> None:
    shown = view(toy)
    seq, jump = shown.seq, shown.scene["jump"]
    shown.gesture = {"kind": "reveal", "at": 2}
    assert (shown.seq, shown.at, shown.value["at"]) == (seq, 2, 2)
    shown.lang = "fr"
    assert shown.scene["jump"] == jump, "another language begins nothing anew"
    shown.gesture = {"kind": "show", "show": "sums"}
    assert (shown.at, shown.scene["at"], shown.scene["jump"]) == (0, 0, jump + 1)
    shown.at = 2
    assert (shown.scene["at"], shown.scene["jump"]) == (2, jump + 2)
    shown.gesture = {"kind": "reveal", "at": 10**6}
    assert shown.at == 999


def test_the_room_guesses(toy: Ruleset) -> None:
    shown = view(toy)
    shown.gesture = {"kind": "guess", "on": True, "at": 1}
    assert (shown.guess, shown.at, shown.scene["guess"]) == (True, 1, True)
    shown.gesture = {"kind": "guess", "on": False, "at": 0}
    assert not shown.guess


def test_examples_and_positions_are_opened(toy: Ruleset) -> None:
    shown = view(toy)
    assert shown.shelf == []
    shown.gesture = {"kind": "shelf"}
    assert shown.shelf[0]["examples"][0]["name"] == "turned"
    shown.gesture = {"kind": "open", "text": '{"top": 4, "card": 6}'}
    assert shown.value["example"] == ""
    assert shown.scene["stage"]["show"] == "sums"
    for gesture in (
        {"kind": "open", "text": "7 on 6"},
        {"kind": "show", "show": "answer"},
        {"kind": "show", "show": "fly"},
        {"kind": "example", "name": "higher"},
        {"kind": "reveal"},
    ):
        before = shown.value
        shown.gesture = gesture
        assert shown.value == before
    shown.gesture = {"kind": "example", "name": "fly"}
    assert "fly" in shown.scene["note"]
    shown.gesture = {"kind": "near", "by": 1}
    assert shown.value["example"] == "turned"


def test_a_link_opens_the_same(toy: Ruleset) -> None:
    shown = view(toy)
    shown.gesture = {"kind": "show", "show": "moves"}
    shown.gesture = {"kind": "guess", "on": True, "at": 3}
    query = {name: values[0] for name, values in parse_qs(shown.address).items()}
    assert query == {
        "page": "teach", "ruleset": "toy", "example": "turned", "show": "moves", "at": "3", "guess": "1",
    }  # fmt: skip
    brought = view(toy, position='{"top":4,"card":6}')
    assert "position=" in brought.address
    assert view(toy, position=parse_qs(brought.address)["position"][0]).scene["stage"] == brought.scene["stage"]  # fmt: skip


def test_a_sealed_record_is_not_shown(toy: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(seals.VARIABLE, seals.new_key())
    match = Match(toy, toy.needed(toy.read_options)({}), seed=4, opponents=["random"])
    with pytest.raises(InputError, match="sandbox-sealed"):
        view(toy, position=seals.seal(match.record))


def test_the_theme_goes_round_and_what_is_shown_can_be_tried(toy: Ruleset) -> None:
    shown = view(toy)
    seen = []
    wishes: list[Any] = []
    shown.observe(lambda change: wishes.append(change["new"]), "wish")
    for _ in range(3):
        shown.gesture = {"kind": "theme"}
        seen.append(shown.theme)
    assert seen == ["light", "dark", "auto"]
    shown.gesture = {"kind": "try"}
    assert wishes == [{"do": "try"}, {}]


def test_without_scripts_all_lines_are_read(toy: Ruleset) -> None:
    html = view(toy).html()
    assert "May a 3 be laid on a 6?" in html
    assert "<li>Yes, turned round: it counts 7.</li>" in html
