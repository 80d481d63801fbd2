"""Which words are spelt right: Hunspell's dictionaries (French, British English) and our own short lists.

The dictionaries are those that JupyterLab's spellchecker brings along.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import Final

from hunspell import Hunspell  # type: ignore[import-untyped]

from tests.spelling.sources import HOLE

_DICTIONARIES: Final = Path(sys.prefix) / "share" / "jupyter" / "dictionaries"
_NAMES: Final = {"fr": "fr", "en": "en_GB-ise"}
_LISTS: Final = Path(__file__).parent

# A word, with what clings to it: next to a digit or a hole it is a fragment, not a word.
_WORD = re.compile(rf"[\w{HOLE}]+(?:[’'\-‑][\w{HOLE}]+)*")
_FRAGMENT = re.compile(rf"[\d_{HOLE}]")
# Names of files, options, commands and addresses.
_NAME = re.compile(
    r"(?:[\w/*-]*[\w*])?\.[a-z][\w.]*\b|(?<!\w)--?[a-z][\w-]*|cardcity-tutor(?: [a-z-]+){0,2}|\w+://\S*"
)
_SEAM = re.compile(r"[’'\-‑]")


def words_of(prose: str) -> list[str]:
    """The words to look up, in their order: no numbers, no fragments, no single letters."""
    found = _WORD.findall(_NAME.sub(HOLE, prose.replace("\u00ad", "")))
    return [word for word in found if len(word) > 1 and not _FRAGMENT.search(word)]


@cache
def is_known(lang: str, word: str) -> bool:
    """Whether the dictionary has the word, or our list has it or the parts that the dictionary lacks."""
    if in_dictionary(lang, word) or allowed_entry(lang, word):
        return True
    parts = _SEAM.split(word)
    return any(allowed_entry(lang, part) for part in parts) and all(
        len(part) < 3 or in_dictionary(lang, part) or allowed_entry(lang, part) for part in parts
    )


@cache
def in_dictionary(lang: str, word: str) -> bool:
    plain = word.replace("‑", "-")
    owner = re.sub(r"[’']s$", "", plain) if lang == "en" else plain
    return bool(_dictionary(lang).spell(plain) or _dictionary(lang).spell(owner))


def allowed_entry(lang: str, word: str) -> str | None:
    """The entry of our list that lets the word pass: as it is written there, or that entry with a capital."""
    for spelling in (word, word[:1].lower() + word[1:]):
        if spelling in allowed(lang):
            return spelling
    return None


def needed_entries(lang: str, word: str) -> set[str]:
    """The entries of our list without which the word would not pass."""
    if in_dictionary(lang, word):
        return set()
    whole = allowed_entry(lang, word)
    parts = [word] if whole else _SEAM.split(word)
    entries = {allowed_entry(lang, part) for part in parts if not in_dictionary(lang, part)}
    return {entry for entry in entries if entry is not None}


@cache
def allowed(lang: str) -> tuple[str, ...]:
    return tuple((_LISTS / f"allowed-{lang}.txt").read_text(encoding="utf-8").split("\n")[:-1])


@cache
def suggestions(lang: str, word: str) -> list[str]:
    return list(_dictionary(lang).suggest(word))[:4]


@cache
def _dictionary(lang: str) -> Hunspell:
    return Hunspell(_NAMES[lang], hunspell_data_dir=str(_DICTIONARIES))
