"""Verdicts and previews of every decision of a game that lays something, not only of a hand."""

from __future__ import annotations

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.render.phrases import filled

from ...rules.outlook import Outlook, outlook
from ...rules.position import Position
from ...rules.refusing import refusal
from ...rules.state import Phase, State
from ...rules.survey import survey
from ...rules.tokens import card_of
from ..judging import Judge
from .choices import ARCHITECT, CLOUD, action_of, cards_to_lay

Judged = list[list[list[int]]]


class TableJudge(Judge):
    """Judges for the person, in any phase of the turn."""

    def decisions(self, state: State) -> Judged:
        """For each card that can be laid, each facing and each cell: a verdict, or an outlook."""
        cards = cards_to_lay(state)
        if state.phase is Phase.BUILD:
            return self.hand(cards)
        if state.phase is Phase.DEVELOP:
            return self.developments(cards)
        return [[self._alone(state, card)] for card in cards]

    def _alone(self, state: State, card: str) -> list[int]:
        """A card that does not come from the hand: the engine's own list decides, and its refusals explain."""
        allowed = state.actions
        if not any(action_of(state, card, place) in allowed for place in self.ground.order):
            return [
                self.verdict(card, refusal(state, action_of(state, card, place)))
                for place in self.ground.order
            ]
        position = state.position()
        shown = CLOUD if card == ARCHITECT else card  # he stands where a cloud could lie
        if state.phase is Phase.BUY:
            position = position.changed(money=position.money - position.price(card))
        return self._numbers(state, card, position.with_hand([shown]))

    def _numbers(self, state: State, card: str, alone: Position) -> list[int]:
        number = alone.hand[0]
        found = survey(alone, self.ground.order, self.victory)
        verdicts, outlooks = found.verdicts[number, 0], found.outlooks[number, 0]
        same = outlook(state.position(), self.victory) if card == ARCHITECT else None
        numbers = self._facing(CLOUD, verdicts, {}) if same else self._facing(card, verdicts, outlooks)
        for at, place in enumerate(self.ground.order):
            if action_of(state, card, place) in state.actions:
                if same:
                    numbers[at] = self.outlook(card, place, same, grown=True)
            elif numbers[at] < 0:  # the rules of building allow it, the duty to build does not
                numbers[at] = self.verdict(card, refusal(state, action_of(state, card, place)))
        return numbers

    def refused(self, state: State, card: str, place: Place, facing: str | None) -> int:
        """The number of the verdict on a decision that was refused."""
        return self.verdict(card, refusal(state, action_of(state, card, place, facing)))

    def _first_step(self, card: str, place: Place, after: Outlook, *, grown: bool) -> str:
        if card == ARCHITECT:
            return filled(self.ground.lang, "table-step-architect", {"cell": self.ground.name(place)})
        return super()._first_step(card, place, after, grown=grown)


def without_outlooks(judged: Judged) -> Judged:
    """The same marks, but every allowed cell has the same, empty outlook."""
    return [[[max(number, -1) for number in turn] for turn in card] for card in judged]


def unjudged(judge: Judge, state: State) -> Judged:
    """No marks at all: every cell of every card has the first verdict, which nobody is shown."""
    size = len(judge.ground.order)
    return [[[0] * size for _ in range(_facings(card))] for card in cards_to_lay(state)]


def _facings(card: str) -> int:
    return 4 if len(card) == 3 and card_of(card, "card") else 1
