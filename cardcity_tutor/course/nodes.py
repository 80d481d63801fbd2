"""Values of a lesson file that know where they stand, so that every complaint names file, line and field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import yaml

from ..core.errors import InputError
from .sources import NO_FIELD, LessonError, Source, first_of
from .yaml_slips import slips

MOST_CHARACTERS: Final = 200_000
"""A lesson file is at most this long."""
DEEPEST: Final = 20
"""Lists and fields lie inside one another no deeper than this. The fast reader has no bound of its own, and falls."""
NULL: Final = "tag:yaml.org,2002:null"
T = TypeVar("T")
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The reader in C where PyYAML was built with it: the course opens twenty times as fast."""


class Node:
    """One value of a lesson file, with its line and the name of its field."""

    def __init__(self, node: yaml.Node, source: Source, field: str = "") -> None:
        """Wrap a node of PyYAML."""
        self._node = node
        self.source = source
        self.field = field

    @property
    def file(self) -> str:
        """The name of the file."""
        return self.source.file

    @property
    def line(self) -> int:
        """Where the value begins, counted from 1."""
        return int(self._node.start_mark.line) + 1

    def fail(self, code: str, **params: object) -> NoReturn:
        """Complain about this value."""
        raise self.error(code, **params)

    def error(self, code: str, **params: object) -> LessonError:
        """The complaint."""
        return LessonError(InputError(code, **params), self.file, self.line, self.field or NO_FIELD)

    def note(self, code: str, **params: object) -> None:
        """Complain about this value, and go on reading."""
        self.source.note(self.error(code, **params))

    def note_unknown(self, name: str, names: Sequence[str], *, comma: bool) -> None:
        """Complain about the name of a field; ``comma``: it is what stood behind a comma of a text between { }."""
        near = get_close_matches(name, names, 1)
        if comma:
            self.note("lesson-comma", value=name[:60])
        elif near:
            self.note("lesson-field-near", near=near[0])
        else:
            self.note("lesson-field-unknown", expected=", ".join(names))

    @contextmanager
    def noted(self) -> Iterator[None]:
        """What is refused inside is noted, and reading goes on behind it."""
        try:
            yield
        except LessonError as error:
            self.source.note(error)

    @contextmanager
    def parts(self) -> Iterator[Callable[[], AbstractContextManager[None]]]:
        """Read something of several parts: what is wrong with one hides nothing of the others, and then the whole is refused."""
        errors: list[LessonError] = []

        @contextmanager
        def part() -> Iterator[None]:
            try:
                yield
            except LessonError as error:
                errors.append(error)

        yield part
        for error in errors[:-1]:
            self.source.note(error)
        if errors:
            raise errors[-1]

    @contextmanager
    def blamed(self, fields: Mapping[str, Node] | None = None) -> Iterator[None]:
        """What the engine refuses inside is told with this place, or that of the field which the engine names."""
        try:
            yield
        except LessonError:
            raise
        except InputError as error:
            named = (fields or {}).get(str(error.params.get("field", "")), self)
            raise LessonError(error, self.file, named.line, named.field or NO_FIELD) from error

    @property
    def empty(self) -> bool:
        """Whether nothing is written there."""
        return isinstance(self._node, yaml.ScalarNode) and self._node.tag == NULL

    def fields(self, known: Iterable[str], needed: Iterable[str] = ()) -> Fields:
        """The fields of a mapping; unknown, repeated and missing ones are noted."""
        if not isinstance(self._node, yaml.MappingNode):
            self.fail("lesson-not-fields", value=self._shown())
        names, found = tuple(known), Fields(self)
        for key, value in self._node.value:
            name = str(getattr(key, "value", key))
            node = Node(value, self.source, f"{self.field}.{name}".lstrip("."))
            at = Node(key, self.source, node.field)
            if name in found:
                at.note("lesson-field-twice")
            elif names and name not in names:
                at.note_unknown(name, names, comma=node.empty and bool(self._node.flow_style))
            else:
                found[name] = node
        for name in needed:
            if name not in found or found[name].empty:
                self.note("lesson-field-missing", name=name)
        for name in [name for name, node in found.items() if node.empty]:
            del found[name]
        return found

    def items(self) -> list[Node]:
        """The entries of a list; one value alone counts as a list of it."""
        if isinstance(self._node, yaml.SequenceNode):
            return [
                Node(item, self.source, f"{self.field}[{k}]") for k, item in enumerate(self._node.value, 1)
            ]
        return [self]

    @property
    def is_text(self) -> bool:
        """Whether a text stands there, and no list and no fields."""
        return isinstance(self._node, yaml.ScalarNode) and not self.empty

    @property
    def lines(self) -> list[tuple[int, str]]:
        """The lines of a text with their numbers in the file; all have the same where it is not written as a block."""
        block = isinstance(self._node, yaml.ScalarNode) and self._node.style == "|"
        rows = self.text().splitlines()
        return [(self.line + block * (number + 1), row.strip()) for number, row in enumerate(rows)]

    def text(self) -> str:
        """A text, as it was written; there must be something in it."""
        value = str(self._node.value).strip() if isinstance(self._node, yaml.ScalarNode) else ""
        if not value or self.empty:
            self.fail("lesson-not-text", value=self._shown())
        return value

    def texts(self) -> tuple[str, ...]:
        """A list of texts; one text with spaces is a list as well: ``R C L``."""
        if isinstance(self._node, yaml.SequenceNode):
            return tuple(item.text() for item in self.items())
        return tuple(self.text().replace(",", " ").split())

    def choice(self, options: Sequence[str]) -> str:
        """One of the words that are known."""
        value = self.text()
        if value not in options:
            for near in get_close_matches(value, options, 1):
                self.fail("lesson-choice-near", value=value[:60], near=near)
            self.fail("lesson-choice", value=value[:60], expected=", ".join(options))
        return value

    def number(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        try:
            value = int(self.text())
        except ValueError:
            self.fail("lesson-not-number", value=self._shown(), min=least, max=most)
        if not least <= value <= most:
            self.fail("lesson-not-number", value=str(value), min=least, max=most)
        return value

    def plain(self) -> Any:  # noqa: ANN401 (whatever the file holds)
        """The value as Python data; facings and cells stay texts."""
        if isinstance(self._node, yaml.MappingNode):
            return {name: node.plain() for name, node in self.fields(()).items()}
        if isinstance(self._node, yaml.SequenceNode):
            return [item.plain() for item in self.items()]
        return _scalar(str(self._node.value).strip()) if not self.empty else None

    def _shown(self) -> str:
        if isinstance(self._node, yaml.ScalarNode):
            return str(self._node.value)[:60]
        return "{…}" if isinstance(self._node, yaml.MappingNode) else "[…]"


class Fields(dict[str, Node]):
    """The fields of a mapping by name."""

    def __init__(self, of: Node) -> None:
        """None yet."""
        super().__init__()
        self._of = of

    def read(self, name: str, make: Callable[[Node], T], default: T) -> T:
        """What a field holds; the default where it is absent, or wrong, which is noted."""
        if name in self:
            with self[name].noted():
                return make(self[name])
        return default

    def __missing__(self, name: str) -> Node:
        """A field that was needed; its lack is noted already."""
        raise self._of.error("lesson-field-missing", name=name)


def _scalar(text: str) -> int | float | str | bool:
    """A number where it is one, true or false, else the text."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            value = kind(text)
            return value if text[-1].isdigit() and isfinite(value) else text
        except (ValueError, OverflowError):  # no number of this kind, or one beyond every bound
            continue
    return text


def read_yaml(path: Path) -> Node:
    """The whole of a file as one value."""
    return parse_yaml(read_text(path), path.name)


def read_text(path: Path) -> str:
    """What stands in a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError("lesson-unreadable", file=path.name, reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise InputError("lesson-not-utf8", file=path.name) from error


def parse_yaml(text: str, file: str) -> Node:
    """The same for a text; ``file`` is the name that complaints carry."""
    if len(text) > MOST_CHARACTERS:
        raise InputError("lesson-too-long", file=file, size=len(text), max=MOST_CHARACTERS)
    source = Source(file)
    try:
        _shallow(text, file)
        root = yaml.compose(text, Loader=LOADER)
    except yaml.YAMLError as error:
        raise first_of(
            LessonError(slip, file, line, NO_FIELD) for line, slip in slips(text, error)
        ) from error
    if root is None:
        raise LessonError(InputError("lesson-empty"), file, 1, NO_FIELD)
    return Node(root, source)


def _shallow(text: str, file: str) -> None:
    """Refuse what a reader could drown in: values without end inside one another, and those that stand for others."""
    depth = 0
    for event in yaml.parse(text, Loader=LOADER):
        opens = isinstance(event, yaml.CollectionStartEvent)
        depth += opens - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST or isinstance(event, yaml.AliasEvent):
            code = "lesson-deep" if opens else "lesson-alias"
            raise LessonError(InputError(code), file, event.start_mark.line + 1, NO_FIELD)
