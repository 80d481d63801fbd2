"""Every rule, ruling and worked example, put to the engine as claims."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from cardcity_tutor.core import InputError, Rule
from cardcity_tutor.games.cardcity.book import claims, examples, rule, rules, rulings
from cardcity_tutor.games.cardcity.rules.legality import REASONS
from cardcity_tutor.locale import LANGUAGES, has

ALL: list[Rule] = [*rules().values(), *rulings().values()]
CLAIMED = [pytest.param(entry, id=entry.key) for entry in ALL if entry.holds is not None]
PLACED = {"build", "duty"}

# Rulings about the way a table is laid and the order of play; of a single position nothing can be claimed of them.
WITHOUT_CLAIMS = {
    "phase-order",
    "pile-pictures",
    "reserve-picture",
    "single-develop-once",
    "suburb-hall",
    "suburb-hall-default",
}


def test_only_those_rulings_have_no_claims() -> None:
    assert {entry.key for entry in ALL if entry.holds is None} <= {
        f"ruling-{name}" for name in WITHOUT_CLAIMS
    }
    assert all((entry.holds is None) == (entry.broken is None) for entry in ALL)


@pytest.mark.parametrize("entry", CLAIMED)
def test_what_holds_is_true(entry: Rule) -> None:
    assert entry.holds is not None
    assert claims.holds(entry.holds)


@pytest.mark.parametrize("entry", CLAIMED)
def test_what_is_broken_is_false(entry: Rule) -> None:
    assert entry.broken is not None
    assert not claims.holds(entry.broken)


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param(entry, id=entry.key)
        for entry in ALL
        if entry.broken is not None and entry.broken["claim"] in PLACED
    ],
)
def test_a_forbidden_placement_names_a_rule_that_exists(entry: Rule) -> None:
    assert entry.broken is not None
    against = claims.against(entry.broken)
    assert against
    for rule_id in against:
        assert rule(rule_id).id == rule_id
    if entry.id in {*REASONS, "build-maximum"}:
        assert entry.id in against


@pytest.mark.parametrize("rule_id", REASONS)
def test_each_construction_rule_breaks_a_placement_by_itself(rule_id: str) -> None:
    broken = rule(rule_id).broken
    assert broken is not None
    assert broken["claim"] in PLACED
    assert claims.against(broken) == (rule_id,)


def test_the_duty_to_build_is_broken_by_a_placement() -> None:
    broken = rulings()["build-maximum"].broken
    assert broken is not None
    assert claims.against(broken) == ("build-maximum",)


@pytest.mark.parametrize(
    "claim",
    [
        pytest.param(claim, id=f"{example.id}-{number}-{claim['claim']}")
        for example in examples().values()
        for number, claim in enumerate(example.claims, 1)
    ],
)
def test_worked_example(claim: Mapping[str, Any]) -> None:
    assert claims.holds(claim) is claim.get("true", True)


@pytest.mark.parametrize("example_id", examples())
def test_examples_show_rules_of_the_book_they_stand_in(example_id: str) -> None:
    example = examples()[example_id]
    for rule_id in example.rules:
        assert example.source.book in rule(rule_id).only["edition"]


@pytest.mark.parametrize("rule_id", [*rules(), *rulings()])
def test_a_rule_is_found_by_its_id(rule_id: str) -> None:
    found = rule(rule_id)
    assert found.id == rule_id
    assert found.is_ruling == (rule_id not in rules()), (
        "a printed rule goes before the ruling of the same name"
    )
    assert found.key == ("ruling-" if found.is_ruling else "rule-") + rule_id


@pytest.mark.parametrize("rule_id", ["", "Adjacent", "no-such-rule", "rule-adjacent"])
def test_an_unknown_rule_is_refused_by_its_code(rule_id: str) -> None:
    with pytest.raises(InputError) as refused:
        rule(rule_id)
    assert refused.value.code == "unknown-rule"
    assert refused.value.params == {"value": rule_id}


@pytest.mark.parametrize("claim", [{}, {"claim": "wish", "city": "M"}, {"claim": None}])
def test_an_unknown_claim_is_refused_by_its_code(claim: Mapping[str, Any]) -> None:
    with pytest.raises(InputError) as refused:
        claims.holds(claim)
    assert refused.value.code == "claim-unknown"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_ruling_and_example_can_be_said(lang: str) -> None:
    wanted = [part for entry in ALL for part in (entry.key, f"{entry.key}.title")]
    wanted += [
        part
        for example in examples().values()
        for part in (example.key, f"{example.key}.title", f"{example.key}.answer")
    ]
    assert [key for key in wanted if not has(lang, key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ["claim-unknown", "unknown-rule"])
def test_both_refusals_can_be_said(lang: str, code: str) -> None:
    assert has(lang, code)


@pytest.mark.parametrize("entry", [pytest.param(entry, id=entry.key) for entry in ALL])
def test_related_rules_exist(entry: Rule) -> None:
    for other in entry.related:
        assert rule(other).id == other
    assert entry.is_ruling != bool(entry.sources)
