"""Backups that were damaged or made up: refused with a sentence or restored wholly, never half, never later trouble."""

from __future__ import annotations

import json
import struct
import zipfile
from collections.abc import Callable, Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Column

from cardcity_tutor.app.server.club.service import ClubService
from cardcity_tutor.club import Store, backup
from cardcity_tutor.core import InputError
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.render.measures import moment_text
from tests.attacks.conftest import Amount
from tests.club.test_backup import filled
from tests.club.ways import way_of

Parts = dict[str, bytes]
Rows = list[dict[str, Any]]
WHOLE = ("members", "progress", "games", "results", "challenges")
JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 10**40, 1e308, float("inf"), float("nan"), "", "x" * 50_000, "\0", "\ud800",
    "9999-12-31T23:59:59.999999+00:00", "9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00+23:59", "0001-01-01",
    "9999-12-31", [], ["x"] * 50, [["x"]], {}, {"a": {}}, "Zоé", "\u202eAda", "xl/normal/happiness/-/1", "1e999",
)  # fmt: skip


def parts_of(data: bytes) -> Parts:
    with zipfile.ZipFile(BytesIO(data)) as archive:
        return {info.filename: archive.read(info) for info in archive.infolist()}


def packed(parts: Parts, *, honest: bool = True) -> bytes:
    """A zip of the parts; honestly means that the manifest agrees with them."""
    if honest:
        manifest = json.loads(parts["manifest.json"])
        for name in WHOLE:
            lines = parts[f"{name}.jsonl"]
            manifest["tables"][name] = {"rows": lines.count(b"\n"), "sha256": sha256(lines).hexdigest()}
        parts = parts | {"manifest.json": json.dumps(manifest).encode()}
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return file.getvalue()


def rows_of(parts: Parts, name: str) -> Rows:
    return [json.loads(line) for line in parts[f"{name}.jsonl"].splitlines()]


def with_rows(parts: Parts, name: str, rows: Rows) -> Parts:
    return parts | {f"{name}.jsonl": b"".join(json.dumps(row).encode() + b"\n" for row in rows)}


# ---------------------------------------------------------------- kinds of damage


def flipped(data: bytes, chance: Random) -> bytes:
    damaged = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8, 100))):
        damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    return bytes(damaged)


def cut(data: bytes, chance: Random) -> bytes:
    start, end = sorted(chance.randrange(len(data)) for _ in range(2))
    return chance.choice((data[:end], data[start:], data[:start] + data[end:], data + data[start:end]))


def overwritten(data: bytes, chance: Random) -> bytes:
    """The directory at the end says something else: sizes, places, methods."""
    at = chance.randrange(
        data.rindex(b"PK\1\2") if chance.random() < 0.5 else data.index(b"PK\1\2"), len(data) - 4
    )
    value = chance.choice((0, 1, 0xFFFF, 0xFFFFFFFF, 0x7FFFFFFF, chance.getrandbits(32)))
    return data[:at] + struct.pack("<I", value) + data[at + 4 :]


def value_changed(data: bytes, chance: Random) -> bytes:
    parts = parts_of(data)
    name = chance.choice(WHOLE)
    rows = rows_of(parts, name)
    row = chance.choice(rows)
    row[chance.choice(list(row))] = chance.choice(JUNK)
    return packed(with_rows(parts, name, rows))


def value_copied(data: bytes, chance: Random) -> bytes:
    """Numbers that are there twice or refer to nobody, nicknames of others, seals of others."""
    parts = parts_of(data)
    name = chance.choice(WHOLE)
    rows = rows_of(parts, name)
    field = chance.choice(list(rows[0]))
    rows[0][field] = chance.choice((rows[1][field], 999, str(rows[1][field]).upper()))
    return packed(with_rows(parts, name, rows))


def field_changed(data: bytes, chance: Random) -> bytes:
    parts = parts_of(data)
    name = chance.choice(WHOLE)
    rows = rows_of(parts, name)
    row = chance.choice(rows)
    field = chance.choice(list(row))
    if chance.random() < 0.5:
        del row[field]
    else:
        row[f"{field}2"] = row[field]
    return packed(with_rows(parts, name, rows))


def rows_changed(data: bytes, chance: Random) -> bytes:
    parts = parts_of(data)
    name = chance.choice(WHOLE)
    rows = rows_of(parts, name)
    chance.shuffle(rows)
    rows = chance.choice((rows[1:], rows + rows[:1], []))
    return packed(with_rows(parts, name, rows), honest=chance.random() < 0.8)


