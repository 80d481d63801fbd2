"""Random solo games under the full rules: naive reference, kernel plain and compiled, public interface.

Simplifié for all of them; the compiled kernel on every level, at random and with the informed policy.
"""

from __future__ import annotations

import random

from cardcity_tutor.games.cardcity import apply, game, start
from cardcity_tutor.games.cardcity.rules.kernel import compiled, rollout
from cardcity_tutor.games.cardcity.rules.rollouts import INFORMED, RANDOM, Prospect
from tests.reference import naive_playout

from .measuring import Rate, Work, rates, table, written

ASKED = {
    "plain kernel": ("naive", 8.0),
    "compiled kernel": ("naive", 300.0),
    "public apply": ("plain kernel", 0.7),
}
"""Each peer, whom it is compared with, and the ratio to reach."""
SOLO = game(players=1)
PER_SECOND = {"simplified": 100_000, "normal": None, "advanced": 30_000}
"""Random games that the compiled kernel should play in a second on one core, by level."""
NAMES = {"simplified": "Simplifié", "normal": "Normal", "advanced": "Avancé"}


def naive(games: int) -> int:
    """Dicts and breadth-first search."""
    for seed in range(games):
        naive_playout(seed)
    return games


def plain(games: int) -> int:
    """The kernel as it is written."""
    prospect = Prospect.whole(SOLO, 1)
    way = prospect.setting
    rollout.rollouts(prospect.city, way.grid, way.rules, prospect.aims, prospect.ahead, 1, games, RANDOM)
    return games


def compiled_games(level: str, policy: int) -> Work:
    """The same source, compiled by numba."""
    prospect = Prospect.whole(game(level=level, players=1), 1)

    def work(games: int) -> int:
        prospect.estimate(games, 1, policy)
        return games

    return work


def public(games: int) -> int:
    """States, actions and events, as any program would use them."""
    chance = random.Random(1).random
    for seed in range(games):
        state, _ = start(SOLO, seed)
        while not state.over:
            options = state.actions
            state, _ = apply(state, options[int(chance() * len(options))])
    return games


def report() -> str:
    """The tables of playouts."""
    peers: dict[str, tuple[Work, int]] = {
        "naive": (naive, 3),
        "plain kernel": (plain, 100),
        "public apply": (public, 100),
    }
    fast = compiled.warm()
    if fast:
        peers["compiled kernel"] = (compiled_games("simplified", RANDOM), 20_000)
    found = rates(peers)
    rows = [_row(name, found) for name in peers]
    text = table(("random solo Simplifié games", "games/s (median)", "best", "ratio", "asked"), rows)
    return f"{text}\n\n{_levels()}" if fast else text


def _row(name: str, found: dict[str, Rate]) -> tuple[str, ...]:
    rate = found[name]
    ratio, asked = "1", ""
    if name in ASKED:
        peer, least = ASKED[name]
        ratio = f"{rate.against(found[peer]):.3g} × {peer}"
        asked = f"≥ {least:g} ×"
    return name, written(rate.median), written(rate.best), ratio, asked


def _levels() -> str:
    """The compiled kernel on every level, one core."""
    peers: dict[str, tuple[Work, int]] = {}
    asked = {}
    for level, least in PER_SECOND.items():
        name = f"{NAMES[level]}, at random"
        peers[name] = (compiled_games(level, RANDOM), 10_000)
        asked[name] = f"≥ {least:,}" if least else ""
        peers[f"{NAMES[level]}, informed"] = (compiled_games(level, INFORMED), 5_000)
    found = rates(peers)
    rows = [
        (name, written(rate.median), written(rate.best), asked.get(name, "")) for name, rate in found.items()
    ]
    return table(("solo games, compiled kernel", "games/s (median)", "best", "asked"), rows)
