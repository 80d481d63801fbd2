"""One visitor's stay: the language and the colours they chose, who they are, and the way from page to page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, urlencode

import traitlets

from cardcity_tutor.games import DEFAULT
from cardcity_tutor.locale import LANGUAGES

from .own_lessons import OwnLessons

if TYPE_CHECKING:
    from cardcity_tutor.course.progress import Progress

    from .club_client import ClubClient

RULESET: Final = "ruleset"
"""The field of a link that names the game; absent, it is the first one."""
THEMES: Final = ("auto", "light", "dark")
Query = Mapping[str, str]
"""What a link asks for: the fields after its ``?``, each once."""
Going = Callable[[str, Query], None]


class Visit(traitlets.HasTraits):
    """What all pages of one visitor share. Each page is given it, and observes what it needs.

    >>> Visit().link("rules", rule="limit")
    '?page=rules&rule=limit'
    """

    lang = traitlets.Enum(("auto", *LANGUAGES), "auto")
    """``fr``, ``en``, or ``auto``: as the browser asks."""
    theme = traitlets.Enum(THEMES, "auto")
    nickname = traitlets.Unicode("")
    """The member's name while a member is here, else nothing; the club's page sets it."""
    resume = traitlets.Dict()
    """Where the course was left: ``lesson`` (its number), ``title`` in each language, ``step`` of ``steps``."""

    ruleset = traitlets.Unicode(DEFAULT)
    """The game that is open."""

    open_game = traitlets.Bool(False)
    """Whether the browser keeps a game that is not over."""

    met = traitlets.Dict()
    """How well the visitor knows each rule, as far as the course says so."""

    packs_changed = traitlets.Int(0)
    """How often lessons of the visitor's own were opened or put away."""

    def __init__(self, desk: ClubClient | None = None) -> None:
        """With the club's desk, where there is a club."""
        super().__init__()
        self.desk = desk
        self.kept_progress = ""
        """The progress that the browser brought, as text; who reads it needs the course, which is large."""
        self.progress: Progress | None = None
        """The same as an object, once somebody has asked for it: see `learning`."""
        self.own = OwnLessons()
        self.going: Going | None = None
        """Whoever can change the page; a view that stands alone in a notebook has nobody."""
        self.noting: Going | None = None
        """Whoever keeps the address of what a page shows."""

    @traitlets.observe("nickname")
    def _on_nickname(self, _change: object) -> None:
        """Another person has other progress."""
        self.progress = None

    def dress(self, *views: traitlets.HasTraits) -> None:
        """Give these views the visitor's language and theme, now and whenever they change."""
        for view in views:
            for name in ("lang", "theme"):
                traitlets.dlink((self, name), (view, name))

    def go(self, page: str, **query: str) -> None:
        """Open another page, or another thing on this one."""
        if self.going is not None:
            self.going(page, query)

    def note(self, page: str, **query: str) -> None:
        """Say what a page has turned to by itself, so that a reload and a shared address find it."""
        if self.noting is not None:
            self.noting(page, query)

    def address(self, page: str, **query: str) -> str:
        """The address of a page for the game that is open."""
        if self.ruleset == DEFAULT:
            return "" if page == "home" and not query else self.link(page, **query)
        return self.link(page, **{RULESET: self.ruleset, **query})

    @staticmethod
    def link(page: str, **query: str) -> str:
        """The address of a page within the app, for the game that the query names."""
        return "?" + urlencode({"page": page, **query}, quote_via=quote)
