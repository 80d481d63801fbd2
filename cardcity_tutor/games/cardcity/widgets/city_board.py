"""``CityBoard``: a city to click, with every reason, every preview, every development and every score."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import traitlets

from cardcity_tutor.core.errors import TutorError
from cardcity_tutor.core.verdict import Place

from ....widgets.base import Gesture
from ....widgets.bundle import script
from ..face.svg import position_svg
from ..rules.position import Cell, City
from .branches import tree_scene
from .deck import deck
from .editor import Editor
from .ground import Ground
from .growing import development
from .judging import Judge, hand_entries
from .playing import Playing
from .scoring import counted_places, score_label, sheet, stage
from .session import Session
from .sharing import query
from .starting import RULES, start_position


class CityBoard(Playing, Editor):
    """A city under its rules.

    Give a ``City``, or a city text with the options of ``City``:

    >>> board = CityBoard("I . / M C / . R", hand=["R", "C"], money=5)
    >>> board.place("C", (2, 0))
    >>> board.value["city"]
    'I1 . / M C / C R'
    """

    options = RULES
    within: frozenset[Place] = frozenset()
    """The cells that are shown, whatever is built, as long as all cards lie among them; none: as many as it takes."""
    _esm = script("board/city-board.js")
    unanswered = frozenset({"pick", "turn", "reveal", "bokeh"})

    deck = traitlets.Dict().tag(sync=True)
    """The drawings of all cards, sent once."""
    title = traitlets.Union([traitlets.Unicode(), traitlets.Dict()], default_value="")
    """The heading: a text, or one for each language, ``{"fr": …, "en": …}``."""
    palette = traitlets.Bool(False)
    """Whether all cards of this way of playing are offered once the hand is empty, each again and again."""
    key = traitlets.Unicode("").tag(sync=True)
    """With a key, the browser keeps the work under it, so that a lost kernel loses nothing."""

    def __init__(self, city: City | str = "M", **options: Any) -> None:  # noqa: ANN401 (traits and options alike)
        """Take a position, or a city text and options; the other keywords are traits."""
        self.session = Session(start_position(city, options), palette=options.get("palette", False))
        options.setdefault("deck", deck())
        options.setdefault("counted", options.get("victory", "residential"))
        if options.get("mode") == "develop":
            self.session.begin_development()
        super().__init__(**options)
        self.observe(self._on_mode, "mode")
        self.observe(self._on_palette, "palette")
        self.observe(self.changed, ["mode", "modes", "help", "victory", "counted", "title"])

    def _on_mode(self, change: Mapping[str, Any]) -> None:
        self.forget_draft()
        self.enter_mode(change)

    def _on_palette(self, change: Mapping[str, Any]) -> None:
        self.session.palette = change["new"]
        self.changed()

    def place(self, card: str, cell: Cell, facing: str | None = None) -> None:
        """Lay a card of the hand or of the palette. Raises ``IllegalAction`` with the reasons."""
        self.session.build(card, self.position.place(cell), facing)
        self.refresh()

    def refuse(self, error: TutorError) -> None:
        """A refusal is told again when the language changes."""
        self.tell(self.explain(error), partial(self.explain, error))

    def on_type(self, gesture: Gesture) -> None:
        """A typed move, or in the editor what to paint."""
        if self.mode == "edit":
            self.typed_paint(str(gesture["text"]))
        else:
            super().on_type(gesture)

    def picture(self) -> str:
        """The city as an SVG that stands alone."""
        return position_svg(self.position, title=self._heading() or None)

    def result(self) -> dict[str, Any]:
        """What ``value`` holds: the city, what is left in hand, and everything laid so far."""
        now = self.session.now
        return {
            "city": now.position.text,
            "hand": list(now.hand),
            "money": now.position.money,
            "mode": self.mode,
            "placed": [
                {"card": done.card, "cell": list(done.place), "how": done.how}
                | ({"facing": done.facing} if done.facing else {})
                for done in now.placed
            ],
        }

    # ---------------------------------------------------------------- the scene

    def describe(self) -> dict[str, Any]:
        """The scene of the present mode."""
        also = counted_places(self.position) if self.mode == "score" else ()
        self.ground = Ground(self.position, self.language, quiet=self.quiet, also=also, within=self.within)
        scene: dict[str, Any] = {
            "mode": self.mode,
            "modes": [[mode, self.say(f"mode-{mode}")] for mode in self.modes],
            "title": self._heading(),
            "help": self.help,
            "hinted": self._hints > 0,
            "undo": self.session.can_undo,
            "redo": self.session.can_redo,
            "work": query(self.position, self.victory),
        } | self.ground.scene()
        if self.mode == "edit":
            scene |= self.edit_scene()
        else:
            scene |= {"stats": self._stats()} | {
                "build": self._build_scene, "develop": self._develop_scene, "score": self._score_scene
            }[self.mode]()  # fmt: skip
        return scene | {"texts": self.ground.texts.all}

    @property
    def quiet(self) -> bool:
        """Whether the spoken names of cells keep to themselves what the badges would show."""
        return not self.help and self.mode != "edit"

    def _heading(self) -> str:
        return str(self.title[self.language] if isinstance(self.title, dict) else self.title)

    def _stats(self) -> list[list[Any]]:
        position = self.position
        limit = position.limit()
        stats: list[list[Any]] = [["coin", self.say("stat-money"), position.money, None]]
        if self.mode != "score":  # there it is what the class has to find
            stats.append(["income", self.say("stat-income"), position.income().value, None])
        stats.append(["limit", self.say("stat-limit"), limit.used, limit.max])
        if self.mode != "score":
            stats.append(
                ["star", score_label(self.language, self.victory), position.score(self.victory).value, None]
            )
        if position.setting.shared:
            player = position.setting.layout.zones.index(position.city.own)
            stats.insert(0, ["hall", self.say("stat-you"), "ABCD"[player], None])
        return stats

    def _build_scene(self) -> dict[str, Any]:
        hand, free = self.session.cards, self.session.free
        judge = Judge(self.ground, self.victory)
        judged = judge.palette(hand) if free else judge.hand(hand) if hand else []
        entries = hand_entries(hand, self.position, self.language)
        for entry, turns in zip(entries, judged, strict=True):
            cells = {cell for turn in turns for cell, number in enumerate(turn) if number < 0}
            count = (len(cells), len(turns))
            if not self.help:
                entry["body"] = ""
            elif free:
                entry["body"] = self.say("task-free-places", places=count[0], turns=count[1])
            else:
                entry["body"] = self._outline_of(*count, judge.most, len(hand))
        return {
            "hand": entries,
            "palette": free,
            "judged": judged,
            "say": self._task(judged),
            **judge.tables(),
        }

    def _outline_of(self, places: int, turns: int, most: int, hand: int) -> str:
        """What can be done with a card: where it may go, turned as need be, and how much of the hand has to be built."""
        rest = "yes" if most < hand else "no"
        return self.say("task-build-places", places=places, turns=turns, cards=most, rest=rest)

    def _task(self, judged: list[list[list[int]]]) -> dict[str, str]:
        """The one sentence that says what to do now, and one about it."""
        now = self.session.now
        if now.cloud:
            return {"head": self.say("task-cloud"), "body": self.say("task-cloud-why")}
        free = self.session.free
        if not judged:
            return {"head": self.say("task-done"), "body": self.say("task-done-next")}
        if not any(number < 0 for card in judged for turn in card for number in turn):
            return {
                "head": self.say("task-stuck"),
                "body": self.say("task-stuck-free" if free else "task-stuck-why"),
            }
        return {"head": self.say("task-free" if free else "task-build"), "body": ""}

    def _develop_scene(self) -> dict[str, Any]:
        due = self.position.due()
        colours = sorted({choice.colour for choice in due}, reverse=True)
        judge = Judge(self.ground, self.victory)
        best = self.victory if self._best else None
        grow = development(self.ground, self.session.now, self.session.forks, best=best)
        ended = {"head": self.say("task-develop-end"), "body": self.say("task-develop-why")}
        return {
            "hand": hand_entries(colours, self.position, self.language),
            "judged": judge.developments(colours),
            "rest": [] if due else judge.resting(),
            "say": {"head": self.say("task-develop"), "body": grow["outcomes"]} if due else ended,
            "grow": grow | {"tree": self._tree},
            "tree": tree_scene(self.outline, self.language, self.victory) if self._tree else None,
            **judge.tables(),
        }

    def _score_scene(self) -> dict[str, Any]:
        return {
            "score": stage(self.ground, self.counted),
            "sheet": sheet(self.ground),
            "chart": self.chart(self.position),
        }
