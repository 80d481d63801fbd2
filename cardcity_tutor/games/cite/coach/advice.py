"""What speaks for and against a decision, in numbers: what a trade is worth to each side, what a building brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ..rules import actions as act
from ..rules.against_building import price
from ..rules.goods import Stock, add, covers
from ..rules.payment import cheapest, most_cells
from ..rules.production import gains
from ..rules.state import State, rights
from .trading import LEAST, Market
from .worth import Purse, productions_left


class Cause(NamedTuple):
    """A message of the game, its numbers, and whether it speaks for the decision."""

    key: str
    params: Mapping[str, Any]
    good: bool | None = None


def causes(view: State, action: object) -> list[Cause]:
    """The weightiest first."""
    deed = action.action if isinstance(action, act.As) else action
    match deed:
        case act.Offer(to, give, get):
            return list(_offered(view, view.player, to[0], give, get))
        case act.Deal(offer):
            return list(_offered(view, view.player, offer.to[0], offer.give, offer.get))
        case act.Accept() | act.Decline():
            return list(_answered(view, deed))
        case act.Counter(give, get) if view.question is not None:
            return list(_offered(view, view.player, view.question.asker, give, get))
        case act.Build():
            return list(_built(view, deed))
        case act.Pay(collections):
            return list(_paid(view, collections))
        case act.Transform() | act.Market() | act.Flea():
            return list(_converted(view))
        case act.Pass():
            return list(_passed(view))
    return []


def trade_cells(view: State, player: int, partner: int, give: Stock, get: Stock) -> tuple[int, int, int, int]:
    """The cells of both sides before and after an exchange."""
    found = []
    for who, gone, come in ((player, give, get), (partner, get, give)):
        purse, stock = Purse(view, who, exact=True), view.seats[who].stock
        found += [purse.cells(stock), purse.cells(add(add(stock, gone, -1), come))]
    return found[0], found[1], found[2], found[3]


def _offered(view: State, player: int, partner: int, give: Stock, get: Stock) -> Iterator[Cause]:
    if not covers(view.seats[player].stock, give) or not covers(view.seats[partner].stock, get):
        return
    before, after, theirs, then = trade_cells(view, player, partner, give, get)
    yield Cause("cite-cause-trade-own", {"before": before, "after": after}, after > before)
    yield Cause("cite-cause-trade-other", {"player": partner, "before": theirs, "after": then}, None)
    own, other = Market(view, player, exact=True).gains(partner, give, get)
    if own > LEAST and other > LEAST:
        yield Cause("cite-cause-split", {"share": round(100 * own / (own + other))}, own >= other)
    elif own <= LEAST:
        yield Cause("cite-cause-no-gain", {}, False)
    else:
        yield Cause("cite-cause-no-gain-other", {"player": partner}, False)


def _answered(view: State, deed: act.Accept | act.Decline) -> Iterator[Cause]:
    question = view.question
    if question is None or not isinstance(question.asked, act.Offer):
        return
    offer = question.asked
    yield from _offered(view, view.player, question.asker, offer.get, offer.give)
    market = Market(view, view.player, exact=True)
    if covers(view.seat.stock, offer.get) and isinstance(deed, act.Decline):
        own, other = market.gains(question.asker, offer.get, offer.give)
        if own > LEAST and not market.wise(question.asker, offer.get, offer.give, own, other):
            yield Cause("cite-cause-race", {"player": question.asker}, True)


def _built(view: State, deed: act.Build) -> Iterator[Cause]:
    left = productions_left(view, view.player)
    cells, _ = price(view, deed)
    yield Cause("cite-cause-points", {"cells": deed.building.size, "price": cells}, True)
    city = view.city.with_building(deed.building)
    for player, gain in enumerate(gains(replace(view.position(), rights=0), city)):
        goods = sum(gain["goods"].values())
        if player == view.player:
            if goods and left:
                yield Cause("cite-cause-harvest", {"goods": goods, "turns": left, "all": goods * left}, True)
            if gain["cells"] and left:
                yield Cause("cite-cause-cells", {"cells": gain["cells"]}, True)
            if gain["cards"] and left:
                yield Cause("cite-cause-cards", {"cards": gain["cards"]}, True)
        elif goods and left:
            yield Cause("cite-cause-neighbour", {"player": player, "goods": goods}, False)


def _paid(view: State, collections: tuple[Stock, ...]) -> Iterator[Cause]:
    spent = sum(sum(collection) for collection in collections)
    held = most_cells(view.seat.stock)
    best = cheapest(view.seat.stock, max(1, held))
    yield Cause("cite-cause-spent", {"resources": spent, "left": sum(view.seat.stock) - spent}, None)
    if best is not None:
        yield Cause("cite-cause-most", {"cells": held}, None)


def _converted(view: State) -> Iterator[Cause]:
    purse = Purse(view, view.player, exact=True)
    now, then = most_cells(view.seat.stock), purse.cells(view.seat.stock)
    yield Cause("cite-cause-convert", {"before": now, "after": then}, then > now)


def _passed(view: State) -> Iterator[Cause]:
    held = rights(view, view.player)
    if held > 0:
        yield Cause("cite-cause-rights-lost", {"cells": held}, False)
    cells = Purse(view, view.player, exact=True).cells(view.seat.stock)
    if cells:
        yield Cause("cite-cause-could-buy", {"cells": cells}, None)
