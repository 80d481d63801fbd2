"""Under which circumstances the statements of an example hold: what they share, and what is different for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardcity_tutor.locale import say
from cardcity_tutor.render.wording.claims import given_words, player_words
from cardcity_tutor.render.wording.stage import capitalised, city_words

from ..claim_boards import COUNTED
from ..ground import Ground

Claim = Mapping[str, Any]
FEW: Final = 3
"""Cells that a line names where its city differs from the one before; more of them are another city."""


def shared(stated: Sequence[Claim], lang: str) -> list[str]:
    """How all statements of an example are played. On a shared map every sum names its player for itself."""
    told = [given_words(lang, claim) for claim in stated if claim["claim"] not in ("split", "places")]
    named = {player_words(lang, claim) for claim in stated if claim["claim"] in COUNTED}
    return [
        text for text in (told[0] if told else []) if text not in named and all(text in one for one in told)
    ]


def different(claim: Claim, usual: Sequence[str], lang: str) -> list[str]:
    """What holds for a statement and not for all; a district is the same for every player."""
    player = player_words(lang, claim) if claim["claim"] == "district" else ""
    return [text for text in given_words(lang, claim) if text not in usual and text != player]


def changed(before: Ground | None, after: Ground | None, lang: str) -> list[str]:
    """What lies otherwise on the city of a statement than on the one before; nothing where it is the same."""
    if before is None or after is None:
        return []
    old, new = _cards(before), _cards(after)
    cells = sorted(cell for cell in old.keys() | new.keys() if old.get(cell) != new.get(cell))
    if not cells:
        return []
    if len(cells) > FEW:
        return [say(lang, "stage-city-other")]
    turned = [cell for cell in cells if _turned(old.get(cell, ""), new.get(cell, ""))]
    laid = [(new[cell], cell) for cell in cells if cell in new and cell not in turned]
    return [city_words(lang, laid, turned, [cell for cell in cells if cell not in new])]


def _turned(old: str, new: str) -> bool:
    """Whether a bicolour card only faces another way."""
    return len(old) == len(new) == len("RC0") and old[:2] == new[:2]


def _cards(ground: Ground) -> dict[str, str]:
    """The cards of a city under the names of their cells."""
    return {ground.name(place): token for place, token in ground.plan.tokens.items()}


def told(parts: Sequence[str]) -> str:
    """The circumstances as one small line."""
    return capitalised(" · ".join(parts))
