"""The key of the seals: one of ours or none, whole, the same for everybody who starts, and another on request."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.app.serve import serve
from cardcity_tutor.app.server.tutor import Tutor
from cardcity_tutor.club import Store
from cardcity_tutor.club.key_files import kept_key, renewed_key
from cardcity_tutor.club.seals import is_key, new_key
from cardcity_tutor.core.errors import InputError

BROKEN = {
    "empty": b"",
    "short": b"0123456789abcdef",
    "long": b"0" * 65,
    "capitals": b"A" * 64,
    "other letters": b"z" * 64,
    "not text": bytes(range(200, 232)) * 2,
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_key_is_refused_with_a_sentence(
    tmp_path: Path, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty one opened everything."""
    database, file = tmp_path / "club.db", tmp_path / "seal.key"
    file.write_bytes(content)
    with Store(database) as store, pytest.raises(InputError, match="club-seal-key"):
        store.seal_key()
    monkeypatch.setattr(Tutor, "start", lambda _: pytest.fail("it serves", pytrace=False))
    with pytest.raises(InputError) as refused:
        serve(database=str(database))
    assert refused.value.params["path"] == str(file)
    assert file.read_bytes() == content  # nobody's key is thrown away without being asked


def test_an_editor_may_have_ended_the_line(tmp_path: Path) -> None:
    key = new_key()
    (tmp_path / "seal.key").write_text(f"{key}\n")
    with Store(tmp_path / "club.db") as store:
        assert store.seal_key() == key


def test_a_key_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "seal.key").mkdir()
    with Store(tmp_path / "club.db") as store, pytest.raises(InputError, match="club-seal-key-unreadable"):
        store.seal_key()
    (tmp_path / "seal.key").rmdir()
    (tmp_path / "seal.key").symlink_to(tmp_path / "nowhere")
    with Store(tmp_path / "club.db") as store, pytest.raises(InputError, match="club-seal-key-unreadable"):
        store.seal_key()


def test_all_who_start_at_once_have_the_same_key(tmp_path: Path) -> None:
    file = tmp_path / "seal.key"
    with ThreadPoolExecutor(8) as threads:
        keys = set(threads.map(lambda _: kept_key(lambda: file), range(8)))
    assert len(keys) == 1
    assert is_key(keys.pop())
    assert [each.name for each in tmp_path.iterdir()] == ["seal.key"]
    assert os.name != "posix" or file.stat().st_mode & 0o077 == 0


def test_the_key_is_safe_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def note(name: str) -> None:
        work: Any = getattr(os, name)

        def noted(*words: Any) -> None:
            done.append(name)
            work(*words)

        monkeypatch.setattr(os, name, noted)

    note("fsync")
    note("link")
    kept_key(lambda: tmp_path / "seal.key")
    assert done == ["fsync", "link", "fsync"]


def test_a_file_system_where_nothing_has_two_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_link(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", no_link)
    file = tmp_path / "seal.key"
    key = kept_key(lambda: file)
    assert (kept_key(lambda: file), [each.name for each in tmp_path.iterdir()]) == (key, ["seal.key"])


def test_without_a_place_for_files_the_key_holds_as_long_as_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> Path:
        raise PermissionError

    assert is_key(kept_key(nowhere))
    with pytest.raises(InputError, match="club-seal-key-unwritable"):
        renewed_key(nowhere)
    with Store(tmp_path / "club.db") as store:
        monkeypatch.setattr(store, "_key_file", nowhere)
        assert store.seal_key() == store.seal_key()


def test_another_key_on_request(tmp_path: Path) -> None:
    with Store(tmp_path / "club.db") as store:
        old = store.seal_key()
        store.renew_seal_key()
        assert store.seal_key() == (tmp_path / "seal.key").read_text() != old
    (tmp_path / "seal.key").write_text("broken")
    with Store(tmp_path / "club.db") as store:
        store.renew_seal_key()
        assert is_key(store.seal_key())
    assert [file.name for file in tmp_path.iterdir() if "key" in file.name] == ["seal.key"]


def test_the_option_is_for_a_club(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cardcity_tutor", "serve", "--no-club", "--new-seal-key"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode != 0
    assert "--new-seal-key" in done.stderr
    assert "Traceback" not in done.stderr


def test_keys_are_told_from_what_is_none() -> None:
    assert is_key(new_key())
    assert not any(is_key(content.decode("latin-1")) for content in BROKEN.values())
