"""The step of developing: what grows in a city and where, what does not and why not, and whose turn it is."""

from __future__ import annotations

from typing import Any

from cardcity_tutor.render.phrases import filled, said

from ...face.wording import cite
from ...face.wording.stage import growth_text
from ...rules.position import Position
from ..ground import Ground
from .counting import growing
from .scene import Words

GROWTH = {"R": "residence-growth", "C": "commerce-growth"}
"""The rule by which a district of each colour grows."""


def colours_to_grow(position: Position) -> list[str]:
    """The colours that can be asked about: those that are due; where none is, those that have a district, else both."""
    due = {choice.colour for choice in position.due()}
    return sorted(due or {need.colour for need in position.needs()} or set(GROWTH), reverse=True)


def growth_part(words: Words, seat: int) -> dict[str, Any]:
    """What grows in a player's city, what does not, and what else there is to do."""
    lang, name, count = words.lang, words.names[seat], words.due[seat]
    ground = words.grounds[seat]
    grows, stays = _districts(ground)
    others = [
        filled(lang, "referee-due-other", {"name": words.names[k]}, count=words.due[k])
        for k in words.order
        if k != seat
    ]
    return {
        "head": filled(lang, "referee-due" if count else "referee-due-none", {"name": name}, count=count),
        "why": said(lang, "referee-due-why" if count else "referee-due-ask"),
        "cite": cite(lang, "development-order", ground.edition) if count else "",
        "grows": grows,
        "stays": stays,
        "others": others,
        "order": _order(words),
        "next": next((k for k in words.order if words.due[k] and k != seat), None),
    }


def _districts(ground: Ground) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The districts that grow, and those that do not, each with its sentence and its rule."""
    plots = {(need.colour, need.cells): where for need, where in growing(ground.position)}
    stops = {(str(stop.params["colour"]), stop.cells): stop.rule for stop in ground.position.stops()}
    grows, stays = [], []
    for need, shown in zip(ground.needs, ground.districts(), strict=True):
        key = (need.colour, need.cells)
        told = {name: shown[name] for name in ("colour", "badge", "state", "cells")}
        where = plots.get(key)
        rule = stops.get(key, GROWTH[need.colour])
        told["cite"] = cite(ground.lang, rule, ground.edition)
        if where:
            grows.append(told | {"words": growth_text(ground.lang, need, where, ground.name)})
        else:
            stays.append(told | {"words": shown["why"]})
    stays.sort(key=lambda one: one["state"])  # who would grow comes before who needs more
    return grows, stays


def _order(words: Words) -> dict[str, str] | None:
    """On a shared map one develops after the other."""
    if not words.table.shared:
        return None
    names = {"names": " → ".join(words.names[k] for k in words.order)}
    edition = words.table.game.setting.edition
    return {
        "text": filled(words.lang, "referee-order", names),
        "cite": cite(words.lang, "single-order", edition),
    }
