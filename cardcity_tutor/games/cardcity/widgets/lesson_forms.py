"""What the browser needs to offer an answer: the choices of each form of exercise, in words."""

from __future__ import annotations

from typing import Any

from cardcity_tutor.core.breakdown import Number
from cardcity_tutor.render.phrases import said, signed

from ..face.paper.answering import boards
from ..face.wording import Naming, card_name, term_words
from ..face.wording.terms import DOLLARS
from ..rules.ending import LOWER_BOUNDS, RANKS
from ..rules.tokens import HAND_TOKENS
from ..teach.exercises import Choose, Divide, Error, Exercise, Fact, Form, Why
from .ground import Ground

AT_BOARD = frozenset({Form.PLACE, Form.MOVES})
"""Forms that are answered by laying cards."""
FEW = 4
"""Cells of a line that are named beside it."""


def form_scene(exercise: Exercise, lang: str, naming: Naming, ground: Ground) -> dict[str, Any]:
    """The form of an exercise: its kind and what there is to choose from."""
    scene: dict[str, Any] = {"kind": str(exercise.form)}
    match exercise:
        case Why():
            scene["choices"] = [said(lang, f"rule-{name}.title") for name in exercise.options]
        case Fact() if exercise.form is Form.WORD:
            bounds = LOWER_BOUNDS[exercise.way.edition, exercise.way.victory]
            scene["choices"] = [
                f"{name} · {bound}+" for name, bound in zip(RANKS, bounds, strict=True) if bound is not None
            ]
        case Fact() if exercise.what == "winner":
            scene["pictures"] = boards(exercise)
        case Error():
            scene["lines"] = [_line(lang, line.term, line.shown, naming, ground) for line in exercise.lines]
            scene["total"] = signed(
                lang, exercise.total, money=exercise.what in ("income", "economic")
            ).lstrip("+")
        case Choose() if exercise.offer is not None:
            scene["lots"] = [
                {"up": _tokens(lot.up), "down": len(lot.down), "money": lot.money} for lot in exercise.offer
            ]
        case Divide():
            offers = exercise.offers()
            scene["pool"] = _tokens(exercise.pool)
            scene["size"] = offers.size
            scene["money"] = offers.money
    if exercise.form is Form.CELLS:
        scene["cells"] = {number: name for name, number in _named(exercise, ground)}
    tokens = {*scene.get("pool", ()), *(token for lot in scene.get("lots", ()) for token in lot["up"])}
    scene["names"] = {token: card_name(lang, token) for token in sorted(tokens)}
    return scene


def _named(exercise: Exercise, ground: Ground) -> list[tuple[str, int]]:
    """The cells of the board by the names that can be typed."""
    found = [(exercise.name(place), number) for place, number in ground.number.items()]
    return [(name, number) for name, number in found if name != "?"]


def _tokens(cards: tuple[int, ...]) -> list[str]:
    return [HAND_TOKENS[card] for card in cards]


def _line(lang: str, term: Any, shown: Number, naming: Naming, ground: Ground) -> dict[str, Any]:  # noqa: ANN401 (a term)
    """A line of a sheet as it claims to be: its own detail would give the true number away."""
    words = term_words(lang, term, naming)
    return {
        "title": words.title,
        "where": ", ".join(map(naming, term.cells)) if len(term.cells) <= FEW else "",
        "value": signed(lang, shown, money=term.rule in DOLLARS),
        "cells": ground.numbers(term.cells),
    }
