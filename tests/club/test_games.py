"""Saved games: records that come back as they were, within bounds."""

from __future__ import annotations

import pytest

from cardcity_tutor.club import Store, games
from cardcity_tutor.core import InputError
from tests.club.records import record, unfinished
from tests.club.ways import way_of


def test_games_come_back_as_they_were(store: Store) -> None:
    ada = store.claim("Ada").member
    opened = store.save_game(ada, unfinished(), "  Ma\npartie\0 <b>  ")
    over = store.save_game(ada, record("xl-advanced-commercial-4"), "x" * 200)
    assert (opened.title, len(over.title)) == ("Ma partie <b>", 80)
    assert (opened.over, over.over) == (False, True)
    assert opened.way == way_of("xl", "advanced", "commercial", ("ecological",), 1)
    assert over.way.players == 4
    assert store.games(ada) == [over, opened]
    assert store.load_game(ada, opened.id).record == unfinished()
    again = store.save_game(ada, record(), "Finie", opened.id)
    assert (again.id, again.over) == (opened.id, True)
    assert again.updated > over.updated
    assert store.games(ada) == [again, over]
    assert store.load_game(ada, again.id).record == record()
    store.delete_game(ada, over.id)
    store.delete_game(ada, over.id)
    assert store.games(ada) == [again]


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-empty"),
        ("{", "record-not-json"),
        ("[1]", "record-not-event"),
        ('{"event": "draw"}', "record-no-start"),
        ('{"event": "start", "edition": "xxl"}', "option-unknown"),
        ('{"event": "start", "edition": 3}', "record-field"),
        ('{"event": "start", "variants": [3]}', "record-field"),
        ('{"event": "start", "players": "x"}', "option-players"),
        ('{"event": "start"}\n{"event": "start"}', "record-extra"),
        ("x" * 1_000_001, "club-record-size"),
        ("é" * 500_001, "club-record-size"),
    ],
)
def test_what_is_no_record_is_refused(store: Store, text: str, code: str) -> None:
    ada = store.claim("Ada").member
    with pytest.raises(InputError) as refused:
        store.save_game(ada, text)
    assert refused.value.code == code
    assert store.games(ada) == []


def test_a_record_of_almost_a_megabyte(store: Store) -> None:
    ada = store.claim("Ada").member
    large = record() + "\n" * (1_000_000 - len(record().encode()))
    saved = store.save_game(ada, large)
    assert store.load_game(ada, saved.id).record == large


def test_a_member_has_a_bounded_number_of_games(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_GAMES", 2)
    ada, ben = store.claim("Ada").member, store.claim("Ben").member
    first = store.save_game(ada, record())
    store.save_game(ada, record())
    with pytest.raises(InputError) as full:
        store.save_game(ada, record())
    assert (full.value.code, full.value.params) == ("club-games-full", {"max": 2})
    store.save_game(ada, unfinished(), "", first.id)
    store.save_game(ben, record())
    store.delete_game(ada, first.id)
    store.save_game(ada, record())
    assert len(store.games(ada)) == 2
