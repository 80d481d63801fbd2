"""The table of a simulation: one row per player and game, the same columns for every way of playing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ....core.table import Column, Row, Step, TableKind
from ....core.version import __version__
from ..rules.accounts import pollution, score_account, settled_city
from ..rules.game import RULES_VERSION, Game
from ..rules.kernel.bits import anywhere, district, popcount
from ..rules.kernel.shapes import CityMasks, Sides
from ..rules.setting import Setting
from ..rules.state import State
from .rule_counts import MOMENTS, Bites

TERMS: Final = (
    "residential-district", "money-points", "empty-place", "park-value", "cloud-cost",
    "decentralised-zones", "decentralised-hall", "decentralised-industry",
    "money-kept", "empty-cost", "park-money",
    "industry-cards", "commerce-cards", "parking-cards", "warehouse-industry", "warehouse-commerce",
    "happy-district", "park-doubles", "cloud-spoils",
    "pollution-residential", "pollution-economic", "pollution-industrial", "pollution-commercial",
    "pollution-happiness",
)  # fmt: skip
"""The rules that give points, of all victories and variants; they add up to the score."""


def column_of(moment: str, rule: str) -> str:
    """The column of a rule: ``("lost", "leisure-price")`` is in ``lost_leisure_price``."""
    return f"{moment}_{rule.replace('-', '_')}"


WAY: Final = (
    Column("edition", str), Column("level", str), Column("players", int), Column("victory", str),
    Column("variants", str), Column("rulings", str), Column("hall", str), Column("rules_version", int),
    Column("version", str),
)  # fmt: skip
"""How the game was played: the same in all rows of a series."""
OWN: Final = (
    Column("score", float), Column("place", int), Column("rank", str), Column("money", int),
    Column("earned", int), Column("cards", int), Column("residences", int), Column("commerces", int),
    Column("leisures", int), Column("industries", int), Column("parkings", int), Column("parks", int),
    Column("clouds", int), Column("residential_districts", int), Column("largest_residential", int),
    Column("commercial_districts", int), Column("largest_commercial", int), Column("pollution", int),
    *(Column(column_of("points", rule), float) for rule in TERMS),
    *(Column(column_of(moment, rule), int) for moment, rules in MOMENTS.items() for rule in rules),
)  # fmt: skip


def way_cells(way: Game) -> Row:
    """The cells that say how a game was played."""
    setting = way.setting
    return {
        "edition": setting.edition,
        "level": setting.level,
        "players": way.players,
        "victory": way.victory,
        "variants": "+".join(sorted(setting.variants)),
        "rulings": _json(setting.changed_rulings),
        "hall": _json(way.hall) if way.hall else "",
        "rules_version": RULES_VERSION,
        "version": __version__,
    }


def _json(value: Any) -> str:  # noqa: ANN401 (whatever a ruling is)
    return json.dumps(value, ensure_ascii=False, sort_keys=True) if value else ""


def own_cells(way: Game, steps: Iterator[Step]) -> list[Row]:
    """What came of a game, one row per seat."""
    bites = Bites(way.players)
    earned: Counter[int] = Counter()
    state = None
    for step in steps:
        bites.look(step)
        state = step.after
        for event in step.events:
            if event.kind == "income":
                earned[event.player] += event.details["amount"]
    if state is None:
        raise AssertionError("a game has at least one step")
    return [
        _result_cells(state, seat)
        | {"earned": earned[seat]}
        | _city_cells(state.seats[seat].city, way.setting)
        | _point_cells(state, seat)
        | {
            column_of(moment, rule): bites.counts[seat][moment, rule]
            for moment, rules in MOMENTS.items()
            for rule in rules
        }
        for seat in range(way.players)
    ]


def _result_cells(state: State, seat: int) -> Row:
    place, score, rank = state.results[seat]
    return {
        "score": None if score is None else float(score),
        "place": place,
        "rank": rank or "",
        "money": state.seats[seat].money,
    }


def _city_cells(city: CityMasks, setting: Setting) -> Row:
    """The cards of a player at the end. Half cards count one under each of their colours."""
    city = settled_city(city, setting)
    homes = _district_sizes(city, city.homes, setting)
    shops = _district_sizes(city, city.shops, setting)
    own = city.own
    return {
        "cards": popcount(city.occupied & own),
        "residences": popcount(anywhere(city.homes) & own),
        "commerces": popcount(anywhere(city.shops) & own),
        "leisures": popcount(anywhere(city.leisure) & own),
        "industries": popcount(anywhere(city.works) & own),
        "parkings": popcount(city.parkings & own),
        "parks": popcount(city.parks & own),
        "clouds": popcount(city.clouds & own),
        "residential_districts": len(homes),
        "largest_residential": max(homes, default=0),
        "commercial_districts": len(shops),
        "largest_commercial": max(shops, default=0),
        "pollution": pollution(city, setting) if setting.has("ecological") else None,
    }


def _district_sizes(city: CityMasks, sides: Sides, setting: Setting) -> list[int]:
    """The sizes of the districts of a colour in which the player has a card."""
    sizes = []
    todo = anywhere(sides) & city.own
    while todo:
        group = district(todo & -todo, sides, setting.grid)
        todo &= ~group
        sizes.append(popcount(group))
    return sizes


def _point_cells(state: State, seat: int) -> Row:
    """The points by the rule that gives them."""
    found = dict.fromkeys(TERMS, 0.0)
    player = state.seats[seat]
    account = score_account(player.city, state.game.setting, state.game.victory, player.money)
    for part in account.term.parts:
        found[part.rule] += float(part.value)
    return {column_of("points", rule): value for rule, value in found.items()}


TABLE: Final = TableKind(WAY, OWN, way_cells, own_cells)
