"""Junk for every widget of the app: whatever a browser sends, the visitor goes on and the log stays empty."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import ipywidgets
import pytest
from ipywidgets.widgets.widget import _instances as all_widgets

from cardcity_tutor.app.front import front
from cardcity_tutor.app.shell import PAGES
from cardcity_tutor.widgets.base import TutorWidget
from tests.attacks.conftest import Amount

MAX_NOTE_CHARS = 20_000
WORDS = (
    "",
    "M",
    "R",
    "e5",
    "f4",
    "0",
    "1",
    "-1",
    "R R M",
    "\ud800",
    "\0",
    "é" * 300,
    "x" * 5000,
    "[" * 2000,
    "1e999",
    "<b>",
)
NAMES = re.compile(r"""gesture(?:\.get\(|\[)"(\w+)\"""")
SLOW = frozenset({"hint", "review", "advise", "coach", "lab", "solve", "new", "start", "simulate"})
"""Gestures that think for seconds; they are asked for more rarely."""


@pytest.fixture
def app() -> Iterator[object]:
    ipywidgets.Widget.close_all()
    yield front()
    ipywidgets.Widget.close_all()


def widgets() -> list[TutorWidget]:
    return [widget for widget in all_widgets.values() if isinstance(widget, TutorWidget)]


@cache
def kinds(widget: type[TutorWidget]) -> list[str]:
    names = [name.removeprefix("on_").replace("_", "-") for name in dir(widget) if name.startswith("on_")]
    return [name for name in names if not hasattr(ipywidgets.DOMWidget, f"on_{name}")]


@cache
def fields(widget: type[TutorWidget]) -> list[str]:
    """The names that the widget's own gestures have, read off its source."""
    found: set[str] = set()
    for cls in widget.__mro__:
        if cls.__module__.startswith("cardcity_tutor"):
            found.update(NAMES.findall(inspect.getsource(cls)))
    return sorted(found - {"kind"}) or ["value"]


def junk(chance: Random, depth: int = 0) -> Any:
    plain = (
        None, True, 0, 1, -1, 3, 10**30, 10**400, 2.5, float("nan"), float("inf"), chance.choice(WORDS),
        chance.choice(WORDS), chance.randrange(12),
    )  # fmt: skip
    if depth < 2 and chance.random() < 0.25:
        inner = [junk(chance, depth + 1) for _ in range(chance.randrange(4))]
        return inner if chance.random() < 0.5 else {str(key): value for key, value in enumerate(inner)}
    return chance.choice(plain)


def test_junk_gestures_are_borne(
    app: object, amount: Amount, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert app is not None
    monkeypatch.setattr("cardcity_tutor.games.cardcity.widgets.table.sitting.ADVISING", 0.01)
    chance = Random(17)
    (shell,) = (widget for widget in widgets() if type(widget).__name__ == "Shell")
    for page in PAGES:
        shell._on_message(shell, {"kind": "open", "query": f"?page={page}"}, [])
    for number in range(amount(300, 15_000)):
        widget = chance.choice(widgets())
        cls: Any = type(widget)  # mypy takes classes of traitlets for unhashable
        kind = chance.choice([*kinds(cls), "no-such-thing"])
        if kind in SLOW and chance.random() < 0.9:
            continue
        gesture = {name: junk(chance) for name in fields(cls) if chance.random() < 0.8} | {"kind": kind}
        widget._on_message(widget, gesture, [])
        assert caplog.text == "", (number, type(widget).__name__, gesture)
        scene = json.dumps(widget.get_state("scene"), allow_nan=False)
        assert len(str(json.loads(json.dumps(widget.scene.get("note") or "")))) < MAX_NOTE_CHARS, gesture
        assert scene
