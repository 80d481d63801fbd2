"""Why a decision is refused: nothing is, without a reason and its rule."""

from __future__ import annotations

from ....core.verdict import Reason, Verdict
from .actions import Action, Architect, Build, Buy, Cloud, Develop, Offer, Offers
from .development import Choice
from .duty import duty_verdict
from .kernel.building import industry_price
from .kernel.cards import CLOUD, PARK, is_industry
from .legality import verdict
from .state import Phase, State
from .tokens import HAND_TOKENS

PHASE_RULES = {
    Phase.CHOOSE: "choose-lot",
    Phase.KEEP: "solo-draw",
    Phase.ARCHITECT: "architect",
    Phase.BUILD: "build",
    Phase.CLOUD: "cloud-place",
    Phase.DEVELOP: "development-mandatory",
    Phase.BUY: "buy-industry",
    Phase.OVER: "game-end",
}
"""The rule that says what has to be decided in each phase; that of dividing depends on the game."""


def refusal(state: State, action: Action) -> Verdict:
    """The verdict on a decision that is none of those allowed: at least one reason."""
    found = Verdict()
    phase = state.phase
    if phase is Phase.BUILD and isinstance(action, Build):
        found = _build(state, action)
    elif phase is Phase.CLOUD and isinstance(action, Cloud):
        found = _placing(state, CLOUD, action.place)
    elif phase is Phase.ARCHITECT and isinstance(action, Architect) and action.place is not None:
        found = _placing(state, CLOUD, action.place)  # he stands where a cloud could lie
    elif phase is Phase.DEVELOP and isinstance(action, Develop):
        found = _develop(state, action)
    elif phase is Phase.BUY and isinstance(action, Buy):
        found = _buy(state, action)
    elif phase is Phase.DIVIDE and isinstance(action, Offer):
        found = _offer(state, action)
    if found.reasons:
        return found
    return Verdict((Reason(state.game.lots_rule if phase is Phase.DIVIDE else PHASE_RULES[phase]),), None)


def _build(state: State, action: Build) -> Verdict:
    seat = state.seat
    if action.card not in seat.hand:
        return Verdict((Reason("no-keeping"),), None)
    return duty_verdict(
        seat.city,
        state.game.setting,
        seat.hand,
        action.card,
        action.place,
        action.facing,
        seat.money,
        state.reserve.clouds,
        seat.architect,
    )


def _placing(state: State, card: int, place: tuple[int, int]) -> Verdict:
    seat = state.seat
    return verdict(seat.city, state.game.setting, card, place, 0, seat.money, seat.hand, seat.architect)


def _develop(state: State, action: Develop) -> Verdict:
    """Nothing of this colour is due there: what stops each of its districts, or the rule of growth itself."""
    return state.position().development_verdict(Choice(HAND_TOKENS[action.card], action.place))


def _buy(state: State, action: Buy) -> Verdict:
    seat, rules = state.seat, state.game.setting.rules
    park = action.card == PARK
    if not park and not is_industry(action.card):
        return Verdict()
    rule = "buy-park" if park else "buy-industry"
    price = rules.price if park else industry_price(seat.city, rules)
    left = state.reserve.parks if park else sum(state.reserve.works)
    reasons = []
    if price > seat.money:
        reasons.append(
            Reason(rule, params={"price": price, "money": seat.money, "missing": price - seat.money})
        )
    if not left or state.bought & (2 if park else 1):
        reasons.append(Reason(rule, params={"left": left, "bought": bool(state.bought & (2 if park else 1))}))
    own = verdict(seat.city, state.game.setting, action.card, action.place, 0, seat.money)
    return Verdict((*reasons, *own.reasons), own.remedy if not reasons else None)


def _offer(state: State, action: Offer) -> Verdict:
    """A wrong bribe, or lots of the wrong cards or sizes."""
    options = state.actions
    free = Offer(action.open._replace(money=0), action.rest._replace(money=0))
    wrong_bribe = isinstance(options, Offers) and free in options
    return Verdict((Reason("bribe" if wrong_bribe else state.game.lots_rule),), None)
