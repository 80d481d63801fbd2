"""The referee of any game as a view: what the browser is told, and what its gestures do."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest

from cardcity_tutor.sessions.referee import LARGEST
from cardcity_tutor.widgets.game_referee import GameReferee


def view(game: str = "cloudcity", **traits: Any) -> GameReferee:
    return GameReferee(game, **{"lang": "en", **traits})


def typed(shown: GameReferee, player: int, text: str, field: str = "city") -> None:
    shown.gesture = {"kind": "type", "player": player, "field": field, "text": text}


def test_what_is_typed_is_counted_and_ranked() -> None:
    shown = view()
    typed(shown, 1, "R--R/-FF- | Fb2-c2 Ra1-d1")
    assert shown.value["scores"] == ["", "4"]
    typed(shown, 0, "R--R/-FF-")
    assert (shown.value["scores"], shown.value["places"]) == (["0", "4"], [2, 1])
    assert "css" not in shown.scene["seats"][0]["scene"]
    assert "cc" in shown.drawing["css"] or shown.drawing["defs"]
    typed(shown, 0, "R--")
    assert "must be even" in shown.scene["seats"][0]["against"][0]["text"]
    assert shown.value["places"] == [0, 0]


def test_names_players_and_options() -> None:
    shown = view()
    shown.gesture = {"kind": "name", "player": 0, "text": " Anne \n"}
    shown.gesture = {"kind": "players", "count": 3}
    assert [seat["name"] for seat in shown.scene["seats"]] == ["Anne", "Player B", "Player C"]
    shown.gesture = {"kind": "option", "name": "map", "value": "rectangle"}
    assert '"rectangle"' in shown.value["table"]
    before = shown.value["table"]
    for gesture in (
        {"kind": "players", "count": 4},
        {"kind": "players", "count": 99},
        {"kind": "option", "name": "fly", "value": 1},
        {"kind": "type", "player": 9, "field": "city", "text": "x"},
        {"kind": "type", "player": 0, "field": "fly", "text": "x"},
        {"kind": "type", "player": 0},
    ):
        shown.gesture = gesture
        assert shown.scene["note"], gesture
    assert shown.value["table"] == before


def test_a_file_is_saved_once_and_opened_again() -> None:
    shown = view()
    typed(shown, 0, "R--R/-FF-")
    shown.gesture = {"kind": "save"}
    file = shown.scene["file"]
    assert file["name"] == "referee-cloudcity.json"
    shown.gesture = {"kind": "clear"}
    assert shown.scene["file"] is None
    assert shown.value["scores"] == ["", ""]
    shown.gesture = {"kind": "open", "text": file["text"]}
    assert shown.value["scores"] == ["0", ""]
    assert shown.scene["note"] == "Your table is back."
    for text, size in (("nonsense", 8), ("", LARGEST + 1)):
        shown.gesture = {"kind": "open", "text": text, "size": size}
        assert shown.value["scores"] == ["0", ""]
    assert "too long" in shown.scene["note"]


def test_the_browser_keeps_the_table_under_its_key() -> None:
    assert view().scene["work"] == ""
    shown = view(key="sheet")
    typed(shown, 0, "R--R/-FF-")
    work = shown.scene["work"]
    other = view(key="sheet")
    other.gesture = {"kind": "restore", "work": work}
    assert other.value == shown.value
    other.gesture = {"kind": "restore", "work": urlencode({"table": "nonsense"})}
    assert other.scene["note"].startswith("The table kept by the browser cannot be read: ")
    assert other.value == shown.value


def test_a_rule_is_read_and_leads_to_its_page() -> None:
    shown = view()
    wishes: list[Any] = []
    shown.observe(lambda change: wishes.append(change["new"]), "wish")
    shown.gesture = {"kind": "rule", "rule": "bridge-line"}
    assert shown.scene["rule"]["title"] == "In a straight line"
    shown.gesture = {"kind": "look-up", "rule": "bridge-line"}
    assert wishes[0] == {"do": "rule", "rule": "bridge-line"}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_speaks_both_languages(lang: str) -> None:
    shown = view("cite", lang=lang)
    labels = [field["label"] for field in shown.scene["seats"][0]["fields"]]
    assert ("Bâtiments" if lang == "fr" else "Buildings") in labels
