"""The end: scores, places and ties, and the rank of a solo city."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

from ....core.breakdown import Number
from ....core.game import Result
from .accounts import Account, final_account
from .game import Game
from .kernel.shapes import CityMasks

RANKS: Final = (
    "Lieu Dit", "Hameau", "Village", "Bourg", "Commune",
    "Ville", "Agglomération", "Métropole", "Capitale", "Mégalopole",
)  # fmt: skip
"""From the smallest; names of the book, the same in every language."""
LOWER_BOUNDS: Final[dict[tuple[str, str], tuple[int | None, ...]]] = {
    ("xl", "residential"): (0, 30, 40, 50, 60, 70, 80, 90, 100, 120),
    ("xl", "economic"): (0, 60, 80, 100, 110, 120, 130, 140, 160, 170),
    ("xl", "industrial"): (0, 30, 35, 40, 45, 50, 55, 60, 65, 70),
    ("xl", "commercial"): (0, 20, 30, 40, 50, 60, 65, 70, 75, 80),
    ("xl", "happiness"): (0, None, 10, None, 15, None, 20, 25, None, 30),
    ("2012", "residential"): (0, 10, 15, 20, 25, 30, 35, 40, 45, 50),
}
"""The score from which each rank is reached; ``None`` where a victory does not know the rank."""


def rank(edition: str, victory: str, score: Number | None) -> str:
    """The rank of a solo score.

    >>> rank("xl", "happiness", 17), rank("2012", "residential", -3)
    ('Commune', 'Lieu Dit')
    """
    table = [
        (bound, name)
        for bound, name in zip(LOWER_BOUNDS[edition, victory], RANKS, strict=True)
        if bound is not None
    ]
    reached = 0 if score is None else bisect_right([bound for bound, _ in table], score)
    return table[max(0, reached - 1)][1]


def tie_key(victory: str, account: Account) -> tuple[Number, ...]:
    """What players are ordered by: the score, then what the book (or a ruling) says breaks ties."""
    if account.out:
        return ()
    score = account.term.value
    if victory == "residential":
        return (score, account.money % 5)
    if victory == "economic":
        return (score, account.cards)
    return (score, account.money, account.cards)


def places(victory: str, accounts: Sequence[Account]) -> list[int]:
    """The place of each player: 1, 1, 3 on a tie; who is out comes last."""
    keys = [tie_key(victory, account) for account in accounts]
    return [1 + sum(other > key for other in keys) for key in keys]


def results(game: Game, cities: Sequence[tuple[CityMasks, int]]) -> tuple[Result, ...]:
    """Score, place and (solo) rank of each player."""
    accounts = [final_account(city, game.setting, game.victory, money) for city, money in cities]
    return tuple(
        Result(
            place,
            account.value,
            rank(game.setting.edition, game.victory, account.value) if game.solo else None,
        )
        for account, place in zip(accounts, places(game.victory, accounts), strict=True)
    )
