"""What the server's parts log: told once, with a count."""

from __future__ import annotations

import logging
import re
from io import StringIO

import pytest

from cardcity_tutor.app.server import failure_log
from cardcity_tutor.app.server.failure_log import RepeatHandler
from tests.app.houses import eventually


def logger(handler: logging.Handler) -> logging.Logger:
    log = logging.Logger("test")  # noqa: LOG001 (of its own: nothing of it is left in the process)
    log.addHandler(handler)
    return log


def test_equal_lines_are_told_once_and_then_counted() -> None:
    stream = StringIO()
    handler = RepeatHandler(stream)
    log = logger(handler)
    for _ in range(50):
        log.error("disk %s", "full")
    log.error("disk slow")
    assert len(stream.getvalue().splitlines()) == 2
    handler.tell_counts()
    told = stream.getvalue().splitlines()
    assert all(re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} disk ", line) for line in told)
    assert [line.split(" ", 2)[2] for line in told] == ["disk full", "disk slow", "disk full (49 more times)"]
    log.error("disk slow")  # it had not repeated, so it is news again
    log.error("disk full")
    handler.close()
    assert stream.getvalue().splitlines()[3:] == [
        f"{line[:23]} {text}"
        for line, text in zip(
            stream.getvalue().splitlines()[3:], ("disk slow", "disk full (1 more times)"), strict=True
        )
    ]


def test_counts_come_by_themselves() -> None:
    stream = StringIO()
    handler = RepeatHandler(stream, interval_s=0.1)
    for _ in range(3):
        logger(handler).error("lost")
    eventually(lambda: "lost (2 more times)" in stream.getvalue(), 10)
    handler.close()


def test_a_line_is_a_line_and_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failure_log, "MOST_KINDS", 5)
    stream = StringIO()
    handler = RepeatHandler(stream)
    for number in range(20):
        logger(handler).error("failure %d\nTraceback %s", number, "x" * 10_000)
    assert len(handler._repeats) == 5
    assert len(stream.getvalue().splitlines()) == 20
    assert max(map(len, stream.getvalue().splitlines())) < 600
    handler.close()
