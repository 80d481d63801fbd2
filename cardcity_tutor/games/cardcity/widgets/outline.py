"""What is open of a tree of developments, told item by item. A tree can have thousands of cities: few are sent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from cardcity_tutor.core.errors import InputError

from ..face.wording import listed
from ..rules.development import Choice
from ..rules.kernel.shapes import CityMasks
from ..rules.notation import city_text
from ..rules.position import Position
from .growing import step_name, tree_of, ways
from .moves import typed
from .sprouting import TreeGround

AT_FIRST = 24
"""Items that are open in the beginning, if the first levels have as many."""
AT_MOST = 60
"""Items of one scene; what was opened longest ago closes for more."""
ROOT = 0


class Item(NamedTuple):
    """A line of the outline. Of the orders that lead to one city, the first owns it; the others point to it."""

    key: str
    node: int
    level: int
    at: int
    """Its number among its siblings, from 1."""
    siblings: int
    choice: Choice | None
    same: bool
    """Whether another order, that comes before, leads to this city as well."""


class Outline:
    """The tree of a position as a list that opens and closes; cities are numbered by their distance from the root."""

    def __init__(self, start: Position) -> None:
        """Open the first levels."""
        self.start = start
        self.tree = tree_of(start)
        came = self.tree.first_steps()
        self.cities = list(came)
        self._number = {city: k for k, city in enumerate(self.cities)}
        self._came = [None if step is None else (self._number[step[0]], step[1]) for step in came.values()]
        self.ways = ways(self.tree)
        self.opened: list[int] = []
        self._grounds: dict[str, TreeGround] = {}
        self.points = False
        """Whether ends tell what they score."""
        self.best = False
        """Whether the best ends are marked."""
        self.chosen = ROOT
        self.line: list[Choice] = []
        """The developments that lead to the chosen city, in the order in which they were chosen."""
        self.focus: int | None = None
        """The city to put the focus on with the next scene."""
        self._unfold()

    def __len__(self) -> int:
        """How many cities the tree has."""
        return len(self.cities)

    def _unfold(self) -> None:
        for node in range(len(self.cities)):
            steps = self.steps(node)
            if steps:
                if self.opened and len(self.items()) + len(steps) > AT_FIRST:
                    break
                self.opened.append(node)

    # ---------------------------------------------------------------- what is open

    def steps(self, node: int) -> tuple[tuple[Choice, CityMasks], ...]:
        """The developments possible in a city; none where the tree is cut."""
        branch = self.tree.branches.get(self.cities[node])
        return branch.steps if branch else ()

    def items(self) -> list[Item]:
        """The open lines, from top to bottom."""
        return list(self._walk(Item("0", ROOT, 1, 1, 1, None, same=False)))

    def _walk(self, item: Item) -> Iterator[Item]:
        yield item
        if item.same or item.node not in self.opened:
            return
        steps = self.steps(item.node)
        for at, (choice, after) in enumerate(steps, 1):
            node = self._number[after]
            same = self._came[node] != (item.node, choice)
            key = f"{item.node}-{node}" if same else str(node)
            yield from self._walk(Item(key, node, item.level + 1, at, len(steps), choice, same))

    def open(self, node: int) -> None:
        """Show what may follow a city; where that is too much at once, what was opened longest ago closes."""
        if not self.steps(node):
            return
        kept = self.path(node)
        self.opened = [other for other in self.opened if other not in kept] + kept
        while len(self.items()) > AT_MOST and self.opened[0] not in kept:
            del self.opened[0]

    def close(self, node: int) -> None:
        """Hide what follows a city."""
        self.opened = [other for other in self.opened if other != node]

    def go(self, node: int) -> None:
        """Open the way to a city and put the focus on it."""
        for before in self.path(node)[:-1]:
            self.open(before)
        self.focus = node

    def choose(self, node: int) -> None:
        """Choose a city, by its first order."""
        self.line = self.line_to(node)
        self.chosen = node

    def before(self, node: int) -> int | None:
        """The city before this one, on its first order; none before the root."""
        step = self._came[node]
        return None if step is None else step[0]

    def path(self, node: int) -> list[int]:
        """The cities from the root to this one, on its first order."""
        before = self.before(node)
        return [node] if before is None else [*self.path(before), node]

    def line_to(self, node: int) -> list[Choice]:
        """The first order of developments that leads to a city."""
        steps = [self._came[city] for city in self.path(node)]
        return [step[1] for step in steps if step is not None]

    def follow(self, text: str, lang: str) -> None:
        """Go to the city at the end of a typed line, ``R d4, C f5``, and choose it by this very order."""
        ground = self.ground(lang)
        node = ROOT
        line = []
        for part in re.split(r"[,;·→\n]+", text):
            if not part.strip():
                continue
            steps = self.steps(node)
            move = typed(part, ground, [choice.colour for choice, _ in steps])
            found = [step for step in steps if step[0] == (move.card, move.place)]
            if not found:
                names = [step_name(ground, choice) for choice, _ in steps]
                raise InputError(
                    "tree-no-step", step=part.strip()[:40], count=len(names), steps=listed(lang, names)
                )
            choice, after = found[0]
            line.append(choice)
            node = self._number[after]
        self.go(node)
        self.chosen, self.line = node, line

    def go_to_best(self, victory: str) -> None:
        """Open the way to the best end."""
        self.go(self._number[self.tree.best(victory, self.start.money)])

    # ---------------------------------------------------------------- what a city is

    def result(self) -> dict[str, Any]:
        """The chosen city with the developments that lead to it."""
        return {
            "line": [[choice.colour, list(choice.place)] for choice in self.line],
            "city": self.text(self.chosen),
            "ended": self.ended(self.chosen),
        }

    def ground(self, lang: str) -> TreeGround:
        """The plan that all cities share, in a language."""
        if lang not in self._grounds:
            self._grounds[lang] = TreeGround(self.start, self.tree, lang)
        return self._grounds[lang]

    def text(self, node: int) -> str:
        """A city as text."""
        return city_text(self.cities[node], self.start.setting)

    def ended(self, node: int) -> bool:
        """Whether nothing develops any more; unknown, so no, where the tree is cut."""
        branch = self.tree.branches.get(self.cities[node])
        return branch is not None and branch.ended
