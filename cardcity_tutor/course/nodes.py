"""Values of a lesson file that know where they stand, so that every complaint names file, line and field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from typing import Any, Final, NoReturn

import yaml

from ..core.errors import InputError

MOST_CHARACTERS: Final = 200_000
"""A lesson file is at most this long."""
DEEPEST: Final = 20
"""Lists and fields lie inside one another no deeper than this. The fast reader has no bound of its own, and falls."""
NULL: Final = "tag:yaml.org,2002:null"
LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The reader in C where PyYAML was built with it: the course opens twenty times as fast."""


class LessonError(InputError):
    """Something is wrong in a lesson file: ``inner`` tells what, the parameters where."""

    def __init__(self, inner: InputError, file: str, line: int, field: str) -> None:
        """Keep the place beside the complaint."""
        super().__init__("lesson-at", file=file, line=line, field=field)
        self.inner = inner

    def __str__(self) -> str:
        """Place and complaint, for logs and tests."""
        return f"{self.params['file']}:{self.params['line']}: {self.params['field']}: {self.inner}"


class Node:
    """One value of a lesson file, with its line and the name of its field."""

    def __init__(self, node: yaml.Node, file: str, field: str = "") -> None:
        """Wrap a node of PyYAML."""
        self._node = node
        self.file = file
        self.field = field

    @property
    def line(self) -> int:
        """Where the value begins, counted from 1."""
        return int(self._node.start_mark.line) + 1

    def fail(self, code: str, **params: object) -> NoReturn:
        """Complain about this value."""
        raise LessonError(InputError(code, **params), self.file, self.line, self.field or "–")

    @contextmanager
    def blamed(self, fields: Mapping[str, Node] | None = None) -> Iterator[None]:
        """What the engine refuses inside is told with this place, or that of the field which the engine names."""
        try:
            yield
        except LessonError:
            raise
        except InputError as error:
            named = (fields or {}).get(str(error.params.get("field", "")), self)
            raise LessonError(error, self.file, named.line, named.field or "–") from error

    @property
    def empty(self) -> bool:
        """Whether nothing is written there."""
        return isinstance(self._node, yaml.ScalarNode) and self._node.tag == NULL

    def fields(self, known: Iterable[str], needed: Iterable[str] = ()) -> dict[str, Node]:
        """The fields of a mapping; unknown, repeated and missing ones are complained about."""
        if not isinstance(self._node, yaml.MappingNode):
            self.fail("lesson-not-fields", value=self._shown())
        names, found = tuple(known), dict[str, Node]()
        for key, value in self._node.value:
            name = str(getattr(key, "value", key))
            node = Node(value, self.file, f"{self.field}.{name}".lstrip("."))
            at = Node(key, self.file, node.field)
            if name in found:
                at.fail("lesson-field-twice")
            if names and name not in names:
                for near in get_close_matches(name, names, 1):
                    at.fail("lesson-field-near", near=near)
                at.fail("lesson-field-unknown", expected=", ".join(names))
            found[name] = node
        for name in needed:
            if name not in found or found[name].empty:
                self.fail("lesson-field-missing", name=name)
        return {name: node for name, node in found.items() if not node.empty}

    def items(self) -> list[Node]:
        """The entries of a list; one value alone counts as a list of it."""
        if isinstance(self._node, yaml.SequenceNode):
            return [Node(item, self.file, f"{self.field}[{k}]") for k, item in enumerate(self._node.value, 1)]
        return [self]

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


def _scalar(text: str) -> int | float | str | bool:
    """A number where it is one, true or false, else the text."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            value = kind(text)
        except ValueError:
            continue
        return value if text[-1].isdigit() and isfinite(value) else text
    return text


def read_yaml(path: Path) -> Node:
    """The whole of a file as one value."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError("lesson-unreadable", file=path.name, reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise InputError("lesson-not-utf8", file=path.name) from error
    return parse_yaml(text, path.name)


def parse_yaml(text: str, file: str) -> Node:
    """The same for a text; ``file`` is the name that complaints carry."""
    if len(text) > MOST_CHARACTERS:
        raise InputError("lesson-too-long", file=file, size=len(text), max=MOST_CHARACTERS)
    try:
        _shallow(text, file)
        root = yaml.compose(text, Loader=LOADER)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = " ".join(str(getattr(error, "problem", None) or error).split())
        complaint = InputError("lesson-syntax", problem=problem[:120])
        raise LessonError(complaint, file, mark.line + 1 if mark else 1, "–") from error
    if root is None:
        raise LessonError(InputError("lesson-empty"), file, 1, "–")
    return Node(root, file)


def _shallow(text: str, file: str) -> None:
    """Refuse what a reader could drown in: values without end inside one another, and those that stand for others."""
    depth = 0
    for event in yaml.parse(text, Loader=LOADER):
        opens = isinstance(event, yaml.CollectionStartEvent)
        depth += opens - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST or isinstance(event, yaml.AliasEvent):
            code = "lesson-deep" if opens else "lesson-alias"
            raise LessonError(InputError(code), file, event.start_mark.line + 1, "–")
