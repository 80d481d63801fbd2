"""How the book tells its worked examples: line by line, with the numbers and letters of its figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ....core.verdict import Place
from . import read


@dataclass(frozen=True, slots=True)
class ToldLine:
    """One line; claims are counted from 0. ``tellings.toml`` says what each field means."""

    key: str
    """The catalogue key of its words, ``.ask`` beside it; empty where an account or the answer has them."""
    shows: tuple[int, ...] = ()
    account: int | None = None
    city: int | None = None
    lit: tuple[Place, ...] = ()
    lots: tuple[tuple[tuple[str, bool], ...], ...] = ()
    """Cards beside the words, lot by lot: a token, and whether it lies face down."""


@dataclass(frozen=True, slots=True)
class Telling:
    """An example as the book tells it."""

    marks: tuple[tuple[str, Place], ...]
    """Labels on places of the first city."""
    lines: tuple[ToldLine, ...]
    note: str
    """The catalogue key of a sentence for the whole example, if there is one."""


@cache
def tellings() -> Mapping[str, Telling]:
    """The telling of every example by its id."""
    return {
        name: Telling(
            tuple((label, (row, column)) for label, row, column in entry.get("marks", ())),
            tuple(_lines(f"telling-{entry.get('same', name)}", entry["lines"])),
            f"telling-{name}-note",
        )
        for name, entry in read("tellings.toml").items()
    }


def _lines(key: str, entries: list[dict[str, Any]]) -> Iterator[ToldLine]:
    said = 0
    for entry in entries:
        own = "account" not in entry and not entry.get("answer")
        said += own
        yield ToldLine(
            f"{key}-{entry.get('say', said)}" if own else "",
            tuple(entry.get("shows", ())),
            entry.get("account"),
            entry.get("city"),
            tuple((row, column) for row, column in entry.get("lit", ())),
            tuple(
                tuple((card[:1].upper() + card[1:], card[:1].islower()) for card in lot.split())
                for lot in entry.get("cards", "").split("|")
                if lot.strip()
            ),
        )
