"""The command line: ``cardcity-tutor serve | inspect | simulate | replay | export | lessons``.

Everything it says, help included, comes from the catalogues in the language asked for (``--lang``, else the
environment's, else French). Errors are one sentence on standard error and exit status 2; no traceback, no half file.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

from . import __version__
from .arguments import file_error, nothing_left, options, unknown
from .core.errors import InputError, TutorError
from .games.cardcity.inspecting import inspect
from .locale import LANGUAGES, choose_language, page, say

MOST_LINE: Final = 1 << 20
"""Bytes of one line of ``inspect``."""
WRONG: Final = 2
"""Exit status for wrong input."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = _language(words)
    try:
        return _run(words, lang)
    except TutorError as problem:
        print(sentence(problem, lang), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # The reader has gone: nothing is left to say, not even when Python flushes at its end.
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def sentence(problem: TutorError, lang: str) -> str:
    """What is wrong, in words, and on which line where it is a line of a file."""
    if problem.code == "lesson-at":
        from .render.wording.lessons import problem_words

        return problem_words(lang, problem)
    params = {key: _shown(value) for key, value in problem.params.items()}
    text = say(lang, problem.code, **params)
    if "line" in params and not problem.code.startswith("record-"):
        return say(lang, "record-line", line=params["line"], problem=text)
    return text


def _shown(value: object) -> object:
    """Numbers stay numbers; all else is told as text."""
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _language(words: list[str]) -> str:
    """Take ``--lang`` out of the words, wherever it stands; the language to speak."""
    wish = None
    for place, word in enumerate(words):
        if word == "--lang" and place + 1 < len(words):
            wish = words[place + 1]
            del words[place : place + 2]
            break
        if word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
            del words[place]
            break
    if wish == "both" and words[:1] == ["export"]:  # a worksheet may have both
        words.append("--both")
        wish = None
    environment = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = choose_language(wish, next((value for value in environment if value), None))
    if wish is not None and wish not in LANGUAGES:
        raise SystemExit(sentence(unknown("--lang", wish, LANGUAGES), lang))
    return lang


def _run(words: list[str], lang: str) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(page(lang, "help"))
        return 0
    if words[0] == "--version":
        print(f"cardcity-tutor {__version__}")
        return 0
    name, *rest = words
    command = COMMANDS.get(name)
    if command is None:
        raise InputError("cli-unknown-command", value=name, expected=", ".join(COMMANDS))
    if "-h" in rest or "--help" in rest:
        print(page(lang, f"help-{name}"))
        return 0
    return command(rest, lang)


def serve_command(words: list[str], lang: str) -> int:
    """Serve the tutor with Voilà."""
    from .serving import run

    return run(words, lang)


def inspect_command(words: list[str], lang: str) -> int:
    """Answer requests from the arguments, or line by line from standard input."""
    _, free = options("inspect", words, {})
    requests: Iterable[bytes] = [word.encode("utf-8", "surrogateescape") for word in free] or _lines(
        sys.stdin.buffer
    )
    for request in requests:
        if request.strip():
            print(json.dumps(answer(request, lang), ensure_ascii=False), flush=True)
    return 0


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Lines of standard input; of one that is far too long only the beginning is kept."""
    while line := source.readline(MOST_LINE + 1):
        whole = line
        while not whole.endswith(b"\n") and len(whole) > MOST_LINE:
            whole = source.readline(MOST_LINE + 1)
        yield line


def answer(request: bytes, lang: str) -> dict[str, Any]:
    """The answer to one line: what ``inspect`` says, or what is wrong with the request."""
    known: dict[str, Any] = {}
    try:
        content = _decoded(request)
        if isinstance(content, dict):
            if "id" in content:
                known["id"] = content["id"]
            lang = _asked_language(content, lang)
        return inspect(content)
    except TutorError as problem:
        return known | {"error": {"code": problem.code, "message": sentence(problem, lang)}}


def _decoded(request: bytes) -> object:
    if len(request) > MOST_LINE:
        raise InputError("request-too-long", size=len(request), max=MOST_LINE)
    try:
        return json.loads(request.decode("utf-8"))
    except UnicodeDecodeError:
        raise InputError("request-not-utf8") from None
    except RecursionError:
        raise InputError("request-too-deep") from None
    except json.JSONDecodeError as problem:
        raise InputError("request-not-json", position=problem.pos) from None


def _asked_language(content: Mapping[str, Any], lang: str) -> str:
    wish = content.get("lang", lang)
    if wish not in LANGUAGES:
        raise unknown("lang", str(wish), LANGUAGES)
    return str(wish)


def simulate_command(words: list[str], lang: str) -> int:
    """Play games between bots and write their record, or a table of their results."""
    from .simulating import run

    return run(words, lang)


def replay_command(words: list[str], lang: str) -> int:
    """Check a record by playing it again, and show it."""
    from .games.cardcity.record import replay
    from .telling import told

    _, free = options("replay", [word for word in words if word != "--check"], {})
    if not free:
        raise InputError("cli-missing-file")
    nothing_left("replay", free[1:])
    count = 0
    for played in replay(_read_text(free[0])):
        count += 1
        if "--check" not in words:
            print("\n".join(told(played, lang)), end="\n\n")
    print(say(lang, "replay-checked", games=count))
    return 0


def export_command(words: list[str], lang: str) -> int:
    """Write something to print or to show: a position, a lesson, a worksheet, slides, a certificate."""
    from .exporting import run

    return run(words, lang)


def lessons_command(words: list[str], lang: str) -> int:
    """Check, list and show lesson files, or begin one."""
    from .lessoning import run

    return run(words, lang)


def _read_text(path: str) -> list[str]:
    try:
        content = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as problem:
        raise file_error("file-unreadable", path, problem) from None
    try:
        return content.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        raise InputError("record-not-utf8") from None


COMMANDS: Final[Mapping[str, Callable[[list[str], str], int]]] = {
    "serve": serve_command,
    "inspect": inspect_command,
    "simulate": simulate_command,
    "replay": replay_command,
    "export": export_command,
    "lessons": lessons_command,
}

if __name__ == "__main__":
    sys.exit(main())
