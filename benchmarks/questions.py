"""`inspect` on positions from the middle of games, in one process, JSON in and out, outcomes included."""

from __future__ import annotations

import json
import random

from cardcity_tutor.cli.inspect import answer
from cardcity_tutor.games.cardcity import LEVELS, Phase, apply, game, start, view
from cardcity_tutor.games.cardcity.coach import GreedyBot
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS

from .measuring import Work, rates, table, written

ASKED = 500
GAMES = 12


def requests(level: str) -> list[bytes]:
    """The positions in which greedy players begin to build, in the middle third of two-player games."""
    way = game(level=level, players=2)
    bot = GreedyBot()
    found = []
    for seed in range(GAMES):
        chance = random.Random(seed)
        state, _ = start(way, seed)
        while not state.over:
            if (
                state.phase is Phase.BUILD
                and len(state.seat.hand) == way.hand
                and 1 / 3 < state.turn / way.turns < 2 / 3
            ):
                where = state.position()
                hand = [HAND_TOKENS[card] for card in where.hand]
                request = {"city": where.text, "level": level, "money": where.money, "hand": hand}
                found.append(json.dumps(request).encode())
            state, _ = apply(state, bot.choose(view(state, state.player), chance))
    return found


def asking(lines: list[bytes]) -> Work:
    """Ask all these questions, so many times."""

    def work(rounds: int) -> int:
        for _ in range(rounds):
            for line in lines:
                json.dumps(answer(line, "en"))
        return rounds * len(lines)

    return work


def report() -> str:
    """The table of questions."""
    lines = {level: requests(level) for level in LEVELS}
    lines["all levels"] = [line for level in LEVELS for line in lines[level]]
    found = rates({level: (asking(questions), 1) for level, questions in lines.items()})
    rows = [
        (
            f"{level} ({len(lines[level])} positions)",
            written(rate.median),
            written(rate.best),
            f"≥ {ASKED}" if level == "all levels" else "",
        )
        for level, rate in found.items()
    ]
    return table(("`inspect`, mid-game", "positions/s (median)", "best", "asked"), rows)
