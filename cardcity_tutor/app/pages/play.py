"""Play: set a game up, play it at the table below, save it, take it up again, and look at it once it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import ipywidgets

from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.widgets.play_records import OPTIONS
from cardcity_tutor.widgets.play_setup import GAME, OVER, SETUP, PlaySetup
from cardcity_tutor.widgets.table.seats import seat_names

from ..handing import taken
from ..visit import Query, Visit

if TYPE_CHECKING:
    from cardcity_tutor.widgets.game_table import GameTable
    from cardcity_tutor.widgets.table import Table

    from ..desk import Desk

KEY: Final = "play"
"""Under which the browser keeps the game."""
LONGEST_NUMBER: Final = 18


class PlayPage(ipywidgets.VBox):  # type: ignore[misc]
    """The set-up, and below it the table once there is a game; while one is played, the set-up is only a row."""

    def __init__(self, visit: Visit) -> None:
        """Begin with the set-up."""
        self.visit = visit
        self.setup = PlaySetup(key=KEY)
        self.table: GameTable | None = None
        self._mine = 0
        self._saved: int | None = None
        self._counts = False
        self._fresh = False
        """Whether the game is as it was saved, and the row says so."""
        visit.dress(self.setup)
        super().__init__([self.setup])
        self.setup.observe(self._on_wish, "wish")
        visit.observe(self._on_member, "nickname")
        self._on_member()

    # ---------------------------------------------------------------- the member

    def _on_member(self, _change: object = None) -> None:
        self._saved = None  # a number among the games of whoever was here
        self.setup.nickname = self.visit.nickname
        self.setup.saving = bool(self.visit.desk is not None and self.visit.nickname)
        self._list_games()

    def _list_games(self) -> None:
        """The member's saved games; a club that does not answer is no reason not to play."""
        desk = self.visit.desk
        games: list[dict[str, Any]] = []
        if desk is not None and self.setup.saving:
            try:
                games = desk.games()
            except InputError as error:
                self.setup.tell(self.setup.explain(error))
        self.setup.games = games

    # ---------------------------------------------------------------- wishes

    def _on_wish(self, change: Mapping[str, Any]) -> None:
        wish = change["new"]
        if wish:
            getattr(self, f"_do_{wish['do'].replace('-', '_')}")(wish)

    def _do_start(self, wish: Mapping[str, Any]) -> None:
        from cardcity_tutor.widgets.table.beginning import new_table

        options = {name: wish["options"][name] for name in OPTIONS}
        table = new_table(
            **options, hall=wish["hall"], seats=wish["seats"], help=wish["help"], seed=wish["seed"]
        )
        self._play(table, mine=wish["mine"], counts=True)
        self.visit.note("play")  # a reload finds the game, not its options

    def _do_resume(self, wish: Mapping[str, Any]) -> None:
        """The game that the browser kept; the one at the table goes on as it is. What anybody can have written counts for nobody."""
        if self.table is not None and wish["record"] == self.table.value["record"]:
            self._show(GAME)
        else:
            self._take_up(wish["record"], counts=wish["genuine"])

    def _do_open(self, wish: Mapping[str, Any]) -> None:
        """A record from elsewhere: played on, or looked at if it is over; it counts for nobody."""
        self._take_up(wish["record"], counts=False)

    def _take_up(self, record: str, *, counts: bool, saved: int | None = None) -> None:
        from cardcity_tutor.widgets.table.saving import resumed

        try:
            table = resumed(record)
        except TutorError as error:
            raise InputError("play-file-wrong", problem=self.setup.explain(error)) from None
        table.foreign = table.foreign or not counts
        names = [chair.person for chair in table.chairs]
        nickname = self.visit.nickname
        mine = names.index(nickname) if nickname in names else table.persons[0]
        self._play(table, mine=mine, counts=not (table.foreign or table.state.over), saved=saved)

    def _do_saved_resume(self, wish: Mapping[str, Any]) -> None:
        record = wish.get("record") or self._saved_record(wish["id"])
        self._take_up(record, counts=True, saved=wish["id"])

    def _saved_record(self, game: int) -> str:
        if self.visit.desk is None or not self.visit.nickname:
            raise InputError("club-game-whose")
        return str(self.visit.desk.load_game(game)["record"])

    def _do_saved_replay(self, wish: Mapping[str, Any]) -> None:
        self.visit.go("replay", game=str(wish["id"]))

    def _do_saved_delete(self, wish: Mapping[str, Any]) -> None:
        if self.visit.desk is not None:
            self.visit.desk.delete_game(wish["id"])
            self._saved = None if self._saved == wish["id"] else self._saved
            self.setup.tell(self.setup.say("play-deleted"))
            self._list_games()

    def take_over(self, record: str) -> None:
        """A game that another page hands over; one that is open here is replaced only after a question."""
        if self.setup.stage != SETUP:
            self._do_new({})
        self.setup.open_record(record)
        self.setup.changed()

    def resume(self, game: int) -> None:
        """Go on with a saved game; one that is open here is replaced only after a question."""
        record = self._saved_record(game)
        if self.setup.stage != SETUP:
            self._do_new({})
        self.setup.replace({"do": "saved-resume", "id": game, "record": record})
        self.setup.changed()

    # ---------------------------------------------------------------- the table

    def _play(self, table: Table, *, mine: int, counts: bool, saved: int | None = None) -> None:
        """Lay a game on the table. The view stays the same: one that left the box would complain in the browser."""
        from cardcity_tutor.widgets.game_table import GameTable

        self._mine, self._counts, self._saved = mine, counts, saved
        if self.table is None:
            self.table = GameTable(table=table, key=KEY, chosen=True)
            self.visit.dress(self.table)
            self.table.observe(self._on_game, "value")
            self.children = (self.setup, self.table)
        else:
            self.table.sit_down(table)
        self._show(OVER if table.state.over else GAME)

    def _show(self, stage: str) -> None:
        self.setup.stage = stage
        if self.table is not None:
            self.table.layout.display = "none" if stage == SETUP else None

    def _on_game(self, change: Mapping[str, Any]) -> None:
        """At the end the result counts for the member, and the row offers what comes next."""
        if self._fresh:  # what was said of saving is true no longer
            self._fresh = False
            self.setup.changed()
        if change["new"]["over"] and self.setup.stage == GAME:
            self._count(change["new"])
            self._save_end()
            self._show(OVER)

    def _count(self, value: Mapping[str, Any]) -> None:
        desk, nickname = self.visit.desk, self.visit.nickname
        if desk is None or not nickname or not self._counts or self.table is None:
            return
        self._counts = False
        table = self.table.table
        others = [name for seat, name in enumerate(self._names(table)) if seat != self._mine]
        source = "solo" if table.game.solo else "table" if table.shared else "bots"
        try:
            new = desk.add_result(value["record"], self._mine, source, others)
            self.setup.tell(self.setup.say("play-counted" if new else "play-counted-before", name=nickname))
        except InputError as error:
            self.setup.tell(self.setup.explain(error))

    def _names(self, table: Table) -> list[str]:
        """The players as the club keeps them: bots by their ids, which whoever reads them sees in their own language."""
        names = seat_names(self.setup.language, table.chairs, None)
        return [chair.bot or name for chair, name in zip(table.chairs, names, strict=True)]

    # ---------------------------------------------------------------- the row beside a game

    def _do_new(self, _: Mapping[str, Any]) -> None:
        """Back to the set-up, where the game can still be gone on with."""
        if self.table is not None:
            self.setup.keep(self.table.value["record"])
        self._list_games()
        self._show(SETUP)

    def _do_save(self, _: Mapping[str, Any]) -> None:
        if self.visit.desk is None or self.table is None:
            return
        self._save(self.table, self.visit.desk)
        self.setup.tell(self.setup.say("play-saved"))
        self._fresh = True

    def _save(self, table: GameTable, desk: Desk) -> None:
        names = self._names(table.table)
        title = ", ".join(names) if len(names) > 1 else ""
        self._saved = desk.save_game(table.value["record"], title, self._saved)["id"]

    def _save_end(self) -> None:
        """A game that was saved on the way is over there, too, and not gone on with a second time."""
        desk = self.visit.desk
        if desk is not None and self.table is not None and self._saved is not None and self.visit.nickname:
            try:
                self._save(self.table, desk)
            except InputError as error:
                self.setup.tell(self.setup.explain(error))

    def _do_download(self, _: Mapping[str, Any]) -> None:
        if self.table is not None:
            self.setup.hand_over(self.setup.say("play-file-name"), self.table.portable)

    def _do_replay(self, wish: Mapping[str, Any]) -> None:
        """Look at a game again: the one at the table, or the one that the browser kept."""
        from .replay import show

        record = wish.get("record") or (self.table.value["record"] if self.table is not None else "")
        if record:
            show(self.visit, record)


def open_page(visit: Visit, query: Query) -> PlayPage:
    """The page, with what a link asks for."""
    page = PlayPage(visit)
    turn_to(page, query)
    return page


def turn_to(view: PlayPage, query: Query) -> None:
    """A saved game (``game=7``), one from another page, or options for the next one (``level=normal&players=2&variants=architect&seed=5``)."""
    handed = taken(view.visit, query)
    if handed:
        view.take_over(handed)
        return
    if "game" in query:
        if not query["game"].isdecimal() or len(query["game"]) > LONGEST_NUMBER:
            raise InputError("option-unknown", field="game", value=query["game"][:40], expected="1, 2, 3…")
        view.resume(int(query["game"]))
        return
    options: dict[str, Any] = {name: query[name] for name in ("edition", "level", "victory") if name in query}
    if "variants" in query:
        options["variants"] = [name for name in query["variants"].split(",") if name]
    if "players" in query:
        options["players"] = int(query["players"]) if query["players"].isdecimal() else query["players"][:20]
    if options or "seed" in query:
        view.setup.choose(options, seed=query.get("seed", ""))
