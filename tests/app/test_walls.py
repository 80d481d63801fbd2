"""Visits in one worker know nothing of each other: a hostile client sends every message with another visit's names."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tornado.websocket import WebSocketClientConnection

from tests.app.houses import OpenHouse, open_house
from tests.app.test_security import REFUSED
from tests.app.wires import (
    answers_until_info,
    connect,
    content_of,
    kind_of,
    message,
    packed,
    shut,
    states,
    tell,
)

APP = "from cardcity_tutor.app.front import front\nfront()"
CHANNELS = ("shell", "control", "stdin", "iopub")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with open_house(
        folder, APP, pool=0, workers=1, database=str(folder / "club.db"), host_key="a-hosts-own-key"
    ) as house:
        yield house


async def come(house: OpenHouse) -> tuple[WebSocketClientConnection, dict[str, dict[str, Any]]]:
    """A visitor, and all their widgets."""
    page = await asyncio.to_thread(house.ask)
    wire = await connect(house, page.kernel)
    return wire, await states(wire)


def shell_of(found: dict[str, dict[str, Any]]) -> str:
    """The header of the app."""
    return next(name for name, state in found.items() if "nods" in json.dumps(state.get("scene", "")))


async def member(wire: WebSocketClientConnection, shell: str, name: str) -> str:
    """Become a member on the club's page; the key."""
    await tell(wire, shell, {"kind": "hello", "languages": "en", "query": "?page=club"})
    club = next(
        widget
        for widget, state in (await states(wire)).items()
        if "ClubView" in state.get("_anywidget_id", "")
    )
    await tell(wire, club, {"kind": "claim", "nickname": name})
    found = re.search(r'"key": ?"([^"]{8,})"', (await states(wire))[club]["scene"])
    assert found
    return found[1]


def hostile(ids: list[str]) -> list[dict[str, Any]]:
    """Every kind of message, on every channel, with these names."""
    found: list[dict[str, Any]] = []
    for name in ids:
        for channel in CHANNELS:
            for kind, content in REFUSED.items():
                found.append(
                    message(kind, content | {"comm_id": name}, channel, metadata={"version": "2.0.0"})
                )
            for method in ("custom", "update", "echo_update", "request_state", "request_states"):
                data: dict[str, Any] = {
                    "method": method,
                    "state": {"lang": "fr", "children": [f"IPY_MODEL_{name}"]},
                    "content": {"kind": "lang", "member": f"IPY_MODEL_{name}"},
                    "buffer_paths": [],
                }
                found.append(message("comm_msg", {"comm_id": name, "data": data}, channel))
            for target in ("jupyter.widget", "jupyter.widget.control", "cardcity"):
                found.append(  # noqa: PERF401 (a list of lists would be no clearer)
                    message(
                        "comm_open",
                        {"comm_id": name, "target_name": target, "data": {}},
                        channel,
                        metadata={"version": "1.0.0"},
                    )
                )
            found.append(message("comm_close", {"comm_id": name, "data": {}}, channel))
    return found


def test_no_message_reaches_another_visit(house: OpenHouse) -> None:
    async def story() -> None:
        victim, theirs = await come(house)
        shell = shell_of(theirs)
        key = await member(victim, shell, "Zoé")
        before = await states(victim)
        assert "Zoé" in json.dumps(before, ensure_ascii=False)
        attacker, mine = await come(house)
        assert not set(mine) & set(before)
        heard: list[bytes] = []
        chosen = [shell, *[name for name in before if name != shell][:5]]
        for told in hostile(chosen):
            await attacker.write_message(packed(told), binary=True)
        told = message("kernel_info_request", {})
        await attacker.write_message(packed(told), binary=True)
        while not heard or kind_of(heard[-1]) != "kernel_info_reply":
            frame = await asyncio.wait_for(attacker.read_message(), 60)
            assert isinstance(frame, bytes)
            heard.append(frame)
        everything = b"".join(heard)
        assert "Zoé".encode() not in everything
        assert key.encode() not in everything
        for name in before:
            assert b"IPY_MODEL_" + name.encode() not in everything or name in mine
        after = await states(victim)
        assert after == before
        # An opened control comm with another's name answers for the own visit only.
        answers = [content_of(frame) for frame in heard if kind_of(frame) == "comm_msg"]
        for answer in answers:
            assert set(answer["data"].get("states", mine)) == set(mine)
        assert (await states(attacker)).keys() == mine.keys()
        await shut(attacker)
        await shut(victim)

    asyncio.run(story())


def test_each_visit_has_its_own_language_theme_and_member(house: OpenHouse) -> None:
    async def story() -> None:
        wires = [await come(house) for _ in range(4)]
        wishes = [("fr", "dark"), ("en", "light"), ("fr", "auto"), ("en", "dark")]
        for (wire, found), (lang, theme) in zip(wires, wishes, strict=True):
            await tell(
                wire, shell_of(found), {"kind": "hello", "lang": lang, "theme": theme, "query": "?page=rules"}
            )
        for (wire, found), (lang, theme) in zip(wires, wishes, strict=True):
            state = (await states(wire))[shell_of(found)]
            assert (state["lang"], state["theme"]) == (lang, theme)
            assert state["words"]["lang"] == lang
        keys = [
            await member(wire, shell_of(found), f"Member {number}")
            for number, (wire, found) in enumerate(wires)
        ]
        assert len(set(keys)) == 4
        for number, (wire, _) in enumerate(wires):
            told = json.dumps(await states(wire))
            assert [f"Member {each}" in told for each in range(4)] == [each == number for each in range(4)]
            assert [key in told for key in keys] == [each == number for each in range(4)]
        for wire, _ in wires:
            await answers_until_info(wire)
            await shut(wire)

    asyncio.run(story())


def test_a_visit_that_has_ended_is_gone(house: OpenHouse) -> None:
    async def story() -> None:
        page = await asyncio.to_thread(house.ask)
        wire = await connect(house, page.kernel)
        found = await states(wire)
        await asyncio.to_thread(house.farewell, page.kernel)
        while await asyncio.wait_for(wire.read_message(), 20) is not None:
            pass
        assert house.ask(f"api/kernels/{page.kernel}").status == 404
        other, mine = await come(house)
        assert not set(found) & set(mine)
        for name in list(found)[:5]:
            told = {"comm_id": name, "data": {"method": "custom", "content": {"kind": "hint"}}}
            await other.write_message(packed(message("comm_msg", told)), binary=True)
        assert set(await answers_until_info(other)) <= {"status", "kernel_info_reply"}
        await shut(other)

    asyncio.run(story())
