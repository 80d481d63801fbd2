"""The stages that can be followed at present: what each shows, by its code."""

from __future__ import annotations

import gzip
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without what looks like another sign."""
CODE_LENGTH: Final = 6
MAX_ROOMS: Final = 60
"""With the largest pictures that is 30 MB."""
MAX_PICTURE_BYTES: Final = 500_000
IDLE_S: Final = 3 * 3600.0
"""A stage on which nothing moves for so long is over."""


@dataclass
class Room:
    """One stage."""

    code: str
    content: bytes = b""
    packed: bytes = b""
    version: int = 0
    moved: float = field(default=0.0)


class Rooms:
    """All stages that are followed, one for each kernel."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        """None yet."""
        self._clock = clock
        self._by_kernel: dict[str, Room] = {}

    def __len__(self) -> int:
        """How many there are."""
        return len(self._by_kernel)

    def show(self, kernel: str, content: bytes) -> Room:
        """What the stage of a kernel shows now; its room is opened if need be, in place of the one that moved last."""
        if len(content) > MAX_PICTURE_BYTES:
            raise ValueError("too large")
        self._sweep()
        room = self._by_kernel.pop(kernel, None) or Room(self._fresh_code())
        while len(self._by_kernel) >= MAX_ROOMS:
            self._by_kernel.pop(next(iter(self._by_kernel)))
        self._by_kernel[kernel] = room  # who moved last is at the end
        room.content, room.packed = content, gzip.compress(content, 5)
        room.version += 1
        room.moved = self._clock()
        return room

    def end(self, kernel: str) -> None:
        """The teacher has left."""
        self._by_kernel.pop(kernel, None)

    def find(self, code: str) -> Room | None:
        """The room of a code, however it is typed."""
        self._sweep()
        wanted = code.upper()
        return next((room for room in self._by_kernel.values() if room.code == wanted), None)

    def _sweep(self) -> None:
        before = self._clock() - IDLE_S
        for kernel in [kernel for kernel, room in self._by_kernel.items() if room.moved < before]:
            del self._by_kernel[kernel]

    def _fresh_code(self) -> str:
        taken = {room.code for room in self._by_kernel.values()}
        while (code := "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))) in taken:
            pass
        return code
