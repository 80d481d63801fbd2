"""A lesson at a glance, for saved notebooks."""

import re
from base64 import b64decode
from dataclasses import replace
from html import unescape
from xml.etree import ElementTree as ET

import pytest

from cardcity_tutor import CourseView, LessonPlayer
from cardcity_tutor.course import Lesson, Texts, course
from cardcity_tutor.games.cardcity.face.paper.digest import lesson_digest
from cardcity_tutor.games.cardcity.face.paper.telling import question_text


@pytest.mark.parametrize("lesson", course().lessons, ids=lambda lesson: lesson.id)
def test_every_step_is_told_in_both_languages(lesson: Lesson) -> None:
    told = unescape(lesson_digest(lesson))
    for lang in ("fr", "en"):
        assert lesson.summary[lang] in told
        for step in lesson.steps:
            assert step.name[lang] in told
            assert step.text[lang] in told
            assert question_text(lang, step) in told


def test_the_board_is_a_picture_that_code_hosts_show() -> None:
    told = lesson_digest(course().lesson(3))
    assert "<svg" not in told
    data = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', told)
    assert len(data) == 1
    assert ET.fromstring(b64decode(data[0])).tag.endswith("svg")  # noqa: S314 (our own drawing)


def test_what_an_author_writes_is_text() -> None:
    lesson = course().lesson(3)
    sly = replace(lesson, title=Texts('"><b>', "&"), summary=Texts("<i>a", "<script>"))
    told = lesson_digest(sly)
    assert "<script>" not in told
    assert "<i>" not in told
    assert 'alt="&quot;&gt;&lt;b&gt; · &amp;"' in told


def test_players_show_it_where_no_widget_runs() -> None:
    told = lesson_digest(course().lesson(3))
    shown = LessonPlayer(3)._repr_mimebundle_()
    assert shown is not None
    assert told in shown[0]["text/html"]
    assert shown[0]["image/svg+xml"].startswith("<svg")
    assert told in CourseView(3)._repr_mimebundle_()["text/html"]
