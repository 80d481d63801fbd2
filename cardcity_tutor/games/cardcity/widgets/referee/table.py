"""A real table: everybody's city, money and what lies there against the rules. Each change makes a new table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from cardcity_tutor.core.errors import InputError

from ...face.window import tokens_of
from ...rules.game import DEFAULT_HALL, START_MONEY, Game
from ...rules.kernel.bits import popcount
from ...rules.names import names_of
from ...rules.notation import city_text
from ...rules.position import Position
from ...rules.reserve import PLENTY, Reserve
from ..editing import Options, shifted

LONGEST_NAME: Final = 24
MOST_MONEY: Final = 9_999
COUNTED: Final = ("homes", "shops", "clouds")
"""The piles of the reserve that a referee may have counted; the others decide nothing here."""


class Stray(NamedTuple):
    """A card beyond the frame: no city can hold it, and nobody counts it."""

    token: str
    cell: str
    """Its name, where it has one."""


class Doubt(NamedTuple):
    """A card that was laid though the rules forbade it, as long as it lies there."""

    token: str
    cell: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: name, city with its money, and what was laid against the rules."""

    name: str
    position: Position
    strays: tuple[Stray, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    owed: int = 0
    """Clouds that were seen to come and are not laid yet."""
    paid: int = 0
    """The last turn whose income was paid."""


@dataclass(frozen=True, slots=True)
class Table:
    """The way of playing and the seats. On a shared map all positions show the same cards."""

    game: Game
    seats: tuple[Seat, ...]
    first: int = 0
    """Who is first player; on a shared map one builds and develops after the other."""
    turn: int = 1

    @property
    def unpaid(self) -> list[int]:
        """The seats whose income of this turn is still to be paid."""
        return [k for k, seat in enumerate(self.seats) if seat.paid < self.turn]

    @property
    def order(self) -> list[int]:
        """The seats in the order of play."""
        count = len(self.seats)
        return [(self.first + k) % count for k in range(count)] if self.shared else list(range(count))

    @property
    def shared(self) -> bool:
        """Whether all build on one map."""
        return self.game.setting.shared

    @property
    def reserve(self) -> Reserve:
        """What is left beside the pile, the same for all."""
        return self.seats[0].position.reserve

    def with_seat(self, number: int, seat: Seat) -> Table:
        """The table with another seat; the reserve, and a shared map, follow for everybody."""
        changed = self.shared and seat.position.text != self.seats[number].position.text
        reserve = _left(self.reserve, seat.position.reserve)
        come = _clouds(seat.position) - _clouds(self.seats[number].position)
        owed = max(0, seat.owed - max(0, come))
        seat = replace(seat, position=seat.position.changed(reserve=reserve), owed=owed)
        seats = []
        for k, other in enumerate(self.seats):
            if k == number:
                seats.append(_settled(seat))
                continue
            position = other.position.changed(reserve=reserve)
            if changed:
                position = seen_by(seat.position, k).changed(money=position.money)
            seats.append(_settled(replace(other, position=position)))
        return replace(self, seats=tuple(seats))

    def with_city(self, number: int, position: Position) -> Table:
        """The table with another city for a player."""
        return self.with_seat(number, replace(self.seats[number], position=position))

    def with_money(self, amounts: Sequence[int]) -> Table:
        """The table after each player's money has become another."""
        for amount in amounts:
            check_money(amount)
        seats = [
            replace(seat, position=seat.position.changed(money=amount))
            for seat, amount in zip(self.seats, amounts, strict=True)
        ]
        return replace(self, seats=tuple(seats))

    def with_reserve(self, reserve: Reserve) -> Table:
        """The table with other piles beside the cities."""
        seats = [replace(seat, position=seat.position.changed(reserve=reserve)) for seat in self.seats]
        return replace(self, seats=tuple(seats))


def _left(before: Reserve, after: Reserve) -> Reserve:
    """The piles after a change; one that nobody has counted is still plenty."""
    homes, shops, clouds = (
        PLENTY if getattr(before, pile) == PLENTY else getattr(after, pile) for pile in COUNTED
    )
    return Reserve(homes=homes, shops=shops, clouds=clouds)


def _clouds(position: Position) -> int:
    return popcount(position.city.clouds & position.city.own)


def check_money(amount: object) -> int:
    """An amount that a player may have."""
    if type(amount) is not int or not 0 <= amount <= MOST_MONEY:
        value = "" if amount is None else str(amount)[:40]
        raise InputError(
            "referee-money", given="no" if amount is None else "yes", value=value, max=MOST_MONEY
        )
    return amount


def seen_by(position: Position, player: int) -> Position:
    """A shared map as another player sees it, with the same coordinates."""
    other = Options.of(position).position(position.text, player=player)
    mine, theirs = position.city.extent, other.city.extent
    return shifted(other, mine.top - theirs.top, mine.left - theirs.left)


def named_tokens(position: Position) -> dict[str, str]:
    """The cards of a city by the names of their cells; those of a suburb are none of its."""
    names = names_of(position)
    ring = {bit for bit, _ in position.setting.layout.ring}
    extent, stride = position.city.extent, position.setting.grid.stride
    found = {}
    for (row, column), token in tokens_of(position).items():
        name = names.name((row, column))
        if name is not None and (row - extent.top) * stride + column - extent.left not in ring:
            found[name] = token
    return found


def _settled(seat: Seat) -> Seat:
    """The seat without doubts about cards that lie there no longer."""
    if not seat.doubts:
        return seat
    lying = named_tokens(seat.position)
    doubts = tuple(doubt for doubt in seat.doubts if lying.get(doubt.cell) == doubt.token)
    return replace(seat, doubts=doubts)


# ---------------------------------------------------------------- setting a table


def new_table(game: Game, names: Sequence[str]) -> Table:
    """A table at the start of a game: town halls and the first dollars."""
    seats = [Seat(name, first_position(game, k)) for k, name in enumerate(clean_names(names, game.players))]
    return Table(game, tuple(seats))


def clean_names(names: Iterable[str], players: int) -> list[str]:
    """A name for each seat: one line, not too long; a letter where nobody has said one."""
    given = [" ".join(str(name).split())[:LONGEST_NAME] for name in names][:players]
    given += [""] * (players - len(given))
    return [name or "ABCD"[k] for k, name in enumerate(given)]


def first_position(game: Game, player: int) -> Position:
    """A player's map with town halls only."""
    return read_city(game, player, first_text(game))


def first_text(game: Game) -> str:
    """The text of such a map; inside a suburb the town hall may then be moved."""
    layout = game.setting.layout
    if layout.kind != "suburb":
        return city_text(layout.start(0), game.setting)
    size = range(game.setting.grid.size)
    return " / ".join(" ".join("M" if (row, k) == DEFAULT_HALL else "." for k in size) for row in size)


def read_city(game: Game, player: int, text: str, money: int = START_MONEY) -> Position:
    """A city text under the options of a game."""
    way = game.setting
    return Position.of(
        text,
        edition=way.edition,
        level=way.level,
        variants=sorted(way.variants),
        rulings=way.changed_rulings,
        players=game.players,
        player=player if way.shared else 0,
        money=money,
        reserve=Reserve(clouds=PLENTY),
    )


class Price(NamedTuple):
    """What other rules cost a table: the names of those whose city begins anew, or leaves it with its player."""

    anew: tuple[str, ...]
    gone: tuple[str, ...]


def changed_game(table: Table, game: Game) -> tuple[Table, Price]:
    """The same table under other rules, and whose city could not be taken along.

    A shared map and cities of one's own have nothing in common, nor has a frame that has become too small.
    """
    fresh = new_table(game, [seat.name for seat in table.seats])
    anew: list[str] = []
    gone: list[str] = []
    seats = list(fresh.seats)
    for k, seat in enumerate(table.seats):
        position = _taken_along(table, game, k) if k < game.players else None
        if position is not None:
            seats[k] = replace(seat, name=seats[k].name, position=position)
            continue
        if k < game.players:
            seats[k] = replace(seats[k], position=seats[k].position.changed(money=seat.position.money))
        if not _bare(table, seat):
            (anew if k < game.players else gone).append(seat.name)
    after = replace(fresh, seats=tuple(seats), first=min(table.first, game.players - 1), turn=table.turn)
    return after.with_reserve(table.reserve), Price(tuple(anew), tuple(gone))


def _taken_along(table: Table, game: Game, player: int) -> Position | None:
    """A player's city under other rules, where it can be read under them."""
    position, old, new = table.seats[player].position, table.game, game
    if old.setting.layout.kind != new.setting.layout.kind or (table.shared and old.players != new.players):
        return None
    try:
        return read_city(game, player, position.text, position.money)
    except InputError:
        return None


def _bare(table: Table, seat: Seat) -> bool:
    return seat.position.text == first_text(table.game)
