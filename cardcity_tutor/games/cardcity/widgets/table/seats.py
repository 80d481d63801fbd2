"""Who sits at a table of Card City, and what they are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.render.phrases import filled, said
from cardcity_tutor.sessions.seats import Chair, Seats, chairs_of, facing_bots, person_name

from ... import coach
from ...face.wording.playing import LETTERS, bot_title

__all__ = ["Chair", "Seats", "chairs_of", "facing_bots", "known_bot", "person_name", "seat_names"]


def seat_names(lang: str, chairs: Sequence[Chair], viewer: int | None) -> list[str]:
    """What the players are called, with the letter of the seat where two have the same name; the viewer is ``you``.

    >>> seat_names("en", [Chair(), Chair(bot="greedy"), Chair(person="Anne"), Chair(bot="greedy")], 0)
    ['Player A (you)', 'Greedy player B', 'Anne', 'Greedy player D']
    """
    called = [_called(lang, chair, LETTERS[seat]) for seat, chair in enumerate(chairs)]
    twice = {name for name, count in Counter(called).items() if count > 1}
    found = []
    for seat, name in enumerate(called):
        own = filled(lang, "table-namesake", {"name": name}, letter=LETTERS[seat]) if name in twice else name
        found.append(filled(lang, "table-you", {"name": own}) if seat == viewer else own)
    return found


def _called(lang: str, chair: Chair, letter: str) -> str:
    if chair.bot:
        return bot_title(lang, chair.bot)
    return chair.person or said(lang, "table-player", letter=letter)


def known_bot(name: str) -> str:
    """A bot that a record may name. A path to a class is none: reading a record must run nobody's code."""
    if ":" in name:
        raise InputError("bot-unknown", value=name[:60], expected=", ".join(coach.bot_names()))
    coach.bot(name)
    return name
