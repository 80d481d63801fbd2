"""The page where games are played: set-up and table together, saving, results, what another page hands over."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlencode

import pytest

from cardcity_tutor.app.handing import hand_over, taken
from cardcity_tutor.app.pages.play import PlayPage, open_page, turn_to
from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.widgets.game_table import GameTable
from tests.widgets.persons import Person


class Desk:
    """A club that keeps everything in lists."""

    def __init__(self) -> None:
        self.saved: dict[int, tuple[str, str]] = {}
        self.results: list[tuple[int, str, list[str]]] = []
        self.closed = False

    def _open(self) -> None:
        if self.closed:
            raise InputError("club-unreachable")

    def games(self) -> list[dict[str, Any]]:
        self._open()
        way = {"edition": "xl", "level": "simplified", "victory": "residential", "variants": [], "players": 2}
        return [
            {
                "id": number, "title": title, "way": way, "turn": 1, "turns": 10, "over": False,
                "saved": "2026-11-16T10:00:00",
            }
            for number, (_, title) in self.saved.items()
        ]  # fmt: skip

    def save_game(self, record: str, title: str = "", game: int | None = None) -> dict[str, Any]:
        self._open()
        number = game or len(self.saved) + 1
        self.saved[number] = (record, title)
        return {"id": number}

    def load_game(self, game: int) -> dict[str, Any]:
        if game not in self.saved:
            raise InputError("club-game-unknown", game=game)
        return {"record": self.saved[game][0]}

    def delete_game(self, game: int) -> None:
        del self.saved[game]

    def add_result(self, record: str, player: int, source: str, opponents: Any = ()) -> bool:
        self._open()
        assert '"event": "end"' in record
        self.results.append((player, source, list(opponents)))
        return len(self.results) == 1  # they all play the same deal here


class Guest:
    """A visitor at the page."""

    def __init__(
        self, desk: Desk | None = None, nickname: str = "", query: Query | None = None, *, told: bool = True
    ) -> None:
        self.gone: list[tuple[str, Query]] = []
        self.visit = Visit(desk)  # type: ignore[arg-type]
        self.visit.going = lambda page, query: self.gone.append((page, query))
        self.visit.lang = "en"
        self.visit.nickname = nickname
        self.page: PlayPage = open_page(self.visit, query or {})
        if told:
            self.do("kept", work="")  # as the browser says: no game is open

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        setup = self.page.setup
        setup.gesture = {"kind": kind, **fields, "count": setup.seq}
        return dict(setup.scene)

    def run(self, act: str) -> dict[str, Any]:
        return self.do("running", act=act)

    @property
    def table(self) -> GameTable:
        assert self.page.table is not None
        return self.page.table

    @property
    def shown(self) -> list[str]:
        return [type(child).__name__ for child in self.page.children if child.layout.display != "none"]


@pytest.fixture(scope="module")
def nearly_over() -> str:
    """A game alone in its last turn."""
    table = GameTable(seed=3)
    Person(1).until(table, "build", 10)
    return str(table.value["record"])


def test_a_visitor_without_a_club_plays_alone(nearly_over: str) -> None:
    guest = Guest()
    assert guest.shown == ["PlaySetup"]
    guest.do("start")
    assert guest.shown == ["PlaySetup", "GameTable"]
    assert guest.table.chosen
    assert guest.table.scene["turn"] == "Turn 1 of 10"
    assert guest.run("download")["file"]["text"] == guest.table.value["record"]
    assert guest.page.setup.scene["saving"] is False
    guest.run("new")
    assert guest.shown == ["PlaySetup"]
    guest.do("continue")
    assert guest.shown == ["PlaySetup", "GameTable"]
    guest.run("new")
    guest.do("open", text=nearly_over)
    guest.do("sure", on=True)
    assert guest.table.scene["turn"] == "Turn 10 of 10"
    Person(2).play(guest.table)
    assert guest.page.setup.stage == "over"
    assert guest.table.scene["end"]["head"].startswith("Your city: ")
    record = guest.table.value["record"]
    guest.run("replay")
    page, query = guest.gone[-1]
    assert page == "replay"
    assert taken(guest.visit, query) == record
    guest.run("new")
    guest.do("start")
    assert guest.page.setup.stage == "game"
    assert len(guest.page.children) == 2  # the same view, with another game


def test_the_town_hall_of_a_suburb_stands_where_it_was_put() -> None:
    guest = Guest()
    guest.page.setup.choose({"level": "normal", "variants": ["suburb"]})
    guest.do("hall", cell=[4, 1])
    guest.do("start")
    assert guest.table.table.game.hall == (4, 1)


def test_a_bad_record_changes_nothing(nearly_over: str) -> None:
    guest = Guest()
    guest.do("start")
    state = guest.table.table.state
    guest.run("new")
    forged = nearly_over.replace('"paid": 0', '"paid": 1', 1)
    guest.do("open", text=forged)
    scene = guest.do("sure", on=True)
    assert scene["note"].startswith("This record cannot be read: ")
    assert scene["stage"] == "setup"
    assert scene["kept"]
    guest.do("continue")
    assert guest.table.table.state is state


def test_a_member_saves_and_comes_back() -> None:
    desk = Desk()
    guest = Guest(desk, "Zoé")
    guest.do("company", value="bots")
    guest.do("start")
    Person(1).until(guest.table, "build")
    assert guest.run("save")["note"] == "The game is saved."
    Person(1).decide(guest.table)
    assert guest.page.setup.scene["note"] is None  # it was, a move ago
    guest.run("save")
    assert [title for _, title in desk.saved.values()] == ["Zoé, hurried-heir"]
    guest.run("new")
    for lang, name in (
        ("en", "The hurried heir"),
        ("fr", "L’héritier pressé"),
    ):  # each reads it in their own language
        guest.visit.lang = lang
        assert guest.page.setup.scene["games"][0]["title"] == f"Zoé, {name}"
    guest.visit.lang = "en"
    guest.do("continue")
    record = guest.table.value["record"]
    other = Guest(desk, "Zoé")
    other.do("game", act="resume", id=1)
    assert other.table.value["record"] == record
    linked = Guest(desk, "Zoé", {"game": "1"})
    assert linked.table.value["record"] == record
    linked.run("new")
    linked.do("game", act="replay", id=1)
    assert linked.gone == [("replay", {"game": "1"})]
    Person(1).play(other.table)
    assert '"event": "end"' in desk.saved[1][0]  # what is over is not offered to be gone on with
    assert len(desk.saved) == 1
    other.visit.nickname = "Max"
    other.run("save")
    assert len(desk.saved) == 2  # never in place of somebody else's
    linked.do("game", act="delete", id=1)
    linked.do("sure", on=True)
    assert list(desk.saved) == [2]
    assert len(linked.page.setup.scene["games"]) == 1


@pytest.mark.parametrize(
    ("company", "mine", "result"),
    [
        ("alone", 0, (0, "solo", [])),
        ("bots", 0, (0, "bots", ["hurried-heir"])),
        ("screen", 1, (1, "table", ["Player A"])),
    ],
)
def test_the_result_counts_once_for_the_member_s_seat(company: str, mine: int, result: Any) -> None:
    desk = Desk()
    guest = Guest(desk, "Zoé")
    guest.do("company", value=company)
    guest.do("mine", seat=mine)
    guest.do("start")
    Person(3).play(guest.table)
    assert desk.results == [result]
    assert guest.page.setup.scene["note"] == "The result is entered for “Zoé”."
    guest.run("new")
    guest.do("continue")
    assert desk.results == [result]


def test_a_deal_that_counted_before_says_so(nearly_over: str) -> None:
    desk = Desk()
    desk.save_game(nearly_over)
    for told in ("The result is entered for “Zoé”.", "This deal has counted for “Zoé” already"):
        guest = Guest(desk, "Zoé")
        desk.saved[1] = (nearly_over, "")
        guest.page.resume(1)
        Person(2).play(guest.table)
        assert str(guest.page.setup.scene["note"]).startswith(told)


def test_no_result_for_a_game_from_elsewhere_and_none_for_nobody(nearly_over: str) -> None:
    desk = Desk()
    guest = Guest(desk, "Zoé")
    guest.do("open", text=nearly_over)
    again = Guest(desk, "Zoé")  # after a reload the browser gives back the same game
    again.do("kept", work=urlencode({"record": guest.table.kept}))
    again.do("continue")
    Person(2).play(guest.table)
    Person(2).play(again.table)
    assert again.page.setup.stage == "over"
    nobody = Guest(desk)
    nobody.do("kept", work="record=" + nearly_over.replace("\n", "%0A").replace("+", "%2B"))
    nobody.do("continue")
    Person(2).play(nobody.table)
    assert nobody.page.setup.stage == "over"
    assert desk.results == []


def test_a_club_that_does_not_answer_keeps_nobody_from_playing(nearly_over: str) -> None:
    desk = Desk()
    desk.closed = True
    guest = Guest(desk, "Zoé")
    guest.do("kept", work="record=" + nearly_over.replace("\n", "%0A"))
    guest.do("continue")
    assert guest.run("save")["note"]
    Person(2).play(guest.table)
    assert guest.page.setup.stage == "over"
    assert guest.page.setup.scene["note"]


def test_links() -> None:
    guest = Guest(
        query={
            "level": "advanced",
            "victory": "happiness",
            "variants": "architect",
            "players": "2",
            "seed": "7",
        }
    )
    guest.do("start")
    game = guest.table.table.game
    assert (game.setting.level, game.victory, game.players, guest.table.table.seed) == (
        "advanced",
        "happiness",
        2,
        7,
    )
    for wrong in (
        {"level": "hard"}, {"players": "9"}, {"players": "x"}, {"variants": "garden"}, {"seed": "x"},
        {"game": "x"}, {"game": "1"},
    ):  # fmt: skip
        with pytest.raises(InputError):
            turn_to(guest.page, wrong)
        assert guest.table.table.game is game


def test_a_game_that_another_page_hands_over(nearly_over: str) -> None:
    guest = Guest()
    guest.do("start")
    hand_over(guest.visit, nearly_over, "play", "replay")
    turn_to(guest.page, guest.gone[-1][1])
    assert guest.page.setup.scene["above"]  # a game is open here
    asking = guest.page.setup.scene["asking"]
    assert re.search(
        r"in progress \(Simplified .* · Turn \d+ of 10\) .* this one: Simplified .* · Turn", asking
    )
    guest.do("sure", on=True)
    assert guest.table.table.turn == 10
    turn_to(guest.page, guest.gone[-1][1])  # the same link again brings nothing
    assert guest.table.table.turn == 10


def test_nothing_takes_the_place_of_a_game_before_the_browser_has_told_of_it(nearly_over: str) -> None:
    """As after a reload on another page: the kernel does not know yet that a game is open."""
    open_game = str(GameTable(seed=5).value["record"])
    for same in (False, True):
        guest = Guest(told=False)
        hand_over(guest.visit, nearly_over, "play", "replay")
        turn_to(guest.page, guest.gone[-1][1])
        assert guest.page.table is None
        guest.do("kept", work=urlencode({"record": nearly_over if same else open_game}))
        assert bool(guest.page.setup.scene["asking"]) is not same
        if not same:
            guest.do("sure", on=True)
        assert guest.table.table.turn == 10
    desk = Desk()
    member = Guest(desk, "Zoé")
    member.do("start")
    member.run("save")
    linked = Guest(desk, "Zoé", {"game": "1"}, told=False)
    linked.do("kept", work=urlencode({"record": nearly_over}))
    assert linked.page.setup.scene["asking"]
    linked.do("sure", on=False)
    assert linked.page.table is None
    linked.do("continue")
    assert linked.table.table.turn == 10
