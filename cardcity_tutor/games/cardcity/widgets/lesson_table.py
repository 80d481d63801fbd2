"""The board of a lesson's stop: what lies on it, which phase it plays, and how much it may tell of the answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from cardcity_tutor.core.errors import TutorError
from cardcity_tutor.course.sitting import Sitting

from ..face.paper.answering import asked_cells
from ..rules.development import Choice
from ..rules.kernel.cards import PARK
from ..rules.position import Position
from ..teach.exercises import Asked, BuildTo, Exercise, Form, Predict
from ..teach.malrules import Kind
from .ground import Ground
from .session import Mode, Session

TURN_THEMES = frozenset({"reach-money", "best-income", "fill-limit", "happiness", "chain", "final-turn"})
"""Goals that the development takes part in."""
BADGES_TELL = frozenset({Kind.HAVE, Kind.SIZE, Kind.GROWING, Kind.PLOTS})
"""Questions that the badges of districts would answer."""
BEYOND = frozenset({Kind.LEGAL, Kind.ILLEGAL, Kind.FIRST})
"""Questions to which cells beyond the frame can belong."""


def buys(exercise: Exercise | None) -> bool:
    """Whether the goal is reached by buying."""
    return isinstance(exercise, BuildTo) and exercise.puzzle.setup.stage == "buy"


def start_of(sitting: Sitting) -> Position:
    """The position of the stop; a park that has to be bought lies in the hand, as a card to place."""
    position: Position = sitting.position
    return position.changed(hand=(PARK,)) if buys(sitting.exercise) else position


def mode_of(sitting: Sitting) -> Mode:
    """What the board does at this stop."""
    step, exercise = sitting.step, sitting.exercise
    if isinstance(exercise, BuildTo):
        return "build" if exercise.position.hand or buys(exercise) else "develop"
    if exercise is not None or step is None or step.mode == "show":
        return "build"
    return cast("Mode", step.mode)


def modes_of(sitting: Sitting) -> tuple[Mode, ...]:
    """Goals that ask for a whole turn need both phases on the board; other stops the one they show."""
    exercise = sitting.exercise
    if isinstance(exercise, BuildTo) and exercise.puzzle.theme in TURN_THEMES and exercise.position.hand:
        return "build", "develop"
    return (mode_of(sitting),)


def shows_badges(sitting: Sitting) -> bool:
    """Badges come with full help unless they answer the question, and afterwards."""
    exercise = sitting.exercise
    telling = isinstance(exercise, Predict) or (
        isinstance(exercise, Asked) and exercise.question.kind in BADGES_TELL
    )
    return sitting.solved or (sitting.help == "full" and not telling)


def hush(cells: list[list[Any]], ground: Ground) -> None:
    """Without badges the spoken names of the cells say what lies there, and nothing of its district."""
    for cell, place in zip(cells, ground.order, strict=True):
        if place not in ground.plan.kerb:
            cell[6:] = [ground.spoken(place)]


def shows_limit(sitting: Sitting) -> bool:
    """The limit is shown unless it is what is asked."""
    exercise = sitting.exercise
    asked = isinstance(exercise, Asked) and exercise.question.kind in (Kind.LIMIT, Kind.USED, Kind.ROOM)
    return sitting.solved or not asked


def beyond_matters(exercise: Exercise | None, ground: Ground) -> bool:
    """Whether cells beyond the frame can belong to the question or the answer."""
    if isinstance(exercise, Asked) and exercise.question.kind in BEYOND:
        return True
    return exercise is not None and any(cell in ground.plan.kerb for cell in asked_cells(exercise))


# ---------------------------------------------------------------- decisions on the board


def decisions(session: Session, exercise: Exercise | None) -> list[dict[str, Any]]:
    """What was laid on the board, as the lines of an answer."""
    lines: list[dict[str, Any]] = []
    for done in session.now.placed:
        event = "buy" if buys(exercise) and done.how == "build" else done.how
        line: dict[str, Any] = {"event": event, "cell": list(done.place)}
        if event != "cloud":
            line["colour" if event == "develop" else "card"] = done.card
        if done.facing:
            line["facing"] = done.facing
        lines.append(line)
    return lines


def predicted_line(exercise: Predict, answer: object) -> list[Choice]:
    """The developments, one after the other, that end as a right answer says."""
    tree = exercise.position.outcomes()
    for end in tree.ends():
        line = tree.line_to(end)
        new = [list(choice.place) for choice in line]
        if exercise.write(len(new) if exercise.form is Form.NUMBER else new) == exercise.write(answer):
            return line
    return []


def replayed(start: Position, lines: Sequence[Mapping[str, Any]]) -> Session | None:
    """A sitting in which these decisions were carried out; nothing where the board cannot show them all."""
    session = Session(start)
    try:
        for line in lines:
            row, column = line["cell"]
            if line["event"] == "develop":
                session.begin_development()
                session.develop(Choice(line["colour"], (row, column)))
            elif line["event"] in ("build", "buy", "cloud"):
                session.build(
                    session.now.hand[0] if session.now.cloud else line["card"],
                    (row, column),
                    line.get("facing"),
                )
            else:
                return None
    except (TutorError, LookupError):
        return None
    return session
