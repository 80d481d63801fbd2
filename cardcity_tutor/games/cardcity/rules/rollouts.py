"""What a moment of a game is worth to a player: the rest of it played many times by the kernel, compiled if it can be.

The player's city is played on alone. Cards to come are drawn at random from those that the player has not seen;
what the others have built stays, and they take nothing from the reserve. An architect who stands in the city is
honoured until the construction ends, later turns are played without one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from ....core.chance import Chance
from .actions import less
from .game import START_MONEY, Game
from .kernel import compiled, rollout
from .kernel.cards import BICOLOUR
from .kernel.scoring import OUT as OUT_IN_HALVES
from .kernel.shapes import Ahead, Aims, CityMasks, Pile, Stock
from .reserve import Reserve
from .setting import VICTORIES, Setting
from .state import HIDDEN, Phase, State
from .tokens import pack

RANDOM, INFORMED = 0, 1
"""Policies: uniform over what the rules allow; preferring what usually helps."""
OUT = OUT_IN_HALVES / 2
"""What a city counts in an estimate if the ecological rule puts it out."""
ACQUISITION = (Phase.DIVIDE, Phase.CHOOSE, Phase.KEEP)
_OVER_STAGE = 4


class Estimate(NamedTuple):
    """The final scores of many games."""

    games: int
    mean: float
    deviation: float
    """Standard deviation of a single game."""

    @property
    def error(self) -> float:
        """Standard error of the mean."""
        return self.deviation / sqrt(self.games)


@dataclass(frozen=True, slots=True)
class Prospect:
    """One player's city and all that is left of the game for it."""

    setting: Setting
    city: CityMasks
    aims: Aims
    ahead: Ahead

    @classmethod
    def of(
        cls, state: State, player: int, unseen: Sequence[int], hand: Sequence[int] | None = None
    ) -> Prospect:
        """The prospect of a player, from a state or from the player's view of it.

        ``unseen`` are the cards from which coming hands are drawn. ``hand`` asks what would be if the player got
        these cards in this turn; the solo player's other card then goes under the pile.
        """
        game = state.game
        seat = state.seats[player]
        stage, target, smoke, bought = _moment(state, player)
        bottom = state.pile[len(state.pile) - state.bottom :] if game.solo else ()
        if hand is None:
            hand = seat.hand
        else:
            if state.phase is Phase.KEEP and state.table is not None:
                bottom += less(state.table.pool, tuple(hand))
            stage, target, smoke = rollout.BUILD, -1, 0
        if HIDDEN in hand or HIDDEN in unseen:
            raise ValueError("a hidden card has to be imagined before the rest of the game can be played")
        ahead = Ahead(
            turns=0 if state.over else game.turns - state.turn,
            draw=game.draw if game.solo else game.hand,
            keep=game.hand,
            stage=stage,
            hand=pack(tuple(hand)),
            target=target,
            smoke=smoke,
            money=seat.money,
            bought=bought,
            sober=int(stage == rollout.DRAW and state.turn == 1),
            pile=pile(unseen, bottom),
            stock=stock(state.reserve),
        )
        return cls(game.setting, seat.city, aims(game.setting, game.victory), ahead)

    @classmethod
    def whole(cls, game: Game, seed: int) -> Prospect:
        """A solo game from its first draw on, with the pile (of Avancé: the bicolour cards) of this seed."""
        cards, reserve, _ = game.cards(Chance(seed))
        ahead = Ahead(
            turns=game.turns - 1,
            draw=game.draw,
            keep=game.hand,
            stage=rollout.DRAW,
            hand=0,
            target=-1,
            smoke=0,
            money=START_MONEY,
            bought=0,
            sober=1,
            pile=pile(cards, ()),
            stock=stock(reserve),
        )
        return cls(game.setting, game.first_city(), aims(game.setting, game.victory), ahead)

    def estimate(self, games: int, seed: int = 1, policy: int = INFORMED) -> Estimate:
        """Play the rest ``games`` times. The same seed brings the same cards, whatever was decided before."""
        way = self.setting
        play = rollout.rollouts
        if compiled.ready() and compiled.fits(way.grid):
            play = compiled.kernel()["rollout"].rollouts
        total, squares = play(self.city, way.grid, way.rules, self.aims, self.ahead, seed, games, policy)
        spread = max(0.0, squares - total * total / games) / max(1, games - 1)
        return Estimate(games, total / games / 2, sqrt(spread) / 2)

    def scores(self, games: int, seed: int = 1, policy: int = INFORMED) -> list[float]:
        """The scores of the same games, one by one."""
        way = self.setting
        play = rollout.rollout
        if compiled.ready() and compiled.fits(way.grid):
            play = compiled.kernel()["rollout"].rollout
        return [
            play(self.city, way.grid, way.rules, self.aims, self.ahead, rollout.game_seed(seed, game), policy)
            / 2
            for game in range(games)
        ]


def _moment(state: State, player: int) -> tuple[int, int, int, int]:
    """Where a player stands in the turn: stage, cards that must still be built, a cloud to come, purchases."""
    phase = state.phase
    players = state.game.players
    mine = (player - state.first) % players
    now = (state.player - state.first) % players
    if phase is Phase.OVER:
        return _OVER_STAGE, 0, 0, 0
    if phase in ACQUISITION:
        return rollout.BUILD if state.seats[player].hand else rollout.DRAW, -1, 0, 0
    cloud = phase is Phase.CLOUD
    if phase is Phase.BUY or (cloud and state.buying):
        if mine != now:
            return (_OVER_STAGE if mine < now else rollout.BUY), 0, 0, 0
        return rollout.BUY, 0, int(cloud), state.bought
    if phase is Phase.DEVELOP or mine < now:
        return rollout.DEVELOP, 0, 0, 0
    if mine > now or phase is Phase.ARCHITECT:
        return rollout.BUILD, -1, 0, 0
    return rollout.BUILD, state.target, int(cloud), 0


def aims(way: Setting, victory: str) -> Aims:
    """What the kernel has to know of a victory."""
    return Aims(
        VICTORIES.index(victory),
        int(way.has("ecological")),
        int(way.has("decentralisation")),
        way.pictures,
        way.half_pollution,
    )


def pile(unseen: Sequence[int], bottom: Sequence[int]) -> Pile:
    """Cards to come, as the kernel wants them."""
    low = sum(1 << 6 * card for card in unseen if card < BICOLOUR)
    high = sum(1 << 6 * (card - BICOLOUR) for card in unseen if card >= BICOLOUR)
    return Pile(low, high, len(unseen), pack(tuple(bottom)), len(bottom))


def stock(reserve: Reserve) -> Stock:
    """What the reserve has left, as the kernel wants it."""
    homes, shops, works, parks, clouds = reserve
    return Stock(homes, shops, sum(count << 6 * k for k, count in enumerate(works)), parks, clouds)
