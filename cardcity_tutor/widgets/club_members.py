"""Who is here, at the club's page: coming, going, and a member whom the club does not know any more."""

from __future__ import annotations

import json
from typing import Final

import traitlets

from cardcity_tutor.club.seals import Ticket, seal
from cardcity_tutor.core.errors import InputError, TutorError

from .base import Gesture, Handler, TutorWidget
from .club_panels import FOR_ALL, FOR_MEMBERS, ClubDesk, Data

LONGEST: Final = 200
LONGEST_PROGRESS: Final = 500_000
GONE: Final = ("club-member-unknown", "club-key")
"""The club does not know the member (any more): the host deleted them or gave out another key, or another database is open."""


class Membership(TutorWidget):
    """The gestures of members, and of those who become one.

    The key of a member lives in their browser, under ``cardcity:member`` as JSON with ``nickname`` and ``key``: the view
    hands it over when it opens, and is told what to keep (``keep``) and when to forget it (``forget``). That is for the
    member alone to decide: a club that does not know the nickname today may have it again tomorrow, from a backup.
    """

    tab = traitlets.Enum(FOR_MEMBERS, FOR_ALL[0])
    nickname = traitlets.Unicode("")
    """The member's name while a member is here."""

    desk: ClubDesk | None
    _page: int
    _fresh = ""
    _keep: Data | None = None
    _forget = _joined = False

    def on_claim(self, gesture: Gesture) -> None:
        """Become a member. The key is shown once; what the browser knew of the course goes along."""
        desk = self._club()
        key = desk.claim(str(gesture.get("nickname", ""))[:LONGEST])
        self._fresh = key
        self._arrived(key, gesture)

    def on_enter(self, gesture: Gesture) -> None:
        """Come back with nickname and key."""
        desk, key = self._club(), str(gesture.get("key", "")).strip()[:LONGEST]
        desk.enter(str(gesture.get("nickname", ""))[:LONGEST], key)
        self._arrived(key, gesture)
        self.tell(self.say("club-welcome-back", nickname=desk.nickname))

    def on_back(self, gesture: Gesture) -> None:
        """The browser hands over what it kept."""
        if self.nickname:
            return
        try:
            self.on_enter(gesture)
        except InputError as error:
            if error.code not in GONE:
                raise
            self.tell(self._why_lost(error))

    def _handler(self, kind: str) -> Handler:
        """Whatever a member does may be the moment in which the club turns out not to know them any more."""
        work = super()._handler(kind)

        def done(gesture: Gesture) -> None:
            try:
                work(gesture)
            except InputError as error:
                if not self.nickname or error.code not in GONE:
                    raise
                self._lost(error)

        return done

    def _lost(self, error: InputError) -> None:
        """Be nobody in particular for the rest of this visit; the browser keeps its key."""
        self._club().leave()
        self._fresh = ""
        busy, self._busy = self._busy, True  # whoever called shows it
        self.nickname = ""
        self._busy = busy
        self.tell(self._why_lost(error))

    def _why_lost(self, error: InputError) -> str:
        why = self.explain(error)
        return f"{why} {self.say('club-key-stays')}" if error.code == GONE[0] else why

    def _arrived(self, key: str, gesture: Gesture) -> None:
        desk = self._club()
        self._keep = {"nickname": desk.nickname, "key": key}
        self._join(str(gesture.get("progress") or "")[:LONGEST_PROGRESS])
        self._page = 1
        self.nickname = desk.nickname

    def _join(self, text: str) -> None:
        """Give the club what the browser has kept of the course, as long as it makes sense."""
        if not text:
            return
        from cardcity_tutor.course.progress import Progress

        try:
            found = Progress.parse(text)
            if found.lessons:
                found.name = ""  # whoever wrote it there, it is the member's now
                self._club().save_progress(found.to_json())
                self.tell(self.say("club-joined-progress"))
        except TutorError:
            return  # it stays where it is
        self._joined = True

    def on_noted(self, _: Gesture) -> None:
        """The key was noted down."""
        self._fresh = ""

    def on_leave(self, _: Gesture) -> None:
        """Be nobody in particular again."""
        self._club().leave()
        self._gone()
        self.tell(self.say("club-left"))

    def on_delete(self, gesture: Gesture) -> None:
        """Delete the member, who has written the nickname to confirm it."""
        desk = self._club()
        name = desk.nickname
        if " ".join(str(gesture.get("nickname", "")).split()).casefold() != name.casefold():
            raise InputError("club-name-other")
        desk.delete()
        self._gone()
        self.tell(self.say("club-deleted", nickname=name))

    def _gone(self) -> None:
        self._fresh, self._forget = "", True
        self.nickname = ""
        self.tab = FOR_ALL[0]

    def on_export(self, _: Gesture) -> None:
        """Send all data of the member to the browser, which makes a file of it."""
        told = self._club().export()
        for game in told.get("games", ()):
            if not game["over"]:  # its cards are not known yet, to the member neither
                counts = game["seat"] is not None
                ticket = Ticket(told["nickname"], game["id"], game["step"]) if counts else None
                game["record"] = seal(game["record"], ticket)
        text = json.dumps(told, ensure_ascii=False, indent=1)
        self.send({"kind": "download", "name": "cardcity-club.json", "text": text})

    def _club(self) -> ClubDesk:
        if self.desk is None:
            raise InputError("club-unreachable")
        return self.desk
