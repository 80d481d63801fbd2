"""The options of ``cardcity-tutor serve``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from .arguments import nothing_left, options, reading, whole
from .core.errors import InputError
from .core.extras import require

KEY_VARIABLE: Final = "CARDCITY_HOST_KEY"
SHORTEST_KEY: Final = 8
MAX_KEY_FILE_BYTES: Final = 4096
FLAGS: Final = ("--open", "--behind-proxy", "--kernels", "--no-club", "--new-seal-key", "--new-host-key")
OPTIONS: Final = {
    "port": "",
    "address": "127.0.0.1",
    "base-url": "/",
    "embed": "",
    "workers": "",
    "pool": "2",
    "visitors": "",
    "idle": "15",
    "pack": "",
    "database": "",
    "host-key": "",
    "host-key-file": "",
}


def run(words: list[str], lang: str) -> int:
    """Read the options and serve; the exit status."""
    require("app")
    from .app.serve import serve
    from .app.server.hosting import (
        MOST_VISITORS,
        MOST_WORKERS,
        Hosting,
        read_base_url,
        read_sites,
        usual_helpers,
        usual_visitors,
        usual_workers,
    )

    flags = {word for word in words if word in FLAGS}
    values, free = options("serve", [word for word in words if word not in FLAGS], OPTIONS)
    nothing_left("serve", free)
    if "--no-club" in flags and values["database"]:
        raise InputError("serve-club-both")
    if {"--no-club", "--new-seal-key"} <= flags:
        raise InputError("serve-seal-key-club")
    if {"--no-club", "--new-host-key"} <= flags:
        raise InputError("serve-host-key-club")
    if "--kernels" in flags and values["workers"]:
        raise InputError("serve-kernels-workers")
    workers = whole("--workers", values["workers"], 1, MOST_WORKERS) if values["workers"] else usual_workers()
    hosting = Hosting(
        address=values["address"],
        base_url=read_base_url(values["base-url"]),
        behind_proxy="--behind-proxy" in flags,
        embed=read_sites(values["embed"]),
        pool=whole("--pool", values["pool"], 0, 20),
        visitors=whole("--visitors", values["visitors"], 1, 10 * MOST_VISITORS)
        if values["visitors"]
        else usual_visitors(0 if "--kernels" in flags else workers),
        kernels="--kernels" in flags,
        workers=workers,
        helpers=usual_helpers(),
        idle=60 * whole("--idle", values["idle"], 1, 24 * 60),
        pack=_pack(values["pack"]),
        host_key=_host_key(values),
    )
    if hosting.host_key and "--new-host-key" in flags:
        raise InputError("serve-host-key-new")
    port = whole("--port", values["port"], 1, 65535) if values["port"] else None
    return serve(
        port,
        "--open" in flags,
        lang,
        hosting=hosting,
        database=None if "--no-club" in flags else _database(values),
        new_seal_key="--new-seal-key" in flags,
        new_host_key="--new-host-key" in flags,
    )


def _pack(folder: str) -> str:
    """The folder of a pack in which nothing is wrong: learners are not to find that out."""
    if not folder:
        return ""
    from .app.own_lessons import served_pack

    with reading(folder):
        served_pack(folder)
        return str(Path(folder).resolve())


def _host_key(values: Mapping[str, str]) -> str:
    """The key that the host chose, from an option, a file or the environment; nothing if the club keeps one."""
    if values["host-key"] and values["host-key-file"]:
        raise InputError("serve-host-key-both")
    if values["host-key-file"]:
        given = _key_of_file(values["host-key-file"])
    else:
        given = values["host-key"] or os.environ.get(KEY_VARIABLE, "")
    key = given.strip()  # as the page does with what is typed
    if given and len(key) < SHORTEST_KEY:
        raise InputError("serve-host-key", min=SHORTEST_KEY)
    if not key.isprintable():
        raise InputError("serve-host-key-text")
    return key


def _key_of_file(path: str) -> str:
    with reading(path), Path(path).open("rb") as file:
        content = file.read(MAX_KEY_FILE_BYTES + 1)
    if len(content) > MAX_KEY_FILE_BYTES:
        raise InputError("serve-host-key-long", path=path, max=MAX_KEY_FILE_BYTES)
    try:
        key = content.decode("utf-8")
    except UnicodeDecodeError:
        raise InputError("serve-host-key-text") from None
    if not key.strip():
        raise InputError("serve-host-key-empty", path=path)
    return key


def _database(values: dict[str, str]) -> str:
    from .club import default_database

    return values["database"] or default_database()
