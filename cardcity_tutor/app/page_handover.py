"""Records on their way from one page to another: too long for a link, and nobody's but the visitor's."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

from .visit import Query, Visit

FROM: Final = "from"
"""The field of a query that says which page hands something over."""

_handed: WeakKeyDictionary[Visit, str] = WeakKeyDictionary()
"""At most one record per visit; it goes with the visit."""


def hand_over(visit: Visit, record: str, page: str, sender: str) -> None:
    """Go to a page, which finds the record with ``taken``."""
    _handed[visit] = record
    visit.go(page, **{FROM: sender})


def taken(visit: Visit, query: Query) -> str:
    """The record that was handed over with this query, once; nothing for a link that somebody kept."""
    return _handed.pop(visit, "") if FROM in query else ""
