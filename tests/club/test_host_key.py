"""The key of the host's page: kept beside the database, one of ours or none, and another on request."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cardcity_tutor.app.serve import serve
from cardcity_tutor.app.server.tutor import Tutor
from cardcity_tutor.cli.program import run
from cardcity_tutor.club import Store
from cardcity_tutor.core.errors import InputError


def test_the_key_holds_over_restarts(tmp_path: Path) -> None:
    with Store(tmp_path / "club.db") as store:
        key = store.host_key()
    assert len(key) == 16
    assert key == (tmp_path / "host.key").read_text()
    assert os.name != "posix" or (tmp_path / "host.key").stat().st_mode & 0o077 == 0
    with Store(tmp_path / "club.db") as store:
        assert store.host_key() == key
        assert store.seal_key() != key
        store.renew_host_key()
        assert store.host_key() != key
        assert store.host_key() == (tmp_path / "host.key").read_text()


@pytest.mark.parametrize("content", [b"", b"short", b"0123456789abcde\n", b"\xff" * 16])
def test_a_broken_key_is_refused_with_a_sentence(
    tmp_path: Path, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty one would let anybody in who shows nothing."""
    file = tmp_path / "host.key"
    file.write_bytes(content)
    monkeypatch.setattr(Tutor, "start", lambda _: pytest.fail("it serves", pytrace=False))
    with pytest.raises(InputError, match="club-host-key") as refused:
        serve(database=str(tmp_path / "club.db"))
    assert refused.value.params["path"] == str(file)
    assert file.read_bytes() == content


def test_an_editor_may_end_the_line_of_a_key(tmp_path: Path) -> None:
    (tmp_path / "host.key").write_bytes(b"0123456789abcdef\n")
    with Store(tmp_path / "club.db") as store:
        assert store.host_key() == "0123456789abcdef"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--no-club", "--new-host-key"], "serve-host-key-club"),
        (["--host-key", "chosen by me", "--new-host-key"], "serve-host-key-new"),
    ],
)
def test_the_option_is_for_a_key_that_the_club_keeps(
    words: list[str], code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CARDCITY_DATABASE", str(tmp_path / "club.db"))
    with pytest.raises(InputError, match=code):
        run(["serve", *words], "en")
    assert list(tmp_path.iterdir()) == []


def test_drafts_of_keys_are_removed(tmp_path: Path) -> None:
    (tmp_path / ".host.key-abc123").write_text("half")
    os.utime(tmp_path / ".host.key-abc123", (0, 0))
    with Store(tmp_path / "club.db") as store:
        store.remove_drafts()
    assert not (tmp_path / ".host.key-abc123").exists()
