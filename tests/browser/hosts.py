"""What shows a notebook: Voilà with our template, and JupyterLab; both on this machine, on a free port."""

import json
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

from tests.kernels import kernels_of

HOST = "127.0.0.1"
SERVE = "import sys; from pathlib import Path; from cardcity_tutor.app.serve import serve; sys.exit(serve(int(sys.argv[2]), notebook=Path(sys.argv[1])))"
TOLD = """
import anywidget, traitlets

class Told(anywidget.AnyWidget):
    _esm = "export default { render({ model, el }) { const show = () => (el.innerHTML = model.get('value')); model.on('change:value', show); show(); } };"
    value = traitlets.Unicode().tag(sync=True)
"""
"""For notebooks: a widget that shows a text, as the page at one end and the notebook at the other know it."""
COUNTER = """
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = "export default { render({ model, el }) { const button = document.createElement('button'); el.append(button); button.onclick = () => model.send({}); const show = () => (button.textContent = model.get('count')); model.on('change:count', show); show(); } };"
    count = traitlets.Int().tag(sync=True)
"""
"""A button; what a click does, the notebook decides."""
LAB_START_MS = 90_000
"""For its scripts, several megabytes, on a machine that has other work."""
LAB_SETTINGS: dict[str, dict[str, Any]] = {
    "apputils-extension/notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    # Cells out of sight would not be in the page at all.
    "notebook-extension/tracker": {"windowingMode": "none"},
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def write_notebook(path: Path, *cells: str) -> Path:
    """A notebook of code cells, without outputs."""
    notebook = {
        "cells": [
            {
                "cell_type": "code",
                "id": f"cell-{number}",
                "execution_count": None,
                "metadata": {},
                "outputs": [],
                "source": source,
            }
            for number, source in enumerate(cells)
        ],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return path


@dataclass
class Server:
    """A server that runs, and where it is."""

    address: str
    process: subprocess.Popen[str]

    def kernel_pid(self, kernel: str) -> int:
        """The process of a kernel."""
        return int(kernels_of(self.process.pid)[kernel].pid)

    def end_page(self, kernel: str) -> None:
        """End what is behind a page, as if it had been given up."""
        token = "0" * 32
        request = urllib.request.Request(  # noqa: S310  # our own server
            f"{self.address}voila/api/shutdown/{kernel}",
            f"_xsrf={token}".encode(),
            {"Cookie": f"_xsrf={token}"},
        )
        urllib.request.urlopen(request).close()  # noqa: S310

    def asked(self, path: str, method: str = "GET") -> Any:
        """What the server's interface answers."""
        token = "0" * 32  # any will do, as long as the cookie and the header agree
        headers = {"Cookie": f"_xsrf={token}", "X-XSRFToken": token}
        request = urllib.request.Request(self.address + path, headers=headers, method=method)  # noqa: S310  # our own server
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            text = answer.read()
        return json.loads(text) if text else None


@contextmanager
def running(command: list[str], folder: Path, **environment: str) -> Iterator[Server]:
    """Start a server and wait for the address it prints; end it and its kernels afterwards."""
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        printed = []
        address = None
        for line in process.stdout:
            printed.append(line)
            found = re.search(rf"http://{re.escape(HOST)}:\d+/", line)
            if found:
                address = found.group()
                break
        if address is None:
            raise RuntimeError(f"{command[0]} printed no address:\n" + "".join(printed))
        # Unread lines would fill the pipe and stop the server.
        Thread(target=deque, args=(process.stdout, 0), daemon=True).start()
        try:
            yield Server(address, process)
        finally:
            process.terminate()
            process.wait(timeout=30)


@contextmanager
def serving(notebook: Path) -> Iterator[Server]:
    """Voilà as `cardcity-tutor serve` sets it up, with another notebook."""
    with running([sys.executable, "-c", SERVE, str(notebook), str(free_port())], notebook.parent) as server:
        yield server


def voila_kernel(page: Page) -> str:
    """The id of the kernel behind a page of Voilà."""
    config = page.locator("#jupyter-config-data").text_content()
    assert config is not None
    return str(json.loads(config)["kernelId"])


@dataclass
class Lab:
    """A JupyterLab of its own folder and settings."""

    server: Server
    root: Path

    def show(self, page: Page, notebook: Path, app: str = "doc/tree") -> None:
        """A notebook that lies in `root`, in JupyterLab or, as `notebooks`, in Notebook 7."""
        page.goto(f"{self.server.address}{app}/{notebook.relative_to(self.root).as_posix()}")
        page.wait_for_function(
            "window.jupyterapp?.shell.currentWidget?.context?.isReady", timeout=LAB_START_MS
        )
        page.evaluate("window.jupyterapp.restored")
        page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.ready")

    def open(self, page: Page, notebook: Path, theme: str = "JupyterLab Light") -> None:
        """Show a notebook and run all its cells."""
        self.show(page, notebook)
        page.evaluate(
            """async (theme) => {
                const app = window.jupyterapp;
                await app.commands.execute("apputils:change-theme", { theme });
                await app.commands.execute("notebook:run-all-cells");
            }""",
            theme,
        )

    def kernel(self, page: Page) -> str:
        """The id of the kernel of the notebook shown."""
        return str(page.evaluate("window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.id"))

    def end_kernels(self) -> None:
        """A closed page of JupyterLab leaves its kernel running."""
        for session in self.server.asked("api/sessions"):
            self.server.asked(f"api/sessions/{session['id']}", "DELETE")


@contextmanager
def lab_running(root: Path, private: Path) -> Iterator[Lab]:
    """JupyterLab on a folder, with settings, data and state in another, asking nobody for news or extensions."""
    for name, values in LAB_SETTINGS.items():
        file = private / "settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(values), encoding="utf-8")
    folders = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={free_port()}"]
    command += [
        f"--ServerApp.ip={HOST}",
        f"--ServerApp.root_dir={root}",
        "--IdentityProvider.token=",
        "--LabApp.expose_app_in_browser=True",
        "--JupyterNotebookApp.expose_app_in_browser=True",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
    ]
    with running(
        command, root, **{name: str(private / folder) for name, folder in folders.items()}
    ) as server:
        lab = Lab(server, root)
        wait_until_answering(lab.server)
        yield lab


def wait_until_answering(server: Server, seconds: float = 30) -> None:
    """Jupyter prints its address a moment before it listens."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            server.asked("api")
        except OSError:
            assert time.monotonic() < deadline, f"{server.address} does not answer"
            time.sleep(0.1)
        else:
            return
