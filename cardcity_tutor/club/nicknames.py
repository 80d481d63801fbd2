"""Nicknames, which anybody may read, and keys, which only the member's browser has."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from typing import Final, NamedTuple

from ..core.errors import InputError

LONGEST: Final = 40
LONGEST_KEY: Final = 200
_KEY_BYTES: Final = 24


class Nickname(NamedTuple):
    """As it was written, and as it is compared."""

    written: str
    folded: str


def read_nickname(text: str) -> Nickname:
    """A nickname; capitals, accents written in two ways, and wide or fancy letters make no difference.

    >>> read_nickname("  Zoé ").folded == read_nickname("ＺＯＥ\N{COMBINING ACUTE ACCENT}").folded
    True

    Raises:
        InputError: for none, one too long, or one with characters that cannot be seen.
    """
    written = unicodedata.normalize("NFC", " ".join(text.split()))
    if not written or len(written) > LONGEST:
        raise InputError("nickname", max=LONGEST)
    # Controls, marks of direction, unpaired surrogates: what lets one name pass for another.
    if any(unicodedata.category(character)[0] == "C" for character in written):
        raise InputError("club-nickname-unseen")
    wide = unicodedata.normalize("NFKC", written).casefold()
    return Nickname(written, " ".join(unicodedata.normalize("NFKC", wide).split()))


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(_KEY_BYTES)


def sealed(key: str) -> str:
    """What is kept of a key. It is long and random, so a plain hash tells nothing about it."""
    return sha256(key[:LONGEST_KEY].encode("utf-8", "replace")).hexdigest()
