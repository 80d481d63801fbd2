"""Options of answers in lessons: their words, and the things of the table that stand for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....core.face import Request
from ....locale import say
from ..rules.inspection import read_request
from ..rules.play import rule_of
from ..teach.turn_sheet import sheet
from .places import discard_spot
from .speech import action_label
from .words import capital, coins, name, rule_words

ACTION_KINDS: Final = ("do", "may", "loses", "build")
Asked = Mapping[str, Any]


def option_words(request: Request, exercise: Asked, option: str, lang: str) -> str:
    """An action, a card, a rule, a line of a sheet, or a message of its own."""
    kind = exercise["kind"]
    if kind in ACTION_KINDS:
        return action_label(read_request(request), option, lang)
    if kind == "why":
        return rule_words(lang, rule_of(option, str(exercise["action"])))[0]
    if kind == "recycle":
        return capital(name(lang, option))
    if kind == "read":
        return _line(request, str(exercise["seed"]), int(option), lang)
    return say(lang, f"answer-designtown-{kind}-{option}")


def option_spot(request: Request, exercise: Asked, option: str) -> str:
    """The deck for a card or a shuffle, a card of the discard, a pile of the supply, a card of the row."""
    kind, position = exercise["kind"], read_request(request)
    if kind == "read":
        return f"row.{option}"
    if kind == "recycle":
        return discard_spot(position.discard, option) or ""
    if kind not in ACTION_KINDS:
        return ""
    action, _, face = option.partition(" ")
    if action in ("play", "shuffle"):
        return "deck" if (action == "play") == bool(len(position.deck)) else ""
    if action in ("recycle", "upgrade"):
        return discard_spot(position.discard, face) or ""
    return f"supply.{face}" if action == "buy" else ""


def _line(request: Request, seed: str, number: int, lang: str) -> str:
    """What a line of a turn sheet claims."""
    line = sheet(request, seed)[number - 1]
    return say(
        lang,
        "designtown-sheet-line",
        card=capital(name(lang, line.card)),
        brought=line.brought,
        coins=coins(lang, line.coins),
        unhappy=line.unhappy,
    )
