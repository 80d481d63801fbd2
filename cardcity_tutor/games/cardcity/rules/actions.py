"""Decisions: what a player can do, and compact sequences of all that the rules allow."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple, overload

from ....core.verdict import Place
from .kernel.bits import pick
from .kernel.shapes import CityMasks

Cards = tuple[int, ...]


class Lot(NamedTuple):
    """A lot of cards: face up, face down, and the money put on it."""

    up: Cards
    down: Cards
    money: int = 0

    @property
    def cards(self) -> Cards:
        """All cards, the open ones first."""
        return self.up + self.down


class Offer(NamedTuple):
    """The divider makes two lots."""

    open: Lot
    rest: Lot


LOTS: Final = ("open", "rest")
"""The names of the lots, in the order of an offer."""


class Choose(NamedTuple):
    """The next player takes one lot: ``open`` or ``rest``."""

    lot: str


class Keep(NamedTuple):
    """Solo: the cards that stay in hand; the other one goes under the pile."""

    cards: Cards


class Architect(NamedTuple):
    """The architect is put on a place, or (``None``) is not used this turn."""

    place: Place | None


class Build(NamedTuple):
    """A card of the hand is built; ``facing`` is the number of quarter turns of a bicolour card."""

    card: int
    place: Place
    facing: int = 0


class Cloud(NamedTuple):
    """A cloud of pollution is put down."""

    place: Place


class Develop(NamedTuple):
    """A card of the reserve, residence or commerce, is added to a district."""

    card: int
    place: Place


class Buy(NamedTuple):
    """An industry or a park is bought and built."""

    card: int
    place: Place


class Pass(NamedTuple):
    """Nothing (more) is bought."""


Action = Offer | Choose | Keep | Architect | Build | Cloud | Develop | Buy | Pass
Placing = type[Build] | type[Cloud] | type[Develop] | type[Buy] | type[Architect]


_new = tuple.__new__  # half the time of the constructor, for the commonest decision

Group = tuple[Placing, int, int, int]
"""Placements of one kind: what is decided, the card (-1: none of the hand), how it is turned, the cells it may take."""


class Listed(Sequence[Action]):
    """Decisions that are made only when asked for; equal where they are made from the same."""

    __slots__ = ()

    @property
    def made_from(self) -> tuple[object, ...]:
        """All that they follow from."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Whether they are the same decisions, without listing them."""
        return type(other) is type(self) and other.made_from == self.made_from

    def __hash__(self) -> int:
        """By what they are made from."""
        return hash(self.made_from)


class Placements(Listed):
    """All placements of a decision, kept as masks: nothing is spelled out before it is asked for."""

    __slots__ = ("_city", "_counts", "_stride", "_total", "extra", "groups")

    def __init__(
        self, city: CityMasks, stride: int, groups: tuple[Group, ...], extra: tuple[Action, ...] = ()
    ) -> None:
        """Keep the masks; ``extra`` are decisions without a cell, listed last."""
        self._city = city
        self._stride = stride
        self.groups = groups
        self.extra = extra
        counts = []
        total = len(extra)
        for group in groups:
            count = group[3].bit_count()
            counts.append(count)
            total += count
        self._counts = counts
        self._total = total

    @property
    def made_from(self) -> tuple[object, ...]:
        """The masks, and the city that they lie on."""
        return self._city, self._stride, self.groups, self.extra

    def __len__(self) -> int:
        """Number of decisions."""
        return self._total

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        """One decision, or a list of them."""
        if isinstance(index, slice):
            return [self[k] for k in range(*index.indices(self._total))]
        if index < 0:
            index += self._total
        if not 0 <= index < self._total:
            raise IndexError(index)
        for number, count in enumerate(self._counts):
            if index < count:
                group = self.groups[number]
                return self._spelled(group, pick(group[3], index))
            index -= count
        return self.extra[index]

    def __iter__(self) -> Iterator[Action]:
        """All decisions in order."""
        for group in self.groups:
            cells = group[3]
            while cells:
                cell = cells & -cells
                cells ^= cell
                yield self._spelled(group, cell)
        yield from self.extra

    def __contains__(self, action: object) -> bool:
        """Whether the rules allow this decision: a mask is asked, nothing is spelled out."""
        return action in self.extra or self.cell_of(action) != 0

    def cell_of(self, action: object) -> int:
        """The kernel's cell of an allowed placement, 0 for anything else."""
        card, facing = -1, 0
        place: Place | None = None
        if isinstance(action, Build):
            card, place, facing = action
        elif isinstance(action, Develop) or isinstance(action, Buy):  # noqa: SIM101 (a union is much slower)
            card, place = action
        elif isinstance(action, Cloud) or isinstance(action, Architect):  # noqa: SIM101
            place = action.place
        if place is None:
            return 0
        kind = type(action)
        row, column = place
        row -= self._city.extent.top
        column -= self._city.extent.left
        if not (0 <= row < self._stride and 0 <= column < self._stride):
            return 0
        cell = 1 << row * self._stride + column
        wanted = (kind, card, facing)
        for group in self.groups:
            if group[:3] == wanted and group[3] & cell:
                return cell
        return 0

    def _spelled(self, group: Group, cell: int) -> Action:
        row, column = divmod(cell.bit_length() - 1, self._stride)
        extent = self._city.extent
        place = (row + extent.top, column + extent.left)
        kind, card, facing, _ = group
        if kind is Build:
            return _new(Build, (card, place, facing))
        if kind is Develop:
            return Develop(card, place)
        if kind is Buy:
            return Buy(card, place)
        return Cloud(place) if kind is Cloud else Architect(place)


