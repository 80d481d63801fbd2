"""What a served table gives to its browser: never the seed nor the record before the end, and yet a game that is not lost."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.sealing import MARK, VARIABLE, is_sealed, new_key, seal, unseal
from cardcity_tutor.widgets.game_replay import GameReplay
from cardcity_tutor.widgets.game_table import GameTable
from cardcity_tutor.widgets.play_setup import PlaySetup
from tests.widgets.persons import Person, do

SEED = 1_987_654_321
SEATS = [{"person": "Anne"}, {"person": "Bob"}, {"bot": "greedy"}]


@pytest.fixture(autouse=True)
def _served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, new_key())


def sent(table: GameTable) -> dict[str, Any]:
    """Everything that travels to the browser."""
    return {
        name: part
        for name, part in table.get_state().items()
        if name not in ("_esm", "_css", "sprite", "deck")
    }


def test_the_record_reaches_the_browser_only_when_the_game_is_over() -> None:
    table, person = GameTable("advanced", 3, seats=SEATS, seed=SEED, key="k", lang="en"), Person(3)
    while not table.value["over"]:
        state = sent(table)
        assert "record" not in state["value"]
        assert is_sealed(state["kept"])
        assert str(SEED) not in json.dumps(state)
        assert str(SEED) in table.value["record"]
        person.decide(table)
    assert sent(table)["kept"] == table.value["record"]


def test_another_kernel_opens_what_was_kept_and_another_server_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = GameTable("advanced", 3, seats=SEATS, seed=SEED, key="k", lang="en")
    Person(1).until(table, "build", 2)
    work = urlencode({"city": "M", "record": table.kept})
    fresh = GameTable(seed=2, lang="en")
    assert do(fresh, "restore", work=work)["note"] == "Your game is back."
    assert fresh.value["record"] == table.value["record"]
    setup = PlaySetup(lang="en")
    setup.gesture = {"kind": "kept", "work": work}
    setup.gesture = {"kind": "continue"}
    assert (setup.wish["record"], setup.wish["genuine"]) == (table.value["record"], True)
    forged = urlencode({"record": table.value["record"]})
    setup.gesture = {"kind": "kept", "work": forged}
    setup.gesture = {"kind": "continue", "count": 1}
    assert not setup.wish["genuine"]  # anybody can have written it
    replay = GameReplay(lang="en")
    replay.gesture = {"kind": "open", "record": table.kept}
    assert replay.told is not None
    assert str(SEED) not in json.dumps([replay.story, replay.scene, replay.value])
    monkeypatch.setenv(VARIABLE, new_key())
    assert "another server" in do(fresh, "restore", work=work)["note"]
    setup.gesture = {"kind": "open", "text": table.kept}
    assert "another server" in setup.scene["note"]


def test_a_seal_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "é" * 2000 + "end"
    closed = seal(text)
    assert unseal(f" {closed[:80]}\n{closed[80:]}\n") == text
    assert seal(text) == closed
    assert len(seal("a")) == len(seal("a longer one"))
    last = "A" if closed[-9] != "A" else "B"
    for broken in (closed[:-9] + last + closed[-8:], closed[:40], MARK, MARK + "é", f"{MARK}AAAA"):
        with pytest.raises(InputError, match="seal-broken"):
            unseal(broken)
    assert unseal("plain") == "plain"
    monkeypatch.delenv(VARIABLE)
    assert seal(text) == text  # in a notebook nothing is hidden from who runs it
    with pytest.raises(InputError, match="seal-broken"):
        unseal(closed)
