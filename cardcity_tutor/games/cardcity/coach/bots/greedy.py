"""The greedy bot: looks at its own city after each decision, and no further."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ...rules.accounts import score_account
from ...rules.actions import Action, Architect, Choose, Keep, Lot, Offer
from ...rules.citytext import placed_architect
from ...rules.development import needs
from ...rules.kernel.building import cost, room
from ...rules.kernel.cards import INDUSTRY, has_industry
from ...rules.kernel.earning import income
from ...rules.kernel.shapes import CityMasks
from ...rules.state import HIDDEN, Phase, State
from ..placing import Placement, laid, price

OFFERS_TRIED = 40
"""Divisions that the greedy bot looks at; there can be thousands."""


class GreedyBot:
    """Takes what looks best at once: points now, money to come, districts about to grow."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        """The decision of highest value; the first of equals after a shuffle."""
        if view.phase is Phase.DIVIDE:
            options: Sequence[Action] = [
                view.actions[int(chance.random() * len(view.actions))] for _ in range(OFFERS_TRIED)
            ]
        else:
            options = list(view.actions)
            chance.shuffle(options)
        return max(options, key=lambda action: self.value(view, action))

    def value(self, view: State, action: Action) -> float:
        """What the decision seems to be worth, in points."""
        setting, city, money = view.game.setting, view.seat.city, view.seat.money
        if isinstance(action, Placement):
            return self._city(view, laid(city, setting, action), money - price(city, setting, action))
        if isinstance(action, Choose):
            lots = view.table.lots if view.table else None
            return self._lot(view, lots[0 if action.lot == "open" else 1]) if lots else 0.0
        if isinstance(action, Offer):
            # Whoever chooses takes the better lot: make the worse one as good as can be.
            first, rest = (self._lot(view, lot) for lot in action)
            return min(first, rest) - action.open.money - action.rest.money
        if isinstance(action, Keep):
            return sum(self._card(view, card) for card in action.cards)
        if isinstance(action, Architect):
            return self._architect(view, action)
        return self._city(view, city, money)

    def _architect(self, view: State, action: Architect) -> float:
        """Worth a little where it opens new ground, nothing where the city has ground enough."""
        if action.place is None:
            return 0.5
        city = placed_architect(view.seat.city, view.game.setting.grid, action.place)
        return 1.0 if city.extent.box == view.seat.city.extent.box else 0.0

    def _city(self, view: State, city: CityMasks, money: int) -> float:
        """Score now, part of the income to come, growth in sight, and room under the limit."""
        setting = view.game.setting
        left = view.game.turns - view.turn
        account = score_account(city, setting, view.game.victory, money)
        score = -100.0 if account.out else float(account.term.value)
        worth = 1.0 if view.game.victory == "economic" else 0.2
        coming = income(city, setting.grid, setting.rules) * left * worth
        hopes = sum(min(1.0, need.have / (need.size + 1)) * need.size for need in needs(city, setting))
        free = min(room(city, setting.rules), 2 * left)
        return score + coming + hopes * min(left, 3) * 0.5 + free * 0.4

    def _lot(self, view: State, lot: Lot) -> float:
        return lot.money + sum(self._card(view, card) for card in lot.cards)

    def _card(self, view: State, card: int) -> float:
        """A card's rough worth in hand: industries when the limit presses, leisure when it can be paid."""
        if card == HIDDEN:
            return 1.5
        city, money = view.seat.city, view.seat.money
        setting = view.game.setting
        free = room(city, setting.rules)
        if has_industry(card):
            return 4.0 if free < 2 * view.game.hand else 1.0
        if free <= 0 or cost(city, setting.rules, card) > money:
            return 0.0
        return {0: 2.0, 1: 2.2, 2: 2.5, 3: 1.2}.get(card, 2.6 if card > INDUSTRY else 1.0)
