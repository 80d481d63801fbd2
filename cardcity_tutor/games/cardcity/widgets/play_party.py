"""The company of a game that is being set up: who sits where, which seat is the member's, which help is wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardcity_tutor.core.errors import InputError

from .table.fading import FADING
from .table.seats import Chair, person_name

STRENGTHS: Final[Mapping[str, int]] = {
    "tourist": 1, "hurried-heir": 2, "dreamer": 2, "cautious-mayor": 3, "speculator": 3, "gardener": 3,
    "industrialist": 3, "shopkeeper": 3, "grandmaster": 3,
}  # fmt: skip
"""The bots that are offered, and how hard they are to beat: 1 to 3."""
RIVALS: Final = ("hurried-heir", "dreamer", "shopkeeper")
"""Who waits for the other seats: no two alike, the easier ones first."""
COMPANIES: Final = ("alone", "bots", "screen")


class Party:
    """Seats for as many as may play, the first ``players`` of them in use; at least one is a person's.

    >>> party = Party()
    >>> party.players = 3
    >>> party.company, party.persons
    ('bots', [0])
    """

    def __init__(self) -> None:
        """One person, alone; bots wait for the other seats."""
        self._chairs = [Chair(), *(Chair(bot=rival) for rival in RIVALS)]
        self._players = 1
        self._mine = 0
        self.help = FADING
        self.seed: int | None = None
        """The number of the deal, where one is wanted."""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self._players

    @players.setter
    def players(self, players: int) -> None:
        self._players = players
        if not self.persons:  # they all sat beyond
            self._chairs[0] = Chair()

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where."""
        return tuple(self._chairs[: self._players])

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.bot]

    @property
    def mine(self) -> int:
        """The seat of the member: the one that was claimed, while a person sits there, or the first person's."""
        return self._mine if self._mine in self.persons else self.persons[0]

    @property
    def company(self) -> str:
        """Alone, against bots, or around the screen."""
        if self._players == 1:
            return "alone"
        return "screen" if len(self.persons) > 1 else "bots"

    @property
    def plain(self) -> dict[str, Any]:
        """What a table needs to know, and whose seat counts."""
        return {
            "seats": [chair.plain for chair in self.chairs],
            "mine": self.mine,
            "help": self.help,
            "seed": self.seed,
        }

    def invite(self, company: str, name: str) -> None:
        """Fill the seats: the person who asks sits first, with bots or with persons."""
        if self._chairs[0].bot:
            self._chairs[0] = Chair(person=person_name(name))
        self._chairs[1:] = [Chair() if company == "screen" else Chair(bot=rival) for rival in RIVALS]

    def seat(self, seat: int, *, bot: str = "", person: str = "") -> None:
        """A bot takes a seat, or a person, who may have a name."""
        if seat not in range(self._players):
            raise IndexError(seat)
        if bot and bot not in STRENGTHS:
            raise KeyError(bot)
        if bot and self.persons == [seat]:
            raise InputError("table-nobody")
        self._chairs[seat] = Chair(bot=bot) if bot else Chair(person=person_name(person))

    def claim(self, seat: int, name: str) -> None:
        """The member sits here; the name goes along."""
        if seat not in self.persons:
            raise IndexError(seat)
        chairs, mine = self._chairs, self.mine
        if chairs[mine].person == person_name(name):
            chairs[mine], chairs[seat] = chairs[seat], chairs[mine]
        self._mine = seat

    def rename(self, old: str, new: str) -> None:
        """The member has another name, which stands at the own seat unless somebody wrote another there."""
        if self._chairs[self.mine].person == person_name(old):
            self._chairs[self.mine] = Chair(person=person_name(new))
