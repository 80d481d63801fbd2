"""Whatever is wrong in a lesson file is told with its file, line and field, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course import LessonError, parse_lesson, read_lesson
from cardcity_tutor.course.nodes import MOST_CHARACTERS
from cardcity_tutor.course.sources import NO_FIELD
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.lesson_errors import problem_words

GOOD = """\
format: 1
id: limit
number: 4
part: 1
minutes: 5
title: {fr: La limite, en: The limit}
summary: {fr: Combien., en: How many.}
game: {level: normal}
steps:
  - id: room
    name: {fr: Place, en: Room}
    text: {fr: Comptez., en: Count.}
    rules: [limit]
    game: {victory: economic}
    city: R M C
    hand: [R, C]
    money: 5
    reserve: {R: 2}
    mode: build
    help: marks
    ask: {kind: count, what: room}
    question: {fr: Combien ?, en: How many?}
    hint: {fr: La mairie aussi., en: The town hall too.}
    note: {fr: Voilà., en: There.}
    answer: 2
    wrong:
      - {answer: 3, because: limit-forgets-hall}
  - id: read
    name: {fr: Lire, en: Read}
    text: {fr: Lisez., en: Read.}
    rules: [limit]
mastery:
  - {kind: count, what: room, mistakes: [limit-forgets-hall]}
