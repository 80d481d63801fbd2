"""The investment cards: how many there are, and what they add at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .city import City

COPIES: Final[Mapping[str, int]] = {
    "mill-tripled": 2,
    "family-business": 2,
    "helping-hands": 3,
    "masons-lodge": 2,
    "scaffolding": 3,
    "master-plan": 1,
    "caravan": 2,
    "barter-day": 2,
    "courtyard": 2,
    "belfry": 2,
    "charter": 2,
    "good-neighbours": 1,
}
PRODUCTION_CARDS: Final = ("mill-tripled", "family-business")
"""Those that are played before production."""
REDUCERS: Final[Mapping[str, int]] = {"scaffolding": 2, "master-plan": 4}
"""Those that are played with a building, and the cells that it costs less."""
END_CARDS: Final = ("belfry", "charter", "good-neighbours")
RIGHTS: Final[Mapping[str, int]] = {"helping-hands": 1, "masons-lodge": 2}
"""The building rights that they give."""
CARAVAN: Final = 3
BARTER_MOST: Final = 3
COURTYARD_MOST: Final = 4
HAND_LIMIT: Final = 6
BELFRY_MOST: Final = 3

Hand = tuple[str, ...]


def end_points(city: City, player: int, hand: Sequence[str]) -> int:
    """The points that the cards of a hand bring at the end."""
    own = city.of(player)
    tall = sum(city.buildings[number].size > 1 and city.surrounded(number) for number in own)
    met = {city.buildings[other].owner for number in own for other in city.touching[number]} - {player}
    return hand.count("belfry") * min(BELFRY_MOST, tall) + hand.count("good-neighbours") * len(met)
