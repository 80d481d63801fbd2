"""The themes: which cities and cards suit each, what is asked, and at which levels and difficulties it exists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from .....core.errors import InputError
from ...rules.kernel.cards import has_industry, has_leisure
from ...rules.setting import LEVELS
from .answers import Ask
from .facts import DIFFICULTIES
from .hands import Hand, anything, has_home, is_bicolour, long_growth, near_happiness, near_limit, tight
from .posing import Poser, grow, most, none_left, reach, save, turn

WITH_CLOUDS: Final = ("normal", "advanced")
WHATEVER: Final = -999
"""A score that every city has."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A kind of puzzle."""

    name: str
    ask: Ask
    pose: Poser
    """The goals that a first moment offers."""
    levels: tuple[str, ...] = LEVELS
    victory: str = "residential"
    """The victory under which it is set, unless another is asked for."""
    stage: str = "build"
    span: tuple[float, float] = (0.3, 0.9)
    """The part of the game from which the cities come."""
    lead: Callable[[int], bool] | None = None
    """What the first card of the hand must be."""
    sizes: tuple[tuple[int, ...], ...] = ((1,), (1,), (1, 2), (2, 1), (2,))
    """Cards of the hand to try, for each difficulty."""
    promising: Callable[[Hand], bool] = anything
    """A quick look before anything is searched: false where no goal can be expected."""
    deals: int = 4
    """Hands to try in each city."""
    style: str = "mixed"
    """How the games were played from which the cities come."""
    difficulties: tuple[int, ...] = DIFFICULTIES
    """Those that are found at each of its levels."""


_ALL: Final = (
    Theme("grow-commerce", Ask.HAND, grow("C"), lead=has_home, difficulties=(1, 2, 3, 4)),
    Theme(
        "grow-residence",
        Ask.HAND,
        grow("R"),
        lead=has_leisure,
        style="growing",
        difficulties=(2, 3),
    ),
    Theme("reach-money", Ask.TURN, reach),
    Theme("best-income", Ask.TURN, most("income", Ask.TURN, 2)),
    Theme(
        "fill-limit",
        Ask.TURN,
        none_left("room", Ask.TURN),
        span=(0.3, 1),
        style="random",
        promising=near_limit,
        deals=24,
        difficulties=(2, 3),
    ),
    Theme(
        "save-discard",
        Ask.HAND,
        save,
        span=(0.7, 1),
        sizes=((2,), (2, 3), (2, 3), (3, 2), (3,)),
        promising=tight,
        deals=40,
        difficulties=(1, 2),
    ),
    Theme(
        "best-park",
        Ask.PARK,
        most("score", Ask.PARK, WHATEVER),
        WITH_CLOUDS,
        stage="buy",
        sizes=((0,),) * 5,
        deals=1,
        difficulties=(1, 2, 3),
    ),
    Theme("happiness", Ask.TURN, most("score", Ask.TURN), victory="happiness", promising=near_happiness),
    Theme(
        "chain",
        Ask.TURN,
        most("developments", Ask.TURN, 2),
        sizes=((0, 1), (0, 1), (1, 0), (1, 2), (2,)),
        style="growing",
        promising=long_growth,
        deals=8,
        difficulties=(2, 3, 4, 5),
    ),
    Theme(
        "no-cloud",
        Ask.HAND,
        none_left("clouds", Ask.HAND),
        WITH_CLOUDS,
        lead=has_industry,
        difficulties=(1, 2),
    ),
    Theme("bicolour-turn", Ask.HAND, turn, ("advanced",), lead=is_bicolour),
    Theme("final-turn", Ask.GAME, most("score", Ask.GAME, WHATEVER), span=(0.8, 1)),
)
THEMES: Final[Mapping[str, Theme]] = {theme.name: theme for theme in _ALL}
"""All themes by name."""


def theme_named(name: object) -> Theme:
    """A theme by its name, whatever the data holds there."""
    if not isinstance(name, str) or name not in THEMES:
        raise InputError("option-unknown", field="theme", value=str(name)[:80], expected=", ".join(THEMES))
    return THEMES[name]
