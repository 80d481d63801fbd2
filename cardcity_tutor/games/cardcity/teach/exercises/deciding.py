"""``order`` and ``build-to``: decisions of a turn that reach a goal, carried out by the engine."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Final

from .....core.background import think
from .....core.errors import InputError
from ...rules.development import needs
from ...rules.position import Position
from ...rules.tokens import HAND_TOKENS
from ..puzzles import THEMES, Facts, Goal, Puzzle, Setup, decided, written
from ..puzzles.answers import silent
from ..puzzles.search import search
from ..way import Way
from .base import RIGHT, Data, Exercise, Form, Graded, against, needed, place_named

ORDERING: Final = ("save-discard", "chain")
"""Themes in which the order is what matters."""
MEASURE: Final[Mapping[str, str]] = {
    "grow-commerce": "growth",
    "grow-residence": "growth",
    "reach-money": "money",
    "best-income": "income",
    "fill-limit": "room",
    "save-discard": "built",
    "best-park": "score",
    "happiness": "score",
    "chain": "developments",
    "no-cloud": "clouds",
    "bicolour-turn": "fits",
    "final-turn": "score",
}
LEAST: Final = frozenset({"growth", "room", "clouds"})
UNRATED: Final = Facts(1, 1, 0.5, 1, 0, hasty=False)
"""An exercise by hand was not measured."""
MOST_LOOKED_AT: Final = 40_000
WORDS: Final[Mapping[str, str]] = {
    "build": "build", "construire": "build", "b": "build",
    "develop": "develop", "développer": "develop", "developper": "develop", "d": "develop", "+": "develop",
    "buy": "buy", "acheter": "buy", "a": "buy",
    "cloud": "cloud", "nuage": "cloud",
    "architect": "architect", "architecte": "architect",
}  # fmt: skip
"""Words that a typed decision may begin with."""


@dataclass(frozen=True, slots=True)
class BuildTo(Exercise):
    """Reach a goal by the decisions of one turn."""

    kind: ClassVar[str] = "build-to"
    form: ClassVar[Form] = Form.MOVES
    fields: ClassVar[tuple[str, ...]] = ("theme", "wanted", "cell")
    themes: ClassVar[tuple[str, ...]] = tuple(name for name in MEASURE if name not in ORDERING)

    puzzle: Puzzle

    @classmethod
    def make(cls, way: Way, position: Position, data: Data) -> BuildTo:
        """A goal of one of the puzzles' themes; without ``wanted`` the best that the engine finds."""
        needed(data, "theme")
        theme = str(data["theme"])
        if theme not in cls.themes:
            expected = ", ".join(cls.themes)
            raise InputError("option-unknown", field="theme", value=theme[:60], expected=expected)
        setup = _setup(way, position, THEMES[theme].stage)
        goal = _goal(theme, setup, position, data)
        return cls(way, position, data, Puzzle(theme, setup, goal, UNRATED, ()))

    @classmethod
    def of(cls, way: Way, puzzle: Puzzle) -> BuildTo:
        """The exercise of a puzzle that was generated."""
        kind = Order if puzzle.theme in ORDERING else BuildTo
        data: dict[str, Any] = {"kind": kind.kind, "theme": puzzle.theme, "wanted": puzzle.goal.wanted}
        made = kind(way, puzzle.setup.position(), data, puzzle)
        if puzzle.goal.cells:
            data["cell"] = made.name(puzzle.goal.cells[0])
        return made

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """What comes of the decisions."""
        if not isinstance(answer, list | tuple):
            raise InputError("puzzle-answer", step=1, expected="build, develop, buy")
        grade = self.puzzle.grade(answer)
        return RIGHT if grade else Graded(outcome="moves", grade=grade, rules=self.rules)

    def solution(self) -> object:
        """The shortest answer."""
        if self.puzzle.answers:
            return list(self.puzzle.answers[0])
        found = _shortest(self.puzzle)
        if found is None:
            raise InputError("exercise-unsolved", field="wanted")
        return found

    def read(self, text: str) -> object:
        """Decisions between commas: ``R e4, L d5``; the word says what else a decision is: ``develop R e3``, ``buy K d4``."""
        return [self._line(part) for part in re.split(r"[,;\n]+", text) if part.strip()]

    def _line(self, text: str) -> dict[str, Any]:
        words = text.lower().replace("+", "+ ").split()
        event = WORDS.get(words[0], "") if words else ""
        words = words[1:] if event else words
        event = event or ("buy" if self.puzzle.setup.stage == "buy" else "build")
        if event in ("cloud", "architect"):
            return {"event": event, "cell": list(self.place(words[-1] if words else ""))}
        if len(words) < 2:
            raise InputError("exercise-move", value=text.strip()[:40])
        card = _card(words[0])
        line: dict[str, Any] = {"event": event, "colour" if event == "develop" else "card": card}
        line["cell"] = list(self.place(words[1]))
        if len(words) > 2:
            line["facing"] = words[2]
        return line

    def write(self, answer: object) -> str:
        """The decisions between commas."""
        return ", ".join(self._written(line) for line in _lines(answer))

    def _written(self, line: Mapping[str, Any]) -> str:
        words = [line["event"]] if line["event"] != "build" else []
        words += [line[field] for field in ("card", "colour") if field in line]
        words.append(self.name((line["cell"][0], line["cell"][1])))
        return " ".join([*words, *([line["facing"]] if "facing" in line else [])])

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the goal is about."""
        theme, victory = self.puzzle.theme, self.puzzle.setup.victory
        if theme == "final-turn":
            return (f"victory-{victory}",)
        if theme == "best-park":
            return PARKS.get(victory, "buy-park"), "buy-park"
        return RULES[theme]

    @property
    def needs(self) -> frozenset[str]:
        """The rules of the goal, and those that stand in the way of the cards in hand."""
        hand = (HAND_TOKENS[card] for card in self.position.hand)
        return frozenset(self.rules).union(*(against(self.position, card) for card in hand))

    @property
    def boundary(self) -> bool:
        """Whether taking what scores most at once misses the goal."""
        return not self.puzzle.facts.hasty


@dataclass(frozen=True, slots=True)
class Order(BuildTo):
    """The same, where the order of the decisions is what matters."""

    kind: ClassVar[str] = "order"
    themes: ClassVar[tuple[str, ...]] = ORDERING


RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "grow-commerce": ("commerce-growth", "different-districts"),
    "grow-residence": ("residence-growth", "culture"),
    "reach-money": ("income", "commerce-income"),
    "best-income": ("commerce-income", "income"),
    "fill-limit": ("limit", "limit-industry"),
    "save-discard": ("build-maximum", "discard"),
    "happiness": ("victory-happiness", "happy-district"),
    "chain": ("development-order", "development-again"),
    "no-cloud": ("cloud-trigger",),
    "bicolour-turn": ("bicolour-turn", "bicolour-build"),
}
PARKS: Final[Mapping[str, str]] = {
    "residential": "park-value",
    "economic": "park-money",
    "happiness": "park-doubles",
}
"""What a park is worth under each victory that knows it."""


def _setup(way: Way, position: Position, stage: str) -> Setup:
    return Setup(
        position.text,
        tuple(HAND_TOKENS[card] for card in position.hand),
        position.money,
        position.reserve,
        way.edition,
        way.level,
        way.victory,
        way.variants,
        way.rulings,
        stage,
    )


def _goal(theme: str, setup: Setup, position: Position, data: Data) -> Goal:
    measure, wanted = MEASURE[theme], data.get("wanted")
    if wanted is not None and (isinstance(wanted, bool) or not isinstance(wanted, int | float)):
        raise InputError("answer-not-number", field="wanted", value=str(wanted)[:40])
    if measure == "growth":
        needed(data, "cell")
        colour, place = "C" if theme == "grow-commerce" else "R", place_named(position, data["cell"])
        for need in needs(position.city, position.setting):
            if need.colour == colour and place in need.cells:
                return Goal(measure, 0, colour, need.cells)
        raise InputError("question-no-district", field="cell", cell=str(data["cell"]), card=colour)
    if measure == "fits":
        needed(data, "cell")
        return Goal(measure, 1, cells=(place_named(position, data["cell"]),))
    if wanted is None and measure in ("room", "clouds"):
        wanted = 0
    if wanted is None:
        wanted = _best(theme, setup, measure)
    return Goal(measure, wanted)


def _best(theme: str, setup: Setup, measure: str) -> int | float:
    """The most that can be reached."""
    start = setup.state()
    found = search(start, THEMES[theme].ask, MOST_LOOKED_AT)
    if found is None:
        raise InputError("exercise-too-many", field="wanted")
    any_goal = Goal(measure, 0)
    return max(any_goal.reached(start, end) for end in found.ends.values())


@lru_cache(maxsize=256)
def _answer(theme: str, setup: Setup, goal: Goal) -> tuple[dict[str, Any], ...] | None:
    return think(_found_answer, theme, setup, goal)


def _found_answer(theme: str, setup: Setup, goal: Goal) -> tuple[dict[str, Any], ...] | None:
    start = setup.state()
    found = search(start, THEMES[theme].ask, MOST_LOOKED_AT)
    if found is None:
        return None
    for key, end in found.ends.items():
        if goal.met(goal.reached(start, end)):
            spoken = (action for action in found.path(key) if not silent(action))
            return tuple(map(written, spoken))
    return None


def _shortest(puzzle: Puzzle) -> list[dict[str, Any]] | None:
    found = _answer(puzzle.theme, puzzle.setup, puzzle.goal)
    return None if found is None else list(found)


def _card(word: str) -> str:
    """A card as people type it; an industry without its picture is the first one."""
    for token in HAND_TOKENS:
        if token.lower() == word:
            return token
    return "I1" if word == "i" else word.upper()


def _lines(answer: object) -> Iterable[Mapping[str, Any]]:
    if not isinstance(answer, list | tuple):
        raise InputError("puzzle-answer", step=1, expected="build, develop, buy")
    for step, line in enumerate(answer):
        decided(line, step)  # refuses what is no decision
    return answer
