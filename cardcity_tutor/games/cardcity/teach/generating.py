"""Fresh exercises from a recipe: cities that games really reach, asked where a typical mistake shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from ....core.background import think
from ....core.errors import InputError
from ....course.lesson import Drill, Step
from ..book.claims import facts
from ..coach.situations import Dice
from ..rules.ending import LOWER_BOUNDS
from ..rules.kernel.cards import has_leisure, is_industry
from ..rules.position import Position
from ..rules.tokens import HAND_TOKENS
from .exercises import Asked, BuildTo, Divide, Error, Exercise, Fact, Order, Score, exercise, sheet_lines
from .exercises.asking import COUNTS
from .exercises.dividing import plain_offer
from .later import shown, takes
from .malrules import MAL_RULES
from .puzzles import generate
from .questioning import BUILDING, GROWING, LATE, asked, reached

LOOKED_AT: Final = 600
"""Positions that are looked at before a recipe is said to lead nowhere …"""
PUZZLES_LOOKED_AT: Final = 20
"""… and puzzles."""
TRIES: Final = 60
"""Exercises that are looked at until one of them is a boundary case …"""
FEW_TRIES: Final = 10
"""… and of puzzles and predictions, which take longer."""
WORTH_TRIES: Final = 40
"""Exercises that are looked at until one is worth counting."""
CARDS_TO_COUNT: Final = 12
"""Cards of the smallest city whose final score is worth counting, with the town hall …"""
POSITIVE_LINES: Final = 2
"""… and lines that bring something …"""
FEW_LINES: Final = frozenset({"economic", "happiness"})
"""… but for these victories, where one will do."""
PLAIN_CARDS: Final = ("R", "C", "L", "P", "I1")
PUZZLES: Final[Mapping[str, type[BuildTo]]] = {"order": Order, "build-to": BuildTo}
SLOW: Final = frozenset({*PUZZLES, "predict"})
"""Kinds whose exercises take a while to make."""
MAPS: Final = ("single-city", "suburb")
"""Variants with a map of their own, on which no lone town hall stands."""


def fresh(drill: Drill, seed: int, *, boundary: bool = False) -> Exercise:
    """An exercise of this recipe; the same seed gives the same one. ``boundary`` asks for one that is easily got wrong."""
    if drill.data.get("kind") in SLOW:
        return think(_fresh, drill, seed, boundary=boundary)
    return _fresh(drill, seed, boundary=boundary)


def _fresh(drill: Drill, seed: int, *, boundary: bool) -> Exercise:
    first: Exercise | None = None
    tries = FEW_TRIES if drill.data.get("kind") in SLOW else TRIES
    for number, made in enumerate(islice(_fitting(drill, seed), tries)):
        worth = drill.most or number >= WORTH_TRIES or worth_counting(made)
        if worth and (made.boundary or not boundary):
            return made
        first = first or made
    if first is None:
        raise InputError("drill-nowhere", kind=str(drill.data.get("kind", "")))
    return first


def worth_counting(exercise: Exercise) -> bool:
    """Whether a final score is that of a city with some cards, and points on several lines; other kinds always are."""
    way = exercise.way
    match exercise:
        case Fact(what="winner"):
            seats = exercise.data["seats"]
            return any(
                _counts(way.position(str(seat["city"]), money=seat["money"]), way.victory) for seat in seats
            )
        case Error() if exercise.what != "income":
            return _counts(exercise.position, exercise.what)
        case Score() if not exercise.question.part:
            return _counts(exercise.position, exercise.question.victory)
    return True


def _counts(position: Position, victory: str) -> bool:
    account = position.score(victory)
    lines = [term for term in sheet_lines(account.term) if term.value > 0]
    wanted = 1 if victory in FEW_LINES else POSITIVE_LINES
    cards = position.city.occupied.bit_count()
    return (account.value or 0) > 0 and len(lines) >= wanted and cards >= CARDS_TO_COUNT


def _fitting(drill: Drill, seed: int) -> Iterator[Exercise]:
    """Those that the recipe takes, with nothing to choose that comes later."""
    yield from (shown(drill.later, exercise) for exercise in _made(drill, seed) if takes(drill, exercise))


def _made(drill: Drill, seed: int) -> Iterator[Exercise]:
    """Exercises of the recipe without end."""
    kind = str(drill.data["kind"])
    dice = Dice(seed)
    maker = _MAKERS.get(kind, asked)
    if kind == "count" and drill.data.get("what") not in COUNTS:
        maker = _facts
    for _ in range(PUZZLES_LOOKED_AT if kind in PUZZLES else LOOKED_AT):
        try:
            found = maker(drill, dice)
        except InputError as error:
            if error.code not in PASSING:
                raise
            continue
        if found is not None:
            yield found


PASSING: Final = frozenset(
    {"exercise-no-reason", "exercise-no-error", "answer-not-line", "exercise-nowhere", "exercise-too-many", "exercise-tie", "question-no-score", "puzzle-none"}
)  # fmt: skip
"""Of one position that something cannot be asked of it; another one may do."""


def _placing(drill: Drill, dice: Dice) -> Exercise | None:
    """A card of the hand, where not every cell will do."""
    way, position = reached(drill.way, dice, BUILDING, drill.most)
    hand = [HAND_TOKENS[card] for card in position.hand if position.plan().first.get(card)]
    wanted = str(drill.data.get("card", ""))
    hand = [card for card in hand if not wanted or card.rstrip("1234") == wanted.rstrip("1234")]
    if not hand:
        return None
    return exercise(way, position, {"kind": "place", "card": hand[dice.below(len(hand))]})


def _whys(drill: Drill, dice: Dice) -> Exercise | None:
    """A forbidden cell beside the city, or a district that does not grow."""
    growing = bool(drill.data.get("district"))
    way, position = reached(drill.way, dice, GROWING | LATE if growing else BUILDING, drill.most)
    probe = exercise(way, position, {"kind": "income"})  # for the names of cells
    if growing:
        stops = [reason for reason in position.stops() if reason.cells]
        if not stops:
            return None
        reason = stops[dice.below(len(stops))]
        data = {"card": reason.params["colour"], "district": probe.name(reason.cells[0])}
        return exercise(way, position, {"kind": "why", **data})
    wanted = str(drill.data.get("card", ""))
    card = wanted or PLAIN_CARDS[dice.below(len(PLAIN_CARDS))]
    bare = position.with_hand(())
    named = {cell: probe.name(cell) for cell in bare.why(card)}
    cells = sorted(cell for cell, name in named.items() if name != "?")
    if not cells:
        return None
    return exercise(way, bare, {"kind": "why", "card": card, "cell": named[cells[dice.below(len(cells))]]})


def _errors(drill: Drill, dice: Dice) -> Exercise | None:
    """A sheet with the line of somebody who follows a mal-rule, or with a number that is a little off."""
    what = str(drill.data.get("what") or drill.way.victory)
    way, position = reached(drill.way, dice, LATE | GROWING, drill.most, ending=what != "income")
    if drill.mistakes:
        mistake = drill.mistakes[dice.below(len(drill.mistakes))]
        return exercise(way, position, {"kind": "error", "what": what, "mistake": mistake})
    lines = Error.make(way, position, {"what": what, "line": 1, "shows": 997}).lines
    number = dice.below(len(lines))
    off = (1, 2, -1, 5)[dice.below(4)]
    data = {"kind": "error", "what": what, "line": number + 1, "shows": lines[number].term.value + off}
    return exercise(way, position, data)


def _predictions(drill: Drill, dice: Dice) -> Exercise | None:
    """A city in which something develops."""
    way, position = reached(drill.way, dice, GROWING, drill.most)
    return exercise(way, position, {"kind": "predict", "what": drill.data.get("what", "cells")})


def _puzzles(drill: Drill, dice: Dice) -> Exercise:
    """A puzzle of the theme."""
    way, data = drill.way, drill.data
    theme, themes = str(data.get("theme", "")), PUZZLES[str(data["kind"])].themes
    if theme not in themes:
        raise InputError("option-unknown", field="theme", value=theme[:60], expected=", ".join(themes))
    if theme == "save-discard":  # the architect has so many places that the search would take many seconds
        way = replace(way, variants=tuple(name for name in way.variants if name != "architect"))
    puzzle = generate(
        theme,
        way.level,
        data.get("difficulty"),
        dice.number(),
        edition=way.edition,
        victory=way.victory if theme == "final-turn" else None,
        variants=way.variants,
    )
    return BuildTo.of(replace(way, victory=puzzle.setup.victory), puzzle)


def _divisions(drill: Drill, dice: Dice) -> Exercise:
    """Cards of the pile to divide, or lots to choose from."""
    way, what = drill.way, str(drill.data.get("what", "legal"))
    game = way.game()
    deck = dice.shuffled(list(game.cards(dice.chance)[0]))
    plain = [card for card in deck if not is_industry(card) and not has_leisure(card)] + [
        card for card in deck if has_leisure(card)
    ][:2]
    pool = sorted(dice.shuffled(plain)[: game.hand * game.players])
    tokens = [HAND_TOKENS[card] for card in pool]
    city = reached(replace(way, players=1, variants=()), dice, BUILDING)[1]
    position = way.position(city.text, money=city.money)
    data: dict[str, Any] = {"kind": "divide", "what": what, "pool": tokens, "turn": 4}
    if what != "choose":
        return exercise(way, position, data)
    offers = Divide.make(way, position, data | {"what": "legal"}).offers()
    offer = offers[dice.below(len(offers))]
    return exercise(way, position, data | plain_offer(offer))


def _facts(drill: Drill, dice: Dice) -> Exercise:
    """The same fact for another number of players, another score, other cities."""
    way, what = drill.way, str(drill.data.get("what", ""))
    bare = replace(
        way, players=1, player=0, variants=tuple(name for name in way.variants if name not in MAPS)
    )
    if what == "rank":
        top = max(bound or 0 for bound in LOWER_BOUNDS.get((way.edition, way.victory), (100,)))
        score = dice.below(top + top // 10)
        return exercise(way, bare.position("M"), {"kind": "count", "what": what, "score": score})
    if what == "pollution":
        here, position = reached(way, dice, LATE | GROWING)
        return exercise(here, position, {"kind": "count", "what": what})
    if what == "winner":
        drawn = [reached(bare, dice, LATE, ending=True)[1] for _ in range(2)]
        seats = [{"city": position.text, "money": position.money} for position in drawn]
        return exercise(bare, drawn[0], {"kind": "count", "what": what, "seats": seats})
    players = (2, 3, 4) if way.players > 1 else (1,) if way.variants else (1, 2, 3, 4)
    ways = [replace(way, players=number) for number in players]
    known = [there for there in ways if what in facts(there.game())] or ways  # few play the last turns
    return exercise(known[dice.below(len(known))], bare.position("M"), {"kind": "count", "what": what})


_MAKERS: Final[Mapping[str, Callable[[Drill, Dice], Exercise | None]]] = {
    "place": _placing,
    "why": _whys,
    "error": _errors,
    "predict": _predictions,
    "order": _puzzles,
    "build-to": _puzzles,
    "divide": _divisions,
}


SMALL: Final = 8
"""Cards of the largest city that follows one of half its size."""
KEPT: Final = ("kind", "what", "theme", "victory", "part", "district")
"""Parameters that a fresh exercise of the same kind shares with the first."""


def variant(step: Step) -> Drill:
    """The recipe for fresh exercises like that of a step: its misconceptions are those of the author's wrong answers."""
    made = asked_in(step)
    data = {name: made.data[name] for name in KEPT if name in made.data}
    kind = made.question.kind if isinstance(made, Asked) else None
    mistakes = tuple(
        wrong.because
        for wrong in step.wrongs
        if wrong.because in MAL_RULES and kind in MAL_RULES[wrong.because].kinds
    )
    small = made.position.city.occupied.bit_count() <= SMALL // 2
    return Drill(step.way, data, mistakes, step.later, SMALL if small else 0)


def another(step: Step, seed: int) -> Exercise:
    """A fresh exercise like that of a step; about its misconceptions, unless no position outside the lesson shows them.

    Where only later rules would make one, the step's own exercise is asked again.
    """
    drill = variant(step)
    for recipe in (drill, replace(drill, mistakes=())) if drill.mistakes else (drill,):
        try:
            return fresh(recipe, seed)
        except InputError:
            continue
    return asked_in(step)


def asked_in(step: Step) -> Exercise:
    """The exercise of a step that has one."""
    if step.exercise is None:
        raise InputError("answer-empty")
    found: Exercise = step.exercise
    return found
