"""Answers to requests as a learner gives them: those of ``inspect``, and what only exercises ask.

An exercise adds fields to a request, which ``inspect`` takes no notice of: ``built``, tokens of the map that were built in
this turn; ``turns``, how many harvests are meant; ``lapsed``, rights that were left in the turn before; ``places`` of one
building; ``contracts`` as records write them, with an ``id`` and a ``turn``, and ``paid``, debts as ``[due, contract, term]``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ....core.errors import RequestError
from ..rules.inspection import Reading, answered
from ..rules.ledger import Contract, Debt, debts
from ..rules.notation import read_place, read_token
from ..rules.placing import Site
from ..rules.position import Position
from ..rules.recorded import term_of
from ..rules.request import Asked, read_request

Request = Mapping[str, Any]
Answer = dict[str, Any]
LAST_HARVEST: Final = 7
"""The turn of the last production."""


class Learner(Reading):
    """Who knows the rules. Each misconception is a learner who reads one of them otherwise."""

    def answer(self, request: Request) -> Answer:
        """What this learner answers."""
        asked = read_request(request)
        found = answered(asked, self)
        if len(found) == 1:
            return found
        position = self.position(asked.position)
        found["turn"] = self._turn(request, position)
        found["sum"] = self.harvested(request, position, found["turn"]["harvest"])
        if "places" in request:
            found["places"] = _places(request, self.site(position))
        if "contracts" in request:
            found["due"] = self.due(read_contracts(request), read_paid(request), position)
        if "verdict" in found and found["verdict"]["legal"]:
            found["verdict"]["pay"] = self.to_pay(request, found["verdict"]["pay"])
            found["rent"] = self.rent(request, found["verdict"]["gain"])
        if found.get("trade", {}).get("legal"):
            found |= self._deal(asked, found["trade"]["cells"])
        return found

    def _turn(self, request: Request, position: Position) -> Answer:
        """What the production of this turn brought, and the cells that the guild gives in it."""
        harvest = self.productions(self.harvest_map(request, position))[position.player].as_json(
            position.city
        )
        return {"harvest": harvest["total"], "cells": self.guild_cells(request, position)}

    def harvest_map(self, request: Request, position: Position) -> Position:
        """The map as it stood when the turn began."""
        new = {read_token(token, position.way.players, "built") for token in _texts(request, "built")}
        city = position.city
        old = type(city)((found for found in city.buildings if found not in new), single=city.single)
        return replace(position, city=old, played=())

    def guild_cells(self, request: Request, position: Position) -> int:
        """One for a guild that stood when the turn began, and one for each inn beside it now."""
        city = position.city
        old = set(city.of(position.player, "guild"))
        new = {number for number in old if city.buildings[number].text in _texts(request, "built")}
        return sum(1 + len(city.adjacent_kind(number, "inn")) for number in old - new)

    def harvested(self, request: Request, position: Position, once: Mapping[str, int]) -> int:
        """All resources of so many harvests, if nothing changes."""
        return sum(once.values()) * _turns(request, 1)

    def to_pay(self, request: Request, cells: int) -> int:
        """The cells of a building that have still to be paid; rights of the turn before are lost."""
        return cells

    def rent(self, request: Request, gain: Sequence[Mapping[str, Any]]) -> list[int]:
        """The resources that a new building brings each player until the end."""
        turns = max(0, LAST_HARVEST - int(request.get("turn", 2)))
        return [sum(entry["goods"].values()) * turns for entry in gain]

    def _deal(self, asked: Asked, cells: Sequence[Sequence[int]]) -> Answer:
        """Who gains cells by a trade, and whether the one who asks should accept it for the cells alone."""
        (before, after), (theirs, then) = cells
        own, other = after - before, then - theirs
        given, taken = (
            (sum(goods) for goods in (asked.trade.give, asked.trade.get)) if asked.trade else (0, 0)
        )
        who = {(True, True): "both", (True, False): "mine", (False, True): "theirs", (False, False): "none"}
        return {
            "gain": who[own > 0, other > 0],
            "deal": "accept" if self.accepts(own, other, given, taken) else "decline",
        }

    def accepts(self, own: int, other: int, given: int, taken: int) -> bool:
        """Whether a trade is a good one: for the cells that it brings oneself."""
        return own > 0

    def due(self, contracts: Sequence[Contract], paid: Iterable[Debt], position: Position) -> list[str]:
        """The promises (``contract.term``) that the player has to settle before anything else."""
        open_debts = {debt for debt in debts(contracts, position.player) if debt.due <= position.turn}
        return sorted({f"{debt.contract}.{debt.term}" for debt in open_debts - set(paid)})


def _places(request: Request, site: Site) -> dict[str, list[str]]:
    """All reasons against each place of a list."""
    found = {}
    for token in _texts(request, "places"):
        found[token] = site.reasons(read_place(token, site.position.player, "places"))
    return found


def read_contracts(request: Request) -> list[Contract]:
    """The contracts of a request."""
    try:
        return [
            Contract(
                int(entry["id"]),
                tuple(map(int, entry["parties"])),
                tuple(term_of(term) for term in entry["terms"]),
                int(entry.get("turn", 1)),
            )
            for entry in request["contracts"]
        ]
    except (KeyError, TypeError, ValueError) as problem:
        raise RequestError("contracts", "cite-contracts") from problem


def read_paid(request: Request) -> set[Debt]:
    """What has been paid."""
    try:
        return {Debt(*map(int, entry)) for entry in request.get("paid", ())}
    except (TypeError, ValueError) as problem:
        raise RequestError("paid", "cite-paid") from problem


def _texts(request: Request, field: str) -> list[str]:
    found = request.get(field, [])
    if not isinstance(found, list) or not all(isinstance(entry, str) for entry in found):
        raise RequestError(field, "field-not-texts", field=field, value=found)
    return found


def _turns(request: Request, default: int) -> int:
    found = request.get("turns", default)
    if type(found) is not int or not 0 <= found <= LAST_HARVEST:
        raise RequestError("turns", "field-range", field="turns", value=found, least=0, most=LAST_HARVEST)
    return found


TRUE: Final = Learner()
