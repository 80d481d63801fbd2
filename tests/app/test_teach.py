"""The page *Teach* without a browser: links, the editor that feeds the stage, every way of playing."""

from __future__ import annotations

from itertools import combinations, product
from urllib.parse import parse_qsl

import pytest

from cardcity_tutor.app.front import front
from cardcity_tutor.app.shell import read_query
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.pages.teach import TeachPage, way_of
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.setting import LEVELS, VICTORIES
from cardcity_tutor.games.cardcity.rules.ways import Way
from cardcity_tutor.games.cardcity.widgets.city_board import CityBoard
from cardcity_tutor.games.cardcity.widgets.options_panel import OptionsPanel
from cardcity_tutor.games.cardcity.widgets.staging.staged import SHOWS, Staged

VARIANTS = ("architect", "ecological", "leisure-crisis", "single-city")
"""Each in play or not: with the levels and the victories this makes the 240 ways."""


def editor(page: TeachPage) -> tuple[OptionsPanel, CityBoard]:
    page.stage.gesture = {"kind": "edit", "on": True}
    _, board, panel = page.children
    return panel, board


def test_a_link_opens_on_its_stage_and_another_one_turns_to_its_own() -> None:
    page = TeachPage(Visit(), {"city": "M R / . C", "show": "income", "at": "2", "victory": "commercial"})
    assert page.stage.value["city"] == "M R / . C"
    assert (page.stage.value["show"], page.stage.value["at"]) == ("income", 2)
    page.turn_to({"example": "income-2012"})
    assert page.stage.value["example"] == "income-2012"
    with pytest.raises(InputError):
        page.turn_to({"example": "income-1912"})
    assert page.stage.value["example"] == "income-2012"
    with pytest.raises(InputError):
        TeachPage(Visit(), {"city": "Z"})


def test_what_is_painted_is_on_the_stage_at_once() -> None:
    page = TeachPage(Visit(), {"city": "M R / . C"})
    assert len(page.children) == 1
    _, board = editor(page)
    board.gesture = {"kind": "text", "text": "M R / L C"}
    assert page.stage.value["city"] == "M R / L C"
    board.gesture = {"kind": "victory", "victory": "commercial"}
    assert page.stage.value["victory"] == "commercial"
    page.stage.gesture = {"kind": "edit", "on": False}
    assert len(page.children) == 1
    page.stage.gesture = {"kind": "example", "id": "income"}
    _, again = editor(page)
    assert again is board
    assert board.position == page.stage.position


def test_the_editor_empties_the_city_but_for_its_halls() -> None:
    page = TeachPage(Visit(), {"city": "M R / . C"})
    _, board = editor(page)
    board.gesture = {"kind": "empty"}
    assert page.stage.value["city"] == "M"
    shared = TeachPage(Visit(), {"example": "points-shared", "show": "score"})
    _, board = editor(shared)
    board.gesture = {"kind": "empty"}
    assert sorted(set(shared.stage.value["city"].split()) - {"/", ">"}) == ["M0", "M1", "M2"]


def test_another_way_of_playing_keeps_the_city_or_begins_one() -> None:
    page = TeachPage(Visit(), {"city": "M R / . C", "money": "7"})
    panel, board = editor(page)
    panel.gesture = {"kind": "choose", "field": "level", "value": "advanced"}
    assert page.stage.position == Position.of("M R / . C", money=7, level="advanced") == board.position
    panel.gesture = {"kind": "choose", "field": "victory", "value": "economic"}
    assert page.stage.value["victory"] == board.victory == "economic"
    panel.gesture = {"kind": "choose", "field": "variants", "value": "single-city"}
    assert page.stage.scene["players"] == 2
    assert page.stage.position.setting.shared
    assert panel.scene["below"]
    assert way_of(page.stage) == panel.way


def test_every_way_of_playing_can_be_shown() -> None:
    chosen = [found for count in range(5) for found in combinations(VARIANTS, count)]
    ways = [Way("xl", level, victory, found) for level, victory, found in product(LEVELS, VICTORIES, chosen)]
    assert len(ways) == 240
    for way in ways:
        game = Way.of(way.plain | {"players": 2 if way.shared else 1}).game()
        position = Position.made(game.setting, game.first_city(0), 5)
        for show in SHOWS[:4]:
            played = Staged(position, way.victory, show).play("fr")
            assert played.frames[-1].shown == len(played.lines)


def test_the_presenters_key_turns_the_whole_house() -> None:
    visit = Visit()
    page = TeachPage(visit, {})
    page.stage.gesture = {"kind": "theme", "theme": "dark"}
    assert visit.theme == "dark"
    visit.theme, visit.lang = "light", "en"
    assert page.stage.theme == "light"
    assert page.stage.scene["heading"] == "Teach"


def test_the_address_follows_the_stage_line_by_line() -> None:
    app = front()
    app.enter("teach", {})
    assert app.address == "?page=teach"
    stage = app._pages["teach"].stage
    stage.gesture = {"kind": "example", "id": "income-2012"}
    stage.gesture = {"kind": "reveal", "at": 2, "jump": stage.scene["jump"]}
    page, query = read_query(app.address)
    assert (page, query) == ("teach", {"example": "income-2012", "at": "2"})
    again = TeachPage(Visit(), query).stage  # who has to load the page anew
    assert again.value == stage.value
    app.enter("teach", {})  # its own entry of the menu: the same city from its first line
    assert (stage.value["city"], stage.value["show"], stage.at) == (again.value["city"], "score", 0)
    assert read_query(app.address)[1] == dict(parse_qsl(stage.value["query"]))


def test_a_count_of_the_referee_is_revealed_on_the_stage() -> None:
    app = front()
    app.enter("referee", {"players": "2", "level": "normal", "victory": "economic"})
    table = app._pages["referee"].table
    table.gesture = {"kind": "type", "text": "R f7"}
    table.gesture = {"kind": "step", "step": "result"}
    assert table.scene["referee"]["result"]["stages"]
    for turn in range(2):  # a second time too
        table.gesture = {"kind": "stage", "seat": 0, "n": turn}
        assert app.page == "teach"
        stage = app._pages["teach"].stage
        assert (stage.position.text, stage.staged.show, stage.at) == (
            table.value["players"][0]["city"],
            "score",
            0,
        )
        assert stage.staged.victory == "economic"
        app.enter("referee", {})
