"""The options of ``cardcity-tutor serve``."""

from __future__ import annotations

import os
from typing import Final

from .arguments import nothing_left, options, whole
from .core.errors import InputError

KEY_VARIABLE: Final = "CARDCITY_HOST_KEY"
SHORTEST_KEY: Final = 8
FLAGS: Final = ("--open", "--behind-proxy", "--no-club")
OPTIONS: Final = {
    "port": "",
    "address": "127.0.0.1",
    "base-url": "/",
    "embed": "",
    "pool": "2",
    "visitors": "",
    "idle": "15",
    "database": "",
    "host-key": "",
}


def run(words: list[str], lang: str) -> int:
    """Read the options and serve; the exit status."""
    from .app.serve import serve
    from .app.server.hosting import MOST_VISITORS, Hosting, read_base_url, read_sites, usual_visitors

    flags = {word for word in words if word in FLAGS}
    values, free = options("serve", [word for word in words if word not in FLAGS], OPTIONS)
    nothing_left("serve", free)
    if "--no-club" in flags and values["database"]:
        raise InputError("serve-club-both")
    hosting = Hosting(
        address=values["address"],
        base_url=read_base_url(values["base-url"]),
        behind_proxy="--behind-proxy" in flags,
        embed=read_sites(values["embed"]),
        pool=whole("--pool", values["pool"], 0, 20),
        visitors=whole("--visitors", values["visitors"], 1, 10 * MOST_VISITORS)
        if values["visitors"]
        else usual_visitors(),
        idle=60 * whole("--idle", values["idle"], 1, 24 * 60),
        host_key=_host_key(values["host-key"] or os.environ.get(KEY_VARIABLE, "")),
    )
    port = whole("--port", values["port"], 1, 65535) if values["port"] else None
    return serve(
        port,
        "--open" in flags,
        lang,
        hosting=hosting,
        database=None if "--no-club" in flags else _database(values),
    )


def _host_key(key: str) -> str:
    if key and len(key) < SHORTEST_KEY:
        raise InputError("serve-host-key", min=SHORTEST_KEY)
    return key


def _database(values: dict[str, str]) -> str:
    from .club import default_database

    return values["database"] or default_database()
