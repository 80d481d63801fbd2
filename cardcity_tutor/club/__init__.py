"""The club: members by nickname, what they learnt and played, results, leaderboards, the challenge of the day.

``Store`` is the way in; docs/storage.md tells where the data lies and how it is kept safe. Names are imported when
they are first used: SQLAlchemy is large, and who only plays needs none of it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .challenges import Attempt, Solver
    from .games import GameLine, SavedGame
    from .members import Claim, Member, MemberLine
    from .paging import Page
    from .places import default_database
    from .progress_store import MemberKeeper
    from .results import Result, Standing, result_of
    from .store import Census, Store
    from .ways import Way

__all__ = [
    "Attempt",
    "Census",
    "Claim",
    "GameLine",
    "Member",
    "MemberKeeper",
    "MemberLine",
    "Page",
    "Result",
    "SavedGame",
    "Solver",
    "Standing",
    "Store",
    "Way",
    "default_database",
    "result_of",
]

_HOMES = {
    "challenges": ("Attempt", "Solver"),
    "games": ("GameLine", "SavedGame"),
    "progress_store": ("MemberKeeper",),
    "members": ("Claim", "Member", "MemberLine"),
    "paging": ("Page",),
    "places": ("default_database",),
    "results": ("Result", "Standing", "result_of"),
    "store": ("Census", "Store"),
    "ways": ("Way",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:  # noqa: ANN401 (whatever the name stands for)
    """Import a public name when it is first used."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_HOME[name]}", __name__), name)
    globals()[name] = value
    return value
