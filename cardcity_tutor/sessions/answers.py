"""What ``inspect`` answers about a position, as a list that people read: each field with its name, lists within lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NotRequired, TypedDict

from .claims import value_text
from .names import first_said

SHORT: Final = 48
"""Characters of a value that stands in one line."""
MOST: Final = 60
"""Parts of a list that are shown."""
UNTOLD: Final = ("id", "ruleset")
"""Fields of an answer that only repeat the question."""


class AnswerLine(TypedDict):
    """A field of an answer, or a part of one."""

    label: str
    value: str
    """Empty where the parts say it."""
    parts: NotRequired[list[AnswerLine]]


def answer_lines(lang: str, ruleset: str, answer: Mapping[str, Any]) -> list[AnswerLine]:
    """The fields of an answer, those with a name of the game first."""
    named = {name: first_said(lang, f"answer-{ruleset}-{name}") for name in answer if name not in UNTOLD}
    order = sorted(named, key=lambda name: not named[name])
    return [_line(lang, named[name] or name, answer[name]) for name in order]


def _line(lang: str, label: str, value: Any) -> AnswerLine:  # noqa: ANN401 (whatever an answer holds)
    text = value_text(lang, value)
    inner: list[tuple[str, Any]] = []
    if isinstance(value, Mapping):
        inner = [(str(name), part) for name, part in value.items()]
    elif isinstance(value, list | tuple) and any(isinstance(part, Mapping) for part in value):
        inner = [(str(number), part) for number, part in enumerate(value, 1)]
    if not inner or len(text) <= SHORT:
        return {"label": label, "value": text}
    return {"label": label, "value": "", "parts": [_line(lang, name, part) for name, part in inner[:MOST]]}
