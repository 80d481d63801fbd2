"""``inspect``: one request of the line protocol in, one answer out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.errors import InputError
from .best_conversion import most_converted
from .conversion import MARKET_GIVES, Conversions
from .goods import Stock, add, covers
from .payment import buy, most_cells
from .placing import Site, legal, verdict, why
from .position import Position, Trade
from .problems import complete, problems
from .production import Production, productions, scores
from .request import Asked, read_request


class Reading:
    """How the rules are read. Who has got a rule wrong reads it otherwise: see ``teach``."""

    def position(self, position: Position) -> Position:
        """The moment, with the map as it is read."""
        return position

    def site(self, position: Position) -> Site:
        """Where and for how much the player who asks may build."""
        return Site(position)

    def productions(self, position: Position) -> list[Production]:
        """What the next production brings to each player."""
        return productions(position)

    def scores(self, position: Position) -> list[dict[str, int]]:
        """The scores as if the game ended now."""
        return scores(position)

    def most_cells(self, stock: Stock) -> int:
        """The most cells that a stock buys without conversion."""
        return most_cells(stock)

    def conversions(self, position: Position, player: int) -> Conversions:
        """What a player can convert with."""
        return Conversions(position, player)


def inspect(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request.

    Raises:
        RequestError: for a request that cannot be read.

    >>> inspect({"ruleset": "cite", "stocks": [{"wood": 10}, {}, {}, {}]})["buy"]["cells"]
    1
    """
    answer: dict[str, Any] = {"id": request["id"]} if "id" in request else {}
    return answer | answered(read_request(request), Reading())


def answered(asked: Asked, reading: Reading) -> dict[str, Any]:
    """The answer to a request that has been read."""
    found = problems(asked.position)
    answer: dict[str, Any] = {"problems": [problem._asdict() for problem in found]}
    if any(problem.rule == "overlap" for problem in found):
        return answer
    position = reading.position(asked.position)
    site = reading.site(position)
    answer |= {
        "complete": complete(position),
        "adjacency": _adjacency(position),
        "production": [production.as_json(position.city) for production in reading.productions(position)],
        "scores": reading.scores(position),
        "buy": buy(position.stock, reading.most_cells),
        "convert": _convert(position.stock, reading.conversions(position, position.player)),
        "legal": legal(site, asked.build),
    }
    if asked.why:
        answer["why"] = why(site, asked.build)
    if asked.place is not None:
        answer["verdict"] = verdict(site, asked.place, reading.productions)
    if asked.trade is not None:
        answer["trade"] = _trade(position, asked.trade, reading)
    return answer


def read_possible(request: Mapping[str, Any]) -> Asked:
    """What a request asks, if its map can be drawn; an ``InputError`` where buildings overlap."""
    asked = read_request(request)
    found = problems(asked.position)
    if any(problem.rule == "overlap" for problem in found):
        raise InputError("cite-impossible", problem=", ".join(sorted({problem.rule for problem in found})))
    return asked


def _adjacency(position: Position) -> list[dict[str, Any]]:
    city = position.city
    return [
        {
            "a": city.buildings[first].text,
            "b": city.buildings[second].text,
            "sides": city.sides[first, second],
            "streets": city.texts(city.linking(first, second)),
        }
        for first, second in city.pairs()
    ]


def _convert(stock: Stock, tools: Conversions) -> dict[str, Any]:
    return {
        "workshops": {
            token: [min(stock[first], stock[second]), number]
            for token, (first, second, _, number) in tools.workshops.items()
        },
        "market": sum(stock) // MARKET_GIVES if tools.market else 0,
        "flea": tools.flea,
        "kinds": tools.kinds(stock),
        "cells": most_converted(tools, stock),
    }


def _trade(position: Position, trade: Trade, reading: Reading) -> dict[str, Any]:
    own, other = position.stock, position.stocks[trade.partner]
    reasons = []
    if not any(trade.give) and not any(trade.get):
        reasons.append("empty")
    if not covers(other, trade.get):
        reasons.append("partner-stock")
    if trade.partner == position.player:
        reasons.append("self")
    if not covers(own, trade.give):
        reasons.append("stock")
    if reasons:
        return {"legal": False, "reasons": reasons}

    def cells(player: int, before: Stock, gives: Stock, gets: Stock) -> list[int]:
        tools = reading.conversions(position, player)
        return [most_converted(tools, stock) for stock in (before, add(add(before, gives, -1), gets))]

    return {
        "legal": True,
        "reasons": [],
        "cells": [
            cells(position.player, own, trade.give, trade.get),
            cells(trade.partner, other, trade.get, trade.give),
        ],
    }
