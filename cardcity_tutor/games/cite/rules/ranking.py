"""The end of a game: points, promises not kept, what a jury found, and places."""

from __future__ import annotations

from typing import Any

from .ledger import debts, place_terms
from .problems import complete
from .production import scores
from .state import State


def ranked(state: State) -> list[dict[str, Any]]:
    """The end of the game for each player, as records write it."""
    position = state.position()
    found = [dict[str, Any](entry) for entry in scores(position)]
    first = complete(position) if state.way.simultaneous else []
    keys = [(player in first, entry["score"], entry["left"]) for player, entry in enumerate(found)]
    groups = [
        [player for player, key in enumerate(keys) if key == value] for value in sorted({*keys}, reverse=True)
    ]
    for accused in state.juries:
        groups = _demoted(groups, accused)
    place = 1
    for group in groups:
        for player in group:
            found[player]["place"] = place
        place += len(group)
    for player, entry in enumerate(found):
        entry["late"] = unkept(state, player)
    return found


def _demoted(groups: list[list[int]], accused: int) -> list[list[int]]:
    """One place down: behind those he is equal with, else behind the next."""
    at = next(place for place, group in enumerate(groups) if accused in group)
    rest = [player for player in groups[at] if player != accused]
    after = groups[at + 1 :]
    if rest:
        return [*groups[:at], rest, [accused], *after]
    return [*groups[:at], *after[:1], [accused], *after[1:]]


def unkept(state: State, player: int) -> list[list[int]]:
    """The promises of a player that are late or were not kept: contract and term."""
    turn = state.seats[player].turn
    late = {
        (debt.contract, debt.term)
        for debt in debts(state.contracts, player)
        if debt.due <= turn and debt not in state.paid
    }
    late |= {
        (contract, number)
        for contract, number, term in place_terms(state.contracts, player)
        if (term.turn < turn or (state.over and term.turn <= turn))
        and term.building not in state.city.buildings
    }
    return [list(entry) for entry in sorted(late)]
