"""Shows, lines and frames: everything that a stage draws, told once and stepped through in the browser.

A show has its lines in a column and its frames in order. The first frame reveals nothing; each next one lights its
cells and opens its line. All frames travel together, so that a clicker waits for nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cardcity_tutor.core.verdict import Place

from ...face.outline import outline
from ...face.plan import PITCH, Plan, plan_of
from ...face.wording import listed
from ...rules.position import Position
from ..ground import Ground

UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the column. Until it is revealed it shows ``ahead`` instead of its title, and no value."""

    title: str
    detail: str = ""
    value: str = ""
    where: str = ""
    ahead: str = ""
    mark: str = ""
    """``yes`` or ``no`` where the line is a statement that was judged."""
    rule: str = ""
    cite: str = ""
    """Where the booklet has the rule."""
    asked: str = ""
    """What the room is asked where it is to guess; without it ``ahead``."""
    lots: tuple[tuple[tuple[str, bool], ...], ...] = ()
    """Cards beside the words, lot by lot: a token, and whether it lies face down."""


@dataclass(frozen=True, slots=True)
class Change:
    """A figure before and after a step."""

    name: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Frame:
    """What is seen after a key: the board, how many lines are open, and the figure below them."""

    shown: int = 0
    asked: bool = False
    """The line after the open ones is in question: its cells are lit, its number is not told yet."""
    ground: int = 0
    """Which of the show's grounds lies on the board; ``-1``: none, there is no city."""
    lit: tuple[int, ...] = ()
    spot: str = ""
    """The outline of the cells that this line is about."""
    stamps: tuple[tuple[str, float, float], ...] = ()
    """Texts on the board with their middles; the last one is new."""
    ghosts: tuple[tuple[str, int, bool], ...] = ()
    """Cards that are not real yet: token, cell, and whether they grow."""
    choices: tuple[int, ...] = ()
    """Where the card of the ghost might come as well."""
    culprits: tuple[tuple[int, int], ...] = ()
    """Cards at fault, each with the number of its reason; 0 where the reasons have none."""
    legal: tuple[int, ...] = ()
    refused: tuple[int, ...] = ()
    badges: bool = False
    total: str = ""
    label: str = ""
    changes: tuple[Change, ...] = ()
    plots: tuple[tuple[str, int], ...] = ()
    """Cells to click for another development: colour and cell."""


@dataclass(slots=True)
class Show:
    """Lines, frames, and the grounds that they lie on."""

    title: str
    question: str
    grounds: list[Ground] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list)
    """The position of each ground."""
    aside: str = ""
    """A small line beside the title: where the book has it, how it is played."""
    note: str = ""
    """A sentence under the question, for the whole show."""
    steady: bool = False
    """All grounds are one city that grows: the window is wide enough for the last, so that nothing jumps."""
    victories: list[str] = field(default_factory=list)
    """The victory that each ground is about, where it is about one."""
    late: bool = False
    """The title would give the answer away: it is shown with the last line."""
    marks: tuple[tuple[str, Place], ...] = ()
    """What the book's figure writes on its places: they are those of the first ground."""

    def lay(self, position: Position, lang: str, victory: str = "", *, also: Collection[Place] = ()) -> int:
        """The number of the ground of a position, wide enough for the cells ``also``; each position is laid out once."""
        if position in self.positions:
            return self.positions.index(position)
        self.positions.append(position)
        self.victories.append(victory)
        self.grounds.append(Ground(position, lang, also=also))
        return len(self.grounds) - 1

    def marked(self, position: Position) -> dict[tuple[str, Place], Place]:
        """The marks as places of a city: the town hall, or the only card, lies under all of them at the same distance."""
        if not self.marks:
            return {}
        row, column = _anchor(position)
        top, left = _anchor(self.positions[0] if self.positions else position)
        return {mark: (mark[1][0] + row - top, mark[1][1] + column - left) for mark in self.marks}

    def marks_on(self, ground: Ground) -> list[tuple[str, int]]:
        """The marks with the numbers of their cells."""
        return [
            (label, ground.number[place])
            for (label, _), place in self.marked(ground.position).items()
            if place in ground.number
        ]

    def add(self, line: Line, frame: Frame, *, predict: bool, asked: Frame | None = None) -> None:
        """Open one more line. To predict, the room sees first what is asked: the same cells, without the answer."""
        if predict:
            question = asked if asked is not None else self._question(frame)
            self.frames.append(replace(question, shown=len(self.lines), asked=True))
        self.lines.append(line)
        self.frames.append(replace(frame, shown=len(self.lines)))

    def _question(self, frame: Frame) -> Frame:
        before = self.frames[-1]
        stamps = tuple((UNKNOWN, x, y) if k == len(frame.stamps) - 1 else (text, x, y)
                       for k, (text, x, y) in enumerate(frame.stamps))  # fmt: skip
        news = len(frame.stamps) > len(before.stamps)
        return replace(frame, stamps=stamps if news else frame.stamps, total=before.total, label=before.label)

    def _cores(self) -> list[list[float]]:
        """The view box of each ground; of a steady show they all hold the same cells."""
        plans = [ground.plan for ground in self.grounds]
        boxes = [list(plan.core) for plan in plans]
        if not self.steady:
            return boxes
        corners = [plan.corner((0, 0)) for plan in plans]
        edges = [
            (x - cx, y - cy, x + w - cx, y + h - cy)
            for (x, y, w, h), (cx, cy) in zip(boxes, corners, strict=True)
        ]
        left, top = (min(edge[k] for edge in edges) for k in (0, 1))
        right, bottom = (max(edge[k] for edge in edges) for k in (2, 3))
        return [[left + cx, top + cy, right - left, bottom - top] for cx, cy in corners]

    def scene(self) -> dict[str, Any]:
        """The show as the browser gets it."""
        return {
            "title": self.title,
            "question": self.question,
            "aside": self.aside,
            "note": self.note,
            "late": self.late,
            "lines": [_lean(line) for line in self.lines],
            "grounds": [
                ground.scene() | {"core": core, "marks": self.marks_on(ground)}
                for ground, core in zip(self.grounds, self._cores(), strict=True)
            ],
            "frames": [_lean(frame) for frame in self.frames],
        }


def _anchor(position: Position) -> Place:
    """The first town hall, else the first card."""
    cards = plan_of(position).tokens
    return min([place for place, token in cards.items() if token[0] == "M"] or cards)


def _lean(thing: Line | Frame) -> dict[str, Any]:
    """The fields that say something; the rest is as in a fresh one."""
    found: dict[str, Any] = {}
    for name in type(thing).__slots__:
        value = getattr(thing, name)
        if name == "changes":
            value = [[change.name, change.before, change.after] for change in value]
        if value or (name == "ground" and value != 0):
            found[name] = value
    return found


def spot(plan: Plan, places: Iterable[Place]) -> str:
    """The line around some cells, in board units; empty for none."""
    seen = sorted(place for place in places if place in plan.spots)
    if not seen:
        return ""
    top = seen[0][0]
    left = min(plan.spots[place][0] for place in seen)
    y = plan.spots[seen[0]][1]
    shape = outline(
        frozenset((place[0] - top, round(2 * (plan.spots[place][0] - left) / PITCH)) for place in seen)
    )
    return f'<path transform="translate({left:g} {y:g})" d="{shape}"/>'


def cells_named(ground: Ground, places: Sequence[Place], most: int) -> str:
    """The cells by name; none where there are too many to read."""
    names = sorted(ground.name(place) for place in places)
    return listed(ground.lang, names) if 0 < len(names) <= most else ""
