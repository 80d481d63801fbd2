"""``cardcity-tutor serve``: the tutor in the browser."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import Final

from ..app.server.hosting import (
    MOST_VISITORS,
    MOST_WORKERS,
    Hosting,
    read_base_url,
    read_sites,
    usual_helpers,
    usual_visitors,
    usual_workers,
)
from ..core.errors import InputError
from ..core.extras import require
from ..games import DEFAULT, shown
from .files import reading
from .parser import Parser

KEY_VARIABLE: Final = "CARDCITY_HOST_KEY"
SHORTEST_KEY: Final = 8
MAX_KEY_FILE_BYTES: Final = 4096


def add_options(parser: Parser) -> None:
    """How it is reached, how many come, and where the club is kept."""
    parser.takes(run)
    parser.flag("--open", "--behind-proxy", "--kernels", "--no-club", "--new-seal-key", "--new-host-key")
    parser.number("--port", 1, 65535)
    parser.text("--address", default="127.0.0.1")
    parser.text("--base-url", default="/")
    parser.text("--ruleset", default=DEFAULT)
    parser.text("--embed", "--pack", "--database", "--host-key", "--host-key-file")
    parser.number("--pool", 0, 20, default=2)
    parser.number("--visitors", 1, 10 * MOST_VISITORS)
    parser.number("--workers", 1, MOST_WORKERS)
    parser.number("--idle", 1, 24 * 60, default=15)


def run(asked: Namespace, lang: str) -> int:
    """Serve until somebody stops it."""
    require("app")
    from ..app.serve import serve

    if asked.no_club and asked.database:
        raise InputError("serve-club-both")
    if asked.no_club and asked.new_seal_key:
        raise InputError("serve-seal-key-club")
    if asked.no_club and asked.new_host_key:
        raise InputError("serve-host-key-club")
    if asked.kernels and asked.workers:
        raise InputError("serve-kernels-workers")
    workers = asked.workers or usual_workers()
    hosting = Hosting(
        address=asked.address,
        base_url=read_base_url(asked.base_url),
        behind_proxy=asked.behind_proxy,
        embed=read_sites(asked.embed or ""),
        pool=asked.pool,
        visitors=asked.visitors or usual_visitors(0 if asked.kernels else workers),
        kernels=asked.kernels,
        workers=workers,
        helpers=usual_helpers(),
        idle=60 * asked.idle,
        pack=_pack(asked.pack),
        ruleset=_ruleset(asked.ruleset),
        host_key=_host_key(asked.host_key, asked.host_key_file),
    )
    if hosting.host_key and asked.new_host_key:
        raise InputError("serve-host-key-new")
    return serve(
        asked.port,
        asked.open,
        lang,
        hosting=hosting,
        database=None if asked.no_club else _database(asked.database),
        new_seal_key=asked.new_seal_key,
        new_host_key=asked.new_host_key,
    )


def _ruleset(name: str) -> str:
    """A game that can be opened in the browser."""
    if name not in shown():
        raise InputError("request-ruleset", value=name, expected=", ".join(shown()))
    return name


def _pack(folder: str | None) -> str:
    """The folder of a pack in which nothing is wrong: learners are not to find that out."""
    if folder is None:
        return ""
    from ..app.own_lessons import served_pack

    with reading(folder):
        served_pack(folder)
        return str(Path(folder).resolve())


def _host_key(chosen: str | None, file: str | None) -> str:
    """The key that the host chose, from an option, a file or the environment; nothing if the club keeps one."""
    if chosen and file:
        raise InputError("serve-host-key-both")
    given = _key_of_file(file) if file else chosen or os.environ.get(KEY_VARIABLE, "")
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


def _database(place: str | None) -> str:
    from ..club import default_database

    return place or default_database()
