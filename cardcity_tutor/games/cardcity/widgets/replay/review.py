"""The coach goes through one player's decisions, a slice at a time, and shows each costly one on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from cardcity_tutor.core.background import think
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.render.phrases import said

from ...rules.actions import Action, Architect, Build, Buy, Cloud, Develop
from ...rules.tokens import HAND_TOKENS, map_token
from ..deck import deck
from .frames import Film
from .story import Story

if TYPE_CHECKING:  # the coach is imported when a review begins: who only looks on does without
    from ...coach.advice import Blunder, Reviewer

SECONDS: Final = 0.1
"""For the first look at a decision; the second takes twice as much."""
SLICE: Final = 0.15
"""Seconds after which the page is answered; decisions without a choice take hardly any."""
WORST: Final = 5
"""Decisions that are told in full."""


class ReviewDesk:
    """The review of one story. The browser asks for ``more`` until it is done: so it stays alive, and can stop."""

    def __init__(
        self, story: Story, film: Film, *, seconds: float | None = SECONDS, playouts: int | None = None
    ) -> None:
        """Nothing is looked at before ``begin``; ``playouts`` instead of time makes it the same every time."""
        self.story = story
        self.film = film
        self._budget: dict[str, Any] = {"playouts": playouts} if playouts else {"seconds": seconds}
        self._reviewer: Reviewer | None = None
        self.player: int | None = None
        """Whose decisions are looked at."""
        self.stopped = False

    @property
    def choices(self) -> list[int]:
        """Whose decisions may be looked at: everybody's in the end, one's own while the game goes on."""
        story = self.story
        if story.seat is None:
            return list(range(story.game.players))
        return [story.seat] if story.seat >= 0 else []

    @property
    def running(self) -> bool:
        """Whether there is more to do."""
        return self._reviewer is not None and not self.stopped and not self._reviewer.finished

    @property
    def finished(self) -> bool:
        """Whether all decisions were looked at."""
        return self._reviewer is not None and self._reviewer.finished

    def begin(self, player: int) -> None:
        """Start with a player's decisions."""
        if player not in self.choices:
            raise InputError("replay-nobody")
        from ...coach.advice import Reviewer

        self._reviewer = Reviewer(self.story.moves, player=player, worst=WORST, **self._budget)
        self.player = player
        self.stopped = False

    def more(self) -> None:
        """Go on for a moment."""
        if self._reviewer is not None and self.running:
            self._reviewer = think(_gone_on, self._reviewer)

    def stop(self) -> None:
        """Leave it at what was found."""
        self.stopped = self.running

    # ---------------------------------------------------------------- what is shown

    def describe(self, lang: str, names: Sequence[str]) -> dict[str, Any]:
        """How far it is, and what was found."""
        reviewer = self._reviewer
        scene: dict[str, Any] = {
            "about": said(lang, "replay-about"),
            "choices": [[seat, names[seat]] for seat in self.choices],
            "nobody": "" if self.choices else said(lang, "replay-nobody"),
            "who": self.player,
            "running": self.running,
            "told": "",
        }
        if reviewer is None:
            return scene
        again = reviewer.again
        scene["progress"] = [reviewer.done, reviewer.total] if again is None else list(again)
        done, total = scene["progress"]
        if self.running:
            key = "replay-progress" if again is None else "replay-checking"
            return scene | {"told": said(lang, key, done=done, total=total)}
        if self.stopped:
            scene["told"] = said(lang, "replay-stopped", done=reviewer.done, total=reviewer.total)
        return scene | self._findings(lang, names, reviewer)

    def _findings(self, lang: str, names: Sequence[str], reviewer: Reviewer) -> dict[str, Any]:
        from ...coach.advice import Grade
        from ...face.wording.replay_review import summary_words

        grades = reviewer.grades()
        counts = Counter(grades.values())
        found = sorted(reviewer.found, key=lambda blunder: -blunder.cost.mean)
        who = names[self.player or 0]
        summary = "" if self.stopped else summary_words(lang, who, {grade: counts[grade] for grade in Grade})
        if not found and grades and not self.stopped:
            summary = f"{summary} {said(lang, 'replay-fine')}"
        good = [self.story.after(number) for number, grade in grades.items() if grade is Grade.GOOD]
        return {
            "summary": summary,
            "moments": [self._moment(lang, blunder) for blunder in found],
            "worst": WORST,
            "good": [] if self.stopped else good,
            "goods": said(lang, "replay-group-good"),
        }

    def _moment(self, lang: str, blunder: Blunder) -> dict[str, Any]:
        from ...face.wording.replay_review import costly_words

        words = costly_words(lang, blunder)
        grade = "missed" if blunder.growth else "better"
        return {
            "step": self.story.before(blunder.number),
            "grade": grade,
            "called": said(lang, f"replay-group-{grade}"),
            "where": words.where,
            "did": words.did,
            "better": words.better,
            "cost": words.cost,
            "why": [[cause.text, cause.cite, cause.good] for cause in words.why],
            "later": words.later,
            "ghosts": [
                self.ghost(blunder.number, action)
                for action in (blunder.chosen.action, blunder.better.action)
            ],
        }

    def ghost(self, number: int, action: Action) -> dict[str, Any] | None:
        """A card where it was put by a decision, or could have been; nothing for one that puts no card."""
        if not isinstance(action, Build | Buy | Develop | Cloud | Architect) or action.place is None:
            return None
        state, _ = self.story.moves[number]
        seat = 0 if self.story.shared else state.player
        drawn = self.story.position(self.story.before(number), seat)
        corner = self.film.boards[seat].corner(action.place, state.position(), drawn)
        return {"at": corner, "card": deck()[_token(action)]}


def _gone_on(reviewer: Reviewer) -> Reviewer:
    """The reviewer, a moment and at least one decision later."""
    begun = perf_counter()
    while not reviewer.finished:
        reviewer.step()
        if perf_counter() - begun > SLICE:
            break
    return reviewer


def _token(action: Build | Buy | Develop | Cloud | Architect) -> str:
    if isinstance(action, Build):
        return map_token(action.card, action.facing)
    if isinstance(action, Cloud):
        return "N"
    return "A" if isinstance(action, Architect) else HAND_TOKENS[action.card]
