"""Puzzles with one task each: a request, the value of the solution, and every answer that is accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from itertools import combinations, permutations, product
from random import Random
from typing import Any, Final, NamedTuple

from ..rules.buildings import CRAFTS, SHAPES, Building
from ..rules.city import City
from ..rules.conversion import Conversions
from ..rules.goods import KINDS, Stock, add, bundle_of, covers, stock_of
from ..rules.payment import LISTED, cheapest, most_cells
from ..rules.placing import Site
from ..rules.position import Position
from ..rules.production import RESOURCES_PER_CELL, gains, productions
from ..rules.request import read_request
from .positions import bundle, grown, text_of

TRIES: Final = 400
MOST_ACCEPTED: Final = 12
"""Solutions, where finding one of a few is the point."""
EACH_WAY: Final = 2
"""Resources that a swap gives and takes at most."""
Accepted = Sequence[Any]
Draft = tuple[dict[str, Any], str, int, Accepted] | None


class Puzzle(NamedTuple):
    """A task. Its sentences are messages, ``puzzle-cite-<theme>`` with ``.title``."""

    theme: str
    seed: int
    request: Mapping[str, Any]
    kind: str
    """What is answered: ``place`` or ``places`` (tokens without owner), ``uses`` of the workshops in the order of the
    request, ``bundle`` (what is spent), ``trade`` (what is given and taken), ``kinds`` (buildings to build)."""
    value: int
    """What the solution brings."""
    accepted: tuple[Any, ...]
    """All solutions, in the form of the answer; places and kinds are sorted."""

    @property
    def plain(self) -> dict[str, Any]:
        """The task as plain data, without its solutions: ``make`` finds them again."""
        return {
            "theme": self.theme,
            "seed": self.seed,
            "request": dict(self.request),
            "kind": self.kind,
            "value": self.value,
        }

    def accepts(self, answer: Any) -> bool:  # noqa: ANN401 (whatever somebody gave)
        """Whether this is a solution; places and buildings may be named in any order."""
        if self.kind in ("places", "kinds") and isinstance(answer, list | tuple):
            return tuple(sorted(map(str, answer))) in self.accepted
        if isinstance(answer, list):
            return tuple(answer) in self.accepted
        return answer in self.accepted


def make(theme: str, seed: int) -> Puzzle:
    """The puzzle of a theme and a number; the same for ever."""
    chance = Random(f"{theme} {seed}")
    for _ in range(TRIES):
        found = THEMES[theme](chance)
        if found is not None and 1 <= len(found[-1]) <= MOST_ACCEPTED:
            request, kind, value, accepted = found
            return Puzzle(theme, seed, {"ruleset": "cite", **request}, kind, value, tuple(accepted))
    raise LookupError(f"{theme} {seed}")


def daily(day: str) -> Puzzle:
    """The puzzle of a day such as ``2026-11-19``, theme after theme."""
    number = date.fromisoformat(day).toordinal()
    return make(list(THEMES)[number % len(THEMES)], number)


def _position(request: Mapping[str, Any]) -> Position:
    return read_request({"ruleset": "cite", **request}).position


def _best(values: Mapping[Any, int]) -> tuple[int, list[Any]]:
    most = max(values.values())
    return most, sorted(answer for answer, value in values.items() if value == most)


def _buildings(position: Position, kind: str) -> Iterator[Building]:
    for row, column, facing, *_ in Site(position).legal(kind):
        yield Building(position.player, kind, row, column, facing)


def _name(building: Building) -> str:
    return building.text.partition(":")[2]


# ---------------------------------------------------------------- the map


def _seven_cells(chance: Random) -> Draft:
    """A large shop stands; three buildings of one cell follow, among the neighbours' mills and inns."""
    city = grown(chance, ("mill", "inn", "small"), chance.randint(4, 6), players=(1, 3, 2))
    places = list(_buildings(_position({"map": text_of(city)}), "large"))
    request = {"map": text_of(city.with_building(chance.choice(places)))}
    kinds = ("small", "small", "post")
    layouts = _layouts(_position(request), kinds)
    values = {
        names: sum(productions(position)[0].total)
        for names, position in layouts.items()
    }  # fmt: skip
    most, accepted = _best(values)
    if most == min(values.values()):
        return None
    return request | {"turn": 1, "build": sorted(set(kinds))}, "places", most, accepted


def _layouts(position: Position, kinds: Sequence[str]) -> dict[tuple[str, ...], Position]:
    """Every way to lay these buildings; in turn 1 only the final layout counts, so in any order."""
    found: dict[tuple[str, ...], Position] = {}
    for order in sorted(set(permutations(kinds))):
        laid: dict[tuple[str, ...], Position] = {(): position}
        for kind in order:
            laid = {
                tuple(sorted((*names, _name(building)))): replace(
                    before, city=before.city.with_building(building)
                )
                for names, before in laid.items()
                for building in _buildings(before, kind)
            }
        found |= laid
    return found


