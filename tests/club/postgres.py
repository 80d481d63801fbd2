"""A PostgreSQL server of the tests' own: in a folder of its own, on a socket, gone afterwards.

The processes of one run share it: the first starts it, the last stops it.
"""

from __future__ import annotations

import fcntl
import json
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

OWNER = "postgres"
"""The server refuses to run as root; Debian's package brings this user."""


class NoPostgresError(RuntimeError):
    """Why there is none."""


@contextmanager
def server(shared: Path) -> Iterator[Path]:
    """The folder of the socket of a running server; ``shared`` is a file that all processes of a run know."""
    with _told(shared) as told:
        if not told.get("users"):
            told["home"] = str(_started())
        told["users"] = told.get("users", 0) + 1
        home = Path(told["home"])
    try:
        yield home
    finally:
        with _told(shared) as told:
            told["users"] -= 1
            if not told["users"]:
                _run("pg_ctl", "stop", "-D", str(home / "data"), "-m", "immediate", "-w")
                shutil.rmtree(home, ignore_errors=True)


@contextmanager
def _told(shared: Path) -> Iterator[dict[str, Any]]:
    """What the processes tell each other, one at a time."""
    with shared.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        told: dict[str, Any] = json.loads(file.read() or "{}")
        yield told
        file.seek(0)
        file.truncate()
        json.dump(told, file)


def _started() -> Path:
    binary("initdb")
    # A socket's path must be short.
    home = Path(tempfile.mkdtemp(prefix="club-", dir="/tmp"))
    if os.geteuid() == 0:
        shutil.chown(home, OWNER, OWNER)
    data, log = str(home / "data"), str(home / "log")
    _run("initdb", "-D", data, "-U", "club", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    # Processes die in these tests, the machine does not.
    settings = f"-k {home} -c listen_addresses='' -c fsync=off -c max_connections=60"
    _run("pg_ctl", "start", "-D", data, "-l", log, "-o", settings, "-w", "-t", "30")
    return home


def binary(name: str) -> str:
    """The path of one of the server's programs, installed if that is possible."""
    found = _found(name)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
        found = _found(name)
    if found is None:
        raise NoPostgresError(
            "PostgreSQL is not installed and cannot be (Debian: apt-get install postgresql)"
        )
    return found


def _install() -> None:
    """Debian's package; the lists of packages first where there are none, as in a fresh image."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-q", "postgresql"]
    for command in (install, ["apt-get", "update", "-q"], install):
        try:
            done = subprocess.run(command, env=quiet, capture_output=True, check=False, timeout=300)
        except subprocess.TimeoutExpired:
            return
        if command is install and not done.returncode:
            return


def _found(name: str) -> str | None:
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    return str(newest[-1]) if newest else shutil.which(name)


def _run(name: str, *arguments: str) -> None:
    """Run one of the server's programs, as an ordinary user."""
    command = [binary(name), *arguments]
    if os.geteuid() == 0:
        try:
            pwd.getpwnam(OWNER)
        except KeyError:
            raise NoPostgresError(f"PostgreSQL does not run as root, and there is no user {OWNER}") from None
        command = ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--clear-groups", *command]
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
        cwd="/",
        timeout=60,
    )
    if done.returncode:
        raise NoPostgresError(f"{name}: {done.stderr.decode(errors='replace').strip()[:300]}")
