"""How strong the bots are: games for two against each other, and solo scores, with 95 % confidence intervals.

    python -m benchmarks bots [--games 200] [--solo 40] [--seconds 0.05] [--jobs 2]

Every finished game is kept in a file of `build/` until the table is written, so a run that was stopped goes on where
it was. Thinking time is given by the clock: the machine must be idle, and other figures follow on other machines.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import cardcity_tutor
from cardcity_tutor.coach.statistics import estimate, share
from cardcity_tutor.games.cardcity import LEVELS, VICTORIES, State, apply, game, start, view
from cardcity_tutor.games.cardcity.coach.bots import bot
from cardcity_tutor.games.cardcity.rules.kernel import compiled

from .measuring import table

KEPT = Path(__file__).parent.parent / "build" / "benchmark-bots.jsonl"
"""Where finished games wait for the others."""
ASKED = {"greedy": 0.80, "random": 0.99}
"""The share of games for two that the strong bot has to win."""
PLAYING = ("core", "games", "coach/bots")
"""The folders of the package that decide how a game goes."""


class Match(NamedTuple):
    """One game to play; it is played the same way by any process, but for the clock."""

    level: str
    victory: str
    bots: tuple[str, ...]
    number: int
    seconds: float

    @property
    def key(self) -> str:
        """What tells this game from all others, those of earlier bots included."""
        return json.dumps([*self, made_by()])


@cache
def made_by() -> str:
    """A fingerprint of the rules and the bots: games of others are not taken for theirs."""
    package = Path(cardcity_tutor.__file__).parent
    sources = sorted(path for folder in PLAYING for path in (package / folder).rglob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]


def played(match: Match) -> State:
    """Play one game to its end."""
    way = game(level=match.level, players=len(match.bots), victory=match.victory)
    bots = [bot(name) for name in match.bots]
    chances = [Random(f"{match.number} {seat}") for seat in range(way.players)]
    state, _ = start(way, match.number // way.players)
    while not state.over:
        player = state.player
        action = bots[player].choose(view(state, player), chances[player], match.seconds)
        state, _ = apply(state, action)
    return state


def result(match: Match) -> list[float | None]:
    """For two: what the game is worth to the strong bot, 1, ½ or 0, and both scores. Solo: the score."""
    results = played(match).results
    scores = [found.score for found in results]
    if len(results) == 1:
        return scores
    seat = match.bots.index("strong")
    mine, other = results[seat].place, results[1 - seat].place
    return [0.5 if mine == other else float(mine < other), scores[seat], scores[1 - seat]]


def duels(games: int, seconds: float) -> Iterator[Match]:
    """Strong against the others at each level; two games with the same cards, seats changed, follow each other."""
    for level in LEVELS:
        for other in ASKED:
            for number in range(games):
                bots = ("strong", other) if number % 2 == 0 else (other, "strong")
                yield Match(level, "residential", bots, number, seconds)


def solos(games: int, seconds: float) -> Iterator[Match]:
    """Each bot alone at each level, for each victory; the same cards for all bots."""
    for level in LEVELS:
        for victory in VICTORIES:
            for name in ("strong", "greedy", "random"):
                for number in range(games):
                    yield Match(level, victory, (name,), number, seconds)


def finished(matches: Sequence[Match], jobs: int) -> dict[Match, list[float | None]]:
    """The results of all games: those kept from an earlier run, and those played now."""
    KEPT.parent.mkdir(exist_ok=True)
    before = KEPT.read_text(encoding="utf-8") if KEPT.exists() else ""
    kept = dict(whole_lines(before.splitlines()))
    todo = [match for match in matches if match.key not in kept]
    with (
        ProcessPoolExecutor(jobs, initializer=compiled.warm) as pool,
        KEPT.open("a", encoding="utf-8") as file,
    ):
        if before and not before.endswith("\n"):
            file.write("\n")  # a line was cut short
        waiting = {pool.submit(result, match): match for match in todo}
        for count, future in enumerate(as_completed(waiting), 1):
            key = waiting[future].key
            kept[key] = future.result()
            file.write(json.dumps([key, kept[key]]) + "\n")
            file.flush()
            if count % 50 == 0:
                print(f"{count} of {len(todo)} games", flush=True)
    return {match: kept[match.key] for match in matches}


def whole_lines(lines: Iterable[str]) -> Iterator[tuple[str, list[float | None]]]:
    """Games and their results, without lines that a kill has cut short.

    >>> list(whole_lines(['["a", [1.0]]', '["b", [1.0]', '["c", [null]]']))
    [('a', [1.0]), ('c', [None])]
    """
    for line in lines:
        with suppress(ValueError):
            key, outcome = json.loads(line)
            yield key, outcome


def duel_rows(found: dict[Match, list[float | None]]) -> Iterator[tuple[str, ...]]:
    """One row for each level and opponent."""
    groups: dict[tuple[str, str], list[list[float | None]]] = defaultdict(list)
    for match, outcome in found.items():
        if len(match.bots) == 2:
            other = next(name for name in match.bots if name != "strong")
            groups[match.level, other].append(outcome)
    for (level, other), outcomes in groups.items():
        points = [worth or 0.0 for worth, _, _ in outcomes]
        won, low, high, size = share(sum(points), len(points))
        draws = sum(worth == 0.5 for worth in points)
        scores = [fmean(outcome[place] or 0.0 for outcome in outcomes) for place in (1, 2)]
        yield (
            level, other, str(size), f"{won:.1%}", f"{low:.1%} – {high:.1%}", str(draws),
            f"{scores[0]:.1f} : {scores[1]:.1f}", f"≥ {ASKED[other]:.0%}",
        )  # fmt: skip


def solo_rows(found: dict[Match, list[float | None]]) -> Iterator[tuple[str, ...]]:
    """One row for each level and victory, the bots beside each other."""
    groups: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for match, outcome in found.items():
        if len(match.bots) == 1:
            groups[match.level, match.victory][match.bots[0]].append(outcome[0] or 0.0)
    for (level, victory), bots in groups.items():
        yield (level, victory, *(_mean(scores) for scores in bots.values()))


def _mean(scores: Sequence[float]) -> str:
    found = estimate(scores)
    half = f" ± {found.high - found.mean:.1f}" if found.size > 1 else ""
    return f"{found.mean:.1f}{half}"


def report(arguments: Sequence[str] = ()) -> str:
    """Play, and tell in two tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks bots")
    parser.add_argument("--games", type=int, default=200, help="games for two, each level and opponent")
    parser.add_argument("--solo", type=int, default=40, help="solo games, each level, victory and bot")
    parser.add_argument("--seconds", type=float, default=0.05, help="time for each decision")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    wanted = parser.parse_args(arguments)
    matches = [*duels(wanted.games, wanted.seconds), *solos(wanted.solo, wanted.seconds)]
    found = finished(matches, wanted.jobs)
    head = ("level", "against", "games", "strong wins", "95 % interval", "draws", "mean score", "asked")
    kernel = "compiled kernel" if compiled.available() else "plain kernel"
    sections = [
        f"{1000 * wanted.seconds:g} ms for each decision, {kernel}, {wanted.jobs} processes on {os.cpu_count()} cores.",
        "## Games for two, residential victory",
        table(head, list(duel_rows(found))),
        "Seats alternate; each pair of games has the same cards. A draw counts as half a win; intervals are Wilson’s.",
        "## Solo",
        table(("level", "victory", "strong", "greedy", "random"), list(solo_rows(found))),
        f"Mean score ± half a 95 % interval, {wanted.solo} games each, the same cards for all bots.",
    ]
    return "\n\n".join(sections)
