"""What other options make of a city, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardcity_tutor.core.verdict import Place

from .....render.phrases import filled, listed, money_text, number_text, said
from ...rules.effects import Effects
from ...rules.names import names_of
from ...rules.position import Position
from .cards import card_name

FEW: Final = 4
"""So many cells are named; of more, only the number is told."""


def effects_text(
    lang: str,
    found: Effects,
    after: Position,
    foreign: Sequence[str] = (),
    outs: tuple[bool, bool] = (False, False),
) -> str:
    """The sentence; ``foreign`` are cards on the board or in the hand that these options do not know.

    ``outs`` says whether pollution puts the player out, before and after: such a count has no value to compare.
    """
    parts = []
    if outs[0] != outs[1]:
        parts.append(said(lang, "effects-out" if outs[1] else "effects-back"))
    if found.score:
        before, now = (number_text(lang, value) for value in found.score)
        parts.append(filled(lang, "effects-score", {"before": before, "after": now}))
    if found.income:
        before, now = (money_text(lang, value) for value in found.income)
        parts.append(filled(lang, "effects-income", {"before": before, "after": now}))
    for card, more, less in found.cells:
        name = card_name(lang, card)
        for key, cells in (("effects-more", more), ("effects-less", less)):
            if cells:
                names = {"card": name, "cells": _cells(lang, cells, after)}
                parts.append(
                    filled(lang, key, names, count=len(cells), few="yes" if len(cells) <= FEW else "no")
                )
    if foreign:
        cards = listed(lang, list(dict.fromkeys(card_name(lang, card) for card in foreign)))
        parts.append(filled(lang, "effects-foreign", {"cards": cards}))
    if not parts:
        return said(lang, "effects-moved" if found.moved else "effects-none")
    told = parts[0]
    for part in parts[1:]:
        told = filled(lang, "effects-join", {"first": told, "last": part})
    return filled(lang, "effects", {"parts": told})


def _cells(lang: str, places: Sequence[Place], position: Position) -> str:
    names = names_of(position)
    return listed(lang, [names.name(place) or "–" for place in places[:FEW]])
