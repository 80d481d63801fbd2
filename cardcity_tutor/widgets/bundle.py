"""The browser's side of a widget as one ES module and one style sheet: our files joined, nothing compiled.

Jupyter hands a widget's script over as a string, so an import between our files has nowhere to point to. The files are
therefore put one after the other, imported ones first; names at the top level are unique across them.
"""

import re
from functools import cache
from importlib.resources import files
from posixpath import dirname, normpath

_IMPORT = re.compile(r'^import \{[^}]*\} from "(\.\.?/[\w/-]+\.js)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/|^ *//[^\n]*$|(?<=[;{},)]) // [^\n\"'`]*$", re.DOTALL | re.MULTILINE)
_MARGIN = re.compile(r"^[ \n]+| +$|(?<=[{,(])\n\s*", re.MULTILINE)
_GAP = re.compile(r"(?: *([{};,]) *|(?<=:) +)")
"""Spaces in a style sheet that only the reader needs."""
_RARE = re.compile(r"[^\x00-\x7f]")
STYLES = ("base/tokens.css", "base/parts.css", "board/board.css", "board/views.css", "score/sheets.css")


def _source(name: str) -> str:
    return files(__package__).joinpath("static", *name.split("/")).read_text(encoding="utf-8")


def _lean(text: str) -> str:
    """The text without comments and margins, which are for readers: a fifth of what would be sent."""
    return _MARGIN.sub("", _COMMENT.sub("", text))


def _plain(text: str, form: str) -> str:
    """The text in ASCII, other characters escaped: a single arrow would have Python hold two bytes for every letter."""
    return _RARE.sub(lambda found: form.format(ord(found[0])), text)


@cache
def script(entry: str) -> str:
    """The module ``entry``, a path below ``static/``, with everything it imports, as one text.

    >>> "export default" in script("board/city-board.js")
    True
    """
    parts: dict[str, str] = {}

    def add(name: str) -> None:
        text = _source(name)
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
    return _plain(_GAP.sub(r"\1", _lean("\n".join(_source(name) for name in names))), r"\{:x} ")


def style(*extra: str) -> str:
    """The style sheets of every board, the values first, and those of one widget."""
    return sheets(*STYLES, *extra)
