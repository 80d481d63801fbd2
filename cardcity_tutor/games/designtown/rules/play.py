"""Playing: from one decision to the next, with an event and its rule for everything that happens between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ....core.chance import Chance
from ....core.errors import IllegalAction
from ....core.game import Event, Result
from ....core.verdict import Reason, Verdict
from .actions import Action, Build, End, Play, Recycle, Remove, Shuffle, Stop
from .building import price_of
from .cards import BACKS, FRONTS, taken_from, with_card, without_card
from .position import BUILDING, PLAYING, Position
from .state import Ending, Seat, State, first_decks, first_state
from .way import Way

RULES_VERSION: Final = 1
"""Changes only when the same seed and decisions no longer give the same game."""
MOST_TURNS: Final = 100
"""The rules know no draw: a game that has not ended after so many turns of each player is cut short."""
RULES: Final = {
    "deck-empty": "empty-deck",
    "deck-left": "empty-deck",
    "discard-empty": "discard-empty",
    "not-recyclable": "recycle-what",
    "not-in-supply": "supply-dt",
    "pile-empty": "pile-empty",
    "no-action": "one-action",
    "not-upgradable": "recycle-what",
    "phase": "one-by-one",
    "turn-over": "bust-loses",
    "game-over": "win-points",
}
"""The rule behind each reason of the line protocol, where it is not the reason's own name."""
MONEY_RULES: Final = {"buy": "buy", "upgrade": "upgrade", "buy+upgrade": "buy-upgrade"}

Step = tuple[State, tuple[Event, ...]]


def start(way: Way, seed: int) -> Step:
    """Shuffle the starting decks; the first player sees the top card of the own deck."""
    decks, chance = first_decks(way, Chance(seed))
    return first_state(way, decks, chance), (Event("deal", "start-deck", 1, 0, {"decks": decks}),)


def actions(state: State) -> Sequence[Action]:
    """All decisions that the rules allow the player now."""
    if state.over or state.watched:
        return ()
    if state.phase == "remove":
        return tuple(Remove(card) for card in state.removable)
    return tuple(action for text in state.position.may for action in _actions(state, text))


def apply(state: State, action: Action) -> Step:
    """The next decision after this one, and the events on the way. Refuses, with reasons, what is not allowed."""
    if type(action) not in _KINDS or action not in actions(state):
        raise IllegalAction(
            "illegal-action", verdict=verdict(state, action), action=str(action), phase=state.phase
        )
    turn = _Turn(state)
    _KINDS[type(action)](turn, action)
    return turn.state, tuple(turn.events)


def verdict(state: State, action: object) -> Verdict:
    """Whether an action is allowed, with every reason against it."""
    text = getattr(action, "text", "")
    if state.phase == "remove" or text not in (*PLAYING, *BUILDING):
        return Verdict((Reason("solo-remove" if state.phase == "remove" else "one-by-one"),), None)
    reasons = state.position.reasons(text)
    if not reasons and action not in actions(state):
        reasons = ["give-target"]
    return Verdict(tuple(Reason(rule_of(reason, text)) for reason in reasons), None)


def rule_of(reason: str, action: str) -> str:
    """The rule behind a reason of the line protocol."""
    kind = action.split(maxsplit=1)[0]
    if reason == "money":
        return MONEY_RULES[kind]
    if reason == "not-in-discard":
        return "recycle-from" if kind == "recycle" else "row-not-yet"
    return RULES.get(reason, reason)


def _actions(state: State, text: str) -> Iterator[Action]:
    kind, _, card = text.partition(" ")
    simple: dict[str, Action] = {"play": Play(), "stop": Stop(), "shuffle": Shuffle(), "end": End()}
    if kind in simple:
        yield simple[kind]
    elif kind == "recycle":
        yield Recycle(card)
    elif state.way.solo or leaving(state, kind, card) is None:
        yield Build(kind, card)
    else:
        yield from (Build(kind, card, to) for to in range(state.way.players) if to != state.player)


def leaving(state: State, kind: str, card: str) -> str | None:
    """The face of the card that leaves its owner with this building action, if one does."""
    if kind == "upgrade" and card == "A":
        return "R"
    triggers = kind == "upgrade" or (kind == "buy+upgrade" and state.way.purchase_triggers)
    return "A" if card == "F" and triggers and "A" in state.seat.discard else None


