"""Random games of other engines beside ours: decisions per second."""

from __future__ import annotations

import importlib
import importlib.util
import random
from typing import Any

from cardcity_tutor.games.cardcity import apply, game, start

from .measuring import Work, rates, table, written


def card_city(level: str, players: int) -> Work:
    """Random games of ours through the public interface."""
    way = game(level=level, players=players)

    def work(games: int) -> int:
        chance = random.Random(2).random
        decisions = 0
        for seed in range(games):
            state, _ = start(way, seed)
            while not state.over:
                options = state.actions
                state, _ = apply(state, options[int(chance() * len(options))])
                decisions += 1
        return decisions

    return work


def chess_games(games: int) -> int:
    """Random chess games with python-chess, at most 80 moves each."""
    chess: Any = importlib.import_module("chess")
    chance = random.Random(2)
    decisions = 0
    for _ in range(games):
        board = chess.Board()
        for _ in range(80):
            options = list(board.legal_moves)
            if not options:
                break
            board.push(chance.choice(options))
            decisions += 1
    return decisions


def spiel(name: str) -> Work:
    """Random games of OpenSpiel, a C++ engine, through its Python interface."""

    def work(games: int) -> int:
        pyspiel: Any = importlib.import_module("pyspiel")
        chance = random.Random(2)
        loaded = pyspiel.load_game(name)
        decisions = 0
        for _ in range(games):
            state = loaded.new_initial_state()
            while not state.is_terminal():  # dice are actions too
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def report() -> str:
    """The table of engines."""
    peers: dict[str, tuple[Work, int]] = {
        "Card City, solo Simplifié (Python)": (card_city("simplified", 1), 100),
        "Card City, 2 players Normal (Python)": (card_city("normal", 2), 20),
        "Card City, 2 players Avancé (Python)": (card_city("advanced", 2), 10),
    }
    if importlib.util.find_spec("chess"):
        peers["python-chess (Python)"] = (chess_games, 5)
    if importlib.util.find_spec("pyspiel"):
        for name in ("hex", "go", "backgammon"):
            peers[f"pyspiel, {name} (C++)"] = (spiel(name), 20)
    found = rates(peers, turns=7)
    rows = [(name, written(rate.median), written(rate.best)) for name, rate in found.items()]
    return table(("random games", "decisions/s (median)", "best"), rows)
