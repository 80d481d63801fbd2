"""A moment of a turn: the deck as it is known, the row, the discard, and everything the rules say of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal

from .building import ACTIONS, BUYABLE, Prices, excess, price_of, prices
from .cards import FACES, FRONTS, PILES, RECYCLABLE, Cards, Supply, with_card, without_card
from .odds import Deck, Moment, Odds
from .sums import Sums, total
from .way import Way

Phase = Literal["play", "build"]
Status = Literal["lost", "bust", "won", "build", "empty", "forced", "free"]
NO_DECK: Final = Deck()
PLAYING: Final = ("play", "stop", "shuffle", *(f"recycle {face}" for face in sorted(FACES)))
BUILDING: Final = (
    *(f"buy {face}" for face in (*BUYABLE, "R")),
    *(f"buy+upgrade {face}" for face in (*BUYABLE, "R")),
    *(f"upgrade {face}" for face in sorted(FACES)),
    "end",
)
"""Every action that can be asked about; ``building.ACTIONS`` are those with a price."""


@dataclass(frozen=True)
class Position:
    """What the player on turn can know and decide."""

    way: Way
    deck: Deck = NO_DECK
    row: Cards = ()
    discard: Cards = ()
    """Sorted."""
    recycled: Cards = ()
    """Faces recycled this turn, as they were; sorted."""
    supply: Supply = (12, 12, 8, 8)
    phase: Phase = "play"
    shuffled: bool = False
    """Whether the deck was shuffled after the last card of the row."""
    done: Cards = ()
    """Building actions already taken this turn."""

    # ------------------------------------------------------------ sums

    @cached_property
    def running(self) -> list[Sums]:
        """The sums before the first card of the row and after each one."""
        return total(self.row, self.recycled, self.way)

    @property
    def earned(self) -> Sums:
        """The sums of the turn, before anything is bought."""
        return self.running[-1]

    @cached_property
    def sums(self) -> Sums:
        """The sums with the coins that are left."""
        paid = sum(price_of(self.way.table, self.earned.cut, action) for action in self.done)
        return self.earned._replace(coins=self.earned.coins - paid)

    @cached_property
    def prices(self) -> Prices:
        """What everything costs now."""
        return prices(self.way.table, self.sums.cut)

    @property
    def moment(self) -> Moment:
        """What the odds depend on."""
        return Moment(self.deck, self.sums, self.discard)

    @cached_property
    def odds(self) -> Odds:
        """Whoever works out the odds here."""
        return Odds(self.way, self.supply)

    # ------------------------------------------------------------ what may be done

    @cached_property
    def status(self) -> Status:
        """What kind of moment this is; the first that fits."""
        if self.way.solo and not sum(self.supply):
            return "lost"
        if self.sums.bust:
            return "bust"
        if self.sums.victory(self.way.table):
            return "won"
        if self.phase == "build":
            return "build"
        if not len(self.deck):
            return "empty"
        return "forced" if self.duties else "free"

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide in this turn."""
        return self.status in ("lost", "bust", "won")

    @property
    def must(self) -> list[str]:
        """The duties that forbid stopping, sorted."""
        return [] if self.over or self.phase == "build" else self.duties

    @cached_property
    def duties(self) -> list[str]:
        """The same, whether or not the turn goes on."""
        found = []
        if not self.row and self.way.first_card:
            found.append("first-card")
        if self.row[-1:] == ("M",) and len(self.deck) and not self.shuffled:
            found.append("mall-more")
        if self.deck.known[:1] == ("R",):
            found.append("residential-top")
        return found

    def reasons(self, action: str) -> list[str]:
        """Every reason against an action, sorted; none if it is allowed."""
        if self.over:
            return ["turn-over" if self.status == "bust" else "game-over"]
        kind, _, face = action.partition(" ")
        playing = action in PLAYING
        found = {
            "play": self._against_play,
            "stop": self._against_stop,
            "shuffle": self._against_shuffle,
            "recycle": self._against_recycling,
            "buy": self._against_purchase,
            "buy+upgrade": self._against_purchase,
            "upgrade": self._against_upgrade,
            "end": self._against_end,
        }[kind](face)
        if not playing and kind != "end":
            found += self._against_spending(action)
        if playing == (self.phase == "build"):
            found.append("phase")
        return sorted(found)

    def _against_play(self, _: str) -> list[str]:
        return [] if len(self.deck) else ["deck-empty"]

    def _against_stop(self, _: str) -> list[str]:
        return [] if self.phase == "build" else list(self.duties)

    def _against_shuffle(self, _: str) -> list[str]:
        return [*(["deck-left"] if len(self.deck) else []), *([] if self.discard else ["discard-empty"])]

    def _against_recycling(self, face: str) -> list[str]:
        return [
            *([] if face in RECYCLABLE else ["not-recyclable"]),
            *([] if face in self.discard else ["not-in-discard"]),
        ]

    def _against_purchase(self, face: str) -> list[str]:
        if face not in PILES:
            return ["not-in-supply"]
        return [] if self.supply[PILES.index(face)] else ["pile-empty"]

    def _against_upgrade(self, face: str) -> list[str]:
        return [
            *([] if face in self.discard else ["not-in-discard"]),
            *(["not-upgradable"] if face in RECYCLABLE else []),
        ]

    def _against_end(self, _: str) -> list[str]:
        return []

    def _against_spending(self, action: str) -> list[str]:
        return [
            *(["no-action"] if excess(self.sums, (*self.done, action)) > 1 else []),
            *(
                ["money"]
                if action in ACTIONS and price_of(self.way.table, self.sums.cut, action) > self.sums.coins
                else []
            ),
        ]

    @cached_property
    def may(self) -> list[str]:
        """Every action allowed now, sorted."""
        return sorted(action for action in (*PLAYING, *BUILDING) if not self.reasons(action))

    @cached_property
    def why(self) -> dict[str, list[str]]:
        """Every other action with all its reasons."""
        return {
            action: reasons for action in sorted((*PLAYING, *BUILDING)) if (reasons := self.reasons(action))
        }

    @property
    def loses(self) -> list[str]:
        """Solo: the allowed actions that empty the supply, which loses at once."""
        if not self.way.solo or sum(self.supply) != 1:
            return []
        return [action for action in self.may if action == "shuffle" or action.startswith("buy")]

    # ------------------------------------------------------------ what follows

    def recycle(self, face: str) -> Position:
        """After recycling one card of the discard."""
        return replace(
            self,
            discard=with_card(without_card(self.discard, face), FRONTS[face]),
            recycled=with_card(self.recycled, face),
        )

    @property
    def text(self) -> str:
        """The position in the notation of the line protocol."""
        hidden = f"{{{' '.join(self.deck.hidden)}}}" if self.deck.hidden else ""
        deck = " ".join([*self.deck.known, *([hidden] if hidden else [])])
        parts = [deck, *(" ".join(cards) for cards in (self.row, self.discard, self.recycled))]
        return " | ".join([*(part or "-" for part in parts), " ".join(map(str, self.supply))])
