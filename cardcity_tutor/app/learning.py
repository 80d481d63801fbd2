"""What a visitor has learnt: one `Progress`, which the course writes, and which its map and the rules read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcity_tutor.core.errors import InputError

from .visit import Visit

if TYPE_CHECKING:
    from cardcity_tutor.course.progress import Progress


def progress_of(visit: Visit) -> Progress:
    """A member's progress as the club keeps it; anybody else's as the browser brought it."""
    if visit.progress is None:
        from cardcity_tutor.course.packs import course  # large, and not needed to read the rules
        from cardcity_tutor.course.progress import Progress

        keeper = None if visit.desk is None else visit.desk.keeper()
        kept = _parsed(visit.kept_progress) if keeper is None else keeper.load(visit.nickname)
        visit.progress = kept or Progress(course().id)
    return visit.progress


def note_rules(visit: Visit) -> None:
    """Tell all pages which rules the course has met so far; a visitor who learnt nothing yet needs no course for that."""
    if visit.progress is not None or visit.kept_progress or visit.nickname:
        from cardcity_tutor.course.packs import course

        visit.met = progress_of(visit).rules(course())


def _parsed(text: str) -> Progress | None:
    from cardcity_tutor.course.progress import Progress

    try:
        return Progress.parse(text) if text else None
    except InputError:  # the lesson player, which brings it too, tells of it
        return None