def text_changed(data: bytes, chance: Random) -> bytes:
    parts = parts_of(data)
    name = chance.choice(list(parts))
    junk = (b"[" * 100_000, b"null\n", b"3\n", b'"x"\n', b"\xff\xfe\n", b"\n", b"", b"1" * 10_000 + b"\n")
    parts[name] = chance.choice((parts[name] + chance.choice(junk), chance.choice(junk)))
    return packed(parts, honest=name != "manifest.json" and chance.random() < 0.8)


def manifest_changed(data: bytes, chance: Random) -> bytes:
    parts = parts_of(data)
    manifest = json.loads(parts["manifest.json"])
    inner = chance.choice((manifest, manifest["tables"], manifest["tables"]["members"]))
    inner[chance.choice(list(inner))] = chance.choice(JUNK)
    return packed(parts | {"manifest.json": json.dumps(manifest).encode()}, honest=False)


KINDS: tuple[Callable[[bytes, Random], bytes], ...] = (
    flipped, cut, overwritten, value_changed, value_copied, field_changed, rows_changed, text_changed, manifest_changed,
)  # fmt: skip


# ---------------------------------------------------------------- what has to hold


@pytest.fixture
def club(tmp_path: Path) -> Iterator[tuple[Store, dict[str, str], bytes]]:
    """A club, the keys of its members, and its backup."""
    with Store(tmp_path / "club.db") as store:
        keys = {name: claim.key for name, claim in filled(store).items()}
        file = BytesIO()
        store.backup(file)
        yield store, keys, file.getvalue()


def dump(store: Store) -> Parts:
    file = BytesIO()
    store.backup(file)
    parts = parts_of(file.getvalue())
    return {name: content for name, content in parts.items() if name != "manifest.json"}


def use(store: Store, keys: dict[str, str]) -> None:
    """Everything that a page may ask; whatever it cannot be given is an ``InputError`` of the member's."""
    for line in store.members(size=200):
        for lang in LANGUAGES:
            assert moment_text(lang, line.joined)
            assert moment_text(lang, line.seen)
    clerk = ClubService(store, clock=lambda: 0.0)
    for way in clerk.serve("ways", {}, ""):
        clerk.serve("leaderboard", {"way": way["text"]}, "")
    for name, key in keys.items():
        call = {"nickname": name, "key": key, "pack": "cardcity"}
        for method in ("export", "progress", "games", "results"):
            told = refusal(lambda: json.dumps(clerk.serve(method, call, name), ensure_ascii=False).encode())  # noqa: B023 (at once)
            assert told is None or told.code in ("club-member-unknown", "club-key")


def refusal(work: Callable[[], object]) -> InputError | None:
    """The error of something that may be refused."""
    try:
        work()
    except InputError as error:
        return error
    return None


def test_fuzzed_backups(club: tuple[Store, dict[str, str], bytes], amount: Amount) -> None:
    store, keys, whole = club
    before = dump(store)
    chance = Random(2026)
    refused: set[str] = set()
    taken = 0
    for number in range(amount(90, 1_500)):
        kind = KINDS[number % len(KINDS)]
        damaged = kind(whole, chance)
        told = refusal(lambda: store.restore(backup.Backup(BytesIO(damaged))))  # noqa: B023 (at once)
        if told is None:
            taken += 1
            use(store, keys)
            store.restore(backup.Backup(BytesIO(whole)))
        else:
            refused.add(told.code)
            assert told.code.startswith("club-backup-"), (kind.__name__, number, told.code)
            assert say("en", told.code, **told.params)
        assert dump(store) == before, (kind.__name__, number)
    assert taken > 0
    assert {"club-backup-damaged", "club-backup-foreign"} <= refused


def bomb(parts: Parts, *, declared: int | None = None) -> bytes:
    """Fifty megabytes of members in some fifty kilobytes, under a size that is true or made up."""
    data = packed(parts | {"members.jsonl": b"{}\n" + b" " * 50_000_000}, honest=False)
    if declared is not None:
        at = data.index(b"members.jsonl", data.index(b"PK\1\2")) - 46
        data = data[: at + 24] + struct.pack("<I", declared) + data[at + 28 :]
    return data


