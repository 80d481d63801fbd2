"""Serves the tutor's notebook with Voilà, on this machine only unless told otherwise, without asking any other.

The page template lies in `templates/`; Voilà finds it because that folder is put on the Jupyter path.
"""

from __future__ import annotations

import errno
import os
import secrets
import socket
from contextlib import ExitStack
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING, Final

from traitlets.config import Config

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.core.errors import InputError

from .server.failure_log import log_failures
from .server.hosting import EVERYWHERE, HOST, Hosting, fit_to_descriptors
from .server.memory import OF_SERVER, block_imports, use_one_heap

if TYPE_CHECKING:
    from cardcity_tutor.club import Store

DEFAULT_PORT: Final = 8866
LONGEST_ROOT: Final = 30
_TEMPLATES = Path(__file__).resolve().parent / "templates"


def serve(
    port: int | None = None,
    open_browser: bool = False,
    lang: str = "fr",
    notebook: Path | None = None,
    hosting: Hosting | None = None,
    database: str | None = None,
    new_seal_key: bool = False,
    new_host_key: bool = False,
) -> int:
    """Serve until interrupted; returns the exit status.

    The notebook is the tutor's own unless another one is given; of that one no page is made before a visitor comes,
    unless ``hosting`` says so: its author sees each change at once. Without a port the usual one is taken, or any free one
    when it is busy. A port asked for by name is never replaced: if it is busy, an ``InputError`` says so. With a
    database there is a club; it is made or brought up to date before the first visitor comes. ``new_seal_key``: what
    browsers have kept of open games opens no more. ``new_host_key``: the key of the host's page is another one from now on.
    """
    hosting = fit_to_descriptors(hosting or (Hosting() if notebook is None else Hosting(pool=0)))
    if port is not None and not 0 < port < 65536:
        raise InputError("port-invalid", port=str(port))
    log_failures()
    with ExitStack() as stack:
        sockets = listening(hosting.address, port)
        for each in sockets:
            stack.callback(each.close)
        store = None if database is None else stack.enter_context(_opened(database))
        if store is not None:
            _check_keys(store, hosting, new_seal_key=new_seal_key, new_host_key=new_host_key)
        config = configuration(sockets[0].getsockname()[1], hosting, open_browser)
        run(
            config,
            notebook or resource_folder("notebooks") / "tutor.ipynb",
            hosting,
            sockets,
            store,
            lang,
        )
    return 0


def _opened(database: str) -> Store:
    from cardcity_tutor.club import Store

    return Store(database)


def _check_keys(store: Store, hosting: Hosting, *, new_seal_key: bool, new_host_key: bool) -> None:
    """Have sound keys: nobody plays before that is known."""
    store.remove_drafts()
    if new_seal_key:
        store.renew_seal_key()
    store.seal_key()
    if new_host_key:
        store.renew_host_key()
    if not hosting.host_key:
        store.host_key()


def listening(address: str, port: int | None) -> list[socket.socket]:
    """Sockets on this port, or on the usual or any other; on this machine's own address besides, for the kernels."""
    try:
        return _bound(address, port or DEFAULT_PORT)
    except OSError as problem:
        if port is None and problem.errno == errno.EADDRINUSE:
            return _bound(address, 0)
        if problem.errno == errno.EADDRINUSE:
            raise InputError("port-busy", port=str(port)) from None
        if problem.errno == errno.EACCES:
            raise InputError("port-denied", port=str(port)) from None
        raise InputError("serve-no-address", value=address[:80]) from None


def _bound(address: str, port: int) -> list[socket.socket]:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with ExitStack() as failing:
        sockets = [failing.enter_context(socket.create_server((address, port), family=family, backlog=128))]
        if address not in (EVERYWHERE[0], HOST, "localhost"):
            same = sockets[0].getsockname()[1]
            sockets.append(failing.enter_context(socket.create_server((HOST, same), backlog=128)))
        failing.pop_all()
    for each in sockets:
        each.setblocking(False)
    return sockets


def configuration(port: int, hosting: Hosting | None = None, open_browser: bool = False) -> Config:
    """What we tell Voilà; this takes the place of a ``voila.json``."""
    hosting = hosting or Hosting()
    config = Config()
    config.Voila.ip = hosting.address
    config.Voila.port = port
    config.Voila.base_url = hosting.base_url
    config.Voila.open_browser = open_browser
    config.Voila.log_level = "ERROR"
    config.Voila.config_file_paths = []  # no stray voila.json of the current folder
    config.Voila.kernel_websocket_connection_class = (
        "cardcity_tutor.app.server.websocket.PromptConnection"
        if hosting.kernels
        else "cardcity_tutor.app.server.visit_manager.VisitConnection"
    )
    config.Voila.identity_provider_class = "cardcity_tutor.app.server.kernels.Anybody"
    config.VoilaConfiguration.multi_kernel_manager_class = (
        "cardcity_tutor.app.server.kernels.Kernels"
        if hosting.kernels
        else "cardcity_tutor.app.server.visit_manager.VisitManager"
    )
    config.VoilaConfiguration.kernel_spec_manager_class = "cardcity_tutor.app.server.kernels.SlimKernels"
    config.VoilaConfiguration.template = "cardcity"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.file_allowlist = []
    config.VoilaConfiguration.extension_allowlist = []  # the page has no use for JupyterLab's
    # Whether a notebook is trusted matters to nobody here; the home folder, where it is noted, may be out of reach.
    config.NotebookNotary.db_file = ":memory:"
    config.NotebookNotary.secret = secrets.token_bytes(32)
    root = _room_for_sockets()
    if root is not None:
        config.KernelManager.transport = "ipc"  # kernels listen on no port
        config.Voila.connection_dir_root = root
    # A kernel that died has lost its page; a new one would know nothing of it.
    config.KernelRestarter.restart_limit = 0
    config.KernelRestarter.time_to_dead = 1.0  # seconds between two looks whether it lives
    config.MappingKernelManager.cull_idle_timeout = 0  # `guests` knows better who is gone
    return config


def _room_for_sockets() -> str | None:
    """A folder whose path leaves room for the names of kernels' sockets: systems take some hundred characters in all."""
    if os.name != "posix":
        return None
    folders = (gettempdir(), "/tmp")  # noqa: S108 (Voilà makes a folder of its own there)
    return next((root for root in folders if len(root) <= LONGEST_ROOT and os.access(root, os.W_OK)), None)


def run(
    config: Config,
    notebook: Path,
    hosting: Hosting,
    sockets: list[socket.socket],
    store: Store | None = None,
    lang: str = "fr",
) -> None:
    """Serve one notebook with this configuration until interrupted."""
    _extend_jupyter_path()
    block_imports(OF_SERVER)
    use_one_heap()
    from .server.tutor import Tutor

    Tutor.launch_instance(
        argv=[str(notebook)],
        config=config,
        hosting=hosting,
        sockets=sockets,
        store=store,
        lang=lang,
    )


def _extend_jupyter_path() -> None:
    known = os.environ.get("JUPYTER_PATH")
    os.environ["JUPYTER_PATH"] = os.pathsep.join([str(_TEMPLATES), *([known] if known else [])])
