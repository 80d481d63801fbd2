"""Many cities of one tree as pictures: each is the drawing of the city before it with only what grew drawn over it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from cardcity_tutor.core.verdict import Place

from ..face import zones
from ..face.cards import LETTERING, fused_shapes
from ..face.districts import bridges, fused_letters, groups, links, sheet
from ..face.palette import LIVE
from ..face.picture import picture
from ..face.plan import Plan, around, laid_out
from ..face.window import Window, tokens_of, window_of
from ..rules.development import Tree
from ..rules.kernel.shapes import CityMasks
from ..rules.position import Position
from .ground import Ground


class TreeGround(Ground):
    """The root of a tree on a plan that has room for every city of the tree, so that each cell keeps its name."""

    def __init__(self, start: Position, tree: Tree, lang: str) -> None:
        """Lay the root out."""
        root = start.changed(city=tree.root, architect=None)
        super().__init__(root, lang)
        self.plan = _wide_plan(root, tree)
        self.order = list(self.plan.spots)
        self.number = {place: k for k, place in enumerate(self.order)}
        self._fused = fused_letters(root)
        self._drawn: dict[CityMasks, dict[str, Any]] = {}

    def base(self) -> dict[str, Any]:
        """The root's drawing, the view box of a small picture and that of a large one with its margin."""
        whole = around(self.plan.spots.values())
        return {
            "root": picture(self.plan, self._fused, LIVE),
            "box": list(whole),
            "core": list(self.plan.core),
        }

    def grown(self, before: CityMasks, after: CityMasks) -> dict[str, Any]:
        """What one development changes in the picture: the district that grew, drawn anew, and where its card lies."""
        if after not in self._drawn:
            self._drawn[after] = self._growth(before, after)
        return self._drawn[after]

    def _growth(self, before: CityMasks, after: CityMasks) -> dict[str, Any]:
        tokens = tokens_of(self.position.changed(city=after))
        plan = replace(self.plan, tokens=tokens)
        (fresh,) = tokens.keys() - tokens_of(self.position.changed(city=before)).keys()
        found = links(plan, self._fused)
        letter, group = next(sheet for sheet in groups(plan, self._fused, found) if fresh in sheet[1])
        alone = len(group) == 1
        face = fused_shapes(letter, LIVE, alone=alone)
        drawn = [f"<g {LETTERING}>"] if alone else [f"<g {LETTERING}>", sheet(plan, letter, group, LIVE)]
        drawn += [_placed(plan, place, face) for place in group]
        drawn.append(bridges(plan, [link for link in found if not {*group}.isdisjoint(link[:2])], LIVE))
        if plan.zones:
            drawn.append(zones.borders(plan, {link[:2] for link in found}, LIVE))
        return {"picture": "".join((*drawn, "</g>")), "at": list(plan.spots[fresh])}


def _placed(plan: Plan, place: Place, shapes: str) -> str:
    x, y = plan.spots[place]
    return f'<g transform="translate({x:g} {y:g})">{shapes}</g>'


def _wide_plan(root: Position, tree: Tree) -> Plan:
    """The root's own window, and the cells beyond it that some city of the tree reaches."""
    tokens = tokens_of(root)
    grown = {choice.place: choice.colour for branch in tree.branches.values() for choice, _ in branch.steps}
    window = window_of(root, tokens)
    if not grown.keys() <= {*window.shown}:
        window = window_of(root, tokens | grown) if window.zones else _spread(window, grown)
    return laid_out(replace(window, beyond=()), tokens, brick=bool(root.setting.grid.slant))


def _spread(window: Window, grown: Iterable[Place]) -> Window:
    rows, columns = zip(*window.shown, *grown, strict=True)
    across = range(min(columns), max(columns) + 1)
    shown = [(row, column) for row in range(min(rows), max(rows) + 1) for column in across]
    return Window(shown, names=window.names)
