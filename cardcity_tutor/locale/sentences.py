"""Errors in words: the one place where what somebody sent becomes part of a sentence.

Whatever they sent, the sentence is short, stands on one line and can be written in any encoding that has its letters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final
from unicodedata import category

from ..core.errors import TutorError
from . import LARGEST_NUMBER, MAX_VALUE_CHARACTERS, digits, has, say

MAX_QUOTED_CHARACTERS: Final = 200
"""Of a value that an error repeats."""
LONG: Final = frozenset({"expected", "file", "path", "problem"})
"""Parameters that may be longer: what would be right, where a file is, and another sentence."""
JOINERS: Final = "\u200c\u200d"
"""Invisible, but part of how words and emoji are written."""
_ODD = re.compile(r"[^ -~]")


def error_sentence(lang: str, error: TutorError) -> str:
    """What is wrong, in words, and on which line where it is a line of a record."""
    text = say(lang, error.code, **quoted(error.params))
    if "line" in error.params and not error.code.startswith("record-"):
        return say(lang, "record-line", line=shown(error.params["line"]), problem=text)
    return text


def text_sentence(lang: str, error: TutorError) -> str:
    """What is wrong in a text of several lines, for whoever typed it: messages ``text-<code>`` count rows from 1."""
    key = f"text-{error.code}"
    return (
        say(lang, key, **quoted(_from_one(error.params))) if has(lang, key) else error_sentence(lang, error)
    )


def _from_one(params: Mapping[str, Any]) -> dict[str, Any]:
    """Rows as people count them; of a cell that the error names, its row."""
    found = dict(params)
    for name in ("first", "second", "cell"):
        if isinstance(found.get(name), list):
            found[name] = found[name][0] + 1
    if "row" in found:
        found["row"] += 1
    return found


def quoted(params: Mapping[str, object]) -> dict[str, object]:
    """The parameters of an error as a sentence can bear them."""
    return {
        name: shown(value, MAX_VALUE_CHARACTERS if name in LONG else MAX_QUOTED_CHARACTERS)
        for name, value in params.items()
    }


def shown(value: object, most: int = MAX_QUOTED_CHARACTERS) -> str | int | float:
    r"""A value for a sentence: ordinary numbers stay numbers, all else is a text of at most so many characters.

    >>> shown("M\ud800\n"), shown("R" * 9, 5), shown(float("nan")), shown([1, 2])
    ('M\\ud800\\n', 'RRRR…', 'nan', '[1, 2]')
    """
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value if -LARGEST_NUMBER < value < LARGEST_NUMBER else _cut(digits(value), most)
    return _cut(_visible(_text(value)[: most + 1]), most)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _text(value: object) -> str:
    try:
        return str(value)
    except (ValueError, RecursionError):  # a number inside, or too many brackets
        return type(value).__name__


def _visible(text: str) -> str:
    """The text with escapes for what nobody would see, or what would break the line: controls, halves of surrogates."""
    return _ODD.sub(lambda found: found[0] if _harmless(found[0]) else _escape(found[0]), text)


def _harmless(character: str) -> bool:
    return character.isprintable() or category(character) == "Zs" or character in JOINERS


def _escape(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
