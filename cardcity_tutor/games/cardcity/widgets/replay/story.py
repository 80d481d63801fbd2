"""A recorded game event by event: after each, what every player has, as far as the one who looks may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cardcity_tutor.core import fields
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.game import Event
from cardcity_tutor.core.record import Line, dumped

from ...rules.actions import Action, Lot
from ...rules.game import Game
from ...rules.play import apply, start
from ...rules.position import Position
from ...rules.record import UNRECORDED, Replayed, decision, replay
from ...rules.reserve import Reserve
from ...rules.state import HIDDEN, Seat, State
from ...rules.tokens import HAND_TOKENS, card_of
from ..table.seats import Chair, person_name

LONGEST: Final = 256 * 1024
"""Bytes of a record that are read: ten of the longest games."""
NOBODY: Final = -1
"""Somebody who sits at no seat, and knows what lies open on the table."""


class Moment(NamedTuple):
    """The table after an event; before the first one there is none."""

    event: Event | None
    seats: tuple[Seat, ...]
    """With everything known. What may be shown is asked of the story."""
    reserve: Reserve
    decision: int
    """How many decisions were taken up to here."""


@dataclass(frozen=True, slots=True)
class Story:
    """A game that can be gone through in both directions."""

    game: Game
    first: Line
    """The first line of the record."""
    lines: tuple[Line, ...]
    """All of them."""
    moments: tuple[Moment, ...]
    moves: tuple[tuple[State, Action], ...]
    """The decisions with the states that they were taken in."""
    last: State
    seat: int | None
    """Who looks: a seat, ``NOBODY``, or none where the game is over and everything lies open."""

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.last.over

    @property
    def shared(self) -> bool:
        """Whether all players build one city."""
        return self.game.setting.shared

    def position(self, at: int, seat: int) -> Position:
        """A player's city at a moment, without a hand."""
        moment = self.moments[at]
        city, money, _, _, architect = moment.seats[seat]
        return Position.made(self.game.setting, city, money, (), moment.reserve, architect)

    def hand(self, at: int, seat: int) -> tuple[int, ...]:
        """What a player holds; cards that the one who looks cannot know are ``HIDDEN``."""
        held = self.moments[at].seats[seat]
        return tuple(
            card if self.knows(seen) else HIDDEN for card, seen in zip(held.hand, held.seen, strict=True)
        )

    def knows(self, seen: int) -> bool:
        """Whether the one who looks is among those who have seen a card (a bit for each)."""
        if self.seat is None:
            return True
        everybody = (1 << self.game.players) - 1
        return seen == everybody if self.seat == NOBODY else bool(seen >> self.seat & 1)

    def before(self, number: int) -> int:
        """The moment in which a decision was taken, the first one being number 0."""
        return max(at for at, moment in enumerate(self.moments) if moment.decision <= number)

    def after(self, number: int) -> int:
        """The moment right after it; the same one where it left no event."""
        return min(self.before(number) + 1, len(self.moments) - 1)

    def until(self, at: int, seat: int = 0) -> str:
        """The record up to the decision that comes next at a moment; all of it while the game goes on.

        Where only bots sat at the table, somebody takes ``seat``.
        """
        first, *rest = self.lines
        if self.finished:
            taken = self.moments[at].decision
            told = [moment.event for moment in self.moments[1:] if moment.decision <= taken]
            rest = rest[: sum(event is not None and event.kind not in UNRECORDED for event in told)]
        sat = chairs(first, self.game.players)
        if all(chair.bot for chair in sat):
            sat[seat] = Chair()
            first = {key: value for key, value in first.items() if key != "bots"}
            first["seats"] = [chair.plain for chair in sat]
        return "\n".join(dumped(line) for line in (first, *rest))


