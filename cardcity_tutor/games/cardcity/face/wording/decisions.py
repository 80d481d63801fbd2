"""Decisions in words: build this there, keep these, take that lot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardcity_tutor.core.verdict import Place

from .....render.phrases import Naming, filled, listed, money_text, said
from ...rules.actions import Action, Architect, Build, Buy, Choose, Cloud, Develop, Keep, Lot, Offer
from ...rules.kernel.cards import BICOLOUR
from ...rules.position import Position
from ...rules.state import HIDDEN, State
from ...rules.tokens import HAND_TOKENS, facing_letter
from ..plan import plan_of
from .cards import card_with_article, kind_of, sides_text
from .names import counted


def naming_of(position: Position, lang: str) -> Naming:
    """What the board of this position calls its places."""
    names = plan_of(position).names

    def name(place: Place) -> str:
        return names.get(place) or said(lang, "cell-outside")

    return name


def cards_text(lang: str, tokens: Sequence[str]) -> str:
    """Cards in a row, each with its article; several of one kind are counted.

    >>> cards_text("fr", ["R", "L", "R"])
    '2 résidences et des loisirs'
    """
    parts = []
    for token, count in Counter(token[:1] if token[0] == "I" else token for token in tokens).items():
        if len(token) == 1 and count > 1 and token != "?":
            parts.append(counted(lang, token, count))
        else:
            parts += [_one_card(lang, token)] * count
    return listed(lang, parts)


def _one_card(lang: str, token: str) -> str:
    if token == "?":
        return said(lang, "card-hidden")
    card = card_with_article(lang, token, "a")
    if len(token) == 1:
        return card
    return filled(lang, "advice-cut", {"card": card}, cut="straight" if token.endswith("s") else "diagonal")


def action_words(lang: str, view: State, action: Action, naming: Naming) -> str:
    """A decision as something to do, without a full stop."""
    brick = bool(view.game.setting.grid.slant)
    if isinstance(action, Build):
        return filled(lang, "advice-build", {"what": _card_at(lang, action, naming, "the", brick=brick)})
    if isinstance(action, Develop | Buy):
        key = "advice-develop" if isinstance(action, Develop) else "advice-buy"
        return filled(lang, key, {"what": _card_at(lang, action, naming, "a", brick=brick)})
    if isinstance(action, Cloud):
        return filled(lang, "advice-cloud", {"cell": naming(action.place)})
    if isinstance(action, Architect):
        if action.place is None:
            return said(lang, "advice-no-architect")
        return filled(lang, "advice-architect", {"cell": naming(action.place)})
    if isinstance(action, Keep):
        tokens = [HAND_TOKENS[card] for card in action.cards]
        return filled(lang, "advice-keep", {"cards": cards_text(lang, tokens)})
    if isinstance(action, Choose):
        return said(lang, "advice-choose", which=_which(view, action.lot))
    if isinstance(action, Offer):
        lots = {"first": lot_text(lang, action.open), "second": lot_text(lang, action.rest)}
        return filled(lang, "advice-offer", lots)
    return said(lang, "advice-pass")


def _card_at(lang: str, action: Build | Develop | Buy, naming: Naming, article: str, *, brick: bool) -> str:
    token = HAND_TOKENS[action.card]
    names = {"card": card_with_article(lang, token, article), "cell": naming(action.place)}
    if not isinstance(action, Build) or action.card < BICOLOUR:
        return filled(lang, "card-at", names)
    names["sides"] = sides_text(lang, kind_of(token) + facing_letter(action.card, action.facing), brick=brick)
    return filled(lang, "card-at-turned", names)


def _which(view: State, lot: str) -> str:
    lots = view.table.lots if view.table else None
    return which_lot(lot, alike=lots is None or lots_alike(lots))


def which_lot(lot: str, *, alike: bool) -> str:
    """How the ``open`` lot or the ``rest`` is called: by its size, or first and second where they are of one size."""
    if alike:
        return "first" if lot == "open" else "second"
    return "small" if lot == "open" else "large"


def lots_alike(lots: Sequence[Lot]) -> bool:
    """Whether two lots are of one size."""
    first, second = lots
    return len(first.cards) == len(second.cards)


def lot_text(lang: str, lot: Lot) -> str:
    """What lies in a lot: open cards, face-down ones, money."""
    cards = cards_text(lang, _tokens(lot.up))
    if lot.down:
        covered = cards_text(lang, _tokens(lot.down))
        down = filled(lang, "advice-lot-down", {"cards": covered})
        cards = filled(lang, "advice-lot-both", {"up": cards, "down": down}) if cards else down
    if not lot.money:
        return cards
    return filled(lang, "advice-lot-money", {"cards": cards, "money": money_text(lang, lot.money)})


def _tokens(cards: Sequence[int]) -> list[str]:
    return ["?" if card == HIDDEN else HAND_TOKENS[card] for card in cards]
