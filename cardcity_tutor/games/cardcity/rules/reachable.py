"""Whether a city can have come about by the rules: what is impossible about it, reason by reason.

Refused is what no order of builds and developments leads to, and what takes more cards than the game has. Not looked
at: money, hands and turns, the duty to build, and that a development which is due must be made at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from ....core.errors import InputError
from .build_order import HOMES, BuildOrder, cells_of
from .citytext import places
from .clouds import clouds_between, lines_of
from .game import Game, game
from .kernel.bits import anywhere, around, meets, popcount
from .kernel.building import industries, used
from .kernel.shapes import CityMasks
from .setting import MOST_PLAYERS, Setting

RULES: Final = {
    "impossible-no-hall": "setup-money",
    "impossible-limit": "limit",
    "impossible-residence-industry": "residence-industry",
    "impossible-adjacent": "adjacent",
    "impossible-clouds": "cloud-trigger",
    "impossible-order": "build",
}
"""The rule behind each impossibility; that behind a number of cards is the one that brings them into the game."""
_STOCK_RULES: Final = {"K": "setup-parks-clouds", "N": "setup-parks-clouds", "bicolour": "setup-bicolour"}
_GROWTH_RULES: Final = {"R": "residence-growth", "C": "commerce-growth"}


def impossible(city: CityMasks, setting: Setting) -> list[InputError]:
    """Every reason why no game can have led to this city; an empty list where none is seen."""
    found = [*_laid(city, setting), *_stock(city, setting)]
    if not any(reason.code in ("impossible-no-hall", "impossible-residence-industry") for reason in found):
        order = BuildOrder(city, setting)
        stunted = [
            InputError(
                "impossible-growth", card="R" if colour == HOMES else "C", cells=_named(city, setting, cells)
            )
            for colour, cells in order.stunted()
        ]
        found += stunted
        if not found and not order.exists():
            found.append(InputError("impossible-order"))
    return found


def rule_behind(reason: InputError) -> str:
    """The rule behind a reason of ``impossible``."""
    if reason.code == "impossible-growth":
        return _GROWTH_RULES[str(reason.params["card"])]
    found = RULES.get(reason.code)
    return found or _STOCK_RULES.get(str(reason.params["card"]), "setup-reserve")


def check_reachable(city: CityMasks, setting: Setting) -> None:
    """Refuse an impossible city, with the first of its reasons."""
    for reason in impossible(city, setting):
        raise reason


def _laid(city: CityMasks, setting: Setting) -> Iterator[InputError]:
    """What is wrong about the cards as they lie."""
    grid, rules = setting.grid, setting.rules
    if not city.hall:
        yield InputError("impossible-no-hall")
    for base in setting.layout.bases if setting.layout.zones else [city]:
        seen = city._replace(own=base.own, lines=base.lines)
        most = rules.limit + rules.limit_step * industries(seen)
        if used(seen) > most:
            yield InputError("impossible-limit", used=used(seen), max=most)
        works = anywhere(seen.works) & seen.own & grid.board
        clouds = popcount(seen.clouds & seen.own)
        _, brought = clouds_between([lines_of(seen, grid, cell) for cell in cells_of(works)])
        if clouds > brought:
            yield InputError("impossible-clouds", count=clouds, max=brought)
    homes = meets(anywhere(city.works), city.works, city.homes, grid)
    if homes:
        yield InputError("impossible-residence-industry", cells=_named(city, setting, homes))
    apart = 0 if setting.has("architect") else _apart(city, setting)
    if apart:
        yield InputError("impossible-adjacent", cells=_named(city, setting, apart))


def _stock(city: CityMasks, setting: Setting) -> Iterator[InputError]:
    """Kinds of which the city has more cards than any game of this setting has."""
    games = _games(setting)
    for letter, cells in _kinds(city).items():
        most = max(_cards(way)[letter] for way in games)
        if popcount(cells) > most:
            yield InputError("impossible-stock", card=letter, count=popcount(cells), max=most)


@cache
def _games(setting: Setting) -> tuple[Game, ...]:
    """The games that a city of this setting may belong to: of one's own city, those of any number of players."""
    variants = setting.variants
    if setting.layout.zones:
        numbers: tuple[int, ...] = (len(setting.layout.zones),)
    else:
        numbers = (1,) if setting.layout.ring else tuple(range(1, MOST_PLAYERS + 1))
    return tuple(
        game(
            edition=setting.edition,
            level=setting.level,
            players=players,
            variants=variants,
            rulings=setting.changed_rulings,
        )
        for players in numbers
    )


def _cards(way: Game) -> dict[str, int]:
    """The cards of a game by kind, pile and reserve together."""
    pile, reserve = way.pile, way.reserve
    return {
        "R": pile.homes + reserve.homes,
        "C": pile.shops + reserve.shops,
        "L": pile.leisure,
        "I": pile.works + sum(reserve.works),
        "P": pile.parkings,
        "K": reserve.parks,
        "N": reserve.clouds,
        "bicolour": way.bicolour,
    }


def _named(city: CityMasks, setting: Setting, cells: int) -> str:
    """The cells at fault as they are written in a request."""
    return ", ".join(f"[{row}, {column}]" for row, column in places(city, setting.grid, cells))


def _apart(city: CityMasks, setting: Setting) -> int:
    """Cards that no chain of neighbours joins to a town hall; without one, to the first card."""
    group = city.hall or city.occupied & -city.occupied
    while True:
        grown = (group | around(group, setting.grid)) & city.occupied
        if grown == group:
            return city.occupied & ~group
        group = grown


def _kinds(city: CityMasks) -> dict[str, int]:
    full = ~(city.halves | city.lent)
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
