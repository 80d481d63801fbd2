"""Texts that somebody keeps for us without being able to read them: the open game in a browser, say.

A record holds the seed, and with it every card that is still to come. Where a server runs the tutor for others, it gives
its kernels a key in their environment; what leaves them is sealed with it, and any later kernel opens it again. Without a
key, in a notebook, whoever looks could run code anyway: there a text stays as it is.
"""

from __future__ import annotations

import os
import secrets
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import blake2b, shake_256
from hmac import compare_digest
from typing import Final

from .errors import InputError

VARIABLE: Final = "CARDCITY_SEAL"
"""What the server puts into the environment of its kernels."""
MARK: Final = "cardcity-sealed-1:"
_TAG: Final = 32
_BLOCK: Final = 512
"""Lengths are rounded up to this: they would tell something, too."""


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_hex(32)


def _key() -> bytes:
    return os.environ.get(VARIABLE, "").encode()


def can_seal() -> bool:
    """Whether there is a key."""
    return bool(_key())


def is_sealed(text: str) -> bool:
    """Whether it says that it is sealed."""
    return text.lstrip().startswith(MARK)


def seal(text: str) -> str:
    """The text so that only who has the key can read or change it; itself, where there is no key.

    The same text gives the same again, so a view sends it once. Its own keyed digest is what the stream begins with:
    no two texts share a stream, and a changed one is found out.
    """
    key = _key()
    if not key:
        return text
    packed = zlib.compress(text.encode())
    packed += bytes(-len(packed) % _BLOCK)
    tag = _digest(key, packed)
    return MARK + urlsafe_b64encode(tag + _crossed(key, tag, packed)).decode()


def unseal(text: str) -> str:
    """The text again; one that was never sealed is itself. Raises ``InputError`` for what another key has sealed."""
    if not is_sealed(text):
        return text
    key = _key()
    try:
        both = urlsafe_b64decode("".join(text.split()).removeprefix(MARK).encode("ascii"))
    except (NotBase64, ValueError):
        raise InputError("seal-broken") from None
    tag, packed = both[:_TAG], _crossed(key, both[:_TAG], both[_TAG:])
    if not key or not compare_digest(_digest(key, packed), tag):
        raise InputError("seal-broken")
    return zlib.decompressobj().decompress(packed).decode()


def _digest(key: bytes, packed: bytes) -> bytes:
    return blake2b(packed, digest_size=_TAG, key=key[:64], person=b"seal").digest()


def _crossed(key: bytes, tag: bytes, data: bytes) -> bytes:
    """The data with a stream laid over it; twice gives it back."""
    stream = shake_256(b"stream" + blake2b(key, person=b"stream").digest() + tag).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, stream, strict=True))
