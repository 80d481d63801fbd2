"""Seats that several members sign: by key or by nod, once, by nobody else; and tables of the referee."""

from __future__ import annotations

from datetime import timedelta

import pytest

from cardcity_tutor.app.server.club.referee_table import referee_table
from cardcity_tutor.club import Claim, Store
from cardcity_tutor.club.counted import Begun
from cardcity_tutor.club.signatures import SIGNING_TURNS
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.rules.game import game
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.referee_table import RefereeTable
from tests.club.conftest import Clock
from tests.widgets.persons import Person

PEOPLE = ("Zoé", "Max", "Ana")


def refused(code: str) -> pytest.RaisesExc[InputError]:
    return pytest.raises(InputError, check=lambda error: error.code == code)


def members(store: Store, *names: str) -> list[Claim]:
    return [store.claim(name) for name in names]


def dealt(store: Store, owner: Claim, people: tuple[str, ...] = PEOPLE) -> Begun:
    way = game(level="simplified", players=len(people))
    seats = [{"person": name} for name in people]
    return store.begin_game(owner.member, way, seats, 0, "full", ", ".join(people))


def word_of(store: Store, asked: Claim) -> str:
    (question,) = store.questions(asked.member)
    return question.word


def later(begun: Begun, turn: int) -> str:
    table = GameTable.resume(begun.record)
    if turn > table.table.game.turns:
        Person(3).play(table)
    else:
        while table.table.turn < turn:
            Person(3).decide(table)
    return str(table.value["record"])


def finish(store: Store, owner: Claim, begun: Begun, names: tuple[str, ...] = PEOPLE) -> None:
    store.advance_game(owner.member, begun.id, 0, later(begun, 99), names)


def test_those_who_nodded_have_their_result_and_nobody_else(store: Store) -> None:
    zoe, maxi, ana = members(store, *PEOPLE)
    begun = dealt(store, zoe)
    store.ask_seat(zoe.member, begun.id, 1, "max")
    lines = store.ask_seat(zoe.member, begun.id, 2, "ANA").lines
    assert [(line.seat, line.nickname, line.state) for line in lines] == [
        (1, "Max", "asked"),
        (2, "Ana", "asked"),
    ]
    (question,) = store.questions(maxi.member)
    assert (question.game, question.seat, question.asker, question.end) == (begun.id, 1, "Zoé", None)
    store.answer(maxi.member, begun.id, question.word, yes=True)
    assert list(store.questions(maxi.member)) == []
    finish(store, zoe, begun)
    results = {who.member.nickname: list(store.results(who.member)) for who in (zoe, maxi, ana)}
    assert [len(found) for found in results.values()] == [1, 1, 0]
    (result,) = results["Max"]
    assert (result.source, result.opponents, result.game) == ("table", ("Zoé", "Ana"), begun.id)
    assert {line.nickname for line in store.evening()} == {"Zoé", "Max"}
    # The game behind the result opens for those who signed.
    assert store.load_game(maxi.member, begun.id).line.over
    with refused("club-game-unknown"):
        store.load_game(ana.member, begun.id)
    store.delete_game(zoe.member, begun.id)
    assert [line.game for line in store.results(maxi.member)] == [None]


def test_a_seat_is_signed_by_key_at_the_table(store: Store) -> None:
    zoe, maxi, ana = members(store, *PEOPLE)
    begun = dealt(store, zoe)
    (line,) = store.sign_seat(zoe.member, begun.id, 1, store.member("Max", maxi.key)).lines
    assert line.state == "signed"
    with refused("club-seat-signed"):  # neither another in this seat, nor the same in another
        store.sign_seat(zoe.member, begun.id, 1, ana.member)
    with refused("club-seat-signed"):
        store.ask_seat(zoe.member, begun.id, 2, "Max")
    store.reset_key("Ana")
    with refused("club-key"):  # a key that is worth nothing any more signs nothing
        store.sign_seat(zoe.member, begun.id, 2, ana.member)
    finish(store, zoe, begun)
    assert store.results(maxi.member).total == 1


