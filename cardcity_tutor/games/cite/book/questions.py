"""What claims are checked with: ``inspect``, and beside it questions to a game that is being played.

A request with ``game`` (the options) is about such a game: ``seed``; ``moves``, decisions as they are typed, and what players
are to hold (``hold 1 wood 3``); then ``try``, decisions whose reasons are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.errors import IllegalAction, RequestError
from ..options import read_options
from ..rules.goods import bundle_of, stock_of
from ..rules.inspection import inspect
from ..rules.moves import actions
from ..rules.play import apply, start, verdict
from ..rules.ranking import ranked
from ..rules.state import State, rights
from ..rules.typed import typed

NAMED = {"professions": ["sawyer", "stonecutter", "smith", "weaver"], "quarters": ["nw", "ne", "se", "sw"]}
"""Of four players, where the question does not say."""


def answer(request: Mapping[str, Any]) -> Mapping[str, Any]:
    """The answer to a question about a position, or about a game."""
    return _about_game(request) if "game" in request else inspect(request)


def state_of(request: Mapping[str, Any]) -> State:
    """The moment of a game that a question is about."""
    game, seed, moves = request["game"], request.get("seed", 0), request.get("moves", [])
    if not isinstance(game, Mapping):
        raise RequestError("game", "field-not-object", field="game", value=game)
    if type(seed) is not int:
        raise RequestError("seed", "field-range", field="seed", value=seed, least=0, most=2**31)
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise RequestError("moves", "field-not-texts", field="moves", value=moves)
    options = dict(game) if game.get("players", 4) != len(NAMED["quarters"]) else NAMED | dict(game)
    state, _ = start(read_options(options), seed)
    for number, move in enumerate(moves):
        if move.startswith("hold "):
            try:
                state = _holding(state, move)
            except (ValueError, LookupError):
                raise RequestError("moves", "cite-move", number=number, value=move, rules="-") from None
            continue
        try:
            state, _ = apply(state, typed(state, move))
        except IllegalAction as refusal:
            rules = ", ".join(refusal.verdict.rules) if refusal.verdict else "-"
            raise RequestError("moves", "cite-move", number=number, value=move, rules=rules) from None
    return state


def _holding(state: State, move: str) -> State:
    """``hold 1 wood 3 gold 1``: what a player has in hand, for the sake of the question."""
    _, player, *rest = move.split()
    bundle = dict(zip(rest[::2], map(int, rest[1::2]), strict=True))
    seats = list(state.seats)
    seats[int(player)] = seats[int(player)]._replace(stock=stock_of(bundle))
    return state._replace(seats=tuple(seats))


def _about_game(request: Mapping[str, Any]) -> dict[str, Any]:
    state = state_of(request)
    return {
        "turn": state.turn,
        "turns": state.way.last_turn,
        "player": state.player,
        "phase": state.phase,
        "row": state.row,
        "middle": state.gold,
        "professions": list(state.way.professions),
        "quarters": list(state.way.quarters),
        "map": " ".join(building.text for building in state.city.buildings),
        "stocks": [bundle_of(seat.stock) for seat in state.seats],
        "banks": [bundle_of(seat.bank) for seat in state.seats],
        "hands": [len(seat.hand) for seat in state.seats],
        "pile": len(state.pile),
        "rights": [rights(state, player) for player in range(state.way.players)],
        "paid": len(state.paid),
        "ends": [{name: entry[name] for name in ("score", "place", "late")} for entry in ranked(state)],
        "decisions": sorted({type(deed).__name__.lower() for deed in actions(state)}),
        "try": {move: list(verdict(state, typed(state, move)).rules) for move in request.get("try", ())},
    }
