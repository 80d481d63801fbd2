"""The strong bot: every alternative is played out to the end of the game many times, and the best is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from .....core.errors import InputError
from ...rules.actions import Action, Cards, Lot
from ...rules.game import Game
from ...rules.kernel import compiled
from ...rules.play import apply
from ...rules.state import Phase, State
from ...rules.unseen import Unseen, imagined, unseen
from .dividing import DOLLARS, Prices, Table, best_offer, hands_of, played, prices
from .outcomes import Deals, against, outcome, with_money
from .racing import Budget, Runner, race

PLAYOUTS = 400
"""Playouts of a decision where the caller gives no time."""
DEALS = 12
"""Deals of the hidden cards that are compared when a lot is chosen."""


@dataclass(frozen=True, slots=True)
class StrongBot:
    """Decides by playouts; the settings make characters of it."""

    playouts: int = PLAYOUTS
    """Playouts of a decision where the caller gives no time: then the same chance gives the same decision."""
    caution: float = 0.0
    """How many points of the mean a point of spread costs; below 0 for who likes risk."""
    aims: Mapping[str, float] = field(default_factory=dict)
    """Further victories, with the weight of what the city would score there."""
    whims: float = 0.0
    """How often any decision is as good as another."""

    def __post_init__(self) -> None:
        if self.playouts < 1:
            raise InputError("bot-playouts", value=self.playouts, min=1)

    def prepare(self, way: Game) -> None:
        """Compile once per process; a game of plain Python takes as long."""
        if compiled.fits(way.setting.grid):
            compiled.warm()

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """The decision whose playouts end best."""
        budget = Budget(self.playouts, seconds)
        if len(view.actions) == 1 or (self.whims and chance.random() < self.whims):
            return view.actions[int(chance.random() * len(view.actions))]
        known = unseen(view)
        if view.phase is Phase.DIVIDE:
            return self._divided(view, known, chance, budget)
        options = list(view.actions)
        if view.phase is Phase.CHOOSE:
            runners: Sequence[Runner] = self._lots(view, known, chance)
        else:
            world = imagined(view, known, chance)
            runners = [self._after(world, action, known) for action in options]
        standings = race(runners, budget, chance, self.caution)
        return options[standings[0].place]

    def _after(self, world: State, action: Action, known: Unseen) -> Runner:
        """The rest of the game after a decision about the own city."""
        return outcome(apply(world, action)[0], world.player, known.cards, self.aims)

    def _lots(self, view: State, known: Unseen, chance: Random) -> list[Runner]:
        """The rest of the game with either lot, over several deals of the cards that lie face down."""
        deals: tuple[list[Runner], list[Runner]] = ([], [])
        for _ in range(DEALS):
            world = imagined(view, known, chance)
            table = world.table
            if table is None or table.lots is None:
                raise AssertionError("no lots")
            for place, found in enumerate(deals):
                found.append(self._with_lot(world, table.lots[place], table.lots[1 - place], known, chance))
        return [Deals(tuple(found)) for found in deals]

    def _with_lot(self, world: State, mine: Lot, other: Lot, known: Unseen, chance: Random) -> Runner:
        """The rest of the game for who takes a lot and leaves the other; of a large lot, any hand is a fair part."""
        game = world.game
        hands = [tuple(chance.sample(lot.cards, game.hand)) for lot in (mine, other)]
        divider = world.table.divider if world.table else world.player
        own = outcome(
            with_money(world, world.player, mine.money), world.player, known.cards, self.aims, hands[0]
        )
        theirs = outcome(with_money(world, divider, other.money), divider, known.cards, {}, hands[1])
        return against(own, [theirs], 1.0 if game.players == 2 else 0.0)

    def _divided(self, view: State, known: Unseen, chance: Random, budget: Budget) -> Action:
        """The offer after which the divider stands best."""
        table, game = view.table, view.game
        if table is None:
            raise AssertionError("nothing to divide")
        world = imagined(view, known, chance)
        hands = hands_of(table.pool, game.hand, chance)
        chance.shuffle(hands)  # should there be no time for all
        sides = [
            self._priced(world, player, table.pool, hands, known, budget, until, chance)
            for player, until in ((table.divider, 0.45), (table.chooser, 0.9))
        ]
        return best_offer(
            Table(
                table.pool,
                game.hand,
                game.setting.facts.open_down,
                len(table.pool) // game.hand - 1,
                view.seat.money if game.bribes else 0,
                sides[0],
                sides[1],
                1.0 if game.players == 2 else 0.0,
            )
        )

    def _priced(
        self,
        world: State,
        player: int,
        pool: Cards,
        hands: Sequence[Cards],
        known: Unseen,
        budget: Budget,
        until: float,
        chance: Random,
    ) -> Prices:
        """What the cards of the pool are worth to a player."""
        aims = self.aims if player == world.player else {}
        rich: Cards = (*hands[0], -1)  # the first hand once more, with money
        runners = {hands[0]: outcome(world, player, known.cards, aims, hands[0])}
        runners[rich] = outcome(with_money(world, player, DOLLARS), player, known.cards, aims, hands[0])
        for hand in hands[1:]:
            runners[hand] = outcome(world, player, known.cards, aims, hand)
        found = played(runners, budget, until, chance)
        richer = found.pop(rich, found[hands[0]])
        return prices(pool, found, richer, found[hands[0]])