def test_nobody_signs_for_another(store: Store) -> None:
    zoe, maxi, ana = members(store, *PEOPLE)
    begun = dealt(store, zoe)
    store.ask_seat(zoe.member, begun.id, 1, "Max")
    word = word_of(store, maxi)
    for forger in (zoe, ana):  # who asked, and a stranger, even with the word
        with refused("club-nod-gone"):
            store.answer(forger.member, begun.id, word, yes=True)
    with refused("club-nod-gone"):
        store.answer(maxi.member, begun.id, "0" * 32, yes=True)
    with refused("club-game-unknown"):  # only whose game it is asks
        store.ask_seat(ana.member, begun.id, 2, "Ana")
    with refused("club-game-unknown"):
        store.seats(ana.member, begun.id)
    assert [line.state for line in store.seats(zoe.member, begun.id).lines] == ["asked"]
    finish(store, zoe, begun)
    assert store.results(maxi.member).total == store.results(ana.member).total == 0


def test_a_nod_answers_one_question_once(store: Store) -> None:
    zoe, maxi, ana = members(store, *PEOPLE)
    begun = dealt(store, zoe)
    store.ask_seat(zoe.member, begun.id, 1, "Max")
    old = word_of(store, maxi)
    store.ask_seat(zoe.member, begun.id, 2, "Max")  # the wrong seat before
    with refused("club-nod-gone"):
        store.answer(maxi.member, begun.id, old, yes=True)
    word = word_of(store, maxi)
    store.answer(maxi.member, begun.id, word, yes=False)
    for yes in (True, False):
        with refused("club-nod-gone"):
            store.answer(maxi.member, begun.id, word, yes=yes)
    with refused("club-seat-refused"):  # nor is anybody asked again who said no
        store.ask_seat(zoe.member, begun.id, 1, "Max")
    store.ask_seat(zoe.member, begun.id, 1, "Ana")
    word = word_of(store, ana)
    store.answer(ana.member, begun.id, word, yes=True)
    again = dealt(store, zoe)
    store.ask_seat(zoe.member, again.id, 1, "Ana")
    with refused("club-nod-gone"):  # a nod for one game is none for the next
        store.answer(ana.member, again.id, word, yes=True)
    finish(store, zoe, begun)
    assert [store.results(who.member).total for who in (zoe, maxi, ana)] == [1, 0, 1]


def test_a_nod_does_not_pass_to_another_game_with_the_same_number(store: Store) -> None:
    zoe, maxi, _ = members(store, *PEOPLE)
    begun = dealt(store, zoe)
    store.ask_seat(zoe.member, begun.id, 1, "Max")
    word = word_of(store, maxi)
    store.delete_game(zoe.member, begun.id)
    assert list(store.questions(maxi.member)) == []
    again = dealt(store, zoe)  # SQLite gives the number again
    store.ask_seat(zoe.member, again.id, 1, "Max")
    with refused("club-nod-gone"):
        store.answer(maxi.member, again.id, word, yes=True)


def test_winners_do_not_sign_afterwards(store: Store) -> None:
    zoe, maxi, _ = members(store, *PEOPLE)
    begun = dealt(store, zoe)
    store.ask_seat(zoe.member, begun.id, 1, "Max")
    word = word_of(store, maxi)
    store.advance_game(zoe.member, begun.id, 0, later(begun, SIGNING_TURNS + 1))
    assert list(store.questions(maxi.member)) == []
    with refused("club-nod-gone"):
        store.answer(maxi.member, begun.id, word, yes=True)
    with refused("club-signing-over"):
        store.ask_seat(zoe.member, begun.id, 2, "Ana")
    assert not store.seats(zoe.member, begun.id).open


