"""The page of the replay: a link to a saved game, a record handed over, and the ways to other pages."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from cardcity_tutor.app import page_handover
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.pages import replay

GOLDEN = Path(__file__).parents[1] / "play" / "golden"
RECORD = (GOLDEN / "xl-simplified-residential-1.jsonl").read_text(encoding="utf-8")


class Club:
    """A desk with one saved game."""

    def games(self) -> list[dict[str, Any]]:
        return [
            {
                "id": 7,
                "title": "Anne",
                "turn": 10,
                "turns": 10,
                "over": True,
                "saved": "2026-05-01T10:00:00",
                "counts": False,
            }
        ]

    def load_game(self, game: int) -> dict[str, Any]:
        if game != 7:
            raise InputError("club-nobody")
        return {"record": RECORD, "counts": False, "over": True, "step": 0}


def visiting(desk: object = None) -> tuple[Visit, list[tuple[str, dict[str, str]]]]:
    """A visit, and where it was sent."""
    gone: list[tuple[str, dict[str, str]]] = []
    visit = Visit(cast("Any", desk))
    visit.lang = "en"
    visit.going = lambda page, query: gone.append((page, dict(query)))
    return visit, gone


def test_a_saved_game_is_opened_by_its_link() -> None:
    visit, gone = visiting(Club())
    page = replay.ReplayPage(visit, {})
    assert page.scene["opener"]["kept"] == []
    visit.nickname = "Anne"
    assert page.scene["opener"]["kept"] == [["7", "Anne · Over · 2026-05-01"]]
    page.gesture = {"kind": "kept", "game": "7"}
    assert gone == [("replay", {"game": "7"})]
    page.turn_to(gone[0][1])
    assert page.value["over"]
    for wrong in ("8", "x", "9" * 40):
        with pytest.raises(InputError):
            page.turn_to({"game": wrong})
    assert page.value["over"]


def test_without_a_club_there_is_no_saved_game() -> None:
    with pytest.raises(InputError) as caught:
        replay.ReplayPage(visiting()[0], {"game": "7"})
    assert caught.value.code == "club-game-whose"
    with pytest.raises(InputError) as caught:
        replay.ReplayPage(visiting(Club())[0], {"game": "7"})
    assert caught.value.code == "club-game-whose"


def test_a_record_is_handed_over_once_and_to_its_visitor_only() -> None:
    visit, gone = visiting()
    other, _ = visiting()
    replay.show(visit, RECORD)
    ((name, query),) = gone
    assert name == "replay"
    assert "opener" in replay.ReplayPage(other, query).scene
    page = replay.ReplayPage(visit, query)
    assert page.value["over"]
    assert "opener" in replay.ReplayPage(visit, query).scene  # the link of a page that was left
    page.gesture = {"kind": "other"}
    assert "opener" in page.scene
    replay.show(visit, RECORD)
    count = len(page_handover._handed)
    del visit, other, page
    gone.clear()
    gc.collect()
    assert len(page_handover._handed) <= count


def test_the_ways_to_other_pages() -> None:
    visit, gone = visiting()
    page = replay.ReplayPage(visit, {})
    page.open_record(RECORD)
    for gesture in (
        {"kind": "rule", "rule": "limit"},
        {"kind": "fork", "at": 9, "seat": 0},
        {"kind": "fork", "at": 9, "seat": 0, "again": True},
        {"kind": "play-on", "at": 9, "seat": 0},
    ):
        page.gesture = gesture
    assert [name for name, _ in gone] == ["rules", "sandbox", "sandbox", "play"]
    assert gone[0][1] == {"rule": "limit"}
    assert gone[1] == gone[2]
    query: Mapping[str, str] = gone[3][1]
    record = page_handover.taken(visit, query)
    assert record.count("\n") < RECORD.count("\n")
    assert page_handover.taken(visit, query) == ""


def test_the_address_leads_back_to_the_step() -> None:
    """Where the club or the browser keeps the game; elsewhere a sentence says that it does not."""
    visit, _ = visiting(Club())
    visit.nickname = "Anne"
    noted: list[dict[str, str]] = []
    visit.noting = lambda _, query: noted.append(dict(query))
    page = replay.ReplayPage(visit, {"game": "7", "at": "5"})
    assert page.value["at"] == 5
    page.gesture = {"kind": "seek", "at": 37, "kept": True}
    assert noted == [{"game": "7", "at": "37"}]
    replay.show(visit, RECORD)
    page.turn_to({"from": "play"})
    page.gesture = {"kind": "seek", "at": 3, "kept": False}
    assert len(noted) == 1
    page.gesture = {"kind": "seek", "at": 4, "kept": True}
    name = page.story["kept"]["name"]
    assert noted[-1] == {"here": name, "at": "4"}
    again = replay.ReplayPage(visit, noted[-1])
    again.gesture = {"kind": "found", "record": page.story["kept"]["record"]}
    assert again.value["at"] == 4
    page.gesture = {"kind": "other"}
    assert noted[-1] == {}
    assert "has not kept" in replay.ReplayPage(visit, {"from": "play"}).scene["opener"]["problem"]


def test_the_games_of_a_file_have_addresses_too() -> None:
    visit, _ = visiting()
    noted: list[dict[str, str]] = []
    visit.noting = lambda _, query: noted.append(dict(query))
    page = replay.ReplayPage(visit, {})
    page.open_record(RECORD + RECORD)
    page.gesture = {"kind": "game", "game": 1}
    page.gesture = {"kind": "seek", "at": 2, "kept": True}
    again = replay.ReplayPage(visit, noted[-1])
    again.gesture = {"kind": "found", "record": RECORD + RECORD}
    assert (again.number, again.at) == (1, 2)


def test_it_follows_the_visitor() -> None:
    visit, _ = visiting()
    page = replay.ReplayPage(visit, {})
    page.open_record(RECORD)
    assert page.story["turns"][0] == "Turn 1 of 10"
    visit.lang = "fr"
    assert page.story["turns"][0] == "Tour 1 sur 10"
    assert page.scene["heading"] == "Revoir et analyser une partie"
