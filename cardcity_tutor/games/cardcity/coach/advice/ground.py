"""What a card does to the ground: cells that die for a kind of card, the frame that closes in, a cloud that comes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.verdict import Place
from ...rules.actions import Architect, Build, Buy
from ...rules.citytext import cell_at, placed_architect, places
from ...rules.frames import frames
from ...rules.kernel.bits import popcount
from ...rules.kernel.building import banned_colour, banned_neighbour, brings_cloud, open_cells
from ...rules.kernel.cards import COMMERCE, HOMES, INDUSTRY, RESIDENCE, SHOPS, WORKS
from ...rules.kernel.planning import ground_for
from ...rules.position import Position
from ...rules.touching import faces
from ..placing import Placement
from .cause import Cause, Stakes

BANNED: Final = (
    (RESIDENCE, HOMES, "R", "same-colour"),
    (RESIDENCE, HOMES, "R", "residence-industry"),
    (COMMERCE, SHOPS, "C", "same-colour"),
    (INDUSTRY, WORKS, "I", "residence-industry"),
)
"""The kinds that a neighbour can ban: card, colour, letter, and by which rule."""
CLOUD_WEIGHT = 3.0
"""Points that a cloud costs, roughly: two of its own and a cell."""


def ground_causes(before: Position, after: Position, action: Placement, stakes: Stakes) -> Iterator[Cause]:
    """Cells that die, the frame, and the cloud that a placement brings."""
    yield from _closed(before, after, stakes)
    yield from _framed(before, after)
    if isinstance(action, Build | Buy) and _smokes(before, action):
        yield Cause("cloud", "cloud-trigger", (action.place,), {}, -CLOUD_WEIGHT)


def _smokes(position: Position, action: Build | Buy) -> bool:
    setting, city = position.setting, position.city
    if not setting.rules.clouds or not position.reserve.clouds:
        return False
    return bool(brings_cloud(city, setting.grid, action.card, cell_at(city, setting.grid, action.place)))


def free_ground(position: Position) -> frozenset[Place]:
    """The empty cells of the frame, wherever a card might come one day."""
    city = position.city
    return frozenset(places(city, position.setting.grid, city.frame & ~city.occupied))


def ground(position: Position, card: int) -> frozenset[Place]:
    """The empty cells of the frame whose neighbours would bear the card."""
    return frozenset(
        places(position.city, position.setting.grid, ground_for(position.city, position.setting.grid, card))
    )


def banned(position: Position, card: int, rule: str) -> frozenset[Place]:
    """The cells that a rule about neighbours forbids to a full card."""
    ban = banned_colour if rule == "same-colour" else banned_neighbour
    city, grid = position.city, position.setting.grid
    return frozenset(places(city, grid, ban(city, grid, card, 0) & city.frame & ~city.occupied))


def _closed(before: Position, after: Position, stakes: Stakes) -> Iterator[Cause]:
    """For each kind and rule the cells that were ground for it and now have a neighbour that bans it."""
    for card, colour, letter, rule in BANNED:
        was, now = ground(before, card), ground(after, card)
        dead = sorted((was - now) & banned(after, card, rule))
        if not dead:
            continue
        hand = sum(colour in dict(faces(other, 0, 0)) for other in after.hand)
        wanted = hand + 0.3 * min(3, stakes.left)
        weight = -wanted * len(dead) / (len(now) + 1) / 2
        params: dict[str, object] = {
            "colour": letter,
            "count": len(dead),
            "left": _within_frame(after, now),
            "hand": hand,
        }
        yield Cause("closes", rule, tuple(dead), params, weight)


def _within_frame(position: Position, cells: frozenset[Place]) -> int:
    """How many of these cells one position of the frame can hold: one that still floats reaches more than it has."""
    city, setting = position.city, position.setting
    mask = sum(cell_at(city, setting.grid, cell) for cell in cells)
    return max(popcount(frame.cells & mask) for frame in frames(city, setting))


def _framed(before: Position, after: Position) -> Iterator[Cause]:
    """A floating frame settles: cells that it can no longer reach."""
    if before.setting.grid.floating != 1:
        return
    old, new = before.city.extent, after.city.extent
    height, width = new.south - new.north + 1, new.east - new.west + 1
    if (height, width) == (old.south - old.north + 1, old.east - old.west + 1):
        return
    lost = tuple(sorted(free_ground(before) - free_ground(after) - frozenset(_cards(after))))
    params: dict[str, object] = {
        "height": height, "width": width, "size": before.setting.grid.size, "count": len(lost)
    }  # fmt: skip
    yield Cause("frame", "frame", lost, params, -0.05 * len(lost))


def _cards(position: Position) -> list[Place]:
    return places(position.city, position.setting.grid, position.city.occupied)


def architect_causes(position: Position, action: Architect) -> Iterator[Cause]:
    """The cells next to nothing but the architect: only he makes them ground for the hand."""
    if action.place is None:
        return
    grid = position.setting.grid
    city = placed_architect(position.city, grid, action.place)
    opened = set(places(city, grid, open_cells(city, grid)))
    opened -= set(places(position.city, grid, open_cells(position.city, grid)))
    params: dict[str, object] = {"count": len(opened)}
    yield Cause("opens", "architect", tuple(sorted(opened)), params, 0.2 * len(opened))
