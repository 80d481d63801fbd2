"""Ways of playing as the club keeps them, by the options of the first game."""

from __future__ import annotations

from cardcity_tutor.club import Way
from cardcity_tutor.games.cardcity import game


def way_of(
    edition: str = "xl",
    level: str = "simplified",
    victory: str = "residential",
    variants: tuple[str, ...] = (),
    players: int = 1,
) -> Way:
    """The way with these options."""
    return Way.of(game(edition=edition, level=level, victory=victory, variants=variants, players=players))
