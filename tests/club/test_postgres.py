"""How the tests come by a PostgreSQL, on a machine that has none."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Any

import pytest

from tests.club import postgres


class Machine:
    """A fresh machine of root's: nothing is known of any package before the lists were fetched."""

    def __init__(self, *, online: bool) -> None:
        self.online = online
        self.listed = self.installed = False
        self.asked: list[str] = []

    def run(self, command: list[str], **_: Any) -> subprocess.CompletedProcess[bytes]:
        self.asked.append(command[1])
        if command[1] == "update":
            self.listed = self.online
        done = self.listed
        self.installed = self.installed or (done and command[1] == "install")
        return subprocess.CompletedProcess(command, 0 if done else 100)

    def found(self, name: str) -> str | None:
        return f"/usr/bin/{name}" if self.installed else None


@pytest.mark.parametrize("online", [True, False])
def test_it_is_installed_where_that_is_possible(online: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(online=online)
    monkeypatch.setattr(postgres, "_found", machine.found)
    monkeypatch.setattr(subprocess, "run", machine.run)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    if online:
        assert postgres.binary("initdb") == "/usr/bin/initdb"
    else:
        with pytest.raises(postgres.NoPostgresError, match="apt-get install postgresql"):
            postgres.binary("initdb")
    assert machine.asked == ["install", "update", "install"]
