"""A laboratory without a game: a pool of cards and the cities of the players, as a learner lays them out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from .....core.chance import Chance
from .....core.errors import InputError
from ...rules.actions import Cards
from ...rules.game import START_MONEY, Game, game
from ...rules.kernel.cards import is_industry
from ...rules.notation import parse
from ...rules.position import Position, read_hand
from ...rules.state import Phase, Seat, State, Table
from ...rules.tokens import HAND_TOKENS
from ...rules.unseen import unseen
from .laboratory import DEALS, GAMES, Laboratory, counted

MOST_MONEY: Final = 999


def laboratory(
    pool: str | Sequence[str],
    cities: Sequence[str | Position] = (),
    *,
    money: Sequence[int] = (),
    turn: int = 1,
    edition: str = "xl",
    level: str = "simplified",
    players: int = 2,
    victory: str = "residential",
    variants: Iterable[str] = (),
    rulings: Mapping[str, Any] | None = None,
    deals: int = DEALS,
    games: int = GAMES,
    seed: int = 1,
    rivalry: float | None = None,
) -> Laboratory:
    """A division of these cards: the first city is the divider's, the second the chooser's, others may follow.

    A city is a city text or a position (with its money); players without one have a town hall. On a map of all
    players one text serves everybody. A pool of fewer cards than all players get is one that is divided again.

    >>> lab = laboratory("R C L P", ["M", "I . / M C"], turn=9)
    >>> len(lab.offers())
    12
    """
    way = game(
        edition=edition, level=level, players=players, victory=victory, variants=variants, rulings=rulings
    )
    if way.solo:
        raise InputError("lab-solo")
    counted(turn, "turn", most=way.turns)
    for name, given in (("cities", cities), ("money", money)):
        if isinstance(given, str) or len(given) > players:
            raise InputError("lab-too-many", field=name, max=players)
    cards = _pool(way, pool)
    seats = tuple(_seat(way, player, cities, money) for player in range(players))
    _, reserve, chance = way.cards(Chance(seed))
    table = Table(0, 1, cards)
    blank = State(way, turn, 0, Phase.DIVIDE, 0, seats, reserve, (), 0, chance.state, table, ())
    pile, chance = chance.shuffled(unseen(blank).cards)
    coming = (way.turns - turn) * way.draw
    state = blank._replace(pile=pile[:coming], chance=chance.state)
    lab = Laboratory.of(state, deals=deals, games=games, seed=seed, rivalry=rivalry)
    offers = lab.offers(lab.money if way.bribes else 0)
    return replace(lab, state=state._replace(actions=offers))


def _pool(way: Game, pool: str | Sequence[str]) -> Cards:
    """The cards to divide: hands for two players at least, out of a pile that has them."""
    cards = read_hand(pool.split() if isinstance(pool, str) else pool, way.setting.edition)
    sizes = [way.hand * waiting for waiting in range(2, way.players + 1)]
    if len(cards) not in sizes:
        raise InputError("lab-pool-size", count=len(cards), expected=", ".join(map(str, sizes)))
    there = way.box()
    # There are always industries enough, and their pictures are dealt.
    for card, count in Counter(card for card in cards if not is_industry(card)).items():
        if count > there[card]:
            raise InputError("lab-pool-card", card=HAND_TOKENS[card], count=count, max=there[card])
    return tuple(sorted(cards))


def _seat(way: Game, player: int, cities: Sequence[str | Position], money: Sequence[int]) -> Seat:
    """A player's city and money."""
    shared = way.setting.shared
    number = 0 if shared else player
    given = cities[number] if number < len(cities) else None
    owned = START_MONEY
    if given is None:
        city = way.first_city(player)
    elif isinstance(given, Position):
        if given.setting != way.setting:
            raise InputError("lab-other-rules", number=number + 1)
        owned = given.money
        city = parse(given.text, way.setting, player) if shared else given.city
    else:
        city = parse(given, way.setting, player)
    if player < len(money):
        owned = counted(money[player], "money", 0, MOST_MONEY)
    return Seat(city, owned)
