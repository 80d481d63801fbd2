"""One file with everything: whole or not at all, into either kind of database."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.club import Claim, Result, Store, backup
from cardcity_tutor.core import InputError
from cardcity_tutor.course.progress import Progress
from tests.club.conftest import KINDS
from tests.club.records import record
from tests.club.ways import way_of


def filled(store: Store) -> dict[str, Claim]:
    claims = {name: store.claim(name) for name in ("Zoé <b>", "Ada", "Ben")}
    store.dismiss("Ben")
    for number, claim in enumerate(claims.values()):
        if claim is claims["Ben"]:
            continue
        member = claim.member
        progress = Progress(name="é\0")
        progress.lesson("one").solved("a", first=True)
        store.save_progress(member, progress)
        store.save_game(member, record(), "Été")
        store.add_result(member, Result(way_of(), None if number else 7.5, "bots", opponents=("Cé",)))
        store.try_challenge(member, date(2025, 3, 20), 2.5, solved=bool(number))
    return {name: claim for name, claim in claims.items() if name != "Ben"}


@pytest.mark.parametrize("goal", KINDS)
def test_a_backup_goes_into_either_database(
    store: Store, goal: str, new_place: Callable[[str], str], tmp_path: Path
) -> None:
    claims = filled(store)
    file = tmp_path / "club.zip"
    counts = store.backup(file)
    assert (
        counts
        == store.census().rows
        == {"members": 2, "progress": 2, "games": 2, "seats": 0, "results": 2, "challenges": 2}
    )
    before = {name: store.export_member(claim.member) for name, claim in claims.items()}
    with Store(new_place(goal)) as other:
        stranger = other.claim("Stranger").member
        other.save_game(stranger, record())
        assert other.restore(file) == counts
        for name, claim in claims.items():
            assert other.export_member(claim.member) == before[name]
            assert other.member(name, claim.key) == claim.member
        assert other.members().total == 2
        assert other.leaderboard(way_of()) == store.leaderboard(way_of())
        # Numbers go on after those that came with the backup.
        other.claim("Late")
        assert other.save_game(claims["Ada"].member, record()).id not in {
            row["id"] for row in before["Ada"]["games"]
        }


def test_a_backup_of_the_first_format_opens(store: Store) -> None:
    """Made by the program as it was; games that were saved then count for nobody."""
    file = Path(__file__).with_name("backup-format-1.zip")
    assert store.restore(file) == {"members": 1, "progress": 1, "games": 2, "results": 1, "challenges": 1}
    zoe = store.member("Zoé", "7k9u-fech-qk7b-eg7e-j22y")
    assert [(game.title, game.over, game.counts) for game in store.games(zoe)] == [
        ("", True, False),
        ("Été", False, False),
    ]
    assert store.load_game(zoe, 1).step == 0
    assert [result.score for result in store.results(zoe)] == [7.5]


def test_a_backup_is_of_one_moment(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(store)
    whole = backup._lines

    def interrupted(*arguments: Any) -> Iterator[bytes]:
        if arguments[1].name == "games":
            store.dismiss("Ada")  # while members are written already and games are not
        yield from whole(*arguments)

    monkeypatch.setattr(backup, "_lines", interrupted)
    assert store.backup(tmp_path / "club.zip")["games"] == 2
    assert store.census().rows["games"] == 1
    monkeypatch.undo()
    store.restore(tmp_path / "club.zip")
    assert store.census().rows["games"] == 2


def test_a_backup_that_cannot_be_written(store: Store, tmp_path: Path) -> None:
    with pytest.raises(InputError) as refused:
        store.backup(tmp_path / "missing" / "club.zip")
    assert refused.value.code == "club-backup-unwritable"
    (tmp_path / "folder").mkdir()
    with pytest.raises(InputError):
        store.backup(tmp_path / "folder")
    assert not list(tmp_path.glob(".backup-*"))


def changed(file: Path, name: str, change: Callable[[bytes], bytes], *, honest: bool = False) -> None:
    """Change one part of a backup; honestly means that the manifest agrees with it."""
    with zipfile.ZipFile(file) as archive:
        parts = {info.filename: archive.read(info) for info in archive.infolist()}
    parts[name] = change(parts[name])
    if honest:
        manifest = json.loads(parts["manifest.json"])
        table = manifest["tables"][name.removesuffix(".jsonl")]
        table.update(rows=parts[name].count(b"\n"), sha256=sha256(parts[name]).hexdigest())
        parts["manifest.json"] = json.dumps(manifest).encode()
    with zipfile.ZipFile(file, "w") as archive:
        for part, content in parts.items():
            archive.writestr(part, content)


def spoil(file: Path, how: str) -> None:
    whole = file.read_bytes()
    if how == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    elif how == "flipped":
        at = whole.index(b"games.jsonl") + 60
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
    elif how == "text":
        file.write_text("no backup")
    elif how == "other zip":
        with zipfile.ZipFile(file, "w") as archive:
            archive.writestr("a.txt", "a")
    elif how == "later":
        changed(file, "manifest.json", lambda text: text.replace(b'"format": 3', b'"format": 4'))
    elif how == "changed":
        changed(file, "results.jsonl", lambda text: text.replace(b"7.5", b"9.5"))
    elif how == "row missing":
        changed(file, "games.jsonl", lambda text: text[: text.index(b"\n") + 1])
    elif how == "not json":
        changed(file, "games.jsonl", lambda text: b"{" + text, honest=True)
    elif how == "kind":
        changed(file, "results.jsonl", lambda text: text.replace(b'"place":1', b'"place":"1"'), honest=True)
    elif how == "field":
        changed(file, "results.jsonl", lambda text: text.replace(b'"place"', b'"palce"'), honest=True)
    elif how == "orphan":
        changed(file, "members.jsonl", lambda text: text[: text.index(b"\n") + 1], honest=True)
    elif how == "twice":
        changed(file, "members.jsonl", lambda text: text + text, honest=True)
    elif how == "half a character":
        changed(file, "games.jsonl", lambda text: text.replace(b"\\u00c9", b"\\ud800"), honest=True)
    elif how == "number":
        changed(
            file,
            "results.jsonl",
            lambda text: text.replace(b'"place":1', b'"place":1' + b"0" * 40),
            honest=True,
        )
    elif how == "no number":
        changed(file, "results.jsonl", lambda text: text.replace(b"7.5", b"NaN"), honest=True)
    elif how == "way":
        changed(file, "results.jsonl", lambda text: text.replace(b'"way":"', b'"way":"x'), honest=True)
    elif how == "source":
        changed(file, "results.jsonl", lambda text: text.replace(b'"source":"', b'"source":"x'), honest=True)


SPOILT = {
    "cut": "club-backup-damaged",
    "flipped": "club-backup-damaged",
    "text": "club-backup-damaged",
    "other zip": "club-backup-foreign",
    "later": "club-backup-format",
    "changed": "club-backup-damaged",
    "row missing": "club-backup-damaged",
    "not json": "club-backup-damaged",
    "kind": "club-backup-damaged",
    "field": "club-backup-damaged",
    "orphan": "club-backup-damaged",
    "twice": "club-backup-damaged",
    "half a character": "club-backup-damaged",
    "number": "club-backup-damaged",
    "no number": "club-backup-damaged",
    "way": "club-backup-damaged",
    "source": "club-backup-damaged",
}


def test_a_damaged_backup_changes_nothing(store: Store, tmp_path: Path) -> None:
    claims = filled(store)
    file = tmp_path / "club.zip"
    store.backup(file)
    whole = file.read_bytes()
    before = {name: store.export_member(claim.member) for name, claim in claims.items()}
    for how, code in SPOILT.items():
        file.write_bytes(whole)
        spoil(file, how)
        assert file.read_bytes() != whole, how
        with pytest.raises(InputError) as refused:
            store.restore(file)
        assert refused.value.code == code, how
        assert {name: store.export_member(claim.member) for name, claim in claims.items()} == before
    file.unlink()
    with pytest.raises(InputError) as missing:
        store.restore(file)
    assert missing.value.code == "club-backup-unreadable"
