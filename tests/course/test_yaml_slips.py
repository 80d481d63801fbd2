"""Slips of a teacher in YAML are told at their line, in words that name the sign to mend."""

from __future__ import annotations

import pytest
import yaml

from cardcity_tutor.course import LessonError, nodes, parse_lesson
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.lesson_errors import all_problem_words

LESSON = """\
format: 1
id: slips
number: 1
title: {fr: Chez nous}
steps:
  - id: first
    name: {fr: Un}
    text:
      fr: Comptez bien.
    rules: [limit]
    city: |
      R M
      . C
    ask: {kind: count, what: room}
"""
SLIPS = [
    # what is written instead of what, the lines that are named, and the code
    ("    name:", "\tname:", [7], "yaml-tab"),
    ("    name: {fr: Un}\n    text:", "\tname: {fr: Un}\n\ttext:", [7, 8], "yaml-tab"),
    ("fr: Comptez bien.", 'fr: "Comptez bien.', [9], "yaml-quote"),
    ("{fr: Chez nous}", '{fr: "Chez nous}', [4], "yaml-quote"),
    ("{fr: Chez nous}", '{fr: "Chez nous}\nsummary: {fr: "Un"}', [4], "yaml-quote"),
    ("fr: Comptez bien.", "fr: 'L'industrie'", [9], "yaml-after-quote"),
    ("{fr: Chez nous}", "{fr: 'L'industrie'}", [4], "yaml-after-quote"),
    ("fr: Comptez bien.", "fr: La limite: cinq", [9], "yaml-colon"),
    ("{fr: Chez nous}", "{fr: La limite: cinq}", [4], "yaml-colon"),
    ("{fr: Chez nous}", "{fr: Chez nous", [4], "yaml-open"),
    ("[limit]", "[limit", [10], "yaml-open"),
    ("id: slips", "id:slips", [2], "yaml-colon-space"),
    ("  - id: first", "  -id: first", [6], "yaml-dash"),
    ("fr: Comptez bien.", "fr: @vous", [9], "yaml-sign"),
    ("fr: Comptez bien.", "fr: - comptez", [9], "yaml-sign"),
    ("fr: Comptez bien.", "fr: *comptez*", [9], "yaml-sign"),
    ("city: |\n      R M", "city: | R M", [11], "yaml-block"),
    ("      R M\n      . C", "R M\n. C", [12], "yaml-no-colon"),
    ("    rules:", "     rules:", [10], "yaml-indent"),
    ("    rules:", "   rules:", [10], "yaml-indent"),
    ("fr: Comptez bien.", 'fr: "C:\\dir"', [9], "yaml-backslash"),
    ("steps:", "---\nsteps:", [5], "yaml-documents"),
    ("Comptez", "Com\x07ptez", [9], "yaml-character"),
]  # fmt: skip


@pytest.mark.parametrize("loader", [nodes.LOADER, yaml.SafeLoader])
@pytest.mark.parametrize(("old", "new", "lines", "code"), SLIPS)
def test_every_slip_has_its_place(
    old: str, new: str, lines: list[int], code: str, loader: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LESSON.count(old) >= 1
    parse_lesson(LESSON)
    monkeypatch.setattr(nodes, "LOADER", loader)
    with pytest.raises(LessonError) as caught:
        parse_lesson(LESSON.replace(old, new, 1), "slips.yaml")
    found = [caught.value, *caught.value.others]
    assert [(error.params["line"], error.inner.code) for error in found] == [(line, code) for line in lines]
    for lang in LANGUAGES:
        for words, line in zip(all_problem_words(lang, caught.value), lines, strict=True):
            assert words.startswith(f"slips.yaml:{line}: ")
            assert words.endswith(".")
            assert "scalar" not in words


def test_what_nobody_foresaw_is_told_in_the_words_of_the_reader() -> None:
    with pytest.raises(LessonError) as caught:
        parse_lesson("? a\n: !<x\n", "slips.yaml")
    assert caught.value.params["line"] == 2
