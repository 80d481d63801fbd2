"""Several persons at one table: seats, the curtain between them, what it hides, and what can be taken back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.rules.record import replay
from cardcity_tutor.games.cardcity.rules.state import view
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.table.moments import Moment
from cardcity_tutor.games.cardcity.widgets.table.scene import cities, table_scene
from cardcity_tutor.games.cardcity.widgets.table.telling import TableWording
from tests.widgets.persons import Person, covered, do

ANNE, BOB, BOT = {"person": "Anne"}, {"person": "Bob"}, {"bot": "tourist"}


def hot_seat(*seats: dict[str, str], level: str = "normal", **options: Any) -> GameTable:
    return GameTable(level, len(seats), seats=seats, seed=8, lang="en", **options)


# ------------------------------------------------------------------ seats


@pytest.mark.parametrize(
    "seats",
    [(BOT, ANNE), (BOT, ANNE, BOT, BOB), (ANNE, BOB, {"person": ""}), ({"person": "Zoé"},)],
    ids=str,
)
def test_whole_games_of_any_company(seats: tuple[dict[str, str], ...]) -> None:
    """Every person decides for the own city, after a curtain where another had the screen."""
    table, person = hot_seat(*seats, level="simplified"), Person(3)
    persons = [seat for seat, chair in enumerate(seats) if "person" in chair]
    last, decided, curtains = None, set(), 0
    while not table.value["over"]:
        phase = table.scene["phase"]
        if phase == "curtain":
            curtains += 1
            assert table.table.viewer is None
            last = table.table.state.player
        elif phase == "rest":
            last = None if len(persons) > 1 else last
        else:
            player = table.table.state.player
            assert player == table.table.me == table.table.viewer
            assert len(persons) == 1 or player == last
            decided.add(player)
        person.decide(table)
    assert decided == set(persons)
    assert (curtains > 0) == (len(persons) > 1)
    value = table.value
    assert value["refused"] == {"first": 0, "middle": 0, "last": 0}
    results = next(replay(value["record"].splitlines())).state.results
    assert value["places"] == [result.place for result in results]
    assert value["seats"] == list(seats)
    assert value["place"] == min(value["places"][seat] for seat in persons)


def test_what_persons_are_called() -> None:
    table = hot_seat(ANNE, BOB, BOT)
    assert table.scene["curtain"]["head"] == "Pass the screen to Anne."
    assert table.scene["who"] == ""
    assert [other["name"] for other in table.scene["others"]] == ["Anne", "Bob", "The tourist"]
    assert set(table.cities) == {"0", "1", "2"}
    scene = do(table, "uncover")
    assert scene["who"] == "Anne (you)"
    assert scene["curtain"] is None
    assert [other["name"] for other in scene["others"]] == ["Bob", "The tourist"]
    namesakes = hot_seat({"person": "Anne"}, {"person": " Anne\u200b "})
    assert [other["name"] for other in namesakes.scene["others"]] == ["Anne A", "Anne B"]
    nameless = hot_seat({"person": ""}, {"person": "x" * 99})
    assert [len(other["name"]) for other in nameless.scene["others"]] == [len("Player A"), 24]


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([ANNE], "table-seats"),
        ([BOT, BOT], "table-nobody"),
        ([ANNE, {"robot": "greedy"}], "table-seat"),
        ([ANNE, {"bot": ""}], "table-seat"),
        ([ANNE, {"person": 3}], "table-seat"),
        ([ANNE, "Bob"], "table-seat"),
        ([ANNE, {"bot": "nobody"}], "bot-unknown"),
    ],
)
def test_wrong_seats_have_a_sentence(seats: list[Any], code: str) -> None:
    with pytest.raises(InputError, match=code) as caught:
        GameTable(players=2, seats=seats)
    assert caught.value.code == code


# ------------------------------------------------------------------ what nobody may see


def test_behind_the_curtain_nothing_hidden_is_sent() -> None:
    """With other hidden cards in everything that the viewer cannot know, the scene is the same, curtain or not."""
    view_of, person = hot_seat(ANNE, BOB, BOT, level="advanced"), Person(2)
    phases: dict[str, int] = {}
    while view_of.table.turn < 4:
        table, scene = view_of.table, view_of.scene
        phases[scene["phase"]] = phases.get(scene["phase"], 0) + 1
        if scene["phase"] in ("curtain", "rest"):
            assert table.viewer is None
            assert not scene["hand"]
            assert not {"lots", "judged"} & set(scene)
            assert not any("You " in entry["text"] for entry in scene["log"])
        shown = json.dumps([table_scene(table, TableWording(table, "en"), None)[0], cities(table)])
        known = table.now
        table._moments[table._at] = Moment(
            view(known.state, table.viewer),
            tuple(covered(told, table.viewer) for told in known.told),
            known.resting,
        )
        again = json.dumps([table_scene(table, TableWording(table, "en"), None)[0], cities(table)])
        table._moments[table._at] = known
        assert again == shown
        person.decide(view_of)
    assert phases["curtain"] > 10
    assert phases["rest"] == 3
    assert {"divide", "choose", "build"} <= set(phases)


@pytest.mark.parametrize(
    "gesture",
    [
        {"kind": "place", "card": "R", "cell": [0, 1]},
        {"kind": "lots", "gesture": {"kind": "offer"}},
        {"kind": "hint"},
        {"kind": "pass"},
        {"kind": "next"},
        {"kind": "type", "text": "R e4"},
        {"kind": "redo"},
    ],
)
def test_behind_the_curtain_nothing_can_be_done(gesture: dict[str, Any]) -> None:
    table, person = hot_seat(ANNE, BOB), Person(1)
    person.until(table, "build")
    while table.scene["phase"] != "curtain":
        person.decide(table)
    state, hints = table.table.state, table.value["hints"]
    scene = do(table, **gesture)
    assert scene["phase"] == "curtain"
    assert table.table.state is state
    assert table.value["hints"] == hints
    assert scene["note"]
    assert do(table, "uncover")["phase"] != "curtain"
    assert do(table, "uncover")["note"].startswith("Not now")


def test_everybody_s_income_is_told_between_two_turns() -> None:
    table = hot_seat(ANNE, BOT, BOB)
    scene = Person(1).until(table, "rest", 3)
    assert [income["title"] for income in scene["incomes"]] == [
        "Income of turn 3: Anne",
        "Income of turn 3: Bob",
    ]
    assert all(income["lines"] for income in scene["incomes"])
    assert scene["who"] in ("Anne", "Bob")  # whose city lies in the middle
    assert do(table, "next")["phase"] == "curtain"  # whoever is next: all have been looking


def test_the_end_is_told_to_everybody() -> None:
    table = hot_seat(ANNE, BOB)
    Person(4).play(table)
    end, results = table.scene["end"], table.table.state.results
    best = [name for name, result in zip(("Anne", "Bob"), results, strict=True) if result.place == 1]
    assert end["head"] == (f"{best[0]} wins." if len(best) == 1 else "Anne and Bob win, in a tie.")
    assert not any(row["mine"] for row in end["ranking"])
    assert table.table.me == (0 if results[0].place == 1 else 1)
    assert not table.scene["undo"]


# ------------------------------------------------------------------ taking back, coming back


def test_nobody_takes_back_for_somebody_else() -> None:
    """A slip is taken back until the next person has lifted the curtain; what was hidden from them stays decided."""
    table, person = hot_seat(ANNE, BOB, BOT), Person(4)
    undone = handed_on = 0
    while not table.value["over"]:
        player, state, lots = table.table.state.player, table.table.state, "lots" in table.scene
        person.decide(table)
        handed = table.scene["phase"] in ("curtain", "rest")
        assert not (handed and lots and table.scene["undo"])
        if table.scene["undo"] and not table.table.covered:
            undone += 1
            do(table, "undo")
            assert table.table.state is state
            assert table.table.state.player == player == table.table.viewer
            do(table, "redo")
        elif table.scene["undo"]:
            handed_on += 1
            assert table.scene["curtain"]["undo"].startswith(("Anne", "Bob")[player > 0])
            do(table, "undo")
            assert table.table.state is state
            assert table.table.viewer == player
            assert do(table, "redo")["phase"] == "curtain"
        elif table.table.covered:
            assert not table.scene["curtain"]["undo"]
        if table.table.covered:
            assert not do(table, "uncover")["undo"]
    assert undone > 5
    assert handed_on > 3


def test_a_shared_game_is_resumed_behind_the_curtain() -> None:
    table = hot_seat(ANNE, BOT, BOB)
    Person(3).until(table, "build", 3)
    again = GameTable.resume(table.value["record"], lang="en")
    assert again.value["seats"] == [ANNE, BOT, BOB]
    assert again.scene["phase"] == "curtain"
    assert again.table.state.player == table.table.state.player
    Person(9).play(again)
    assert again.value["over"]
