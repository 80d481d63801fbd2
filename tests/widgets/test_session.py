"""A sitting: whatever is done in it, undo and redo lead back, and what was laid leads from the start to the present."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cardcity_tutor.core.errors import IllegalAction
from cardcity_tutor.games.cardcity.rules.development import Choice
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.reserve import Reserve
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS
from cardcity_tutor.games.cardcity.widgets.session import Moment, Placed, Session
from tests.engine.strategies import checked
from tests.render.positions import positions

often = settings(checked, max_examples=25)

GROWING = "I1 . . . . / P M R L . / . L C R L"
"""Three districts are due, and the limit leaves room for two cards."""
SMOKING = Position.of("M . / . I", level="normal", hand=["I", "R", "P"], money=30)
"""An industry at (0, 1) or (1, 0) makes a cloud come."""


def growing() -> Session:
    session = Session(Position.of(GROWING, money=30, level="normal"))
    session.begin_development()
    return session


def replayed(start: Position, placed: tuple[Placed, ...]) -> Position:
    """The position after everything that was laid, by the engine alone."""
    here = start
    for done in placed:
        if done.how == "develop":
            here = here.develop(Choice(done.card, done.place))
        else:
            here = here.build(done.card, done.place, done.facing)
    return here


def same(moment: Moment, other: Moment) -> bool:
    return (moment.position, moment.cloud, moment.placed) == (other.position, other.cloud, other.placed)


# ------------------------------------------------------------------ building


def test_a_built_card_leaves_the_hand_and_is_paid() -> None:
    session = Session(Position.of("M", hand=["L", "R"], money=7))
    done = session.build("L", (0, 1), None)
    assert done == Placed("L", (0, 1), None, "build")
    assert session.position.text == "M L"
    assert (session.now.hand, session.position.money) == (("R",), 2)
    assert session.now.placed == (done,)


def test_a_facing_is_kept() -> None:
    session = Session(Position.of("M", level="advanced", hand=["RLd"], money=9))
    session.build("RLd", (0, 1), "2")
    assert session.position.text == "M RL2"
    assert session.now.placed[0].facing == "2"


def test_what_is_illegal_changes_nothing() -> None:
    session = Session(Position.of("M I", hand=["R"]))
    with pytest.raises(IllegalAction) as refused:
        session.build("R", (0, 2), None)
    assert refused.value.verdict is not None
    assert refused.value.verdict.rules == ("residence-industry",)
    assert not session.can_undo
    assert session.position.text == "M I1"


def test_a_card_that_is_not_in_the_hand_cannot_be_built() -> None:
    session = Session(Position.of("M", hand=["R"]))
    with pytest.raises(IllegalAction):
        session.build("P", (0, 1), None)
    assert session.position.text == "M"


def test_undo_and_redo() -> None:
    session = Session(Position.of("M", hand=["R", "P"]))
    assert (session.can_undo, session.can_redo) == (False, False)
    session.undo()
    session.redo()
    assert session.position.text == "M"
    session.build("R", (0, 1), None)
    session.build("P", (1, 0), None)
    session.undo()
    assert (session.position.text, session.now.hand) == ("M R", ("P",))
    assert (session.can_undo, session.can_redo) == (True, True)
    session.redo()
    assert session.position.text == "M R / P ."
    session.undo()
    session.build("P", (0, -1), None)
    assert not session.can_redo
    assert session.position.text == "P M R"


def test_another_position_can_be_taken_back() -> None:
    session = Session(Position.of("M", hand=["R"]))
    session.build("R", (0, 1), None)
    session.replace(Position.of("M P"))
    assert session.now.placed == ()
    session.undo()
    assert session.position.text == "M R"


# ------------------------------------------------------------------ clouds


def test_the_cloud_goes_first() -> None:
    session = Session(SMOKING)
    session.build("I1", (0, 1), None)
    assert (session.now.cloud, session.now.hand) == (True, ("N",))
    left = session.position.reserve.clouds
    done = session.build("N", (0, 2), None)
    assert done.how == "cloud"
    assert (session.now.cloud, session.now.hand) == (False, ("R", "P"))
    assert session.position.reserve.clouds == left - 1
    assert session.position.text == "M I1 N / . I1 ."


def test_nothing_but_the_cloud_can_be_laid_then() -> None:
    session = Session(SMOKING)
    session.build("I1", (0, 1), None)
    with pytest.raises(IllegalAction):
        session.build("P", (0, -1), None)
    assert session.now.cloud


def test_a_cloud_that_is_a_card_of_the_hand_stays_there_when_another_comes() -> None:
    session = Session(SMOKING.with_hand(["I", "N"]))
    session.build("I1", (0, 1), None)
    session.build("N", (0, 2), None)
    assert session.now.hand == ("N",)


def test_no_cloud_without_one_in_the_reserve_or_on_the_simplified_level() -> None:
    empty = Position.of("M . / . I", level="normal", hand=["I"], reserve=Reserve(clouds=0))
    for start in (empty, Position.of("M . / . I", hand=["I"])):
        session = Session(start)
        session.build("I1", (0, 1), None)
        assert not session.now.cloud


# ------------------------------------------------------------------ development


def test_a_line_of_developments() -> None:
    session = growing()
    first = session.position.due()[0]
    done = session.develop(first)
    assert done == Placed(first.colour, first.place, None, "develop")
    assert (session.now.line, session.now.at) == ((first,), 1)
    session.undo()
    assert (session.position.text, session.now.at) == (GROWING, 0)


def test_what_is_not_due_does_not_develop() -> None:
    session = growing()
    with pytest.raises(IllegalAction):
        session.develop(Choice("R", (9, 9)))
    assert session.now.line == ()


def grown_by(session: Session, steps: int) -> list[Choice]:
    line = []
    for _ in range(steps):
        line.append(session.position.due()[0])
        session.develop(line[-1])
    return line


def test_scrubbing_keeps_the_line() -> None:
    session = growing()
    line = grown_by(session, 2)
    texts = [session.position.text]
    session.step_to(1)
    texts.append(session.position.text)
    session.step_to(0)
    assert (session.position.text, session.now.placed) == (GROWING, ())
    assert session.now.line == tuple(line)
    session.step_to(1)
    session.step_to(2)
    assert session.position.text == texts[0] != texts[1]
    for beyond in (-1, 3):
        session.step_to(beyond)
        assert (session.now.at, session.position.text) == (2, texts[0])


def test_the_same_step_again_keeps_what_followed() -> None:
    session = growing()
    line = grown_by(session, 2)
    session.step_to(0)
    session.develop(line[0])
    assert (session.now.line, session.now.at, session.forks) == (tuple(line), 1, [])


def test_another_step_keeps_the_old_line_as_a_fork() -> None:
    session = growing()
    line = grown_by(session, 2)
    session.step_to(0)
    other = session.position.due()[1]
    session.develop(other)
    assert session.forks == [tuple(line)]
    assert session.now.line == (other,)
    session.take_fork(0)
    assert session.forks == [(other,)]
    assert (session.now.line, session.now.at) == (tuple(line), 2)
    assert replayed(Position.of(GROWING, level="normal"), session.now.placed).text == session.position.text


def test_a_fork_is_kept_once() -> None:
    session = growing()
    session.fork()
    assert session.forks == []
    grown_by(session, 1)
    session.fork()
    session.fork()
    assert len(session.forks) == 1


def test_following_a_line_that_does_not_exist_changes_nothing() -> None:
    session = growing()
    before = session.now
    with pytest.raises(IllegalAction):
        session.follow([Choice("R", (9, 9))])
    assert session.now == before
    assert session.forks == []


def test_following_a_line() -> None:
    session = growing()
    line = grown_by(session, 2)
    text = session.position.text
    session.step_to(1)
    session.follow(line)
    assert (session.position.text, session.now.at, session.forks) == (text, 2, [])
    session.step_to(0)
    other = [session.position.due()[1]]
    session.follow(other)
    assert (session.now.line, session.forks) == (tuple(other), [tuple(line)])


def test_after_the_phase_the_city_stands_and_the_forks_are_gone() -> None:
    session = growing()
    grown_by(session, 1)
    session.fork()
    text = session.position.text
    session.end_development()
    assert (session.position.text, session.now.line, session.forks) == (text, (), [])
    assert len(session.now.placed) == 1


def test_a_fork_of_another_start_is_not_offered() -> None:
    """Back to before the phase, another card, the phase again: the old line has nothing to start from."""
    session = Session(Position.of(GROWING, money=30, level="normal", hand=["P"]))
    session.build("P", (0, 1), None)
    session.begin_development()
    grown_by(session, 1)
    session.fork()
    session.undo()
    session.undo()
    session.end_development()
    session.build("P", (0, 2), None)
    session.begin_development()
    assert session.forks == []


# ------------------------------------------------------------------ any walk


WALK = st.lists(st.tuples(st.sampled_from("bbbdddgguurfstoe"), st.integers(0, 10**6)), max_size=16)
DEVELOPED = (
    "I1 . . . . / P M R L . / . L C R L",
    "I . I . / P M R L / . L C R / . . L .",
    "I M C / . L R / . R .",
)


def walk(session: Session, steps: list[tuple[str, int]]) -> Iterator[None]:
    """Do what the letters say, as a board does: build, develop, undo, redo, scrub, fork, follow, end, begin."""
    for act, number in steps:
        developing = session.now.start is not None  # a board's mode follows the phase, on undo too
        if act == "u":
            session.undo()
        elif act == "r":
            session.redo()
        elif act == "b" and not developing:
            _build(session, number)
        elif act == "g":
            session.begin_development()
        elif act == "e":
            session.end_development()
        elif developing:
            _grow(session, act, number)
        yield


def _build(session: Session, number: int) -> None:
    hand = session.now.hand
    if not hand:
        return
    card = hand[number % len(hand)]
    found = session.position.legal(card)
    if found:
        row, column, *facing = found[number % len(found)]
        try:
            session.build(card, (row, column), str(facing[0]) if facing else None)
        except IllegalAction as refused:
            _by_duty_alone(refused)


def _by_duty_alone(refused: IllegalAction) -> None:
    """``legal`` looks at one card; what it allows, only the other cards of the hand may forbid."""
    assert refused.verdict is not None
    assert refused.verdict.rules == ("build-maximum",)


def _grow(session: Session, act: str, number: int) -> None:
    if act in "db" and (due := session.position.due()):
        session.develop(due[number % len(due)])
    elif act == "s":
        session.step_to(number % 5)
    elif act == "f":
        session.fork()
    elif act == "t" and session.forks:
        session.take_fork(number % len(session.forks))
    elif act == "o":
        line: list[Choice] = []
        here = session.now.start or session.position
        while len(line) < number % 4 and (due := here.due()):
            line.append(due[number % len(due)])
            here = here.develop(line[-1])
        session.follow(line)


def starts() -> st.SearchStrategy[Position]:
    """Any position, and as often one in which much develops."""
    return st.one_of(
        positions(), st.sampled_from(DEVELOPED).map(lambda text: Position.of(text, level="normal"))
    )


PLAIN = st.lists(st.sampled_from(("R", "C", "L", "P", "I1", "I1")), max_size=4)


@often
@given(starts(), PLAIN, WALK)
def test_what_was_laid_leads_to_the_present(
    position: Position, hand: list[str], steps: list[tuple[str, int]]
) -> None:
    start = position.with_hand(hand, 40)
    session = Session(start)
    for _ in walk(session, steps):
        now = session.now
        assert replayed(start, now.placed).text == now.position.text
        laid = [done.card for done in now.placed if done.how == "build"]
        assert sorted([*laid, *(HAND_TOKENS[card] for card in now.position.hand)]) == sorted(hand)
        assert 0 <= now.at <= len(now.line)


@often
@given(starts(), PLAIN, WALK)
def test_as_many_undos_as_redos_change_nothing(
    position: Position, hand: list[str], steps: list[tuple[str, int]]
) -> None:
    session = Session(position.with_hand(hand, 40))
    for _ in walk(session, steps):
        before, count = session.now, 0
        while session.can_undo:
            session.undo()
            count += 1
        assert same(session.now, session._moments[0])
        for _ in range(count):
            session.redo()
        assert session.now is before


@often
@given(starts(), PLAIN, WALK)
@example(Position.of(DEVELOPED[0], level="normal"), ["P"], [("b", 0), ("g", 0), ("u", 0), ("d", 0)])
def test_every_line_can_be_followed_from_its_start(
    position: Position, hand: list[str], steps: list[tuple[str, int]]
) -> None:
    session = Session(position.with_hand(hand, 40))
    for _ in walk(session, steps):
        now = session.now
        if now.start is None:
            assert (now.line, now.at) == ((), 0)
            continue
        for line in (now.line, *session.forks):
            here = now.start
            for choice in line:
                here = here.develop(choice)
        here = now.start
        for choice in now.line[: now.at]:
            here = here.develop(choice)
        assert here == now.position
