"""The app: a header, and below it one page at a time, each made when it is first opened."""

from __future__ import annotations

import json
import logging
from typing import Any, Final
from urllib.parse import parse_qs

import ipywidgets

from cardcity_tutor.core.errors import InputError, RequestError, TutorError
from cardcity_tutor.core.json_text import read_json
from cardcity_tutor.games import DEFAULT, shown
from cardcity_tutor.locale import LANGUAGES, choose_language
from cardcity_tutor.sessions.names import game_name
from cardcity_tutor.widgets.base import FIRST_LANGUAGES, Gesture, TutorWidget
from cardcity_tutor.widgets.bundle import script, sheets

from . import markup
from .initial_html import first_page
from .offers import page_maker
from .own_lessons import OwnLessons
from .seat_requests import SeatRequests
from .visit import RULESET, THEMES, Query, Visit

PAGES: Final = ("home", *markup.PAGES)
LONGEST_QUERY: Final = 4000
"""Characters of a link that are read: a city of four players with its options takes a quarter of that."""
LONGEST_KEPT: Final = 2000
"""Characters of what the browser kept of the last visit that are read."""
SHORT: Final = {"city": "sandbox", "lesson": "course", "rule": "rules"}
"""Links without a page: what they ask for tells it."""
UNTITLED: Final = ("course", "rules")
"""Pages whose views are made for notebooks too, where they are no page: they have no heading of the first level."""

log = logging.getLogger(__name__)


def read_query(text: str) -> tuple[str, Query]:
    """The page that a link asks for, and what it asks of it.

    >>> read_query("?lesson=6")
    ('course', {'lesson': '6'})
    """
    if len(text) > LONGEST_QUERY:
        raise InputError("text-too-long", size=len(text), max=LONGEST_QUERY)
    fields = {name: values[-1] for name, values in parse_qs(text.lstrip("?"), keep_blank_values=True).items()}
    page = fields.pop("page", "") or next((page for field, page in SHORT.items() if field in fields), "home")
    return page, fields


class Shell(TutorWidget):
    """The header. The browser tells it what the address says, and what was kept of the last visit."""

    _esm = script("shell/shell.js")
    _css = sheets("base/tokens.css", "base/parts.css", "shell/shell.css")

    def __init__(self, app: TutorApp) -> None:
        """For an app whose visit is there already."""
        self.app = app
        self.backs = 0
        """How often the browser went back or forward, as far as this header heard."""
        self.nods = SeatRequests(app.visit, self.changed)
        super().__init__()
        app.visit.dress(self)
        app.visit.observe(self.changed, ["theme", "nickname", "resume", "ruleset"])

    def describe(self) -> dict[str, Any]:
        """The header as HTML, the page, and what the browser should keep for the next visit."""
        visit, page = self.app.visit, self.app.page
        return {
            "html": markup.header(self.language, page, visit.theme, visit.nickname, visit.ruleset),
            "game": game_name(self.language, visit.ruleset),
            "skip": self.say("app-skip"),
            "page": page,
            "name": self.say(f"page-{page}"),
            "heading": page in UNTITLED,
            "address": self.app.address,
            "backs": self.backs,
            "opening": self.say("page-opening", page="{page}"),
            "resume": json.dumps(visit.resume) if visit.resume else "",
            "broken": self._broken_link(),
            "nods": self.nods.scene(self.language),
        }

    def _broken_link(self) -> dict[str, Any] | None:
        """The fields of a link that could not be opened, to correct them; they go with the next page or link."""
        app = self.app
        if app.broken is None:
            return None
        return {
            "page": app.page,
            "fields": list(app.broken.items()),
            "label": self.say("link-broken"),
            "open": self.say("link-open"),
        }

    def on_hello(self, gesture: Gesture) -> None:
        """A browser opened the app: its language and theme, the last visit, and what the address asks for."""
        visit = self.app.visit
        chosen = str(gesture.get("lang", ""))
        visit.lang = (
            chosen if chosen in LANGUAGES else choose_language(str(gesture.get("languages", ""))[:200])
        )
        if gesture.get("theme") in THEMES:
            visit.theme = str(gesture["theme"])
        visit.resume = _resume(str(gesture.get("resume", "")))
        visit.open_game = bool(gesture.get("game"))
        visit.kept_progress = str(gesture.get("progress", ""))
        visit.own = OwnLessons(str(gesture.get("pack", "")))
        trouble = self._enter(str(gesture.get("member", "")))
        self.on_open(gesture)
        if trouble and self.app.page != "club":  # which says it itself, with the way in
            self.tell(trouble)

    def _enter(self, kept: str) -> str:
        """A member who was here before comes back with the key that the browser kept, or hears why not."""
        desk = self.app.visit.desk
        if desk is None or not kept:
            return ""
        try:
            found = read_json(kept[:LONGEST_KEPT])
            desk.enter(str(found["nickname"]), str(found["key"]))
        except TutorError as error:
            return self.explain(error)
        except (ValueError, LookupError, TypeError):
            return ""  # not ours: the club's page asks again
        self.app.visit.nickname = desk.nickname
        return ""

    def on_open(self, gesture: Gesture) -> None:
        """A link was followed, or the browser's back button (``back`` counts them): open what the address says."""
        back = int(gesture.get("back", 0))
        self.backs = back or self.backs
        page, query = read_query(str(gesture.get("query", "")))
        query = dict(query)
        self.app.open_ruleset(query.pop(RULESET, DEFAULT))
        self.app.enter(page, query, again=bool(back))

    def on_nod(self, gesture: Gesture) -> None:
        """The member's answer to a question."""
        yes = gesture["yes"] is True
        self.tell(self.say(self.nods.answer(int(gesture["game"]), str(gesture["word"]), yes=yes)))

    def on_stop_thinking(self, _: Gesture) -> None:
        """Whoever has work done elsewhere has heard of it before us."""

    def on_lang(self, _: Gesture) -> None:
        """The other language."""
        visit = self.app.visit
        visit.lang = next(lang for lang in LANGUAGES if lang != self.language)

    def on_theme(self, _: Gesture) -> None:
        """The next theme: the system's, light, dark."""
        visit = self.app.visit
        visit.theme = THEMES[(THEMES.index(visit.theme) + 1) % len(THEMES)]


