"""Offers and answers, exchanges, contracts: how a question goes round and what comes of it."""

from __future__ import annotations

from dataclasses import replace

from . import actions as act
from .against_building import hosts
from .against_deals import counter_of
from .deeds import consent, run_use
from .goods import bundle_of, covers
from .ledger import Contract
from .state import Question
from .working import Working, exchange_fields

# ---------------------------------------------------------------- talking


def _ask(work: Working, player: int, kind: act.Asking, deed: act.Deed, others: tuple[int, ...]) -> None:
    """Put a question to players, from the asker's left."""
    state = work.state
    queue = tuple(sorted(others, key=lambda other: (other - player) % state.way.players))
    number = state.asked + (kind == "offer")
    question = Question(number, kind, player, deed, queue)
    work.change(asked=number, offers=state.offers + 1, question=question, phase="answer", player=queue[0])


def do_offer(work: Working, player: int, deed: act.Offer) -> None:
    """Put an offer to those who could give what it asks for."""
    seats = work.state.seats
    able = tuple(other for other in deed.to if covers(seats[other].stock, deed.get))
    _ask(work, player, "offer", deed, able)
    fields = exchange_fields(work.state, deed)
    work.tell("offer", "offer", player, n=work.state.asked, to=sorted(deed.to), **fields)


def do_accept(work: Working, player: int, _: act.Accept) -> None:
    """Say yes; the last yes that is needed carries it out."""
    question = work.state.question
    if question is None:
        return
    asked = question.asked
    if isinstance(asked, act.Offer):
        work.tell("answer", "offer", player, n=question.number, say="accept")
        _close(work)
        do_trade(work, question.asker, replace(asked, to=(player,)))
        return
    if isinstance(asked, act.Ask):
        consent(work, player, act.Consent(asked.building))
    if len(question.queue) > 1:
        work.change(question=question._replace(queue=question.queue[1:]), player=question.queue[1])
        return
    _close(work)
    if isinstance(asked, act.Sign):
        _signed(work, question.asker, asked)
    elif isinstance(asked, act.Use):
        run_use(work, question.asker, asked)


def _close(work: Working) -> None:
    """The floor is its holder's again."""
    work.change(question=None, phase="work", player=work.state.holder)


def do_decline(work: Working, player: int, _: act.Decline) -> None:
    """Say no."""
    question = work.state.question
    if question is None:
        return
    if question.kind == "offer":
        work.tell("answer", "offer", player, n=question.number, say="decline")
        _ask_next(work, question)
    else:
        _close(work)


def do_counter(work: Working, player: int, deed: act.Counter) -> None:
    """Answer with another offer."""
    question = work.state.question
    if question is None:
        return
    exchanged = {"give": bundle_of(deed.give), "get": bundle_of(deed.get)}
    work.tell("answer", "offer", player, n=question.number, say="counter", **exchanged)
    _ask_next(work, question._replace(counters=(*question.counters, (player, deed.give, deed.get))))


def _ask_next(work: Working, question: Question) -> None:
    """The next answer; after the last one the holder may take a counter-offer."""
    left = question.queue[1:]
    if left:
        work.change(question=question._replace(queue=left), player=left[0])
    else:
        _close(work)
        work.change(question=question._replace(queue=()) if question.counters else None)


def do_take(work: Working, player: int, deed: act.Take) -> None:
    """Take a counter-offer."""
    question, offer = work.state.question, counter_of(work.state, deed.player)
    if question is not None and offer is not None:
        work.tell("answer", "offer", player, n=question.number, say="accept")
        do_trade(work, player, offer)


def do_trade(work: Working, player: int, offer: act.Offer, *, aloud: bool = False) -> None:
    """Let an exchange happen."""
    work.change(question=None)
    work.exchange(player, offer)
    work.stir(player, *offer.to)
    fields: dict[str, object] = {"with": offer.to[0], **exchange_fields(work.state, offer)}
    if aloud:
        fields["handshake"] = True
    work.tell("trade", "exchange", player, **fields)


def do_deal(work: Working, player: int, deed: act.Deal) -> None:
    """Enter an exchange that was agreed aloud."""
    do_trade(work, player, deed.offer, aloud=True)


def do_handshake(work: Working, player: int, deed: act.Handshake) -> None:
    """Enter what was agreed aloud among several: all give, then all receive."""
    for flow in deed.flows:
        work.gain(flow.giver, flow.goods, -1)
        work.gain(flow.to, flow.goods)
        hand = list(work.state.seats[flow.giver].hand)
        for card in flow.cards:
            hand.remove(card)
        work.seat(flow.giver, hand=tuple(hand))
        work.seat(flow.to, hand=(*work.state.seats[flow.to].hand, *flow.cards))
    work.stir(*(party for flow in deed.flows for party in (flow.giver, flow.to)))
    work.tell("handshake", "handshake", player, flows=[flow.plain for flow in deed.flows])


def do_sign(work: Working, player: int, deed: act.Sign) -> None:
    """Put a contract to its parties."""
    if deed.aloud:
        _signed(work, player, deed)
    else:
        _ask(work, player, "contract", deed, tuple(party for party in deed.parties if party != player))


def _signed(work: Working, player: int, deed: act.Sign) -> None:
    state = work.state
    contract = Contract(len(state.contracts) + 1, deed.parties, deed.terms, state.turn)
    work.change(contracts=(*state.contracts, contract))
    work.stir(*deed.parties)
    terms = [term.plain for term in deed.terms]
    work.tell("contract", "contract", player, id=contract.id, parties=list(deed.parties), terms=terms)


def do_ask_hosts(work: Working, player: int, deed: act.Ask) -> None:
    """Ask those in whose quarters a building would lie."""
    _ask(work, player, "consent", deed, tuple(hosts(work.state, deed.building)))


def do_use(work: Working, player: int, deed: act.Use) -> None:
    """Use a building; with another player's goods he is asked first."""
    if deed.goods_of is None:
        run_use(work, player, deed)
    else:
        _ask(work, player, "use", deed, (deed.goods_of,))
