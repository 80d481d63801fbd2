"""Taking back at the table, and coming back to it: undo, records, and what the browser kept."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.widgets.persons import BOTS, Person, do, forbidden

# ------------------------------------------------------------------ taking back


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    left_out = ("note", "undo", "redo", "said")

    def kept(scene: dict[str, Any]) -> dict[str, Any]:
        lots = {"lots": kept(scene["lots"])} if "lots" in scene else {}
        return {key: scene[key] for key in scene if key not in left_out} | lots

    return kept(one) == kept(other)


def test_undo_and_redo_alone() -> None:
    table, person = GameTable(seed=3, help="full", lang="en"), Person(1)
    scenes = [dict(table.scene)]
    while table.scene["phase"] != "rest":
        person.decide(table)
        scenes.append(dict(table.scene))
    for scene in reversed(scenes[:-1]):
        assert table.scene["undo"]
        assert same(do(table, "undo"), scene)
    assert not table.scene["undo"]
    lots = table.scene["lots"]  # its buttons serve the cards that lie there and the game
    assert (lots["undo"], lots["redo"]) == (False, True)
    assert "Nothing to undo" in do(table, "lots", gesture={"kind": "undo"})["note"]
    assert same(do(table, "lots", gesture={"kind": "redo"}), scenes[1])
    for scene in scenes[2:]:
        assert same(do(table, "redo"), scene)
    assert "Nothing to redo" in do(table, "redo")["note"]
    do(table, "next")
    assert not table.scene["undo"]
    assert not do(table, "undo")["undo"]
    assert table.table.turn == 2


def test_nothing_is_taken_back_once_somebody_else_has_decided() -> None:
    table, person = GameTable("normal", 2, seed=6, lang="en"), Person(4)
    undone = 0
    while not table.value["over"]:
        before = len(table.table.told)
        state = table.table.state
        chose = table.scene["phase"] == "choose"
        person.decide(table)
        mine = all(
            told.event.player == 0 or told.event.kind in ("income", "end")
            for told in table.table.told[before:]
        )
        if table.table.can_undo:
            assert mine
            assert not chose
            undone += 1
            do(table, "undo")
            assert table.table.state is state
            do(table, "redo")
    assert undone > 5


# ------------------------------------------------------------------ coming back


def same_state(one: GameTable, other: GameTable) -> bool:
    """Lists of decisions are compared spelled out."""
    mine, theirs = (
        table.table.state._replace(actions=list(table.table.state.actions)) for table in (one, other)
    )
    return mine == theirs


@pytest.mark.parametrize("phase", ["keep", "build", "buy", "rest"])
def test_a_game_alone_is_resumed_where_it_was(phase: str) -> None:
    table = GameTable("normal", seed=4, help="full", lang="en")
    Person(3).until(table, phase, 3)
    do(table, "hint") if phase != "rest" else None
    again = GameTable.resume(table.value["record"], lang="en")
    assert same_state(again, table)
    assert again.value == table.value
    assert again.scene["phase"] == phase
    assert again.scene["undo"] == table.scene["undo"]
    assert again.scene["log"] == table.scene["log"]  # with the lines of every income
    if again.scene["undo"]:
        assert do(again, "undo")["log"] == do(table, "undo")["log"]
    Person(9).play(again)
    assert again.value["over"]


def test_a_game_against_bots_is_resumed_with_its_counters() -> None:
    table, person = GameTable("advanced", 3, BOTS, seed=8, help="none", lang="en"), Person(2)
    person.until(table, "build", 4)
    card, cell, facing = forbidden(table)
    do(table, "place", card=card, cell=cell, **({"facing": facing} if facing else {}))
    do(table, "hint")
    again = GameTable.resume(table.value["record"], lang="fr")
    assert same_state(again, table)
    assert again.table.bots == BOTS
    assert again.value == table.value
    assert again.value["refused"]["middle"] == 1
    assert again.value["hints"] == 1


def test_the_browser_gives_the_game_back() -> None:
    table = GameTable(players=2, seed=1, lang="en")
    Person(1).until(table, "build", 2)
    fresh = GameTable(players=2, seed=99, lang="en")
    scene = do(fresh, "restore", work=urlencode({"city": "M", "record": table.value["record"]}))
    assert same_state(fresh, table)
    assert scene["note"] == "Your game is back."
    state = fresh.table.state
    assert "cannot be read" in do(fresh, "restore", work="city=M&record=nonsense")["note"]
    assert "cannot be read" in do(fresh, "restore", work="")["note"]
    assert fresh.table.state is state


def test_records_that_are_none() -> None:
    table = GameTable(players=2, seed=1)
    first, *rest = table.value["record"].splitlines()
    line = json.loads(first)
    for field, value in (
        ("bots", "greedy"), ("bots", []), ("bots", [1]), ("help", "some"), ("refused", [1]), ("hints", -1),
        ("seats", "greedy"), ("seats", []), ("seats", [1, 2]), ("seats", [{"bot": "greedy"}] * 2),
        ("seats", [{"person": 1}, {"bot": "greedy"}]), ("seats", [{"person": ""}, {"robot": "greedy"}]),
    ):  # fmt: skip
        other = {key: line[key] for key in line if key != "seats" or field != "bots"}
        with pytest.raises(InputError, match="record-field"):
            GameTable.resume("\n".join([json.dumps(other | {field: value}), *rest]))
    for name in ("nobody", "os:getcwd"):  # a record runs no code, wherever it points
        with pytest.raises(InputError, match="bot-unknown"):
            GameTable.resume(
                "\n".join([json.dumps(line | {"seats": [{"person": ""}, {"bot": name}]}), *rest])
            )
    with pytest.raises(InputError, match="record-empty"):
        GameTable.resume("")
    with pytest.raises(InputError, match="table-record-long"):
        GameTable.resume("x" * 1_000_001)
    plain = {key: line[key] for key in line if key not in ("seats", "help", "refused", "hints", "resting")}
    assert GameTable.resume("\n".join([json.dumps(plain), *rest])).table.bots == ("greedy",)
