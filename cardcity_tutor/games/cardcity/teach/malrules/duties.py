"""Wrong ideas of the duty to build: lesson 5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...rules.duty import FUEL, Plan
from ...rules.kernel.building import built, cost
from ...rules.kernel.cards import facings, has_leisure
from ...rules.kernel.planning import keeping_cells
from ...rules.kernel.shapes import CityMasks, Mask
from ...rules.legality import legal_placements
from ...rules.setting import EDITIONS, Setting
from ...rules.tokens import pack
from . import asking
from .mutant_engine import MalRule
from .questions import Kind

MOST: Final = frozenset({Kind.MOST})


def nothing_due(city: CityMasks, setting: Setting, hand: tuple[int, ...], money: int, left: int) -> int:  # noqa: ARG001
    """Nothing must be built."""
    return 0


def anywhere_first(city: CityMasks, setting: Setting, hand: Sequence[int], money: int, clouds: int) -> Plan:  # noqa: ARG001
    """Where nothing must be built, any legal cell will do."""
    return Plan(0, {card: legal_placements(city, setting, card, money) for card in hand}, complete=True)


def without_leisure(city: CityMasks, setting: Setting, hand: tuple[int, ...], money: int, left: int) -> int:
    """Only what is free of charge must be built."""
    return asking.most_of(city, setting, tuple(card for card in hand if not has_leisure(card)), money, left)


def in_hand_order(city: CityMasks, setting: Setting, hand: tuple[int, ...], money: int, left: int) -> int:
    """The cards come in the order of the hand, each where it harms the later ones least; what fits nowhere is lost."""
    count = 0
    for number, card in enumerate(hand):
        facing, cells = _least_harm(city, setting, card, hand[number + 1 :], money, left)
        if cells:
            count += 1
            money -= cost(city, setting.rules, card)
            city = built(city, setting.grid, card, facing, cells & -cells)
    return count


def _least_harm(
    city: CityMasks, setting: Setting, card: int, others: tuple[int, ...], money: int, left: int
) -> tuple[int, Mask]:
    """A facing, and the cells, that leave as many of the others buildable as can be."""
    grid, rules = setting.grid, setting.rules
    for target in range(len(others), -1, -1):
        for facing in range(facings(card)):
            cells, _ = keeping_cells(city, grid, rules, card, facing, pack(others), money, left, target, FUEL)
            if cells:
                return facing, cells
    return 0, 0


DUTIES: Final = (
    MalRule(
        id="building-optional",
        bends=("build-maximum", "discard"),
        kinds=MOST | {Kind.FIRST},
        lessons=(5,),
        editions=EDITIONS,
        instead={"asking.most_of": nothing_due, "duty.plan": anywhere_first},
    ),
    MalRule(
        id="leisure-optional",
        bends=("build-maximum", "leisure-price"),
        kinds=MOST,
        lessons=(5,),
        editions=EDITIONS,
        instead={"asking.most_of": without_leisure},
    ),
    MalRule(
        id="hand-order",
        bends=("build-maximum", "discard"),
        kinds=MOST,
        lessons=(5,),
        editions=EDITIONS,
        instead={"asking.most_of": in_hand_order},
    ),
)
