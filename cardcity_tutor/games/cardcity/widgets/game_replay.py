"""``GameReplay``: a recorded game to go through in both directions, and the coach's review of it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final
from urllib.parse import parse_qsl

import traitlets

from cardcity_tutor.club.seals import seal
from cardcity_tutor.core.errors import InputError, TutorError

from ....widgets import still
from ....widgets.base import Gesture, packed, unpacked
from ....widgets.bundle import script
from ..face.svg import position_svg
from ..rules.record import Replayed
from ..rules.state import HIDDEN
from ..rules.tokens import HAND_TOKENS
from .base import CityWidget
from .counted_games import Club, Kept, opened
from .replay.frames import Film, film
from .replay.review import SECONDS, ReviewDesk
from .replay.scene import StoryScene
from .replay.story import LONGEST, Story, read_games, story_of
from .sharing import query
from .styles import style

MOST_GAMES: Final = 100
"""Games of one record that can be chosen from."""


class GameReplay(CityWidget):
    """A game of Card City, step by step. All steps travel at once: going through them asks nobody.

    >>> view = GameReplay(lang="en")
    >>> view.open_record("no record")
    Traceback (most recent call last):
        ...
    cardcity_tutor.core.errors.InputError: record-not-json (line=1)
    """

    _esm = script("replay/game-replay.js")
    _css = style("replay/replay.css")
    unanswered = frozenset({"seek"})
    options = ("record", "seat", "seconds", "playouts")

    story = traitlets.Dict().tag(sync=True, to_json=packed, from_json=unpacked)
    """Every step of the game with its words, figures and pictures; sent when the game or the language changes."""
    page = traitlets.Bool(False)
    """Whether the view is a page of the app: it has a title of its own, and ways to other pages."""
    kept: traitlets.List[Any] = traitlets.List()
    """Saved games to choose from while none is open: ``{"id": …, "title": …}``."""
    wish = traitlets.Dict()
    """Another page that was asked for, with its query: ``{"page": "sandbox", "city": "M R"}``."""
    handed = traitlets.Unicode("")
    """The record of a game that is to be played on, up to the decision that comes next."""

    def __init__(
        self,
        record: str = "",
        seat: int | None = None,
        *,
        seconds: float = SECONDS,
        playouts: int | None = None,
        **traits: Any,  # noqa: ANN401 (traits of all kinds)
    ) -> None:
        """Take a game record, finished or not; without one the view asks for it.

        ``seat`` is whose city is shown first, and who looks while the game still goes on: what this player cannot
        know is not sent. ``seconds`` (or ``playouts``) is what the review may spend on a decision.
        """
        self._seat = seat
        self._budget: dict[str, Any] = {"seconds": seconds, "playouts": playouts}
        self._games: list[Replayed] = []
        self.number = 0
        """Which of the games of the record is open, from 0."""
        self.club: Club | None = None
        """Where games that count are kept."""
        self._kept = Kept("")
        self._wanted: tuple[str, int, int] | None = None
        self._problem = ""
        self._jump = 0
        self._shown: tuple[Story, str] | None = None
        self._words: StoryScene | None = None
        self.told: Story | None = None
        """The game that is open."""
        self.review: ReviewDesk | None = None
        self.at = 0
        self._film: Film | None = None
        if record:
            self._open(Kept(record))
        super().__init__(**traits)
        self.observe(self.changed, ["kept", "page"])

    # ---------------------------------------------------------------- opening

    def open_record(
        self, record: str, seat: int | None = None, *, at: int | None = None, number: int = 0
    ) -> None:
        """Show another game, or one of several, at a step. Raises ``InputError`` naming the line; what is open stays."""
        self._open(Kept(record), seat, at=at, number=number)
        self.changed()

    def open_kept(self, kept: Kept, *, at: int | None = None) -> None:
        """The same for a game that may count."""
        self._open(kept, at=at)
        self.changed()

    def _open(self, kept: Kept, seat: int | None = None, *, at: int | None = None, number: int = 0) -> None:
        games = read_games(kept.record)
        before = self._seat
        self._seat = seat if seat is not None else before if self.told is None else None
        try:
            self._turn_to(games, min(number, len(games) - 1), at)
        except InputError:
            self._seat = before
            raise
        self._kept, self._wanted, self._problem = kept, None, ""

    def look_for(self, name: str, at: int, number: int = 0) -> None:
        """Show a step of the game that the browser may have kept under this name; one that is open already is not asked for."""
        if self.told is not None and self.portable["name"] == name and self.number == number:
            self._go(at)
        else:
            self.close_record()
            self._wanted = (name, at, number)
        self.changed()

    @property
    def portable(self) -> dict[str, str]:
        """The record as it may leave the kernel, sealed while a game in it goes on, and a short name for it."""
        over = all(played.state.over for played in self._games)
        record = self._kept.record if over else seal(*self._kept)
        return {"name": blake2b(record.encode(), digest_size=5).hexdigest(), "record": record}

    def _turn_to(self, games: list[Replayed], number: int, at: int | None = None) -> None:
        story = story_of(games[number], self._seat)
        pictures = film(story)
        self._games, self.number = games, number
        self.told, self._film = story, pictures
        self.review = ReviewDesk(story, pictures, **self._budget)
        last = len(story.moments) - 1
        self._go(at if at is not None else 0 if story.finished else last)

    def _go(self, at: int) -> None:
        if self.told is not None:
            self.at = min(at, len(self.told.moments) - 1)
        self._jump += 1

    def close_record(self) -> None:
        """Ask for a record again."""
        self.told = self.review = self._film = self._shown = self._wanted = None
        self._games, self._kept, self._problem = [], Kept(""), ""
        self.changed()

    # ---------------------------------------------------------------- what is shown

    def describe(self) -> dict[str, Any]:
        """The small part of what is shown; the steps are in ``story``."""
        scene: dict[str, Any] = {"page": self.page, "heading": self.say("replay-title")}
        if self.told is None or self.review is None:
            return scene | {"opener": self._opener()}
        story = self.told
        names = self._words.names if self._words else []
        several = self._games[:MOST_GAMES] if len(self._games) > 1 else []
        return scene | {
            "at": self.at,
            "jump": self._jump,
            "seat": self._seat if self._seat is not None else max(0, story.seat or 0),
            "finished": story.finished,
            "covered": "" if story.finished or story.game.solo else self.say("replay-so-far"),
            "games": [self.say("replay-game-named", number=number + 1) for number in range(len(several))],
            "game": self.number,
            "review": self.review.describe(self.language, names),
        }

    def _opener(self) -> dict[str, Any]:
        return {
            "lead": self.say("replay-lead"),
            "help": self.say("replay-help", size=LONGEST // 1024),
            "most": LONGEST,
            "problem": self._problem,
            "wanted": self._wanted[0] if self._wanted else "",
            "kept": [[str(game["id"]), str(game["title"])] for game in self.kept],
        }

    def refresh(self) -> None:
        """Send the scene, and with it the story where it or its language is new."""
        with self.hold_sync():
            if self.told is None:
                self.story = {}
            elif self._shown != (self.told, self.language) and self._film is not None:
                me = self._seat if not self.told.finished else None
                self._words = StoryScene(self.told, self._film, self.language, me)
                self._shown = (self.told, self.language)
                self.story = self._words.describe() | ({"kept": self.portable} if self.page else {})
            super().refresh()

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: where one is, and how the game ended."""
        story = self.told
        if story is None:
            return {}
        return {
            "at": self.at,
            "steps": len(story.moments) - 1,
            "over": story.finished,
            "scores": [result.score for result in story.last.results],
            "reviewed": self.review is not None and self.review.finished,
        }

    def picture(self) -> str | None:
        """The city at this step as an SVG that stands alone."""
        if self.told is None:
            return None
        title = self._words.report.title if self._words else ""
        return position_svg(self.told.position(self.at, self._seat or 0), title=title)

    def html(self) -> str:
        """The step: its sentence, its rule and everybody's figures."""
        if not self.story:
            return still.parts_html([self.say("replay-title"), self.say("replay-lead")])
        steps = self.story["steps"]
        step = steps[self.at]
        found: list[still.Part] = [self.story["title"], step["text"], step.get("cite", "")]
        for number, player in enumerate(self.story["players"]):
            told = step["figures"][number]
            while isinstance(told, int):  # a step that changes nothing names one that says the same
                told = steps[told]["figures"][number]
            money, income, used, most, *rest = map(still.figure, told)
            names = [label for *_, label in self.story["labels"]]
            values = [money, income, f"{used}/{most}", *rest]
            figures = " · ".join(f"{name} {value}" for name, value in zip(names, values, strict=False))
            found.append(f"{player['name']}: {figures}")
        return still.parts_html(found)

    # ---------------------------------------------------------------- gestures

    def on_seek(self, gesture: Gesture) -> None:
        """The browser has gone to a step."""
        if self.told is not None:
            self.at = min(max(0, int(gesture["at"])), len(self.told.moments) - 1)

    def on_open(self, gesture: Gesture) -> None:
        """A record was chosen or pasted."""
        self._take_in(str(gesture["record"]))

    def _take_in(self, record: str, at: int | None = None, number: int = 0) -> None:
        try:
            if not record.strip():
                raise InputError("replay-nothing")
            self._open(opened(record, self.club), at=at, number=number)
        except TutorError as error:
            self._problem = self.say("replay-refused", problem=self.explain(error))

    def on_found(self, gesture: Gesture) -> None:
        """The browser has kept the game that was looked for."""
        if self._wanted is not None:
            (_, at, number), self._wanted = self._wanted, None
            self._take_in(str(gesture["record"]), at, number)

    def on_absent(self, _: Gesture) -> None:
        """The browser knows nothing of the game that was looked for."""
        self._wanted = None
        self._problem = self.say("replay-gone")

    def on_too_long(self, gesture: Gesture) -> None:
        """A file was chosen that is larger than what is read: it was not sent."""
        size = int(gesture["size"]) // 1024 + 1
        problem = self.say("replay-long", size=size, max=LONGEST // 1024)
        self._problem = self.say("replay-refused", problem=problem)

    def on_other(self, _: Gesture) -> None:
        """Open another record."""
        self.close_record()

    def on_game(self, gesture: Gesture) -> None:
        """Another game of the same record."""
        self._turn_to(self._games, range(len(self._games))[int(gesture["game"])])

    def on_kept(self, gesture: Gesture) -> None:
        """A saved game."""
        self.wish = {"page": "replay", "game": str(gesture["game"])[:60]}

    def on_rule(self, gesture: Gesture) -> None:
        """The rule of a step."""
        self.wish = {"page": "rules", "rule": str(gesture["rule"])[:60]}

    def on_fork(self, gesture: Gesture) -> None:
        """Open the city of this step in the sandbox, with what is known of the hand."""
        story = self._story()
        self.on_seek(gesture)
        seat = range(story.game.players)[int(gesture["seat"])]
        hand = [HAND_TOKENS[card] for card in story.hand(self.at, seat) if card != HIDDEN]
        position = story.position(self.at, seat).with_hand(hand)
        self.wish = {"page": "sandbox", **dict(parse_qsl(query(position, story.game.victory)))}

    def on_play_on(self, gesture: Gesture) -> None:
        """Play on from this step; a game that goes on, from where it stands; one that counts, as the one that it is."""
        story = self._story()
        if self._kept.ticket is not None:
            self.wish = {"page": "play", "game": str(self._kept.ticket.game)}
            return
        if story.finished:
            self.on_seek(gesture)
        else:
            self.at = len(story.moments) - 1
        seat = range(story.game.players)[int(gesture.get("seat", 0))]
        self.handed = ""
        self.handed = story.until(self.at, seat)

    def on_review(self, gesture: Gesture) -> None:
        """Begin to look at a player's decisions."""
        if self.review is not None:
            self.review.begin(int(gesture["player"]))

    def on_more(self, _: Gesture) -> None:
        """The browser has drawn what was found, and asks for more."""
        if self.review is not None:
            self.review.more()

    def on_stop(self, _: Gesture) -> None:
        """Enough."""
        if self.review is not None:
            self.review.stop()

    def _story(self) -> Story:
        if self.told is None:
            raise InputError("replay-nothing")
        return self.told
