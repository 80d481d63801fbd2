"""The table of a simulation of Cloud City: where the votes came from, and what was used up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from ....core.table import Column, Row, Step, TableKind
from ....core.version import __version__
from ..options import write_options
from ..rules.needs import carrying, crossings, routes
from ..rules.play import RULES_VERSION, reckoned, results
from ..rules.state import State
from ..rules.tiles import VOTES
from ..rules.way import Way

WAY: Final = (
    Column("players", int), Column("map", str), Column("needs", str), Column("rulings", str),
    Column("rules_version", int), Column("version", str),
)  # fmt: skip
"""How the game was played: the same in all rows of a series."""
OWN: Final = (
    Column("score", float), Column("place", int), Column("rank", str), Column("river", int),
    Column("forest", int), Column("sand", int), Column("cards", int), Column("bridges", int),
    *(Column(f"bridges_{length}", int) for length in range(1, len(VOTES) + 1)), Column("routes", int),
    Column("circuits", int), Column("crossings", int), Column("bare", int), Column("light", int),
    Column("full", int), Column("used_up", int),
)  # fmt: skip
"""What came of it; ``used_up`` counts the lengths of which the table has none left."""


def way_cells(way: Way) -> Row:
    """The cells that say how a game was played."""
    rulings = write_options(way).get("rulings", {})
    return {
        "players": way.players,
        "map": way.map,
        "needs": ",".join(way.needs),
        "rulings": json.dumps(rulings, sort_keys=True) if rulings else "",
        "rules_version": RULES_VERSION,
        "version": __version__,
    }


def own_cells(way: Way, steps: Iterator[Step]) -> list[Row]:
    """What came of a game, one row per seat."""
    *_, last = steps
    return [_cells(last.after, player) for player in range(way.players)]


def _cells(state: State, player: int) -> Row:
    reckoning, result = reckoned(state)[player], results(state)[player]
    city = state.seats[player].city
    bare, light, full = carrying(city)
    found = routes(city)
    lengths = [bridge.length for bridge in city.bridges]
    return {
        "score": float(reckoning.total),
        "place": result.place,
        "rank": result.rank or "",
        "river": reckoning.votes["R"],
        "forest": reckoning.votes["F"],
        "sand": reckoning.votes["S"],
        "cards": sum(votes or 0 for votes in reckoning.needs.values()),
        "bridges": len(city.bridges),
        **{f"bridges_{length}": lengths.count(length) for length in range(1, len(VOTES) + 1)},
        "routes": len(found),
        "circuits": sum(route.closed for route in found),
        "crossings": len(crossings(city, state.way.rules)),
        "bare": bare,
        "light": light,
        "full": full,
        "used_up": sum(not left for numbers in state.stock.values() for left in numbers),
    }


TABLE: Final = TableKind(WAY, OWN, way_cells, own_cells)
