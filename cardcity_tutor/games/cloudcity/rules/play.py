"""Playing: from one decision to the next, with an event and its rule for everything that happens between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ....core.chance import Chance
from ....core.errors import IllegalAction
from ....core.game import Event, Result
from ....core.verdict import Reason, Verdict
from .actions import Action, Build, Draw, Finish, Place
from .bridges import against, culprits, legal
from .city import Square, bridge_of
from .needs import COMPARING, Row, table
from .notation import canonical
from .state import HIDDEN, Seat, State, Tiles, first_deal, first_state
from .tiles import turns
from .way import Way

RULES_VERSION: Final = 1
"""Changes only when the same seed and decisions no longer give the same game."""
RULES: Final = {
    "contact": "place-contact",
    "frame": "place-frame",
    "taken": "place-taken",
    "no-building": "bridge-height",
    "heights": "bridge-height",
    "diagonal": "bridge-line",
    "gap": "bridge-gap",
    "too-long": "bridge-lengths",
    "over-same": "bridge-over-same",
    "through-taller": "taller-blocks",
    "two-per-building": "bridge-two",
    "twice": "bridge-twice",
    "cross-same": "bridge-cross",
    "stock": "bridge-stock",
}
"""The rule behind each reason of the line protocol."""
MEDALS: Final = {
    "square": {"gold": 50, "silver": 40, "bronze": 30},
    "rectangle": {"gold": 65, "silver": 55, "bronze": 45},
}
"""What practice alone asks for, by map."""

Step = tuple[State, tuple[Event, ...]]


def start(way: Way, seed: int) -> Step:
    """Deal the starting tiles and the hands, and lay the open tiles out."""
    hands, opened, pile, chance = first_deal(way, Chance(seed))
    state = first_state(way, hands, opened, pile, chance)
    dealt = {"starts": way.box.starts[: way.players], "hands": hands, "open": opened}
    return state, (Event("deal", "set-up", 1, 0, dealt),)


def actions(state: State) -> Sequence[Action]:
    """All decisions that the rules allow the player now."""
    if state.over or state.watched:
        return ()
    if state.phase == "place":
        cells = state.seat.city.free_cells(rectangle=state.way.rectangle)
        return tuple(
            Place(tile, cell, rotation)
            for tile in dict.fromkeys(state.seat.hand)
            for cell in cells
            for rotation in turns(tile)
        )
    blocks = state.way.rules.taller_blocks
    bridges = (Build(bridge) for bridge in legal(state.seat.city, state.stock, taller_blocks=blocks))
    return (*bridges, *_endings(state))


def apply(state: State, action: Action) -> Step:
    """The next decision after this one, and the events on the way. Refuses, with reasons, what is not allowed."""
    found = verdict(state, action)
    if not found.legal:
        raise IllegalAction("illegal-action", verdict=found, action=str(action), phase=state.phase)
    turn = _Turn(state)
    _KINDS[type(action)](turn, action)
    return turn.state, tuple(turn.events)


def verdict(state: State, action: object) -> Verdict:
    """Whether an action is allowed, with every rule against it."""
    found: dict[str, set[Square]] = {}
    for rule, squares in _against(state, action):
        found.setdefault(rule, set()).update(squares)
    if state.over:
        found["end"] = set()
    elif state.watched or (state.phase == "place") != isinstance(action, Place):
        found["turn-steps"] = set()
    reasons = (Reason(rule, tuple(sorted(squares))) for rule, squares in sorted(found.items()))
    return Verdict(tuple(reasons), None if found else ())


def _against(state: State, action: object) -> Iterator[tuple[str, tuple[Square, ...]]]:
    """The rules against a decision, apart from its moment, each with the squares at fault."""
    city = state.seat.city
    match action:
        case Place(tile, cell, rotation):
            if tile not in state.seat.hand or tile == HIDDEN:
                yield "own-hand", ()
            elif type(rotation) is not int or rotation not in turns(tile):
                yield "place-turn", ()
            reasons = city.against_cell(cell, rectangle=state.way.rectangle)
            yield from ((RULES[reason], ()) for reason in reasons)
        case Build(bridge):
            blocks = state.way.rules.taller_blocks
            for reason in against(city, bridge.start, bridge.end, state.stock, taller_blocks=blocks):
                yield RULES[reason], culprits(city, bridge.start, bridge.end, reason)
            if bridge.level != city.building(bridge.start):
                yield "bridge-height", (bridge.start, bridge.end)
            if bridge != bridge_of(*bridge):
                yield "bridge-line", (bridge.start, bridge.end)
        case Draw() | Finish():
            if state.phase == "build" and action not in _endings(state):
                yield _against_ending(state, action), ()
        case _:
            yield "turn-steps", ()


def _endings(state: State) -> tuple[Action, ...]:
    """The decisions that end a turn."""
    if not state.draws:
        return (Finish(),)
    pile = (Draw("pile"),) if state.pile else ()
    return (*pile, *(Draw("open", tile) for tile in dict.fromkeys(state.open)))


def _against_ending(state: State, action: Draw | Finish) -> str:
    if not state.draws:
        return "last-draw"
    return "empty-pile" if isinstance(action, Draw) and action.source == "pile" else "draw"


class _Turn:
    """A working copy of a state, and what has happened to it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def place(self, action: Place) -> None:
        seat = self.state.seat
        hand = _without(seat.hand, action.tile)
        # Equal tiles are one to everybody else: the one that was seen goes first.
        shown = _without(seat.shown, action.tile) if action.tile in seat.shown else seat.shown
        self.change(phase="build")
        self.move(Seat(seat.city.with_tile(action.tile, action.cell, action.rotation), hand, shown))
        self.tell("place", "place-contact", tile=action.tile, cell=action.cell, rotation=action.rotation)

    def build(self, action: Build) -> None:
        seat, bridge = self.state.seat, action.bridge
        self.move(seat._replace(city=seat.city.with_bridge(bridge)))
        details = {"level": bridge.level, "from": bridge.start, "to": bridge.end, "votes": bridge.votes}
        self.tell("bridge", "bridge-lengths", **details)

    def draw(self, action: Draw) -> None:
        seat, pile = self.state.seat, self.state.pile
        refill = None
        if action.source == "pile":
            tile, *rest = pile
            self.change(pile=tuple(rest))
            self.move(seat._replace(hand=(*seat.hand, tile)))
        else:
            tile = str(action.tile)
            place = self.state.open.index(tile)
            refill = pile[0] if pile else None
            before, after = self.state.open[:place], self.state.open[place + 1 :]
            self.change(open=(*before, *pile[:1], *after), pile=pile[1:])
            self.move(seat._replace(hand=(*seat.hand, tile), shown=tuple(sorted((*seat.shown, tile)))))
        rule = "empty-pile" if action.source == "open" and not pile else "draw"
        self.tell("draw", rule, source=action.source, tile=tile, refill=refill)
        self.next_turn()

    def finish(self, _: Finish) -> None:
        self.next_turn()

    def next_turn(self) -> None:
        state = self.state
        last = state.player == state.way.players - 1
        if last and state.turn == state.way.turns:
            self.end()
        else:
            self.change(player=0 if last else state.player + 1, turn=state.turn + last, phase="place")

    def end(self) -> None:
        rows = reckoned(self.state)
        for player, (seat, row) in enumerate(zip(self.state.seats, rows, strict=True)):
            details = {"city": canonical(seat.city), **row._asdict()}
            tied = any(other.total == row.total for other in (*rows[:player], *rows[player + 1 :]))
            rule = "practice" if self.state.way.practice else "tie" if tied else "votes"
            self.events.append(Event("end", rule, self.state.turn, player, details))
        self.change(phase="over")

    # ------------------------------------------------------------ the working copy

    def change(self, **fields: Any) -> None:  # noqa: ANN401 (the fields of a state)
        self.state = self.state._replace(**fields)

    def move(self, seat: Seat) -> None:
        """Replace the city and hand of the player on turn."""
        seats = list(self.state.seats)
        seats[self.state.player] = seat
        self.change(seats=tuple(seats))

    def tell(self, kind: str, rule: str, **details: object) -> None:
        self.events.append(Event(kind, rule, self.state.turn, self.state.player, details))


def _without(tiles: Tiles, tile: str) -> Tiles:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def reckoned(state: State) -> list[Row]:
    """The votes of all players as if the game ended now."""
    needs = [card for card in state.way.needs if not (state.way.practice and card in COMPARING)]
    return table([seat.city for seat in state.seats], needs, state.way.rules)


def results(state: State) -> tuple[Result, ...]:
    """The places and totals of all players of a game that has ended; in practice alone the rank is the medal, if any."""
    return tuple(Result(row.place, row.total, _medal(state.way, row.total)) for row in reckoned(state))


def _medal(way: Way, total: int) -> str | None:
    if not way.practice:
        return None
    return next((medal for medal, least in MEDALS[way.map].items() if total >= least), None)


def clock(state: State) -> tuple[int, int | None]:
    """The turn, and of how many."""
    return state.turn, state.way.turns


_KINDS: Final[dict[type, Any]] = {
    Place: _Turn.place,
    Build: _Turn.build,
    Draw: _Turn.draw,
    Finish: _Turn.finish,
}
