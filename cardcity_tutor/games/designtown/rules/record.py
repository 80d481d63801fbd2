"""Game records: events as JSON lines, and records played again, line by line, to check them.

A record tells every deck, so any program's games can be checked: the cards are dealt as it says, and a shuffle must be one
of the cards that lay in the discard.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from ....core.chance import Chance
from ....core.errors import IllegalAction, InputError
from ....core.game import Event
from ....core.record import Line, compared, read_lines
from .actions import Action, Build, End, Play, Recycle, Remove, Shuffle, Stop
from .cards import START_DECK
from .play import RULES_VERSION, apply
from .state import State, first_decks, first_state
from .table import read_table
from .way import MOST_PLAYERS, Way, read_way

ANSWERED: Mapping[str, Action] = {"play": Play(), "stop": Stop(), "shuffle": Shuffle(), "done": End()}
"""Lines that stand for a decision without anything to choose."""
UNRECORDED = frozenset({"deal"})
"""What the first line tells."""


class Replayed(NamedTuple):
    """A game that was played again without a difference."""

    number: int
    way: Way
    lines: tuple[Line, ...]
    state: State
    events: tuple[Event, ...]
    decisions: tuple[Action, ...]


def start_line(number: int, way: Way, seed: int, **extra: object) -> Line:
    """The first line of a game's record."""
    return {
        "game": number,
        "event": "start",
        "ruleset": "designtown",
        "players": way.players,
        "seed": seed,
        "rulings": dict(way.rulings),
        "table": way.table.plain,
        "rules_version": RULES_VERSION,
        "decks": [list(deck) for deck in first_decks(way, Chance(seed))[0]],
        **extra,
    }


def lines(number: int, events: Iterable[Event]) -> Iterator[Line]:
    """Events as lines of the record."""
    for event in events:
        if event.kind not in UNRECORDED:
            details = {
                key: list(value) if isinstance(value, tuple) else value
                for key, value in event.details.items()
            }
            turn = {"turn": event.turn, "player": event.player}
            yield {"game": number, **turn, "event": event.kind, **details}


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
    way = state.way
    events: list[Event] = []
    decisions: list[Action] = []
    done = 0
    while not state.over:
        if done + 1 >= len(numbered):
            if unfinished:
                break
            raise InputError("record-truncated", line=numbered[-1][0], turn=state.turn)
        number, line = numbered[done + 1]
        if line["event"] == "end" and line.get("way") == "limit" and events and not state.row:
            state, told = _cut_short(state, events[-1])
            done = compared(numbered, done, lines(name, told))
            events += told
            break
        decision = _decision(number, line, numbered[done + 2 : done + 3])
        try:
            state, told = _applied(state, decision, line)
        except IllegalAction as refusal:
            rules = ", ".join(refusal.verdict.rules) if refusal.verdict else "-"
            raise InputError("record-illegal", line=number, event=line["event"], rules=rules) from None
        except (KeyError, TypeError, ValueError):
            raise InputError("record-malformed", line=number, event=line["event"]) from None
        decisions.append(decision)
        events += told
        done = compared(numbered, done, lines(name, told))
    if done + 1 < len(numbered):
        number, line = numbered[done + 1]
        raise InputError("record-extra", line=number, event=line["event"])
    return Replayed(name, way, tuple(line for _, line in numbered), state, tuple(events), tuple(decisions))


def _cut_short(state: State, last: Event) -> tuple[State, tuple[Event, ...]]:
    """The rules know no draw: a program may end a game after any turn."""
    end = last._replace(kind="end", rule="long-game", details={"winner": None, "way": "limit"})
    return state._replace(phase="over", ending="limit"), (end,)


def _start(number: int, line: Line) -> tuple[int, State]:
    """The number of a game and its first state."""
    version = line.get("rules_version", RULES_VERSION)
    if type(version) is not int or version != RULES_VERSION:
        raise InputError("record-version", line=number, version=str(version), expected=RULES_VERSION)
    for field in ("seed", "game"):
        if type(line.get(field)) is not int:
            raise InputError("record-field", line=number, field=field)
    players = line.get("players", 2)
    if type(players) is not int or not 1 <= players <= MOST_PLAYERS:
        raise InputError("record-field", line=number, field="players")
    for field in ("rulings", "table"):
        if not isinstance(line.get(field, {}), Mapping):
            raise InputError("record-field", line=number, field=field)
    try:
        way = read_way(players, line.get("rulings", {}), read_table(line.get("table", {})))
    except InputError as problem:
        raise InputError(problem.code, **problem.params, line=number) from None
    decks = line.get("decks")
    if (
        not isinstance(decks, list)
        or len(decks) != players
        or any(not isinstance(deck, list) or sorted(map(str, deck)) != sorted(START_DECK) for deck in decks)
    ):
        raise InputError("record-field", line=number, field="decks")
    return line["game"], first_state(way, tuple(map(tuple, decks)), Chance(line["seed"]))


def _decision(number: int, line: Line, following: list[tuple[int, Line]]) -> Action:
    """The decision that a line stands for; a card that is given away stands in the line after it."""
    kind, card = line["event"], line.get("card")
    if kind in ANSWERED:
        return ANSWERED[kind]
    if isinstance(card, str):
        if kind == "recycle":
            return Recycle(card)
        if kind == "remove":
            return Remove(card)
        if kind in ("buy", "upgrade", "buy+upgrade"):
            to = next((after.get("to") for _, after in following if after["event"] == "give"), None)
            return Build(kind, card, to if type(to) is int else None)
    raise InputError("record-malformed", line=number, event=kind)


def _applied(state: State, decision: Action, line: Line) -> tuple[State, tuple[Event, ...]]:
    """The step of a decision; a shuffle gives the deck of the record if it is one of these cards."""
    after, events = apply(state, decision)
    deck: Any = line.get("deck")
    if not isinstance(decision, Shuffle) or not isinstance(deck, list):
        return after, events
    if sorted(map(str, deck)) != list(state.seat.discard):
        return after, events  # which is told as a difference
    seats = list(after.seats)
    seats[state.player] = after.seat._replace(deck=tuple(deck))
    told = tuple(
        event._replace(details={"deck": tuple(deck)}) if event.kind == "shuffle" else event
        for event in events
    )
    return after._replace(seats=tuple(seats)), told
