"""The message catalogues: everything the tutor says, in French and in English.

Prose lives in ``fr/*.ftl`` and ``en/*.ftl`` (Project Fluent), here and beside each game, and nowhere else. A message is addressed by its
key, an attribute of a message as ``"rule-adjacent.title"``. Each message stands alone: it is parsed when it is first
asked for, and refers to no other.

>>> say("en", "rule-adjacent.title")
'Next to the city'
>>> choose_language("en_GB.UTF-8")
'en'
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from ..games import catalogues

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern

__all__ = [
    "LANGUAGES",
    "LARGEST_NUMBER",
    "MAX_VALUE_CHARACTERS",
    "BadMessageError",
    "UnknownMessageError",
    "choose_language",
    "digits",
    "has",
    "keys",
    "labels",
    "page",
    "say",
    "synonyms",
]

LANGUAGES: Final = ("fr", "en")
LARGEST_NUMBER: Final = 10**15
"""Larger ones are texts: nobody counts with them, and Babel writes them out to the last digit, or fails."""
MAX_VALUE_CHARACTERS: Final = 2500
"""Of a value that is filled in; Fluent refuses longer ones."""
GAMES: Final = "@games"
"""Where the pages of the games go into a page."""

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_LITERAL = re.compile(r"^([A-Za-z][\w-]*) *= *([^{}\s][^{}\n]*)\n(?![ \t])", re.MULTILINE)
"""A message of one line without placeholders or attributes: what it says is what is written."""
_WANTED = re.compile(r"\s*([A-Za-z]+)[^;]*(?:;\s*q\s*=\s*([\d.]+))?")


class UnknownMessageError(KeyError):
    """No such language, or no such message or attribute in it."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadMessageError(ValueError):
    """A message that cannot be said: a placeholder without its value, or a catalogue that does not parse."""


def say(lang: str, key: str, /, **params: object) -> str:
    """The message in that language, its placeholders filled in.

    Numbers are written the way the language writes them; lists and other things come in as the caller's text. A value
    that is too long is cut; of what strangers sent, ``sentences`` takes more care.

    Raises:
        UnknownMessageError: if the catalogue has no such key.
        BadMessageError: if a placeholder is left without a value.
    """
    return _format(lang, key, params) if params else _plain(lang, key)


def page(lang: str, name: str) -> str:
    """A whole page of plain text, such as ``"help-inspect"``; these are files of their own, ``<lang>/pages/*.txt``.

    ``@games`` in it stands for the pages of that name that the games have, one after the other.
    """
    try:
        text = files(__name__).joinpath(lang, "pages", f"{name}.txt").read_text(encoding="utf-8")
    except FileNotFoundError:
        raise UnknownMessageError(f"no page {name!r} in language {lang!r}") from None
    if GAMES in text:
        pages = [folder.joinpath("pages", f"{name}.txt") for _, folder in catalogues(lang)]
        told = "".join(page.read_text(encoding="utf-8") for page in pages if page.is_file())
        text = text.replace(GAMES, told.rstrip("\n"))
    return text.rstrip("\n")


