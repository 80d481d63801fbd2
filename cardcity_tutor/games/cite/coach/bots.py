"""Bots: they see the map, all stocks and deposits, and their own cards."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from random import Random
from time import perf_counter
from typing import Final, Protocol

from ..rules import actions as act
from ..rules.cards import COURTYARD_MOST, REDUCERS, RIGHTS
from ..rules.checks import against
from ..rules.goods import GOLD, KINDS, NOTHING, ORDER, add, changed
from ..rules.moves import actions
from ..rules.notation import read_token
from ..rules.payment import GOLD_PER_CELL, cheapest, most_cells
from ..rules.problems import DEPOSIT_LIMIT
from ..rules.production import productions
from ..rules.state import State, rights
from .building import Plan, best_sequence, next_building, opening
from .trading import Market
from .worth import Purse, productions_left

SHARE: Final = 0.6
"""Of the time that is given, after which a search stops; without a time it ends by itself, after half a second or less."""
DEAREST: Final = 4
"""Resources for a cell that bots pay while they can still wait for more kinds."""
PLENTY: Final = 16
"""Resources from which on they do not wait."""
TALKS_FIRST: Final = 2
"""In their first stay of a turn bots only talk, unless everybody else has passed."""


class Bot(Protocol):
    """Decides for one player from what this player sees."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> act.Action:
        """One of the actions of the view."""


