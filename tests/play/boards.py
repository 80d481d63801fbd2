"""Boards kept by the tests: cards by cell, whose cell is whose, and what must hold of them at every moment.

Written from the rules and not from the engine; the shapes of the maps are those of the naive reference.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from cardcity_tutor.games.cardcity import Game
from tests.reference.board import City, card
from tests.reference.geometry import BRICK, OPPOSITE, SQUARE, Cell, half_sides, in_line, neighbour
from tests.reference.maps import FLOATING, Ground, rectangle, shared_ground, suburb_ring
from tests.reference.texts import brick_tokens, square_tokens

Board = dict[Cell, str]
Sides = tuple[str, ...]


class Land(NamedTuple):
    """Where a game is played."""

    frame: int
    grounds: tuple[Ground, ...] = (FLOATING,)
    """What each player calls his own."""
    halls: tuple[Cell, ...] = ((0, 0),)
    """The town halls of one map."""
    ring: Mapping[Cell, str] = {}
    """The cards of the suburb."""

    @property
    def sides(self) -> Sides:
        return self.grounds[0].sides

    @property
    def shared(self) -> bool:
        return len(self.halls) > 1

    @property
    def is_map(self) -> bool:
        """Whether this is not a city of one's own in a frame that floats."""
        return bool(self.grounds[0].zones)

    def new_board(self) -> Board:
        """The town halls: ``M``, or ``M0``, ``M1`` … with their owners."""
        return {cell: f"M{number}" if self.shared else "M" for number, cell in enumerate(self.halls)}

    def board_of(self, text: str) -> Board:
        """A city text as cells of the record: absolute on a shared map, else around the town hall."""
        found = dict(brick_tokens(text) if self.sides == BRICK else square_tokens(text))
        hall = "M0" if self.shared else "M"
        ((top, left),) = (cell for cell, token in found.items() if token == hall)
        down, right = self.halls[0][0] - top, self.halls[0][1] - left
        return {(row + down, column + right): token for (row, column), token in found.items()}

    def own(self, board: Mapping[Cell, str], player: int) -> list[tuple[Cell, str]]:
        """The cards of a player's zone."""
        ground = self.grounds[player]
        return [(cell, token) for cell, token in board.items() if ground.owns(cell)]

    def fits(self, board: Board, cell: Cell, player: int) -> bool:
        """Whether a card of this player on this cell stays in his zone, and all cards in the frame."""
        ground = self.grounds[player]
        rows, columns = (spread(line) for line in zip(cell, *board, strict=True))
        if not ground.zones:
            return max(rows, columns) < self.frame
        return ground.owns(cell) and (ground.width is None or columns < ground.width)

    def in_line(self, board: Board, cell: Cell, player: int) -> bool:
        """Whether an industry of this player stands in a row, column or axis of his through this cell."""
        return any(
            "I" in token and any(in_line(at, cell, axis) for axis in self.grounds[player].axes)
            for at, token in self.own(board, player)
        )

    def city(self, board: Board) -> City:
        """The board, and the suburb around it, as the reference has it."""
        return {cell: card(token, self.sides) for cell, token in {**self.ring, **board}.items()}


def spread(line: tuple[int, ...]) -> int:
    return max(line) - min(line)


def land_of(way: Game) -> Land:
    """The land of a game; rows and columns as in its record."""
    size = 5 if way.setting.level == "simplified" else 6
    if way.setting.has("suburb"):
        assert way.hall is not None
        row, column = way.hall
        frame = rectangle(-row, -column, size, size)
        ring = {(r - row, c - column): token for (r, c), token in suburb_ring(size)}
        return Land(size, (Ground(zones=(frame,), ring=frozenset(ring)),), ((0, 0),), ring)
    if not way.setting.has("single-city"):
        return Land(size, (FLOATING,) * way.players)
    halls = {
        2: ((size - 1, 0), (size, 0)),
        3: ((0, 0), (0, 1), (1, 0)),
        4: ((size - 1, size - 1), (size - 1, size), (size, size), (size, size - 1)),
    }[way.players]
    grounds = tuple(shared_ground(dict(enumerate(halls)), size, player) for player in range(way.players))
    return Land(size, grounds, halls)


@cache
def faces(token: str, sides: Sides = SQUARE) -> Mapping[str, frozenset[str]]:
    """The colours of a card on the map, each with the sides on which it shows."""
    if len(token) < 3:
        return {token[0]: frozenset(sides)}
    first, second = half_sides(token[2], sides)
    return {token[0]: first, token[1]: second}


def contacts(board: Mapping[Cell, str], cell: Cell, sides: Sides = SQUARE) -> Iterator[tuple[str, str, Cell]]:
    """Colours of the card on this cell and of a neighbour that show to each other, and the neighbour's cell."""
    for mine, shown in faces(board[cell], sides).items():
        for side in shown:
            there = neighbour(cell, side)
            if there in board:
                for theirs, their_sides in faces(board[there], sides).items():
                    if OPPOSITE[side] in their_sides:
                        yield mine, theirs, there


def touches(board: Mapping[Cell, str], cell: Cell, sides: Sides = SQUARE) -> bool:
    return any(neighbour(cell, side) in board for side in sides)


def district(board: Mapping[Cell, str], cell: Cell, colour: str, sides: Sides = SQUARE) -> set[Cell]:
    """The district of this colour to which the card on this cell belongs."""
    found = {cell}
    todo = [cell]
    while todo:
        near = {
            there for mine, theirs, there in contacts(board, todo.pop(), sides) if mine == theirs == colour
        }
        todo += near - found
        found |= near
    return found


def check_board(board: Board, land: Land, *, connected: bool) -> None:
    """Each zone's limit, no residence beside an industry, cards on the map only, the frame, one single piece."""
    for player in range(len(land.grounds) if land.is_map else 1):
        own = [token for _, token in land.own(board, player)]
        industries = sum("I" in token for token in own)
        counted = sum(token[0] not in "KN" and not (token[0] == "I" and len(token) == 2) for token in own)
        assert counted <= 5 + 5 * industries
    everything = {**land.ring, **board}
    assert len(everything) == len(land.ring) + len(board), "a card on the suburb"
    for cell in board:
        met = {(mine, theirs) for mine, theirs, _ in contacts(everything, cell, land.sides)}
        assert not {("R", "I"), ("I", "R")} & met, (cell, board)
        assert any(ground.owns(cell) for ground in land.grounds), "a card outside every zone"
    rows, columns = (1 + spread(line) for line in zip(*board, strict=True))
    assert rows <= land.frame * (2 if land.shared else 1)
    assert columns <= land.frame * (2 if len(land.halls) > 2 else 1)
    reached = {land.halls[0]}
    todo = [land.halls[0]]
    while todo:
        here = todo.pop()
        near = {neighbour(here, side) for side in land.sides} & board.keys() - reached
        reached |= near
        todo += near
    assert not connected or reached == board.keys()


def empty_neighbours(board: Mapping[Cell, str], sides: Sides) -> set[Cell]:
    return {neighbour(cell, side) for cell, side in product(board, sides)} - board.keys()
