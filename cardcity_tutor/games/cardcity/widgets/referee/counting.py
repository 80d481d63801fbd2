"""What a table comes to: the districts that grow now, everybody's income, everybody's score, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from cardcity_tutor.core.breakdown import Number, Term, whole
from cardcity_tutor.core.verdict import Place

from ...rules.accounts import Account, without_architect
from ...rules.development import Need, growths
from ...rules.ending import places, rank, tie_key
from ...rules.position import Position
from .table import Table


def growing(position: Position) -> list[tuple[Need, tuple[Place, ...]]]:
    """The districts that may grow now, each with the places where."""
    city = without_architect(position.city, position.setting)
    return growths(city, position.setting, position.reserve.homes, position.reserve.shops)


def incomes(table: Table) -> list[Term]:
    """What each player earns this turn."""
    return [seat.position.income() for seat in table.seats]


def paid(table: Table, who: Sequence[int]) -> Table:
    """The table after these players got their income of the turn."""
    earned = incomes(table)
    after = table.with_money(
        [
            seat.position.money + (int(earned[k].value) if k in who else 0)
            for k, seat in enumerate(table.seats)
        ]
    )
    seats = (replace(seat, paid=table.turn) if k in who else seat for k, seat in enumerate(after.seats))
    return replace(after, seats=tuple(seats))


class Standing(NamedTuple):
    """How a player would end if the game ended now."""

    account: Account
    place: int
    rank: str | None
    key: tuple[Number, ...]
    """The score, then what breaks ties."""


def standings(table: Table) -> list[Standing]:
    """The final count of every player, as the engine ends a game."""
    game = table.game
    accounts = [seat.position.score(game.victory) for seat in table.seats]
    return [
        Standing(
            account,
            place,
            rank(game.setting.edition, game.victory, account.value) if game.solo else None,
            tie_key(game.victory, account),
        )
        for account, place in zip(accounts, places(game.victory, accounts), strict=True)
    ]


def by_rule(terms: Sequence[Term]) -> dict[str, list[Number | None]]:
    """Several accounts side by side: for each rule of their first level what it gives each, nothing where it is silent."""
    rows: dict[str, list[Number | None]] = {}
    for number, term in enumerate(terms):
        for part in term.parts:
            if part.value or part.cells or part.params or part.parts:
                row = rows.setdefault(part.rule, [None] * len(terms))
                row[number] = whole((row[number] or 0) + part.value)
    return rows
