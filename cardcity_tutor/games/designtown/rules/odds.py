"""The odds of one more card: every way that a decision to go on can end, with its exact chance.

Only what a player can know is asked: the known cards on top of the deck, and which others lie below them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Final, Literal, NamedTuple

from .building import Plan, best_plan
from .cards import Cards, Supply, with_card, without_card
from .sums import Sums, Victory
from .way import Way

MOST_UNKNOWN: Final = 8
"""With more cards of unknown order, advice looks one decision ahead only."""

Result = Literal["bust", "empty", "free", "lost", "win"]


class Deck(NamedTuple):
    """A deck as its owner knows it: the cards on top, and those below in unknown order, sorted."""

    known: Cards = ()
    hidden: Cards = ()

    def __len__(self) -> int:
        return len(self.known) + len(self.hidden)

    def bottoms(self) -> Iterator[tuple[str, int, Deck]]:
        """What may lie at the bottom, with the number of chances for it, and the deck without it."""
        if not self.hidden:
            if self.known:
                yield self.known[-1], 1, Deck(self.known[:-1])
            return
        for face in sorted(set(self.hidden)):
            yield face, self.hidden.count(face), Deck(self.known, without_card(self.hidden, face))

    def seen(self) -> Iterator[tuple[int, Deck]]:
        """The deck once its top card is seen, with the number of chances for it."""
        if self.known or not self.hidden:
            yield 1, self
            return
        for face in sorted(set(self.hidden)):
            yield self.hidden.count(face), Deck((face,), without_card(self.hidden, face))


class Moment(NamedTuple):
    """A turn between two cards, as far as the odds depend on it. An empty deck has no cards at all."""

    deck: Deck
    sums: Sums
    discard: Cards
    """Sorted."""


class End(NamedTuple):
    """How going on ended: at a free choice or an empty deck with the moment, or at the end of the turn."""

    result: Result
    moment: Moment | None = None
    victory: Victory | None = None


Chances = Mapping[End, Fraction]


class Advice(NamedTuple):
    """The worth of stopping (where that is allowed) and of going on (where it is possible), and the chance to win."""

    stop: Fraction | None
    go: Fraction | None
    win: Fraction
    complete: bool
    """False where it looks one decision ahead only."""

    @property
    def best(self) -> Literal["go", "stop"] | None:
        """What is worth more; stopping where both are worth the same."""
        if self.go is None:
            return None if self.stop is None else "stop"
        return "go" if self.stop is None or self.go > self.stop else "stop"


class Odds:
    """Answers about one way of playing with one supply, each worked out once."""

    def __init__(self, way: Way, supply: Supply) -> None:
        self.way, self.supply = way, supply
        self.after = cache(self._after)
        self.look_ahead = cache(self._look_ahead)

    def go_on(self, moment: Moment) -> Chances | None:
        """Where one decision to go on leads, with everything that must follow; nothing if it is impossible."""
        if len(moment.deck):
            return self.after(moment)
        if not moment.discard:
            return None
        if self.shuffle_loses:
            return {End("lost"): Fraction(1)}
        return self._shuffled(moment)

    @property
    def shuffle_loses(self) -> bool:
        """Whether a shuffle takes the last card of the supply, which loses the solo game."""
        return self.way.solo and sum(self.supply) == 1

    def stopping(self, moment: Moment) -> int:
        """What can be built at best if the playing phase ended now."""
        return self.plan(moment).value

    def plan(self, moment: Moment) -> Plan:
        """The best set of building actions if the playing phase ended now."""
        return best_plan(self.way, moment.sums, moment.discard, self.supply)

    def advice(self, moment: Moment, *, may_stop: bool) -> Advice:
        """Stopping and going on compared, to the end of this deck or of the one shuffled now."""
        unknown = len(moment.deck.hidden) if len(moment.deck) else len(moment.discard)
        complete = unknown <= MOST_UNKNOWN
        stop = Fraction(self.stopping(moment)) if may_stop else None
        chances = self.go_on(moment)
        if chances is None or End("lost") in chances:
            return Advice(stop, None, Fraction(0), complete)
        go, win = self.expected(chances, complete=complete)
        return Advice(stop, go, win, complete)

    # ------------------------------------------------------------ one decision

    def follows(self, played: str | None, top: str, cards: int) -> bool:
        """Whether a top card that was just seen must be played: after a card, or after a shuffle (None)."""
        first = played is None and self.way.first_card and cards == 0
        return first or played == "M" or top == "R"

    def sent_away(self, deck: Deck) -> Iterator[tuple[str, int, Deck]]:
        """The card that a factory sends to the discard, its number of chances, and the deck without it."""
        return deck.bottoms()

    def _shuffled(self, moment: Moment) -> Chances:
        """After a shuffle: the top card is seen, and must be played if it is a residence or the first of the turn."""
        chances: dict[End, Fraction] = defaultdict(Fraction)
        count = len(moment.discard)
        for times, deck in Deck((), moment.discard).seen():
            after = Moment(deck, moment.sums, ())
            forced = self.follows(None, deck.known[0], moment.sums.cards)
            _add(
                chances,
                self.after(after) if forced else {End("free", after): Fraction(1)},
                Fraction(times, count),
            )
        return chances

    def _after(self, moment: Moment) -> Chances:
        """Play the top card, and what it forces."""
        face = moment.deck.known[0]
        sums = moment.sums.play(face, self.way)
        if sums.bust:
            return {End("bust"): Fraction(1)}
        if (victory := sums.victory(self.way.table)) is not None:
            return {End("win", victory=victory): Fraction(1)}
        left = Deck(moment.deck.known[1:], moment.deck.hidden)
        chances: dict[End, Fraction] = defaultdict(Fraction)
        if face == "F" and len(left):
            below = list(self.sent_away(left))
            for bottom, times, deck in below:
                share = Fraction(times, sum(times for _, times, _ in below))
                self._see(chances, Moment(deck, sums, with_card(moment.discard, bottom)), face, share)
        else:
            self._see(chances, Moment(left, sums, moment.discard), face, Fraction(1))
        return chances

    def _see(self, chances: dict[End, Fraction], moment: Moment, face: str, share: Fraction) -> None:
        """See the next top card: a residence, or any card after a mall, must be played."""
        if not len(moment.deck):
            chances[End("empty", moment)] += share
            return
        seen = list(moment.deck.seen())
        count = sum(times for times, _ in seen)
        for times, deck in seen:
            after = moment._replace(deck=deck)
            forced = self.follows(face, deck.known[0], moment.sums.cards)
            _add(
                chances,
                self.after(after) if forced else {End("free", after): Fraction(1)},
                share * times / count,
            )

    # ------------------------------------------------------------ further decisions

    def expected(self, chances: Chances, *, complete: bool) -> tuple[Fraction, Fraction]:
        """The expected worth of these ends, and the chance to win if nobody stops before the deck is empty."""
        worth = win = Fraction(0)
        for end, chance in chances.items():
            if end.result == "win":
                worth += chance * self.way.table.win
                win += chance
            elif end.moment is not None:
                stop = Fraction(self.stopping(end.moment))
                if end.result == "free" and complete:
                    further, wins = self.look_ahead(end.moment)
                    worth += chance * max(stop, further)
                    win += chance * wins
                else:
                    worth += chance * stop
        return worth, win

    def _look_ahead(self, moment: Moment) -> tuple[Fraction, Fraction]:
        return self.expected(self.after(moment), complete=True)


def _add(chances: dict[End, Fraction], more: Chances, share: Fraction) -> None:
    for end, chance in more.items():
        chances[end] += chance * share
