"""The page where games are played: set-up and table together, saving, results, what another page hands over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from cardcity_tutor.app.page_handover import hand_over, taken
from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.club import Store
from cardcity_tutor.club.seals import VARIABLE
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.pages.play import PlayPage
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.club.local import LocalClub
from tests.widgets.persons import Person


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalClub]:
    with Store(tmp_path / "club.db") as store:
        monkeypatch.setenv(VARIABLE, store.seal_key())
        yield LocalClub(store)


class Guest:
    """A visitor at the page."""

    def __init__(
        self,
        club: LocalClub | None = None,
        nickname: str = "",
        query: Query | None = None,
        *,
        told: bool = True,
    ) -> None:
        self.gone: list[tuple[str, Query]] = []
        self.desk = None if club is None else club.desk(nickname)
        self.visit = Visit(self.desk)
        self.visit.going = lambda page, query: self.gone.append((page, query))
        self.visit.lang = "en"
        self.visit.nickname = nickname
        self.page: PlayPage = PlayPage(self.visit, query or {})
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


def test_a_member_saves_and_comes_back(club: LocalClub) -> None:
    guest = Guest(club, "Zoé")
    assert guest.desk is not None
    guest.do("company", value="bots")
    guest.do("seed", text="4")
    guest.do("start")
    Person(1).until(guest.table, "build")
    assert guest.run("save")["note"] == "The game is saved."
    Person(1).decide(guest.table)
    assert guest.page.setup.scene["note"] is None  # it was, a move ago
    guest.run("save")
    assert [game["title"] for game in guest.desk.games()] == ["Zoé, hurried-heir"]
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
    other = Guest(club, "Zoé")
    other.do("game", act="resume", id=1)
    assert other.table.value["record"] == record
    linked = Guest(club, "Zoé", {"game": "1"})
    assert linked.table.value["record"] == record
    linked.run("new")
    linked.do("game", act="replay", id=1)
    assert linked.gone == [("replay", {"game": "1"})]
    Person(1).play(other.table)
    assert guest.desk.games()[0]["over"]  # what is over is not offered to be gone on with
    assert len(guest.desk.games()) == 1
    maxime = club.desk("Max")
    assert other.desk is not None
    other.desk.nickname, other.desk._key = maxime.nickname, maxime._key
    other.visit.nickname = "Max"
    other.run("save")
    assert (len(maxime.games()), len(guest.desk.games())) == (1, 1)  # never in place of somebody else's
    linked.do("game", act="delete", id=1)
    linked.do("sure", on=True)
    assert guest.desk.games() == []
    assert linked.page.setup.scene["games"] == []


@pytest.mark.parametrize(
    ("company", "mine", "source", "others"),
    [("alone", 0, "solo", []), ("bots", 0, "bots", ["hurried-heir"]), ("screen", 1, "table", ["Player A"])],
)
def test_the_result_counts_once_for_the_member_s_seat(
    club: LocalClub, company: str, mine: int, source: str, others: list[str]
) -> None:
    guest = Guest(club, "Zoé")
    guest.do("company", value=company)
    guest.do("mine", seat=mine)
    guest.do("start")
    assert guest.page.setup.scene["saving"] is False  # the club keeps it by itself
    Person(3).play(guest.table)
    (result,) = club.results("Zoé")
    assert (result["source"], result["opponents"]) == (source, others)
    assert result["score"] == guest.table.value["scores"][mine]
    assert guest.page.setup.scene["note"] == "The result is entered for “Zoé”."
    guest.run("new")
    guest.do("continue")
    assert len(club.results("Zoé")) == 1


def test_a_game_that_counts_goes_on_anywhere(club: LocalClub, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the list on another machine, with what can be taken back from the browser, and after a new key for seals."""
    guest = Guest(club, "Zoé")
    guest.do("start")
    Person(1).until(guest.table, "build", 2)
    place = next(iter(guest.table.table.state.actions))
    Person(1).decide(guest.table)
    record, undo = guest.table.value["record"], guest.table.table.can_undo
    reloaded = Guest(club, "Zoé", told=False)
    reloaded.do("kept", work=urlencode({"record": guest.table.kept}), playing=True)
    assert (reloaded.table.value["record"], reloaded.table.table.can_undo) == (record, undo), place
    listed = Guest(club, "Zoé")
    (line,) = listed.page.setup.scene["games"]
    assert " · counts · " in line["more"]
    club.store.renew_seal_key()
    monkeypatch.setenv(VARIABLE, club.store.seal_key())
    lost = Guest(club, "Zoé", told=False)
    lost.do("kept", work=urlencode({"record": guest.table.kept}), playing=True)
    assert lost.page.table is None
    lost.do("game", act="resume", id=line["id"])
    assert lost.table.table.turn == 2
    assert lost.page.setup.scene["counting"].startswith("Counts for “Zoé”")
    Person(1).play(lost.table)
    assert len(club.results("Zoé")) == 1
    Person(1).play(listed.table if listed.page.table else reloaded.table)
    assert len(club.results("Zoé")) == 1


