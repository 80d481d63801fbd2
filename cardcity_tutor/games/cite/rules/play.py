"""Playing: from one decision to the next, with an event and its rule for everything that happens between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ....core.errors import IllegalAction
from ....core.game import Event, Result
from ....core.verdict import Reason, Verdict
from . import actions as act
from . import deeds, talk
from .checks import against
from .ranking import ranked
from .state import State, first_state
from .way import Way
from .working import Working
from .written import written

RULES_VERSION: Final = 1
"""Changes only when the same seed and decisions no longer give the same game."""

Step = tuple[State, tuple[Event, ...]]


def start(way: Way, seed: int) -> Step:
    """Draw lots for professions and quarters, and give beginners their gold."""
    state = first_state(way, seed)
    dealt = {"professions": state.way.professions, "quarters": state.way.quarters, "deck": state.pile}
    return state, (Event("set-up", "quarters-lot", 1, 0, dealt),)


def verdict(state: State, action: object) -> Verdict:
    """Whether a decision is allowed, with every rule against it."""
    player, deed = _who(state, action)
    found = {*against(state, player, deed)}
    if isinstance(deed, act.Deal) and state.phase == "work" and not state.watched:
        found -= {"floor"}
    return Verdict(tuple(Reason(rule) for rule in sorted(found)), None if found else (), action)


def _who(state: State, action: object) -> tuple[int, object]:
    if isinstance(action, act.As):
        return action.player if 0 <= action.player < state.way.players else state.player, action.action
    return state.player, action


def apply(state: State, action: object) -> Step:
    """The next decision after this one, and the events on the way. Refuses, with reasons, what is not allowed."""
    found = verdict(state, action)
    if not found.legal:
        raise IllegalAction("illegal-action", verdict=found, action=written(action), phase=state.phase)
    return agreed(state, action)


def agreed(state: State, action: object) -> Step:
    """Carry out a decision that was found legal, or agreed by all whom it concerns."""
    player, deed = _who(state, action)
    work = Working(state)
    if state.phase == "work":
        if state.way.open:
            work.change(player=player, holder=player)
        if state.question is not None and player == state.holder and not isinstance(deed, act.Take):
            work.change(question=None)
    _DEEDS[type(deed)](work, player, deed)
    return work.state, tuple(work.events)


def traded(state: State, offer: act.Offer) -> Step:
    """An exchange that both sides agreed to, by the player on turn; records need not tell the offer before it."""
    return _recorded(state, act.Deal(offer), lambda work: talk.do_trade(work, state.player, offer))


def used(state: State, deed: act.Use) -> Step:
    """The use of a building with the goods of another player, who agreed."""
    return _recorded(state, deed, lambda work: deeds.run_use(work, state.player, deed))


def _recorded(state: State, deed: act.Deed, carry_out: Callable[[Working], None]) -> Step:
    found = verdict(state, deed)
    if not found.legal:
        raise IllegalAction("illegal-action", verdict=found, action=written(deed), phase=state.phase)
    work = Working(state)
    work.change(holder=state.player, question=None)
    carry_out(work)
    return work.state, tuple(work.events)


def results(state: State) -> tuple[Result, ...]:
    """The places and points of all players of a game that has ended."""
    return tuple(Result(entry["place"], entry["score"]) for entry in ranked(state))


def clock(state: State) -> tuple[int, int | None]:
    """The turn, and of how many; in a simultaneous game the player's harvests and one."""
    if state.way.simultaneous:
        return state.seat.turn, state.way.last_turn
    return state.turn, state.way.last_turn


_DEEDS: Final[Mapping[type, Callable[[Working, int, Any], None]]] = {
    act.Lay: deeds.do_lay,
    act.PlayCard: deeds.do_play_card,
    act.Ready: deeds.do_ready,
    act.Keep: deeds.do_keep,
    act.Settle: deeds.do_settle,
    act.Deposit: deeds.do_deposit,
    act.Offer: talk.do_offer,
    act.Accept: talk.do_accept,
    act.Decline: talk.do_decline,
    act.Counter: talk.do_counter,
    act.Take: talk.do_take,
    act.Deal: talk.do_deal,
    act.Handshake: talk.do_handshake,
    act.Sign: talk.do_sign,
    act.Transform: talk.do_use,
    act.Market: talk.do_use,
    act.Flea: talk.do_use,
    act.Pay: deeds.do_pay,
    act.Build: deeds.do_build,
    act.Invest: deeds.do_invest,
    act.Discard: deeds.do_discard,
    act.Ask: talk.do_ask_hosts,
    act.Consent: deeds.consent,
    act.Move: deeds.do_move,
    act.Jury: deeds.do_jury,
    act.Harvest: deeds.do_harvest,
    act.Pass: deeds.do_pass,
}
