"""At a prompt and in a notebook: errors explain, answers are readable, and both speak the chosen language."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from IPython.lib.pretty import pretty

import cardcity_tutor
from cardcity_tutor import City, IllegalAction, InputError, apply, game, set_language, start
from cardcity_tutor.core.errors import TutorError
from cardcity_tutor.core.representations import NO_FORMULAS, set_teller
from cardcity_tutor.course import course
from cardcity_tutor.games.cardcity.coach import advise, generate
from cardcity_tutor.games.cardcity.face.description import MOST_ENDS
from cardcity_tutor.games.cardcity.rules.actions import Build

CITY = City("I . / M C / . R", money=5, hand=["R"])


GROWING = City("L R M R L / . . I . .")


@pytest.fixture(autouse=True)
def _speaking() -> Iterator[None]:
    set_teller(cardcity_tutor._tell)
    set_language("en")
    yield
    set_language(None)
    set_teller(None)


def puzzle() -> Any:
    return generate("best-income", "simplified", difficulty=2, seed=7)


def graded() -> Any:
    step = next(step for step in course().lesson(3).steps if step.exercise is not None and step.wrongs)
    assert step.exercise is not None
    return step.exercise.grade(step.exercise.read(step.wrongs[0].answer))


THINGS: dict[str, Callable[[], Any]] = {
    "legal": lambda: CITY.verdict("R", "g5"),
    "illegal": lambda: CITY.verdict("R", "f4"),
    "account": CITY.score,
    "income": CITY.income,
    "tree": GROWING.outcomes,
    "advice": lambda: advise(start(game(), 7)[0], playouts=20),
    "puzzle": puzzle,
    "grade": lambda: puzzle().grade([]),
    "graded": graded,
}


@pytest.mark.parametrize("name", THINGS)
def test_an_answer_in_words(name: str) -> None:
    thing: Any = THINGS[name]()
    assert "\n" not in repr(thing)
    assert len(repr(thing)) < 120
    told = {}
    for lang in ("en", "fr"):
        set_language(lang)
        told[lang] = str(thing)
        html = thing._repr_html_()
        assert told[lang].splitlines()[0]
        assert html.startswith(f'<div class="{NO_FORMULAS}"><p><strong>')
        assert "object at" not in told[lang] + html
        assert type(thing).__name__ not in told[lang]
    assert told["en"] != told["fr"]


@pytest.mark.parametrize("name", THINGS)
def test_at_a_prompt_of_ipython(name: str) -> None:
    thing = THINGS[name]()
    assert pretty(thing) == str(thing)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize(
    ("thing", "shown"),
    [
        (start(game(), 7)[0], "<State: turn 1 of 10, divide, player 0>"),
        (game(players=3, level="normal"), "game(level='normal', players=3)"),
        (CITY.setting, "<Setting: xl, simplified>"),
        (CITY.outcomes(), "<Tree: 1 cities, 1 ends>"),
        (course().lesson(3), f"<Lesson: 3 {course().lesson(3).id}>"),
    ],
)
def test_representations_of_one_line(thing: object, shown: str) -> None:
    assert repr(thing) == shown


def test_a_verdict_gives_all_reasons_and_the_remedy() -> None:
    assert str(CITY.verdict("L", "c9")).splitlines() == [
        "The leisure building on c9: not allowed.",
        (
            "- A new card always shares a side with the city. Here no side touches it; a corner does not count."
            " (Next to the city · XL rulebook, p.\N{NO-BREAK SPACE}8)"
        ),
        (
            "- The city fits in a square of 5 by 5. With this card it would have 6 rows and 4 columns."
            " (The frame · XL rulebook, p.\N{NO-BREAK SPACE}6)"
        ),
        "Nothing will change this: the frame does not grow.",
    ]


def test_an_account_adds_up_in_lines() -> None:
    assert str(City("M C").income()).splitlines()[0] == "Income of the turn: $2"
    assert "<td" in str(CITY.score()._repr_html_())


def test_a_tree_tells_the_way_to_every_end() -> None:
    assert str(GROWING.outcomes()).splitlines() == [
        "One possible end.",
        "",
        "    c   d   e   f   g",
        "5   L   R   M   R   L",
        "6   .   .   I1  .   .",
        "",
        "- residence on d4, residence on f4, end: not enough culture",
    ]
    assert "<img" in str(GROWING.outcomes()._repr_html_())
    several = str(City("L R L . / . M . I / L R L I", level="advanced").outcomes())
    assert several.startswith("8 different ends.")
    assert several.count("end: ") == 8
    assert "outside" not in several
    many = str(City("L R L . / . M I I / R L L . / L R . P").outcomes())
    assert many.splitlines()[-1].endswith(" more ends.")
    assert many.count("end: ") == MOST_ENDS


def test_an_illegal_move_explains_itself() -> None:
    with pytest.raises(IllegalAction) as refused:
        CITY.build("R", "f4")
    assert refused.value.code == "illegal-action"
    assert str(refused.value) == (
        "The residence on f4: not allowed. No Residence beside Industry: A residence never touches an industry. "
        "Here e4 is one. Nothing will change this: the neighbouring cards stay in place."
    )
    set_language("fr")
    assert "Une résidence ne touche jamais une industrie" in str(refused.value)


def test_a_decision_out_of_turn_explains_itself() -> None:
    state, _ = start(game(), 7)
    with pytest.raises(IllegalAction) as refused:
        apply(state, Build("R", "f5"))  # type: ignore[arg-type]
    assert str(refused.value).startswith("Build the residence on f5: not allowed.")


def test_an_error_without_words_is_its_code() -> None:
    assert str(TutorError("no-such-code", count=2)) == "no-such-code (count=2)"
    assert str(InputError("city-ragged")) == "city-ragged"


def test_the_language_can_be_chosen_and_no_other() -> None:
    with pytest.raises(InputError) as unknown:
        set_language("de")
    assert str(unknown.value) == "For “lang”, “de” is unknown. Expected: fr, en."


SCRIPT = """
import sys
from cardcity_tutor import City, InputError
assert not any(name.startswith(("fluent", "cardcity_tutor.games.cardcity.face")) for name in sys.modules)
try:
    City("M Q", money=5)
except InputError as error:
    print(error.code, error)
"""


@pytest.mark.parametrize(
    ("locale", "word"), [("en_GB.UTF-8", "is no card"), ("fr_CA.UTF-8", "n’est pas une carte")]
)
def test_the_environment_decides_and_words_are_loaded_late(locale: str, word: str) -> None:
    environment = {key: value for key, value in os.environ.items() if key not in ("LC_ALL", "LC_MESSAGES")}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=environment | {"LANG": locale, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stdout.startswith("city-token "), done.stderr
    assert word in done.stdout


def test_the_command_line_says_the_same() -> None:
    from cardcity_tutor.cli import sentence

    with pytest.raises(IllegalAction) as refused:
        CITY.build("R", "f4")
    assert sentence(refused.value, "en") == str(refused.value)
