"""Lessons of a game that answers requests: its positions are requests to ``inspect``, its misconceptions answer like it.

A game makes a ``QuestionTeach`` of its kinds of exercises and its misconceptions; most kinds say only where in the
answer the solution stands (see ``asked``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ..coach.playouts import bot_names
from ..core.errors import InputError
from ..games import find
from .answers import Answer, Form, read_answer, write_answer
from .lesson import Drill, Later

if TYPE_CHECKING:
    from .lesson import Lesson, Step
    from .nodes import Node

Request = Mapping[str, Any]
Data = Mapping[str, Any]
Path = Sequence[str | int]
MOST_TRIES: Final = 400
"""Positions that are drawn for one fresh exercise."""


class Misconception(NamedTuple):
    """A rule got wrong; its sentences are messages, ``malrule-<ruleset>-<id>`` with ``.title``."""

    id: str
    rules: tuple[str, ...]
    """What it bends, the most telling rule first."""
    answer: Callable[[Request, Data], Mapping[str, Any]]
    """What somebody with it answers to a request; the parameters of the exercise may matter."""


@dataclass(frozen=True)
class Laid:
    """What lies on the table: the fields of a request, and who plays how."""

    fields: Request = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class PlayedWay:
    """How it is played: the fields of every request of a lesson that are not its position."""

    ruleset: str
    fields: Request = field(default_factory=dict, hash=False)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.fields.get("players", 2))


@dataclass(frozen=True)
class Judged:
    """What an answer is worth, and the misconceptions that lead to it."""

    right: bool
    mal_rules: tuple[Misconception, ...] = ()
    rules: tuple[str, ...] = ()
    """Rules that speak against it, where it is not allowed."""
    distance: Fraction | None = None
    """Of a chance from the exact one."""

    @property
    def outcome(self) -> str:
        """``right`` or ``wrong``."""
        return "right" if self.right else "wrong"

    @property
    def told(self) -> frozenset[str]:
        """The misconceptions, the rules that they bend, and those against the answer."""
        bent = (rule for found in self.mal_rules for rule in found.rules)
        return frozenset((*(found.id for found in self.mal_rules), *bent, *self.rules))

    def __bool__(self) -> bool:
        return self.right


@dataclass(frozen=True)
class Kind:
    """A kind of exercise. A ``Question`` is what it is asked about."""

    form: Callable[[Question], Form]
    solve: Callable[[Question], Answer]
    bent: Callable[[Question, Misconception], Answer | None] | None = None
    """What somebody with a misconception answers, or nothing; without it no misconception has to do with this kind."""
    judge: Callable[[Question, Answer], Judged] | None = None
    """Where more than the one answer is right, or a wrong one shows more than a misconception."""
    fields: tuple[str, ...] = ()
    """Its parameters in a lesson file …"""
    optional: tuple[str, ...] = ()
    """… and those that may be left out."""
    hides: Callable[[Question], Collection[str]] = lambda _: ()
    """What the picture must not show while it is open: ids of numbers, and parts that the game's face knows."""


def part_of(answer: Mapping[str, Any], path: Path) -> Any:  # noqa: ANN401 (whatever stands there)
    """What stands in an answer at a path; None where it leads nowhere."""
    found: Any = answer
    for step in path:
        try:
            found = found[step]
        except (LookupError, TypeError):
            return None
    return found


def asked(
    form: Callable[[Question], Form],
    path: Callable[[Question], Path],
    *,
    fields: tuple[str, ...] = (),
    optional: tuple[str, ...] = (),
    hides: Callable[[Question], Collection[str]] = lambda _: (),
    judge: Callable[[Question, Answer], Judged] | None = None,
) -> Kind:
    """A kind whose answer stands in that of ``inspect``, at a path."""

    def answer(question: Question, found: Mapping[str, Any]) -> Answer | None:
        return _as_answer(question.form, part_of(found, path(question)))

    def solve(question: Question) -> Answer:
        found = answer(question, question.teach.inspect(question.request))
        if found is None:
            raise InputError("question-unanswered", kind=question.kind)
        return found

    def bent(question: Question, misconception: Misconception) -> Answer | None:
        return answer(question, misconception.answer(question.request, question.data))

    return Kind(form, solve, bent, judge, fields, optional, hides)


