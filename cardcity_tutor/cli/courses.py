"""Which course is meant: that of a game, or lessons of one's own, which say themselves of which game they are."""

from __future__ import annotations

from pathlib import Path

from ..core.errors import InputError
from ..course.packs import Pack, course, course_folder
from ..games import DEFAULT, find


def asked_course(ruleset: str | None, *, own: bool) -> Pack | None:
    """The course of the game that was asked for; None where lessons of one's own were named."""
    if not own:
        return course(find(ruleset or DEFAULT).id)
    if ruleset is not None:
        raise InputError("lessons-own-ruleset")
    return None


def asked_folder(ruleset: str | None) -> Path:
    """Where the course of that game lies."""
    game = find(ruleset or DEFAULT).id
    folder = course_folder(game)
    if folder is None:
        raise InputError("game-no-lessons", game=game)
    return folder
