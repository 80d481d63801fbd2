"""Desks of a club without a server between: every call goes to the clerk as the server would give it."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

from cardcity_tutor.app.club_client import ClubClient
from cardcity_tutor.app.server.club.service import ClubService
from cardcity_tutor.club import Store
from cardcity_tutor.core.errors import InputError


class LocalDesk(ClubClient):
    """A desk whose line to the club can be cut, before a call arrives or before its answer does."""

    def __init__(self, clerk: ClubService) -> None:
        super().__init__("http://127.0.0.1:9", "")
        self.clerk = clerk
        self.down = False
        self.mute = False

    def _call(self, method: str, **params: object) -> Any:
        if self.down:
            raise InputError("club-unreachable")
        answer = json.loads(json.dumps(self.clerk.serve(method, json.loads(json.dumps(params)), "")))
        if self.mute:
            raise InputError("club-unreachable")
        return answer


class LocalClub:
    """A club whose limits never bite."""

    def __init__(self, store: Store) -> None:
        minutes = count(0, 100)
        self.store = store
        self.clerk = ClubService(store, clock=lambda: float(next(minutes)))
        self._keys: dict[str, str] = {}

    def desk(self, nickname: str = "") -> LocalDesk:
        """Somebody's desk: a member's, who joins with the first one, or nobody's."""
        desk = LocalDesk(self.clerk)
        if nickname in self._keys:
            desk.enter(nickname, self._keys[nickname])
        elif nickname:
            self._keys[nickname] = desk.claim(nickname)
        return desk

    def results(self, nickname: str) -> list[dict[str, Any]]:
        """What counted for a member."""
        lines: list[dict[str, Any]] = self.desk(nickname).results()["lines"]
        return lines
