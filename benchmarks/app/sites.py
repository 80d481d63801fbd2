"""The two pages that are compared: the tutor, and the barest notebook whose widget is answered by a kernel."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.browser.hosts import write_notebook

Message = dict[str, Any]
"""The data of a `comm_msg`, as a browser sends it."""

_BARE = """
import ipywidgets

button, answer = ipywidgets.Button(description="count"), ipywidgets.HTML("0")
answer.add_class("answer")
button.on_click(lambda _: setattr(answer, "value", str(int(answer.value) + 1)))
ipywidgets.VBox([button, answer])
"""


class Site(NamedTuple):
    """A page, how a browser uses it, and how a program does that knows only the wire."""

    name: str
    seen: str
    """A selector: its first box in the window is what the visitor came for."""
    targets: tuple[str, ...]
    """Selectors, clicked in turn; each click is answered by the kernel and changes `state`."""
    state: str
    """A JavaScript expression."""
    ours: bool

    def part(self, states: Mapping[str, Any]) -> WirePart:
        """What a program plays with, among all widgets of the page."""
        return (BoardPart if self.ours else ButtonPart)(states)


class WirePart:
    """A widget on the wire: the next message, and which comm answers it."""

    sent_to: str
    answered_by: str

    def __init__(self, states: Mapping[str, Any]) -> None:
        raise NotImplementedError

    def next(self) -> Message:
        """The next gesture."""
        raise NotImplementedError


def _state(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = entry["state"]
    return found


class BoardPart(WirePart):
    """The board of the home page: lay the card, take it back, and so on."""

    def __init__(self, states: Mapping[str, Any]) -> None:
        self.sent_to, scene = next(
            (comm, scene)
            for comm, entry in states.items()
            if "judged" in (scene := json.loads(_state(entry).get("scene") or "{}"))
        )
        self.answered_by = self.sent_to
        legal = [at for at, number in enumerate(scene["judged"][0][0]) if number < 0]
        self._places = [scene["cells"][at][:2] for at in legal]
        self._card = scene["hand"][0]["card"]
        self._count = 0

    def next(self) -> Message:
        round_, second = divmod(self._count, 2)
        self._count += 1
        place = self._places[round_ % len(self._places)]
        gesture = {"kind": "undo"} if second else {"kind": "place", "card": self._card, "cell": place}
        return {"method": "custom", "content": gesture}


class ButtonPart(WirePart):
    """The button that counts."""

    def __init__(self, states: Mapping[str, Any]) -> None:
        def named(model: str) -> str:
            return next(comm for comm, entry in states.items() if _state(entry)["_model_name"] == model)

        self.sent_to, self.answered_by = named("ButtonModel"), named("HTMLModel")

    def next(self) -> Message:
        return {"method": "custom", "content": {"event": "click"}}


TUTOR = Site(
    "the tutor",
    seen=".cc-first svg[role=img]",
    targets=(
        ".cc-try .cc-widget [role=gridcell][data-legal=true]",
        ".cc-try .cc-widget [data-act=undo]:not([aria-disabled=true])",
    ),
    # Taking back is possible once the kernel has laid the card, and no longer when it has taken it back.
    state="document.querySelector('.cc-try .cc-widget [data-act=undo]')?.getAttribute('aria-disabled')",
    ours=True,
)
BARE = Site(
    "bare Voilà",
    seen="button.jupyter-button",
    targets=("button.jupyter-button",),
    state="document.querySelector('.answer .widget-html-content')?.textContent",
    ours=False,
)


def bare_notebook(folder: Path) -> Path:
    """The notebook of the bare page."""
    return write_notebook(folder / "bare.ipynb", _BARE)
