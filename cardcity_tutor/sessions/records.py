"""Records of any game: which game it is, and the states that it went through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ..core.errors import IllegalAction, InputError
from ..core.game import Action, Event
from ..core.record import Line, read_lines
from ..core.ruleset import Ruleset
from ..games import DEFAULT, find
from .seats import Chair, chairs_of

LARGEST: Final = 1_000_000
"""Characters of a record that are read; the longest games need a tenth of it."""


class Step(NamedTuple):
    """A decision, and what came of it; the first step of a game has none."""

    action: Action | None
    state: Any
    events: tuple[Event, ...]


class Played(NamedTuple):
    """A game that was read from a record."""

    ruleset: Ruleset
    way: Any
    seed: int
    first: Line
    steps: tuple[Step, ...]
    text: str

    @property
    def decisions(self) -> tuple[Action, ...]:
        """What was decided."""
        return tuple(step.action for step in self.steps if step.action is not None)


def read_record(text: object) -> Played:
    """The first game of a record. Raises ``InputError`` naming the line that is wrong."""
    if not isinstance(text, str):
        raise InputError("field-not-text", field="record", value=text)
    if len(text) > LARGEST:
        raise InputError("table-record-long", size=len(text), max=LARGEST)
    lines = text.splitlines()
    ruleset = find(_ruleset_of(lines))
    records, engine = ruleset.needed(ruleset.records), ruleset.needed(ruleset.engine)
    played = next(iter(records.replay(lines, unfinished=True)))
    seed = played.lines[0]["seed"]
    state, events = engine.start(played.way, seed)
    steps = [Step(None, state, tuple(events))]
    try:
        for action in played.decisions:
            state, events = engine.apply(state, action)
            steps.append(Step(action, state, tuple(events)))
    except IllegalAction:
        raise InputError("match-record-dealt") from None
    told = tuple(event for step in steps[1:] for event in step.events)
    recorded = tuple(played.events)[len(played.events) - len(told) :]  # some tell the deal, too
    if told != recorded or engine.view(state, None) != engine.view(played.state, None):
        raise InputError("match-record-dealt")  # what nobody has seen yet a record need not tell
    return Played(ruleset, played.way, seed, played.lines[0], tuple(steps), text)


def chairs_in(first: Line, players: int, bot: str) -> tuple[Chair, ...]:
    """Who sits where, by a record's first line; a record of bots alone is looked at as if the first were a person."""
    seats = first.get("seats")
    if seats is None:
        bots = first.get("bots")
        named = bots if isinstance(bots, list) and all(isinstance(name, str) for name in bots) else []
        found: Sequence[Any] = [Chair(), *(Chair(bot=name) for name in named[1:])]
        seats = [*found, *[Chair(bot=bot)] * players][:players]
    try:
        return chairs_of(seats, players)
    except InputError:
        raise InputError("record-field", line=1, field="seats") from None


def _ruleset_of(lines: list[str]) -> str:
    for _, line in read_lines(lines):
        name = line.get("ruleset", DEFAULT)
        if not isinstance(name, str):
            raise InputError("record-field", line=1, field="ruleset")
        return name
    raise InputError("record-empty")
