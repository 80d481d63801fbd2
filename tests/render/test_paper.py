"""Paper: exercises of every kind find their boards, a space for the pen and a key; pages stand alone and lie nowhere."""

from __future__ import annotations

import datetime as dt
import re
import sys
from dataclasses import replace
from functools import cache
from html import escape, unescape
from pathlib import Path

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.lesson import Checkpoint, Drill
from cardcity_tutor.course.packs import course, read_pack
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.games.cardcity.face.paper import (
    Part,
    Sheet,
    certificate,
    lesson_page,
    passed,
    read_code,
    slides,
    worksheet,
)
from cardcity_tutor.games.cardcity.face.paper.answering import (
    answer_space,
    boards,
    captions,
    solved_board,
    table_of,
)
from cardcity_tutor.games.cardcity.face.paper.board import board_svg, hand_svg
from cardcity_tutor.games.cardcity.face.paper.key import answer_lines
from cardcity_tutor.games.cardcity.face.paper.sums import sums
from cardcity_tutor.games.cardcity.face.paper.telling import answer_text, question_text, task_text
from cardcity_tutor.games.cardcity.face.svg import position_svg
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.teach.exercises import Exercise, Form
from cardcity_tutor.games.cardcity.teach.generating import fresh
from cardcity_tutor.games.cardcity.teach.way import Way
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.render.paper.engraving import engraved
from cardcity_tutor.render.paper.page import qr
from tests.render.paper_pack import LESSON, lesson, small_pack

WAYS = {
    "simplified": Way(players=2),
    "advanced": Way(level="advanced"),
    "single": Way(players=2, variants=("single-city",)),
}
DRILLS: dict[str, tuple[str, dict[str, object]]] = {
    "mark": ("simplified", {"kind": "mark", "what": "legal", "card": "L"}),
    "most": ("simplified", {"kind": "count", "what": "most"}),
    "place": ("advanced", {"kind": "place"}),
    "predict": ("simplified", {"kind": "predict"}),
    "why": ("simplified", {"kind": "why"}),
    "error": ("simplified", {"kind": "error"}),
    "order": ("simplified", {"kind": "order", "theme": "save-discard"}),
    "divide": ("simplified", {"kind": "divide", "what": "legal"}),
    "choose": ("simplified", {"kind": "divide", "what": "choose"}),
    "rank": ("simplified", {"kind": "count", "what": "rank"}),
    "winner": ("simplified", {"kind": "count", "what": "winner"}),
    "turns": ("simplified", {"kind": "count", "what": "turns"}),
    "single": ("single", {"kind": "score"}),
}
SCREEN = re.compile(
    r"\b(?:type|click|tap|press|drag|hover|scroll|tapez|cliquez|appuyez|saisissez)\b",
    re.IGNORECASE,
)
OUTSIDE = re.compile(r"https?://(?!www\.w3\.org/2000/svg)|\bsrc=|@import|url\((?!#)")


@cache
def made(name: str, seed: int = 5) -> Exercise:
    way, data = DRILLS[name]
    return fresh(Drill(WAYS[way], data), seed)


def alone(page: str) -> bool:
    """Whether a page asks nothing of any other place."""
    return OUTSIDE.search(page) is None


