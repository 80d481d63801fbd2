"""Games that count, as the storage keeps them: one line of play, each end once, on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from cardcity_tutor.club import Member, Store
from cardcity_tutor.club import games as saved
from cardcity_tutor.club.counted import Begun
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.record import goes_on, same_game
from cardcity_tutor.games.cardcity.rules.game import game
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.club.records import record, unfinished
from tests.widgets.persons import Person

WAY = game(level="simplified", players=1)


def begun(store: Store, member: Member) -> Begun:
    return store.begin_game(member, WAY, [{"person": member.nickname}], 0, "full", "Été")


def later(text: str, turn: int, person: int = 1) -> str:
    """A record that goes on to a turn, or to the end."""
    table = GameTable.resume(text)
    if turn > WAY.turns:
        Person(person).play(table)
    else:
        Person(1).until(table, "build", turn)
    return str(table.value["record"])


def refused(code: str) -> pytest.RaisesExc[InputError]:
    return pytest.raises(InputError, check=lambda error: error.code == code)


def test_a_game_is_taken_on_step_by_step_to_its_result(store: Store) -> None:
    zoe = store.claim("Zoé").member
    first = begun(store, zoe)
    assert begun(store, zoe).record != first.record  # nobody chose the seed
    second = later(first.record, 4)
    assert store.advance_game(zoe, first.id, 0, second).step == 1
    end = later(second, 99)
    told = store.advance_game(zoe, first.id, 1, end, ["Zoé"])
    assert (told.step, told.counted) == (2, True)
    line = store.load_game(zoe, first.id)
    assert (line.line.counts, line.line.over, line.line.title, line.step) == (True, True, "Été", 2)
    assert line.record == end
    (result,) = store.results(zoe)
    assert (result.source, result.opponents, result.way) == ("solo", (), line.line.way)
    for step in range(4):
        if step != 1:
            with refused("club-game-behind"):
                store.advance_game(zoe, first.id, step, end)
    assert store.results(zoe).total == 1


def test_only_one_of_two_windows_takes_a_game_on(store: Store) -> None:
    zoe = store.claim("Zoé").member
    first = begun(store, zoe)
    ends = [later(first.record, 99, person) for person in (1, 2, 3)]
    assert len(set(ends)) == 3

    def go_on(text: str) -> str:
        try:
            store.advance_game(zoe, first.id, 0, text)
        except InputError as error:
            return error.code
        return text

    with ThreadPoolExecutor(3) as threads:
        told = list(threads.map(go_on, ends))
    assert told.count("club-game-behind") == 2
    assert store.load_game(zoe, first.id).record in told


def test_what_does_not_go_on_from_the_game_is_refused(store: Store) -> None:
    zoe, ada = store.claim("Zoé").member, store.claim("Ada").member
    first = begun(store, zoe)
    played = later(first.record, 3)
    store.advance_game(zoe, first.id, 0, played)
    other = later(begun(store, zoe).record, 99)
    assert not same_game(other, played)
    for text in (first.record, other, record(), played.replace('"help": "full"', '"help": "none"')):
        assert not goes_on(text, played)
        with refused("club-game-behind"):
            store.advance_game(zoe, first.id, 1, text)
    with refused("club-game-unknown"):
        store.advance_game(ada, first.id, 1, later(played, 4))
    by_hand = store.save_game(zoe, unfinished()).id
    with refused("club-game-unknown"):
        store.advance_game(zoe, by_hand, 0, record())
    with refused("club-game-counts"):
        store.save_game(zoe, record(), "", first.id)
    store.delete_game(zoe, first.id)
    with refused("club-game-unknown"):
        store.advance_game(zoe, first.id, 1, later(played, 4))
    assert not store.results(zoe).lines


def test_a_new_game_finds_room(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the club kept by itself makes way, what is over before what goes on; what was saved by hand never does."""
    monkeypatch.setattr(saved, "MOST_GAMES", 4)
    zoe = store.claim("Zoé").member
    open_game, over = begun(store, zoe), begun(store, zoe)
    store.advance_game(zoe, over.id, 0, later(over.record, 99))
    hand = [store.save_game(zoe, unfinished()).id for _ in range(2)]
    third = begun(store, zoe)
    ids = {line.id for line in store.games(zoe)}
    assert len(ids) == 4
    assert {open_game.id, *hand} < ids
    assert store.load_game(zoe, third.id).record == third.record
    hand += [store.save_game(zoe, unfinished()).id for _ in range(2)]
    assert {line.id for line in store.games(zoe)} == set(hand)
    with refused("club-games-full"):
        begun(store, zoe)
    assert store.results(zoe).total == 1  # a result stays