def test_seats_that_nobody_can_sign(store: Store) -> None:
    zoe, maxi, _ = members(store, *PEOPLE)
    way = game(level="simplified", players=3)
    seats = [{"person": "Zoé"}, {"bot": "greedy"}, {"person": "Max"}]
    begun = store.begin_game(zoe.member, way, seats, 0, "full")
    for seat in (0, 1, 3, -1):
        with refused("club-seat"):
            store.ask_seat(zoe.member, begun.id, seat, "Max")
    with refused("club-seat-own"):
        store.ask_seat(zoe.member, begun.id, 2, "Zoe")
    with refused("club-member-unknown"):
        store.ask_seat(zoe.member, begun.id, 2, "Nobody")
    saved = store.save_game(zoe.member, later(begun, 2))
    with refused("club-signing-over"):  # a game that counts for nobody
        store.ask_seat(zoe.member, saved.id, 2, "Max")
    store.ask_seat(zoe.member, begun.id, 2, "Max")
    (told,) = store.export_member(maxi.member)["seats"]
    assert "word" not in told
    store.delete_member(maxi.member)
    assert store.seats(zoe.member, begun.id).lines == ()


# ---------------------------------------------------------------- tables of the referee


def referee(*names: str) -> str:
    table = RefereeTable({"level": "simplified", "players": len(names)}, names=list(names), lang="en")
    table.gesture = {"kind": "type", "text": "R f5"}
    return str(table.value["table"])


def test_a_referees_table_counts_as_soon_as_two_have_signed(store: Store, clock: Clock) -> None:
    zoe, maxi, ana = members(store, *PEOPLE)
    text = referee(*PEOPLE)
    number = store.record_table(zoe.member, referee_table(text, 0))
    assert store.record_table(zoe.member, referee_table(text, 0)) == number  # pressed twice
    assert store.results(zoe.member).total == 0  # nobody counts alone what nobody else has seen
    store.ask_seat(zoe.member, number, 1, "Max")
    (question,) = store.questions(maxi.member)
    assert question.end is not None
    assert set(question.end) == {"score", "place", "rank"}
    store.answer(maxi.member, number, question.word, yes=True)
    (mine,) = store.results(zoe.member)
    assert (mine.source, mine.game, mine.opponents) == ("referee", number, ("Max", "Ana"))
    store.sign_seat(zoe.member, number, 2, ana.member)
    assert [store.results(who.member).total for who in (zoe, maxi, ana)] == [1, 1, 1]
    assert {line.nickname for line in store.evening()} == set(PEOPLE)
    assert store.ways() == []  # the leaderboards of all times have none of it
    assert len(store.ways(since=store.evening_start())) == 1
    (line,) = store.games(zoe.member)
    assert (line.referee, line.over, line.title) == (True, True, "Zoé, Max, Ana")
    with refused("club-game-counts"):
        store.save_game(zoe.member, later(dealt(store, zoe), 2), "", number)
    with refused("club-game-unknown"):
        store.load_game(store.claim("Bob").member, number)
    clock.now += timedelta(hours=13)
    with refused("club-signing-over"):
        store.ask_seat(zoe.member, number, 1, "Bob")


def test_tables_that_cannot_be_recorded(store: Store) -> None:
    (zoe,) = members(store, "Zoé")
    with refused("club-table-alone"):
        store.record_table(zoe.member, referee_table(referee("Zoé"), 0))
    with refused("club-seat"):
        store.record_table(zoe.member, referee_table(referee("Zoé", "Max"), 2))
    for text in ("", "{}", "[" * 1000, '{"format": "cardcity-referee"}'):
        with pytest.raises(InputError, match="referee-file"):
            referee_table(text, 0)
    assert store.games(zoe.member) == []


def test_seats_and_tables_go_through_a_backup(store: Store, tmp_path_factory: pytest.TempPathFactory) -> None:
    zoe, maxi, _ = members(store, *PEOPLE)
    number = store.record_table(zoe.member, referee_table(referee("Zoé", "Max"), 0))
    store.ask_seat(zoe.member, number, 1, "Max")
    word = word_of(store, maxi)
    store.answer(maxi.member, number, word, yes=True)
    file = tmp_path_factory.mktemp("backup") / "club.zip"
    counts = store.backup(file)
    assert (counts["seats"], counts["results"]) == (1, 2)
    assert store.restore(file) == counts
    assert [line.game for line in store.results(store.member("Max", maxi.key))] == [number]
