"""Game records: events as JSON lines, and records played again, line by line, to check them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ....core.errors import IllegalAction, InputError
from ....core.game import Event
from ....core.record import Line, compared, read_lines
from ..options import limits, read_options
from . import actions as act
from .play import RULES_VERSION, Step, apply, traded, used
from .recorded import decision
from .state import State, first_state
from .way import TABLES, Way

UNRECORDED = frozenset({"set-up"})
"""What the first line tells."""
OPTIONAL = (
    "players",
    "level",
    "professions",
    "quarters",
    "options",
    "rulings",
    "gifts",
    "handicaps",
    "offers",
    "stays",
    "box",
)


class Replayed(NamedTuple):
    """A game that was played again without a difference."""

    number: int
    way: Way
    lines: tuple[Line, ...]
    state: State
    events: tuple[Event, ...]
    decisions: tuple[act.Action, ...]


def start_line(number: int, way: Way, seed: int, **extra: object) -> Line:
    """The first line of a game's record."""
    state = first_state(way, seed)
    way = state.way
    return {
        "game": number,
        "event": "start",
        "ruleset": "cite",
        "level": way.level,
        "players": way.players,
        "professions": list(way.professions),
        "quarters": list(way.quarters),
        "options": list(way.options),
        "rulings": dict(way.rulings),
        "gifts": list(way.gifts),
        "handicaps": list(way.handicaps or (0,) * way.players),
        "table": way.table,
        **({"deck": list(state.pile)} if way.advanced else {}),
        **limits(way),
        "seed": seed,
        "rules_version": RULES_VERSION,
        **extra,
    }


def lines(number: int, events: Iterable[Event]) -> Iterator[Line]:
    """Events as lines of the record."""
    for event in events:
        if event.kind not in UNRECORDED:
            yield {
                "game": number,
                "event": event.kind,
                "turn": event.turn,
                "player": event.player,
                **event.details,
            }


def replay(texts: Iterable[str], *, unfinished: bool = False) -> Iterator[Replayed]:
    """Play every game of a record again. The first line that differs is an ``InputError`` naming it."""
    games: list[tuple[int, Line]] = []
    for number, line in read_lines(texts):
        if line["event"] == "start" and games:
            yield _replayed(games, unfinished=unfinished)
            games = []
        games.append((number, line))
    if not games:
        raise InputError("record-empty")
    yield _replayed(games, unfinished=unfinished)


def _replayed(numbered: list[tuple[int, Line]], *, unfinished: bool) -> Replayed:
    first_number, first = numbered[0]
    if first["event"] != "start":
        raise InputError("record-no-start", line=first_number, event=first["event"])
    name, state = _start(first_number, first)
    events: list[Event] = []
    decisions: list[act.Action] = []
    done = 0
    while not state.over:
        ahead = numbered[done + 1 : done + 3]
        if not ahead and state.phase != "before":
            if unfinished:
                break
            raise InputError("record-truncated", line=numbered[-1][0], turn=state.turn)
        number = ahead[0][0] if ahead else numbered[-1][0]
        try:
            chosen = decision(state, number, [line for _, line in ahead])
            state, told = _carried_out(state, chosen)
        except IllegalAction as refusal:
            rules = ", ".join(refusal.verdict.rules) if refusal.verdict else "-"
            raise InputError(
                "record-illegal", line=number, event=ahead[0][1]["event"] if ahead else "-", rules=rules
            ) from None
        decisions.append(chosen)
        events += told
        done = compared(numbered, done, lines(name, told))
    if done + 1 < len(numbered):
        number, line = numbered[done + 1]
        raise InputError("record-extra", line=number, event=line["event"])
    return Replayed(
        name, state.way, tuple(line for _, line in numbered), state, tuple(events), tuple(decisions)
    )


def _carried_out(state: State, chosen: act.Action) -> Step:
    """The decision of a line; what others agreed to need not have been asked in the record."""
    if isinstance(chosen, act.Agreed):
        return traded(state, chosen.offer)
    if isinstance(chosen, act.Use) and chosen.goods_of is not None:
        return used(state, chosen)
    return apply(state, chosen)


def _start(number: int, line: Line) -> tuple[int, State]:
    """The number of a game and its first state."""
    for field in ("seed", "game"):
        if type(line.get(field)) is not int:
            raise InputError("record-field", line=number, field=field)
    if line.get("table", TABLES[0]) not in TABLES:
        raise InputError("record-field", line=number, field="table")
    try:
        way = read_options({name: line[name] for name in (*OPTIONAL, "table") if name in line})
    except InputError as problem:
        raise InputError(problem.code, **problem.params, line=number) from None
    for field in ("professions", "quarters"):
        if not getattr(way, field):
            raise InputError("record-field", line=number, field=field)
    state = first_state(way, line["seed"])
    deck = line.get("deck", [])
    if not isinstance(deck, list) or sorted(map(str, deck)) != sorted(state.pile):
        raise InputError("record-field", line=number, field="deck")
    return line["game"], state._replace(pile=tuple(deck))
