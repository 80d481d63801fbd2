"""Long lists a page at a time, and places that equals share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Select, func, select
from sqlalchemy.orm import Session

T = TypeVar("T")
U = TypeVar("U")

PAGE: Final = 20
LONGEST_PAGE: Final = 200


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """Some lines of a list: the page's number from 1, how many pages and lines there are in all."""

    lines: tuple[T, ...]
    number: int
    pages: int
    total: int

    def __iter__(self) -> Iterator[T]:
        return iter(self.lines)

    def mapped(self, change: Callable[[T], U]) -> Page[U]:
        """The same page of something else."""
        return Page(tuple(map(change, self.lines)), self.number, self.pages, self.total)


def paged(session: Session, wanted: Select[*tuple[Any, ...]], number: int, size: int) -> Page[Any]:
    """One page of what a query finds; a number past the end gives the last page."""
    size = max(1, min(size, LONGEST_PAGE))
    total = session.scalar(select(func.count()).select_from(wanted.order_by(None).subquery())) or 0
    pages = max(1, -(-total // size))
    number = max(1, min(number, pages))
    lines = session.execute(wanted.limit(size).offset((number - 1) * size)).all()
    return Page(tuple(lines), number, pages, total)