@pytest.mark.parametrize("declared", [None, 10, 4_100_000_000])
def test_bombs(
    club: tuple[Store, dict[str, str], bytes], declared: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, _, whole = club
    before = dump(store)
    file = bomb(parts_of(whole), declared=declared)
    assert len(file) < 200_000
    with pytest.raises(InputError) as refused:
        store.restore(backup.Backup(BytesIO(file)))
    assert refused.value.code == ("club-backup-size" if declared and declared > 10 else "club-backup-damaged")
    assert dump(store) == before
    monkeypatch.setattr(backup, "MOST_UNPACKED_BYTES", 1_000_000)
    if declared is None:
        with pytest.raises(InputError) as refused:
            backup.Backup(BytesIO(file))
        assert refused.value.code == "club-backup-size"


# ---------------------------------------------------------------- nicknames, columns, times


def restored(store: Store, parts: Parts) -> None:
    store.restore(backup.Backup(BytesIO(packed(parts))))


def test_compared_forms_are_worked_out_and_not_believed(
    club: tuple[Store, dict[str, str], bytes],
) -> None:
    store, _, whole = club
    parts = parts_of(whole)
    members = rows_of(parts, "members")
    assert all("skeleton" not in row for row in members)  # older versions read it as it is
    for row, folded in zip(members, ("somebody", "else"), strict=True):
        row["folded"] = folded
        row["skeleton"] = "x"
    restored(store, with_rows(parts, "members", members))
    with pytest.raises(InputError) as taken:
        store.claim("Аda")  # Cyrillic
    assert taken.value.code == "club-nickname-taken"
    for row in members:
        del row["folded"], row["skeleton"]
    restored(store, with_rows(parts, "members", members))
    assert [line.nickname for line in store.members()] == ["Ada", "Zoé <b>"]


@pytest.mark.parametrize(
    "nickname", ["\u202eAda", "Zoé\u200b", "", "  ", "ZOÉ <B>", "Ｚｏé <b>", "x" * 41, "a\0b"]
)
def test_a_nickname_that_nobody_can_claim_makes_a_backup_damaged(
    club: tuple[Store, dict[str, str], bytes], nickname: str
) -> None:
    store, _, whole = club
    before = dump(store)
    parts = parts_of(whole)
    members = rows_of(parts, "members")
    members[1] |= {"nickname": nickname, "folded": "invented"}
    with pytest.raises(InputError) as refused:
        restored(store, with_rows(parts, "members", members))
    assert refused.value.code == "club-backup-damaged"
    assert dump(store) == before


def test_members_of_old_who_look_alike_are_kept(club: tuple[Store, dict[str, str], bytes]) -> None:
    store, keys, whole = club
    parts = parts_of(whole)
    members = rows_of(parts, "members")
    members[1]["nickname"] = "Zoe <b>"
    restored(store, with_rows(parts, "members", members))
    assert store.member("Zoé <b>", keys["Zoé <b>"]).nickname == "Zoé <b>"
    assert store.member("Zoe <b>", keys["Ada"]).nickname == "Zoe <b>"


def test_a_column_that_came_later_has_its_default(
    club: tuple[Store, dict[str, str], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, whole = club
    games = backup._TABLES["games"]
    monkeypatch.setattr(games.c.title, "default", Column("title", default="later").default)
    parts = parts_of(whole)
    rows = rows_of(parts, "games")
    for row in rows:
        del row["title"]
    (chunk,) = backup.Backup(BytesIO(packed(with_rows(parts, "games", rows)))).rows("games")
    assert [row["title"] for row in chunk] == ["later", "later"]
    monkeypatch.undo()
    with pytest.raises(InputError):
        backup.Backup(BytesIO(packed(with_rows(parts, "games", rows))))


@pytest.mark.parametrize("zone", ["Asia/Tokyo", "America/New_York"])
def test_times_at_the_ends_of_the_calendar(store: Store, zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are taken by both databases, and read again, wherever PostgreSQL's server believes to be."""
    monkeypatch.setenv("PGTZ", zone)
    keys = {name: claim.key for name, claim in filled(store).items()}
    file = BytesIO()
    store.backup(file)
    parts = parts_of(file.getvalue())
    for moment in ("9999-12-31T23:59:59.999999+00:00", "0001-01-01T00:00:00+00:00", "1970-01-01T00:00:00"):
        changed = parts
        for name, field in (("members", "seen"), ("games", "updated"), ("results", "played")):
            changed = with_rows(changed, name, [row | {field: moment} for row in rows_of(parts, name)])
        days = [row | {"day": moment[:10]} for row in rows_of(parts, "challenges")]
        restored(store, with_rows(changed, "challenges", days))
        assert {line.seen.isoformat()[:10] for line in store.members()} == {moment[:10]}
        use(store, keys)
        assert store.leaderboard(way_of()).total == 1
