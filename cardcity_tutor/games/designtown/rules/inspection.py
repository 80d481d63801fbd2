"""``inspect``: one request of the line protocol in, one answer out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from ....core.errors import RequestError
from .building import (
    ACTIONS,
    Plan,
    best_plan,
    best_recycling_plan,
    excess,
    recycled_worth,
)
from .cards import BOX, FACES, FRONTS, PILES, RECYCLABLE, Supply, counted
from .notation import Parts, read_cards, read_deck, read_position
from .odds import Chances, Deck, End
from .position import Phase, Position
from .sums import total
from .table import Gain, read_table
from .way import MOST_PLAYERS, Way, read_way

PARTS: Final = ("deck", "row", "discard", "recycled", "supply")
FIELDS: Final = (
    "ruleset",
    "position",
    *PARTS,
    "players",
    "phase",
    "shuffled",
    "done",
    "table",
    "rulings",
    "id",
)
OUTCOME_SUMS: Final = ("coins", "points", "unhappy", "limit", "cards")
LINE: Final = ("coins", "points", "unhappy", "limit", "buys", "upgrades", "cut")


def inspect(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request.

    Raises:
        RequestError: for a request that cannot be answered.

    >>> inspect({"ruleset": "designtown", "deck": "R {S F}", "row": "H H"})["must"]
    ['residential-top']
    """
    answer: dict[str, Any] = {"id": request["id"]} if "id" in request else {}
    return answer | answered(read_request(request))


def answered(position: Position) -> dict[str, Any]:
    """The answer about a position."""
    return {
        "ruleset": "designtown",
        "position": position.text,
        "now": _now(position),
        "lines": _lines(position),
        "must": position.must,
        "may": position.may,
        "loses": position.loses,
        "why": position.why,
        **_prospects(position),
        "prices": position.prices,
    }


# ---------------------------------------------------------------- the request


def read_request(request: Mapping[str, Any]) -> Position:
    """The position that a request asks about."""
    for name in request:
        if name not in FIELDS:
            raise RequestError("field", "request-unknown-field", field=name, expected=", ".join(FIELDS))
    way = _way(request)
    parts = _parts(request, way)
    phase = _phase(request)
    supply = _supply(parts.supply, way)
    done = _done_actions(request, phase)
    position = Position(
        way,
        parts.deck,
        parts.row,
        parts.discard,
        parts.recycled,
        supply,
        phase,
        _shuffled(request, phase, parts.deck),
        done,
    )
    _check_cards(position)
    sums = total(position.row, position.recycled, way)
    if any(before.bust or before.victory(way.table) for before in sums[:-1]):
        raise RequestError("row", "designtown-row-over", row=" ".join(position.row))
    if excess(position.earned, done) > 1:
        raise RequestError("done", "designtown-done-too-many", value=", ".join(done))
    if position.sums.coins < 0:
        raise RequestError(
            "done", "designtown-done-too-dear", value=", ".join(done), coins=position.earned.coins
        )
    return position


def _way(request: Mapping[str, Any]) -> Way:
    players = request.get("players", 2)
    if not _is_whole(players) or not 1 <= players <= MOST_PLAYERS:
        raise RequestError("field", "field-range", field="players", value=players, least=1, most=MOST_PLAYERS)
    return read_way(players, _object(request, "rulings"), read_table(_object(request, "table")))


def _parts(request: Mapping[str, Any], way: Way) -> Parts:
    if "position" in request:
        beside = [name for name in PARTS if name in request]
        if beside:
            raise RequestError("field", "designtown-request-position-beside", field=beside[0])
        text = request["position"]
        if not isinstance(text, str):
            raise RequestError("position", "field-not-text", field="position", value=text)
        return read_position(text)
    if "deck" not in request:
        raise RequestError("field", "request-missing-field", field="deck")
    return Parts(
        read_deck(_text(request, "deck")),
        read_cards(_text(request, "row"), FACES),
        tuple(sorted(read_cards(_text(request, "discard"), FACES))),
        tuple(sorted(read_cards(_text(request, "recycled"), RECYCLABLE))),
        _piles(request, way),
    )


def _piles(request: Mapping[str, Any], way: Way) -> tuple[int, ...]:
    given = _object(request, "supply")
    for face, count in given.items():
        if face not in PILES:
            raise RequestError("field", "designtown-supply-pile", value=face, expected=", ".join(PILES))
        if not _is_whole(count) or count < 0:
            raise RequestError("field", "designtown-supply-count", pile=face, value=count)
    return tuple(given.get(face, full) for face, full in zip(PILES, way.full_supply, strict=True))


def _supply(piles: tuple[int, ...], way: Way) -> Supply:
    for face, count, full in zip(PILES, piles, way.full_supply, strict=True):
        if count > full:
            raise RequestError("field", "designtown-supply-full", pile=face, value=count, most=full)
    stores, hospitals, factories, parks = piles
    return stores, hospitals, factories, parks


def _phase(request: Mapping[str, Any]) -> Phase:
    match request.get("phase", "play"):
        case "play":
            return "play"
        case "build":
            return "build"
        case other:
            raise RequestError("field", "field-choice", field="phase", value=other, expected="play, build")


def _shuffled(request: Mapping[str, Any], phase: Phase, deck: Deck) -> bool:
    value = request.get("shuffled", False)
    if not isinstance(value, bool):
        raise RequestError("field", "field-not-boolean", field="shuffled", value=value)
    if value and (phase == "build" or not len(deck)):
        raise RequestError("field", "designtown-shuffled-misplaced")
    return value


