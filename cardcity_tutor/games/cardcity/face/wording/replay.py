"""A recorded game in words, told to somebody who looks on: who did what, by which rule, with every card they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardcity_tutor.core.game import Event

from .....render.phrases import Naming, filled, said
from ...rules.actions import Cards
from ...rules.game import Game
from ...rules.state import HIDDEN
from .claims import points_text
from .names import variant_name, way_names
from .playing import EventWords, Telling, hand_words, lot_words
from .reasons import cite

ONLOOKER = -1
"""Nobody is told ``you``."""


class Report(NamedTuple):
    """Who is told, in which language, and what the players are called."""

    lang: str
    names: Sequence[str]
    namings: Sequence[Naming]
    """What each player's board calls its places."""
    game: Game
    seat: int | None
    """Who looks; none where everything lies open."""

    @property
    def title(self) -> str:
        """What was played."""
        way = self.game.setting
        parts = [
            *way_names(self.lang, way, self.game.victory),
            *(variant_name(self.lang, variant) for variant in sorted(way.variants)),
        ]
        return " · ".join(parts)

    def begins(self) -> str:
        """Before the first event."""
        return said(self.lang, "replay-begins", players=self.game.players, turns=self.game.turns)

    def words(self, event: Event, held: Cards) -> EventWords:
        """An event as a sentence, with its rule; ``held`` is the player's hand after it, as far as it is known."""
        lang, details, who = self.lang, event.details, self.names[event.player]
        own = self.seat is None or self.seat == event.player
        if event.kind in ("draw", "exchange"):
            cards = details["cards"] if own else (HIDDEN,) * len(details["cards"])
            text = filled(lang, f"replay-{event.kind}", {"who": who, "cards": hand_words(lang, cards)})
        elif event.kind == "take":
            text = filled(lang, "replay-take", {"who": who, "cards": hand_words(lang, held)})
        elif event.kind == "offer":
            lots = {lot: lot_words(lang, details[lot], known=own) for lot in ("open", "rest")}
            names = {"who": who, "to": self.names[details["to"]], **lots}
            text = filled(lang, "replay-offer", names)
        elif event.kind == "end":
            text = self._ended(event)
        else:
            return self._telling.words(event)
        return EventWords(text, cite(lang, event.rule, self.game.setting.edition))

    @property
    def _telling(self) -> Telling:
        way = self.game.setting
        return Telling(
            self.lang,
            ONLOOKER,
            self.names,
            way.edition,
            self.namings,
            bool(way.grid.slant),
            crisis=way.has("leisure-crisis"),
        )

    def _ended(self, event: Event) -> str:
        details = event.details
        names = {
            "who": self.names[event.player],
            "score": points_text(self.lang, self.game.victory, details["score"]),
        }
        if self.game.solo:
            return filled(self.lang, "replay-end-solo", names | {"rank": str(details["rank"])})
        return filled(self.lang, "replay-end", names, place=details["place"])
