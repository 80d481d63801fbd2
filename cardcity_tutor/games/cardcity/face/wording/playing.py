"""A game in words, for one of its players: who did what, by which rule. What the player cannot know is not told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from cardcity_tutor.core.game import Event
from cardcity_tutor.core.verdict import Place, Reason
from cardcity_tutor.locale import has

from .....render.phrases import Naming, filled, money_text, said
from ... import coach
from ...rules.actions import Cards, Lot, less
from ...rules.ending import LOWER_BOUNDS, RANKS
from ...rules.names import names_of
from ...rules.position import Position
from ...rules.state import HIDDEN
from ...rules.tokens import HAND_TOKENS
from .bots import bot_name, persona_name
from .cards import card_with_article, kind_of, sides_text
from .decisions import cards_text, lot_text
from .reasons import cite, reason_words

LETTERS: Final = "ABCD"
"""The seats, as the lots and the single city call them."""


class EventWords(NamedTuple):
    """An event in words."""

    text: str
    cite: str
    """The rule's title and where the book has it."""


class Telling(NamedTuple):
    """Who is told, in which language, and what the players are called."""

    lang: str
    me: int
    names: Sequence[str]
    """Of every seat; one's own is not used, one is told ``you``."""
    edition: str
    namings: Sequence[Naming]
    """What each player's board calls its places."""
    brick: bool = False
    crisis: bool = False
    """Whether the leisure crisis sets the price of leisure."""

    def words(self, event: Event, after: Event | None = None) -> EventWords:
        """An event as a sentence, with its rule. A lot that is taken is told in full ``after`` its offer or draw."""
        if event.kind == "take" and after is not None:
            text = _kept(self, event, after) if after.kind == "draw" else _took(self, event, after)
        else:
            names, numbers = _TELLERS[event.kind](self, event.player, event.details)
            who = self.names[event.player]
            text = filled(
                self.lang, f"table-{event.kind}", {"who": who} | names, me=self.me_or(event.player), **numbers
            )
        return EventWords(text, cite(self.lang, self.rule(event), self.edition))

    def rule(self, event: Event) -> str:
        """The rule of an event; in the crisis the one that makes leisure dearer."""
        return "leisure-crisis" if self.crisis and event.rule == "leisure-price" else event.rule

    def me_or(self, player: int) -> str:
        """What chooses between ``you`` and a name in a sentence."""
        return "yes" if player == self.me else "no"

    def card(self, token: str) -> str:
        """A card with its article."""
        return card_with_article(self.lang, token, "a")


Parts = tuple[dict[str, str], dict[str, object]]
"""What a sentence is filled with: names, and what chooses between its variants."""
Teller = Callable[[Telling, int, Mapping[str, Any]], Parts]


def _drawn(told: Telling, player: int, details: Mapping[str, Any]) -> Parts:
    cards: Cards = details["cards"]
    mine = cards_text(told.lang, _tokens(cards)) if player == told.me else ""
    return {"cards": mine}, {"count": len(cards)}


def _offered(told: Telling, player: int, details: Mapping[str, Any]) -> Parts:
    first, rest = details["open"], details["rest"]
    to = details["to"]
    mine = player == told.me
    lots = (lot_words(told.lang, lot, known=mine) for lot in (first, rest))
    return dict(zip(("open", "rest"), lots, strict=True)) | {"to": told.names[to]}, {"mine": told.me_or(to)}


def lot_words(lang: str, lot: Lot, *, known: bool) -> str:
    """What lies in a lot, the money too; face-down cards are counted where they are not known."""
    if known or not lot.down:
        return lot_text(lang, lot)
    cards = hand_words(lang, lot.up + (HIDDEN,) * len(lot.down))
    if not lot.money:
        return cards
    return filled(lang, "advice-lot-money", {"cards": cards, "money": money_text(lang, lot.money)})


def _took(told: Telling, event: Event, offer: Event) -> str:
    """Which lot somebody has now, as far as one can know it, and who gets the money on the cards still to divide."""
    lang, player, divider = told.lang, event.player, offer.player
    lot, rest = offer.details[event.details["lot"]], offer.details["rest"]
    if player == told.me:  # who takes a lot turns its face-down cards over, and only then knows them
        lot = lot._replace(down=event.details["cards"][len(lot.up) :])
    names = {"who": told.names[player], "lot": lot_words(lang, lot, known=told.me in (player, divider))}
    how = "left" if player == divider else "chosen"
    text = filled(lang, "table-take-lot", names, me=told.me_or(player), how=how)
    if not rest.money or len(rest.cards) == len(offer.details["open"].cards):
        return text
    holder = divider if player != divider else offer.details["to"]
    names = {"who": told.names[holder], "money": money_text(lang, rest.money)}
    return f"{text} {filled(lang, 'table-take-rest', names, me=told.me_or(holder))}"


