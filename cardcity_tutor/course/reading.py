"""From a lesson file to a lesson. The schema is these functions: what they do not know, they name and refuse."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from ..coach.bots import bot_names, has_bot
from ..coach.malrules import MAL_RULES
from ..games.cardcity.claims import position as claimed_position
from ..games.cardcity.inspecting import MOST_MONEY, RESERVE_KEYS, read_reserve
from ..games.cardcity.position import Position, Reserve, read_hand
from ..games.cardcity.rulebook import examples, rules, rulings
from ..games.cardcity.setting import EDITIONS, LEVELS, VICTORIES
from .exercises import KINDS, exercise, known_fields
from .lesson import GAME, MASTERY, Checkpoint, Drill, Lesson, Step, Texts, Wrong
from .nodes import Node, parse_yaml, read_yaml
from .way import FIELDS as WAY_FIELDS
from .way import Way

FORMAT: Final = 1
MODES: Final = ("build", "develop", "score", "show")
HELPS: Final = ("full", "marks", "none")
TRIES: Final = ("counted", "free")
MOST_STEPS: Final = 30
MOST_SENTENCES: Final = 2
LONGEST_TEXT: Final = 420
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 80
LESSON_FIELDS: Final = (
    "format", "id", "number", "part", "title", "summary", "minutes", "game", "steps", "mastery", "checkpoint",
)  # fmt: skip
STEP_FIELDS: Final = (
    "id", "name", "text", "rules", "game", "city", "example", "hand", "money", "reserve", "mode", "help",
    "tries", "ask", "question", "hint", "note", "answer", "wrong",
)  # fmt: skip
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LINES: Final = re.compile(r"[ \t\r\n]+")
"""Where a text may be broken; no-break spaces stay."""
_SENTENCE_END: Final = re.compile(r"(?<!\bp)(?<!\betc)[.!?…]+(?=[\s»”)]|$)")


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file; ``LessonError`` names file, line and field of what is wrong."""
    return _lesson(read_yaml(path))


def parse_lesson(text: str, file: str = "lesson") -> Lesson:
    """The lesson of a text."""
    return _lesson(parse_yaml(text, file))


def _lesson(root: Node) -> Lesson:
    found = root.fields(LESSON_FIELDS, needed=("format", "id", "title", "steps"))
    if found["format"].text() != str(FORMAT):
        found["format"].fail("lesson-format", value=found["format"].text()[:20], expected=FORMAT)
    way = _way(found.get("game"), Way())
    steps = found["steps"].items()
    if not 1 <= len(steps) <= MOST_STEPS:
        found["steps"].fail("lesson-steps", count=len(steps), max=MOST_STEPS)
    made: list[Step] = []
    for node in steps:
        step = _step(node, way)
        if any(other.id == step.id for other in made):
            node.fail("lesson-id-twice", value=step.id)
        made.append(step)
    title = _short(found["title"], LONGEST_TITLE)
    return Lesson(
        identifier(found["id"]),
        found["number"].number(0, 999) if "number" in found else 0,
        found["part"].number(0, 99) if "part" in found else 0,
        title,
        _short(found["summary"], LONGEST_TEXT) if "summary" in found else title,
        way,
        tuple(made),
        tuple(_drill(node, way) for node in found["mastery"].items()) if "mastery" in found else (),
        _checkpoint(found["checkpoint"], way) if "checkpoint" in found else None,
        found["minutes"].number(1, 90) if "minutes" in found else 5,
        root.file,
    )


def texts(node: Node) -> Texts:
    """A text in both languages."""
    found = node.fields(("fr", "en"), needed=("fr", "en"))
    return Texts(*(_LINES.sub(" ", found[lang].text()) for lang in ("fr", "en")))


def _short(node: Node, longest: int) -> Texts:
    made = texts(node)
    for text in (made.fr, made.en):
        if len(text) > longest:
            node.fail("lesson-text-long", size=len(text), max=longest)
    return made


def _told(node: Node) -> Texts:
    """At most two sentences."""
    made = _short(node, LONGEST_TEXT)
    for text in (made.fr, made.en):
        if len(_SENTENCE_END.findall(text)) > MOST_SENTENCES:
            node.fail("lesson-sentences", max=MOST_SENTENCES)
    return made


def identifier(node: Node) -> str:
    """The name of a pack, a lesson or a step for machines."""
    value = node.text()
    if not _ID.fullmatch(value) or len(value) > 40:
        node.fail("lesson-id", value=value[:40])
    return value


