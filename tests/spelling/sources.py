"""The texts in our files: where each stands, in which language, without what is not prose.

A part that is not prose (a placeholder, a piece of code, an address) is replaced by ``HOLE``, so that the words
and spaces around it stay what a reader sees.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import yaml
from fluent.syntax import FluentParser, ast

ROOT: Final = Path(__file__).resolve().parents[2]
HOLE: Final = "\ufffc"
CELLS: Final = frozenset({"cell", "cells", "plots"})
CELL: Final = "d4"
"""What stands for the placeholders that name cells, so that the word before them is seen."""
OTHER: Final = {"fr": "en", "en": "fr"}
BOTH: Final = "fr+en"

_QUOTED = re.compile(r"\{[^{}\n]*\"[^{}\n]*\}|(?<=«\u00a0)[^»]*(?=\u00a0»)|(?<=“)[^”]*(?=”)|\"[^\"\n]*\"")
_NO_PROSE = re.compile(r"-file$|-words-")  # names of files; words that may be typed, accents or not
_FOLDERS: Final = (
    ("cardcity_tutor/locale", "**/*.ftl"),
    ("cardcity_tutor/games", "**/locale/**/*.ftl"),
    ("cardcity_tutor", "**/locale/*/pages/*.txt"),
    ("lessons", "**/*.y*ml"),
    ("tests", "**/packs/**/*.y*ml"),
    ("notebooks", "*.ipynb"),
    ("docs", "*.md"),
    (".", "*.md"),
)


class Text(NamedTuple):
    """A piece of prose: its file, the line where it begins, its language (``BOTH``: words of either will do)."""

    file: Path
    line: int
    lang: str
    prose: str


class UnreadableError(ValueError):
    """A file that is missing, does not parse, or is of no kind that we know."""


def all_files() -> list[Path]:
    return sorted({file for folder, pattern in _FOLDERS for file in (ROOT / folder).glob(pattern)})


def texts(file: Path) -> list[Text]:
    """All prose of a file, in its order."""
    readers = {
        ".ftl": _of_catalogue,
        ".txt": _of_page,
        ".yaml": _of_lesson,
        ".yml": _of_lesson,
        ".ipynb": _of_notebook,
        ".md": _of_document,
    }
    reader = readers.get(file.suffix)
    if reader is None:
        raise UnreadableError(f"{file}: spelling is checked in {' '.join(readers)}")
    try:
        return list(reader(file, file.read_text(encoding="utf-8")))
    except OSError as error:
        raise UnreadableError(f"{file}: {error.strerror}") from None
    except (UnicodeDecodeError, yaml.YAMLError, json.JSONDecodeError) as error:
        raise UnreadableError(f"{file}: {' '.join(str(error).split())}") from None


# ---------------------------------------------------------------- catalogues


def _of_catalogue(file: Path, source: str) -> Iterator[Text]:
    lang = _language_of(file)
    literals = _quotes("\n".join(prose for _, prose in _messages(_translation(file))))
    for line, prose in _messages(source):
        yield Text(file, line, lang, _without_literals(prose, literals))


@cache  # of both languages each file is read twice, and Fluent reads slowly
def _messages(source: str) -> list[tuple[int, str]]:
    """The line and the prose of every pattern; those that select are told apart into their variants."""
    return [told for pattern in _patterns(source) for told in _variants(pattern, source)]


def _patterns(source: str) -> Iterator[ast.Pattern]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, (ast.Message, ast.Term)) and not _NO_PROSE.search(entry.id.name):
            if entry.value is not None:
                yield entry.value
            yield from (attribute.value for attribute in entry.attributes)


def _variants(pattern: ast.Pattern, source: str) -> Iterator[tuple[int, str]]:
    """The pattern with a hole for each placeable but the names of cells, then each variant of those that select, on its own."""
    pieces: list[str] = []
    nested: list[ast.Pattern] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            pieces.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            # What the page fills in by itself is written {"{card}"}.
            told = element.expression.parse()["value"].replace("{cell}", CELL)
            pieces.append(re.sub(r"\{\w+\}", HOLE, told))
        elif isinstance(element.expression, ast.VariableReference) and element.expression.id.name in CELLS:
            pieces.append(CELL)
        else:
            pieces.append(HOLE)
            if isinstance(element.expression, ast.SelectExpression):
                nested += [variant.value for variant in element.expression.variants]
    assert pattern.span is not None
    yield source.count("\n", 0, pattern.span.start) + 1, "".join(pieces)
    for variant in nested:
        yield from _variants(variant, source)


def _language_of(file: Path) -> str:
    for part in reversed(file.resolve().parent.parts):
        if part in OTHER:
            return part
    raise UnreadableError(f"{file}: stands in no folder fr or en, so that its language is unknown")


def _translation(file: Path) -> str:
    """The same file in the other language; nothing while there is none."""
    parts = list(file.resolve().parts)
    lang = _language_of(file)
    place = len(parts) - 1 - parts[::-1].index(lang)
    parts[place] = OTHER[lang]
    other = Path(*parts)
    return other.read_text(encoding="utf-8") if other.is_file() else ""


def _quotes(text: str) -> frozenset[str]:
    return frozenset(_QUOTED.findall(text))


def _without_literals(prose: str, translated: frozenset[str]) -> str:
    """What both languages quote alike is the name of a field, a command or a city, not prose."""
    return _QUOTED.sub(lambda quoted: HOLE if quoted[0] in translated else quoted[0], prose)


def _of_page(file: Path, source: str) -> Iterator[Text]:
    """A page of help: words that stand in both languages are options and their values."""
    literals = set(re.findall(r"[\w-]+", source)) & set(re.findall(r"[\w-]+", _translation(file)))
    lang = _language_of(file)
    for number, line in enumerate(source.splitlines(), 1):
        if not line.lstrip().startswith("cardcity-tutor "):
            prose = re.sub(r"'[^']*'|\{.*?\}+|\[.*?\]", HOLE, line)
            prose = re.sub(r"[\w-]+", lambda word: HOLE if word[0] in literals else word[0], prose)
            yield Text(file, number, lang, re.sub(r" +", " ", prose).strip())


# ---------------------------------------------------------------- lessons


def _of_lesson(file: Path, source: str) -> Iterator[Text]:
    """Every mapping from ``fr`` and ``en`` to texts, however deep, whatever the field is called."""
    root = _composed(source)
    if root is not None:
        yield from _of_node(file, root)


@cache
def _composed(source: str) -> yaml.Node | None:
    root: yaml.Node | None = yaml.compose(source, Loader=yaml.SafeLoader)
    return root


def _of_node(file: Path, node: yaml.Node) -> Iterator[Text]:
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _of_node(file, item)
    elif isinstance(node, yaml.MappingNode):
        by_key = {key.value: value for key, value in node.value}
        if by_key and by_key.keys() <= OTHER.keys():
            for lang, value in by_key.items():
                for leaf in _scalars(value):
                    other = by_key.get(OTHER[lang])
                    translated = [_code_out(each.value) for each in _scalars(other)] if other else []
                    prose = _without_literals(_code_out(leaf.value), _quotes("\n".join(translated)))
                    yield Text(file, leaf.start_mark.line + 1, lang, prose)
        else:
            for value in by_key.values():
                yield from _of_node(file, value)


def _scalars(node: yaml.Node) -> list[yaml.ScalarNode]:
    if isinstance(node, yaml.ScalarNode):
        return [node]
    items = node.value if isinstance(node, yaml.SequenceNode) else [value for _, value in node.value]
    return [leaf for item in items for leaf in _scalars(item)]


# ---------------------------------------------------------------- Markdown


def _of_document(file: Path, source: str) -> Iterator[Text]:
    lang = "fr" if file.name.endswith(".fr.md") else "en"
    for number, line in enumerate(_code_out(source).splitlines(), 1):
        yield Text(file, number, lang, line.strip())


def _of_notebook(file: Path, source: str) -> Iterator[Text]:
    """The Markdown cells. A line « English · français » has a half in each language; any other may be of either."""
    lines = source.splitlines()
    for cell in json.loads(source)["cells"]:
        if cell["cell_type"] != "markdown":
            continue
        for prose in _code_out("".join(cell["source"])).splitlines():
            halves = prose.split(" · ")
            languages = ("en", "fr") if len(halves) == 2 else (BOTH,) * len(halves)
            for lang, half in zip(languages, halves, strict=True):
                start = json.dumps(half.split(HOLE)[0], ensure_ascii=False)[1:-1]
                number = next((at for at, line in enumerate(lines, 1) if start and start in line), 1)
                yield Text(file, number, lang, half.strip())


def _code_out(markdown: str) -> str:
    """Markdown with holes for code, addresses and tags; every line stays on its line."""
    for pattern in (
        r"^(```+)[^\n]*\n.*?^\1",
        r"<!--.*?-->",
        r"(`+)(?!`).+?(?<!`)\1(?!`)",
        r"(?<=\])\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)",
        r"<[/\w][^<>\n]*>",
        r"\b\w+://[^\s)>\]]+",
    ):
        markdown = re.sub(
            pattern,
            lambda found: HOLE + "\n" * found[0].count("\n"),
            markdown,
            flags=re.MULTILINE | re.DOTALL,
        )
    return re.sub(r"\*\*|__|(?<!\w)[*_](?=\w)|(?<=[\w.,!?…»])[*_](?!\w)", "", markdown)
