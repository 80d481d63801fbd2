"""Tables for the tests of the phases: any cities, hands and reserves, at the moment when construction begins."""

from collections.abc import Sequence
from typing import Any

import pytest

from cardcity_tutor.core import Event, IllegalAction
from cardcity_tutor.games.cardcity import (
    Action,
    Architect,
    Build,
    Buy,
    Choose,
    Cloud,
    Develop,
    Game,
    Keep,
    Lot,
    Phase,
    Reserve,
    State,
    apply,
    game,
    start,
)
from cardcity_tutor.games.cardcity.rules.acquiring import Acquiring
from cardcity_tutor.games.cardcity.rules.kernel.shapes import CityMasks
from cardcity_tutor.games.cardcity.rules.notation import parse
from cardcity_tutor.games.cardcity.rules.state import Seat, Table
from cardcity_tutor.games.cardcity.rules.tokens import CARD_OF

R, C, L, P, K, I1 = (CARD_OF[token] for token in ("R", "C", "L", "P", "K", "I1"))
LIMITED = "M P P P P"
"""A city at its limit: nothing but industries, parks and clouds goes into it, and nothing develops."""
Step = tuple[State, tuple[Event, ...]]


def cards(tokens: str) -> tuple[int, ...]:
    return tuple(CARD_OF[token] for token in tokens.split())


def city_of(text: str, way: Game, player: int = 0) -> CityMasks:
    """A city as a player sees it; on a map the cells are those of the game, wherever the text begins."""
    city = parse(text, way.setting, player)
    if way.setting.layout.kind == "separate":
        return city
    begun = way.first_city(player).extent
    return city._replace(extent=city.extent._replace(top=begun.top, left=begun.left))


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
        Seat(city_of(city, way, player), money, cards(hand), (seen,) * len(cards(hand)))
        for player, (city, hand) in enumerate(zip(cities, hands, strict=True))
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


def shared(city: str, hands: list[str], money: int = 3, first: int = 0, **options: Any) -> Step:
    """A turn of the single city, for as many players as there are hands (which may be empty)."""
    variants = ["single-city", *options.pop("variants", ())]
    way = game(players=len(hands), variants=variants, **options)
    seats = tuple(
        Seat(city_of(city, way, player), money, cards(hand), (-1,) * len(cards(hand)))
        for player, hand in enumerate(hands)
    )
    play = Acquiring(start(way, 1)[0]._replace(turn=2, first=first, seats=seats, table=None))
    play.begin_construction()
    return play.frozen()


def solo(city: str, hand: str = "", money: int = 3, **options: Any) -> Step:
    reserve = options.pop("reserve", None)
    return turn_of(game(players=1, **options), [city], [hand], money, reserve=reserve)


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


def first_of(state: State, kind: type) -> Any:
    return next(action for action in state.actions if isinstance(action, kind))


def places(actions: Sequence[Action], kind: type, card: int | None = None) -> set[tuple[int, int]]:
    """Where the decisions of one kind (and card) are."""
    return {
        action.place
        for action in actions
        if isinstance(action, Architect | Build | Buy | Cloud | Develop)
        if isinstance(action, kind) and action.place is not None and getattr(action, "card", None) == card
    }


def refused(state: State, action: Action) -> tuple[str, ...]:
    """The rules against a decision that is not allowed."""
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert caught.value.verdict is not None
    return caught.value.verdict.rules
