"""The last line of a notebook cell: a widget where it runs, else a picture, else text."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cardcity_tutor import City, State, actions, apply, game, start
from cardcity_tutor.core.representations import mimebundle
from cardcity_tutor.games.cardcity.face.text import position_text
from cardcity_tutor.games.cardcity.rules.state import Phase
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.lots_view import LotsView
from cardcity_tutor.games.cardcity.widgets.showing import bundle, state_views, widget_bundle
from cardcity_tutor.widgets.still import WIDGET
from tests.render.positions import EXAMPLES

FORMS = (WIDGET, "text/html", "image/svg+xml", "text/plain")


def checked(found: dict[str, Any]) -> dict[str, Any]:
    """A bundle with all forms, the richest first, as plain JSON."""
    assert tuple(found) == FORMS
    json.dumps(found)
    assert found[WIDGET]["version_major"] == 2
    assert found[WIDGET]["model_id"]
    root = ET.fromstring(found["image/svg+xml"])  # noqa: S314 (our own drawing)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert found["text/plain"].strip()
    return found


def at_phase(phase: Phase, *, players: int = 2, level: str = "simplified") -> State:
    """The first state of a game that asks for this decision."""
    state, _ = start(game(players=players, level=level), 7)
    for _ in range(400):
        if state.phase is phase:
            return state
        options = actions(state)
        state, _ = apply(state, options[len(options) // 2])
    raise AssertionError(phase)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_city_shows_itself(name: str) -> None:
    city = EXAMPLES[name]
    found = checked(city._repr_mimebundle_())
    assert found["text/plain"].startswith(position_text(city))
    assert str(city.income().value) in found["text/plain"]


@pytest.mark.parametrize("phase", [Phase.DIVIDE, Phase.CHOOSE, Phase.BUILD, Phase.DEVELOP, Phase.OVER])
def test_a_state_shows_itself(phase: Phase) -> None:
    state = at_phase(phase)
    found = checked(state._repr_mimebundle_())
    assert position_text(state.position()) in found["text/plain"]
    assert "State(" not in found["text/plain"]


def test_a_state_of_one_player() -> None:
    checked(at_phase(Phase.KEEP, players=1)._repr_mimebundle_())


def test_a_state_is_shown_as_its_player_meets_it() -> None:
    lots, city = state_views(at_phase(Phase.DIVIDE))
    assert isinstance(lots, LotsView)
    assert isinstance(city, CityBoard)
    for phase, mode in ((Phase.BUILD, "build"), (Phase.DEVELOP, "develop"), (Phase.OVER, "score")):
        state = at_phase(phase)
        (board,) = state_views(state)
        assert isinstance(board, CityBoard)
        assert (board.mode, board.victory) == (mode, state.game.victory)
        assert board.position.text == state.position().text


def test_the_hand_of_another_is_not_shown() -> None:
    state = at_phase(Phase.BUILD)
    (board,) = state_views(state)
    assert isinstance(board, CityBoard)
    assert board.position.hand == state.seats[state.player].hand


def test_a_widget_has_its_bundle_too() -> None:
    board = CityBoard("M R")
    assert widget_bundle(board)[WIDGET]["model_id"] == board.model_id
    shown = board._repr_mimebundle_()
    assert shown is not None
    data, _ = shown
    assert data[WIDGET]["model_id"] == board.model_id
    assert data["image/svg+xml"].startswith("<svg")
    assert "text/plain" in data


def test_anything_else_is_text() -> None:
    assert bundle(5) == {"text/plain": "5"} == mimebundle(5)


SCRIPT = """
import json
from cardcity_tutor import City, game, start

state, _ = start(game(players=2), 7)
found = [City.of("M R / . C")._repr_mimebundle_(), state._repr_mimebundle_()]
print(json.dumps([sorted(bundle) for bundle in found]))
"""


def test_in_a_plain_python_without_a_kernel() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [sorted(FORMS)] * 2
    assert done.stderr == ""


def test_a_city_in_the_engine_alone_is_its_text() -> None:
    """The package sets who draws; whoever imports the engine's core alone still sees something."""
    lines = "from cardcity_tutor.core import representations as shown; shown._showers.clear(); print(shown.mimebundle('M R'))"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "{'text/plain': 'M R'}"


def test_the_public_name_is_the_position() -> None:
    assert City.of("M R").text == "M R"
