"""The book of any game as a list: its order, its names, its search, and its claims put to the engine."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import find, names
from cardcity_tutor.locale import LANGUAGES, has
from cardcity_tutor.sessions.claims import boards, value_text
from cardcity_tutor.sessions.rule_page import rule_page
from cardcity_tutor.sessions.rules import Rules, rules_of

BOOKS = [name for name in names() if find(name).load_book is not None and find(name).load_face is not None]

each_book = pytest.mark.parametrize("game", BOOKS)


def test_there_are_books() -> None:
    assert {"designtown", "cloudcity", "cite"} <= set(BOOKS)


def test_rulings_follow_their_rule_and_examples_end_their_part(toy: Ruleset) -> None:
    rules = Rules(toy)
    order = list(rules.entries)
    assert order[order.index("sweep") + 1] == "sweep-last"
    assert order.index("turned") == order.index("win") - 1
    assert rules.entries["sweep-last"].phase == "turn"
    assert rules.phases == ("turn", "end")


@each_book
def test_every_entry_stands_in_the_list_once_and_is_found_by_its_name(game: str) -> None:
    rules = rules_of(game)
    things = [*rules.book.rules.values(), *rules.book.rulings.values(), *rules.book.examples.values()]
    assert {id(thing) for thing in things} == {id(entry.thing) for entry in rules.entries.values()}
    assert len(things) == len(rules.entries)
    for name, entry in rules.entries.items():
        assert rules.entry(name) is entry
        assert rules.entry(f"{entry.what}-{entry.thing.id}") is entry


@each_book
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_has_its_words(game: str, lang: str) -> None:
    rules = rules_of(game)
    for entry in rules.entries.values():
        assert has(lang, entry.key(game)), entry.name
        assert rules.title(lang, entry) != entry.thing.id or has(lang, f"{entry.key(game)}.title")
    for phase in rules.phases:
        assert rules.phase_name(lang, phase) != phase


@each_book
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_that_a_claim_names_has_a_name(game: str, lang: str) -> None:
    book = rules_of(game).book
    claims = [
        claim
        for rule in (*book.rules.values(), *book.rulings.values())
        for claim in (rule.holds, rule.broken)
    ]
    claims += [claim for example in book.examples.values() for claim in example.claims]
    heads = {claim["at"][0] for claim in claims if claim and "at" in claim}
    assert [head for head in sorted(heads) if not has(lang, f"answer-{game}-{head}")] == []


@each_book
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_can_be_made_and_the_engine_says_what_the_book_says(game: str, lang: str) -> None:
    rules = rules_of(game)
    for entry in rules.entries.values():
        page = rule_page(rules, lang, entry, "", "")
        assert page["title"]
        assert page["text"]
        stated = [one for board in page["boards"] for one in board["statements"]]
        for one in stated:
            assert one["true"] == (one["kind"] != "broken"), (entry.name, one)
            assert one["true"] or one["more"], (entry.name, one)
        for board in page["boards"]:
            told = [one["more"] for one in board["statements"]]
            assert "scene" in board or board.get("trouble") or any(told), entry.name


def test_what_is_the_same_in_two_books_has_two_names(toy: Ruleset) -> None:
    rules = rules_of("designtown")
    assert rules.entries["direction"].what == "rule"
    assert rules.entries["ruling-direction"].what == "ruling"
    assert rules.entries["ruling-direction"] in rules.rulings_on(rules.book.rules["direction"])


def test_an_unknown_name_is_told(toy: Ruleset) -> None:
    with pytest.raises(InputError, match="unknown-rule"):
        Rules(toy).entry("fly")


def test_claims_of_one_question_share_a_board_and_only_one_is_tried(toy: Ruleset) -> None:
    rules = Rules(toy)
    rule = rules.book.rules["higher"]
    stated = [("holds", rule.holds), ("again", rule.holds), ("broken", rule.broken)]
    found = boards(rules, "en", [(kind, claim) for kind, claim in stated if claim], "higher", "higher.1")
    assert [[one["kind"] for one in board["statements"]] for board in found] == [
        ["holds", "again"],
        ["broken"],
    ]
    assert ["menu" in board for board in found] == [False, True]
    assert found[0]["asked"] == [("top", "4"), ("card", "6")]
    told = found[1]["statements"][0]
    assert (told["said"], told["true"], told["more"]) == (
        "It may be laid: yes",
        False,
        "The engine answers: no",
    )


def test_an_engine_that_breaks_a_rule_is_found_out(toy: Ruleset) -> None:
    """What stands beside the book is the engine's own answer."""
    rules = Rules(toy)
    rules.book = replace(rules.book, answer=lambda request: {"legal": request["top"] > request["card"]})
    page = rule_page(rules, "en", rules.entry("higher"), "", "")
    assert [one["true"] for board in page["boards"] for one in board["statements"]] == [False, False]


def test_a_refused_question_says_why() -> None:
    rules = rules_of("designtown")
    page = rule_page(rules, "en", rules.entry("two-sides"), "", "")
    board = page["boards"][0]
    holds, broken = board["statements"]
    assert (holds["said"], holds["true"]) == ("The engine refuses this question.", True)
    assert holds["more"] == broken["more"]
    assert holds["more"].startswith("The engine refuses: ")
    assert "scene" not in board
    assert "trouble" not in board, "it is said once"


def test_reasons_lead_to_their_rules() -> None:
    rules = rules_of("cite")
    page = rule_page(rules, "en", rules.entry("touch"), "", "")
    assert [rule["name"] for rule in page["boards"][0]["statements"][1]["reasons"]] == ["touch"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_search_forgives_and_knows_examples_pages_and_the_other_language(lang: str) -> None:
    rules = rules_of("cloudcity")
    assert "bridge-lengths" in [entry.name for entry in rules.found(lang, "Five lenghts")][:3]
    assert "bridge-lengths" in [entry.name for entry in rules.found(lang, "cinq longueurs")][:3]
    example = rules.entry("example-two-connections")
    assert rules.found(lang, rules.title(lang, example))[0] == example
    assert rules.found(lang, "qwertzuiop") == []


def test_filters_choose_part_kind_and_origin() -> None:
    rules = rules_of("designtown")
    chosen = rules.found("en", filters={"origin": "chosen"})
    assert chosen
    assert all(entry.rule and "chosen" in (entry.rule.status, entry.rule.also) for entry in chosen)
    assert {entry.what for entry in rules.found("en", filters={"what": "example"})} == {"example"}
    assert {entry.phase for entry in rules.found("en", filters={"phase": "solo"})} == {"solo"}
    for wrong in ({"level": "x"}, {"phase": "x"}):
        with pytest.raises(InputError, match="option-unknown"):
            rules.checked(wrong)


def test_values_are_written_for_people() -> None:
    assert value_text("en", {"wood": 1, "gold": [1, 2], "none": []}) == "wood: 1, gold: (1, 2), none: –"
    assert value_text("fr", True) == "oui"
    assert value_text("en", []) == value_text("en", None) == "–"
    assert len(value_text("en", list(range(1000)))) == 240
