"""``Replay``: a recorded game step by step."""

from __future__ import annotations

from itertools import accumulate
from typing import NotRequired, TypedDict

from ..coach.playouts import bot_names
from ..core.errors import InputError
from ..core.scene import Scene
from ..locale import say
from .look import Entry, Outcome, clock_text, face_of, log, outcome
from .names import game_name, seat_names
from .records import Played, chairs_in, read_record


class ReplaySight(TypedDict):
    """A step of a replay as somebody sees it."""

    title: str
    clock: str
    at: int
    last: int
    caption: str
    """What was decided in this step, and by whom."""
    scene: Scene
    log: list[Entry]
    eyes: list[str]
    """Who may look: everybody first, then the players."""
    eye: int
    """Which of them looks."""
    outcome: NotRequired[Outcome]


class Replay:
    """A game from its record: any step can be looked at, with the eyes of everybody or, once it is over, of a player."""

    def __init__(self, played: Played) -> None:
        """Begin before the first decision."""
        self.played = played
        self.ruleset = played.ruleset
        self.engine = self.ruleset.needed(self.ruleset.engine)
        self.chairs = chairs_in(played.first, played.way.players, bot_names(self.ruleset)[-1])
        self.face = face_of(self.ruleset)
        self.at = 0
        self.eye: int | None = None
        self._events = list(
            accumulate((step.events for step in played.steps), lambda all_, more: all_ + more)
        )

    @classmethod
    def read(cls, record: str) -> Replay:
        """A replay of the first game of a record."""
        return cls(read_record(record))

    @property
    def record(self) -> str:
        """The record as it was read."""
        return self.played.text

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.played.steps) - 1

    @property
    def over(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.played.steps[-1].state.over)

    def go(self, at: int) -> None:
        """Look at a step; beyond the ends lies nothing."""
        self.at = min(max(at, 0), self.last)

    def look_as(self, eye: int | None) -> None:
        """Look with other eyes. In a game that goes on, nobody sees what a player hides."""
        if eye is not None and not (self.over and 0 <= eye < len(self.chairs)):
            raise InputError("match-replay-open")
        self.eye = eye

    def turn_step(self, by: int) -> int:
        """The step at which the next turn begins, or the turn before."""
        turn = self.engine.clock(self.played.steps[self.at].state)[0]
        steps = range(self.at + 1, self.last + 1) if by > 0 else range(self.at - 1, -1, -1)
        for step in steps:
            if self.engine.clock(self.played.steps[step].state)[0] != turn:
                return step
        return self.last if by > 0 else 0

    def sight(self, lang: str) -> ReplaySight:
        """The step that is looked at."""
        names = seat_names(lang, self.ruleset.id, self.chairs)
        step = self.played.steps[self.at]
        seen = self.engine.view(step.state, self.eye)
        found: ReplaySight = {
            "title": game_name(lang, self.ruleset.id),
            "clock": clock_text(lang, self.engine.clock(step.state)),
            "at": self.at,
            "last": self.last,
            "caption": self._caption(lang, names),
            "scene": self.face.scene(seen, lang, self.eye, names),
            "log": log(self.face, lang, self._events[self.at], names, self.eye),
            "eyes": [say(lang, "match-everybody"), *(names if self.over else ())],
            "eye": 0 if self.eye is None else self.eye + 1,
        }
        if step.state.over:
            found["outcome"] = outcome(lang, self.ruleset, self.engine.results(step.state), names, None)
        return found

    def _caption(self, lang: str, names: list[str]) -> str:
        step = self.played.steps[self.at]
        if step.action is None:
            return say(lang, "match-replay-begin")
        before = self.played.steps[self.at - 1].state
        told = [self.face.told(event, lang, names) for event in step.events if event.player == before.player]
        sentence = next((text for text in told if text), "")
        # Without a sentence of its own the decision is named, unless that would tell what is hidden.
        return sentence or say(lang, "match-replay-decided", name=names[before.player])
