"""Lessons that are not the course's, in the app: opened by a visitor, or played by the server for everybody."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.app.front import front
from cardcity_tutor.app.own_lessons import MAX_CHARACTERS, MAX_FILES, PACK_VARIABLE, OwnLessons
from cardcity_tutor.app.shell import TutorApp
from cardcity_tutor.cli import WRONG, main
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course import read_pack
from cardcity_tutor.course.worksheet import Sheet
from cardcity_tutor.games.cardcity.face.paper.worksheet import worksheet
from cardcity_tutor.games.cardcity.pages.course import CoursePage
from cardcity_tutor.locale import LANGUAGES

EVENING = Path(__file__).parents[1] / "packs" / "evening"
FILES = {path.name: path.read_text(encoding="utf-8") for path in EVENING.glob("*.yaml")}
WRONG_FILE = {"01.yaml": "format: 1\nid: A b\ntitle: x\nsteps: []\n"}


def opened(query: str = "?page=course", **told: str) -> tuple[TutorApp, CoursePage]:
    app = front()
    app.shell.gesture = {"kind": "hello", "languages": "en", "query": query, **told}
    page: Any = app.children[-1]
    return app, page


def choose(page: CoursePage, files: object) -> str:
    assert page.map is not None
    page.map.gesture = {"kind": "own-open", "files": files}
    return str(page.map.scene["opened"])


def html(page: CoursePage) -> str:
    assert page.map is not None
    return str(page.map.scene["html"])


def test_a_visitor_opens_a_pack_and_plays_it() -> None:
    app, page = opened()
    assert "cc-own-pack" not in html(page)
    assert html(page).index("cc-map") < html(page).index("cc-own")
    assert choose(page, FILES) == "yes"
    assert html(page).index("cc-own") < html(page).index('class="cc-map"')
    assert "The club evening" in html(page)
    app.follow("course", {"pack": "club-evening"})
    shown: Any = page.shown
    assert "A park for everyone" in shown.map.scene["html"]
    assert "1 · Before the first game" in shown.map.scene["html"]
    app.follow("course", {"pack": "club-evening", "lesson": "a-park-for-everyone"})
    assert app.address == "?page=course&pack=club-evening&lesson=a-park-for-everyone"
    assert shown.player.value["lesson"] == "a-park-for-everyone"
    assert shown.player.keep == "cardcity:progress:club-evening"
    assert app.visit.resume == {}  # that is about the course


def test_its_lessons_are_behind_the_rules_and_on_the_stage() -> None:
    app, page = opened()
    app.follow("teach", {})
    stage: Any = app.children[-1]
    app.follow("course", {})
    stage.stage.gesture = {"kind": "lessons"}
    before = stage.stage.shelf["lessons"][0]["title"]
    choose(page, FILES)
    first = stage.stage.shelf["lessons"][0]
    assert first["title"] != before
    assert first["title"] == "The club evening · Good fences"
    stage.stage.gesture = {"kind": "lesson", "id": first["items"][1]["id"]}
    assert stage.stage.value["city"] == "P I1 / M ."
    app.follow("course", {"pack": "club-evening", "lesson": "1"})
    shown: Any = page.shown
    shown.player.opened_rule = "same-colour"
    assert [each["id"] for each in shown.course.explorer.page["lessons"]] == ["good-fences"]


def test_a_pack_that_is_wrong_is_refused_and_nothing_is_lost() -> None:
    app, page = opened()
    choose(page, FILES)
    assert choose(page, WRONG_FILE) == "no"
    assert html(page).count("<li>01.yaml:") == 3
    assert "The club evening" in html(page)
    app.follow("course", {"pack": "club-evening", "lesson": "1"})
    assert app.visit.own.pack("club-evening").lessons


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ({}, "own-count"),
        (dict.fromkeys((f"{k}.yaml" for k in range(MAX_FILES + 1)), "a"), "own-count"),
        ({"a.yaml": "x" * (MAX_CHARACTERS + 1)}, "own-size"),
        ({"a.py": "x"}, "own-ending"),
        ({"a" * 90 + ".yaml": "x"}, "own-ending"),
        ({"pack.yaml": FILES["pack.yaml"]}, "own-no-lesson"),
        (FILES | {"pack.yaml": FILES["pack.yaml"].replace("club-evening", "cardcity")}, "own-id"),
        ({"a.yaml": "a: &a [1]\nb: [*a, *a]\n"}, "lesson-at"),
        ({"a.yaml": "[" * 30_000}, "lesson-at"),
        ({"a.yaml": "!!python/object/apply:os.system [ls]"}, "lesson-at"),
    ],
)
def test_what_is_no_pack_is_refused(files: dict[str, str], code: str) -> None:
    own = OwnLessons()
    with pytest.raises(InputError) as caught:
        own.open(files)
    assert caught.value.code == code
    assert own.packs() == []
    assert own.errors


@pytest.mark.parametrize("told", [None, [], "x", {"a.yaml": 3}])
def test_what_no_browser_of_ours_tells_is_refused(told: object) -> None:
    _, page = opened()
    assert choose(page, told) == "no"


def test_the_browser_brings_it_back() -> None:
    app, page = opened("?page=course&pack=club-evening&lesson=2", pack=json.dumps(FILES))
    shown: Any = page.shown
    assert shown.player.value["lesson"] == "a-park-for-everyone"
    app.follow("course", {})
    assert page.map is not None
    page.map.gesture = {"kind": "own-close"}
    assert "cc-own-pack" not in html(page)
    app.follow("course", {"pack": "club-evening"})
    assert "not open here" in app.shell.scene["note"]


@pytest.mark.parametrize("kept", ["{", "[1]", json.dumps(WRONG_FILE), "null"])
def test_what_the_browser_kept_may_be_broken(kept: str) -> None:
    app, page = opened("?page=course&lesson=1", pack=kept)
    assert page.course is not None
    assert page.course.player.value["lesson"] == "neighbours-and-districts"
    app.follow("course", {})
    assert "cc-own-errors" in html(page)


def test_a_pack_needs_no_description() -> None:
    _, page = opened()
    assert choose(page, {"a.yaml": FILES["01-good-fences.yaml"]}) == "yes"
    assert "Your lessons" in html(page)


def test_the_server_plays_a_pack_for_everybody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(EVENING, tmp_path / "pack"))
    monkeypatch.setenv(PACK_VARIABLE, str(folder))
    _, page = opened()
    assert "The club evening" in html(page)
    assert "own-close" not in html(page)
    (folder / "01-good-fences.yaml").write_text("format: 2\n", encoding="utf-8")  # while it is served
    _, page = opened()
    assert "cc-own-errors" in html(page)
    assert "cc-map" in html(page)


def test_a_worksheet_of_a_pack_leads_to_that_pack() -> None:
    pack = read_pack(EVENING)
    link = Sheet(pack.lesson(1), 7, 2).link("http://club/", pack)
    _, page = opened(link.removeprefix("http://club/"), pack=json.dumps(FILES))
    sheet: Any = page.shown
    assert sheet.value["pack"].startswith("sheet-")
    assert len(sheet.sitting.lesson.steps) == 2
    printed = worksheet([Sheet(pack.lesson(1), 7, 2)], ("en",), pack=pack)
    assert "export worksheet lesson:good-fences:7:2 --pack FOLDER -o sheet.pdf" in printed


def test_one_language_is_shown_for_the_other() -> None:
    french = {"a.yaml": FILES["01-good-fences.yaml"].replace(", en: Good fences}", "}")}
    app, page = opened()
    choose(page, french)
    app.follow("course", {"pack": "own-lessons"})
    shown: Any = page.shown
    assert "De bonnes clôtures" in shown.map.scene["html"]
    assert "not all written in English" in shown.map.scene["html"]


def test_serve_refuses_a_pack_that_is_wrong(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[dict[str, Any]] = []

    def serve(*_: object, **more: Any) -> int:
        served.append(more)
        return 0

    monkeypatch.setattr("cardcity_tutor.app.serve.serve", serve)
    assert main(["serve", "--pack", str(EVENING)]) == 0
    assert served[0]["hosting"].pack == str(EVENING.resolve())
    for name, text in WRONG_FILE.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    for lang in LANGUAGES:
        assert main(["serve", "--pack", str(tmp_path), "--lang", lang]) == WRONG
        lines = capsys.readouterr().err.splitlines()
        assert [line.partition(": ")[0] for line in lines] == ["01.yaml:2", "01.yaml:3", "01.yaml:4"]
    assert main(["serve", "--pack", str(tmp_path / "nowhere")]) == WRONG
    assert len(served) == 1
