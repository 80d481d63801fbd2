"""The questions to a member who has come in: do you sit at this table? Asked on every page, answered with a nod."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.render.phrases import filled, said
from cardcity_tutor.widgets.club_words import place_text, score_text, score_unit, way_text
from cardcity_tutor.widgets.later import Cancel, call_later

from .visit import Visit

PERIOD_S: Final = 4.0
"""Between two looks for questions."""
LETTERS: Final = "ABCD"


class SeatRequests:
    """What one visitor is asked, as long as they are a member."""

    def __init__(self, visit: Visit, changed: Callable[[], object]) -> None:
        """``changed`` is called when there is something new to show."""
        self._visit = visit
        self._changed = changed
        self._found: list[dict[str, Any]] = []
        self._stop: Cancel | None = None
        visit.observe(self._on_member, "nickname")

    def _on_member(self, _change: object) -> None:
        self._found = []
        if self._stop is not None:
            self._stop()
            self._stop = None
        if self._visit.nickname:
            self._wait(0)

    def _wait(self, seconds: float) -> None:
        with suppress(RuntimeError):  # nobody waits: a test, or a script
            self._stop = call_later(seconds, self._watch)

    def _watch(self) -> None:
        with suppress(InputError):  # a club that does not answer is asked again
            self.look()
        if self._visit.nickname:
            self._wait(PERIOD_S)

    def look(self) -> None:
        """See at once what there is."""
        if self._visit.desk is not None and self._visit.nickname:
            self._take(self._visit.desk.questions())

    def _take(self, found: list[dict[str, Any]]) -> None:
        if found != self._found:
            self._found = found
            self._changed()

    def answer(self, game: int, word: str, *, yes: bool) -> str:
        """Answer a question with the member's own key; what is said of it."""
        desk = self._visit.desk
        if desk is None:
            raise InputError("club-nobody")
        self._found = [each for each in self._found if (each["game"], each["word"]) != (game, word)]
        desk.answer(game, word, yes=yes)
        return "nod-said-yes" if yes else "nod-said-no"

    def scene(self, lang: str) -> list[dict[str, Any]]:
        """The questions in words."""
        return [
            {
                "game": each["game"],
                "word": each["word"],
                "text": _text(lang, each),
                "yes": said(lang, "nod-yes"),
                "no": said(lang, "nod-no"),
            }
            for each in self._found
        ]


def _text(lang: str, question: dict[str, Any]) -> str:
    told = {
        "asker": question["asker"],
        "letter": LETTERS[question["seat"]],
        "way": way_text(lang, question["way"]),
    }
    end = question["end"]
    if end is None:
        return filled(lang, "nod-question", told)
    way = question["way"]
    score = f"{score_text(lang, end['score'], way)} {score_unit(lang, end['score'], way)}".strip()
    return filled(
        lang, "nod-question-referee", told | {"place": place_text(lang, end["place"]), "score": score}
    )
