"""Sums and odds as somebody with one misconception reckons them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from ..rules.cards import Cards, Supply, without_card
from ..rules.odds import Chances, Deck, End, Moment, Odds
from ..rules.sums import Sums, Victory
from ..rules.table import Table
from ..rules.way import Way

# ---------------------------------------------------------------- sums


class LateBust(Sums):
    """A turn ends only with more faces than the limit."""

    @property
    def bust(self) -> bool:
        """One face too late."""
        return self.unhappy > self.limit


class NoStore(Sums):
    """Eighteen cards win without a store."""

    def victory(self, table: Table) -> Victory | None:
        """Whatever the row holds."""
        return Sums(*self)._replace(store=True).victory(table)


class WinFirst(Sums):
    """The victory is looked at before the bust; the limits of the table are those of the rules."""

    @property
    def bust(self) -> bool:
        """Only without a victory."""
        won = self.points >= WIN_POINTS or (self.cards >= WIN_CARDS and self.store)
        return not won and self.unhappy >= self.limit


WIN_POINTS = 8
WIN_CARDS = 18


class OthersHospital(Sums):
    """The hospital counts the faces before it, not its own."""

    def play(self, face: str, way: Way) -> Sums:
        """Its own face taken off its pay."""
        after = super().play(face, way)
        return after._replace(coins=after.coins - way.table[face].unhappy) if face == "H" else after


class CardsHospital(Sums):
    """The hospital counts the cards of the row, not the faces."""

    def play(self, face: str, way: Way) -> Sums:
        """A coin for each card, its own included."""
        after = super().play(face, way)
        return after._replace(coins=after.coins - after.unhappy + after.cards) if face == "H" else after


# ---------------------------------------------------------------- odds


class FreeHomes(Odds):
    """A residence on top may be left lying."""

    def follows(self, played: str | None, top: str, cards: int) -> bool:  # noqa: ARG002
        """Only a mall or a first card calls."""
        return (played is None and self.way.first_card and cards == 0) or played == "M"


class FreeMall(Odds):
    """After a mall one may stop."""

    def follows(self, played: str | None, top: str, cards: int) -> bool:
        """As after any other card."""
        return super().follows("S" if played == "M" else played, top, cards)


class ForcedShuffle(Odds):
    """Who shuffles plays at least one card of the new deck."""

    def follows(self, played: str | None, top: str, cards: int) -> bool:
        """Any card after a shuffle."""
        return played is None or super().follows(played, top, cards)


class OneForced(Odds):
    """After the card decided on, at most one forced card is reckoned with."""

    def _see(self, chances: dict[End, Fraction], moment: Moment, face: str, share: Fraction) -> None:
        if not len(moment.deck):
            chances[End("empty", moment)] += share
            return
        seen = list(moment.deck.seen())
        count = sum(times for times, _ in seen)
        last = _LastForced(self.way, self.supply)
        for times, deck in seen:
            after = moment._replace(deck=deck)
            part = share * times / count
            if self.follows(face, deck.known[0], moment.sums.cards):
                for end, chance in last.after(after).items():
                    chances[end] += chance * part
            else:
                chances[End("free", after)] += part


class _LastForced(Odds):
    """What a forced card itself brings; what it calls in turn is forgotten."""

    def follows(self, played: str | None, top: str, cards: int) -> bool:  # noqa: ARG002
        return False


class TopFactory(Odds):
    """The factory sends the top card to the discard."""

    def sent_away(self, deck: Deck) -> Iterator[tuple[str, int, Deck]]:
        """The card that would be played next."""
        if deck.known:
            yield deck.known[0], 1, Deck(deck.known[1:], deck.hidden)
            return
        for face in sorted(set(deck.hidden)):
            yield face, deck.hidden.count(face), Deck((), without_card(deck.hidden, face))


class MallShuffles(Odds):
    """A mall that was the last card calls for a shuffle and one more card."""

    def __init__(self, way: Way, supply: Supply, *, last_mall: bool) -> None:
        super().__init__(way, supply)
        self.last_mall = last_mall
        """Whether the last card of the row is one."""

    def follows(self, played: str | None, top: str, cards: int) -> bool:
        """A card after the shuffle that a mall called for."""
        return (played is None and self.last_mall) or super().follows(played, top, cards)

    def _see(self, chances: dict[End, Fraction], moment: Moment, face: str, share: Fraction) -> None:
        if len(moment.deck) or face != "M" or not moment.discard:
            super()._see(chances, moment, face, share)
            return
        called = MallShuffles(self.way, self.supply, last_mall=True)
        for end, chance in (called.go_on(moment) or {}).items():
            chances[end] += chance * share


class RowShuffled(Odds):
    """At a shuffle the played cards go into the new deck with the discard."""

    def __init__(self, way: Way, supply: Supply, row: Cards) -> None:
        super().__init__(way, supply)
        self.row = row

    def _shuffled(self, moment: Moment) -> Chances:
        together = tuple(sorted((*moment.discard, *self.row)))
        return super()._shuffled(moment._replace(discard=together))


class DiscardInDeck(Odds):
    """The cards of the discard are thought to lie in the deck as well."""

    def go_on(self, moment: Moment) -> Chances | None:
        """With a deck that holds too much."""
        if not len(moment.deck):
            return super().go_on(moment)
        hidden = tuple(sorted((*moment.deck.hidden, *moment.discard)))
        return super().go_on(moment._replace(deck=Deck(moment.deck.known, hidden)))