def _done_actions(request: Mapping[str, Any], phase: Phase) -> tuple[str, ...]:
    value = request.get("done", [])
    if not isinstance(value, list):
        raise RequestError("field", "field-not-texts", field="done", value=value)
    for entry in value:
        if entry not in ACTIONS:
            raise RequestError("done", "designtown-done-action", value=entry, expected=", ".join(ACTIONS))
    if value and phase == "play":
        raise RequestError("field", "designtown-done-misplaced")
    return tuple(value)


def _check_cards(position: Position) -> None:
    if not (len(position.deck) or position.row or position.discard):
        raise RequestError("no-cards", "designtown-no-cards")
    found = counted((*position.deck.known, *position.deck.hidden, *position.row, *position.discard))
    found += Counter(dict(zip(PILES, position.supply, strict=True)))
    for front, most in BOX.items():
        if found[front] > most:
            raise RequestError(
                "stock", "designtown-stock-exceeded", card=front, count=found[front], most=most
            )


def _text(request: Mapping[str, Any], name: str) -> str:
    value = request.get(name, "")
    if not isinstance(value, str):
        raise RequestError("field", "field-not-text", field=name, value=value)
    return value


def _object(request: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = request.get(name, {})
    if not isinstance(value, Mapping):
        raise RequestError("field", "field-not-object", field=name, value=value)
    return value


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# ---------------------------------------------------------------- the answer


def _now(position: Position) -> dict[str, Any]:
    sums, table = position.sums, position.way.table
    victory = sums.victory(table)
    return {
        "phase": position.phase,
        "status": position.status,
        "coins": sums.coins,
        "earned": position.earned.coins,
        "points": sums.points,
        "unhappy": sums.unhappy,
        "limit": sums.limit,
        "cards": sums.cards,
        "buys": sums.buys,
        "upgrades": sums.upgrades,
        "cut": sums.cut,
        "to_win": {
            "points": max(0, table.points - sums.points),
            "cards": max(0, table.cards - sums.cards),
            "store": sums.store,
        },
        **({"way": victory} if position.status == "won" else {}),
    }


def _lines(position: Position) -> list[dict[str, Any]]:
    """What each card of the row brought, then each recycled one."""
    found = []
    sums = position.running
    for face, before, after in zip(position.row, sums, sums[1:], strict=False):
        brought = {name: getattr(after, name) - getattr(before, name) for name in LINE}
        found.append({"card": face, "from": "row", **brought})
    for face in position.recycled:
        gain = position.way.table[face].recycle or Gain()
        brought = {name: getattr(gain, name, 0) for name in LINE}
        found.append({"card": face, "from": "recycled", **brought})
    return found


def _prospects(position: Position) -> dict[str, Any]:
    """What going on, recycling and building lead to."""
    if position.over:
        return {"recycle": {}, "once": None, "advice": None, "build": None, "build_recycling": None}
    way, sums, discard, supply = position.way, position.sums, position.discard, position.supply
    build = _build(best_plan(way, sums, discard, supply, position.done))
    if position.phase == "build":
        return {"recycle": {}, "once": None, "advice": None, "build": build, "build_recycling": None}
    advice = position.odds.advice(position.moment, may_stop=not position.must)
    recycling = best_recycling_plan(way, sums, discard, supply)
    chances = position.odds.go_on(position.moment)
    return {
        "recycle": {face: _recycled(position, face) for face in RECYCLABLE if face in discard},
        "once": None if chances is None else _once(chances),
        "advice": {
            "stop": _chance(advice.stop),
            "go": _chance(advice.go),
            "win": _chance(advice.win),
            "best": advice.best,
            "complete": advice.complete,
        },
        "build": build,
        "build_recycling": {
            "recycle": list(recycling.recycle),
            "best": list(recycling.plan.actions),
            "price": recycling.plan.price,
            "net": recycling.net,
        },
    }


def _build(plan: Plan) -> dict[str, Any]:
    return {"best": list(plan.actions), "price": plan.price, "value": plan.value}


def _recycled(position: Position, face: str) -> dict[str, Any]:
    after = position.recycle(face)
    table = position.way.table
    gain = table[face].recycle or Gain()
    chances = after.odds.go_on(after.moment)
    value = best_plan(after.way, after.sums, after.discard, after.supply).value
    possible = chances is not None and End("lost") not in chances
    return {
        "becomes": FRONTS[face],
        "gain": {name: number for name, number in gain._asdict().items() if number},
        "coins": after.sums.coins,
        "limit": after.sums.limit,
        "bust": _chance(chances.get(End("bust"), Fraction(0))) if chances is not None and possible else None,
        "build": value,
        "net": value - recycled_worth(table, (face,)),
    }


def _once(chances: Chances) -> dict[str, Any]:
    shares: dict[tuple[str, str, tuple[int, ...]], Fraction] = {}
    coins = Fraction(0)
    for end, chance in chances.items():
        sums: tuple[int, ...] = ()
        if end.moment is not None:
            sums = tuple(getattr(end.moment.sums, name) for name in OUTCOME_SUMS)
            coins += chance * end.moment.sums.coins
        key = (end.result, end.victory or "", sums)
        shares[key] = shares.get(key, Fraction(0)) + chance
    return {
        "bust": _chance(_share(chances, "bust")),
        "win": _chance(_share(chances, "win")),
        "coins": _chance(coins),
        "outcomes": [
            {
                "result": result,
                "p": _chance(shares[result, victory, sums]),
                **({"way": victory} if victory else {}),
                **dict(zip(OUTCOME_SUMS, sums, strict=False)),
            }
            for result, victory, sums in sorted(shares)
        ],
    }


def _share(chances: Chances, result: str) -> Fraction:
    return sum((chance for end, chance in chances.items() if end.result == result), Fraction(0))


def _chance(value: Fraction | None) -> str | None:
    return None if value is None else str(value)