class _Turn:
    """A working copy of a state, and what has happened to it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    # ------------------------------------------------------------ playing

    def play(self, _: Play) -> None:
        state, seat = self.state, self.state.seat
        must = state.position.must
        card, *rest = seat.deck
        self.change(row=(*state.row, card), shuffled=False)
        # The next top card is seen, whatever happens to the turn.
        self.move(Seat(tuple(rest), min(max(1, seat.known - 1), len(rest)), seat.discard))
        self.tell("play", "one-by-one", card=card, must=must)
        sums, table = self.position.earned, state.way.table
        if sums.bust:
            self.tell("bust", "bust", unhappy=sums.unhappy, limit=sums.limit)
            self.next_turn()
        elif victory := sums.victory(table):
            self.end(f"win-{victory}", victory, winner=state.player)
        elif card == "F":
            self.lose_bottom()

    def lose_bottom(self) -> None:
        """The factory sends the bottom card of the deck to the discard."""
        seat = self.state.seat
        if seat.deck:
            bottom = seat.deck[-1]
            self.move(
                Seat(seat.deck[:-1], min(seat.known, len(seat.deck) - 1), with_card(seat.discard, bottom))
            )
            self.tell("bottom", "factory", card=bottom)

    def shuffle(self, _: Shuffle) -> None:
        deck, chance = Chance(self.state.chance).shuffled(self.state.seat.discard)
        self.change(chance=chance.state, shuffled=True)
        self.move(Seat(deck, 1))
        self.tell("shuffle", "empty-deck", deck=deck)
        if self.state.way.solo:
            self.change(phase="remove")

    def remove(self, action: Remove) -> None:
        self.change(phase="play", supply=taken_from(self.state.supply, action.card))
        self.tell("remove", "solo-remove", card=action.card)
        self.lose_if_empty()

    def recycle(self, action: Recycle) -> None:
        seat = self.state.seat
        turned = with_card(without_card(seat.discard, action.card), FRONTS[action.card])
        self.move(seat._replace(discard=turned))
        self.change(recycled=with_card(self.state.recycled, action.card))
        self.tell("recycle", "recycle-gain", card=action.card)

    def stop(self, _: Stop) -> None:
        sums = self.position.earned
        self.change(phase="build")
        details = {"coins": sums.coins, "points": sums.points, "unhappy": sums.unhappy, "limit": sums.limit}
        self.tell("stop", "one-by-one", **details)

    # ------------------------------------------------------------ building

    def build(self, action: Build) -> None:
        state, seat = self.state, self.state.seat
        kind, card = action.kind, action.card
        paid = price_of(state.way.table, self.position.sums.cut, action.text)
        leaves = leaving(state, kind, card)
        if kind != "upgrade":
            self.change(supply=taken_from(state.supply, card))
        self.change(done=(*state.done, action.text))
        discard = without_card(seat.discard, card) if kind == "upgrade" else seat.discard
        gained = None if card == "A" else card if kind == "buy" else BACKS[card]
        plant_on_top = gained == "W" and (kind == "upgrade" or state.way.purchase_triggers)
        if plant_on_top:
            seat = Seat(("W", *seat.deck), seat.known + 1, discard)
        else:
            seat = seat._replace(discard=discard if gained is None else with_card(discard, gained))
        self.move(seat)
        self.tell(kind, MONEY_RULES[kind], card=card, paid=paid)
        if leaves is not None:
            self.give(leaves, action.to)
        self.lose_if_empty()

    def give(self, face: str, to: int | None) -> None:
        """An apartment of the discard, or the home that one becomes, goes to somebody else; alone, into the box."""
        seat = self.state.seat
        if face == "A":
            self.move(seat._replace(discard=without_card(seat.discard, "A")))
        if to is not None:
            other = self.state.seats[to]
            self.move(other._replace(discard=with_card(other.discard, face)), to)
        rule = "power-plant" if face == "A" else "apartment"
        self.tell("give", "solo-gifts" if to is None else rule, card=face, to=to)

    def finish(self, _: End) -> None:
        self.tell("done", "coins-lapse")
        self.next_turn()

    # ------------------------------------------------------------ turns

    def next_turn(self) -> None:
        """The row joins the discard, and the next player is on turn."""
        state, seat = self.state, self.state.seat
        self.move(seat._replace(discard=tuple(sorted((*seat.discard, *state.row)))))
        self.change(row=(), recycled=(), shuffled=False, done=(), phase="play")
        last = state.player == state.way.players - 1
        if last and state.turn == MOST_TURNS:
            self.end("long-game", "limit")
        else:
            self.change(player=0 if last else state.player + 1, turn=state.turn + last)

    def lose_if_empty(self) -> None:
        """Alone, an empty supply loses at once."""
        if self.state.way.solo and not any(self.state.supply):
            self.end("solo-empty", "supply")

    def end(self, rule: str, ending: Ending, winner: int | None = None) -> None:
        self.tell("end", rule, winner=winner, way=ending)
        self.change(phase="over", winner=winner, ending=ending)

    # ------------------------------------------------------------ the working copy

    @property
    def position(self) -> Position:
        """What can be asked about the present moment."""
        return self.state.position

    def change(self, **fields: Any) -> None:  # noqa: ANN401 (the fields of a state)
        self.state = self.state._replace(**fields)

    def move(self, seat: Seat, player: int | None = None) -> None:
        """Replace a player's cards, those of the player on turn by default."""
        seats = list(self.state.seats)
        seats[self.state.player if player is None else player] = seat
        self.change(seats=tuple(seats))

    def tell(self, kind: str, rule: str, **details: object) -> None:
        self.events.append(Event(kind, rule, self.state.turn, self.state.player, details))


def results(state: State) -> tuple[Result, ...]:
    """The places of a game that has ended: the winner is first, all others share the second place."""
    return tuple(Result(1 if player == state.winner else 2) for player in range(state.way.players))


def clock(state: State) -> tuple[int, int | None]:
    """The turn, of how many nobody knows."""
    return state.turn, None


_KINDS: Final[dict[type, Any]] = {
    Play: _Turn.play,
    Stop: _Turn.stop,
    Shuffle: _Turn.shuffle,
    Remove: _Turn.remove,
    Recycle: _Turn.recycle,
    Build: _Turn.build,
    End: _Turn.finish,
}
