"""The kinds of exercises as questions to the engine: how each is answered, and where in the answer the solution stands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from ....core.chance import Chance
from ....core.errors import InputError
from ..rules.buildings import BUILDINGS
from ..rules.city import City
from ..rules.goods import KINDS as GOODS
from ..rules.request import read_request
from .learner import TRUE, Answer, Learner, Request, read_contracts
from .malrules import MAL_RULES, MalRule

REASONS: Final = (
    "level", "profession", "copies", "exclusivity", "occupied", "quarter", "touch", "centre",
)  # fmt: skip
"""What can speak against a place."""
ORDER: Final = ("before", "produce", "canal", "port", "settle", "work")
"""What happens in a turn, in its order: see ``rules.state.Step``."""
DEALS: Final = ("accept", "decline")
GAINS: Final = ("both", "mine", "theirs", "none")
MOST_PLACES: Final = 60
"""Places to choose from."""
Given = Any
"""An answer: a number, an option, or a tuple of options."""
Form = Literal["number", "choice", "set", "list"]


class Kind(NamedTuple):
    """How one kind of exercise is answered."""

    form: Form
    value: Callable[[Answer, Request], Any]
    """The solution, in what somebody answers to the request; None where it has none."""
    options: Callable[[Request], Sequence[str]] = lambda _: ()
    fields: tuple[str, ...] = ()
    """Its parameters beside the position …"""
    optional: tuple[str, ...] = ()
    """… and those that may be left out."""
    hides: tuple[str, ...] = ()
    """Numbers and badges that the picture must not show."""


@dataclass(frozen=True)
class Grade:
    """Right or not, the misconceptions that lead there, and the rules against it."""

    right: bool
    mal_rules: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Exercise:
    """A question of one kind; the parameters stand in the request."""

    kind: str
    request: Request = field(hash=False)

    @property
    def options(self) -> tuple[str, ...]:
        """What there is to choose from."""
        return tuple(KINDS[self.kind].options(self.request))

    @property
    def solution(self) -> Given:
        """An answer that is right; an ``InputError`` where the question has none."""
        found = self.answered(TRUE)
        if found is None:
            raise InputError("cite-exercise", kind=self.kind)
        return found

    def answered(self, learner: Learner) -> Given | None:
        """What a learner answers."""
        return _as_given(self, KINDS[self.kind].value(learner.answer(self.request), self.request))

    def tempted(self, names: Collection[str] = ()) -> dict[str, Given]:
        """The wrong answers of misconceptions: all, or those of these names."""
        right, found = self.solution, {}
        for name in names or MAL_RULES:
            given = self.answered(MAL_RULES[name].learner)
            if given is not None and given != right:
                found[name] = given
        return found

    def grade(self, given: Given) -> Grade:
        """What an answer is worth."""
        if self.kind == "place":
            rules = tuple(_why(self.request, str(given)))
            return Grade(
                not rules, tuple(name for name in MAL_RULES if rules and self._lets(name, given)), rules
            )
        if given == self.solution:
            return Grade(right=True)
        return Grade(False, tuple(name for name, wrong in self.tempted().items() if wrong == given))

    def _lets(self, name: str, given: Given) -> bool:
        """Whether somebody with a misconception thinks that a building may stand there."""
        answer = MAL_RULES[name].learner.answer(
            {**self.request, "places": [_token(self.request, str(given))]}
        )
        return not any(answer["places"].values())


def _as_given(exercise: Exercise, found: Any) -> Given | None:  # noqa: ANN401 (whatever the engine says)
    form = KINDS[exercise.kind].form
    if found is None or form == "number":
        return found
    if form == "set":
        return tuple(option for option in exercise.options if option in found)
    return tuple(found) if form == "list" else str(found)


# ---------------------------------------------------------------- places


def _token(request: Request, place: str) -> str:
    return f"{request['building']}@{place}"


def _why(request: Request, place: str) -> list[str]:
    token = _token(request, place)
    found: list[str] = TRUE.answer({**request, "places": [token]})["places"][token]
    return found


def places_of(request: Request) -> list[str]:
    """Places of a building to choose from, legal ones and others whose upper left cell is free: those nearest to the centre."""
    kind = str(request["building"])
    if kind not in BUILDINGS:
        raise InputError("cite-token-building", value=kind, expected=", ".join(BUILDINGS))
    answer = TRUE.answer({**request, "build": [kind], "why": True})
    found = [f"{row},{column}{facing}" for row, column, facing, *_ in answer["legal"][kind]]
    built = _city(request).at
    found += [place for place in answer["why"][kind] if cell_of(place) not in built]
    return sorted(found, key=lambda place: (_distance(place), place))[:MOST_PLACES]


def cell_of(place: str) -> tuple[int, int]:
    """The cell by which a place is named, its upper left one."""
    row, column = place.rstrip("hv").split(",")
    return int(row), int(column)


def _distance(place: str) -> float:
    row, column = cell_of(place)
    return abs(row + 0.5) + abs(column + 0.5)


def _nearest(answer: Answer, request: Request) -> str | None:  # noqa: ARG001 (the places are the engine's)
    return next((place for place in places_of(request) if not _why(request, place)), None)


def _fitting(answer: Answer, _: Request) -> list[str]:
    return [token for token, reasons in answer["places"].items() if not reasons]


# ---------------------------------------------------------------- neighbours and harvests


def _city(request: Request) -> City:
    return read_request(request).position.city


def _others(request: Request) -> list[str]:
    of = str(request["of"])
    return [building.text for building in _city(request).buildings if building.text != of]


def _linked(answer: Answer, request: Request) -> list[str] | None:
    of = request["of"]
    if of not in request["map"].split():
        return None
    pairs = [(entry["a"], entry["b"]) for entry in answer["adjacency"] if of in (entry["a"], entry["b"])]
    return [one if other == of else other for one, other in pairs]


def _harvest(answer: Answer, request: Request) -> int | None:
    if "of" in request:
        for production in answer["production"]:
            if request["of"] in production["of"]:
                gained = production["of"][request["of"]]
                return int(sum(gained["goods"].values()) + gained["gold"])
        return 0
    if "good" in request:
        return int(answer["turn"]["harvest"].get(request["good"], 0))
    return int(answer["sum"])


def _drawn(answer: Answer, request: Request) -> int:
    draw = answer["production"][_player(request)]["draw"]
    return int(draw["canal"] + draw["port"])


def _player(request: Request) -> int:
    return int(request.get("player", 0))


def harvest_lines(request: Request) -> list[tuple[str, int]]:
    """What each building of the player brings, one of the numbers wrong: the number of that line is ``wrong_line``."""
    of = TRUE.answer(request)["production"][_player(request)]["of"]
    wrong = wrong_line(request)
    return [
        (token, sum(gained["goods"].values()) + gained["gold"] + (gained["times"] if number == wrong else 0))
        for number, (token, gained) in enumerate(of.items(), 1)
    ]


def wrong_line(request: Request) -> int | None:
    """Which line is wrong, from 1."""
    count = len(TRUE.answer(request)["production"][_player(request)]["of"])
    return Chance(int(request["seed"])).below(count)[0] + 1 if count else None


# ---------------------------------------------------------------- goods, deals, promises


def _converted(answer: Answer, request: Request) -> int | None:
    if "workshop" not in request:
        return int(answer["convert"]["cells"])
    found = answer["convert"]["workshops"].get(request["workshop"])
    return None if found is None else int(found[0] * found[1])


def _verdict(part: str) -> Callable[[Answer, Request], int | None]:
    def value(answer: Answer, _: Request) -> int | None:
        found = answer["verdict"].get(part)
        return None if found is None else int(found)

    return value


def _spent(answer: Answer, _: Request) -> int | None:
    payment = answer["verdict"].get("payment")
    return None if payment is None else int(payment["resources"])


def _rent(answer: Answer, request: Request) -> int | None:
    return int(answer["rent"][int(request["for"])]) if "rent" in answer else None


def promises(request: Request) -> dict[str, Any]:
    """All terms of the contracts by the names under which they are answered."""
    return {
        f"{contract.id}.{number}": term
        for contract in read_contracts(request)
        for number, term in enumerate(contract.terms)
    }


def _score(answer: Answer, request: Request) -> int:
    return int(answer["scores"][_player(request)]["score"])


def _cheapest(answer: Answer, request: Request) -> int | None:
    cells = int(request["cells"])
    listed = answer["buy"]["cheapest"]
    return int(listed[cells - 1]["resources"]) if 0 < cells <= len(listed) else None


KINDS: Final[Mapping[str, Kind]] = {
    "place": Kind("choice", _nearest, places_of, ("building",)),
    "mark": Kind("set", _fitting, lambda request: request["places"], ("places",)),
    "why": Kind("set", lambda answer, _: answer["verdict"]["reasons"], lambda _: REASONS, ("place",)),
    "link": Kind("set", _linked, _others, ("of",)),
    "harvest": Kind("number", _harvest, optional=("of", "good", "turns", "built"), hides=("harvest", "badges")),
    "error": Kind(
        "choice",
        lambda _, request: wrong_line(request),
        lambda request: [str(number) for number, _ in enumerate(harvest_lines(request), 1)],
        ("seed",),
        hides=("harvest", "badges"),
    ),
    "most": Kind("number", lambda answer, _: answer["buy"]["cells"], hides=("buy",)),
    "thrift": Kind("number", _cheapest, fields=("cells",), hides=("buy",)),
    "price": Kind("number", _verdict("price"), fields=("place",)),
    "pay": Kind("number", _verdict("pay"), fields=("place",), optional=("lapsed",)),
    "spend": Kind("number", _spent, fields=("place",), hides=("buy",)),
    "convert": Kind("number", _converted, optional=("workshop",), hides=("buy",)),
    "reach": Kind("set", lambda answer, _: answer["convert"]["kinds"], lambda _: GOODS, hides=("buy",)),
    "guild": Kind("number", lambda answer, _: answer["turn"]["cells"], optional=("built",)),
    "draw": Kind("number", _drawn),
    "deal": Kind("choice", lambda answer, _: answer.get("deal"), lambda _: DEALS, ("trade",), hides=("buy",)),
    "gain": Kind("choice", lambda answer, _: answer.get("gain"), lambda _: GAINS, ("trade",), hides=("buy",)),
    "rent": Kind("number", _rent, fields=("place", "for")),
    "ledger": Kind(
        "set", lambda answer, _: answer["due"], lambda request: tuple(promises(request)), ("contracts",), ("paid",)
    ),
    "score": Kind("number", _score, hides=("score", "cells")),
    "order": Kind("list", lambda _, __: ORDER, lambda _: ORDER),
}  # fmt: skip
"""All kinds of the course."""

__all__ = ["KINDS", "MAL_RULES", "Exercise", "Grade", "Kind", "MalRule", "harvest_lines", "promises"]
