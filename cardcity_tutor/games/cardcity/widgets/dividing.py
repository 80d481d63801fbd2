"""Cards on their way to a lot, a hand or the pile: where each lies, what is still wrong, how it is typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.fields import texts
from cardcity_tutor.core.verdict import Reason

from ..rules.actions import LOTS, Cards, Choose, Keep, Lot, Offer, Offers
from ..rules.setting import Setting
from ..rules.state import HIDDEN, Phase, State, view
from ..rules.tokens import HAND_TOKENS, card_of
from .deck import BACK

POOL = "pool"
PLACES = ("open-up", "open-down", "rest-up", "rest-down")
KEPT, UNDER = "keep", "under"
Way = Literal["divide", "choose", "keep"]


class Work(NamedTuple):
    """What the player has done so far; undo goes back to the one before."""

    at: tuple[str, ...]
    """The place of each card."""
    money: tuple[int, int] = (0, 0)
    """What lies on the open lot and on the rest."""
    lot: str | None = None
    """The lot that was taken."""
    done: bool = False
    """Whether it was offered or settled, not only laid out."""


@dataclass(frozen=True, slots=True)
class Task:
    """A decision about cards: which there are, and how many belong where."""

    way: Way
    cards: tuple[str, ...]
    """Tokens of a hand; a card that the viewer cannot know is ``?``."""
    sizes: Mapping[str, int] = field(hash=False)
    """How many cards each place holds in the end."""
    start: Work
    money: int = 0
    """What may lie on a lot at most."""
    mine: bool = True
    """Whether the viewer decides."""
    edition: str = "xl"
    setting: Setting | None = None
    """The way of playing, where there is a game around it."""

    @property
    def rule(self) -> str:
        """The rule that says how many cards belong where."""
        if self.way == "keep":
            return "solo-draw"
        return "lots-normal" if self.sizes["open-down"] else "lots"

    def held(self, work: Work, place: str) -> list[int]:
        """The numbers of the cards in a place."""
        return [number for number, where in enumerate(work.at) if where == place]

    def tokens(self, work: Work, place: str) -> list[str]:
        """The cards in a place, in the engine's order."""
        return sorted((self.cards[k] for k in self.held(work, place)), key=_order)

    def problems(self, work: Work) -> tuple[Reason, ...]:
        """Everything that keeps the present division from being offered, or the hand from being kept."""
        return tuple(self._problems(work))

    def _problems(self, work: Work) -> Iterator[Reason]:
        left = len(self.held(work, POOL))
        if left:
            yield Reason(self.rule, params={"left": left})
        for place, want in self.sizes.items():
            have = len(self.held(work, place))
            # Where cards are left, a place with too few needs no word of its own.
            if have > want or (have < want and not left):
                yield Reason(self.rule, params={"place": place, "have": have, "want": want})
        if all(work.money):
            yield Reason("bribe", params={"both": True})
        if max(work.money) > self.money:
            yield Reason("bribe", params={"money": max(work.money), "most": self.money})

    def action(self, work: Work) -> Offer | Choose | Keep:
        """The engine's decision, legal or not. Raises ``InputError`` where there is none yet."""
        if self.way == "choose":
            if work.lot is None:
                raise InputError("lots-undecided")
            return Choose(work.lot)
        if self.way == "keep":
            return Keep(_cards(self.tokens(work, KEPT)))
        lots = [
            Lot(_cards(self.tokens(work, f"{lot}-up")), _cards(self.tokens(work, f"{lot}-down")), money)
            for lot, money in zip(LOTS, work.money, strict=True)
        ]
        return Offer(lots[0], lots[1])


def _order(token: str) -> int:
    return HIDDEN if token == BACK else card_of(token, "cards")


def _cards(tokens: Sequence[str]) -> Cards:
    return tuple(card_of(token, "cards") for token in tokens)


def _tokens(cards: Cards) -> tuple[str, ...]:
    return tuple(BACK if card == HIDDEN else HAND_TOKENS[card] for card in cards)


def division(cards: Sequence[str], sizes: Sequence[int | None], money: int) -> Task:
    """Two lots to be made of these cards; of the rest, as many are shown as there are hands in it."""
    cards = texts(cards, "cards")
    open_up, open_down, rest_up, rest_down = sizes
    if not open_up or open_up < 0 or (open_down or 0) < 0:
        raise InputError("lots-sizes", cards=len(cards), places=open_up or 0)
    small = open_up + (open_down or 0)
    rest = len(cards) - small
    if rest_up is None:
        rest_up = rest // small if rest_down is None else rest - rest_down
    wanted = (open_up, open_down or 0, rest_up, rest - rest_up if rest_down is None else rest_down)
    if sum(wanted) != len(cards) or min(wanted) < 0 or rest < 1:
        raise InputError("lots-sizes", cards=len(cards), places=sum(wanted))
    tokens = _tokens(_cards(cards))
    return Task("divide", tokens, dict(zip(PLACES, wanted, strict=True)), Work((POOL,) * len(tokens)), money)


def task_of(state: State, player: int) -> Task:
    """The acquisition of a game as this player sees it. Raises ``InputError`` in every other phase."""
    seen = view(state, player)
    table, mine, way = seen.table, player == state.player, state.game.setting
    if table is None or state.phase not in (Phase.DIVIDE, Phase.CHOOSE, Phase.KEEP):
        raise InputError("lots-phase", phase=str(state.phase))
    if state.phase is Phase.KEEP:
        hand, size = state.game.hand, len(table.pool)
        sizes = {KEPT: hand, UNDER: size - hand}
        return Task("keep", _tokens(table.pool), sizes, Work((KEPT,) * size), 0, mine, way.edition, way)
    if table.lots is None:
        options = state.actions
        if not isinstance(options, Offers):
            raise TypeError("a division without offers")
        rest = len(table.pool) - options.size
        counts = (
            options.size - options.open_down,
            options.open_down,
            options.rest_up,
            rest - options.rest_up,
        )
        work = Work((POOL,) * len(table.pool))
        sizes = dict(zip(PLACES, counts, strict=True))
        return Task("divide", _tokens(table.pool), sizes, work, options.money, mine, way.edition, way)
    first, other = table.lots
    parts = dict(zip(PLACES, (first.up, first.down, other.up, other.down), strict=True))
    at = tuple(place for place, cards in parts.items() for _ in cards)
    cards = tuple(token for part in parts.values() for token in _tokens(part))
    sizes = {place: len(part) for place, part in parts.items()}
    return Task("choose", cards, sizes, Work(at, (first.money, other.money)), 0, mine, way.edition, way)


class History:
    """Works in a row, and where we are in it."""

    def __init__(self, start: Work) -> None:
        """Begin with nothing done."""
        self._works = [start]
        self._at = 0

    @property
    def now(self) -> Work:
        """The present work."""
        return self._works[self._at]

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that can be done again."""
        return self._at + 1 < len(self._works)

    def step(self, by: int) -> None:
        """Back or forward, as far as there is a way."""
        self._at = max(0, min(self._at + by, len(self._works) - 1))

    def add(self, work: Work) -> None:
        """Go on; what was taken back is forgotten."""
        if work != self.now:
            self._works[self._at + 1 :] = [work]
            self._at += 1