@cache
def synonyms(lang: str) -> dict[str, str]:
    """Everyday words and the word of the rules that each stands for; ``<lang>/synonyms.txt`` lists them the other way.

    >>> synonyms("en")["car park"]
    'parking'
    """
    found: dict[str, str] = {}
    for line in files(__name__).joinpath(lang, "synonyms.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            term, _, others = line.partition(":")
            found.update((other.strip(), term) for other in others.split(","))
    return found


def has(lang: str, key: str) -> bool:
    """Whether the catalogue of that language has this message or attribute."""
    return lang in LANGUAGES and _pattern(lang, key) is not None


@cache
def keys(lang: str) -> frozenset[str]:
    """All keys of a language, attributes included (``"rule-adjacent"``, ``"rule-adjacent.title"``)."""
    return frozenset(key for name in _index(lang) for key in _keys_of(name, _message(lang, name)))


@cache
def labels(lang: str, prefix: str) -> dict[str, str]:
    """All messages whose keys begin so, by the rest of the key; none of them has a placeholder.

    There are hundreds of them, and Fluent takes its time: plain lines are therefore just read.
    """
    found: dict[str, str] = {}
    for source in _sources(lang).values():
        text = source.read_text(encoding="utf-8")
        literal = {key: said.rstrip() for key, said in _LITERAL.findall(text) if key.startswith(prefix)}
        for key in _MESSAGE.findall(text):
            if key.startswith(prefix):
                found[key.removeprefix(prefix)] = literal[key] if key in literal else say(lang, key)
    return found


def choose_language(*wanted: str | None) -> str:
    """The first of our languages that is asked for; French where none is.

    Each wish is an ``Accept-Language`` header, or a value of ``LANG`` or ``LANGUAGE``; earlier wishes go first.
    """
    for wish in wanted:
        for language in _by_preference(wish or ""):
            if language in LANGUAGES:
                return language
    return LANGUAGES[0]


def _by_preference(wish: str) -> list[str]:
    """The language codes of one wish, the most wanted first, those refused with ``q=0`` left out."""
    ranked: list[tuple[float, str]] = []
    for part in re.split(r"[,:]", wish):
        match = _WANTED.fullmatch(part.rstrip())
        if match is None:
            continue
        try:
            weight = float(match[2] or 1)
        except ValueError:
            continue
        if weight > 0:
            ranked.append((-weight, match[1].lower()))
    return [code for _, code in sorted(ranked, key=lambda pair: pair[0])]


@cache
def _sources(lang: str) -> dict[str, Traversable]:
    """All files of a language: ours by their names, those of a game with its id before them."""
    if lang not in LANGUAGES:
        raise UnknownMessageError(f"no catalogue for language {lang!r}; there are {', '.join(LANGUAGES)}")
    folders = [("", files(__name__).joinpath(lang))]
    folders += [(f"{game}/", folder) for game, folder in catalogues(lang)]
    return {
        f"{prefix}{entry.name}": entry
        for prefix, folder in folders
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


@cache
def _index(lang: str) -> dict[str, str]:
    """Which file holds each message, found without parsing any."""
    index: dict[str, str] = {}
    for place, source in _sources(lang).items():
        for name in _MESSAGE.findall(source.read_text(encoding="utf-8")):
            if index.setdefault(name, place) != place:
                raise BadMessageError(
                    f"message {name!r} stands in {lang}/{index[name]} and in {lang}/{place}"
                )
    return index


@cache
def _bundle(lang: str) -> FluentBundle:
    """What fills in messages: it knows how the language writes numbers, and its plurals."""
    # Fluent and Babel take a tenth of a second to import: only those who say something pay for them.
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False)


@cache
def _message(lang: str, name: str) -> Message:
    """A message of the index, parsed; of all its neighbours, most are never said."""
    from fluent.runtime.prepare import Compiler
    from fluent.syntax import FluentParser, ast

    written = _written(lang, name)
    entry = FluentParser(with_spans=False).parse_entry(written)
    if not isinstance(entry, ast.Message):
        raise BadMessageError(f"{lang}/{_index(lang)[name]} does not parse: {written.strip()[:80]!r}")
    message: Message = Compiler()(entry)
    return message


def _written(lang: str, name: str) -> str:
    """A message as it stands in its file, with whatever follows up to the next one."""
    text = _text(lang, _index(lang)[name])
    found = _MESSAGE.finditer(text)
    begin = next(match.start() for match in found if match[1] == name)
    after = next(found, None)
    return text[begin : after.start() if after else None]


@lru_cache(maxsize=2)
def _text(lang: str, source: str) -> str:
    """A file; whoever asks for a message asks for its neighbours soon."""
    return _sources(lang)[source].read_text(encoding="utf-8")


def _keys_of(name: str, message: Message) -> Iterator[str]:
    if message.value is not None:
        yield name
    yield from (f"{name}.{attribute}" for attribute in message.attributes)


def _pattern(lang: str, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if name not in _index(lang):
        return None
    message = _message(lang, name)
    return message.attributes.get(attribute) if attribute else message.value


def _format(lang: str, key: str, params: dict[str, object]) -> str:
    pattern = _pattern(lang, key)
    if pattern is None:
        raise UnknownMessageError(f"no message {key!r} in the catalogue {lang!r}")
    values = {name: _value(value) for name, value in params.items()}
    text, errors = _bundle(lang).format_pattern(pattern, values)
    if errors:
        raise BadMessageError(f"message {key!r} in {lang!r}: {'; '.join(map(str, errors))}")
    return str(text)


def digits(number: float) -> str:
    """A number as a text, however large; one with more digits than Python writes as a hexadecimal one."""
    try:
        return str(number)
    except ValueError:
        return hex(int(number))


@cache
def _plain(lang: str, key: str) -> str:
    return _format(lang, key, {})


def _value(value: object) -> str | int | float:
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        if -LARGEST_NUMBER < value < LARGEST_NUMBER:
            return value
        value = digits(value)
    text = str(value)
    return text if len(text) <= MAX_VALUE_CHARACTERS else text[: MAX_VALUE_CHARACTERS - 1] + "…"
