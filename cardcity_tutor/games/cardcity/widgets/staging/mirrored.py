"""What a room sees of the stage at this moment, in every language, for those who follow it on a phone.

Nothing else: a line that is not open yet is a question, as on the projector.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cardcity_tutor.locale import LANGUAGES, say

from .frames import Frame, Line, Show
from .overlay import frame_svg
from .staged import Staged


def mirrored(staged: Staged, at: int) -> dict[str, Any]:
    """The picture and the words of a frame."""
    shows = {lang: _played(staged, lang) for lang in LANGUAGES}
    first = next(iter(shows.values()))
    at = max(0, min(at, len(first.frames) - 1))
    return {"svg": frame_svg(first, at)} | {
        lang: _told(show, at, lang) | _impossible(staged, lang) for lang, show in shows.items()
    }


@lru_cache(maxsize=32 * len(LANGUAGES))
def _played(staged: Staged, lang: str) -> Show:
    return staged.play(lang)


@lru_cache(maxsize=32 * len(LANGUAGES))
def _impossible(staged: Staged, lang: str) -> dict[str, str]:
    found = staged.impossible(lang)
    return {"note": found} if found else {}


def _told(show: Show, at: int, lang: str) -> dict[str, Any]:
    frame = show.frames[at]
    whole = not show.late or frame.shown == len(show.lines)
    return {
        "title": show.title if whole else say(lang, "ui-stage-worked"),
        "aside": show.aside,
        "question": show.question,
        "note": show.note,
        "lines": [_line(line, k, frame) for k, line in enumerate(show.lines)],
        "total": [frame.label, frame.total] if frame.total else [],
        "changes": [[change.name, change.before, change.after] for change in frame.changes],
    }


def _line(line: Line, k: int, frame: Frame) -> dict[str, Any]:
    """A line that is open; of another one what is asked."""
    now = k == (frame.shown if frame.asked else frame.shown - 1)
    if k >= frame.shown:
        return {"title": (now and line.asked) or line.ahead, "value": "?", "now": now, "open": False}
    return {
        "title": line.title,
        "detail": line.detail,
        "value": line.value,
        "mark": line.mark,
        "now": now,
        "open": True,
    }
