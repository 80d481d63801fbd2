"""Game records, whatever the game: events as JSON lines, read, written and compared."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from .errors import InputError
from .json_text import read_json

SHOWN: Final = 200
"""Characters of a line that an error quotes."""
Line = dict[str, Any]
COUNTERS: Final = ("refused", "hints", "resting")
"""What a table writes into the first line that changes while the game goes on."""


def dumped(line: Mapping[str, Any], *, ascii_only: bool = False) -> str:
    """A line as text, always written the same way; ``ascii_only`` is for streams that are not UTF-8."""
    return json.dumps(line, ensure_ascii=ascii_only)


def read_lines(texts: Iterable[str]) -> Iterator[tuple[int, Line]]:
    """The lines of a record as objects, with their numbers; blank lines are skipped."""
    for number, text in enumerate(texts, 1):
        if not text.strip():
            continue
        try:
            line = read_json(text, halves=True)
        except ValueError:
            raise InputError("record-not-json", line=number) from None
        if not isinstance(line, dict) or not isinstance(line.get("event"), str):
            raise InputError("record-not-event", line=number)
        yield number, line


def compared(numbered: list[tuple[int, Line]], done: int, expected: Iterable[Line]) -> int:
    """Check that the record goes on, after its start line, with the expected lines; the number of lines done."""
    for wanted in expected:
        if done + 1 >= len(numbered):
            raise InputError(
                "record-truncated",
                line=numbered[-1][0],
                turn=wanted.get("turn", numbered[done][1].get("turn", 0)),
            )
        number, found = numbered[done + 1]
        # Compared as text: to Python, 1, 1.0 and true are the same.
        if _sorted_text(found) != _sorted_text(wanted):
            odd = [name for name in wanted | found if _text(wanted, name) != _text(found, name)]
            told = (
                _sorted_text({name: line[name] for name in odd if name in line}) for line in (wanted, found)
            )
            expected_text, found_text = (text[:SHOWN] for text in told)
            raise InputError("record-mismatch", line=number, expected=expected_text, found=found_text)
        done += 1
    return done


def same_game(record: str, other: str) -> bool:
    """Whether two records begin alike: the same deal to the same players under the same rules."""
    return _beginning(record) == _beginning(other)


def goes_on(record: str, earlier: str) -> bool:
    """Whether a record is an earlier one, and possibly more; nothing is played again."""
    lines, before = record.splitlines(), earlier.splitlines()
    return lines[1 : len(before)] == before[1:] and same_game(record, earlier)


def _beginning(record: str) -> Line:
    first = next((line for _, line in read_lines(record.splitlines()[:1])), {})
    return {name: value for name, value in first.items() if name not in COUNTERS}


def _text(line: Line, name: str) -> str:
    return _sorted_text({name: line[name]}) if name in line else ""


def _sorted_text(line: Line) -> str:
    try:
        return json.dumps(line, ensure_ascii=False, sort_keys=True)
    except RecursionError:
        return "…"
