"""Goods, time and people as somebody with one misconception reads them: prices, conversion, points, turns, promises."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ..rules.conversion import Conversions
from ..rules.goods import Stock
from ..rules.ledger import Contract, Debt, NoteTerm
from ..rules.payment import BIG, FREE_KINDS, PAIR, SINGLE, TRIPLE
from ..rules.position import Position
from ..rules.production import RESOURCES_PER_CELL, placed
from .learner import LAST_HARVEST, Learner, Request

EACH: Final = {1: SINGLE, 2: PAIR, 3: TRIPLE}
"""Of each kind in a collection of so many kinds."""
BEST_KINDS: Final = 11

# ---------------------------------------------------------------- prices


class LooseSets(Learner):
    """Up to three kinds, only the sum matters."""

    def most_cells(self, stock: Stock) -> int:
        """All resources, whatever their kinds."""
        kinds = sum(map(bool, stock))
        return sum(stock) // (kinds * EACH[kinds]) if kinds in EACH else super().most_cells(stock)


class CountResources(Learner):
    """The table is read by the number of resources, not of kinds."""

    def most_cells(self, stock: Stock) -> int:
        """Eight cells for every eleven."""
        whole, rest = divmod(sum(stock), BEST_KINDS)
        return whole * (BEST_KINDS - FREE_KINDS) + max(0, rest - FREE_KINDS)


class OneCollection(Learner):
    """One collection a turn."""

    def most_cells(self, stock: Stock) -> int:
        """The best one."""
        kinds = sum(map(bool, stock))
        return kinds - FREE_KINDS if kinds >= BIG else min(1, super().most_cells(stock))


class AllKinds(Learner):
    """Every collection holds each kind that one has."""

    def most_cells(self, stock: Stock) -> int:
        """As often as the rarest kind allows."""
        held = [amount for amount in stock if amount]
        if not held:
            return 0
        if len(held) in EACH:
            return min(held) // EACH[len(held)]
        return min(held) * (len(held) - FREE_KINDS)


class RightsKept(Learner):
    """Rights of the turn before are still there."""

    def to_pay(self, request: Request, cells: int) -> int:
        """Less by those."""
        return max(0, cells - int(request.get("lapsed", 0)))


# ---------------------------------------------------------------- conversion


class DoublingWorkshops(Conversions):
    """Each inn doubles what a workshop makes."""

    def products(self, inns: int) -> int:
        """1, 2, 4."""
        return int(2**inns)


class WorkshopDoubles(Learner):
    """1, 2, 4 and not 1, 2, 3."""

    def conversions(self, position: Position, player: int) -> Conversions:
        """With such workshops."""
        return DoublingWorkshops(position, player)


class FleaReversed(Learner):
    """Anything becomes gold."""

    def conversions(self, position: Position, player: int) -> Conversions:
        """The other way round."""
        found = super().conversions(position, player)
        found.direction = "to-gold"
        return found


# ---------------------------------------------------------------- points


class CardsCount(Learner):
    """A card in hand is a point."""

    def scores(self, position: Position) -> list[dict[str, int]]:
        """One for each."""
        found = super().scores(position)
        for entry, hand in zip(found, position.hands, strict=True):
            entry["score"] += len(hand)
        return placed(found)


class RoundNearest(Learner):
    """What is left over is rounded."""

    def scores(self, position: Position) -> list[dict[str, int]]:
        """Up from five."""
        found = super().scores(position)
        for entry in found:
            entry["score"] += 2 * entry["left"] >= RESOURCES_PER_CELL
            entry["left"] = 0
        return placed(found)


# ---------------------------------------------------------------- turns


class ProduceAtOnce(Learner):
    """A new building yields in the turn it is built."""

    def harvest_map(self, request: Request, position: Position) -> Position:
        """All that stands."""
        return super().harvest_map({}, position)

    def rent(self, request: Request, gain: Sequence[Mapping[str, Any]]) -> list[int]:
        """One harvest more."""
        turns = max(0, LAST_HARVEST + 1 - int(request.get("turn", 2)))
        return [sum(entry["goods"].values()) * turns for entry in gain]


class GuildAtOnce(Learner):
    """A guild gives its cell in the turn it is built."""

    def guild_cells(self, request: Request, position: Position) -> int:
        """Every guild."""
        return super().guild_cells({}, position)


class InterestCompounds(Learner):
    """Interest stays in the bank and bears interest."""

    def harvested(self, request: Request, position: Position, once: Mapping[str, int]) -> int:
        """1, 2, 4 times the deposit."""
        turns, deposit = int(request.get("turns", 1)), sum(position.banks[position.player])
        plain = super().harvested(request, position, once)
        if not position.city.of(position.player, "bank"):
            return plain
        return plain + deposit * ((1 << turns) - 1 - turns)


# ---------------------------------------------------------------- people


class FairCount(Learner):
    """As many for as many is fair."""

    def accepts(self, own: int, other: int, given: int, taken: int) -> bool:
        """By the numbers."""
        return taken >= given


class ZeroSum(Learner):
    """What you gain I lose."""

    def accepts(self, own: int, other: int, given: int, taken: int) -> bool:
        """Only with the greater gain."""
        return own > other


class BanBinds(Learner):
    """Words about third players bind."""

    def due(self, contracts: Sequence[Contract], paid: Iterable[Debt], position: Position) -> list[str]:
        """The notes of one's contracts too."""
        notes = {
            f"{contract.id}.{number}"
            for contract in contracts
            for number, term in enumerate(contract.terms)
            if isinstance(term, NoteTerm) and position.player in contract.parties
        }
        return sorted({*super().due(contracts, paid, position), *notes})


class PromiseOptional(Learner):
    """A promise may be dropped."""

    def due(self, contracts: Sequence[Contract], paid: Iterable[Debt], position: Position) -> list[str]:
        """Nothing at all."""
        return []
