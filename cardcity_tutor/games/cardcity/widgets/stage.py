"""``Stage``: a city before a room. Score, development, income and legality, revealed one key at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import traitlets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place

from ....widgets.base import Gesture, packed, unpacked
from ....widgets.bundle import script
from ....widgets.link_base import link_base
from ..face.svg import position_svg
from ..face.wording import level_name, variant_name, victory_name
from ..rules.development import Choice
from ..rules.position import City
from ..rules.setting import VICTORIES, VICTORIES_OF
from ..rules.tokens import card_of
from .base import CityWidget
from .deck import deck
from .editing import Options, palette
from .judging import hand_entries
from .sharing import qr_path, query
from .staging.frames import Show
from .staging.growth import line_of
from .staging.library import lesson_shelf, lesson_step, neighbours, shelf
from .staging.staged import LETTERS, SHOWS, TURNS, Staged, from_fields, opened
from .starting import RULES, start_position
from .styles import style
from .tabletop import place_of

if TYPE_CHECKING:
    from cardcity_tutor.course.packs import Pack

FIRST = "R C C C R / P R R M R / P R L R R / P . I1 L P / I2 . I3 I4 I1"
"""A finished city with two districts to count."""
FIRST_MONEY = 31
MOST_FRAMES = 1000
LESSON_SHOWS = {"develop": "development", "score": "score"}


class Stage(CityWidget):
    """A projector's view of one city.

    Give a ``City``, or a city text with the options of ``City``; ``show`` is what is revealed:

    >>> stage = Stage("M R / . C", show="income", lang="en")
    >>> stage.at = 1
    >>> stage.value["at"], stage.value["frames"]
    (1, 3)
    """

    options = (*RULES, "show", "victory", "predict", "example")
    _esm = script("stage/stage-page.js")
    _css = style("stage/stage.css")
    unanswered = frozenset({"reveal", "blank"})

    deck = traitlets.Dict().tag(sync=True)
    """The drawings of all cards, sent once."""
    shelf = traitlets.Dict().tag(sync=True, to_json=packed, from_json=unpacked)
    """The library, sent once in each language; the lessons when they are asked for."""
    title = traitlets.Union([traitlets.Unicode(), traitlets.Dict()], default_value="")
    """The heading of the page above the stage; full screen does without it."""
    at = traitlets.Int(0)
    """Which frame is shown; the first reveals nothing."""
    editing = traitlets.Bool(False)
    """Whether the editor is asked for; whoever shows the stage provides it."""
    can_follow = traitlets.Bool(False)
    """Whether phones can follow the stage; whoever shows it provides that too, and sets ``room``."""
    following = traitlets.Bool(False)
    """Whether they are asked to."""
    room = traitlets.Unicode("")
    """The code under which phones find the stage while they can."""
    blank = traitlets.Bool(False)
    """Whether the screen is black."""

    def __init__(self, city: City | str | None = None, **options: Any) -> None:  # noqa: ANN401
        """Take a position, or a city text and options; without either a finished city is there to be counted."""
        known = {key: options.pop(key) for key in ("show", "victory", "predict") if key in options}
        example = options.pop("example", "")
        if city is None:
            city, options = FIRST, {"money": FIRST_MONEY} | options
        self._staged = Staged(start_position(city, options))
        if example:
            self._staged = opened(str(example))
        self._staged = checked(replace(self._staged, **known))
        self._lessons = False
        self._link: dict[str, Any] | None = None
        self._base = ""
        self._jump = 0
        self.packs: Callable[[], Sequence[Pack]] = tuple
        """The packs whose lessons are offered besides those of the course."""
        options.setdefault("deck", deck())
        super().__init__(**options)
        self.observe(self._on_at, "at")
        self.observe(self.changed, ["title", "editing", "can_follow", "room"])

    @property
    def staged(self) -> Staged:
        """What is on the stage."""
        return self._staged

    @property
    def position(self) -> City:
        """The city on the stage; of an example, the one of the present statement."""
        show, whole = self._show, self._staged.position
        ground = show.frames[self.at].ground if self._staged.show == "example" else -1
        if ground < 0:
            return whole
        stated = show.positions[ground]
        # A statement about a district does not say again what its mayor has in hand, or by which variants it counts.
        return whole if stated.city == whole.city and not show.victories[ground] else stated

    @position.setter
    def position(self, position: City) -> None:
        self.put(position, self._staged.victory)

    def put(self, position: City, victory: str) -> None:
        """Another city, to be shown as the one before; an example makes way for the score."""
        show = "score" if self._staged.show == "example" else self._staged.show
        self._go(replace(self._staged, position=position, victory=victory, show=show, cell=None, taken=()))

    def open_query(self, fields: Mapping[str, str]) -> None:
        """Show what a link asks for. Raises ``InputError``, and then nothing has changed."""
        self._go(*from_fields(fields, self._staged))

    def _go(self, staged: Staged, at: int = 0) -> None:
        """Put something else on the stage. A stage that cannot be played leaves the old one standing."""
        show = checked(staged).play(self.language)
        self._staged, self._link = staged, None
        self._jump += 1
        self._turn_to(at, len(show.frames))
        self.changed()

    def _turn_to(self, at: int, frames: int) -> None:
        """Set ``at`` within the show; whoever does so sees to the scene himself."""
        busy, self._busy = self._busy, True
        self.at = max(0, min(at, frames - 1))
        self._busy = busy

    def _on_at(self, _change: object) -> None:
        """Somebody set the frame here: the browser is to follow, whatever it shows."""
        if not self._busy:
            self._jump += 1
            self.refresh()

    @traitlets.validate("at")
    def _within(self, proposal: Mapping[str, Any]) -> int:
        return max(0, min(int(proposal["value"]), MOST_FRAMES))

    # ---------------------------------------------------------------- the scene

    def describe(self) -> dict[str, Any]:
        """The show with all its frames, and what can be chosen."""
        lang, staged = self.language, self._staged
        edition = staged.position.setting.edition
        self._show: Show = staged.play(lang)
        self._turn_to(self.at, len(self._show.frames))
        if self.shelf.get("lang") != lang or self._lessons != bool(self.shelf.get("lessons")):
            self.shelf = {
                "lang": lang,
                "examples": shelf(lang),
                "lessons": lesson_shelf(lang, self.packs()) if self._lessons else [],
            }
        has_city = bool(self._show.grounds)
        shows = [name for name in SHOWS if has_city or name == "example"]
        if not staged.example:
            shows.remove("example")
        return {
            "stage": self._show.scene() | self._impossible(),
            "at": self.at,
            "jump": self._jump,
            "show": staged.show,
            "shows": [[name, self.say(f"stage-show-{name}"), LETTERS[name]] for name in shows],
            "heading": str(self.title[lang] if isinstance(self.title, dict) else self.title),
            "lead": self.say("stage-lead"),
            "way": self._way(),
            "predict": staged.predict,
            "victory": staged.victory,
            "victories": [[name, victory_name(lang, name)] for name in VICTORIES_OF[edition]],
            "cards": self._cards() if staged.show == "places" else [],
            "card": staged.card,
            "turn": staged.turn,
            "cell": staged.cell is not None and staged.show == "places",
            "players": len(staged.position.setting.layout.zones),
            "player": self._player(),
            "editing": self.editing,
            "link": self._link,
            "can_follow": self.can_follow,
            "room": self._room(),
            "work": query(staged.position, staged.victory),
        }

    def _impossible(self) -> dict[str, str]:
        found = self._staged.impossible(self.language)
        return {"note": found} if found else {}

    def _way(self) -> str:
        """How it is played, in a word or two; of a single city, whose part is shown."""
        lang, setting = self.language, self._staged.position.setting
        found = [self.say("stage-way", edition=setting.edition, level=level_name(lang, setting.level))]
        found += [variant_name(lang, variant) for variant in sorted(setting.variants)]
        if setting.layout.zones:
            found.append(self.say("claim-player", player="ABCD"[self._player()]))
        return " · ".join(found)

    def _player(self) -> int:
        position = self._staged.position
        zones = position.setting.layout.zones
        return zones.index(position.city.own) if zones else 0

    def _cards(self) -> list[dict[str, Any]]:
        """The cards whose places can be asked for: of the industries one, for their pictures build alike."""
        position = self._staged.position
        cards = [
            token for token in palette(position) if token[0] not in "MA." and token not in ("I2", "I3", "I4")
        ]
        return hand_entries(cards, position, self.language)

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: the city, what is shown of it and how far, and the fields of its link."""
        staged = self._staged
        return {
            "city": self.position.text,
            "show": staged.show,
            "victory": staged.victory,
            "example": staged.example,
            "at": self.at,
            "frames": len(self._show.frames),
            "query": staged.query(self.at),
        }

    def picture(self) -> str:
        """The city as an SVG that stands alone."""
        return position_svg(self.position)

    # ---------------------------------------------------------------- gestures

    def on_reveal(self, gesture: Gesture) -> None:
        """The browser shows another frame; one from before the last jump no longer counts."""
        if gesture.get("jump") == self._jump:
            self._turn_to(int(gesture["at"]), len(self._show.frames))
            self.value = self.result()

    def on_show(self, gesture: Gesture) -> None:
        """Score, development, income, allowed cells or the example; of an example's present city."""
        show = str(gesture["show"])
        if show not in SHOWS:
            raise LookupError(show)
        staged = self._staged
        if show == "example":
            self._go(opened(staged.example, predict=staged.predict))
            return
        if not self._show.grounds:
            raise InputError("stage-no-city")
        if staged.show == "example":
            staged = self._of_statement()
        self._go(replace(staged, show=show, cell=None))

    def _of_statement(self) -> Staged:
        """The city, and the victory if there is one, of the present statement."""
        show, staged = self._show, self._staged
        ground = show.frames[self.at].ground
        victory = show.victories[ground] if ground >= 0 else ""
        return replace(staged, position=self.position, victory=victory or staged.victory, taken=())

    def on_victory(self, gesture: Gesture) -> None:
        """Count for another victory."""
        self._go(replace(self._staged, victory=str(gesture["victory"])))

    def on_predict(self, gesture: Gesture) -> None:
        """Let the room guess before each line, or not; what is open stays open."""
        now = self._show.frames[self.at]
        staged = replace(self._staged, predict=bool(gesture["on"]))
        frames = staged.play(self.language).frames
        same = (k for k, frame in enumerate(frames) if frame.shown == now.shown and not frame.asked)
        self._go(staged, next(same, 0))

    def on_card(self, gesture: Gesture) -> None:
        """Ask for another card, or turn it."""
        card, turn = str(gesture["card"]), int(gesture.get("turn", 0)) % TURNS
        card_of(card, "card", self._staged.position.setting.edition)
        self._go(replace(self._staged, card=card, turn=turn))

    def on_cell(self, gesture: Gesture) -> None:
        """Why not here? Without a cell: all cells again."""
        cell: Place | None = place_of(gesture) if gesture.get("cell") else None
        if self._staged.show == "places":
            self._go(replace(self._staged, cell=cell))

    def on_grow(self, gesture: Gesture) -> None:
        """Another development at this point of the line."""
        ground, choice = int(gesture["ground"]), Choice(str(gesture["colour"]), place_of(gesture))
        if choice not in self._show.positions[ground].due():
            raise InputError("stage-no-growth", cell=self._show.grounds[0].name(choice.place))
        line = line_of(self._staged.position, self._staged.taken)
        staged = replace(self._staged, taken=(*line[:ground], choice))
        frames = staged.play(self.language).frames
        self._go(staged, next(k for k, frame in enumerate(frames) if frame.ground == ground and frame.ghosts))

    def on_example(self, gesture: Gesture) -> None:
        """Open an example by its id, or the next one (``by`` 1) or the one before (-1)."""
        by = gesture.get("by")
        name = str(gesture["id"]) if by is None else neighbours(self._staged.example)[int(by) > 0]
        self._go(opened(name, predict=self._staged.predict))

    def on_lessons(self, _: Gesture) -> None:
        """List the positions of the lessons too."""
        self._lessons = True

    def on_lesson(self, gesture: Gesture) -> None:
        """Open the position of a step, ``lesson/step``."""
        step = lesson_step(str(gesture["id"]), self.packs())
        show = LESSON_SHOWS.get(step.mode, "places")
        self._go(Staged(step.position, step.way.victory, show, predict=self._staged.predict))

    def on_player(self, gesture: Gesture) -> None:
        """See a single city with the eyes of another player."""
        player, position = int(gesture["player"]), self._staged.position
        if not 0 <= player < len(position.setting.layout.zones):
            raise InputError("stage-no-player", value="ABCD"[player] if 0 <= player < 4 else str(player)[:4])
        after = Options.of(position).position(position.text, player=player)
        self._go(replace(self._staged, position=after, cell=None, taken=()))

    def on_theme(self, gesture: Gesture) -> None:
        """Light or dark."""
        self.theme = gesture["theme"]

    def on_edit(self, gesture: Gesture) -> None:
        """Bring the editor, or put it away."""
        self.editing = bool(gesture["on"])

    def on_follow(self, gesture: Gesture) -> None:
        """Let phones follow, or no longer; with the base of their address."""
        self._base = link_base(str(gesture.get("base", "")))
        self.following = self.can_follow and bool(gesture["on"])

    def on_blank(self, gesture: Gesture) -> None:
        """The browser has made the screen black, or shows the stage again."""
        self.blank = bool(gesture["on"])

    def _room(self) -> dict[str, Any] | None:
        """Where phones find the stage."""
        if not self.room or not self._base:
            return None
        link = f"{self._base.rstrip('/')}/s/{self.room}"
        return {"link": link, "shown": link.partition("//")[2], "qr": qr_path(link)}

    def on_share(self, gesture: Gesture) -> None:
        """A link of the stage as it is now, and its QR code; without a base it goes away."""
        base = link_base(str(gesture.get("base", "")))
        fields = urlencode({"page": "teach"}) + "&" + self._staged.query(self.at)
        link = f"{base}?{fields}"
        self._link = {"link": link, "qr": qr_path(link)} if base else None


def checked(staged: Staged) -> Staged:
    """What is staged, if all of it exists. Raises ``InputError``."""
    for field, value, known in (("show", staged.show, SHOWS), ("victory", staged.victory, VICTORIES)):
        if value not in known:
            raise InputError("option-unknown", field=field, value=str(value)[:40], expected=", ".join(known))
    return staged
