"""Why no game leads to a position, and who has built everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from .buildings import CRAFTS, WORKSHOPS_EACH, Building
from .cards import COPIES, HAND_LIMIT
from .position import Position

DEPOSIT_LIMIT: Final = 3
EXCLUSIVE_UNTIL: Final = 6
"""The first turn in which a flea market may follow a shopping street of turn 1."""


class Problem(NamedTuple):
    """A rule that a position breaks, the player, and the tokens that break it. Sorted as the line protocol says."""

    rule: str
    player: int
    at: list[str]


def problems(position: Position) -> list[Problem]:
    """Everything that cannot be, sorted."""
    found = [*_overlaps(position), *_deck(position)]
    for player in range(position.way.players):
        found += _of_player(position, player)
    return sorted(found)


def exclusive(position: Position, player: int, *, street: bool) -> bool:
    """Whether a player may have no flea market now; ``street``: whether he has a shopping street on the map."""
    return (position.turn < EXCLUSIVE_UNTIL and player in position.shopping_first) or (
        position.turn == 1 and street
    )


def complete(position: Position) -> list[int]:
    """The players who have built everything of this level."""
    found = []
    for player in range(position.way.players):
        count = Counter(position.city.buildings[number].kind for number in position.city.of(player))
        workshops = [kind for kind in CRAFTS if count[kind] and position.way.is_allowed(player, kind)]
        if len(workshops) >= WORKSHOPS_EACH and all(
            count[kind] >= position.way.copies(kind) for kind in position.way.required(player)
        ):
            found.append(player)
    return found


def _overlaps(position: Position) -> Iterator[Problem]:
    buildings = position.city.buildings
    for first, second in position.city.overlaps():
        at = [buildings[first].text, buildings[second].text]
        yield Problem("overlap", buildings[first].owner, at)


def _deck(position: Position) -> Iterator[Problem]:
    held = Counter(card for hand in position.hands for card in hand)
    if any(count > COPIES[card] for card, count in held.items()):
        yield Problem("deck", 0, [])


def _of_player(position: Position, player: int) -> Iterator[Problem]:
    way, city = position.way, position.city
    own = city.of(player)
    for number in own:
        if way.outside(player, city.buildings[number].cells):
            yield Problem("quarter", player, city.texts([number]))
    yield from _kinds(position, player, own)
    yield from _places(position, player, own)
    fleas = city.of(player, "flea")
    if fleas and exclusive(position, player, street=bool(city.of(player, "shopping"))):
        yield Problem("exclusivity", player, city.texts(fleas))
    banks, deposit = city.of(player, "bank"), sum(position.banks[player])
    if deposit > (DEPOSIT_LIMIT if banks else 0):
        yield Problem("deposit", player, city.texts(banks))
    if len(position.hands[player]) > HAND_LIMIT:
        yield Problem("hand", player, [])


def _kinds(position: Position, player: int, own: Iterable[int]) -> Iterator[Problem]:
    """Buildings that the player does not have, or not so many."""
    way, city = position.way, position.city
    numbers: dict[str, list[int]] = {}
    for number in own:
        numbers.setdefault(city.buildings[number].kind, []).append(number)
    for kind, here in numbers.items():
        if not way.in_level(kind):
            yield Problem("level", player, city.texts(here))
        if not way.is_allowed(player, kind):
            yield Problem("profession", player, city.texts(here))
        elif len(here) > way.copies(kind):
            yield Problem("copies", player, city.texts(here))
    workshops = city.of(player, *CRAFTS)
    if way.free_workshops and len(workshops) > WORKSHOPS_EACH:
        yield Problem("copies", player, city.texts(workshops))


def _places(position: Position, player: int, own: list[int]) -> Iterator[Problem]:
    """No building at the centre, or several groups."""
    way, city = position.way, position.city
    if not own:
        return
    centre = set(way.centre(player))
    central = [number for number in own if centre.intersection(city.buildings[number].cells)]
    if not central:
        yield Problem("centre", player, [])
    twins: dict[Building, set[int]] = {}
    for number in own:
        twins.setdefault(city.buildings[number], set()).add(number)
    group: set[int] = set()
    new = {(central or own)[0]}
    while new:
        group |= new
        near = {other for number in new for other in city.touching[number]}
        new = {other for other in near if city.buildings[other].owner == player}
        new = new.union(
            *(
                twins[city.buildings[number]]
                for number in new | group
                if len(twins[city.buildings[number]]) > 1
            )
        )
        new -= group
    apart = [number for number in own if number not in group]
    if apart:
        yield Problem("connected", player, city.texts(apart))
