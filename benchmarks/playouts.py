"""Random solo games of Simplifié under the full rules: naive reference, kernel plain and compiled, public interface."""

from __future__ import annotations

import random

from cardcity_tutor.games.cardcity import apply, game, start
from cardcity_tutor.games.cardcity.kernel import compiled, playout
from tests.reference import naive_playout

from .measuring import Rate, Work, rates, table, written

ASKED = {
    "plain kernel": ("naive", 8.0),
    "compiled kernel": ("naive", 300.0),
    "public apply": ("plain kernel", 0.7),
}
"""Each peer, whom it is compared with, and the ratio to reach."""
SOLO = game(players=1)


def naive(games: int) -> int:
    """Dicts and breadth-first search."""
    for seed in range(games):
        naive_playout(seed)
    return games


def plain(games: int) -> int:
    """The kernel as it is written."""
    playout.total_score(SOLO.first_city(), SOLO.setting.grid, SOLO.setting.rules, 1, games)
    return games


def compiled_games(games: int) -> int:
    """The same source, compiled by numba."""
    total_score = compiled.kernel()["playout"].total_score
    total_score(SOLO.first_city(), SOLO.setting.grid, SOLO.setting.rules, 1, games)
    return games


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
    """The table of playouts."""
    peers: dict[str, tuple[Work, int]] = {
        "naive": (naive, 3),
        "plain kernel": (plain, 100),
        "public apply": (public, 100),
    }
    if compiled.available():
        peers["compiled kernel"] = (compiled_games, 20_000)
    found = rates(peers)
    rows = [_row(name, found) for name in peers]
    return table(("random solo Simplifié games", "games/s (median)", "best", "ratio", "asked"), rows)


def _row(name: str, found: dict[str, Rate]) -> tuple[str, ...]:
    rate = found[name]
    ratio, asked = "1", ""
    if name in ASKED:
        peer, least = ASKED[name]
        ratio = f"{rate.against(found[peer]):.3g} × {peer}"
        asked = f"≥ {least:g} ×"
    return name, written(rate.median), written(rate.best), ratio, asked
