"""Causes in words: what a decision changes, in one sentence each, and the rule by which it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from cardcity_tutor.core.verdict import Reason

from .....render.phrases import Naming, filled, listed, money_text, number_text, said
from ...coach.advice.cause import Cause
from ...rules.actions import Lot
from ...rules.development import Need
from ...rules.tokens import CARD_OF
from .cards import card_name, card_with_article
from .decisions import cards_text, lot_text, which_lot
from .districts import NAMED_CARDS, SHORTLY, district_words, growth_words, met_words, stop_words
from .names import counted
from .reasons import cite
from .terms import DOLLARS

NAMED_CELLS = 6
"""More cells than these are counted, not named."""


class CauseWords(NamedTuple):
    """A cause in words."""

    text: str
    cite: str
    """The rule's title and where the book has it."""
    good: bool


class _Told(NamedTuple):
    """What a sentence is made of."""

    lang: str
    cause: Cause
    naming: Naming
    params: Mapping[str, Any]

    @property
    def cells(self) -> list[str]:
        """The names of the cells; those that the board does not show have none."""
        outside = said(self.lang, "cell-outside")
        return [name for cell in self.cause.cells if (name := self.naming(cell)) != outside]

    def say(self, names: dict[str, str], **numbers: object) -> str:
        return filled(self.lang, f"cause-{self.cause.kind}", names, **numbers)

    def money(self, key: str) -> str:
        return money_text(self.lang, self.params[key])


def cause_words(lang: str, cause: Cause, naming: Naming, *, edition: str = "xl") -> CauseWords:
    """A cause in one sentence, with the citation of its rule."""
    told = _Told(lang, cause, naming, cause.params)
    text = _SENTENCES.get(cause.kind, _plain)(told)
    return CauseWords(text, cite(lang, cause.rule, edition), cause.good)


def cited(lang: str, words: CauseWords) -> str:
    """The sentence with its citation."""
    return filled(lang, "cause-cited", {"text": words.text, "cite": words.cite})


def _plain(told: _Told) -> str:
    return told.say({})


def _need(told: _Told) -> Need:
    return Need(told.params["colour"], told.cause.cells, told.params["have"], ())


def _district(told: _Told) -> dict[str, str]:
    """The district of a cause, what it touches, and its pronoun."""
    colour, size = told.params["colour"], told.params["size"]
    cells = told.cause.cells if size <= NAMED_CARDS else told.cause.cells[:1]
    names = tuple([told.naming(cell) for cell in cells])
    district, pronoun = district_words(told.lang, colour, size, names)
    found = {"district": district, "it": pronoun}
    if "have" in told.params:
        short = told.cause.kind != "founds"  # there a district that touches districts would be unclear
        key = SHORTLY[colour] if short else f"met-{colour}"
        found["touch"] = met_words(told.lang, key, told.params["have"], told.params["need"])
    return found


def _picked(told: _Told, *keys: str) -> dict[str, str]:
    return {key: value for key, value in _district(told).items() if key in keys}


def _grows(told: _Told) -> str:
    return growth_words(told.lang, _need(told), told.params["plots"], told.naming)


def _touching(told: _Told) -> str:
    had = told.params.get("had")
    names = _picked(told, "district", "touch")
    return told.say(names) if had is None else told.say(names, had=had)


def _enlarged(told: _Told) -> str:
    cards = counted(told.lang, told.params["colour"], told.params["size"])
    return told.say(_picked(told, "district", "touch") | {"cards": cards})


def _merged(told: _Told) -> str:
    sizes = listed(told.lang, [str(size) for size in told.params["sizes"]])
    return told.say(_picked(told, "district") | {"sizes": sizes})


def _stuck(told: _Told) -> str:
    keys = ("colour", "have", "need") if told.cause.rule.endswith("-growth") else ("colour", "used", "max")
    params = {key: told.params[key] for key in keys if key in told.params}
    return stop_words(told.lang, Reason(told.cause.rule, told.cause.cells, params), told.naming)


