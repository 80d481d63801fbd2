"""Which pages there are for which game: each page asks the ruleset for what it needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import DEFAULT, find


def can_be_played(ruleset: Ruleset) -> bool:
    """Whether a match of it can be shown, kept and gone through again."""
    return None not in (ruleset.engine, ruleset.load_face, ruleset.records, ruleset.read_options)


def can_be_read(ruleset: Ruleset) -> bool:
    """Whether its rules can be looked up and shown on positions."""
    return None not in (ruleset.load_book, ruleset.load_face)


NEEDS: Final[Mapping[str, Callable[[Ruleset], bool]]] = {
    "play": can_be_played,
    "replay": can_be_played,
    "rules": can_be_read,
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
