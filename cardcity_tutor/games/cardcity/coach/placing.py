"""One card put down and paid for, and nothing that follows from it: enough for a look at the next decision."""

from __future__ import annotations

from ..rules.actions import Build, Buy, Cloud, Develop
from ..rules.citytext import cell_at
from ..rules.kernel.building import built, cost, industry_price
from ..rules.kernel.cards import CLOUD, is_industry
from ..rules.kernel.shapes import CityMasks
from ..rules.setting import Setting

Placement = Build | Cloud | Develop | Buy
"""The decisions that put a card on a cell."""


def laid(city: CityMasks, setting: Setting, action: Placement) -> CityMasks:
    """The city with the card."""
    card = CLOUD if isinstance(action, Cloud) else action.card
    facing = action.facing if isinstance(action, Build) else 0
    return built(city, setting.grid, card, facing, cell_at(city, setting.grid, action.place))


def price(city: CityMasks, setting: Setting, action: Placement) -> int:
    """What the card costs when it is built or bought."""
    if isinstance(action, Build):
        return cost(city, setting.rules, action.card)
    if isinstance(action, Buy):
        return industry_price(city, setting.rules) if is_industry(action.card) else setting.rules.price
    return 0
