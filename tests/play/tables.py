"""Tables for the tests of the phases: any cities, hands and reserves, at the moment when construction begins."""

from typing import Any

from cardcity_tutor.core import Event
from cardcity_tutor.games.cardcity import Choose, Game, Keep, Lot, Phase, Reserve, State, apply, game, start
from cardcity_tutor.games.cardcity.notation import parse
from cardcity_tutor.games.cardcity.state import Seat, Table
from cardcity_tutor.games.cardcity.tokens import CARD_OF

R, C, L, P, K, I1 = (CARD_OF[token] for token in ("R", "C", "L", "P", "K", "I1"))
LIMITED = "M P P P P"
"""A city at its limit: nothing but industries, parks and clouds goes into it, and nothing develops."""
Step = tuple[State, tuple[Event, ...]]


def cards(tokens: str) -> tuple[int, ...]:
    return tuple(CARD_OF[token] for token in tokens.split())


def turn_of(
    way: Game,
    cities: list[str],
    hands: list[str],
    money: int = 3,
    first: int = 0,
    reserve: Reserve | None = None,
    turn: int = 2,
) -> Step:
    """These players have just got these hands: the state in which somebody decides next, and the events."""
    state, _ = start(way, 1)
    state = state._replace(turn=turn, first=first, reserve=reserve or state.reserve)
    seen = (1 << way.players) - 1
    seats = [
        Seat(parse(city, way.setting), money, cards(hand), (seen,) * len(cards(hand)))
        for city, hand in zip(cities, hands, strict=True)
    ]
    if way.solo:
        hand = tuple(sorted(cards(hands[0])))
        seats[0] = seats[0]._replace(hand=(), seen=())
        table = Table(0, 0, hand)
        state = state._replace(
            seats=tuple(seats), table=table, phase=Phase.KEEP, player=0, actions=(Keep(hand),)
        )
        return apply(state, Keep(hand))
    last = (first - 1) % way.players
    table = Table(first, last, (), (Lot(seats[last].hand, ()), Lot(seats[first].hand, ())))
    choices = (Choose("open"), Choose("rest"))
    state = state._replace(seats=tuple(seats), table=table, phase=Phase.CHOOSE, player=last, actions=choices)
    return apply(state, Choose("open"))


def solo(city: str, hand: str = "", money: int = 3, **options: Any) -> Step:
    reserve = options.pop("reserve", None)
    return turn_of(game(players=1, **options), [city], [hand], money, reserve=reserve)


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def first_of(state: State, kind: type) -> Any:
    return next(action for action in state.actions if isinstance(action, kind))
