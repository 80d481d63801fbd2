"""What somebody gave for a field of a request or an option of a call: of the right kind, or an ``InputError``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from .errors import InputError

LARGEST_NUMBER: Final = 1_000_000
"""That a field may hold."""
LONGEST: Final = 80
"""Characters of a value that is told."""


def told(value: object) -> str:
    """A value as an error tells it: a text in quotes, so that "5" is no 5."""
    return (repr(value) if isinstance(value, str) else str(value))[:LONGEST]


def text(value: object, field: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise InputError("field-not-text", field=field, value=told(value))
    return value


def items(value: object, field: str) -> list[Any]:
    """Several things, in whatever holds them; a single text holds none."""
    if isinstance(value, Iterable) and not isinstance(value, str | bytes | Mapping):
        return list(value)
    raise InputError("field-not-texts", field=field, value=told(value))


def texts(value: object, field: str) -> list[str]:
    """Several texts."""
    found = items(value, field)
    if all(isinstance(item, str) for item in found):
        return found
    raise InputError("field-not-texts", field=field, value=told(value))


def table(value: object, field: str) -> Mapping[str, Any]:
    """Names with their values."""
    if not isinstance(value, Mapping):
        raise InputError("field-not-object", field=field, value=told(value))
    return value


def flag(value: object, field: str) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise InputError("field-not-boolean", field=field, value=told(value))
    return value


def number(value: object, field: str, most: int) -> int:
    """A whole number from 0."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise InputError("field-not-number", field=field, value=told(value), max=most)
    return value
