"""How a sum came about: a tree of terms, each with its value, its cells and its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

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
