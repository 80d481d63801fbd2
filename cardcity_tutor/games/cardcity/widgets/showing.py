"""A city or a state as the last line of a notebook cell: the widget where it runs, else a picture, else text."""

from __future__ import annotations

from typing import Any

import ipywidgets

from ....widgets import still
from ....widgets.still import WIDGET
from ..rules.position import Position
from ..rules.state import Phase, State
from .base import CityWidget
from .city_board import CityBoard
from .lots_view import LotsView

ACQUISITION = (Phase.DIVIDE, Phase.CHOOSE, Phase.KEEP)


def bundle(thing: object) -> dict[str, Any]:
    """Every form of a position or a state, the richest first."""
    if isinstance(thing, State):
        views = state_views(thing)
    elif isinstance(thing, Position):
        views = [CityBoard(thing)]
    else:
        return {"text/plain": repr(thing)}
    view = views[0] if len(views) == 1 else ipywidgets.VBox(views)
    stills = [part.still(how=part is views[-1]) for part in views]
    return widget_bundle(view) | {
        "text/html": "\n".join(found["text/html"] for found in stills),
        "image/svg+xml": stills[-1]["image/svg+xml"],
        "text/plain": "\n".join(found["text/plain"] for found in stills),
    }


def show(thing: object) -> None:
    """A position or a state as the output of a cell."""
    still.show(bundle(thing))


def widget_bundle(view: ipywidgets.Widget) -> dict[str, Any]:
    """What a front end needs to show a widget."""
    return {WIDGET: {"version_major": 2, "version_minor": 0, "model_id": view.model_id}}


def state_views(state: State) -> list[CityWidget]:
    """A state as its player meets it: the lots while cards are acquired, and the city."""
    mode = "develop" if state.phase is Phase.DEVELOP else "score" if state.over else "build"
    board = CityBoard(state.position(), mode=mode, victory=state.game.victory)
    return [LotsView.of(state), board] if state.phase in ACQUISITION else [board]
