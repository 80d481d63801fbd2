"""Game records: events as JSON lines, and records played again, line by line, to check them.

A record tells every tile that was seen or drawn, so any program's games can be checked: the tiles come as it says, as long as
the box has them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ....core.chance import Chance
from ....core.errors import IllegalAction, InputError
from ....core.game import Event
from ....core.record import Line, compared, read_lines
from ..options import read_options
from .actions import Action, Build, Draw, Finish, Place
from .city import Bridge
from .play import apply
from .state import State, Tiles, first_deal, first_state
from .tiles import TILES
from .way import HAND, OPEN, Way

UNRECORDED = frozenset({"deal"})
"""What the first line tells."""
PAIR = 2


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
    hands, opened, *_ = first_deal(way, Chance(seed))
    return {
        "game": number,
        "event": "start",
        "ruleset": "cloudcity",
        "players": way.players,
        "map": way.map,
        "needs": list(way.needs),
        "rulings": {name: _plain(value) for name, value in way.rulings},
        "seed": seed,
        "starts": list(way.box.starts[: way.players]),
        "hands": [list(hand) for hand in hands],
        "open": list(opened),
        **({"table": way.box.plain} if way.box.plain else {}),
        **extra,
    }


def lines(number: int, events: Iterable[Event]) -> Iterator[Line]:
    """Events as lines of the record."""
    for event in events:
        if event.kind not in UNRECORDED:
            details = {key: _plain(value) for key, value in event.details.items()}
            turn = {} if event.kind == "end" else {"turn": event.turn}
            yield {"game": number, "event": event.kind, **turn, "player": event.player, **details}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


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
    decisions: list[Action] = []
    done = 0
    while not state.over:
        number, line = numbered[min(done + 1, len(numbered) - 1)]
        broken_off = done + 1 >= len(numbered)
        decision: Action
        if not state.draws and state.phase == "build" and (broken_off or line["event"] != "bridge"):
            decision = Finish()
        elif broken_off:
            if unfinished:
                break
            raise InputError("record-truncated", line=number, turn=state.turn)
        else:
            decision = _decision(number, line)
            state = _arranged(state, line)
        try:
            state, told = apply(state, decision)
        except IllegalAction as refusal:
            rules = ", ".join(refusal.verdict.rules) if refusal.verdict else "-"
            raise InputError("record-illegal", line=number, event=line["event"], rules=rules) from None
        decisions.append(decision)
        events += told
        done = compared(numbered, done, lines(name, told))
    if done + 1 < len(numbered):
        number, line = numbered[done + 1]
        raise InputError("record-extra", line=number, event=line["event"])
    return Replayed(
        name, state.way, tuple(line for _, line in numbered), state, tuple(events), tuple(decisions)
    )


def _start(number: int, line: Line) -> tuple[int, State]:
    """The number of a game and its first state."""
    for field in ("seed", "game"):
        if type(line.get(field)) is not int:
            raise InputError("record-field", line=number, field=field)
    try:
        way = read_options(
            {name: line[name] for name in ("players", "map", "needs", "rulings", "table") if name in line}
        )
    except InputError as problem:
        raise InputError(problem.code, **problem.params, line=number) from None
    hands, opened = _hands(number, line, way), _tiles(number, line.get("open"), OPEN, "open")
    if line.get("starts") != list(way.box.starts[: way.players]):
        raise InputError("record-field", line=number, field="starts")
    left = way.box.drawable
    left.subtract(tile for tiles in (*hands, opened) for tile in tiles)
    if min(left.values()) < 0:
        raise InputError("record-field", line=number, field="hands")
    pile = tuple(sorted(left.elements()))
    return line["game"], first_state(way, hands, opened, pile, Chance(line["seed"]))


def _hands(number: int, line: Line, way: Way) -> tuple[Tiles, ...]:
    found = line.get("hands")
    if not isinstance(found, list) or len(found) != way.players:
        raise InputError("record-field", line=number, field="hands")
    return tuple(_tiles(number, hand, HAND, "hands") for hand in found)


def _tiles(number: int, value: object, count: int, field: str) -> Tiles:
    if (
        not isinstance(value, list)
        or len(value) != count
        or any(not isinstance(tile, str) or tile not in TILES for tile in value)
    ):
        raise InputError("record-field", line=number, field=field)
    return tuple(value)


def _decision(number: int, line: Line) -> Action:
    """The decision that a line stands for."""
    match line:
        case {"event": "place", "tile": str(tile), "cell": cell, "rotation": int(rotation)} if _is_pair(cell):
            return Place(tile, tuple(cell), rotation)
        case {"event": "bridge", "level": str(level), "from": start, "to": end} if _is_pair(
            start
        ) and _is_pair(end):
            return Build(Bridge(level, tuple(start), tuple(end)))
        case {"event": "draw", "source": "pile"}:
            return Draw("pile")
        case {"event": "draw", "source": "open", "tile": str(tile)}:
            return Draw("open", tile)
    raise InputError("record-malformed", line=number, event=line["event"])


def _is_pair(value: Any) -> bool:  # noqa: ANN401 (whatever a record holds)
    return isinstance(value, list) and len(value) == PAIR and all(type(number) is int for number in value)


def _arranged(state: State, line: Line) -> State:
    """The state with the tile on top of the pile that the record draws from it, if it can be there."""
    tile = line.get("tile") if line.get("source") == "pile" else line.get("refill")
    if line["event"] != "draw" or tile not in state.pile:
        return state  # which is told as a difference
    left = Counter(state.pile)
    left[str(tile)] -= 1
    return state._replace(pile=(str(tile), *sorted(left.elements())))
