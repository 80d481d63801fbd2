"""The form of ``PlaySetup``: what can be chosen, with a sentence each, and the games to go on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final

from cardcity_tutor.render.phrases import filled, listed, said
from cardcity_tutor.sessions.names import names_text

from ..face.wording.bots import persona_name, persona_sentence
from ..face.wording.options import way_summary
from ..face.wording.playing import LETTERS
from ..rules.setting import MOST_PLAYERS
from .play_party import COMPANIES, STRENGTHS, Party
from .play_records import LARGEST, Glance, way_of
from .table.fading import FADING, FULL, MARKS, NONE
from .table.seats import seat_names

HELPS: Final = (FADING, FULL, MARKS, NONE)
"""In the order in which they are offered."""


def form(
    lang: str,
    party: Party,
    kept: tuple[Glance, bool] | None,
    games: Sequence[Mapping[str, Any]],
    *,
    member: bool,
) -> dict[str, Any]:
    """Everything that the form shows but the options, which have a panel of their own; ``kept`` may be one that counts."""
    alone = party.players == 1
    bots = [
        [name, filled(lang, "play-bot", {"name": persona_name(lang, name)}, strength=strength)]
        for name, strength in STRENGTHS.items()
    ]
    return {
        "lead": said(lang, "play-lead"),
        "companies": _choices(lang, "company", COMPANIES),
        "company": party.company,
        "seats": [] if alone else [_seat(lang, party, seat, member=member) for seat in range(party.players)],
        "room": party.players < MOST_PLAYERS,
        "spare": party.players > 2,
        "bots": bots,
        "helps": _choices(lang, "help", HELPS),
        "help_wanted": party.help,
        "seed": "" if party.seed is None else str(party.seed),
        "kept": kept and _kept(lang, *kept),
        "games": [_saved(lang, game) for game in games],
        "largest": LARGEST,
    }


def _choices(lang: str, what: str, names: Sequence[str]) -> list[list[str]]:
    """Each choice with its name and its sentence."""
    return [
        [name, said(lang, f"play-{what}-{name}"), said(lang, f"play-{what}-{name}.text")] for name in names
    ]


def _seat(lang: str, party: Party, seat: int, *, member: bool) -> dict[str, Any]:
    chair, persons = party.chairs[seat], party.persons
    return {
        "letter": LETTERS[seat],
        "label": said(lang, "play-seat", letter=LETTERS[seat]),
        "bot": chair.bot,
        "person": chair.person,
        "usual": said(lang, "table-player", letter=LETTERS[seat]),
        "sentence": persona_sentence(lang, chair.bot) if chair.bot else "",
        "lone": persons == [seat],
        "mine": seat == party.mine if member and not chair.bot and len(persons) > 1 else None,
    }


def _kept(lang: str, kept: Glance, counts: bool) -> dict[str, Any]:
    """A game that was kept, in two lines."""
    names = seat_names(lang, kept.chairs, None) if kept.way.players > 1 else []
    parts = [_stand(lang, over=kept.over, turn=kept.turn, turns=kept.turns), listed(lang, names)]
    parts += [said(lang, "play-counting-still")] if counts else []
    return {
        "title": way_summary(lang, kept.way),
        "more": " · ".join(filter(None, parts)),
        "over": kept.over,
    }


def told_game(lang: str, told: Glance) -> str:
    """A game in a few words: how it is played, and how far it is."""
    stand = _stand(lang, over=told.over, turn=told.turn, turns=told.turns)
    return f"{way_summary(lang, told.way)} · {stand}"


def _saved(lang: str, game: Mapping[str, Any]) -> dict[str, Any]:
    """A line of the member's games."""
    way = way_summary(lang, way_of(game["way"]))
    counts = [said(lang, "play-counting-still")] if game["counts"] and not game["over"] else []
    return {
        "id": game["id"],
        "title": names_text(lang, "cardcity", game["title"]) or way,
        "more": " · ".join(
            [*([way] if game["title"] else []), stand_text(lang, game), *counts, day_text(lang, game)]
        ),
        "over": game["over"],
    }


def stand_text(lang: str, game: Mapping[str, Any]) -> str:
    """How far a saved game is."""
    return _stand(lang, over=game["over"], turn=game["turn"], turns=game["turns"])


def day_text(lang: str, game: Mapping[str, Any]) -> str:
    """When it was saved."""
    day = date.fromisoformat(game["saved"][:10])
    return said(lang, "play-day", day=f"{day.day:02}", month=f"{day.month:02}", year=str(day.year))


def _stand(lang: str, *, over: bool, turn: int, turns: int) -> str:
    return said(lang, "play-stand", how="over" if over else "open", turn=turn, turns=turns)
