"""Two programs for one rulebook: ``inspect`` and the naive reference agree on random cities, stocks and places."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardcity_tutor.games.cite.rules.inspection import inspect
from tests.games.cite import reference as ref

LEVELS = ("first", "grand", "advanced")
PROFESSIONS = ["sawyer", "stonecutter", "smith", "weaver"]
QUARTERS = {4: ["nw", "ne", "se", "sw"], 3: ["n", "se", "sw"]}
SLOW = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
AMOUNTS = st.dictionaries(st.sampled_from(ref.KINDS), st.integers(0, 5), max_size=7)


@st.composite
def cities(draw: st.DrawFn) -> dict[str, Any]:
    """A request about a city that can be: buildings one after another on places that are legal."""
    players = draw(st.sampled_from((3, 4)))
    level = draw(st.sampled_from(LEVELS))
    kinds = [*ref.SQUARES, *ref.BARS]
    city: list[ref.House] = []
    tokens = []
    for _ in range(draw(st.integers(0, 14))):
        player, kind = draw(st.integers(0, players - 1)), draw(st.sampled_from(kinds))
        own = {cell for owner, _, cells in city if owner == player for cell in cells}
        legal = [
            (row, column, facing)
            for row, column, facing in ref.boxes(kind, own or {(-1, -1), (0, 0)})
            if not ref.reasons(
                city,
                player,
                kind,
                ref.cells_of(kind, row, column, facing),
                level,
                PROFESSIONS,
                QUARTERS[players],
            )
        ]
        if legal:
            row, column, facing = draw(st.sampled_from(legal))
            tokens.append(f"{player}:{kind}@{row},{column}{facing}")
            city.append(ref.house(tokens[-1]))
    banked = {owner for owner, kind, _ in city if kind == "bank"}
    banks = [
        draw(st.sampled_from(({}, {"wood": 2}, {"gold": 1, "lock": 2}))) if player in banked else {}
        for player in range(players)
    ]
    stocks = [draw(AMOUNTS) for _ in range(players)]
    return {
        "ruleset": "cite",
        "map": " ".join(tokens),
        "players": players,
        "level": level,
        "player": draw(st.integers(0, players - 1)),
        "banks": banks,
        "stocks": stocks,
    }


def city_of(request: dict[str, Any]) -> list[ref.House]:
    return [ref.house(token) for token in request["map"].split()]


@SLOW
@given(cities())
def test_production_adjacency_and_scores(request_: dict[str, Any]) -> None:
    found, city = inspect(request_), city_of(request_)
    assert found["problems"] == []
    totals = ref.harvests(city, PROFESSIONS, request_["banks"])
    for player, entry in enumerate(found["production"]):
        assert entry["total"] == totals[player]
        assert entry["cells"] == ref.guild_cells(city, player)
        assert entry["draw"]["canal"] == ref.canal_cards(city, player)
        score = found["scores"][player]
        expected = ref.points(city, player, request_["stocks"][player], request_["banks"][player])
        assert (score["score"], score["left"]) == expected
    tokens = request_["map"].split()
    pairs = {frozenset((entry["a"], entry["b"])): entry["sides"] for entry in found["adjacency"]}
    for one in range(len(city)):
        for other in range(one):
            pair = frozenset((tokens[one], tokens[other]))
            assert (pair in pairs) == ref.adjacent(city, one, other)
            assert pairs.get(pair, 0) == (ref.sides(city[one], city[other]) if pair in pairs else 0)


@SLOW
@given(cities(), st.sampled_from([*ref.SQUARES, *ref.BARS]))
def test_places_reasons_and_prices(request_: dict[str, Any], kind: str) -> None:
    found, city = inspect(request_ | {"build": [kind], "why": True}), city_of(request_)
    player, quarters = request_["player"], QUARTERS[request_["players"]]
    legal = {
        (row, column, facing): (price, gold) for row, column, facing, price, gold in found["legal"][kind]
    }
    own = {cell for owner, _, cells in city if owner == player for cell in cells}
    seen = {}
    for row, column, facing in ref.boxes(kind, own | {(-1, -1), (0, 0)}):
        cells = ref.cells_of(kind, row, column, facing)
        against = ref.reasons(city, player, kind, cells, request_["level"], PROFESSIONS, quarters)
        if against:
            seen[f"{row},{column}{facing}"] = against
        else:
            assert legal.pop((row, column, facing)) == ref.price(city, kind, cells)
    assert not legal
    for place, rules in found["why"][kind].items():
        assert seen[place] == rules


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(ref.KINDS), st.integers(0, 9), max_size=6))
def test_the_most_cells_that_resources_buy(stock: dict[str, int]) -> None:
    found = inspect({"ruleset": "cite", "stocks": [stock, {}, {}, {}]})["buy"]
    assert found["cells"] == ref.cells_bought(stock)
    for number, payment in enumerate(found["cheapest"], 1):
        assert payment["cells"] == number
        left = dict(stock)
        bought = 0
        for collection in payment["collections"]:
            kinds, amounts = len(collection), {*collection.values()}
            assert amounts == {1 if kinds >= 4 else {1: 10, 2: 4, 3: 2}[kinds]}
            bought += max(1, kinds - 3)
            for kind, amount in collection.items():
                left[kind] -= amount
        assert min(left.values(), default=0) >= 0
        assert bought == number
    for kind in ref.KINDS:
        more = stock | {kind: stock.get(kind, 0) + 1}
        assert found["one_more"][kind] == ref.cells_bought(more) - found["cells"]
