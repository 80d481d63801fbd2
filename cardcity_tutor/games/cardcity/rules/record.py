"""Game records: events as JSON lines, and records played again, line by line, to check them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ....core.errors import IllegalAction, InputError
from ....core.game import Event
from ....core.record import Line, compared, read_lines
from .actions import Action, Architect, Build, Buy, Choose, Cloud, Develop, Keep, Lot, Offer, Pass
from .game import RULES_VERSION, Game, game
from .play import apply, start
from .position import Position
from .state import Phase, State
from .tokens import HAND_TOKENS, card_of, facing_of

UNRECORDED: Final = frozenset({"exchange"})
"""Events that the line protocol has no line for."""


def start_line(number: int, way: Game, seed: int, **extra: object) -> Line:
    """The first line of a game's record."""
    return {
        "game": number,
        "event": "start",
        "edition": way.setting.edition,
        "level": way.setting.level,
        "players": way.players,
        "victory": way.victory,
        "variants": sorted(way.setting.variants),
        "seed": seed,
        "rulings": way.setting.changed_rulings,
        "rules_version": RULES_VERSION,
        **({"hall": list(way.hall)} if way.hall else {}),
        **extra,
    }


def event_line(number: int, event: Event) -> Line:
    """An event as a line of the record."""
    details = {key: _plain(key, value) for key, value in event.details.items()}
    return {"game": number, "event": event.kind, "turn": event.turn, "player": event.player, **details}


def lines(number: int, events: Iterable[Event]) -> Iterator[Line]:
    """The lines of those events that are recorded."""
    return (event_line(number, event) for event in events if event.kind not in UNRECORDED)


def _plain(key: str, value: Any) -> Any:  # noqa: ANN401 (whatever an event holds)
    """A detail of an event in JSON: card numbers become tokens, places lists."""
    if isinstance(value, Position):
        return value.text
    if isinstance(value, Lot):
        return {"up": _tokens(value.up), "down": _tokens(value.down), "money": value.money}
    if key == "cards":
        return _tokens(value)
    return list(value) if isinstance(value, tuple) else value


def _tokens(cards: Sequence[int]) -> list[str]:
    return [HAND_TOKENS[card] for card in cards]


