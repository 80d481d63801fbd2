"""Which pages there are for which game: each page asks the ruleset for what it needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import DEFAULT, find


def can_be_played(ruleset: Ruleset) -> bool:
    """Whether a match of it can be shown, kept and gone through again."""
    return None not in (ruleset.engine, ruleset.load_face, ruleset.records, ruleset.read_options)


def can_be_learnt(ruleset: Ruleset) -> bool:
    """Whether it has a course, and a face to show it."""
    from cardcity_tutor.course.packs import course_folder  # few visitors need to read lessons

    return None not in (ruleset.load_teach, ruleset.load_face, course_folder(ruleset.id))


NEEDS: Final[Mapping[str, Callable[[Ruleset], bool]]] = {
    "course": can_be_learnt,
    "play": can_be_played,
    "replay": can_be_played,
}
"""What a page needs of a game; a page that is not named here knows the first game only."""


def offers(ruleset: str, page: str) -> bool:
    """Whether a game has a page."""
    if ruleset == DEFAULT or page == "home":
        return True
    return page in NEEDS and NEEDS[page](find(ruleset))


def pages_of(ruleset: str) -> tuple[str, ...]:
    """The pages that a game has beside its beginning."""
    return tuple(page for page in NEEDS if offers(ruleset, page))
