"""Cards left beside the pile."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....core.errors import InputError
from ....core.fields import LARGEST_NUMBER, number, table

PLENTY: Final = 99
"""A reserve that never runs out."""
RESERVE_KEYS: Final = ("R", "C", "I", "K", "N")


class Reserve(NamedTuple):
    """Cards left beside the pile: residences, commerces, industries by picture, parks, clouds."""

    homes: int = PLENTY
    shops: int = PLENTY
    works: tuple[int, int, int, int] = (PLENTY, PLENTY, PLENTY, PLENTY)
    parks: int = PLENTY
    clouds: int = PLENTY


def read_reserve(value: object) -> Reserve:
    """The field ``reserve`` of a request; what it does not name is plenty."""
    found = table(value, "reserve")
    for key in found:
        if key not in RESERVE_KEYS:
            raise InputError("reserve-unknown", value=str(key), expected=", ".join(RESERVE_KEYS))
    left = {key: number(found.get(key, PLENTY), f"reserve.{key}", LARGEST_NUMBER) for key in RESERVE_KEYS}
    return Reserve(left["R"], left["C"], (left["I"], 0, 0, 0), left["K"], left["N"])


def reserve_of(value: object) -> Reserve:
    """A reserve, or one as a request has it."""
    if not isinstance(value, Reserve):
        return read_reserve(value)
    for count in (value.homes, value.shops, *value.works, value.parks, value.clouds):
        number(count, "reserve", LARGEST_NUMBER)
    return value
