"""Card City XL and Card City 2012: rules that explain themselves, and a course to learn them.

>>> from cardcity_tutor import City
>>> City.of("I . / M C / . R", hand=["R"]).verdict("R", (0, 1)).rules
('residence-industry',)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .core.showing import Bundle, set_shower
from .core.version import __version__ as __version__

if TYPE_CHECKING:
    from .course import read_pack
    from .games.cardcity.game import game
    from .games.cardcity.play import actions, apply, start
    from .games.cardcity.position import Position as City
    from .games.cardcity.state import State
    from .widgets import (
        CityBoard,
        CourseView,
        DevelopmentTree,
        GameReplay,
        GameTable,
        HandView,
        LessonPlayer,
        LotsView,
        OptionsPanel,
        RulesExplorer,
        ScoreSheet,
        Stage,
    )

__all__ = [
    "City",
    "CityBoard",
    "CourseView",
    "DevelopmentTree",
    "GameReplay",
    "GameTable",
    "HandView",
    "LessonPlayer",
    "LotsView",
    "OptionsPanel",
    "RulesExplorer",
    "ScoreSheet",
    "Stage",
    "State",
    "actions",
    "apply",
    "game",
    "read_pack",
    "start",
]

_HOMES = {
    "City": ("games.cardcity.position", "Position"),
    "State": ("games.cardcity.state", "State"),
    "game": ("games.cardcity.game", "game"),
    "start": ("games.cardcity.play", "start"),
    "actions": ("games.cardcity.play", "actions"),
    "apply": ("games.cardcity.play", "apply"),
    "read_pack": ("course", "read_pack"),
}
"""Where names live that are no widgets."""


def __getattr__(name: str) -> Any:  # noqa: ANN401 (whatever the name stands for)
    """Import a public name when it is first used: the command line needs no widgets, a simulation no prose."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, attribute = _HOMES.get(name, ("widgets", name))
    value = getattr(import_module(f".{module}", __name__), attribute)
    globals()[name] = value
    return value


def _show(thing: object) -> Bundle:
    return import_module(".widgets.showing", __name__).bundle(thing)  # type: ignore[no-any-return]


set_shower(_show)
