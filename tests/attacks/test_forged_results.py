"""Results that were never played: each way to forge one, at real pages with a real club behind them."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest

from cardcity_tutor.app.page_handover import taken
from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.club import Store
from cardcity_tutor.club.seals import MARK, VARIABLE, Ticket, is_sealed, seal, unseal
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.record import goes_on
from cardcity_tutor.games.cardcity.pages.play import PlayPage
from cardcity_tutor.games.cardcity.pages.replay import ReplayPage
from cardcity_tutor.games.cardcity.rules.setting import SWITCHES
from cardcity_tutor.games.cardcity.widgets.counted_games import opened
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.attacks.conftest import Amount
from tests.club.local import LocalClub, LocalDesk
from tests.widgets.persons import Person, do


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalClub]:
    monkeypatch.setattr("cardcity_tutor.club.counted.secrets.randbits", Random(11).getrandbits)
    with Store(tmp_path / "club.db") as store:
        monkeypatch.setenv(VARIABLE, store.seal_key())
        yield LocalClub(store)


class Window:
    """A tab in somebody's browser: the page and what the browser keeps of it."""

    def __init__(
        self, club: LocalClub, nickname: str = "", query: Query | None = None, work: str = ""
    ) -> None:
        self.desk: LocalDesk = club.desk(nickname)
        self.gone: list[tuple[str, Query]] = []
        self.visit = Visit(self.desk)
        self.visit.going = lambda page, query: self.gone.append((page, query))
        self.visit.lang = "en"
        self.visit.nickname = nickname
        self.page: PlayPage = PlayPage(self.visit, query or {})
        self.do("kept", work=urlencode({"record": work}) if work else "")

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        setup = self.page.setup
        setup.gesture = {"kind": kind, **fields, "count": setup.seq}
        return dict(setup.scene)

    @property
    def note(self) -> str:
        return str(self.page.setup.scene["note"])

    @property
    def table(self) -> GameTable:
        assert self.page.table is not None
        return self.page.table

    @property
    def ticket(self) -> Ticket | None:
        return self.table.table.ticket

    def restore(self, kept: str) -> str:
        """What a hostile browser sends to the table: this was kept here."""
        return str(do(self.table, "restore", work=urlencode({"record": kept}))["note"])

    def deal(self, company: str = "alone") -> Window:
        """Begin a game that counts."""
        self.do("company", value=company)
        self.do("start")
        assert self.ticket is not None
        return self


def sent(table: GameTable) -> str:
    """Everything of a table that travels to the browser."""
    state = table.get_state()
    return json.dumps({name: state[name] for name in ("scene", "value", "cities", "kept", "seq")})


def played(seed: int, person: int = 1) -> GameTable:
    """A game that somebody played as a guest."""
    table = GameTable(seed=seed)
    Person(person).play(table)
    return table


def nearly_over(seed: int, person: int = 1) -> str:
    table = GameTable(seed=seed)
    Person(person).until(table, "build", 10)
    return str(table.value["record"])


def test_a_game_that_counts_counts_once(club: LocalClub) -> None:
    zoe = Window(club, "Zoé")
    for company, source in (("alone", "solo"), ("bots", "bots"), ("screen", "table")):
        zoe = Window(club, "Zoé").deal(company)
        assert zoe.page.setup.scene["counting"] == "Counts for “Zoé”; the club keeps it."
        Person(3).play(zoe.table)
        assert zoe.note == "The result is entered for “Zoé”."
        assert club.results("Zoé")[0]["source"] == source
    assert len(club.results("Zoé")) == 3
    games = zoe.desk.games()
    assert [game["over"] for game in games] == [True] * 3
    assert zoe.desk.load_game(games[0]["id"])["record"] == zoe.table.value["record"]


# ---------------------------------------------------------------- another game in place of the one that counts


def test_a_plain_record_restored_on_a_game_that_counts(club: LocalClub, amount: Amount) -> None:
    """The best of many seeds, simulated at home: the result was entered for whoever sent it."""
    best = max(range(amount(3, 60)), key=lambda seed: played(seed).value["scores"][0] or -99)
    zoe = Window(club, "Zoé").deal()
    zoe.restore(nearly_over(best))
    assert zoe.table.table.turn == 10
    assert zoe.ticket is None
    assert zoe.page.setup.scene["counting"] == "Counts for nobody."
    Person(1).play(zoe.table)
    assert zoe.page.setup.stage == "over"
    zoe.restore(str(played(best).value["record"]))
    assert club.results("Zoé") == []


