"""The laboratory: one division, what the lots are worth to both players, and what the chooser makes of them.

The chooser takes the lot with the greater *pull*: what it brings him, and, where the players are rivals, what it would
have brought the divider. Three choosers are compared. The reader sees what lies open, counts cards, and is never
wrong about what that is worth; the seer looks through the cards. As the laboratory knows pulls only so far, these two
take a lot as often as it is likely to be the better one: with more deals they become as sure as they should be, and
no offer looks good by a hair's breadth of luck. The doubter reads as the reader does, and still takes the lesser lot
now and then, as the bots expect of people.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final, NamedTuple

from .....core.errors import InputError
from ...rules.actions import LOTS, Cards, Lot, Offer, Offers, combinations
from ...rules.actions import less as without
from ...rules.position import read_hand
from ...rules.state import HIDDEN, Phase, State, Table
from ..bots.dividing import likely_taken
from .figures import Figure, Series, added, figure, less
from .playing import Trials, looks

READER, DOUBTER, SEER = CHOOSERS = ("reader", "doubter", "seer")
DEALS: Final = 48
GAMES: Final = 4
MOST: Final = 100_000
"""Deals, playouts and offers that can be asked for."""


class Reply(NamedTuple):
    """What a chooser does with an offer, and what comes of it."""

    chooser: str
    takes_open: float
    """How often he takes the open lot."""
    divider: Figure
    """The final score of who divided …"""
    taker: Figure
    """… and of who chose."""
    worth: Figure
    """What the divider looks at: the score, or the lead where the players are rivals."""


class Split(NamedTuple):
    """An offer and what each chooser does with it."""

    offer: Offer
    replies: tuple[Reply, ...]

    def against(self, chooser: str) -> Reply:
        """The reply of one chooser."""
        return self.replies[CHOOSERS.index(checked(chooser, "chooser", CHOOSERS))]


class Choice(NamedTuple):
    """A lot that is taken, and what that costs."""

    lot: str
    open: Figure
    """The final score that the chooser can expect with the open lot …"""
    rest: Figure
    """… and with the other one."""
    regret: Figure
    """What the other lot promised more, by all that he sees; 0 for the better one."""
    hindsight: Figure
    """The same once all cards lie open."""


@dataclass(frozen=True)
class Laboratory:
    """A division to be looked into. Make one with ``laboratory`` or, from a game, with ``Laboratory.of``."""

    state: State
    trials: Trials
    twin: Trials
    """The same deals with other coming turns, for an independent second look."""
    rivalry: float
    """How much a point of the other one hurts: 1 where two play, else 0."""

    @classmethod
    def of(
        cls,
        state: State,
        *,
        deals: int = DEALS,
        games: int = GAMES,
        seed: int = 1,
        rivalry: float | None = None,
    ) -> Laboratory:
        """The laboratory of a moment of a game at which somebody divides; the pile is not looked at."""
        if state.phase is not Phase.DIVIDE or state.table is None or HIDDEN in state.table.pool:
            raise InputError("lab-phase", phase=str(state.phase))
        counted(deals, "deals", 2)
        counted(games, "games")
        if rivalry is None:
            rivalry = 1.0 if state.game.players == 2 else 0.0
        trials, twin = (Trials(state, deals, games, seed, stream) for stream in (0, 1))
        return cls(state, trials, twin, rivalry)

    @property
    def pool(self) -> Cards:
        """The cards to divide."""
        return tuple(sorted(self._table.pool))

    @property
    def divider(self) -> int:
        """Who divides."""
        return self._table.divider

    @property
    def chooser(self) -> int:
        """Who chooses."""
        return self._table.chooser

    @property
    def money(self) -> int:
        """What the divider owns."""
        return self.state.seats[self.divider].money

    @property
    def _table(self) -> Table:
        table = self.state.table
        if table is None:
            raise AssertionError("nothing to divide")
        return table

    def offers(self, money: int = 0) -> Offers:
        """All divisions that the rules allow, with bribes up to this sum."""
        game = self.state.game
        waiting = len(self.pool) // game.hand
        return Offers(self.pool, game.hand, game.setting.facts.open_down, waiting - 1, money)

    def covers(self, first: Cards, rest: Cards) -> Iterator[Offer]:
        """All ways to hide cards of a division, without money."""
        options = self.offers()
        for down in combinations(tuple(sorted(first)), options.open_down):
            for up in combinations(tuple(sorted(rest)), options.rest_up):
                yield Offer(Lot(without(first, down), down), Lot(up, without(rest, up)))

    def offer(
        self,
        open_up: str,
        rest_up: str,
        open_down: str = "",
        rest_down: str = "",
        *,
        money: int = 0,
        on: str = "open",
    ) -> Offer:
        """An offer from cards written as in a city text, money ``on`` one lot; cards not named lie down in the rest."""
        checked(on, "on", LOTS)
        first_up, up, first_down, down = (
            read_hand(text.split(), self.state.game.setting.edition)
            for text in (open_up, rest_up, open_down, rest_down)
        )
        if not rest_down:
            left = list(self.pool)
            for card in (*first_up, *up, *first_down):
                if card in left:
                    left.remove(card)
            down = tuple(left)
        sums = [money if name == on else 0 for name in LOTS]
        lots = Lot(first_up, first_down, sums[0]), Lot(up, down, sums[1])
        return self.allowed(Offer(*lots))

    def allowed(self, offer: Offer) -> Offer:
        """The same offer, with its cards sorted, if the rules let it be made."""
        first, rest = (lot._replace(up=tuple(sorted(lot.up)), down=tuple(sorted(lot.down))) for lot in offer)
        game = self.state.game
        found, options = Offer(first, rest), self.offers(self.money if game.bribes else 0)
        if found not in options:
            raise InputError(
                "lab-offer",
                open_up=options.size - options.open_down,
                open_down=options.open_down,
                rest_up=options.rest_up,
                rest_down=len(self.pool) - options.size - options.rest_up,
                money=options.money,
            )
        return found

    def pulls(
        self, offer: Offer, *, seer: bool = False, trials: Trials | None = None
    ) -> tuple[Series, Series]:
        """How strongly each lot draws the chooser, deal by deal, as he sees it or with all cards open."""
        first, rest = (
            added((1.0, own), (self.rivalry, theirs)) if self.rivalry else own
            for own, theirs in self._brought(offer, seer=seer, trials=trials or self.trials)
        )
        return first, rest

    def _brought(self, offer: Offer, *, seer: bool, trials: Trials) -> list[tuple[Series, Series]]:
        """For each lot, what it brings the chooser who takes it, and the divider to whom it is left.

        Money on a lot goes to who takes it; to the divider it only comes back.
        """
        found = []
        for place, look in enumerate(looks(offer)):
            lot, other = offer[place], offer[1 - place]
            if seer:
                own = trials.known(self.chooser, lot.cards, lot.money)
                theirs = trials.known(self.divider, lot.cards, -other.money) if self.rivalry else own
            else:
                own = trials.seen(self.chooser, look, lot.money)
                theirs = trials.seen(self.divider, look, -other.money) if self.rivalry else own
            found.append((own, theirs))
        return found

    def takes_open(self, offer: Offer, chooser: str = READER) -> float:
        """How often a chooser takes the open lot; of two equal ones he takes either."""
        lure, error = figure(less(*self.pulls(offer, seer=chooser == SEER)))
        if chooser == DOUBTER:
            return likely_taken(lure)
        if not error:
            return 0.5 if not lure else float(lure > 0)
        return NormalDist().cdf(lure / error)

    def scores(self, offer: Offer, likely: float) -> tuple[Series, Series]:
        """The final scores of divider and chooser, who takes the open lot that often."""
        parts: tuple[list[tuple[float, Series]], list[tuple[float, Series]]] = ([], [])
        for chance, taken, left in ((likely, *offer), (1 - likely, offer.rest, offer.open)):
            if chance:
                parts[0].append((chance, self.trials.known(self.divider, left.cards, -taken.money)))
                parts[1].append((chance, self.trials.known(self.chooser, taken.cards, taken.money)))
        return added(*parts[0]), added(*parts[1])

    def worth(self, offer: Offer, chooser: str = READER) -> Series:
        """What an offer is worth to the divider against a chooser, deal by deal."""
        own, theirs = self.scores(offer, self.takes_open(offer, chooser))
        return added((1.0, own), (-self.rivalry, theirs)) if self.rivalry else own

    def split(self, offer: Offer) -> Split:
        """An offer against every chooser."""
        offer = self.allowed(offer)
        replies = []
        for chooser in CHOOSERS:
            likely = self.takes_open(offer, chooser)
            own, theirs = map(figure, self.scores(offer, likely))
            replies.append(Reply(chooser, likely, own, theirs, figure(self.worth(offer, chooser))))
        return Split(offer, tuple(replies))

    def choice(self, offer: Offer, lot: str) -> Choice:
        """What it costs to take this lot of an offer."""
        place = LOTS.index(checked(lot, "lot", LOTS))
        offer = self.allowed(offer)
        own = [series for series, _ in self._brought(offer, seer=False, trials=self.trials)]
        costs = []
        for seer in (False, True):
            pulls = self.pulls(offer, seer=seer)
            lost = figure(less(pulls[1 - place], pulls[place]))
            costs.append(lost if lost.mean > 0 else Figure(0.0, lost.error))
        return Choice(lot, figure(own[0]), figure(own[1]), *costs)


def checked(value: str, field: str, expected: tuple[str, ...]) -> str:
    """One of the expected words."""
    if value not in expected:
        raise InputError("option-unknown", field=field, value=str(value), expected=", ".join(expected))
    return value


def counted(value: int, field: str, least: int = 1, most: int = MOST) -> int:
    """A whole number within its bounds."""
    if type(value) is not int or not least <= value <= most:
        raise InputError("lab-number", field=field, value=str(value), min=least, max=most)
    return value
