"""A recorded game told in words: turn by turn, each event with its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .core.face import Face
from .games import find
from .games.cardcity.face.text import city_text, shared_map
from .games.cardcity.rules.notation import rows_of
from .games.cardcity.rules.record import Replayed
from .locale import has, say
from .locale.sentences import shown


def told(ruleset: str, played: Any, lang: str) -> Iterator[str]:  # noqa: ANN401 (of any game)
    """The lines of a game's story."""
    if ruleset == "cardcity":
        return _told_cardcity(played, lang)
    load_face = find(ruleset).load_face
    if load_face is not None and not has(lang, f"{ruleset}-told-end"):
        return _told_by_face(ruleset, load_face(), played, lang)
    return _told(ruleset, played, lang)


def _told_by_face(ruleset: str, face: Face, played: Any, lang: str) -> Iterator[str]:  # noqa: ANN401
    """The story of a game whose face has a sentence for every event."""
    start = played.lines[0]
    yield say(lang, f"{ruleset}-told-start", game=shown(str(played.number)), **_values(ruleset, start, lang))
    names = [say(lang, "told-player", player=str(player)) for player in range(played.way.players)]
    turn = 0
    for event in played.events:
        if event.turn > turn:
            turn = event.turn
            yield ""
            yield say(lang, "told-turn", turn=turn)
        if what := face.told(event, lang, names):
            yield f"  {what} · {_rule_title(ruleset, event.rule, lang)}"


def _told(ruleset: str, played: Any, lang: str) -> Iterator[str]:  # noqa: ANN401
    """The story of a game that brings a message for each kind of event, ``<game>-told-<kind>``, and for each rule."""
    written = played.lines[0]
    records = find(ruleset).needed(find(ruleset).records)
    start = (
        records.start_line(played.number, played.way, written["seed"]) | written
    )  # it may leave out what is usual
    yield say(lang, f"{ruleset}-told-start", game=shown(str(played.number)), **_values(ruleset, start, lang))
    turn = 0
    for event, line in zip(played.events, played.lines[1:], strict=True):
        if line.get("turn", turn) != turn:
            turn = line["turn"]
            yield ""
            yield say(lang, "told-turn", turn=turn)
        who = say(lang, "told-player", player=str(line["player"]))
        what = say(lang, f"{ruleset}-told-{line['event'].replace('+', '-')}", **_values(ruleset, line, lang))
        yield f"  {who} {what} · {_rule_title(ruleset, event.rule, lang)}"


def _rule_title(ruleset: str, rule: str, lang: str) -> str:
    """The title of a rule or ruling of a game's book."""
    kinds = (f"rule-{ruleset}", f"ruling-{ruleset}", f"{ruleset}-rule")
    return next(say(lang, key) for kind in kinds if has(lang, key := f"{kind}-{rule}.title"))


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


def _told_cardcity(played: Replayed, lang: str) -> Iterator[str]:
    """The lines of a game's story."""
    way = played.game
    yield say(
        lang,
        "told-start",
        game=shown(str(played.number)),
        edition=way.setting.edition,
        level=way.setting.level,
        players=way.players,
        victory=way.victory,
        variants=", ".join(sorted(way.setting.variants)) or "–",
        seed=shown(str(played.lines[0]["seed"])),
    )
    turn = 0
    for line, rule in zip(played.lines[1:], played.cited, strict=True):
        if line["event"] == "end":
            continue
        if line["turn"] != turn:
            turn = line["turn"]
            yield ""
            yield say(lang, "told-turn", turn=turn)
        who = say(lang, "told-player", player=str(line["player"]))
        yield f"  {who} {_event(line, lang)} · {say(lang, f'rule-{rule}.title')}"
    yield from _ending(played, lang)


def _event(line: Mapping[str, Any], lang: str) -> str:
    """One event in words."""
    values = {
        key: _written(value) for key, value in line.items() if key not in ("game", "event", "turn", "player")
    }
    if line["event"] == "take":
        values.setdefault("lot", "–")
    values.setdefault("facing", "")
    if line["event"] == "offer":
        return say(lang, "told-offer", open=_lot(line["open"]), rest=_lot(line["rest"]), to=str(line["to"]))
    return say(lang, f"told-{line['event']}", **values)


def _written(value: Any) -> object:  # noqa: ANN401 (whatever a record holds)
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "–"
    return value


def _lot(lot: Mapping[str, Any]) -> str:
    """A lot: open cards, covered ones in brackets, and the bribe."""
    text = " ".join([*lot["up"], *(f"({card})" for card in lot["down"])])
    return f"{text} + ${lot['money']}" if lot["money"] else text


def _ending(played: Replayed, lang: str) -> Iterator[str]:
    state = played.state
    for player, (seat, result) in enumerate(zip(state.seats, state.results, strict=True)):
        yield ""
        yield say(
            lang,
            "told-end",
            player=str(player),
            score="–" if result.score is None else str(result.score),
            money=seat.money,
            place=result.place,
        ) + (f" · {result.rank}" if result.rank else "")
        if not played.game.setting.shared:
            yield city_text(rows_of(seat.city, played.game.setting))
    if played.game.setting.shared:
        yield ""
        yield shared_map(rows_of(state.seats[0].city, played.game.setting))