def test_whatever_comes_from_a_file_says_that_it_counts_for_nobody(club: LocalClub) -> None:
    zoe = Window(club, "Zoé")
    assert "count for “Zoé”" in zoe.page.setup.scene["counting"]
    zoe.do("open", text=nearly_over(5))
    assert zoe.note.startswith("This game counts for nobody")
    assert zoe.ticket is None
    Person(1).play(zoe.table)
    assert club.results("Zoé") == []


def test_a_chosen_seed_and_changed_rulings_count_for_nobody_and_say_so_before(club: LocalClub) -> None:
    zoe = Window(club, "Zoé")
    assert "you chose the deal number" in zoe.do("seed", text="7")["counting"]
    zoe.do("start")
    assert zoe.ticket is None
    Person(1).play(zoe.table)
    zoe = Window(club, "Zoé")
    zoe.page.setup.choose(
        {"level": "advanced", "rulings": {"happiness-leisure": not SWITCHES["happiness-leisure"]}}
    )
    zoe.page.setup.changed()
    assert "changed rulings" in zoe.page.setup.scene["counting"]
    zoe.do("start")
    assert zoe.ticket is None
    assert "nobody has come in" in Window(club).page.setup.scene["counting"]
    assert club.results("Zoé") == []
    assert zoe.desk.games() == []


def test_a_game_begun_as_a_guest_never_counts(club: LocalClub) -> None:
    guest = Window(club)
    guest.do("start")
    Person(1).until(guest.table, "build", 5)
    kept = guest.table.kept
    assert is_sealed(kept)
    zoe = Window(club, "Zoé", work=kept)  # the same deal, played ahead by the guest
    zoe.do("continue")
    assert zoe.ticket is None
    zoe.page.setup.tell("")
    Person(1).play(zoe.table)
    counting = Window(club, "Zoé").deal()
    counting.restore(kept)
    Person(1).play(counting.table)
    assert club.results("Zoé") == []


def test_a_game_saved_by_hand_does_not_count(club: LocalClub) -> None:
    zoe = Window(club, "Zoé")
    number = zoe.desk.save_game(nearly_over(4))["id"]
    resumed = Window(club, "Zoé", {"game": str(number)})
    assert resumed.page.setup.scene["counting"] == "Counts for nobody."
    Person(1).play(resumed.table)
    assert club.results("Zoé") == []
    counted = zoe.deal().ticket
    assert counted is not None
    with pytest.raises(InputError, match="club-game-counts"):  # nor does it take the place of one that does
        zoe.desk.save_game(nearly_over(4), "", counted.game)
    with pytest.raises(InputError, match="club-game-unknown"):
        zoe.desk.advance_game(number, 0, str(played(4).value["record"]))


# ---------------------------------------------------------------- a look at what is to come


