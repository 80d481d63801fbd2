"""The pages of the app that are Card City's own, each imported when somebody opens it."""

from collections.abc import Mapping
from typing import Final

from ....core.ruleset import PageLoader, PageMaker


def _course() -> PageMaker:
    from .course import CoursePage

    return CoursePage


def _home() -> PageMaker:
    from .home import Home

    return Home


def _play() -> PageMaker:
    from .play import PlayPage

    return PlayPage


def _referee() -> PageMaker:
    from .referee import RefereePage

    return RefereePage


def _replay() -> PageMaker:
    from .replay import ReplayPage

    return ReplayPage


def _rules() -> PageMaker:
    from .rules import RulesPage

    return RulesPage


def _sandbox() -> PageMaker:
    from .sandbox import Sandbox

    return Sandbox


def _teach() -> PageMaker:
    from .teach import TeachPage

    return TeachPage


PAGES: Final[Mapping[str, PageLoader]] = {
    "home": _home,
    "course": _course,
    "rules": _rules,
    "sandbox": _sandbox,
    "play": _play,
    "referee": _referee,
    "teach": _teach,
    "replay": _replay,
}
