"""Nicknames and keys: one member per nickname, and nobody gets at another's things."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import date

import pytest
from sqlalchemy import create_engine, text

from cardcity_tutor.club import Member, Result, Store, members
from cardcity_tutor.core import InputError
from cardcity_tutor.course.progress import Progress
from tests.club.conftest import Clock
from tests.club.records import record
from tests.club.ways import way_of


def code(error: pytest.ExceptionInfo[InputError]) -> str:
    return error.value.code


def test_a_member_comes_back_with_the_key(store: Store) -> None:
    claim = store.claim(" Zoé  Martin ")
    assert claim.member.nickname == "Zoé Martin"
    assert store.member("ZOE\N{COMBINING ACUTE ACCENT} MARTIN", claim.key) == claim.member
    with pytest.raises(InputError) as wrong:
        store.member("Zoé Martin", claim.key[:-1])
    assert code(wrong) == "club-key"
    assert store.member("Zoe Martin", claim.key) == claim.member  # nobody else can be meant
    with pytest.raises(InputError) as unknown:
        store.member("Zoë Martine", claim.key)
    assert code(unknown) == "club-member-unknown"


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
@pytest.mark.parametrize("again", ["zoé", "ZOE\N{COMBINING ACUTE ACCENT}", "Ｚｏé", " Zoé ", "Zoé\ufe0f"])
def test_a_nickname_is_taken_however_it_is_written(store: Store, again: str) -> None:
    store.claim("Zoé")
    with pytest.raises(InputError) as taken:
        store.claim(again)
    assert code(taken) == "club-nickname-taken"


ALIKE = {
    "Zoé": [
        "Zoe", "Zöé", "Z0é", "Zоé", "Zoе́", "Ζοé", "ZΟÉ", "Ꮓoé", "𝒵oé", "ⓩoé", "Zoe\u064e", "Zo\u0336é", "Zσé", "Zøe",
    ],
    "Mina": ["Mіna", "Mlna", "M1na", "MINA", "Mιna", "rnina", "Мina", "Minа", "Mína", "M|na"],
    "Bill": ["Biil", "BILI", "B1ll", "Вill", "Bіⅼⅼ", "8ill".replace("8", "Ᏼ")],
    "HANA": ["НАNА", "ΗΑΝΑ", "Нana"],
    "Ива": ["Ивa", "Ивà", "Ивá"],
    "Joueur 10": ["Joueur IO", "Joueur lО", "Jоueur 1o"],
}  # fmt: skip


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
@pytest.mark.parametrize("nickname", ALIKE)
def test_a_nickname_that_looks_like_another_is_taken(store: Store, nickname: str) -> None:
    claim = store.claim(nickname)
    for alike in ALIKE[nickname]:
        with pytest.raises(InputError) as taken:
            store.claim(alike)
        assert code(taken) == "club-nickname-taken", alike
        assert taken.value.params["nickname"] == nickname
        assert store.member(alike, claim.key) == claim.member
    for host in (store.reset_key, store.dismiss):  # the host means one member to the letter
        with pytest.raises(InputError) as unknown:
            host(ALIKE[nickname][0])
        assert code(unknown) == "club-member-unknown"


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
def test_nicknames_that_differ_are_all_free(store: Store) -> None:
    names = "Anna Ava Ana Hanna Nina Vina Yuna Una Max Mix Tom Tim Ben Bea Léo Lou 猫 犬 ที่รัก ทีรัก דָּוִד Михаил Мария ¨ ´ 😀 😁"
    for name in names.split():
        store.claim(name)
    for number in range(1, 10):
        store.claim(f"Joueur {number}")


def test_the_race_for_one_look_has_one_winner(store: Store) -> None:
    def claim(nickname: str) -> str:
        try:
            store.claim(nickname)
        except InputError as error:
            return error.code
        return "won"

    with ThreadPoolExecutor(6) as pool:
        told = sorted(pool.map(claim, ["Zoé", "Zoe", "Zоé", "Z0e", "Zöe", "zоe"]))
    assert told == ["club-nickname-taken"] * 5 + ["won"]


def test_members_of_old_who_look_alike_keep_their_names(store: Store) -> None:
    claims = {name: store.claim(name) for name in ("Zoé", "Ada")}
    with store._database.engine.begin() as connection:
        connection.execute(
            text(
                "UPDATE members SET nickname = 'Zоe', folded = 'zоe', skeleton = 'zoe' WHERE nickname = 'Ada'"
            )
        )
    assert store.member("ZOÉ", claims["Zoé"].key).nickname == "Zoé"
    assert store.member("Zоe", claims["Ada"].key).nickname == "Zоe"
    with pytest.raises(InputError) as either:
        store.member("Zoe", claims["Zoé"].key)
    assert code(either) == "club-member-unknown"


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
def test_joined_pictures_are_a_nickname(store: Store) -> None:
    family = "👨\u200d👩\u200d👧"
    assert store.claim(family).member.nickname == family
    assert store.claim("Ben 🏃🏽\u200d♂\ufe0f").member.nickname == "Ben 🏃🏽\u200d♂"
    with pytest.raises(InputError) as taken:  # where the picture is unknown, both look like this
        store.claim(family.replace("\u200d", ""))
    assert code(taken) == "club-nickname-taken"


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("nickname", "expected"),
    [
        ("", "nickname"),
        (" \t\n ", "nickname"),
        ("x" * 41, "nickname"),
        ("a\0b", "club-nickname-unseen"),
        ("a\u202eb", "club-nickname-unseen"),
        ("a\u200bb", "club-nickname-unseen"),
        ("\ud800", "club-nickname-unseen"),
        ("\u3164", "club-nickname-unseen"),  # a letter, to Unicode
        ("Zoé\u2800", "club-nickname-unseen"),
        ("Zo\u034fé", "club-nickname-unseen"),
        ("Zo\u200dé", "club-nickname-unseen"),  # joins nothing
        ("👨\u200d", "club-nickname-unseen"),
        ("👨\u200d\u200d👧", "club-nickname-unseen"),
        ("\u0336", "club-nickname-marks"),
        ("z" + "\u0336" * 4, "club-nickname-marks"),
    ],
)
def test_a_nickname_that_cannot_be_one(store: Store, nickname: str, expected: str) -> None:
    with pytest.raises(InputError) as refused:
        store.claim(nickname)
    assert code(refused) == expected
    assert store.members().total == 0


@pytest.mark.parametrize(
    "nickname",
    [
        "<b onclick=x>'\"&amp;{{1}}%s",
        "'; DROP TABLE members; --",
        "x" * 40,
        "ﷺ" * 40,
        "猫🐈",
        "Tiếng Việt",
        "ที่รัก",
    ],
)
def test_a_nickname_is_only_text(store: Store, nickname: str) -> None:
    claim = store.claim(nickname)
    assert store.member(nickname, claim.key).nickname == nickname
    assert [line.nickname for line in store.members()] == [nickname]


def test_the_key_itself_is_nowhere_in_the_database(new_place: Callable[[str], str]) -> None:
    place = new_place("sqlite")
    with Store(place) as store:
        key = store.claim("Ada").key
        with create_engine(f"sqlite:///{place}").connect() as connection:
            (row,) = connection.execute(text("SELECT * FROM members")).mappings()
        assert key not in map(str, row.values())
        assert len(row["seal"]) == 64
        assert key not in json.dumps(store.export_member(store.member("Ada", key)))


FORGED = "0" * 64


@pytest.mark.parametrize("stale", ["forged", "reset"])
def test_without_the_key_nothing_is_read_or_changed(store: Store, stale: str) -> None:
    claim = store.claim("Ada")
    saved = store.save_game(claim.member, record())
    store.save_progress(claim.member, Progress())
    if stale == "reset":
        bad, good = claim.member, store.reset_key("ADA").member
        with pytest.raises(InputError):
            store.member("Ada", claim.key)
    else:
        bad, good = Member(claim.member.id, "Ada", FORGED), claim.member
    before = store.export_member(good)
    day = date(2025, 3, 21)
    attempts: list[Callable[[], object]] = [
        lambda: store.export_member(bad),
        lambda: store.progress(bad, "cardcity"),
        lambda: store.save_progress(bad, Progress(name="x")),
        lambda: store.games(bad),
        lambda: store.load_game(bad, saved.id),
        lambda: store.save_game(bad, record(), "x", saved.id),
        lambda: store.delete_game(bad, saved.id),
        lambda: store.add_result(bad, Result(way_of(), 3, "solo")),
        lambda: store.results(bad),
        lambda: store.challenge(bad, day),
        lambda: store.try_challenge(bad, day, 3, solved=True),
        lambda: store.delete_member(bad),
    ]
    for attempt in attempts:
        with pytest.raises(InputError) as refused:
            attempt()
        assert code(refused) == "club-key"
    assert store.export_member(good) == before


def test_another_members_game_is_unknown(store: Store) -> None:
    ada, ben = store.claim("Ada").member, store.claim("Ben").member
    saved = store.save_game(ada, record())
    for attempt in (
        lambda: store.load_game(ben, saved.id),
        lambda: store.save_game(ben, record(), "x", saved.id),
        lambda: store.load_game(ben, 999),
    ):
        with pytest.raises(InputError) as refused:
            attempt()
        assert code(refused) == "club-game-unknown"
    store.delete_game(ben, saved.id)
    assert store.load_game(ada, saved.id).line == saved


def test_export_has_everything_and_delete_takes_everything(store: Store) -> None:
    ada, ben = store.claim("Ada").member, store.claim("Ben").member
    for member in (ada, ben):
        store.save_progress(member, Progress(name="é"))
        store.save_game(member, record(), "Ma partie")
        store.add_result(member, Result(way_of(), 12.5, "solo", rank="Bourg", opponents=("Zoé",), once="a"))
        store.try_challenge(member, date(2025, 3, 21), 4, solved=True)
    told = json.loads(json.dumps(store.export_member(ada)))
    assert told["nickname"] == "Ada"
    assert json.loads(told["progress"][0]["text"])["name"] == "é"
    assert told["games"][0]["record"] == record()
    assert (told["results"][0]["score"], told["results"][0]["opponents"]) == (12.5, ["Zoé"])
    assert told["challenges"][0]["day"] == "2025-03-21"
    store.delete_member(ada)
    left = store.census().rows
    assert left.pop("seats") == 0
    assert set(left.values()) == {1}
    assert [line.nickname for line in store.leaderboard(way_of())] == ["Ben"]
    assert store.claim("Ada").member.nickname == "Ada"


def test_the_host_sees_members_and_can_dismiss_them(store: Store, clock: Clock) -> None:
    names = ["Zoé", "ada", "Ben"]
    claims = {name: store.claim(name) for name in names}
    store.save_game(claims["ada"].member, record())
    store.add_result(claims["ada"].member, Result(way_of(), 1, "solo"))
    came_back = clock.now
    store.member("ada", claims["ada"].key)
    first, second = store.members(1, 2), store.members(2, 2)
    assert [line.nickname for page in (first, second) for line in page] == ["ada", "Ben", "Zoé"]
    assert (first.number, first.pages, first.total) == (1, 2, 3)
    assert store.members(9, 2) == second
    assert (first.lines[0].games, first.lines[0].results) == (1, 1)
    assert first.lines[0].joined < came_back < first.lines[0].seen
    assert first.lines[0].seen.utcoffset() is not None
    store.dismiss("ADA")
    assert store.members().total == 2
    with pytest.raises(InputError) as gone:
        store.games(claims["ada"].member)
    assert code(gone) == "club-key"
    with pytest.raises(InputError) as unknown:
        store.dismiss("ada")
    assert code(unknown) == "club-member-unknown"


def test_a_club_does_not_grow_without_end(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "MOST_MEMBERS", 2)
    store.claim("Ada")
    store.claim("Ben")
    with pytest.raises(InputError) as full:
        store.claim("Zoé")
    assert code(full) == "club-full"
