"""Which pages there are for which game: its own, or the shared one, which asks the ruleset for what it needs.

A page is what makes a view, a widget of ours or a box of them, from a visit and the query of a link. The view may have
``turn_to(query)``, which shows something else on it, and ``turn_back()``, which is called when the menu's entry of the
open page is chosen. All may raise a ``TutorError``: the visitor is told. Each page is imported when somebody opens it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cardcity_tutor.core.ruleset import PageLoader, PageMaker, Ruleset
from cardcity_tutor.games import find

from .game_pages import GameText


def can_be_played(ruleset: Ruleset) -> bool:
    """Whether a match of it can be shown, kept and gone through again."""
    return None not in (ruleset.engine, ruleset.load_face, ruleset.records, ruleset.read_options)


def can_be_read(ruleset: Ruleset) -> bool:
    """Whether its rules can be looked up and shown on positions."""
    return None not in (ruleset.load_book, ruleset.load_face)


def can_be_learnt(ruleset: Ruleset) -> bool:
    """Whether it has a course, and a face to show it."""
    from cardcity_tutor.course.packs import course_folder  # few visitors need to read lessons

    return None not in (ruleset.load_teach, ruleset.load_face, course_folder(ruleset.id))


def _home() -> PageMaker:
    return lambda visit, _query: GameText(visit, "home", pages_of(visit.ruleset))


def _course() -> PageMaker:
    from .game_course import GameCourse

    return GameCourse


def _play() -> PageMaker:
    from .match_pages import MatchPage

    return MatchPage


def _replay() -> PageMaker:
    from .match_pages import MatchReplayPage

    return MatchReplayPage


def _club() -> PageMaker:
    from .club_page import ClubPage

    return ClubPage


def _rules() -> PageMaker:
    from .rules_page import GameRulesPage

    return GameRulesPage


def _sandbox() -> PageMaker:
    from .sandbox_page import SandboxPage

    return SandboxPage


def _teach() -> PageMaker:
    from .stage_page import StagePage

    return StagePage


def _referee() -> PageMaker:
    from .referee_page import RefereePage

    return RefereePage


NEEDS: Final[Mapping[str, Callable[[Ruleset], bool]]] = {
    "course": can_be_learnt,
    "play": can_be_played,
    "replay": can_be_played,
    "rules": can_be_read,
    "sandbox": can_be_played,
    "teach": can_be_played,
    "referee": lambda ruleset: None not in (ruleset.load_sheet, ruleset.load_face),
    "club": lambda ruleset: ruleset.load_challenge is not None,
    "home": lambda _ruleset: True,
}
"""What a shared page needs of a game."""
SHARED: Final[Mapping[str, PageLoader]] = {
    "course": _course,
    "play": _play,
    "replay": _replay,
    "rules": _rules,
    "sandbox": _sandbox,
    "teach": _teach,
    "referee": _referee,
    "club": _club,
    "home": _home,
}
"""The shared pages."""


def offers(ruleset: str, page: str) -> bool:
    """Whether a game has a page."""
    game = find(ruleset)
    return page in game.pages or (page in NEEDS and NEEDS[page](game))


def pages_of(ruleset: str) -> tuple[str, ...]:
    """The pages that a game has beside its beginning."""
    known = dict.fromkeys((*NEEDS, *find(ruleset).pages))
    return tuple(page for page in known if page != "home" and offers(ruleset, page))


def page_maker(ruleset: str, page: str) -> PageMaker:
    """What makes a page of a game; where the game has none, the sentence that says so."""
    game = find(ruleset)
    if page in game.pages:
        return game.pages[page]()
    if offers(ruleset, page):
        return SHARED[page]()
    return lambda visit, _query: GameText(visit, page, pages_of(ruleset))
