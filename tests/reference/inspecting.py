"""The answer to an ``inspect`` request: one position in, what the rules say about it out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .board import (
    PLENTY,
    City,
    Settings,
    bounding_box,
    orientations,
    own_cards,
    without_architect,
)
from .construction import Move, Planner, breaches, legal_moves, size_limit
from .development import development_options, development_outcomes
from .scoring import income, pollution, scores, settled
from .texts import read_position


def settings_of(request: dict[str, Any]) -> Settings:
    """Resolve edition, level, variants and rulings into numbers and switches."""
    edition = request.get("edition", "xl")
    level = request.get("level", "simplified")
    variants = set(request.get("variants", ()))
    rulings = request.get("rulings", {})
    free_meter_colours: int | None = None
    if edition == "xl" and level == "advanced":
        free_meter_colours = 1  # XL p. 16
    elif edition == "2012" and "parking-meters" in variants:
        free_meter_colours = 2
    return Settings(
        frame=5 if edition == "2012" or level == "simplified" else 6,
        clouds=edition == "xl" and level in ("normal", "advanced"),
        free_meter_colours=free_meter_colours,
        leisure_crisis="leisure-crisis" in variants,
        ecological="ecological" in variants,
        decentralisation="decentralisation" in variants,
        halves_touch=rulings.get("bicolour-inside", True),
        hall_entertains=not rulings.get("happiness-leisure", True),
        architect_stays=not rulings.get("single-architect", True),
    )


def places(moves: Iterable[Move]) -> list[list[int | str]]:
    """Moves as sorted ``[row, column]`` or ``[row, column, facing]``."""
    ordered = sorted((cell, facing or "") for cell, facing, _ in moves)
    return [[*cell, facing] if facing else [*cell] for cell, facing in ordered]


def explain(city: City, token: str, money: int, settings: Settings) -> dict[str, list[str]]:
    """Why the card may not stand on each empty, illegal cell of the box of all cards widened by one.

    The suburb is no part of the box, nor are its cells empty.

    A bicolour card's cell is explained when no facing is legal, with the reasons of all of them.
    """
    ground = settings.ground
    box = bounding_box({cell: built for cell, built in city.items() if cell not in ground.ring})
    if box is None:
        return {}
    top, left, bottom, right = box
    why: dict[str, list[str]] = {}
    for row in range(top - 1, bottom + 2):
        for column in range(left - 1, right + 2):
            if (row, column) in city:
                continue
            verdicts = [
                breaches(city, turned, (row, column), money, settings)
                for _, turned in orientations(token, ground.sides)
            ]
            if all(verdicts):
                why[f"{row},{column}"] = sorted(set().union(*verdicts))
    return why


def naive_inspect(request: dict[str, Any]) -> dict[str, Any]:
    """Answer a valid ``inspect`` request; on a shared map, for the player who asks."""
    city, settings = read_position(request, settings_of(request))
    money: int = request.get("money", 3)
    hand: tuple[str, ...] = tuple(request.get("hand", ()))
    reserve: dict[str, int] = request.get("reserve", {})
    clouds = reserve.get("N", PLENTY)
    used, most = size_limit(city, settings)
    built, first = Planner(settings).first_moves(city, hand, money, clouds)
    lasting = without_architect(city)
    scored = settled(lasting, settings.ground)
    answer: dict[str, Any] = {
        "legal": {token: places(legal_moves(city, token, money, settings)) for token in hand},
        "why": {token: explain(city, token, money, settings) for token in hand},
        "plan": {
            "built": built,
            "first": {token: places(moves) for token, moves in first.items()},
        },
        "limit": {"used": used, "max": most},
        "development": {
            "options": [list(option) for option in development_options(lasting, reserve, settings)],
            "outcomes": development_outcomes(lasting, reserve, settings),
        },
        "income": income(scored, settings),
        "scores": scores(scored, money, settings),
    }
    if settings.ecological:
        answer["pollution"] = pollution(own_cards(lasting, settings.ground))
    if "id" in request:
        answer["id"] = request["id"]
    return answer
