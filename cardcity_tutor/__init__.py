"""Card City XL and Card City 2012: rules that explain themselves, and a course to learn them.

>>> from cardcity_tutor import City
>>> City("I . / M C / . R", hand=["R"]).verdict("R", "f4").rules
('residence-industry',)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .core.errors import IllegalAction, InputError, TutorError
from .core.showing import Bundle, Words, set_shower, set_teller
from .core.version import __version__

if TYPE_CHECKING:
    from .course import read_pack
    from .games.cardcity.rules.game import game
    from .games.cardcity.rules.play import actions, apply, start
    from .games.cardcity.rules.position import City
    from .games.cardcity.rules.state import State
    from .locale.choice import language, set_language
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

_HOMES = {
    "City": ("games.cardcity.position", "City"),
    "State": ("games.cardcity.state", "State"),
    "game": ("games.cardcity.game", "game"),
    "start": ("games.cardcity.play", "start"),
    "actions": ("games.cardcity.play", "actions"),
    "apply": ("games.cardcity.play", "apply"),
    "read_pack": ("course", "read_pack"),
    "language": ("locale.choice", "language"),
    "set_language": ("locale.choice", "set_language"),
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


def __dir__() -> list[str]:
    """The public names, imported or not, for whoever presses Tab."""
    return sorted({*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__"})


def _show(thing: object) -> Bundle:
    return import_module(".widgets.showing", __name__).bundle(thing)  # type: ignore[no-any-return]


def _display(thing: object) -> None:
    import_module(".widgets.showing", __name__).show(thing)


def _tell(thing: object) -> Words | None:
    """A thing in words; what cannot be told for whatever reason is left as it is."""
    try:
        lang = import_module(".locale.choice", __name__).language()
        found: Words | None = import_module(".render.description", __name__).words(thing, lang)
    except Exception:  # noqa: BLE001 (an error must not fail in telling itself)
        return None
    return found


set_shower(_show, _display)
set_teller(_tell)
