"""A story for the browser: every step with its sentence, its rule, its figures and its pictures, all at once.

What does not change from one step to the next is not sent again: a step has ``0`` in its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardcity_tutor.core.breakdown import Term
from cardcity_tutor.core.game import Event
from cardcity_tutor.render.phrases import filled, said

from ...face.wording.claims import points_text
from ...face.wording.names import phase_name
from ...face.wording.playing import LETTERS, discard_words, naming
from ...face.wording.replay import Report
from ...rules.kernel.shapes import CityMasks
from ...rules.state import HIDDEN
from ..deck import BACK, deck
from ..lots_desk import as_drawn
from ..scoring import score_label
from ..table.moments import against
from ..table.scene import STATIONS
from ..table.seats import seat_names
from ..table.telling import account_lines, final_ties
from .frames import Film
from .story import Story, chairs, tokens

STATION: Final = {
    "draw": 0, "exchange": 0, "offer": 0, "take": 0, "architect": 1, "build": 1, "cloud": 1, "discard": 1,
    "develop": 2, "income": 3, "buy": 3, "end": 4,
}  # fmt: skip
"""The station of the turn that an event belongs to; a cloud that a bought industry brings is one of the purchase."""
SAME: Final = 0


class StoryScene:
    """A story in one language."""

    def __init__(self, story: Story, film: Film, lang: str, me: int | None = None) -> None:
        """Tell a story; ``me`` is the seat that is called ``you``."""
        self.story = story
        self.film = film
        self.lang = lang
        game = story.game
        self.names = seat_names(lang, chairs(story.first, game.players), me)
        seats = range(game.players)
        namings = [naming(story.position(len(story.moments) - 1, seat), lang) for seat in seats]
        self.report = Report(lang, self.names, namings, game, story.seat)
        self._figures: dict[tuple[CityMasks, int], list[Any]] = {}

    def describe(self) -> dict[str, Any]:
        """Everything that the browser needs to go through the game without asking."""
        lang, game = self.lang, self.story.game
        steps = [self._step(at) for at in range(len(self.story.moments))]
        return {
            "title": self.report.title,
            "turns": [
                said(lang, "replay-turn", turn=turn + 1, turns=game.turns) for turn in range(game.turns)
            ],
            "setup": said(lang, "replay-setup"),
            "stations": [[name, phase_name(lang, name)] for name in STATIONS],
            "labels": [
                ["coin", "coin", said(lang, "stat-money")],
                ["income", "coin", said(lang, "stat-income")],
                ["limit", "limit", said(lang, "stat-limit")],
                ["star", "star", score_label(lang, game.victory)],
            ],
            "players": [
                {
                    "letter": LETTERS[seat],
                    "name": name,
                    "look": filled(lang, "table-look-at", {"name": name}),
                }
                for seat, name in enumerate(self.names)
            ],
            "steps": steps,
            "film": self.film.scene(),
            "cards": self._drawings(),
        }

    def _step(self, at: int) -> dict[str, Any]:
        story = self.story
        seats = range(story.game.players)
        event = story.moments[at].event
        step: dict[str, Any] = {
            "figures": [self._unless_same(self._figures_of, at, seat) for seat in seats],
            "hands": [self._unless_same(self._hand, at, seat) for seat in seats],
        }
        if event is None:
            return step | {"turn": 0, "seat": None, "station": 0, "text": self.report.begins()}
        words = self.report.words(event, story.hand(at, event.player))
        step |= {
            "turn": event.turn,
            "seat": event.player,
            "kind": event.kind,
            "station": self._station(at),
            "text": words.text,
            "rule": event.rule,
            "cite": words.cite,
        }
        for key, more in (("parts", self._parts(at, event)), ("lots", self._lots(event))):
            if more:
                step[key] = more
        return step

    def _unless_same(self, asked: Any, at: int, seat: int) -> Any:  # noqa: ANN401 (a method, and what it finds)
        found = asked(at, seat)
        return SAME if at and found == asked(at - 1, seat) else found

    def _station(self, at: int) -> int:
        """A cloud comes with what was built or bought before it."""
        event = self.story.moments[at].event
        while event is not None and event.kind == "cloud":
            at -= 1
            event = self.story.moments[at].event
        return STATION[event.kind] if event is not None else 0

    def _figures_of(self, at: int, seat: int) -> list[Any]:
        """Money, income, cards under the limit and the limit, score as if the game ended now."""
        position = self.story.position(at, seat)
        key = (position.city, position.money)
        found = self._figures.get(key)
        if found is None:
            limit, score = position.limit(), position.score(self.story.game.victory).value
            found = [position.money, position.income().value, limit.used, limit.max, score]
            self._figures[key] = found
        return found

    def _hand(self, at: int, seat: int) -> list[str]:
        return tokens(self.story.hand(at, seat))

    def _parts(self, at: int, event: Event) -> list[str]:
        """The lines of an income and of a final score, the ranking with the last one; the rules behind a discard."""
        position = self.story.position(at, event.player)
        edition = self.story.game.setting.edition
        if event.kind == "income":
            account = position.income()
            return self._lines(account, event.player) if account.value == event.details["amount"] else []
        if event.kind == "end":
            lines = self._lines(position.score(self.story.game.victory).term, event.player)
            return [*lines, *self._ranking()] if at == len(self.story.moments) - 1 else lines
        if event.kind == "discard":
            card = str(event.details["card"])
            return discard_words(self.lang, against(position.with_hand([card]), card), card, edition)
        return []

    def _lines(self, account: Term, seat: int) -> list[str]:
        """A line for each part of an account."""
        naming_here, edition = self.report.namings[seat], self.story.game.setting.edition
        return [
            filled(self.lang, "table-part", {"title": line["title"], "value": line["value"]})
            for line in account_lines(self.lang, account, naming_here, edition)
        ]

    def _ranking(self) -> list[str]:
        """Who came where; nobody else came anywhere in a solo game."""
        results, names = self.story.last.results, self.report.names
        if len(results) == 1:
            return []
        seats = sorted(range(len(results)), key=lambda seat: results[seat].place)
        victory = self.story.game.victory
        ranking = [
            filled(
                self.lang,
                "table-part",
                {
                    "title": f"{results[seat].place}. {names[seat]}",
                    "value": points_text(self.lang, victory, results[seat].score),
                },
            )
            for seat in seats
        ]
        ties = final_ties(self.lang, self.story.last, names)
        return ranking + [
            filled(self.lang, "table-discard-why", {"text": tie.text, "cite": tie.cite}) for tie in ties
        ]

    def _lots(self, event: Event) -> list[list[Any]]:
        """The cards that are drawn or divided: those face up, those face down, the money beside them."""
        own = self.story.seat is None or self.story.seat == event.player

        def shown(cards: Sequence[int], *, known: bool) -> list[str]:
            return tokens(cards if known else (HIDDEN,) * len(cards))

        if event.kind in ("draw", "exchange"):
            return [[shown(event.details["cards"], known=own), [], 0]]
        if event.kind == "offer":
            lots = (event.details["open"], event.details["rest"])
            return [[tokens(lot.up), shown(lot.down, known=own), lot.money] for lot in lots]
        return []

    def _drawings(self) -> dict[str, str]:
        """The drawings of all cards that were drawn, or held, or could be shown as a ghost."""
        return {BACK: deck()[BACK]} | {card: deck()[as_drawn(card)] for card in self._held()}

    def _held(self) -> list[str]:
        found: dict[str, None] = {}
        for at, moment in enumerate(self.story.moments):
            for seat in range(self.story.game.players):
                found |= dict.fromkeys(self._hand(at, seat))
            if moment.event is not None:
                for up, down, _ in self._lots(moment.event):
                    found |= dict.fromkeys((*up, *down))
        return [card for card in found if card != BACK]