def _added(position: Position, building: Building) -> list[dict[str, Any]]:
    return gains(position, position.city.with_building(building))


def _border_mill(chance: Random) -> Draft:
    """The place of a mill or an inn that brings most to all players together."""
    city = grown(chance, ("small", "large", "post", "paved"), chance.randint(8, 11))
    kind = chance.choice(("mill", "inn"))
    request = {"map": text_of(city), "build": [kind]}
    position = _position(request)
    values, helped = {}, {}
    for building in _buildings(position, kind):
        each = [sum(gain["goods"].values()) for gain in _added(position, building)]
        values[_name(building)], helped[_name(building)] = sum(each), sum(map(bool, each))
    most, accepted = _best(values)
    if not any(helped[name] > 1 for name in accepted):
        return None
    return request, "place", most, accepted


def _street_works(chance: Random) -> Draft:
    """The place of a paved street that links most buildings, or of a shopping street that brings its owner most gold."""
    shopping = chance.random() < 0.5
    city = grown(
        chance, ("small", "post", "mill", "inn", "large", "bank"), chance.randint(9, 12), level="grand"
    )
    kind = "shopping" if shopping else "paved"
    request = {"map": text_of(city), "level": "grand", "build": [kind]}
    position = _position(request)
    values = {
        _name(building): _added(position, building)[0]["goods"].get("gold", 0)
        if shopping
        else len(city.beside(building.cells))
        for building in _buildings(position, kind)
    }
    most, accepted = _best(values)
    return (request, "place", most, accepted) if most > 1 else None


def _canal_knots(chance: Random) -> Draft:
    """The place of a canal that brings its owner most cards, and nobody else any."""
    players = chance.choice((3, 4))
    city = grown(
        chance,
        ("canal", "small", "port", "paved"),
        chance.randint(7, 10),
        level="advanced",
        players=range(players),
    )
    request = {"map": text_of(city), "level": "advanced", "build": ["canal"]}
    position = _position(request)
    values, helping = {}, 0
    for building in _buildings(position, "canal"):
        own, *others = (gain["cards"] for gain in _added(position, building))
        if any(others):
            helping = max(helping, own)
        else:
            values[_name(building)] = own
    if not values:
        return None
    most, accepted = _best(values)
    return (request, "place", most, accepted) if most and helping else None


# ---------------------------------------------------------------- goods


def _one_cell_more(chance: Random) -> Draft:
    """How often two workshops are used, for the most cells; using them as often as possible buys less."""
    kinds = chance.sample(sorted(CRAFTS), 2)
    player = next(
        (player for player, good in enumerate(KINDS[:4]) if all(good in CRAFTS[kind][:2] for kind in kinds)),
        None,
    )
    if player is None:
        return None
    city = _workshops(chance, player, kinds)
    if city is None:
        return None
    stocks: list[dict[str, int]] = [{}, {}, {}, {}]
    stocks[player] = bundle(chance, chance.randint(3, 5), 6, KINDS[:5])
    request = {"map": text_of(city), "player": player, "stocks": stocks}
    position = _position(request)
    values = {uses: most_cells(stock) for uses, stock in uses_of(position).items()}
    most, accepted = _best(values)
    busiest = max(values, key=sum)
    if most < 2 or values[0, 0] == most or values[busiest] == most:
        return None
    return request, "uses", most, accepted


def _workshops(chance: Random, player: int, kinds: Sequence[str]) -> City | None:
    """Both workshops of a player, with an inn in between for one of them."""
    city = grown(chance, (kinds[0],), 1, players=(player,))
    for kind in chance.sample(("inn", kinds[1]), 2):
        position = replace(_position({"map": text_of(city)}), player=player)
        places = list(_buildings(position, kind))
        city = city.with_building(chance.choice(places))
    return city


def uses_of(position: Position) -> dict[tuple[int, ...], Stock]:
    """Every number of uses of each workshop, in token order, and what it makes of the stock."""
    tools = list(Conversions(position, position.player).workshops.values())
    found = {}
    for uses in product(
        *(range(min(position.stock[one], position.stock[two]) + 1) for one, two, *_ in tools)
    ):
        stock = list(position.stock)
        for times, (one, two, made, number) in zip(uses, tools, strict=True):
            stock[one] -= times
            stock[two] -= times
            stock[made] += times * number
        if min(stock) >= 0:
            found[uses] = tuple(stock)
    return found