@lru_cache(maxsize=4096)
def combinations(cards: Cards, size: int) -> tuple[Cards, ...]:
    """The different ways to take ``size`` of these cards, equal cards not told apart.

    >>> combinations((0, 0, 1), 2)
    ((0, 0), (0, 1))
    """
    kinds = sorted(Counter(cards).items())
    found: list[Cards] = []

    def take(start: int, left: int, taken: Cards) -> None:
        if left == 0:
            found.append(taken)
            return
        for number in range(start, len(kinds)):
            card, count = kinds[number]
            for copies in range(min(count, left), 0, -1):
                take(number + 1, left - copies, taken + (card,) * copies)

    take(0, size, ())
    return tuple(sorted(found))


def less(cards: Cards, taken: Cards) -> Cards:
    """The cards without those taken, sorted."""
    rest = sorted(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)


@lru_cache(maxsize=4096)
def keeps(drawn: Cards, size: int) -> tuple[Keep, ...]:
    """The different hands that a solo player can keep of a draw."""
    return tuple(Keep(cards) for cards in combinations(drawn, size))


class Offers(Listed):
    """All divisions into two lots, with all bribes; numbered, but made only when asked for.

    At four players there can be tens of thousands of divisions, times the bribes.
    """

    __slots__ = ("_bribes", "_ends", "_openings", "cards", "money", "open_down", "rest_up", "size")

    def __init__(self, cards: Cards, size: int, open_down: int, rest_up: int, money: int) -> None:
        """``size`` cards go to the open lot, ``open_down`` of them hidden; ``rest_up`` of the rest are shown.

        ``money`` is what the divider may offer, 0 where bribes are not allowed.
        """
        self.cards = tuple(sorted(cards))
        self.size = size
        self.open_down = open_down
        self.rest_up = rest_up
        self.money = money
        self._bribes = 2 * money + 1
        self._openings = [(chosen, less(self.cards, chosen)) for chosen in combinations(self.cards, size)]
        self._ends = list(
            accumulate(
                (
                    len(combinations(chosen, open_down)) * len(combinations(rest, rest_up)) * self._bribes
                    for chosen, rest in self._openings
                ),
                initial=0,
            )
        )

    @property
    def made_from(self) -> tuple[object, ...]:
        """The cards, and how they are divided."""
        return self.cards, self.size, self.open_down, self.rest_up, self.money

    def __len__(self) -> int:
        """Number of different offers."""
        return self._ends[-1]

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        """One offer, or a list of them."""
        if isinstance(index, slice):
            return [self[k] for k in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        number = bisect_right(self._ends, index) - 1
        chosen, rest = self._openings[number]
        index, bribe = divmod(index - self._ends[number], self._bribes)
        shown = combinations(rest, self.rest_up)
        hidden, up = divmod(index, len(shown))
        down = combinations(chosen, self.open_down)[hidden]
        on_open, on_rest = (bribe, 0) if bribe <= self.money else (0, bribe - self.money)
        return Offer(Lot(less(chosen, down), down, on_open), Lot(shown[up], less(rest, shown[up]), on_rest))

    def __contains__(self, action: object) -> bool:
        """Whether these are two lots of the right sizes out of the right cards, with an honest bribe."""
        if not isinstance(action, Offer):
            return False
        lots: tuple[object, ...] = action
        if not all(isinstance(lot, Lot) for lot in lots):
            return False
        first, rest = action
        return (
            type(first.money) is int
            and type(rest.money) is int
            and len(first.up) + len(first.down) == self.size
            and len(first.down) == self.open_down
            and len(rest.up) == self.rest_up
            and tuple(sorted(first.cards + rest.cards)) == self.cards
            and min(first.money, rest.money) == 0
            and 0 <= max(first.money, rest.money) <= self.money
        )
