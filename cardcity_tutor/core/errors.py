"""Errors are codes with parameters. The sentence, in French or English, is found in the catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .representations import words_of

if TYPE_CHECKING:
    from .verdict import Verdict


class TutorError(Exception):
    """Something a person got wrong, or a file: ``code`` names it, ``params`` fill the sentence.

    >>> print(TutorError("city-two-halls", count=2).bare)
    city-two-halls (count=2)
    """

    def __init__(self, code: str, /, **params: object) -> None:
        """Keep the code and its parameters; no prose here."""
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        """The sentence for a person, where there is one; else the code and its parameters."""
        words = words_of(self)
        return self.bare if words is None else words.text

    @property
    def bare(self) -> str:
        """The code and its parameters, for logs."""
        if not self.params:
            return self.code
        return f"{self.code} ({', '.join(f'{key}={value}' for key, value in self.params.items())})"


class InputError(TutorError):
    """A request, an option, a city text or a record that cannot be understood or cannot exist."""


class IllegalAction(TutorError):  # noqa: N818 (the name a reader expects)
    """An action that the rules do not allow now; for a placement, ``verdict`` tells why."""

    def __init__(self, code: str, /, *, verdict: Verdict | None = None, **params: object) -> None:
        """Keep the verdict beside the code."""
        super().__init__(code, **params)
        self.verdict = verdict


class RequestError(InputError):
    """A field of an ``inspect`` request that is wrong: ``field`` is the code that the line protocol gives it."""

    def __init__(self, field: str, code: str, /, **params: object) -> None:
        """Keep the code of the protocol beside that of the sentence."""
        super().__init__(code, **params)
        self.field = field
