"""Puzzles with one task each: a request, what counts, the value of the solution, and every answer that is accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any, Final, NamedTuple

from ..rules.best import best
from ..rules.bridges import MOST_PER_BUILDING, legal, stock_after
from ..rules.city import Bridge, City, meet
from ..rules.inspection import inspect
from ..rules.needs import crossings, routes
from ..rules.notation import canonical, read_city
from ..rules.tiles import BRIDGES, LEVELS, VOTES, Stock, turns
from ..rules.way import Rules
from .positions import KINDS, grown

TRIES: Final = 600
MOST_OPTIONS: Final = 11
"""Bridges of a puzzle of which every set is looked at."""
MOST_ACCEPTED: Final = 8
"""Solutions, where finding one of a few is the point."""
MOST_RINGS: Final = 64
"""Ways to close a ring, those with other bridges beside it included."""
Placement = tuple[str, int, int, int]


class Puzzle(NamedTuple):
    """A task. Its sentences are messages, ``puzzle-cloudcity-<theme>`` with ``.title``."""

    theme: str
    seed: int
    request: Mapping[str, Any]
    kind: str
    """What is answered: ``placement`` (tile, row, column, quarter turns), ``placements``, ``bridges`` or ``bridge``."""
    value: int
    """What the solution brings: votes, those of the card included."""
    accepted: tuple[Any, ...]
    """All solutions, in the form of the answer; lists of bridges are sorted by name."""

    def accepts(self, answer: Any) -> bool:  # noqa: ANN401 (whatever somebody gave)
        """Whether this is a solution; bridges may be named in any order."""
        if self.kind == "bridges" and isinstance(answer, list | tuple):
            return tuple(sorted(map(str, answer))) in self.accepted
        if self.kind == "placement" and isinstance(answer, list | tuple):
            return tuple(answer) in self.accepted
        if self.kind == "placements" and isinstance(answer, list | tuple):
            return (
                tuple(tuple(step) if isinstance(step, list | tuple) else step for step in answer)
                in self.accepted
            )
        return answer in self.accepted


def make(theme: str, seed: int) -> Puzzle:
    """The puzzle of a theme and a number; the same for ever."""
    chance = Random(f"{theme} {seed}")
    for _ in range(TRIES):
        found = THEMES[theme](chance)
        if found is not None:
            request, kind, value, accepted = found
            return Puzzle(theme, seed, {"ruleset": "cloudcity", **request}, kind, value, tuple(accepted))
    raise LookupError(f"{theme} {seed}")


Draft = tuple[dict[str, Any], str, int, Sequence[Any]] | None


def _stock(city: City) -> Stock:
    return stock_after(BRIDGES, [city])


def _placements(city: City, tiles: Sequence[str]) -> Iterator[tuple[Placement, City]]:
    for tile in dict.fromkeys(tiles):
        for row, column in city.free_cells(rectangle=False):
            for turn in turns(tile):
                yield (tile, row, column, turn), city.with_tile(tile, (row, column), turn)


def best_sets(city: City, stock: Stock) -> list[tuple[str, ...]]:
    """All sets of further bridges that bring most votes."""
    found: list[tuple[str, ...]] = [()]
    for level in LEVELS:
        options = sorted(legal(city, stock, levels=level), key=lambda bridge: bridge.name)
        sets = list(_sets(city, options, stock))
        most = max(sum(bridge.votes for bridge in chosen) for chosen in sets)
        top = [chosen for chosen in sets if sum(bridge.votes for bridge in chosen) == most]
        found = [(*names, *(bridge.name for bridge in chosen)) for names in found for chosen in top]
    return sorted(tuple(sorted(names)) for names in found)


def _sets(city: City, options: Sequence[Bridge], stock: Stock) -> Iterator[tuple[Bridge, ...]]:
    """Every set of these bridges that can stand together."""
    for count in range(len(options) + 1):
        for chosen in combinations(options, count):
            if _stand(city, chosen, stock):
                yield chosen


def _stand(city: City, chosen: Sequence[Bridge], stock: Stock) -> bool:
    ends = [square for bridge in chosen for square in (bridge.start, bridge.end)]
    if any(ends.count(square) + city.carried[square] > MOST_PER_BUILDING for square in set(ends)):
        return False
    for level in LEVELS:
        lengths = [bridge.length for bridge in chosen if bridge.level == level]
        if any(lengths.count(length) > stock[level][length - 1] for length in set(lengths)):
            return False
    return not any(one.level == other.level and meet(one, other) for one, other in combinations(chosen, 2))


# ---------------------------------------------------------------- themes


def _the_eight(chance: Random) -> Draft:
    city, _, _ = grown(chance, chance.randint(4, 6), 2)
    tile = chance.choice(KINDS)
    accepted = [
        placement
        for placement, after in _placements(city, [tile])
        if any(bridge.votes == VOTES[-1] for bridge in legal(after, _stock(after)))
    ]
    if not 1 <= len(accepted) <= 3:
        return None
    return {"city": canonical(city), "hand": [tile]}, "placement", VOTES[-1], accepted


def _the_last_tile(chance: Random) -> Draft:
    city, _, _ = grown(chance, 8, 5)
    hand = chance.sample(KINDS, 3)
    values = {placement: best(after, _stock(after)).total for placement, after in _placements(city, hand)}
    most = max(values.values())
    accepted = [placement for placement, value in values.items() if value == most]
    if len(accepted) > 2:
        return None
    return {"city": canonical(city), "hand": hand}, "placement", most, accepted


def _set_puzzle(city: City, least: int, given: Mapping[str, list[int]] | None = None) -> Draft:
    """The task to build a best set; ``given`` is the stock, where it is not what the city leaves."""
    stock = _stock(city) if given is None else {level: tuple(left) for level, left in given.items()}
    counts = [len(legal(city, stock, levels=level)) for level in LEVELS]
    if max(counts) > MOST_OPTIONS or sum(counts) < least:
        return None
    accepted = best_sets(city, stock)
    if len(accepted) > MOST_ACCEPTED or len(accepted[0]) == sum(counts):
        return None
    request = {"city": canonical(city), **({} if given is None else {"stock": given})}
    return request, "bridges", best(city, stock).total, accepted


def _from_scratch(chance: Random) -> Draft:
    city, _, _ = grown(chance, 9, 0)
    return _set_puzzle(city, 8)


def _the_knot(chance: Random) -> Draft:
    level = chance.choice(LEVELS)
    city, _, _ = grown(chance, chance.randint(4, 6), 0, (f"{level}{level}a", f"{level}{level}d"))
    options = legal(city, _stock(city))
    if sum(meet(one, other) for one, other in combinations(options, 2)) < 2:
        return None
    return _set_puzzle(city, 5)


def _two_turns(chance: Random) -> Draft:
    city, _, _ = grown(chance, 3, 1)
    first, second = chance.sample(KINDS, 2)
    values: dict[tuple[Placement, Placement], int] = {}
    for one, after in _placements(city, [first]):
        for other, last in _placements(after, [second]):
            values[one, other] = best(last, _stock(last)).total
    most = max(values.values())
    accepted = [steps for steps, value in values.items() if value == most]
    if len(accepted) > MOST_ACCEPTED:
        return None
    return {"city": canonical(city), "hand": [first, second]}, "placements", most, accepted


def _the_empty_shelf(chance: Random) -> Draft:
    city, _, _ = grown(chance, chance.randint(5, 7), 0)
    plain = best(city, _stock(city))
    if len(plain.bridges) < 4:
        return None
    gone = {level: [*BRIDGES] for level in LEVELS}
    for bridge in sorted(plain.bridges, key=lambda bridge: -bridge.votes)[:2]:
        gone[bridge.level][bridge.length - 1] = 0
    return _set_puzzle(city, 5, gone)


def _close_the_ring(chance: Random) -> Draft:
    level = chance.choice(LEVELS)
    other = chance.choice(LEVELS.replace(level, ""))
    kinds = tuple(kind for kind in KINDS if level in kind and set(kind[:2]) <= {level, other})
    city, _, _ = grown(chance, chance.randint(4, 6), 2, kinds)
    stock = _stock(city)
    options = legal(city, stock, levels=level)
    if len(options) > MOST_OPTIONS:
        return None
    before = sum(route.closed for route in routes(city))
    rings = [
        chosen
        for chosen in _sets(city, options, stock)
        if chosen and sum(route.closed for route in routes(_with(city, chosen))) > before
    ]
    # Rings that are the same but for bridges beside them count once for the difficulty; all of them are accepted.
    least = [chosen for chosen in rings if not any(set(ring) < set(chosen) for ring in rings)]
    if not 1 <= len(least) <= 3:
        return None
    if len(rings) > MOST_RINGS:
        return None
    accepted = sorted(tuple(sorted(bridge.name for bridge in chosen)) for chosen in rings)
    return {"city": canonical(city), "needs": ["circuits"]}, "bridges", 3, accepted


def _with(city: City, bridges: Sequence[Bridge]) -> City:
    return City(city.squares, city.bridges | set(bridges))


def _not_one_crossing(chance: Random) -> Draft:
    city, _, _ = grown(chance, chance.randint(4, 5), 0)
    stock = _stock(city)
    options = legal(city, stock)
    if not 4 <= len(options) <= MOST_OPTIONS:
        return None
    values = {
        tuple(sorted(bridge.name for bridge in chosen)): _after_crossings(city, chosen)
        for chosen in _sets(city, options, stock)
    }
    most = max(values.values())
    if most >= best(city, stock).total:
        return None
    accepted = sorted(names for names, value in values.items() if value == most)
    if len(accepted) > MOST_ACCEPTED:
        return None
    return {"city": canonical(city), "needs": ["crossings"]}, "bridges", most, accepted


def _after_crossings(city: City, chosen: Sequence[Bridge]) -> int:
    crossing = {bridge for pair in crossings(_with(city, chosen), Rules()) for bridge in pair}
    return sum(bridge.votes for bridge in chosen) - 2 * len(crossing)


def _all_five(chance: Random) -> Draft:
    level = chance.choice(LEVELS)
    other = chance.choice(LEVELS.replace(level, ""))
    kinds = tuple(kind for kind in KINDS if level in kind and set(kind[:2]) <= {level, other})
    city, _, _ = grown(chance, 9, 0, kinds)
    options = legal(city, _stock(city), levels=level)
    by_value = [[bridge for bridge in options if bridge.votes == votes] for votes in VOTES]
    if not all(by_value):
        return None
    accepted = []
    for chosen in _one_of_each(by_value):
        if _stand(city, chosen, _stock(city)) and len(routes(_with(city, chosen))) == 1:
            accepted.append(tuple(sorted(bridge.name for bridge in chosen)))
            if len(accepted) > MOST_ACCEPTED:
                return None
    if not accepted:
        return None
    return {"city": canonical(city), "needs": ["varied-route"]}, "bridges", 8, sorted(accepted)


def _one_of_each(
    lists: Sequence[Sequence[Bridge]], chosen: tuple[Bridge, ...] = ()
) -> Iterator[tuple[Bridge, ...]]:
    """Every choice of one bridge of each value, given up as soon as two of them meet."""
    if len(chosen) == len(lists):
        yield chosen
        return
    for bridge in lists[len(lists) - 1 - len(chosen)]:
        if not any(meet(bridge, other) for other in chosen):
            yield from _one_of_each(lists, (*chosen, bridge))


def _the_inspector(chance: Random) -> Draft:
    city, _, _ = grown(chance, 9, 14)
    towers = sorted(square for squares in city.buildings.values() for square in squares)
    one, other = chance.sample(towers, 2)
    level = city.building(one)
    wrong = Bridge(str(level), *sorted((one, other)))
    if wrong.length > len(VOTES) or not wrong.straight or wrong in city.bridges:
        return None
    names = sorted(bridge.name for bridge in (*city.bridges, wrong))
    plan = canonical(City(city.squares))
    text = f"{plan} | {' '.join(names)}"
    if not inspect({"ruleset": "cloudcity", "city": text})["problems"]:
        return None
    accepted = [
        name
        for name in names
        if not inspect(
            {"ruleset": "cloudcity", "city": f"{plan} | {' '.join(each for each in names if each != name)}"}
        )["problems"]
    ]
    value = sum(bridge.votes for bridge in read_city(text).city.bridges)
    return {"city": text}, "bridge", value, accepted


THEMES: Final[Mapping[str, Callable[[Random], Draft]]] = {
    "the-eight": _the_eight,
    "the-last-tile": _the_last_tile,
    "from-scratch": _from_scratch,
    "the-knot": _the_knot,
    "two-turns": _two_turns,
    "the-empty-shelf": _the_empty_shelf,
    "close-the-ring": _close_the_ring,
    "not-one-crossing": _not_one_crossing,
    "all-five": _all_five,
    "the-inspector": _the_inspector,
}


def daily(day: int) -> Puzzle:
    """The puzzle of a day: its number since some first day, theme after theme."""
    return make(list(THEMES)[day % len(THEMES)], day)
