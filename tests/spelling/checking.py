"""What is wrong with a file, told with its place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.spelling.sources import BOTH, ROOT, Text, texts
from tests.spelling.typography import faults
from tests.spelling.words import is_known, suggestions, words_of


class Problem(NamedTuple):
    file: Path
    line: int
    lang: str
    meaning: str

    def __str__(self) -> str:
        file = self.file.resolve()
        shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        return f"{shown}:{self.line}: [{self.lang}] {self.meaning}"


def problems(file: Path) -> list[Problem]:
    """Misspelt words and faulty signs of one file, in its order."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [problem for text in texts(file) for problem in problems_of(text, lines)]


def problems_of(text: Text, lines: list[str]) -> Iterator[Problem]:
    for word in dict.fromkeys(words_of(text.prose)):
        if not any(is_known(lang, word) for lang in text.lang.split("+")):
            yield Problem(text.file, _line_of(word, text, lines), text.lang, _misspelt(text.lang, word))
    if text.lang != BOTH:
        developers = text.lang == "en" and text.file.suffix in {".md", ".ipynb"}
        for fault in faults(text.lang, text.prose, plain_quotes=developers):
            line = _line_of(fault.where, text, lines)
            yield Problem(text.file, line, text.lang, f"{fault.meaning} (“{fault.where}”)")


def _misspelt(lang: str, word: str) -> str:
    better = [other for each in lang.split("+") for other in suggestions(each, word)]
    return f"unknown word “{word}”" + (f"; perhaps {', '.join(better)}" if better else "")


def _line_of(part: str, text: Text, lines: list[str]) -> int:
    """Where a long text has this part; its first line where the source writes it otherwise."""
    length = text.prose.count("\n") + len(text.prose) // 40 + 2
    for number in range(text.line, min(text.line + length, len(lines) + 1)):
        if part in lines[number - 1]:
            return number
    return text.line
