"""A bot that plans: it reckons with lines that are open, and tries the next turn with tiles that may come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic
from typing import Final

from ..rules.actions import Action, Build, Draw, Place
from ..rules.city import Bridge, City
from ..rules.play import actions
from ..rules.state import State, unseen
from ..rules.tiles import turns
from .lines import best_set
from .outlook import HOPE, LONG, Eyes, average, eyes_of, final_set, worth

TRIED: Final = 5
"""Placements of which the next turn is tried."""
SAMPLES: Final = 2
"""Tiles that may come, for each of them, when nobody says how long to think."""
MOST_SAMPLES: Final = 60
SHARE: Final = 0.8
"""Of the time that there is."""


class StrongBot:
    """Lays where votes, best bridges and hope are most, lets short bridges wait, and looks one turn ahead."""

    def __init__(self, weight: float = HOPE, samples: int = SAMPLES, *, waits: bool = True) -> None:
        self.weight = weight
        self.samples = samples
        self.waits = waits

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """The decision that promises most."""
        stop = None if seconds is None else monotonic() + SHARE * seconds
        eyes = eyes_of(view)
        if view.phase == "place":
            return self._place(view, eyes, chance, stop)
        bridge = self._bridge(view, eyes)
        if bridge is not None:
            return Build(bridge)
        return self._draw(view, eyes, chance, stop)

    # ------------------------------------------------------------ placing

    def _place(self, view: State, eyes: Eyes, chance: Random, stop: float | None) -> Action:
        city = view.seat.city
        options = [option for option in actions(view) if isinstance(option, Place)]
        values = {
            option: worth(city.with_tile(option.tile, option.cell, option.rotation), eyes, self.weight)
            for option in options
        }
        ranked = sorted(options, key=lambda option: -values[option])
        tiles = unseen(view)
        if eyes.last or len(ranked) == 1 or not (tiles or view.open) or not (self.samples or stop):
            return ranked[0]
        after = {option: list[float]() for option in ranked[:TRIED]}
        later = eyes._replace(last=view.turn + 1 == view.way.turns)
        for _ in range(MOST_SAMPLES if stop else self.samples):
            drawn = self._drawn(view, tiles, chance)
            for option, found in after.items():
                if stop and monotonic() > stop:
                    break
                found.append(self._next(view, option, drawn, later))
            if stop and monotonic() > stop:
                break
        tried = min(map(len, after.values()))
        if not tried:
            return ranked[0]
        return max(after, key=lambda option: average(after[option][:tried]))

    def _drawn(self, view: State, tiles: Sequence[str], chance: Random) -> str:
        """A tile that may be in the hand in the next turn: mostly an open one."""
        options = [*view.open, *(chance.sample(list(tiles), 1) if tiles else ())]
        return str(chance.choice(options))

    def _next(self, view: State, option: Place, drawn: str, eyes: Eyes) -> float:
        """The best that the next turn can make of a placement, with the rest of the hand and one more tile."""
        hand = list(view.seat.hand)
        hand.remove(option.tile)
        city = view.seat.city.with_tile(option.tile, option.cell, option.rotation)
        if eyes.last and not self.waits:
            city = City(city.squares, city.bridges | set(best_set(city, eyes.stock)[1]))
        return max(self._placed(city, tuple(dict.fromkeys((*hand, drawn))), eyes), default=0.0)

    def _placed(self, city: City, tiles: Sequence[str], eyes: Eyes) -> Iterator[float]:
        for tile in tiles:
            for cell in city.free_cells(rectangle=eyes.way.rectangle):
                for turn in turns(tile):
                    yield worth(city.with_tile(tile, cell, turn), eyes, self.weight)

    # ------------------------------------------------------------ bridges and draws

    def _bridge(self, view: State, eyes: Eyes) -> Bridge | None:
        """The next bridge to build now, if one should not wait."""
        city = view.seat.city
        if eyes.last:
            chosen = final_set(city, eyes)
            return chosen[0] if chosen else None
        _, chosen = best_set(city, eyes.stock, taller_blocks=eyes.rules.taller_blocks)
        for bridge in sorted(chosen, key=lambda bridge: -bridge.votes):
            left = eyes.stock[bridge.level][bridge.length - 1]
            scarce = len(view.seats) > 1 and left <= len(view.seats)
            if not self.waits or bridge.length >= LONG or scarce:
                return bridge
        return None

    def _draw(self, view: State, eyes: Eyes, chance: Random, stop: float | None) -> Action:
        options = [option for option in actions(view) if not isinstance(option, Build)]
        if eyes.last or len(options) == 1:
            return options[0]
        later = eyes._replace(last=view.turn + 1 == view.way.turns)
        known: dict[str, float] = {}
        values: dict[Action, float] = {}
        for option in sorted(options, key=lambda option: getattr(option, "tile", None) is None):
            if stop and values and monotonic() > stop:
                break
            values[option] = self._drawn_worth(view, option, later, known, chance)
        return max(values, key=lambda option: values[option])

    def _drawn_worth(
        self, view: State, option: Action, eyes: Eyes, known: dict[str, float], chance: Random
    ) -> float:
        city = view.seat.city
        if isinstance(option, Draw) and option.tile is not None:
            tiles: Sequence[str] = [option.tile]
        else:
            counts = Counter(unseen(view))
            kinds = sorted(counts)
            tiles = chance.choices(kinds, [counts[kind] for kind in kinds], k=3) if kinds else ()
        for tile in tiles:
            if tile not in known:
                known[tile] = max(self._placed(city, (tile,), eyes), default=0.0)
        return average([known[tile] for tile in tiles])
