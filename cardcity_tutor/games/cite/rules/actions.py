"""The decisions of the game. Each is an immutable record; amounts are stocks, buildings stand where they are to stand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from .buildings import Building
from .cards import Hand
from .goods import NOTHING, Stock
from .ledger import Flow, Term


@dataclass(frozen=True, slots=True)
class Lay:
    """Turn 1: the player's whole quarter, in place of what was laid out before."""

    layout: tuple[Building, ...]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card; what it asks for beside it."""

    card: str
    at: Building | None = None
    give: Stock = NOTHING
    get: Stock = NOTHING


@dataclass(frozen=True, slots=True)
class Ready:
    """Before production: play no more cards."""


@dataclass(frozen=True, slots=True)
class Keep:
    """At a port: which of the two drawn cards stays in the hand."""

    card: str


@dataclass(frozen=True, slots=True)
class Settle:
    """Pay what a contract asks for."""

    contract: int
    term: int
    due: int
    goods: Stock


@dataclass(frozen=True, slots=True)
class Deposit:
    """The whole new content of the bank."""

    bank: Stock


@dataclass(frozen=True, slots=True)
class Offer:
    """Propose an exchange to one, some or all players; ``get`` is what one asks for."""

    to: tuple[int, ...]
    give: Stock = NOTHING
    get: Stock = NOTHING
    give_cards: Hand = ()
    get_cards: Hand = ()
    give_rights: int = 0
    get_rights: int = 0


@dataclass(frozen=True, slots=True)
class Accept:
    """Say yes to what was asked."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Say no to what was asked."""


@dataclass(frozen=True, slots=True)
class Counter:
    """Answer an offer with another one, seen by who makes it."""

    give: Stock
    get: Stock


@dataclass(frozen=True, slots=True)
class Take:
    """Take the counter-offer of a player, after nobody accepted."""

    player: int


@dataclass(frozen=True, slots=True)
class Deal:
    """An exchange that was agreed aloud, entered by one of the two."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class Agreed:
    """An exchange in a record that does not tell how it was agreed."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class Handshake:
    """What was agreed aloud among two to four players: all give, then all receive."""

    flows: tuple[Flow, ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """Propose a contract; ``aloud``: it was agreed aloud, so nobody is asked."""

    parties: tuple[int, ...]
    terms: tuple[Term, ...]
    aloud: bool = False


@dataclass(frozen=True, slots=True)
class Transform:
    """Use an own workshop; ``goods_of``: with the goods of another player, who is asked."""

    workshop: Building
    times: int
    goods_of: int | None = None


@dataclass(frozen=True, slots=True)
class Market:
    """Use the own market: four resources for one."""

    give: Stock
    get: Stock
    goods_of: int | None = None


@dataclass(frozen=True, slots=True)
class Flea:
    """Use the own flea market: one kind for another."""

    give: str
    get: str
    goods_of: int | None = None


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay collections for building rights."""

    collections: tuple[Stock, ...]


@dataclass(frozen=True, slots=True)
class Build:
    """Build; ``gold`` of its cells are paid with two gold each, ``cards`` make it cheaper."""

    building: Building
    gold: int = 0
    cards: Hand = ()


@dataclass(frozen=True, slots=True)
class Invest:
    """Buy the top card for one right."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card under the pile unplayed."""

    card: str


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask those in whose quarters a building would lie."""

    building: Building


@dataclass(frozen=True, slots=True)
class Consent:
    """Allow another player's building in the own quarter, this turn."""

    building: Building


@dataclass(frozen=True, slots=True)
class Move:
    """Move a building to the place that was promised."""

    before: Building
    after: Building


@dataclass(frozen=True, slots=True)
class Jury:
    """What the others found about a player's promises."""

    accused: int
    votes: tuple[tuple[int, bool], ...]

    @property
    def plain(self) -> Mapping[str, bool]:
        """The votes as records write them."""
        return {str(player): vote for player, vote in self.votes}


@dataclass(frozen=True, slots=True)
class Harvest:
    """Simultaneous: produce now."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Give the floor to the next player; ``done``: with time-is-gold, for the rest of the turn."""

    done: bool = False


@dataclass(frozen=True, slots=True)
class As:
    """What a player does who has not the floor: anything at an open table, a few things at every table."""

    player: int
    action: Deed


Deed = (
    Lay
    | PlayCard
    | Ready
    | Keep
    | Settle
    | Deposit
    | Offer
    | Accept
    | Decline
    | Counter
    | Take
    | Deal
    | Handshake
    | Sign
    | Transform
    | Market
    | Flea
    | Pay
    | Build
    | Invest
    | Discard
    | Ask
    | Consent
    | Move
    | Jury
    | Harvest
    | Pass
)
Action = Deed | As | Agreed
Use = Transform | Market | Flea
Asking = Literal["offer", "contract", "use", "consent"]
