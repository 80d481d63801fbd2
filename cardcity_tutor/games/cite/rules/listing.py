"""The decisions of each kind that a player has, one after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from . import actions as act
from .against_building import hosts
from .against_goods import products
from .buildings import BUILDINGS, CRAFTS, SHAPES, Building
from .cards import BARTER_MOST, CARAVAN, COURTYARD_MOST, END_CARDS, HAND_LIMIT, PRODUCTION_CARDS, REDUCERS
from .checks import against
from .conversion import MARKET_GIVES
from .goods import GOLD, KINDS, NOTHING, Stock, add, changed, covers
from .ledger import debts
from .payment import GOLD_PER_CELL, cheapest, most_cells
from .placing import Site
from .problems import DEPOSIT_LIMIT
from .state import State, rights

MOST_PAID: Final = 20
"""Payments are listed for up to so many cells."""


def legal(state: State, deed: act.Deed) -> Iterator[act.Deed]:
    """The decision, if it can be made."""
    if not any(True for _ in against(state, state.player, deed)):
        yield deed


# ---------------------------------------------------------------- building


def layouts(state: State) -> Iterator[act.Deed]:
    """Turn 1: the quarter with one building more."""
    left = rights(state, state.player)
    if state.seat.turn != 1 or left < 1:
        return
    site = Site(state.position())
    own = tuple(state.city.buildings[number] for number in state.city.of(state.player))
    for kind in BUILDINGS:
        if SHAPES[kind].size > left:
            continue
        for row, column, facing, *_ in site.legal(kind):
            building = Building(state.player, kind, row, column, facing)
            if all((host, building) in state.consents for host in hosts(state, building)):
                yield act.Lay((*own, building))


def builds(state: State) -> Iterator[act.Build]:
    """Every building that the rights, cards and gold of the player can pay for, on every place."""
    if state.seat.turn == 1:
        return
    held, gold = rights(state, state.player), state.seat.stock[GOLD] // GOLD_PER_CELL
    cards_held = [card for card in dict.fromkeys(state.seat.hand) if card in REDUCERS]
    if not held + gold + len(cards_held):
        return
    site = Site(state.position())
    for kind in BUILDINGS:
        if SHAPES[kind].size > held + gold + 9 * len(cards_held) + 4:
            continue
        for row, column, facing, full, with_gold, *_ in site.legal(kind):
            building = Building(state.player, kind, row, column, facing)
            if any((host, building) not in state.consents for host in hosts(state, building)):
                continue
            for using in ((), *((card,) for card in cards_held)):
                cells = max(1, full - sum(REDUCERS[card] for card in using))
                for by_gold in range(max(0, cells - held), (min(gold, cells) if with_gold else 0) + 1):
                    yield act.Build(building, by_gold, using)


def asks(state: State) -> Iterator[act.Deed]:
    """Interquarter: buildings that others would have to allow."""
    if not state.way.interquarter or state.offers >= state.way.offers:
        return
    held = rights(state, state.player)
    site = Site(state.position())
    for kind in BUILDINGS:
        if held < 1 or SHAPES[kind].size > held:
            continue
        for row, column, facing, *_ in site.legal(kind):
            building = Building(state.player, kind, row, column, facing)
            if any((host, building) not in state.consents for host in hosts(state, building)):
                yield act.Ask(building)


# ---------------------------------------------------------------- resources


def payments(state: State) -> Iterator[act.Deed]:
    """The cheapest payment for each number of cells."""
    stock = state.seat.stock
    for cells in range(1, min(most_cells(stock), MOST_PAID) + 1):
        payment = cheapest(stock, cells)
        if payment is not None:
            yield act.Pay(payment.collections)


def deposits(state: State) -> Iterator[act.Deed]:
    """Every other content of the bank, once a stay."""
    if state.deposited or not state.city.of(state.player, "bank"):
        return
    held = add(state.seat.stock, state.seat.bank)
    kinds = [kind for kind, amount in enumerate(held) if amount]
    for count in range(DEPOSIT_LIMIT + 1):
        for chosen in combinations_with_replacement(kinds, count):
            bank = _bundle(chosen)
            if bank != state.seat.bank and covers(held, bank):
                yield act.Deposit(bank)


def _bundle(kinds: Sequence[int]) -> Stock:
    found = [0] * len(KINDS)
    for kind in kinds:
        found[kind] += 1
    return tuple(found)


def conversions(state: State) -> Iterator[act.Deed]:
    """Workshops by number of times, the flea market, and one exchange at the market."""
    stock, city = state.seat.stock, state.city
    for number in city.of(state.player, *CRAFTS):
        times = 1
        while covers(stock, products(state, act.Transform(city.buildings[number], times))[0]):
            yield act.Transform(city.buildings[number], times)
            times += 1
    if city.of(state.player, "flea") and "flea" not in state.seat.used:
        direction = state.way.ruling("flea-direction")
        for give, amount in zip(KINDS, stock, strict=True):
            for get in KINDS:
                bought, sold = (
                    give == "gold" and direction != "to-gold",
                    get == "gold" and direction != "gold",
                )
                if amount and give != get and (bought or sold):
                    yield act.Flea(give, get)
    if city.of(state.player, "market") and sum(stock) >= MARKET_GIVES:
        for gift in market_gifts(stock):
            for kind in range(len(KINDS)):
                if not gift[kind]:
                    yield act.Market(gift, changed(NOTHING, kind, 1))


def market_gifts(stock: Stock) -> list[Stock]:
    """Four of one kind, and the four that leave the evenest stock."""
    found = [
        changed(NOTHING, kind, MARKET_GIVES) for kind, amount in enumerate(stock) if amount >= MARKET_GIVES
    ]
    even, left = list(NOTHING), list(stock)
    for _ in range(MARKET_GIVES):
        kind = left.index(max(left))
        even[kind] += 1
        left[kind] -= 1
    return found if tuple(even) in found else [*found, tuple(even)]


def late_payments(state: State) -> Iterator[act.Deed]:
    """Debts that can be paid now."""
    for debt in sorted(debts(state.contracts, state.player)):
        if debt.due <= state.seat.turn and debt not in state.paid:
            yield from _payments_of(state, debt.contract, debt.term, debt.due)


def settlements(state: State) -> Iterator[act.Deed]:
    """Ways to pay what is due now."""
    debt = state.steps[0].debt
    if debt is not None:
        yield from _payments_of(state, debt.contract, debt.term, debt.due)


def _payments_of(state: State, contract: int, number: int, due: int) -> Iterator[act.Deed]:
    """What a debt can be paid with; for any n resources: of as few kinds as can be, and of the most plentiful."""
    term = next(entry for entry in state.contracts if entry.id == contract).terms[number]
    count = getattr(term, "any", 0)
    stock = state.seat.stock
    if not count:
        goods = [getattr(term, "goods", NOTHING)]
    else:
        kinds = [kind for kind, amount in enumerate(stock) if amount]
        goods = [changed(NOTHING, kind, count) for kind in kinds if stock[kind] >= count]
        even, left = list(NOTHING), list(stock)
        for _ in range(min(count, sum(stock))):
            kind = left.index(max(left))
            even[kind] += 1
            left[kind] -= 1
        goods.append(tuple(even))
    for paid in dict.fromkeys(goods):
        if covers(stock, paid) and (not count or sum(paid) == count):
            yield act.Settle(contract, number, due, paid)


# ---------------------------------------------------------------- talking


def swaps(state: State) -> Iterator[act.Deed]:
    """One resource for one, with each player."""
    if state.offers >= state.way.offers:
        return
    for other in range(state.way.players):
        if other == state.player or state.seats[other].done:
            continue
        for give, held in enumerate(state.seat.stock):
            for get, there in enumerate(state.seats[other].stock):
                if held and there and give != get:
                    yield act.Offer((other,), changed(NOTHING, give, 1), changed(NOTHING, get, 1))


def answers(state: State) -> Iterator[act.Deed]:
    """Yes if it can be done, and no; counter-offers one kind for another, as many as were asked."""
    yield act.Decline()
    yield from legal(state, act.Accept())
    question = state.question
    if question is None or not isinstance(question.asked, act.Offer):
        return
    for give, amount in enumerate(question.asked.get):
        for get, there in enumerate(state.seats[question.asker].stock):
            if amount and there and give != get and state.seat.stock[give]:
                offer = act.Counter(changed(NOTHING, give, 1), changed(NOTHING, get, 1))
                if (offer.get, offer.give) != (question.asked.give, question.asked.get):
                    yield offer


# ---------------------------------------------------------------- cards


def production_cards(state: State) -> Iterator[act.Deed]:
    """Cards for this production, on each building that they can be played on."""
    own = [state.city.buildings[number] for number in state.city.of(state.player)]
    for card in dict.fromkeys(state.seat.hand):
        if card in PRODUCTION_CARDS:
            yield from (
                act.PlayCard(card, building)
                for building in own
                if card == "family-business" or building.kind == "mill"
            )


def cards(state: State) -> Iterator[act.Deed]:
    """Cards that can be played now; what they bring in the forms that people think of first."""
    hand = dict.fromkeys(state.seat.hand)
    singles = [changed(NOTHING, kind, 1) for kind in range(len(KINDS))]
    for card in hand:
        if card == "caravan":
            yield from (
                act.PlayCard(card, get=_bundle(kinds)) for kinds in combinations(range(len(KINDS)), CARAVAN)
            )
        elif card == "barter-day":
            for give, amount in enumerate(state.seat.stock):
                for count in range(1, min(amount, BARTER_MOST) + 1):
                    for get in range(len(KINDS)):
                        if get != give:
                            goods = (changed(NOTHING, kind, count) for kind in (give, get))
                            yield act.PlayCard(card, None, *goods)
        elif card == "courtyard":
            for number in state.city.of(state.player):
                if state.city.surrounded(number):
                    building = state.city.buildings[number]
                    count = min(building.size, COURTYARD_MOST)
                    yield from (act.PlayCard(card, building, get=add(NOTHING, one, count)) for one in singles)
        elif card not in (*PRODUCTION_CARDS, *REDUCERS, *END_CARDS):
            yield act.PlayCard(card)
        yield act.Discard(card)
    if (
        state.way.advanced
        and state.pile
        and len(state.seat.hand) < HAND_LIMIT
        and rights(state, state.player) > 0
    ):
        yield act.Invest()


# ---------------------------------------------------------------- the floor


def endings(state: State) -> Iterator[act.Deed]:
    """To pass, to harvest, or to take a counter-offer."""
    yield act.Pass()
    if state.way.timed:
        yield act.Pass(done=True)
    if state.way.simultaneous and state.seat.turn < state.way.last_turn:
        yield act.Harvest()
    if state.question is not None:
        for player, _, _ in state.question.counters:
            yield from legal(state, act.Take(player))
