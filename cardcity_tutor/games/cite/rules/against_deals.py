"""What speaks against offers and answers, handshakes, contracts, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from . import actions as act
from .cards import HAND_LIMIT
from .goods import NOTHING, add, covers
from .holdings import lacks_cards, lacks_goods, offers_spent
from .ledger import Debt, NoteTerm, PayTerm, PlaceTerm, Term
from .state import State, rights

PARTIES: Final = (2, 4)


def against_offer(state: State, player: int, deed: act.Offer) -> Iterator[str]:
    """Against an offer."""
    yield from offers_spent(state)
    others = {*deed.to}
    if not others or player in others or len(others) != len(deed.to):
        yield "offer"
    if any(not 0 <= other < state.way.players for other in others):
        yield "offer"
        return
    if any(state.seats[other].done for other in others):
        yield "time-is-gold"
    if not any((*deed.give, *deed.get, *deed.give_cards, *deed.get_cards, deed.give_rights, deed.get_rights)):
        yield "offer"
    yield from _gives(state, player, deed)
    if others and not any(covers(state.seats[other].stock, deed.get) for other in others):
        yield "exchange"


def _gives(state: State, player: int, deed: act.Offer) -> Iterator[str]:
    """Against what one side gives, and may receive."""
    yield from lacks_goods(state.seats[player].stock, deed.give)
    yield from lacks_cards(state, player, deed.give_cards)
    if min(deed.get) < 0 or min(deed.give_rights, deed.get_rights) < 0:
        yield "offer"
    if deed.give_rights or deed.get_rights:
        if state.way.ruling("rights-stay"):
            yield "rights-stay"
        elif deed.give_rights > rights(state, player):
            yield "rights"
    if len(state.seats[player].hand) - len(deed.give_cards) + len(deed.get_cards) > HAND_LIMIT:
        yield "hand"


def mirrored(deed: act.Offer, player: int) -> act.Offer:
    """An offer as the other side would make it."""
    return act.Offer(
        (player,), deed.get, deed.give, deed.get_cards, deed.give_cards, deed.get_rights, deed.give_rights
    )


def against_deal(state: State, player: int, deed: act.Deal) -> Iterator[str]:
    """Against an exchange, on both sides."""
    offer = deed.offer
    if len(offer.to) != 1 or offer.to[0] == player or not 0 <= offer.to[0] < state.way.players:
        yield "offer"
        return
    if state.seats[offer.to[0]].done:
        yield "time-is-gold"
    yield from _gives(state, player, offer)
    if [*_gives(state, offer.to[0], mirrored(offer, player))]:
        yield "exchange"


def against_counter(state: State, player: int, deed: act.Counter) -> Iterator[str]:
    """Against a counter-offer."""
    question = state.question
    if question is None or not isinstance(question.asked, act.Offer):
        yield "offer"
        return
    if not any(deed.give) and not any(deed.get):
        yield "offer"
    yield from _gives(state, player, act.Offer((question.asker,), deed.give, deed.get))
    if not covers(state.seats[question.asker].stock, deed.get):
        yield "exchange"


def against_take(state: State, player: int, deed: act.Take) -> Iterator[str]:
    """Against taking a counter-offer."""
    found = counter_of(state, deed.player)
    if found is None:
        yield "offer"
    else:
        yield from against_deal(state, player, act.Deal(found))


def counter_of(state: State, player: int) -> act.Offer | None:
    """The exchange that the counter-offer of a player would be for the holder of the floor."""
    if state.question is None or state.phase != "work":
        return None
    for other, give, get in state.question.counters:
        if other == player:
            return act.Offer((player,), get, give)
    return None


def against_handshake(state: State, _: int, deed: act.Handshake) -> Iterator[str]:
    """Against entering what was agreed aloud."""
    parties = {player for flow in deed.flows for player in (flow.giver, flow.to)}
    if not PARTIES[0] <= len(parties) <= PARTIES[1] or any(flow.giver == flow.to for flow in deed.flows):
        yield "handshake"
        return
    if any(not 0 <= player < state.way.players for player in parties):
        yield "handshake"
        return
    if any(state.seats[player].done for player in parties):
        yield "time-is-gold"
    for player in parties:
        gone = NOTHING
        cards: list[str] = []
        for flow in deed.flows:
            if flow.giver == player:
                gone = add(gone, flow.goods)
                cards += flow.cards
        if not covers(state.seats[player].stock, gone) or min(gone) < 0:
            yield "exchange"
        yield from lacks_cards(state, player, tuple(cards))
        received = sum(len(flow.cards) for flow in deed.flows if flow.to == player)
        if len(state.seats[player].hand) - len(cards) + received > HAND_LIMIT:
            yield "hand"


def against_sign(state: State, player: int, deed: act.Sign) -> Iterator[str]:
    """Against a contract."""
    if not deed.aloud:
        yield from offers_spent(state)
    parties = {*deed.parties}
    if not PARTIES[0] <= len(parties) <= PARTIES[1] or len(parties) != len(deed.parties) or not deed.terms:
        yield "contract"
    if player not in parties or any(not 0 <= party < state.way.players for party in parties):
        yield "contract"
        return
    if not all(_is_term(state, parties, term) for term in deed.terms):
        yield "contract"


def _is_term(state: State, parties: set[int], term: Term) -> bool:
    last = state.way.last_turn
    match term:
        case PayTerm(giver, to, goods, count, turns):
            now = state.seats[giver].turn if giver in parties else 0
            fits = {giver, to} <= parties and giver != to and bool(turns) and min(goods) >= 0 and count >= 0
            ahead = all(now < due <= last for due in turns) and [*turns] == sorted({*turns})
            return fits and ahead and (count > 0) != any(goods)
        case PlaceTerm(building, turn):
            return building.owner in parties and state.seats[building.owner].turn <= turn <= last
        case NoteTerm(text):
            return bool(text.strip())


def against_settle(state: State, player: int, deed: act.Settle) -> Iterator[str]:
    """Against a payment that a contract asks for."""
    debt = Debt(deed.due, deed.contract, deed.term)
    term = debt.of(state.contracts)
    if term is None or term.giver != player or debt in state.paid or deed.due > state.seats[player].turn:
        yield "settle"
        return
    if sum(deed.goods) != term.any if term.any else deed.goods != term.goods:
        yield "settle"
    yield from lacks_goods(state.seats[player].stock, deed.goods)


def against_jury(state: State, _: int, deed: act.Jury) -> Iterator[str]:
    """Against entering what a jury found."""
    players = [player for player, _ in deed.votes]
    if (
        not 0 <= deed.accused < state.way.players
        or deed.accused in players
        or len({*players}) != len(players)
        or any(not 0 <= player < state.way.players for player in players)
    ):
        yield "jury"
