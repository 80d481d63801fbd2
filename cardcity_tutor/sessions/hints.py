"""A hint in three steps: where to look, what kind of decision, and the decision with what speaks for it."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING, Any, Final

from ..coach.playouts import Advice
from ..core.face import Face
from ..core.scene import Menu, Scene
from ..locale import say
from .gestures import gesture_of

if TYPE_CHECKING:
    from .match import Suggestion

WHERE, KIND = 1, 2
NAMED: Final = 3
"""Decisions whose figures are told."""


def hint_words(
    face: Face,
    lang: str,
    view: Any,  # noqa: ANN401
    scene: Scene,
    menu: Menu,
    suggestion: Suggestion,
    step: int,
) -> list[str]:
    """One step, in sentences."""
    causes = list(face.causes(view, suggestion.action, lang))
    choice, gesture = gesture_of(face, view, menu, suggestion.action)
    spot = gesture.get("spot", choice.get("spot", "")) if choice and gesture else ""
    if step == WHERE:
        where = _area(scene, spot)
        return [say(lang, "match-hint-where", where=where) if where else say(lang, "match-hint-buttons")]
    if step == KIND and choice is not None:
        return [say(lang, "match-hint-kind", choice=choice["label"]), *causes[:1]]
    named = face.named(view, suggestion.action, lang)
    told = [say(lang, "match-hint-decision", decision=named), *causes]
    if suggestion.advice is not None:
        told += figures(face, lang, view, suggestion.advice)
    return told


def figures(face: Face, lang: str, view: Any, advice: Advice) -> list[str]:  # noqa: ANN401
    """What the playouts found for the best decisions, and how sure that is."""
    found = [estimate for estimate in advice.estimates[:NAMED] if not isinf(estimate.error)]
    if not found:
        return [say(lang, "match-figures-none")]
    told = [
        say(
            lang,
            "match-figure-score" if advice.scored else "match-figure-share",
            decision=face.named(view, estimate.action, lang),
            mean=_rounded(estimate.mean, scored=advice.scored),
            error=max(1, _rounded(estimate.error, scored=False))
            if not advice.scored
            else _rounded(estimate.error, scored=True),
            count=estimate.count,
        )
        for estimate in found
    ]
    if not advice.clear:
        told.append(say(lang, "match-figures-open"))
    return told


def _rounded(value: float, *, scored: bool) -> float:
    """A score to a tenth, a share in per cent."""
    return round(value, 1) if scored else round(100 * value)


def _area(scene: Scene, spot: str) -> str:
    """The title of the area with a spot."""
    return next(
        (area["title"] for area in scene["areas"] if any(item["spot"] == spot for item in area["items"])), ""
    )
