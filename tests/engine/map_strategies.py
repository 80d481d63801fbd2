"""Hypothesis strategies for requests about maps: the suburb, and the single city of two, three or four players.

As in ``strategies``, playable maps are grown with the reference rules and wild ones are any filling of the zones.
Cells are counted from the frame's first cell (suburb) or from the first town hall (single city).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from tests.engine.strategies import VARIANTS, Request, hand_tokens, map_tokens, text_of
from tests.reference.board import Cell, City, Settings, card, frontier, misplaced
from tests.reference.construction import brings_cloud, legal_moves
from tests.reference.development import development_options
from tests.reference.geometry import BRICK
from tests.reference.inspecting import settings_of
from tests.reference.maps import shared_ground, suburb_ground, suburb_ring

HALLS: dict[int, tuple[Cell, ...]] = {
    2: ((0, 0), (1, 0)),
    3: ((0, 0), (0, 1), (1, 0)),
    4: ((0, 0), (0, 1), (1, 1), (1, 0)),
}


@st.composite
def map_ways(draw: st.DrawFn, players: int) -> Request:
    """Level, variants and rulings of a map for so many players, and who asks."""
    extra = draw(st.lists(st.sampled_from(VARIANTS["xl"]), unique=True))
    way: Request = {
        "edition": "xl",
        "level": draw(st.sampled_from(("simplified", "normal", "advanced"))),
        "variants": sorted([*extra, "suburb" if players == 1 else "single-city"]),
    }
    if players > 1:
        way |= {"players": players, "player": draw(st.integers(0, players - 1))}
    names = st.sampled_from(
        ("bicolour-inside", "happiness-leisure", "single-architect", "single-develop-once")
    )
    if rulings := draw(st.dictionaries(names, st.booleans())):
        way["rulings"] = rulings
    return way


def views(way: Mapping[str, Any]) -> list[Settings]:
    """The rules as each player reads them: his zone, his axes."""
    rules = settings_of(dict(way))
    if "suburb" in way["variants"]:
        return [replace(rules, ground=suburb_ground(rules.frame))]
    halls = dict(enumerate(HALLS[way["players"]]))
    return [replace(rules, ground=shared_ground(halls, rules.frame, player)) for player in halls]


def founded(way: Mapping[str, Any]) -> City:
    """The town halls of a shared map; the ring of the suburb, without a town hall."""
    rules = views(way)[0]
    if "suburb" in way["variants"]:
        return {cell: card(kind) for cell, kind in suburb_ring(rules.frame)}
    sides = rules.ground.sides
    return {cell: card(f"M{number}", sides) for number, cell in enumerate(HALLS[way["players"]])}


@st.composite
def with_suburb_hall(draw: st.DrawFn, city: City, frame: int) -> City:
    """A town hall on one of the inner cells."""
    inner = st.integers(1, frame - 2)
    return {**city, (draw(inner), draw(inner)): card("M")}


@st.composite
def wild_maps(draw: st.DrawFn, way: Mapping[str, Any]) -> City:
    """Any cards anywhere in the zones, few or many; inside the suburb perhaps without a town hall."""
    rules = views(way)[0]
    ground, size = rules.ground, rules.frame
    city = founded(way)
    cells = sorted(cell for zone in ground.zones for cell in zone if cell not in city)
    if ground.width is not None:
        west = draw(st.integers(1 - size, 0))
        cells = [cell for cell in cells if west <= cell[1] < west + size]
    tokens = st.sampled_from(map_tokens(way))
    chosen = draw(
        st.dictionaries(st.sampled_from(cells), tokens, max_size=draw(st.sampled_from((4, 12, 50))))
    )
    city |= {cell: card(token, ground.sides) for cell, token in chosen.items()}
    if ground.ring and draw(st.integers(0, 9)) > 0:
        return draw(with_suburb_hall(city, size))
    return city


@st.composite
def playable_maps(draw: st.DrawFn, way: Mapping[str, Any]) -> City:
    """A map that all players have built on by the rules, with the clouds that came and developments."""
    players = views(way)
    city = founded(way)
    if players[0].ground.ring:
        city = draw(with_suburb_hall(city, players[0].frame))
    tokens = [token for token in hand_tokens(way) if token != "N"]
    step = st.tuples(st.sampled_from(players), st.sampled_from(tokens), st.integers(0, 999))
    cards = draw(st.integers(0, 14 + 6 * len(players)))
    for rules, token, number in draw(st.lists(step, min_size=cards, max_size=cards)):
        city = _grown(city, token, number, rules)
    return city


def _grown(city: City, token: str, number: int, rules: Settings) -> City:
    """The map after one more card of a player, wherever ``number`` says, and at times a development."""
    ground = rules.ground
    moves = legal_moves(city, token, 999, rules)
    if moves:
        cell, _, new = moves[number % len(moves)]
        smoke = rules.clouds and brings_cloud(city, new, cell, ground)
        city = {**city, cell: new}
        spots = [spot for spot in sorted(frontier(city, ground)) if not misplaced(city, spot, rules)]
        if smoke and spots:
            city = {**city, spots[number % len(spots)]: card("N", ground.sides)}
    options = development_options(city, {}, rules) if number % 2 else []
    if options:
        kind, row, column = options[number % len(options)]
        city = {**city, (row, column): card(kind, ground.sides)}
    return city


@st.composite
def with_own_architect(draw: st.DrawFn, city: City, rules: Settings) -> City:
    """The architect of the player who asks, in his zone and the frame; now and then next to no card."""
    ground = rules.ground
    cells = sorted(cell for cell in ground.zones[ground.player] if cell not in city)
    cells = [cell for cell in cells if not misplaced(city, cell, rules)]
    if draw(st.integers(0, 4)):
        near = frontier(city, ground)
        cells = [cell for cell in cells if cell in near]
    return {**city, draw(st.sampled_from(cells)): card("A", ground.sides)} if cells else city


def map_text(city: City, rules: Settings, above: int = 0, before: int = 0) -> str:
    """The text of a map, with empty rows above and empty columns to the left if wanted; the suburb's whole frame."""
    ground = rules.ground
    if ground.ring:
        size = range(rules.frame)
        rows = [
            [city[row, column].token if (row, column) in city else "." for column in size] for row in size
        ]
        return " / ".join(" ".join(row) for row in rows)
    if ground.sides != BRICK:
        return text_of(city, above, before)
    shown = {(row, 2 * column + row): built.token for (row, column), built in city.items()}
    west = min(x for _, x in shown) - before
    lines = []
    for row in range(min(row for row, _ in shown) - above, max(row for row, _ in shown) + 1):
        last = max([x for other, x in shown if other == row], default=west)
        first = west + (west + row) % 2
        tokens = [shown.get((row, x), ".") for x in range(first, max(first, last) + 1, 2)]
        lines.append(" ".join([">"] * (first - west) + tokens))
    return " / ".join(lines)


@st.composite
def map_requests(
    draw: st.DrawFn,
    *,
    players: int,
    wild: bool | None = None,
    architect: bool | None = None,
    largest_hand: int = 3,
) -> Request:
    """A valid request about a map for so many players; one: the suburb."""
    way = draw(map_ways(players))
    if wild is None:
        wild = draw(st.integers(0, 2)) == 0
    city = draw(wild_maps(way) if wild else playable_maps(way))
    rules = views(way)[way.get("player", 0)]
    if architect or (architect is None and draw(st.integers(0, 3)) == 0):
        city = draw(with_own_architect(city, rules))
    request: Request = {
        "city": map_text(city, rules, *draw(st.sampled_from(((0, 0), (0, 0), (1, 0), (2, 3))))),
        **way,
        "money": draw(st.sampled_from((0, 3, 4, 5, 9, 10, 14, 15, 30, 67))),
        "hand": draw(st.lists(st.sampled_from(hand_tokens(way)), max_size=largest_hand)),
    }
    keys = st.sampled_from(("R", "C", "I", "K", "N"))
    if reserve := draw(st.one_of(st.just({}), st.dictionaries(keys, st.integers(0, 3)))):
        request["reserve"] = reserve
    return request
