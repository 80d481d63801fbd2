"""``PlaySetup``: who plays what, with which help; the way back to games that were kept; and what a running game needs.

It decides nothing about games: what is asked for stands in ``wish``, and whoever shows it carries that out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qs

import ipywidgets
import traitlets

from cardcity_tutor.club.seals import seal
from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.core.verdict import Place

from ....widgets.base import Gesture
from ....widgets.bundle import script
from ....widgets.signing import Signing
from ..rules.ways import Way
from .base import CityWidget
from .counted_games import Club, Kept, opened
from .options_panel import OptionsPanel
from .play_form import form, told_game
from .play_hall import hall_choice, hall_of
from .play_party import COMPANIES, Party
from .play_records import LARGEST, Glance, glance
from .styles import style
from .table.beginning import LARGEST_SEED
from .table.fading import HELPS
from .tabletop import place_of

SETUP, GAME, OVER = "setup", "game", "over"
GAME_ACTS: Final = ("resume", "replay", "delete")
RUNNING_ACTS: Final = ("save", "download", "new", "replay")


class PlaySetup(CityWidget):
    """The set-up of a game.

    >>> setup = PlaySetup(lang="en")
    >>> setup.gesture = {"kind": "company", "value": "bots"}
    >>> setup.gesture = {"kind": "start"}
    >>> setup.wish["do"], setup.wish["seats"][1]
    ('start', {'bot': 'hurried-heir'})
    """

    _esm = script("table/play-setup.js")
    _css = style("table/play.css", "club/signing.css")

    panel = traitlets.Instance(ipywidgets.DOMWidget).tag(sync=True, **ipywidgets.widget_serialization)
    """The options, drawn inside."""
    key = traitlets.Unicode("").tag(sync=True)
    """Where the browser keeps the game; the table has the same."""
    stage = traitlets.Enum((SETUP, GAME, OVER), SETUP)
    """What it is for now: to set up a game, or a row beside one that runs or has ended."""
    nickname = traitlets.Unicode("")
    """The member who is here."""
    games: traitlets.List[dict[str, Any]] = traitlets.List()
    """The member's saved games, as the club's desk lists them."""
    saving = traitlets.Bool(False)
    """Whether a game can be saved, not only downloaded."""
    counts_for = traitlets.Unicode("")
    """The member for whom the game at the table counts."""
    wish = traitlets.Dict()
    """What was asked for last: ``do`` says what."""

    def __init__(self, **traits: Any) -> None:  # noqa: ANN401 (traits of all kinds)
        """Begin with one person who plays alone."""
        self.party = Party()
        self.club: Club | None = None
        """Where games that count are kept."""
        self._kept: tuple[Kept, Glance] | None = None
        self._held = ""
        """What the browser has kept for a member who is not here, or while the club does not answer."""
        self._why_held: InputError | None = None
        self._heard = not traits.get("key")
        self._waiting: Mapping[str, Any] | None = None
        self._hall: Place | None = None
        self._chosen = False
        self._asking: dict[str, Any] | None = None
        self.signing = Signing(self.changed)
        self._file: dict[str, str] | None = None
        self._options = options = OptionsPanel(players=True)
        super().__init__(panel=options, **traits)
        for name in ("lang", "theme", "motion"):
            traitlets.dlink((self, name), (options, name))
        options.observe(self._on_way, "choice")
        self.observe(self._on_member, "nickname")
        self.observe(self.changed, ["stage", "nickname", "games", "saving", "counts_for"])

    # ---------------------------------------------------------------- what it is told

    def choose(self, options: Mapping[str, Any], *, seed: str = "") -> None:
        """Set the options of a link. Raises ``InputError`` for what there is not."""
        self._chosen = True
        self.on_seed({"text": seed})
        self._options.way = Way.of(options)

    def keep(self, kept: Kept) -> None:
        """The game that could be gone on with; an empty record: none."""
        self._kept = (kept, glance(kept.record)) if kept.record else None
        self._held, self._why_held = "", None
        self.changed()

    def hold(self, text: str) -> None:
        """The same from what a browser keeps, sealed. Who it counts for may have to come in first."""
        self._kept, self._held, self._why_held = None, text, None
        try:
            self.keep(opened(text, self.club))
        except TutorError as error:
            if isinstance(error, InputError) and error.code.startswith(("seal-member", "club-")):
                self._why_held = error
            else:  # nothing is said of what cannot be read
                self._held = ""
        self.changed()

    def ask_uncounted(self, wish: Mapping[str, Any], error: InputError) -> None:
        """The club cannot deal a game that counts: ask whether to play all the same."""
        self._asking = {"wish": {**wish, "counts": False}, "why": "play-asking-uncounted", "error": error}

    def hand_over(self, name: str, text: str) -> None:
        """Give the browser a file to save, with the next scene."""
        self._file = {"name": name, "text": text}
        self.changed()

    # ---------------------------------------------------------------- the scene

    def describe(self) -> dict[str, Any]:
        """The form, or the row beside a game."""
        scene: dict[str, Any] = {
            "stage": self.stage,
            "head": self.say("play-head"),
            "asking": self._question(),
            "above": self._asking is not None and "record" in self._asking["wish"],
            "file": self._file,
            "saving": self.saving and not self.counts_for,
            "counting": self._counting_now if self.stage == GAME else self._counting,
            "signing": self.signing.scene(self.language) if self.stage == GAME else None,
            "held": self.explain(self._why_held) if self._why_held else "",
        }
        self._file = None
        if self.stage != SETUP:
            return scene
        kept = self._kept and (self._kept[1], self._kept[0].ticket is not None)
        scene["hall"] = hall_choice(self.language, self._options.way, self._hall)
        return scene | form(self.language, self.party, kept, self.games, member=bool(self.nickname))

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: what would be played."""
        return {"stage": self.stage, **self.party.plain}

    @property
    def _why_uncounted(self) -> str:
        """Why the next game would count for nobody; nothing if it counts."""
        if self.club is None:
            return "club"
        if not self.nickname:
            return "member"
        if self.party.seed is not None:
            return "seed"
        return "rulings" if self._options.way.rulings else ""

    @property
    def _counting(self) -> str:
        """Whether the next game counts, and for whom."""
        return self.say("play-counting", why=self._why_uncounted or "counts", name=self.nickname)

    @property
    def _counting_now(self) -> str:
        """Whether the game at the table does; without a club none ever does."""
        if self.club is None:
            return ""
        return self.say("play-counts" if self.counts_for else "play-counts-not", name=self.counts_for)

    # ---------------------------------------------------------------- who plays

    def _on_way(self, change: Mapping[str, Any]) -> None:
        """The panel has another number of players."""
        self.party.players = int(change["new"]["players"])
        self.changed()

    def _on_member(self, change: Mapping[str, Any]) -> None:
        self.party.rename(change["old"], change["new"])
        if self._kept is not None and self._kept[0].ticket is not None:
            self._held = seal(*self._kept[0])  # it is for the member only, whoever is here now
        if self._held:
            self.hold(self._held)

    def _sit(self, players: int) -> None:
        """Ask the panel for so many players: it knows what goes together, and says what had to change."""
        if players != self.party.players:
            self._options.gesture = {
                "kind": "choose",
                "field": "players",
                "value": players,
                "count": self.seq,
            }
        if players != self.party.players:
            raise InputError("play-players", players=players)

    def on_company(self, gesture: Gesture) -> None:
        """Alone, against bots, or around the screen."""
        company = str(gesture["value"])
        if company not in COMPANIES:
            raise KeyError(company)
        self._sit(1 if company == "alone" else max(2, self.party.players))
        self.party.invite(company, self.nickname)

    def on_players(self, gesture: Gesture) -> None:
        """One seat more or less."""
        self._sit(self.party.players + (1 if int(gesture["by"]) > 0 else -1))

    def on_seat(self, gesture: Gesture) -> None:
        """A person or a bot for a seat."""
        bot = str(gesture["bot"]) if "bot" in gesture else ""
        self.party.seat(int(gesture["seat"]), bot=bot, person=str(gesture.get("person", "")))

    def on_mine(self, gesture: Gesture) -> None:
        """The member sits here."""
        self.party.claim(int(gesture["seat"]), self.nickname)

    def on_help(self, gesture: Gesture) -> None:
        """How much help the table gives."""
        if gesture["value"] not in HELPS:
            raise KeyError(gesture["value"])
        self.party.help = str(gesture["value"])

    def on_hall(self, gesture: Gesture) -> None:
        """Where the town hall begins in the suburb."""
        self._hall = place_of(gesture)

    def on_seed(self, gesture: Gesture) -> None:
        """The number of the deal; the same at two tables deals the same cards."""
        text = str(gesture["text"]).strip()[:20]
        if text and not (text.isascii() and text.isdigit() and int(text) <= LARGEST_SEED):
            raise InputError("play-seed", value=text, max=LARGEST_SEED)
        self.party.seed = int(text) if text else None

    # ---------------------------------------------------------------- what is asked for

    def on_start(self, _: Gesture) -> None:
        """Play; if a game is open, only after a question."""
        hall = hall_of(self._options.way, self._hall)
        wish = {"do": "start", "options": dict(self._options.choice), "hall": hall, **self.party.plain}
        wish["counts"] = not self._why_uncounted
        self._wish(wish, self._replacing)

    def on_sure(self, gesture: Gesture) -> None:
        """The answer to the question."""
        asked, self._asking = self._asking, None
        if asked is not None and gesture["on"]:
            self._wish(asked["wish"])

    def _question(self) -> str | None:
        """What is asked; a game from elsewhere, which the form does not show, is named."""
        if self._asking is None:
            return None
        if "error" in self._asking:
            return self.say(self._asking["why"], problem=self.explain(self._asking["error"]))
        record = self._asking["wish"].get("record")
        if not record or self._kept is None:
            return self.say(self._asking["why"])
        old, new = (told_game(self.language, told) for told in (self._kept[1], glance(record)))
        return self.say("play-asking-other", old=old, new=new)

    @property
    def _replacing(self) -> str:
        """The question before something takes the place of an open game; nothing where none would be lost."""
        kept = self._kept
        return "play-asking-start" if kept is not None and not kept[1].over and kept[0].ticket is None else ""

    def _wish(self, wish: Mapping[str, Any], why: str = "") -> None:
        """Ask for something: at once, or after a question."""
        self._asking = {"wish": wish, "why": why} if why else None
        if not why:
            self.wish = {}  # the same wish again is a wish all the same
            self.wish = dict(wish)

    def on_kept(self, gesture: Gesture) -> None:
        """What the browser has kept. A tab that was ``playing`` goes on at once."""
        record = parse_qs(str(gesture["work"])[: 4 * LARGEST]).get("record", [""])[0]
        self.hold(record)
        self._heard = True
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self.replace(waiting)
        elif gesture.get("playing") and self._kept and not self._kept[1].over and not self._chosen:
            self.on_continue({})

    def on_continue(self, _: Gesture) -> None:
        """Go on with the game that was kept, or look at it again."""
        if self._kept is not None:
            kept, told = self._kept
            self._wish(
                {"do": "replay" if told.over else "resume", "record": kept.record, "ticket": kept.ticket}
            )

    def on_open(self, gesture: Gesture) -> None:
        """A record from a file, or as text."""
        text = str(gesture["text"])
        if len(text.encode("utf-8", "replace")) > LARGEST or gesture.get("size", 0) > LARGEST:
            raise InputError("play-file-size", max=LARGEST // 1000)
        if not text.strip():
            raise InputError("play-file-empty")
        self.open_game(opened(text, self.club))

    def open_game(self, kept: Kept) -> None:
        """Ask for a game that comes from elsewhere."""
        glance(kept.record)
        self.replace(
            {"do": "resume" if kept.ticket else "open", "record": kept.record, "ticket": kept.ticket}
        )

    def replace(self, wish: Mapping[str, Any]) -> None:
        """Ask for a game in place of the one that is open: once the browser has said whether one is, and after a question."""
        if not self._heard:
            self._waiting = wish
        else:
            same = self._kept is not None and self._kept[0].record == wish["record"]
            self._wish(wish, "" if same else self._replacing)

    def on_game(self, gesture: Gesture) -> None:
        """Something is to be done with a saved game."""
        act, number = str(gesture["act"]), int(gesture["id"])
        if act not in GAME_ACTS or number not in {game["id"] for game in self.games}:
            raise LookupError(act)
        why = {"resume": self._replacing, "replay": "", "delete": "play-asking-delete"}[act]
        self._wish({"do": f"saved-{act}", "id": number}, why)

    def on_seat_ask(self, gesture: Gesture) -> None:
        """Ask a member to sign a seat of the game at the table."""
        self.signing.ask(gesture)

    def on_seat_sign(self, gesture: Gesture) -> None:
        """A member signs with the key here."""
        self.signing.sign(gesture)

    def on_running(self, gesture: Gesture) -> None:
        """A button of the row beside a game."""
        act = str(gesture["act"])
        if act not in RUNNING_ACTS or self.stage == SETUP:
            raise LookupError(act)
        self._wish({"do": act})
