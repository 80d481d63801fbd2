"""``count`` about a way of playing instead of a city: piles, turns, hands, pollution, winners, ranks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from .....core.errors import InputError
from .....core.fields import LARGEST_NUMBER
from .....core.numbers import typed_count
from ...book.claims import facts
from ...rules.ending import LOWER_BOUNDS, RANKS, places, rank
from ...rules.position import Position
from ..way import Way
from .base import RIGHT, Data, Exercise, Form, Graded, needed, typed_number

RULE_OF: Final[Mapping[str, str]] = {
    "pile": "setup-pile",
    "reserve": "setup-reserve",
    "turns": "setup-turns",
    "hand": "hand-size",
    "draw": "draw",
    "money": "setup-money",
    "frame": "frame",
    "first": "setup-first-player",
    "turn-1": "first-turn-leisure",
    "pollution": "pollution",
    "winner": "victory-residential",
    "rank": "rank-xl",
}


@dataclass(frozen=True, slots=True)
class Fact(Exercise):
    """A number about the set-up (``what`` as in ``claims.facts``: ``pile.R``, ``turns`` …), the pollution or the winner."""

    kind: ClassVar[str] = "count"
    fields: ClassVar[tuple[str, ...]] = ("what", "seats", "score")

    what: str
    value: int | str
    options: tuple[str, ...] = ()

    @classmethod
    def make(cls, way: Way, position: Position, data: Data) -> Fact:
        """Ask the engine for the fact."""
        what = str(data["what"])
        if what == "rank":
            return _ranked(way, position, data)
        if what == "winner":
            return cls(way, position, data, what, _winner(way, data))
        if what == "pollution":
            return cls(way, position, data, what, position.pollution())
        known = facts(way.game())
        if what not in known:
            shown = [name for name in known if "." not in name or name.startswith(("pile", "reserve"))]
            raise InputError("option-unknown", field="what", value=what[:60], expected=", ".join(shown[:40]))
        return cls(way, position, data, what, known[what] + (what.startswith("first")))

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """Right if it is that number."""
        if isinstance(answer, bool) or not isinstance(answer, int | float):
            raise InputError("answer-not-number", value=str(answer)[:40])
        if answer == self.value:
            return RIGHT
        if self.what.split(".")[0] in ("winner", "first"):
            return Graded(outcome="other", rules=self.rules)
        return Graded(outcome="too-much" if answer > float(self.value) else "too-little", rules=self.rules)

    def solution(self) -> object:
        """The fact."""
        return self.value

    def read(self, text: str) -> object:
        """A number; a sign of per cent does no harm."""
        return typed_number(text.replace("%", ""))

    def write(self, answer: object) -> str:
        """A number."""
        return str(answer)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule of the fact at this level."""
        way, name = self.way, self.what.split(".")[0]
        if name == "winner":
            ecological = (f"pollution-{way.victory}",) if "ecological" in way.variants else ()
            return f"victory-{way.victory}", f"tie-{way.victory}", *ecological
        found = RULE_OF.get(name, "setup-pile")
        if name == "rank":
            found = "rank-2012" if way.edition == "2012" else "rank-xl"
        elif way.players == 1 and name in ("draw", "hand"):
            found = "solo-draw"
        elif way.players == 1 and name in ("pile", "turns"):
            found = "setup-solo"
        elif name == "pile" and way.level != "simplified":
            found = f"setup-pile-{way.level}"
        elif name == "reserve" and self.what[-1] in "KN":
            found = "setup-solo" if way.players == 1 else "setup-parks-clouds"
        return (found,)


@dataclass(frozen=True, slots=True)
class Rank(Fact):
    """The rank of a solo score: one of the names of the table."""

    form: ClassVar[Form] = Form.WORD

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """Right if it is that rank."""
        if answer not in self.options:
            raise InputError(
                "option-unknown", field="rank", value=str(answer)[:40], expected=", ".join(self.options)
            )
        return RIGHT if answer == self.value else Graded(outcome="other", rules=self.rules)

    def read(self, text: str) -> object:
        """The name of a rank, or its number in the list."""
        word = text.strip().lower()
        number = typed_count(word)
        if number is not None and 1 <= number <= len(self.options):
            return self.options[number - 1]
        for name in self.options:
            if name.lower() == word:
                return name
        raise InputError("option-unknown", field="rank", value=text[:40], expected=", ".join(self.options))


def _ranked(way: Way, position: Position, data: Data) -> Rank:
    """Of the score that is given, or that of the city."""
    score = data.get("score")
    if score is None:
        score = position.score(way.victory).value
    elif isinstance(score, bool) or not isinstance(score, int | float):
        raise InputError("answer-not-number", field="score", value=str(score)[:40])
    bounds = LOWER_BOUNDS.get((way.edition, way.victory))
    if bounds is None:
        raise InputError("exercise-no-ranks", field="victory")
    options = tuple(name for bound, name in zip(bounds, RANKS, strict=True) if bound is not None)
    return Rank(way, position, data, "rank", rank(way.edition, way.victory, score), options)


def _winner(way: Way, data: Data) -> int:
    """The number of the player who wins, counted from 1."""
    needed(data, "seats")
    seats = data["seats"]
    if not isinstance(seats, list) or not all(isinstance(seat, Mapping) and "city" in seat for seat in seats):
        raise InputError("exercise-seats", field="seats")
    money = [seat.get("money", 0) for seat in seats]
    if any(type(amount) is not int or not 0 <= amount <= LARGEST_NUMBER for amount in money):
        raise InputError("exercise-seats", field="seats")
    accounts = [
        way.position(str(seat["city"]), money=amount).score(way.victory)
        for seat, amount in zip(seats, money, strict=True)
    ]
    order = places(way.victory, accounts)
    if order.count(1) != 1:
        raise InputError("exercise-tie", field="seats")
    return order.index(1) + 1
