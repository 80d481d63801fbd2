"""Games that count, as a table sees them: what may be opened of what was kept, and how the club is told of each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from cardcity_tutor.club.seals import Ticket, unseal
from cardcity_tutor.core.errors import InputError

from ....core.record import goes_on, same_game
from .table.saving import record_of, resumed
from .table.seats import Chair, seat_names

if TYPE_CHECKING:
    from .table.sitting import Table


class Club(Protocol):
    """What is asked of the club; ``app.club_client`` has it."""

    nickname: str

    def load_game(self, game: int) -> dict[str, Any]: ...
    def advance_game(
        self, game: int, step: int, record: str, names: Sequence[str] = ...
    ) -> dict[str, Any]: ...


class Kept(NamedTuple):
    """A game that was kept; with a ticket it counts."""

    record: str
    ticket: Ticket | None = None

    def table(self) -> Table:
        """The table where it goes on."""
        table = resumed(self.record)
        table.ticket = self.ticket
        return table


def opened(text: str, club: Club | None) -> Kept:
    """The game in a text that somebody kept. One that counts goes on from where the club has it, whatever the text says.

    Raises:
        InputError: for a broken seal, for one of a game that counts for somebody who is not here (played on without them
            it would tell the cards to come) or that the club does not have, and for a club that does not answer.
    """
    text, ticket = unseal(text)
    if ticket is None:
        return Kept(text)
    if club is None or not is_here(ticket, club):
        raise InputError("seal-member", nickname=ticket.member)
    try:
        found = kept_game(club, ticket.game)
    except InputError as error:
        if error.code != "club-game-unknown":
            raise
        # Played on, it might tell the cards of a game at another club.
        raise InputError("seal-gone") from None
    if not same_game(text, found.record):
        raise InputError("seal-gone")  # its number is another game's by now
    # What can be taken back is not at the club: the text may know a little more of the same step.
    return Kept(text, ticket) if ticket == found.ticket and goes_on(text, found.record) else found


def kept_game(club: Club, game: int) -> Kept:
    """A game as the club has it."""
    found = club.load_game(game)
    counts = found["counts"] and not found["over"]
    return Kept(str(found["record"]), Ticket(club.nickname, game, found["step"]) if counts else None)


def is_here(ticket: Ticket, club: Club | None) -> bool:
    """Whether the member is here for whom a game counts."""
    return club is not None and club.nickname == ticket.member


def advance(table: Table, club: Club, lang: str) -> None:
    """Tell the club how a game that counts has gone on: what it has not taken must not be shown."""
    ticket = table.ticket
    if ticket is None:
        return
    told = club.advance_game(ticket.game, ticket.step, record_of(table), club_names(lang, table.chairs))
    table.ticket = ticket._replace(step=int(told["step"]))
    table.counted = bool(told["counted"])


def club_names(lang: str, chairs: Sequence[Chair]) -> list[str]:
    """The players as the club keeps them: bots by their ids, which whoever reads them sees in their own language."""
    names = seat_names(lang, chairs, None)
    return [chair.bot or name for chair, name in zip(chairs, names, strict=True)]
