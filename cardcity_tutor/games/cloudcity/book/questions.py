"""What claims are checked with: ``inspect``, and beside it questions to a game that is being played.

A request with ``game`` (the options) is about such a game: ``seed``; ``played``, how many decisions are made first, none of
them a bridge; then ``try``, decisions as other programs would type them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....core.errors import RequestError
from ..options import read_options
from ..rules.actions import Build, read_action
from ..rules.inspection import inspect
from ..rules.play import actions, apply, start, verdict
from ..rules.state import State

MOST_PLAYED: Final = 100
"""Decisions; the longest game has 66."""


def answer(request: Mapping[str, Any]) -> Mapping[str, Any]:
    """The answer to a question about a position, or about a game."""
    return _about_game(request) if "game" in request else inspect(request)


def state_of(request: Mapping[str, Any]) -> State:
    """The moment of a game that a question is about."""
    game, seed, played = request["game"], request.get("seed", 0), request.get("played", 0)
    if not isinstance(game, Mapping):
        raise RequestError("game", "field-not-object", field="game", value=game)
    if type(seed) is not int:
        raise RequestError("seed", "field-not-number", field="seed", value=seed, max=2**31)
    if type(played) is not int or not 0 <= played <= MOST_PLAYED:
        raise RequestError("played", "field-not-number", field="played", value=played, max=MOST_PLAYED)
    state, _ = start(read_options(game), seed)
    for _ in range(played):
        options = [action for action in actions(state) if not isinstance(action, Build)]
        if options:
            state, _ = apply(state, options[0])
    return state


def _about_game(request: Mapping[str, Any]) -> dict[str, Any]:
    state = state_of(request)
    return {
        "turn": state.turn,
        "turns": state.way.turns,
        "player": state.player,
        "phase": state.phase,
        "starts": [seat.city.tile((0, 0)) for seat in state.seats],
        "tiles": [len(seat.city.cells) for seat in state.seats],
        "hands": [len(seat.hand) for seat in state.seats],
        "open": len(state.open),
        "pile": len(state.pile),
        "stock": {level: list(left) for level, left in state.stock.items()},
        "decisions": sorted({action.text.split()[0] for action in actions(state)}),
        "try": {text: _refused(state, text) for text in request.get("try", ())},
    }


def _refused(state: State, text: str) -> list[str]:
    action = read_action(text)
    if action is None:
        raise RequestError("try", "cloudcity-decision", value=text)
    return list(verdict(state, action).rules)
