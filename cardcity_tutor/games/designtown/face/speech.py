"""Decisions and events in words: what a gesture or a typed line means, and what the log says."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from ....core.errors import InputError
from ....core.game import Event
from ....core.scene import Gesture
from ....locale import LANGUAGES, say
from ..rules.actions import Action, Build, End, Play, Recycle, Remove, Shuffle, Stop
from ..rules.cards import FACES
from ..rules.play import leaving
from ..rules.position import Position
from ..rules.state import State
from .places import discard_places
from .words import LETTERS, capital, coins, name, the

SIMPLE: Final[Mapping[str, Action]] = {"play": Play(), "stop": Stop(), "shuffle": Shuffle(), "end": End()}
KINDS: Final = ("buy+upgrade", "buy", "upgrade", "recycle", "remove")
SILENT: Final = frozenset({"deal"})


def gesture_action(state: State, gesture: Gesture) -> Action:
    """The decision of a gesture: a choice, and the card of the supply or the discard that it was tried on."""
    kind, spot = gesture["choice"], gesture.get("spot", "")
    if kind in SIMPLE:
        return SIMPLE[kind]
    face = _face_on(state, spot)
    if kind not in KINDS or face is None:
        raise InputError("designtown-gesture", value=f"{kind} {spot}".strip())
    if kind == "recycle":
        return Recycle(face)
    if kind == "remove":
        return Remove(face)
    turn = gesture.get("turn", "")
    wanted = int(turn) if turn.isdecimal() else None
    return _built(state, kind, face, wanted)


def typed_action(state: State, line: str) -> Action:
    """The decision of a line such as ``play``, ``upgrade H``, ``acheter une supérette`` or ``upgrade A to C``."""
    words = plain(line)
    kind, rest = _kind(words)
    if kind is None:
        raise InputError("designtown-typed", value=line)
    if kind in SIMPLE:
        if rest:
            raise InputError("designtown-typed", value=line)
        return SIMPLE[kind]
    face, rest = _face(rest)
    if face is None:
        raise InputError("designtown-typed-card", value=line, expected=" ".join(FACES))
    to = _receiver(state, rest)
    if rest and to is None:
        raise InputError("designtown-typed", value=line)
    if kind == "recycle":
        return Recycle(face)
    return Remove(face) if kind == "remove" else _built(state, kind, face, to)


def _built(state: State, kind: str, face: str, to: int | None) -> Build:
    """A building action; who receives what leaves, where only one can, need not be said."""
    if state.way.solo or leaving(state, kind, face) is None:
        return Build(kind, face)
    others = [player for player in range(state.way.players) if player != state.player]
    return Build(kind, face, to if to is not None or len(others) > 1 else others[0])


def _face_on(state: State, spot: str) -> str | None:
    area, _, place = spot.partition(".")
    if area == "supply" and place in FACES and len(place) == 1:
        return place
    return next((lying.face for lying in discard_places(state.seat.discard) if lying.spot == spot), None)


# ---------------------------------------------------------------- typing


def plain(line: str) -> str:
    """In small letters without accents, with single spaces."""
    decomposed = unicodedata.normalize("NFD", line.casefold().replace("’", "'"))
    return " ".join("".join(sign for sign in decomposed if not unicodedata.combining(sign)).split())


def _kind(words: str) -> tuple[str | None, str]:
    """What is to be done, and the rest of the line; the longest match counts."""
    found: tuple[str | None, str] = (None, "")
    length = 0
    for kind in (*SIMPLE, *KINDS):
        for lang in LANGUAGES:
            for form in map(plain, say(lang, f"designtown-words-{kind.replace('+', '-')}").split(",")):
                if (words == form or words.startswith(f"{form} ")) and len(form) > length:
                    found, length = (kind, words[len(form) :].strip()), len(form)
    return found


def _face(words: str) -> tuple[str | None, str]:
    """The card that a line names, by letter or by word, with or without an article."""
    first, _, rest = words.partition(" ")
    if len(first) == 1 and first.upper() in FACES:
        return first.upper(), rest.strip()
    for face in FACES:
        for lang in LANGUAGES:
            for form in (plain(the(lang, face)), plain(name(lang, face))):
                if words == form or words.startswith(f"{form} "):
                    return face, words[len(form) :].strip()
    return None, ""


def _receiver(state: State, words: str) -> int | None:
    letter = words.rsplit(maxsplit=1)[-1].upper() if words else ""
    players = LETTERS[: state.way.players]
    return players.index(letter) if letter and letter in players else None


# ---------------------------------------------------------------- telling


def action_words(state: State, action: Action, lang: str) -> str:
    """A decision in a few words."""
    match action:
        case Play():
            top = state.seat.deck[:1]
            if not top:
                return say(lang, "designtown-do-play-none")
            return say(lang, "designtown-do-play", card=the(lang, top[0]))
        case Stop():
            return say(lang, "designtown-do-stop", coins=coins(lang, state.position.sums.coins))
        case Shuffle():
            return say(lang, "designtown-do-shuffle")
        case Recycle(card):
            return say(lang, "designtown-do-recycle-card", card=the(lang, card))
        case Remove(card):
            return say(lang, "designtown-do-remove-card", card=the(lang, card))
        case Build(kind, card, to):
            words = capital(say(lang, f"designtown-named-{kind.replace('+', '-')}", card=the(lang, card)))
            if to is None:
                return words
            return f"{words}, {say(lang, 'designtown-to', player=LETTERS[to])}"
        case End():
            return say(lang, "designtown-do-end")


def action_label(position: Position, action: str, lang: str) -> str:
    """An action of the line protocol in a few words, whether or not it is allowed."""
    kind, _, card = action.partition(" ")
    if kind == "play" and position.deck.known:
        return say(lang, "designtown-do-play", card=the(lang, position.deck.known[0]))
    if kind == "stop":
        return say(lang, "designtown-do-stop-only")
    if kind == "recycle":
        return say(lang, "designtown-do-recycle-card", card=the(lang, card))
    if card:
        return capital(say(lang, f"designtown-named-{kind.replace('+', '-')}", card=the(lang, card)))
    return say(lang, "designtown-do-play-none" if kind == "play" else f"designtown-do-{kind}")


def event_words(event: Event, lang: str, names: Sequence[str]) -> str:
    """An event as a sentence; what lies in a shuffled deck, and in which order, nobody hears."""
    if event.kind in SILENT:
        return ""
    details = event.details
    who = names[event.player]
    card = details.get("card")
    params: dict[str, object] = {
        "name": who,
        "card": the(lang, card) if isinstance(card, str) else "",
        "paid": coins(lang, details.get("paid", 0)),
        "unhappy": details.get("unhappy", 0),
        "limit": details.get("limit", 0),
        "coins": coins(lang, details.get("coins", 0)),
    }
    if event.kind == "play":
        forced = "residential-top" if "residential-top" in details["must"] else (details["must"] or ["no"])[0]
        return say(lang, f"designtown-log-play-{forced}", **params)
    if event.kind == "shuffle":
        return say(lang, "designtown-log-shuffle", name=who, count=len(details["deck"]))
    if event.kind == "give":
        to = details["to"]
        key = "designtown-log-box" if to is None else "designtown-log-give"
        return say(lang, key, **params, to="" if to is None else names[to])
    if event.kind == "end":
        return say(lang, f"designtown-log-end-{details['way']}", name=who)
    return say(lang, f"designtown-log-{event.kind.replace('+', '-')}", **params)
