"""A city or a state as the last line of a notebook cell: the widget where it runs, else a picture, else text."""

from __future__ import annotations

from typing import Any

import ipywidgets

from cardcity_tutor.games.cardcity.position import Position
from cardcity_tutor.games.cardcity.state import Phase, State
from cardcity_tutor.render.svg import position_svg
from cardcity_tutor.render.text import position_text

from .city_board import CityBoard
from .lots_view import LotsView

WIDGET = "application/vnd.jupyter.widget-view+json"
ACQUISITION = (Phase.DIVIDE, Phase.CHOOSE, Phase.KEEP)


def bundle(thing: object) -> dict[str, Any]:
    """Every form of a position or a state, the richest first."""
    if isinstance(thing, State):
        position, view = thing.position(), state_view(thing)
    elif isinstance(thing, Position):
        position, view = thing, CityBoard(thing)
    else:
        return {"text/plain": repr(thing)}
    return widget_bundle(view) | {
        "image/svg+xml": position_svg(position),
        "text/plain": position_text(position),
    }


def widget_bundle(view: ipywidgets.Widget) -> dict[str, Any]:
    """What a front end needs to show a widget."""
    return {WIDGET: {"version_major": 2, "version_minor": 0, "model_id": view.model_id}}


def state_view(state: State) -> ipywidgets.Widget:
    """A state as its player meets it: the lots while cards are acquired, and the city."""
    mode = "develop" if state.phase is Phase.DEVELOP else "score" if state.over else "build"
    board = CityBoard(state.position(), mode=mode, victory=state.game.victory)
    if state.phase in ACQUISITION:
        return ipywidgets.VBox([LotsView.of(state), board])
    return board