def _kept(told: Telling, event: Event, draw: Event) -> str:
    """Solo: what stays in hand, and what goes under the pile."""
    kept = event.details["cards"]
    under = less(draw.details["cards"], kept)
    names = {
        name: cards_text(told.lang, _tokens(cards)) for name, cards in (("cards", kept), ("under", under))
    }
    return filled(
        told.lang, "table-keep" if under else "table-take", names | {"who": ""}, me="yes", count=len(kept)
    )


def _taken(told: Telling, player: int, details: Mapping[str, Any]) -> Parts:
    """Of another player's lot, only how large it is: what lay open was told with the offer."""
    cards = cards_text(told.lang, _tokens(details["cards"])) if player == told.me else ""
    return {"cards": cards}, {"count": len(details["cards"])}


def _placed(told: Telling, player: int, details: Mapping[str, Any]) -> Parts:
    """A card on a cell, or a cloud, or the architect; what it cost, and how a bicolour card lies."""
    names = {"cell": told.namings[player](details["cell"])}
    token = str(details.get("card") or details.get("colour") or "")
    if token:
        names["card"] = told.card(token)
    if "paid" not in details:
        return names, {}
    facing = details.get("facing")
    names["paid"] = money_text(told.lang, details["paid"])
    names["sides"] = sides_text(told.lang, kind_of(token) + facing, brick=told.brick) if facing else ""
    return names, {"price": details["paid"], "turned": "yes" if facing else "no"}


def _discarded(told: Telling, _player: int, details: Mapping[str, Any]) -> Parts:
    return {"card": told.card(details["card"])}, {}


def _earned(told: Telling, _player: int, details: Mapping[str, Any]) -> Parts:
    return {"amount": money_text(told.lang, details["amount"])}, {}


def _ended(_told: Telling, _player: int, details: Mapping[str, Any]) -> Parts:
    return {}, {"place": details["place"]}


_TELLERS: Final[Mapping[str, Teller]] = {
    "draw": _drawn,
    "exchange": _drawn,
    "offer": _offered,
    "take": _taken,
    "architect": _placed,
    "build": _placed,
    "cloud": _placed,
    "discard": _discarded,
    "develop": _placed,
    "income": _earned,
    "buy": _placed,
    "end": _ended,
}


def naming(position: Position, lang: str) -> Naming:
    """What the board of a city calls its places, for the whole game."""
    names = names_of(position)

    def name(place: Place) -> str:
        return names.name(place) or said(lang, "cell-outside")

    return name


def bot_title(lang: str, name: str) -> str:
    """What a bot is called at a table: by its own name where it has one in this language.

    >>> bot_title("en", "tourist"), bot_title("en", "my.module:Bot")
    ('The tourist', 'my.module:Bot')
    """
    if name in coach.PERSONAS:
        return persona_name(lang, name)
    return bot_name(lang, name) if name in coach.BOTS and has(lang, f"bot-kind-{name}") else name


def discard_words(lang: str, reasons: Sequence[Reason], card: str, edition: str) -> list[str]:
    """Why a card could be built nowhere: each rule in a sentence, with its numbers, and where the book has it."""
    return [
        filled(
            lang,
            "table-discard-why",
            dict(zip(("text", "cite"), _why(lang, reason, card, edition), strict=True)),
        )
        for reason in reasons
    ]


def _why(lang: str, reason: Reason, card: str, edition: str) -> tuple[str, str]:
    if not reason.params:
        return said(lang, f"rule-{reason.rule}"), cite(lang, reason.rule, edition)
    words = reason_words(lang, reason, card, str, edition=edition)
    return f"{words.text} {words.here}", words.cite


def hand_words(lang: str, hand: Sequence[int]) -> str:
    """The cards that a player holds, as far as they are known."""
    known = cards_text(lang, _tokens([card for card in hand if card != HIDDEN]))
    covered = sum(card == HIDDEN for card in hand)
    if not covered:
        return known
    hidden = said(lang, "table-hidden", count=covered)
    return filled(lang, "advice-lot-both", {"up": known, "down": hidden}) if known else hidden


def _tokens(cards: Sequence[int]) -> list[str]:
    return [HAND_TOKENS[card] for card in cards]


def next_rank(edition: str, victory: str, rank: str) -> tuple[str, int] | None:
    """The rank above one, and the score from which it is reached; nothing above the highest.

    >>> next_rank("xl", "happiness", "Village"), next_rank("xl", "economic", "Mégalopole")
    (('Commune', 15), None)
    """
    bounds = zip(RANKS, LOWER_BOUNDS[edition, victory], strict=True)
    known = [(name, bound) for name, bound in bounds if bound is not None]
    above = [name for name, _ in known].index(rank) + 1
    return known[above] if above < len(known) else None