def _way(node: Node | None, base: Way) -> Way:
    if node is None:
        return base
    found = node.fields(WAY_FIELDS)
    changes: dict[str, Any] = {}
    for name, options in (("edition", EDITIONS), ("level", LEVELS), ("victory", VICTORIES)):
        if name in found:
            changes[name] = found[name].choice(tuple(options))
    for name, most in (("players", 4), ("player", 3)):
        if name in found:
            changes[name] = found[name].number(1 if name == "players" else 0, most)
    if "variants" in found:
        changes["variants"] = found["variants"].texts()
    if "rulings" in found:
        changes["rulings"] = {name: value.plain() for name, value in found["rulings"].fields(()).items()}
    way = replace(base, **changes)
    with node.blamed(found):
        way.game()
    return way


def _step(node: Node, base: Way) -> Step:
    found = node.fields(STEP_FIELDS, needed=("id", "name", "text", "rules"))
    way = _way(found.get("game"), base)
    position, way = _position(node, found, way)
    if found["id"].text() in (MASTERY, GAME):
        found["id"].fail("lesson-id-taken", value=found["id"].text())
    step = Step(
        identifier(found["id"]),
        _short(found["name"], LONGEST_NAME),
        _told(found["text"]),
        _rules(found["rules"]),
        way,
        position,
        found["mode"].choice(MODES) if "mode" in found else "build",
        found["help"].choice(HELPS) if "help" in found else "full",
        "tries" in found and found["tries"].choice(TRIES) == "free",
        question=_short(found["question"], LONGEST_TEXT) if "question" in found else None,
        hint=_short(found["hint"], LONGEST_TEXT) if "hint" in found else None,
        note=_short(found["note"], LONGEST_TEXT) if "note" in found else None,
        line=node.line,
    )
    if "ask" not in found:
        for name in ("tries", "question", "hint", "note", "answer", "wrong"):
            if name in found:
                found[name].fail("lesson-without-ask")
        return step
    asked = found["ask"].fields((), needed=("kind",))
    kind = asked["kind"].choice(tuple(KINDS))
    known = ("kind", *known_fields(kind))
    found["ask"].fields(known)
    data = found["ask"].plain()
    with found["ask"].blamed(asked):
        made = exercise(way, position, data)
    return replace(
        step,
        exercise=made,
        ask_line=found["ask"].line,
        answer_line=found["answer"].line if "answer" in found else found["ask"].line,
        answers=tuple(item.text() for item in found["answer"].items()) if "answer" in found else (),
        wrongs=tuple(_wrong(item) for item in found["wrong"].items()) if "wrong" in found else (),
    )


def _position(node: Node, found: Mapping[str, Node], way: Way) -> tuple[Position, Way]:
    """The city of a step, written out or that of a worked example of the book, and what its player has besides."""
    if "example" in found:
        position, way = _exemplary(found, way)
    else:
        at = found.get("city", node)
        lines = at.text().splitlines() if "city" in found else ["M"]
        with at.blamed():
            position = way.position(" / ".join(line.strip().rstrip("/").strip() for line in lines))
    changes: dict[str, Any] = {}
    if "money" in found:
        changes["money"] = found["money"].number(0, MOST_MONEY)
    if "hand" in found:
        with found["hand"].blamed():
            changes["hand"] = read_hand(found["hand"].texts())
    if "reserve" in found:
        with found["reserve"].blamed():
            changes["reserve"] = _reserve(found["reserve"])
    return replace(position, **changes), way


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


def _rules(node: Node) -> tuple[str, ...]:
    names = node.texts()
    if not names:
        node.fail("lesson-not-text", value="[]")
    for name in names:
        _known(node, name, (*rules(), *rulings()), "unknown-rule")
    return names


def _known(node: Node, name: str, names: Collection[str], code: str) -> None:
    """Complain about a name that does not exist: with the one that was meant, if that can be guessed."""
    if name in names:
        return
    for near in get_close_matches(name, names, 1):
        node.fail("lesson-choice-near", value=name[:60], near=near)
    node.fail(code, value=name[:60])


def _wrong(node: Node) -> Wrong:
    found = node.fields(("answer", "because"), needed=("answer", "because"))
    because = found["because"].text()
    _known(found["because"], because, (*rules(), *rulings(), *MAL_RULES), "lesson-because")
    return Wrong(found["answer"].text(), because, node.line)


def _drill(node: Node, base: Way) -> Drill:
    asked = node.fields((), needed=("kind",))
    kind = asked["kind"].choice(tuple(KINDS))
    found = node.fields(("kind", "game", "mistakes", "difficulty", *known_fields(kind)))
    mistakes = found["mistakes"].texts() if "mistakes" in found else ()
    for name in mistakes:
        _known(found["mistakes"], name, tuple(MAL_RULES), "lesson-because")
    data = {name: value.plain() for name, value in found.items() if name not in ("game", "mistakes")}
    return Drill(_way(found.get("game"), base), data, mistakes, node.line)


def _checkpoint(node: Node, base: Way) -> Checkpoint:
    found = node.fields(("game", "opponents", "random"))
    way = _way(found.get("game"), base)
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
