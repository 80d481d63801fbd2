"""The development stage: the line of steps so far, what may come next, and how much lies ahead in the tree."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cardcity_tutor.core.breakdown import Number
from cardcity_tutor.locale import say

from ..face.wording import cite, stop_words
from ..face.wording.developments import outcomes_text
from ..rules.development import Choice, Tree
from ..rules.kernel.shapes import CityMasks
from ..rules.position import Position
from .ground import Ground
from .scoring import amount
from .session import Moment

CAP = 4000
"""Cities of a tree that a board explores: a visitor waits for them."""


@lru_cache(maxsize=64)
def tree_of(start: Position) -> Tree:
    """The tree of a position, remembered: every step along it asks again."""
    return start.outcomes(CAP)


def ways(tree: Tree) -> dict[CityMasks, int]:
    """For each city of a tree, how many different outcomes it can still reach (at least, where the tree is cut)."""
    # One bit per outcome: thousands of cities that share thousands of ends would not fit in memory as sets.
    reached: dict[CityMasks, int] = {}
    ends = 0
    for city in _leaves_first(tree):
        branch = tree.branches[city]
        if branch.ended:
            reached[city] = 1 << ends
            ends += 1
        else:
            reached[city] = 0
            for _, after in branch.steps:
                reached[city] |= reached.get(after, 0)
    return {city: found.bit_count() for city, found in reached.items()}


def _leaves_first(tree: Tree) -> list[CityMasks]:
    """Cities in an order in which every one comes after all that it leads to: by the number of cards, most first."""
    return sorted(tree.branches, key=lambda city: -city.occupied.bit_count())


def step_name(ground: Ground, choice: Choice) -> str:
    """A development in two words: ``R d4``."""
    return f"{choice.colour} {ground.name(choice.place)}"


def stops_told(ground: Ground) -> list[tuple[str, str]]:
    """Why each district does not grow, and where the book says so."""
    lang, edition = ground.lang, ground.edition
    return [
        (stop_words(lang, reason, ground.name), cite(lang, reason.rule, edition))
        for reason in ground.position.stops()
    ]


def development(
    ground: Ground, moment: Moment, forks: list[tuple[Choice, ...]], *, best: str | None
) -> dict[str, Any]:
    """What the stage shows beside the board; ``best`` is the victory to mark the best outcome for, if asked."""
    lang = ground.lang
    start = moment.start or moment.position
    tree = tree_of(start)
    position = moment.position
    due = position.due()
    return {
        "line": [[choice.colour, step_name(ground, choice)] for choice in moment.line],
        "at": moment.at,
        "due": [
            [choice.colour, ground.number[choice.place]] for choice in due if choice.place in ground.number
        ],
        "ended": not due,
        "why": [list(told) for told in stops_told(ground)] if not due else [],
        "forks": [[step_name(ground, choice) for choice in line] for line in forks],
        "outcomes": outcomes_text(lang, tree),
        "best": _best(ground, tree, start, best) if best else None,
    }


def _best(ground: Ground, tree: Tree, start: Position, victory: str) -> dict[str, Any]:
    goal = tree.best(victory, start.money)
    return {
        "line": [step_name(ground, choice) for choice in tree.line_to(goal)],
        "words": _worth(ground.lang, tree, start, victory, score_of(start, goal, victory)),
    }


def _worth(lang: str, tree: Tree, start: Position, victory: str, best: Number | None) -> str:
    """What the best end is worth, and how many ends are as good."""
    if best is None:
        return say(lang, "score-out")
    equal = sum(score_of(start, city, victory) == best for city in tree.ends())
    return say(lang, "develop-best", value=amount(lang, victory, best), equal=equal)


def score_of(start: Position, city: CityMasks, victory: str) -> Number | None:
    """What a city of the tree scores; nothing for a player who is out."""
    return start.changed(city=city).score(victory).value
