"""``MatchSetup``: the options of any game, who sits where, and the seed; and the ways back to a match that was kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qs

import traitlets

from cardcity_tutor.club.seals import unseal
from cardcity_tutor.coach.playouts import bot_names
from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.core.numbers import typed_count
from cardcity_tutor.games import find
from cardcity_tutor.locale import say
from cardcity_tutor.sessions import Chair, Match, Options
from cardcity_tutor.sessions.names import bot_name, first_said, game_name
from cardcity_tutor.sessions.options import SEATS
from cardcity_tutor.sessions.records import LARGEST
from cardcity_tutor.sessions.seats import LETTERS, person_name

from .base import Gesture, TutorWidget
from .bundle import script, sheets

BEGIN, CONTINUE, OPEN = "begin", "continue", "open"
PREFERRED: Final = "greedy"


class MatchSetup(TutorWidget):
    """The set-up of a match of any game.

    It begins nothing itself: what is asked for stands in ``wish``, and ``begin`` gives the match.
    """

    _esm = script("match/match-setup.js")
    _css = sheets("base/tokens.css", "base/parts.css", "table/play.css", "match/setup.css")
    options = ("ruleset",)

    key = traitlets.Unicode("").tag(sync=True)
    """Where the browser keeps the match; the table has the same."""
    playing = traitlets.Bool(False).tag(sync=True)
    """Whether a match is played in this tab: then a reload goes on with it unasked."""
    wish = traitlets.Dict()
    """What was asked for last: ``do`` is ``begin``, ``continue`` or ``open``."""

    def __init__(self, ruleset: str, **traits: Any) -> None:  # noqa: ANN401 (traits of all kinds)
        """The set-up of a game by its id: one person against bots."""
        self.ruleset = find(ruleset)
        self.bots = bot_names(self.ruleset)
        self.choices = Options(self.ruleset)
        self.chairs: list[Chair] = []
        self.seed = ""
        self.kept: Match | None = None
        """The match that the browser kept, if it can be gone on with."""
        self._fit_chairs()
        super().__init__(**traits)

    # ---------------------------------------------------------------- what it is told

    def choose(self, plain: Mapping[str, Any], *, seed: str = "") -> None:
        """Set the options of a link. Raises ``InputError`` for what there is not."""
        choices = Options(self.ruleset, plain)
        _ = choices.way  # which says what cannot be
        self.choices, self.seed = choices, seed[:20]
        self._fit_chairs()
        self.changed()

    def begin(self) -> Match:
        """The match that was set up."""
        seed = typed_count(self.seed) if self.seed.strip() else None
        if self.seed.strip() and seed is None:
            raise InputError("table-seed", value=self.seed)
        return Match(self.ruleset, self.choices.way, seed=seed, seats=self.chairs)

    # ---------------------------------------------------------------- what is shown

    def describe(self) -> dict[str, Any]:
        """The form in words."""
        lang = self.language
        rows = self.choices.rows(lang)
        return {
            "head": self.say("match-set-up", game=game_name(lang, self.ruleset.id)),
            "about": first_said(lang, f"ruleset-{self.ruleset.id}.about"),
            "players": sorted(self.choices.players),
            "seats": [
                {
                    "letter": LETTERS[seat],
                    "label": say(lang, "table-player", letter=LETTERS[seat]),
                    "bot": chair.bot,
                    "person": chair.person,
                }
                for seat, chair in enumerate(self.chairs)
            ],
            "bots": [[name, bot_name(lang, self.ruleset.id, name)] for name in self.bots],
            "rows": [row for row in rows if not row["ruling"]],
            "rulings": [row for row in rows if row["ruling"]],
            "seed": self.seed,
            "trouble": self._trouble(),
            "kept": self.kept is not None,
            "largest": LARGEST,
        }

    def _trouble(self) -> str:
        """Why these options do not go together."""
        try:
            _ = self.choices.way
        except TutorError as error:
            return self.explain(error)
        return ""

    def result(self) -> dict[str, Any]:
        """What was chosen so far, as plain data."""
        return {
            "options": self.choices.plain,
            "seats": [chair.plain for chair in self.chairs],
            "seed": self.seed,
        }

    def html(self) -> str:
        """What is set up, for pages where no widget can run."""
        return f"<p>{self.scene['head']}</p>"

    # ---------------------------------------------------------------- gestures

    def on_players(self, gesture: Gesture) -> None:
        """How many play."""
        self.choices.choose(SEATS, int(gesture["count"]))
        self._fit_chairs()

    def on_seat(self, gesture: Gesture) -> None:
        """Who sits there: a bot by its name, or a person."""
        seat = int(gesture["seat"])
        if not 0 <= seat < len(self.chairs):
            raise LookupError(seat)
        bot = str(gesture.get("bot", ""))
        if bot and bot not in self.bots:
            raise InputError("bot-unknown", value=bot[:60], expected=", ".join(self.bots))
        if bot and not any(not chair.bot for at, chair in enumerate(self.chairs) if at != seat):
            raise InputError("table-nobody")
        self.chairs[seat] = (
            Chair(bot=bot) if bot else Chair(person=person_name(str(gesture.get("person", ""))))
        )

    def on_option(self, gesture: Gesture) -> None:
        """Another value of a field."""
        self.choices.choose(str(gesture["name"])[:80], gesture["value"])

    def on_seed(self, gesture: Gesture) -> None:
        """The number that deals the game."""
        self.seed = str(gesture["text"]).strip()[:20]

    def on_begin(self, _: Gesture) -> None:
        """Begin the match, if it can be."""
        _ = self.choices.way
        self._ask({"do": BEGIN})

    def on_kept(self, gesture: Gesture) -> None:
        """What the browser has kept under the key; ``playing`` if this tab was at the table when it was loaded anew."""
        text = parse_qs(str(gesture.get("work", ""))).get("record", [""])[0]
        self.kept = self._readable(text) if text else None
        if self.kept is not None and gesture.get("playing") is True:
            self._ask({"do": CONTINUE})

    def on_continue(self, _: Gesture) -> None:
        """Go on with the match that was kept."""
        if self.kept is not None:
            self._ask({"do": CONTINUE})

    def on_open(self, gesture: Gesture) -> None:
        """A record from elsewhere, as text."""
        text, size = str(gesture.get("text", "")), int(gesture.get("size", 0))
        if size > LARGEST:
            raise InputError("table-record-long", size=size, max=LARGEST)
        self._ask({"do": OPEN, "match": Match.resume(unseal(text).text)})

    def _readable(self, text: str) -> Match | None:
        """A kept match of this game that is not over; nothing is said of what cannot be read."""
        try:
            match = Match.resume(unseal(text).text)
        except TutorError:
            return None
        return match if match.ruleset is self.ruleset and not match.over else None

    def _ask(self, wish: dict[str, Any]) -> None:
        self.wish = wish
        self.wish = {}

    def _fit_chairs(self) -> None:
        """As many seats as players: the first a person, more of them bots."""
        try:
            players = int(self.choices.way.players)
        except InputError:
            return  # what is wrong with the options is said beside them
        bot = next((name for name in self.bots if name == PREFERRED), self.bots[min(1, len(self.bots) - 1)])
        chairs = [*self.chairs, *(Chair(bot=bot) for _ in range(players - len(self.chairs)))][:players]
        if all(chair.bot for chair in chairs):
            chairs[0] = Chair()
        self.chairs = chairs
