"""Ways of playing and scores in words, where neither board nor game is at hand; fulfils ``core.face.ResultWords``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .....render.phrases import money_text, number_text, said
from ...rules.ways import Way
from .options import way_summary


def way_text(lang: str, way: Mapping[str, Any]) -> str:
    """A way of playing in one line.

    >>> way_text("en", {"text": "…", "level": "normal", "victory": "economic", "players": 2})
    'Normal · economic victory · 2 players'
    """
    return way_summary(lang, Way.of({name: way[name] for name in Way.__slots__ if name in way}))


def score_text(lang: str, score: float | None, way: Mapping[str, Any]) -> str:
    """Points, or dollars where they decide; a player whom pollution puts out has none.

    >>> score_text("en", 11.5, {"victory": "residential"}), score_text("fr", None, {"victory": "economic"})
    ('11.5', 'hors jeu')
    """
    if score is None:
        return said(lang, "club-score-out")
    value = int(score) if score == int(score) else round(score, 1)
    return money_text(lang, value) if way["victory"] == "economic" else number_text(lang, value)


def score_unit(lang: str, score: float | None, way: Mapping[str, Any]) -> str:
    """What a score is counted in, where the figure does not say so.

    >>> [score_unit("en", 1, {"victory": victory}) for victory in ("residential", "economic")]
    ['point', '']
    """
    return "" if score is None or way["victory"] == "economic" else said(lang, "club-score-unit", score=score)
