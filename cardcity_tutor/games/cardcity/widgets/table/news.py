"""What befell the persons without a decision of theirs: cards discarded, a purchase that nothing allowed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from cardcity_tutor.core.verdict import Reason
from cardcity_tutor.render.phrases import filled

from ...face.wording import money_text
from ...face.wording.playing import discard_words
from .choices import PARK
from .moments import against
from .telling import TableWording

DECISIONS: Final = frozenset({"develop", "buy"})
"""What somebody decides after the discard of a turn."""
INDUSTRY: Final = "I1"


def news(wording: TableWording) -> list[str]:
    """What to tell with the next screen: to whom it is for, or between two turns to everybody.

    A discard is told until its player decides again, and once more when the turn is over.
    """
    table = wording.table
    if table.covered or table.state.over:
        return []
    seats = table.persons if wording.viewer is None else (wording.viewer,)
    return [text for seat in seats for text in (*_discards(wording, seat), *_unbought(wording, seat))]


def _discards(wording: TableWording, seat: int) -> list[str]:
    table, found = wording.table, []
    story = table.told
    for number in range(len(story) - 1, -1, -1):
        event = story[number].event
        if event.turn < table.turn or (
            event.player == seat and event.kind in DECISIONS and not table.resting
        ):
            break
        if event.player == seat and event.kind == "discard":
            entry = wording.entry(number, story)
            found.append(" ".join([entry["text"], *entry.get("parts", ())]))
    return list(dict.fromkeys(reversed(found)))


def _unbought(wording: TableWording, seat: int) -> Iterator[str]:
    """That the purchase was passed over although there is money: why nothing could be bought."""
    table, lang = wording.table, wording.lang
    money = table.state.seats[seat].money
    bought = any(
        told.event.turn == table.turn and told.event.player == seat and told.event.kind == "buy"
        for told in table.told
    )
    if not table.resting or bought or not money:
        return
    reasons = not_for_sale(wording, seat)
    if all(reasons):
        names = {"who": wording.names[seat], "money": money_text(lang, money)}
        told = filled(lang, "table-unbought", names, me=wording.telling.me_or(seat))
        yield " ".join([told, *dict.fromkeys(chain.from_iterable(reasons))])


def not_for_sale(wording: TableWording, seat: int) -> list[list[str]]:
    """For each kind of card on sale, why a player can buy none now, with the rules; nothing where one can be bought."""
    cards = (INDUSTRY, PARK) if wording.table.game.parks else (INDUSTRY,)
    return [_not_sold(wording, seat, card) for card in cards]


def _not_sold(wording: TableWording, seat: int, card: str) -> list[str]:
    position, edition = wording.table.state.position(seat), wording.telling.edition
    reserve, price, money = position.reserve, position.price(card), position.money
    rule, left = ("buy-park", reserve.parks) if card == PARK else ("buy-industry", sum(reserve.works))
    if not left:
        reasons: tuple[Reason, ...] = (Reason(rule, params={"left": 0, "bought": False}),)
    elif price > money:
        reasons = (Reason(rule, params={"price": price, "money": money, "missing": price - money}),)
    else:
        reasons = against(position, card)
    return discard_words(wording.lang, reasons, card, edition)
