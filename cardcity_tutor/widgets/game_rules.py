"""``GameRules``: the book of any game, to search, to filter, and to try on its positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

import traitlets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games import find
from cardcity_tutor.sessions.look import drawing_of
from cardcity_tutor.sessions.names import game_name
from cardcity_tutor.sessions.rule_page import rule_page
from cardcity_tutor.sessions.rules import ORIGIN, PHASE, WHAT, Entry, Rules, rules_of

from .base import Gesture, TutorWidget, packed, unpacked
from .bundle import script, sheets

MAX_QUERY_LENGTH: Final = 200
"""Letters of a question that are read."""
LONGEST_NAME: Final = 80


class GameRules(TutorWidget):
    """All rules and rulings of a game and the worked examples of its book, each claim checked by the engine."""

    _esm = script("rules/game-rules.js")
    _css = sheets(
        "base/tokens.css", "base/parts.css", "match/match.css", "rules/rules.css", "rules/position.css"
    )
    options = ("ruleset",)

    drawing = traitlets.Dict().tag(sync=True)
    """The style sheet and the symbols of the game's drawings, sent once."""
    page = traitlets.Dict().tag(sync=True, to_json=packed, from_json=unpacked)
    """The entry that is open. It is sent apart from the scene, which changes with every letter typed."""
    rule = traitlets.Unicode("")
    """The name of the entry that is open: the id of a rule, a ruling or an example, with what it is before it where that id
    has two meanings (``"ruling-limit"``); empty: none."""
    query = traitlets.Unicode("")
    filters = traitlets.Dict(value_trait=traitlets.Unicode(), key_trait=traitlets.Unicode())
    """``phase``, ``what`` (``rule``, ``ruling``, ``example``), ``origin`` (``printed``, ``deduced``, ``found``, ``chosen``)."""
    called = traitlets.Int(0).tag(sync=True)
    """How often another view has asked for a rule."""

    def __init__(self, ruleset: str, **traits: Any) -> None:  # noqa: ANN401 (traits)
        """Take a game by its id; the keywords are traits."""
        self.rules: Rules = rules_of(find(ruleset).id)
        self._example = self._tried = ""
        self._paged: tuple[str, ...] = ()
        super().__init__(**traits)
        self.observe(self._on_rule, "rule")
        self.observe(self.changed, ["rule", "query", "filters"])

    @traitlets.validate("rule")
    def _known_rule(self, proposal: Mapping[str, Any]) -> str:
        return self.rules.entry(proposal["value"]).name if proposal["value"] else ""

    @traitlets.validate("filters")
    def _known_filters(self, proposal: Mapping[str, Any]) -> dict[str, str]:
        return self.rules.checked(proposal["value"])

    def call(self, rule: str) -> None:
        """Open a rule that another view asks for: it comes in sight."""
        with self.hold_sync():
            self.called += 1
            self.rule = rule
            self.refresh()

    def _on_rule(self, _change: object) -> None:
        self._example = self._tried = ""

    # ---------------------------------------------------------------- the scene

    def found(self) -> list[Entry]:
        """The entries that fit the question and pass the filters."""
        return self.rules.found(self.language, self.query, self.filters)

    def describe(self) -> dict[str, Any]:
        """The list, without the open entry, which is made here too but travels apart."""
        asked = (self.language, self.rule, self._example, self._tried)
        if asked != self._paged:
            self.page, self._paged = self._page(), asked
        found = self.found()
        return {
            "title": self.say("rules-head", game=game_name(self.language, self.rules.ruleset.id)),
            "view": "search",
            "views": [],
            "rule": self.rule,
            "lessons": True,
            "query": self.query,
            "filters": self._filters(),
            "groups": self._groups(found),
            "count": self.say("rules-hits", count=len(found)) + self._partly(found),
            "nothing": None if found else self._nothing(),
        }

    def _page(self) -> dict[str, Any]:
        if not self.rule:
            return {}
        page = rule_page(self.rules, self.language, self.rules.entry(self.rule), self._example, self._tried)
        shown = [*page["boards"], *(board for one in page["examples"] for board in one["boards"] or ())]
        for board in shown:
            if "scene" in board:
                drawing = drawing_of(board["scene"])
                if drawing != self.drawing:
                    self.drawing = drawing
        return page

    def _filters(self) -> list[dict[str, Any]]:
        lang, rules = self.language, self.rules
        named = {
            PHASE: lambda value: rules.phase_name(lang, value),
            WHAT: lambda value: self.say(f"rules-what-{value}"),
            ORIGIN: lambda value: self.say(f"entry-status-{value}"),
        }
        labels = {PHASE: ("rules-fact-part", "rules-any-part"), WHAT: ("rules-filter-what", "rules-any-what"), ORIGIN: ("rules-filter-origin", "rules-any-origin")}  # fmt: skip
        return [
            {
                "name": name,
                "label": self.say(labels[name][0]),
                "value": self.filters.get(name, ""),
                "choices": [
                    ["", self.say(labels[name][1])],
                    *([value, named[name](value)] for value in values),
                ],
            }
            for name, values in rules.choices.items()
            if values
        ]

    def _groups(self, found: Sequence[Entry]) -> list[dict[str, Any]]:
        """By the parts of the book while nothing is searched for, else the best first."""
        groups: dict[str, list[dict[str, Any]]] = {}
        for entry in found:
            part = "" if self.query.strip() else self.rules.phase_name(self.language, entry.phase)
            groups.setdefault(part, []).append(self._line(entry))
        return [{"title": title, "rules": lines} for title, lines in groups.items()]

    def _line(self, entry: Entry) -> dict[str, Any]:
        tag = self.rules.tag(self.language, entry)
        return {
            "name": entry.name,
            "title": self.rules.title(self.language, entry),
            "text": self.rules.text(self.language, entry),
            "tags": [tag] if tag else [],
        }

    def _partly(self, found: Sequence[Entry]) -> str:
        """That no entry has all the words, where it is so."""
        if not found or not self.query.strip() or self.rules.index(self.language).has_whole(self.query):
            return ""
        return " " + self.say("rules-hits-partly")

    def _nothing(self) -> dict[str, Any]:
        """What to say where nothing fits, and what to try."""
        query = self.query.strip()
        without = len(self.rules.found(self.language, self.query)) if self.filters else 0
        words = [] if without or not query else self.rules.index(self.language).suggestions(query)
        head = self.say("rules-hits-nothing", query=query[:60]) if query else self.say("rules-hits-filtered")
        return {
            "head": head,
            "without": self.say("rules-hits-without-filters", count=without) if without else "",
            "perhaps": self.say("rules-perhaps") if words else "",
            "near": words,
            "hint": "" if without or words else self.say("rules-try-word"),
        }

    def result(self) -> dict[str, Any]:
        """What is open, what was asked, and what was found."""
        return {
            "ruleset": self.rules.ruleset.id,
            "rule": self.rule,
            "query": self.query,
            "filters": dict(self.filters),
            "found": [entry.name for entry in self.found()],
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

    def on_open(self, gesture: Gesture) -> None:
        """Open an entry, from wherever it was named; an empty name closes it."""
        self.rule = str(gesture["name"])[:LONGEST_NAME]

    def on_example(self, gesture: Gesture) -> None:
        """Show the positions of a worked example, or put them away."""
        wanted = str(gesture["id"])[:LONGEST_NAME]
        if wanted and self.rules.entry(wanted).example is None:
            raise InputError("unknown-rule", value=wanted)
        self._example = wanted

    def on_try(self, gesture: Gesture) -> None:
        """Try what could be decided in a position, or leave it; an empty key leaves it."""
        self._tried = str(gesture["key"])[:LONGEST_NAME]

    # ---------------------------------------------------------------- where no widget runs

    def html(self) -> str:
        """The open entry, else the titles of all that was found, as HTML that stands alone."""
        lang, rules = self.language, self.rules
        if self.rule:
            entry = rules.entry(self.rule)
            cites = "".join(f"<li>{escape(cite)}</li>" for cite in rules.cites(lang, entry))
            told = "".join(
                f"<p>{escape(text)}</p>"
                for text in (rules.text(lang, entry), rules.answer(lang, entry))
                if text
            )
            return f"<h3>{escape(rules.title(lang, entry))}</h3>\n{told}\n<ul>{cites}</ul>"
        found = self.found()
        lines = "\n".join(
            f"<li><b>{escape(rules.title(lang, entry))}</b> {escape(rules.text(lang, entry))}</li>"
            for entry in found
        )
        return f"<p>{escape(self.say('rules-hits', count=len(found)))}</p>\n<ul>\n{lines}\n</ul>"
