"""``MatchTable``: a match of any game in one view, alone, against bots or in turns at one screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final
from urllib.parse import parse_qs, urlencode

import traitlets

from cardcity_tutor.club.seals import seal, unseal
from cardcity_tutor.core.errors import IllegalAction, InputError, TutorError
from cardcity_tutor.core.game import Action
from cardcity_tutor.core.scene import Gesture as MenuGesture
from cardcity_tutor.games import find
from cardcity_tutor.sessions import Look, Match, Options
from cardcity_tutor.sessions.look import Refusal, Sight, drawing_of
from cardcity_tutor.sessions.names import rule_text
from cardcity_tutor.sessions.seats import Seats

from .base import Gesture, TutorWidget
from .bundle import script, sheets

SHEETS: Final = ("base/tokens.css", "base/parts.css", "match/match.css")
LONGEST_TYPED: Final = 200
LONGEST_NAME: Final = 80
"""Characters of a choice, a spot or a turn."""


def without_record(value: Mapping[str, Any], _widget: object) -> dict[str, Any]:
    """What the browser gets of ``value``: a record holds the seed, and so everything that is hidden."""
    return {name: part for name, part in value.items() if name != "record"}


class MatchTable(TutorWidget):
    """A match of any game of the house for persons and bots.

    Several persons share the screen: a curtain falls whenever it has to be handed to somebody who knows more than all.
    """

    _esm = script("match/match-table.js")
    _css = sheets(*SHEETS)
    unanswered = frozenset({"tried"})
    options = ("ruleset", "match", "seats", "opponents", "seed")

    drawing = traitlets.Dict().tag(sync=True)
    """The style sheet and the symbols of the game's drawings, sent once."""
    value = traitlets.Dict().tag(sync=True, to_json=without_record)
    key = traitlets.Unicode("").tag(sync=True)
    """With a key, the browser keeps the record under it, so that a lost kernel loses nothing."""
    chosen = traitlets.Bool(False).tag(sync=True)
    """The match was begun on purpose: what the browser kept under the key is not offered, but replaced."""
    acts = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """What can be done beside playing: ``new``, ``download``, ``replay``; a click on one lands in ``wish``."""
    linked = traitlets.Bool(False).tag(sync=True)
    """Whether a rule that is read here can be opened on a page of its own; a click on that lands in ``wish``."""
    wish = traitlets.Dict()
    """What was asked for last: ``do`` says what."""

    def __init__(
        self,
        ruleset: str = "",
        *,
        match: Match | None = None,
        seats: Seats | None = None,
        opponents: Sequence[str] = (),
        seed: int | None = None,
        **options: Any,  # noqa: ANN401 (traits, and options of the game)
    ) -> None:
        """Take a game by its id with its options, who sits where, and a seed (none: chance); or a match."""
        traits = {name: value for name, value in options.items() if self.has_trait(name)}
        plain = {name: value for name, value in options.items() if name not in traits}
        if match is None:
            known = find(ruleset)
            way = Options(known, plain).way
            match = Match(known, way, seed=seed, seats=seats, opponents=_names(opponents))
        elif plain:
            raise InputError("widget-option", field=next(iter(plain)), expected="match")
        self.match = match
        self._refusal: Refusal | None = None
        self._hint: list[str] = []
        self._rule: dict[str, Any] | None = None
        self._file: dict[str, str] | None = None
        super().__init__(**traits)

    @classmethod
    def resume(cls, record: str, **traits: Any) -> MatchTable:  # noqa: ANN401
        """Go on with a match from its record (``value["record"]``, or a file's text)."""
        return cls(match=Match.resume(record), **traits)

    def sit_down(self, match: Match) -> None:
        """Go over to another match, and show it."""
        self.match = match
        self._hint, self._refusal, self._rule = [], None, None
        self.refresh()

    def hand_over(self, name: str, text: str) -> None:
        """Give the browser a file to save, with the next scene."""
        self._file = {"name": name, "text": text}
        self.changed()

    # ---------------------------------------------------------------- what is shown

    @property
    def look(self) -> Look:
        """The match as the person at the screen sees it."""
        return Look(self.match, self.language)

    def describe(self) -> dict[str, Any]:
        """What the person at the screen sees, and what the rules or the coach have just said."""
        sight = self.look.sight
        self._set_drawing(sight)
        scene = {
            "title": "" if self.acts else sight["title"],
            "name": sight["title"],
            "sight": sight,
            "refused": self._refusal,
            "hint": self._hint,
            "rule": self._rule,
            "file": self._file,
            "work": urlencode({"record": self.portable}) if self.key else "",
        }
        self._rule = self._file = None
        return scene

    def _set_drawing(self, sight: Sight) -> None:
        drawing = drawing_of(sight["scene"])
        if drawing != self.drawing:
            self.drawing = drawing

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: how the match stands, and the record."""
        match = self.match
        results = match.engine.results(match.state) if match.over else ()
        return {
            "ruleset": match.ruleset.id,
            "over": match.over,
            "turn": match.engine.clock(match.state)[0],
            "places": [result.place for result in results],
            "scores": [result.score for result in results],
            "seats": [chair.plain for chair in match.chairs],
            "refused": match.refused,
            "hints": match.hinted,
            "record": match.record,
        }

    @property
    def portable(self) -> str:
        """The record as it may leave the kernel: sealed, as long as it would tell what nobody may know yet."""
        record = self.match.record
        return record if self.match.over else seal(record)

    def html(self) -> str:
        """The moment in words, for pages where no widget can run."""
        sight = self.scene["sight"]
        menu = sight.get("menu")
        told = [sight["title"], sight["clock"], menu["prompt"] if menu else "", *sight["scene"]["notes"]]
        told += [f"{stat['label']}: {stat['value']}" for stat in sight["scene"]["stats"]]
        return "\n".join(f"<p>{escape(str(text))}</p>" for text in told if text)

    # ---------------------------------------------------------------- decisions

    def on_decide(self, gesture: Gesture) -> None:
        """A choice, with the spot and the turn that it needs."""
        made: MenuGesture = {"choice": str(gesture["choice"])[:LONGEST_NAME]}
        if gesture.get("spot") is not None:
            made["spot"] = str(gesture["spot"])[:LONGEST_NAME]
        if gesture.get("turn") is not None:
            made["turn"] = str(gesture["turn"])[:LONGEST_NAME]
        self._decide(self.look.face.action(self.match.view, made))

    def on_type(self, gesture: Gesture) -> None:
        """A typed decision, in the words of the game."""
        text = str(gesture["text"])[:LONGEST_TYPED]
        self._decide(self.look.face.typed(self.match.view, text))

    def _decide(self, action: Action) -> None:
        self._refusal = None
        try:
            self.match.decide(action)
        except IllegalAction:
            self._refusal = self.look.refusal(action)
            if self._refusal is not None:
                return  # the scene says it, with the things at fault
            raise
        self._hint = []

    def on_tried(self, _: Gesture) -> None:
        """A try that the browser knew to be forbidden; it has shown why."""
        self.match.refused += 1

    def on_uncover(self, _: Gesture) -> None:
        """The curtain is lifted by the person to whom the screen was handed."""
        self.match.uncover()

    def on_undo(self, _: Gesture) -> None:
        """Take the last decision back, where nothing hidden was shown since."""
        self.match.undo()
        self._hint, self._refusal = [], None
        self.tell(self.say("said-undone"))

    def on_redo(self, _: Gesture) -> None:
        """Make it again."""
        self.match.redo()
        self._hint, self._refusal = [], None
        self.tell(self.say("said-redone"))

    def on_hint(self, _: Gesture) -> None:
        """One step of three: where to look, what kind of decision, the decision."""
        lines = self.look.hint()
        self._hint = [self.say("match-hinted", step=self.match.hint_step), *lines]

    def on_rule(self, gesture: Gesture) -> None:
        """What the game's book says under this rule."""
        found = rule_text(self.language, self.match.ruleset, str(gesture["rule"])[:LONGEST_NAME])
        self._rule = found._asdict()

    def on_look_up(self, gesture: Gesture) -> None:
        """Open a rule on the page of the rules."""
        rule = str(gesture["rule"])[:LONGEST_NAME]
        self.wish = {"do": "rule", "ruleset": self.match.ruleset.id, "rule": rule}
        self.wish = {}

    def on_act(self, gesture: Gesture) -> None:
        """Something beside playing, for whoever shows this view."""
        name = str(gesture["act"])
        if name not in self.acts:
            raise LookupError(name)
        self.wish = {"do": name}
        self.wish = {}

    def on_restore(self, gesture: Gesture) -> None:
        """Take up the match that the browser kept."""
        kept = parse_qs(str(gesture["work"])).get("record", [""])[0]
        try:
            match = Match.resume(unseal(kept).text)
        except TutorError as problem:
            raise InputError("match-kept", problem=self.explain(problem)) from None
        self.match = match
        self.tell(self.say("match-again"))

    def explain(self, error: TutorError) -> str:
        """What a person reads instead of an exception; for a refusal the rules against it."""
        if isinstance(error, IllegalAction) and error.verdict is not None and error.verdict.rules:
            told = []
            for rule in error.verdict.rules:
                try:
                    found = rule_text(self.language, self.match.ruleset, rule)
                except TutorError:
                    continue
                told.append(self.say("match-refused", rule=found.title, why=found.text))
            if told:
                return " ".join(told)
        return super().explain(error)


def _names(opponents: object) -> tuple[str, ...]:
    if isinstance(opponents, str):
        return (opponents,)
    if not isinstance(opponents, Sequence) or not all(isinstance(name, str) for name in opponents):
        raise InputError("field-not-texts", field="opponents", value=opponents)
    return tuple(opponents)
