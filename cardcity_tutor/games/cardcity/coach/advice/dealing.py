"""What a hand is good for, before it is built: how much of it can be built, what it costs, which district it wakes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .....core.verdict import Place
from ...rules.actions import Cards, Choose, Keep, Lot, Offer, less
from ...rules.development import Need
from ...rules.kernel.building import cost
from ...rules.kernel.cards import LEISURE, has_industry, has_leisure
from ...rules.legality import legal_placements
from ...rules.outlook import Prospects
from ...rules.position import Position
from ...rules.roomy import ground
from ...rules.state import HIDDEN, State
from ...rules.tokens import HAND_TOKENS
from .cause import Cause, Stakes
from .districts import GROWTH_RULES
from .figures import ROOM_WEIGHT
from .holding import UNBUILT

FACE_DOWN = 0.2
"""What it costs not to know a card."""


def keep_causes(view: State, action: Keep, stakes: Stakes) -> Iterator[Cause]:
    """What the kept cards are good for, and which card is put back."""
    yield from hand_causes(view.position(), action.cards, stakes)
    pool = view.table.pool if view.table else ()
    back = less(pool, action.cards)
    if back:
        yield Cause("left", "solo-draw", (), {"cards": _tokens(back)}, 0.0)


def choose_causes(view: State, action: Choose, stakes: Stakes) -> Iterator[Cause]:
    """What is known of the lot: its open cards, its face-down ones, its money."""
    lots = view.table.lots if view.table else None
    if lots is not None:
        yield from lot_causes(view, lots[0 if action.lot == "open" else 1], stakes)


def offer_causes(view: State, action: Offer, stakes: Stakes) -> Iterator[Cause]:
    """What lies in each lot, and the money that is put on one."""
    alike = len(action.open.cards) == len(action.rest.cards)
    for name, lot in zip(("open", "rest"), action, strict=True):
        which: dict[str, object] = {"lot": name, "alike": alike}
        cards = {"up": _tokens(lot.up), "down": _tokens(lot.down)}
        yield Cause("lot", view.game.lots_rule, (), which | cards, 0.1)
        if lot.money:
            money = {"money": lot.money, "left": view.seat.money - lot.money}
            yield Cause("bribe", "bribe", (), which | money, -lot.money * stakes.dollar)


def lot_causes(view: State, lot: Lot, stakes: Stakes) -> Iterator[Cause]:
    """What a lot is good for as far as it shows."""
    known = tuple(card for card in lot.cards if card != HIDDEN)
    yield from hand_causes(view.position().changed(money=view.seat.money + lot.money), known, stakes)
    hidden = len(lot.cards) - len(known)
    if hidden:
        yield Cause("hidden", view.game.lots_rule, (), {"count": hidden}, -FACE_DOWN * hidden)
    if lot.money:
        yield Cause("bribe", "bribe", (), {"lot": "", "money": lot.money}, lot.money * stakes.dollar)


def hand_causes(position: Position, cards: Cards, stakes: Stakes) -> Iterator[Cause]:
    """How many of the cards can be built, their price, the room they make, and the districts they can make grow."""
    hand = position.changed(hand=cards)
    most = hand.plan().built
    params: dict[str, object] = {"most": most, "count": len(cards)}
    yield Cause("buildable", "build-maximum", (), params, -UNBUILT * (len(cards) - most))
    price = _price(hand)
    if price:
        yield Cause(
            "bill", "leisure-price", (), {"price": price, "money": position.money}, -price * stakes.dollar
        )
    works = sum(map(has_industry, cards))
    if works:
        limit = position.limit()
        more = works * position.setting.rules.limit_step
        wanted = stakes.hand * (stakes.left + 1)
        room = limit.max - limit.used
        params = {"before": room, "after": room + more, "max": limit.max + more, "used": limit.used}
        yield Cause("room", "limit", (), params, ROOM_WEIGHT * (min(room + more, wanted) - min(room, wanted)))
    yield from _promises(hand, stakes)


def _price(position: Position) -> int:
    """What the leisure of the hand costs, as far as the money goes."""
    rules, money = position.setting.rules, position.money
    price = cost(position.city, rules, LEISURE)
    total = 0
    for _ in filter(has_leisure, position.hand):
        if total + price > money:
            break
        total += price
        price += rules.price if rules.crisis else 0
    return total


def _promises(position: Position, stakes: Stakes) -> Iterator[Cause]:
    """What single cards can do where they may be built now: districts that one makes grow, income that one brings."""
    found: dict[tuple[str, tuple[Place, ...]], Cause] = {}
    where = ground(position.city, position.setting, position.architect)
    prospects = Prospects(position, where, stakes.victory)
    old = {(need.colour, need.cells) for need in position.needs() if need.due}
    income = position.income().value
    for card in dict.fromkeys(position.hand):
        token, earned = HAND_TOKENS[card], income
        for row, column, facing in legal_placements(position.city, position.setting, card, position.money):
            place = row, column
            outlook = prospects.after(card, facing, place, where.cell(place))
            earned = max(earned, outlook.income)
            for need, _ in outlook.growths:
                key = need.colour, need.cells
                if key not in old and key not in found and place not in need.cells:
                    found[key] = _could_grow(need, token, stakes)
        if earned > income:
            weight = (earned - income) * (stakes.left + 1) * stakes.dollar
            yield Cause("could-earn", "income", (), {"card": token, "gain": earned - income}, weight)
    yield from found.values()


def _could_grow(need: Need, token: str, stakes: Stakes) -> Cause:
    params: dict[str, object] = {
        "card": token, "colour": need.colour, "size": need.size, "have": need.have, "need": need.size + 1
    }  # fmt: skip
    worth = stakes.growth(need.colour, need.size)
    return Cause("could-grow", GROWTH_RULES[need.colour], need.cells, params, worth)


def _tokens(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(HAND_TOKENS[card] for card in cards)
