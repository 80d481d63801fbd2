"""The coach goes through a game: in slices, with what was done and what was better marked on the board."""

from __future__ import annotations

import re

import pytest

from cardcity_tutor.games.cardcity.coach.advice import (
    Alternative,
    Blunder,
    Cause,
    Difference,
    Grade,
    Outcome,
    Reviewer,
)
from cardcity_tutor.games.cardcity.face.wording.replay_review import costly_words
from cardcity_tutor.games.cardcity.rules.actions import Build, Buy, Choose, Develop, Keep, Offer, Pass
from cardcity_tutor.games.cardcity.rules.state import view
from cardcity_tutor.games.cardcity.widgets.game_replay import GameReplay
from cardcity_tutor.games.cardcity.widgets.replay.frames import film
from cardcity_tutor.games.cardcity.widgets.replay.review import ReviewDesk
from cardcity_tutor.locale import say
from tests.widgets.test_game_replay import cut, story, text_of

SOLO = "xl-simplified-residential-1"


def reviewed(view: GameReplay) -> int:
    """Ask for more until it is done, as the browser does; how often."""
    asked = 0
    while view.scene["review"]["running"]:
        view.gesture = {"kind": "more", "count": asked}
        asked += 1
    return asked


def test_a_review_from_beginning_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices, then a summary; the costliest moments lead to the step before the decision."""
    monkeypatch.setattr(
        "cardcity_tutor.games.cardcity.widgets.replay.review.SLICE", 0.0
    )  # however fast this machine is
    view = GameReplay(text_of(SOLO), playouts=12, lang="en")
    assert view.scene["review"]["choices"] == [[0, "Greedy player"]]
    view.gesture = {"kind": "review", "player": 0}
    assert view.scene["review"]["running"]
    assert "decisions looked at" in view.scene["review"]["told"]
    size = len(str(view.scene))
    assert reviewed(view) > 3
    scene = view.scene["review"]
    assert view.value["reviewed"]
    assert size < 5_000
    moments = scene["moments"]
    assert moments, "a greedy player leaves something to be found"
    assert all(moment["grade"] in ("better", "missed") for moment in moments)
    assert scene["summary"].startswith("Greedy player: ")
    assert len(scene["good"]) + len(moments) == int(scene["summary"].split()[2])
    assert all("more" in moment["cost"] for moment in moments)
    told = view.told
    assert told is not None
    for moment in moments:
        after = told.moments[moment["step"] + 1].event
        assert after is not None
        assert moment["where"].startswith(f"Turn {after.turn} · ")
    view.lang = "fr"
    assert view.scene["review"]["moments"][0]["where"].startswith("Tour ")


@pytest.mark.parametrize("name", ["xl-advanced-residential-4", "xl-advanced-economic-4-single-city"])
def test_the_marks_lie_where_the_card_went(name: str) -> None:
    """The mark of what was done is the cell that the next picture shows as new."""
    told = story(name)
    drawn = film(told)
    desk = ReviewDesk(told, drawn)
    marked = 0
    for number, (state, action) in enumerate(told.moves):
        ghost = desk.ghost(number, action)
        if isinstance(action, Build | Develop | Buy):
            seat = 0 if told.shared else state.player
            after = drawn.at[told.after(number)][seat]
            assert ghost is not None
            assert ghost["at"] in drawn.boards[seat].fresh[after]
            marked += 1
        elif isinstance(action, Keep | Offer | Choose | Pass):
            assert ghost is None
    assert marked > 60


def test_a_review_can_be_stopped_and_begun_again() -> None:
    view = GameReplay(text_of(SOLO), playouts=2, lang="en")
    view.gesture = {"kind": "review", "player": 0}
    view.gesture = {"kind": "stop"}
    assert view.scene["review"]["told"].startswith("Stopped after 0 of ")
    view.gesture = {"kind": "more"}
    assert not view.scene["review"]["running"]
    view.gesture = {"kind": "review", "player": 0, "again": True}
    assert view.scene["review"]["running"]


def test_while_a_game_goes_on_only_ones_own_decisions_are_looked_at() -> None:
    people = [{"person": "Anne"}, {"person": "Ben"}]
    record = cut("xl-advanced-happiness-2", 40, seats=people)
    mine = GameReplay(record, seat=1, playouts=2, lang="en")
    assert mine.scene["review"]["choices"] == [[1, "Ben (you)"]]
    mine.gesture = {"kind": "review", "player": 0}
    assert "their own decisions" in mine.scene["note"]
    assert not mine.scene["review"]["running"]
    anybody = GameReplay(record, playouts=2, lang="fr")
    assert anybody.scene["review"]["choices"] == []
    assert anybody.scene["review"]["nobody"]


def test_a_missed_development_is_told_apart() -> None:
    """Grades: what would have let a district grow is called so."""
    told = story(SOLO)
    reviewer = Reviewer(told.moves, playouts=6, worst=5)
    while not reviewer.finished:
        reviewer.step()
    grades = reviewer.grades()
    assert sorted(grades) == reviewer.looked
    for blunder in reviewer.found:
        grows = any(cause.kind in ("grows", "could-grow") for cause in blunder.gains)
        assert (
            blunder.chosen.action == told.moves[blunder.number][1]
        )  # as it was played, not its mirror image
        assert grades[blunder.number] is (Grade.MISSED if grows else Grade.BETTER)
    assert set(grades.values()) >= {Grade.GOOD}


def blunder(kind: type[Choose | Offer], gains: list[Cause], losses: list[Cause]) -> Blunder:
    """The first decision of this kind in a game for two, said to have been a mistake."""
    moves = story("xl-simplified-industrial-2").moves
    state, action = next(move for move in moves if isinstance(move[1], kind))
    other = next(one for one in state.actions if one != action)
    even = Outcome(1.0, 1.0, 0.1, 50)
    cost = Difference(1.0, 0.1, 50)
    chosen, better = (Alternative(one, (), even) for one in (action, other))
    return Blunder(0, view(state, state.player), chosen, better, cost, tuple(gains), tuple(losses))


HIDES = Cause("hidden", "lots", (), {"count": 1}, -0.2)
SAVES = Cause("saves", "buy-industry", (), {"money": 4}, 0.5)


def test_reasons_are_told_by_the_decision_they_are_about() -> None:
    """Good ones for what was better, the others against what was done; a lot is told with what it showed."""
    words = costly_words("en", blunder(Choose, [SAVES], [HIDES]))
    assert [reason.good for reason in words.why] == [True, False]
    assert words.why[1].text == "1 card lies face down."
    assert not words.later
    for told in (words.did, words.better):
        assert re.fullmatch(r"Take the (first|second) lot \(face up: [^?]+\)", told)


def test_a_division_is_not_told_twice() -> None:
    """What lies in the lots is said with the decision; where there is no other reason, that is said instead."""
    lots = [
        Cause("lot", "lots", (), {"lot": lot, "alike": True, "up": ("R", "C"), "down": ()}, 0.1)
        for lot in ("open", "rest")
    ]
    alone = costly_words("fr", blunder(Offer, lots, []))
    assert (alone.why, alone.later) == ((), say("fr", "review-later"))
    more = costly_words("fr", blunder(Offer, [*lots, *lots, SAVES], lots))
    assert [reason.text for reason in more.why] == ["Rien n’est dépensé\u00a0: 4\u00a0$ en caisse."]
