"""The table of a simulation: a row per player and game, with the ways to win, lost turns and what was built."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Final

from ....core.table import Column, Row, Step, TableKind
from ....core.version import __version__
from ..rules.building import BUYABLE
from ..rules.cards import RECYCLABLE, UPGRADABLE
from ..rules.play import RULES_VERSION, results
from ..rules.way import Way

LONGEST: Final = 18
"""Cards of a row that are counted apart; longer rows count as this."""
BUILT: Final = (
    *(f"buy {face}" for face in BUYABLE),
    *(f"buy+upgrade {face}" for face in BUYABLE),
    *(f"upgrade {face}" for face in sorted(UPGRADABLE)),
)


def built_column(action: str) -> str:
    """``upgrade H`` is in ``upgrade_H``, ``buy+upgrade S`` in ``both_S``."""
    return action.replace("buy+upgrade", "both").replace(" ", "_")


WAY: Final = (
    Column("ruleset", str),
    Column("players", int),
    Column("rulings", str),
    Column("numbers", str),
    Column("rules_version", int),
    Column("version", str),
)
OWN: Final = (
    Column("place", int),
    Column("ending", str),
    Column("turns", int),
    Column("busts", int),
    Column("stops", int),
    Column("cards", int),
    Column("shuffles", int),
    *(Column(f"recycle_{face}", int) for face in RECYCLABLE),
    *(Column(built_column(action), int) for action in BUILT),
    *(Column(f"played_{count}", int) for count in range(1, LONGEST + 1)),
    *(Column(f"bust_{count}", int) for count in range(1, LONGEST + 1)),
)
"""``played_n``: turns in which a card of that number was played; ``bust_n``: those that it ended."""


def way_cells(way: Way) -> Row:
    """How a game was played; changed rulings and numbers as JSON, empty for the usual."""
    return {
        "ruleset": way.ruleset,
        "players": way.players,
        "rulings": json.dumps(dict(way.rulings), sort_keys=True) if way.rulings else "",
        "numbers": json.dumps(way.table.plain, sort_keys=True) if way.table.plain else "",
        "rules_version": RULES_VERSION,
        "version": __version__,
    }


def own_cells(way: Way, steps: Iterator[Step]) -> list[Row]:
    """What came of a game, for each seat."""
    counts = [Counter[str]() for _ in range(way.players)]
    row = 0
    last = None
    for step in steps:
        last = step
        for event in step.events:
            count = counts[event.player]
            if event.kind == "play":
                row += 1
                count["cards"] += 1
                count[f"played_{min(row, LONGEST)}"] += 1
            elif event.kind == "bust":
                count["busts"] += 1
                count["turns"] += 1
                count[f"bust_{min(row, LONGEST)}"] += 1
                row = 0
            elif event.kind == "stop":
                count["stops"] += 1
                count["turns"] += 1
                row = 0
            elif event.kind == "shuffle":
                count["shuffles"] += 1
            elif event.kind == "recycle":
                count[f"recycle_{event.details['card']}"] += 1
            elif f"{event.kind} {event.details.get('card')}" in BUILT:
                count[built_column(f"{event.kind} {event.details['card']}")] += 1
            elif event.kind == "end" and row:
                count["turns"] += 1
                row = 0
    if last is None:
        return []
    state = last.after
    names = [column.name for column in OWN if column.name not in ("place", "ending")]
    return [
        {"place": result.place, "ending": state.ending or "", **{name: count[name] for name in names}}
        for result, count in zip(results(state), counts, strict=True)
    ]


TABLE: Final = TableKind(WAY, OWN, way_cells, own_cells)
