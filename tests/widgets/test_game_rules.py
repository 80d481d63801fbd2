"""The rules of any game as a view: what the browser is told, and what its gestures do."""

from __future__ import annotations

from typing import Any

import pytest

from cardcity_tutor.app.match_pages import MatchPage, MatchReplayPage
from cardcity_tutor.app.offers import offers
from cardcity_tutor.app.rules_page import GameRulesPage
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.sessions import Match, rules
from cardcity_tutor.widgets.game_rules import GameRules


@pytest.fixture(autouse=True)
def forgotten() -> None:
    rules.rules_of.cache_clear()
    rules._index.cache_clear()


def view(toy: Ruleset, **traits: Any) -> GameRules:
    return GameRules(toy.id, **{"lang": "en", **traits})


def names(view: GameRules) -> list[str]:
    return [rule["name"] for group in view.scene["groups"] for rule in group["rules"]]


def test_the_list_stands_by_parts_until_something_is_searched_for(toy: Ruleset) -> None:
    shown = view(toy)
    assert [group["title"] for group in shown.scene["groups"]] == ["A turn", "The end"]
    assert shown.scene["count"] == "11 entries."
    assert shown.scene["groups"][0]["rules"][7]["tags"] == ["ruling, chosen"]
    shown.gesture = {"kind": "search", "text": "pille"}
    assert shown.value["found"] == names(shown)
    assert {"draw", "pile-empty"} <= set(names(shown))
    shown.gesture = {"kind": "filter", "name": "what", "value": "ruling"}
    assert names(shown) == ["sweep-last"]
    shown.gesture = {"kind": "search", "text": "hand"}
    assert (
        "fit without the filters" in shown.scene["nothing"]["without"]
        or "fits" in shown.scene["nothing"]["without"]
    )
    shown.gesture = {"kind": "clear"}
    assert len(names(shown)) == 11


def test_an_open_rule_travels_apart_and_only_when_it_changes(toy: Ruleset) -> None:
    shown = view(toy, rule="higher")
    page = shown.page
    assert page["boards"][0]["statements"][0]["true"]
    assert "css" not in page["boards"][0]["scene"]
    assert ".toy-card" in shown.drawing["css"]
    shown.gesture = {"kind": "search", "text": "pile"}
    assert shown.page is page


def test_a_position_is_tried_and_left(toy: Ruleset) -> None:
    shown = view(toy, rule="higher")
    shown.gesture = {"kind": "try", "key": "higher.0"}
    choices = shown.page["boards"][0]["menu"]["choices"]
    assert choices[0]["targets"][1]["objections"][0]["rule"] == "higher"
    shown.gesture = {"kind": "try", "key": ""}
    assert "menu" not in shown.page["boards"][0]
    shown.gesture = {"kind": "try", "key": "higher.1"}
    shown.gesture = {"kind": "open", "name": "turned"}
    shown.gesture = {"kind": "open", "name": "higher"}
    assert not any("menu" in board for board in shown.page["boards"])


def test_an_example_is_shown_within_its_rule_and_on_a_page_of_its_own(toy: Ruleset) -> None:
    shown = view(toy, rule="higher")
    assert shown.page["examples"][0]["boards"] is None
    shown.gesture = {"kind": "example", "id": "turned"}
    example: Any = shown.page["examples"][0]
    assert example["boards"][0]["statements"][0]["told"] == "That is right."
    shown.gesture = {"kind": "open", "name": "turned"}
    assert shown.page["answer"] == "Yes, turned round: it counts 7."
    assert [rule["name"] for rule in shown.page["related"]] == ["higher"]


def test_what_does_not_exist_is_told(toy: Ruleset) -> None:
    shown = view(toy)
    for gesture in (
        {"kind": "open", "name": "fly"},
        {"kind": "example", "id": "fly"},
        {"kind": "example", "id": "higher"},
        {"kind": "filter", "name": "what", "value": "fly"},
        {"kind": "filter", "name": "fly", "value": "what"},
    ):
        shown.gesture = gesture
        assert shown.scene["note"], gesture
    assert (shown.rule, shown.filters) == ("", {})
    with pytest.raises(InputError, match="unknown-rule"):
        view(toy, rule="fly")


def test_without_scripts_the_rule_is_read(toy: Ruleset) -> None:
    assert "A card must be higher" in view(toy, rule="higher").html()
    assert view(toy).html().count("<li>") == 11


# ---------------------------------------------------------------- in the app


def test_a_game_has_the_page_if_it_has_a_book_and_a_face(toy: Ruleset) -> None:
    assert offers("toy", "rules")
    assert offers("cite", "rules")


def test_the_page_follows_its_links(toy: Ruleset) -> None:
    visit = Visit()
    visit.lang, visit.ruleset = "en", "toy"
    noted: list[tuple[str, Any]] = []
    visit.noting = lambda page, query: noted.append((page, query))
    page = GameRulesPage(visit, {"rule": "higher"})
    assert (page.rule, page.language) == ("higher", "en")
    page.turn_to({"rule": "ruling-sweep-last", "q": "row"})
    assert (page.rule, page.query) == ("sweep-last", "row")
    assert noted[-1] == ("rules", {"rule": "sweep-last", "q": "row"})
    page.turn_back()
    assert (page.rule, page.query) == ("", "")
    with pytest.raises(InputError, match="unknown-rule"):
        page.turn_to({"rule": "fly"})


def test_a_match_and_its_replay_lead_to_a_rule(toy: Ruleset) -> None:
    visit = Visit()
    visit.lang, visit.ruleset = "en", "toy"
    went: list[tuple[str, Any]] = []
    visit.going = lambda page, query: went.append((page, query))
    page = MatchPage(visit, {})
    page._play(Match(toy, toy.needed(toy.read_options)({}), seed=4, opponents=["random"]))
    assert page.table is not None
    assert page.table.linked
    page.table.gesture = {"kind": "look-up", "rule": "higher"}
    assert went == [("rules", {"rule": "higher"})]
    replay = MatchReplayPage(visit, {})
    replay.open_record(page.table.match.record)
    visit.ruleset = "cite"
    replay.gesture = {"kind": "look-up", "rule": "lay"}
    assert (visit.ruleset, went[-1]) == ("toy", ("rules", {"rule": "lay"}))
