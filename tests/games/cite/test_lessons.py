"""The lessons of Cité: the engine agrees with every answer, and every foreseen wrong one has its reason."""

from __future__ import annotations

import pytest

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.checking import check_files
from cardcity_tutor.course.lesson import Drill, Lesson, Step
from cardcity_tutor.course.packs import course, lesson_files
from cardcity_tutor.course.questions import Question
from cardcity_tutor.course.teach import teach_of
from cardcity_tutor.games.cite.book import load_book
from cardcity_tutor.games.cite.teach.lesson_files import KINDS, TEACH
from cardcity_tutor.games.cite.teach.malrules import MAL_RULES
from cardcity_tutor.games.cite.teach.trades import read_trade, write_trade
from cardcity_tutor.locale import LANGUAGES, has, say
from cardcity_tutor.sessions import lesson_words

FILES = lesson_files(resource_folder("lessons") / "cite")
PLANNED = {
    1: {"any-contact", "corner-touch"},
    2: {"corner-contact", "own-only", "street-idle", "street-chain"},
    3: {"doublers-add", "inn-large", "produce-at-once"},
    4: {"mill-bank", "interest-compounds"},
    5: {"loose-sets", "count-resources", "one-collection", "all-kinds", "rights-kept"},
    6: {"workshop-doubles", "flea-reversed"},
    7: {"guild-at-once", "free-building"},
    8: {"fair-count", "zero-sum"},
    9: {"ban-binds", "promise-optional"},
    10: {"gold-per-side", "gold-to-street", "gold-or-table", "square-nine"},
    11: {"canal-any", "port-links", "cards-count", "round-nearest"},
}
"""The misconceptions that the plan of the course wants each lesson to provoke."""


def lessons() -> tuple[Lesson, ...]:
    return course("cite").lessons


def asked() -> list[tuple[Lesson, Step, Question]]:
    return [
        (one, step, step.exercise) for one in lessons() for step in one.steps if step.exercise is not None
    ]


def foreseen(lesson: Lesson) -> set[str]:
    found = {wrong.because for step in lesson.steps for wrong in step.wrongs}
    return found | {name for drill in lesson.drills for name in drill.mistakes}


def test_every_file_is_right_and_complete() -> None:
    for checked in check_files(FILES, complete=True):
        assert [str(error) for error in checked.errors] == [], checked.path.name
    assert [lesson.number for lesson in lessons()] == list(range(12))


def test_every_lesson_provokes_what_the_plan_says() -> None:
    for number, planned in PLANNED.items():
        assert planned <= foreseen(lessons()[number]), number
    assert set().union(*map(foreseen, lessons())) >= set(MAL_RULES)


def test_every_rule_of_the_book_is_met() -> None:
    book = load_book()
    met = {rule for lesson in lessons() for rule in lesson.rules}
    assert {*book.rules, *book.rulings} == met


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    for _, step, question in asked():
        task = lesson_words.task(question, lang)
        assert task
        assert "@" not in task
        assert all(
            option.label and "@" not in option.label for option in lesson_words.options(question, lang)
        )
        for wrong in step.wrongs:
            answer = question.read(wrong.answer)
            told = lesson_words.told(question, answer, question.grade(answer), lang, first=False)
            assert told.lines or told.rules, (step.id, wrong.answer)
    for kind in KINDS:
        assert has(lang, f"task-cite-{kind}")
        assert has(lang, f"hint-cite-{kind}")


def test_every_wrong_answer_is_told_something() -> None:
    for _, step, question in asked():
        if question.form.kind == "number":
            answer = question.solution() + 17
        elif question.form.kind == "choice":
            others = [option for option in question.form.options if not question.grade(option)]
            answer = others[0] if others else None
        else:
            answer = question.form.options[::-1]
        if answer is None or question.grade(answer):
            continue
        told = lesson_words.told(question, answer, question.grade(answer), "en", first=False)
        assert told.lines or told.rules, (step.id, answer)