checkpoint: {opponents: [greedy], game: {players: 2}}
"""

BROKEN = [
    # what is written instead of what, and the line, field and code of the complaint
    ("format: 1", "format: 2", 1, "format", "lesson-format"),
    ("format: 1\n", "", 1, "–", "lesson-field-missing"),
    ("id: limit", "id: La limite", 2, "id", "lesson-id"),
    ("id: limit", "id: " + "x" * 41, 2, "id", "lesson-id"),
    ("id: limit", "id: limit\nid: again", 3, "id", "lesson-field-twice"),
    ("id: limit", "id:", 1, "–", "lesson-field-missing"),
    ("number: 4", "number: four", 3, "number", "lesson-not-number"),
    ("number: 4", "number: -1", 3, "number", "lesson-not-number"),
    ("part: 1", "part: 100", 4, "part", "lesson-not-number"),
    ("minutes: 5", "minute: 5", 5, "minute", "lesson-field-near"),
    ("minutes: 5", "minutes: 0.5", 5, "minutes", "lesson-not-number"),
    ("minutes: 5", "colour: red", 5, "colour", "lesson-field-unknown"),
    ("{fr: La limite, en: The limit}", "La limite", 6, "title", "lesson-text-bare"),
    ("{fr: La limite, en: The limit}", "[La limite]", 6, "title", "lesson-not-fields"),
    ("{fr: La limite, en: The limit}", "{fr: , en: }", 6, "title", "lesson-field-missing"),
    ("{fr: La limite, en: The limit}", "{fr: La limite, cinq, en: x}", 6, "title.cinq", "lesson-comma"),
    ("{fr: La limite, en: The limit}", '{fr: La limite, en: " "}', 6, "title.en", "lesson-not-text"),
    ("{fr: La limite, en: The limit}", "{fr: La limite, de: x}", 6, "title.de", "lesson-field-unknown"),
    ("fr: La limite", "fr: " + "long " * 20, 6, "title", "lesson-text-long"),
    ("level: normal", "level: norml", 8, "game.level", "lesson-choice-near"),
    ("level: normal", "level: 3", 8, "game.level", "lesson-choice"),
    ("level: normal", "edition: 1999", 8, "game.edition", "lesson-choice"),
    ("level: normal", "players: 5", 8, "game.players", "lesson-not-number"),
    ("level: normal", "variants: [flying]", 8, "game.variants", "lesson-choice"),
    ("level: normal", "variants: [single-city]", 8, "game", "option-single-solo"),
    ("level: normal", "rulings: 3", 8, "game.rulings", "lesson-not-fields"),
    ("level: normal", "rulings: {nothing: true}", 8, "game", "unknown-ruling"),
    ("game: {level: normal}", "game: normal", 8, "game", "lesson-not-fields"),
    ("  - id: room", "  - id: mastery", 10, "steps[1].id", "lesson-id-taken"),
    ("  - id: read", "  - id: room", 28, "steps[2]", "lesson-id-twice"),
    ("fr: Place, en: Room", "fr: " + "x" * 25 + ", en: Room", 11, "steps[1].name", "lesson-text-long"),
    ("fr: Comptez.", "fr: Un. Deux. Trois.", 12, "steps[1].text", "lesson-sentences"),
    ("en: Count.", "en: " + "word " * 90, 12, "steps[1].text", "lesson-text-long"),
    ("    rules: [limit]\n    game", "    game", 10, "steps[1]", "lesson-field-missing"),
    ("    rules: [limit]\n    game", "    rules: [limmit]\n    game", 13, "steps[1].rules", "lesson-choice-near"),
    ("    rules: [limit]\n    game", "    rules: [xyzzy]\n    game", 13, "steps[1].rules", "unknown-rule"),
    ("    rules: [limit]\n    game", "    rules: []\n    game", 13, "steps[1].rules", "lesson-not-text"),
    ("victory: economic", "victory: loud", 14, "steps[1].game.victory", "lesson-choice"),
    ("city: R M C", "city: R M X", 15, "steps[1].city", "city-token"),
    ("city: R M C", "city: R M C R R R R", 15, "steps[1].city", "city-too-large"),
    ("city: R M C", "city: [R, M]", 15, "steps[1].city", "lesson-not-text"),
    ("city: R M C", "example: nothing-such", 15, "steps[1].example", "lesson-choice"),
    ("city: R M C", "city: R M C\n    example: limit", 16, "steps[1].example", "lesson-example-city"),
    ("hand: [R, C]", "hand: [R, Q]", 16, "steps[1].hand", "card-token"),
    ("hand: [R, C]", "hand: " + "R " * 13, 16, "steps[1].hand", "hand-too-large"),
    ("money: 5", "money: much", 17, "steps[1].money", "lesson-not-number"),
    ("reserve: {R: 2}", "reserve: {R: few}", 18, "steps[1].reserve", "field-not-number"),
    ("reserve: {R: 2}", "reserve: {Q: 2}", 18, "steps[1].reserve.Q", "lesson-field-unknown"),
    ("reserve: {R: 2}", "reserve: 7", 18, "steps[1].reserve", "lesson-not-fields"),
    ("mode: build", "mode: biuld", 19, "steps[1].mode", "lesson-choice-near"),
    ("help: marks", "help: much", 20, "steps[1].help", "lesson-choice"),
    ("help: marks", "help: marks\n    tries: many", 21, "steps[1].tries", "lesson-choice"),
    ("kind: count, what: room", "what: room", 21, "steps[1].ask", "lesson-field-missing"),
    ("kind: count, what: room}\n    q", "kind: cuont}\n    q", 21, "steps[1].ask.kind", "lesson-choice-near"),
    ("what: room}\n    q", "what: nothing}\n    q", 21, "steps[1].ask.what", "option-unknown"),
    ("what: room}\n    q", "waht: room}\n    q", 21, "steps[1].ask.waht", "lesson-field-near"),
    ("what: room}\n    q", "what: size, card: R}\n    q", 21, "steps[1].ask", "question-place"),
    ("what: room}\n    q", "what: size, card: R, cell: 99z}\n    q", 21, "steps[1].ask", "exercise-cell"),
    ("kind: count, what: room}\n    q", "kind: place}\n    q", 21, "steps[1].ask", "exercise-needs"),
    ("kind: count, what: room}\n    q", "kind: place, card: L}\n    q", 21, "steps[1].ask", "question-hand"),
    ("    ask: {kind: count, what: room}\n", "", 21, "steps[1].question", "lesson-without-ask"),
    ("answer: 2", "answer: {two: 2}", 25, "steps[1].answer", "lesson-not-text"),
    ("because: limit-forgets-hall", "because: limit-forget-hall", 27, "steps[1].wrong[1].because", "lesson-choice-near"),
    ("because: limit-forgets-hall", "because: zzz", 27, "steps[1].wrong[1].because", "lesson-because"),
    ("{answer: 3, because: limit-forgets-hall}", "3", 27, "steps[1].wrong[1]", "lesson-not-fields"),
    ("{answer: 3, because", "{because", 27, "steps[1].wrong[1]", "lesson-field-missing"),
    ("mistakes: [limit-forgets-hall]", "mistakes: [zzz]", 33, "mastery[1].mistakes", "lesson-because"),
    ("{kind: count, what: room, mis", "{kind: cont, what: room, mis", 33, "mastery[1].kind", "lesson-choice-near"),
    ("opponents: [greedy]", "opponents: [clever]", 34, "checkpoint.opponents", "bot-unknown"),
    ("opponents: [greedy]", "opponents: ['os:getcwd']", 34, "checkpoint.opponents", "bot-unknown"),
    ("opponents: [greedy]", "opponents: [greedy, greedy]", 34, "checkpoint.opponents", "lesson-opponents"),
    ("opponents: [greedy], ", "", 34, "checkpoint", "lesson-opponents"),
    ("opponents: [greedy]", "random: perhaps", 34, "checkpoint.random", "lesson-choice"),
    ("  - id: read", "  - id: read: twice", 28, "–", "yaml-colon"),
    ("city: R M C", "city: *other", 15, "–", "lesson-alias"),
    ("city: R M C", "city: &city R M C\n    hand: *city", 16, "–", "lesson-alias"),
    ("city: R M C", "city: " + "[" * 3000 + "]" * 3000, 15, "–", "lesson-deep"),
]  # fmt: skip


def test_the_good_one_is_good() -> None:
    lesson = parse_lesson(GOOD)
    assert [step.id for step in lesson.steps] == ["room", "read"]
    step = lesson.steps[0]
    assert (step.way.level, step.way.victory, step.position.money) == ("normal", "economic", 5)
    assert step.wrongs[0].line == 27
    assert lesson.checkpoint is not None
    assert lesson.checkpoint.opponents == ("greedy",)


@pytest.mark.parametrize(("old", "new", "line", "field", "code"), BROKEN)
def test_every_complaint_has_its_place(old: str, new: str, line: int, field: str, code: str) -> None:
    assert old in GOOD
    with pytest.raises(LessonError) as caught:
        parse_lesson(GOOD.replace(old, new, 1), "limit.yaml")
    error = caught.value
    assert (error.params["line"], error.params["field"], error.inner.code) == (line, field, code)
    for lang in LANGUAGES:
        words = problem_words(lang, error)
        assert words.startswith(
            f"limit.yaml:{line}: " if field == NO_FIELD else f"limit.yaml:{line}: {field}: "
        )
        assert re.search(r"[.?]$", words)
        assert not re.search(r"[{}]\s*\$|\bNone\b", words.replace("{…}", ""))


@pytest.mark.parametrize("card", ["RCd", "K", "I2"])
def test_a_hand_of_the_edition_of_2012_has_no_cards_of_xl(card: str) -> None:
    old = GOOD.replace("level: normal", "edition: 2012").replace("    game: {victory: economic}\n", "")
    parse_lesson(old, "limit.yaml")
    with pytest.raises(LessonError) as caught:
        parse_lesson(old.replace("[R, C]", f"[R, {card}]"), "limit.yaml")
    error = caught.value
    assert (error.params["field"], error.inner.code) == ("steps[1].hand", "card-edition")


def test_there_are_many_kinds_of_complaints() -> None:
    assert len(BROKEN) >= 40
    assert len({code for *_, code in BROKEN}) >= 30


def test_too_many_steps() -> None:
    step = "  - {id: s@, name: {fr: a, en: a}, text: {fr: a, en: a}, rules: limit}\n"
    head = GOOD[: GOOD.index("  - id: room")]
    assert len(parse_lesson(head + "".join(step.replace("@", str(k)) for k in range(30))).steps) == 30
    with pytest.raises(LessonError) as caught:
        parse_lesson(head + "".join(step.replace("@", str(k)) for k in range(31)))
    assert caught.value.inner.code == "lesson-steps"


def code_of(path: Path) -> tuple[str, str]:
    """The complaint about a file, and what it says."""
    with pytest.raises(InputError) as caught:
        read_lesson(path)
    error = caught.value
    words = problem_words("fr", error)
    assert path.name in words
    return (error.inner if isinstance(error, LessonError) else error).code, words


def test_files_that_are_no_lessons(tmp_path: Path) -> None:
    path = tmp_path / "lesson.yaml"
    assert code_of(path)[0] == "lesson-unreadable"
    assert code_of(tmp_path)[0] == "lesson-unreadable"
    for content, code in (
        (b"", "lesson-empty"),
        (b"# nothing but a comment\n", "lesson-empty"),
        (b"title: caf\xe9\n", "lesson-not-utf8"),
        (b"just words", "lesson-not-fields"),
        (b"- a\n- list\n", "lesson-not-fields"),
        (b"a: [1, 2\n", "yaml-open"),
        (b"a: \x07\n", "yaml-character"),
        (b"---\na: 1\n---\nb: 2\n", "yaml-documents"),
        (b"? [a, b]\n: c\n", "lesson-field-unknown"),
        (b"- " * 5000, "lesson-deep"),
        (b"x" * (MOST_CHARACTERS + 1), "lesson-too-long"),
    ):
        path.write_bytes(content)
        assert code_of(path)[0] == code, content[:20]


def test_an_example_brings_its_own_way_of_playing_and_takes_a_hand() -> None:
    text = GOOD.replace("city: R M C", "example: construction")
    step = parse_lesson(text).steps[0]
    assert step.way.level == "simplified" == step.position.setting.level
    assert (len(step.position.hand), step.position.money, step.position.reserve.homes) == (2, 5, 2)


def test_texts_with_spaces_are_lists() -> None:
    step = parse_lesson(
        GOOD.replace("[R, C]", "R, C").replace("rules: [limit]\n    game", "rules: limit adjacent\n    game")
    )
    assert len(step.steps[0].position.hand) == 2
    assert step.steps[0].rules == ("limit", "adjacent")
