"""What `serve` answers without starting a server."""

import socket
from pathlib import Path

import pytest

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.app import serve as serving
from cardcity_tutor.app.serve import HOST, serve
from cardcity_tutor.core.errors import InputError


def test_a_busy_port_is_named() -> None:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        listener.listen()
        port = listener.getsockname()[1]
        with pytest.raises(InputError, match=f"port-busy.*{port}"):
            serve(port, open_browser=False)


@pytest.mark.parametrize("port", [-1, 0, 65536])
def test_no_such_port(port: int) -> None:
    with pytest.raises(InputError, match=f"port-invalid.*{port}"):
        serve(port, open_browser=False)


def test_notebook_is_found() -> None:
    assert (resource_folder("notebooks") / "tutor.ipynb").is_file()


@pytest.mark.parametrize("given", [None, Path("other.ipynb")])
def test_the_tutor_unless_another_notebook_is_given(
    monkeypatch: pytest.MonkeyPatch, given: Path | None
) -> None:
    served = []
    monkeypatch.setattr(serving, "run", lambda _config, notebook, lang: served.append((notebook, lang)))
    assert serve(notebook=given, lang="en") == 0
    assert served == [(given or resource_folder("notebooks") / "tutor.ipynb", "en")]