def test_a_copy_in_a_second_window_cannot_be_played_ahead(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal()
    Person(1).until(zoe.table, "build", 3)
    second = Window(club, "Zoé", work=zoe.table.kept)
    second.do("continue")
    assert second.table.value["record"] == zoe.table.value["record"]
    Person(1).until(second.table, "build", 4)
    other = Person(2)
    while zoe.ticket != second.ticket:
        other.decide(zoe.table)
        assert zoe.table.table.turn == 3 or zoe.ticket == second.ticket
    assert (
        zoe.table.scene["note"] == "This game has gone on in another window. Here it is as it stands there."
    )
    assert zoe.table.table.turn == 4
    assert goes_on(second.table.value["record"], zoe.table.value["record"])  # one line of play, and no other
    Person(3).play(zoe.table)
    Person(3).play(second.table)
    assert second.page.setup.stage == "over"
    assert len(club.results("Zoé")) == 1


def test_an_older_seal_does_not_roll_a_bad_turn_back(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal("bots")
    Person(1).until(zoe.table, "build", 2)
    older = zoe.table.kept
    Person(1).until(zoe.table, "build", 4)
    step, record, turn = zoe.ticket, zoe.table.value["record"], zoe.table.table.turn
    zoe.restore(older)
    assert zoe.table.table.turn == turn
    assert zoe.ticket == step
    reloaded = Window(club, "Zoé", work=older)
    reloaded.do("continue")
    assert reloaded.table.table.turn == turn
    zoe.do("running", act="new")
    zoe.do("open", text=older)
    assert zoe.page.setup.scene["asking"] is None or zoe.do("sure", on=True)
    assert zoe.table.table.turn == turn
    assert record.splitlines()[1:20] == zoe.table.value["record"].splitlines()[1:20]
    replay = ReplayPage(zoe.visit, {})
    replay.gesture = {"kind": "open", "record": older}
    assert replay.told is not None
    assert max(moment.event.turn for moment in replay.told.moments if moment.event) == turn


def test_a_seal_of_a_game_that_counts_opens_for_its_member_only(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal()
    Person(1).until(zoe.table, "build", 2)
    kept = zoe.table.kept
    for nickname in ("", "Max"):
        other = Window(club, nickname, work=kept)
        assert "Come in as “Zoé”" in other.page.setup.scene["held"]
        other.do("continue")
        assert other.page.table is None
        assert "Come in as “Zoé”" in str(other.do("open", text=kept)["note"])
        other.do("start")
        turn = other.table.table.turn
        assert "Come in as “Zoé”" in other.restore(kept)
        assert other.table.table.turn == turn
        replay = ReplayPage(other.visit, {})
        replay.gesture = {"kind": "open", "record": kept}
        assert replay.told is None
        assert "Come in as “Zoé”" in replay.scene["opener"]["problem"]
    assert club.results("Max") == []


def test_the_replay_of_an_open_game_is_no_copy_to_play_on(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal()
    Person(1).until(zoe.table, "build", 2)
    ticket = zoe.ticket
    assert ticket is not None
    zoe.do("running", act="replay")  # no button sends this before the end
    page, query = zoe.gone[-1]
    assert (page, query) == ("replay", {"game": str(ticket.game)})
    assert taken(zoe.visit, query) == ""
    replay = ReplayPage(zoe.visit, query)
    for _ in range(2):
        replay.gesture = {"kind": "play-on", "at": 3, "seat": 0, "count": replay.seq}
        assert zoe.gone[-1] == ("play", {"game": str(ticket.game)})
        assert replay.handed == ""
        kept = replay.story["kept"]["record"]
        assert unseal(kept).ticket == ticket
        replay = ReplayPage(zoe.visit, {})
        replay.gesture = {"kind": "open", "record": kept}


def test_who_comes_after_a_member_finds_their_game_put_away(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal()
    Person(1).until(zoe.table, "build", 2)
    before = sent(zoe.table)
    max_desk = club.desk("Max")
    zoe.desk.nickname, zoe.desk._key = max_desk.nickname, max_desk._key
    zoe.visit.nickname = "Max"
    assert zoe.page.setup.stage == "setup"
    assert "Come in as “Zoé”" in zoe.page.setup.scene["held"]
    for kind in ("undo", "pass", "hint", "next"):
        assert "Come in as “Zoé”" in do(zoe.table, kind)["note"]
    assert json.loads(before)["kept"] == zoe.table.kept
    zoe.do("continue")
    assert zoe.page.setup.stage == "setup"
    back = club.desk("Zoé")
    zoe.desk.nickname, zoe.desk._key = back.nickname, back._key
    zoe.visit.nickname = "Zoé"
    zoe.do("continue")
    assert zoe.page.setup.stage == "game"
    Person(1).play(zoe.table)
    assert (len(club.results("Zoé")), club.results("Max")) == (1, [])


def test_a_game_left_for_the_set_up_waits_for_its_member_too(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal()
    zoe.do("running", act="new")
    other = club.desk("Max")
    zoe.desk.nickname, zoe.desk._key = other.nickname, other._key
    zoe.visit.nickname = "Max"
    assert zoe.page.setup.scene["kept"] is None
    assert "Come in as “Zoé”" in zoe.page.setup.scene["held"]
    zoe.do("continue")
    assert zoe.page.setup.stage == "setup"


# ---------------------------------------------------------------- a club that does not answer


@pytest.mark.parametrize("company", ["alone", "bots", "screen"])
def test_a_club_out_of_reach_leaks_nothing(club: LocalClub, company: str, amount: Amount) -> None:
    """Nothing that was hidden is shown before the club knows: else who cuts the line could look and go back."""
    zoe, person = Window(club, "Zoé").deal(company), Person(5)
    for _ in range(amount(60, 400)):
        if zoe.table.value["over"]:
            break
        zoe.desk.down = True
        closed, record, step = zoe.table.table.closed, zoe.table.value["record"], zoe.ticket
        seen = unseal(zoe.table.kept).text
        person.decide(zoe.table)
        zoe.desk.down = False
        if zoe.table.value["record"] != record:
            assert zoe.table.table.can_undo  # it can be taken back: it told nothing
        assert (zoe.table.table.closed, zoe.ticket) == (closed, step)
        assert unseal(zoe.table.kept).text.splitlines()[: len(seen.splitlines())][1:] == seen.splitlines()[1:]
        person.decide(zoe.table)
    assert "club" not in str(zoe.table.scene["note"]).lower()


def test_what_the_club_says_when_it_is_out_of_reach(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal()
    Person(1).until(zoe.table, "rest")
    zoe.desk.down = True
    before = json.loads(sent(zoe.table))
    note = do(zoe.table, "next")["note"]
    assert note.startswith("Nothing was played and no card was turned")
    after = json.loads(sent(zoe.table))
    for state in (before, after):
        scene = json.loads(state["scene"])
        scene.pop("note")
        state["scene"], state["seq"] = scene, 0
    assert before == after
    zoe.do("running", act="new")
    scene = zoe.do("start")
    scene = zoe.do("sure", on=True) if "will be replaced" in scene["asking"] else scene
    assert scene["asking"].endswith("Play all the same? The game will count for nobody.")
    assert zoe.page.setup.stage == "setup"
    zoe.do("sure", on=True)
    assert zoe.page.setup.stage == "game"
    assert zoe.ticket is None


def test_an_answer_that_was_lost_is_given_again(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal()
    Person(1).until(zoe.table, "rest")
    zoe.desk.mute = True
    do(zoe.table, "next")
    assert zoe.table.scene["phase"] == "rest"
    zoe.desk.mute = False
    do(zoe.table, "next")
    assert zoe.table.table.turn == 2
    Person(1).play(zoe.table)
    assert len(club.results("Zoé")) == 1


# ---------------------------------------------------------------- calls and seals that were made up


def test_an_end_is_taken_once_and_an_advance_is_not_repeated(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal()
    calls: list[tuple[int, int, str]] = []
    advance = zoe.desk.advance_game

    def noted(game: int, step: int, record: str, names: Any = ()) -> Any:
        calls.append((game, step, record))
        return advance(game, step, record, names)

    zoe.desk.advance_game = noted  # type: ignore[method-assign]
    Person(1).play(zoe.table)
    assert zoe.desk.results()["total"] == 1
    for call in calls[:-1]:
        with pytest.raises(InputError, match="club-game-behind"):
            advance(*call)
    assert advance(*calls[-1])["step"] == calls[-1][1] + 1  # as if its answer had been lost
    game, step, record = calls[-1]
    with pytest.raises(InputError, match="club-game-behind"):
        advance(game, step + 1, record)
    assert zoe.desk.results()["total"] == 1


def test_a_record_that_is_not_the_game_s_is_refused(club: LocalClub) -> None:
    zoe, thief = Window(club, "Zoé").deal(), club.desk("Max")
    ticket = zoe.ticket
    assert ticket is not None
    own = str(zoe.table.value["record"])
    foreign = str(played(3).value["record"])
    with pytest.raises(InputError, match="club-game-behind"):
        zoe.desk.advance_game(ticket.game, ticket.step, foreign)
    with pytest.raises(InputError, match="club-game-unknown"):
        thief.advance_game(ticket.game, ticket.step, own)
    ends = "\n".join(line for line in foreign.splitlines() if '"event": "end"' in line)
    with pytest.raises(InputError, match="record-"):
        zoe.desk.advance_game(ticket.game, ticket.step, f"{own}\n{ends}")
    with pytest.raises(InputError, match="record-truncated"):
        zoe.desk.advance_game(ticket.game, ticket.step, "\n".join(own.splitlines()[:-1]))
    assert club.results("Zoé") == []
    assert zoe.desk.load_game(ticket.game)["step"] == ticket.step


def test_an_envelope_cannot_be_changed(club: LocalClub) -> None:
    zoe = Window(club, "Zoé").deal()
    ticket = zoe.ticket
    assert ticket is not None
    head, _, rest = zoe.table.kept.rpartition(".")
    assert json.loads(urlsafe_b64decode(head.removeprefix(MARK))) == list(ticket)
    guests = seal(str(zoe.table.value["record"]))
    for bound in (
        None,
        [],
        ["Max", ticket.game, ticket.step],
        [ticket.member, ticket.game + 1, ticket.step],
        [ticket.member, ticket.game, ticket.step + 1],
    ):
        swapped = MARK + urlsafe_b64encode(json.dumps(bound).encode()).decode() + "."
        for sealed in (swapped + rest, swapped + guests.rpartition(".")[2]):
            if sealed != guests:
                with pytest.raises(InputError, match="seal-broken"):
                    unseal(sealed)
    assert unseal(zoe.table.kept) == (zoe.table.value["record"], ticket)


def test_a_seal_opens_only_where_the_club_has_its_game(club: LocalClub) -> None:
    """At another club with the same key it would tell the cards to come."""
    zoe = Window(club, "Zoé").deal()
    Person(1).until(zoe.table, "build", 2)
    ticket, kept = zoe.ticket, zoe.table.kept
    assert ticket is not None
    zoe.desk.delete_game(ticket.game)
    with pytest.raises(InputError, match="seal-gone"):
        opened(kept, zoe.desk)
    again = Window(club, "Zoé").deal()
    assert again.ticket is not None
    assert again.ticket.game == ticket.game  # SQLite gives out the number again
    Person(1).until(again.table, "build", 2)
    with pytest.raises(InputError, match="seal-gone"):
        opened(kept, zoe.desk)
    Person(1).until(zoe.table, "rest", 2)
    note = do(zoe.table, "next")["note"]
    assert note.startswith(("This game has gone on", "The club no longer has"))


def test_an_export_holds_no_copy_to_play_ahead(club: LocalClub) -> None:
    from cardcity_tutor.widgets.club_view import ClubView

    zoe = Window(club, "Zoé").deal()
    view = ClubView(zoe.desk, zoe.visit.go)
    told: list[dict[str, Any]] = []
    view.send = lambda content, buffers=None: told.append(content)  # noqa: ARG005
    view.on_export({})
    (game,) = json.loads(told[-1]["text"])["games"]
    assert unseal(game["record"]).ticket == zoe.ticket


# ---------------------------------------------------------------- the seats of others


def test_no_table_signs_for_a_member_who_is_not_there(club: LocalClub) -> None:
    """By a wrong key, by the opener's own, by a key that was replaced, by a name written at the seat."""
    zoe = Window(club, "Zoé")
    old = club.store.claim("Max")
    fresh = club.store.reset_key("Max")
    zoe.do("company", value="screen")
    zoe.do("seat", seat=1, person="Max")
    zoe.do("start")
    signing = zoe.page.setup.scene["signing"]
    assert [line["state"] for line in signing["lines"]] == ["asked"]
    for key in ("", "wrong", zoe.desk._key, old.key):
        zoe.do("seat-sign", seat=1, nickname="Max", key=key)
        assert zoe.note == "This is not the key of “Max”. Nothing was signed."
        assert zoe.page.setup.scene["signing"]["lines"][0]["state"] == "asked"
    for forged in ({"seat": 0}, {"seat": 7}, {"seat": "1' OR 1"}, {"nickname": "Zoé", "key": zoe.desk._key}):
        zoe.do("seat-sign", **{"seat": 1, "nickname": "Max", "key": "wrong"} | forged)
        assert zoe.page.setup.scene["signing"]["lines"][0]["state"] == "asked"
    Person(3).play(zoe.table)
    assert len(club.results("Zoé")) == 1
    assert club.store.results(fresh.member).total == 0


def test_a_table_tells_no_key(club: LocalClub) -> None:
    zoe = Window(club, "Zoé")
    maxi = club.store.claim("Max")
    zoe.do("company", value="screen")
    zoe.do("seat", seat=1, person="Max")
    zoe.do("start")
    zoe.do("seat-sign", seat=1, nickname="Max", key=maxi.key)
    assert zoe.page.setup.scene["signing"]["lines"][0]["state"] == "signed"
    state = json.dumps({name: str(value) for name, value in zoe.page.setup.get_state().items()})
    assert maxi.key not in state
    assert maxi.key not in sent(zoe.table)
    Person(3).play(zoe.table)
    assert club.store.results(maxi.member).total == 1
