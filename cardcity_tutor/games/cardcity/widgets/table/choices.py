"""What the person can lay now, card by card, and what a card on a cell means to the engine."""

from __future__ import annotations

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place

from ...rules.actions import Action, Architect, Build, Buy, Cloud, Develop
from ...rules.kernel.cards import BICOLOUR
from ...rules.state import Phase, State
from ...rules.tokens import HAND_TOKENS, card_of, facing_of

ARCHITECT, CLOUD, PARK = "A", "N", "K"


def cards_to_lay(state: State) -> tuple[str, ...]:
    """The cards to choose from, as tokens: the hand, a cloud, the architect, what grows, or what is for sale."""
    if state.phase is Phase.BUILD:
        return tuple(HAND_TOKENS[card] for card in state.seat.hand)
    if state.phase is Phase.CLOUD:
        return (CLOUD,)
    if state.phase is Phase.ARCHITECT:
        return (ARCHITECT,)
    if state.phase is Phase.DEVELOP:
        return tuple(sorted({choice.colour for choice in state.position().due()}, reverse=True))
    return _for_sale(state) if state.phase is Phase.BUY else ()


def _for_sale(state: State) -> tuple[str, ...]:
    """Industries, by picture only where pictures matter, and parks; what is too dear is shown all the same."""
    pictures = [f"I{number}" for number, left in enumerate(state.reserve.works, 1) if left]
    if not state.game.setting.has("ecological"):
        del pictures[1:]
    return (*pictures, PARK) if state.game.parks else tuple(pictures)


def action_of(state: State, card: str, place: Place, facing: str | None = None) -> Action:
    """The decision that a card on a place stands for in this phase, allowed or not."""
    if state.phase is Phase.CLOUD:
        return Cloud(place)
    if state.phase is Phase.ARCHITECT:
        return Architect(place)
    number = card_of(card, "card")
    if state.phase is Phase.DEVELOP:
        return Develop(number, place)
    if state.phase is Phase.BUY:
        return Buy(number, place)
    return Build(number, place, _turned(number, facing))


def _turned(card: int, facing: str | None) -> int:
    if card < BICOLOUR:
        return 0
    turn = facing_of(card, facing or "")
    if turn < 0:
        expected = "n, e, s, w" if card & 1 else "0, 1, 2, 3"
        raise InputError("facing-unknown", facing=facing or "none", expected=expected)
    return turn
