"""The table of the referee: the buildings and resources of each player on one map."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from ...core.errors import InputError, RequestError
from ...core.face import Request
from ...core.sheet import Answer, SheetField, Standing, Typed
from .rules.goods import KINDS
from .rules.notation import read_map
from .rules.way import PROFESSIONS, QUADRANTS, T_QUARTERS, Way

AMOUNT: Final = re.compile(r"(\d{1,3})\s*([a-z]+)")


PROBLEM_RULES: Final = {
    "overlap": "occupied",
    "connected": "touch",
    "deposit": "bank",
    "profession": "professions",
    "deck": "pile",
}
"""The rule of the book behind each problem, where it is not the problem's own name."""


class CiteSheet:
    """All players share the map, so that what stands in somebody's way is seen."""

    def fields(self, way: Way) -> Sequence[SheetField]:
        """Profession and quarter, buildings, and what is held."""
        quarters = (
            QUADRANTS if way.players == len(QUADRANTS) or way.ruling("map-3") == "quadrants" else T_QUARTERS
        )
        return (
            SheetField("profession", tuple(PROFESSIONS)[: way.players]),
            SheetField("quarter", quarters),
            SheetField("buildings"),
            SheetField("stock"),
            SheetField("bank"),
        )

    def request(self, way: Way, typed: Sequence[Typed], player: int) -> Request | None:
        """The map of all, seen by one player in the last turn."""
        if not typed[player]["buildings"].strip():
            return None
        maps = [_map(way, one["buildings"], seat, checked=seat != player) for seat, one in enumerate(typed)]
        found: dict[str, Any] = {
            "ruleset": "cite",
            "map": " ".join(filter(None, maps)),
            "players": way.players,
            "level": way.level,
            "professions": [one["profession"] for one in typed],
            "quarters": [one["quarter"] for one in typed],
            "player": player,
            "turn": way.last_turn,
            "stocks": [_held("stock", one, checked=seat != player) for seat, one in enumerate(typed)],
            "banks": [_held("bank", one, checked=seat != player) for seat, one in enumerate(typed)],
        }
        found |= {"options": list(way.options)} if way.options else {}
        return found | ({"rulings": dict(way.rulings)} if way.rulings else {})

    def objections(self, answer: Answer, player: int) -> Sequence[str]:
        """The rules that a player's part of the map breaks; where buildings overlap nobody is counted."""
        found = (
            one["rule"] for one in answer["problems"] if one["player"] == player or one["rule"] == "overlap"
        )
        return list(dict.fromkeys(PROBLEM_RULES.get(rule, rule) for rule in found))

    def standings(self, way: Way, answers: Sequence[Answer | None]) -> Sequence[Standing]:  # noqa: ARG002
        """The points of cells, cards and resources; places once everybody is there."""
        whole = all(answer is not None for answer in answers)
        return [
            Standing()
            if answer is None or "scores" not in answer
            else Standing(
                answer["scores"][player]["score"], answer["scores"][player]["place"] if whole else 0
            )
            for player, answer in enumerate(answers)
        ]


def _map(way: Way, text: str, seat: int, *, checked: bool) -> str:
    """A player's buildings as map text; ``checked`` leaves out what cannot be read, which is said beside its own player."""
    found = " ".join(f"{seat}:{token}" for token in text.lower().split())
    if checked:
        try:
            read_map(found, way.players)
        except InputError:
            return ""
    return found


def _held(field: str, typed: Typed, *, checked: bool) -> dict[str, int]:
    try:
        return _bundle(field, typed[field])
    except InputError:
        if checked:
            return {}
        raise


def _bundle(field: str, text: str) -> dict[str, int]:
    """Amounts as people write them: ``3 wood, 2 gold``."""
    found: dict[str, int] = {}
    for part in re.split(r"[,;+]", text.lower()):
        if not part.strip():
            continue
        read = AMOUNT.fullmatch(part.strip())
        if read is None:
            raise RequestError(field, "cite-sheet-amount", value=part.strip()[:40])
        if read[2] not in KINDS:
            raise RequestError(field, "cite-kind", field=field, value=read[2], expected=", ".join(KINDS))
        found[read[2]] = found.get(read[2], 0) + int(read[1])
    return found


SHEET = CiteSheet()
