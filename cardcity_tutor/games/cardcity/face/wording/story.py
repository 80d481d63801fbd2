"""A recorded game told in words: turn by turn, each event with its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardcity_tutor.locale import say
from cardcity_tutor.locale.sentences import shown

from ...rules.notation import rows_of
from ...rules.record import Replayed
from ..text import city_text, shared_map


def story(played: Replayed, lang: str) -> Iterator[str]:
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
