"""The frame of the app: what a link opens, what the header tells, what is kept from visit to visit."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from ipywidgets import HTML

from cardcity_tutor import games
from cardcity_tutor.app import markup, offers
from cardcity_tutor.app.front import front
from cardcity_tutor.app.match_pages import MatchReplayPage
from cardcity_tutor.app.shell import PAGES, TutorApp, read_query
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.course.packs import course
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.course.worksheet import Sheet
from cardcity_tutor.games.cardcity.pages import home_text
from cardcity_tutor.games.cardcity.widgets import LessonPlayer
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.widgets.base import TutorWidget


def greet(app: TutorApp, query: str = "", **told: str) -> TutorApp:
    """What a browser says when it opens the app."""
    app.shell.gesture = {"kind": "hello", "languages": "en-GB,en", "query": query, **told}
    return app


def seen(app: TutorApp) -> Any:
    """The page that is shown."""
    shown = [view for view in app.children[1:] if view.layout.display != "none"]
    assert len(shown) == 1
    return shown[0]


def test_without_a_query_the_page_is_home_with_a_board_to_try() -> None:
    app = greet(front())
    assert (app.page, app.address) == ("home", "")
    board = seen(app).board
    residence = board.position.text.split("/")[1].split().index("R")
    board.gesture = {"kind": "place", "card": "L", "cell": [1, residence + 1]}
    assert board.mode == "develop"  # the residence grows, as the page promises
    assert board.scene["then"] == {"kind": "grow"}
    assert "star" not in {stat[0] for stat in board.scene["stats"]}
    assert (board.scene["hand"], board.scene["grow"]) == ([], None)
    board.gesture = {"kind": "grow"}
    assert board.position.text.split().count("R") == 2
    assert board.scene["then"] is None
    assert board.scene["after"]["gesture"]["lesson"] == "1"
    board.gesture = {"kind": "undo"}
    assert board.mode == "build"
    assert [entry["card"] for entry in board.scene["hand"]] == ["L"]


def test_the_hint_at_home_names_the_cells_that_feed_the_residence() -> None:
    board = seen(greet(front())).board
    board.gesture = {"kind": "hint", "card": "L"}
    assert board.scene["note"] == "Try f4, f6 or g5: there the leisure building touches the residence."
    board.gesture = {"kind": "hint-why", "card": "L"}
    assert "two culture cards" in board.scene["note"]


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("", "home"),
        ("?lesson=6", "course"),
        ("lesson=6&seed=3", "course"),
        ("?rule=limit", "rules"),
        ("?city=M+R", "sandbox"),
        ("?page=teach&city=M+R", "teach"),
        ("?page=club", "club"),
        ("?nonsense=1", "home"),
    ],
)
def test_a_link_names_its_page_or_what_it_asks_for(query: str, page: str) -> None:
    assert read_query(query)[0] == page


def test_a_lesson_is_opened_and_home_knows_where_to_go_on() -> None:
    app = greet(front(), "?lesson=residences-grow")
    assert seen(app).course.player.value["lesson"] == "residences-grow"
    assert app.visit.resume["lesson"] == 6
    kept = app.shell.scene["resume"]
    again = greet(front(), resume=kept)
    assert "Go on with lesson 6" in again._pages["home"].children[0].scene["html"]


def test_a_rule_is_opened_and_a_lesson_named_there() -> None:
    app = greet(front(), "rule=limit")
    explorer = seen(app)
    assert explorer.value["rule"] == "limit"
    explorer.opened_lesson = "residences-grow"
    assert app.page == "course"
    app.visit.go("rules", rule="frame")
    assert seen(app).value["rule"] == "frame"


def test_the_back_button_finds_what_was_made_of_a_link_and_the_address_follows() -> None:
    link = "?city=M+R+/+.+C&hand=P"
    app = greet(front(), link)
    board = seen(app).board
    board.gesture = {"kind": "place", "card": "P", "cell": [1, 0]}
    made, address = board.position.text, app.address
    assert read_query(address)[1]["city"] == made  # what a reload finds
    app.visit.go("rules")
    seen(app).rule = "frame"
    assert app.address == "?page=rules&rule=frame"
    app.shell.gesture = {"kind": "open", "query": address, "back": True}
    assert (app.page, board.position.text) == ("sandbox", made)
    app.shell.gesture = {"kind": "open", "query": link}  # the same link, followed once more
    assert board.position.text != made
    app.visit.go("rules")
    assert app.address == "?page=rules&rule=frame"  # as it was left
    app.visit.go("rules")
    assert (app.address, seen(app).rule) == ("?page=rules", "")
    app.visit.go("rules", rule="limit")
    app.shell.gesture = {"kind": "open", "query": "?page=rules", "back": True}
    assert (app.address, seen(app).rule) == ("?page=rules", "")  # back to the list


def test_going_on_leaves_the_open_lesson_alone_and_leads_away_from_a_worksheet() -> None:
    app = greet(front(), "?lesson=6")
    player = seen(app).course.player
    player.gesture = {"kind": "go", "at": 2}
    exercise = player.sitting.exercise
    app.visit.go("home")
    hero = app._pages["home"].children[0].scene["html"]
    assert "lesson=6" in hero
    assert f"step 3 of {len(player.sitting.stations)}" in hero
    app.visit.go("course", lesson="6")
    assert player.sitting.exercise is exercise
    app.visit.go("course", lesson="6", seed="3")
    assert seen(seen(app)) is not seen(app).course
    app.visit.go("course")
    assert seen(app).course.layout.display != "none"
    player.gesture = {"kind": "lesson", "lesson": "money"}
    assert app.address == "?page=course&lesson=money"


def test_the_code_of_a_worksheet_opens_its_exercises() -> None:
    sheet = Sheet(course().lesson(6), 3, 4)
    view = seen(greet(front(), sheet.link(""))).children[0]
    assert isinstance(view, LessonPlayer)
    steps = view.sitting.lesson.steps
    assert [step.exercise.data for step in steps if step.exercise] == [
        made.data for made in sheet.exercises()
    ]
    first = steps[0].exercise
    assert first is not None
    view.gesture = {"kind": "answer", "text": first.write(first.solution())}
    assert view.value["solved"]
    assert view.keep != LessonPlayer(6).keep  # the course's own progress stays as it is


@pytest.mark.parametrize(
    ("query", "page"),
    [
        ("?lesson=99", "course"),
        ("?lesson=6&seed=x", "course"),
        ("?lesson=6&seed=-1", "course"),
        ("?lesson=6&seed=1&count=0", "course"),
        ("?lesson=6&seed=1&count=999", "course"),
        ("?rule=nothing", "rules"),
        ("?city=M+M", "sandbox"),
        ("?city=&level=normal", "sandbox"),
        ("?page=teach&city=M+M", "teach"),
        ("?page=referee&players=many", "referee"),
    ],
)
def test_a_link_that_makes_no_sense_opens_its_page_to_be_corrected(query: str, page: str) -> None:
    app = greet(front(), query)
    assert app.page == page
    assert app.shell.scene["note"]
    assert dict(app.shell.scene["broken"]["fields"]) == read_query(query)[1]
    assert read_query(app.address) == read_query(query)  # a reload says it again
    greet(app, "?rule=limit")  # and what makes sense opens afterwards
    assert app.page == "rules"
    assert app.shell.scene["broken"] is None


def test_a_link_to_no_page_says_so_and_home_stays() -> None:
    app = greet(front(), "?page=nowhere")
    assert (app.page, app.shell.scene["broken"]) == ("home", None)
    assert app.shell.scene["note"]


def test_a_game_of_the_club_is_no_text_to_correct() -> None:
    app = greet(front(), "?page=replay&game=7")
    assert (app.page, app.shell.scene["broken"]) == ("replay", None)
    assert app.shell.scene["note"]


def test_a_search_in_the_rules_is_in_the_address() -> None:
    app = greet(front(), "?page=rules&q=parking")
    explorer = seen(app)
    assert explorer.query == "parking"
    explorer.gesture = {"kind": "search", "text": "car park "}
    assert app.address == "?page=rules&q=car%20park"
    explorer.gesture = {"kind": "open", "name": "frame"}
    assert read_query(app.address)[1] == {"rule": "frame", "q": "car park"}
    app.shell.gesture = {"kind": "open", "query": "?page=rules&q=parking", "back": 1}
    assert (explorer.rule, explorer.query) == ("", "parking")
    app.visit.go("rules")
    assert (explorer.query, app.address) == ("", "?page=rules")


def test_a_link_that_is_too_long_is_told_by_its_own_length() -> None:
    app = greet(front(), f"?city={'R+' * 4000}M")
    assert "8,007 characters; at most 4,000" in app.shell.scene["note"]


def test_a_page_that_breaks_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from cardcity_tutor.games.cardcity.pages import rules

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    app = greet(front())
    monkeypatch.setattr(rules, "RulesPage", broken)
    app.visit.go("rules")
    assert app.page == "home"
    assert "could not be opened" in app.shell.scene["note"]


def test_languages_and_themes_reach_every_page() -> None:
    app = greet(front(), "?rule=limit")
    board, explorer = app._pages["home"].board, seen(app)
    assert {view.language for view in (app.shell, board, explorer)} == {"en"}
    app.shell.gesture = {"kind": "lang", "n": 1}
    assert {view.language for view in (app.shell, board, explorer)} == {"fr"}
    for theme in ("light", "dark", "auto"):
        app.shell.gesture = {"kind": "theme", "to": theme}
        assert {view.theme for view in (app.shell, board, explorer)} == {theme}


def test_no_scene_of_a_page_is_made_in_another_language_first(monkeypatch: pytest.MonkeyPatch) -> None:
    app = greet(front(), "")
    spoken: list[str] = []
    refresh = TutorWidget.refresh

    def noted(view: TutorWidget) -> None:
        spoken.append(view.language)
        refresh(view)

    monkeypatch.setattr(TutorWidget, "refresh", noted)
    app.visit.go("sandbox")
    assert set(spoken) == {"en"}


def test_what_the_browser_kept_is_believed_only_if_it_is_ours() -> None:
    for kept in ("", "x", "[]", '{"lesson": 6}', "9" * 5000, '{"lesson": "x", "title": 3}'):
        app = greet(front(), resume=kept, lang="xx", theme="pink", member=kept)
        assert app.visit.resume == {}
        assert (app.visit.lang, app.visit.theme) == ("en", "auto")


def test_names_and_titles_are_text_never_markup() -> None:
    evil = "<img src=x onerror=alert(1)>"
    html = markup.header("en", "home", "auto", evil)
    html += home_text.hero("en", {"lesson": 6, "title": {"en": evil}, "step": 1, "steps": 2})
    assert "<img" not in html
    assert html.count("&lt;img") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_has_a_name_and_every_menu_entry_a_page(lang: str) -> None:
    html = markup.header(lang, "home", "auto", "")
    for page in markup.MENU:
        assert page in PAGES
        assert say(lang, f"page-{page}") in html
    assert str(len(course().lessons)) in home_text.doors(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.shown())
def test_the_header_says_the_title_of_the_game(name: str, lang: str) -> None:
    assert f"<span>{say(lang, f'ruleset-{name}')}</span>" in markup.header(lang, "home", "auto", "", name)


def test_a_page_of_the_game_takes_the_place_of_the_shared_one(
    toy: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = HTML("what the toy shows")
    told = replace(toy, pages={"play": lambda: lambda _visit, _query: own, "sandbox": lambda: HTML})
    monkeypatch.setattr(offers, "find", lambda _name: told)
    visit = Visit()
    visit.ruleset, visit.lang = "toy", "en"
    assert offers.page_maker("toy", "play")(visit, {}) is own
    assert isinstance(offers.page_maker("toy", "replay")(visit, {}), MatchReplayPage)
    assert "Toy has no page" in offers.page_maker("toy", "referee")(visit, {}).scene["html"]
    assert offers.page_maker("toy", "sandbox") is HTML
    assert set(offers.pages_of("toy")) >= {"course", "play", "replay", "rules", "sandbox"}


def test_the_first_html_is_the_home_page_in_both_languages_with_a_picture_of_the_board() -> None:
    html = front()._repr_mimebundle_()["text/html"]
    for lang in LANGUAGES:
        assert say(lang, "home-head") in html
    assert html.count('data-at="') >= 8  # the cards of both pictures
    for page in set(PAGES) - {"home"}:
        assert html.count(f'data-opening="{page}"') == 1 + len(
            LANGUAGES
        )  # a sentence in each language, and its style
    assert not re.search(r"<script|\son\w+=", html)


def test_addresses_come_back_as_they_were() -> None:
    query = {"city": "M R / . C", "variants": "architect,single-city", "title": "à & b"}
    assert read_query(Visit.link("sandbox", **query)) == ("sandbox", query)


def test_a_visit_alone_goes_nowhere_and_breaks_nothing() -> None:
    Visit().go("play")


def test_an_unknown_page_is_named() -> None:
    with pytest.raises(InputError, match="page-unknown"):
        front().enter("nowhere", {})


def test_a_kept_member_without_a_club_is_nobody() -> None:
    app = greet(front(), member=json.dumps({"nickname": "Anne", "key": "x"}))
    assert app.visit.nickname == ""


class FakeDesk:
    """A club with one member, who is not here yet."""

    def __init__(self) -> None:
        self.nickname = ""
        self.kept: dict[str, Progress] = {}

    def enter(self, nickname: str, key: str) -> None:
        if key != "right":
            raise InputError("nickname", max=40)
        self.nickname = nickname

    def keeper(self, pack: str = "cardcity") -> FakeDesk | None:  # noqa: ARG002 (as the real one)
        return self if self.nickname else None

    def load(self, nickname: str) -> Progress | None:
        return self.kept.get(nickname)

    def save(self, nickname: str, progress: Progress) -> None:
        self.kept[nickname] = progress


def test_progress_of_a_member_is_kept_at_the_club_and_leaves_with_them() -> None:
    desk: Any = FakeDesk()
    app = greet(TutorApp(Visit(desk)), "?lesson=6")
    player = seen(app).course.player
    player.gesture = {"kind": "go", "at": 1}
    assert desk.kept == {}
    desk.nickname = app.visit.nickname = "Anne"
    assert desk.kept["Anne"].lessons["residences-grow"].steps
    assert player.keep == ""  # the browser keeps nothing of a member
    desk.nickname = app.visit.nickname = ""
    assert app.visit.resume == {}
    app.visit.go("course", lesson="6")
    assert seen(app).course.player is not player


def test_a_member_comes_back_with_the_key_that_the_browser_kept() -> None:
    desk: Any = FakeDesk()
    app = greet(TutorApp(Visit(desk)), member=json.dumps({"nickname": "Anne", "key": "right"}))
    assert app.visit.nickname == "Anne"
    assert "Anne" in app.shell.scene["html"]
    app = greet(TutorApp(Visit(FakeDesk())), member=json.dumps({"nickname": "Anne", "key": "wrong"}))  # type: ignore[arg-type]
    assert app.visit.nickname == ""
    assert app.shell.scene["note"]
