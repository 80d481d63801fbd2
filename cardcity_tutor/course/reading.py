"""From a lesson file to a lesson. The schema is these functions: what they do not know, they name and refuse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ..core.errors import InputError
from ..core.fields import LARGEST_NUMBER
from ..games.cardcity.book import examples, rules, rulings
from ..games.cardcity.book.claims import position as claimed_position
from ..games.cardcity.coach.bots import bot_names, has_bot
from ..games.cardcity.rules.position import Position, read_hand
from ..games.cardcity.rules.reserve import RESERVE_KEYS, Reserve, read_reserve
from ..games.cardcity.teach.exercises import KINDS, Exercise, exercise, known_fields
from ..games.cardcity.teach.malrules import MAL_RULES
from ..games.cardcity.teach.way import FIELDS as WAY_FIELDS
from ..games.cardcity.teach.way import Way
from .lesson import GAME, MASTERY, Checkpoint, Drill, Lesson, Step, Texts, Wrong
from .nodes import Node, parse_yaml, read_yaml
from .sources import LessonError
from .values import (
    LONGEST_TEXT,
    check_format,
    check_known,
    identifier,
    read_way,
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
    "format", "id", "number", "part", "title", "summary", "minutes", "game", "steps", "mastery", "checkpoint",
)  # fmt: skip
STEP_FIELDS: Final = (
    "id", "name", "text", "rules", "game", "city", "example", "hand", "money", "reserve", "mode", "help",
    "tries", "ask", "question", "hint", "note", "answer", "wrong",
)  # fmt: skip


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
    way = found.read("game", lambda node: read_way(node, Way()), None) if "game" in found else Way()
    title = found.read("title", lambda node: short_text(node, LONGEST_TITLE), Texts("", ""))
    lesson = Lesson(
        found.read("id", identifier, root.file),
        found.read("number", lambda node: node.number(0, 999), 0),
        found.read("part", lambda node: node.number(0, 99), 0),
        title,
        found.read("summary", lambda node: short_text(node, LONGEST_TEXT), title),
        way or Way(),
        found.read("steps", lambda node: _steps(node, way), ()),
        found.read("mastery", lambda node: _drills(node, way), ()),
        found.read("checkpoint", lambda node: _checkpoint(node, way or Way()), None),
        found.read("minutes", lambda node: node.number(1, 90), 5),
        root.file,
        {name: found[name].line for name in ("id", "number") if name in found},
    )
    return replace(
        lesson, untranslated=Counter(str(error.inner.params["lang"]) for error in root.source.untranslated)
    )


def _steps(node: Node, way: Way | None) -> tuple[Step, ...]:
    """The steps that can be read."""
    items = node.items()
    if not 1 <= len(items) <= MOST_STEPS:
        node.fail("lesson-steps", count=len(items), max=MOST_STEPS)
    made: list[Step] = []
    for item in items:
        with item.noted():
            step = _step(item, way)
            if any(other.id == step.id for other in made):
                item.note("lesson-id-twice", value=step.id)
            made.append(step)
    return tuple(made)


def _drills(node: Node, way: Way | None) -> tuple[Drill, ...]:
    made: list[Drill] = []
    for item in node.items():
        with item.noted():
            made.append(_drill(item, way or Way()))
    return tuple(made)


NOWHERE: Final = Position.of("M")
"""Stands for a city that cannot be read."""


def _step(node: Node, base: Way | None) -> Step:
    """A step as far as it can be read. Without a way of playing or a position nothing is known of its exercise."""
    found = node.fields(STEP_FIELDS, needed=("id", "name", "text", "rules"))
    way = found.read("game", lambda game: read_way(game, base or Way()), None) if "game" in found else base
    position = None
    if way is not None:
        with node.noted():
            position, way = _position(node, found, way)
    if "id" in found and found["id"].text() in (MASTERY, GAME):
        found["id"].note("lesson-id-taken", value=found["id"].text())

    def told(name: str) -> Texts | None:
        return found.read(name, lambda text: short_text(text, LONGEST_TEXT), None)

    step = Step(
        found.read("id", identifier, f"line {node.line}"),
        found.read("name", lambda name: short_text(name, LONGEST_NAME), Texts("", "")),
        found.read("text", step_text, Texts("", "")),
        found.read("rules", rule_names, ()),
        way or Way(),
        position or NOWHERE,
        found.read("mode", lambda mode: mode.choice(MODES), "build"),
        found.read("help", lambda much: much.choice(HELPS), "full"),
        found.read("tries", lambda tries: tries.choice(TRIES) == "free", False),
        question=told("question"),
        hint=told("hint"),
        note=told("note"),
        line=node.line,
        city_line=found["city"].line if "city" in found else node.line,
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
        exercise=found.read("ask", lambda ask: _ask(ask, known, step.position), None),
        ask_line=found["ask"].line,
        answer_line=found["answer"].line if "answer" in found else found["ask"].line,
        answers=found.read("answer", _answers, ()),
        wrongs=found.read("wrong", _wrongs, ()),
    )


def _ask(node: Node, way: Way | None, position: Position) -> Exercise | None:
    """The exercise; nothing where it is not known how it is played, which is noted already."""
    asked = node.fields((), needed=("kind",))
    kind = asked["kind"].choice(tuple(KINDS))
    node.fields(("kind", *known_fields(kind)))
    if way is None or node.source.notes_about(node.field):
        return None
    with node.blamed(asked):
        return exercise(way, position, node.plain())


def _answers(node: Node) -> tuple[str, ...]:
    return tuple(item.text() for item in node.items())


def _wrongs(node: Node) -> tuple[Wrong, ...]:
    made: list[Wrong] = []
    for item in node.items():
        with item.noted():
            made.append(_wrong(item))
    return tuple(made)


def _position(node: Node, found: Mapping[str, Node], way: Way) -> tuple[Position, Way]:
    """The city of a step, written out or that of a worked example of the book, and what its player has besides."""
    if "example" in found:
        position, way = _exemplary(found, way)
    else:
        position = _city(found["city"], way) if "city" in found else _hall(node, way)
    changes: dict[str, Any] = {}
    if "money" in found:
        changes["money"] = found["money"].number(0, LARGEST_NUMBER)
    if "hand" in found:
        with found["hand"].blamed():
            changes["hand"] = read_hand(found["hand"].texts(), way.edition)
    if "reserve" in found:
        with found["reserve"].blamed():
            changes["reserve"] = _reserve(found["reserve"])
    return position.changed(**changes), way


def _hall(node: Node, way: Way) -> Position:
    with node.blamed():
        return way.position("M")


def _city(node: Node, way: Way) -> Position:
    """The city of a text; a complaint about one of its rows stands at the line of that row."""
    rows = [(line, row.rstrip("/").strip()) for line, row in node.lines]
    try:
        return way.position(" / ".join(row for _, row in rows))
    except InputError as error:
        number = error.params.get("row")
        line = rows[number][0] if isinstance(number, int) and number < len(rows) else node.line
        raise LessonError(error, node.file, line, node.field) from error


def _exemplary(found: Mapping[str, Node], way: Way) -> tuple[Position, Way]:
    """The first city of a worked example, under the options that it has there."""
    name = found["example"].choice(tuple(examples()))
    claims = [claim for claim in examples()[name].claims if "city" in claim]
    if not claims or "city" in found:
        found["example"].fail("lesson-example-city", value=name)
    unsaid = {
        "edition": "xl",
        "level": "simplified",
        "variants": (),
        "rulings": {},
    }  # as its position has them
    claimed = unsaid | {field: claims[0][field] for field in WAY_FIELDS if field in claims[0]}
    claimed["variants"] = tuple(claimed["variants"])
    return claimed_position(claims[0]), replace(way, **claimed)


def _reserve(node: Node) -> Reserve:
    return read_reserve({name: value.plain() for name, value in node.fields(RESERVE_KEYS).items()})


def _wrong(node: Node) -> Wrong:
    found = node.fields(("answer", "because"), needed=("answer", "because"))
    because = found["because"].text()
    check_known(found["because"], because, (*rules(), *rulings(), *MAL_RULES), "lesson-because")
    return Wrong(found["answer"].text(), because, node.line)


MOST_CARDS: Final = 99
"""No recipe asks for larger cities."""


def _drill(node: Node, base: Way) -> Drill:
    asked = node.fields((), needed=("kind",))
    kind = asked["kind"].choice(tuple(KINDS))
    found = node.fields(("kind", "game", "mistakes", "difficulty", "most", *known_fields(kind)))
    mistakes = found["mistakes"].texts() if "mistakes" in found else ()
    for name in mistakes:
        check_known(found["mistakes"], name, tuple(MAL_RULES), "lesson-because")
    data = {name: value.plain() for name, value in found.items() if name not in ("game", "mistakes", "most")}
    most = found["most"].number(2, MOST_CARDS) if "most" in found else 0
    return Drill(read_way(found.get("game"), base), data, mistakes, most=most, line=node.line)


def _checkpoint(node: Node, base: Way) -> Checkpoint:
    found = node.fields(("game", "opponents", "random"))
    way = read_way(found.get("game"), base)
    opponents = found["opponents"].texts() if "opponents" in found else ()
    for name in opponents:
        if not has_bot(name):  # and never a path to somebody's code
            found["opponents"].fail("bot-unknown", value=name[:60], expected=", ".join(bot_names()))
    drawn = "random" in found and found["random"].choice(("true", "false")) == "true"
    if opponents and len(opponents) != way.players - 1:
        found["opponents"].fail("lesson-opponents", count=len(opponents), expected=way.players - 1)
    if not opponents and way.players > 1:
        node.fail("lesson-opponents", count=0, expected=way.players - 1)
    return Checkpoint(way, opponents, drawn)