def ids(page: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', page)


def check_references(drawing: str) -> None:
    known = set(ids(drawing))
    assert set(re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', drawing)) <= {
        pair for name in known for pair in ((name, ""), ("", name))
    }


# ------------------------------------------------------------------ boards


@pytest.mark.parametrize(
    "position",
    [
        Position.of("R R C / RC0 M RCn / RLs I1 N / K P P", level="advanced"),
        Position.of("M0 R / M1 C", variants=["single-city"], players=2),
    ],
)
def test_engraving_leaves_no_pattern_and_no_loose_end(position: Position) -> None:
    before = position_svg(position)
    after = engraved(before)
    assert "<pattern" in before
    assert "<pattern" not in after
    check_references(after)
    assert after.count("<text") == before.count("<text")


def test_a_hand_and_a_board_share_a_page() -> None:
    position = Position.of("M R / . C", hand=["R", "RLd"], level="advanced")
    page = board_svg(position) + hand_svg(["R", "RLd"]) + board_svg(position, marks={(1, 0): "1"})
    assert len(set(ids(page))) == len(ids(page))
    check_references(page)


@pytest.mark.parametrize("name", DRILLS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_exercise_can_be_answered_with_a_pen(name: str, lang: str) -> None:
    exercise = made(name)
    space = answer_space(exercise, lang)
    assert 'class="write"' in space or 'class="box"' in space
    assert task_text(lang, exercise)
    assert answer_text(lang, exercise)
    solved = solved_board(exercise)
    assert all(answer_lines(lang, exercise))
    assert (solved is not None) == (exercise.form in (Form.CELLS, Form.PLACE, Form.MOVES))
    for drawing in [*boards(exercise), *filter(None, [solved])]:
        check_references(drawing)
    assert len(captions(exercise, lang)) == len(boards(exercise))


def test_boards_by_what_is_asked() -> None:
    assert [len(boards(made(name))) for name in ("mark", "winner", "turns", "rank")] == [1, 2, 0, 0]
    assert all("$" in caption for caption in captions(made("winner"), "en"))


def test_the_table_shows_what_decides() -> None:
    assert "Money" in table_of(made("mark"), "en")  # leisure must be paid
    assert "<svg" in table_of(made("most"), "en")
    assert "<svg" in table_of(made("divide"), "en")
    assert table_of(made("turns"), "en") == ""
    assert "player" in table_of(made("single"), "en")
    cells = fresh(Drill(WAYS["simplified"], {"kind": "mark", "what": "legal", "card": "R"}), 5)
    assert table_of(cells, "en") == ""


def test_the_key_marks_exactly_the_solution() -> None:
    exercise = made("mark")
    solution = exercise.solution()
    assert isinstance(solution, list)
    drawn = solved_board(exercise)
    assert drawn is not None
    assert drawn.count("<circle") == boards(exercise)[0].count("<circle") + len(solution)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sums_come_to_the_answer(lang: str) -> None:
    asked = fresh(Drill(WAYS["simplified"], {"kind": "score"}), 3)
    (found,) = sums(lang, asked)
    assert found.total == answer_lines(lang, asked)[0]
    assert len(found.lines) >= 3
    assert len(sums(lang, made("winner"))) == 2
    for what in ("limit", "used", "room"):
        counted = fresh(Drill(WAYS["simplified"], {"kind": "count", "what": what}), 3)
        assert [one.total for one in sums(lang, counted)] == [str(counted.solution())]


def test_a_shared_city_says_who_plays_and_where() -> None:
    told = table_of(made("single"), "en")
    assert re.search(r"You are player [AB]: your town hall stands on [a-z]\d", told)


def test_divisions_say_how_to_write_them_and_what_all_of_them_are_like() -> None:
    exercise = made("divide")
    assert "brackets" in answer_space(exercise, "en")
    assert "2 players" in table_of(exercise, "en")
    assert "Any division with 2 cards in the open lot, all face up" in answer_lines("en", exercise)[0]


# ------------------------------------------------------------------ lesson pages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_page_has_all_of_the_lesson_and_stands_alone(lang: str, tmp_path: Path) -> None:
    page = lesson_page(lesson(), lang, pack=small_pack(tmp_path))
    assert alone(page)
    assert len(set(ids(page))) == len(ids(page))
    assert "<pièges>" not in page
    assert "<traps>" not in page
    text = unescape(re.sub(r"<[^>]+>", "", page))
    for step in lesson().steps:
        assert step.text[lang] in text
        assert step.name[lang] in text
        assert question_text(lang, step) in text
        if step.exercise is not None:
            assert all(line in text for line in answer_lines(lang, step.exercise))
    assert page.count("<details>") == 2
    assert say(lang, "paper-ruling") in text
    assert re.search(r"p\.\s9", text)


def test_answers_are_folded_up_and_open_on_paper() -> None:
    page = lesson_page(lesson(), "en")
    assert "<details open" not in page
    assert "beforeprint" in page
    assert page.index("details::details-content") > page.index("@media print")


def test_every_lesson_of_the_course_goes_to_paper() -> None:
    """All pages, in one language or the other; questions and answers are found, and recipes make exercises."""
    for taught in course().lessons:
        lang = LANGUAGES[taught.number % 2]
        page = lesson_page(taught, lang, pack=course())
        assert alone(page)
        for form, mark in ((Form.LINE, 'class="sheet-lines"'), (Form.RULES, 'class="choices"')):
            if any(step.exercise and step.exercise.form is form for step in taught.steps):
                assert mark in page
        assert page.count("<details>") == sum(step.exercise is not None for step in taught.steps)
        assert worksheet([Sheet(taught, 1, 1)], [lang]).count('class="exercise') == 1


# ------------------------------------------------------------------ slides


@pytest.mark.parametrize("lang", LANGUAGES)
def test_slides_ask_before_they_answer(lang: str) -> None:
    page = slides([lesson()], lang)
    assert alone(page)
    kinds = re.findall(r'<section class="slide is-(\w+)"', page)
    assert kinds == ["title", "show", "question", "answer", "question", "answer"]
    shown = page.split("<section ")[1:]
    answer = escape(answer_text(lang, lesson().steps[1].exercise or made("mark")))
    assert answer not in shown[2]
    assert answer in shown[3]
    assert shown[1].count("<svg") == 2  # the board and the hand
    assert "<bien>" not in page
    assert "<well>" not in page


def test_the_rule_stands_beside_the_sentence_and_never_gives_an_answer_away() -> None:
    for taught in course().lessons:
        shown = slides([taught], "en").split("<section ")[2:]
        for step in taught.steps:
            slide = shown.pop(0)
            told = f'<p class="says">{escape(step.text["en"])}</p></div><aside class="rule">'
            if step.exercise is None:
                assert told in slide
                continue
            shown.pop(0)
            assert (told in slide) == (step.exercise.form is not Form.RULES)


def test_slides_need_no_nbconvert(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("nbconvert", "nbformat", "nbconvert.exporters"):
        monkeypatch.setitem(sys.modules, name, None)
    assert slides([lesson()], "fr") == slides([lesson()], "fr")


# ------------------------------------------------------------------ worksheets


def test_a_seed_is_a_sheet() -> None:
    first = worksheet([Sheet(lesson(), 17, 4)], ["fr"])
    assert alone(first)
    assert first == worksheet([Sheet(lesson(), 17, 4)], ["fr"])
    assert first != worksheet([Sheet(lesson(), 18, 4)], ["fr"])
    assert first.count('class="exercise') == 4
    assert "17" in re.sub(r"<svg.*?</svg>", "", first, flags=re.DOTALL)


def test_recipes_take_turns_and_no_exercise_comes_twice() -> None:
    exercises = Sheet(lesson(), 3, 6).exercises()
    assert [exercise.kind for exercise in exercises] == ["mark", "count"] * 3
    assert len({(exercise.position, str(exercise.data)) for exercise in exercises}) == 6


def test_a_lesson_without_recipes_prints_its_own_exercises() -> None:
    plain = replace(lesson(), drills=())
    own = [step.exercise for step in plain.steps if step.exercise]
    assert Sheet(plain, 1, 6).exercises() == own
    assert Sheet(lesson(), None).exercises() == own
    page = unescape(worksheet([Sheet(lesson(), None)], ["en"]))
    for step in lesson().steps[1:]:
        assert step.text["en"] in page
        assert question_text("en", step) in page
    assert "The town hall counts." in page.split('class="leaf key"')[1]
    assert Sheet(lesson(), None).link("https://club.example/t") == "https://club.example/t?lesson=paper-limit"
    assert read_code(Sheet(lesson(), None).code) == ("paper-limit", None, 30)
    with pytest.raises(InputError, match="worksheet-nothing"):
        Sheet(replace(plain, steps=plain.steps[:1]), 1, 6).exercises()


def test_the_key_has_leaves_of_its_own() -> None:
    sheet = Sheet(lesson(), 2, 3)
    both = worksheet([sheet, sheet], LANGUAGES)
    leaves = re.findall(r'<article class="leaf( key)?" lang="(\w+)"', both)
    assert leaves == [("", "fr"), ("", "en")] * 2 + [(" key", "fr"), (" key", "en")] * 2
    without, only = (worksheet([sheet], ["en"], answers=how) for how in ("none", "only"))
    assert 'class="leaf key"' not in without
    assert 'class="exercise' not in only
    for exercise in sheet.exercises():
        answer = f"<b>{escape(answer_lines('en', exercise)[0])}</b>"
        assert answer in only
        assert answer not in without


def test_pages_have_a_size_a_header_and_a_number() -> None:
    for paper, size in (("a4", "210mm 297mm"), ("letter", "8.5in 11in")):
        page = worksheet([Sheet(lesson(), 2, 3)], ["en"], paper=paper)  # type: ignore[arg-type]
        assert f"size: {size}" in page
        leaves = page.split('<article class="leaf')[1:]
        assert all('class="running"' in leaf and 'class="number-of-page"' in leaf for leaf in leaves)
        assert "layPages(document)" in page
        read = lesson_page(lesson(), "en", paper=paper)  # type: ignore[arg-type]
        assert f"size: {size}" in read
        assert "counter(page)" in read


def test_a_lesson_page_without_answers_leaves_room_for_a_pen() -> None:
    page = lesson_page(lesson(), "en", answers=False)
    assert "<details" not in page
    assert page.count('class="write"') == 2
    assert "The town hall counts." not in page


def test_paper_asks_for_a_pen_only() -> None:
    """No page tells anybody to type or to click, in either language."""
    for taught in course().lessons:
        for lang in LANGUAGES:
            page = worksheet([Sheet(taught, None), Sheet(taught, 1, 4)], [lang])
            text = re.sub(r"<(style|script|svg).*?</\1>|<[^>]+>", " ", page, flags=re.DOTALL)
            assert not SCREEN.findall(text), (taught.id, SCREEN.findall(text))


def test_the_code_of_a_sheet_leads_back_to_it() -> None:
    sheet = Sheet(lesson(), 17, 6)
    assert read_code(sheet.code) == ("paper-limit", 17, 6)
    assert read_code("limit") is None
    assert read_code("lesson:limit:x:6") is None
    plain, linked = (
        worksheet([sheet], ["en"], address=address) for address in ("", "https://club.example/t")
    )
    told = say("en", "paper-qr-code", code=sheet.code)
    assert qr(sheet.code, told) in plain
    assert escape(told) in plain
    link = "https://club.example/t?lesson=paper-limit&seed=17&count=6"
    assert sheet.link("https://club.example/t") == link
    assert qr(link, say("en", "paper-qr-link")) in linked


# ------------------------------------------------------------------ certificates

DAY = dt.date(2026, 8, 1)


def test_a_certificate_says_what_was_passed() -> None:
    parts = [
        Part("Part 1", 11, 11, "checkpoint game: 34 points"),
        Part("Part 2", 1, 3, ""),
        Part("Part 4", 4, 4),
    ]
    page = certificate("  Ada <b> &  Co ", parts, "en", DAY)
    assert alone(page)
    assert '<p class="name">Ada &lt;b&gt; &amp; Co</p>' in page
    assert "11 of 11 lessons mastered" in page
    assert "1 of 3 lessons mastered" in page
    assert page.count("no checkpoint game yet") == 1  # part 4 has none to play
    assert "1 August 2026" in page
    assert "Le 1er août 2026" in certificate("Ada", parts, "fr", DAY)
    assert 'class="name long"' in certificate("A" * 60, parts, "fr", DAY)


def test_what_was_passed_is_read_from_the_progress(tmp_path: Path) -> None:
    pack = small_pack(tmp_path)
    progress = Progress()
    assert passed(progress, pack, "en") == []
    kept = progress.lesson("paper-limit")
    kept.steps["mark"], kept.mastered = "first", "2026-07-01"
    progress.lesson("paper-5").game = {"score": 34, "rank": "Hameau"}
    progress.lesson("paper-6").game = {"score": "lots"}
    progress.lesson("paper-7").game = {"score": 41.5, "place": 1}
    assert passed(progress, pack, "en") == [
        Part("Part 1 · Beginning", 1, 2, "checkpoint game: 34 points, rank Hameau"),
        Part("Part 3 · End", 0, 1, "checkpoint game won with 41.5 points"),
    ]
    progress.lesson("paper-5").game = {}
    assert passed(progress, pack, "en")[0].game is None
    played = replace(lesson(), checkpoint=Checkpoint(lesson().way))
    pack = replace(pack, lessons=(played, *pack.lessons[1:]))
    assert passed(progress, pack, "en")[0].game == ""


def test_a_pack_without_parts_is_one_part(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "a.yaml").write_text(LESSON, encoding="utf-8")
    pack = read_pack(folder)
    progress = Progress()
    kept = progress.lesson("paper-limit")
    kept.steps["mark"], kept.mastered = "first", "2026-07-01"
    assert passed(progress, pack, "fr") == [Part("mine", 1, 1)]
