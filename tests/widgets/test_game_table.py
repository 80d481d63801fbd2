"""Whole games at the table, by gestures alone; what is shown of them, and what is not."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.rules.record import replay
from cardcity_tutor.games.cardcity.rules.state import Phase, view
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.table.choices import action_of
from cardcity_tutor.games.cardcity.widgets.table.moments import Moment
from cardcity_tutor.games.cardcity.widgets.table.scene import table_scene
from cardcity_tutor.games.cardcity.widgets.table.telling import TableWording
from cardcity_tutor.widgets.bundle import source
from tests.widgets.persons import BOTS, Person, covered, do

WAYS: list[dict[str, Any]] = [
    *({"level": level, "players": players} for level in ("simplified", "normal", "advanced") for players in range(1, 5)),
    *({"edition": "2012", "players": players} for players in range(1, 5)),
    {"edition": "2012", "players": 2, "variants": ["decentralisation", "parking-meters"]},
    {"level": "normal", "players": 2, "variants": ["architect"], "victory": "happiness"},
    {"level": "advanced", "players": 1, "variants": ["ecological"], "victory": "industrial"},
    {"level": "normal", "players": 3, "variants": ["single-city"], "victory": "commercial"},
    {"level": "simplified", "players": 1, "variants": ["suburb", "leisure-crisis"]},
    {"level": "normal", "players": 2, "variants": ["single-city"], "victory": "economic"},
]  # fmt: skip


def name_of(way: dict[str, Any]) -> str:
    return "-".join("+".join(value) if isinstance(value, list) else str(value) for value in way.values())


@pytest.mark.parametrize("way", WAYS, ids=name_of)
def test_a_whole_game_by_gestures(way: dict[str, Any]) -> None:
    table = GameTable(seed=11, opponents=BOTS, lang="en", **way)
    Person(5).play(table)
    value = table.value
    assert value["over"]
    assert value["turn"] == value["turns"]
    assert value["refused"] == {"first": 0, "middle": 0, "last": 0}
    played = next(replay(value["record"].splitlines()))
    assert played.state == table.table.state
    assert value["scores"] == [result.score for result in played.state.results]
    assert (value["rank"] is None) == (way["players"] > 1)
    end = table.scene["end"]
    assert [row["place"] for row in end["ranking"]] == sorted(result.place for result in played.state.results)
    mine = table.table.position.score(table.table.game.victory).value
    assert mine == played.state.results[0].score
    assert all(line["cite"] for line in table.scene["score"]["lines"])
    assert all(line["cite"] for sheet in end["sheets"] for line in sheet["lines"])
    assert all(entry["cite"] for entry in table.scene["log"])


def test_the_marks_are_those_of_the_engine() -> None:
    """In every phase that lays something, exactly the allowed cells are marked as such."""
    table = GameTable("advanced", 2, variants=["architect"], seed=4, help="full", lang="fr")
    person, phases = Person(3), set()
    while not table.value["over"]:
        scene, state = table.scene, table.table.state
        if scene.get("judged"):
            phases.add(scene["phase"])
            marked = {
                action_of(state, entry["card"], tuple(scene["cells"][cell][:2]), facing)
                for entry, turns in zip(scene["hand"], scene["judged"], strict=True)
                for facing, turn in zip(entry["facings"] or [None], turns, strict=True)
                for cell, number in enumerate(turn)
                if number < 0
            }
            assert marked == {action for action in state.actions if getattr(action, "place", None)}
        person.decide(table)
    assert phases >= {Phase.ARCHITECT, Phase.BUILD, Phase.CLOUD, Phase.DEVELOP, Phase.BUY}


# ------------------------------------------------------------------ what the person cannot know


def test_hidden_cards_are_nowhere_in_the_scene() -> None:
    """The scene is the same where every hidden card is another one."""
    view_of = GameTable("advanced", 3, BOTS, seed=8, lang="en")
    person, held = Person(2), 0
    while not view_of.value["over"]:
        table = view_of.table
        shown = table_scene(table, TableWording(table, "en"), None)[0]
        known = table.now
        hidden = Moment(
            view(known.state, table.me), tuple(covered(told, table.me) for told in known.told), known.resting
        )
        table._moments[table._at] = hidden
        again = table_scene(table, TableWording(table, "en"), None)[0]
        table._moments[table._at] = known
        assert json.dumps(again) == json.dumps(shown)
        held += sum(bool(other["holds"]) for other in shown["others"])
        person.decide(view_of)
    assert held


def test_between_two_turns_the_next_draw_is_hidden() -> None:
    table = GameTable(seed=3, lang="en")
    scene = Person().until(table, "rest")
    assert table.table.state.turn == 2
    assert "lots" not in scene
    assert scene["turn"] == "Turn 1 of 10"
    assert {entry["turn"] for entry in scene["log"]} == {1}
    scene = do(table, "next")
    assert scene["lots"]["way"] == "keep"
    assert scene["log"][0]["turn"] == 2


# ------------------------------------------------------------------ options


def test_seats_and_names() -> None:
    table = GameTable(players=4, opponents=["greedy", "tourist"], seed=1, lang="en")
    assert table.table.bots == ("greedy", "tourist", "greedy")
    assert [other["name"] for other in table.scene["others"]] == [
        "Greedy player B", "The tourist", "Greedy player D",
    ]  # fmt: skip
    assert set(table.cities) == {"1", "2", "3"}
    assert GameTable(players=2, opponents="tourist", seed=1).table.bots == ("tourist",)
    assert GameTable(seed=1).scene["others"] == []
    assert GameTable(seed=None).table.seed != GameTable(seed=None).table.seed


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"level": "hard"}, "option-unknown"),
        ({"help": "a lot"}, "option-unknown"),
        ({"players": 5}, "option-players"),
        ({"players": 2, "opponents": []}, "table-opponents"),
        ({"players": 2, "opponents": ["nobody"]}, "bot-unknown"),
        ({"seed": -1}, "table-seed"),
        ({"seed": "7"}, "table-seed"),
        ({"levels": "normal"}, "widget-option"),
    ],
)
def test_wrong_options_have_a_sentence(options: dict[str, Any], code: str) -> None:
    with pytest.raises(InputError, match=code) as caught:
        GameTable(**options)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "gesture",
    [
        {"kind": "place", "card": "R"},
        {"kind": "place", "card": "Z", "cell": [0, 1]},
        {"kind": "place", "card": "R", "cell": [10**9, 0]},
        {"kind": "lots", "gesture": {"kind": "burn"}},
        {"kind": "lots"},
        {"kind": "next"},
        {"kind": "pass"},
        {"kind": "dance"},
    ],
)
def test_impossible_gestures_are_answered(gesture: dict[str, Any]) -> None:
    table = GameTable(seed=1, lang="en")
    state = table.table.state
    assert do(table, **gesture)["note"]
    assert table.table.state is state


def test_every_gesture_of_the_table_is_answered() -> None:
    sent = set(re.findall(r"\{ kind: \"([\w-]+)\"", source("table/game-table.js")))
    assert sent >= {"lots", "next", "pass", "tried", "undo"}
    assert {kind for kind in sent if not hasattr(GameTable, f"on_{kind}")} == set()


def test_a_static_picture() -> None:
    table = GameTable(seed=1, lang="en")
    assert "Residential victory" in str(table.picture())
    assert repr(table) == "<GameTable M>"


def test_the_title_names_the_variants() -> None:
    table = GameTable("advanced", variants=["ecological", "architect"], lang="en", seed=3)
    assert table.scene["title"].endswith("Residential victory · architect · ecological city")


def test_a_solo_city_hears_which_rank_comes_next() -> None:
    table = GameTable(seed=3, lang="en")
    Person(1).play(table)
    assert table.scene["end"]["head"] == "Your city: Lieu Dit"
    assert table.scene["end"]["body"].endswith("The next rank, Hameau, begins at 30 VP.")
    table.lang = "fr"
    assert table.scene["end"]["body"].endswith("Le rang suivant, Hameau, commence à 30\u00a0PV.")


def test_taking_back_is_refused_with_its_reason() -> None:
    table = GameTable(seed=3, lang="en")
    table.gesture = {"kind": "undo", "count": 1}
    assert table.scene["note"].startswith("Nothing to undo: no choice was made since hidden cards were seen")


def test_small_pictures_leave_the_coordinates_out() -> None:
    """They could not be read; the whole city is there."""
    table = GameTable("advanced", 2, ["greedy"], seed=8, lang="en")
    city = table.cities["1"]
    left, top, width, height = city["small"]
    x, y, wide, high = city["core"]
    assert (left, top) > (x, y)
    assert left + width <= x + wide
    assert top + height <= y + high


def test_at_the_end_the_whole_sheet_is_known() -> None:
    table = GameTable(seed=3, lang="en")
    person = Person(1)
    while not table.value["over"]:
        person.decide(table)
    assert table.scene["score"]["known"]
