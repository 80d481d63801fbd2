"""Answers: decisions of a turn, written as the lines of a game record write them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final

from .....core.errors import InputError
from .....core.verdict import Place
from ...rules.actions import Action, Architect, Build, Buy, Cloud, Develop, Pass
from ...rules.kernel.cards import BICOLOUR, PARK
from ...rules.state import Phase, State
from ...rules.tokens import HAND_TOKENS, card_of, facing_letter, facing_of

Line = dict[str, Any]
"""One decision: ``{"event": "build", "card": "R", "cell": [0, 1]}``."""
Answer = Iterable[Mapping[str, Any] | Action]
"""Decisions in their order, as lines or as the engine's actions. What is not used leaves no line."""

CONSTRUCTION: Final = frozenset({Phase.ARCHITECT, Phase.BUILD, Phase.CLOUD})
EVENTS: Final = ("architect", "build", "cloud", "develop", "buy")


class Ask(StrEnum):
    """What has to be decided: an answer goes exactly so far."""

    HAND = "hand"
    """Build the hand, with the clouds that it brings."""
    TURN = "turn"
    """Build the hand and develop, up to the income."""
    GAME = "game"
    """Build, develop and buy: the game ends then."""
    PARK = "park"
    """Buy one park."""

    def open(self, start: State, state: State) -> bool:
        """Whether something of what is asked is still to be decided."""
        if self is Ask.PARK:
            return state.phase is Phase.BUY and state.reserve.parks == start.reserve.parks
        if self is Ask.GAME:
            return not state.over
        return state.phase in CONSTRUCTION or (self is Ask.TURN and state.phase is Phase.DEVELOP)

    def wants(self, action: Action) -> bool:
        """Whether a decision is of a kind that is asked for."""
        if self is Ask.PARK:
            return isinstance(action, Buy) and action.card == PARK
        return True

    def moves(self, state: State) -> Iterable[Action]:
        """The decisions that the rules allow, of those asked for."""
        return (action for action in state.actions if self.wants(action))


def silent(action: Action) -> bool:
    """Whether a decision leaves no line: to do without the architect, or to buy nothing (more)."""
    return isinstance(action, Pass) or (isinstance(action, Architect) and action.place is None)


def waived(state: State) -> Action | None:
    """The decision to do without what is offered now, where that is possible."""
    if state.phase is Phase.ARCHITECT:
        return Architect(None)
    return Pass() if state.phase is Phase.BUY else None


def written(action: Action) -> Line:
    """A decision as a line."""
    if isinstance(action, Build):
        line: Line = {"event": "build", "card": HAND_TOKENS[action.card], "cell": list(action.place)}
        if action.card >= BICOLOUR:
            line["facing"] = facing_letter(action.card, action.facing)
        return line
    if isinstance(action, Develop):
        return {"event": "develop", "colour": HAND_TOKENS[action.card], "cell": list(action.place)}
    if isinstance(action, Buy):
        return {"event": "buy", "card": HAND_TOKENS[action.card], "cell": list(action.place)}
    if isinstance(action, Cloud):
        return {"event": "cloud", "cell": list(action.place)}
    if isinstance(action, Architect) and action.place is not None:
        return {"event": "architect", "cell": list(action.place)}
    raise AssertionError("no line for this decision")


def decided(item: Mapping[str, Any] | Action, step: int) -> Action:
    """The decision of a line (or the decision itself); ``step`` counts lines from 0, for the error."""
    if isinstance(item, Architect | Build | Cloud | Develop | Buy | Pass):
        return item
    if not isinstance(item, Mapping) or item.get("event") not in EVENTS:
        raise InputError("puzzle-answer", step=step + 1, expected=", ".join(EVENTS))
    place, event = _cell(item, step), item["event"]
    if event == "architect":
        return Architect(place)
    if event == "cloud":
        return Cloud(place)
    field = "colour" if event == "develop" else "card"
    card = card_of(item.get(field), field)
    if event == "develop":
        return Develop(card, place)
    if event == "buy":
        return Buy(card, place)
    return Build(card, place, _facing(item, card))


def _cell(line: Mapping[str, Any], step: int) -> Place:
    cell = line.get("cell")
    if not isinstance(cell, list | tuple) or len(cell) != 2 or not all(type(part) is int for part in cell):
        raise InputError("puzzle-answer-cell", step=step + 1, value=str(cell)[:40])
    return cell[0], cell[1]


def _facing(line: Mapping[str, Any], card: int) -> int:
    facing = line.get("facing")
    if card < BICOLOUR:
        if facing is not None:
            raise InputError("facing-of-full-card", facing=str(facing)[:40])
        return 0
    turn = facing_of(card, facing) if isinstance(facing, str) else -1
    if turn < 0:
        expected = "n, e, s, w" if card & 1 else "0, 1, 2, 3"
        raise InputError("facing-unknown", facing=str(facing)[:40], expected=expected)
    return turn
