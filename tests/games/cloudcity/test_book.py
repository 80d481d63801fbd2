"""The book of Cloud City: every claim is checked, every sentence is there, every figure of the rulebook stands for itself."""

from __future__ import annotations

from itertools import product

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.rule import Rule, Status
from cardcity_tutor.games import find
from cardcity_tutor.games.cloudcity.book import load_book
from cardcity_tutor.games.cloudcity.options import CHOICES, read_options, write_options
from cardcity_tutor.games.cloudcity.rules.needs import NEEDS
from cardcity_tutor.games.cloudcity.rules.play import RULES
from cardcity_tutor.games.cloudcity.rules.way import SWITCHES
from cardcity_tutor.locale import LANGUAGES, has, keys, say

BOOK = load_book()
RULES_ = [pytest.param(rule, id=f"rule-{name}") for name, rule in BOOK.rules.items()]
RULINGS = [pytest.param(rule, id=f"ruling-{name}") for name, rule in BOOK.rulings.items()]
CITED = {
    *RULES.values(), "set-up", "turn-steps", "own-hand", "place-turn", "draw", "empty-pile", "last-draw", "end",
    "votes", "tie", "practice",
}  # fmt: skip


def key(rule: Rule) -> str:
    return f"{'ruling' if rule.is_ruling else 'rule'}-cloudcity-{rule.id}"


@pytest.mark.parametrize("rule", [*RULES_, *RULINGS])
def test_what_holds_holds_and_what_is_broken_does_not(rule: Rule) -> None:
    assert rule.holds is not None
    assert rule.broken is not None
    assert BOOK.holds(rule.holds)
    assert not BOOK.holds(rule.broken)


@pytest.mark.parametrize("rule", [*RULES_, *RULINGS])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_sentence_and_a_title(rule: Rule, lang: str) -> None:
    assert len(say(lang, key(rule))) > 20
    assert 3 < len(say(lang, f"{key(rule)}.title")) < 50
    assert has(lang, f"phase-cloudcity-{rule.phase}") or rule.is_ruling
    assert {f"phase-cloudcity-{phase}" for phase in BOOK.phases} <= keys(lang)


@pytest.mark.parametrize("rule", [*RULES_, *RULINGS])
def test_what_is_related_is_there(rule: Rule) -> None:
    assert all(BOOK.rule(other) for other in rule.related)
    assert rule.is_ruling or (rule.sources and all(source.book == "cloudcity" for source in rule.sources))
    if "needs" in rule.only:
        assert set(rule.only["needs"]) <= set(NEEDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_left_over(lang: str) -> None:
    said = {name for name in keys(lang) if name.startswith(("rule-cloudcity-", "ruling-cloudcity-"))}
    expected = {key(rule) for rule in (*BOOK.rules.values(), *BOOK.rulings.values())}
    assert said == expected | {f"{name}.title" for name in expected}
    told = {name for name in keys(lang) if name.startswith("example-cloudcity-")}
    assert told == {
        f"example-cloudcity-{name}{part}" for name, part in product(BOOK.examples, ("", ".title", ".answer"))
    }


@pytest.mark.parametrize("name", BOOK.examples)
def test_every_figure_of_the_rulebook(name: str) -> None:
    example = BOOK.examples[name]
    assert example.claims
    assert all(BOOK.holds(claim) for claim in example.claims)
    assert example.rebuilt
    assert all(BOOK.rule(rule) for rule in example.rules)


def test_every_switch_is_a_ruling_of_the_book() -> None:
    assert set(SWITCHES) <= set(BOOK.rulings)
    for name, values in SWITCHES.items():
        switch = BOOK.rulings[name].switch
        assert switch is not None
        assert (switch.default, switch.values) == (values[0], values)
    chosen = {name for name, rule in BOOK.rulings.items() if Status.CHOSEN in (rule.status, rule.also)}
    assert {"tile-set", "start-tiles", "practice", "crossing-parallel", "bridge-stays"} <= chosen


def test_every_rule_that_the_engine_cites_is_in_the_book() -> None:
    assert all(BOOK.rule(name) for name in CITED)
    assert set(NEEDS) <= set(BOOK.rules)
    with pytest.raises(InputError, match="unknown-rule"):
        BOOK.rule("sing")


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"game": []}, "game"),
        ({"game": {}, "seed": "x"}, "seed"),
        ({"game": {}, "played": -1}, "played"),
        ({"game": {}, "try": ["sing"]}, "try"),
        ({"game": {"map": "round"}}, "field-choice"),
        ({"city": ""}, "city"),
    ],
)
def test_bad_questions_are_refused(request_: dict[str, object], field: str) -> None:
    assert BOOK.holds({"ask": {"ruleset": "cloudcity", **request_}, "error": field})


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    "plain",
    [
        {"players": 2, "map": "square"},
        {"players": 1, "map": "rectangle", "needs": ["balance"]},
        {"players": 3, "map": "square", "needs": ["blue-lead", "circuits"], "rulings": {"route-min": 2}},
        {"players": 4, "map": "square", "rulings": {"bridge-set": [1, 2, 3, 4, 5], "last-draw": False}},
    ],
)
def test_options_are_written_as_they_are_read(plain: dict[str, object]) -> None:
    way = read_options(plain)
    assert write_options(way) == plain
    assert read_options(write_options(way)) == way


def test_every_choice_is_read_and_has_its_words() -> None:
    assert find("cloudcity").fields == CHOICES
    for field in CHOICES:
        for value in field.values:
            given = [value] if field.most > 1 else value
            way = read_options({"players": 2, field.name: given})
            default = field.most == 1 and value == field.values[0]
            assert (way == read_options({})) == default
            for lang in LANGUAGES:
                name = f"option-cloudcity-{field.name.replace('.', '-')}"
                assert has(lang, name)
                assert has(lang, f"{name}.about")
                assert not isinstance(value, str) or has(lang, f"{name}-{value}")
    assert read_options({"rulings": {"route-min": 2}, "rulings.last-draw": False}).rulings == (
        ("last-draw", False), ("route-min", 2),
    )  # fmt: skip
