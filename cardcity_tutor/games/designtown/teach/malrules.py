"""Typical mistakes: each is the engine with one rule bent, which answers as somebody with that misconception would."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from ..rules.inspection import answered, inspect, read_request
from ..rules.position import Position
from . import bent_turns as bent

Request = Mapping[str, Any]
Path = Sequence[str | int]
Answer = Callable[[Request, Request | None], dict[str, Any]]


@dataclass(frozen=True)
class MalRule:
    """A misconception; its message is ``malrule-designtown-<id>`` with ``.title``."""

    id: str
    bends: tuple[str, ...]
    """The rules that it gets wrong."""
    answer: Answer
    """What somebody who believes it answers to a request, and to the request of the turn before where there is one."""
    two_turns: bool = False
    """Whether it shows only in exercises over two turns."""


def turn_of(kind: type[Position], position: Position) -> Position:
    """The same turn as another kind of position."""
    return kind(**{field.name: getattr(position, field.name) for field in fields(Position)})


def _bent(kind: type[Position]) -> Answer:
    def answer(request: Request, _: Request | None = None) -> dict[str, Any]:
        return answered(turn_of(kind, read_request(request)))

    return answer


def _kept(number: str, begin: str) -> Answer:
    """What is left of a number at the end of the turn before is added to that of this one."""

    def answer(request: Request, before: Request | None = None) -> dict[str, Any]:
        found = inspect(request)
        if before is not None:
            found["now"][number] += inspect(before)["now"][begin]
        if number == "points" and found["now"]["status"] in ("free", "forced", "empty"):
            table = read_request(request).way.table
            if found["now"]["points"] >= table.points:
                found["now"] |= {"status": "won", "way": "points"}
        return found

    return answer


KINDS: Final[Mapping[str, tuple[tuple[str, ...], type[Position]]]] = {
    "residential-free": (("residential-top",), bent.ResidentialFree),
    "bust-over": (("bust",), bent.BustOver),
    "win-first": (("bust-first",), bent.WinningFirst),
    "hospital-others": (("hospital",), bent.HospitalOthers),
    "hospital-cards": (("hospital",), bent.HospitalCards),
    "mall-optional": (("mall-more",), bent.MallOptional),
    "mall-shuffles": (("mall-more",), bent.MallShuffling),
    "shuffle-row": (("empty-deck",), bent.ShuffleRow),
    "shuffle-must": (("empty-deck",), bent.ShuffleMust),
    "recycle-row": (("recycle-from",), bent.RecycleRow),
    "recycle-once": (("recycle-many",), bent.RecycleOnce),
    "church-anywhere": (("church",), bent.ChurchAnywhere),
    "park-both": (("park",), bent.ParkBoth),
    "actions-free": (("park", "station"), bent.ActionsFree),
    "factory-top": (("factory",), bent.FactoryTop),
    "cards-alone": (("win-cards",), bent.CardsAlone),
    "upgrade-row": (("row-not-yet",), bent.UpgradeRow),
    "one-card-odds": (("residential-top",), bent.OneCardOdds),
    "discard-in-odds": (("deck-content",), bent.DiscardInOdds),
    "both-without-tax": (("buy-upgrade",), bent.BothWithoutTax),
    "apartment-recycled": (("apartment", "recycle-what"), bent.ApartmentRecycled),
}
"""Those that bend one turn: the rules, and the turn as they see it."""

MAL_RULES: Final[Mapping[str, MalRule]] = {
    **{name: MalRule(name, bends, _bent(kind)) for name, (bends, kind) in KINDS.items()},
    "coins-kept": MalRule("coins-kept", ("coins-lapse",), _kept("coins", "coins"), two_turns=True),
    "points-add": MalRule("points-add", ("win-points",), _kept("points", "points"), two_turns=True),
}
"""All of the course, by id."""


def part_of(answer: Mapping[str, Any], at: Path) -> object:
    """What stands in an answer at a path; None where it leads nowhere."""
    found: Any = answer
    for step in at:
        try:
            found = found[step]
        except (LookupError, TypeError):
            return None
    return found


def detect(request: Request, at: Path, given: object, before: Request | None = None) -> tuple[str, ...]:
    """The misconceptions that lead to a wrong answer; none for a right one."""
    if given == part_of(inspect(request), at):
        return ()
    return tuple(
        name
        for name, rule in MAL_RULES.items()
        if (before is not None or not rule.two_turns) and part_of(rule.answer(request, before), at) == given
    )


def allowed_by(request: Request, actions: Sequence[str]) -> tuple[str, ...]:
    """The misconceptions by which a set of building actions could be done that the rules do not allow."""
    if builds(Position, request, actions):
        return ()
    return tuple(name for name, (_, kind) in KINDS.items() if builds(kind, request, actions))


def builds(kind: type[Position], request: Request, actions: Sequence[str]) -> bool:
    """Whether these actions, in this order, are allowed one after the other."""
    position = turn_of(kind, read_request(request))
    for action in actions:
        if position.phase != "build" or position.reasons(action):
            return False
        position = position.built(action)
    return True
