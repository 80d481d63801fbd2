"""The private names and hooks of other packages on which workers hang are still what they were."""

from __future__ import annotations

import inspect
from typing import Any

import comm
import ipywidgets
import pytest
from comm.base_comm import BaseComm, CommManager
from ipywidgets.widgets import widget

from cardcity_tutor.app.server.worker import _compat


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, Any]]:
    """The hooks, for two visits in turns; the packages are as before afterwards."""
    for module, name in ((comm, "create_comm"), (comm, "get_comm_manager"), (widget, "_instances")):
        monkeypatch.setattr(module, name, getattr(module, name))
    found: dict[str, dict[str, Any]] = {"one": {}, "other": {}, "now": {}}
    manager = CommManager()

    class Comm(BaseComm):
        def publish_msg(self, *_: Any, **__: Any) -> None:
            pass

    _compat.install(Comm, lambda: manager, lambda: found[str(found["now"].get("who", "one"))])
    return found


def test_widgets_are_found_in_their_own_visit_only(tables: dict[str, dict[str, Any]]) -> None:
    mine = ipywidgets.HTML("mine")
    tables["now"]["who"] = "other"
    theirs = ipywidgets.HTML("theirs")
    assert mine.model_id in tables["one"]
    assert theirs.model_id in tables["other"]
    found = widget._json_to_widget(f"IPY_MODEL_{mine.model_id}", None)
    assert found == f"IPY_MODEL_{mine.model_id}"  # a name, and no widget
    assert widget._json_to_widget(f"IPY_MODEL_{theirs.model_id}", None) is theirs
    name = theirs.model_id
    theirs.close()
    assert name not in tables["other"]
    assert mine.model_id in tables["one"]
    for visit in ("one", "other"):
        tables["now"]["who"] = visit
        ipywidgets.Widget.close_all()
        assert tables[visit] == {}


def test_ipywidgets_looks_its_table_up_by_that_name() -> None:
    source = inspect.getsource(widget)
    assert "_instances[self.model_id] = self" in source
    assert "_instances.pop(self.model_id, None)" in source
    assert "comm.create_comm(**args)" in source
