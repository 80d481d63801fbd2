"""The cards of the box: how many lie on a table, how many its way of playing has, and which clouds are missing."""

from __future__ import annotations

from collections import Counter

from ...face.window import tokens_of
from ...face.wording.cards import kind_of
from ...rules.clouds import Clouds, clouds_of, has_room_for_cloud
from ...rules.game import STOCK, Game
from .table import Table


def kinds_on(table: Table) -> Counter[str]:
    """How many cards of each kind lie on the table, strays and a suburb's cards included; ``RL`` … are one kind."""
    counted: Counter[str] = Counter()
    positions = [seat.position for seat in table.seats]
    for position in positions[:1] if table.shared else positions:
        counted.update(map(_stock_kind, tokens_of(position).values()))
    counted.update(_stock_kind(stray.token) for seat in table.seats for stray in seat.strays)
    return counted


def _stock_kind(token: str) -> str:
    return "bicolour" if len(token) == 3 else kind_of(token)


def in_play(game: Game) -> dict[str, tuple[int, str]]:
    """The most cards of each kind that this way of playing can bring to the table, and the rule that says so.

    Residences, commerces and industries come from pile and reserve, all of the box; of the others only those of the
    pile, and of the parks and clouds those laid out beside it. The suburb is made of cards of the box too, and its
    parkings are not those of the pile.
    """
    homes, shops, works = STOCK[game.setting.edition]
    pile = (
        "setup-solo"
        if game.solo
        else f"setup-pile{'' if game.setting.level == 'simplified' else '-' + game.setting.level}"
    )
    ring = [token for _, token in game.setting.layout.ring]
    extra = "setup-solo" if game.solo else "setup-parks-clouds"
    return {
        "R": (homes, "setup-reserve"),
        "C": (shops, "setup-reserve"),
        "I": (works, "setup-reserve"),
        "P": (game.pile.parkings + ring.count("P"), pile),
        "L": (game.pile.leisure, pile),
        "K": (game.reserve.parks, extra),
        "N": (game.reserve.clouds, extra),
        "bicolour": (game.bicolour, "setup-bicolour"),
    }


def clouds_left(table: Table) -> int:
    """How many clouds can still come: those that nobody has laid, as far as the pile was not counted to be smaller."""
    most, _ = in_play(table.game)["N"]
    return max(0, min(table.reserve.clouds, most - kinds_on(table)["N"]))


def clouds_wanted(table: Table, number: int) -> Clouds:
    """The clouds of a player, and how many the industries ask for, as far as any are left and find a place.

    A cloud that was seen to come is wanted whatever the order of the others may have been; an industry that was taken
    away since wants none.
    """
    seat = table.seats[number]
    clouds = clouds_of(seat.position)
    left = clouds_left(table) if has_room_for_cloud(seat.position) else 0
    wanted = min(clouds.most, max(clouds.least, clouds.have + seat.owed))
    return clouds._replace(least=min(wanted, clouds.have + left))
