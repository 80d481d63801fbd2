"""What changes from one way of playing to another: numbers, rules that come, go, or make room for others.

Nothing here is written down twice: numbers are those of ``game`` and ``setting``, and where a rule is in force is what
the rulebook's data says.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from ....core.errors import InputError
from ....core.rule import Rule
from ..rules.ending import LOWER_BOUNDS
from ..rules.game import Game, game
from ..rules.setting import LEVELS, VARIANTS, VICTORIES
from . import rules
from .claims import facts
from .entries import entries


class Way(NamedTuple):
    """An edition at a level; the edition of 2012 has one only, the simplified one."""

    edition: str
    level: str


SIMPLIFIED, NORMAL, ADVANCED = (Way("xl", level) for level in LEVELS)
OLD: Final = Way("2012", "simplified")
WAYS: Final = (OLD, SIMPLIFIED, NORMAL, ADVANCED)
STEPS: Final = ((SIMPLIFIED, NORMAL), (NORMAL, ADVANCED), (SIMPLIFIED, ADVANCED), (OLD, SIMPLIFIED))
"""The pairs that a reader may want to compare."""
SWITCHES: Final = frozenset({"clouds", "bribes", "meters"})
"""Facts that are there or not."""
_NOT_YET: Final = frozenset({("meter-colours", SIMPLIFIED)})
"""The one level of 2012 knows parking meters as a variant, the simplified level of XL does not know them."""
RANK: Final = "rank:"
_ENDINGS: Final = ("-normal", "-advanced", "-xl", "-2012")
_TOLD_BY: Final = {
    "frame": "frame", "limit": "limit", "limit-step": "limit-industry", "turns": "setup-turns", "hand": "hand-size",
    "draw": "draw", "lot.up": "lots", "lot.down": "lots", "rest.up": "lots", "rest.down": "lots",
    "bribes": "bribe", "money": "setup-money", "pile.R": "setup-pile", "pile.I": "setup-pile", "pile.P": "setup-pile",
    "pile.C": "setup-pile", "pile.L": "setup-pile", "pile.bicolour": "setup-bicolour", "pile.total": "setup-pile",
    "reserve.R": "setup-reserve", "reserve.C": "setup-reserve", "reserve.I": "setup-reserve",
    "reserve.K": "setup-parks-clouds", "reserve.N": "setup-parks-clouds", "price.L": "leisure-price",
    "price.K": "buy-park", "clouds": "cloud-trigger", "meters": "parking-meters", "victories": "options-victories",
    "variants": "options-variants", "levels": "options-levels",
}  # fmt: skip
"""For each fact the rule that gives it; of ``lots`` and the like, the one of its family that is in force."""


class Figure(NamedTuple):
    """A number that changes, and the rule that gives it."""

    name: str
    rule: str
    before: int
    after: int


class Difference(NamedTuple):
    """All that changes between two ways of playing."""

    figures: tuple[Figure, ...]
    replaced: tuple[tuple[str, str], ...]
    """Rules that make room for another one of their family."""
    comes: tuple[str, ...]
    goes: tuple[str, ...]
    stays: tuple[str, ...]
    """Rules in force on both sides, with or without other numbers."""


def in_force(rule: Rule, way: Way) -> bool:
    """Whether a rule belongs to this way of playing (its variant may still be left out).

    A ruling belongs where one of the rules does that it settles.
    """
    if rule.is_ruling:
        return any(in_force(rules()[settled], way) for settled in rule.related)
    return rule.applies(edition=way.edition, level=way.level) and (rule.id, way) not in _NOT_YET


def family(rule_id: str) -> str:
    """What ``lots`` and ``lots-normal`` have in common.

    >>> family("lots-normal"), family("rank-2012"), family("lots")
    ('lots', 'rank', 'lots')
    """
    for ending in _ENDINGS:
        rule_id = rule_id.removesuffix(ending)
    return rule_id


@cache
def difference(before: Way, after: Way, players: int = 2) -> Difference:
    """What changes from one way to the other at this number of players."""
    old, new = ({name for name, rule in rules().items() if in_force(rule, way)} for way in (before, after))
    goes, comes = ([name for name in entries() if name in some] for some in (old - new, new - old))
    replaced = [(left, right) for left in goes for right in comes if family(left) == family(right)]
    numbers = figures(before, players), figures(after, players)
    changed = [
        Figure(name, _teller(name, players, after, before), numbers[0].get(name, 0), numbers[1].get(name, 0))
        for name in dict.fromkeys([*numbers[0], *numbers[1]])
        if numbers[0].get(name, 0) != numbers[1].get(name, 0)
    ]
    return Difference(
        tuple(changed),
        tuple(replaced),
        tuple(name for name in comes if name not in {right for _, right in replaced}),
        tuple(name for name in goes if name not in {left for left, _ in replaced}),
        tuple(name for name in entries() if name in old & new),
    )


def _teller(fact: str, players: int, *ways: Way) -> str:
    """The rule that gives a fact: of its family the most particular one, in the first of these ways that has one."""
    given = (
        "rank" if fact.startswith(RANK) else "solo-draw" if (fact, players) == ("draw", 1) else _TOLD_BY[fact]
    )
    kin = [
        rule
        for rule in rules().values()
        if family(rule.id) == family(given) and not rule.only.get("variants")
    ]
    kin.sort(key=lambda rule: len(rule.only["level"]))
    return next(rule.id for way in ways for rule in kin if in_force(rule, way))


@cache
def figures(way: Way, players: int) -> Mapping[str, int]:
    """The numbers of a way of playing, by name; a solo game has the bounds of its ranks, ``rank:<number>``."""
    found = game(edition=way.edition, level=way.level, players=players)
    numbers = facts(found) | _rules(found)
    if found.solo:
        bounds = LOWER_BOUNDS[way.edition, "residential"]
        numbers |= {f"{RANK}{number}": bound for number, bound in enumerate(bounds) if bound}
    else:
        numbers |= _lots(found)
    return {name: numbers[name] for name in [*_TOLD_BY, *numbers] if name in numbers and _known(name)}


def _known(name: str) -> bool:
    return name in _TOLD_BY or name.startswith(RANK)


def _rules(found: Game) -> dict[str, int]:
    way = found.setting
    return {
        "limit": way.rules.limit,
        "limit-step": way.rules.limit_step,
        "price.L": way.rules.price,
        "price.K": way.rules.price if found.parks else 0,
        "clouds": way.rules.clouds,
        "bribes": int(found.bribes),
        "meters": int(way.rules.free_colours >= 0),
        "victories": sum(_playable(way.edition, victory=victory) for victory in VICTORIES),
        "levels": sum(_playable(way.edition, level=level) for level in LEVELS),
        "variants": len(VARIANTS[way.edition]),
    }


def _playable(edition: str, **option: str) -> bool:
    try:
        game(edition=edition, **option)  # type: ignore[arg-type]
    except InputError:
        return False
    return True


def _lots(found: Game) -> dict[str, int]:
    """How the first division of a turn is laid out: of the rest, each player still to come has one card to see."""
    others, down = found.players - 1, found.setting.facts.open_down
    return {
        "lot.up": found.hand - down,
        "lot.down": down,
        "rest.up": others,
        "rest.down": (found.hand - 1) * others,
    }


def successors(rule: Rule) -> tuple[tuple[str, tuple[Way, ...]], ...]:
    """The rules of the same family that are in force where this one is not, and where that is."""
    mine = {way for way in WAYS if in_force(rule, way)}
    found = []
    for other in rules().values():
        if rule.is_ruling or other.id == rule.id or family(other.id) != family(rule.id):
            continue
        ways = tuple(way for way in WAYS if in_force(other, way) and way not in mine)
        if ways:
            found.append((other.id, ways))
    return tuple(found)
