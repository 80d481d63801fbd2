"""Serves the tutor's notebook with Voilà, on this machine only and without asking any other.

The page template lies in `templates/`; Voilà finds it because that folder is put on the Jupyter path.
"""

import os
import socket
from pathlib import Path

from traitlets.config import Config

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.locale import say

HOST = "127.0.0.1"
DEFAULT_PORT = 8866
_TEMPLATES = Path(__file__).resolve().parent / "templates"


def serve(
    port: int | None = None, open_browser: bool = False, lang: str = "fr", notebook: Path | None = None
) -> int:
    """Serve until interrupted; returns the exit status.

    The notebook is the tutor's own unless another one is given. Without a port the usual one is taken, or any free one when it is busy. A port asked for by name is
    never replaced: if it is busy, an ``InputError`` says so.
    """
    if port is not None and not 0 < port < 65536:
        raise InputError("port-invalid", port=str(port))
    if port is not None and not _is_free(port):
        raise InputError("port-busy", port=str(port))
    chosen = port or (DEFAULT_PORT if _is_free(DEFAULT_PORT) else _any_free_port())
    run(configuration(chosen, open_browser), notebook or resource_folder("notebooks") / "tutor.ipynb", lang)
    return 0


def configuration(port: int, open_browser: bool = False) -> Config:
    """What we tell Voilà: this machine only, our template, prompt messages, no kernels left behind."""
    config = Config()
    config.Voila.ip = HOST
    config.Voila.port = port
    config.Voila.port_retries = 0
    config.Voila.open_browser = open_browser
    config.Voila.log_level = "ERROR"
    config.Voila.config_file_paths = []  # no stray voila.json of the current folder
    config.Voila.tornado_settings = {"ws_ping_timeout": 30_000}  # not above the interval, or tornado grumbles
    config.Voila.kernel_websocket_connection_class = "cardcity_tutor.app.websocket.PromptConnection"
    config.VoilaConfiguration.template = "cardcity"
    config.VoilaConfiguration.show_tracebacks = False
    # Widgets need these; whatever else is installed for JupyterLab may fail here, and its errors would be ours.
    config.VoilaConfiguration.extension_allowlist = [
        "@jupyter-widgets/jupyterlab-manager",
        "@voila-dashboards/widgets-manager8",
        "anywidget",
    ]
    if os.name == "posix":
        config.KernelManager.transport = "ipc"  # kernels listen on no port
    # A visitor's kernel ends with the page; these catch the browsers that crashed.
    config.MappingKernelManager.cull_interval = 60
    config.MappingKernelManager.cull_idle_timeout = 900
    config.MappingKernelManager.cull_connected = False
    return config


def run(config: Config, notebook: Path, lang: str = "fr") -> None:
    """Serve one notebook with this configuration until interrupted."""
    from tornado.ioloop import IOLoop
    from voila.app import Voila

    class Tutor(Voila):  # type: ignore[misc]  # Voilà ships no types
        """Voilà that says where it is once it listens."""

        def listen(self) -> None:
            IOLoop.current().add_callback(self.announce)
            super().listen()

        def announce(self) -> None:
            print(say(lang, "serve-address", address=f"http://{HOST}:{self.port}/"), flush=True)

    _extend_jupyter_path()
    Tutor.launch_instance(argv=[str(notebook)], config=config)


def _is_free(port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def _any_free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _extend_jupyter_path() -> None:
    known = os.environ.get("JUPYTER_PATH")
    os.environ["JUPYTER_PATH"] = os.pathsep.join([str(_TEMPLATES), *([known] if known else [])])
