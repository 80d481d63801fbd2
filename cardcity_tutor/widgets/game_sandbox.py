"""``GameSandbox``: any position of any game, played on by one person for everybody, with everything open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import urlencode

import traitlets

from cardcity_tutor.club.seals import is_sealed
from cardcity_tutor.core.errors import IllegalAction, InputError, TutorError
from cardcity_tutor.core.numbers import typed_count
from cardcity_tutor.core.scene import Gesture as MenuGesture
from cardcity_tutor.games import find
from cardcity_tutor.sessions import Options, Sandbox
from cardcity_tutor.sessions.look import Refusal, drawing_of
from cardcity_tutor.sessions.match import new_seed
from cardcity_tutor.sessions.names import rule_text
from cardcity_tutor.sessions.options import SEATS
from cardcity_tutor.sessions.records import LARGEST
from cardcity_tutor.sessions.sandbox import Move

from .base import Gesture, TutorWidget, packed, unpacked
from .bundle import script, sheets
from .match_table import LONGEST_NAME, LONGEST_TYPED, SHEETS

LONGEST_ADDRESS: Final = 3600
"""Characters of a link; a longer position is copied as text."""


class GameSandbox(TutorWidget):
    """A table without seats: whoever looks decides for every player, and takes back what they like."""

    _esm = script("sandbox/game-sandbox.js")
    _css = sheets(*SHEETS, "table/play.css", "match/setup.css", "sandbox/sandbox.css")
    unanswered = frozenset({"tried"})
    options = ("ruleset", "position")

    drawing = traitlets.Dict().tag(sync=True)
    """The style sheet and the symbols of the game's drawings, sent once."""
    shelf = traitlets.List(traitlets.Dict()).tag(sync=True, to_json=packed, from_json=unpacked)
    """The entries of the book that a position can begin from, once somebody wants another position."""
    acts = traitlets.List(traitlets.Unicode()).tag(sync=True)
    linked = traitlets.Bool(False).tag(sync=True)
    """Whether a rule that is read here can be opened on a page of its own; a click on that lands in ``wish``."""
    wish = traitlets.Dict()
    """What was asked for last: ``do`` says what."""
    link = traitlets.Unicode("")
    """What a link to the position bears; it changes with every decision."""

    def __init__(self, ruleset: str, position: str = "", **traits: Any) -> None:  # noqa: ANN401 (traits)
        """Take a game by its id, and a position in any of the forms that ``Sandbox.open_text`` reads."""
        self.sandbox = Sandbox(find(ruleset))
        self.choices = Options(self.sandbox.ruleset)
        self._refusal: Refusal | None = None
        self._rule: dict[str, Any] | None = None
        self._shelved = ""
        self._seed = ""
        if position:
            self._read(position)
        super().__init__(**traits)

    def _read(self, text: str) -> None:
        if is_sealed(text):
            raise InputError("sandbox-sealed")
        self.sandbox.open_text(text)

    def open_position(self, text: str) -> None:
        """Go over to a position. Raises ``InputError`` that says what is wrong with it; what is open stays."""
        self._open(lambda: self._read(text))
        self.changed()

    def begin(self, plain: Mapping[str, Any], seed: int | None = None) -> None:
        """Begin a new game, dealt by chance without a seed. Raises ``InputError`` for options that there are not."""
        choices = Options(self.sandbox.ruleset, plain)
        dealt = new_seed() if seed is None else seed
        self._open(lambda: self.sandbox.begin(choices.plain, dealt))
        self.choices = choices
        self.changed()

    def open_place(self, name: str, number: int = 0) -> None:
        """Go over to a position of the book."""
        self._open(lambda: self.sandbox.open_place(name, number))
        self.changed()

    def _open(self, act: Callable[[], None]) -> None:
        act()
        self._refusal = None

    # ---------------------------------------------------------------- what is shown

    def describe(self) -> dict[str, Any]:
        """The moment, and what can be begun instead."""
        lang, sandbox = self.language, self.sandbox
        sight = sandbox.sight(lang)
        drawing = drawing_of(sight["scene"])
        if drawing != self.drawing:
            self.drawing = drawing
        if self._shelved and self._shelved != lang:
            self._fill_shelf()
        rule, self._rule = self._rule, None
        return {
            "title": "",
            "name": self.say("sandbox-head", game=sight["title"]),
            "sight": sight,
            "refused": self._refusal,
            "hint": [],
            "rule": rule,
            "answers": sandbox.answers(lang),
            "text": sandbox.text,
            "address": self.address,
            "opener": self._opener(),
            "largest": LARGEST,
        }

    @property
    def address(self) -> str:
        """The query of a link to the position; empty where it is too long for one."""
        query = urlencode({"page": "sandbox", "ruleset": self.sandbox.ruleset.id, "position": self.link})
        return query if len(query) <= LONGEST_ADDRESS else ""

    def _opener(self) -> dict[str, Any]:
        return {
            "players": sorted(self.choices.players),
            "count": self.choices.plain.get(SEATS, self.choices.players[0]),
            "rows": self.choices.rows(self.language),
            "seed": self._seed,
            "trouble": self._trouble(),
            "shelved": bool(self._shelved),
        }

    def _trouble(self) -> str:
        """Why these options do not go together."""
        try:
            _ = self.choices.way
        except TutorError as error:
            return self.explain(error)
        return ""

    def _fill_shelf(self) -> None:
        self._shelved = self.language
        self.shelf = [dict(group) for group in self.sandbox.shelf(self.language)]

    def refresh(self) -> None:
        """The link first: whoever watches it finds the position."""
        self.link = self.sandbox.link
        super().refresh()

    def result(self) -> dict[str, Any]:
        """The position as text, and whether a game has ended in it."""
        return {
            "ruleset": self.sandbox.ruleset.id,
            "text": self.sandbox.text,
            "over": self.sandbox.over,
            "refused": self._refusal is not None,
        }

    # ---------------------------------------------------------------- deciding

    def on_decide(self, gesture: Gesture) -> None:
        """A choice, with the spot and the turn that it needs."""
        made: MenuGesture = {"choice": str(gesture["choice"])[:LONGEST_NAME]}
        if gesture.get("spot") is not None:
            made["spot"] = str(gesture["spot"])[:LONGEST_NAME]
        if gesture.get("turn") is not None:
            made["turn"] = str(gesture["turn"])[:LONGEST_NAME]
        self._decide(made)

    def on_type(self, gesture: Gesture) -> None:
        """A typed decision, in the words of the game."""
        self._decide(str(gesture["text"])[:LONGEST_TYPED])

    def _decide(self, move: Move) -> None:
        self._refusal = None
        try:
            self.sandbox.decide(move)
        except IllegalAction:
            self._refusal = self.sandbox.refusal(self.language, move)
            if self._refusal is None:
                raise

    def on_undo(self, _: Gesture) -> None:
        """Take the last decision back."""
        self._open(self.sandbox.undo)

    def on_redo(self, _: Gesture) -> None:
        """Make it again."""
        self._open(self.sandbox.redo)

    def on_eyes(self, gesture: Gesture) -> None:
        """Look with the eyes of whoever is on turn (0), or of a player."""
        eye = int(gesture["eye"])
        self.sandbox.look_as(eye - 1 if eye else None)

    def on_rule(self, gesture: Gesture) -> None:
        """What the game's book says under this rule."""
        found = rule_text(self.language, self.sandbox.ruleset, str(gesture["rule"])[:LONGEST_NAME])
        self._rule = found._asdict()

    def on_look_up(self, gesture: Gesture) -> None:
        """Open a rule on the page of the rules."""
        self.wish = {"do": "rule", "rule": str(gesture["rule"])[:LONGEST_NAME]}
        self.wish = {}

    # ---------------------------------------------------------------- another position

    def on_shelf(self, _: Gesture) -> None:
        """Somebody wants another position: the book is sent."""
        if not self._shelved:
            self._fill_shelf()

    def on_players(self, gesture: Gesture) -> None:
        """How many play in the next new game."""
        self.choices.choose(SEATS, int(gesture["count"]))

    def on_option(self, gesture: Gesture) -> None:
        """Another value of a field of the next new game."""
        self.choices.choose(str(gesture["name"])[:LONGEST_NAME], gesture["value"])

    def on_seed(self, gesture: Gesture) -> None:
        """The number that deals the next new game."""
        self._seed = str(gesture["text"]).strip()[:20]

    def on_begin(self, _: Gesture) -> None:
        """A new game."""
        seed = typed_count(self._seed) if self._seed else None
        if self._seed and seed is None:
            raise InputError("table-seed", value=self._seed)
        dealt = new_seed() if seed is None else seed
        self._open(lambda: self.sandbox.begin(self.choices.plain, dealt))

    def on_place(self, gesture: Gesture) -> None:
        """A position of the book."""
        name, number = str(gesture["name"])[:LONGEST_NAME], int(gesture.get("number", 0))
        self._open(lambda: self.sandbox.open_place(name, number))
        self.tell(self.say("sandbox-opened"))

    def on_open(self, gesture: Gesture) -> None:
        """A position as text."""
        size = int(gesture.get("size", 0))
        if size > LARGEST:
            raise InputError("sandbox-text-long", size=size, max=LARGEST)
        text = str(gesture.get("text", ""))
        self._open(lambda: self._read(text))
        self.tell(self.say("sandbox-opened"))

    def explain(self, error: TutorError) -> str:
        """What a person reads instead of an exception; for a refusal the rules against it."""
        if isinstance(error, IllegalAction) and error.verdict is not None:
            told = []
            for rule in error.verdict.rules:
                found = rule_text(self.language, self.sandbox.ruleset, rule)
                told.append(self.say("match-refused", rule=found.title, why=found.text))
            if told:
                return " ".join(told)
        return super().explain(error)
