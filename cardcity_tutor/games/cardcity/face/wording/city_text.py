"""What is wrong with a city text, for whoever typed it: lines counted from 1, and every sign that is no card."""

from __future__ import annotations

from cardcity_tutor.core.errors import TutorError
from cardcity_tutor.locale import say
from cardcity_tutor.locale.sentences import shown, text_sentence

from .....render.phrases import listed
from ...rules.tokens import MAP_TOKENS

SHIFT = ">"
"""Moves a row of bricks by half a card."""
MOST_NAMED = 6
LONGEST_TOKEN = 20


def text_trouble(lang: str, error: TutorError, text: str, halls: int = 0) -> list[str]:
    """Sentences about a text that could not be read; ``halls`` is how many players share the map."""
    strange = _strange(text, halls)
    told = []
    if not (strange and error.code in ("city-token", "city-pair")):
        told.append(text_sentence(lang, error))
    if strange:
        tokens = listed(lang, [say(lang, "text-token", token=shown(token)) for token in strange[:MOST_NAMED]])
        told.append(say(lang, "text-unknown", tokens=tokens, count=len(strange)))
    return told


def _strange(text: str, halls: int) -> list[str]:
    """Tokens that are no card, each once."""
    known = {*MAP_TOKENS, SHIFT, *(f"M{number}" for number in range(halls))}
    tokens = dict.fromkeys(text.replace("/", " ").split())
    return [token[:LONGEST_TOKEN] for token in tokens if token not in known]
