"""A learner at a lesson: tries, hints, solutions, fresh ones; only a true first try counts as one."""

from __future__ import annotations

from datetime import date

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course import Pack, Progress, parse_lesson
from cardcity_tutor.course.packs import course
from cardcity_tutor.course.sitting import GAME, HINTS, MASTERY, Sitting

from .samples import HEAD, evening


def sit(lesson: str | int | None = None, progress: Progress | None = None) -> Sitting:
    return Sitting(evening(), progress, lesson, today=lambda: date(2031, 5, 4))


def solve(sitting: Sitting) -> None:
    assert sitting.exercise is not None
    assert sitting.grade(sitting.exercise.solution())


def miss(sitting: Sitting) -> None:
    """A wrong answer of the exercises of the first lesson."""
    assert sitting.exercise is not None
    wrong = {"place": {"cell": [9, 9]}, "mark": [[9, 9]], "why": ["adjacent"]}[sitting.exercise.kind]
    assert not sitting.grade(wrong)


def state(sitting: Sitting, step: str) -> str:
    return sitting.progress.lesson(sitting.lesson.id).steps[step]


def test_a_try_to_which_the_text_invites_costs_nothing() -> None:
    sitting = Sitting(course(), lesson="neighbours-and-districts")
    exercise = sitting.exercise
    assert sitting.step is not None
    assert exercise is not None
    assert "d4" in sitting.step.text.en
    for corner in ("d4", "g6"):
        assert not sitting.grade(exercise.read(corner))
    assert (sitting.tries, sitting.counted) == (2, 0)
    assert sitting.grade(exercise.read("e4"))
    assert state(sitting, "sides") == "first"


def test_a_walk_through_a_lesson() -> None:
    sitting = sit()
    assert sitting.lesson.id == "good-fences"
    assert sitting.stations == ["quarrel", "fence", "reasons", MASTERY]
    assert (sitting.station, sitting.help) == ("quarrel", "full")
    solve(sitting)
    sitting.go(1)
    miss(sitting)
    solve(sitting)
    sitting.go(2)
    sitting.reveal()
    solve(sitting)
    assert [state(sitting, step) for step in ("quarrel", "fence", "reasons")] == ["first", "solved", "shown"]
    assert sitting.next_lesson().id == "good-fences"
    sitting.again()
    assert (sitting.practice, sitting.help) == (1, "none")
    solve(sitting)
    assert state(sitting, "reasons") == "shown", "a fresh one is another exercise"
    sitting.go(2)
    solve(sitting)
    assert state(sitting, "reasons") == "first", "nothing was tried wrongly before the solution was looked at"
    with pytest.raises(IndexError):
        sitting.go(4)


def test_what_is_no_answer_counts_for_nothing() -> None:
    sitting = sit()
    with pytest.raises(InputError):
        sitting.grade("nonsense")
    assert sitting.tries == 0
    solve(sitting)
    assert state(sitting, "quarrel") == "first"


@pytest.mark.parametrize("spoil", [miss, Sitting.hint])
@pytest.mark.parametrize(
    "begin", [Sitting.again, lambda sitting: sitting.go(0), lambda sitting: sitting.open(1)]
)
def test_beginning_again_makes_no_first_try(spoil: object, begin: object) -> None:
    sitting = sit()
    spoil(sitting)  # type: ignore[operator]
    begin(sitting)  # type: ignore[operator]
    assert (sitting.tries, sitting.hints) == (0, 0)
    solve(sitting)
    assert state(sitting, "quarrel") == "solved"


def test_hints_come_in_three_steps() -> None:
    sitting = sit()
    for expected in (1, 2, 3, 3):
        sitting.hint()
        assert sitting.hints == expected
    assert HINTS == 3
    solve(sitting)
    assert state(sitting, "quarrel") == "solved"


def test_a_second_answer_changes_nothing_once_it_is_solved() -> None:
    sitting = sit()
    solve(sitting)
    miss(sitting)
    assert (sitting.tries, sitting.solved, state(sitting, "quarrel")) == (1, True, "first")


def at_mastery() -> Sitting:
    sitting = sit(1)
    sitting.go(3)
    return sitting


def test_mastery_is_three_in_a_row() -> None:
    sitting = at_mastery()
    seen = set()
    for _ in range(8):
        assert sitting.exercise is not None
        assert sitting.help == "none"
        seen.add((sitting.exercise.kind, sitting.exercise.position.text))
        solve(sitting)
        if sitting.kept.mastered:
            break
        sitting.again()
    assert sitting.kept.mastered == "2031-05-04"
    assert len(seen) >= 3
    assert sitting.progress.state(sitting.pack, "good-fences") == "mastered"


def test_the_same_drill_comes_back_untouched() -> None:
    sitting = at_mastery()
    before = sitting.position.text
    sitting.go(0)
    sitting.go(3)
    assert sitting.position.text == before
    assert sitting.kept.drilled == 0


@pytest.mark.parametrize(
    "leave", [Sitting.again, lambda sitting: sitting.go(0), lambda sitting: sitting.open(2)]
)
def test_a_drill_that_was_missed_is_not_met_again(leave: object) -> None:
    sitting = at_mastery()
    solve(sitting)
    sitting.again()
    assert sitting.kept.streak == 1
    sitting.hint()
    leave(sitting)  # type: ignore[operator]
    kept = sitting.progress.lesson("good-fences")
    assert (kept.streak, kept.drilled) == (0, 2)


def test_looking_at_the_solution_ends_the_run() -> None:
    sitting = at_mastery()
    solve(sitting)
    sitting.again()
    sitting.reveal()
    assert (sitting.kept.streak, sitting.kept.drilled, sitting.solved) == (0, 2, True)
    sitting.again()
    assert not sitting.solved
    assert sitting.kept.drilled == 2


def test_it_opens_where_it_was_left() -> None:
    sitting = sit()
    sitting.go(1)
    text = sitting.progress.to_json()
    again = sit(progress=Progress.from_json(text))
    assert (again.lesson.id, again.station) == ("good-fences", "fence")
    again.open(2, MASTERY)
    assert again.station == MASTERY
    again.open(1)
    assert again.station == "fence"


def test_the_next_lesson_is_the_first_with_something_to_do() -> None:
    progress = Progress("club-evening")
    for step in ("quarrel", "fence", "reasons"):
        progress.lesson("good-fences").solved(step, first=False)
    assert sit(progress=progress).lesson.id == "a-park-for-everyone"
    for step in ("price", "smoke", "swing"):
        progress.lesson("a-park-for-everyone").solved(step, first=False)
    assert sit(progress=progress).lesson.id == "a-park-for-everyone"


def test_a_lesson_to_read_is_done_when_it_was_read_and_ends_with_a_game() -> None:
    step = "  - {id: s@, name: {fr: a, en: a}, text: {fr: a, en: a}, rules: limit}\n"
    text = HEAD + step.replace("@", "1") + step.replace("@", "2") + "checkpoint: {game: {players: 1}}\n"
    pack = Pack("small", evening().title, (), (parse_lesson(text),))
    sitting = Sitting(pack)
    assert sitting.stations == ["s1", "s2", GAME]
    assert sitting.progress.state(pack, "sample") == "seen"
    for refused in (sitting.hint, sitting.reveal, sitting.again, lambda: sitting.grade(1)):
        with pytest.raises(InputError):
            refused()
    sitting.go(1)
    assert sitting.progress.state(pack, "sample") == "practised"
    sitting.go(2)
    assert (sitting.step, sitting.exercise, sitting.help) == (None, None, "none")
    sitting.played({"score": 31})
    assert sitting.kept.game == {"score": 31}
