"""Processes that are killed while they write, restore or upload: all of it or nothing, and nothing left behind."""

from __future__ import annotations

import http.client
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from urllib.parse import quote, urlsplit

import pytest

from cardcity_tutor.club import Claim, Store
from cardcity_tutor.club.backup import DRAFT
from tests.app.houses import OpenHouse, open_house
from tests.attacks.conftest import Amount
from tests.club.records import record
from tests.club.writer import stored

ROOT = Path(__file__).parents[2]
KEY = "a key of the host"


def writer(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.club.writer", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )


def killed_after(process: subprocess.Popen[str], lines: int, pause_s: float = 0.0) -> list[str]:
    """What a process said before it was killed, after so many lines and a moment more."""
    assert process.stdout is not None
    said = []
    for _ in range(lines):
        line = process.stdout.readline().strip()
        assert line, process.stderr and process.stderr.read()
        said.append(line)
    time.sleep(pause_s)
    # It is working on while we decide; whatever it has still said counts as well.
    process.kill()
    out, _ = process.communicate(timeout=30)
    assert process.returncode == -signal.SIGKILL
    return said + out[: out.rfind("\n") + 1].splitlines()


def test_nothing_acknowledged_is_lost_when_a_process_is_killed(place: str, amount: Amount) -> None:
    chance = Random(7)
    rounds = amount(2, 12)
    with Store(place) as store:
        claim = store.claim("Ada")
        reported: set[str] = set()
        for number in range(rounds):
            process = writer("writes", place, "Ada", claim.key, str(number), "100000")
            reported |= set(killed_after(process, chance.randint(5, 60 if rounds == 2 else 15)))
        found = stored(store, claim)
        assert reported <= found
        # At most the one write of each that was done but not yet reported.
        assert len(found - reported) <= rounds
        # The dead hold nothing: the next writer goes on at once.
        store.reset_key("Ada")


def full(store: Store, names: list[str]) -> dict[str, Claim]:
    claims = {name: store.claim(name) for name in names}
    for claim in claims.values():
        for title in range(4):
            store.save_game(claim.member, record(), str(title))
    return claims


def test_a_restore_that_is_killed_has_done_all_or_nothing(place: str, tmp_path: Path, amount: Amount) -> None:
    chance = Random(11)
    file, other = tmp_path / "club.zip", tmp_path / "other.zip"
    with Store(place) as store:
        full(store, [f"New {number}" for number in range(30)])
        store.backup(file)
        for name in [line.nickname for line in store.members(size=200)]:
            store.dismiss(name)
        full(store, ["Old 1", "Old 2"])
        store.backup(other)
        for _ in range(amount(2, 25)):
            process = writer("restores", place, str(file), str(other), "100000")
            killed_after(process, chance.randint(1, 4), chance.uniform(0, 0.2))  # in the middle of the next
            rows = store.census().rows
            assert (rows["members"], rows["games"]) in ((2, 8), (30, 120))
            store.claim("Late")  # the dead hold nothing, and have not turned back the count of rows


# ---------------------------------------------------------------- files that are left behind


def leftovers(*folders: Path) -> set[str]:
    return {
        str(path)
        for folder in folders
        for path in folder.rglob("*")
        if "restore" in path.name or path.name.startswith(DRAFT) or path.suffix == ".zip"
    }


def half_an_upload(house: OpenHouse) -> http.client.HTTPConnection:
    """A restore of which half has come."""
    cookie = house.ask(f"host?key={quote(KEY)}").headers["Set-Cookie"].split(";")[0]
    line = http.client.HTTPConnection(urlsplit(house.address).netloc, timeout=30)
    line.putrequest("POST", f"{urlsplit(house.address).path}host/restore")
    for name, value in {"Content-Length": "4000000", "Cookie": cookie, "X-Cardcity-Host": "1"}.items():
        line.putheader(name, value)
    line.endheaders()
    line.send(b"PK\3\4" + b"x" * 1_999_996)
    time.sleep(0.5)
    return line


@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGKILL])
def test_an_upload_leaves_nothing_behind(tmp_path: Path, ending: signal.Signals) -> None:
    temporary, club = tmp_path / "tmp", tmp_path / "club"
    temporary.mkdir()
    club.mkdir()
    with open_house(
        tmp_path,
        database=str(club / "club.db"),
        host_key=KEY,
        pool=0,
        environment={"TMPDIR": str(temporary)},
        ending=ending,
    ) as house:
        line = half_an_upload(house)
        held = [str(each.readlink()) for each in Path(f"/proc/{house.process.pid}/fd").iterdir()]
        assert any(str(temporary) in place for place in held)  # it is being written down
        house.process.send_signal(ending)
        house.process.wait(60)
        line.close()
    assert leftovers(temporary, club) == set()
    assert not [path for path in temporary.rglob("*") if path.is_file() and path.stat().st_size > 100_000]


def test_drafts_of_the_dead_are_removed_at_the_next_start(tmp_path: Path) -> None:
    place = tmp_path / "club.db"
    code = (
        "import os, sys; from pathlib import Path; from cardcity_tutor.club.atomic_files import draft_of\n"
        "with draft_of(Path(sys.argv[1]) / 'club.zip', prefix='.backup-') as file:\n"
        "    file.write(b'half'); file.flush(); print('now', flush=True); input()\n"
    )
    dead, living = (
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for _ in range(2)
    )
    for process in (dead, living):
        assert process.stdout is not None
        assert process.stdout.readline() == b"now\n"
    dead.kill()
    dead.communicate()
    strangers = [tmp_path / name for name in (".backupper", "seal.txt", "seal.12x", "notes.zip")]
    seals = [tmp_path / "seal.41", tmp_path / "seal.42"]
    for file in (*strangers, *seals):
        file.write_text("x")
    for file in (*strangers, seals[0]):
        os.utime(file, (1, 1))
    assert len(list(tmp_path.glob(".backup-*"))) == 2
    with Store(place) as store:
        store.remove_drafts()
        (left,) = tmp_path.glob(".backup-*")
        assert all(file.exists() for file in strangers)
        assert [file.exists() for file in seals] == [False, True]  # what is new is perhaps being written
        living.communicate(b"\n", timeout=30)  # it was not disturbed
        assert living.returncode == 0
        assert (tmp_path / "club.zip").read_bytes() == b"half"
        assert not left.exists()
