"""``cardcity-tutor inspect``: every line is answered, whatever it holds."""

from __future__ import annotations

import json
import sys
import traceback
from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, BinaryIO, Final

from ..core.errors import InputError, RequestError, TutorError
from ..core.json_text import JsonError, Problem, read_json
from ..core.ruleset import Ruleset
from ..games import DEFAULT, find, names
from ..locale import LANGUAGES, say
from .errors import sentence
from .files import is_utf8
from .parser import Parser, unknown

MOST_LINE: Final = 1 << 20
"""Bytes of one line."""
JSON_PROBLEMS: Final[Mapping[Problem, str]] = {
    "syntax": "request-not-json",
    "depth": "request-too-deep",
    "number": "request-number",
    "surrogate": "request-surrogate",
}
"""What can be wrong with a line that is to be JSON."""


def add_options(parser: Parser) -> None:
    """Requests, as many as there are."""
    parser.takes(run, float("inf"))
    parser.text("--ruleset", default=DEFAULT)


def run(asked: Namespace, lang: str) -> int:
    """Answer requests from the arguments, or line by line from standard input."""
    find(asked.ruleset)  # refuses, with a sentence, what is none
    requests: Iterable[bytes] = [word.encode("utf-8", "surrogateescape") for word in asked.words] or _lines(
        sys.stdin.buffer
    )
    for request in requests:
        if request.strip() or len(request) > MOST_LINE:
            found = answer(request, lang, asked.ruleset)
            print(json.dumps(found, ensure_ascii=not is_utf8(sys.stdout), allow_nan=False), flush=True)
    return 0


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Lines of standard input; of one that is far too long only the beginning is kept."""
    while line := source.readline(MOST_LINE + 1):
        whole = line
        while not whole.endswith(b"\n") and len(whole) > MOST_LINE:
            whole = source.readline(MOST_LINE + 1)
        yield line


def answer(request: bytes, lang: str, ruleset: str = DEFAULT) -> dict[str, Any]:
    """The answer to one line: what ``inspect`` says, or what is wrong with the request. It never raises.

    ``ruleset`` is the game that is meant where the line names none.
    """
    known: dict[str, Any] = {}
    try:
        content = _decoded(request)
        if isinstance(content, dict):
            if "id" in content:
                known["id"] = content["id"]
            if ruleset != DEFAULT:
                content = {"ruleset": ruleset} | content
            if content.get("ruleset", DEFAULT) == DEFAULT:
                lang = _asked_language(content, lang)
        return asked_game(content).inspect(content)
    except TutorError as problem:
        code = problem.field if isinstance(problem, RequestError) else problem.code
        return known | {"error": {"code": code, "message": sentence(problem, lang)}}
    except Exception as fault:  # noqa: BLE001 (a fault of ours: the other lines still want their answers)
        _report_fault(fault)
        kind = type(fault).__name__
        return known | {"error": {"code": "internal", "message": say(lang, "internal", kind=kind)}}


def _report_fault(fault: Exception) -> None:
    """Print a fault of the program itself; one of a kind is enough, and thousands of lines may meet it."""
    kind = type(fault).__name__
    if kind not in _reported_faults:
        _reported_faults.add(kind)
        traceback.print_exception(fault)


_reported_faults: set[str] = set()


def _decoded(request: bytes) -> object:
    if len(request) > MOST_LINE:
        raise InputError("request-too-long", size=len(request), max=MOST_LINE)
    try:
        return read_json(request)
    except UnicodeDecodeError:
        raise InputError("request-not-utf8") from None
    except JsonError as error:
        raise InputError(JSON_PROBLEMS[error.problem], position=error.position) from None


def asked_game(content: object) -> Ruleset:
    """The game that a request or the first line of a record names; the first of the house where none is named."""
    name = content.get("ruleset", DEFAULT) if isinstance(content, dict) else DEFAULT
    if not isinstance(name, str):
        raise RequestError("ruleset", "request-ruleset", value=name, expected=", ".join(names()))
    return find(name)


def _asked_language(content: Mapping[str, Any], lang: str) -> str:
    wish = content.get("lang", lang)
    if wish not in LANGUAGES:
        raise unknown("lang", str(wish), LANGUAGES)
    return str(wish)