def _thrift(chance: Random) -> Draft:
    """What to spend on a building: the fewest resources, and of such payments one that leaves the evenest purse."""
    held = stock_of(bundle(chance, chance.randint(4, 7), 4))
    kind = chance.choice(("small", "glazier", "paved", "mill"))
    cells = SHAPES[kind].size
    best = cheapest(held, cells)
    if best is None:
        return None
    size = sum(best.spent)
    found = [spent for spent in _parts(held, size) if most_cells(spent) >= cells]
    rests = {spent: sorted(add(held, spent, -1)) for spent in found}
    accepted = sorted(_plain(spent) for spent, rest in rests.items() if rest == max(rests.values()))
    if len(accepted) == len(found):
        return None
    return {"stocks": [bundle_of(held), {}, {}, {}], "cells": cells}, "bundle", size, accepted


def _plain(stock: Stock) -> tuple[str, ...]:
    """A bundle as an answer: ``wood 2``, in the order of kinds."""
    return tuple(f"{kind} {amount}" for kind, amount in bundle_of(stock).items())


def _parts(stock: Stock, size: int) -> Iterator[Stock]:
    """Every part of a stock with so many resources."""

    def taken(place: int, left: int) -> Iterator[tuple[int, ...]]:
        if place == len(stock):
            if not left:
                yield ()
            return
        for amount in range(min(stock[place], left) + 1):
            for rest in taken(place + 1, left - amount):
                yield amount, *rest

    return taken(0, size)


def _the_swap(chance: Random) -> Draft:
    """A trade of at most two resources each way that brings both players a cell."""
    mine, theirs = (stock_of(bundle(chance, chance.randint(3, 4), 4, KINDS[:6])) for _ in range(2))
    accepted, before = [], [most_cells(mine), most_cells(theirs)]
    for give, get in product(_small_parts(mine), _small_parts(theirs)):
        moved = add(get, give, -1)
        after = [most_cells(add(mine, moved)), most_cells(add(theirs, moved, -1))]
        if all(now > then for now, then in zip(after, before, strict=True)):
            accepted.append((" ".join(_plain(give)), " ".join(_plain(get))))
    request = {"stocks": [bundle_of(mine), bundle_of(theirs), {}, {}], "trade": {"with": 1}}
    return request, "trade", 1, sorted(accepted)


def _small_parts(stock: Stock) -> list[Stock]:
    return [part for size in range(1, EACH_WAY + 1) for part in _parts(stock, size)]


def _last_turn(chance: Random) -> Draft:
    """Which buildings to build in turn 7, for the best score; equal ones are parted by what is left."""
    city = grown(chance, ("small", "post", "mill", "bank", "paved"), chance.randint(4, 8))
    stock = stock_of(bundle(chance, chance.randint(5, 9), 5))
    if most_cells(stock) > LISTED:
        return None
    left = chance.sample(("post", "joiner", "locksmith", "paved", "guild", "inn", "manufacture"), 5)
    standing = {city.buildings[number].kind for number in city.of(0)}
    left = sorted(kind for kind in left if kind not in standing)
    request = {
        "map": text_of(city),
        "turn": 7,
        "rights": chance.randint(0, 2),
        "stocks": [bundle_of(stock), {}, {}, {}],
        "build": left,
    }
    values = {}
    for count in range(len(left) + 1):
        for kinds in combinations(left, count):
            value = final_score(_position(request), kinds)
            if value is not None:
                values[kinds] = value
    most, accepted = _best(values)
    greedy: tuple[str, ...] = ()
    for kind in sorted(left, key=lambda kind: -SHAPES[kind].size):
        more = tuple(sorted((*greedy, kind)))
        greedy = more if more in values else greedy
    return (request, "kinds", most // RESOURCES_PER_CELL, accepted) if greedy not in accepted else None


def final_score(position: Position, kinds: Sequence[str]) -> int | None:
    """Ten times the score and what is left, after these buildings were paid as cheaply as can be; None if they cannot be."""
    sizes = sum(SHAPES[kind].size for kind in kinds)
    payment = cheapest(position.stock, max(0, sizes - position.rights))
    if payment is None or not covers(position.stock, payment.spent):
        return None
    cells = sum(position.city.buildings[number].size for number in position.city.of(position.player))
    rest = sum(add(position.stock, payment.spent, -1)) + sum(position.banks[position.player])
    return RESOURCES_PER_CELL * (cells + sizes) + rest


THEMES: Final[Mapping[str, Callable[[Random], Draft]]] = {
    "seven-cells": _seven_cells,
    "one-cell-more": _one_cell_more,
    "thrift": _thrift,
    "the-swap": _the_swap,
    "border-mill": _border_mill,
    "street-works": _street_works,
    "canal-knots": _canal_knots,
    "last-turn": _last_turn,
}

__all__ = ["THEMES", "Puzzle", "daily", "final_score", "make", "uses_of"]
