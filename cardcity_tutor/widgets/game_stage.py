"""``GameStage``: worked examples and positions of any game before a room, told line by line by a presenter's keys."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final
from urllib.parse import urlencode

import traitlets

from cardcity_tutor.club.seals import is_sealed
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games import find
from cardcity_tutor.sessions import Stage
from cardcity_tutor.sessions.look import drawing_of
from cardcity_tutor.sessions.names import game_name
from cardcity_tutor.sessions.records import LARGEST

from .base import Gesture, TutorWidget, packed, unpacked
from .bundle import script, sheets
from .game_sandbox import LONGEST_ADDRESS
from .match_table import LONGEST_NAME

THEMES: Final = ("auto", "light", "dark")
MOST_STEPS: Final = 999


class GameStage(TutorWidget):
    """A position as large as the screen, and beside it what is told of it. All lines are in the page: keys need no server."""

    _esm = script("present/game-stage.js")
    _css = sheets("base/tokens.css", "base/parts.css", "match/match.css", "present/game-stage.css")
    unanswered = frozenset({"reveal"})
    options = ("ruleset", "example", "position")

    drawing = traitlets.Dict().tag(sync=True)
    """The style sheet and the symbols of the game's drawings, sent once."""
    shelf = traitlets.List(traitlets.Dict()).tag(sync=True, to_json=packed, from_json=unpacked)
    """The worked examples, once somebody wants to choose."""
    at = traitlets.Int(0)
    """How far it is told; the browser goes on by itself and tells."""
    guess = traitlets.Bool(False)
    """Whether the room guesses: each line is asked first and told by the next key."""
    wish = traitlets.Dict()
    """What was asked for last: ``do`` says what."""

    def __init__(self, ruleset: str, example: str = "", position: str = "", **traits: Any) -> None:  # noqa: ANN401
        """Take a game by its id, and a worked example by its name or a position as text."""
        self.stage = Stage(find(ruleset))
        self._jump = 0
        self._shelved = ""
        if example:
            self.stage.open_example(example)
        elif position:
            self._read(position)
        super().__init__(**traits)
        self.observe(self._on_moved, ["at", "guess"])

    def _read(self, text: str) -> None:
        if is_sealed(text):
            raise InputError("sandbox-sealed")
        self.stage.open_text(text)

    def open_example(self, name: str) -> None:
        """Show a worked example. Raises ``InputError`` for one that there is not; what is shown stays."""
        self.stage.open_example(name)
        self._begin()

    def open_position(self, text: str) -> None:
        """Show a position. Raises ``InputError`` that says what is wrong with it; what is shown stays."""
        self._read(text)
        self._begin()

    def turn_show(self, show: str) -> None:
        """Tell something else of it, from the beginning."""
        self.stage.turn_to(show)
        self._begin()

    def _begin(self, at: int = 0) -> None:
        self._jump += 1
        busy, self._busy = self._busy, True
        self.at = at
        self._busy = busy
        self.changed()

    def _on_moved(self, _change: object) -> None:
        """Set from outside: the browser is to follow."""
        if not self._busy:
            self._jump += 1
            self.refresh()

    @traitlets.validate("at")
    def _within(self, proposal: Mapping[str, Any]) -> int:
        return max(0, min(int(proposal["value"]), MOST_STEPS))

    # ---------------------------------------------------------------- what is shown

    def describe(self) -> dict[str, Any]:
        """The position with all its lines, and where the browser begins if it is told to."""
        lang = self.language
        staged = self.stage.staged(lang)
        for scene in staged["boards"]:
            drawing = drawing_of(scene)
            if drawing != self.drawing:
                self.drawing = drawing
        if self._shelved and self._shelved != lang:
            self._fill_shelf()
        return {
            "name": self.say("present-head", game=game_name(lang, self.stage.ruleset.id)),
            "stage": staged,
            "at": self.at,
            "jump": self._jump,
            "guess": self.guess,
            "largest": LARGEST,
            "address": self.address,
        }

    @property
    def query(self) -> dict[str, str]:
        """The fields of a link that opens the same; none for a position that is too long for a link."""
        stage = self.stage
        found = {"example": stage.example} if stage.position is None else {"position": stage.position.link}
        found["show"] = stage.show
        if self.at:
            found["at"] = str(self.at)
        if self.guess:
            found["guess"] = "1"
        return found if len(urlencode(found)) <= LONGEST_ADDRESS else {}

    @property
    def address(self) -> str:
        """The query of a link to this moment; empty where it would be too long."""
        query = self.query
        return urlencode({"page": "teach", "ruleset": self.stage.ruleset.id, **query}) if query else ""

    def _fill_shelf(self) -> None:
        self._shelved = self.language
        self.shelf = [dict(part) for part in self.stage.library(self.language)]

    def result(self) -> dict[str, Any]:
        """What is shown, and how far."""
        return {
            "ruleset": self.stage.ruleset.id,
            "example": self.stage.example,
            "show": self.stage.show,
            "at": self.at,
            "guess": self.guess,
        }

    def html(self) -> str:
        """The question and all lines, for pages where no widget can run."""
        staged = self.scene["stage"]
        lines = "\n".join(
            f"<li>{escape(' '.join(filter(None, (line['label'], line['value']))))}</li>"
            for line in staged["lines"]
        )
        return (
            f"<h3>{escape(staged['title'])}</h3>\n<p>{escape(staged['question'])}</p>\n<ul>\n{lines}\n</ul>"
        )

    # ---------------------------------------------------------------- gestures

    def on_reveal(self, gesture: Gesture) -> None:
        """The presenter went on, or back; the room has seen it."""
        self.at = int(gesture["at"])
        self.value = self.result()

    def on_show(self, gesture: Gesture) -> None:
        """Tell something else."""
        self.turn_show(str(gesture["show"])[:LONGEST_NAME])

    def on_guess(self, gesture: Gesture) -> None:
        """Whether the room guesses; what was told stays told."""
        self.guess = gesture["on"] is True
        self._begin(int(gesture.get("at", 0)))

    def on_near(self, gesture: Gesture) -> None:
        """The example after this one, or before."""
        self.stage.go_near(1 if int(gesture["by"]) > 0 else -1)
        self._begin()

    def on_shelf(self, _: Gesture) -> None:
        """Somebody wants to choose: the examples are sent."""
        if not self._shelved:
            self._fill_shelf()

    def on_example(self, gesture: Gesture) -> None:
        """Another example."""
        self.open_example(str(gesture["name"])[:LONGEST_NAME])

    def on_open(self, gesture: Gesture) -> None:
        """A position as text."""
        text = str(gesture.get("text", ""))
        if len(text) > LARGEST:
            raise InputError("sandbox-text-long", size=len(text), max=LARGEST)
        self.open_position(text)

    def on_theme(self, _: Gesture) -> None:
        """The next theme: the system's, light, dark."""
        self.theme = THEMES[(THEMES.index(self.theme) + 1) % len(THEMES)]

    def on_try(self, _: Gesture) -> None:
        """Go on in the sandbox."""
        self.wish = {"do": "try"}
        self.wish = {}
