"""From a lesson file to a lesson. The schema is these functions: what they do not know, they name and refuse."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Final

from ..games import DEFAULT, names
from .lesson import GAME, MASTERY, Checkpoint, Drill, Lesson, Step, Texts, Wrong
from .nodes import Node, parse_yaml, read_yaml
from .teach import Position, Task, Teach, Way, teach_of
from .values import (
    LONGEST_TEXT,
    check_format,
    check_known,
    identifier,
    rule_names,
    short_text,
    step_text,
)

MODES: Final = ("build", "develop", "score", "show")
HELPS: Final = ("full", "marks", "none")
TRIES: Final = ("counted", "free")
MOST_STEPS: Final = 30
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 80
LESSON_FIELDS: Final = (
    "format", "ruleset", "id", "number", "part", "title", "summary", "minutes", "game", "steps", "mastery", "checkpoint",
)  # fmt: skip
STEP_FIELDS: Final = (
    "id", "name", "text", "rules", "game", "mode", "help", "tries", "ask", "question", "hint", "note", "answer", "wrong",
)  # fmt: skip
"""Those of every game; what lies on the table stands in fields of the game's own."""


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file; ``LessonError`` names file, line and field of what is wrong, and ``others`` the rest."""
    return _right(read_yaml(path))


def parse_lesson(text: str, file: str = "lesson") -> Lesson:
    """The lesson of a text."""
    return _right(parse_yaml(text, file))


def _right(root: Node) -> Lesson:
    lesson = lesson_of(root)
    root.source.check()
    return lesson


def lesson_of(root: Node) -> Lesson:
    """The lesson of a file as far as it can be read: what is wrong is noted in its source, and left out."""
    found = root.fields(LESSON_FIELDS, needed=("format", "id", "title", "steps"))
    found.read("format", check_format, None)
    ruleset = found.read("ruleset", lambda node: node.choice(names()), DEFAULT)
    with found["ruleset"].blamed() if "ruleset" in found else nullcontext():
        teach = teach_of(ruleset)
    way = (
        found.read("game", lambda node: teach.read_way(node, teach.way), None)
        if "game" in found
        else teach.way
    )
    title = found.read("title", lambda node: short_text(node, LONGEST_TITLE), Texts("", ""))
    lesson = Lesson(
        found.read("id", identifier, root.file),
        found.read("number", lambda node: node.number(0, 999), 0),
        found.read("part", lambda node: node.number(0, 99), 0),
        title,
        found.read("summary", lambda node: short_text(node, LONGEST_TEXT), title),
        way or teach.way,
        found.read("steps", lambda node: _steps(node, teach, way), ()),
        found.read("mastery", lambda node: _drills(node, teach, way), ()),
        found.read("checkpoint", lambda node: _checkpoint(node, teach, way or teach.way), None),
        found.read("minutes", lambda node: node.number(1, 90), 5),
        ruleset,
        root.file,
        {name: found[name].line for name in ("id", "number") if name in found},
    )
    return replace(
        lesson, untranslated=Counter(str(error.inner.params["lang"]) for error in root.source.untranslated)
    )


def _steps(node: Node, teach: Teach, way: Way) -> tuple[Step, ...]:
    """The steps that can be read."""
    items = node.items()
    if not 1 <= len(items) <= MOST_STEPS:
        node.fail("lesson-steps", count=len(items), max=MOST_STEPS)
    made: list[Step] = []
    for item in items:
        with item.noted():
            step = _step(item, teach, way)
            if any(other.id == step.id for other in made):
                item.note("lesson-id-twice", value=step.id)
            made.append(step)
    return tuple(made)


def _drills(node: Node, teach: Teach, way: Way) -> tuple[Drill, ...]:
    made: list[Drill] = []
    for item in node.items():
        with item.noted():
            made.append(_drill(item, teach, way or teach.way))
    return tuple(made)


def _step(node: Node, teach: Teach, base: Way) -> Step:
    """A step as far as it can be read. Without a way of playing or a position nothing is known of its exercise."""
    found = node.fields((*STEP_FIELDS, *teach.step_fields), needed=("id", "name", "text", "rules"))
    way = (
        found.read("game", lambda game: teach.read_way(game, base or teach.way), None)
        if "game" in found
        else base
    )
    position = None
    if way is not None:
        with node.noted():
            position, way = teach.read_position(node, found, way)
    if "id" in found and found["id"].text() in (MASTERY, GAME):
        found["id"].note("lesson-id-taken", value=found["id"].text())

    def told(name: str) -> Texts | None:
        return found.read(name, lambda text: short_text(text, LONGEST_TEXT), None)

    step = Step(
        found.read("id", identifier, f"line {node.line}"),
        found.read("name", lambda name: short_text(name, LONGEST_NAME), Texts("", "")),
        found.read("text", step_text, Texts("", "")),
        found.read("rules", lambda rules: rule_names(rules, teach.rules), ()),
        way or teach.way,
        position or teach.nowhere,
        found.read("mode", lambda mode: mode.choice(MODES), "build"),
        found.read("help", lambda much: much.choice(HELPS), "full"),
        found.read("tries", lambda tries: tries.choice(TRIES) == "free", False),
        question=told("question"),
        hint=told("hint"),
        note=told("note"),
        line=node.line,
        city_line=next((found[name].line for name in teach.step_fields if name in found), node.line),
        drawn="example" not in found,
    )
    if "ask" not in found:
        for name in ("tries", "question", "hint", "note", "answer", "wrong"):
            if name in found:
                found[name].note("lesson-without-ask")
        return step
    known = way if position is not None else None
    return replace(
        step,
        exercise=found.read("ask", lambda ask: _ask(ask, teach, known, step.position), None),
        ask_line=found["ask"].line,
        answer_line=found["answer"].line if "answer" in found else found["ask"].line,
        answers=found.read("answer", _answers, ()),
        wrongs=found.read("wrong", lambda wrong: _wrongs(wrong, teach), ()),
    )


def _ask(node: Node, teach: Teach, way: Way, position: Position) -> Task | None:
    """The exercise; nothing where it is not known how it is played, which is noted already."""
    asked = node.fields((), needed=("kind",))
    kind = asked["kind"].choice(tuple(teach.kinds))
    node.fields(("kind", *teach.known_fields(kind)))
    if way is None or node.source.notes_about(node.field):
        return None
    with node.blamed(asked):
        return teach.exercise(way, position, node.plain())


def _answers(node: Node) -> tuple[str, ...]:
    return tuple(item.text() for item in node.items())


def _wrongs(node: Node, teach: Teach) -> tuple[Wrong, ...]:
    made: list[Wrong] = []
    for item in node.items():
        with item.noted():
            made.append(_wrong(item, teach))
    return tuple(made)


def _wrong(node: Node, teach: Teach) -> Wrong:
    found = node.fields(("answer", "because"), needed=("answer", "because"))
    because = found["because"].text()
    check_known(found["because"], because, (*teach.rules, *teach.mistakes), "lesson-because")
    return Wrong(found["answer"].text(), because, node.line)


LARGEST: Final = 99
"""No recipe asks for larger positions."""


def _drill(node: Node, teach: Teach, base: Way) -> Drill:
    asked = node.fields((), needed=("kind",))
    kind = asked["kind"].choice(tuple(teach.kinds))
    found = node.fields(("kind", "game", "mistakes", "difficulty", "most", *teach.known_fields(kind)))
    mistakes = found["mistakes"].texts() if "mistakes" in found else ()
    for name in mistakes:
        check_known(found["mistakes"], name, tuple(teach.mistakes), "lesson-because")
    data = {name: value.plain() for name, value in found.items() if name not in ("game", "mistakes", "most")}
    most = found["most"].number(2, LARGEST) if "most" in found else 0
    return Drill(
        (teach.read_way(found["game"], base) if "game" in found else base),
        data,
        mistakes,
        most=most,
        line=node.line,
    )


def _checkpoint(node: Node, teach: Teach, base: Way) -> Checkpoint:
    found = node.fields(("game", "opponents", "random"))
    way = teach.read_way(found["game"], base) if "game" in found else base
    opponents = found["opponents"].texts() if "opponents" in found else ()
    for name in opponents:
        with found["opponents"].blamed():
            teach.check_bot(name)
    drawn = "random" in found and found["random"].choice(("true", "false")) == "true"
    if opponents and len(opponents) != way.players - 1:
        found["opponents"].fail("lesson-opponents", count=len(opponents), expected=way.players - 1)
    if not opponents and way.players > 1:
        node.fail("lesson-opponents", count=0, expected=way.players - 1)
    return Checkpoint(way, opponents, drawn)
