"""How commands read their words: argparse, with help from the catalogues and errors in the language of the reader."""

from __future__ import annotations

from argparse import Action, ArgumentError, ArgumentParser, ArgumentTypeError
from collections.abc import Iterable, Sequence
from typing import Any

from ..core.errors import InputError
from ..locale import page


def unknown(field: str, value: str, expected: Iterable[str]) -> InputError:
    """The sentence about a value that does not exist, with those that do."""
    return InputError("option-unknown", field=field, value=value, expected=", ".join(expected))


def whole(option: str, low: int, high: int, text: str) -> int:
    """A whole number between two bounds."""
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise InputError("cli-not-number", option=option, min=str(low), max=str(high), value=text)
    return number


class Parser(ArgumentParser):
    """A command, or one of its kinds; what is wrong with its words is an ``InputError``."""

    def __init__(self, prog: str, lang: str, **more: Any) -> None:  # noqa: ANN401 (argparse's own)
        super().__init__(prog=prog, allow_abbrev=False, exit_on_error=False, **more)
        self.lang = lang
        self.flags: list[str] = []
        self.set_defaults(most=0)

    @property
    def command(self) -> str:
        """The command, without the kinds that it has; empty for the program itself."""
        return "".join(self.prog.split()[1:2])

    def takes(self, run: object, words: float = 0) -> None:
        """Who carries this out, and how many words it takes that belong to no option."""
        self.set_defaults(run=run, most=words)

    def text(self, *names: str, default: str | None = None) -> None:
        """Add options with a text; that of nobody who asks for it is None."""
        for name in names:
            self.add_argument(name, type=_given, default=default)

    def number(self, name: str, low: int, high: int, default: int | None = None) -> None:
        """Add an option with a whole number."""
        self.add_argument(name, type=lambda text: whole(name, low, high, _given(text)), default=default)

    def choice(self, name: str, values: Sequence[str]) -> None:
        """Add an option with one of these values, the first by default."""
        self.add_argument(name, choices=values, default=values[0])

    def flag(self, *names: str) -> None:
        """Add options without a value."""
        self.flags += names
        for name in names:
            self.add_argument(name, action="store_true")

    def print_help(self, file: Any = None) -> None:  # noqa: ANN401 (argparse's own)
        """Show the page of the command; argparse itself would not notice an output that takes no more."""
        print(page(self.lang, f"help-{self.command}" if self.command else "help"), file=file)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # noqa: ANN401 (argparse's own)
        """What was asked for, and the words that belong to no option."""
        try:
            return super().parse_known_args(args, namespace)
        except ArgumentError as problem:
            option = (problem.argument_name or "").rpartition("/")[2]
            if option in self.flags:
                raise InputError("cli-unknown-argument", value=option, command=self.command) from None
            raise InputError("cli-missing-value", option=option, command=self.command) from None

    def _check_value(self, action: Action, value: Any) -> None:  # noqa: ANN401 (argparse's own)
        if action.choices is None or value in action.choices:
            return
        if not self.command:
            raise InputError("cli-unknown-command", value=value, expected=", ".join(action.choices))
        raise unknown((*action.option_strings, self.command)[0], value, action.choices)


def _given(text: str) -> str:
    if not text:
        raise ArgumentTypeError
    return text
