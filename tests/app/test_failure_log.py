"""What the server's parts log: told once, with a count."""

from __future__ import annotations

import gc
import logging
import re
import weakref
from io import StringIO

import pytest

from cardcity_tutor.app.server import failure_log
from cardcity_tutor.app.server.failure_log import RepeatHandler
from cardcity_tutor.app.server.logs import keep_quiet
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


class Visitor:
    """Whatever stands in a frame of a traceback."""


def fail(log: logging.Logger, visitor: Visitor, number: int) -> None:
    names = vars(visitor)
    try:
        if number % 2:
            names.pop("kernel")
        else:
            names.pop("page")
    except KeyError:
        log.exception("GET /")


def test_a_traceback_is_told_once_for_each_place_and_kept_nowhere() -> None:
    stream = StringIO()
    handler = RepeatHandler(stream)
    log = logger(handler)
    visitor = Visitor()
    seen = weakref.ref(visitor)
    for number in range(10):
        fail(log, visitor, number)
    del visitor
    gc.collect()
    assert seen() is None
    assert stream.getvalue().count("Traceback") == 2
    handler.close()
    assert stream.getvalue().count("GET / (4 more times)") == 2
    assert stream.getvalue().count("Traceback") == 2


def test_what_fails_in_the_server_over_and_over_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = StringIO()
    own = logging.Logger("Voila")  # noqa: LOG001
    logs = [own, logging.getLogger("tornado.application"), logging.getLogger("asyncio")]
    handlers: list[RepeatHandler] = []

    def handler() -> RepeatHandler:
        handlers.append(RepeatHandler(stream))
        return handlers[-1]

    for log in logs:
        monkeypatch.setattr(log, "handlers", [])
        monkeypatch.setattr(log, "filters", [])
        monkeypatch.setattr(log, "propagate", True)
        monkeypatch.setattr(log, "level", logging.NOTSET)
    monkeypatch.setattr(logging.getLogger("tornado.general"), "level", logging.NOTSET)
    monkeypatch.setattr(failure_log, "new_handler", handler)
    keep_quiet(own)
    for log in logs:
        for number in range(20):
            fail(log, Visitor(), number)
    assert stream.getvalue().count("Traceback") == 6
    for each in handlers:
        each.close()
    for log in logs:
        log._cache.clear()  # type: ignore[attr-defined]  # what it knew of its level