class TutorApp(ipywidgets.VBox):  # type: ignore[misc]
    """The whole app for one visitor."""

    children: tuple[ipywidgets.Widget, ...]

    def __init__(self, visit: Visit) -> None:
        """Open the home page; the browser's address may ask for another as soon as it is there."""
        self.visit = visit
        self.page = "home"
        self.address = ""
        self.broken: Query | None = None
        """What the link asked for that was followed last, if its page could not make sense of it."""
        self._pages: dict[str, ipywidgets.DOMWidget] = {"home": page_maker(DEFAULT, "home")(visit, {})}
        self._asked: dict[str, Query] = {}
        self._entering = False
        self._open = DEFAULT
        """The game of the page that is shown."""
        visit.going, visit.noting = self.follow, self.note
        self.shell = Shell(self)
        super().__init__([self.shell, self._pages["home"]])
        self.add_class("cc-app")

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:  # noqa: ANN401
        """Before any script runs, and where none can: the home page with a picture of its board."""
        shown: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        return shown | {
            "text/html": first_page(self._pages["home"]),
            "text/plain": game_name(LANGUAGES[0], DEFAULT),
        }

    def follow(self, page: str, query: Query) -> None:
        """Go where another page asks to go; trouble is told in the header."""
        try:
            self.enter(page, query)
        except TutorError as error:
            self.shell.tell(self.shell.explain(error))
        self.shell.changed()

    def open_ruleset(self, name: str) -> None:
        """Go over to a game; the pages of the others wait as they are. Raises ``InputError`` for one that cannot be opened."""
        if name not in shown():
            raise RequestError(RULESET, "request-ruleset", value=name[:40], expected=", ".join(shown()))
        self.visit.ruleset = name

    def _place(self, page: str) -> str:
        """Under which a page of the open game is known."""
        return page if self.visit.ruleset == DEFAULT else f"{self.visit.ruleset}/{page}"

    def enter(self, page: str, query: Query, *, again: bool = False) -> None:
        """Show a page. The one that was shown waits as it is.

        ``again`` comes from the back button: who goes back to what a link had opened finds what they made of it.
        A page that cannot make sense of the query is shown without it; the error is raised all the same.
        """
        self.broken = None
        if page not in PAGES:
            names = ", ".join(self.shell.say(f"page-{name}") for name in markup.MENU)
            raise InputError("page-unknown", page=page[:40], expected=names)
        place = self._place(page)
        seen = again and place in self._pages and self._asked.get(place, {}) == query
        if page == self.page and self._open == self.visit.ruleset and not query and not seen:
            self._asked.pop(place, None)  # the menu's entry of the open page leads to its beginning
            view = self._view(page, query, anew=True)
        else:
            try:
                view = self._view(page, {} if seen else query)
            except TutorError as error:
                if query and error.code != "page-broken":
                    self._show(page, self._view(page, {}))
                    self.address = self.visit.address(page, **query)  # where a reload says it again
                    self.broken = None if error.code.startswith("club-") else query
                raise
        self._show(page, view)
        self._mark(page, query or self._asked.get(place, {}))

    def _show(self, page: str, view: ipywidgets.DOMWidget) -> None:
        self.page, self._open = page, self.visit.ruleset
        if view not in self.children:
            self.children = (*self.children, view)
        for other in self.children[1:]:  # one that left the box would complain in the browser
            other.layout.display = None if other is view else "none"

    def note(self, page: str, query: Query) -> None:
        """A page has turned to something else by itself: its address follows."""
        self._mark(page, query)
        if not self._entering:  # what was asked for is the address then, in the words it was asked for
            self.broken = None
            self.shell.changed()

    def _mark(self, page: str, query: Query) -> None:
        self._asked[self._place(page)] = dict(query)
        if page == self.page:
            self.address = self.visit.address(page, **({} if page == "home" else query))

    def _view(self, page: str, query: Query, *, anew: bool = False) -> ipywidgets.DOMWidget:
        place = self._place(page)
        known = self._pages.get(place)
        self._entering = True
        languages = FIRST_LANGUAGES.set(self.shell.language)
        try:
            if known is None:
                known = self._pages[place] = page_maker(self.visit.ruleset, page)(self.visit, query)
                known.add_class("cc-page")
            elif query and hasattr(known, "turn_to"):
                known.turn_to(query)
            elif anew and hasattr(known, "turn_back"):
                known.turn_back()
        except TutorError:
            raise
        except Exception:
            log.exception("page %s", page)
            raise InputError("page-broken", page=self.shell.say(f"page-{page}")) from None
        finally:
            FIRST_LANGUAGES.reset(languages)
            self._entering = False
        return known


def _resume(text: str) -> dict[str, Any]:
    """Where the course was left, as the browser kept it; nothing if somebody else wrote there."""
    try:
        found = read_json(text[:LONGEST_KEPT])
        return {
            "lesson": int(found["lesson"]),
            "title": {lang: str(found["title"][lang])[:120] for lang in LANGUAGES},
            "step": int(found["step"]),
            "steps": int(found["steps"]),
        }
    except (ValueError, LookupError, TypeError):
        return {}
