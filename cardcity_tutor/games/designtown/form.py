"""The numbers on the cards as a form and as a file: each with its origin, every mistake with its field or line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ...core.errors import InputError, RequestError
from ...core.form import FormField, Problem
from ...core.rule import Status
from .rules.cards import FACES
from .rules.table import LIMITS, MAX_NUMBER, default_numbers, keys_of, read_table

LARGEST_FILE: Final = 40_000
"""Characters that are read of a file."""
_SECTION = re.compile(r"\s*\[([\w.]+)\]")
_KEY = re.compile(r"\s*([\w.]+)\s*=")
_LINE = re.compile(r"line (\d+)")


class CardForm:
    """The form of Design Town."""

    def fields(self, plain: Mapping[str, Any]) -> Sequence[FormField]:
        """All numbers: the limits, the worth of having won, then card by card."""
        typed = dict(_flat(plain))
        marks = _marks()
        return [
            FormField(
                key,
                key.split(".")[1] if key.startswith("face.") else key.split(".", maxsplit=1)[0],
                key.rsplit(".", maxsplit=1)[-1]
                if ".recycle." not in key
                else f"recycle-{key.split('.')[-1]}",
                typed.get(key, default),
                default,
                Status.PRINTED if key in typed else marks.get(key, Status.CHOSEN),
                _least(key),
                MAX_NUMBER,
            )
            for key, default in _defaults()
        ]

    def read(self, values: Mapping[str, str]) -> tuple[dict[str, Any], Sequence[Problem]]:
        """Typed texts by key; those that are wrong are left out and told."""
        known = dict(_defaults())
        plain: dict[str, Any] = {}
        problems = []
        for key, text in values.items():
            if not text.strip():
                continue
            number = _whole(text)
            one: dict[str, Any] = {}
            _put(one, key, text if number is None else number)
            try:
                if key not in known:
                    raise RequestError("table", "designtown-table-key", key=key, expected=", ".join(known))
                read_table(one)
            except InputError as error:
                problems.append(Problem(key, error))
            else:
                _put(plain, key, number)
        return _completed(plain), problems

    def read_file(self, text: str) -> tuple[dict[str, Any], Sequence[Problem]]:
        """A file; what it does not name keeps its default."""
        try:
            given = tomllib.loads(text[:LARGEST_FILE])
        except tomllib.TOMLDecodeError as problem:
            at = _LINE.search(str(problem))
            line = int(at[1]) if at else max(1, len(text.splitlines()))
            error = InputError("cards-not-toml", path="cards.toml", problem=str(problem))
            return {}, [Problem("", error, line)]
        problems: list[Problem] = []
        plain: dict[str, Any] = {}
        for key, value in _flat(given, whole=True):
            one: dict[str, Any] = {}
            _put(one, key, value)
            try:
                read_table(one)
            except InputError as error:
                problems.append(Problem(key, error, _line_of(text, key)))
            else:
                _put(plain, key, value)
        return dict(read_table(_completed(plain)).plain), problems

    def write_file(self, plain: Mapping[str, Any]) -> str:
        """All numbers, those of the owner in place of ours; a comment tells where each comes from."""
        lines = ["format = 1"]
        section = ""
        for field in self.fields(plain):
            head, _, name = (
                field.key.partition(".recycle.") if ".recycle." in field.key else _parted(field.key)
            )
            if head != section:
                section = head
                lines += ["", f"[{section}]"]
            name = f"recycle.{name}" if ".recycle." in field.key else name
            lines.append(f"{name} = {field.value}  # {field.mark.value}")
        return "\n".join(lines) + "\n"


def _parted(key: str) -> tuple[str, str, str]:
    head, dot, name = key.rpartition(".")
    return head, dot, name


@cache
def _defaults() -> tuple[tuple[str, int], ...]:
    """Every number of the default table with its key, in the order of the form."""
    numbers = default_numbers()
    found = [(f"limits.{name}", int(numbers["limits"][name])) for name in LIMITS]
    found.append(("worth.win", int(numbers["worth"]["win"])))
    for face in FACES:
        for name in keys_of(face):
            if name == "recycle":
                given = numbers["face"][face][name]
                found += [
                    (f"face.{face}.recycle.{gain}", int(given.get(gain, 0)))
                    for gain in ("coins", "limit", "buys", "upgrades", "cut")
                ]
            else:
                found.append((f"face.{face}.{name}", int(numbers["face"][face][name])))
    return tuple(found)


@cache
def _marks() -> Mapping[str, Status]:
    text = files(__package__).joinpath("book", "marks.toml").read_text(encoding="utf-8")
    marked = tomllib.loads(text)
    return {key: status for status in Status for key in marked.get(status.value, ())}


@cache
def first_to_check() -> tuple[str, ...]:
    """The numbers that an owner of the box should look at first."""
    text = files(__package__).joinpath("book", "marks.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)["first"])


def _least(key: str) -> int:
    if key.startswith("limits."):
        return 1
    return -MAX_NUMBER if key.startswith("face.") and key.endswith(".worth") else 0


def _whole(text: str) -> int | None:
    """A whole number as it is typed, a minus sign of any shape before it."""
    plain = text.strip().replace("−", "-")
    return int(plain) if re.fullmatch(r"-?\d{1,6}", plain, re.ASCII) else None


def _flat(given: Mapping[str, Any], path: str = "", *, whole: bool = False) -> Iterator[tuple[str, Any]]:
    """The values of nested tables by their keys; an empty table is a value too where ``whole`` is asked for."""
    for name, value in given.items():
        key = f"{path}{name}"
        if isinstance(value, Mapping) and (value or not whole):
            yield from _flat(value, f"{key}.", whole=whole)
        else:
            yield key, value


def _put(plain: dict[str, Any], key: str, value: object) -> None:
    *path, last = key.split(".")
    for name in path:
        plain = plain.setdefault(name, {})
    plain[last] = value


def _completed(plain: dict[str, Any]) -> dict[str, Any]:
    """A given gain replaces the whole gain of a card, so what was not typed of it is added."""
    for face, numbers in plain.get("face", {}).items():
        if "recycle" in numbers:
            default = default_numbers()["face"][face]["recycle"]
            numbers["recycle"] = {**default, **numbers["recycle"]}
    return plain


def _line_of(text: str, key: str) -> int | None:
    """The line of a file on which a number stands, or its section."""
    *path, last = key.split(".")
    section, found = "", None
    for number, line in enumerate(text.splitlines(), 1):
        head = _SECTION.match(line)
        if head:
            section = head[1]
        entry = _KEY.match(line)
        if entry is None:
            continue
        whole = f"{section}.{entry[1]}".strip(".")
        if whole == key or (whole == ".".join(path) and last in line):
            return number
        if found is None and section == key:
            found = number
    return found
