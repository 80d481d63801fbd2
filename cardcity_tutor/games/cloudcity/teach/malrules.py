"""The misconceptions of the course: for each the answer of somebody who has it, and which of them an answer shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from ..book.questions import answer as asked_of_book
from ..rules.city import Cell, City, Square, between, fits, meet, parallel, sides
from ..rules.inspection import Request
from ..rules.needs import BALANCE, COMPARING, LEAD, UNBALANCED, card_votes, crossings, measure, routes
from ..rules.notation import read_city
from ..rules.tiles import CLOUD, LEVELS
from ..rules.way import Rules
from .bends import (
    Answer,
    Asked,
    answered,
    bridge_between,
    with_counting,
    with_lengths,
    with_one_bridge,
    with_places,
    with_reasons,
    with_room,
)  # fmt: skip

Path = tuple[str | int, ...]


class MalRule(NamedTuple):
    """One misconception. Its sentences are messages, ``malrule-cloudcity-<id>`` with ``.title``."""

    id: str
    rules: tuple[str, ...]
    """The rules and rulings that it bends."""
    at: Path
    """Where in the answer it is seen."""
    answer: Callable[[Asked], Answer]
    """What somebody with it would answer to a request."""
    card: str = ""
    """The need card that has to be asked about."""


# ---------------------------------------------------------------- places


def _corners(asked: Request, _: Asked, cell: Cell) -> list[str]:
    row, column = cell
    around = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
    contact = not asked.city.cells.isdisjoint(around)
    return [*([] if contact else ["contact"]), *_frame(asked, cell)]


def _frame(asked: Request, cell: Cell) -> list[str]:
    return [] if fits({*asked.city.cells, cell}, rectangle=asked.rectangle) else ["frame"]


def _contact(asked: Request, cell: Cell) -> list[str]:
    return ["contact"] if asked.city.cells.isdisjoint(sides(cell)) else []


def _centre(asked: Request, request: Asked, cell: Cell) -> list[str]:
    """``start`` of the request is the cell of the starting tile; inspect takes no notice of it."""
    row, column = request.get("start", (0, 0))
    outside = abs(cell[0] - row) > 1 or abs(cell[1] - column) > 1
    return [*_contact(asked, cell), *(["frame"] if outside else [])]


def _on_end(asked: Request, _: Asked, cell: Cell) -> list[str]:
    cells = {*asked.city.cells, cell}
    longest = max(_run(cells, cell, step) for step in ((0, 1), (1, 0)))
    return [*_contact(asked, cell), *(["frame"] if longest > (4 if asked.rectangle else 3) else [])]


def _run(cells: set[Cell], cell: Cell, step: Cell) -> int:
    """How many tiles lie on end through a cell."""
    count = 1
    for sign in (1, -1):
        row, column = cell
        while (row := row + sign * step[0], column := column + sign * step[1]) in cells:
            count += 1
    return count


# ---------------------------------------------------------------- bridges


def _without(*gone: str) -> Callable[[Asked], Answer]:
    def bend(_: Request, __: Asked, ___: Square, ____: Square, true: list[str]) -> list[str]:
        return [reason for reason in true if reason not in gone]

    return lambda request: with_reasons(request, bend)


def _lower(asked: Request, _: Asked, one: Square, other: Square, true: list[str]) -> list[str]:
    if bridge_between(asked.city, one, other) is None:
        return true
    anything = any(asked.city.building(square) for square in between(one, other))
    return [*true, *(["through-taller"] if anything else [])]


def _overlapping(asked: Request, _: Asked, one: Square, other: Square, true: list[str]) -> list[str]:
    bridge = bridge_between(asked.city, one, other)
    rest = [reason for reason in true if reason != "cross-same"]
    barred = bridge is not None and any(
        standing != bridge
        and standing.level == bridge.level
        and parallel(standing, bridge)
        and meet(standing, bridge)
        for standing in asked.city.bridges
    )
    return [*rest, *(["cross-same"] if barred else [])]


def _never(asked: Request, _: Asked, one: Square, other: Square, true: list[str]) -> list[str]:
    bridge = bridge_between(asked.city, one, other)
    barred = bridge is not None and any(
        standing != bridge and meet(standing, bridge) for standing in asked.city.bridges
    )
    return [*true, *(["cross-same"] if barred else [])]


def _new_tile(asked: Request, request: Asked, one: Square, other: Square, true: list[str]) -> list[str]:
    """``last`` of the request is the cell of the tile just laid; inspect takes no notice of it."""
    cell = request.get("last")
    if cell is None or bridge_between(asked.city, one, other) is None:
        return true
    on_it = any((row // 2, column // 2) == tuple(cell) for row, column in (one, other))
    return true if on_it else [*true, "two-per-building"]


def _diagonal(_: Request, __: Asked, one: Square, other: Square, true: list[str]) -> list[str]:
    straight = abs(one[0] - other[0]) == abs(one[1] - other[1])
    return [reason for reason in true if reason != "diagonal" or not straight]


# ---------------------------------------------------------------- counting


def _counting(card: str, count: Callable[[City, Rules], int]) -> Callable[[Asked], Answer]:
    def counted(asked: str, city: City, rules: Rules) -> int:
        return count(city, rules) if asked == card else measure(asked, city, rules)

    return lambda request: with_counting(request, counted)


def _long_routes(city: City, rules: Rules, levels: str = "RF") -> list[Any]:
    return [
        route for route in routes(city) if route.level in levels and len(route.bridges) >= rules.route_min
    ]


def _with_sand(city: City, rules: Rules) -> int:
    return max((route.votes for route in _long_routes(city, rules, LEVELS)), default=0)


def _in_bridges(city: City, rules: Rules) -> int:
    return max((len(route.bridges) for route in _long_routes(city, rules)), default=0)


def _all_bridges(city: City, _: Rules) -> int:
    return len(city.bridges)


def _chains(city: City, _: Rules) -> int:
    return sum(len(route.bridges) >= len(LEVELS) for route in routes(city))


def _values(city: City, _: Rules) -> int:
    return len({bridge.votes for bridge in city.bridges})


def _one_at_most(city: City, _: Rules) -> int:
    return sum(content != CLOUD and city.carried[square] <= 1 for square, content in city.squares.items())


def _pairs(city: City, rules: Rules) -> int:
    return len(crossings(city, rules))


def _upper(city: City, rules: Rules) -> int:
    return len({max(pair, key=lambda bridge: LEVELS.index(bridge.level)) for pair in crossings(city, rules)})


def _roofs(city: City, rules: Rules) -> int:
    crossing = {bridge for pair in crossings(city, rules) for bridge in pair}
    for one in city.bridges:
        for other in city.bridges:
            over = set(between(one.start, one.end)) & {other.start, other.end}
            if one.level != other.level and over:
                crossing |= {one, other}
    return len(crossing)


def _balance(request: Asked) -> Answer:
    """Four votes for each of the three lines of the card."""
    answer = with_counting(request)
    if "balance" not in answer.get("needs", {}):
        return answer
    values = Counter(bridge.votes for bridge in read_city(request["city"]).city.bridges)
    lines = sum(values[value] < wanted for value, wanted in BALANCE.items())
    answer["needs"]["balance"]["votes"] = UNBALANCED * lines
    return answer


def _six(card: str, measures: Sequence[int], rules: Rules) -> list[int]:
    true = card_votes(card, measures, rules)
    return [LEAD if votes else 0 for votes in true] if card in COMPARING else true


def _must_build(request: Asked) -> Answer:
    """In a game (see ``book.questions``): no draw as long as a bridge is possible."""
    if "game" not in request:
        return answered(request)
    answer = dict(asked_of_book(request))
    if "bridge" in answer["decisions"]:
        answer["decisions"] = [kind for kind in answer["decisions"] if kind == "bridge"]
    return answer


LEGAL: Final[Path] = ("bridges", "legal")
CELLS: Final[Path] = ("cells",)
NEED: Final[Path] = ("needs",)

MALRULES: Final = {
    entry.id: entry
    for entry in (
        MalRule("corner-contact", ("place-contact",), CELLS, lambda request: with_places(request, _corners)),
        MalRule("start-centre", ("place-frame",), CELLS, lambda request: with_places(request, _centre)),
        MalRule("line-frame", ("place-frame",), CELLS, lambda request: with_places(request, _on_end)),
        MalRule("taller-free", ("taller-blocks",), LEGAL, _without("through-taller")),
        MalRule("lower-blocks", ("bridge-over-lower",), LEGAL, lambda request: with_reasons(request, _lower)),
        MalRule("over-same-ok", ("bridge-over-same",), LEGAL, _without("over-same")),
        MalRule("gap-ok", ("bridge-gap",), LEGAL, _without("gap")),
        MalRule("cross-free", ("bridge-cross",), LEGAL, lambda request: with_reasons(request, _overlapping)),
        MalRule("cross-never", ("bridge-cross",), LEGAL, lambda request: with_reasons(request, _never)),
        MalRule("one-per-building", ("bridge-two",), LEGAL, lambda request: with_room(request, 1)),
        MalRule("one-per-side", ("bridge-two",), LEGAL, lambda request: with_room(request, 4)),
        MalRule("stock-ignored", ("bridge-stock",), LEGAL, _without("stock")),
        MalRule("new-tile-only", ("bridge-when",), LEGAL, lambda request: with_reasons(request, _new_tile)),
        MalRule("heights-mixed", ("bridge-height",), ("try",), _without("heights")),
        MalRule("diagonal-ok", ("bridge-line",), ("try",), lambda request: with_reasons(request, _diagonal)),
        MalRule("votes-distance", ("bridge-lengths",), ("votes",), lambda request: with_lengths(request, (1, 2, 3, 4, 5))),
        MalRule("votes-between", ("bridge-lengths",), ("votes",), lambda request: with_lengths(request, (0, 1, 2, 3, 5))),
        MalRule("votes-ends", ("bridge-lengths",), ("votes",), lambda request: with_lengths(request, (2, 3, 5, 8, 8))),
        MalRule("route-sand", ("longest-route",), NEED, _counting("longest-route", _with_sand), "longest-route"),
        MalRule("route-bridges", ("longest-route",), NEED, _counting("longest-route", _in_bridges), "longest-route"),
        MalRule("routes-are-bridges", ("most-routes",), NEED, _counting("most-routes", _all_bridges), "most-routes"),
        MalRule("circuit-chain", ("circuits",), NEED, _counting("circuits", _chains), "circuits"),
        MalRule("varied-city", ("varied-route",), NEED, _counting("varied-route", _values), "varied-route"),
        MalRule("light-with-bare", ("light-buildings",), NEED, _counting("light-buildings", _one_at_most), "light-buildings"),
        MalRule("crossing-pairs", ("crossings",), NEED, _counting("crossings", _pairs), "crossings"),
        MalRule("crossing-upper", ("crossings",), NEED, _counting("crossings", _upper), "crossings"),
        MalRule("crossing-roof", ("crossing-place",), NEED, _counting("crossings", _roofs), "crossings"),
        MalRule("balance-each", ("balance",), NEED, _balance, "balance"),
        MalRule("lead-tie-six", ("lead-ties",), ("table",), lambda request: with_counting(request, gained=_six), "blue-lead"),
        MalRule("tie-shared", ("tie",), ("table",), lambda request: with_counting(request, order="")),
        MalRule("tie-sand-first", ("tie",), ("table",), lambda request: with_counting(request, order="SFR")),
        MalRule("one-per-turn", ("bridge-when",), ("best",), with_one_bridge),
        MalRule("must-build", ("turn-steps",), ("decisions",), _must_build),
        MalRule("bridge-moves", ("bridge-stays",), LEGAL, _without("two-per-building", "cross-same", "twice")),
    )
}  # fmt: skip
"""By id, in the order in which diagnoses name them."""


def found_at(answer: object, at: Path) -> Any:  # noqa: ANN401 (whatever is there)
    """What stands at a path of an answer; nothing where it does not go that far."""
    for step in at:
        try:
            answer = answer[step]  # type: ignore[index]
        except (LookupError, TypeError):
            return None
    return answer


def right(request: Asked, at: Path) -> Any:  # noqa: ANN401
    """The true answer at a path."""
    return found_at(asked_of_book(request), at)


def detected(request: Asked, at: Path, given: object) -> list[MalRule]:
    """The misconceptions that lead to a wrong answer; none where it is right."""
    if given == right(request, at):
        return []
    return [entry for entry in MALRULES.values() if given == found_at(_answer_of(entry, request), at)]


def _answer_of(entry: MalRule, request: Asked) -> Answer:
    if "game" in request and entry.id != "must-build":
        return dict(asked_of_book(request))
    return entry.answer(request)