class RandomBot:
    """Decides at random, every decision equally likely."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> act.Action:  # noqa: ARG002
        """Any decision."""
        options = actions(view)
        return options[int(chance.random() * len(options))]


class GreedyBot:
    """Trades what is plentiful for what is missing, then builds what brings most for its price."""

    trades = True
    wide = False
    """Whether it looks at exchanges of two kinds, too, and asks for more than half of the surplus."""
    until = inf
    """When to stop searching."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> act.Action:  # noqa: ARG002
        """The first of the decisions that it wishes and that can be made."""
        self.until = inf if seconds is None else perf_counter() + seconds * SHARE
        for deed in self.wishes(view):
            if not any(True for _ in against(view, view.player, deed)):
                return deed
        return actions(view)[0]

    def wishes(self, view: State) -> Iterator[act.Deed]:
        """What it would like to do, best first."""
        match view.phase:
            case "before":
                yield from _before_production(view)
                yield act.Ready()
            case "keep":
                yield act.Keep(min(view.drawn, key=CARD_ORDER.index))
            case "settle":
                yield from actions(view)
            case "answer":
                yield self.answer(view)
            case _ if view.seat.turn == 1 and not view.city.of(view.player):
                yield self.opening(view)
                yield from actions(view)
            case _:
                yield from self.work(view)

    def market(self, view: State) -> Market:
        """What all players hold, as this bot values it."""
        return Market(view, view.player)

    def plan(self, view: State, cells: int) -> Plan | None:
        """What to build with so many cells."""
        return next_building(view, view.player, cells)

    def opening(self, view: State) -> act.Deed:
        """The first quarter."""
        return opening(view, view.player)

    def answer(self, view: State) -> act.Deed:
        """Yes to what is a gain; else a counter-offer, if one pleases both."""
        question = view.question
        if question is None or not isinstance(question.asked, act.Offer):
            return act.Decline()
        market = self.market(view)
        if self.trades and market.accepts(question.asker, question.asked):
            return act.Accept()
        counter = market.counter(question.asker, question.asked) if self.trades else None
        return act.Decline() if counter is None else counter

    def work(self, view: State) -> Iterator[act.Deed]:
        """With the floor: trade, then convert, pay and build, then deposit and pass."""
        if view.question is not None and self.trades:
            yield from self.counters(view)
        if self.trades and view.offers < view.way.offers and view.seat.turn > 1:
            for exchange in self.market(view).best(wide=self.wide, until=self.until)[:1]:
                yield act.Offer((exchange.partner,), exchange.give, exchange.get)
        others_wait = view.row >= len(view.active) - 1
        if view.seat.stays >= TALKS_FIRST or others_wait or view.seat.turn == 1 or not self.trades:
            yield from self.construct(view)
            yield from _ending(view)
        yield act.Pass()

    def counters(self, view: State) -> Iterator[act.Deed]:
        """Counter-offers that are a gain."""
        market = self.market(view)
        for player, give, get in view.question.counters if view.question else ():
            own, _ = market.gains(player, get, give)
            if own > 0:
                yield act.Take(player)

    def construct(self, view: State) -> Iterator[act.Deed]:
        """Deposit, play cards, convert, pay and build."""
        last = not productions_left(view, view.player)
        yield from _deposit(view, last=last)
        yield from _play(view)
        if view.seat.turn == 1:
            return
        purse = Purse(view, view.player)
        stock, held = view.seat.stock, rights(view, view.player)
        bought = purse.cells(stock)
        plan = self.plan(view, held + bought)
        if plan is None:
            return
        reducers = [card for card in view.seat.hand if card in REDUCERS and plan.price > REDUCERS[card]][:1]
        price = max(1, plan.price - sum(REDUCERS[card] for card in reducers))
        by_gold = min(price, stock[GOLD] // GOLD_PER_CELL) if plan.gold else 0
        if price > held and by_gold:
            yield act.Build(plan.building, min(by_gold, price - held), tuple(reducers))
        if price <= held:
            yield act.Build(plan.building, 0, tuple(reducers))
        missing = price - held
        if missing > most_cells(stock):
            yield from _convert(view, purse)
        payment = cheapest(stock, missing) if missing > 0 else None
        if payment is not None and self.is_worth_it(view, sum(payment.spent), missing):
            yield act.Pay(payment.collections)

    def is_worth_it(self, view: State, resources: int, cells: int) -> bool:
        """Whether to pay now; one in want of kinds had better wait for them, unless time is short."""
        left = productions_left(view, view.player)
        return left <= 1 or resources <= DEAREST * cells or sum(view.seat.stock) >= PLENTY


class StrongBot(GreedyBot):
    """Searches: all conversions, wider exchanges that bring it most, and several buildings ahead."""

    wide = True

    def market(self, view: State) -> Market:
        """With every conversion."""
        return Market(view, view.player, exact=True)

    def plan(self, view: State, cells: int) -> Plan | None:
        """The first of the buildings that together are worth most."""
        if not productions_left(view, view.player):
            return next_building(view, view.player, cells)
        return best_sequence(view, view.player, cells, self.until)[1]


CARD_ORDER: Final = (
    "master-plan", "masons-lodge", "caravan", "courtyard", "scaffolding", "helping-hands", "family-business",
    "mill-tripled", "belfry", "good-neighbours", "barter-day", "charter",
)  # fmt: skip
"""What bots keep at a port, best first."""


def _before_production(view: State) -> Iterator[act.Deed]:
    """Production cards where they bring most."""
    position = view.position()
    found = productions(position)[view.player].of
    best = max(found, key=lambda number: sum(found[number].total), default=None)
    if best is not None:
        yield act.PlayCard("family-business", view.city.buildings[best])
    for number in view.city.of(view.player, "mill"):
        if any(number in gained.by for gained in found.values()):
            yield act.PlayCard("mill-tripled", view.city.buildings[number])


def _deposit(view: State, *, last: bool) -> Iterator[act.Deed]:
    """Three resources that one cannot make, one of each kind if that goes; all of it back in the last turn."""
    if view.deposited or not view.city.of(view.player, "bank"):
        return
    if last:
        if any(view.seat.bank):
            yield act.Deposit(NOTHING)
        return
    if sum(view.seat.bank) == DEPOSIT_LIMIT:
        return
    held = add(view.seat.stock, view.seat.bank)
    good = ORDER[view.way.good(view.player)]
    bank = NOTHING
    for _ in range(DEPOSIT_LIMIT):
        left = add(held, bank, -1)
        kinds = [kind for kind, amount in enumerate(left) if amount]
        if not kinds:
            break
        bank = changed(bank, min(kinds, key=lambda kind: (bank[kind], kind == good, -left[kind])), 1)
    if bank != view.seat.bank:
        yield act.Deposit(bank)


def _play(view: State) -> Iterator[act.Deed]:
    """Cards that bring rights or resources."""
    stock = view.seat.stock
    scarce = sorted(range(len(KINDS)), key=lambda kind: stock[kind])
    for card in dict.fromkeys(view.seat.hand):
        if card in RIGHTS and view.seat.turn > 1:
            yield act.PlayCard(card)
        elif card == "caravan":
            get = NOTHING
            for kind in scarce[:3]:
                get = changed(get, kind, 1)
            yield act.PlayCard(card, None, NOTHING, get)
        elif card == "barter-day":
            most = max(range(len(KINDS)), key=lambda kind: stock[kind])
            if stock[most] >= stock[scarce[0]] + 2:
                yield act.PlayCard(card, None, changed(NOTHING, most, 1), changed(NOTHING, scarce[0], 1))
        elif card == "courtyard":
            for number in view.city.of(view.player):
                if view.city.surrounded(number):
                    building = view.city.buildings[number]
                    get = NOTHING
                    for place in range(min(building.size, COURTYARD_MOST)):
                        get = changed(get, scarce[place], 1)
                    yield act.PlayCard(card, building, NOTHING, get)


def _convert(view: State, purse: Purse) -> Iterator[act.Deed]:
    """The next step on the way to the most cells."""
    for step in purse.path(view.seat.stock)[:1]:
        if step.tool == "flea":
            yield act.Flea(KINDS[step.give.index(1)], KINDS[step.get.index(1)])
        elif step.tool == "market":
            yield act.Market(step.give, step.get)
        else:
            yield act.Transform(read_token(step.tool, view.way.players, "map"), 1)


def _ending(view: State) -> Iterator[act.Deed]:
    """When all is built: the next harvest, or the gold in the middle."""
    if view.way.simultaneous:
        yield act.Harvest()
    if view.way.timed:
        yield act.Pass(done=True)
