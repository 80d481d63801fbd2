"""The little signs between the words, as a compositor of each language sets them.

French: U+00A0 before ; : ? ! » % $ and after «, the apostrophe ’, no straight quotes. English: “ ” and ’, and no space
before a sign. Both: … for three dots, × between numbers, − before one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.spelling.sources import HOLE

_NUMBER: Final = rf"[\d{HOLE}]"


class Fault(NamedTuple):
    """What is wrong, and the signs where it is."""

    meaning: str
    where: str


_BOTH: Final = (
    (r"\.\.\.", "three dots: write …"),
    (r"(?<=\d) ?x ?(?=\d)", "the letter x between numbers: write ×"),
    (r"(?:^|(?<=[\s(«“=]))-(?=\d)", "a hyphen before a number: write −"),
    (r"(?<=\S)  +(?=\S)", "two spaces"),
    (r"(?<=[a-zß-ÿ])(?:[,;!?](?=[^\W\d_])|\.(?=[A-ZÀ-Ý]))", "no space after a sign"),
    (r"(?<=\w) (?:,(?!\w)|\.$)", "a space before a comma or a full stop"),
)
_QUOTES: Final = (
    (r"(?<=\w)'", "a straight apostrophe: write ’"),
    (r"(?<!\w)'|\"", "a straight quotation mark"),
)
_FRENCH: Final = (
    *_QUOTES,
    ("\u202f", "a narrow no-break space (U+202F): our texts have U+00A0"),
    (r"(?<=[^\s:;?!({])[;?!](?!\w)", "no no-break space (U+00A0) before ; ? !"),
    (r"(?<=[^\s:]):(?=\s|$)", "no no-break space (U+00A0) before :"),
    (r"[ \t\n]+[;:?!](?=\s|$|[)»])", "an ordinary space before ; : ? !: write U+00A0"),
    (r"«(?!\u00a0)", "no no-break space (U+00A0) after «"),
    (r"(?<!\u00a0)»", "no no-break space (U+00A0) before »"),
    (r"[“”]", "English quotation marks: write « »"),
    (rf"(?<={_NUMBER}) [$%€]", "an ordinary space before a unit: write U+00A0"),
    (r"(?<=\d)[$%€]", "no no-break space (U+00A0) before a unit"),
    (r"\$\d", "the unit before the number: write 5 $"),
    (r"\bsur [a-l]\d{1,2}\b", "a card stands « en d4 »"),
)
_ENGLISH: Final = (
    *_QUOTES,
    (r"\s[;:?!](?=\s|$)", "a space before ; : ? !"),
    (r"[«»]", "French quotation marks: write “ ”"),
    (r"\d [$]", "the unit after the number: write $5"),
    (r"(?<![Ll]ook )(?<![Ll]ooks )(?<![Ss]tart )\b[Aa]t [a-l]\d{1,2}\b", "a card stands “on d4”"),
)
# Words that rightly stand twice: « nous nous arrêtons », “all that that says”.
_TWICE: Final = re.compile(r"(?<![\w’'-])([^\W\d_]{2,})\s+\1(?![\w’'-])", re.IGNORECASE)
_RIGHTLY_TWICE: Final = {"fr": {"nous", "vous"}, "en": {"that", "had"}}


def faults(lang: str, prose: str, *, plain_quotes: bool = False) -> Iterator[Fault]:
    """``plain_quotes``: pages for developers write English with the quotes of a keyboard."""
    rules = {"fr": _FRENCH, "en": _ENGLISH}[lang]
    for pattern, meaning in (*_BOTH, *rules):
        if plain_quotes and (pattern, meaning) in _QUOTES:
            continue
        for found in re.finditer(pattern, prose):
            start = max(found.start() - 12, 0)
            yield Fault(meaning, prose[start : found.end() + 4].replace(HOLE, "{}").strip())
    for found in _TWICE.finditer(prose):
        if found[1].lower() not in _RIGHTLY_TWICE[lang]:
            yield Fault("a word twice", found[0])
