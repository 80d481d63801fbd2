"""What resources are worth to a player: the cells that they buy after conversion, and what may become cells later."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ..rules.best_conversion import most_converted
from ..rules.buildings import BUILDINGS, CRAFTS, SHAPES, WORKSHOPS_EACH
from ..rules.conversion import Conversions
from ..rules.goods import Stock
from ..rules.state import State, rights
from .converting import Conversion, cells_of, converted, variety

PER_RESOURCE: Final = 0.1
"""Ten resources are a cell at the end."""
VARIETY: Final = 0.1
"""Of each first resource of a kind, while there are productions to come; half of it for the second, a third for the third."""
PER_PRODUCTION: Final = 0.25
"""What a cell that is built brings with each production to come, in cells."""


def productions_left(state: State, player: int) -> int:
    """Productions that are still to come."""
    return state.way.last_turn - state.seats[player].turn


def unbuilt(state: State, player: int) -> Counter[str]:
    """The buildings that a player could still build, workshops as many as are allowed."""
    built = Counter(state.city.buildings[number].kind for number in state.city.of(player))
    found: Counter[str] = Counter()
    workshops = WORKSHOPS_EACH - sum(built[kind] for kind in CRAFTS)
    for kind in BUILDINGS:
        if not state.way.in_level(kind) or not state.way.is_allowed(player, kind):
            continue
        left = state.way.copies(kind) - built[kind]
        if kind in CRAFTS:
            left = min(left, workshops)
        if left > 0:
            found[kind] = left
    return found


class Purse:
    """The worth of a player's resources now, in cells."""

    def __init__(self, state: State, player: int, *, exact: bool = False) -> None:
        """``exact`` searches all ways to convert; else they are converted step by step."""
        self.exact = exact
        self.tools = Conversions(state.position(player), player)
        self.left = productions_left(state, player)
        self.cell = 1 + PER_PRODUCTION * self.left
        self.variety = VARIETY if self.left else 0.0
        left = unbuilt(state, player)
        workshops = [kind for kind in left if kind in CRAFTS]
        cells = sum(SHAPES[kind].size * count for kind, count in left.items())
        cells -= sum(SHAPES[kind].size for kind in workshops[WORKSHOPS_EACH:])
        self.room = max(0, cells - max(0, rights(state, player)))
        """Cells that there is still something to build with."""
        self._cells: dict[Stock, int] = {}

    def cells(self, stock: Stock) -> int:
        """The cells that a stock buys after conversion."""
        if stock not in self._cells:
            exact = self.exact and (self.tools.workshops or self.tools.market or self.tools.flea)
            self._cells[stock] = (
                most_converted(self.tools, stock) if exact else converted(self.tools, stock)[0]
            )
        return self._cells[stock]

    def path(self, stock: Stock) -> list[Conversion]:
        """The conversions before the stock pays."""
        return converted(self.tools, stock)[1]

    def worth(self, stock: Stock) -> float:
        """The worth of a stock, conversion counted."""
        return self._worth(stock, self.cells(stock))

    def rough(self, stock: Stock) -> float:
        """The same without conversion, quickly."""
        return self._worth(stock, cells_of(stock))

    def _worth(self, stock: Stock, cells: int) -> float:
        return self.cell * min(cells, self.room) + PER_RESOURCE * sum(stock) + self.variety * variety(stock)
