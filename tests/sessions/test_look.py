"""What is shown of a match, in both languages; nothing that is hidden changes a byte of it."""

from __future__ import annotations

import json
from random import Random

import pytest

from cardcity_tutor.core.chance import Chance
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.sessions import Chair, Look, Match, Replay
from cardcity_tutor.sessions.look import face_of

TWO = [Chair(person="Anne"), Chair(person="Bea")]


def begun(toy: Ruleset, **options: object) -> Match:
    return Match(toy, toy.needed(toy.read_options)({}), seed=4, **{"opponents": ["random"], **options})  # type: ignore[arg-type]


def ended(toy: Ruleset) -> Match:
    match = begun(toy)
    chance = Random(1)
    while not match.over:
        match.decide(chance.choice(match.engine.actions(match.view)))
    return match


def test_the_person_on_turn_gets_a_menu(toy: Ruleset) -> None:
    sight = Look(begun(toy), "en").sight
    assert sight["menu"]["prompt"] == "Lay a card on the row, draw, or sweep."
    assert "curtain" not in sight
    assert "outcome" not in sight
    assert sight["clock"] == "Turn 1"


def test_behind_the_curtain_there_is_no_menu_and_no_hand(toy: Ruleset) -> None:
    sight = Look(begun(toy, seats=TWO), "en").sight
    assert "menu" not in sight
    assert sight["curtain"]["head"] == "Pass the screen to Anne."
    hand = next(area for area in sight["scene"]["areas"] if area["id"] == "hand")
    assert hand["items"] == []


def test_what_is_hidden_changes_nothing_that_is_sent(toy: Ruleset) -> None:
    engine, face = toy.needed(toy.engine), face_of(toy)
    chance = Random(3)
    for seed in range(8):
        state, _ = engine.start(toy.needed(toy.read_options)({}), seed)
        while not state.over:
            for eye in (None, 0, 1):
                other = engine.imagined(engine.view(state, eye), Chance(chance.getrandbits(64)))
                seen = [engine.view(one, eye) for one in (state, other)]
                sent = {json.dumps(face.scene(view, "en", eye, ["A", "B"])) for view in seen}
                assert len(sent) == 1
                if eye == state.player:
                    assert len({json.dumps(face.menu(view, "en")) for view in seen}) == 1
            state, _ = engine.apply(state, chance.choice(engine.actions(state)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_has_places(toy: Ruleset, lang: str) -> None:
    match = ended(toy)
    sight = Look(match, lang).sight
    rows = sight["outcome"]["rows"]
    assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
    assert sum(row["mine"] for row in rows) == 1
    assert sight["outcome"]["head"]
    assert sight["hint"] == -1


def test_a_hint_goes_from_the_place_to_the_decision(toy: Ruleset) -> None:
    look = Look(begun(toy), "en")
    assert look.hint() == ["Look here: The row."]
    kind = look.hint()
    assert kind[0].startswith("I would choose “card ")
    last = look.hint()
    assert last[0].startswith("I would decide: lay ")
    assert any("± " in line and "played out at random" in line for line in last)


def test_same_names_get_the_letter_of_their_seat(toy: Ruleset) -> None:
    look = Look(begun(toy, seats=[Chair(person="Anne"), Chair(person="Anne")]), "en")
    assert look.names == ["Anne A", "Anne B"]


def test_a_replay_goes_step_by_step(toy: Ruleset) -> None:
    match = ended(toy)
    replay = Replay.read(match.record)
    assert replay.sight("en")["caption"] == "The game begins."
    replay.go(1)
    first = replay.sight("en")
    assert first["caption"].startswith("Player A ")
    assert len(first["log"]) == 2
    replay.go(replay.turn_step(1))
    assert replay.sight("en")["clock"] == "Turn 2"
    replay.go(10**6)
    assert replay.at == replay.last
    assert "outcome" in replay.sight("fr")


def test_only_a_game_that_is_over_shows_hands(toy: Ruleset) -> None:
    over, going = Replay.read(ended(toy).record), Replay.read(begun(toy).record)
    over.look_as(1)
    hand = next(area for area in over.sight("en")["scene"]["areas"] if area["id"] == "hand")
    assert hand["items"]
    assert going.sight("en")["eyes"] == ["Everybody"]
    with pytest.raises(Exception, match="match-replay-open"):
        going.look_as(0)
