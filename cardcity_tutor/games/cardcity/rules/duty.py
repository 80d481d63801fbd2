"""The duty to build, explained: the best plan for a hand, its possible first moves, and what a wrong one loses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from ....core.verdict import Change, Place, Reason, Verdict
from .citytext import cell_at, places
from .kernel.building import brings_cloud, built, cost, open_cells
from .kernel.cards import CLOUD, facings
from .kernel.planning import can_build, keeping_cells, most
from .kernel.shapes import Cell, CityMasks, Mask
from .legality import Placement, sorted_placements, verdict
from .setting import Setting
from .tokens import HAND_TOKENS, facing_letter, pack

LEGAL = Verdict()
FUEL = 20_000
"""Positions that one question may look into. Hands of the game need a few hundred at the very most."""


class Plan(NamedTuple):
    """How many cards of a hand can be built, and where each may come first without losing that number."""

    built: int
    first: dict[int, list[Placement]]
    complete: bool
    """False when the search was cut short: then more might be possible."""


def removed(hand: Sequence[int], card: int) -> tuple[int, ...]:
    """The hand without one copy of ``card``."""
    rest = list(hand)
    rest.remove(card)
    return tuple(rest)


def plan(city: CityMasks, setting: Setting, hand: Sequence[int], money: int, clouds: int) -> Plan:
    """The plan for a hand, with ``clouds`` left in the reserve."""
    grid, rules = setting.grid, setting.rules
    count, fuel = most(city, grid, rules, pack(tuple(hand)), money, clouds, FUEL)
    first: dict[int, list[Placement]] = {}
    for card in dict.fromkeys(hand):
        found: list[Placement] = []
        if count:
            others = pack(removed(hand, card))
            for facing in range(facings(card)):
                cells, fuel = keeping_cells(
                    city, grid, rules, card, facing, others, money, clouds, count - 1, fuel
                )
                found.extend((row, column, facing) for row, column in places(city, grid, cells))
        first[card] = sorted_placements(card, found)
    return Plan(count, first, fuel > 0)


def best_line(
    city: CityMasks, setting: Setting, hand: Sequence[int], money: int, clouds: int
) -> list[tuple[int, Place, int]]:
    """One way to build the maximum: card (``CLOUD`` for a cloud that comes along), place and facing, in order."""
    grid, rules = setting.grid, setting.rules
    target, _ = most(city, grid, rules, pack(tuple(hand)), money, clouds, FUEL)
    line: list[tuple[int, Place, int]] = []
    rest = tuple(hand)
    while target:
        card, facing, cell = _one_step(city, setting, rest, money, clouds, target)
        line.append((card, places(city, grid, cell)[0], facing))
        smoke = rules.clouds and clouds and brings_cloud(city, grid, card, cell)
        money -= cost(city, rules, card)
        city = built(city, grid, card, facing, cell)
        rest = removed(rest, card)
        target -= 1
        if smoke and target:
            cell = _cloud_step(city, setting, rest, money, clouds, target)
            if cell:
                line.append((CLOUD, places(city, grid, cell)[0], 0))
                city = built(city, grid, CLOUD, 0, cell)
                clouds -= 1
    return line


def _one_step(
    city: CityMasks, setting: Setting, hand: tuple[int, ...], money: int, clouds: int, target: int
) -> tuple[int, int, int]:
    for card in dict.fromkeys(hand):
        others = pack(removed(hand, card))
        for facing in range(facings(card)):
            cells, _ = keeping_cells(
                city, setting.grid, setting.rules, card, facing, others, money, clouds, target - 1, FUEL
            )
            if cells:
                return card, facing, cells & -cells
    raise AssertionError("a plan that was found must have a first step")


def _cloud_step(
    city: CityMasks, setting: Setting, hand: tuple[int, ...], money: int, clouds: int, target: int
) -> int:
    cells = open_cells(city, setting.grid)
    while cells:
        cell = cells & -cells
        cells ^= cell
        after = built(city, setting.grid, CLOUD, 0, cell)
        if can_build(after, setting.grid, setting.rules, pack(hand), money, clouds - 1, target, False, FUEL)[
            0
        ]:
            return cell
    return 0


def duty_verdict(
    city: CityMasks,
    setting: Setting,
    hand: Sequence[int],
    card: int,
    place: Place,
    facing: int,
    money: int,
    clouds: int,
    architect: Place | None = None,
) -> Verdict:
    """The verdict on building ``card`` of this hand now: the construction rules, and the duty to build the most."""
    own = verdict(city, setting, card, place, facing, money, hand, architect)
    if not own.legal:
        return own
    duty = Duty(city, setting, tuple(hand), money, clouds)
    return duty.verdict(card, facing, cell_at(city, setting.grid, place))


class Duty:
    """The duty to build the most cards of a hand; each search is done once, when its answer is first asked for."""

    def __init__(
        self, city: CityMasks, setting: Setting, hand: tuple[int, ...], money: int, clouds: int
    ) -> None:
        self.city = city
        self.setting = setting
        self.hand = hand
        self.money = money
        self.clouds = clouds
        self._keeping: dict[tuple[int, int, int], Mask] = {}
        self._short: dict[int, Verdict] = {}

    @cached_property
    def most(self) -> int:
        """How many cards can be built."""
        grid, rules = self.setting.grid, self.setting.rules
        return most(self.city, grid, rules, pack(self.hand), self.money, self.clouds, FUEL)[0]

    @cached_property
    def _line(self) -> list[tuple[int, Place, int]]:
        return best_line(self.city, self.setting, self.hand, self.money, self.clouds)

    def _kept(self, card: int, facing: int, target: int) -> Mask:
        """Where the card leaves ``target`` others buildable."""
        if (card, facing, target) not in self._keeping:
            grid, rules = self.setting.grid, self.setting.rules
            others = pack(removed(self.hand, card))
            self._keeping[card, facing, target], _ = keeping_cells(
                self.city, grid, rules, card, facing, others, self.money, self.clouds, target, FUEL
            )
        return self._keeping[card, facing, target]

    def verdict(self, card: int, facing: int, cell: Cell) -> Verdict:
        """The verdict on a card of the hand where the construction rules allow it."""
        left = self.most - 1
        if self._kept(card, facing, left) & cell:
            return LEGAL
        while left and not self._kept(card, facing, left) & cell:
            left -= 1
        if left not in self._short:
            self._short[left] = shortfall(self.most, left, self._line)
        return self._short[left]


def shortfall(count: int, left: int, line: list[tuple[int, Place, int]]) -> Verdict:
    """The verdict on a card after which only ``left`` more can be built, though ``line`` builds ``count``."""
    steps = [
        {"card": HAND_TOKENS[number], "cell": where}
        | ({"facing": facing_letter(number, turn)} if facings(number) > 1 else {})
        for number, where, turn in line
    ]
    reason = Reason(
        "build-maximum",
        tuple(where for _, where, _ in line),
        {"most": count, "left": left + 1, "plan": steps},
    )
    return Verdict((reason,), (Change("plan", {"steps": steps}),))
