"""How a sum came about: a tree of terms, each with its value, its cells and its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from .representations import html_of, pretty, text_of
from .verdict import Place

Number = int | float
"""Points and dollars are whole; half cards make halves, which floats hold exactly."""


NO_PARAMS: Final[Mapping[str, object]] = MappingProxyType({})


class Term(NamedTuple):
    """A number and the rule that gives it. A term with parts is worth their sum: ``Term.of`` sees to that."""

    rule: str
    value: Number
    cells: tuple[Place, ...] = ()
    params: Mapping[str, object] = NO_PARAMS
    parts: tuple[Term, ...] = ()

    @classmethod
    def of(cls, rule: str, *parts: Term, **params: object) -> Term:
        """The sum of ``parts``; halves that add up to a whole number become an int."""
        total: Number = sum(part.value for part in parts)
        return cls(rule, whole(total), params=params, parts=parts)

    def __repr__(self) -> str:
        """The rule and what it gives."""
        return f"<Term: {self.rule} {self.value}>"

    def __str__(self) -> str:
        """In words."""
        return text_of(self)

    def _repr_html_(self) -> str | None:
        return html_of(self)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:  # noqa: ANN401 (IPython's)
        pretty(self, printer, cycle)

    def walk(self) -> Iterator[Term]:
        """This term and all below it, parents first."""
        yield self
        for part in self.parts:
            yield from part.walk()


def whole(number: Number) -> Number:
    """The same number, as an int where it is one.

    >>> whole(3.0), whole(2.5)
    (3, 2.5)
    """
    return int(number) if number == int(number) else number
