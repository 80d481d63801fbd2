"""Where the data lies, what else can be named, and what is said when it cannot be used."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cardcity_tutor
from cardcity_tutor.club import Store, default_database
from cardcity_tutor.club.key_files import HOST, SEAL
from cardcity_tutor.club.places import database_url, shown
from cardcity_tutor.core import InputError
from cardcity_tutor.locale import LANGUAGES, has, keys, say

PACKAGE = Path(cardcity_tutor.__file__).parent


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "/home/ada/.local/share/cardcity-tutor/club.db"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/cardcity-tutor/club.db"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/home/ada/.local/share/cardcity-tutor/club.db"),
        (
            "darwin",
            {"XDG_DATA_HOME": "/data"},
            "/home/ada/Library/Application Support/cardcity-tutor/club.db",
        ),
        ("win32", {}, "/home/ada/AppData/Local/cardcity-tutor/club.db"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/cardcity-tutor/club.db"),
        ("linux", {"CARDCITY_DATABASE": "postgresql://club@db/club"}, "postgresql://club@db/club"),
        ("win32", {"CARDCITY_DATABASE": " /srv/club.db "}, "/srv/club.db"),
    ],
)
def test_the_usual_place(
    platform: str, environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "CARDCITY_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/home/ada", **environment}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert default_database() == expected


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("/srv/été 100%.db", "/srv/été 100%.db"),
        ("sqlite:////srv/club.db", "/srv/club.db"),
        ("postgres://ada:secret@db:5433/club", "postgresql+psycopg://ada:***@db:5433/club"),
        ("postgresql://ada@/club?host=/run", "postgresql+psycopg://ada@/club?host=%2Frun"),
    ],
)
def test_places_that_can_be_named(place: str, expected: str) -> None:
    assert shown(database_url(place)) == expected


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("mysql://ada:secret@db/club", "club-database-kind"),
        ("://", "club-database-address"),
        ("postgresql://ada:secret@db:port/club", "club-database-address"),
        ("sqlite://", "club-database-memory"),
        ("sqlite:///:memory:", "club-database-memory"),
        ("/proc/none/club.db", "club-database-closed"),
        ("/", "club-database-closed"),
        ("postgresql://ada:secret@/club?host=/none", "club-database-closed"),
    ],
)
def test_places_that_cannot_be_used(place: str, code: str) -> None:
    with pytest.raises(InputError) as refused:
        Store(place)
    assert refused.value.code == code
    sentence = say("en", code, **refused.value.params)
    assert "secret" not in sentence


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    file.write_text("Dear diary, " * 100)
    with pytest.raises(InputError) as refused:
        Store(file)
    assert refused.value.code == "club-database-closed"
    assert file.read_text() == "Dear diary, " * 100


def test_a_folder_is_made_for_the_file(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "club.db"
    with Store(file) as store:
        assert store.place == str(file)
        store.claim("Ada")
        assert store.census().bytes > 0
        key = store.seal_key()
    assert file.exists()
    with Store(file) as again:
        assert again.seal_key() == key  # open games in browsers outlive the server
    assert len(key) >= 32
    assert os.name != "posix" or (file.parent / "seal.key").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_sentence_and_every_sentence_its_code(lang: str) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "club").rglob("*.py"))
    codes = set(re.findall(r'InputError\(\s*"([\w-]+)"', sources))
    codes |= {"club-signer-key", "club-signer-unknown"}  # what the server makes of a wrong key at the table
    codes |= {f"{kind.code}{end}" for kind in (SEAL, HOST) for end in ("", "-unreadable", "-unwritable")}
    assert [code for code in codes if not has(lang, code)] == []
    errors = (PACKAGE / "locale" / lang / "club.ftl").read_text(encoding="utf-8")
    sentences = re.findall(r"^(club-[\w-]+) =", errors, flags=re.MULTILINE)
    assert sorted(sentences) == sorted(code for code in codes if code.startswith("club-"))
    assert set(sentences) <= keys(lang)


def test_who_only_plays_does_not_import_the_database() -> None:
    check = "import sys, cardcity_tutor.club, cardcity_tutor.games.cardcity.widgets; print('sqlalchemy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
