"""What is wrong with a city text, for whoever typed it: lines counted from 1, and every sign that is no card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardcity_tutor.core.errors import TutorError
from cardcity_tutor.locale import say
from cardcity_tutor.locale.sentences import quoted, shown

from .....render.phrases import listed
from ...rules.tokens import MAP_TOKENS

SHIFT = ">"
"""Moves a row of bricks by half a card."""
TYPED = frozenset(
    f"city-{what}"
    for what in (
        "empty", "ragged", "token", "pair", "edition", "two-halls", "two-architects", "architect-apart", "too-large",
        "whole-frame", "bricks", "halls", "halls-places", "off-map", "too-wide",
    )
)  # fmt: skip
"""What can be wrong with a text; requests, which count from 0, have words of their own for each."""
MOST_NAMED = 6
LONGEST_TOKEN = 20


def text_trouble(lang: str, error: TutorError, text: str, halls: int = 0) -> list[str]:
    """Sentences about a text that could not be read; ``halls`` is how many players share the map."""
    strange = _strange(text, halls)
    told = []
    if not (strange and error.code in ("city-token", "city-pair")):
        told.append(say(lang, f"text-{error.code}", **quoted(_from_one(error.params))))
    if strange:
        tokens = listed(lang, [say(lang, "text-token", token=shown(token)) for token in strange[:MOST_NAMED]])
        told.append(say(lang, "text-unknown", tokens=tokens, count=len(strange)))
    return told


def _strange(text: str, halls: int) -> list[str]:
    """Tokens that are no card, each once."""
    known = {*MAP_TOKENS, SHIFT, *(f"M{number}" for number in range(halls))}
    tokens = dict.fromkeys(text.replace("/", " ").split())
    return [token[:LONGEST_TOKEN] for token in tokens if token not in known]


def _from_one(params: Mapping[str, Any]) -> dict[str, Any]:
    """Rows as people count them; of a cell that the error names, its row."""
    found = dict(params)
    for name in ("first", "second", "cell"):
        if isinstance(found.get(name), list):
            found[name] = found[name][0] + 1
    if "row" in found:
        found["row"] += 1
    return found