def _walled(told: _Told) -> str:
    smoke = "yes" if told.cause.rule == "residence-industry" else "no"
    return told.say(_picked(told, "district", "it"), smoke=smoke)


def _hemmed(told: _Told) -> str:
    lost, left = len(told.params["lost"]), told.params["left"]
    return told.say(_picked(told, "district"), lost=lost, left=left)


def _closed(told: _Told) -> str:
    colour, left, count = told.params["colour"], told.params["left"], told.params["count"]
    cells = told.cells
    if not 0 < len(cells) <= NAMED_CELLS:
        return said(told.lang, "cause-closes-many", colour=colour, left=left, count=count)
    return told.say({"cells": listed(told.lang, cells)}, colour=colour, left=left)


def _framed(told: _Told) -> str:
    return told.say({}, **{key: told.params[key] for key in ("height", "width", "count")})


def _paid(told: _Told) -> str:
    return told.say({"price": told.money("price"), "left": told.money("left")})


def _room(told: _Told) -> str:
    return told.say({}, after=told.params["after"], before=told.params["before"])


def _earned(told: _Told) -> str:
    return told.say({"after": told.money("after"), "before": told.money("before")}, source=told.cause.rule)


def _scored(told: _Told) -> str:
    written = money_text if told.cause.rule in DOLLARS else number_text
    names = {key: written(told.lang, told.params[key]) for key in ("before", "after")}
    return told.say(names | {"title": said(told.lang, f"rule-{told.cause.rule}.title")})


def _opened(told: _Told) -> str:
    cells = told.cells
    return told.say({"cells": listed(told.lang, cells)}, count=len(cells))


def _buildable(told: _Told) -> str:
    return told.say({}, most=told.params["most"], count=told.params["count"])


def _could_grow(told: _Told) -> str:
    return told.say(_picked(told, "district") | {"card": card_name(told.lang, told.params["card"])})


def _could_earn(told: _Told) -> str:
    card = card_with_article(told.lang, told.params["card"], "the")
    return told.say({"card": card, "gain": told.money("gain")})


def _held(told: _Told) -> str:
    card = card_with_article(told.lang, told.params["card"], "the")
    return told.say({"card": card}, rule=told.cause.rule)


def _bribed(told: _Told) -> str:
    lot = _which(told) if told.params["lot"] else "taken"
    return told.say({"money": told.money("money")}, lot=lot)


def _lot(told: _Told) -> str:
    up, down = (tuple(CARD_OF[token] for token in told.params[key]) for key in ("up", "down"))
    return told.say({"cards": lot_text(told.lang, Lot(up, down))}, lot=_which(told))


def _which(told: _Told) -> str:
    return which_lot(told.params["lot"], alike=told.params["alike"])


def _left(told: _Told) -> str:
    return told.say({"cards": cards_text(told.lang, told.params["cards"])})


_SENTENCES: Final[Mapping[str, Callable[[_Told], str]]] = {
    "grows": _grows,
    "nearer": _touching,
    "farther": _touching,
    "founds": _touching,
    "enlarges": _enlarged,
    "merges": _merged,
    "stuck": _stuck,
    "hems": _hemmed,
    "walled": _walled,
    "closes": _closed,
    "frame": _framed,
    "pays": _paid,
    "saves": lambda told: told.say({"money": told.money("money")}),
    "room": _room,
    "income": _earned,
    "score": _scored,
    "opens": _opened,
    "buildable": _buildable,
    "bill": lambda told: told.say({"price": told.money("price"), "money": told.money("money")}),
    "bars": _held,
    "frees": _held,
    "could-grow": _could_grow,
    "could-earn": _could_earn,
    "hidden": lambda told: told.say({}, count=told.params["count"]),
    "bribe": _bribed,
    "lot": _lot,
    "left": _left,
}
