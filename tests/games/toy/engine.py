"""The rules, as functions from one state to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cardcity_tutor.core.chance import Chance
from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.core.game import Event, Result
from cardcity_tutor.core.verdict import Reason, Verdict

RULES_VERSION = 1
DECK = tuple(range(1, 10)) * 2
HIDDEN = 0
MOST_SWEEPS = 6
Cards = tuple[int, ...]


class Way(NamedTuple):
    """What is fixed before a game."""

    hand: int = 3
    equal: bool = False
    sweep: bool = True

    @property
    def players(self) -> int:
        return 2

    @property
    def ruleset(self) -> str:
        return "toy"

    @property
    def plain(self) -> dict[str, Any]:
        return {
            "hand": self.hand,
            "equal": "yes" if self.equal else "no",
            "rulings": {"sweep": self.sweep},
        }


class Action(NamedTuple):
    """``lay`` a card, perhaps turned round, ``draw``, or ``sweep``."""

    kind: str
    card: int = 0
    turned: bool = False

    @property
    def value(self) -> int:
        return 10 - self.card if self.turned else self.card


class State(NamedTuple):
    """A moment."""

    way: Way
    turn: int
    player: int
    seats: tuple[Cards, ...]
    pile: Cards
    row: Cards = ()
    sweeps: int = 0
    chance: int = 0
    watched: bool = False

    @property
    def over(self) -> bool:
        return not all(self.seats) or self.sweeps >= MOST_SWEEPS

    @property
    def top(self) -> int:
        return self.row[-1] if self.row else 0


def read_options(plain: Mapping[str, Any]) -> Way:
    for name in plain:
        if name not in ("players", "hand", "equal", "rulings"):
            raise InputError("option-not-here", option=name, game="toy", expected="hand, equal, rulings")
    hand, equal, sweep = (
        plain.get("hand", 3),
        plain.get("equal", "no"),
        plain.get("rulings", {}).get("sweep", True),
    )
    if hand not in (2, 3, 4) or equal not in ("no", "yes") or not isinstance(sweep, bool):
        raise InputError("field-choice", field="hand", value=hand, expected="2, 3, 4")
    return Way(hand, equal == "yes", sweep)


def start(way: Way, seed: int) -> tuple[State, tuple[Event, ...]]:
    deck, chance = Chance(seed).shuffled(DECK)
    hands = tuple(tuple(sorted(deck[way.hand * seat :][: way.hand])) for seat in range(2))
    pile = deck[2 * way.hand :]
    return State(way, 1, 0, hands, pile, chance=chance.state), (
        Event("deal", "deal", 1, 0, {"hand": way.hand}),
    )


def actions(state: State) -> Sequence[Action]:
    if state.over or state.watched:
        return ()
    lays = [Action("lay", card, turned) for card in sorted(set(state.seats[state.player])) for turned in (False, True)]  # fmt: skip
    return [action for action in (*lays, Action("draw"), Action("sweep")) if not reasons(state, action)]


def reasons(state: State, action: Action) -> list[Reason]:
    """The rules against a decision."""
    found = []
    if action.kind == "lay":
        if action.card not in state.seats[state.player]:
            found.append(Reason("own-card", params={"card": action.card}))
        if not (action.value > state.top or (state.way.equal and action.value == state.top)):
            found.append(Reason("higher", params={"value": action.value, "top": state.top}))
    elif action.kind == "draw":
        found += [] if state.pile else [Reason("pile-empty")]
    elif not state.row:
        found.append(Reason("row-empty"))
    elif not state.way.sweep and state.pile:
        found.append(Reason("sweep-last"))
    return found


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    known = type(action) is Action and not state.over
    against = reasons(state, action) if known else [Reason("own-card")]
    if against:
        raise IllegalAction(
            "illegal-action", verdict=Verdict(tuple(against)), action=str(action), phase="turn"
        )
    me, hand = state.player, list(state.seats[state.player])
    pile, row, sweeps = state.pile, state.row, state.sweeps
    details: dict[str, Any] = {}
    if action.kind == "lay":
        hand.remove(action.card)
        row = (*row, action.value)
        details = {"card": action.card, "turned": action.turned}
    elif action.kind == "draw":
        hand.append(pile[0])
        details, pile = {"card": pile[0]}, pile[1:]
    else:
        row, sweeps = (), sweeps + 1
    seats = tuple(tuple(sorted(hand)) if seat == me else cards for seat, cards in enumerate(state.seats))
    after = state._replace(
        seats=seats, pile=pile, row=row, sweeps=sweeps, player=1 - me, turn=state.turn + me
    )
    events = [Event(action.kind, action.kind, state.turn, me, details)]
    if after.over:
        after = after._replace(player=me)
        events.append(Event("end", "win", state.turn, me, {"left": [len(cards) for cards in seats]}))
    return after, tuple(events)


def view(state: State, eye: int | None) -> State:
    seats = tuple(cards if seat == eye else (HIDDEN,) * len(cards) for seat, cards in enumerate(state.seats))
    hidden = (HIDDEN,) * len(state.pile)
    return state._replace(seats=seats, pile=hidden, chance=0, watched=eye != state.player)


def imagined(seen: State, chance: Chance) -> State:
    left = list(DECK)
    laid = [card for cards in seen.seats for card in cards if card != HIDDEN]
    for card in laid:
        left.remove(card)
    deck, chance = chance.shuffled(left)
    rest = list(deck)
    seats = tuple(
        tuple(sorted(rest.pop() if card == HIDDEN else card for card in cards)) for cards in seen.seats
    )
    pile = tuple(rest.pop() for _ in seen.pile)
    return seen._replace(seats=seats, pile=pile, chance=chance.state, watched=False)


def results(state: State) -> tuple[Result, ...]:
    counts = [len(cards) for cards in state.seats]
    return tuple(Result(1 + sum(other < mine for other in counts)) for mine in counts)


def clock(state: State) -> tuple[int, int | None]:
    return state.turn, None