def way_of(line: Mapping[str, Any]) -> Game:
    """The way of playing that a first line tells, without its rulings."""
    variants = line.get("variants", [])
    if not isinstance(variants, list) or not all(isinstance(variant, str) for variant in variants):
        raise InputError("record-field", line=1, field="variants")
    for field in ("edition", "level", "victory"):
        if not isinstance(line.get(field, ""), str):
            raise InputError("record-field", line=1, field=field)
    return game(
        edition=line.get("edition", "xl"),
        level=line.get("level", "simplified"),
        victory=line.get("victory", "residential"),
        variants=tuple(variants),
        players=line.get("players", 2),
    )


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game that was played again without a difference: its facts, its lines and its last state."""

    number: int
    game: Game
    lines: tuple[Line, ...]
    cited: tuple[str, ...]
    """The rule of each line after the first."""
    state: State
    events: tuple[Event, ...] = ()
    """Everything that happened, the events without a line too."""
    decisions: tuple[Action, ...] = ()
    """What the players decided, in order."""

    @property
    def way(self) -> Game:
        """The game, as the house calls it."""
        return self.game


def replay(texts: Iterable[str], *, unfinished: bool = False) -> Iterator[Replayed]:
    """Play every game of a record again. The first line that differs is an ``InputError`` naming it.

    ``unfinished`` games, too, are taken up to their last decision.
    """
    games: list[tuple[int, Line]] = []
    count = 0
    for number, line in read_lines(texts):
        if line["event"] == "start" and games:
            yield _replayed(games, unfinished=unfinished)
            games = []
        games.append((number, line))
        count += 1
    if not count:
        raise InputError("record-empty")
    yield _replayed(games, unfinished=unfinished)


def _replayed(numbered: list[tuple[int, Line]], *, unfinished: bool) -> Replayed:
    first_number, first = numbered[0]
    if first["event"] != "start":
        raise InputError("record-no-start", line=first_number, event=first["event"])
    way, seed, name = _facts(first_number, first)
    rest = numbered[1:]
    state, events = start(way, seed)
    happened = list(events)
    decisions: list[Action] = []
    done = compared(numbered, 0, lines(name, events))
    while not state.over:
        if done >= len(rest):
            if unfinished:
                break
            raise InputError("record-truncated", line=numbered[-1][0], turn=state.turn)
        number, line = rest[done]
        try:
            decisions.append(decision(state, line))
            state, events = apply(state, decisions[-1])
        except IllegalAction as refusal:
            raise InputError(
                "record-illegal",
                line=number,
                event=line["event"],
                rules=", ".join(refusal.verdict.rules) if refusal.verdict else "-",
            ) from None
        except (KeyError, TypeError, ValueError, AttributeError, InputError):
            raise InputError("record-malformed", line=number, event=line["event"]) from None
        happened += events
        done = compared(numbered, done, lines(name, events))
    if done < len(rest):
        raise InputError("record-extra", line=rest[done][0], event=rest[done][1]["event"])
    cited = tuple(event.rule for event in happened if event.kind not in UNRECORDED)
    told = tuple(line for _, line in numbered)
    return Replayed(name, way, told, cited, state, tuple(happened), tuple(decisions))


def _facts(number: int, line: Line) -> tuple[Game, int, int]:
    """The game, seed and number of a start line."""
    version = line.get("rules_version", RULES_VERSION)
    if type(version) is not int or version != RULES_VERSION:
        raise InputError("record-version", line=number, version=str(version), expected=RULES_VERSION)
    seed, name = line.get("seed"), line.get("game")
    if type(seed) is not int:
        raise InputError("record-field", line=number, field="seed")
    if type(name) is not int:
        raise InputError("record-field", line=number, field="game")
    if not isinstance(line.get("variants", []), list) or not isinstance(line.get("rulings", {}), dict):
        raise InputError("record-field", line=number, field="variants, rulings")
    for field in ("edition", "level", "victory"):
        if not isinstance(line.get(field, ""), str):
            raise InputError("record-field", line=number, field=field)
    hall = _hall(number, line)
    try:
        way = game(
            edition=line.get("edition", "xl"),
            level=line.get("level", "simplified"),
            players=line.get("players", 2),
            victory=line.get("victory", "residential"),
            variants=line.get("variants", []),
            rulings=line.get("rulings", {}),
            hall=hall,
        )
    except InputError as problem:
        raise InputError(problem.code, **problem.params, line=number) from None
    return way, seed, name


def _hall(number: int, line: Line) -> tuple[int, int] | None:
    """The town hall's cell in the frame, with the suburb."""
    hall = line.get("hall")
    if hall is None:
        return None
    if not isinstance(hall, list) or len(hall) != 2:
        raise InputError("record-field", line=number, field="hall")
    return hall[0], hall[1]


def decision(state: State, line: Line) -> Action:
    """The decision that the next line of a record stands for; what was not used leaves no line."""
    kind = line["event"]
    mine = line.get("player") == state.player
    phase = state.phase
    if phase is Phase.CHOOSE:
        return Choose(line["lot"] if mine else "rest")
    if phase is Phase.ARCHITECT:
        return Architect(_place(line) if kind == "architect" and mine else None)
    if phase is Phase.BUY and not (kind == "buy" and mine):
        return Pass()
    if phase is Phase.KEEP:
        return Keep(tuple(sorted(card_of(token, "cards") for token in line["cards"])))
    if phase is Phase.DIVIDE:
        return Offer(_lot(line["open"]), _lot(line["rest"]))
    place = _place(line)
    if phase is Phase.CLOUD:
        return Cloud(place)
    if phase is Phase.DEVELOP:
        return Develop(card_of(line["colour"], "colour"), place)
    card = card_of(line["card"], "card")
    if phase is Phase.BUY:
        return Buy(card, place)
    return Build(card, place, facing_of(card, line["facing"]) if "facing" in line else 0)


def _place(line: Line) -> tuple[int, int]:
    row, column = line["cell"]
    if type(row) is not int or type(column) is not int:
        raise TypeError("cell")
    return row, column


def _lot(lot: Line) -> Lot:
    up = tuple(card_of(token, "up") for token in lot["up"])
    down = tuple(card_of(token, "down") for token in lot["down"])
    return Lot(up, down, lot["money"])
