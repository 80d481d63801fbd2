"""What speaks against a decision: ids of rules, found without changing anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from . import actions as act
from . import against_building as building
from . import against_deals as deals
from . import against_goods as goods
from .holdings import lacks_cards
from .state import State

ANY_TIME: Final = (act.Settle, act.Consent, act.Discard, act.Handshake, act.Jury, act.Move, act.Deal)
"""What every player may do while the floor is open."""


ANSWERS: Final = (act.Accept, act.Decline, act.Counter)


def against(state: State, player: int, deed: object) -> Iterator[str]:
    """Every rule against what a player wants to do."""
    if state.over:
        yield "end"
        return
    yield from _moment(state, player, deed)
    check = _CHECKS.get(type(deed))
    if check is not None:
        yield from check(state, player, deed)


def _moment(state: State, player: int, deed: object) -> Iterator[str]:
    """Whether this can be decided now, and by this player."""
    if type(deed) not in _CHECKS or state.watched:
        yield "floor"
    elif state.phase == "work":
        by_others = isinstance(deed, ANY_TIME) and (not isinstance(deed, act.Deal) or player != state.player)
        if isinstance(deed, (*ANSWERS, act.Ready, act.Keep)):
            yield "floor"
        if player != state.player and not by_others and not state.way.open:
            yield "floor"
        if state.seats[player].done and not isinstance(deed, act.Jury | act.Consent | act.Discard):
            yield "time-is-gold"
    else:
        fitting = {
            "before": (act.Ready, act.PlayCard),
            "keep": (act.Keep,),
            "settle": (act.Settle,),
            "answer": ANSWERS,
        }[state.phase]
        if not isinstance(deed, fitting) or player != state.player:
            yield "turn" if state.phase != "answer" else "offer"


def _accept(state: State, player: int, _: act.Accept) -> Iterator[str]:
    question = state.question
    if question is not None and isinstance(question.asked, act.Offer):
        yield from deals.against_deal(state, question.asker, act.Deal(replace(question.asked, to=(player,))))
    elif question is not None and not isinstance(question.asked, act.Sign):
        check = _CHECKS[type(question.asked)]
        yield from (rule for rule in check(state, question.asker, question.asked) if rule != "floor-limits")


def _decline(_state: State, _player: int, _deed: act.Decline) -> Iterator[str]:
    yield from ()


def _ready(_state: State, _player: int, _deed: act.Ready) -> Iterator[str]:
    yield from ()


def _keep(state: State, _: int, deed: act.Keep) -> Iterator[str]:
    if deed.card not in state.drawn:
        yield "port"


def _discard(state: State, player: int, deed: act.Discard) -> Iterator[str]:
    yield from lacks_cards(state, player, (deed.card,))


def _harvest(state: State, player: int, _: act.Harvest) -> Iterator[str]:
    if not state.way.simultaneous or state.seats[player].turn >= state.way.last_turn:
        yield "simultaneous"


def _pass(state: State, _: int, deed: act.Pass) -> Iterator[str]:
    if deed.done and not state.way.timed:
        yield "time-is-gold"


_CHECKS: Final[Mapping[type, Callable[[State, int, Any], Iterator[str]]]] = {
    act.Lay: building.against_lay,
    act.PlayCard: goods.against_card,
    act.Ready: _ready,
    act.Keep: _keep,
    act.Settle: deals.against_settle,
    act.Deposit: goods.against_deposit,
    act.Offer: deals.against_offer,
    act.Accept: _accept,
    act.Decline: _decline,
    act.Counter: deals.against_counter,
    act.Take: deals.against_take,
    act.Deal: deals.against_deal,
    act.Handshake: deals.against_handshake,
    act.Sign: deals.against_sign,
    act.Transform: goods.against_transform,
    act.Market: goods.against_market,
    act.Flea: goods.against_flea,
    act.Pay: goods.against_pay,
    act.Build: building.against_build,
    act.Invest: goods.against_invest,
    act.Discard: _discard,
    act.Ask: building.against_ask,
    act.Consent: building.against_consent,
    act.Move: building.against_move,
    act.Jury: deals.against_jury,
    act.Harvest: _harvest,
    act.Pass: _pass,
}
