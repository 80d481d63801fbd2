"""The book of Cité: every rule and ruling has words, a page's heading and two claims; every worked example holds."""

from __future__ import annotations

from itertools import chain

import pytest

from cardcity_tutor.core.book import Example
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.rule import Rule
from cardcity_tutor.games.cite.book import load_book
from cardcity_tutor.games.cite.book.questions import answer
from cardcity_tutor.games.cite.options import read_options
from cardcity_tutor.games.cite.rules.buildings import LEVELS
from cardcity_tutor.games.cite.rules.way import RULINGS
from cardcity_tutor.locale import LANGUAGES, has, keys

BOOK = load_book()
ALL = [
    pytest.param(kind, rule, id=f"{kind}-{rule.id}")
    for kind, rules in (("rule", BOOK.rules), ("ruling", BOOK.rulings))
    for rule in rules.values()
]


@pytest.mark.parametrize(("kind", "rule"), ALL)
def test_a_rule_has_two_claims_and_words(kind: str, rule: Rule) -> None:
    assert rule.holds is not None
    assert rule.broken is not None
    assert BOOK.holds(rule.holds)
    assert not BOOK.holds(rule.broken)
    assert rule.holds["ask"] == rule.broken["ask"]
    assert rule.is_ruling == (kind == "ruling")
    for lang in LANGUAGES:
        assert has(lang, f"{kind}-cite-{rule.id}")
        assert has(lang, f"{kind}-cite-{rule.id}.title")
    for other in rule.related:
        BOOK.rule(other)
    if kind == "rule":
        assert rule.phase in BOOK.phases
        assert rule.sources
        assert all(source.heading for source in rule.sources)
    for option, values in rule.only.items():
        for value in values:
            read_options({option: int(value) if option == "players" else value})


@pytest.mark.parametrize("example", BOOK.examples.values(), ids=lambda example: example.id)
def test_a_worked_example_holds(example: Example) -> None:
    assert example.claims
    for claim in example.claims:
        assert BOOK.holds(claim), claim
    for rule in example.rules:
        BOOK.rule(rule)
    for lang in LANGUAGES:
        for part in ("", ".title", ".answer"):
            assert has(lang, f"example-cite-{example.id}{part}")


def test_no_words_without_a_rule() -> None:
    for lang in LANGUAGES:
        said = {key for key in keys(lang) if "." not in key}
        for kind, entries in (("rule", BOOK.rules), ("ruling", BOOK.rulings), ("example", BOOK.examples)):
            prefix = f"{kind}-cite-"
            assert {key.removeprefix(prefix) for key in said if key.startswith(prefix)} == {*entries}


def test_the_switches_are_those_of_the_protocol() -> None:
    switches = {rule.id: rule.switch for rule in BOOK.rulings.values() if rule.switch is not None}
    assert {*switches} == {*RULINGS}
    for name, values in RULINGS.items():
        switch = switches[name]
        assert switch is not None
        assert (switch.default, switch.values) == (values[0], values)


def test_every_reason_of_inspect_is_a_rule() -> None:
    from cardcity_tutor.games.cite.face.words import ALIASES

    reasons = [
        "level",
        "profession",
        "copies",
        "exclusivity",
        "occupied",
        "quarter",
        "touch",
        "centre",
        "overlap",
    ]
    reasons += ["connected", "deposit", "hand", "deck", "self", "empty", "stock", "partner-stock"]
    for reason in reasons:
        BOOK.rule(ALIASES.get(reason, reason))
    assert {*LEVELS} >= {value for rule in BOOK.rules.values() for value in rule.only.get("level", ())}


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"game": 3}, "game"),
        ({"game": {}, "seed": "x"}, "seed"),
        ({"game": {}, "moves": "pass"}, "moves"),
        ({"game": {}, "moves": ["build mill@-2,-2"]}, "moves"),
    ],
)
def test_a_question_that_cannot_be_asked(request_: dict[str, object], field: str) -> None:
    with pytest.raises(InputError) as told:
        answer({"ruleset": "cite", **request_})
    assert getattr(told.value, "field", None) == field


def test_the_book_is_whole() -> None:
    assert len(BOOK.rules) >= 60
    assert len(BOOK.rulings) >= 55
    assert len(BOOK.examples) >= 55
    told = {*chain.from_iterable(example.rules for example in BOOK.examples.values())}
    assert len(told) >= 25
