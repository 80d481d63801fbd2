"""What speaks for and against a decision, as kinds with their numbers; the face puts them into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..rules.actions import Action, Build, Draw, Finish, Place
from ..rules.bridges import MOST_PER_BUILDING
from ..rules.city import Bridge, City
from ..rules.state import State, unseen
from ..rules.tiles import turns
from .lines import HEIGHT, Line, best_set, open_lines, reachable
from .outlook import Eyes, eyes_of

GOOD: Final = 5
"""Votes from which a line that may come is worth a word."""
MOST: Final = 4
"""Causes of one decision."""


@dataclass(frozen=True)
class Cause:
    """One thing that speaks for a decision, or against it where its weight is negative."""

    kind: str
    weight: float
    params: Mapping[str, Any] = field(default_factory=dict, hash=False)


def causes(state: State, action: Action) -> list[Cause]:
    """The weightiest causes of a decision that is legal in this view."""
    eyes = eyes_of(state)
    if isinstance(action, Place):
        found = _of_place(state, action, eyes)
    elif isinstance(action, Build):
        found = _of_bridge(state, action.bridge, eyes)
    else:
        found = [*_of_draw(state, action, eyes), *_of_waiting(state, eyes)]
    return sorted(found, key=lambda cause: -abs(cause.weight))[:MOST]


def _best(city: City, eyes: Eyes) -> tuple[int, tuple[Bridge, ...]]:
    return best_set(city, eyes.stock, taller_blocks=eyes.rules.taller_blocks)


# ---------------------------------------------------------------- a tile


def _of_place(state: State, action: Place, eyes: Eyes) -> list[Cause]:
    before = state.seat.city
    after = before.with_tile(action.tile, action.cell, action.rotation)
    now, chosen = _best(after, eyes)
    gain = now - _best(before, eyes)[0]
    found = [Cause("gains", gain, {"votes": gain, "bridges": chosen})] if gain else []
    if eyes.last:
        top = _best_placement(state, eyes)
        if top > now:
            found.append(Cause("missed", now - top, {"votes": top - now}))
        return found or [Cause("nothing", 0)]
    found += _closed(before, after, eyes)
    lines = _likely(after, state, eyes, used=action.tile)
    new = [line for line in lines if line.start not in before.squares]
    if new:
        line = new[0]
        found.append(_line_cause("opens-line", line, state, line.votes / 2, used=action.tile))
    return found or [Cause("nothing", 0)]


def _best_placement(state: State, eyes: Eyes) -> int:
    city = state.seat.city
    return max(
        _best(city.with_tile(tile, cell, turn), eyes)[0]
        for tile in set(state.seat.hand)
        for cell in city.free_cells(rectangle=eyes.way.rectangle)
        for turn in turns(tile)
    )


def _closed(before: City, after: City, eyes: Eyes) -> list[Cause]:
    """The best line that was open and is barred by a building of the new tile."""
    new = after.squares.keys() - before.squares.keys()
    lost = [
        line
        for ways in open_lines(
            before, eyes.stock, rectangle=eyes.way.rectangle, taller_blocks=eyes.rules.taller_blocks
        ).values()
        for way in ways
        for line in way
        if line.votes >= GOOD
        if any(_stands_in(after, line, square) for square in new)
    ]
    if not lost:
        return []
    line = max(lost, key=lambda line: line.votes)
    return [
        Cause(
            "closes-line", -line.votes / 2, {"level": line.level, "square": line.start, "votes": line.votes}
        )
    ]


def _stands_in(city: City, line: Line, square: tuple[int, int]) -> bool:
    """Whether a building as high as the line stands between its ends."""
    (row, column), (top, left), (bottom, right) = square, *sorted((line.start, line.end))
    inside = (top == bottom == row and left < column < right) or (
        left == right == column and top < row < bottom
    )
    return inside and HEIGHT[city.squares[square]] >= HEIGHT[line.level]


# ---------------------------------------------------------------- a bridge


def _of_bridge(state: State, bridge: Bridge, eyes: Eyes) -> list[Cause]:
    city = state.seat.city
    most = _best(city, eyes)[0]
    after = city.with_bridge(bridge)
    left = {**eyes.stock, bridge.level: _less(eyes.stock[bridge.level], bridge.length)}
    rest = best_set(after, left, taller_blocks=eyes.rules.taller_blocks)[0]
    cost = most - rest - bridge.votes
    found = [Cause("votes", bridge.votes, {"votes": bridge.votes})]
    if cost > 0:
        found.append(Cause("bars", -cost, {"votes": cost}))
    remaining = eyes.stock[bridge.level][bridge.length - 1]
    if eyes.others and remaining <= len(eyes.others) + 1:
        found.append(
            Cause("scarce", 1.5, {"count": remaining, "distance": bridge.length, "level": bridge.level})
        )
    full = [square for square in (bridge.start, bridge.end) if after.carried[square] >= MOST_PER_BUILDING]
    if full and not eyes.last:
        found.append(Cause("fills", -1, {"squares": full}))
    if not eyes.last:
        before, now = _likely(city, state, eyes), _likely(after, state, eyes)
        gone = [line for line in before if line not in now]
        if gone:
            found.append(_line_cause("ends-line", gone[0], state, -gone[0].votes / 2))
    return found


def _less(numbers: tuple[int, ...], length: int) -> tuple[int, ...]:
    return tuple(number - (place == length) for place, number in enumerate(numbers, 1))


# ---------------------------------------------------------------- a draw, and what waits


def _of_draw(state: State, action: Draw | Finish, eyes: Eyes) -> list[Cause]:
    if not isinstance(action, Draw):
        return []
    if eyes.last:
        return [Cause("idle", 0)]
    city, now = state.seat.city, _best(state.seat.city, eyes)[0]
    if action.tile is not None:
        gain = _with(city, action.tile, eyes) - now
        return [Cause("tile-gains", gain + 0.1, {"votes": gain})]
    counts = Counter(unseen(state))
    gains = {tile: _with(city, tile, eyes) - now for tile in counts}
    total = sum(counts.values())
    if not total:
        return []
    mean = sum(gains[tile] * count for tile, count in counts.items()) / total
    most = max(gains.values())
    return [
        Cause(
            "pile-gains",
            mean + 0.1,
            {"mean": round(mean, 1), "most": most, "count": sum(counts[tile] for tile in counts if gains[tile] == most),
             "of": total},
        )
    ]  # fmt: skip


def _with(city: City, tile: str, eyes: Eyes) -> int:
    """The best bridges of the next turn with that tile."""
    return max(
        _best(city.with_tile(tile, cell, turn), eyes)[0]
        for cell in city.free_cells(rectangle=eyes.way.rectangle)
        for turn in turns(tile)
    )


def _of_waiting(state: State, eyes: Eyes) -> list[Cause]:
    """What is left unbuilt, and what it may be good for."""
    waiting, chosen = _best(state.seat.city, eyes)
    if not waiting:
        return []
    if eyes.last:
        return [Cause("unbuilt", -waiting, {"votes": waiting, "bridges": chosen})]
    found = [Cause("waits", waiting / 4, {"votes": waiting, "count": len(chosen)})]
    lines = _likely(state.seat.city, state, eyes)
    if lines:
        found.append(_line_cause("line", lines[0], state, lines[0].votes / 2))
    return found


def _likely(city: City, state: State, eyes: Eyes, used: str = "") -> list[Line]:
    """The open lines that need a single tile more and are worth a word, the best first."""
    free = reachable(city, rectangle=eyes.way.rectangle)
    found = []
    for ways in open_lines(
        city, eyes.stock, rectangle=eyes.way.rectangle, taller_blocks=eyes.rules.taller_blocks
    ).values():
        for way in ways:
            for line in way:
                missing = {
                    (row // 2, column // 2)
                    for row, column in _squares(line)
                    if (row, column) not in city.squares
                }
                if (
                    line.votes >= GOOD
                    and len(missing) == 1
                    and missing <= free
                    and _bring(state, line, used)[0]
                ):
                    found.append(line)
    return sorted(found, key=lambda line: (-line.votes, line))


def _squares(line: Line) -> list[tuple[int, int]]:
    """The squares of the way, the building at its beginning left out."""
    (row, column), (bottom, right) = line.start, line.end
    steps = max(abs(bottom - row), abs(right - column))
    down, across = (bottom - row) // steps, (right - column) // steps
    return [(row + down * step, column + across * step) for step in range(1, steps + 1)]


def _bring(state: State, line: Line, used: str = "") -> tuple[int, int, int]:
    """How many unseen tiles carry a building of that height, of how many, and how many of the own hand do."""
    tiles, hand = unseen(state), list(state.seat.hand)
    if used in hand:
        hand.remove(used)
    return sum(line.level in tile for tile in tiles), len(tiles), sum(line.level in tile for tile in hand)


def _line_cause(kind: str, line: Line, state: State, weight: float, used: str = "") -> Cause:
    count, of, hand = _bring(state, line, used)
    params = {
        "level": line.level,
        "square": line.start,
        "cell": (line.end[0] // 2, line.end[1] // 2),
        "votes": line.votes,
        "count": count,
        "of": of,
        "hand": hand,
    }
    return Cause(kind, weight, params)
