"""What a card does to residential and commercial districts: they grow, come nearer to growing, join, or get stuck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .....core.verdict import Place, Reason
from ...rules.accounts import without_architect
from ...rules.citytext import cell_at, places
from ...rules.development import Need, growths, needs, stops
from ...rules.kernel.growing import home_plots, shop_plots
from ...rules.kernel.shapes import NOWHERE, CityMasks
from ...rules.position import Position
from ...rules.setting import Setting
from .cause import Cause, Stakes

GROWTH_RULES: Final = {"R": "residence-growth", "C": "commerce-growth"}
PROMISE = 0.5
"""How much of a growth's worth is credited to a district that comes one step nearer to it."""


class _Stand:
    """How the districts of a position stand: needs, plots to grow on, what grows and what is stuck."""

    def __init__(self, position: Position) -> None:
        setting = position.setting
        city = without_architect(position.city, setting)
        homes, shops = position.reserve.homes, position.reserve.shops
        self.city, self.setting = city, setting
        self.needs = needs(city, setting)
        self._plots = {(need.colour, need.cells): plots_of(city, setting, need) for need in self.needs}
        self.growths = {
            (need.colour, need.cells): where for need, where in growths(city, setting, homes, shops)
        }
        self.stops = {
            (str(reason.params["colour"]), reason.cells): reason
            for reason in stops(city, setting, homes, shops)
        }

    def plots(self, need: Need) -> tuple[Place, ...]:
        """Where a district could take its next card, due or not."""
        return self._plots[need.colour, need.cells]

    def stuck(self, need: Need) -> Reason | None:
        """What keeps a district that is due from growing."""
        return self.stops.get((need.colour, need.cells)) if need.due else None


def plots_of(city: CityMasks, setting: Setting, need: Need) -> tuple[Place, ...]:
    """The empty cells that would enlarge a district, whether it is due or not."""
    group = sum(cell_at(city, setting.grid, place) for place in need.cells)
    plots = (home_plots if need.colour == "R" else shop_plots)(city, setting.grid, group)
    return tuple(places(city, setting.grid, plots))


def district_causes(before: Position, after: Position, stakes: Stakes) -> Iterator[Cause]:
    """All that the step from ``before`` to ``after``, one card more, changes about districts."""
    old, new = _Stand(before), _Stand(after)
    for need in new.needs:
        parents = [
            was for was in old.needs if was.colour == need.colour and set(was.cells) <= set(need.cells)
        ]
        yield from _growing(need, parents, old, new, stakes)
        yield from _hemmed(need, parents, old, new, stakes)


def _growing(
    need: Need, parents: Sequence[Need], old: _Stand, new: _Stand, stakes: Stakes
) -> Iterator[Cause]:
    rule = GROWTH_RULES[need.colour]
    worth = stakes.growth(need.colour, need.size)
    params: dict[str, object] = {
        "colour": need.colour, "size": need.size, "have": need.have, "need": need.size + 1
    }  # fmt: skip
    if len(parents) > 1:
        sizes = tuple(sorted(was.size for was in parents))
        gain = stakes.growth(need.colour, need.size - 1)
        yield Cause("merges", "development-merge", need.cells, params | {"sizes": sizes}, gain)
    elif parents and parents[0].size < need.size:
        gain = stakes.growth(need.colour, need.size - 1)
        yield Cause("enlarges", rule, need.cells, params, gain)
    was = parents[0] if len(parents) == 1 and parents[0].size == need.size else None
    plots = new.growths.get((need.colour, need.cells))
    if plots:
        if was is None or (was.colour, was.cells) not in old.growths:
            yield Cause("grows", rule, need.cells, params | {"plots": plots}, worth)
        return
    reason = new.stuck(need)
    if reason is not None:
        earlier = None if was is None else old.stuck(was)
        if earlier is None or earlier.rule != reason.rule:
            details = {key: value for key, value in reason.params.items() if key in ("used", "max")}
            yield Cause("stuck", reason.rule, need.cells, params | details, -worth)
    elif not parents:
        hope = PROMISE * worth * need.have / (need.size + 1) if new.plots(need) else 0.0
        yield Cause("founds", rule, need.cells, params, hope)
    elif was is not None and need.have > was.have:
        hope = PROMISE * worth / (need.size + 1 - need.have + 1) if new.plots(need) else 0.0
        yield Cause("nearer", rule, need.cells, params | {"had": was.have}, hope)
    elif was is not None and need.have < was.have:
        yield Cause("farther", rule, need.cells, params | {"had": was.have}, -PROMISE * worth)


def _hemmed(need: Need, parents: Sequence[Need], old: _Stand, new: _Stand, stakes: Stakes) -> Iterator[Cause]:
    """Plots that a district has lost; with the last of them it will never grow again."""
    if new.stuck(need) is not None:
        return
    left = new.plots(need)
    lost = tuple(sorted({place for was in parents for place in old.plots(was)} - {*need.cells, *left}))
    if not lost and (left or parents):
        return
    worth = PROMISE * stakes.growth(need.colour, need.size)
    params: dict[str, object] = {
        "colour": need.colour, "size": need.size, "lost": lost, "left": len(left)
    }  # fmt: skip
    if not left:
        yield Cause("walled", _against(lost, need, new), need.cells, params, -worth)
    else:
        part = len(lost) / (len(lost) + len(left))
        yield Cause("hems", _against(lost, need, new), need.cells, params, -worth * part / 2)


def _against(lost: tuple[Place, ...], need: Need, new: _Stand) -> str:
    """The rule by which plots are none any more: an industry beside them, a card on them, or the frame."""
    clean = new.city._replace(works=NOWHERE)
    beside = plots_of(clean, new.setting, need)
    if beside if not lost else set(lost) & set(beside):
        return "residence-industry"
    taken = set(places(new.city, new.setting.grid, new.city.occupied))
    return "development-place" if set(lost) & taken else "development-frame"
