"""The stage of any game: what is told of its worked examples, and of positions that are brought."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import find
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.sessions import Sandbox, Stage, rules
from cardcity_tutor.sessions.stage import ANSWER, MOVES, SUMS

GAMES = ("designtown", "cloudcity", "cite")

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def forgotten() -> None:
    rules.rules_of.cache_clear()


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_of_the_book_is_told_in_every_way(game: str, lang: str) -> None:
    stage = Stage(find(game))
    names = [example["name"] for part in stage.library(lang) for example in part["examples"]]
    assert set(names) == {name for name, entry in rules.rules_of(game).entries.items() if entry.example}
    for name in names:
        stage.open_example(name)
        entry = rules.rules_of(game).entry(name)
        for show in (ANSWER, SUMS, MOVES):
            stage.turn_to(show)
            staged = stage.staged(lang)
            assert staged["title"] == rules.rules_of(game).title(lang, entry)
            assert staged["question"]
            for line in staged["lines"]:
                assert line["label"], name
                assert 0 <= line["board"] < max(1, len(staged["boards"]))
            if show == ANSWER:
                told = " ".join(line["label"] for line in staged["lines"][:-1])
                assert told == rules.rules_of(game).answer(lang, entry)
                assert staged["lines"][-1]["total"], "the engine agrees with every example"
            if show == SUMS:
                assert not staged["boards"] or any(line["value"] for line in staged["lines"])


def test_while_the_room_guesses_an_answer_has_no_numbers() -> None:
    stage = Stage(find("designtown"))
    stage.open_example("hospital-coins")
    first, engine = stage.staged("en")["lines"]
    assert first["label"].startswith("The first pays 2, the second 3")
    assert first["asked"].startswith("The first pays ?, the second ?")
    assert engine["asked"] == engine["label"] == "The engine agrees: 2 statements checked."
    stage.open_example("last-card")
    assert stage.staged("en")["lines"][0]["asked"] == "…", "a sentence without numbers is hidden whole"


def test_an_engine_that_disagrees_is_not_said_to_agree() -> None:
    stage = Stage(find("designtown"))
    stage.open_example("hospital-coins")
    book = rules.rules_of("designtown")
    broken = replace(book.book, answer=lambda _request: {"lines": [{"coins": 9}, {"coins": 9}]})
    book.book = broken
    try:
        assert not any(line["total"] for line in stage.staged("en")["lines"])
    finally:
        rules.rules_of.cache_clear()


def test_the_parts_of_a_number_come_before_it_and_point_at_what_they_count() -> None:
    stage = Stage(find("designtown"))
    stage.open_example("hospital-coins")
    stage.turn_to(SUMS)
    lines = stage.staged("en")["lines"]
    assert [(line["label"], line["value"], line["spots"]) for line in lines[:2]] == [
        ("Hospital", "1", ["row.1"]),
        ("Hospital", "1", ["row.2"]),
    ]
    assert (lines[2]["label"], lines[2]["value"], lines[2]["total"]) == ("Unhappy faces", "2 / 3", True)


def test_what_is_possible_is_told_with_its_places_and_what_is_not_with_its_rule() -> None:
    stage = Stage(find("cite"))
    stage.open_example("example-production")
    stage.turn_to(MOVES)
    lines = {line["label"]: line for line in stage.staged("en")["lines"]}
    shop = lines["Small shop"]
    assert shop["value"] == "in 6 places"
    assert len(shop["spots"]) == 6
    assert lines["Mill"]["value"] == "not possible"
    assert lines["Mill"]["detail"] == "How many buildings"
    assert not lines["Mill"]["ghosts"]


def test_it_goes_from_example_to_example_and_stays_at_the_ends() -> None:
    stage = Stage(find("designtown"))
    names = [example["name"] for part in stage.library("en") for example in part["examples"]]
    stage.turn_to(SUMS)
    seen = [stage.example]
    for _ in names:
        stage.go_near(1)
        seen.append(stage.example)
    assert seen == [*names, names[-1]]
    assert stage.show == SUMS, "what is told stays"
    assert stage.staged("en")["near"] == [names[-2], ""]
    stage.go_near(-1)
    assert stage.example == names[-2]


def test_a_position_is_brought_as_text_and_has_no_answer(toy: Ruleset) -> None:
    stage = Stage(toy)
    stage.open_text('{"top": 4, "card": 6}')
    assert stage.shows == (SUMS, MOVES)
    staged = stage.staged("en")
    assert (staged["title"], staged["show"]) == ("Toy", SUMS)
    assert [line["label"] for line in staged["lines"]] == ["6", "Cards", "Last card"]
    with pytest.raises(InputError, match="option-unknown"):
        stage.turn_to(ANSWER)
    with pytest.raises(InputError, match="sandbox-text-json"):
        stage.open_text("7 on 6")
    assert stage.staged("en") == staged, "what is shown stays"
    stage.go_near(1)
    assert stage.example == "turned"
    assert stage.show == SUMS


@each_game
def test_a_moment_of_a_sandbox_can_be_shown(game: str) -> None:
    sandbox = Sandbox(find(game))
    stage = Stage(find(game))
    stage.open_text(sandbox.text)
    for show in stage.shows:
        stage.turn_to(show)
        assert stage.staged("fr")["lines"]


def test_a_game_without_book_and_notation_shows_its_first_moment(toy: Ruleset) -> None:
    stage = Stage(replace(toy, load_book=None, load_positions=None))
    assert stage.library("en") == []
    assert stage.shows == (SUMS, MOVES)
    assert [line["label"] for line in stage.staged("en")["lines"] if line["total"]] == ["Cards", "Last card"]
    stage.turn_to(MOVES)
    assert "not possible" in {line["value"] for line in stage.staged("en")["lines"]}
    with pytest.raises(InputError, match="present-no-example"):
        stage.open_example("turned")


def test_what_is_no_example_is_told(toy: Ruleset) -> None:
    stage = Stage(toy)
    for name, problem in (("higher", "present-no-example"), ("fly", "unknown-rule")):
        with pytest.raises(InputError, match=problem):
            stage.open_example(name)
    assert stage.example == "turned"
    assert json.dumps(stage.staged("en"))
