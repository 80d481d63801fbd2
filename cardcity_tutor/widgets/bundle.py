"""The browser's side of a widget as one ES module and one style sheet: our files joined, nothing compiled.

Jupyter hands a widget's script over as a string, so an import between our files has nowhere to point to. The files are
therefore put one after the other, imported ones first; names at the top level are unique across them.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, normpath

from cardcity_tutor import games

_IMPORT = re.compile(r'^import \{[^}]*\} from "(\.\.?/[\w/-]+\.js)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/|^ *//[^\n]*$|(?<=[;{},)]) // [^\n\"'`]*$", re.DOTALL | re.MULTILINE)
_MARGIN = re.compile(r"^[ \n]+| +$|(?<=[{,(])\n\s*", re.MULTILINE)
_GAP = re.compile(r"\s*([{};,])\s*|(?<=:) +")
"""Spaces and line ends in a style sheet that only the reader needs."""
_RARE = re.compile(r"[^\x00-\x7f]")
STYLES = ("base/tokens.css", "base/parts.css")
"""What every widget is drawn with, the values first."""


@cache
def roots() -> tuple[Traversable, ...]:
    """The folders that together hold our scripts and style sheets: the house's, and those of the games."""
    return (
        files(__package__).joinpath("static"),
        *(folder for _, folder in games.folders("widgets", "static")),
    )


def source(name: str) -> str:
    """A script or a style sheet by its path below one of the roots."""
    found = next(path for root in roots() if (path := root.joinpath(*name.split("/"))).is_file())
    return found.read_text(encoding="utf-8")


def _lean(text: str) -> str:
    """The text without comments and margins, which are for readers: a fifth of what would be sent."""
    return _MARGIN.sub("", _COMMENT.sub("", text))


def _plain(text: str, form: str) -> str:
    """The text in ASCII, other characters escaped: a single arrow would have Python hold two bytes for every letter."""
    return _RARE.sub(lambda found: form.format(ord(found[0])), text)


@cache
def script(entry: str) -> str:
    """The module ``entry``, a path below one of the roots, with everything it imports, as one text.

    >>> "export default" in script("shell/shell.js")
    True
    """
    parts: dict[str, str] = {}

    def add(name: str) -> None:
        text = source(name)
        for path in _IMPORT.findall(text):
            needed = normpath(f"{dirname(name)}/{path}")
            if needed not in parts:
                add(needed)
        parts[name] = _EXPORT.sub("", _IMPORT.sub("", text))

    add(entry)
    return _plain(_lean("\n".join(parts.values())), r"\u{:04x}")


@cache
def sheets(*names: str) -> str:
    """These style sheets as one."""
    return _plain(_GAP.sub(r"\1", _lean("\n".join(source(name) for name in names))), r"\{:x} ")


def style(*extra: str) -> str:
    """The style sheets of every widget, and those of one."""
    return sheets(*STYLES, *extra)
