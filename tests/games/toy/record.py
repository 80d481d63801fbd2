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
    numbered = list(read_lines(texts))
    if not numbered or numbered[0][1]["event"] != "start":
        raise InputError("record-empty")
    first = numbered[0][1]
    if type(first.get("seed")) is not int:
        raise InputError("record-field", line=1, field="seed")
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
    yield Replayed(way, tuple(line for _, line in numbered), state, tuple(events), tuple(decisions))
