"""``inspect``: one request of the line protocol in, one answer out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.errors import InputError
from .best_conversion import most_converted
from .conversion import MARKET_GIVES, Conversions
from .goods import Stock, add, covers
from .payment import buy
from .placing import legal, verdict, why
from .position import Position, Trade
from .problems import complete, problems
from .production import productions, scores
from .request import Asked, read_request


def inspect(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request.

    Raises:
        RequestError: for a request that cannot be read.

    >>> inspect({"ruleset": "cite", "stocks": [{"wood": 10}, {}, {}, {}]})["buy"]["cells"]
    1
    """
    asked = read_request(request)
    position = asked.position
    found = problems(position)
    answer: dict[str, Any] = {"id": request["id"]} if "id" in request else {}
    answer["problems"] = [problem._asdict() for problem in found]
    if any(problem.rule == "overlap" for problem in found):
        return answer
    answer |= {
        "complete": complete(position),
        "adjacency": _adjacency(position),
        "production": [production.as_json(position.city) for production in productions(position)],
        "scores": scores(position),
        "buy": buy(position.stock),
        "convert": _convert(position),
        "legal": legal(position, asked.build),
    }
    if asked.why:
        answer["why"] = why(position, asked.build)
    if asked.place is not None:
        answer["verdict"] = verdict(position, asked.place)
    if asked.trade is not None:
        answer["trade"] = _trade(position, asked.trade)
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


def _convert(position: Position) -> dict[str, Any]:
    tools, stock = Conversions(position, position.player), position.stock
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


def _trade(position: Position, trade: Trade) -> dict[str, Any]:
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
        tools = Conversions(position, player)
        return [most_converted(tools, stock) for stock in (before, add(add(before, gives, -1), gets))]

    return {
        "legal": True,
        "reasons": [],
        "cells": [
            cells(position.player, own, trade.give, trade.get),
            cells(trade.partner, other, trade.get, trade.give),
        ],
    }
