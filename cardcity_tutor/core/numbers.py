"""Numbers that somebody typed."""

from typing import Final

MAX_DIGITS: Final = 9
"""More than anybody counts here, and far fewer than Python refuses to read."""


def typed_count(text: str) -> int | None:
    """The whole number that a text is; nothing for every other text, a minus and thousands of digits included.

    >>> typed_count("12"), typed_count("-3"), typed_count("²"), typed_count("9" * 5000)
    (12, None, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else None
