"""Nicknames, which anybody may read, and keys, which only the member's browser has."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
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
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those of keys: none that passes for another on paper."""
_GROUPS, _GROUP = 5, 4


class Nickname(NamedTuple):
    """As it was written, and as it is compared."""

    written: str
    folded: str


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
    return Nickname(written, " ".join(unicodedata.normalize("NFKC", wide).split()))


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
