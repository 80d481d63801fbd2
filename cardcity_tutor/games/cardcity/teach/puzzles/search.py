"""All answers to what is asked: every end that the turn can have, and how chance and haste would fare."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection
from dataclasses import dataclass

from ...rules.accounts import final_account
from ...rules.actions import Action
from ...rules.play import apply
from ...rules.state import State
from .answers import Ask

Key = tuple[object, ...]
"""A moment without the way that led to it: orders that come to the same share it."""
CAP = 1500
"""Decisions that one search may look at before it gives up."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """The answers to a question, as a graph: moments, and the decisions that lead from one to the next."""

    start: State
    root: Key
    moves: dict[Key, tuple[tuple[Action, Key], ...]]
    ends: dict[Key, State]
    """The moments in which everything asked for is decided."""
    states: dict[Key, State]
    came: dict[Key, tuple[Key, Action]]
    """How each moment was reached first, by as few decisions as possible."""
    order: tuple[Key, ...]
    """The moments in an order in which every decision leads forward."""

    def path(self, end: Key) -> tuple[Action, ...]:
        """The shortest answer that leads to this end."""
        steps: list[Action] = []
        while end != self.root:
            end, action = self.came[end]
            steps.append(action)
        return tuple(reversed(steps))

    def luck(self, accepted: Collection[Key]) -> float:
        """How often an answer of which every decision is left to chance is among those accepted."""
        chances: dict[Key, float] = dict.fromkeys(self.ends, 0.0) | dict.fromkeys(accepted, 1.0)
        for key in reversed(self.order):
            if key not in chances:
                steps = self.moves[key]
                chances[key] = sum(chances[after] for _, after in steps) / len(steps)
        return chances[self.root]

    def hasty(self) -> Key:
        """The end to which somebody comes who takes, in every decision, what scores most at once."""
        key = self.root
        while key in self.moves:
            key = max((after for _, after in self.moves[key]), key=self._score)
        return key

    def _score(self, key: Key) -> float:
        state = self.states[key]
        seat = state.seats[0]
        value = final_account(seat.city, state.game.setting, state.game.victory, seat.money).value
        return float("-inf") if value is None else float(value)


def search(start: State, ask: Ask, cap: int = CAP) -> Candidates | None:
    """Look at all answers; nothing where there are too many, or where nothing is to be decided."""
    root = _key(start)
    states, ends = {root: start}, {}
    moves: dict[Key, tuple[tuple[Action, Key], ...]] = {}
    came: dict[Key, tuple[Key, Action]] = {}
    waiting, looked = deque([root]), 0
    cards = max(1, len(start.seats[0].hand))
    if not ask.open(start, start) or (len(start.actions) / cards) ** cards > cap:  # hopeless: do not begin
        return None
    while waiting:
        key = waiting.popleft()
        state, steps = states[key], []
        if not ask.open(start, state):
            ends[key] = state
            continue
        looked += len(state.actions)
        if looked > cap:
            return None
        for action in ask.moves(state):
            after, _ = apply(state, action)
            reached = _key(after)
            steps.append((action, reached))
            if reached not in states:
                states[reached] = after
                came[reached] = key, action
                waiting.append(reached)
        if not steps:
            return None
        moves[key] = tuple(steps)
    return Candidates(start, root, moves, ends, states, came, _forward(root, moves))


def _forward(root: Key, moves: dict[Key, tuple[tuple[Action, Key], ...]]) -> tuple[Key, ...]:
    """The moments, each after all those from which a decision leads to it."""
    waiting = Counter(after for steps in moves.values() for _, after in steps)
    ready, order = [root], []
    while ready:
        key = ready.pop()
        order.append(key)
        for _, after in moves.get(key, ()):
            waiting[after] -= 1
            if not waiting[after]:
                ready.append(after)
    return tuple(order)


def _key(state: State) -> Key:
    seat = state.seats[0]
    return (
        state.phase, seat.city, seat.money, tuple(sorted(seat.hand)), state.reserve, state.bought, state.buying
    )  # fmt: skip