def test_no_result_for_a_game_from_elsewhere_and_none_for_nobody(nearly_over: str, club: LocalClub) -> None:
    guest = Guest(club, "Zoé")
    guest.do("open", text=nearly_over)
    again = Guest(club, "Zoé")  # after a reload the browser gives back the same game
    again.do("kept", work=urlencode({"record": guest.table.kept}))
    again.do("continue")
    Person(2).play(guest.table)
    Person(2).play(again.table)
    assert again.page.setup.stage == "over"
    nobody = Guest(club)
    nobody.do("kept", work="record=" + nearly_over.replace("\n", "%0A").replace("+", "%2B"))
    nobody.do("continue")
    Person(2).play(nobody.table)
    assert nobody.page.setup.stage == "over"
    assert club.results("Zoé") == []


def test_a_club_that_does_not_answer_keeps_nobody_from_playing(nearly_over: str, club: LocalClub) -> None:
    guest = Guest(club, "Zoé")
    assert guest.desk is not None
    guest.desk.down = True
    guest.do("kept", work="record=" + nearly_over.replace("\n", "%0A"))
    guest.do("continue")
    assert guest.run("save")["note"]
    guest.page._saved = 1
    Person(2).play(guest.table)
    assert guest.page.setup.stage == "over"
    assert guest.page.setup.scene["note"]
    guest.run("new")
    assert guest.do("start")["asking"].endswith("The game will count for nobody.")
    guest.do("sure", on=False)
    assert guest.page.setup.stage == "setup"


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
            guest.page.turn_to(wrong)
        assert guest.table.table.game is game


def test_a_game_that_another_page_hands_over(nearly_over: str) -> None:
    guest = Guest()
    guest.do("start")
    hand_over(guest.visit, nearly_over, "play", "replay")
    guest.page.turn_to(guest.gone[-1][1])
    assert guest.page.setup.scene["above"]  # a game is open here
    asking = guest.page.setup.scene["asking"]
    assert re.search(
        r"in progress \(Simplified .* · Turn \d+ of 10\) .* this one: Simplified .* · Turn", asking
    )
    guest.do("sure", on=True)
    assert guest.table.table.turn == 10
    guest.page.turn_to(guest.gone[-1][1])  # the same link again brings nothing
    assert guest.table.table.turn == 10


def test_nothing_takes_the_place_of_a_game_before_the_browser_has_told_of_it(
    nearly_over: str, club: LocalClub
) -> None:
    """As after a reload on another page: the kernel does not know yet that a game is open."""
    open_game = str(GameTable(seed=5).value["record"])
    for same in (False, True):
        guest = Guest(told=False)
        hand_over(guest.visit, nearly_over, "play", "replay")
        guest.page.turn_to(guest.gone[-1][1])
        assert guest.page.table is None
        guest.do("kept", work=urlencode({"record": nearly_over if same else open_game}))
        assert bool(guest.page.setup.scene["asking"]) is not same
        if not same:
            guest.do("sure", on=True)
        assert guest.table.table.turn == 10
    member = Guest(club, "Zoé")
    member.do("start")
    linked = Guest(club, "Zoé", {"game": "1"}, told=False)
    linked.do("kept", work=urlencode({"record": nearly_over}))
    assert linked.page.setup.scene["asking"]
    linked.do("sure", on=False)
    assert linked.page.table is None
    linked.do("continue")
    assert linked.table.table.turn == 10
