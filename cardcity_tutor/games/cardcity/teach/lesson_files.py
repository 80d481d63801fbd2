"""Card City in lesson files: ways of playing, cities and hands, and the exercises about them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from ....core.errors import InputError
from ....core.fields import LARGEST_NUMBER
from ....course.lesson import Drill, Lesson, Step
from ....course.nodes import Node
from ....course.sources import LessonError
from ..book import examples, rules, rulings
from ..book.claims import position as claimed_position
from ..coach.bots import bot_names, has_bot
from ..rules.names import names_of
from ..rules.position import Position, read_hand
from ..rules.reachable import impossible
from ..rules.reserve import RESERVE_KEYS, Reserve, read_reserve
from ..rules.setting import EDITIONS, LEVELS, VICTORIES
from .exercises import KINDS, Data, Exercise, exercise, known_fields
from .generating import another, fresh
from .later import in_order
from .malrules import MAL_RULES
from .way import FIELDS, Way

_CELL: Final = re.compile(r"\[(-?\d+), (-?\d+)\]")


class CardCityTeach:
    """The game's side of lesson files."""

    way = Way()
    nowhere = Position.of("M")
    step_fields = ("city", "example", "hand", "money", "reserve")
    kinds = tuple(KINDS)
    rules = (*rules(), *rulings())
    mistakes = tuple(MAL_RULES)

    def read_way(self, node: Node, base: Way) -> Way:
        """How it is played, where a lesson says so; otherwise as before."""
        found = node.fields(FIELDS)
        changes: dict[str, Any] = {}
        for name, options in (("edition", EDITIONS), ("level", LEVELS), ("victory", VICTORIES)):
            if name in found:
                changes[name] = found[name].choice(tuple(options))
        for name, most in (("players", 4), ("player", 3)):
            if name in found:
                changes[name] = found[name].number(1 if name == "players" else 0, most)
        if "variants" in found:
            changes["variants"] = found["variants"].texts()
        if "rulings" in found:
            changes["rulings"] = {name: value.plain() for name, value in found["rulings"].fields(()).items()}
        way = replace(base, **changes)
        with node.blamed(found):
            way.game()
        return way

    def read_position(self, node: Node, found: Mapping[str, Node], way: Way) -> tuple[Position, Way]:
        """The city of a step, written out or that of a worked example of the book, and what its player has besides."""
        if "example" in found:
            position, way = _exemplary(found, way)
        else:
            position = _city(found["city"], way) if "city" in found else _hall(node, way)
        changes: dict[str, Any] = {}
        if "money" in found:
            changes["money"] = found["money"].number(0, LARGEST_NUMBER)
        if "hand" in found:
            with found["hand"].blamed():
                changes["hand"] = read_hand(found["hand"].texts(), way.edition)
        if "reserve" in found:
            with found["reserve"].blamed():
                changes["reserve"] = _reserve(found["reserve"])
        return position.changed(**changes), way

    def known_fields(self, kind: str) -> tuple[str, ...]:
        """The parameters of a kind of exercise."""
        return known_fields(kind)

    def exercise(self, way: Way, position: Position, data: Data) -> Exercise:
        """The exercise with these parameters."""
        return exercise(way, position, data)

    def fresh(self, drill: Drill, seed: int, *, boundary: bool = False) -> Exercise:
        """A fresh exercise from a recipe."""
        return fresh(drill, seed, boundary=boundary)

    def another(self, step: Step, seed: int) -> Exercise:
        """A fresh exercise like that of a step."""
        return another(step, seed)

    def in_order(self, lessons: Sequence[Lesson]) -> Iterator[Lesson]:
        """The lessons, each told what comes after it."""
        return in_order(lessons)

    def impossible(self, step: Step) -> Iterator[InputError]:
        """Why no game leads to the city of a step, with its cells as the board names them."""
        names = names_of(step.position)
        for error in impossible(step.position.city, step.position.setting):
            if "cells" not in error.params:
                yield error
                continue
            cells = _CELL.findall(str(error.params["cells"]))
            named = ", ".join(names.name((int(row), int(column))) or "?" for row, column in cells)
            yield InputError(error.code, **{**error.params, "cells": named})

    def check_bot(self, name: str) -> None:
        """Refuse what is no bot by a name of the game; a path to somebody's code is none."""
        if not has_bot(name):
            raise InputError("bot-unknown", value=name[:60], expected=", ".join(bot_names()))


def _hall(node: Node, way: Way) -> Position:
    with node.blamed():
        return way.position("M")


def _city(node: Node, way: Way) -> Position:
    """The city of a text; a complaint about one of its rows stands at the line of that row."""
    rows = [(line, row.rstrip("/").strip()) for line, row in node.lines]
    try:
        return way.position(" / ".join(row for _, row in rows))
    except InputError as error:
        number = error.params.get("row")
        line = rows[number][0] if isinstance(number, int) and number < len(rows) else node.line
        raise LessonError(error, node.file, line, node.field) from error


def _exemplary(found: Mapping[str, Node], way: Way) -> tuple[Position, Way]:
    """The first city of a worked example, under the options that it has there."""
    name = found["example"].choice(tuple(examples()))
    claims = [claim for claim in examples()[name].claims if "city" in claim]
    if not claims or "city" in found:
        found["example"].fail("lesson-example-city", value=name)
    unsaid = {
        "edition": "xl",
        "level": "simplified",
        "variants": (),
        "rulings": {},
    }  # as its position has them
    claimed = unsaid | {field: claims[0][field] for field in FIELDS if field in claims[0]}
    claimed["variants"] = tuple(claimed["variants"])
    return claimed_position(claims[0]), replace(way, **claimed)


def _reserve(node: Node) -> Reserve:
    return read_reserve({name: value.plain() for name, value in node.fields(RESERVE_KEYS).items()})
