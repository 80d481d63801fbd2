"""Acquisition: the draw, dividing and choosing, and the solo draw."""

from __future__ import annotations

from ....core.chance import Chance
from .actions import Choose, Lot, Offer, Offers, keeps, less
from .constructing import Constructing
from .kernel.cards import has_leisure
from .state import Phase, Seat, Table
from .working import new

_DIVIDE, _CHOOSE, _KEEP = Phase.DIVIDE, Phase.CHOOSE, Phase.KEEP


class Acquiring(Constructing):
    """From the draw to the hands."""

    __slots__ = ()

    def draw(self) -> None:
        """Draw the cards of the turn; on turn 1 leisure goes back and is replaced."""
        game = self.game
        count = min(game.draw, len(self.pile))
        drawn = self.pile[:count]
        pile = self.pile[count:]
        if self.turn == 1 and any(has_leisure(card) for card in drawn):
            drawn, pile = self.without_leisure(drawn, pile)
            self.tell("exchange", "first-turn-leisure", self.first, {"cards": drawn})
        self.pile = pile
        self.bottom = min(self.bottom, len(pile))
        self.tell("draw", "solo-draw" if game.solo else "draw", self.first, {"cards": drawn})
        self.player = self.first
        self.table = Table(self.first, (self.first + 1) % game.players, drawn)
        if game.solo:
            self.phase = _KEEP
            if len(drawn) <= game.hand:
                self.keep(drawn)
            else:
                self.actions = keeps(drawn, game.hand)
        else:
            self.divide()

    def without_leisure(
        self, drawn: tuple[int, ...], pile: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Put leisure back, shuffle, and complete the draw, until it holds none."""
        chance = Chance(self.chance)
        while True:
            kept = tuple(card for card in drawn if not has_leisure(card))
            missing = len(drawn) - len(kept)
            if not missing:
                self.chance = chance.state
                return drawn, pile
            back = tuple(card for card in drawn if has_leisure(card))
            pile, chance = chance.shuffled(pile + back)
            if all(has_leisure(card) for card in pile):
                self.chance = chance.state
                return kept, pile
            drawn, pile = kept + pile[:missing], pile[missing:]

    def keep(self, cards: tuple[int, ...]) -> None:
        """Solo: take these cards, put the others under the pile, go on to construction."""
        table = self.table
        if table is None:
            raise AssertionError("nothing was drawn")
        others = less(table.pool, cards)
        self.pile += others
        self.bottom += len(others)
        self.table = None
        self.tell("take", "solo-draw", 0, {"cards": cards})
        seat = self.seats[0]
        self.seats[0] = new(Seat, (seat.city, seat.money, cards, (1,) * len(cards), None))
        self.begin_construction()

    def divide(self) -> None:
        """Let the divider make two lots."""
        table = self.table
        if table is None:
            raise AssertionError("nothing to divide")
        game = self.game
        self.phase = _DIVIDE
        self.player = table.divider
        waiting = len(table.pool) // game.hand
        money = self.seats[table.divider].money if game.bribes else 0
        self.actions = Offers(table.pool, game.hand, game.setting.facts.open_down, waiting - 1, money)

    def offer(self, action: Offer) -> None:
        """Two lots lie on the table; the next player without cards chooses."""
        table = self.table
        if table is None:
            raise AssertionError("nothing to divide")
        lots = (action.open, action.rest)
        self.pay(table.divider, lots[0].money + lots[1].money)
        self.table = table._replace(lots=lots)
        bribed = any(lot.money for lot in lots)
        self.tell(
            "offer",
            "bribe" if bribed else self.game.lots_rule,
            table.divider,
            {"open": lots[0], "rest": lots[1], "to": table.chooser},
        )
        self.phase = _CHOOSE
        self.player = table.chooser
        self.actions = (Choose("open"), Choose("rest"))

    def choose(self, action: Choose) -> None:
        """Hand the lots out; whoever holds the larger one divides again."""
        table = self.table
        if table is None or table.lots is None:
            raise AssertionError("no lots")
        first, rest = table.lots
        takes_open = action.lot == "open"
        last = len(rest.cards) == self.game.hand
        chooser, divider = table.chooser, table.divider
        if last:
            self.take(chooser, divider, first if takes_open else rest, action.lot)
            self.take(divider, divider, rest if takes_open else first, "rest" if takes_open else "open")
            self.table = None
            self.begin_construction()
            return
        following = (chooser + 1) % self.game.players
        if takes_open:
            self.take(chooser, divider, first, "open")
            self.pay(divider, -rest.money)
            self.table = Table(divider, following, rest.cards)
        else:
            self.take(divider, divider, first, "open")
            self.pay(chooser, -rest.money)
            self.table = Table(chooser, following, rest.cards)
        self.divide()

    def take(self, player: int, divider: int, lot: Lot, name: str) -> None:
        """A player takes a lot for good, with the money on it; face-down cards stay unknown to the others."""
        seat = self.seats[player]
        everybody = (1 << self.game.players) - 1
        seen = (everybody,) * len(lot.up) + (1 << player | 1 << divider,) * len(lot.down)
        self.seats[player] = Seat(seat.city, seat.money + lot.money, lot.cards, seen)
        self.tell("take", "choose-lot", player, {"cards": lot.cards, "lot": name})
