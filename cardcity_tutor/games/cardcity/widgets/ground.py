"""The ground of a scene: the picture of the city, its cells with their spoken names, its districts with their badges."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.locale import say

from ..face.palette import LIVE
from ..face.picture import city_shapes
from ..face.plan import Plan, plan_of
from ..face.spots import badge_spot
from ..face.wording import cell_words, need_words, stop_words
from ..rules.development import Need
from ..rules.position import Position

WAITING, READY, BLOCKED = "waiting", "ready", "blocked"
"""How a district's badge looks: it needs more; it will grow; it would, but something stops it."""


class Texts:
    """Sentences of a scene, each sent once and then named by its number."""

    def __init__(self) -> None:
        """Start without any."""
        self._numbers: dict[str, int] = {}

    def __call__(self, text: str) -> int:
        """The number of a sentence."""
        return self._numbers.setdefault(text, len(self._numbers))

    @property
    def all(self) -> list[str]:
        """The sentences in the order of their numbers."""
        return list(self._numbers)


class Ground:
    """One position laid out for the browser. Cells are named by their number in ``order``."""

    def __init__(
        self,
        position: Position,
        lang: str,
        *,
        quiet: bool = False,
        also: Collection[Place] = (),
        within: frozenset[Place] = frozenset(),
    ) -> None:
        """Lay the position out, wide enough for the cells ``also``, or on those ``within`` while they hold all cards.

        ``quiet`` leaves to the learner what districts have and need.
        """
        self.quiet = quiet
        self.position = position
        self.lang = lang
        self.plan: Plan = plan_of(position, also, within=within)
        self.order: list[Place] = sorted([*self.plan.spots, *self.plan.kerb])
        self.edition = position.setting.edition
        self.number = {place: k for k, place in enumerate(self.order)}
        self.texts = Texts()

    def name(self, place: Place) -> str:
        """What people call a place: ``d4``, or words for one beyond the frame."""
        known = self.plan.names.get(place)
        if known is not None:
            return known
        row, column = place
        rows = [r for r, _ in self.plan.names]
        columns = [c for _, c in self.plan.names]
        side, inside = "", place
        for found, near in (
            ("above", (min(rows), column)) if row < min(rows) else ("", place),
            ("below", (max(rows), column)) if row > max(rows) else ("", place),
            ("left", (row, min(columns))) if column < min(columns) else ("", place),
            ("right", (row, max(columns))) if column > max(columns) else ("", place),
        ):
            if found:
                side, inside = found, near
        nearest = self.plan.names.get(inside)
        return _beyond(self.lang, side if nearest else "", nearest or "")

    def numbers(self, places: Iterable[Place]) -> list[int]:
        """The numbers of those places that are shown."""
        return [self.number[place] for place in places if place in self.number]

    @cached_property
    def needs(self) -> list[Need]:
        """The residential and commercial districts."""
        return self.position.needs()

    @cached_property
    def stopped(self) -> Mapping[tuple[str, tuple[Place, ...]], str]:
        """For each district that does not grow, the sentence that says why."""
        return {
            (str(reason.params["colour"]), reason.cells): stop_words(self.lang, reason, self.name)
            for reason in self.position.stops()
        }

    def badge_state(self, need: Need) -> str:
        """How the badge of a district of this position looks."""
        if not need.due:
            return WAITING
        return BLOCKED if (need.colour, need.cells) in self.stopped else READY

    def districts(self) -> list[dict[str, Any]]:
        """The districts with their badges."""
        found = []
        for need in self.needs:
            x, y = badge_spot(self.plan, need.cells, need.colour)
            stop = self.stopped.get((need.colour, need.cells))
            words = need_words(self.lang, need, self.name)
            found.append(
                {
                    "colour": need.colour,
                    "cells": self.numbers(need.cells),
                    "helpers": self.numbers(need.helpers),
                    "badge": f"{need.have}/{need.size + 1}",
                    "state": self.badge_state(need),
                    "at": [x, y],
                    "words": words,
                    "why": stop,
                }
            )
        return found

    def cells(self) -> list[list[Any]]:
        """Each cell: row, column, x, y, width, height, spoken name; of a card in a district the name without that too."""
        plan = self.plan
        by_place: dict[Place, list[Need]] = {}
        for need in () if self.quiet else self.needs:
            for place in need.cells:
                by_place.setdefault(place, []).append(need)
        found: list[list[Any]] = []
        for place in self.order:
            if place in plan.kerb:
                x, y, width, height = plan.kerb[place]
                words = self.name(place)
            else:
                (x, y), width, height = plan.spots[place], 100.0, 100.0
                words = self.spoken(place, by_place.get(place))
            short = [self.spoken(place)] if place in by_place else []
            found.append([*place, _n(x), _n(y), _n(width), _n(height), words, *short])
        return found

    def spoken(self, place: Place, needs: list[Need] | None = None) -> str:
        """A cell of the frame in words, with its districts if they are given."""
        plan = self.plan
        token = plan.tokens.get(place, ".")
        owner = plan.zones.get(place)
        words = cell_words(self.lang, self.name(place), token, needs, owner, brick=plan.brick)
        return words + self.smoke(token)

    def smoke(self, token: str) -> str:
        """What an industry's picture means where pollution counts: it is not in the card's name."""
        setting = self.position.setting
        if not setting.has("ecological") or token[0] != "I" or len(token) != 2:
            return ""
        return say(self.lang, "cell-smoke", percent=setting.pictures[int(token[1]) - 1])

    def scene(self) -> dict[str, Any]:
        """What every mode shows: picture, cells, districts."""
        plan = self.plan
        return {
            "box": [_n(value) for value in plan.box],
            "core": [_n(value) for value in plan.core],
            "brick": plan.brick,
            "picture": city_shapes(self.position, plan, LIVE),
            "cells": self.cells(),
            "names": {name: self.number[place] for place, name in plan.names.items()},
            "cards": self.numbers(plan.tokens),
            "districts": self.districts(),
        }


@lru_cache(maxsize=512)
def _beyond(lang: str, side: str, nearest: str) -> str:
    """A place that is not shown, by the cell of the board that it lies next to."""
    return say(lang, f"cell-{side}", cell=nearest) if side else say(lang, "cell-outside")


def _n(value: float) -> float:
    """Whole numbers without their decimal point: half the bytes."""
    return int(value) if value == int(value) else round(value, 2)
