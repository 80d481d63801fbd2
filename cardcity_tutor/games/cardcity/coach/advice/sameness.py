"""Decisions that come to the same: they lead to equal cities, or to mirror images of one another.

A city of one's own in a floating frame may be turned and mirrored without any rule noticing. A map that is drawn on
the table (the suburb, the single city) may not.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from .....core.verdict import Place
from ...rules.actions import Cards, Offer
from ...rules.citytext import tokens_at
from ...rules.kernel.cards import INDUSTRY, is_industry
from ...rules.kernel.shapes import EAST, NORTH, SOUTH, WEST, CityMasks
from ...rules.setting import Setting
from ...rules.state import State
from ...rules.tokens import MAP_TOKENS

Spot = tuple[int, int, int]
"""Row, column and card: the number of a full one, or, from ``HALVES`` on, four side bits for each of four colours."""
HALVES: Final = 1 << 16
FULL_CARDS: Final = {token: number for number, token in enumerate(MAP_TOKENS)}


def _moved_sides(steps: dict[int, int]) -> tuple[int, ...]:
    """For every set of sides where it goes."""
    return tuple(sum(there for here, there in steps.items() if sides & here) for sides in range(16))


TURNED: Final = _moved_sides({EAST: SOUTH, SOUTH: WEST, WEST: NORTH, NORTH: EAST})
"""A quarter turn clockwise (rows are counted downwards) …"""
MIRRORED: Final = _moved_sides({EAST: WEST, WEST: EAST, NORTH: NORTH, SOUTH: SOUTH})
"""… and left and right exchanged."""


def sameness(state: State) -> Hashable:
    """Equal for two states of one player's turn that no rule tells apart."""
    setting = state.game.setting
    city, money, hand, _, architect = state.seat
    plain = not setting.has("ecological")
    cards = _plain(hand) if plain else tuple(sorted(hand))
    reserve = state.reserve
    works = (sum(reserve.works),) if plain else reserve.works
    rest = (
        state.phase, money, cards, state.target, state.bought, state.buying,
        (reserve.homes, reserve.shops, works, reserve.parks, reserve.clouds),
    )  # fmt: skip
    return shape(city, setting, architect), rest


def same_offer(offer: Offer, setting: Setting) -> Hashable:
    """Equal for two divisions that differ at most in the pictures of industries, where those do not matter."""
    if setting.has("ecological"):
        return offer
    return tuple((_plain(lot.up), _plain(lot.down), lot.money) for lot in offer)


def _plain(cards: Cards) -> Cards:
    return tuple(sorted(INDUSTRY if is_industry(card) else card for card in cards))


def shape(city: CityMasks, setting: Setting, architect: Place | None) -> Hashable:
    """The city, the same for all its mirror images where it may be turned."""
    if setting.grid.floating != 1:
        return city, architect
    return min(_settled(image) for image in _images(list(_spots(city, setting, architect))))


def _spots(city: CityMasks, setting: Setting, architect: Place | None) -> Iterator[Spot]:
    """Every card of a floating city."""
    stride = setting.grid.stride
    ecological = setting.has("ecological")
    colours = (city.homes, city.shops, city.leisure, city.works)
    for bit, token in tokens_at(city._replace(architect=0), setting.grid).items():
        row, column = divmod(bit, stride)
        if city.halves >> bit & 1:
            sides = [side >> bit & 1 for colour in colours for side in colour[:4]]
            card = HALVES | sum(shown << place for place, shown in enumerate(sides))
        else:
            card = FULL_CARDS["I1" if token[0] == "I" and not ecological else token]
        yield row, column, card
    if architect is not None:
        yield architect[0] - city.extent.top, architect[1] - city.extent.left, FULL_CARDS["A"]


def _images(spots: list[Spot]) -> Iterator[list[Spot]]:
    """The eight images of a city."""
    for _ in range(4):
        yield spots
        yield [(row, -column, _moved(card, MIRRORED)) for row, column, card in spots]
        spots = [(column, -row, _moved(card, TURNED)) for row, column, card in spots]


def _moved(card: int, steps: Sequence[int]) -> int:
    if card < HALVES:
        return card
    return HALVES | (
        steps[card & 15]
        | steps[card >> 4 & 15] << 4
        | steps[card >> 8 & 15] << 8
        | steps[card >> 12 & 15] << 12
    )


def _settled(spots: list[Spot]) -> tuple[int, ...]:
    """The same city counted from its first row and column, each card as one number."""
    top = min([row for row, _, _ in spots])
    left = min([column for _, column, _ in spots])
    return tuple(sorted([(row - top) << 32 | (column - left) << 24 | card for row, column, card in spots]))
