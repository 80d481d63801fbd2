"""Turns as somebody with one misconception sees them: what may be done, and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import ClassVar

from ..rules.building import ACTIONS, Prices
from ..rules.odds import Odds
from ..rules.position import Position
from ..rules.sums import Sums, total
from .bent_odds import (
    CardsHospital,
    DiscardInDeck,
    ForcedShuffle,
    FreeHomes,
    FreeMall,
    LateBust,
    MallShuffles,
    NoStore,
    OneForced,
    OthersHospital,
    RowShuffled,
    TopFactory,
    WinFirst,
)


class Bent(Position):
    """A turn of the engine with other sums or other odds."""

    sums_kind: ClassVar[type[Sums]] = Sums
    odds_kind: ClassVar[Callable[..., Odds]] = Odds

    @cached_property
    def running(self) -> list[Sums]:
        """Reckoned with the bent sums."""
        return total(self.row, self.recycled, self.way, self.sums_kind.at_start(self.way.table))

    @cached_property
    def odds(self) -> Odds:
        """Reckoned with the bent odds."""
        return self.odds_kind(self.way, self.supply)

    def without(self, action: str, reason: str) -> list[str]:
        """The reasons against an action, but for one that is not known."""
        return [found for found in super().reasons(action) if found != reason]


class ResidentialFree(Bent):
    """A residence on top may be left."""

    odds_kind = FreeHomes

    @cached_property
    def duties(self) -> list[str]:
        """Without that duty."""
        return [duty for duty in super().duties if duty != "residential-top"]


class BustOver(Bent):
    """Bust with more faces than the limit."""

    sums_kind = LateBust


class WinningFirst(Bent):
    """The victory before the bust."""

    sums_kind = WinFirst


class HospitalOthers(Bent):
    """The hospital pays for the faces before it."""

    sums_kind = OthersHospital


class HospitalCards(Bent):
    """The hospital pays for cards."""

    sums_kind = CardsHospital


class CardsAlone(Bent):
    """Eighteen cards without a store."""

    sums_kind = NoStore


class MallOptional(Bent):
    """Stopping after a mall."""

    odds_kind = FreeMall

    @cached_property
    def duties(self) -> list[str]:
        """Without that duty."""
        return [duty for duty in super().duties if duty != "mall-more"]


class MallShuffling(Bent):
    """A mall as last card forces a shuffle and one more card."""

    @cached_property
    def odds(self) -> Odds:
        """With the mall of this row."""
        return MallShuffles(self.way, self.supply, last_mall=self.row[-1:] == ("M",))

    @cached_property
    def duties(self) -> list[str]:
        """The duty stays with an empty deck, and after the shuffle."""
        found = super().duties
        lasting = self.row[-1:] == ("M",) and "mall-more" not in found and (len(self.deck) or self.discard)
        return sorted([*found, "mall-more"]) if lasting else found


class ShuffleRow(Bent):
    """The row is shuffled too."""

    @cached_property
    def odds(self) -> Odds:
        """With the row of this turn."""
        return RowShuffled(self.way, self.supply, self.row)


class ShuffleMust(Bent):
    """A shuffle obliges to play."""

    odds_kind = ForcedShuffle

    @cached_property
    def duties(self) -> list[str]:
        """One more after a shuffle."""
        found = super().duties
        return [*found, "empty-deck"] if self.shuffled and "empty-deck" not in found else found


class RecycleRow(Bent):
    """Cards of the row can be recycled."""

    def reasons(self, action: str) -> list[str]:
        """What lies in the row counts as discard."""
        kind, _, face = action.partition(" ")
        if kind == "recycle" and face in self.row:
            return self.without(action, "not-in-discard")
        return super().reasons(action)


class RecycleOnce(Bent):
    """One recycling in a turn."""

    def reasons(self, action: str) -> list[str]:
        """No second one."""
        found = super().reasons(action)
        if action.startswith("recycle") and self.recycled and not found:
            return ["recycle-many"]
        return found


class ChurchAnywhere(Bent):
    """Churches in the discard count."""

    @cached_property
    def running(self) -> list[Sums]:
        """With a limit raised by them."""
        start = Sums.at_start(self.way.table)
        start = start._replace(limit=start.limit + self.discard.count("C"))
        return total(self.row, self.recycled, self.way, start)


class FactoryTop(Bent):
    """The factory sends the top card away."""

    odds_kind = TopFactory


class OneCardOdds(Bent):
    """At most one forced card."""

    odds_kind = OneForced


class DiscardInOdds(Bent):
    """The discard lies in the deck."""

    odds_kind = DiscardInDeck


class ParkBoth(Bent):
    """A park's purchase may be a buy-and-upgrade."""

    def _against_spending(self, action: str) -> list[str]:
        found = [reason for reason in super()._against_spending(action) if reason != "no-action"]
        kinds = [entry.split(maxsplit=1)[0] for entry in (*self.done, action)]
        purchases = max(0, sum(kind != "upgrade" for kind in kinds) - self.sums.buys)
        upgrades = max(0, kinds.count("upgrade") - self.sums.upgrades)
        return [*found, *(["no-action"] if purchases + upgrades > 1 else [])]


class ActionsFree(Bent):
    """Parks and stations give any action."""

    def _against_spending(self, action: str) -> list[str]:
        found = [reason for reason in super()._against_spending(action) if reason != "no-action"]
        too_many = len(self.done) + 1 > 1 + self.sums.buys + self.sums.upgrades
        return [*found, *(["no-action"] if too_many else [])]


class UpgradeRow(Bent):
    """Cards of this turn can be upgraded."""

    def reasons(self, action: str) -> list[str]:
        """What lies in the row counts as discard."""
        kind, _, face = action.partition(" ")
        if kind == "upgrade" and face in self.row:
            return self.without(action, "not-in-discard")
        return super().reasons(action)


class BothWithoutTax(Bent):
    """Buying and upgrading costs the price only."""

    @cached_property
    def prices(self) -> Prices:
        """Without the tax."""
        found = super().prices
        return {**found, "buy+upgrade": dict(found["buy"])}

    def reasons(self, action: str) -> list[str]:
        """Payable with the price alone."""
        found = super().reasons(action)
        if action in ACTIONS and action.startswith("buy+upgrade"):
            face = action.split(maxsplit=1)[1]
            if self.prices["buy"][face] <= self.sums.coins:
                return [reason for reason in found if reason != "money"]
        return found


class ApartmentRecycled(Bent):
    """An apartment goes for nothing."""

    def reasons(self, action: str) -> list[str]:
        """As if it had the green arrows."""
        if action == "recycle A":
            return self.without(action, "not-recyclable")
        return super().reasons(action)
