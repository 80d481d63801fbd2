"""What is said of an exercise in any game: its task, its options, what an answer is worth, and hints in three steps."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from ..core.errors import InputError, TutorError
from ..core.face import Face, LessonFace
from ..core.scene import Scene
from ..course.answers import Answer
from ..course.questions import Judged, Laid, PlayedWay, Question
from ..games import find
from ..locale import has, say
from .names import RuleText, first_said, rule_text

WORDED: Final = {"action": "do", "bridge": "", "place": "place"}
"""Parameters that stand in a task as an option of that kind is said; of none, as one of their own exercise."""
FEW: Final = 3
"""Rules that are told of one wrong answer."""


class Option(NamedTuple):
    """Something to choose."""

    id: str
    label: str
    spot: str
    """The thing in the picture that stands for it; empty if none does."""


class Cited(NamedTuple):
    """A rule that an answer has to do with."""

    rule: str
    title: str
    text: str
    cite: str


class Told(NamedTuple):
    """What is said of an answer."""

    right: bool
    head: str
    lines: list[str]
    misconception: str
    """The misconception's name; empty if none is known."""
    rules: list[Cited]


def board(ruleset: str, way: PlayedWay, position: Laid, lang: str, hidden: Collection[str] = ()) -> Scene:
    """A position, without what an exercise asks for."""
    face, request = _face(ruleset), {"ruleset": ruleset, **way.fields, **position.fields}
    if isinstance(face, LessonFace):
        return face.question(request, lang, hidden)
    scene = face.board(request, lang)
    if not hidden:
        return scene
    return {**scene, "stats": [stat for stat in scene["stats"] if stat["id"] not in hidden], "notes": []}


def picture(question: Question, lang: str, *, open_: bool) -> Scene:
    """The position of a question, while it is open without what it asks for."""
    return board(question.way.ruleset, question.way, question.position, lang, question.hides if open_ else ())


def task(question: Question, lang: str) -> str:
    """What to do: ``task-<ruleset>-<kind>``, its parameters filled in, and how to answer."""
    names = {name: str(value) for name, value in question.data.items() if isinstance(value, str | int)}
    face = _lesson_face(question)
    if face is not None:
        for name in names.keys() & WORDED.keys():
            asked = {**_asked(question), "kind": WORDED[name] or question.kind}
            names[name] = face.option(question.request, asked, names[name], lang)
    return say(lang, f"task-{question.way.ruleset}-{question.kind}", **names)


def options(question: Question, lang: str) -> list[Option]:
    """What there is to choose from, in words."""
    face, asked = _lesson_face(question), _asked(question)
    found = []
    for option in question.form.options:
        if face is None:
            key = f"answer-{question.way.ruleset}-{question.kind}-{option}"
            found.append(Option(option, first_said(lang, key) or option, option))
        else:
            label = face.option(question.request, asked, option, lang)
            found.append(Option(option, label, face.option_spot(question.request, asked, option)))
    return found


def answer_words(question: Question, answer: Answer, lang: str) -> str:
    """An answer as a person says it."""
    if isinstance(answer, Fraction):
        return say(lang, "lesson-chance", value=str(answer), percent=round(float(answer) * 100))
    labels = {option.id: option.label for option in options(question, lang)}
    if isinstance(answer, tuple):
        return " · ".join(labels.get(str(part), str(part)) for part in answer) or say(lang, "lesson-none")
    return labels.get(str(answer), str(answer))


def told(
    question: Question, answer: Answer, judged: Judged, lang: str, *, first: bool, note: str = ""
) -> Told:
    """What is said of an answer: right or wrong, the misconception behind it, and the rules."""
    if judged.right:
        lines = [_exact(question, answer, lang)] if judged.distance is not None else []
        head = say(lang, "feedback-right-first" if first else "feedback-right")
        return Told(True, head, [*lines, *([note] if note else [])], "", [])
    lines, name = [], ""
    for found in judged.mal_rules[:1]:
        key = f"malrule-{question.way.ruleset}-{found.id}"
        name = first_said(lang, f"{key}.title")
        lines.append(first_said(lang, key))
    if not lines and not judged.rules:
        lines += _difference(question, answer, judged, lang)
    rules = dict.fromkeys((*judged.rules, *(rule for found in judged.mal_rules[:1] for rule in found.rules)))
    return Told(
        False,
        say(lang, "feedback-wrong"),
        lines,
        name,
        [rule_box(question.way.ruleset, rule, lang) for rule in rules][:FEW],
    )