def read_games(text: str) -> list[Replayed]:
    """The games of a record, played again. Raises ``InputError`` naming the line, and the field where it is one."""
    fields.text(text, "record")
    size = len(text.encode())
    if size > LONGEST:
        raise InputError("replay-long", size=size // 1024 + 1, max=LONGEST // 1024)
    return list(replay(text.splitlines(), unfinished=True))


def story_of(played: Replayed, seat: int | None = None) -> Story:
    """The story of a game as a player sees it; of a finished game everything is told."""
    game, first = played.game, played.lines[0]
    if seat is not None and not (type(seat) is int and 0 <= seat < game.players):
        raise InputError("replay-seat", value=str(seat), max=game.players - 1)
    state, events = start(game, int(first["seed"]))
    seats = tuple(Seat(game.first_city(player), state.seats[player].money) for player in range(game.players))
    moments = [Moment(None, seats, state.reserve, 0)]
    moments += _moments(moments[-1], state, events, None, 0)
    moves = []
    done = 1 + _recorded(events)
    while not state.over and done < len(played.lines):
        action = decision(state, played.lines[done])
        moves.append((state, action))
        before, (state, events) = state, apply(state, action)
        moments += _moments(moments[-1], state, events, before, len(moves))
        done += _recorded(events)
    looks = None if state.over else _looking(first, game, seat)
    if not state.over and first.get("resting") is True:  # the next draw lies there, and nobody has looked yet
        moments = [moment for moment in moments if moment.event is None or moment.event.turn < state.turn]
    return Story(game, first, played.lines, tuple(moments), tuple(moves), state, looks)


def _looking(first: Line, game: Game, seat: int | None) -> int:
    """Who looks at a game that still goes on: the seat asked for, or the only person at the table."""
    if seat is not None:
        return seat
    persons = [number for number, chair in enumerate(chairs(first, game.players)) if not chair.bot]
    return persons[0] if len(persons) == 1 else NOBODY


def chairs(first: Line, players: int) -> list[Chair]:
    """Who sat where, as far as the record's first line says so; else persons without a name."""
    seats, bots = first.get("seats"), first.get("bots")
    if isinstance(seats, list) and len(seats) == players:
        return [_chair(seat) for seat in seats]
    if isinstance(bots, list) and players - len(bots) in (0, 1):  # games between bots name all of them
        persons = [Chair()] * (players - len(bots))
        return [*persons, *(Chair(bot=person_name(str(name))) for name in bots)]
    return [Chair()] * players


def _chair(seat: object) -> Chair:
    found = seat if isinstance(seat, dict) else {}
    bot, person = (person_name(str(found.get(key, ""))) for key in ("bot", "person"))
    return Chair(bot=bot) if bot else Chair(person=person)


def _recorded(events: Sequence[Event]) -> int:
    return sum(event.kind not in UNRECORDED for event in events)


def _moments(
    last: Moment, state: State, events: Sequence[Event], before: State | None, number: int
) -> list[Moment]:
    """One moment for each event of a step, the step being that of decision ``number``, counted from 1.

    Only the first event of a step changes a city. Incomes, cards taken and discarded come one by one, so money and
    hands are followed event by event.
    """
    found: list[Moment] = []
    seats = list(last.seats)
    for at, event in enumerate(events):
        later = events[at + 1 :]
        for player, (city, money, *_) in enumerate(state.seats):
            held = seats[player]
            if any(other.kind == "take" and other.player == player for other in later):
                continue
            owed = sum(
                other.details["amount"]
                for other in later
                if other.kind == "income" and other.player == player
            )
            seats[player] = held._replace(
                city=city, money=money - owed, architect=state.seats[player].architect
            )
        hand = _held(seats[event.player], event, before, state.game.players)
        seats[event.player] = seats[event.player]._replace(hand=hand[0], seen=hand[1])
        found.append(Moment(event, tuple(seats), state.reserve, number))
    return found


def _held(
    seat: Seat, event: Event, before: State | None, players: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A player's hand after an event, and who has seen each card."""
    details: Any = event.details
    if event.kind == "take":
        lots = before.table.lots if before is not None and before.table is not None else None
        if lots is None or before is None or before.table is None:
            return details["cards"], (1 << event.player,) * len(details["cards"])
        lot: Lot = lots[0] if details["lot"] == "open" else lots[1]
        both = 1 << event.player | 1 << before.table.divider
        return lot.cards, ((1 << players) - 1,) * len(lot.up) + (both,) * len(lot.down)
    if event.kind not in ("build", "discard"):
        return seat.hand, seat.seen
    where = seat.hand.index(card_of(details["card"], "card"))
    return seat.hand[:where] + seat.hand[where + 1 :], seat.seen[:where] + seat.seen[where + 1 :]


def tokens(cards: Sequence[int]) -> list[str]:
    """Cards as tokens of a hand; one that is not known is ``?``."""
    return ["?" if card == HIDDEN else HAND_TOKENS[card] for card in cards]
