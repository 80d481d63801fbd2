"""``cardcity-tutor export``: what it writes, and one sentence for what it cannot write."""

from __future__ import annotations

import os
import re
import stat
import sys
from pathlib import Path

import pytest

from cardcity_tutor.cli import WRONG, main
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.games.cardcity.face.paper import page_file, position_file
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.widgets.sharing import query
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.paper.browser import CHOICE, browser
from tests.render.paper_pack import small_pack, write_pack

CITY = "I . / M C / . R"
LESSON = "paper-limit"


@pytest.fixture(autouse=True)
def small_course(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short course instead of ours, which takes seconds to read."""
    pack = small_pack(tmp_path_factory.mktemp("pack"))
    monkeypatch.setattr("cardcity_tutor.cli.courses.course", lambda _ruleset: pack)


def export(*words: str, lang: str = "en") -> int:
    return main(["export", *words, "--lang", lang])


def fake_browser(folder: Path, script: str) -> str:
    """A program that is started like a browser."""
    program = folder / "browser.py"
    program.write_text(f"#!{sys.executable}\nimport sys, pathlib\n{script}\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(program)


PRINTS = """
wish = next(word for word in sys.argv if word.startswith(("--print-to-pdf=", "--screenshot=")))
page = pathlib.Path(sys.argv[-1].removeprefix("file://"))
assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
content = b"%PDF" if wish.startswith("--print") else b"\\x89PNG"
size = next((word for word in sys.argv if word.startswith("--window-size=")), "")
pathlib.Path(wish.partition("=")[2]).write_bytes(content + size.encode())
"""


# ------------------------------------------------------------------ positions


def test_a_position_is_drawn_with_its_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "city.svg"
    assert export("position", CITY, "--hand", "R,L", "-o", str(path)) == 0
    assert capsys.readouterr().out == f"Written: {path}\n"
    drawn = path.read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert drawn.count("</svg>") == 3
    assert "</title>" in drawn
    assert [entry.name for entry in tmp_path.iterdir()] == ["city.svg"]


def test_a_link_is_a_position_and_options_go_before_it(tmp_path: Path) -> None:
    position = Position.of("M R / RC0 C", level="advanced")
    link = "https://club.example/tutor?" + query(position)
    first, second, third = (str(tmp_path / f"{name}.svg") for name in "abc")
    assert export("position", link, "--out", first) == 0
    assert export("position", "M R / RC0 C", "--level", "advanced", "-o", second) == 0
    assert Path(first).read_text() == Path(second).read_text()
    assert export("position", link, "--level=normal", "-o", third) == 0
    assert Path(third).read_text() != Path(first).read_text()


def test_a_browser_prints_pdf_and_png(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(CHOICE, fake_browser(tmp_path, PRINTS))
    assert export("position", CITY, "-o", str(tmp_path / "city.PDF")) == 0
    assert export("position", CITY, "--width", "300", "-o", str(tmp_path / "city.png")) == 0
    assert (tmp_path / "city.PDF").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "city.png").read_bytes().startswith(b"\x89PNG--window-size=300,")
    assert {path.name for path in tmp_path.iterdir()} == {"browser.py", "city.PDF", "city.png"}


@pytest.mark.parametrize("script", ["sys.exit(1)", "pass", PRINTS.replace("%PDF", "nothing")])
def test_what_a_browser_does_not_finish_leaves_the_old_file(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(CHOICE, fake_browser(tmp_path, script))
    path = tmp_path / "city.pdf"
    path.write_text("old", encoding="utf-8")
    assert export("position", CITY, "-o", str(path)) == WRONG
    assert "could not print" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == "old"
    assert {entry.name for entry in tmp_path.iterdir()} == {"browser.py", "city.pdf"}


def test_without_a_browser_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(CHOICE, raising=False)
    monkeypatch.setattr("cardcity_tutor.render.paper.browser.MAC_PATHS", ())
    assert export("position", CITY, "-o", str(tmp_path / "city.png")) == WRONG
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert all(name in told for name in ("Chromium", "Chrome", "Edge", CHOICE, "SVG"))
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setenv(CHOICE, str(tmp_path / "nowhere"))
    with pytest.raises(InputError, match="paper-browser-wrong"):
        browser()


def test_a_browser_is_found_on_the_path_or_where_systems_keep_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(CHOICE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    kept = tmp_path / "Google" / "chrome"
    kept.parent.mkdir()
    kept.touch()
    monkeypatch.setattr("cardcity_tutor.render.paper.browser.MAC_PATHS", (kept,))
    assert browser() == str(kept)
    on_path = tmp_path / "microsoft-edge"
    on_path.write_text("#!/bin/sh\n", encoding="utf-8")
    on_path.chmod(0o755)
    assert browser() == str(on_path)


def test_sizes_that_no_picture_has(tmp_path: Path) -> None:
    for width in (3, 9000):
        with pytest.raises(InputError, match="paper-width"):
            position_file(Position.of("M"), tmp_path / "city.png", width=width)
    assert list(tmp_path.iterdir()) == []


def test_files_have_the_usual_rights(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        page_file("<!doctype html>", tmp_path / "page.html")
    finally:
        os.umask(old)
    assert (tmp_path / "page.html").stat().st_mode & 0o777 == 0o644


# ------------------------------------------------------------------ lessons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_by_number_or_name(lang: str, tmp_path: Path) -> None:
    first, second = str(tmp_path / "a.html"), str(tmp_path / "b.html")
    assert export("lesson", "4", "-o", first, lang=lang) == 0
    assert export("lesson", LESSON, "-o", second, lang=lang) == 0
    page = Path(first).read_text(encoding="utf-8")
    assert page == Path(second).read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page


def test_slides_of_several_lessons(tmp_path: Path) -> None:
    path = tmp_path / "slides.html"
    assert export("slides", "4", "paper-6", "-o", str(path)) == 0
    assert path.read_text(encoding="utf-8").count('class="slide is-title"') == 2


def test_lessons_of_another_pack(tmp_path: Path) -> None:
    folder, path = write_pack(tmp_path / "mine"), tmp_path / "lesson.html"
    (folder / "04.yaml").unlink()
    assert export("lesson", "4", "--pack", str(folder), "-o", str(path)) == WRONG
    assert export("lesson", "7", "--pack", str(folder), "-o", str(path)) == 0
    assert "<h1>Lesson 7</h1>" in path.read_text(encoding="utf-8")


def test_a_worksheet_and_its_code(tmp_path: Path) -> None:
    path, again = tmp_path / "sheet.html", tmp_path / "again.html"
    assert export("worksheet", LESSON, "--seed", "17", "--count", "2", "-o", str(path)) == 0
    page = path.read_text(encoding="utf-8")
    code = re.search(r"lesson:[\w-]+:17:2", page)
    assert code
    assert export("worksheet", code[0], "-o", str(again)) == 0
    assert again.read_text(encoding="utf-8") == page


def test_a_seed_is_drawn_where_none_is_given(tmp_path: Path) -> None:
    path = tmp_path / "sheet.html"
    assert export("worksheet", LESSON, "--count", "1", "-o", str(path)) == 0
    assert re.search(r"Seed \d+", path.read_text(encoding="utf-8"))


def test_answers_apart_and_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["worksheet", LESSON, "--seed", "3", "--count", "2", "--answers", "separate"]
    assert main(["export", *words, "--lang", "both", "-o", str(tmp_path / "s.html")]) == 0
    key = next(path for path in tmp_path.iterdir() if path.name != "s.html")
    assert key.name in ("s-reponses.html", "s-answers.html")
    assert key.name in capsys.readouterr().out
    sheet, answers = ((tmp_path / name).read_text(encoding="utf-8") for name in ("s.html", key.name))
    leaves = [re.findall(r'<article class="leaf( key)?" lang="(\w+)"', page) for page in (sheet, answers)]
    assert leaves == [[("", "fr"), ("", "en")], [(" key", "fr"), (" key", "en")]]
    assert export("worksheet", LESSON, "--answers", "none", "-o", str(tmp_path / "n.html")) == 0
    assert "leaf key" not in (tmp_path / "n.html").read_text(encoding="utf-8")


def test_the_author_s_own_steps(tmp_path: Path) -> None:
    path, again = tmp_path / "sheet.html", tmp_path / "again.html"
    assert export("worksheet", LESSON, "--tasks", "steps", "-o", str(path)) == 0
    page = path.read_text(encoding="utf-8")
    code = f"lesson:{LESSON}:steps"
    assert code in page
    assert export("worksheet", code, "-o", str(again)) == 0
    assert again.read_text(encoding="utf-8") == page


@pytest.mark.parametrize("what", ["worksheet", "lesson"])
def test_the_size_of_the_paper(what: str, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    for words, size in (([], "210mm 297mm"), (["--paper", "letter"], "8.5in 11in")):
        assert export(what, LESSON, *words, "-o", str(path)) == 0
        assert f"size: {size}" in path.read_text(encoding="utf-8")


def test_a_lesson_with_and_without_answers(tmp_path: Path) -> None:
    path = tmp_path / "lesson.html"
    for words, answered in (([], True), (["--answers", "none"], False)):
        assert export("lesson", LESSON, *words, "-o", str(path)) == 0
        assert ('class="answer"' in path.read_text(encoding="utf-8")) is answered


# ------------------------------------------------------------------ certificates


def test_a_certificate_from_kept_progress(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, path = tmp_path / "progress.json", tmp_path / "certificate.html"
    progress = Progress(name="Zoé")
    progress.save(kept)
    words = ("certificate", "--progress", str(kept), "-o", str(path))
    assert export(*words) == WRONG
    assert "nothing to certify" in capsys.readouterr().err
    lesson = progress.lesson(LESSON)
    lesson.steps["any"], lesson.mastered = "first", "2026-07-01"
    progress.save(kept)
    assert export(*words) == 0
    assert ">Zoé</p>" in path.read_text(encoding="utf-8")
    assert export(*words, "--name", "Ada L.") == 0
    page = path.read_text(encoding="utf-8")
    assert ">Ada L.</p>" in page
    assert "1 of 2 lessons mastered" in page


# ------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Say what to export"),
        (["fly"], "unknown"),
        (["position", CITY], "which file"),
        (["position", "-o", "x.svg"], "which position"),
        (["position", CITY, "-o"], "needs a value"),
        (["position", CITY, "-o", "x.gif"], ".svg, .png, .pdf"),
        (["position", CITY, CITY, "-o", "x.svg"], "unknown here"),
        (["position", "M X", "-o", "x.svg"], "no card"),
        (["position", CITY, "--level", "hard", "-o", "x.svg"], "hard"),
        (["position", CITY, "--width", "2", "-o", "x.png"], "from 16 to 8000"),
        (["position", CITY, "--money", "much", "-o", "x.svg"], "whole number"),
        (["position", CITY, "-o", "nowhere/x.svg"], "does not exist"),
        (["lesson", "-o", "x.html"], "which lesson"),
        (["lesson", "999", "-o", "x.html"], "unknown"),
        (["lesson", "4", "5", "-o", "x.html"], "unknown here"),
        (["lesson", "4", "-o", "x.svg"], ".html, .pdf"),
        (["lesson", "4", "--pack", "nowhere", "-o", "x.html"], "nowhere"),
        (["slides", "-o", "x.html"], "which lesson"),
        (["worksheet", "-o", "x.html"], "which lesson"),
        (["worksheet", "4", "--count", "0", "-o", "x.html"], "from 1 to 30"),
        (["worksheet", "4", "--seed", "-1", "-o", "x.html"], "whole number"),
        (["worksheet", "4", "--answers", "maybe", "-o", "x.html"], "end, separate, none"),
        (["worksheet", "4", "--tasks", "all", "-o", "x.html"], "fresh, steps"),
        (["worksheet", "4", "--paper", "a3", "-o", "x.html"], "a4, letter"),
        (["lesson", "4", "--answers", "end", "-o", "x.html"], "fold, none"),
        (["worksheet", "4", "--address", "ftp://club", "-o", "x.html"], "http://"),
        (["worksheet", "lesson:nothing:1:2", "-o", "x.html"], "unknown"),
        (["certificate", "-o", "x.html"], "--progress"),
        (["certificate", "--progress", "nowhere.json", "-o", "x.html"], "nowhere.json"),
        (["certificate", "Ada", "-o", "x.html"], "unknown here"),
    ],
)
def test_wrong_words_get_one_sentence(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert export(*words) == WRONG
    english = capsys.readouterr()
    assert said in english.err
    assert english.out == ""
    assert len(english.err.splitlines()) == 1
    assert export(*words, lang="fr") == WRONG
    french = capsys.readouterr().err
    assert french != english.err
    assert len(french.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_both_languages_are_for_worksheets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "lesson", "4", "--lang", "both", "-o", str(tmp_path / "x.html")]) == WRONG
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert main(["inspect", "--lang", "both"]) == WRONG
    assert "--lang" in capsys.readouterr().err


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "x.html"
    folder.mkdir()
    assert export("lesson", "4", "-o", str(folder)) == WRONG
    assert "is a folder" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [folder]
