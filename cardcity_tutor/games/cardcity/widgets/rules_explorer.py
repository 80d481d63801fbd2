"""``RulesExplorer``: every rule and ruling, to search, to try on a board, to compare, and to see which ones were met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import traitlets

from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.core.rule import Rule
from cardcity_tutor.locale import LANGUAGES, say

from ....widgets.base import Gesture, packed, unpacked
from ....widgets.bundle import script
from ..book import claims
from ..book.changes import STEPS
from ..book.entries import entries, entry, name_of
from ..face.svg import position_svg
from ..face.wording import phase_name
from ..face.wording.rules import citation, rule_text, rule_title, rules_index
from ..rules.setting import MOST_PLAYERS
from .base import CityWidget
from .deck import deck
from .rule_filters import checked, filter_scene, passes
from .rule_pages import STATES, UNMET, LessonLink, changes, known_example, page, rules_map
from .styles import style

VIEWS = ("search", "map", "changes")
MAX_QUERY_LENGTH = 200
"""Letters of a question that are read."""
Lessons = Mapping[str, Sequence[LessonLink]]


class RulesExplorer(CityWidget):
    """All rules of both editions and all rulings of the tutor.

    >>> explorer = RulesExplorer(query="residense", lang="en")
    >>> explorer.value["found"][0]
    'residence-industry'
    >>> explorer.rule = "frame"
    >>> explorer.page["broken"]["statements"][0]["told"]
    'The rules do not allow it.'
    """

    _esm = script("rules/rules-explorer.js")
    _css = style("rules/rules.css")
    options = ("lessons",)

    deck = traitlets.Dict().tag(sync=True)
    """The drawings of all cards, sent once."""
    page = traitlets.Dict().tag(sync=True, to_json=packed, from_json=unpacked)
    """The rule that is open. It is sent apart from the scene, which changes with every letter typed."""
    rule = traitlets.Unicode("")
    """The rule that is open: ``"frame"``, or ``"ruling-limit"`` for the ruling beside the rule of that id; empty: none."""
    query = traitlets.Unicode("")
    filters = traitlets.Dict(value_trait=traitlets.Unicode(), key_trait=traitlets.Unicode())
    """``level``, ``phase``, ``edition``, ``variant``, ``kind`` (``printed``, ``ruling``), ``state`` (``met``, ``unmet``)."""
    view = traitlets.Enum(VIEWS, "search")
    """``search``, ``map`` (which rules were met) or ``changes`` (from level to level, from edition to edition)."""
    met = traitlets.Dict()
    """How well the learner knows the rules: ``{"frame": "seen"}``; ``seen``, ``practised`` or ``mastered``."""
    called = traitlets.Int(0).tag(sync=True)
    """How often another view has asked for a rule."""
    opened_lesson = traitlets.Unicode("").tag(sync=True)
    """The id of the lesson that was last asked for."""

    def __init__(self, lessons: Lessons | None = None, **traits: Any) -> None:  # noqa: ANN401 (traits)
        """Take for each rule the lessons that teach it (those of the course, if not given); the keywords are traits.

        A lesson is its id, its number, and its title in each language: ``("frame", 2, {"fr": …, "en": …})``.
        """
        self._lessons = lessons
        self._example = ""
        self._step, self._players = 0, 2
        traits.setdefault("deck", deck())
        super().__init__(**traits)
        self.observe(self._on_rule, "rule")
        self.observe(self.changed, ["rule", "query", "filters", "view", "met"])

    @traitlets.validate("rule")
    def _known_rule(self, proposal: Mapping[str, Any]) -> str:
        return name_of(entry(proposal["value"])) if proposal["value"] else ""

    @traitlets.validate("filters")
    def _known_filters(self, proposal: Mapping[str, Any]) -> dict[str, str]:
        return checked(proposal["value"])

    @traitlets.validate("met")
    def _known_states(self, proposal: Mapping[str, Any]) -> dict[str, str]:
        found = {}
        for name, state in proposal["value"].items():
            if state not in STATES:
                raise InputError("option-unknown", field="met", value=str(state), expected=", ".join(STATES))
            if state != UNMET:
                found[name_of(entry(name))] = str(state)
        return found

    def call(self, rule: str) -> None:
        """Open a rule that another view asks for: it comes in sight."""
        with self.hold_sync():
            self.called += 1
            self.rule, self.view = rule, "search"
            self.refresh()

    def _on_rule(self, _change: object) -> None:
        self._example = ""

    # ---------------------------------------------------------------- the scene

    def found(self) -> list[str]:
        """The names of the rules that fit the question and pass the filters, the best first."""
        names = list(entries())
        if self.asked:  # the index is large, and many only read the list
            names = [hit.name for hit in rules_index(self.language).search(self.query)]
        return [name for name in names if passes(entries()[name], self.filters, self.met)]

    @property
    def asked(self) -> bool:
        """Whether anything is searched for."""
        return bool(self.query.strip())

    def describe(self) -> dict[str, Any]:
        """The view that is shown, without the open rule, which is made here too but travels apart."""
        lang = self.language
        self.page = self._page()
        scene: dict[str, Any] = {
            "title": say(lang, "rules-title"),
            "view": self.view,
            "views": [[view, say(lang, f"rules-view-{view}")] for view in VIEWS],
            "rule": self.rule,
            "lessons": self._lessons is not None,
        }
        if self.view == "map":
            return scene | {"map": rules_map(lang, self.met)}
        if self.view == "changes":
            return scene | {"changes": changes(lang, self._step, self._players)}
        return scene | {"query": self.query, "filters": filter_scene(lang, self.filters)} | self._results()

    def _page(self) -> dict[str, Any]:
        if not self.rule or self.view != "search":
            return {}
        rule = entry(self.rule)
        return page(
            self.language, rule, self._example, self.met.get(self.rule, UNMET), self._lessons_on(rule)
        )

    def _lessons_on(self, rule: Rule) -> Sequence[LessonLink]:
        """The lessons that meet a rule. They name it by its id, which is a ruling's only where no rule has the same."""
        lessons = self._lessons or {}
        named = lessons.get(name_of(rule), ())
        return named or (lessons.get(rule.id, ()) if entry(rule.id) is rule else ())

    def _results(self) -> dict[str, Any]:
        """The list: by phase while nothing is searched for, else the best first."""
        lang, found = self.language, self.found()
        lines = [self._line(name) for name in found]
        groups: dict[str, list[dict[str, Any]]] = {}
        for name, line in zip(found, lines, strict=True):
            title = "" if self.asked else phase_name(lang, entries()[name].phase)
            groups.setdefault(title, []).append(line)
        return {
            "groups": [{"title": title, "rules": rules} for title, rules in groups.items()],
            "count": say(lang, "rules-found", count=len(found)) + self._partly(found),
            "nothing": None if found else self._nothing(),
        }

    def _partly(self, found: Sequence[str]) -> str:
        """That no rule has all the words, where it is so."""
        whole = not found or not self.asked or rules_index(self.language).has_whole(self.query)
        return "" if whole else " " + self.say("rules-partly")

    def _line(self, name: str) -> dict[str, Any]:
        rule, state = entries()[name], self.met.get(name, UNMET)
        return {
            "name": name,
            "title": rule_title(self.language, rule),
            "text": rule_text(self.language, rule),
            "ruling": rule.is_ruling,
            "tags": [self.say("ui-rules-ruling")] if rule.is_ruling else [],
            "phase": phase_name(self.language, rule.phase),
            "state": state,
            "words": "" if state == UNMET else self.say("rules-state-name", state=state),
            "letter": "" if state == UNMET else self.say("rules-state-name.letter", state=state),
        }

    def _nothing(self) -> dict[str, Any]:
        """What to say where nothing fits, and what to try."""
        index = rules_index(self.language)
        without = len(index.search(self.query)) if self.filters else 0
        if self.asked:
            head = say(self.language, "rules-nothing", query=self.query.strip()[:60])
        else:
            head = self.say("rules-nothing-filtered")
        words = [] if without else index.suggestions(self.query)
        return {
            "head": head,
            "without": self.say("rules-without-filters", count=without) if without else "",
            "perhaps": self.say("rules-perhaps") if words else "",
            "near": words,
            "hint": "" if without or words else self.say("rules-try-page"),
        }

    def result(self) -> dict[str, Any]:
        """What is open, what was asked, and what was found."""
        return {
            "rule": self.rule,
            "query": self.query,
            "filters": dict(self.filters),
            "view": self.view,
            "found": self.found(),
        }

    # ---------------------------------------------------------------- gestures

    def on_search(self, gesture: Gesture) -> None:
        """Something was typed."""
        self.query = str(gesture["text"])[:MAX_QUERY_LENGTH]

    def on_filter(self, gesture: Gesture) -> None:
        """A filter was set, or set back."""
        self.filters = {**self.filters, str(gesture["name"]): str(gesture["value"])}

    def on_clear(self, _: Gesture) -> None:
        """Forget the question and all filters."""
        self.query, self.filters = "", {}

    def on_view(self, gesture: Gesture) -> None:
        """Another view."""
        self.view = gesture["view"]

    def on_open(self, gesture: Gesture) -> None:
        """Open a rule, from wherever it was named; an empty name closes it."""
        self.rule = str(gesture["name"])
        self.view = "search"

    def on_example(self, gesture: Gesture) -> None:
        """Show the boards of a worked example, or put them away."""
        wanted = str(gesture["id"])
        if wanted and not known_example(wanted):
            raise KeyError(wanted)
        self._example = wanted

    def on_compare(self, gesture: Gesture) -> None:
        """Compare other ways of playing, or with another number of players."""
        step, players = int(gesture["step"]), int(gesture["players"])
        if not (0 <= step < len(STEPS) and 1 <= players <= MOST_PLAYERS):
            raise IndexError(step)
        self._step, self._players = step, players

    def on_lessons(self, _: Gesture) -> None:
        """The browser has shown a rule and has time: which lessons meet it? Reading all of them takes a moment."""
        if self._lessons is None:
            try:
                self._lessons = _lessons_of_the_course()
            except TutorError:  # a lesson that someone is writing; the rules do not need it
                self._lessons = {}
                self.tell(self.say("rules-lessons-broken"))

    def on_lesson(self, gesture: Gesture) -> None:
        """A lesson was asked for; whoever shows the explorer watches ``opened_lesson``."""
        self.opened_lesson = ""
        self.opened_lesson = str(gesture["id"])

    # ---------------------------------------------------------------- where no widget runs

    def picture(self) -> str | None:
        """The board that shows the open rule at work, if it has one."""
        rule = entry(self.rule) if self.rule else None
        if rule is None or not rule.holds or "city" not in rule.holds:
            return None
        return position_svg(claims.position(rule.holds), title=rule_title(self.language, rule))

    def html(self) -> str:
        """The open rule, else the titles of all that was found, as HTML that stands alone."""
        lang = self.language
        if self.rule:
            rule = entry(self.rule)
            sources = "".join(f"<li>{escape(citation(lang, source))}</li>" for source in rule.sources)
            return (
                f"<h3>{escape(rule_title(lang, rule))}</h3>\n<p>{escape(rule_text(lang, rule))}</p>\n"
                f"<ul>{sources}</ul>"
            )
        lines = "\n".join(
            f"<li><b>{escape(line['title'])}</b> {escape(line['text'])}</li>"
            for line in map(self._line, self.found())
        )
        return f"<p>{escape(say(lang, 'rules-found', count=len(self.found())))}</p>\n<ul>\n{lines}\n</ul>"


def _lessons_of_the_course() -> Lessons:
    from cardcity_tutor.course import lessons_by_rule  # bots and all: only for who opens a rule

    return {
        name: [
            LessonLink(lesson.id, lesson.number, {lang: lesson.title[lang] for lang in LANGUAGES})
            for lesson in lessons
        ]
        for name, lessons in lessons_by_rule().items()
    }
