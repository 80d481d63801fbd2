"""Backup and restore from the host's page: files that come and go piece by piece."""

from __future__ import annotations

import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from tornado.web import Finish, stream_request_body

from cardcity_tutor.core.errors import InputError

from .base import HostHandler, Office

MOST_UPLOADED: Final = 200_000_000
"""Bytes of a backup that is brought back."""


class BackupHandler(HostHandler):
    """Everything in one file."""

    async def get(self) -> None:
        """A download, sent piece by piece."""
        with tempfile.TemporaryDirectory(prefix="cardcity-") as folder:
            path = Path(folder) / "club.zip"
            try:
                await self.in_thread(lambda: self.office.store.backup(path))
            except InputError as error:
                self.tell(500, error)
                return
            self.set_header("Content-Type", "application/zip")
            self.set_header("Content-Disposition", f'attachment; filename="{backup_name()}"')
            self.set_header("Content-Length", str(path.stat().st_size))
            with path.open("rb") as file:
                while chunk := file.read(1 << 18):
                    self.write(chunk)
                    await self.flush()
            self.finish()


@stream_request_body
class RestoreHandler(HostHandler):
    """Everything from such a file, which is written down as it comes."""

    def initialize(self, office: Office) -> None:
        """No file yet."""
        super().initialize(office)
        self.path: Path | None = None
        self.reading = False

    def prepare(self) -> None:
        """Refuse before reading; then make room for the file."""
        super().prepare()
        length = self.request.headers.get("Content-Length", "")
        if not length.isdecimal() or int(length) > MOST_UPLOADED:
            self.tell(413, InputError("host-upload-size", max=MOST_UPLOADED // 1_000_000))
            raise Finish
        connection: Any = self.request.connection  # its type leaves out what tornado's manual promises
        connection.set_max_body_size(MOST_UPLOADED)
        handle, name = tempfile.mkstemp(prefix="cardcity-restore-")
        self.path = Path(name)
        self.file = os.fdopen(handle, "wb")

    def data_received(self, chunk: bytes) -> None:
        """Write it down."""
        if self.path is not None:
            self.file.write(chunk)

    async def post(self) -> None:
        """Make a backup beside the database, then put everything back, or change nothing."""
        path = self.path
        if path is None:
            return
        self.file.close()
        self.reading = True
        try:
            told = await self.in_thread(lambda: self.office.house.restore(self.lang, path))
            self.answer({"told": told})
        except InputError as error:
            self.tell(400, error)

    def on_finish(self) -> None:
        """Leave nothing behind."""
        self._away()

    def on_connection_close(self) -> None:
        """Nor when the browser goes away before all of it has come."""
        if not self.reading:
            self._away()

    def _away(self) -> None:
        if self.path is not None:
            self.file.close()
            self.path.unlink(missing_ok=True)


def backup_name(now: datetime | None = None) -> str:
    """A name that sorts by date."""
    return f"cardcity-club-{(now or datetime.now(UTC)):%Y-%m-%d-%H%M%S}.zip"
