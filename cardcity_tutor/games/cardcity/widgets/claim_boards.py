"""The boards on which a claim is shown: the city, what is stated of it, and what the engine says on every cell.

A board carries ``statements`` and ``plays``. A play is a card that can be tried (or a colour that may develop), with the
engine's verdict on each cell as in ``judging``; a statement names its play and its cell, so that the browser can show both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any

from cardcity_tutor.locale import say

from ..book import claims
from ..face.wording import money_text
from ..face.wording.claims import claim_words, given_words, points_text
from ..rules.ending import places
from ..rules.position import Position
from ..rules.tokens import card_of, facing_of
from .ground import Ground
from .judging import Judge, hand_entries
from .scoring import INCOME, counted_places, score_label, sheet

Claim = Mapping[str, Any]
PLACING = frozenset({"build", "duty", "built", "cloud"})
GROWING = frozenset({"grows", "still", "outcome"})
COUNTED = frozenset({"income", "score"})
"""Claims about an account: all that it counts has to be seen."""
POSITION = ("city", "edition", "level", "variants", "rulings", "players", "player", "reserve")
"""What claims of one board have in common; their hands and their money may differ."""


def boards(lang: str, stated: Iterable[Claim]) -> list[dict[str, Any]]:
    """The boards of some claims: those about one city share a board, those about none have a board without a city."""
    groups: dict[tuple[str, str], list[Claim]] = {}
    for claim in sorted(stated, key=_passive):
        city = repr([claim.get(key) for key in POSITION]) if "city" in claim else ""
        beside = next((key for key in groups if key[0] == city), None) if _passive(claim) else None
        groups.setdefault(beside or (city, _held(claim)), []).append(claim)
    return [board(lang, group) for group in groups.values()]


def _passive(claim: Claim) -> bool:
    """Whether a claim asks for no card and no money of its own: it may share the board of another one."""
    return "city" in claim and claim["claim"] not in PLACING | GROWING and "money" not in claim


def _held(claim: Claim) -> str:
    """What else a claim needs for itself: the hand and the money, and whether it builds, develops or counts."""
    kind = claim["claim"]
    what = (
        "build"
        if kind in PLACING
        else "grow"
        if kind in GROWING
        else "places"
        if kind == "places"
        else "count"
    )
    return repr([what, claim.get("money"), claim.get("hand")])


def board(lang: str, stated: Sequence[Claim]) -> dict[str, Any]:
    """The board of some claims about one position, or a table of statements about none."""
    first = stated[0]
    if "city" not in first:
        seats = _seats(lang, first) if first["claim"] == "places" else []
        return {
            "statements": [_statement(lang, claim, None) for claim in stated],
            "given": given_words(lang, first) if len(stated) == 1 else [],
            "seats": seats,
        }
    position = claims.position(first)
    counts = any(claim["claim"] in COUNTED for claim in stated)
    ground = Ground(position, lang, also=counted_places(position) if counts else ())
    victory = first.get("victory", "residential")
    plays = _plays(ground, stated, victory)
    return ground.scene() | {
        "given": given_words(lang, first),
        "plays": plays,
        "stats": _figures(ground, victory),
        "statements": [_statement(lang, claim, ground, plays) for claim in stated],
        "texts": ground.texts.all,
    }


# ---------------------------------------------------------------- what can be tried


def _plays(ground: Ground, stated: Sequence[Claim], victory: str) -> list[dict[str, Any]]:
    kinds = {claim["claim"] for claim in stated}
    if kinds & PLACING:
        hand = stated[0].get("hand")
        tried = dict.fromkeys(
            claim.get("card", "I") for claim in stated if claim["claim"] in PLACING - {"built"}
        )
        if hand:
            return _hand(ground, tuple(hand), victory)
        return [play for card in tried for play in _hand(ground, (card,), victory)]
    if kinds & GROWING:
        asked = dict.fromkeys(
            claim["colour"] for claim in stated if "colour" in claim and claim["claim"] == "grows"
        )
        return _growths(ground, tuple(asked) or _growing(ground), victory)
    return []


def _hand(ground: Ground, cards: tuple[str, ...], victory: str) -> list[dict[str, Any]]:
    """Each card of a hand that is held together: the duty to build binds them."""
    held = copy(ground)
    held.position = ground.position.with_hand(cards)
    judge = Judge(held, victory)
    judged = judge.hand(cards)
    entries = hand_entries(cards, held.position, ground.lang)
    tables = judge.tables()
    return [entry | {"judged": turns} | tables for entry, turns in zip(entries, judged, strict=True)]


def _growths(ground: Ground, colours: tuple[str, ...], victory: str) -> list[dict[str, Any]]:
    judge = Judge(ground, victory)
    judged = judge.developments(colours)
    entries = hand_entries(colours, ground.position, ground.lang)
    tables = judge.tables()
    return [entry | {"judged": turns} | tables for entry, turns in zip(entries, judged, strict=True)]


def _growing(ground: Ground) -> tuple[str, ...]:
    """The colours of the districts that might grow."""
    return tuple(dict.fromkeys(need.colour for need in ground.needs))


def _figures(ground: Ground, victory: str) -> list[list[Any]]:
    """What previews compare with."""
    lang, position = ground.lang, ground.position
    limit = position.limit()
    return [
        ["coin", say(lang, "stat-money"), position.money, None],
        ["income", say(lang, "stat-income"), position.income().value, None],
        ["limit", say(lang, "stat-limit"), limit.used, limit.max],
        ["star", score_label(lang, victory), position.score(victory).value, None],
    ]


# ---------------------------------------------------------------- what is stated


def _statement(
    lang: str, claim: Claim, ground: Ground | None, plays: Sequence[Mapping[str, Any]] = ()
) -> dict[str, Any]:
    words = claim_words(lang, claim, ground.name if ground else str)
    found: dict[str, Any] = {"said": words.said, "true": words.true, "told": words.told, "more": words.more}
    if ground is None:
        return found | {"given": given_words(lang, claim)}
    cell = ground.number.get(tuple(claim["cell"])) if "cell" in claim else None
    card = claim.get("card", "I") if claim["claim"] in PLACING else claim.get("colour")
    play = next((k for k, entry in enumerate(plays) if entry["card"] == card), None)
    return found | {
        "cell": cell,
        "play": play if claim["claim"] in (*PLACING, *GROWING) else None,
        "facing": max(0, facing_of(card_of(str(card), "card"), claim["facing"])) if "facing" in claim else 0,
        "lit": ground.numbers(claims.district_of(claim)) if claim["claim"] == "district" else [],
        "sheet": _sheet(ground, claim),
        "result": _result(lang, claim),
    }


def _sheet(ground: Ground, claim: Claim) -> dict[str, Any] | None:
    """The account that a claim about income or score is judged by, line by line."""
    what = {"income": INCOME, "score": claim.get("victory")}.get(claim["claim"])
    if what is None:
        return None
    return next(column for column in sheet(ground) if column["what"] == what)


def _result(lang: str, claim: Claim) -> dict[str, Any] | None:
    """The city that a development is said to end with, to be looked at."""
    return _picture(claims.position({**claim, "city": claim["result"]}), lang) if "result" in claim else None


def _picture(position: Position, lang: str) -> dict[str, Any]:
    scene = Ground(position, lang).scene()
    return {key: scene[key] for key in ("core", "picture", "cells")} | {"city": position.text}


def _seats(lang: str, claim: Claim) -> list[dict[str, Any]]:
    """The players of a claim about places: each one's city, money, score and place."""
    victory = claim["victory"]
    found = [claims.position({**claim, **seat}) for seat in claim["seats"]]
    accounts = [position.score(victory) for position in found]
    return [
        {
            "player": "ABCD"[number],
            "money": money_text(lang, position.money),
            "score": points_text(lang, victory, account.value),
            "place": place,
            "city": _picture(position, lang),
        }
        for number, (position, account, place) in enumerate(
            zip(found, accounts, places(victory, accounts), strict=True)
        )
    ]
