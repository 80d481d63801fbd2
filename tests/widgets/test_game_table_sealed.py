"""What a served table gives to its browser: never the seed nor the record before the end, and yet a game that is not lost."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

import pytest

from cardcity_tutor.club import seals
from cardcity_tutor.club.seals import MARK, VARIABLE, Ticket, is_sealed, new_key, seal, unseal
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.version import __version__
from cardcity_tutor.games.cardcity.widgets.game_replay import GameReplay
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.play_setup import PlaySetup
from tests.widgets.persons import Person, do

SEED = 1_987_654_321
OLD = (
    "cardcity-sealed-1:vy9oLCoWUjBBVPp6PvHLSmCZEtFNFFKm6ffsZsnOqPkYM83zckL6CyxGlm0fPr0ZjXzYrEcNbvtA1NXhKJ"
    "qNnW8AGedqHlLnLZ6fZSv36Xel7nhcUbu2ITa7nTsj7c3a6FTOBXYwTx8LqVNNl4QLY08nH7TIXXonEybMNoaylDHdtQHCKeGLL1"
    "AFw5WOJBSHxuigRo86aJiWLnWE99j-q9g4z4n1AoB2C2WBaKZBCQVgY5Pd5ZTLEOG_GrOGGa_GAvAkiI6OvpnKoDYVEPBWidAnUt"
    "zg5mnRGyN_bIQuJlFJX_VNCre5D4OI0EPGSP82LaRUdIeCQ2d2JvUh5kxFLHixQD7JvP-zx3SakY4h9cjxmcxaFQbGP5a7CkeShF"
    "w53KvaBzNDorUxHU87H3ycYWw66KxOSColTg6f5a9mWEFntC5abaHVz4VVfwiJcjqwj9hVjzwiVQ4c9IFhwynPXhdWwTNxy9xD2i"
    "AmXGoS618DNKWL0T9D_hNWuBeFrVxgaEvvcuKxaMdJL2lr2qLzXCE-YBjFeHtm6K0rRjUjLd62kQHiXc1wLic8SLx9nAicFaTPqr"
    "wKaPhRWzGH4Uo0opGS8-1WewMnDeYSF8j0XnB_gO05QnUgJcNrj1IxAZ5jdr5Vj1zGfLKXRj2C3jcwwoiytNHrFj0N1ReiJV-GtI"
    "dKeA43C0jeEqz2esxhgk7TjSkB-zILCuRHAN-75Fe0UQ=="
)
"""As the release before wrote it, with the key 0123…"""
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
    assert (setup.wish["record"], setup.wish["ticket"]) == (table.value["record"], None)
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
    assert unseal(f" {closed[:80]}\n{closed[80:]}\n") == (text, None)
    assert seal(text) == closed  # an unchanged one is not sent again
    bound = seal(text, Ticket("Zoé", 3, 7))
    assert unseal(bound) == (text, ("Zoé", 3, 7))
    assert bound.rpartition(".")[2] != closed.rpartition(".")[2]
    monkeypatch.setattr(seals, "_MOST_KNOWN", 16)
    for number in range(20):
        seal(f"{number}")
    assert seal(text) != closed  # nor is one remembered for ever, and no nonce is used twice
    assert len(seal("a")) == len(seal("a longer one"))
    last = "A" if closed[-9] != "A" else "B"
    for broken in (
        closed[:-9] + last + closed[-8:],
        closed[:40],
        MARK,
        MARK + "é",
        f"{MARK}AAAA",
        f"{MARK}AAAA.AAAA",
    ):
        with pytest.raises(InputError, match="seal-broken"):
            unseal(broken)
    assert unseal("plain") == ("plain", None)
    monkeypatch.delenv(VARIABLE)
    assert seal(text) == text  # in a notebook nothing is hidden from who runs it
    with pytest.raises(InputError, match="seal-broken"):
        unseal(closed)
    monkeypatch.setenv(VARIABLE, "")
    with pytest.raises(InputError, match="seal-broken"):  # an empty key opens nothing
        unseal(OLD)


def test_what_was_sealed_before_still_opens_in_this_release(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "0123456789abcdef" * 4)
    assert unseal(OLD) == ("a game of before", None)
    assert __version__.startswith("0.1."), "0.2 reads it no more: take it out of club/seals.py"
    changed = OLD[:-3] + ("A" if OLD[-3] != "A" else "B") + OLD[-2:]
    with pytest.raises(InputError, match="seal-broken"):
        unseal(changed)
