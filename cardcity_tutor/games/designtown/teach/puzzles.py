"""Puzzles: positions found by search in which the right decision is not the one that comes to mind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Final

from ....core.errors import InputError
from ..coach.reckoning import gains
from ..rules.building import ACTIONS
from ..rules.cards import FRONTS, PILES
from ..rules.inspection import read_request
from ..rules.position import Position
from .exercises import recycled_value

MOST_TRIES: Final = 4000
Accepted = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Puzzle:
    """A position, what is asked (``question-designtown-<theme>``), and every answer that is right."""

    theme: str
    request: Mapping[str, Any]
    accepted: Accepted
    """Each answer is a list of actions; of one chance or number a list of that text."""
    hardness: int
    """More branches, and a smaller distance to the second best choice."""


Maker = Callable[[Mapping[str, Any], Position], tuple[Accepted, int] | None]


def make(theme: str, seed: int) -> Puzzle:
    """The first puzzle of a theme that a search from this seed finds."""
    chance = Random(seed)
    maker, draw = THEMES[theme]
    for _ in range(MOST_TRIES):
        request = draw(chance)
        position = _position(request)
        if position is None or position.over:
            continue
        found = maker(request, position)
        if found is not None:
            return Puzzle(theme, request, *found)
    raise LookupError(theme)


# ---------------------------------------------------------------- positions


def _cards(chance: Random, faces: str, least: int, most: int) -> list[str]:
    return [chance.choice(faces) for _ in range(chance.randint(least, most))]


def playing(chance: Random, *, top: str = "", backs: str = "CMGW", deck: str = "RRSHFPAM") -> dict[str, Any]:
    """A turn in its playing phase."""
    below = _cards(chance, deck, 1, 5)
    return {
        "deck": f"{top or chance.choice(deck)} {{{' '.join(sorted(below))}}}",
        "row": " ".join(_cards(chance, "RSSFPHPFC", 1, 5)),
        "discard": " ".join(sorted(_cards(chance, f"RAF{backs}", 0, 4))),
        "supply": {"S": 8, "H": 8, "F": 4, "P": 4},
    }


def building(chance: Random) -> dict[str, Any]:
    """A turn in its building phase."""
    return {
        "deck": "S {R R}",
        "row": " ".join(_cards(chance, "FFSPGHP", 3, 6)),
        "discard": " ".join(sorted(_cards(chance, "RRASHFP", 3, 6))),
        "supply": {"S": 8, "H": 8, "F": 4, "P": 4},
        "phase": "build",
    }


def _upgrading(chance: Random) -> dict[str, Any]:
    return {
        "deck": "S {R R}",
        "row": " ".join(_cards(chance, "FFFSH", 3, 4)),
        "discard": " ".join(sorted({*_cards(chance, "RASHFP", 6, 9)})),
        "supply": dict.fromkeys(PILES, 0),
        "phase": "build",
    }


def winning(chance: Random) -> dict[str, Any]:
    """A row with nearly eight points."""
    return {
        "deck": f"{chance.choice('MCGWR')} {{{' '.join(sorted(_cards(chance, 'MCGWRRS', 1, 4)))}}}",
        "row": " ".join(
            [*["M", "C", "G", "G", "M", "C"][: chance.randint(4, 6)], *_cards(chance, "RS", 0, 2)]
        ),
        "discard": " ".join(sorted(_cards(chance, "CMR", 0, 3))),
        "supply": {"S": 4, "H": 4, "F": 4, "P": 4},
    }


def _eighteen(chance: Random) -> dict[str, Any]:
    row = ["S", *_cards(chance, "SPPFF", 11, 14)]
    return {
        "deck": f"{chance.choice('SPR')} {{{' '.join(sorted(_cards(chance, 'SPRRF', 2, 5)))}}}",
        "row": " ".join(row),
        "supply": {"S": 0, "H": 8, "F": 0, "P": 0},
    }


def _gift(chance: Random) -> dict[str, Any]:
    return {
        "deck": "-",
        "row": " ".join(_cards(chance, "SPF", 1, 3)),
        "discard": " ".join(_cards(chance, "RSP", 1, 3)),
        "supply": {pile: chance.randint(0, 3) for pile in PILES},
        "players": 1,
    }


def _position(request: Mapping[str, Any]) -> Position | None:
    try:
        return read_request(request)
    except InputError:
        return None


# ---------------------------------------------------------------- themes


def values(position: Position) -> dict[tuple[str, ...], Fraction]:
    """What each first decision is worth: stopping, going on, or recycling a card and then the better of both."""
    found: dict[tuple[str, ...], Fraction] = {}
    advice = position.odds.advice(position.moment, may_stop=not position.must)
    if advice.stop is not None:
        found["stop",] = advice.stop
    if advice.go is not None:
        found["play" if len(position.deck) else "shuffle",] = advice.go
    for face in sorted({*position.discard} & {*FRONTS}):
        value = recycled_value(position, (face,))
        if value is not None:
            found[f"recycle {face}",] = value
    return found


def _best(found: Mapping[tuple[str, ...], Fraction]) -> tuple[Accepted, int]:
    top = max(found.values())
    best = tuple(sorted(answer for answer, value in found.items() if value == top))
    second = max((value for value in found.values() if value < top), default=top - 10)
    return best, len(found) + max(0, 5 - int(top - second))


def _stop_or_go(_: Mapping[str, Any], position: Position) -> tuple[Accepted, int] | None:
    advice = position.odds.advice(position.moment, may_stop=not position.must)
    if advice.stop is None or advice.go is None or abs(advice.stop - advice.go) < 1:
        return None
    naive = "stop" if position.sums.unhappy + 1 >= position.sums.limit else "go"
    if naive == advice.best:
        return None
    return _best({("stop",): advice.stop, ("play",): advice.go})


def _best_upgrade(_: Mapping[str, Any], position: Position) -> tuple[Accepted, int] | None:
    found = [gain for gain in gains(position) if gain.action.startswith("upgrade")]
    if len(found) < 5:
        return None
    dearest = max(found, key=lambda gain: gain.price)
    if dearest.worth == found[0].worth:
        return None
    return _best({(gain.action,): Fraction(gain.worth) for gain in found})


def _recycling_order(_: Mapping[str, Any], position: Position) -> tuple[Accepted, int] | None:
    found = values(position)
    best, hardness = _best(found)
    recycles = [answer for answer in found if answer[0].startswith("recycle")]
    if len(recycles) < 2 or len(best) != 1 or best[0] not in recycles:
        return None
    return best, hardness


def _save_the_turn(_: Mapping[str, Any], position: Position) -> tuple[Accepted, int] | None:
    chances = position.odds.go_on(position.moment)
    if chances is None or "residential-top" not in position.must:
        return None
    if not any(end.result == "bust" and share == 1 for end, share in chances.items()):
        return None
    found = {answer: value for answer, value in values(position).items() if answer != ("stop",)}
    return _best(found) if len(found) > 1 else None


def win_chances(position: Position) -> dict[tuple[str, ...], Fraction]:
    """The chance to win this turn after each first decision."""
    found: dict[tuple[str, ...], Fraction] = {}
    go = "play" if len(position.deck) else "shuffle"
    found[go,] = position.odds.advice(position.moment, may_stop=False).win
    for face in sorted({*position.discard} & {*FRONTS}):
        after = position.recycle(face)
        found[f"recycle {face}",] = after.odds.advice(after.moment, may_stop=False).win
    return found


def _win_this_turn(_: Mapping[str, Any], position: Position) -> tuple[Accepted, int] | None:
    found = win_chances(position)
    best, hardness = _best(found)
    if max(found.values()) == 0 or best[0] == ("play",) or len(found) < 2:
        return None
    return best, hardness


def sets(position: Position) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every set of building actions that is allowed in some order, with its worth."""
    seen = set()
    waiting: list[tuple[Position, tuple[str, ...], int]] = [(position, (), 0)]
    while waiting:
        now, done, worth = waiting.pop()
        key = (tuple(sorted(done)), now.discard, worth)
        if key in seen:
            continue
        seen.add(key)
        yield key[0], worth
        for action in ACTIONS:
            if not now.reasons(action):
                after = now.built(action)
                waiting.append((after, (*done, action), worth + _held(after) - _held(now)))


