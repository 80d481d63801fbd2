"""How the engine's things show themselves: they ask here, and whoever can draw or find words answers.

The engine knows neither widgets nor words; the package sets the ``shower`` and the ``teller`` that do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Bundle = dict[str, Any]
NO_FORMULAS = "tex2jax_ignore mathjax_ignore"
"""The classes of HTML in which MathJax sets nothing: what stands between two prices is no formula."""


class Words(NamedTuple):
    """What is said of a thing, as plain text and as HTML that stands alone."""

    text: str
    html: str


_showers: list[Callable[[object], Bundle]] = []
Teller = Callable[[object, str | None], Words | None]
"""Finds the words for a thing in a language; None: that of whoever works here."""

_tellers: list[Teller] = []
_displayers: list[Callable[[object], None]] = []


def set_shower(shower: Callable[[object], Bundle], displayer: Callable[[object], None]) -> None:
    """Let these functions make the mime bundles, and put things under a cell, from now on."""
    _showers[:] = [shower]
    _displayers[:] = [displayer]


def display(thing: object) -> None:
    """Put a thing under the cell of a notebook."""
    if _displayers:
        _displayers[0](thing)
    else:
        print(thing)  # noqa: T201


def set_teller(teller: Teller | None) -> None:
    """Let this function find the words from now on; nothing where it has none."""
    _tellers[:] = [] if teller is None else [teller]


def mimebundle(thing: object) -> Bundle:
    """A thing in every form that a front end may choose from; plain text where nobody can draw."""
    return _showers[0](thing) if _showers else {"text/plain": str(thing)}


def words_of(thing: object, lang: str | None = None) -> Words | None:
    """What is said of a thing; nothing where nobody has words for it."""
    return _tellers[0](thing, lang) if _tellers else None


def text_of(thing: object) -> str:
    """A thing in words; else as a programmer sees it."""
    words = words_of(thing)
    return repr(thing) if words is None else words.text


def html_of(thing: object) -> str | None:
    """A thing in words for a notebook."""
    words = words_of(thing)
    return None if words is None else words.html


def pretty(thing: object, printer: Any, _cycle: bool) -> None:  # noqa: ANN401 (IPython's printer)
    """A thing at the prompt of IPython: in words, too."""
    printer.text(text_of(thing))


class Told:
    """An answer of the engine that can be put into words.

    IPython asks the class that has a ``__repr__``, and no other, how to show itself at a prompt: ``_repr_pretty_ = pretty``.
    """

    __slots__ = ()

    def __str__(self) -> str:
        """In words."""
        return text_of(self)

    def _repr_html_(self) -> str | None:
        return html_of(self)
