"""Play: set a game up, play it at the table below, save it, take it up again, and look at it once it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import ipywidgets

from cardcity_tutor.app.page_handover import taken
from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.club.seals import Ticket
from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.core.numbers import typed_count

from ..widgets.counted_games import Kept, advance, club_names, is_here, kept_game
from ..widgets.play_records import OPTIONS
from ..widgets.play_setup import GAME, OVER, SETUP, PlaySetup
from ..widgets.table.seats import Chair, chairs_of

if TYPE_CHECKING:
    from cardcity_tutor.app.club_client import ClubClient

    from ..widgets.game_table import GameTable
    from ..widgets.table import Table

KEY: Final = "play"
"""Under which the browser keeps the game."""
LONGEST_NUMBER: Final = 18


class PlayPage(ipywidgets.VBox):  # type: ignore[misc]
    """The set-up, and below it the table once there is a game; while one is played, the set-up is only a row."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """Begin with the set-up, and what a link asks for."""
        self.visit = visit
        self.setup = PlaySetup(key=KEY)
        self.setup.club = visit.desk
        self.table: GameTable | None = None
        self._saved: int | None = None
        self._turn = 0
        self._fresh = False
        """Whether the game is as it was saved, and the row says so."""
        visit.dress(self.setup)
        super().__init__([self.setup])
        self.setup.observe(self._on_wish, "wish")
        visit.observe(self._on_member, "nickname")
        self._on_member()
        self.turn_to(query)

    def turn_to(self, query: Query) -> None:
        """A saved game (``game=7``), one from another page, or options for the next one (``level=normal&players=2&variants=architect&seed=5``)."""
        handed = taken(self.visit, query)
        if handed:
            self.take_over(handed)
            return
        if "game" in query:
            if not query["game"].isdecimal() or len(query["game"]) > LONGEST_NUMBER:
                raise InputError(
                    "option-unknown", field="game", value=query["game"][:40], expected="1, 2, 3…"
                )
            self.resume(int(query["game"]))
            return
        options: dict[str, Any] = {
            name: query[name] for name in ("edition", "level", "victory") if name in query
        }
        if "variants" in query:
            options["variants"] = [name for name in query["variants"].split(",") if name]
        if "players" in query:
            number = typed_count(query["players"])
            options["players"] = query["players"][:20] if number is None else number
        if options or "seed" in query:
            self.setup.choose(options, seed=query.get("seed", ""))

    # ---------------------------------------------------------------- the member

    def _on_member(self, _change: object = None) -> None:
        self._saved = None  # a number among the games of whoever was here
        self._put_away()
        self.setup.nickname = self.visit.nickname
        self.setup.saving = bool(self.visit.desk is not None and self.visit.nickname)
        self._list_games()

    def _put_away(self) -> None:
        """A game that counts for somebody who has left is not played on without them."""
        if self.table is None or self.setup.stage != GAME:
            return
        ticket = self.table.table.ticket
        if ticket is not None and ticket.member != self.visit.nickname:
            self._show(SETUP)
            self.setup.hold(self.table.portable)

    def _list_games(self) -> None:
        """The member's saved games; a club that does not answer is no reason not to play."""
        desk = self.visit.desk
        games: list[dict[str, Any]] = []
        if desk is not None and self.setup.saving:
            try:
                games = [game for game in desk.games() if not game.get("referee")]
            except InputError as error:
                self.setup.tell(self.setup.explain(error))
        self.setup.games = games

    # ---------------------------------------------------------------- wishes

    def _on_wish(self, change: Mapping[str, Any]) -> None:
        wish = change["new"]
        if wish:
            getattr(self, f"_do_{wish['do'].replace('-', '_')}")(wish)

    def _do_start(self, wish: Mapping[str, Any]) -> None:
        from ..widgets.table.beginning import new_table

        options = {name: wish["options"][name] for name in OPTIONS} | {"hall": wish["hall"]}
        if not wish["counts"]:
            table = new_table(**options, seats=wish["seats"], help=wish["help"], seed=wish["seed"])
        else:
            try:
                table = self._dealt(options, wish)
            except InputError as error:
                if not error.code.startswith("club-"):
                    raise
                self.setup.ask_uncounted(wish, error)
                return
        self._play(table, fresh=True)
        self.visit.note("play")  # a reload finds the game, not its options

    def _dealt(self, options: Mapping[str, Any], wish: Mapping[str, Any]) -> Table:
        """A game that the club deals, which counts; the club knows what the bots did before anybody sees it."""
        desk = self.visit.desk
        if desk is None:
            raise InputError("club-nobody")
        chairs = chairs_of(wish["seats"], options["players"])
        title = _title(self.setup.language, chairs)
        begun = desk.begin_game(options, wish["seats"], wish["mine"], wish["help"], title)
        table = Kept(begun["record"], Ticket(desk.nickname, begun["id"], begun["step"])).table()
        advance(table, desk, self.setup.language)
        return table

    def _do_resume(self, wish: Mapping[str, Any]) -> None:
        """The game that the browser kept; the one at the table goes on as it is."""
        kept = Kept(wish["record"], wish["ticket"])
        self._check(kept)
        if self.table is not None and kept == (self.table.value["record"], self.table.table.ticket):
            self._show(GAME)
        else:
            self._take_up(kept)

    def _do_open(self, wish: Mapping[str, Any]) -> None:
        """A record from elsewhere: played on, or looked at if it is over; it counts for nobody."""
        self._take_up(Kept(wish["record"]))
        if self.visit.desk is not None and self.setup.stage == GAME:
            self.setup.tell(self.setup.say("play-taken-up"))

    def _check(self, kept: Kept) -> None:
        """A question may have waited while somebody else came in."""
        if kept.ticket is not None and not is_here(kept.ticket, self.visit.desk):
            raise InputError("seal-member", nickname=kept.ticket.member)

    def _take_up(self, kept: Kept, *, saved: int | None = None) -> None:
        self._check(kept)
        try:
            table = kept.table()
        except TutorError as error:
            raise InputError("play-file-wrong", problem=self.setup.explain(error)) from None
        self._play(table, saved=saved)

    def _do_saved_resume(self, wish: Mapping[str, Any]) -> None:
        kept = Kept(wish["record"], wish["ticket"]) if "record" in wish else self._saved_game(wish["id"])
        self._take_up(kept, saved=None if kept.ticket else wish["id"])

    def _saved_game(self, game: int) -> Kept:
        if self.visit.desk is None or not self.visit.nickname:
            raise InputError("club-game-whose")
        return kept_game(self.visit.desk, game)

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
        self.setup.open_game(Kept(record))
        self.setup.changed()

    def resume(self, game: int) -> None:
        """Go on with a saved game; one that is open here is replaced only after a question."""
        ticket = self.table and self.table.table.ticket
        if ticket and ticket.game == game and ticket.member == self.visit.nickname:
            self._show(GAME)  # it lies here, perhaps with more than the club knows yet
            return
        kept = self._saved_game(game)
        if self.setup.stage != SETUP:
            self._do_new({})
        self.setup.replace({"do": "saved-resume", "id": game, **kept._asdict()})
        self.setup.changed()

    # ---------------------------------------------------------------- the table

    def _play(self, table: Table, *, saved: int | None = None, fresh: bool = False) -> None:
        """Lay a game on the table. The view stays the same: one that left the box would complain in the browser."""
        from ..widgets.game_table import GameTable

        self._saved = saved
        if self.table is None:
            self.table = GameTable(table=table, key=KEY, chosen=True)
            self.table.club = self.visit.desk
            self.visit.dress(self.table)
            self.table.observe(self._on_game, "value")
            self.children = (self.setup, self.table)
        else:
            self.table.sit_down(table)
        self._note_counting(table)
        self._begin_signing(table, ask=fresh)
        self._show(OVER if table.state.over else GAME)

    def _begin_signing(self, table: Table, *, ask: bool) -> None:
        """The other persons of a game that counts can sign their seats; members by their names are asked at once."""
        desk, ticket = self.visit.desk, table.ticket
        people = [(seat, chair.person) for seat, chair in enumerate(table.chairs) if not chair.bot]
        if desk is None or ticket is None or len(people) < 2:
            self.setup.signing.end()
        else:
            self.setup.signing.begin(desk, ticket.game, people, ask=ask)

    def _note_counting(self, table: Table) -> None:
        self.setup.counts_for = "" if table.ticket is None else table.ticket.member

    def _show(self, stage: str) -> None:
        self.visit.open_game = stage == GAME
        self.setup.stage = stage
        if self.table is not None:
            self.table.layout.display = "none" if stage == SETUP else None

    def _on_game(self, change: Mapping[str, Any]) -> None:
        """At the end the row offers what comes next, and says that the result counts for the member."""
        if self.table is None:
            return
        if self._fresh:  # what was said of saving is true no longer
            self._fresh = False
            self.setup.changed()
        table = self.table.table
        self._note_counting(table)
        if table.ticket is None:
            self.setup.signing.end()
        elif table.turn != self._turn:
            self._turn = table.turn
            self.setup.signing.look_while_open()
        if change["new"]["over"] and self.setup.stage == GAME:
            if table.counted:
                self.setup.tell(self.setup.say("play-counted", name=self.visit.nickname))
            self._save_end()
            self._show(OVER)

    # ---------------------------------------------------------------- the row beside a game

    def _do_new(self, _: Mapping[str, Any]) -> None:
        """Back to the set-up, where the game can still be gone on with."""
        if self.table is not None:
            self.setup.keep(Kept(self.table.value["record"], self.table.table.ticket))
        self._list_games()
        self._show(SETUP)

    def _do_save(self, _: Mapping[str, Any]) -> None:
        if self.visit.desk is None or self.table is None or self.setup.counts_for:
            return
        self._save(self.table, self.visit.desk)
        self.setup.tell(self.setup.say("play-saved"))
        self._fresh = True

    def _save(self, table: GameTable, desk: ClubClient) -> None:
        title = _title(self.setup.language, table.table.chairs)
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

        table = self.table
        if "record" in wish:
            show(self.visit, wish["record"])
        elif table is not None and table.table.ticket is not None and not table.value["over"]:
            self.visit.go("replay", game=str(table.table.ticket.game))  # never a copy that could be played on
        elif table is not None:
            show(self.visit, table.value["record"])


def _title(lang: str, chairs: Sequence[Chair]) -> str:
    """What a game is called in a list: its players; who plays alone needs no name there."""
    return ", ".join(club_names(lang, chairs)) if len(chairs) > 1 else ""