def test_what_is_chosen_lies_on_the_table() -> None:
    for _, step, question in asked():
        drawn = lesson_words.picture(question, "en", open_=True)
        spots = {item["spot"] for area in drawn["areas"] for item in area["items"]}
        for option in lesson_words.options(question, "en"):
            assert not option.spot or option.spot in spots, (step.id, option)
        if question.kind in ("place", "mark", "link"):
            assert all(option.spot for option in lesson_words.options(question, "en"))


def test_a_picture_does_not_tell_what_is_asked() -> None:
    for _, step, question in asked():
        closed = lesson_words.picture(question, "en", open_=False)
        drawn = lesson_words.picture(question, "en", open_=True)
        stats = {stat["id"] for stat in drawn["stats"]}
        badges = drawn["areas"][0].get("over", "").count("ci-badge")
        if question.kind in ("yield", "harvest", "harvests", "earned", "error"):
            assert "harvest" not in stats
            assert badges == 0
            assert not any("Brings" in item["label"] for item in drawn["areas"][0]["items"])
            assert closed["areas"][0]["over"].count("ci-badge") >= badges
        elif question.kind in ("most", "thrift", "spend", "products", "convert", "deal", "gain"):
            assert "buy" not in stats, step.id
        elif question.kind == "score":
            assert not stats & {"score", "cells"}
        elif question.kind == "ledger":
            deals = next(area for area in drawn["areas"] if area["id"] == "deals")
            assert "ci-due" not in deals["svg"]
            told = next(area for area in closed["areas"] if area["id"] == "deals")
            assert "ci-due" in told["svg"]


def test_recipes_lead_to_exercises_that_tempt() -> None:
    teach = teach_of("cite")
    for lesson in lessons():
        for drill in lesson.drills:
            for seed in range(max(1, len(drill.mistakes))):
                question = teach.fresh(drill, seed, boundary=bool(drill.mistakes))
                assert question == teach.fresh(drill, seed, boundary=bool(drill.mistakes))
                assert question.grade(question.solution())
                wanted = drill.mistakes[seed % len(drill.mistakes) :][:1] if drill.mistakes else ()
                for misconception, answer in question.tempted(wanted) if wanted else ():
                    assert misconception.id in question.grade(answer).told


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_drawn_afresh(kind: str) -> None:
    question = teach_of("cite").fresh(Drill(TEACH.way, {"kind": kind}), 3)
    solution = question.solution()
    assert question.read(question.write(solution)) == solution
    assert question.grade(solution)
    for lang in LANGUAGES:
        assert "@" not in lesson_words.task(question, lang)


def test_a_task_names_what_it_is_about() -> None:
    tasks = {step.id: lesson_words.task(question, "en") for _, step, question in asked()}
    assert tasks["worth"].endswith("mill at −3, −2. How many resources does it bring player B until turn 7?")
    assert tasks["accept"].startswith("You give and get: 2 wood for 1 stone, to player B.")


def test_where_only_resources_matter_there_is_no_map() -> None:
    areas = {
        step.id: [area["id"] for area in lesson_words.picture(question, "en", open_=True)["areas"]]
        for _, step, question in asked()
    }
    assert areas["equal"] == ["goods"]
    assert areas["due"] == ["deals"]
    assert areas["first"] == ["map"]
    assert areas["flea"] == ["map", "goods"]


def test_an_exchange_is_written_as_it_is_read() -> None:
    for text in ("1 wood > 2 stone @ 1", "1 wood, 12 gold > 1 jewel @ 3"):
        assert write_trade(read_trade(text)) == text
    for junk in ("", "wood > stone @ 1", "1 wood > 1 stone", "1 wood = 1 stone @ 2"):
        with pytest.raises(InputError, match="cite-trade"):
            read_trade(junk)


def test_a_ban_is_told_by_the_name_of_the_player() -> None:
    question = next(question for _, _, question in asked() if question.kind == "ledger")
    labels = {option.id: option.label for option in lesson_words.options(question, "en")}
    assert labels["1.1"] == say("en", "cite-story-term-ban", name="Player D")
