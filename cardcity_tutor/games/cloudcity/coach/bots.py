"""Bots: they see their own hand, the open tiles and all cities."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ..rules.actions import Action, Build, Draw, Place
from ..rules.best import best
from ..rules.city import City
from ..rules.play import actions
from ..rules.state import State
from ..rules.tiles import turns


class Bot(Protocol):
    """Decides for one player from what this player sees."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """One of the actions of the view."""


class RandomBot:
    """Decides at random, every decision equally likely."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        """Any decision."""
        options = actions(view)
        return options[int(chance.random() * len(options))]


class GreedyBot:
    """Places where the best bridges now bring most votes, builds them all, and draws the open tile that would bring most."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        """The first of the best decisions."""
        options = actions(view)
        if view.phase == "place":
            return max(
                (option for option in options if isinstance(option, Place)),
                key=lambda option: _most(
                    view, view.seat.city.with_tile(option.tile, option.cell, option.rotation)
                ),
            )
        wanted = best(view.seat.city, view.stock, taller_blocks=view.way.rules.taller_blocks).bridges
        if wanted:
            return Build(wanted[0])
        return max(options, key=lambda option: _worth(view, option))


def _most(view: State, city: City) -> int:
    return best(city, view.stock, taller_blocks=view.way.rules.taller_blocks).total


def _worth(view: State, action: Action) -> int:
    """What an open tile could bring at once in the next turn; of the pile nobody knows."""
    if not isinstance(action, Draw) or action.tile is None:
        return 0
    city, tile = view.seat.city, action.tile
    cells = city.free_cells(rectangle=view.way.rectangle)
    return max(
        (_most(view, city.with_tile(tile, cell, turn)) for cell in cells for turn in turns(tile)), default=0
    )
