"""``cardcity-tutor replay``: a record is played again to check it, and told turn by turn, each event with its rule."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..core.errors import InputError
from ..core.face import Face
from ..core.record import read_lines
from ..core.ruleset import Ruleset
from ..locale import has, say
from ..locale.sentences import shown
from ..sessions.names import first_said, game_name
from .files import reading
from .inspect import asked_game
from .parser import Parser


def add_options(parser: Parser) -> None:
    """A file."""
    parser.takes(run, 1)
    parser.flag("--check")


def run(asked: Namespace, lang: str) -> int:
    """Check a record by playing it again, and show it."""
    if not asked.words:
        raise InputError("cli-missing-file")
    texts = _read_text(asked.words[0])
    ruleset = asked_game(next((line for _, line in read_lines(texts)), {}))
    count = 0
    for played in ruleset.needed(ruleset.records).replay(texts):
        count += 1
        if not asked.check:
            print("\n".join(told(ruleset, played, lang)), end="\n\n")
    print(say(lang, "replay-checked", games=count))
    return 0


def _read_text(path: str) -> list[str]:
    with reading(path):
        content = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        return content.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        raise InputError("record-not-utf8") from None


def told(ruleset: Ruleset, played: Any, lang: str) -> Iterator[str]:  # noqa: ANN401 (of any game)
    """The lines of a game's story."""
    if ruleset.load_story is not None:
        return ruleset.load_story()(played, lang)
    if ruleset.load_face is not None and not has(lang, f"{ruleset.id}-told-end"):
        return _told_by_face(ruleset, ruleset.load_face(), played, lang)
    return _told(ruleset, played, lang)


def _told_by_face(ruleset: Ruleset, face: Face, played: Any, lang: str) -> Iterator[str]:  # noqa: ANN401
    """The story of a game whose face has a sentence for every event."""
    if has(lang, f"{ruleset.id}-told-start"):
        yield _told_start(ruleset, played, lang)
    else:
        start, name = played.lines[0], game_name(lang, ruleset.id)
        game, seed = shown(str(start.get("game", 0))), shown(str(start["seed"]))
        yield say(lang, "told-begins", game=game, name=name, players=played.way.players, seed=seed)
    names = [say(lang, "told-player", player=str(player)) for player in range(played.way.players)]
    turn = 0
    for event in played.events:
        if event.turn > turn:
            turn = event.turn
            yield ""
            yield say(lang, "told-turn", turn=turn)
        if what := face.told(event, lang, names):
            yield f"  {what} · {_rule_title(ruleset.id, event.rule, lang)}"


def _told(ruleset: Ruleset, played: Any, lang: str) -> Iterator[str]:  # noqa: ANN401
    """The story of a game that brings a message for each kind of event, ``<game>-told-<kind>``, and for each rule."""
    yield _told_start(ruleset, played, lang)
    name, turn = ruleset.id, 0
    for event, line in zip(played.events, played.lines[1:], strict=True):
        if line.get("turn", turn) != turn:
            turn = line["turn"]
            yield ""
            yield say(lang, "told-turn", turn=turn)
        who = say(lang, "told-player", player=str(line["player"]))
        what = say(lang, f"{name}-told-{line['event'].replace('+', '-')}", **_values(name, line, lang))
        yield f"  {who} {what} · {_rule_title(name, event.rule, lang)}"


def _told_start(ruleset: Ruleset, played: Any, lang: str) -> str:  # noqa: ANN401
    """How a game begins, in its own message; its first line may leave out what is usual."""
    written = played.lines[0]
    number = written.get("game", 0)
    start = ruleset.needed(ruleset.records).start_line(number, played.way, written["seed"]) | written
    values = _values(ruleset.id, start, lang)
    return say(lang, f"{ruleset.id}-told-start", game=shown(str(number)), **values)


def _rule_title(ruleset: str, rule: str, lang: str) -> str:
    """The title of a rule or ruling of a game's book, or else its id."""
    kinds = (f"rule-{ruleset}", f"ruling-{ruleset}", f"{ruleset}-rule")
    return first_said(lang, *(f"{kind}-{rule}.title" for kind in kinds)) or rule


def _values(ruleset: str, line: Mapping[str, Any], lang: str) -> dict[str, object]:
    """The fields of a line for its sentence; what the game has a word for is said in it."""
    found: dict[str, object] = {}
    for name, value in line.items():
        if isinstance(value, list | dict):
            found[name] = _listed(f"{ruleset}-{name}", value, lang)
        elif isinstance(value, bool) or value is None or name in ("player", "to", "winner", "seed"):
            found[name] = "none" if value is None else str(value)
        elif name not in ("game", "event", "turn"):
            found[name] = value if isinstance(value, int) else _word(f"{ruleset}-{name}", value, lang)
    return found


def _listed(kind: str, value: list[Any] | dict[str, Any], lang: str) -> str:
    if isinstance(value, list):
        return ", ".join(str(_word(kind, item, lang)) for item in value) or "–"
    return ", ".join(f"{_word(kind, name, lang)} {number}" for name, number in value.items()) or "–"


def _word(kind: str, value: Any, lang: str) -> Any:  # noqa: ANN401 (whatever a record holds)
    """The game's word for a value of that kind, if it has one."""
    if isinstance(value, str) and value.replace("-", "").isalnum() and has(lang, f"{kind}-{value}"):
        return say(lang, f"{kind}-{value}")
    return value
