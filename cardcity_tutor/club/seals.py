"""Texts that somebody keeps for us without being able to read them: the open game in a browser, say.

A record holds the seed, and with it every card that is still to come. Where a server runs the tutor for others, it gives
its kernels a key in their environment; what leaves them is sealed with it, and any later kernel opens it again. Without a
key, in a notebook, whoever looks could run code anyway: there a text stays as it is.

A seal is XChaCha20-Poly1305 by libsodium. What it belongs to (a member, their game, its step) stands before it, readable
and authenticated: a seal under another name does not open.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections import OrderedDict
from contextlib import suppress
from hashlib import blake2b, shake_256
from hmac import compare_digest
from typing import Final, NamedTuple

from ..core.errors import InputError

VARIABLE: Final = "CARDCITY_SEAL"
"""What the server puts into the environment of its kernels."""
MARK: Final = "cardcity-sealed-2:"
OLD_MARK: Final = "cardcity-sealed-1:"
"""What was written before. It still opens in 0.1, bound to nobody; release 0.2 drops it, with all below that reads it."""
_KEY: Final = re.compile(r"[0-9a-f]{64}")
_BLOCK_BYTES: Final = 512
"""Lengths are rounded up to this: they would tell something, too."""
_OLD_TAG_BYTES: Final = 32
_MOST_KNOWN: Final = 512
_known: OrderedDict[tuple[bytes, str, Ticket | None], str] = OrderedDict()
"""The seals that were made or opened last: the same text has the same seal again, so that a view sends it once."""


class Ticket(NamedTuple):
    """The place in a game that counts: whose it is, its number at the club, and how often the club has taken it on."""

    member: str
    game: int
    step: int


class Opened(NamedTuple):
    """What was in a seal, and what it belongs to; a text that never was sealed belongs to nothing."""

    text: str
    ticket: Ticket | None = None


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_hex(32)


def is_key(text: str) -> bool:
    """Whether ``new_key`` can have made it."""
    return _KEY.fullmatch(text) is not None


def is_sealed(text: str) -> bool:
    """Whether it says that it is sealed."""
    return text.lstrip().startswith((MARK, OLD_MARK))


def seal(text: str, ticket: Ticket | None = None) -> str:
    """The text so that only who has the key can read or change it; itself, where there is no key."""
    key = _key()
    if not key:
        return text
    known = _known.get((key, text, ticket))
    if known is not None:
        return known
    from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_encrypt as encrypt

    packed = zlib.compress(text.encode())
    packed += bytes(-len(packed) % _BLOCK_BYTES)
    nonce = secrets.token_bytes(_nonce_bytes())
    head = MARK + _wrapped(json.dumps(ticket).encode()) + "."
    return _remembered(key, text, ticket, head + _wrapped(nonce + encrypt(packed, head.encode(), nonce, key)))


def unseal(text: str) -> Opened:
    """The text again, and what it belongs to. Raises ``InputError`` for what another key has sealed, or somebody changed."""
    if not is_sealed(text):
        return Opened(text)
    key, sealed = _key(), "".join(text.split())
    if not key:
        raise InputError("seal-broken")
    try:
        return Opened(_old_text(key, sealed)) if sealed.startswith(OLD_MARK) else _opened(key, sealed)
    except (ValueError, TypeError, zlib.error):
        raise InputError("seal-broken") from None


def _opened(key: bytes, sealed: str) -> Opened:
    from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_decrypt as decrypt
    from nacl.exceptions import CryptoError

    head, _, rest = sealed.rpartition(".")
    both, size = _unwrapped(rest), _nonce_bytes()
    try:
        packed = decrypt(both[size:], (head + ".").encode(), both[:size], key)
    except CryptoError:
        raise ValueError("seal") from None
    bound = json.loads(_unwrapped(head.removeprefix(MARK)))
    ticket = None if bound is None else Ticket(*bound)
    text = zlib.decompressobj().decompress(packed).decode()
    _remembered(key, text, ticket, sealed)
    return Opened(text, ticket)


def _key() -> bytes:
    """The key; an empty one where there is none, or none of ours."""
    key = os.environ.get(VARIABLE, "")
    return bytes.fromhex(key) if is_key(key) else b""


def _nonce_bytes() -> int:
    from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_NPUBBYTES as SIZE

    return int(SIZE)


def _remembered(key: bytes, text: str, ticket: Ticket | None, sealed: str) -> str:
    _known[key, text, ticket] = sealed
    while len(_known) > _MOST_KNOWN:
        with suppress(KeyError):  # another thread was faster
            _known.popitem(last=False)
    return sealed


def _wrapped(data: bytes) -> str:
    return urlsafe_b64encode(data).decode()


def _unwrapped(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text.encode("ascii"))
    except NotBase64 as error:
        raise ValueError("seal") from error


# ---------------------------------------------------------------- until 0.2


def _old_text(key: bytes, sealed: str) -> str:
    """What a seal of the former kind holds. Its key was the text of the file, not the bytes that it stands for."""
    written = key.hex().encode()
    both = _unwrapped(sealed.removeprefix(OLD_MARK))
    tag, data = both[:_OLD_TAG_BYTES], both[_OLD_TAG_BYTES:]
    stream = shake_256(b"stream" + blake2b(written, person=b"stream").digest() + tag).digest(len(data))
    packed = bytes(a ^ b for a, b in zip(data, stream, strict=True))
    if not compare_digest(
        blake2b(packed, digest_size=_OLD_TAG_BYTES, key=written[:64], person=b"seal").digest(), tag
    ):
        raise ValueError("seal")
    return zlib.decompressobj().decompress(packed).decode()
