"""The table of the referee: the city of each player, needs compared across the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...core.errors import InputError
from ...core.face import Request
from ...core.sheet import Answer, SheetField, Standing, Typed
from .rules.inspection import problems_of, read_request
from .rules.play import RULES
from .rules.way import Way

FRAME_RULES = {
    "tile-shape": "place-buildings",
    "detached": "place-contact",
    "level": "bridge-height",
    "buildings": "building-stock",
}
"""The rules behind problems that no decision leads to."""


class CloudSheet:
    """Cities that nothing speaks against are compared with each other."""

    def fields(self, way: Way) -> Sequence[SheetField]:  # noqa: ARG002
        """The city."""
        return (SheetField("city"),)

    def request(self, way: Way, typed: Sequence[Typed], player: int) -> Request | None:
        """The city of one player, with all other cities that can exist."""
        city = typed[player]["city"].strip()
        if not city:
            return None
        found: dict[str, Any] = {"ruleset": "cloudcity", "map": way.map, "city": city}
        if way.needs:
            found["needs"] = list(way.needs)
        if way.rulings:
            found["rulings"] = {
                name: list(value) if isinstance(value, tuple) else value for name, value in way.rulings
            }
        others = [one["city"].strip() for seat, one in enumerate(typed) if seat != player]
        others = [other for other in others if other and self._stands({**found, "city": other})]
        return found | ({"others": others} if others else {})

    @staticmethod
    def _stands(request: Request) -> bool:
        try:
            return not problems_of(read_request(request))
        except InputError:
            return False

    def objections(self, answer: Answer, player: int) -> Sequence[str]:  # noqa: ARG002
        """The rules that make the city impossible."""
        found = (
            FRAME_RULES.get(problem[0]) or RULES.get(problem[0], problem[0]) for problem in answer["problems"]
        )
        return list(dict.fromkeys(found))

    def standings(self, way: Way, answers: Sequence[Answer | None]) -> Sequence[Standing]:  # noqa: ARG002
        """The votes of city and needs; places once every city is there."""
        whole = all(answer is not None for answer in answers)
        return [
            Standing()
            if answer is None
            else Standing(answer["table"][0]["total"], answer["table"][0]["place"] if whole else 0)
            if "table" in answer
            else Standing(_alone(answer), int(whole))
            for answer in answers
        ]


def _alone(answer: Answer) -> int:
    """The votes of a city that nobody compares itself with."""
    return int(answer["votes"]["total"]) + sum(need["votes"] or 0 for need in answer["needs"].values())


SHEET = CloudSheet()
