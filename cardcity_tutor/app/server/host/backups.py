"""Backup and restore from the host's page: files that come and go piece by piece."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from datetime import UTC, datetime
from typing import IO, Any, Final

from tornado.web import Finish, stream_request_body

from cardcity_tutor.core.errors import InputError

from .base import HostHandler, Office

MOST_UPLOADED: Final = 200_000_000
"""Bytes of a backup that is brought back."""
PREFIX: Final = "cardcity-"
"""Only where a temporary file needs a name: on Windows."""
UPLOAD_TIMEOUT_S: Final = 600.0


class BackupHandler(HostHandler):
    """Everything in one file."""

    async def get(self) -> None:
        """A download, sent piece by piece."""
        with tempfile.TemporaryFile(prefix=PREFIX) as file:
            try:
                await self.in_thread(lambda: self.office.store.backup(file))
            except InputError as error:
                self.tell(500, error)
                return
            self.set_header("Content-Type", "application/zip")
            self.set_header("Content-Disposition", f'attachment; filename="{backup_name()}"')
            self.set_header("Content-Length", str(file.seek(0, os.SEEK_END)))
            file.seek(0)
            while chunk := file.read(1 << 18):
                self.write(chunk)
                await self.flush()
            self.finish()


@stream_request_body
class RestoreHandler(HostHandler):
    """Everything from such a file, which is written down as it comes: into one without a name, which no end leaves behind."""

    def initialize(self, office: Office) -> None:
        """No file yet."""
        super().initialize(office)
        self.file: IO[bytes] | None = None
        self.full: OSError | None = None
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
        connection.set_body_timeout(UPLOAD_TIMEOUT_S)
        try:
            self.file = tempfile.TemporaryFile(prefix=PREFIX)  # noqa: SIM115 (on_finish closes it)
        except OSError as error:
            self.full = error

    def data_received(self, chunk: bytes) -> None:
        """Write it down."""
        if self.file is None or self.full is not None:
            return
        try:
            self.file.write(chunk)
        except OSError as error:
            self.full = error

    async def post(self) -> None:
        """Make a backup beside the database, then put everything back, or change nothing."""
        try:
            file = self._whole()
            self.reading = True
            told = await self.in_thread(lambda: self.office.house.restore(self.lang, file))
            self.answer({"told": told})
        except InputError as error:
            self.tell(400, error)

    def _whole(self) -> IO[bytes]:
        """The file with all that has come; an ``InputError`` if there was no room for it."""
        try:
            if self.full is not None:
                raise self.full
            if self.file is None:
                raise Finish
            self.file.flush()
        except OSError as error:
            reason = error.strerror or str(error)
            raise InputError("club-backup-unwritable", path=tempfile.gettempdir(), reason=reason) from error
        return self.file

    def on_finish(self) -> None:
        """Leave nothing behind."""
        self._away()

    def on_connection_close(self) -> None:
        """Nor when the browser goes away before all of it has come."""
        if not self.reading:
            self._away()

    def _away(self) -> None:
        if self.file is not None:
            with suppress(OSError):  # what was not written yet, on a full disk
                self.file.close()


def backup_name(now: datetime | None = None) -> str:
    """A name that sorts by date."""
    return f"cardcity-club-{(now or datetime.now(UTC)):%Y-%m-%d-%H%M%S}.zip"
