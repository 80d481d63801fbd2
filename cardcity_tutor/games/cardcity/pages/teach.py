"""Teach: the projector's stage, with an editor and the options under it when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import parse_qsl

import ipywidgets

from cardcity_tutor.app.follow_client import FollowClient
from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.locale import LANGUAGES, say

from ..rules.position import Position
from ..rules.ways import Way
from ..widgets.editing import Options
from ..widgets.stage import Stage
from ..widgets.staging.mirrored import mirrored

if TYPE_CHECKING:
    from ..widgets.city_board import CityBoard
    from ..widgets.options_panel import OptionsPanel

KEPT: Final = ("edition", "level", "variants", "players", "player", "rulings")
"""The options of a way that a position has too."""


class Editor(NamedTuple):
    """What feeds the stage: the board to paint on, in sight first, and how it is played."""

    board: CityBoard
    panel: OptionsPanel


class TeachPage(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets ships no types
    """The stage; and once the editor was asked for, the options and the board that feed it."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """Open on what a link asks for: a city, an example, what is shown of it and how far. Raises ``InputError``."""
        self.stage = Stage(title={lang: say(lang, "stage-title") for lang in LANGUAGES})
        self.stage.open_query(query)
        self._visit = visit
        self._editor: Editor | None = None
        self._feeding = False
        self._client = FollowClient.here()
        self._shown: object = None
        self.stage.can_follow = self._client is not None
        super().__init__([self.stage])
        visit.dress(self.stage)
        self.stage.packs = visit.own.packs
        visit.observe(self._on_packs, "packs_changed")
        self.stage.observe(self._on_theme, "theme")
        self.stage.observe(self._on_editing, "editing")
        self.stage.observe(self._on_shown, "value")
        self.stage.observe(self._on_following, "following")
        self.stage.observe(self._mirror, "blank")

    def turn_to(self, query: Query) -> None:
        """Another link on the open page."""
        self.stage.open_query(query)

    def turn_back(self) -> None:
        """The same city from its first line."""
        self.stage.open_query({})

    def _on_theme(self, _: object) -> None:
        """The presenter's key turns the whole house."""
        self._visit.theme = self.stage.theme

    def _on_packs(self, _: object) -> None:
        """Lessons of the visitor's own were opened or put away: the library is another one."""
        self.stage.shelf = {}
        self.stage.changed()

    def _on_shown(self, _: object) -> None:
        """The address follows, line by line: who has to load the page anew goes on where the room was."""
        self._visit.note("teach", **dict(parse_qsl(self.stage.value["query"])))

        self._mirror()

    # ---------------------------------------------------------------- phones

    def _on_following(self, _: object) -> None:
        """Phones may come, or have to go. Raises ``InputError`` where the server does not answer."""
        stage, client = self.stage, self._client
        if client is None:
            return
        if not stage.following:
            stage.room, self._shown = "", None
            with suppress(InputError):  # a server that is gone shows nothing either
                client.end()
            return
        try:
            stage.room = client.show(self._seen())
        except InputError:
            stage.following = False
            raise

    def _mirror(self, _: object = None) -> None:
        """Phones see what the room sees. One picture that does not arrive is no reason to stop: the next will."""
        if self._client is None or not self.stage.room:
            return
        seen = (self.stage.staged, self.stage.at, self.stage.blank)
        if seen != self._shown:
            with suppress(InputError):
                self._client.show(self._seen())
                self._shown = seen

    def _seen(self) -> dict[str, Any]:
        """The picture of this moment; of a black screen nothing but that."""
        stage = self.stage
        return {"blank": True} if stage.blank else mirrored(stage.staged, stage.at)

    # ---------------------------------------------------------------- the editor

    def _on_editing(self, _: object) -> None:
        if not self.stage.editing:
            self.children = [self.stage]
            return
        editor = self._editor = self._editor or self._prepare()
        with self._quietly():
            editor.board.position, editor.board.victory = self.stage.position, self.stage.staged.victory
            editor.panel.way = way_of(self.stage)
        self.children = [self.stage, *editor]

    def _prepare(self) -> Editor:
        """Make the editor; who only opens examples does without it."""
        from ..widgets.city_board import CityBoard
        from ..widgets.options_panel import OptionsPanel

        editor = Editor(
            CityBoard(self.stage.position, mode="edit", modes=("edit",)), OptionsPanel(seats=True)
        )
        self._visit.dress(*editor)
        editor.panel.observe(self._on_way, "choice")
        editor.board.observe(self._on_painted, ["value", "victory"])
        return editor

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        """What is set meanwhile comes from the stage, or from the other part of the editor: it is no news."""
        self._feeding = True
        try:
            yield
        finally:
            self._feeding = False

    def _on_painted(self, _: object) -> None:
        """What is painted is on the stage at once."""
        editor = self._editor
        if self._feeding or editor is None:
            return
        position, victory = editor.board.position, editor.board.victory
        if (position, victory) == (self.stage.position, self.stage.staged.victory):
            return
        self.stage.put(position, victory)
        with self._quietly():
            editor.panel.way = way_of(self.stage)

    def _on_way(self, _: object) -> None:
        """Another way of playing: the same city under it, or a fresh one where it cannot be read so."""
        editor = self._editor
        if self._feeding or editor is None:
            return
        way, position = editor.panel.way, self.stage.position
        wanted = {name: getattr(way, name) for name in KEPT}
        told = ""
        try:
            after = Options.of(position).position(position.text, **wanted)
        except TutorError:
            game = way.game()
            after = Position.made(game.setting, game.first_city(way.player), position.money)
            told = editor.panel.say("stage-fresh-city")
        with self._quietly():
            editor.board.position, editor.board.victory = after, way.victory
        self.stage.put(after, way.victory)
        editor.panel.tell_below(told)


def way_of(stage: Stage) -> Way:
    """The way of playing that the stage's city is under."""
    options = Options.of(stage.position)
    return Way(
        edition=options.edition,
        level=options.level,
        players=options.players,
        player=options.player,
        victory=stage.staged.victory,
        variants=options.variants,
        rulings=options.rulings,
    )
