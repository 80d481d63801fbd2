"""Whether a city can have come about by the rules: what is impossible about it, reason by reason."""

from __future__ import annotations

from typing import Final

from ...core.errors import InputError
from .citytext import places
from .kernel.bits import anywhere, around, meets, popcount
from .kernel.building import industries, used
from .kernel.shapes import City
from .setting import Setting

RULES: Final = {
    "impossible-no-hall": "setup-money",
    "impossible-limit": "limit",
    "impossible-residence-industry": "residence-industry",
    "impossible-adjacent": "adjacent",
}
"""The rule behind each impossibility; that behind a number of cards is the one that brings them into the game."""
_STOCK_RULES: Final = {"K": "setup-parks-clouds", "N": "setup-parks-clouds", "bicolour": "setup-bicolour"}

STOCK = {
    "xl": {"R": 50, "C": 36, "I": 24, "P": 20, "L": 16, "K": 8, "N": 8, "bicolour": 16},
    "2012": {"R": 34, "C": 24, "I": 20, "P": 16, "L": 12, "K": 0, "N": 0, "bicolour": 0},
}
"""Cards of the box."""


def impossible(city: City, setting: Setting) -> list[InputError]:
    """Every reason why no game can have led to this city; an empty list where none is seen."""
    found = []
    grid, rules = setting.grid, setting.rules
    if not city.hall:
        found.append(InputError("impossible-no-hall"))
    for zone in setting.layout.zones or (city.own,):
        seen = city._replace(own=zone)
        most = rules.limit + rules.limit_step * industries(seen)
        if used(seen) > most:
            found.append(InputError("impossible-limit", used=used(seen), max=most))
    homes = meets(anywhere(city.works), city.works, city.homes, grid)
    if homes:
        found.append(InputError("impossible-residence-industry", cells=_named(city, setting, homes)))
    apart = 0 if setting.has("architect") else _apart(city, setting)
    if apart:
        found.append(InputError("impossible-adjacent", cells=_named(city, setting, apart)))
    stock = STOCK[setting.edition]
    for letter, cells in _kinds(city).items():
        if popcount(cells) > stock[letter]:
            found.append(
                InputError("impossible-stock", card=letter, count=popcount(cells), max=stock[letter])
            )
    return found


def rule_behind(reason: InputError) -> str:
    """The rule behind a reason of ``impossible``."""
    found = RULES.get(reason.code)
    return found or _STOCK_RULES.get(str(reason.params["card"]), "setup-reserve")


def check_reachable(city: City, setting: Setting) -> None:
    """Refuse an impossible city, with the first of its reasons."""
    for reason in impossible(city, setting):
        raise reason


def _named(city: City, setting: Setting, cells: int) -> str:
    """The cells at fault as they are written in a request."""
    return ", ".join(f"[{row}, {column}]" for row, column in places(city, setting.grid, cells))


def _apart(city: City, setting: Setting) -> int:
    """Cards that no chain of neighbours joins to a town hall; without one, to the first card."""
    group = city.hall or city.occupied & -city.occupied
    while True:
        grown = (group | around(group, setting.grid)) & city.occupied
        if grown == group:
            return city.occupied & ~group
        group = grown


def _kinds(city: City) -> dict[str, int]:
    full = ~city.halves
    return {
        "R": anywhere(city.homes) & full,
        "C": anywhere(city.shops) & full,
        "L": anywhere(city.leisure) & full,
        "I": anywhere(city.works) & full,
        "P": city.parkings,
        "K": city.parks,
        "N": city.clouds,
        "bicolour": city.halves,
    }
