"""The rulebook's data has the shape its readers rely on: ids, fields, claims, and a sentence in both languages."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from cardcity_tutor import games
from cardcity_tutor.locale import LANGUAGES, has, keys

Table = dict[str, Any]

POSITION = {
    "city",
    "edition",
    "level",
    "variants",
    "money",
    "hand",
    "reserve",
    "rulings",
    "players",
    "player",
}
GAME = {"players", "edition", "level", "variants"}

# Kind of claim: (fields it must have, fields it may have).
CLAIMS: dict[str, tuple[set[str], set[str]]] = {
    "build": ({"city", "card", "cell"}, POSITION | {"facing"}),
    "duty": ({"city", "hand", "card", "cell"}, POSITION | {"facing"}),
    "built": ({"city", "hand", "count"}, POSITION),
    "limit": ({"city", "used", "max"}, POSITION),
    "district": ({"city", "colour", "cell", "size"}, POSITION),
    "grows": ({"city", "colour", "cell"}, POSITION),
    "still": ({"city"}, POSITION),
    "outcome": ({"city", "result"}, POSITION),
    "income": ({"city", "part", "amount"}, POSITION),
    "score": ({"city", "victory"}, POSITION | {"points", "out"}),
    "pollution": ({"city", "percent"}, POSITION),
    "price": ({"city", "card", "amount"}, POSITION),
    "cloud": ({"city", "cell"}, POSITION),
    "setup": ({"players", "what", "count"}, GAME),
    "options": ({"players", "edition", "level", "victory", "variants"}, set()),
    "split": ({"players_left", "hand_size", "open_up", "open_down", "rest_up", "rest_down"}, set()),
    "bribe": ({"money", "open", "rest"}, {"level"}),
    "rank": ({"edition", "victory", "score", "rank"}, set()),
    "places": ({"victory", "seats", "places"}, POSITION - {"city", "money", "hand"}),
}
EDITIONS = {"xl", "2012"}
LEVELS = {"simplified", "normal", "advanced"}
PHASES = {
    "options",
    "setup",
    "acquisition",
    "construction",
    "development",
    "income",
    "end-of-turn",
    "scoring",
    "solo",
    "variant",
}
VARIANTS = {
    "architect",
    "ecological",
    "leisure-crisis",
    "single-city",
    "suburb",
    "decentralisation",
    "parking-meters",
}
VICTORIES = {"residential", "economic", "industrial", "commercial", "happiness"}
STATUSES = {"printed", "deduced", "chosen"}

# Rules that answers, events and score lines of the engine cite.
CITED = {
    "frame",
    "adjacent",
    "limit",
    "residence-industry",
    "same-colour",
    "leisure-price",
    "zone",
    "build-maximum",
    "setup-pile",
    "setup-money",
    "draw",
    "first-turn-leisure",
    "lots",
    "choose-lot",
    "bribe",
    "solo-draw",
    "build",
    "discard",
    "cloud-trigger",
    "cloud-place",
    "architect",
    "residence-growth",
    "commerce-growth",
    "development-mandatory",
    "development-order",
    "development-limit",
    "development-frame",
    "development-reserve",
    "salary",
    "commerce-income",
    "parking-meters",
    "parking-meters-2012",
    "buy-industry",
    "buy-park",
    "first-player-passes",
    "game-end",
    "victory-residential",
    "victory-economic",
    "victory-industrial",
    "victory-commercial",
    "victory-happiness",
    "residential-district",
    "empty-place",
    "park-value",
    "cloud-cost",
    "money-points",
    "money-kept",
    "empty-cost",
    "park-money",
    "industry-cards",
    "parking-cards",
    "commerce-cards",
    "warehouse-industry",
    "warehouse-commerce",
    "happy-district",
    "park-doubles",
    "cloud-spoils",
    "pollution",
    "pollution-residential",
    "pollution-economic",
    "pollution-industrial",
    "pollution-commercial",
    "pollution-happiness",
    "decentralised-zones",
    "decentralised-hall",
    "decentralised-industry",
    "tie-residential",
    "tie-economic",
    "tie-industrial",
    "tie-commercial",
    "tie-happiness",
    "rank-xl",
    "rank-2012",
}


def load(name: str) -> list[Table]:
    path = files("cardcity_tutor.games.cardcity").joinpath("book", f"{name}s.toml")
    tables: list[Table] = tomllib.loads(path.read_text(encoding="utf-8"))[name]
    return tables


RULES, RULINGS, EXAMPLES = load("rule"), load("ruling"), load("example")
RULE_IDS = {rule["id"] for rule in RULES}


def by_id(tables: list[Table]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("table", tables, ids=[table["id"] for table in tables])


def claims_of(table: Table) -> Iterator[Table]:
    yield from (table[side] for side in ("holds", "broken") if side in table)
    yield from table.get("claims", ())


def check_claim(claim: Table) -> None:
    kind = claim["claim"]
    must, may = CLAIMS[kind]
    given = claim.keys() - {"claim", "true"}
    assert must <= given <= must | may
    assert claim.get("edition", "xl") in EDITIONS
    assert claim.get("level", "simplified") in LEVELS
    assert claim.get("victory", "residential") in VICTORIES
    if kind != "options":
        assert set(claim.get("variants", ())) <= VARIANTS
    if "single-city" in claim.get("variants", ()) and "city" in claim:
        assert 0 <= claim["player"] < claim["players"]
    if "cell" in claim:
        assert [type(number) for number in claim["cell"]] == [int, int]
    if kind == "score":
        assert ("points" in claim) != ("out" in claim)
    if kind == "income":
        assert claim["part"] in {"total", "salary", "commerce", "meters"}
    if kind == "district":
        assert claim["colour"] in {"R", "C", "L", "I", "P"}
    if kind == "price":
        assert claim["card"] in {"I", "K", "L"}
    if kind == "places":
        assert all(seat.keys() == {"city", "money"} for seat in claim["seats"])
        assert len(claim["seats"]) == len(claim["places"])


@pytest.mark.parametrize("tables", [RULES, RULINGS, EXAMPLES], ids=["rules", "rulings", "examples"])
def test_ids_are_unique_and_kebab_case(tables: list[Table]) -> None:
    ids = [table["id"] for table in tables]
    assert len(set(ids)) == len(ids)
    assert all(name == name.lower() and name.replace("-", "").isalnum() for name in ids)


def test_every_rule_that_the_engine_cites_exists() -> None:
    assert CITED <= RULE_IDS


@by_id(RULES)
def test_rule(table: Table) -> None:
    must = {"id", "phase", "editions", "levels", "source", "related", "holds", "broken"}
    assert must <= table.keys() <= must | {"variant"}
    assert table["phase"] in PHASES
    assert set() < set(table["editions"]) <= EDITIONS
    assert set() < set(table["levels"]) <= LEVELS
    if table["editions"] == ["2012"]:
        assert table["levels"] == ["simplified"]
    if "variant" in table:
        assert table["variant"] in VARIANTS
    assert {source["book"] for source in table["source"]} == set(table["editions"])
    assert set(table["related"]) <= RULE_IDS - {table["id"]}
    assert table["holds"] != table["broken"]


@pytest.mark.parametrize("source", [source for rule in RULES for source in rule["source"]], ids=str)
def test_source(source: Table) -> None:
    assert source["heading"]
    if source["book"] == "xl":
        assert 1 <= source["page"] <= 24
    else:
        assert source.keys() == {"book", "heading"}


@by_id(RULINGS)
def test_ruling(table: Table) -> None:
    assert (
        {"id", "status"} <= table.keys() <= {"id", "status", "also", "settles", "switch", "holds", "broken"}
    )
    assert table["status"] in STATUSES
    if "also" in table:
        assert table["also"] in STATUSES - {table["status"]}
    assert set(table.get("settles", ())) <= RULE_IDS
    assert ("holds" in table) == ("broken" in table)
    if "switch" in table:
        assert table["switch"].keys() == {"kind", "default", "values"}
        assert table["switch"]["kind"] in {"boolean", "counts", "percents", "rings"}


def test_switches_hold_their_own_defaults() -> None:
    switches = {ruling["id"]: ruling["switch"] for ruling in RULINGS if "switch" in ruling}
    assert sorted(switches) == [
        "bicolour-inside",
        "bicolour-set",
        "happiness-leisure",
        "industry-pictures",
        "single-architect",
        "single-develop-once",
        "suburb-ring",
    ]
    for switch in switches.values():
        if switch["kind"] == "boolean":
            assert switch["default"] in switch["values"]
        else:
            assert list(switch["default"]) == switch["values"]["keys"]
    assert sum(switches["bicolour-set"]["default"].values()) == switches["bicolour-set"]["values"]["sum"]
    ring = switches["suburb-ring"]
    assert {size: len(cards.split()) for size, cards in ring["default"].items()} == ring["values"]["lengths"]


@by_id(EXAMPLES)
def test_example(table: Table) -> None:
    must = {"id", "book", "heading", "rebuilt", "rules", "claims"}
    assert must <= table.keys() <= must | {"page"}
    assert table["book"] in EDITIONS
    assert ("page" in table) == (table["book"] == "xl")
    assert set() < set(table["rules"]) <= RULE_IDS
    assert table["claims"]


@pytest.mark.parametrize("table", [*RULES, *RULINGS, *EXAMPLES], ids=lambda table: table["id"])
def test_claims(table: Table) -> None:
    for claim in claims_of(table):
        check_claim(claim)
        assert "true" not in claim or "claims" in table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("prefix", "tables", "parts"),
    [
        ("rule", RULES, ("title",)),
        ("ruling", RULINGS, ("title",)),
        ("example", EXAMPLES, ("title", "answer")),
    ],
    ids=["rules", "rulings", "examples"],
)
def test_both_languages_say_it(lang: str, prefix: str, tables: list[Table], parts: tuple[str, ...]) -> None:
    wanted = {
        f"{prefix}-{table['id']}{part}" for table in tables for part in ("", *(f".{name}" for name in parts))
    }
    assert not {key for key in wanted if not has(lang, key)}
    others = tuple(f"{prefix}-{game}-" for game in games.names())
    assert {
        key for key in keys(lang) if key.startswith(f"{prefix}-") and not key.startswith(others)
    } == wanted
