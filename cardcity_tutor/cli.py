"""The command line: ``cardcity-tutor serve | inspect | simulate | replay``.

Everything it says, help included, comes from the catalogues in the language asked for (``--lang``, else the
environment's, else French). Errors are one sentence on standard error and exit status 2; no traceback, no half file.
"""

from __future__ import annotations

import errno
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final, TextIO

from . import __version__
from .core.errors import InputError, TutorError
from .games.cardcity.inspecting import inspect
from .locale import LANGUAGES, choose_language, page, say

MOST_LINE: Final = 1 << 20
"""Bytes of one line of ``inspect``."""
MOST_GAMES: Final = 1_000_000
MOST_SEED: Final = (1 << 63) - 1
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
    environment = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = choose_language(wish, next((value for value in environment if value), None))
    if wish is not None and wish not in LANGUAGES:
        raise SystemExit(sentence(_unknown("--lang", wish, LANGUAGES), lang))
    return lang


def _unknown(field: str, value: str, expected: Iterable[str]) -> InputError:
    return InputError("option-unknown", field=field, value=value, expected=", ".join(expected))


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


def _options(command: str, words: list[str], defaults: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """Read ``--name value`` and ``--name=value``; a default of ``""`` marks nothing given. What is left is returned."""
    values = dict(defaults)
    free: list[str] = []
    rest = iter(words)
    for word in rest:
        name, equals, value = word.partition("=")
        if not name.startswith("--"):
            free.append(word)
        elif name.removeprefix("--") not in defaults:
            raise InputError("cli-unknown-argument", value=name, command=command)
        else:
            if not equals:
                value = next(rest, "")
            if not value:
                raise InputError("cli-missing-value", option=name, command=command)
            values[name.removeprefix("--")] = value
    return values, free


def _nothing_left(command: str, free: Sequence[str]) -> None:
    if free:
        raise InputError("cli-unknown-argument", value=free[0], command=command)


def _whole(option: str, text: str, low: int, high: int) -> int:
    """A whole number between two bounds."""
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise InputError("cli-not-number", option=option, min=str(low), max=str(high), value=text)
    return number


def serve_command(words: list[str], lang: str) -> int:
    """Serve the tutor with Voilà."""
    from .app.serve import serve

    values, free = _options("serve", [word for word in words if word != "--open"], {"port": ""})
    _nothing_left("serve", free)
    port = _whole("--port", values["port"], 1, 65535) if values["port"] else None
    return serve(port, "--open" in words, lang)


def inspect_command(words: list[str], lang: str) -> int:
    """Answer requests from the arguments, or line by line from standard input."""
    _, free = _options("inspect", words, {})
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
        raise _unknown("lang", str(wish), LANGUAGES)
    return str(wish)


SIMULATE_DEFAULTS: Final = {
    "games": "1", "players": "2", "edition": "xl", "level": "simplified", "victory": "residential",
    "variants": "", "bot": "random", "seed": "0", "record": "-", "rulings": "{}", "hall": "",
}  # fmt: skip


def simulate_command(words: list[str], lang: str) -> int:
    """Play games between bots and write their record."""
    from .coach import BOTS, simulate
    from .games.cardcity import game
    from .games.cardcity.record import dumped
    from .progress import tracked

    values, free = _options("simulate", words, SIMULATE_DEFAULTS)
    _nothing_left("simulate", free)
    games = _whole("--games", values["games"], 0, MOST_GAMES)
    seed = _whole("--seed", values["seed"], 0, MOST_SEED)
    try:
        rulings = json.loads(values["rulings"])
    except ValueError:
        rulings = None
    if not isinstance(rulings, dict):
        raise InputError("field-not-object", field="--rulings", value=values["rulings"])
    way = game(
        edition=values["edition"],
        level=values["level"],
        players=_whole("--players", values["players"], 1, 4),
        victory=values["victory"],
        variants=[name.strip() for name in values["variants"].split(",") if name.strip()],
        rulings=rulings,
        hall=_hall(values["hall"]),
    )
    names = [name.strip() for name in values["bot"].split(",")]
    for name in names:
        if name not in BOTS:
            raise InputError("bot-unknown", value=name, expected=", ".join(BOTS))
    with _written(values["record"]) as target:
        for record in tracked(simulate(way, games, names, seed), games, say(lang, "progress-games")):
            target.writelines(dumped(line) + "\n" for line in record)
    return 0


def _hall(text: str) -> tuple[int, int] | None:
    """Where the town hall starts inside the suburb: ``row,column`` of the frame."""
    if not text:
        return None
    row, _, column = text.partition(",")
    return _whole("--hall", row, 0, 9), _whole("--hall", column, 0, 9)


def _file_error(code: str, path: str, problem: OSError) -> InputError:
    """What is wrong with a file; the commonest causes have their own sentences."""
    causes = {errno.ENOENT: "file-missing", errno.EACCES: "file-denied", errno.EISDIR: "file-is-folder"}
    return InputError(causes.get(problem.errno or 0, code), path=path)


@contextmanager
def _written(path: str) -> Iterator[TextIO]:
    """A file to write that appears only when it is whole; ``-`` is standard output."""
    if path == "-":
        yield sys.stdout
        return
    target = Path(path)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as problem:
        raise _file_error("file-unwritable", path, problem) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            yield stream
        Path(name).replace(target)
    except OSError as problem:
        raise _file_error("file-unwritable", path, problem) from None
    finally:
        Path(name).unlink(missing_ok=True)


def replay_command(words: list[str], lang: str) -> int:
    """Check a record by playing it again, and show it."""
    from .games.cardcity.record import replay
    from .telling import told

    _, free = _options("replay", [word for word in words if word != "--check"], {})
    if not free:
        raise InputError("cli-missing-file")
    _nothing_left("replay", free[1:])
    count = 0
    for played in replay(_read_text(free[0])):
        count += 1
        if "--check" not in words:
            print("\n".join(told(played, lang)), end="\n\n")
    print(say(lang, "replay-checked", games=count))
    return 0


def _read_text(path: str) -> list[str]:
    try:
        content = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as problem:
        raise _file_error("file-unreadable", path, problem) from None
    try:
        return content.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        raise InputError("record-not-utf8") from None


COMMANDS: Final[Mapping[str, Callable[[list[str], str], int]]] = {
    "serve": serve_command,
    "inspect": inspect_command,
    "simulate": simulate_command,
    "replay": replay_command,
}

if __name__ == "__main__":
    sys.exit(main())
