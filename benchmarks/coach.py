"""How long the coach thinks about a construction, with the compiled kernel and without, and how sure it is then.

What an answer costs is judged by a much longer look at the same decision, on chance of its own: the expected points
that the move which the coach names gives away against the best one found there.
"""

from __future__ import annotations

import statistics
import time
from itertools import islice
from typing import NamedTuple

from cardcity_tutor.games.cardcity import LEVELS, Phase, State, game
from cardcity_tutor.games.cardcity.coach.advice import Advice, advise
from cardcity_tutor.games.cardcity.coach.situations import moments
from cardcity_tutor.games.cardcity.rules.kernel import compiled

from .measuring import table

POSITIONS = 15
"""Constructions asked about, per level, from two-player games."""
LONG_LOOK = 40_000
"""Playouts of the judge."""
ASKED = {"compiled": 1.0, "plain Python": 3.0}
"""Seconds, in the median."""


class Answer(NamedTuple):
    """One question answered."""

    seconds: float
    advice: Advice


def constructions(level: str, count: int = POSITIONS) -> list[State]:
    """Moments of games in which somebody begins to build: the whole hand is still to come."""
    way = game(level=level, players=2)
    found = moments(way, 50, phases=[Phase.BUILD], turns=(2, way.turns - 1))
    return list(islice((state for state in found if len(state.seat.hand) == way.hand), count))


def asked(states: list[State]) -> list[Answer]:
    """Ask about each, with the time that the coach takes by itself; the reasons are part of the answer."""
    found = []
    for state in states:
        begun = time.perf_counter()
        advice = advise(state)
        advice.why()
        found.append(Answer(time.perf_counter() - begun, advice))
    return found


def given_away(answers: list[Answer]) -> float:
    """The points that the answers cost on average, by a longer look."""
    lost = []
    for _, advice in answers:
        own = advice.best.action
        judge = advise(advice.view, playouts=LONG_LOOK, seed=77, watched=[own])
        lost.append(max(0.0, judge.best.outcome.mean - judge.find(own).outcome.mean))
    return statistics.fmean(lost)


def report() -> str:
    """The table of thinking times: plain Python first, while nothing is compiled yet."""
    if compiled.ready():
        raise RuntimeError("the plain kernel has to be measured first")
    states = {level: constructions(level) for level in LEVELS}
    answers = {("plain Python", level): asked(states[level]) for level in LEVELS}
    if compiled.warm():
        answers |= {("compiled", level): asked(states[level]) for level in LEVELS}
    rows = []
    for (kernel, level), found in answers.items():
        times = sorted(answer.seconds for answer in found)
        best = [answer.advice.best.outcome for answer in found]
        rows.append(
            (
                f"{level}, {kernel}",
                f"{statistics.median(times):.2f}",
                f"{statistics.quantiles(times, n=20)[-1]:.2f}",
                f"≤ {ASKED[kernel]:.0f}",
                f"{statistics.median(len(answer.advice.alternatives) for answer in found):.0f}",
                f"{statistics.median(answer.advice.playouts for answer in found):,.0f}",
                f"{statistics.median(outcome.error for outcome in best):.2f}",
                f"{statistics.median(outcome.deviation for outcome in best):.1f}",
                f"{given_away(found):.2f}" if compiled.ready() else "",
            )
        )
    head = (
        "advice on a construction", "seconds (median)", "95 %", "asked", "alternatives", "playouts",
        "standard error", "spread of a game", "points given away",
    )  # fmt: skip
    return table(head, rows)
