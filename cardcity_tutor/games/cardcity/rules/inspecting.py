"""``inspect``: one request of the line protocol in, one answer out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....core.errors import InputError
from ....core.fields import LARGEST_NUMBER, flag, number, table, text, texts
from . import accounts, development, duty, legality
from .kernel.building import industries, used
from .kernel.cards import BICOLOUR
from .kernel.shapes import CityMasks
from .notation import architect_place, parse
from .position import read_hand
from .reachable import check_reachable
from .reserve import Reserve, read_reserve
from .roomy import ground
from .setting import VICTORIES, Setting, setting
from .tokens import facing_letter

FIELDS: Final = (
    "city", "edition", "level", "variants", "money", "hand", "reserve", "rulings", "id", "lang", "reachable",
    "players", "player", "ruleset",
)  # fmt: skip


def inspect(request: object) -> dict[str, Any]:
    """Answer one request. Raises ``InputError`` for a request that cannot be answered.

    >>> inspect({"city": "M"})["limit"]
    {'used': 1, 'max': 5}
    """
    if not isinstance(request, Mapping):
        raise InputError("request-not-object", value=type(request).__name__)
    for name in request:
        if name not in FIELDS:
            raise InputError("request-unknown-field", field=str(name), expected=", ".join(FIELDS))
    if "city" not in request:
        raise InputError("request-no-city")
    way = setting(
        text(request.get("edition", "xl"), "edition"),
        text(request.get("level", "simplified"), "level"),
        texts(request.get("variants", []), "variants"),
        table(request.get("rulings", {}), "rulings"),
        players=number(request.get("players", 1), "players", 4),
    )
    player = number(request.get("player", 0), "player", max(0, len(way.layout.zones) - 1))
    money = number(request.get("money", 3), "money", LARGEST_NUMBER)
    tokens = texts(request.get("hand", []), "hand")
    hand = read_hand(tokens, way.edition)
    reserve = read_reserve(request.get("reserve", {}))
    city = parse(request["city"], way, player)
    if flag(request.get("reachable", False), "reachable"):
        check_reachable(city, way)
    answer = {} if "id" not in request else {"id": request["id"]}
    answer |= _construction(
        city, way, tokens, hand, money, reserve, architect_place(request["city"], way, city)
    )
    answer["development"] = _development(city, way, reserve)
    answer["income"] = _income(city, way)
    answer["scores"] = {
        victory: accounts.score_account(city, way, victory, money).value for victory in VICTORIES
    }
    if way.has("ecological"):
        answer["pollution"] = accounts.pollution(city, way)
    return answer


def _construction(
    city: CityMasks,
    way: Setting,
    tokens: list[str],
    hand: tuple[int, ...],
    money: int,
    reserve: Reserve,
    architect: tuple[int, int] | None,
) -> dict[str, Any]:
    """The fields ``legal``, ``why``, ``plan`` and ``limit``."""
    legal: dict[str, Any] = {}
    why: dict[str, Any] = {}
    where = ground(city, way, architect)
    for token, card in dict(zip(tokens, hand, strict=True)).items():
        legal[token] = _written(card, legality.legal_placements(city, way, card, money))
        reasons = legality.explained(where, way.rules, card, money)
        why[token] = {f"{row},{column}": rules for (row, column), rules in reasons.items()}
    plan = duty.plan(city, way, hand, money, reserve.clouds)
    first = {token: _written(card, plan.first[card]) for token, card in zip(tokens, hand, strict=True)}
    answer = {
        "legal": legal,
        "why": why,
        "plan": {"built": plan.built, "first": first},
        "limit": {"used": used(city), "max": way.rules.limit + way.rules.limit_step * industries(city)},
    }
    if not plan.complete:
        answer["plan"]["complete"] = False
    return answer


def _written(card: int, found: list[legality.Placement]) -> list[list[Any]]:
    if card < BICOLOUR:
        return [[row, column] for row, column, _ in found]
    return [[row, column, facing_letter(card, facing)] for row, column, facing in found]


def _development(city: Any, way: Setting, reserve: Reserve) -> dict[str, Any]:  # noqa: ANN401
    tree = development.explore(city, way, reserve.homes, reserve.shops)
    root = tree.branches[tree.root]
    answer: dict[str, Any] = {
        "options": sorted([choice.colour, *choice.place] for choice, _ in root.steps),
        "outcomes": tree.texts(),
    }
    if not tree.complete:
        answer["complete"] = False
    return answer


def _income(city: Any, way: Setting) -> dict[str, Any]:  # noqa: ANN401
    term = accounts.income_account(city, way)
    salary, commerce, meters = (part.value for part in term.parts)
    return {"total": term.value, "salary": salary, "commerce": commerce, "meters": meters}