def _held(position: Position) -> int:
    table = position.way.table
    return sum(table[face].worth for face in (*position.deck.known, *position.deck.hidden, *position.discard))


def _two_purchases(_: Mapping[str, Any], position: Position) -> tuple[Accepted, int] | None:
    found: dict[tuple[str, ...], Fraction] = {}
    for actions, worth in sets(position):
        found[actions] = max(found.get(actions, Fraction(worth)), Fraction(worth))
    best, hardness = _best(found)
    greedy = gains(position)[0].action if gains(position) else ""
    if len(best[0]) < 2 or any(greedy in answer for answer in best):
        return None
    return best, hardness


def _reach_eighteen(_: Mapping[str, Any], position: Position) -> tuple[Accepted, int] | None:
    win = position.odds.advice(position.moment, may_stop=False).win
    if win in (0, 1) or position.sums.points + len(position.deck) >= position.way.table.points:
        return None
    return ((str(win),),), len(position.deck)


def _poisoned_gift(_: Mapping[str, Any], position: Position) -> tuple[Accepted, int] | None:
    """Alone: whether to shuffle at all when that takes a card of a supply that is nearly gone."""
    if sum(position.supply) != 1 or "stop" not in position.may:
        return None
    return (("stop",),), 1


THEMES: Final[Mapping[str, tuple[Maker, Callable[[Random], dict[str, Any]]]]] = {
    "stop-or-go": (_stop_or_go, playing),
    "best-upgrade": (_best_upgrade, _upgrading),
    "recycling-order": (_recycling_order, playing),
    "win-this-turn": (_win_this_turn, winning),
    "save-the-turn": (_save_the_turn, lambda chance: playing(chance, top="R")),
    "two-purchases": (_two_purchases, building),
    "eighteen": (_reach_eighteen, _eighteen),
    "poisoned-gift": (_poisoned_gift, _gift),
}
"""The themes of the course, each with its search."""
