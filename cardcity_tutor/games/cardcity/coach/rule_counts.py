"""How often each rule bites, counted while a game is played.

A rule *bites* where something would have been possible but for this rule alone. Three moments are looked at:

- ``refused``, once per hand, before its first card is built: the rule alone closes a cell beside the city to a card
  of the hand. ``build-maximum`` counts if the duty to build the most forbids what all other rules allow.
- ``lost``, for each discarded card, when the player has built all he could: with this rule lifted, the card could
  have been built. One card may count under two rules (one here, one there); ``several`` is a card that no single
  rule explains.
- ``stopped``, for each district and turn, when the development is over: the district is due to grow, and this rule
  is why it does not.

Besides, ``event`` counts what happened by which rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ....core.table import Step
from ....core.verdict import Place
from ..rules.actions import Architect, Placements
from ..rules.citytext import placed_architect
from ..rules.development import stops
from ..rules.kernel.bits import anywhere, district, popcount
from ..rules.kernel.building import beside, legal_cells
from ..rules.kernel.cards import facings
from ..rules.kernel.growing import culture_beside, homes_beside
from ..rules.kernel.shapes import CityMasks, Mask, Rules
from ..rules.legality import REASONS, forbidden
from ..rules.reserve import Reserve
from ..rules.roomy import Roomy, ground
from ..rules.setting import Setting
from ..rules.state import Phase, Seat, State
from ..rules.tokens import card_of

BUILDING: Final = REASONS[1:]
"""The construction rules without ``adjacent``: only cells beside the city are looked at."""
SEVERAL: Final = "several"
GROWING: Final = frozenset({"residence-growth", "commerce-growth"})
"""Not rules that stop a district which is due, but what makes it due."""
STOPPING: Final = (
    "development-limit", "development-reserve", "development-frame", "residence-industry", "single-growth-home"
)  # fmt: skip
EVENTS: Final = (
    "first-turn-leisure", "bribe", "architect", "build", "leisure-price", "cloud-place", "discard",
    "residence-growth", "commerce-growth", "buy-industry", "buy-park",
)  # fmt: skip
"""Rules of events that are counted; the others come to everybody in every turn."""
MOMENTS: Final = {
    "event": EVENTS,
    "refused": (*BUILDING, "build-maximum"),
    "lost": (*BUILDING, SEVERAL),
    "stopped": STOPPING,
}
"""What is counted of which rules."""

_BUILD = Phase.BUILD


def closed_cells(where: Roomy, rules: Rules, card: int, money: int) -> tuple[Mask, list[Mask]]:
    """The cells beside the city where the card may lie, and for each rule of ``BUILDING`` those it alone closes.

    A bicolour card may be turned: a cell is closed if no facing is allowed there.
    """
    city, grid = where.city, where.grid
    free = beside(city, grid) & where.widened & ~(city.occupied | city.architect)
    legal = 0
    alone = [0] * len(BUILDING)
    for facing in range(facings(card)):
        masks = forbidden(where, rules, card, facing, money)[1:]
        once = twice = 0
        for mask in masks:
            twice |= once & mask
            once |= mask
        legal |= free & ~once
        for k, mask in enumerate(masks):
            alone[k] |= free & mask & ~twice
    return legal, [mask & ~legal for mask in alone]


class Bites:
    """Counts, per seat, of ``(moment, rule)``. Show it every step of one game."""

    def __init__(self, players: int) -> None:
        """Nothing has happened yet."""
        self.counts: tuple[Counter[tuple[str, str]], ...] = tuple(Counter() for _ in range(players))
        self._begun: set[tuple[int, int]] = set()
        """The hands, by turn and seat, that have been looked at."""

    def look(self, step: Step) -> None:
        """Count what a step shows. Where nobody has anything to decide, a step may be longer than a turn."""
        state = step.after
        discards: dict[tuple[int, int], list[int]] = {}
        incomes: dict[tuple[int, int], int] = {}
        for event in step.events:
            key = event.turn, event.player
            if event.rule in EVENTS:
                self.counts[event.player]["event", event.rule] += 1
            if event.kind == "discard":
                discards.setdefault(key, []).append(card_of(event.details["card"], "card"))
            elif event.kind == "income":
                incomes[key] = event.details["amount"]
        for (turn, seat), cards in discards.items():
            since = sum(amount for (later, who), amount in incomes.items() if who == seat and later >= turn)
            self._discarded(step, turn, seat, cards, since)
        for _, seat in incomes:
            self._developed(seat, state.seats[seat].city, state.game.setting, state.reserve)
        if state.phase is _BUILD and (state.turn, state.player) not in self._begun:
            self._begun.add((state.turn, state.player))
            self._hand(state.player, state.game.setting, state.seat, state.seat.hand)
            self._duty(state)

    def _hand(self, seat: int, setting: Setting, player: Seat, hand: Iterable[int]) -> None:
        """The rules that close a cell to a card of a whole hand."""
        where = ground(player.city, setting, player.architect)
        found: set[str] = set()
        for card in dict.fromkeys(hand):
            _, alone = closed_cells(where, setting.rules, card, player.money)
            found.update(rule for rule, mask in zip(BUILDING, alone, strict=True) if mask)
        self.counts[seat].update(("refused", rule) for rule in found)

    def _duty(self, state: State) -> None:
        """Whether the duty to build the most takes a cell away that the construction rules allow."""
        setting, (city, money, hand, *_) = state.game.setting, state.seat
        if not isinstance(state.actions, Placements):
            raise TypeError("a build is a placement")
        allowed = {(card, facing): cells for _, card, facing, cells in state.actions.groups}
        self.counts[state.player]["refused", "build-maximum"] += any(
            legal_cells(city, setting.grid, setting.rules, card, facing, money)
            & ~allowed.get((card, facing), 0)
            for card in set(hand)
            for facing in range(facings(card))
        )

    def _discarded(self, step: Step, turn: int, seat: int, cards: list[int], since: int) -> None:
        """Why these cards could not be built. Undone for that: the architect has left, income has come since."""
        setting, player = step.after.game.setting, step.after.seats[seat]
        architect = _architect(step, turn, seat)
        city = player.city if architect is None else placed_architect(player.city, setting.grid, architect)
        then = player._replace(city=city, money=player.money - since, architect=architect)
        if (turn, seat) not in self._begun:  # nothing of the hand could be built: no decision was asked for
            self._hand(seat, setting, then, cards)
        where = ground(city, setting, architect)
        for card in cards:
            _, alone = closed_cells(where, setting.rules, card, then.money)
            rules = [rule for rule, mask in zip(BUILDING, alone, strict=True) if mask]
            self.counts[seat].update(("lost", rule) for rule in rules or (SEVERAL,))

    def _developed(self, seat: int, city: CityMasks, setting: Setting, reserve: Reserve) -> None:
        """The districts of a city that are due at the end of the development, and what stopped them."""
        if _any_due(city, setting):
            reasons = stops(city, setting, reserve.homes, reserve.shops)
            self.counts[seat].update(
                ("stopped", found.rule) for found in reasons if found.rule not in GROWING
            )


def _architect(step: Step, turn: int, seat: int) -> Place | None:
    """Where the architect stood at the end of a player's construction."""
    if step.before is None or step.before.turn != turn:
        return None
    if isinstance(step.action, Architect) and step.before.player == seat:
        return step.action.place
    place: Place | None = step.before.seats[seat].architect
    return place


def _any_due(city: CityMasks, setting: Setting) -> bool:
    """Whether some district could grow if nothing stopped it: most cities have none, and this is quickly seen."""
    grid, rules = setting.grid, setting.rules
    for sides, helpers in ((city.homes, culture_beside), (city.shops, homes_beside)):
        todo = anywhere(sides) & city.own
        while todo:
            group = district(todo & -todo, sides, grid)
            todo &= ~group
            if popcount(helpers(city, grid, rules, group)) > popcount(group):
                return True
    return False
