"""Districts in words: what one needs, how it grows, why it does not; and the spoken name of a cell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cardcity_tutor.core.verdict import Place, Reason

from .....render.phrases import REMEMBERED, Naming, filled, listed, said
from ...rules.development import Need
from .cards import card_name, kind_of
from .names import counted

NAMED_CARDS = 3
"""A district of more cards is told by its size and its first cell."""
NAMED_HELPERS = 6
"""More cards that help a district are not named."""
PLAYERS = "ABCD"
SHORTLY = {"R": "met-R", "C": "met-C-short"}
"""What a district has met, in a sentence that tells of it; elsewhere the kind of neighbour is spelt out."""


def need_words(lang: str, need: Need, naming: Naming | None = None) -> str:
    """A district with what it has of what it needs; with a naming, the cards that count for it.

    >>> need_words("en", Need("R", ((0, 0), (0, 1)), 1, ((1, 0),)))
    'district of 2 residences, 1 of 3 culture cards'
    """
    if naming is None or not 0 < len(need.helpers) <= NAMED_HELPERS:
        return _need(lang, need.colour, need.size, need.have)
    helpers = tuple([naming(cell) for cell in need.helpers])
    return _need(lang, need.colour, need.size, need.have, helpers)


def growth_words(lang: str, need: Need, plots: Sequence[Place], naming: Naming) -> str:
    """That a district is due to grow, and on which plots it may."""
    names = tuple([naming(plot) for plot in plots])
    return _growth(lang, need.colour, need.size, need.have, _named(need.cells, naming), names)


def stop_words(lang: str, reason: Reason, naming: Naming) -> str:
    """Why a district does not grow now: a reason of ``development.stops``."""
    names = _named(reason.cells, naming)
    return _stop(lang, reason.rule, len(reason.cells), names, tuple(reason.params.items()))


def cell_words(
    lang: str,
    name: str,
    token: str,
    need: Need | Sequence[Need] | None = None,
    owner: int | str | None = None,
    *,
    brick: bool = False,
) -> str:
    """What a cell is called aloud: its name, its card, the district, and whose ground it is.

    The two halves of a bicolour card may belong to two districts: then ``need`` is both. The owner is the name of
    a player, or his number, which is told as a letter.
    """
    needs = () if need is None else (need,) if isinstance(need, Need) else need
    districts = tuple([(item.colour, item.size, item.have) for item in needs])
    return _cell(lang, name, token, districts, owner, brick)


def _named(cells: Sequence[Place], naming: Naming) -> tuple[str, ...]:
    """The names of a district's cells, or of the first alone."""
    return tuple([naming(cell) for cell in (cells if len(cells) <= NAMED_CARDS else cells[:1])])


def met_words(lang: str, key: str, have: int, need: int) -> str:
    """What a district has met of what it needs; more than enough is told as such."""
    return said(lang, f"{key}.enough" if have > need else key, have=have, need=need)


@lru_cache(maxsize=REMEMBERED)
def _need(lang: str, colour: str, size: int, have: int, helpers: tuple[str, ...] = ()) -> str:
    names = {"cards": counted(lang, colour, size), "met": met_words(lang, f"met-{colour}", have, size + 1)}
    text = filled(lang, "need", names)
    return filled(lang, "need-named", {"need": text, "cells": listed(lang, helpers)}) if helpers else text


def district_words(lang: str, colour: str, size: int, cells: tuple[str, ...]) -> tuple[str, str]:
    """A district at the beginning of a sentence, and the pronoun for it."""
    key = f"district-{colour}1" if size == 1 else f"district-{colour}"
    pronoun = said(lang, f"{key}.it")
    if size > len(cells):
        return filled(lang, f"{key}-large", {"cells": cells[0]}, size=size), pronoun
    return filled(lang, key, {"cells": listed(lang, cells)}), pronoun


@lru_cache(maxsize=REMEMBERED)
def _growth(
    lang: str, colour: str, size: int, have: int, cells: tuple[str, ...], plots: tuple[str, ...]
) -> str:
    district, pronoun = district_words(lang, colour, size, cells)
    names = {"district": district, "touch": met_words(lang, SHORTLY[colour], have, size + 1)}
    if not plots:
        return filled(lang, "growth-blocked", names)
    names |= {"it": pronoun, "plots": listed(lang, plots, choice=True)}
    return filled(lang, "growth" if len(plots) == 1 else "growth-choice", names)


@lru_cache(maxsize=REMEMBERED)
def _stop(
    lang: str, rule: str, size: int, cells: tuple[str, ...], params: tuple[tuple[str, object], ...]
) -> str:
    numbers = dict(params)
    colour = str(numbers["colour"])
    names = {"district": district_words(lang, colour, size, cells)[0]}
    have, need = numbers.get("have"), numbers.get("need")
    if isinstance(have, int) and isinstance(need, int):
        names["touch"] = met_words(lang, SHORTLY[colour], have, need)
    return filled(lang, f"stop-{rule}", names, **numbers)


@lru_cache(maxsize=REMEMBERED)
def _cell(
    lang: str,
    name: str,
    token: str,
    districts: tuple[tuple[str, int, int], ...],
    owner: int | str | None,
    brick: bool,
) -> str:
    if token == ".":
        text = filled(lang, "cell-empty", {"name": name})
    else:
        facing = token[2] if len(token) == 3 else None
        card = card_name(lang, token, facing=facing, brick=brick)
        text = filled(lang, "cell", {"name": name, "card": card})
    for colour, size, have in districts:
        if kind_of(token) == colour:
            met = met_words(lang, f"met-{colour}", have, size + 1)
            text = filled(lang, "cell-need", {"cell": text, "met": met}, size=size)
        else:
            text = filled(lang, "cell-half", {"cell": text, "need": _need(lang, colour, size, have)})
    if isinstance(owner, int):
        return filled(lang, "cell-player", {"cell": text, "letter": PLAYERS[owner]})
    return filled(lang, "cell-owner", {"cell": text, "owner": owner}) if owner else text