def _as_answer(form: Form, found: Any) -> Answer | None:  # noqa: ANN401
    """What the engine says as an answer of this form; None where it is none."""
    if form.kind == "number":
        return found if isinstance(found, int) and not isinstance(found, bool) else None
    if form.kind == "chance":
        return None if found is None else Fraction(str(found))
    if form.kind in ("set", "list"):
        chosen = [] if found is None else list(map(str, found))
        if form.kind == "list":
            return tuple(chosen)
        return tuple(option for option in form.options if option in chosen)
    return None if found is None else str(found)


@dataclass(frozen=True)
class Question:
    """One exercise: a kind, asked about a position. Fulfils ``teach.Exercise``."""

    teach: QuestionTeach = field(repr=False, compare=False)
    kind: str
    way: PlayedWay
    position: Laid
    data: Data = field(hash=False)

    @property
    def request(self) -> Request:
        """The position as the line protocol asks about it."""
        return self.teach.request(self.way, self.position)

    @property
    def form(self) -> Form:
        """How it is answered."""
        return self.teach.kinds[self.kind].form(self)

    @property
    def hides(self) -> Collection[str]:
        """What its picture must not show while it is open."""
        return self.teach.kinds[self.kind].hides(self)

    @property
    def needs(self) -> frozenset[str]:
        """The rules without which somebody answers wrongly here."""
        return frozenset(found.rules[0] for found, _ in self.tempted())

    @property
    def boundary(self) -> bool:
        """Whether some misconception leads to a wrong answer here; where none can, every exercise counts as such."""
        return self.teach.kinds[self.kind].bent is None or any(True for _ in self.tempted())

    def tempted(self, names: Collection[str] = ()) -> Iterator[tuple[Misconception, Answer]]:
        """Misconceptions (all, or those of these names) that lead to a wrong answer, each with it."""
        bent = self.teach.kinds[self.kind].bent
        if bent is None:
            return
        solution = self.solution()
        for name in names or self.teach.mistakes:
            found, answer = self.teach.mistakes[name], None
            with suppress(InputError):  # one that makes no sense of the position has no answer
                answer = bent(self, found)
            if answer is not None and answer != solution:
                yield found, answer

    def judge(self, answer: Answer) -> Judged:
        """What the engine says of an answer of the form."""
        judge = self.teach.kinds[self.kind].judge
        return self.compared(answer) if judge is None else judge(self, answer)

    def compared(self, answer: Answer) -> Judged:
        """Right if it is the solution; wrong for the reason of every misconception that leads to it."""
        if answer == self.solution():
            return Judged(right=True)
        return Judged(False, tuple(found for found, given in self.tempted() if given == answer))

    def grade(self, answer: object, lesson: int | None = None) -> Judged:  # noqa: ARG002 (see ``needs``)
        """What the engine says of an answer."""
        return self.judge(answer)

    def solution(self) -> Answer:
        """An answer that is accepted."""
        return self.teach.kinds[self.kind].solve(self)

    def read(self, text: str) -> Answer:
        """An answer that somebody typed."""
        return read_answer(self.form, text)

    def write(self, answer: Answer) -> str:
        """An answer as it is typed."""
        return write_answer(answer)


class Drawn(NamedTuple):
    """A position found by chance, and the parameters that go with it."""

    fields: Request
    data: Data


