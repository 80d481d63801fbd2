"""The pages that are compared: the tutor's, the barest notebook whose widget is answered by a kernel, and Solara's grid."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

from tests.browser.hosts import write_notebook

from ..boards import CITY, HAND, LEVEL, MONEY

Message = dict[str, Any]
"""The data of a `comm_msg`, as a browser sends it."""
States = Mapping[str, Mapping[str, Any]]
"""Of all widgets, by their comms."""

_BARE = """
import ipywidgets

button, answer = ipywidgets.Button(description="count"), ipywidgets.HTML("0")
answer.add_class("answer")
button.on_click(lambda _: setattr(answer, "value", str(int(answer.value) + 1)))
ipywidgets.VBox([button, answer])
"""
_GRID = """
import solara

@solara.component
def Cell():
    count, set_count = solara.use_state(0)
    solara.Button(str(count), on_click=lambda: set_count(count + 1))

@solara.component
def Page():
    with solara.Columns([1] * 6):
        for _ in range(6):
            with solara.Column():
                for _ in range(6):
                    Cell()
"""


class WirePart:
    """A widget on the wire: the next message, and which comm answers it."""

    sent_to: str
    answered_by: str

    def __init__(self, states: States) -> None:
        raise NotImplementedError

    def next(self) -> Message:
        """The next gesture."""
        raise NotImplementedError


class BoardPart(WirePart):
    """The board that was opened last: lay the first card of the hand, take it back, and so on."""

    def __init__(self, states: States) -> None:
        boards = {
            comm: scene
            for comm, state in states.items()
            if "judged" in (scene := json.loads(state.get("scene") or "{}"))
        }
        self.sent_to, scene = boards.popitem()
        self.answered_by = self.sent_to
        self._places = [
            scene["cells"][at][:2] for at, number in enumerate(scene["judged"][0][0]) if number < 0
        ]
        card, *_ = scene["hand"]
        turned = {"facing": card["facings"][0]} if card.get("facings") else {}
        self._lay = {"kind": "place", "card": card["card"], **turned}
        self._count = 0

    def next(self) -> Message:
        round_, second = divmod(self._count, 2)
        self._count += 1
        place = self._places[round_ % len(self._places)]
        return {"method": "custom", "content": {"kind": "undo"} if second else {**self._lay, "cell": place}}


class ButtonPart(WirePart):
    """The button that counts."""

    def __init__(self, states: States) -> None:
        def named(model: str) -> str:
            return next(comm for comm, state in states.items() if state["_model_name"] == model)

        self.sent_to, self.answered_by = named("ButtonModel"), named("HTMLModel")

    def next(self) -> Message:
        return {"method": "custom", "content": {"event": "click"}}


class GridPart(WirePart):
    """Solara's buttons, one after another; each counts its own clicks."""

    def __init__(self, states: States) -> None:
        self._buttons = [comm for comm, state in states.items() if state.get("_model_name") == "BtnModel"]
        self._count = 0

    def next(self) -> Message:
        self.sent_to = self.answered_by = self._buttons[self._count % len(self._buttons)]
        self._count += 1
        return {"method": "custom", "content": {"event": "click", "data": {}}}


class Site(NamedTuple):
    """A page, how a browser uses it, and how a program does that knows only the wire."""

    name: str
    part: type[WirePart]
    """What a program plays with, among all widgets of the page."""
    query: str = ""
    """What its address asks for."""
    seen: str = ""
    """A selector: its first box in the window is what the visitor came for."""
    targets: tuple[str, ...] = ()
    """Selectors, clicked in turn; each click is answered by the kernel and changes `state`."""
    state: str = ""
    """A JavaScript expression."""


def _undo(board: str) -> str:
    """Taking back is possible once the kernel has laid the card, and no longer when it has taken it back."""
    return f"document.querySelector('{board} [data-act=undo]')?.getAttribute('aria-disabled')"


def _targets(board: str) -> tuple[str, ...]:
    return (
        f"{board} [role=gridcell][data-legal=true]",
        f"{board} [data-act=undo]:not([aria-disabled=true])",
    )


TUTOR = Site(
    "the tutor",
    BoardPart,
    seen=".cc-first svg[role=img]",
    targets=_targets(".cc-try .cc-widget"),
    state=_undo(".cc-try .cc-widget"),
)
WHOLE_CITY = Site(
    "the tutor, a whole city",
    BoardPart,
    query="?" + urlencode({"city": CITY, "hand": ",".join(HAND), "money": MONEY, "level": LEVEL}),
    seen=".cc-sandbox .cc-board svg",
    targets=_targets(".cc-sandbox .cc-widget"),
    state=_undo(".cc-sandbox .cc-widget"),
)
PLAY = Site("the tutor, a game", BoardPart, query="?page=play")
BARE = Site(
    "bare Voilà",
    ButtonPart,
    seen="button.jupyter-button",
    targets=("button.jupyter-button",),
    state="document.querySelector('.answer .widget-html-content')?.textContent",
)
SOLARA = Site("Solara", GridPart)
SITES = {site.name: site for site in (TUTOR, WHOLE_CITY, PLAY, BARE, SOLARA)}


def bare_notebook(folder: Path) -> Path:
    """The notebook of the bare page."""
    return write_notebook(folder / "bare.ipynb", _BARE)


def solara_app(folder: Path) -> Path:
    """Solara's grid of 6×6 buttons."""
    path = folder / "grid.py"
    path.write_text(_GRID, encoding="utf-8")
    return path
