"""The hooks into other packages by which many visits share a process.

comm has two that are meant for it; ipywidgets' table of all widgets is a private name of version 8.
``tests/app/test_worker_compat.py`` holds the packages to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping
from typing import Any

import comm
from comm.base_comm import BaseComm, CommManager

WidgetTable = MutableMapping[str, Any]


class CurrentWidgets(MutableMapping[str, Any]):
    """ipywidgets' table of widgets, which is another one for each visit."""

    def __init__(self, current: Callable[[], WidgetTable]) -> None:
        """``current`` gives the table of the visit that is worked for."""
        self._current = current

    def __getitem__(self, key: str) -> Any:  # noqa: ANN401 (a widget)
        """The visit's own widget; another's is not found."""
        return self._current()[key]

    def __setitem__(self, key: str, value: Any) -> None:  # noqa: ANN401
        """A new widget."""
        self._current()[key] = value

    def __delitem__(self, key: str) -> None:
        """A widget was closed."""
        del self._current()[key]

    def __iter__(self) -> Iterator[str]:
        """The ids of the visit's widgets."""
        return iter(self._current())

    def __len__(self) -> int:
        """How many the visit has."""
        return len(self._current())


def install(
    create: Callable[..., BaseComm],
    manager: Callable[[], CommManager],
    widgets: Callable[[], WidgetTable],
) -> None:
    """Have comms and widgets made for the visit that is worked for; to be called before anybody makes a widget."""
    comm.create_comm = create
    comm.get_comm_manager = manager
    from ipywidgets.widgets import widget

    if not isinstance(widget._instances, MutableMapping):  # noqa: SLF001
        raise TypeError("this version of ipywidgets keeps its widgets in another way")
    widget._instances = CurrentWidgets(widgets)  # noqa: SLF001
