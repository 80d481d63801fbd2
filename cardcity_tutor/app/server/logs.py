"""What the log does not tell: who asked for what, and that a kernel is gone which we ended ourselves."""

from __future__ import annotations

import logging

from nbclient.exceptions import DeadKernelError
from tornado.httputil import HTTPServerRequest

from .failure_log import tell_once

_KERNEL_DIED = "Kernel died"


def keep_quiet(log: logging.Logger | logging.LoggerAdapter[logging.Logger]) -> None:
    """Filter the server's log, and Tornado's two that name the visitor's address and query with every failure.

    What one request can provoke, many can: none of them tells a failure twice.
    """
    own = log.logger if isinstance(log, logging.LoggerAdapter) else log
    own.addFilter(is_news)
    logging.getLogger("tornado.application").addFilter(without_visitor)
    for each in (own, logging.getLogger("tornado.application"), logging.getLogger("asyncio")):
        tell_once(each, logging.ERROR)
    logging.getLogger("tornado.general").setLevel(logging.ERROR)  # of bad requests only


def is_news(record: logging.LogRecord) -> bool:
    """Whether a record tells more than that a page's kernel has ended: the page itself says so if it was missed."""
    problem = record.exc_info and record.exc_info[1]
    return not isinstance(problem, DeadKernelError) and not str(record.msg).startswith(_KERNEL_DIED)


def without_visitor(record: logging.LogRecord) -> bool:
    """Keep a failure, with no more of the request than its method and path."""
    args = record.args if isinstance(record.args, tuple) else ()
    request = next((part for part in args if isinstance(part, HTTPServerRequest)), None)
    if request is not None:
        record.msg, record.args = "%s %s", (request.method, request.path)
    return True
