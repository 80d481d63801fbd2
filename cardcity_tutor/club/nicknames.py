"""Nicknames, which anybody may read, and keys, which only the member's browser has."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, NamedTuple

from ..core.errors import InputError

LONGEST: Final = 40
LONGEST_KEY: Final = 200
MOST_MARKS: Final = 3
"""On one letter; towers of them would cover the lines around."""
_STYLES: Final = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""Variation selectors: phones put them after a heart or a sun, and nobody sees them."""
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Fillers and joiners that Unicode counts among letters, marks or symbols."""
_JOINER: Final = "\u200d"
"""Makes one picture of several: a family, a flag of colours. Where the picture is unknown, they stand side by side."""
LONGEST_SKELETON: Final = 160
"""Characters; some signs stand for a whole sentence."""
_FIRST_VOWEL_MARK: Final = "\u0590"
"""From here on, with Hebrew, marks are vowels; before, on Latin, Greek and Cyrillic letters, they are accents."""
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those of keys: none that passes for another on paper."""
_GROUPS, _GROUP = 5, 4


class Nickname(NamedTuple):
    """As it was written, as it is compared, and what it looks like."""

    written: str
    folded: str
    skeleton: str


def read_nickname(text: str) -> Nickname:
    """A nickname; capitals, accents written in two ways, wide or fancy letters and joined pictures make no difference.

    >>> read_nickname("  Zoé ").folded == read_nickname("ＺＯＥ\N{COMBINING ACUTE ACCENT}").folded
    True

    Raises:
        InputError: for none, one too long, or one with characters that cannot be seen or hide others.
    """
    written = unicodedata.normalize("NFC", " ".join(text.split())).translate(dict.fromkeys(_STYLES))
    if not written or len(written) > LONGEST:
        raise InputError("nickname", max=LONGEST)
    # Controls, marks of direction, unpaired surrogates, blanks: what lets one name pass for another.
    plain = _unjoined(written)
    kinds = "".join(unicodedata.category(character)[0] for character in plain)
    if "C" in kinds or not _BLANKS.isdisjoint(plain):
        raise InputError("club-nickname-unseen")
    if kinds[0] == "M" or "M" * (MOST_MARKS + 1) in kinds:
        raise InputError("club-nickname-marks", max=MOST_MARKS)
    wide = unicodedata.normalize("NFKC", plain).casefold()
    folded = " ".join(unicodedata.normalize("NFKC", wide).split())
    return Nickname(written, folded, skeleton(written))


def skeleton(nickname: str) -> str:
    """What a nickname looks like at a glance: two that look alike have the same.

    After Unicode Technical Standard #39, which replaces each character by the one that it passes for. It looks at
    capitals as they are written and makes them small afterwards: Cyrillic Н passes for H, н does not pass for h. Besides,
    accents make no difference, and i, which has l for a capital in many types, is an l.

    >>> skeleton("Zoé") == skeleton("ZОЕ") == skeleton("z0e")  # the second has Cyrillic letters
    True
    >>> skeleton("Bill") == skeleton("B1lI")
    True
    """
    shape = _shape(_shape(unicodedata.normalize("NFKC", _unjoined(nickname))).casefold())
    kept: list[str] = []
    base = ""
    for character in shape.replace("i", "l"):
        if unicodedata.category(character)[0] != "M":
            base = character
        elif base < _FIRST_VOWEL_MARK:
            continue
        kept.append(character)
    # Of an accent that stands alone nothing would be left.
    return (" ".join("".join(kept).split()) or nickname)[:LONGEST_SKELETON]


def _shape(text: str) -> str:
    """Each character replaced by the one that it passes for."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(_confusables()))


@cache
def _confusables() -> dict[int, str]:
    table = files(__package__).joinpath("confusables.txt").read_text(encoding="utf-8")
    lines = (line.split("\t") for line in table.split("\n") if "\t" in line)
    return {ord(character): shape for shape, characters in lines for character in characters}


def _unjoined(written: str) -> str:
    """Without the joiners between two pictures; anywhere else one hides, and stays to be refused."""
    kinds = ["", *map(unicodedata.category, written), ""]
    return "".join(
        character
        for before, character, after in zip(kinds, written, kinds[2:], strict=False)
        if character != _JOINER or before not in ("So", "Sk") or after != "So"
    )


def new_key() -> str:
    """A key that nobody can guess, and that can be copied from paper to a phone: ``k7fm-x2pd-…``, 99 bits."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))


def sealed(key: str) -> str:
    """What is kept of a key. It is long and random, so a plain hash tells nothing about it.

    Capitals, dashes and spaces make no difference: phones like to put them in.

    >>> sealed("k7fm-x2pd") == sealed("K7fm x2PD")
    True
    """
    plain = "".join(letter for letter in key[:LONGEST_KEY].casefold() if letter.isalnum())
    return sha256(plain.encode("utf-8", "replace")).hexdigest()
