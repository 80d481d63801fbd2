"""What the server's own parts log: one line each on stderr, with the time; what repeats is told once, with a count."""

from __future__ import annotations

import atexit
import logging
import sys
import time
import traceback
from copy import copy
from threading import RLock, Timer
from typing import Final, TextIO

INTERVAL_S: Final = 60.0
"""Within it an equal line is only counted; at its end the count is told."""
MOST_KINDS: Final = 500
"""Different lines that are remembered at once."""
LONGEST_LINE: Final = 500
FORMAT: Final = "%(asctime)s %(message)s"


class RepeatHandler(logging.StreamHandler[TextIO]):
    """Writes a line at its first time; equal ones that follow come as one more line that says how many they were."""

    def __init__(self, stream: TextIO | None = None, *, interval_s: float = INTERVAL_S) -> None:
        """To stderr, unless another stream is given."""
        super().__init__(stream or sys.stderr)
        self.setFormatter(_OneLine(FORMAT))
        self._interval_s = interval_s
        self._repeats: dict[str, tuple[logging.LogRecord, int]] = {}
        """By text: the first record, and how many came after it."""
        self._timer: Timer | None = None
        self._guard = RLock()

    def emit(self, record: logging.LogRecord) -> None:
        """Write it, or count it."""
        key = f"{record.name} {record.getMessage()}{_place(record)}"
        with self._guard:
            known = self._repeats.get(key)
            if known is not None:
                self._repeats[key] = known[0], known[1] + 1
                return
            if len(self._repeats) < MOST_KINDS:
                self._repeats[key] = _told(record), 0
                self._wait()
        super().emit(record)

    def tell_counts(self) -> None:
        """Tell what has repeated; what has not is forgotten, and told in full when it comes again."""
        with self._guard:
            self._timer = None
            self._tell_counts()
            if self._repeats:
                self._wait()

    def close(self) -> None:
        """Tell the last counts. Whoever configures logging anew closes all handlers, and this one goes on."""
        with self._guard:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            self._tell_counts()
        super().close()

    def _tell_counts(self) -> None:
        repeated = {key: (record, count) for key, (record, count) in self._repeats.items() if count}
        self._repeats = {key: (record, 0) for key, (record, _) in repeated.items()}
        for record, count in repeated.values():
            again = copy(record)
            again.msg = f"{record.msg} ({count} more times)"
            again.created = time.time()
            super().emit(again)

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = Timer(self._interval_s, self.tell_counts)
            self._timer.daemon = True
            self._timer.start()


class _OneLine(logging.Formatter):
    """Whatever a driver says is one line of the log, and not a page of it."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (the logging module's own)
        line = " ".join(super().formatMessage(record).split())
        return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"


def _told(record: logging.LogRecord) -> logging.LogRecord:
    """What is kept of a record: its words, and nothing of what failed, which may be large."""
    kept = copy(record)
    kept.msg, kept.args, kept.exc_info, kept.exc_text = record.getMessage(), (), None, None
    return kept


def _place(record: logging.LogRecord) -> str:
    """Where a failure was raised: two of them may be told in the same words."""
    problem = record.exc_info and record.exc_info[1]
    if not problem:
        return ""
    frames = list(traceback.walk_tb(problem.__traceback__))
    where = [f"{frame.f_code.co_filename}:{line}" for frame, line in frames[-1:]]
    return " ".join(["", type(problem).__name__, *where])


def log_failures() -> None:
    """Let the warnings and errors of this package reach stderr, whatever Voilà's own log is set to."""
    tell_once(logging.getLogger("cardcity_tutor"), logging.WARNING)


def new_handler() -> RepeatHandler:
    """One that writes to stderr."""
    return RepeatHandler()


def tell_once(log: logging.Logger, level: int) -> None:
    """Write what a logger says from this level on, and nothing that it says again."""
    if not any(isinstance(handler, RepeatHandler) for handler in log.handlers):
        handler = new_handler()
        log.handlers = [handler]
        atexit.register(handler.close)  # Voilà's configuration makes the logging module forget it
    log.setLevel(level)
    log.propagate = False
