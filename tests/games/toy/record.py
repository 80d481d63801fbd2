"""Its records: one line for each decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.core.game import Event
from cardcity_tutor.core.record import Line, compared, read_lines

from .engine import Action, State, Way, apply, read_options, start


class Replayed(NamedTuple):
    way: Way
    lines: tuple[Line, ...]
    state: State
    events: tuple[Event, ...]
    decisions: tuple[Action, ...]


def start_line(number: int, way: Any, seed: int, **extra: object) -> Line:
    return {"game": number, "event": "start", "ruleset": "toy", "seed": seed, **way.plain, **extra}


def lines(number: int, events: Iterable[Event]) -> Iterator[Line]:
    for event in events:
        if event.kind != "deal":
            yield {
                "game": number,
                "turn": event.turn,
                "player": event.player,
                "event": event.kind,
                **event.details,
            }


def replay(texts: Iterable[str], *, unfinished: bool = False) -> Iterator[Replayed]:
    games: list[list[tuple[int, Line]]] = []
    for number, line in read_lines(texts):
        if line["event"] == "start" or not games:
            games.append([])
        games[-1].append((number, line))
    if not games:
        raise InputError("record-empty")
    for numbered in games:
        yield _replayed(numbered, unfinished=unfinished)


def _replayed(numbered: list[tuple[int, Line]], *, unfinished: bool) -> Replayed:
    at, first = numbered[0]
    if first["event"] != "start":
        raise InputError("record-no-start", line=at, event=first["event"])
    if type(first.get("seed")) is not int:
        raise InputError("record-field", line=at, field="seed")
    way = read_options({name: first[name] for name in ("hand", "equal", "rulings") if name in first})
    state, _ = start(way, first["seed"])
    events: list[Event] = []
    decisions: list[Action] = []
    done = 0
    while not state.over and done + 1 < len(numbered):
        line = numbered[done + 1][1]
        laid = line["event"] == "lay"
        action = Action(line["event"], line["card"] if laid else 0, bool(laid and line["turned"]))
        try:
            state, told = apply(state, action)
        except IllegalAction as refused:
            raise InputError(
                "record-illegal", line=numbered[done + 1][0], event=line["event"], rules=str(refused)
            ) from None
        decisions.append(action)
        events += told
        done = compared(numbered, done, lines(first["game"], told))
    if not (state.over or unfinished):
        raise InputError("record-truncated", line=numbered[-1][0], turn=state.turn)
    if done + 1 < len(numbered):
        raise InputError("record-extra", line=numbered[done + 1][0], event=numbered[done + 1][1]["event"])
    return Replayed(way, tuple(line for _, line in numbered), state, tuple(events), tuple(decisions))
