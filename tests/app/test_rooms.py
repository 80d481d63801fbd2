"""Sandbox, stage and referee of any game in the app: what links open, and how the address follows."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from cardcity_tutor.app.offers import NEEDS, offers, page_maker
from cardcity_tutor.app.referee_page import RefereePage
from cardcity_tutor.app.sandbox_page import SandboxPage
from cardcity_tutor.app.stage_page import StagePage
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.sessions import rules


@pytest.fixture(autouse=True)
def forgotten() -> None:
    rules.rules_of.cache_clear()


@pytest.fixture
def visit() -> Visit:
    visit = Visit()
    visit.lang, visit.ruleset = "en", "toy"
    visit.noted = []  # type: ignore[attr-defined]
    visit.noting = lambda page, query: visit.noted.append((page, dict(query)))  # type: ignore[attr-defined]
    return visit


@pytest.mark.parametrize("game", ["designtown", "cloudcity", "cite", "toy"])
def test_every_game_that_can_be_played_has_them(toy: Ruleset, game: str) -> None:
    assert offers(game, "sandbox")
    assert offers(game, "teach")


def test_a_game_that_cannot_be_played_has_none(toy: Ruleset) -> None:
    assert not NEEDS["sandbox"](replace(toy, engine=None))
    assert not NEEDS["teach"](replace(toy, load_face=None))


def test_links_open_a_text_an_entry_of_the_book_or_a_new_game(toy: Ruleset, visit: Visit) -> None:
    page = SandboxPage(visit, {"position": '{"top": 4, "card": 6}'})
    assert json.loads(page.value["text"])["top"] == 4
    page.turn_to({"rule": "higher", "board": "1"})
    assert json.loads(page.value["text"])["turned"] is True
    page.turn_to({"hand": "4", "seed": "9"})
    assert json.loads(page.value["text"]) == {"ruleset": "toy", "start": {"hand": 4}, "seed": 9}
    for wrong in (
        {"position": "fly"},
        {"rule": "fly"},
        {"rule": "higher", "board": "7"},
        {"rule": "higher", "board": "x"},
        {"hand": "9"},
        {"seed": "x"},
        {"players": "many"},
        {"fly": "1"},
    ):
        with pytest.raises(InputError):
            page.turn_to(wrong)
        assert json.loads(page.value["text"])["seed"] == 9


def test_the_address_follows_and_opens_the_same(toy: Ruleset, visit: Visit) -> None:
    page = SandboxPage(visit, {})
    noted: Any = visit.noted  # type: ignore[attr-defined]
    assert noted == []
    page.gesture = {"kind": "type", "text": "draw"}
    name, query = noted[-1]
    assert name == "sandbox"
    assert SandboxPage(visit, query).value == page.value


def test_a_rule_leads_to_its_page(toy: Ruleset, visit: Visit) -> None:
    went: list[tuple[str, Any]] = []
    visit.going = lambda page, query: went.append((page, query))
    page = SandboxPage(visit, {})
    assert page.linked
    page.gesture = {"kind": "look-up", "rule": "higher"}
    assert went == [("rules", {"rule": "higher"})]


# ---------------------------------------------------------------- the stage


def test_a_link_opens_an_example_what_is_told_of_it_and_how_far(toy: Ruleset, visit: Visit) -> None:
    page = StagePage(visit, {"example": "turned", "show": "sums", "at": "2", "guess": "1"})
    told = {"ruleset": "toy", "example": "turned", "show": "sums", "at": 2, "guess": True}
    assert page.value == told
    for wrong in (
        {"example": "fly"},
        {"example": "higher"},
        {"position": "fly"},
        {"show": "fly"},
        {"at": "x"},
        {"at": "1000"},
    ):
        with pytest.raises(InputError):
            page.turn_to(wrong)
        assert page.value["example"] == "turned"
    page.turn_to({"position": '{"top": 4, "card": 6}', "show": "moves"})
    assert (page.value["example"], page.value["show"], page.value["at"]) == ("", "moves", 0)


def test_the_address_of_the_stage_follows_line_by_line(toy: Ruleset, visit: Visit) -> None:
    page = StagePage(visit, {})
    noted: Any = visit.noted  # type: ignore[attr-defined]
    page.gesture = {"kind": "show", "show": "sums"}
    page.gesture = {"kind": "reveal", "at": 2}
    assert noted[-1] == ("teach", {"example": "turned", "show": "sums", "at": "2"})
    assert StagePage(visit, noted[-1][1]).value == page.value
    page.turn_back()
    assert page.value["at"] == 0


def test_the_theme_of_the_stage_is_that_of_the_house(toy: Ruleset, visit: Visit) -> None:
    page = StagePage(visit, {})
    page.gesture = {"kind": "theme"}
    assert (page.theme, visit.theme) == ("light", "light")
    visit.theme = "dark"
    assert page.theme == "dark"


def test_what_is_shown_goes_to_the_sandbox(toy: Ruleset, visit: Visit) -> None:
    went: list[tuple[str, Any]] = []
    visit.going = lambda page, query: went.append((page, dict(query)))
    page = StagePage(visit, {})
    page.gesture = {"kind": "try"}
    assert went == [("sandbox", {"rule": "turned"})]
    page.gesture = {"kind": "open", "text": '{"top": 4, "card": 6}'}
    page.gesture = {"kind": "try"}
    name, query = went[-1]
    assert json.loads(SandboxPage(visit, query).value["text"])["top"] == 4
    assert name == "sandbox"


# ---------------------------------------------------------------- the referee


@pytest.mark.parametrize("game", ["designtown", "cloudcity", "cite"])
def test_games_that_can_be_counted_have_a_referee(game: str) -> None:
    assert offers(game, "referee")


def test_a_game_without_a_sheet_says_that_it_has_none(toy: Ruleset, visit: Visit) -> None:
    assert not offers("toy", "referee")
    assert "Toy has no page" in page_maker("toy", "referee")(visit, {}).scene["html"]


def test_a_link_brings_the_options_of_the_table(visit: Visit) -> None:
    visit.ruleset = "cite"
    page = RefereePage(visit, {"players": "3", "level": "grand"})
    assert len(page.scene["seats"]) == 3
    assert page.key == "sheet-cite"
    for wrong in ({"players": "x"}, {"players": "9"}, {"fly": "1"}):
        with pytest.raises(InputError):
            page.turn_to(wrong)
    went: list[tuple[str, Any]] = []
    visit.going = lambda name, query: went.append((name, dict(query)))
    page.gesture = {"kind": "look-up", "rule": "touch"}
    assert went == [("rules", {"rule": "touch"})]
