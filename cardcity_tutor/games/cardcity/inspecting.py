"""``inspect``: one request of the line protocol in, one answer out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.errors import InputError
from . import accounts, development, duty, legality
from .kernel.building import industries, used
from .kernel.cards import BICOLOUR
from .notation import architect_place, parse
from .position import PLENTY, Reserve, read_hand
from .reachable import check_reachable
from .roomy import ground
from .setting import VICTORIES, Setting, setting
from .tokens import facing_letter

FIELDS: Final = (
    "city", "edition", "level", "variants", "money", "hand", "reserve", "rulings", "id", "lang", "reachable",
    "players", "player",
)  # fmt: skip
MOST_MONEY = 1_000_000
RESERVE_KEYS: Final = ("R", "C", "I", "K", "N")


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
        _text(request, "edition", "xl"),
        _text(request, "level", "simplified"),
        _texts(request, "variants"),
        _table(request, "rulings"),
        players=_number(request.get("players", 1), "players", 4),
    )
    player = _number(request.get("player", 0), "player", max(0, len(way.layout.zones) - 1))
    money = _number(request.get("money", 3), "money", MOST_MONEY)
    tokens = _texts(request, "hand")
    hand = read_hand(tokens)
    reserve = read_reserve(_table(request, "reserve"))
    city = parse(request["city"], way, player)
    if _flag(request, "reachable"):
        check_reachable(city, way)
    answer = {} if "id" not in request else {"id": request["id"]}
    answer |= _construction(city, way, tokens, hand, money, reserve, architect_place(request["city"], way))
    answer["development"] = _development(city, way, reserve)
    answer["income"] = _income(city, way)
    answer["scores"] = {
        victory: accounts.score_account(city, way, victory, money).value for victory in VICTORIES
    }
    if way.has("ecological"):
        answer["pollution"] = accounts.pollution(city, way)
    return answer


def _construction(
    city: Any,  # noqa: ANN401 (a kernel City)
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


def _text(request: Mapping[str, Any], name: str, default: str) -> str:
    value = request.get(name, default)
    if not isinstance(value, str):
        raise InputError("field-not-text", field=name, value=str(value))
    return value


def _texts(request: Mapping[str, Any], name: str) -> list[str]:
    value = request.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise InputError("field-not-texts", field=name, value=str(value)[:80])
    return value


def _table(request: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = request.get(name, {})
    if not isinstance(value, Mapping):
        raise InputError("field-not-object", field=name, value=str(value)[:80])
    return value


def _flag(request: Mapping[str, Any], name: str) -> bool:
    value = request.get(name, False)
    if not isinstance(value, bool):
        raise InputError("field-not-boolean", field=name, value=str(value)[:80])
    return value


def _number(value: object, name: str, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise InputError("field-not-number", field=name, value=str(value)[:80], max=most)
    return value


def read_reserve(table: Mapping[str, Any]) -> Reserve:
    """The field ``reserve`` of a request; what it does not name is plenty."""
    for key in table:
        if key not in RESERVE_KEYS:
            raise InputError("reserve-unknown", value=str(key), expected=", ".join(RESERVE_KEYS))
    left = {key: _number(table.get(key, PLENTY), f"reserve.{key}", MOST_MONEY) for key in RESERVE_KEYS}
    return Reserve(left["R"], left["C"], (left["I"], 0, 0, 0), left["K"], left["N"])
