"""Positions to draw: every map, both editions, all levels, whatever lies on them."""

from typing import Any

from hypothesis import strategies as st

from cardcity_tutor.games.cardcity.rules.position import Position
from tests.engine.map_strategies import map_requests
from tests.engine.strategies import requests

FULL = (
    "RC0 RC1 RC2 RC3 R R / RCn RCe RCs RCw R C / RL0 RL1 P RL3 P P / R RLn C CLe M P / CI0 CIw K N LI2 LIs / "
    "I1 I2 I3 I4 R C"
)
THREE = "> > > N I4 . / > > R R L C / > > > C M0 M1 P I1 / > > I1 L M2 R C / > > > > > R R / > > > > > > K P"


def at(text: str, *variants: str, level: str = "simplified", **options: Any) -> Position:
    return Position.of(text, level=level, variants=variants, **options)


def asked(request: dict[str, Any]) -> Position:
    options = {key: value for key, value in request.items() if key not in {"city", "reserve"}}
    return Position.of(request["city"], **options)


def positions() -> st.SearchStrategy[Position]:
    maps = (map_requests(players=players) for players in (1, 2, 3, 4))
    return st.one_of(requests(), *maps).map(asked)


def shared_positions() -> st.SearchStrategy[Position]:
    return st.one_of(*(map_requests(players=players) for players in (2, 3, 4))).map(asked)


EXAMPLES = {
    "new": at("M"),
    "five": at("P C R R P / L R M R C / C R I2 P I2 / P L C I1 I3 / R R R . P"),
    "full": at(FULL, level="advanced"),
    "old": at("P P R / M I C", "parking-meters", edition="2012"),
    "architect": at("R R R R R / C M . . . / L . . . . / R . . . . / C . . . . / . A . . .", "architect"),
    "suburb": at(". . . . . / . R C . . / . R M L . / . . I P . / . . . . R", "suburb"),
    "two": at("R L . / C M0 R / R M1 R / C P I", "single-city", players=2),
    "three": at(THREE, "single-city", players=3, level="normal"),
    "four": at("R R L . / C M0 M1 R / R M3 M2 R / P C I R", "single-city", players=4),
}
