"""The command line: ``cardcity-tutor serve | inspect | simulate | replay | export | lessons | notebooks``.

Everything it says, help included, comes from the catalogues in the language asked for (``--lang``, else the
environment's, else French). Errors are one sentence on standard error and exit status 2; no traceback, no half file.
"""

from __future__ import annotations

import errno
import io
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

from . import __version__
from ._resources import resource_folder
from .arguments import is_utf8, nothing_left, options, reading, unknown, writing, written
from .core.errors import InputError, RequestError, TutorError
from .core.extras import missing_extra
from .core.json_text import JsonError, Problem, read_json
from .core.record import read_lines
from .core.ruleset import Ruleset
from .games import DEFAULT, find, names
from .locale import LANGUAGES, choose_language, page, say
from .locale.choice import environment

MOST_LINE: Final = 1 << 20
"""Bytes of one line of ``inspect``."""
OUTPUT_ERRORS: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""What the system says of a standard output that takes no more."""
WRONG: Final = 2
"""Exit status for wrong input."""
JSON_PROBLEMS: Final[Mapping[Problem, str]] = {
    "syntax": "request-not-json",
    "depth": "request-too-deep",
    "number": "request-number",
    "surrogate": "request-surrogate",
}
"""What can be wrong with a line of ``inspect`` that is to be JSON."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if arguments is None:
        _bear_every_character()
    lang = choose_language(None, environment())
    try:
        lang = _language(words)
        status = _run(words, lang)
        sys.stdout.flush()
    except TutorError as problem:
        print(sentence(problem, lang), file=sys.stderr)
        return WRONG
    except ModuleNotFoundError as absent:
        needed = missing_extra(absent)
        if needed is None:
            raise
        print(sentence(needed, lang), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        _give_up_output()  # the reader has gone: nothing is left to say
        return 0
    except OSError as problem:
        if (
            problem.filename is not None or problem.errno not in OUTPUT_ERRORS
        ):  # a file, or something of a bot's own
            raise
        _give_up_output()
        print(say(lang, "output-unwritable"), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return 130
    return status


def _give_up_output() -> None:
    """Write nothing more, not even when Python flushes at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _bear_every_character() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the program.

    Whoever started us may have closed a stream: then nothing is read, or written, without a word.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 (to the end)
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="replace")


def sentence(problem: TutorError, lang: str) -> str:
    """What is wrong, in words, and on which line where it is a line of a file."""
    from .games.cardcity.face.wording.errors import error_text

    return error_text(lang, problem)


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
    lang = choose_language(wish, environment())
    if wish is not None and wish not in LANGUAGES:
        raise unknown("--lang", wish, LANGUAGES)
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
        if request.strip() or len(request) > MOST_LINE:
            found = answer(request, lang)
            print(json.dumps(found, ensure_ascii=not is_utf8(sys.stdout), allow_nan=False), flush=True)
    return 0


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Lines of standard input; of one that is far too long only the beginning is kept."""
    while line := source.readline(MOST_LINE + 1):
        whole = line
        while not whole.endswith(b"\n") and len(whole) > MOST_LINE:
            whole = source.readline(MOST_LINE + 1)
        yield line


def answer(request: bytes, lang: str) -> dict[str, Any]:
    """The answer to one line: what ``inspect`` says, or what is wrong with the request. It never raises."""
    known: dict[str, Any] = {}
    try:
        content = _decoded(request)
        if isinstance(content, dict):
            if "id" in content:
                known["id"] = content["id"]
            if content.get("ruleset", DEFAULT) == DEFAULT:
                lang = _asked_language(content, lang)
        return _asked_game(content).inspect(content)
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


def _asked_game(content: object) -> Ruleset:
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


def simulate_command(words: list[str], lang: str) -> int:
    """Play games between bots and write their record, or a table of their results."""
    from .simulating import run

    return run(words, lang)


def replay_command(words: list[str], lang: str) -> int:
    """Check a record by playing it again, and show it."""
    from .telling import told

    _, free = options("replay", [word for word in words if word != "--check"], {})
    if not free:
        raise InputError("cli-missing-file")
    nothing_left("replay", free[1:])
    texts = _read_text(free[0])
    ruleset = _asked_game(next((line for _, line in read_lines(texts)), {}))
    count = 0
    for played in ruleset.needed(ruleset.records).replay(texts):
        count += 1
        if "--check" not in words:
            print("\n".join(told(ruleset.id, played, lang)), end="\n\n")
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


def notebooks_command(words: list[str], lang: str) -> int:
    """Copy the notebooks, with their data, to a folder; what is there already stays."""
    _, free = options("notebooks", words, {})
    if not free:
        raise InputError("notebooks-missing-folder")
    nothing_left("notebooks", free[1:])
    source, goal = resource_folder("notebooks"), Path(free[0])
    copied = kept = 0
    for file in sorted(source.rglob("*")):
        target = goal / file.relative_to(source)
        if file.is_dir() or any(part.startswith((".", "__")) for part in file.relative_to(source).parts):
            continue
        if target.exists():
            kept += 1
            continue
        with writing(str(target)):
            target.parent.mkdir(parents=True, exist_ok=True)
            with written(str(target)) as stream:
                stream.write(file.read_text(encoding="utf-8"))
        copied += 1
    print(say(lang, "notebooks-copied", copied=copied, kept=kept, folder=str(goal)))
    return 0


def _read_text(path: str) -> list[str]:
    with reading(path):
        content = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
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
    "notebooks": notebooks_command,
}

if __name__ == "__main__":
    sys.exit(main())
