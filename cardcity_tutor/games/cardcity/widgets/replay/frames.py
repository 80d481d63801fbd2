"""The pictures of a whole game, small enough to travel at once.

Each player's board is laid out once, with room for all that was ever built on it, so that nothing moves while one goes
through the game. A picture is then a list of numbers: most of its shapes were there in the picture before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cardcity_tutor.core.verdict import Place

from ...face.cards import LETTERING
from ...face.palette import LIVE
from ...face.picture import city_shapes
from ...face.plan import Plan, around, laid_out
from ...face.window import tokens_of, window_of
from ...rules.position import Position
from ..ground import Texts
from .story import Story

UNDER = 3
"""Pieces of a picture that come before its cards: what opens it, the ground, the plots."""


@dataclass(slots=True)
class Board:
    """One player's board through the game; the board of all where they share a city."""

    plan: Plan
    ground: str
    frames: list[list[int]] = field(default_factory=list)
    """Pictures, by the numbers of their shapes."""
    fresh: list[list[list[float]]] = field(default_factory=list)
    """For each picture the corners of the cells that are new in it."""
    texts: list[str] = field(default_factory=list)
    """The city of each picture in the line protocol's notation."""

    def scene(self) -> dict[str, Any]:
        """What the browser needs."""
        return {
            "box": list(self.plan.core),
            "small": list(around(self.plan.spots.values())),
            "ground": self.ground,
            "frames": self.frames,
            "fresh": self.fresh,
            "texts": self.texts,
        }

    def corner(self, place: Place, own: Position, drawn: Position) -> list[float]:
        """Where a place lies that ``own`` counts in its way, on the board of the city ``drawn`` at the same moment.

        Players count from their own town halls, also where they share one map.
        """
        here, there = own.city.extent, drawn.city.extent
        return list(self.plan.corner((place[0] - here.top + there.top, place[1] - here.left + there.left)))


@dataclass(frozen=True, slots=True)
class Film:
    """All pictures of a game."""

    boards: tuple[Board, ...]
    at: list[list[int]]
    """For each moment the number of each board's picture."""
    shapes: list[str]

    def scene(self) -> dict[str, Any]:
        """What the browser needs."""
        return {
            "boards": [board.scene() for board in self.boards],
            "at": self.at,
            "shapes": self.shapes,
            "open": f"<g {LETTERING}>",
        }


def film(story: Story) -> Film:
    """Draw a game."""
    texts = Texts()
    seats = 1 if story.shared else story.game.players
    boards: list[Board] = []
    shown: list[list[int]] = []
    for seat in range(seats):
        positions = [story.position(at, seat) for at in range(len(story.moments))]
        board = _board(positions)
        shown.append(_drawn(board, positions, texts))
        boards.append(board)
    return Film(tuple(boards), [list(numbers) for numbers in zip(*shown, strict=True)], texts.all)


def _board(positions: Sequence[Position]) -> Board:
    """A board with room for every position; without a card on it, for a start."""
    last = positions[-1]
    every: dict[Place, str] = {}
    for position in positions:
        for place, token in tokens_of(position).items():
            if token != "A" or place not in every:
                every[place] = token
    window = window_of(last, every)
    plan = laid_out(replace(window, beyond=()), {}, brick=bool(last.setting.grid.slant))
    pieces = city_shapes(last, plan, LIVE)
    return Board(plan, "".join(pieces[1:UNDER]))


def _drawn(board: Board, positions: Sequence[Position], texts: Texts) -> list[int]:
    """Draw every city that differs from the one before; for each moment the number of its picture."""
    numbers: list[int] = []
    before: dict[Place, str] | None = None
    for position in positions:
        tokens = tokens_of(position)
        if tokens != before:
            plan = replace(board.plan, tokens=tokens)
            pieces = city_shapes(position, plan, LIVE)[UNDER:-1]
            board.frames.append([texts(piece) for piece in pieces if piece])
            known = tokens if before is None else before
            fresh = [place for place, token in tokens.items() if known.get(place) != token]
            board.fresh.append([list(plan.corner(place)) for place in fresh])
            board.texts.append(position.text)
            before = tokens
        numbers.append(len(board.frames) - 1)
    return numbers
