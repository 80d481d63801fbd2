"""Exchanges as lesson files write them: ``1 wood, 2 gold > 1 stone @ 1``, given, taken, and by whom."""

from __future__ import annotations

import re
from typing import Any, Final

from ....core.errors import RequestError

_TRADE: Final = re.compile(r"([^>@]+)>([^>@]+)@ *([0-9])")
EXAMPLE: Final = "1 wood, 2 gold > 1 stone @ 1"
_AMOUNT: Final = re.compile(r" *([0-9]{1,3}) ([a-z]+) *")


def read_trade(text: str) -> dict[str, Any]:
    """The ``trade`` of a request.

    >>> read_trade("1 wood > 2 stone @ 1")
    {'with': 1, 'give': {'wood': 1}, 'get': {'stone': 2}}
    """
    found = _TRADE.fullmatch(text.strip())
    if found is None:
        raise RequestError("trade", "cite-trade", value=text, expected=EXAMPLE)
    return {"with": int(found[3]), "give": _bundle(found[1]), "get": _bundle(found[2])}


def write_trade(trade: dict[str, Any]) -> str:
    """The same as text."""
    give, get = (
        ", ".join(f"{amount} {kind}" for kind, amount in trade[side].items()) for side in ("give", "get")
    )
    return f"{give} > {get} @ {trade['with']}"


def _bundle(text: str) -> dict[str, int]:
    found = {}
    for part in text.split(","):
        amount = _AMOUNT.fullmatch(part)
        if amount is None:
            raise RequestError("trade", "cite-trade", value=text, expected=EXAMPLE)
        found[amount[2]] = int(amount[1])
    return found
