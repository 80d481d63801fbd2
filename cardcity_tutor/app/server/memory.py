"""How much memory processes take, and how ours take less of it."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Any, Final, Literal, get_args

import psutil

from .hosting import MB

OF_KERNELS: Final = ("debugpy", "ssl", "_hashlib", "curses", "msgpack")
"""What kernels and workers do without: the debugger takes 8 MB, OpenSSL nearly 5; Python's own digests do on one machine."""
OF_SERVER: Final = ("rfc3987_syntax",)
"""A grammar of international addresses, compiled for more than a second; nobody checks one here."""

_ARENA_MAX: Final = -8
"""As in malloc.h."""
_Knowledge = Literal[
    "all_currencies", "currency_fractions", "meta_zones", "territory_currencies", "territory_languages",
    "territory_zones", "windows_zone_mapping", "zone_aliases", "zone_territories",
]  # fmt: skip
NUMBERS: Final = frozenset(
    ("plural_form", "ordinal_form", "number_symbols", "decimal_formats", "default_numbering_system")
)
"""What Babel has to know of a language to write numbers and choose between singular and plural."""
ELSEWHERE: Final[tuple[_Knowledge, ...]] = get_args(_Knowledge)
"""What Babel knows of the world besides."""


def resident(process: int | None) -> float | None:
    """MB that a process holds, whether it shares them or not; quickly asked."""
    try:
        return None if process is None else float(psutil.Process(process).memory_info().rss) / MB
    except psutil.Error:
        return None


def share(process: int | None) -> float | None:
    """MB that a process takes, what it shares with others divided among them."""
    try:
        told = None if process is None else psutil.Process(process).memory_full_info()
    except psutil.Error:
        return None
    return told and float(getattr(told, "pss", told.rss)) / MB


def block_imports(names: tuple[str, ...]) -> None:
    """Have imports of these fail, as if they were not installed; unless somebody has them already."""
    modules: dict[str, Any] = sys.modules
    for name in names:
        modules.setdefault(name, None)


def use_one_heap() -> None:
    """Let all threads take their memory from one heap. Else each has its own, whose gaps no other can fill."""
    with suppress(OSError, AttributeError):  # only the GNU C library has it
        ctypes.CDLL(None).mallopt(_ARENA_MAX, 1)


def release_memory() -> None:
    """Give memory that is no longer used back to the system."""
    gc.collect()
    with suppress(OSError, AttributeError):  # only the GNU C library has it
        ctypes.CDLL(None).malloc_trim(0)


def trim_babel_data() -> None:
    """Let go of what Babel knows of dates, currencies and territories: 4 MB in every process, for a few plurals.

    Only kernels and workers of the server do this, where nothing but the tutor runs; what is loaded next takes the place.
    """
    from babel.core import get_global
    from babel.localedata import load

    from cardcity_tutor.locale import LANGUAGES, say

    for lang in LANGUAGES:
        say(lang, "serve-visitors", visitors=0, pool=0, memory=0)  # anything with a number in it
    for name in ("root", *LANGUAGES):
        data = load(name)
        for key in set(data) - NUMBERS:
            del data[key]
        symbols = data.get("number_symbols", {})
        data["number_symbols"] = {digits: signs for digits, signs in symbols.items() if digits == "latn"}
    for name in ELSEWHERE:
        world: Any = get_global(name)
        world.clear()
