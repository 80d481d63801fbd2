"""The table of the referee: the cards that each player has played in the last turn."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.face import Request
from ...core.sheet import Answer, SheetField, Standing, Typed
from .rules.cards import BOX, FACES, PILES, counted
from .rules.way import Way


class TownSheet:
    """Who has won is first; until somebody has, nobody has a place."""

    def fields(self, way: Way) -> Sequence[SheetField]:  # noqa: ARG002
        """The row, and what was recycled."""
        return SheetField("row"), SheetField("recycled")

    def request(self, way: Way, typed: Sequence[Typed], player: int) -> Request | None:
        """The turn of one player, with the deck left out of it."""
        row, recycled = (" ".join(typed[player][name].upper().split()) for name in ("row", "recycled"))
        if not row:
            return None
        used = counted(tuple(face for face in row.split() if face in FACES))
        supply = {
            face: max(0, min(full, BOX[face] - used[face]))
            for face, full in zip(PILES, way.full_supply, strict=True)
        }
        found: dict[str, object] = {
            "ruleset": "designtown",
            "deck": "-",
            "row": row,
            "players": way.players,
            "supply": supply,
        }
        found |= {"recycled": recycled} if recycled else {}
        found |= {"rulings": dict(way.rulings)} if way.rulings else {}
        return found | ({"table": dict(way.table.plain)} if way.table.plain else {})

    def objections(self, answer: Answer, player: int) -> Sequence[str]:  # noqa: ARG002
        """Too many unhappy faces."""
        return ["bust"] if answer["now"]["status"] == "bust" else []

    def standings(self, way: Way, answers: Sequence[Answer | None]) -> Sequence[Standing]:  # noqa: ARG002
        """The points of the row; a row that is bust brings none."""
        now = [None if answer is None else answer["now"] for answer in answers]
        won = any(one is not None and one["status"] == "won" for one in now)
        return [
            Standing(
                None if one is None else one["points"],
                0 if not won else 1 if one is not None and one["status"] == "won" else 2,
            )
            for one in now
        ]


SHEET = TownSheet()
