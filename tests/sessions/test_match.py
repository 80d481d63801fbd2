"""A match of a game that the house does not know: persons, bots, curtain, undo, records."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import find
from cardcity_tutor.sessions import Chair, Match
from tests.games.toy.engine import HIDDEN, Action

TWO = [Chair(person="Anne"), Chair(person="Bea")]


def begun(toy: Ruleset, **options: Any) -> Match:
    return Match(toy, toy.needed(toy.read_options)({}), **{"seed": 4, "opponents": ["random"], **options})


def screen(match: Match) -> tuple[str, int | None]:
    """What waits, and whose eyes the screen is for."""
    return match.phase, match.viewer


def undo_open(match: Match) -> bool:
    return match.can_undo


def lay(match: Match) -> Action:
    """Any card that can be laid."""
    options: Sequence[Action] = match.engine.actions(match.view)
    return next(action for action in options if action.kind == "lay")


def play_on(match: Match, seed: int = 1) -> None:
    chance = Random(seed)
    while not match.over:
        if match.covered:
            match.uncover()
        match.decide(chance.choice(match.engine.actions(match.view)))


def test_bots_play_until_a_person_has_to(toy: Ruleset) -> None:
    match = begun(toy, seats=[{"bot": "random"}, {"person": ""}])
    assert match.state.player == 1
    assert match.events[0].kind == "deal"
    assert len(match.events) == 2
    play_on(match)
    assert match.phase == "over"


def test_the_person_sees_only_their_own_cards(toy: Ruleset) -> None:
    match = begun(toy)
    assert HIDDEN not in match.view.seats[0]
    assert set(match.view.seats[1]) == set(match.view.pile) == {HIDDEN}


def test_what_the_rules_refuse_counts_as_a_try(toy: Ruleset) -> None:
    match = begun(toy)
    with pytest.raises(IllegalAction):
        match.decide(Action("sweep"))
    assert match.refused == 1
    assert len(match.events) == 1


def test_who_holds_secrets_is_handed_the_screen(toy: Ruleset) -> None:
    match = begun(toy, seats=TWO)
    assert screen(match) == ("curtain", None)
    with pytest.raises(InputError, match="match-not-now"):
        match.decide(Action("draw"))
    match.uncover()
    assert screen(match) == ("decide", 0)
    match.decide(lay(match))
    assert screen(match) == ("curtain", None)
    assert match.due == 1


def test_in_a_game_without_secrets_no_curtain_falls() -> None:
    ruleset = find("designtown")
    match = Match(ruleset, ruleset.needed(ruleset.read_options)({}), seed=1, seats=TWO)
    assert not match.covered
    assert match.viewer == 0


def test_a_card_that_is_laid_can_be_taken_back_and_a_card_drawn_not(toy: Ruleset) -> None:
    match = begun(toy, seats=TWO)
    match.uncover()
    before = match.state
    match.decide(lay(match))
    assert undo_open(match)
    match.undo()
    assert match.state == before
    assert match.phase == "curtain", "somebody else may look at the screen"
    match.redo()
    assert match.due == 1
    match.undo()
    match.uncover()
    assert not undo_open(match)
    match.decide(Action("draw"))
    assert not undo_open(match)
    with pytest.raises(InputError, match="match-no-undo"):
        match.undo()


def test_the_way_back_closes_when_the_screen_is_handed_on(toy: Ruleset) -> None:
    match = begun(toy, seats=TWO)
    match.uncover()
    match.decide(lay(match))
    match.uncover()
    assert not undo_open(match)
    assert not match.can_redo


def test_the_way_back_closes_when_a_bot_decides(toy: Ruleset) -> None:
    match = begun(toy)
    match.decide(lay(match))
    assert not undo_open(match)


@pytest.mark.parametrize("seats", [TWO, [{"person": ""}, {"bot": "random"}]])
def test_a_match_goes_on_from_its_record_at_any_point(toy: Ruleset, seats: Any) -> None:
    match = begun(toy, seats=seats)
    chance = Random(5)
    while not match.over:
        if match.covered:
            match.uncover()
        match.decide(chance.choice(match.engine.actions(match.view)))
        again = Match.resume(match.record)
        assert again.record == match.record
        assert again.state == match.state
        assert again.phase == match.phase


def test_a_record_that_other_cards_were_dealt_to_is_not_played_on(toy: Ruleset) -> None:
    ruleset = find("designtown")
    match = Match(ruleset, ruleset.needed(ruleset.read_options)({}), seed=1, seats=TWO)
    text = match.record
    other = Match(ruleset, ruleset.needed(ruleset.read_options)({}), seed=2, seats=TWO).record
    decks = text[text.index('"decks"') :]
    with pytest.raises(InputError, match="match-record-dealt"):
        Match.resume(other[: other.index('"decks"')] + decks)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-empty"),
        ("x" * 1_000_001, "table-record-long"),
        ('{"event": "start", "ruleset": 3}', "record-field"),
        ('{"event": "start", "ruleset": "nobody"}', "request-ruleset"),
    ],
)
def test_what_is_no_record_is_refused(toy: Ruleset, text: str, code: str) -> None:
    with pytest.raises(InputError, match=code):
        Match.resume(text)


def test_a_record_names_only_bots_of_its_game(toy: Ruleset) -> None:
    text = begun(toy).record.replace('"random"', '"os:system"')
    with pytest.raises(InputError, match="bot-unknown"):
        Match.resume(text)


def test_hints_come_in_three_steps_and_begin_anew(toy: Ruleset) -> None:
    match = begun(toy)
    assert [match.hint()[0] for _ in range(4)] == [1, 2, 3, 3]
    assert match.hinted == 3
    _, suggestion = match.hint()
    assert suggestion.action in match.engine.actions(match.view)
    match.decide(suggestion.action)
    if not match.over:
        assert match.hint()[0] == 1
