"""A card that is being played at the real table: may it go there, what does it cost, and laid there all the same."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from cardcity_tutor.core.errors import IllegalAction
from cardcity_tutor.core.verdict import Change, Place, Reason, Verdict
from cardcity_tutor.render.phrases import filled

from ...rules.development import Choice
from ...rules.names import names_of
from ...rules.outlook import Outlook, outlook
from ...rules.position import Position
from ...rules.survey import survey
from ...rules.tokens import card_of
from ..judging import Judge, token_of
from .copying import entered
from .stock import clouds_left
from .table import Doubt, Table

ARCHITECT: Final = "A"
CLOUD: Final = "N"
PARK: Final = "K"


def for_sale(card: str) -> bool:
    """Whether a card can be bought at the end of a turn: industries and parks."""
    return card == PARK or (card[0] == "I" and len(card) == 2)


def price_of(position: Position, card: str, *, bought: bool) -> int:
    """What is paid beside the price of leisure: a park always is bought, an industry where one says so."""
    return position.price(card) if card == PARK or (bought and for_sale(card)) else 0


def _lacking(position: Position, card: str, price: int) -> Verdict | None:
    """The verdict of the till on a card that is bought."""
    missing = price - position.money
    if missing <= 0:
        return None
    rule = "buy-park" if card == PARK else "buy-industry"
    reason = Reason(rule, params={"price": price, "money": position.money, "missing": missing})
    return Verdict((reason,), (Change("money", {"amount": missing}),))


def verdict_on(position: Position, card: str, place: Place, facing: str | None, *, bought: bool) -> Verdict:
    """What the rules say of laying this card now. Which cards are still in hand, and must be built, nobody tells us."""
    alone = position.changed(hand=())
    if card == ARCHITECT:  # he stands where a cloud could lie
        return alone.verdict(CLOUD, place)
    own = alone.verdict(card, place, facing)
    till = _lacking(position, card, price_of(position, card, bought=bought))
    if till is None:
        return own
    return Verdict((*till.reasons, *own.reasons), till.remedy if own.legal else None)


def cloud_comes(table: Table, number: int, card: str, place: Place) -> bool:
    """Whether this card makes a cloud come, as long as one is left that no player owes already."""
    owed = sum(seat.owed for seat in table.seats)
    return (
        card not in (ARCHITECT, CLOUD)
        and clouds_left(table) > owed
        and table.seats[number].position.brings_cloud(card, place)
    )


def laid(
    table: Table, number: int, card: str, place: Place, facing: str | None, *, bought: bool, force: bool
) -> Table:
    """The table after a card was played. Against the rules only with ``force``: then it is doubted, and costs nothing."""
    position = table.seats[number].position
    found = verdict_on(position, card, place, facing, bought=bought)
    token = token_of(card, facing)
    if found.legal:
        if card == ARCHITECT:
            return entered(table, number, place, ARCHITECT)
        price = price_of(position, card, bought=bought)
        paid = position.changed(money=position.money - price, hand=())
        after = paid.build(card, place, facing)
        if card == CLOUD:
            after = after.changed(reserve=after.reserve._replace(clouds=max(0, after.reserve.clouds - 1)))
        seat = table.seats[number]
        owed = seat.owed + cloud_comes(table, number, card, place)
        return table.with_seat(number, replace(seat, position=after, owed=owed))
    if not force or "stays" in found.rules:
        raise IllegalAction("illegal-action", verdict=found, action=f"{card} {list(place)}", phase="build")
    after_all = entered(table, number, place, token)
    seat = after_all.seats[number]
    cell = names_of(seat.position).name(place)
    if len(seat.strays) > len(table.seats[number].strays) or cell is None:
        return after_all
    return after_all.with_seat(number, replace(seat, doubts=(*seat.doubts, Doubt(token, cell, found.rules))))


def grown(table: Table, number: int, choice: Choice) -> Table:
    """The table after a district took a card of the reserve."""
    return table.with_city(number, table.seats[number].position.develop(choice))


class RefereeJudge(Judge):
    """Judges one card alone on every cell: what else its player holds is not known."""

    def card(self, card: str, *, bought: bool) -> list[list[int]]:
        """For each facing one number per cell, as ``Judge.hand`` gives them."""
        position = self.ground.position
        price = price_of(position, card, bought=bought)
        till = _lacking(position, card, price)
        shown = CLOUD if card == ARCHITECT else card
        alone = position.changed(money=max(0, position.money - price)).with_hand([shown])
        found = survey(alone, self.ground.order, self.victory)
        kind = card_of(shown, "card")
        turns = sorted(facing for number, facing in found.verdicts if number == kind)
        return [self._turn(card, kind, turn, found.verdicts, found.outlooks, till) for turn in turns]

    def _turn(
        self,
        card: str,
        kind: int,
        turn: int,
        verdicts: dict[tuple[int, int], dict[Place, Verdict]],
        outlooks: dict[tuple[int, int], dict[Place, Outlook]],
        till: Verdict | None,
    ) -> list[int]:
        judged, after = verdicts[kind, turn], outlooks[kind, turn]
        if card == ARCHITECT:
            return self._standing(judged, after)
        if till is not None:
            judged = {
                place: Verdict((*till.reasons, *own.reasons), till.remedy if place in after else None)
                for place, own in judged.items()
            }
            after = {}
        return self._facing(card, judged, after)

    def _standing(self, judged: dict[Place, Verdict], free: Collection[Place]) -> list[int]:
        """The architect is no card: wherever he may stand, nothing else changes."""
        numbers = self._facing(CLOUD, judged, {})
        same = outlook(self.ground.position, self.victory)
        for at, place in enumerate(self.ground.order):
            if place in free:
                numbers[at] = self.outlook(ARCHITECT, place, same, grown=True)
        return numbers

    def _first_step(self, card: str, place: Place, after: Outlook, *, grown: bool) -> str:
        if card == ARCHITECT:
            return filled(self.ground.lang, "table-step-architect", {"cell": self.ground.name(place)})
        return super()._first_step(card, place, after, grown=grown)
