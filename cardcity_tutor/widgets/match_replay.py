"""``MatchReplay``: a recorded match of any game, step by step."""

from __future__ import annotations

from html import escape
from typing import Any

import traitlets

from cardcity_tutor.club.seals import seal, unseal
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.sessions import Replay
from cardcity_tutor.sessions.look import drawing_of
from cardcity_tutor.sessions.names import rule_text
from cardcity_tutor.sessions.records import LARGEST, read_record

from .base import Gesture, TutorWidget
from .bundle import script, sheets
from .match_table import LONGEST_NAME, SHEETS


class MatchReplay(TutorWidget):
    """A match to go through in both directions; without a record the view asks for one."""

    _esm = script("match/match-replay.js")
    _css = sheets(*SHEETS, "table/play.css", "match/setup.css")
    options = ("record",)

    drawing = traitlets.Dict().tag(sync=True)
    """The style sheet and the symbols of the game's drawings, sent once."""
    linked = traitlets.Bool(False).tag(sync=True)
    """Whether a rule that is read here can be opened on a page of its own; a click on that lands in ``wish``."""
    wish = traitlets.Dict()
    """What was asked for last: ``do`` says what."""
    page = traitlets.Bool(False).tag(sync=True)
    """Whether the view is a page of the app: it has a title of its own."""

    def __init__(self, record: str = "", **traits: Any) -> None:  # noqa: ANN401 (traits of all kinds)
        """Take a record, finished or not."""
        self.replay = Replay.read(unseal(record).text) if record else None
        self._rule: dict[str, Any] | None = None
        super().__init__(**traits)

    def open_record(self, record: str, *, at: int = 0) -> None:
        """Show another match, at a step. Raises ``InputError`` naming the line that is wrong; what is open stays."""
        self.replay = Replay(read_record(unseal(record).text))
        self.replay.go(at)
        self.changed()

    @property
    def portable(self) -> str:
        """The record as it may leave the kernel."""
        if self.replay is None:
            return ""
        text = self.replay.record
        return text if self.replay.over else seal(text)

    def describe(self) -> dict[str, Any]:
        """The step that is looked at, or what asks for a record."""
        rule, self._rule = self._rule, None
        if self.replay is None:
            return {"sight": None, "lead": self.say("match-replay-lead"), "largest": LARGEST, "rule": None}
        sight = self.replay.sight(self.language)
        drawing = drawing_of(sight["scene"])
        if drawing != self.drawing:
            self.drawing = drawing
        return {
            "sight": sight,
            "head": self.say("match-replay-head", game=sight["title"]),
            "step": self.say("match-replay-step", at=sight["at"], last=sight["last"]),
            "rule": rule,
            "largest": LARGEST,
        }

    def result(self) -> dict[str, Any]:
        """Where the replay is."""
        if self.replay is None:
            return {}
        return {"ruleset": self.replay.ruleset.id, "at": self.replay.at, "last": self.replay.last}

    def html(self) -> str:
        """The step in words, for pages where no widget can run."""
        sight = self.scene["sight"]
        told = (
            [sight["title"], sight["clock"], self.scene["step"], sight["caption"]]
            if sight
            else [self.scene["lead"]]
        )
        return "\n".join(f"<p>{escape(str(text))}</p>" for text in told)

    @property
    def _open(self) -> Replay:
        if self.replay is None:
            raise LookupError("replay")
        return self.replay

    def on_go(self, gesture: Gesture) -> None:
        """To a step."""
        self._open.go(int(gesture["at"]))

    def on_turns(self, gesture: Gesture) -> None:
        """To the next turn, or the one before."""
        self._open.go(self._open.turn_step(int(gesture["by"])))

    def on_eyes(self, gesture: Gesture) -> None:
        """Look with the eyes of everybody (0), or of a player."""
        eye = int(gesture["eye"])
        self._open.look_as(eye - 1 if eye else None)

    def on_rule(self, gesture: Gesture) -> None:
        """What the game's book says under this rule."""
        rule = str(gesture["rule"])[:LONGEST_NAME]
        self._rule = rule_text(self.language, self._open.ruleset, rule)._asdict()

    def on_look_up(self, gesture: Gesture) -> None:
        """Open a rule on the page of the rules."""
        rule = str(gesture["rule"])[:LONGEST_NAME]
        self.wish = {"do": "rule", "ruleset": self._open.ruleset.id, "rule": rule}
        self.wish = {}

    def on_open(self, gesture: Gesture) -> None:
        """A record from elsewhere, as text."""
        size = int(gesture.get("size", 0))
        if size > LARGEST:
            raise InputError("table-record-long", size=size, max=LARGEST)
        self.open_record(str(gesture.get("text", "")))

    def on_other(self, _: Gesture) -> None:
        """Ask for another record."""
        self.replay = None
