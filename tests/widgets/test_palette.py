"""A board with a palette: whoever has no card left lays any, and a city at rest says why nothing grows."""

from __future__ import annotations

import pytest

from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.survey import survey
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.editing import buildable
from cardcity_tutor.games.cardcity.widgets.session import Session
from cardcity_tutor.locale import LANGUAGES, say
from tests.widgets.boards import board, do, note

CITY = "M R / . C"


def cards(view: CityBoard) -> list[str]:
    return [entry["card"] for entry in view.scene["hand"]]


@pytest.mark.parametrize(
    ("options", "offered"),
    [
        ({"edition": "2012"}, "R C L P I1"),
        ({}, "R C L P I1"),
        ({"level": "normal"}, "R C L P K N I1"),
        ({"level": "normal", "variants": ["ecological"]}, "R C L P K N I1 I2 I3 I4"),
    ],
)
def test_the_cards_of_a_way_of_playing(options: dict[str, object], offered: str) -> None:
    assert buildable(Position.of("M", **options)) == offered.split()  # type: ignore[arg-type]
    assert len(buildable(Position.of("M", level="advanced"))) == 17


def test_a_card_of_the_palette_can_be_laid_again_and_again() -> None:
    view = CityBoard(CITY, palette=True, lang="en")
    assert (cards(view), view.scene["palette"]) == (["R", "C", "L", "P", "I1"], True)
    do(view, "type", text="P g6")
    do(view, "place", card="P", cell=[0, 2])
    assert (view.value["city"], view.value["hand"]) == ("M R P / . C P", [])
    assert cards(view) == ["R", "C", "L", "P", "I1"]
    view.place("I1", (1, 0))
    do(view, "undo")
    assert view.value["city"] == "M R P / . C P"


def test_the_hand_goes_before_the_palette() -> None:
    view = CityBoard(CITY, hand=["P"], palette=True, lang="en")
    assert (cards(view), view.scene["palette"]) == (["P"], False)
    do(view, "place", card="P", cell=[0, 2])
    assert (len(cards(view)), view.scene["palette"]) == (5, True)
    view.palette = False
    assert (cards(view), view.scene["say"]["head"]) == ([], say("en", "task-done"))


def test_a_cloud_goes_before_the_palette() -> None:
    view = CityBoard("M I", level="normal", palette=True)
    do(view, "place", card="I1", cell=[0, 2])
    assert cards(view) == ["N"]


def test_the_board_judges_a_palette_as_the_engine_does() -> None:
    position = Position.of(". L . / C R P / I1 M C / . R .", level="advanced", money=8)
    view = CityBoard(position, palette=True)
    places = [tuple(cell[:2]) for cell in view.scene["cells"]]
    for card, judged in zip(cards(view), view.scene["judged"], strict=True):
        shown = {places[number] for turn in judged for number, found in enumerate(turn) if found < 0}
        assert shown == {(place[0], place[1]) for place in position.legal(card)}


def test_free_cards_have_no_duty_to_build() -> None:
    """The parking would take the only place of the residence; on its own it may have it."""
    position = Position.of("P P P P / P M I1 P / P P P P", hand=["R", "P"], level="normal")
    free = survey(position, [(3, 1)], free=position.hand)
    assert set(free.verdicts) == {(0, 0), (3, 0)}
    assert all(
        found.legal == (place in free.outlooks[key])
        for key, found_at in free.verdicts.items()
        for place, found in found_at.items()
    )


def test_hints_and_refusals_of_the_palette() -> None:
    view = CityBoard(CITY, palette=True, lang="en")
    do(view, "hint", card="P")
    assert note(view) == say("en", "hint-count", count=len(view.position.legal("P")), card="parking")
    do(view, "type", text="C g6")
    assert "f6" in note(view)
    walled = CityBoard("P P P P P / P P M P P / P P P P P / P P P P P / P P P P P", palette=True, lang="en")
    assert walled.scene["say"] == {"head": say("en", "task-stuck"), "body": say("en", "task-stuck-free")}


def test_a_sitting_without_palette_stays_as_it_was() -> None:
    session = Session(Position.of(CITY))
    assert (session.free, session.cards) == (False, ())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_city_at_rest_says_why(lang: str) -> None:
    view = CityBoard(CITY, mode="develop", lang=lang)
    scene = view.scene
    why = scene["grow"]["why"]
    assert len(why) == 2
    assert all("XL" in cite for _, cite in why)
    lies = set(scene["cards"])
    for cell, number in enumerate(scene["rest"]):
        rules = {scene["rules"][reason[0]]["id"] for reason in scene["verdicts"][number][1:]}
        assert rules == {"stays"} if cell in lies else rules & {"residence-growth", "commerce-growth"}
    for gesture in (
        {"kind": "hint"},
        {"kind": "type", "text": "R f6"},
        {"kind": "place", "card": "R", "cell": [0, 2]},
    ):
        do(view, **gesture)
        assert note(view) == say(lang, "hint-rest", why=" ".join(text for text, _ in why))


def test_what_grows_has_no_reason_to_rest() -> None:
    assert CityBoard("L M R L", mode="develop").scene["rest"] == []


def test_a_hint_and_a_refusal_are_said_again_in_another_language() -> None:
    view = board()
    do(view, "hint", card="P")
    view.lang = "fr"
    assert note(view).startswith("parking")
    assert "cases" in note(view)
    do(view, "place", card="C", cell=[0, 1])
    refused = note(view)
    view.lang = "en"
    assert note(view) not in ("", refused)
    view.lang = "fr"
    assert note(view) == refused
    do(view, "undo")
    view.lang = "en"
    assert note(view) == ""


def test_a_card_of_two_colours_is_typed_with_its_facing() -> None:
    view = CityBoard("M", level="advanced", money=9, palette=True, lang="fr")
    for text in ("RLd f7", "RLd f7 n"):
        do(view, "type", text=text)
        assert "0\N{NO-BREAK SPACE}: résidence au nord et à l’est\N{NO-BREAK SPACE}; 1" in note(view)
    view.lang = "en"
    do(view, "type", text="RLs f7")
    assert "n: residence north; e: residence east" in note(view)
    do(view, "type", text="RLs f7 e")
    assert view.value["city"] == "M / RLe"
