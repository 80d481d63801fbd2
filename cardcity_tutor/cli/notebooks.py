"""``cardcity-tutor notebooks``: the notebooks, with their data, in a folder; what is there already stays."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from .._resources import resource_folder
from ..core.errors import InputError
from ..locale import say
from .files import writing, written
from .parser import Parser


def add_options(parser: Parser) -> None:
    """A folder."""
    parser.takes(run, 1)


def run(asked: Namespace, lang: str) -> int:
    """Copy what is not there yet."""
    if not asked.words:
        raise InputError("notebooks-missing-folder")
    source, goal = resource_folder("notebooks"), Path(asked.words[0])
    copied = kept = 0
    for file in sorted(source.rglob("*")):
        target = goal / file.relative_to(source)
        if file.is_dir() or any(part.startswith((".", "__")) for part in file.relative_to(source).parts):
            continue
        if target.exists():
            kept += 1
            continue
        with writing(str(target)):
            target.parent.mkdir(parents=True, exist_ok=True)
            with written(str(target)) as stream:
                stream.write(file.read_text(encoding="utf-8"))
        copied += 1
    print(say(lang, "notebooks-copied", copied=copied, kept=kept, folder=str(goal)))
    return 0
