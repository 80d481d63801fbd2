"""Positions that games really reach: moments of quick games, by level, variants, turn and kind of decision.

Exercises and puzzles start from these. The games are not played well, only plausibly: at random, or with an eye for
points or for growth. All randomness is ``core.chance``, so a seed means the same moments on every machine and for ever.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from ....core.chance import Chance
from ....core.errors import InputError
from ..rules.actions import Action, Keep, Pass
from ..rules.game import Game, game
from ..rules.kernel.bits import anywhere, district, districts_met, popcount
from ..rules.kernel.building import room
from ..rules.kernel.cards import has_leisure
from ..rules.kernel.earning import income, residential_score
from ..rules.kernel.growing import culture_beside, homes_beside
from ..rules.kernel.shapes import CityMasks
from ..rules.play import apply, start
from ..rules.setting import Setting
from ..rules.state import Phase, State
from .placing import Placement, laid, price

T = TypeVar("T")


class Taste(NamedTuple):
    """What a player likes, in tenths of a point."""

    tries: int
    """Decisions looked at, of which the best is taken."""
    points: int
    income: int
    """A dollar per turn, for each turn to come."""
    growth: int
    """Each neighbour that a district needs for its next card."""
    room: int
    """Each card that the limit still lets in, as far as it may be used."""
    leisure: int
    """To have the price of a leisure card, and such a card for it."""


TASTES: Final[Mapping[str, Taste | None]] = MappingProxyType(
    {"random": None, "purposeful": Taste(4, 10, 2, 5, 4, 2), "growing": Taste(12, 0, 0, 12, 6, 20)}
)
"""The ways to play: every decision alike, for points, or for the growth of districts."""
STYLES: Final = (*TASTES, "mixed")
"""They can also take turns, from game to game."""
WITH_A_CITY: Final = frozenset({Phase.BUILD, Phase.DEVELOP, Phase.BUY})
"""The decisions about which most questions are asked."""
FUTILE: Final = 300
"""Games in a row without a moment of the kind asked for, after which there is none: clouds in a simplified game, say."""


def situations(
    level: str = "simplified",
    seed: int = 0,
    *,
    edition: str = "xl",
    players: int = 1,
    victory: str = "residential",
    variants: Iterable[str] = (),
    rulings: Mapping[str, Any] | None = None,
    turns: tuple[int, int] | None = None,
    phases: Collection[Phase] = WITH_A_CITY,
    style: str = "mixed",
) -> Iterator[State]:
    """Moments of the games of these options without end, each from a game of its own; see ``moments``."""
    way = game(
        edition=edition, level=level, players=players, victory=victory, variants=variants, rulings=rulings
    )
    return moments(way, seed, turns=turns, phases=phases, style=style)


def moments(
    way: Game,
    seed: int = 0,
    *,
    turns: tuple[int, int] | None = None,
    phases: Collection[Phase] = WITH_A_CITY,
    style: str = "mixed",
) -> Iterator[State]:
    """Moments of games without end: each a decision of one of ``phases`` in the turns from … to, both included.

    By default any turn but the first. ``State.position()`` asks the city of the player who decides; the state
    holds everything, hidden cards too: show a player ``view(state, player)``.
    """
    first, last = turns or (min(2, way.turns), way.turns)
    if not 1 <= first <= last <= way.turns:
        raise InputError("situation-turns", first=first, last=last, max=way.turns)
    if style not in STYLES:
        raise InputError("option-unknown", field="style", value=str(style), expected=", ".join(STYLES))
    if not phases or Phase.OVER in phases:
        raise InputError("situation-phases", expected=", ".join(phase for phase in Phase if phase != "over"))
    return _moments(way, seed, first, last, frozenset(phases), style)


def _moments(
    way: Game, seed: int, first: int, last: int, phases: frozenset[Phase], style: str
) -> Iterator[State]:
    dice = Dice(seed)
    futile = 0
    while futile < FUTILE:
        turn = first + dice.below(last - first + 1)
        met: list[State] = []
        for state in quick_game(way, dice.number(), style):
            if state.turn > last or (met and state.turn > met[0].turn):
                break
            if state.turn >= turn and state.phase in phases:
                met.append(state)
        futile += 1
        if met:
            yield met[dice.below(len(met))]
            futile = 0
    raise InputError("situation-never", phases=", ".join(sorted(phases)), first=first, last=last)


def quick_game(way: Game, seed: int, style: str = "mixed") -> Iterator[State]:
    """Every decision of one quick game, from the first to the last."""
    dice = Dice(seed)
    taste = TASTES[[*TASTES][dice.below(len(TASTES))] if style == "mixed" else style]
    state, _ = start(way, dice.number())
    while not state.over:
        yield state
        state, _ = apply(state, _decision(state, dice, taste))


class Dice:
    """A ``Chance`` that remembers where it is."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def number(self) -> int:
        """64 random bits."""
        number, self.chance = self.chance.next()
        return number

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``."""
        number, self.chance = self.chance.below(limit)
        return number

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order."""
        order, self.chance = self.chance.shuffled(items)
        return order


def _decision(state: State, dice: Dice, taste: Taste | None) -> Action:
    options = state.actions
    if taste is None:
        return options[dice.below(len(options))]
    tasted = [options[dice.below(len(options))] for _ in range(taste.tries)]
    return max(tasted, key=lambda action: _worth(state, action, taste))


def _worth(state: State, action: Action, taste: Taste) -> int:
    """What the city seems to be worth after a placement, or a hand that can be kept; other decisions are alike."""
    setting, seat = state.game.setting, state.seat
    city, money = seat.city, seat.money
    if isinstance(action, Keep):
        return sum(has_leisure(card) for card in action.cards) if money >= setting.rules.price else 0
    if isinstance(action, Placement):
        money -= price(city, setting, action)
        city = laid(city, setting, action)
    elif not isinstance(action, Pass):
        return 0
    return _prospect(city, setting, money, state.game.turns - state.turn, taste)


def _prospect(city: CityMasks, setting: Setting, money: int, left: int, taste: Taste) -> int:
    """Points, income to come, districts about to grow, room for more cards, and money for leisure."""
    grid, rules = setting.grid, setting.rules
    worth = taste.growth * neighbourhood(city, setting) + taste.room * min(room(city, rules), 2 * left)
    worth += taste.leisure * (popcount(anywhere(city.leisure)) + (money >= rules.price))
    if taste.points:
        worth += taste.points * residential_score(city, grid, money)
    if taste.income:
        worth += taste.income * left * income(city, grid, rules)
    return worth


def neighbourhood(city: CityMasks, setting: Setting) -> int:
    """How many of the neighbours that they need the districts have."""
    grid, rules = setting.grid, setting.rules
    found = 0
    todo = anywhere(city.homes)
    while todo:
        group = district(todo & -todo, city.homes, grid)
        todo &= ~group
        found += min(popcount(culture_beside(city, grid, rules, group)), popcount(group) + 1)
    todo = anywhere(city.shops)
    while todo:
        group = district(todo & -todo, city.shops, grid)
        todo &= ~group
        quarters = districts_met(homes_beside(city, grid, rules, group), city.homes, grid)
        found += min(quarters, popcount(group) + 1)
    return found
