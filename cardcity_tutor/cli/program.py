"""The program: which command is meant, in which language, and what becomes of whatever goes wrong."""

from __future__ import annotations

import errno
import io
import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

from ..core.errors import InputError, TutorError
from ..core.extras import missing_extra
from ..core.version import __version__
from ..locale import LANGUAGES, choose_language, say
from ..locale.choice import environment
from .errors import sentence
from .parser import Parser, unknown

COMMANDS: Final = ("serve", "inspect", "simulate", "replay", "export", "lessons", "notebooks")
OUTPUT_ERRORS: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""What the system says of a standard output that takes no more."""
WRONG: Final = 2
"""Exit status for wrong input."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if arguments is None:
        _bear_every_character()
    lang = choose_language(None, environment())
    try:
        words, lang = _language(words, lang)
        status = run(words, lang)
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


def _language(words: list[str], usual: str) -> tuple[list[str], str]:
    """Take ``--lang`` out of the words, wherever it stands: errors, too, are told in the language of the reader."""
    parser = ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", nargs="?", const="")
    asked, rest = parser.parse_known_args(words)
    if asked.lang == "both" and rest[:1] == ["export"]:  # a worksheet may have both
        return ["export", "--both", *rest[1:]], usual
    if asked.lang not in (None, *LANGUAGES):
        raise unknown("--lang", asked.lang, LANGUAGES)
    return rest, asked.lang or usual


def run(words: list[str], lang: str) -> int:
    """Carry out a command line from which ``--lang`` is gone; a ``TutorError`` says what is wrong with it."""
    parser = Parser("cardcity-tutor", lang)
    parser.flag("--version")
    commands = parser.add_subparsers(dest="command")
    for name in COMMANDS:
        command = commands.add_parser(name, lang=lang)
        if name in words:  # the others need not be imported
            import_module(f".{name}", __package__).add_options(command)
    try:
        asked, free = parser.parse_known_args(words if words[:1] not in ([], ["help"]) else ["--help"])
    except SystemExit:  # help was shown
        return 0
    if asked.version:
        print(f"cardcity-tutor {__version__}")
        return 0
    if asked.command is None:
        raise InputError("cli-unknown-command", value=free[0], expected=", ".join(COMMANDS))
    options = [word for word in free if word.startswith("--")]
    if options or len(free) > asked.most:
        value = options[0].partition("=")[0] if options else free[asked.most]
        raise InputError("cli-unknown-argument", value=value, command=asked.command)
    asked.words = free
    status: int = asked.run(asked, lang)
    return status
