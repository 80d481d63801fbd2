"""The next harvest and what resources buy as sums, each term with the things that it counts."""

from __future__ import annotations

from ....core.scene import Sum
from ..rules.against_goods import collection_cells
from ..rules.goods import KINDS, Stock, stock_of
from ..rules.payment import cheapest, most_cells
from ..rules.position import Position
from ..rules.production import Production, Yield
from .words import building_at, capital, card_word, goods_words, word


def harvest_sum(lang: str, position: Position, production: Production) -> Sum:
    """What each building of a player brings, with what doubles it."""
    parts = [_yield(lang, position, number, gained) for number, gained in production.of.items()]
    return Sum(
        label=word(lang, "harvest"),
        value=goods_words(lang, production.total),
        rule="produce-map",
        spots=[position.city.buildings[number].text for number in production.of],
        parts=parts,
    )


def _yield(lang: str, position: Position, number: int, gained: Yield) -> Sum:
    """One building: what it yields, what multiplies that, the gold of streets."""
    buildings = position.city.buildings
    building = buildings[number]
    found = Sum(
        label=capital(building_at(lang, building)),
        value=goods_words(lang, gained.total),
        rule="bank" if building.kind == "bank" else "small-large",
        spots=[building.text],
    )
    parts = []
    if gained.by:
        once = tuple(amount // gained.times for amount in gained.goods)
        parts.append(Sum(label=word(lang, "alone"), value=goods_words(lang, once), spots=[building.text]))
    for other in gained.by:
        doubler = buildings[other]
        tripled = any(at == other for card, at in position.played if card == "mill-tripled")
        parts.append(
            Sum(
                label=capital(building_at(lang, doubler)),
                value="×3" if tripled else "×2",
                rule="mill" if doubler.kind == "mill" else "inn-shop",
                spots=[doubler.text],
            )
        )
    parts += [
        Sum(
            label=capital(building_at(lang, buildings[street])),
            value=goods_words(lang, stock_of({"gold": 1})),
            rule="street-gold",
            spots=[buildings[street].text],
        )
        for street in gained.streets
    ]
    if gained.again:
        label = capital(card_word(lang, "family-business"))
        parts.append(Sum(label=label, value=f"×{1 + gained.again}", rule="cards"))
    if parts:
        found["parts"] = parts
    return found


def buy_sum(lang: str, stock: Stock, player: int) -> Sum:
    """The most cells that a stock buys: its cheapest payment, collection by collection."""
    cells = most_cells(stock)
    payment = cheapest(stock, cells)
    collections = payment.collections if payment is not None else ()
    return Sum(
        label=word(lang, "buy"),
        value=cells,
        rule="price-table",
        parts=[
            Sum(
                label=capital(goods_words(lang, collection)),
                value=collection_cells(collection),
                rule="price-table",
                spots=[
                    f"good.{player}.{kind}" for kind, amount in zip(KINDS, collection, strict=True) if amount
                ],
            )
            for collection in collections
        ],
    )