class QuestionTeach:
    """The game's side of lesson files; fulfils ``teach.Teach``."""

    step_fields = ("position",)

    def __init__(
        self,
        ruleset: str,
        kinds: Mapping[str, Kind],
        mistakes: Mapping[str, Misconception],
        *,
        draw: Callable[[Random, Drill], Drawn | None],
        start: Request,
        way_fields: tuple[str, ...] = ("players", "rulings"),
        check: Callable[[Request], object] | None = None,
        ask: Callable[[Request], Mapping[str, Any]] | None = None,
    ) -> None:
        """``start`` is a position that always can be asked about, ``check`` refuses what cannot exist (else ``ask``).

        ``ask`` answers requests, where the game's own ``inspect`` does not answer all of them.

        ``draw`` finds a position for a recipe by chance, or nothing; whether it is of use is not its business.
        """
        self.ruleset = ruleset
        self.kinds, self.mistakes = kinds, mistakes
        self.way, self.nowhere = PlayedWay(ruleset), Laid(start)
        self._draw, self._way_fields, self._check, self._ask = draw, way_fields, check, ask

    @property
    def rules(self) -> Collection[str]:
        """The ids of the rules and rulings of the game's book."""
        load = find(self.ruleset).load_book
        book = None if load is None else load()
        return () if book is None else (*book.rules, *book.rulings)

    def inspect(self, request: Request) -> Mapping[str, Any]:
        """What the engine answers."""
        return (self._ask or find(self.ruleset).inspect)(request)

    def request(self, way: PlayedWay, position: Laid) -> Request:
        """The request about a position."""
        return {"ruleset": self.ruleset, **way.fields, **position.fields}

    def read_way(self, node: Node, base: PlayedWay) -> PlayedWay:
        """How it is played, in the fields of a node; otherwise as before."""
        found = node.fields(self._way_fields)
        fields = {**base.fields, **{name: value.plain() for name, value in found.items()}}
        with node.blamed(found):
            self.check(PlayedWay(self.ruleset, fields), self.nowhere)
        return PlayedWay(self.ruleset, fields)

    def read_position(
        self,
        node: Node,  # noqa: ARG002 (complaints stand at the field)
        found: Mapping[str, Node],
        way: PlayedWay,
    ) -> tuple[Laid, PlayedWay]:
        """The fields of a request; where a step has none, what always can be asked about."""
        if "position" not in found:
            return self.nowhere, way
        fields = found["position"].fields(())
        position = Laid({name: value.plain() for name, value in fields.items()})
        with found["position"].blamed(fields):
            self.check(way, position)
        return position, way

    def check(self, way: PlayedWay, position: Laid) -> None:
        """Refuse what cannot be asked about."""
        (self._check or self.inspect)(self.request(way, position))

    def known_fields(self, kind: str) -> tuple[str, ...]:
        """The parameters of a kind of exercise."""
        return (*self.kinds[kind].fields, *self.kinds[kind].optional)

    def exercise(self, way: PlayedWay, position: Laid, data: Data) -> Question:
        """The exercise with these parameters."""
        kind = str(data["kind"])
        plain = {name: value for name, value in data.items() if name not in ("kind", "difficulty")}
        for name in self.kinds[kind].fields:
            if name not in plain:
                raise InputError("lesson-field-missing", name=name)
        return Question(self, kind, way, position, plain)

    def fresh(self, drill: Drill, seed: int, *, boundary: bool = False) -> Question:
        """A fresh exercise from a recipe: of several misconceptions one after the other, told apart by the answer."""
        chance = Random(seed)
        wanted = drill.mistakes[seed % len(drill.mistakes) :][:1] if drill.mistakes else ()
        for _ in range(MOST_TRIES):
            drawn = self._draw(chance, drill)
            if drawn is None:
                continue
            with suppress(InputError):
                self.check(drill.way, Laid(drawn.fields))
                data = {**drill.data, **drawn.data}
                question = self.exercise(drill.way, Laid(drawn.fields), data)
                question.solution()
                tempting = any(True for _ in question.tempted(wanted)) if wanted else question.boundary
                if (tempting or not (wanted or boundary)) and not self._too_early(question, drill):
                    return question
        raise InputError("drill-nowhere", kind=str(drill.data.get("kind", "")))

    def _too_early(self, question: Question, drill: Drill) -> bool:
        """Whether somebody errs here who does not know what is taught later."""
        late = [name for name, found in self.mistakes.items() if found.rules[0] in drill.later.rules]
        return bool(late) and any(True for _ in question.tempted(late))

    def another(self, step: Step, seed: int) -> Question:
        """A fresh exercise like that of a step."""
        question: Question | None = step.exercise
        if question is None:
            raise InputError("answer-empty")
        mistakes = tuple(
            dict.fromkeys(wrong.because for wrong in step.wrongs if wrong.because in self.mistakes)
        )
        data = {"kind": question.kind, **question.data}
        return self.fresh(Drill(question.way, data, mistakes, step.later), seed)

    def in_order(self, lessons: Sequence[Lesson]) -> Iterator[Lesson]:
        """The lessons, each told what comes after it."""
        for at, lesson in enumerate(lessons):
            met = {rule for one in lessons[: at + 1] for rule in one.rules}
            later = Later(
                frozenset(rule for one in lessons[at + 1 :] for rule in one.rules if rule not in met)
            )
            steps = tuple(replace(step, later=later) for step in lesson.steps)
            yield replace(
                lesson, steps=steps, drills=tuple(replace(drill, later=later) for drill in lesson.drills)
            )

    def impossible(self, step: Step) -> Iterator[InputError]:  # noqa: ARG002 (``check`` has refused what cannot be)
        """Nothing more to warn of."""
        return iter(())

    def check_bot(self, name: str) -> None:
        """Refuse what is no bot of the game."""
        names = bot_names(find(self.ruleset))
        if name not in names:
            raise InputError("bot-unknown", value=name[:60], expected=", ".join(names))
