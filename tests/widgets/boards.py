"""Boards to play with, and what to do with them."""

from __future__ import annotations

from typing import Any

import pytest

from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.session import MODES
from cardcity_tutor.locale import LANGUAGES

GROWING = "I1 . . . . / P M R L . / . L C R L"
"""Three districts are due, and the limit leaves room for two cards."""
Scene = dict[str, Any]
languages = pytest.mark.parametrize("lang", LANGUAGES)
modes = pytest.mark.parametrize("mode", MODES)


def board(**options: Any) -> CityBoard:
    return CityBoard("I . / M C / . R", hand=["P", "C"], money=5, lang="en", **options)


def growing(**options: Any) -> CityBoard:
    return CityBoard(GROWING, level="normal", mode="develop", lang="en", **options)


def do(view: CityBoard, kind: str, **fields: Any) -> Scene:
    """A gesture, and the scene that follows."""
    view.gesture = {"kind": kind, **fields, "count": view.seq}
    return dict(view.scene)


def note(view: CityBoard) -> str:
    return str(view.scene["note"] or "")
