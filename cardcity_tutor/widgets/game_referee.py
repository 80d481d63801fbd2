"""``GameReferee``: the score sheet of a real table of any game, with objections, totals and ranking."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlencode

import traitlets

from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.games import find
from cardcity_tutor.sessions.look import drawing_of
from cardcity_tutor.sessions.names import game_name, rule_text
from cardcity_tutor.sessions.options import SEATS
from cardcity_tutor.sessions.referee import LARGEST, LONGEST_FIELD, Referee

from .base import Gesture, TutorWidget
from .bundle import script, sheets
from .match_table import LONGEST_NAME


class GameReferee(TutorWidget):
    """What lies before each player of a real table is typed here, and counted by the engine."""

    _esm = script("sheet/game-referee.js")
    _css = sheets(
        "base/tokens.css", "base/parts.css", "match/match.css", "match/setup.css", "sheet/game-referee.css"
    )
    options = ("ruleset",)

    drawing = traitlets.Dict().tag(sync=True)
    """The style sheet and the symbols of the game's drawings, sent once."""
    key = traitlets.Unicode("").tag(sync=True)
    """With a key, the browser keeps the table under it."""
    linked = traitlets.Bool(False).tag(sync=True)
    """Whether a rule that is read here can be opened on a page of its own; a click on that lands in ``wish``."""
    wish = traitlets.Dict()
    """What was asked for last: ``do`` says what."""

    def __init__(self, ruleset: str, **traits: Any) -> None:  # noqa: ANN401 (traits)
        """An empty table of a game, by its id."""
        self.referee = Referee(find(ruleset))
        self._rule: dict[str, Any] | None = None
        self._file: dict[str, str] | None = None
        super().__init__(**traits)

    # ---------------------------------------------------------------- what is shown

    def describe(self) -> dict[str, Any]:
        """All players with what they come to."""
        lang, referee = self.language, self.referee
        seats = referee.seats(lang)
        for seat in seats:
            if "scene" in seat:
                drawing = drawing_of(seat["scene"])
                if drawing != self.drawing:
                    self.drawing = drawing
        rule, self._rule = self._rule, None
        file, self._file = self._file, None
        return {
            "name": self.say("sheet-head", game=game_name(lang, referee.ruleset.id)),
            "seats": seats,
            "players": sorted(referee.options.players),
            "rows": referee.options.rows(lang),
            "longest": LONGEST_FIELD,
            "largest": LARGEST,
            "rule": rule,
            "file": file,
            "work": urlencode({"table": referee.text}) if self.key else "",
        }

    def result(self) -> dict[str, Any]:
        """The totals and places, and the table as text."""
        seats = self.scene.get("seats") or self.referee.seats(self.language)
        return {
            "ruleset": self.referee.ruleset.id,
            "scores": [seat["score"] for seat in seats],
            "places": [seat["place"] for seat in seats],
            "table": self.referee.text,
        }

    def refresh(self) -> None:
        """The result is that of the scene that is sent."""
        super().refresh()
        self.value = self.result()

    # ---------------------------------------------------------------- gestures

    def on_type(self, gesture: Gesture) -> None:
        """A field of a player."""
        self.referee.type(int(gesture["player"]), str(gesture["field"]), str(gesture["text"]))

    def on_name(self, gesture: Gesture) -> None:
        """What a player is called."""
        self.referee.name(int(gesture["player"]), str(gesture["text"]))

    def on_players(self, gesture: Gesture) -> None:
        """How many play."""
        self.referee.choose(SEATS, int(gesture["count"]))

    def on_option(self, gesture: Gesture) -> None:
        """Another value of an option of the game."""
        self.referee.choose(str(gesture["name"])[:LONGEST_NAME], gesture["value"])

    def on_clear(self, _: Gesture) -> None:
        """An empty table."""
        self.referee.clear()

    def on_save(self, _: Gesture) -> None:
        """The table as a file."""
        name = self.say("sheet-file", game=self.referee.ruleset.id)
        self._file = {"name": name, "text": self.referee.text}

    def on_open(self, gesture: Gesture) -> None:
        """A table from a file."""
        size = int(gesture.get("size", 0))
        if size > LARGEST:
            raise InputError("sandbox-text-long", size=size, max=LARGEST)
        self.referee.open(str(gesture.get("text", "")))
        self.tell(self.say("sheet-again"))

    def on_restore(self, gesture: Gesture) -> None:
        """The table that the browser kept."""
        try:
            self.referee.open(parse_qs(str(gesture["work"])).get("table", [""])[0])
        except TutorError as problem:
            raise InputError("sheet-kept", problem=self.explain(problem)) from None
        self.tell(self.say("sheet-again"))

    def on_rule(self, gesture: Gesture) -> None:
        """What the game's book says under this rule."""
        found = rule_text(self.language, self.referee.ruleset, str(gesture["rule"])[:LONGEST_NAME])
        self._rule = found._asdict()

    def on_look_up(self, gesture: Gesture) -> None:
        """Open a rule on the page of the rules."""
        self.wish = {"do": "rule", "rule": str(gesture["rule"])[:LONGEST_NAME]}
        self.wish = {}
