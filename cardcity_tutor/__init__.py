"""Board games whose rules explain themselves, and a course to learn them.

>>> from cardcity_tutor import City
>>> City("I . / M C / . R", hand=["R"]).verdict("R", "f4").rules
('residence-industry',)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from . import games
from .core.errors import IllegalAction, InputError, TutorError
from .core.representations import Bundle, Words, set_shower, set_teller
from .core.version import __version__

if TYPE_CHECKING:
    from .course import read_pack
    from .games.cardcity.rules.game import game
    from .games.cardcity.rules.play import actions, apply, start
    from .games.cardcity.rules.position import City
    from .games.cardcity.rules.state import State
    from .games.cardcity.widgets import (
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
    from .locale.choice import language, set_language

__all__ = [
    "City",
    "CityBoard",
    "CourseView",
    "DevelopmentTree",
    "GameReplay",
    "GameTable",
    "HandView",
    "IllegalAction",
    "InputError",
    "LessonPlayer",
    "LotsView",
    "OptionsPanel",
    "RulesExplorer",
    "ScoreSheet",
    "Stage",
    "State",
    "TutorError",
    "__version__",
    "actions",
    "apply",
    "game",
    "language",
    "read_pack",
    "set_language",
    "start",
]

_SHARED = {"read_pack": "course", "language": "locale.choice", "set_language": "locale.choice"}
"""Where names live that no game owns."""
_HOMES = {
    "City": "rules.position",
    "State": "rules.state",
    "game": "rules.game",
    "start": "rules.play",
    "actions": "rules.play",
    "apply": "rules.play",
}
"""Where names of the first game live that are no widgets."""


def __getattr__(name: str) -> Any:  # noqa: ANN401 (whatever the name stands for)
    """Import a public name when it is first used: the command line needs no widgets, a simulation no prose."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    shared = _SHARED.get(name)
    home = (
        games.part(_HOMES.get(name, "widgets")) if shared is None else import_module(f".{shared}", __name__)
    )
    value = getattr(home, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, imported or not, for whoever presses Tab."""
    return sorted({*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__"})


def _show(thing: object) -> Bundle:
    return games.part("widgets.showing", games.game_of(thing)).bundle(thing)  # type: ignore[no-any-return]


def _display(thing: object) -> None:
    games.part("widgets.showing", games.game_of(thing)).show(thing)


def _tell(thing: object, lang: str | None = None) -> Words | None:
    """A thing in words; what cannot be told for whatever reason is left as it is."""
    try:
        lang = lang or import_module(".locale.choice", __name__).language()
        found: Words | None = games.part("face.description", games.game_of(thing)).words(thing, lang)
    except Exception:  # noqa: BLE001 (an error must not fail in telling itself)
        return None
    return found


set_shower(_show, _display)
set_teller(_tell)
