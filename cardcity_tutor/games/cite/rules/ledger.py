"""Contracts: who promised what to whom, and what is due, paid or late."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from .buildings import Building
from .cards import Hand
from .goods import NOTHING, Stock, bundle_of


class Flow(NamedTuple):
    """What one player gives another."""

    giver: int
    to: int
    goods: Stock = NOTHING
    cards: Hand = ()

    @property
    def plain(self) -> dict[str, Any]:
        """As records write it."""
        return {"from": self.giver, "to": self.to, "goods": bundle_of(self.goods), "cards": list(self.cards)}


class PayTerm(NamedTuple):
    """Goods, or any so many resources, in each of these turns."""

    giver: int
    to: int
    goods: Stock
    any: int
    """How many of the payer's choice; 0: the goods."""
    turns: tuple[int, ...]

    @property
    def plain(self) -> dict[str, Any]:
        """As records write it."""
        what = {"any": self.any} if self.any else {"goods": bundle_of(self.goods)}
        return {"kind": "pay", "from": self.giver, "to": self.to, **what, "turns": list(self.turns)}


class PlaceTerm(NamedTuple):
    """A building at its place by the end of a turn."""

    building: Building
    turn: int

    @property
    def plain(self) -> dict[str, Any]:
        """As records write it."""
        place = self.building.text.partition(":")[2]
        return {"kind": "place", "by": self.building.owner, "building": place, "turn": self.turn}


class NoteTerm(NamedTuple):
    """Words that the software does not follow."""

    text: str

    @property
    def plain(self) -> dict[str, Any]:
        """As records write it."""
        return {"kind": "note", "text": self.text}


Term = PayTerm | PlaceTerm | NoteTerm


class Contract(NamedTuple):
    """Promises among two to four players."""

    id: int
    parties: tuple[int, ...]
    terms: tuple[Term, ...]
    turn: int
    """When it was signed."""


class Debt(NamedTuple):
    """One payment of one term. Older debts sort first."""

    due: int
    contract: int
    term: int

    def of(self, contracts: Iterable[Contract]) -> PayTerm | None:
        """The term that asks for it, if there is one."""
        for contract in contracts:
            if contract.id == self.contract and 0 <= self.term < len(contract.terms):
                term = contract.terms[self.term]
                return term if isinstance(term, PayTerm) and self.due in term.turns else None
        return None


def debts(contracts: Iterable[Contract], payer: int | None = None) -> Iterator[Debt]:
    """Every payment that contracts ask for, of one payer or of all."""
    for contract in contracts:
        for number, term in enumerate(contract.terms):
            if isinstance(term, PayTerm) and payer in (None, term.giver):
                yield from (Debt(due, contract.id, number) for due in term.turns)


def place_terms(contracts: Iterable[Contract], player: int) -> Iterator[tuple[int, int, PlaceTerm]]:
    """Contract, place and content of the terms by which a player promised a place."""
    for contract in contracts:
        for number, term in enumerate(contract.terms):
            if isinstance(term, PlaceTerm) and term.building.owner == player:
                yield contract.id, number, term
