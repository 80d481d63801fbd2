"""What is wrong with a text that is no YAML, as its author can see it: a tab, an open quote, a colon within a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import yaml

from ..core.errors import InputError

SHOWN: Final = 30
"""Characters of a text that a complaint repeats."""
MOST_TABS: Final = 10
Slip = tuple[int, InputError]
"""A line, counted from 1, and what is wrong there."""
_TAB: Final = re.compile(r"[ -]*\t")
_KEY: Final = re.compile(r"\s*(?:- +)?[\w-]+:(?:\s|$)")
_GLUED_COLON: Final = re.compile(r"\s*(?:- +)?[\w-]+:\S")
_GLUED_DASH: Final = re.compile(r"\s*-[\w]")


def slips(text: str, error: yaml.YAMLError) -> list[Slip]:
    """Where the text cannot be read, and why; of tabs, all lines that begin with one."""
    mark = getattr(error, "problem_mark", None)
    if mark is None:
        position = getattr(error, "position", None)
        at = 0 if position is None else text.count("\n", 0, position)
        return [(at + 1, InputError("yaml-character"))]
    lines = [*text.splitlines(), ""]
    at = min(mark.line, len(lines) - 1)
    if _TAB.match(lines[at]):
        tabs = [number for number, line in enumerate(lines, 1) if _TAB.match(line)]
        return [(number, InputError("yaml-tab")) for number in tabs[:MOST_TABS]]
    found = _about_quotes(text, error) or _about_signs(lines, at, error) or _about_lines(lines, at, error)
    return [found or (at + 1, InputError("lesson-syntax", problem=_problem(error)))]


def _problem(error: yaml.YAMLError) -> str:
    return " ".join(str(getattr(error, "problem", None) or error).split())[:120]


def _about_quotes(text: str, error: yaml.YAMLError) -> Slip | None:
    """A quote that is not closed, so that the text goes on to the next one; and one that closes too soon."""
    mark, context = error.problem_mark, error.context_mark  # type: ignore[attr-defined]
    if "quoted scalar" in str(getattr(error, "context", "")):
        if "escape" in _problem(error):
            return mark.line + 1, InputError("yaml-backslash")
        return context.line + 1, InputError("yaml-quote", text=_after(text, context.line, context.column + 1))
    for token in _tokens(text):
        if not isinstance(token, yaml.ScalarToken) or token.style not in ("'", '"'):
            continue
        begin, end = token.start_mark, token.end_mark
        if end.line == mark.line and end.column <= mark.column and begin.line < end.line:
            return begin.line + 1, InputError("yaml-quote", text=_after(text, begin.line, begin.column + 1))
        if end.line == mark.line and end.column == mark.column:
            return mark.line + 1, InputError("yaml-after-quote", text=_after(text, end.line, end.column))
    return None


def _tokens(text: str) -> Iterator[yaml.Token]:
    """As far as they can be read."""
    try:
        yield from yaml.scan(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError:
        return


def _after(text: str, line: int, column: int) -> str:
    """What stands on the line from there on."""
    rest = text.splitlines()[line][column:].strip()
    return rest if len(rest) <= SHOWN else rest[:SHOWN] + "…"


def _about_signs(lines: list[str], at: int, error: yaml.YAMLError) -> Slip | None:
    """A sign that means something to YAML where it should only be part of a text."""
    mark, context = error.problem_mark, error.context_mark  # type: ignore[attr-defined]
    line, problem = lines[at], _problem(error)
    sign = line[mark.column : mark.column + 1]
    key = _KEY.match(line)
    if sign == ":" and not (key and mark.column < key.end()):
        return at + 1, InputError("yaml-colon", text=_beside(line, mark.column))
    if "flow" in str(getattr(error, "context", "")):
        if context.line != at:
            opened = lines[context.line][context.column : context.column + 1]
            return context.line + 1, InputError("yaml-open", sign=opened, close={"{": "}"}.get(opened, "]"))
        return at + 1, InputError("yaml-quotes-needed", sign=sign, text=_beside(line, mark.column))
    if "alias" in str(getattr(error, "context", "")) or "anchor" in str(getattr(error, "context", "")):
        return context.line + 1, InputError("yaml-sign", sign=lines[context.line][context.column])
    if "block scalar" in str(getattr(error, "context", "")):
        return at + 1, InputError("yaml-block")
    if "cannot start any token" in problem or (key and mark.column >= key.end() and "not allowed" in problem):
        return at + 1, InputError("yaml-sign", sign=sign)
    return None


def _beside(line: str, column: int) -> str:
    """The words around a sign."""
    begin, end = max(0, column - SHOWN // 2), column + SHOWN // 2
    return ("…" if begin else "") + line[begin:end].strip() + ("…" if end < len(line) else "")


def _about_lines(lines: list[str], at: int, error: yaml.YAMLError) -> Slip | None:
    """Lines that do not fit to those above: a space that lacks, one too many, or no name of a field."""
    problem = _problem(error)
    if "another document" in problem:
        return at + 1, InputError("yaml-documents")
    if "could not find expected ':'" in problem:
        bare = error.context_mark.line  # type: ignore[attr-defined]
        code = "yaml-colon-space" if _GLUED_COLON.match(lines[bare]) else "yaml-no-colon"
        return bare + 1, InputError(code, text=lines[bare].strip()[:SHOWN])
    for number in (at, _before(lines, at)):
        if _GLUED_DASH.match(lines[number]):
            return number + 1, InputError("yaml-dash", text=lines[number].strip()[:SHOWN])
        if _GLUED_COLON.match(lines[number]):
            return number + 1, InputError("yaml-colon-space", text=lines[number].strip()[:SHOWN])
    if _KEY.match(lines[at]) or lines[at].lstrip().startswith("-") or "expected" in problem:
        return at + 1, InputError("yaml-indent")
    return None


def _before(lines: list[str], at: int) -> int:
    """The line above that says something."""
    return next((k for k in range(at - 1, -1, -1) if lines[k].strip()), at)
