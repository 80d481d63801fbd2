"""The sandbox of any game: where it begins, what is decided in it, and its position as text."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import find
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.sessions import Match, Sandbox, rules
from cardcity_tutor.sessions.records import LARGEST
from cardcity_tutor.testing import _gestures

GAMES = ("designtown", "cloudcity", "cite")
NOTATION = {
    "designtown": "S {H R R} | R P | A | - | 12 12 8 8",
    "cloudcity": "R--R/-FF- | Fb2-c2",
    "cite": "2:large@0,0 2:mill@0,2 2:small@2,0",
}

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def forgotten() -> None:
    rules.rules_of.cache_clear()


def again(sandbox: Sandbox, text: str) -> Sandbox:
    other = Sandbox(sandbox.ruleset)
    other.open_text(text)
    return other


def stroll(sandbox: Sandbox, moves: int, seed: int = 1) -> None:
    """Decide at random what the menu allows."""
    chance = Random(seed)
    for _ in range(moves):
        if sandbox.over:
            return
        menu = sandbox.sight("en")["menu"]
        allowed = [gesture for gesture, against in _gestures(menu) if not against]
        sandbox.decide(chance.choice(allowed))


# ---------------------------------------------------------------- deciding for everybody


@each_game
def test_one_person_decides_for_all_players_and_takes_all_of_it_back(game: str) -> None:
    sandbox = Sandbox(find(game))
    first = sandbox.sight("en")
    stroll(sandbox, 30)
    assert len({entry["who"] for entry in sandbox.sight("en")["log"]}) > 1, "several players decided"
    while sandbox.can_undo:
        sandbox.undo()
    assert sandbox.sight("en") == first | {"redo": True}
    while sandbox.can_redo:
        sandbox.redo()
    assert sandbox.sight("en")["log"]


def test_a_refused_decision_says_why_and_changes_nothing(toy: Ruleset) -> None:
    sandbox = Sandbox(toy)
    sandbox.open_text('{"top": 7, "card": 6}')
    before = sandbox.text
    with pytest.raises(IllegalAction):
        sandbox.decide("6")
    refused = sandbox.refusal("en", "6")
    assert refused is not None
    assert [one["rule"] for one in refused["objections"]] == ["higher"]
    assert "remedy" in refused
    assert sandbox.text == before
    assert not sandbox.can_undo
    with pytest.raises(InputError, match="match-no-undo"):
        sandbox.undo()
    with pytest.raises(InputError, match="match-no-redo"):
        sandbox.redo()


def test_a_new_decision_forgets_what_was_taken_back(toy: Ruleset) -> None:
    sandbox = Sandbox(toy)
    sandbox.decide("draw")
    sandbox.undo()
    sandbox.decide({"choice": "hand.0", "spot": "row", "turn": "upright"})
    assert not sandbox.can_redo
    assert "draw" not in sandbox.text


def test_every_hand_can_be_looked_at(toy: Ruleset) -> None:
    sandbox = Sandbox(toy)

    def hand() -> list[str]:
        areas = sandbox.sight("en")["scene"]["areas"]
        return [item["label"] for area in areas if area["id"] == "hand" for item in area["items"]]

    state = sandbox.now.state
    assert sandbox.sight("en")["eyes"] == ["the player on turn", "Player A", "Player B"]
    for eye in (0, 1):
        sandbox.look_as(eye)
        assert hand() == [f"card {card}" for card in state.seats[eye]]
    assert sandbox.sight("en")["menu"]["choices"], "who looks elsewhere still decides for who is on turn"
    sandbox.look_as(None)
    assert hand() == [f"card {card}" for card in state.seats[0]]
    with pytest.raises(InputError, match="sandbox-eye"):
        sandbox.look_as(2)


def test_a_game_comes_to_its_end(toy: Ruleset) -> None:
    sandbox = Sandbox(toy)
    stroll(sandbox, 1000)
    assert sandbox.over
    sight = sandbox.sight("en")
    assert sight["phase"] == "over"
    assert "menu" not in sight
    assert sight["outcome"]["rows"]
    with pytest.raises(InputError, match="match-not-now"):
        sandbox.decide("draw")
    sandbox.undo()
    assert "menu" in sandbox.sight("en")


# ---------------------------------------------------------------- where it begins


@each_game
def test_it_begins_in_every_position_of_the_book(game: str) -> None:
    sandbox = Sandbox(find(game))
    count = 0
    for lang in LANGUAGES:
        for shelf in sandbox.shelf(lang):
            assert shelf["title"]
            for place in shelf["places"]:
                assert place["title"]
                for number in range(place["count"]):
                    sandbox.open_place(place["name"], number)
                    sight = sandbox.sight(lang)
                    assert sight["scene"]["areas"], place["name"]
                    assert sandbox.over or sight["menu"]["prompt"]
                    count += 1
    assert count > 100
    with pytest.raises(InputError, match="sandbox-no-position"):
        sandbox.open_place(sandbox.shelf("en")[0]["places"][0]["name"], 99)
    with pytest.raises(InputError, match="unknown-rule"):
        sandbox.open_place("fly")


@each_game
def test_the_notation_of_a_game_and_its_question_open_the_same(game: str) -> None:
    sandbox = Sandbox(find(game))
    sandbox.open_text(f"  {NOTATION[game]}\n")
    asked = sandbox.request
    assert asked is not None
    assert again(sandbox, json.dumps(asked)).request == asked
    stroll(sandbox, 4)
    assert sandbox.can_undo


def test_options_and_seed_deal_a_game(toy: Ruleset) -> None:
    sandbox = Sandbox(toy)
    sandbox.begin({"hand": 4}, 7)
    assert len(sandbox.now.state.seats[0]) == 4
    assert sandbox.now.state == Match(toy, sandbox.way, seed=7, opponents=["random"]).state
    with pytest.raises(InputError, match="field-choice"):
        sandbox.begin({"hand": 9}, 7)
    with pytest.raises(InputError, match="table-seed"):
        sandbox.begin({}, -1)
    assert len(sandbox.now.state.seats[0]) == 4, "what was open stays"


@each_game
def test_a_record_opens_at_its_end_or_at_a_step(game: str) -> None:
    ruleset = find(game)
    way = ruleset.needed(ruleset.read_options)({})
    seats = [{"person": name} for name in "ABCD"[: way.players]]
    match = Match(ruleset, way, seed=3, seats=seats)
    for _ in range(6):
        if match.covered:
            match.uncover()
        match.decide(match.engine.actions(match.view)[0])
    sandbox = Sandbox(ruleset)
    sandbox.open_text(match.record)
    assert sandbox.now.state == match.state
    stroll(sandbox, 2)
    sandbox.open_text(json.dumps({"record": match.record, "at": 2}))
    assert len(sandbox.sight("en")["log"]) < len(match.events)
    with pytest.raises(InputError, match="field-range"):
        sandbox.open_text(json.dumps({"record": match.record, "at": 99}))


# ---------------------------------------------------------------- as text


@each_game
def test_text_and_link_open_the_same_moment(game: str) -> None:
    sandbox = Sandbox(find(game))
    shelf = [place["name"] for part in sandbox.shelf("en") for place in part["places"]]
    for name in ("", *Random(4).sample(shelf, 6)):
        if name:
            sandbox.open_place(name)
        stroll(sandbox, 12)
        for text in (sandbox.text, sandbox.link):
            other = again(sandbox, text)
            assert other.now.state == sandbox.now.state, name
            assert other.text == sandbox.text
        assert len(sandbox.link) < 3000


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "sandbox-text-empty"),
        ("  \n", "sandbox-text-empty"),
        ("{", "sandbox-text-broken"),
        ("{]", "sandbox-text-broken"),
        ('{"ruleset": "toy"', "sandbox-text-broken"),
        ("7 on 6", "sandbox-text-json"),
        ('{"ruleset": "chess"}', "sandbox-other-game"),
        ('{"ruleset": 7}', "sandbox-other-game"),
        ('{"top": 4}', "field-not-text"),
        ('{"start": 7}', "field-not-object"),
        ('{"start": {"hand": 9}}', "field-choice"),
        ('{"start": {}, "seed": "x"}', "table-seed"),
        ('{"start": {}, "seed": -1}', "table-seed"),
        ('{"start": {}, "then": "draw"}', "sandbox-moves"),
        ('{"start": {}, "then": [7]}', "sandbox-moves"),
        ('{"start": {}, "then": [{"spot": "row"}]}', "sandbox-moves"),
        ('{"start": {}, "then": [{"choice": 3}]}', "sandbox-moves"),
        ('{"start": {}, "then": ["draw", "jump"]}', "sandbox-move-refused"),
        ('{"start": {}, "then": ["sweep"]}', "sandbox-move-refused"),
        ('{"record": 7}', "field-not-text"),
        ('{"record": ""}', "record-empty"),
        ('{"event": "start", "ruleset": "toy"}', "record-field"),
        ("z.", "sandbox-link-broken"),
        ("z.****", "sandbox-link-broken"),
        ("z.eJyrVg", "sandbox-link-broken"),
    ],
)
def test_what_cannot_be_read_is_told_and_what_is_open_stays(toy: Ruleset, text: str, problem: str) -> None:
    sandbox = Sandbox(toy)
    sandbox.decide("draw")
    before = sandbox.text
    with pytest.raises(InputError, match=problem):
        sandbox.open_text(text)
    assert sandbox.text == before
    assert sandbox.can_undo


JUNK: tuple[Any, ...] = (None, 7, -1, 2.5, True, "", "{", [], [7], [None], {}, {"a": []}, [[]], "x" * 400)


@each_game
def test_junk_in_any_field_is_opened_or_refused_and_breaks_nothing(game: str) -> None:
    sandbox = Sandbox(find(game))
    sandbox.open_text(NOTATION[game])
    asked = dict(sandbox.request or {})
    refused = 0
    for field in ({*asked} - {"ruleset"}) | {"seed", "then", "start", "record", "game", "moves", "at"}:
        for junk in JUNK:
            for kept in ({"ruleset": game}, asked):
                other = Sandbox(sandbox.ruleset)
                try:
                    other.open_text(json.dumps({**kept, field: junk}))
                except InputError:
                    refused += 1
                    continue
                assert other.sight("en")["scene"]["areas"]
    assert refused > 100


def test_too_much_text_is_not_read(toy: Ruleset) -> None:
    with pytest.raises(InputError, match="sandbox-text-long"):
        Sandbox(toy).open_text(" " * (LARGEST + 1))


def test_a_record_of_another_game_is_named(toy: Ruleset) -> None:
    town = find("designtown")
    match = Match(town, town.needed(town.read_options)({}), seed=3)
    with pytest.raises(InputError, match="sandbox-other-game"):
        Sandbox(toy).open_text(match.record)


# ---------------------------------------------------------------- what is answered


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_rules_answer_stands_beside_it(game: str, lang: str) -> None:
    sandbox = Sandbox(find(game))
    sandbox.open_text(NOTATION[game])
    answers = sandbox.answers(lang)
    assert not answers["trouble"]
    assert json.loads(answers["asked"]) == sandbox.request
    assert answers["stats"]
    labels = [line["label"] for line in answers["lines"]]
    assert len(labels) > 5
    assert len(set(labels)) == len(labels)


def test_a_position_that_nobody_can_play_on_from_is_looked_at_and_says_why() -> None:
    sandbox = Sandbox(find("cloudcity"))
    sandbox.open_text('{"city": "R--R/-FF-", "stock": {"R": [6, 8, 7, 6, 0]}}')
    sight = sandbox.sight("en")
    assert sight["menu"]["choices"]
    assert "states its bridges left" in sight["scene"]["notes"][-1]
    assert sight["eyes"] == []
    assert sandbox.answers("en")["lines"]
    with pytest.raises(InputError, match="sandbox-only-looked-at"):
        sandbox.decide("a1-d1")


def test_a_game_without_such_positions_is_played_from_its_beginning_and_its_book_is_looked_at(
    toy: Ruleset,
) -> None:
    bare = replace(toy, load_positions=None)
    sandbox = Sandbox(bare)
    stroll(sandbox, 3)
    assert sandbox.answers("en")["trouble"].startswith("This game has no notation")
    sandbox.open_place("higher", 0)
    sight: Any = sandbox.sight("en")
    assert sight["clock"] == "A position to look at"
    assert sight["menu"]["choices"][0]["targets"][1]["objections"]
    with pytest.raises(InputError, match="sandbox-only-looked-at"):
        sandbox.decide("6")
    without = Sandbox(replace(bare, load_book=None))
    assert without.shelf("en") == []
