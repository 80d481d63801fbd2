"""The book of Design Town: every claim is checked, every sentence is there, every question of the rulebook has its answer."""

from __future__ import annotations

from itertools import product

import pytest

from cardcity_tutor.core.rule import Rule
from cardcity_tutor.games import find
from cardcity_tutor.games.designtown.book import load_book
from cardcity_tutor.games.designtown.options import CHOICES, read_options, write_options
from cardcity_tutor.games.designtown.rules.play import MONEY_RULES, RULES
from cardcity_tutor.games.designtown.rules.way import RULINGS
from cardcity_tutor.locale import LANGUAGES, has, keys, say

BOOK = load_book()
ENTRIES = [
    *(pytest.param(rule, id=f"rule-{name}") for name, rule in BOOK.rules.items()),
    *(pytest.param(rule, id=f"ruling-{name}") for name, rule in BOOK.rulings.items()),
]
PAGES = range(7, 13)
PLAYER_COUNTS = {"1", "2", "3", "4"}


def key(rule: Rule) -> str:
    return f"{'ruling' if rule.is_ruling else 'rule'}-designtown-{rule.id}"


@pytest.mark.parametrize("rule", ENTRIES)
def test_what_holds_holds_and_what_is_broken_does_not(rule: Rule) -> None:
    assert rule.holds is not None
    assert rule.broken is not None
    assert BOOK.holds(rule.holds)
    assert not BOOK.holds(rule.broken)


@pytest.mark.parametrize("rule", ENTRIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_sentence_and_a_title(rule: Rule, lang: str) -> None:
    assert len(say(lang, key(rule))) > 20
    assert 3 < len(say(lang, f"{key(rule)}.title")) < 60
    assert rule.is_ruling or has(lang, f"phase-designtown-{rule.phase}")
    assert {f"phase-designtown-{phase}" for phase in BOOK.phases} <= keys(lang)


@pytest.mark.parametrize("rule", ENTRIES)
def test_what_is_related_is_there(rule: Rule) -> None:
    assert rule.related
    assert all(BOOK.rule(other) for other in rule.related)
    assert rule.is_ruling or rule.sources
    assert all(source.page is None or source.page in PAGES for source in rule.sources)
    assert set(rule.only.get("players", ())) <= PLAYER_COUNTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_left_over(lang: str) -> None:
    said = {name for name in keys(lang) if name.startswith(("rule-designtown-", "ruling-designtown-"))}
    expected = {key(rule) for rule in (*BOOK.rules.values(), *BOOK.rulings.values())}
    assert said == expected | {f"{name}.title" for name in expected}
    told = {name for name in keys(lang) if name.startswith("example-designtown-")}
    assert told == {
        f"example-designtown-{name}{part}" for name, part in product(BOOK.examples, ("", ".title", ".answer"))
    }


@pytest.mark.parametrize("name", BOOK.examples)
def test_every_question_of_the_rulebook(name: str) -> None:
    example = BOOK.examples[name]
    assert example.claims
    assert all(BOOK.holds(claim) for claim in example.claims)
    assert all(BOOK.rule(rule) for rule in example.rules)


def test_every_switch_is_a_ruling_of_the_book() -> None:
    switches = {
        name: (rule.switch.default, rule.switch.values)
        for name, rule in BOOK.rulings.items()
        if rule.switch is not None
    }
    assert switches == {name: (values[0], values) for name, values in RULINGS.items()}


def test_every_rule_that_the_engine_cites_is_in_the_book() -> None:
    cited = {*RULES.values(), *MONEY_RULES.values()}
    cited |= {"bust", "factory", "solo-remove", "solo-empty", "solo-gifts", "win-points", "win-cards"}
    cited |= {"recycle-gain", "coins-lapse", "long-game", "give-target", "row-not-yet", "recycle-from"}
    assert all(BOOK.rule(name) for name in cited)


@pytest.mark.parametrize(
    "plain",
    [
        {"players": 2},
        {"players": 1, "rulings": {"solo-supply": 3}},
        {"players": 4, "rulings": {"direction": "left"}, "table": {"face": {"S": {"cost": 2}}}},
    ],
)
def test_options_are_written_as_they_are_read(plain: dict[str, object]) -> None:
    way = read_options(plain)
    assert write_options(way) == plain
    assert read_options(write_options(way)) == way


def test_every_choice_is_read_and_has_its_words() -> None:
    assert find("designtown").fields == CHOICES
    for field in CHOICES:
        for value in field.values:
            way = read_options({"players": 2, field.name: value})
            assert (way == read_options({})) == (value == field.values[0])
            for lang in LANGUAGES:
                name = f"option-designtown-{field.name.replace('.', '-')}"
                assert has(lang, name)
                assert has(lang, f"{name}.about")
                assert not isinstance(value, str) or has(lang, f"{name}-{value}")
