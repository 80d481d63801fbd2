"""What nobody may know yet is dealt anew: every byte that goes to the browser stays the same."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.table.sitting import Table
from tests.attacks.conftest import Amount
from tests.play.test_hidden import scrambled

WAYS = [
    ("simplified", 2, ["greedy"]),
    ("simplified", 3, ["random", "random"]),
    ("normal", 2, ["random"]),
    ("advanced", 3, ["random", "random"]),
    ("simplified", 1, []),
    ("advanced", 1, []),
]


def sent(view: GameTable) -> str:
    """All that the browser gets of a table, but for how often it was sent."""
    state = view.get_state()
    return json.dumps(
        {name: value for name, value in state.items() if name not in ("seq", "layout", "gesture")},
        default=str,
    )


def shown(table: Table) -> str:
    view = GameTable(table=table, lang="en", help="full")
    told = sent(view)
    view.close()
    return told


def test_a_table_shows_nothing_of_what_is_hidden(amount: Amount) -> None:
    chance = Random(5)
    looked = differing = 0
    for number in range(amount(9, 120)):
        level, players, bots = WAYS[number % len(WAYS)]
        table = GameTable(level, players, bots, seed=number, help="full").table
        while not table.state.over and looked < amount(150, 5_000):
            if table.resting:
                table.go_on()
                continue
            spy = table.viewer
            assert spy is not None
            other = scrambled(table.state, spy, chance)
            differing += other != table.state
            before, moment = shown(table), table.now
            table._moments[table._at] = replace(moment, state=other)
            assert shown(table) == before
            table._moments[table._at] = moment
            looked += 1
            actions = table.state.actions
            table.decide(actions[chance.randrange(min(len(actions), 50))])
    assert differing > looked // 2
