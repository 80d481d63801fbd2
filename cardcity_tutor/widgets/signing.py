"""The seats of a table that other members sign: by key, or by a nod where they have come in themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.render.phrases import said

from .base import Gesture
from .later import call_later

PERIOD_S: Final = 2.0
"""Between two looks whether somebody has nodded."""
LOOKS: Final = 900
"""After which nobody is waited for any more."""
LONGEST: Final = 200
LETTERS: Final = "ABCD"
_NOTHING: Final[dict[str, Any]] = {"open": False, "mine": None, "lines": []}


class SigningClub(Protocol):
    """What is asked of the club; ``app.club_client`` has it."""

    nickname: str

    def seats(self, game: int) -> dict[str, Any]: ...
    def ask_seat(self, game: int, seat: int, nickname: str) -> dict[str, Any]: ...
    def sign_seat(self, game: int, seat: int, nickname: str, key: str) -> dict[str, Any]: ...


class Signing:
    """The other persons' seats of one game, and how far each is signed."""

    def __init__(self, changed: Callable[[], object]) -> None:
        """``changed`` is called when somebody elsewhere has answered."""
        self._changed = changed
        self._club: SigningClub | None = None
        self._game = 0
        self._names: dict[int, str] = {}
        self._told: dict[str, Any] = dict(_NOTHING)
        self._is_waiting = False

    # ---------------------------------------------------------------- which game

    def begin(self, club: SigningClub, game: int, seats: Sequence[tuple[int, str]], *, ask: bool) -> None:
        """Take up a game with these persons at the table; ``ask`` asks those at once who are members by their names."""
        if (self._club, self._game) == (club, game):
            return
        self._club, self._game, self._names = club, game, dict(seats)
        self._told = dict(_NOTHING)
        self.look()
        for seat, name in seats if ask else ():
            if name and seat != self._told["mine"]:
                with suppress(InputError):  # a name that is nobody's
                    self._told = club.ask_seat(game, seat, name)
        self._wait()

    def end(self) -> None:
        """No game, or one that nobody else can sign."""
        self._club, self._game, self._names = None, 0, {}
        self._told = dict(_NOTHING)

    # ---------------------------------------------------------------- gestures

    def ask(self, gesture: Gesture) -> None:
        """Ask a member for a nod."""
        club, seat, nickname = self._asked(gesture)
        self._told = club.ask_seat(self._game, seat, nickname)
        self._wait()

    def sign(self, gesture: Gesture) -> None:
        """Sign with the key that the member has typed at this table; it is kept nowhere."""
        club, seat, nickname = self._asked(gesture)
        self._told = club.sign_seat(self._game, seat, nickname, str(gesture["key"]).strip()[:LONGEST])

    def _asked(self, gesture: Gesture) -> tuple[SigningClub, int, str]:
        seat = int(gesture["seat"])
        if self._club is None or seat not in self._names:
            raise LookupError(seat)
        return self._club, seat, str(gesture["nickname"]).strip()[:LONGEST]

    def look(self) -> None:
        """See who has answered; a club that does not answer is asked again later."""
        if self._club is not None:
            with suppress(InputError):
                self._told = self._club.seats(self._game)

    def look_while_open(self) -> None:
        """See whether it is too late by now."""
        if self.open:
            self.look()
            self._changed()

    # ---------------------------------------------------------------- waiting for nods

    @property
    def open(self) -> bool:
        """Whether anybody can still sign."""
        return bool(self._told["open"])

    @property
    def _expecting(self) -> bool:
        return self.open and any(line["state"] == "asked" for line in self._told["lines"])

    def _wait(self, looks: int = LOOKS) -> None:
        if self._is_waiting or not self._expecting:
            return
        with suppress(RuntimeError):  # nobody waits: a test, or a script
            call_later(PERIOD_S, lambda: self._watch(looks))
            self._is_waiting = True

    def _watch(self, looks: int) -> None:
        self._is_waiting = False
        before = self._told
        if self._expecting:
            self.look()
        if self._told != before:
            self._changed()
        if looks > 1:
            self._wait(looks - 1)

    # ---------------------------------------------------------------- what is shown

    def scene(self, lang: str) -> dict[str, Any] | None:
        """Who has signed, and where somebody still can; nothing where there is nobody to sign."""
        if self._club is None or not self._names or not (self.open or self._told["lines"]):
            return None
        lines = [self._line(lang, seat) for seat in self._names if seat != self._told["mine"]]
        signed = sum(line["state"] == "signed" for line in lines)
        return {
            "head": said(lang, "seats-head", signed=signed, seats=len(lines)),
            "why": said(lang, "seats-why" if self.open else "seats-closed"),
            "open": self.open,
            "lines": lines,
        }

    def _line(self, lang: str, seat: int) -> dict[str, Any]:
        mine = [line for line in self._told["lines"] if line["seat"] == seat]
        found = next((line for line in mine if line["state"] != "refused"), mine[0] if mine else None)
        state = found["state"] if found else "none"
        name = self._names[seat] or LETTERS[seat]
        return {
            "seat": seat,
            "letter": LETTERS[seat],
            "name": name,
            "nickname": found["nickname"] if found else self._names[seat],
            "state": state,
            "text": said(lang, f"seats-{state}", name=found["nickname"] if found else name),
        }
