"""Every kind of exercise: its solution is accepted, its wrong answers are refused for a reason, nonsense is refused politely."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.face.wording.feedback import feedback, hint_words
from cardcity_tutor.games.cardcity.face.wording.tasks import solution_words, task_words
from cardcity_tutor.games.cardcity.teach.exercises import KINDS, Choose, Form, exercise, known_fields
from cardcity_tutor.games.cardcity.teach.exercises.base import typed_number
from cardcity_tutor.games.cardcity.teach.typical import typical_wrongs
from cardcity_tutor.games.cardcity.teach.way import Way
from cardcity_tutor.locale import LANGUAGES

from .samples import evening, page_exercises, page_steps

EXERCISES = page_exercises()
CHOICE = exercise(
    Way(players=2),
    Way().position("R M C", money=9),
    {
        "kind": "divide",
        "what": "choose",
        "pool": ["R", "L", "P", "P"],
        "open": "R L",
        "rest": "P (P)",
        "turn": 3,
    },
)
ALL = {**EXERCISES, "choose": CHOICE}

plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
json_values = st.recursive(
    plain | st.sampled_from(["event", "build", "cell", "open", "e4", [0, 1], {"cell": [0, 1]}]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                ["event", "card", "cell", "colour", "facing", "open", "rest", "up", "down", "money"]
            )
            | st.text(max_size=4),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)
typed = st.text(max_size=30) | st.lists(
    st.sampled_from(["e4", "f5", "R", "C", "I1", "/", "(", ")", ",", "$2", "-", "develop", "buy", "n", "²", "3", "½", "+", "adjacent"]),
    max_size=8,
).map(" ".join)  # fmt: skip


def test_all_kinds_and_forms_are_here() -> None:
    assert {made.kind for made in ALL.values()} == set(KINDS)
    assert {made.form for made in ALL.values()} == set(Form)


@pytest.mark.parametrize("name", ALL)
def test_the_solution_is_accepted_and_survives_writing(name: str) -> None:
    made = ALL[name]
    solution = made.solution()
    assert made.grade(solution)
    again = made.read(made.write(solution))
    assert made.grade(again)
    assert made.write(again) == made.write(solution)
    assert made.rules


@pytest.mark.parametrize("name", ALL)
def test_typical_wrong_answers_are_refused_with_a_reason(name: str) -> None:
    made = ALL[name]
    wrongs = typical_wrongs(made, 1)
    assert wrongs or name == "build-to"
    for wrong in wrongs:
        answer = made.read(wrong.answer)
        graded = made.grade(answer, 1)
        assert not graded
        assert wrong.because in graded.told
        for lang in LANGUAGES:
            said = feedback(lang, made, answer, graded, made.name, 3)
            assert not said.right
            assert said.lines
            assert all(said.lines)


@pytest.mark.parametrize("name", ALL)
def test_it_can_be_made_again_from_its_parameters(name: str) -> None:
    made = ALL[name]
    assert set(made.data) <= {"kind", *known_fields(made.kind)}
    again = exercise(made.way, made.position, made.data)
    assert type(again) is type(made)
    assert again.write(again.solution()) == made.write(made.solution())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_it_speaks(name: str, lang: str) -> None:
    made = ALL[name]
    words = (
        task_words(lang, made, made.name),
        solution_words(lang, made, made.name),
        *hint_words(lang, made, made.name),
    )
    assert all(words)
    assert "{" not in "".join(words)


@pytest.mark.parametrize("name", [name for name in ALL if name != "choose"])
@settings(max_examples=25, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(answer=json_values, text=typed)
def test_nonsense_is_an_input_error(name: str, answer: object, text: str) -> None:
    made = ALL[name]
    with suppress(InputError):  # anything else would fail the test
        made.grade(answer)
    with suppress(InputError):
        read = made.read(text)
        made.grade(read)
        made.write(read)


@pytest.mark.parametrize("answer", [None, 3, "", "third", [], {"open": 1}])
def test_no_lot(answer: object) -> None:
    with pytest.raises(InputError):
        CHOICE.grade(answer)


def test_a_choice_tells_its_price() -> None:
    assert isinstance(CHOICE, Choose)
    solution = str(CHOICE.solution())
    other = "rest" if solution == "open" else "open"
    assert CHOICE.stakes() > 0
    assert CHOICE.grade(other).cost == pytest.approx(CHOICE.stakes())


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=30, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_nonsense_parameters_are_input_errors(kind: str, data: st.DataObject) -> None:
    way = Way()
    values = plain | st.sampled_from(
        [
            "legal",
            "room",
            "R",
            "e4",
            "f5",
            "chain",
            "winner",
            "rank",
            "pile.R",
            "income",
            ["R", "C"],
            [{"city": "M"}],
        ]
    )
    fields = data.draw(st.dictionaries(st.sampled_from(known_fields(kind) or ("what",)), values, max_size=4))
    with suppress(InputError):
        exercise(way, way.position("M R", hand=("R", "C")), {**fields, "kind": kind})


def test_numbers_as_people_write_them() -> None:
    said = ("12", " 12 ", "$12", "12 $", "12 points", "+12", "12,0", "12 pts")
    assert {typed_number(text) for text in said} == {12}
    assert (typed_number("-3"), typed_number("−3"), typed_number("2,5"), typed_number("2½")) == (
        -3,
        -3,
        2.5,
        2.5,
    )
    for text in ("", "-", "douze", "1/2", "nan", "inf", "1e9", "²"):
        with pytest.raises(InputError):
            typed_number(text)


def test_cells_as_people_write_them() -> None:
    made = EXERCISES["mark"]
    assert all(
        made.grade(made.read(text))
        for text in ("d5 e6", "E6, D5", "e6;d5", "d5 et e6", "e6 and d5", " d5  d5 e6 ")
    )
    assert not made.grade(made.read("-"))


def test_an_account_with_a_misconception_has_one_wrong_line() -> None:
    way = Way()
    made = exercise(
        way,
        way.position("C C C / . M C / C . ."),
        {"kind": "error", "what": "income", "mistake": "linear-income"},
    )
    wrong = [line for line in made.lines if line.wrong]  # type: ignore[attr-defined]
    assert [(line.term.value, line.shown) for line in wrong] == [(10, 4)] or len(wrong) == 1
    assert all(line.shown > 0 for line in made.lines)  # type: ignore[attr-defined]


def test_a_score_is_asked_under_its_own_victory() -> None:
    way = Way()
    made = exercise(way, way.position("M C", money=9), {"kind": "score", "victory": "economic"})
    assert made.way.victory == "economic"


def test_the_evening_and_the_page_agree_with_the_engine() -> None:
    steps = [step for lesson in evening().lessons for step in lesson.steps]
    for step in (*steps, *page_steps().values()):
        made = step.exercise
        assert made is not None
        assert all(made.grade(made.read(text)) for text in step.answers)
        for wrong in step.wrongs:
            assert wrong.because in made.grade(made.read(wrong.answer)).told
