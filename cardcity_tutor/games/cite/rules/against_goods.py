"""What speaks against payments, deposits, conversions, and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from . import actions as act
from .buildings import CRAFTS
from .cards import (
    BARTER_MOST,
    CARAVAN,
    COURTYARD_MOST,
    END_CARDS,
    HAND_LIMIT,
    PRODUCTION_CARDS,
    REDUCERS,
    RIGHTS,
)
from .conversion import MARKET_GIVES
from .goods import KINDS, NOTHING, ORDER, Stock, add
from .holdings import lacks_cards, lacks_goods, offers_spent
from .payment import BIG, PAIR, SINGLE, TRIPLE
from .problems import DEPOSIT_LIMIT
from .state import State, rights

SMALL: Final[Mapping[int, int]] = {1: SINGLE, 2: PAIR, 3: TRIPLE}
"""Of each kind, in a collection of so many kinds."""


def collection_cells(collection: Stock) -> int:
    """The cells that one collection buys; 0 if it is none."""
    amounts = [amount for amount in collection if amount]
    kinds = len(amounts)
    if kinds >= BIG:
        return kinds - (BIG - 1) if set(amounts) == {1} else 0
    return int(kinds in SMALL and set(amounts) == {SMALL[kinds]})


def against_pay(state: State, player: int, deed: act.Pay) -> Iterator[str]:
    """Against collections."""
    spent = NOTHING
    for collection in deed.collections:
        spent = add(spent, collection)
        if not collection_cells(collection):
            small = sum(amount > 0 for amount in collection) < BIG
            yield "price-equal" if small and len({*collection} - {0}) > 1 else "price-table"
    if not deed.collections:
        yield "price-table"
    yield from lacks_goods(state.seats[player].stock, spent)


def against_deposit(state: State, player: int, deed: act.Deposit) -> Iterator[str]:
    """Against a new content of the bank."""
    seat = state.seats[player]
    if (
        not state.city.of(player, "bank")
        or not 0 <= sum(deed.bank) <= DEPOSIT_LIMIT
        or deed.bank == seat.bank
    ):
        yield "bank"
    yield from lacks_goods(add(seat.stock, seat.bank), deed.bank)


def _used_goods(state: State, player: int, owner: int | None) -> tuple[Stock, list[str]]:
    """Whose goods go through a building, and what speaks against that."""
    if owner is None:
        return state.seats[player].stock, []
    if not 0 <= owner < state.way.players or owner == player or state.seats[owner].done:
        return NOTHING, ["owner-uses"]
    return state.seats[owner].stock, list(offers_spent(state))


def products(state: State, deed: act.Transform) -> tuple[Stock, Stock]:
    """What a workshop takes and gives."""
    first, second, made = CRAFTS[deed.workshop.kind]
    number = state.city.buildings.index(deed.workshop)
    each = 1 + len(state.city.adjacent_kind(number, "inn"))
    taken = tuple(deed.times * (kind in (first, second)) for kind in KINDS)
    return taken, tuple(deed.times * each * (kind == made) for kind in KINDS)


def against_transform(state: State, player: int, deed: act.Transform) -> Iterator[str]:
    """Against using a workshop."""
    stock, reasons = _used_goods(state, player, deed.goods_of)
    yield from reasons
    if deed.workshop.owner != player:
        yield "owner-uses"
    if deed.times < 1 or deed.workshop.kind not in CRAFTS or deed.workshop not in state.city.buildings:
        yield "workshop"
    else:
        yield from lacks_goods(stock, products(state, deed)[0])


def against_market(state: State, player: int, deed: act.Market) -> Iterator[str]:
    """Against using the market."""
    stock, reasons = _used_goods(state, player, deed.goods_of)
    yield from reasons
    count = sum(deed.get)
    if not state.city.of(player, "market") or count < 1 or sum(deed.give) != MARKET_GIVES * count:
        yield "market"
    if min(deed.get) < 0:
        yield "market"
    yield from lacks_goods(stock, deed.give)


def against_flea(state: State, player: int, deed: act.Flea) -> Iterator[str]:
    """Against using the flea market."""
    stock, reasons = _used_goods(state, player, deed.goods_of)
    yield from reasons
    if not state.city.of(player, "flea") or "flea" in state.seats[player].used:
        yield "flea"
    if deed.give not in ORDER or deed.get not in ORDER:
        yield "flea"
        return
    direction = state.way.ruling("flea-direction")
    bought, sold = deed.give == "gold", deed.get == "gold"
    if not (bought and direction != "to-gold") and not (sold and direction != "gold"):
        yield "flea-direction"
    if not stock[ORDER[deed.give]]:
        yield "stock"


def against_card(state: State, player: int, deed: act.PlayCard) -> Iterator[str]:
    """Against playing a card."""
    yield from lacks_cards(state, player, (deed.card,))
    before = deed.card in PRODUCTION_CARDS
    if before != (state.phase == "before") or deed.card in REDUCERS or deed.card in END_CARDS:
        yield "play"
        return
    yield from lacks_goods(state.seats[player].stock, deed.give)
    if not _card_fits(state, player, deed):
        yield "cards"


def _card_fits(state: State, player: int, deed: act.PlayCard) -> bool:
    """Whether a card is played with what it asks for, and nothing else."""
    nothing = not any(deed.give)
    gained = sum(deed.get)
    if min(deed.get) < 0:
        return False
    at, city = deed.at, state.city
    own = at is not None and at.owner == player and at in city.buildings
    match deed.card:
        case "mill-tripled":
            return own and nothing and not gained and at is not None and at.kind == "mill"
        case "family-business":
            return own and nothing and not gained
        case "caravan":
            return at is None and nothing and gained == CARAVAN and max(deed.get) == 1
        case "barter-day":
            return at is None and 1 <= gained <= BARTER_MOST and sum(deed.give) == gained
        case "courtyard":
            if not own or at is None or not nothing:
                return False
            return city.surrounded(city.buildings.index(at)) and gained == min(at.size, COURTYARD_MOST)
    return deed.card in RIGHTS and at is None and nothing and not gained


def against_invest(state: State, player: int, _: act.Invest) -> Iterator[str]:
    """Against buying a card."""
    if not state.way.advanced:
        yield "level"
    elif not state.pile:
        yield "pile"
    if rights(state, player) < 1:
        yield "rights"
    if len(state.seats[player].hand) >= HAND_LIMIT:
        yield "hand"
