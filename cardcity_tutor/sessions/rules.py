"""``Rules``: the book of a game as a list to search and to filter, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

from ..core.book import Book, Example
from ..core.errors import InputError
from ..core.rule import Rule, Status
from ..core.ruleset import Ruleset
from ..games import find
from ..locale import LANGUAGES, say
from ..render.search import Field, Index
from .names import cited, first_said

RULE, RULING, EXAMPLE = "rule", "ruling", "example"
PHASE, WHAT, ORIGIN = "phase", "what", "origin"
"""What a list can be filtered by."""
TITLE, NAME, TEXT, PLACE, OTHER_TITLE, OTHER_TEXT = 6.0, 4.0, 2.0, 1.5, 3.0, 1.0
"""What a word found in these parts of an entry is worth."""


class Entry(NamedTuple):
    """A rule, a ruling or a worked example of the book."""

    name: str
    """What links call it: its id; with what it is before it (``ruling-limit``) where the book has that id before."""
    what: str
    phase: str
    """The part of the book that it belongs to."""
    thing: Rule | Example

    @property
    def rule(self) -> Rule | None:
        """The rule or ruling; nothing for an example."""
        return self.thing if isinstance(self.thing, Rule) else None

    @property
    def example(self) -> Example | None:
        """The worked example; nothing for a rule."""
        return self.thing if isinstance(self.thing, Example) else None

    def key(self, ruleset: str) -> str:
        """The catalogue key of its sentence."""
        return f"{self.what}-{ruleset}-{self.thing.id}"


class Rules:
    """All entries of a game's book: each rule followed by the rulings that settle it, examples last in their part."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Of one game."""
        self.ruleset = ruleset
        self.book: Book = ruleset.needed(ruleset.load_book)()

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """All entries by name, in the order of the book."""
        found: dict[str, Entry] = {}
        for entry in self._in_order():
            name = entry.name if entry.name not in found else f"{entry.what}-{entry.name}"
            found[name] = entry._replace(name=name)
        return found

    def entry(self, name: str) -> Entry:
        """An entry by its name, or by what it is and its id (``rule-limit``).

        Raises:
            InputError: if the book has no such entry.
        """
        found = self.entries.get(name)
        if found is None:
            what, _, entry_id = name.partition("-")
            found = next(
                (one for one in self.entries.values() if (one.what, one.thing.id) == (what, entry_id)), None
            )
        if found is None:
            raise InputError("unknown-rule", value=name[:60])
        return found

    def name_of(self, rule: Rule) -> str:
        """What links call a rule or ruling of the book."""
        return next(name for name, entry in self.entries.items() if entry.thing is rule)

    @cached_property
    def phases(self) -> tuple[str, ...]:
        """The parts of the book that have entries, in their order."""
        present = {entry.phase for entry in self.entries.values()}
        return tuple(phase for phase in (*self.book.phases, RULING) if phase in present)

    def rulings_on(self, rule: Rule) -> list[Entry]:
        """The rulings that settle a rule or ruling."""
        return [
            entry
            for entry in self.entries.values()
            if entry.what == RULING
            and entry.rule is not rule
            and entry.rule
            and self._settled(entry.rule, rule)
        ]

    def settled_by(self, ruling: Rule) -> list[Entry]:
        """The entries that a ruling settles, or that a rule goes with."""
        found = []
        for other in ruling.related:
            entry = self._meant(other, ruling)
            if entry is not None and entry not in found:
                found.append(entry)
        return found

    def examples_of(self, rule: Rule) -> list[Entry]:
        """The worked examples that show a rule."""
        return [
            entry
            for entry in self.entries.values()
            if entry.example and any(self.book.rule(shown) is rule for shown in entry.example.rules)
        ]

    # ---------------------------------------------------------------- order

    def _in_order(self) -> Iterator[Entry]:
        book = self.book
        told: set[str] = set()
        for phase in (*book.phases, RULING):
            for rule in book.rules.values():
                if rule.phase == phase:
                    yield Entry(rule.id, RULE, phase, rule)
                    for ruling in book.rulings.values():
                        if (
                            ruling.id not in told
                            and self._phase(ruling) == phase
                            and self._settled(ruling, rule)
                        ):
                            told.add(ruling.id)
                            yield Entry(ruling.id, RULING, phase, ruling)
            for ruling in book.rulings.values():
                if ruling.id not in told and self._phase(ruling) == phase:
                    told.add(ruling.id)
                    yield Entry(ruling.id, RULING, phase, ruling)
            for example in book.examples.values():
                if self._phase(book.rule(example.rules[0]) if example.rules else None) == phase:
                    yield Entry(example.id, EXAMPLE, phase, example)

    def _phase(self, rule: Rule | None, deep: int = 0) -> str:
        """The part of the book of a rule; a ruling without one has that of what it settles."""
        if rule is None:
            return RULING
        if rule.phase in self.book.phases:
            return rule.phase
        for other in rule.related:
            entry = self._settled_rule(other, rule)
            if entry is not None and deep < len(self.book.rulings):
                return self._phase(entry, deep + 1)
        return RULING

    def _settled_rule(self, other: str, ruling: Rule) -> Rule | None:
        found = self.book.rules.get(other) or self.book.rulings.get(other)
        return None if found is ruling else found

    def _settled(self, ruling: Rule, rule: Rule) -> bool:
        return any(self._settled_rule(other, ruling) is rule for other in ruling.related)

    def _meant(self, other: str, ruling: Rule) -> Entry | None:
        found = self._settled_rule(other, ruling)
        return None if found is None else self.entries[self.name_of(found)]

    # ---------------------------------------------------------------- words

    def title(self, lang: str, entry: Entry) -> str:
        """The title of an entry."""
        return first_said(lang, f"{entry.key(self.ruleset.id)}.title") or entry.thing.id

    def text(self, lang: str, entry: Entry) -> str:
        """A rule in a sentence or two; the question of an example."""
        return first_said(lang, entry.key(self.ruleset.id))

    def answer(self, lang: str, entry: Entry) -> str:
        """What the book answers to the question of an example."""
        return first_said(lang, f"{entry.key(self.ruleset.id)}.answer")

    def cites(self, lang: str, entry: Entry) -> list[str]:
        """Where the book has it."""
        thing = entry.thing
        sources = (thing.source,) if isinstance(thing, Example) else thing.sources
        return [cited(lang, self.ruleset.id, source) for source in sources]

    def phase_name(self, lang: str, phase: str) -> str:
        """What a part of the book is called."""
        if phase == RULING:
            return say(lang, "phase-ruling")
        return first_said(lang, f"phase-{self.ruleset.id}-{phase}") or phase

    def tag(self, lang: str, entry: Entry) -> str:
        """What an entry is, where it is no rule of the book, and where a ruling comes from."""
        if entry.what == RULE:
            return ""
        if entry.rule is None:
            return say(lang, "rules-tag-example")
        return say(lang, "rules-tag-ruling", origin=say(lang, f"entry-mark-{entry.rule.status}"))

    def origin(self, lang: str, rule: Rule) -> str:
        """Where a ruling comes from, in words; nothing for a rule of the book."""
        if rule.status is None:
            return ""
        status = say(lang, f"entry-status-{rule.status}")
        if rule.also is None:
            return status
        return say(lang, "entry-status-also", status=status, also=say(lang, f"entry-status-{rule.also}"))

    def facts(self, lang: str, entry: Entry) -> list[tuple[str, str]]:
        """What there is to know of an entry, as label and value."""
        found = [(say(lang, "rules-fact-part"), self.phase_name(lang, entry.phase))]
        rule = entry.rule
        if rule is None:
            return found
        for name, values in rule.only.items():
            found.append(
                (self._option(lang, name), ", ".join(self._value(lang, name, value) for value in values))
            )
        if rule.status is not None:
            found.append((say(lang, "entry-fact-status"), self.origin(lang, rule)))
        if rule.switch is not None:
            name = f"rulings-{rule.id}"
            label = first_said(lang, f"option-{self.ruleset.id}-{name}") or rule.id
            value = self._value(lang, name, rule.switch.default)
            found.append((say(lang, "entry-fact-switch"), say(lang, "entry-switch", name=label, value=value)))
        return found

    def _option(self, lang: str, name: str) -> str:
        return first_said(lang, f"option-{self.ruleset.id}-{name}", f"rules-only-{name}") or name

    def _value(self, lang: str, name: str, value: Any) -> str:  # noqa: ANN401 (whatever a switch holds)
        if isinstance(value, bool):
            return say(lang, "entry-yes" if value else "entry-no")
        if isinstance(value, list | tuple):
            return ", ".join(self._value(lang, name, one) for one in value)
        return first_said(lang, f"option-{self.ruleset.id}-{name}-{value}") or str(value)

    # ---------------------------------------------------------------- finding

    @property
    def choices(self) -> Mapping[str, tuple[str, ...]]:
        """What a list can be filtered by, and for what."""
        marks = {
            mark
            for entry in self.entries.values()
            if entry.rule
            for mark in (entry.rule.status, entry.rule.also)
        }
        kinds = {entry.what for entry in self.entries.values()}
        return {
            PHASE: self.phases,
            WHAT: tuple(kind for kind in (RULE, RULING, EXAMPLE) if kind in kinds),
            ORIGIN: tuple(mark.value for mark in Status if mark in marks),
        }

    def checked(self, filters: Mapping[str, Any]) -> dict[str, str]:
        """The filters that ask for something; an ``InputError`` for one that does not exist."""
        found = {}
        for name, value in filters.items():
            if name not in self.choices:
                raise InputError(
                    "option-unknown", field="filters", value=str(name)[:60], expected=", ".join(self.choices)
                )
            known = self.choices[name]
            if value and value not in known:
                raise InputError(
                    "option-unknown", field=name, value=str(value)[:60], expected=", ".join(known)
                )
            if value:
                found[name] = str(value)
        return found

    def found(self, lang: str, query: str = "", filters: Mapping[str, str] | None = None) -> list[Entry]:
        """The entries that fit a question and pass the filters: the best first, or in the order of the book."""
        names: Sequence[str] = tuple(self.entries)
        if query.strip():
            names = [hit.name for hit in self.index(lang).search(query)]
        return [self.entries[name] for name in names if _passes(self.entries[name], filters or {})]

    def index(self, lang: str) -> Index:
        """All entries, to be asked in a language; words of the other ones find as well, but count less."""
        return _index(self.ruleset.id, lang)

    def fields(self, lang: str, entry: Entry) -> list[Field]:
        """What an entry is found by."""
        found = [
            Field(self.title(lang, entry), TITLE),
            Field(entry.thing.id, NAME, suggested=False),
            Field(self.text(lang, entry), TEXT),
            Field(self.answer(lang, entry), TEXT),
            Field(self.phase_name(lang, entry.phase), PLACE),
            *(Field(cite, PLACE, suggested=False) for cite in self.cites(lang, entry)),
        ]
        for other in LANGUAGES:
            if other != lang:
                found.append(Field(self.title(other, entry), OTHER_TITLE, suggested=False))
                found.append(Field(self.text(other, entry), OTHER_TEXT, suggested=False))
        return [field for field in found if field.text]


@cache
def rules_of(ruleset: str) -> Rules:
    """The rules of a game, read once for all visitors."""
    return Rules(find(ruleset))


@cache
def _index(ruleset: str, lang: str) -> Index:
    rules = rules_of(ruleset)
    return Index({name: rules.fields(lang, entry) for name, entry in rules.entries.items()})


def _passes(entry: Entry, filters: Mapping[str, str]) -> bool:
    marks = () if entry.rule is None else (entry.rule.status, entry.rule.also)
    return (
        filters.get(PHASE, entry.phase) == entry.phase
        and filters.get(WHAT, entry.what) == entry.what
        and (ORIGIN not in filters or filters[ORIGIN] in marks)
    )