def rule_box(ruleset: str, rule: str, lang: str) -> Cited:
    """A rule of a game's book for the constant box of a step."""
    try:
        found = rule_text(lang, find(ruleset), rule)
    except TutorError:
        found = RuleText(rule, rule, "", ())
    return Cited(rule, found.title, found.text, found.cites[0] if found.cites else "")


def hints(question: Question, lang: str, first: str = "", feared: Collection[str] = ()) -> list[str]:
    """Three steps: where to look, a mistake to avoid (one of the ``feared`` ones, if there is a choice), and nearly all."""
    solution = question.solution()
    key = f"{question.way.ruleset}-{question.kind}"
    look = first or first_said(lang, f"hint-{key}") or say(lang, "lesson-hint-look")
    tempting = sorted((found.id for found, _ in question.tempted()), key=lambda name: name not in feared)
    avoid = [first_said(lang, f"malrule-{question.way.ruleset}-{name}.title") for name in tempting[:1]]
    second = say(lang, "lesson-hint-avoid", title=avoid[0]) if avoid else say(lang, "lesson-hint-read")
    return [look, second, _nearly(question, solution, lang)]


def _nearly(question: Question, solution: Answer, lang: str) -> str:
    """Most of the answer."""
    if isinstance(solution, int):
        low = solution - 1 - solution % 2  # not always the same way round
        return say(lang, "lesson-hint-between", low=low, high=low + 3)
    if isinstance(solution, Fraction):
        low, high = _around(solution)
        return say(lang, "lesson-hint-percent", low=low, high=high)
    if isinstance(solution, tuple):
        if not solution:
            return say(lang, "lesson-hint-none")
        return say(lang, "lesson-hint-one", option=answer_words(question, solution[:1], lang))
    other = next((option for option in question.form.options if option != solution), "")
    if not other:
        return say(lang, "lesson-hint-read")
    two = [option for option in question.form.options if option in (solution, other)]
    labels = [answer_words(question, option, lang) for option in two]
    return say(lang, "lesson-hint-either", first=labels[0], second=labels[1])


def _around(chance: Fraction) -> tuple[int, int]:
    """The tens of a hundred between which a chance lies."""
    low = min(90, int(chance * 10) * 10)
    return low, low + 10


def _exact(question: Question, answer: Answer, lang: str) -> str:
    key = "lesson-exact" if answer == question.solution() else "lesson-near"
    return say(
        lang,
        key,
        given=answer_words(question, answer, lang),
        exact=answer_words(question, question.solution(), lang),
    )


def _difference(question: Question, answer: Answer, judged: Judged, lang: str) -> list[str]:
    """How far off a wrong answer is that no known misconception explains."""
    if judged.distance is not None:
        return [say(lang, "lesson-off", points=round(float(judged.distance) * 100))]
    if question.form.kind == "set":
        solution = set(question.solution())
        extra, missing = len(set(answer) - solution), len(solution - set(answer))
        return [say(lang, "lesson-set-off", extra=extra, missing=missing)]
    key = f"wrong-{question.way.ruleset}-{question.kind}"
    return [say(lang, key)] if has(lang, key) else []


def _face(ruleset: str) -> Face:
    load = find(ruleset).load_face
    if load is None:
        raise InputError("game-no-lessons", game=ruleset)
    return load()


def _lesson_face(question: Question) -> LessonFace | None:
    face: Any = _face(question.way.ruleset)
    return face if isinstance(face, LessonFace) else None


def _asked(question: Question) -> Mapping[str, Any]:
    return {**question.data, "kind": question.kind}


__all__: Sequence[str] = [
    "Cited", "Option", "Told", "answer_words", "board", "hints", "options", "picture", "rule_box", "task", "told",
]  # fmt: skip
