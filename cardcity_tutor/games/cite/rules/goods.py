"""The eleven kinds of resources, and amounts of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

KINDS: Final = (
    "wood",
    "stone",
    "metal",
    "cloth",
    "gold",
    "glass",
    "sculpture",
    "lock",
    "furniture",
    "weapon",
    "jewel",
)
ORDER: Final[Mapping[str, int]] = {kind: place for place, kind in enumerate(KINDS)}
GOLD: Final = ORDER["gold"]

Stock = tuple[int, ...]
"""One amount for each of ``KINDS``."""
NOTHING: Final[Stock] = (0,) * len(KINDS)


def stock_of(bundle: Mapping[str, int]) -> Stock:
    """The amounts of a bundle.

    >>> stock_of({"stone": 2})[:3]
    (0, 2, 0)
    """
    return tuple(bundle.get(kind, 0) for kind in KINDS)


def bundle_of(stock: Stock) -> dict[str, int]:
    """Amounts as the line protocol writes them: in order, without zeros."""
    return {kind: amount for kind, amount in zip(KINDS, stock, strict=True) if amount}


def add(stock: Stock, other: Stock, times: int = 1) -> Stock:
    """Amounts with ``times`` as much of the others."""
    if times == 1:
        return tuple(map(int.__add__, stock, other))
    return tuple([amount + times * more for amount, more in zip(stock, other, strict=True)])


def covers(stock: Stock, other: Stock) -> bool:
    """Whether the first holds all of the second."""
    return all(amount >= needed for amount, needed in zip(stock, other, strict=True))


def changed(stock: Stock, place: int, by: int) -> Stock:
    """With one amount changed."""
    return (*stock[:place], stock[place] + by, *stock[place + 1 :])
