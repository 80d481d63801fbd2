"""Fresh exercises from a recipe: cities that games really reach, asked where a typical mistake shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from ..coach.malrules import MAL_RULES
from ..coach.puzzles import generate
from ..coach.situations import Dice
from ..core.errors import InputError
from ..games.cardcity.claims import facts
from ..games.cardcity.ending import LOWER_BOUNDS
from ..games.cardcity.kernel.cards import has_leisure, is_industry
from ..games.cardcity.tokens import HAND_TOKENS
from .exercises import Asked, BuildTo, Divide, Error, Exercise, Order, exercise
from .exercises.asking import COUNTS
from .exercises.dividing import plain_offer
from .lesson import Drill, Step
from .questioning import BUILDING, GROWING, LATE, asked, reached

TRIES: Final = 60
"""Positions that are looked at before a recipe is said to lead nowhere …"""
PUZZLE_TRIES: Final = 10
"""… and puzzles, which take longer, until one of them is a boundary case."""
PLAIN_CARDS: Final = ("R", "C", "L", "P", "I1")
PUZZLES: Final[Mapping[str, type[BuildTo]]] = {"order": Order, "build-to": BuildTo}
MAPS: Final = ("single-city", "suburb")
"""Variants with a map of their own, on which no lone town hall stands."""


def fresh(drill: Drill, seed: int, *, boundary: bool = False) -> Exercise:
    """An exercise of this recipe; the same seed gives the same one. ``boundary`` asks for one that is easily got wrong."""
    first: Exercise | None = None
    tries = PUZZLE_TRIES if drill.data.get("kind") in PUZZLES else TRIES
    for made in islice(_made(drill, seed), tries):
        if made.boundary or not boundary:
            return made
        first = first or made
    if first is None:
        raise InputError("drill-nowhere", kind=str(drill.data.get("kind", "")))
    return first


def _made(drill: Drill, seed: int) -> Iterator[Exercise]:
    """Exercises of the recipe without end."""
    kind = str(drill.data["kind"])
    dice = Dice(seed)
    maker = _MAKERS.get(kind, asked)
    if kind == "count" and drill.data.get("what") not in COUNTS:
        maker = _facts
    for _ in range(TRIES):
        try:
            found = maker(drill, dice)
        except InputError as error:
            if error.code not in PASSING:
                raise
            continue
        if found is not None:
            yield found


PASSING: Final = frozenset(
    {"exercise-no-reason", "exercise-no-error", "exercise-nowhere", "exercise-too-many", "exercise-tie", "question-no-score", "puzzle-none"}
)  # fmt: skip
"""Of one position that something cannot be asked of it; another one may do."""


def _placing(drill: Drill, dice: Dice) -> Exercise | None:
    """A card of the hand, where not every cell will do."""
    way, position = reached(drill.way, dice, BUILDING)
    hand = [HAND_TOKENS[card] for card in position.hand if position.plan().first.get(card)]
    wanted = str(drill.data.get("card", ""))
    hand = [card for card in hand if not wanted or card.rstrip("1234") == wanted.rstrip("1234")]
    if not hand:
        return None
    return exercise(way, position, {"kind": "place", "card": hand[dice.below(len(hand))]})


def _whys(drill: Drill, dice: Dice) -> Exercise | None:
    """A forbidden cell beside the city, or a district that does not grow."""
    growing = bool(drill.data.get("district"))
    way, position = reached(drill.way, dice, GROWING | LATE if growing else BUILDING)
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
    way, position = reached(drill.way, dice, LATE | GROWING)
    what = str(drill.data.get("what") or way.victory)
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
    way, position = reached(drill.way, dice, GROWING)
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
        drawn = [reached(bare, dice, LATE)[1] for _ in range(2)]
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


KEPT: Final = ("kind", "what", "theme", "victory", "part", "district")
"""Parameters that a fresh exercise of the same kind shares with the first."""


def variant(step: Step) -> Drill:
    """The recipe for fresh exercises like that of a step: its misconceptions are those of the author's wrong answers."""
    made = step.exercise
    if made is None:
        raise InputError("answer-empty")
    data = {name: made.data[name] for name in KEPT if name in made.data}
    kind = made.question.kind if isinstance(made, Asked) else None
    mistakes = tuple(
        wrong.because
        for wrong in step.wrongs
        if wrong.because in MAL_RULES and kind in MAL_RULES[wrong.because].kinds
    )
    return Drill(step.way, data, mistakes)


def another(step: Step, seed: int) -> Exercise:
    """A fresh exercise like that of a step; about its misconceptions, unless no position outside the lesson shows them."""
    drill = variant(step)
    try:
        return fresh(drill, seed)
    except InputError:
        if not drill.mistakes:
            raise
        return fresh(replace(drill, mistakes=()), seed)
