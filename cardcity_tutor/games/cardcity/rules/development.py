"""Development explained: what is due, the tree of everything that can come of it, and why each branch stops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ....core.breakdown import Number
from ....core.representations import Told, pretty
from ....core.verdict import Place, Reason
from .accounts import score_account
from .citytext import cell_at, places
from .kernel.bits import anywhere, district, districts_met, edge, popcount
from .kernel.building import built, industries, room, used
from .kernel.cards import COMMERCE, RESIDENCE
from .kernel.framing import with_architect
from .kernel.growing import (
    culture_beside,
    growing_homes,
    growing_shops,
    growth,
    home_plots,
    homes_beside,
    shop_plots,
)
from .kernel.shapes import CityMasks, Mask
from .notation import city_text
from .setting import Setting
from .tokens import HAND_TOKENS

CAP = 20_000
"""Cities that one tree may hold before it says that it is not complete."""


class Choice(NamedTuple):
    """One development: a card of the reserve, ``R`` or ``C``, and its place."""

    colour: str
    place: Place


@dataclass(frozen=True, slots=True)
class Need:
    """A district, what it needs for its next card, and what it has: ``have`` of ``size + 1``."""

    colour: str
    cells: tuple[Place, ...]
    have: int
    helpers: tuple[Place, ...]
    """The culture cards, or the residences, that it touches."""

    @property
    def size(self) -> int:
        """Cards of the district."""
        return len(self.cells)

    @property
    def due(self) -> bool:
        """Whether the district must develop, if it can."""
        return self.have > self.size


@dataclass(frozen=True, slots=True)
class Branch:
    """A city of the tree: the developments possible in it, each with the city it leads to."""

    city: CityMasks
    steps: tuple[tuple[Choice, CityMasks], ...]

    @property
    def ended(self) -> bool:
        """Whether nothing develops here."""
        return not self.steps


@dataclass(frozen=True, slots=True, repr=False)
class Tree(Told):
    """All developments of a city. Orders that lead to the same city share its branch.

    ``complete`` is false when the cap was reached; ``ends`` then lists what had been found.
    """

    setting: Setting
    root: CityMasks
    branches: dict[CityMasks, Branch]
    reserve: tuple[int, int]
    complete: bool

    def __repr__(self) -> str:
        """How large it is."""
        return f"<Tree: {len(self.branches)} cities, {sum(1 for _ in self.ends())} ends>"

    _repr_pretty_ = pretty

    def ends(self) -> Iterator[CityMasks]:
        """Every city that can stand at the end of the phase."""
        return (branch.city for branch in self.branches.values() if branch.ended)

    def texts(self) -> list[str]:
        """The outcomes as sorted city texts, without repeats."""
        return sorted({city_text(city, self.setting) for city in self.ends()})

    def best(self, victory: str, money: int) -> CityMasks:
        """The outcome (of those found) that scores most under a victory."""

        def worth(city: CityMasks) -> tuple[bool, Number]:
            account = score_account(city, self.setting, victory, money)
            return not account.out, account.term.value

        return max(self.ends(), key=worth)

    def first_steps(self) -> dict[CityMasks, tuple[CityMasks, Choice] | None]:
        """Every city in the order of the fewest steps, each with the first development that leads to it."""
        came: dict[CityMasks, tuple[CityMasks, Choice] | None] = {self.root: None}
        waiting = [self.root]
        for here in waiting:
            for choice, after in self.branches[here].steps if here in self.branches else ():
                if after not in came:
                    came[after] = (here, choice)
                    waiting.append(after)
        return came

    def line_to(self, goal: CityMasks) -> list[Choice]:
        """One line of developments from the root to a city of the tree."""
        came = self.first_steps()
        line = []
        while (step := came[goal]) is not None:
            goal, choice = step
            line.append(choice)
        return line[::-1]

    def why_ended(self, city: CityMasks) -> tuple[Reason, ...]:
        """Why nothing more develops in a city of this tree: for each district one reason."""
        homes, shops = _left(self.root, city, self.reserve)
        return tuple(stops(city, self.setting, homes, shops))


def _left(root: CityMasks, city: CityMasks, reserve: tuple[int, int]) -> tuple[int, int]:
    """What the reserve still holds after the cards that ``city`` took since ``root``."""
    return (
        reserve[0] - popcount(anywhere(city.homes)) + popcount(anywhere(root.homes)),
        reserve[1] - popcount(anywhere(city.shops)) + popcount(anywhere(root.shops)),
    )


def due_now(city: CityMasks, setting: Setting, homes_left: int, shops_left: int) -> list[Choice]:
    """What may be developed now, sorted."""
    homes, shops = growth(city, setting.grid, setting.rules, homes_left, shops_left)
    found = [Choice("R", place) for place in places(city, setting.grid, homes)]
    found += [Choice("C", place) for place in places(city, setting.grid, shops)]
    return sorted(found)


def explore(city: CityMasks, setting: Setting, homes_left: int, shops_left: int, cap: int = CAP) -> Tree:
    """The tree of developments, searched depth first so that a capped tree has outcomes too."""
    grid, rules = setting.grid, setting.rules
    city = with_architect(city, grid, 0) if city.architect else city
    reserve = (homes_left, shops_left)
    branches: dict[CityMasks, Branch] = {}
    waiting = [city]
    complete = True
    while waiting:
        here = waiting.pop()
        if here in branches:
            continue
        if len(branches) >= cap:
            complete = False
            break
        steps = []
        cells = growth(here, grid, rules, *_left(city, here, reserve))
        for card, plots in zip((RESIDENCE, COMMERCE), cells, strict=True):
            for place in places(here, grid, plots):
                after = built(here, grid, card, 0, cell_at(here, grid, place))
                steps.append((Choice(HAND_TOKENS[card], place), after))
                waiting.append(after)
        branches[here] = Branch(here, tuple(steps))
    return Tree(setting, city, branches, reserve, complete)


def _districts(cells: Mask, city: CityMasks, setting: Setting, *, homes: bool) -> Iterator[Mask]:
    sides = city.homes if homes else city.shops
    while cells:
        group = district(cells & -cells, sides, setting.grid)
        cells &= ~group
        if group & city.own:
            yield group


def needs(city: CityMasks, setting: Setting) -> list[Need]:
    """Every residential and commercial district with what it has and needs: the badges n/(n+1)."""
    grid, rules = setting.grid, setting.rules
    found = []
    for group in _districts(anywhere(city.homes), city, setting, homes=True):
        helpers = culture_beside(city, grid, rules, group)
        found.append(
            Need("R", _places(city, setting, group), popcount(helpers), _places(city, setting, helpers))
        )
    for group in _districts(anywhere(city.shops), city, setting, homes=False):
        helpers = homes_beside(city, grid, rules, group)
        have = districts_met(helpers, city.homes, grid)
        found.append(Need("C", _places(city, setting, group), have, _places(city, setting, helpers)))
    return found


def growths(
    city: CityMasks, setting: Setting, homes_left: int, shops_left: int
) -> list[tuple[Need, tuple[Place, ...]]]:
    """The districts that may grow now, each with the places where."""
    if room(city, setting.rules) <= 0:
        return []
    found = []
    for need in needs(city, setting):
        homes = need.colour == "R"
        if need.due and (homes_left if homes else shops_left) > 0:
            group = sum(_cell(city, setting, place) for place in need.cells)
            plots = (home_plots if homes else shop_plots)(city, setting.grid, group)
            if plots:
                found.append((need, _places(city, setting, plots)))
    return found


def _places(city: CityMasks, setting: Setting, cells: Mask) -> tuple[Place, ...]:
    return tuple(places(city, setting.grid, cells))


def stops(city: CityMasks, setting: Setting, homes_left: int, shops_left: int) -> Iterator[Reason]:
    """For each residential and commercial district, the rule that keeps it from growing now."""
    grid, rules = setting.grid, setting.rules
    growing = growing_homes(city, grid, rules), growing_shops(city, grid, rules)
    full = room(city, rules) <= 0
    foreign = setting.layout.foreign(city.own) if setting.shared else 0
    for need in needs(city, setting):
        homes = need.colour == "R"
        left = homes_left if homes else shops_left
        group = sum(_cell(city, setting, place) for place in need.cells)
        params: dict[str, object] = {"colour": need.colour}
        if not need.due:
            rule = "residence-growth" if homes else "commerce-growth"
            params |= {"have": need.have, "need": need.size + 1}
        elif full:
            rule = "development-limit"
            params |= {"used": used(city), "max": rules.limit + rules.limit_step * industries(city)}
        elif left <= 0:
            rule = "development-reserve"
        elif (home_plots if homes else shop_plots)(city, grid, group) & growing[0 if homes else 1]:
            continue
        elif homes and _free_beside(city, setting, group):
            rule = "residence-industry"
        elif edge(group, city.homes if homes else city.shops, grid) & foreign & ~city.occupied:
            rule = "single-growth-home"
        else:
            rule = "development-frame"
        yield Reason(rule, need.cells, params)


def _cell(city: CityMasks, setting: Setting, place: Place) -> int:
    return 1 << (place[0] - city.extent.top) * setting.grid.stride + place[1] - city.extent.left


def _free_beside(city: CityMasks, setting: Setting, group: Mask) -> bool:
    """Whether the residential district has a free cell beside it, though an industry forbids it."""
    without_works = city._replace(works=(0, 0, 0, 0, 0, 0))
    return bool(home_plots(without_works, setting.grid, group))
