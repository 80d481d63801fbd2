"""docs/glossary.md: no word twice, and each name stands in the file beside it; test_paths asks for the files."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROWS = re.findall(
    r"(?m)^\| (?!word|---)([^|]+) \| ([^|]+) \| ([^|]+) \|$",
    (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"),
)


def test_every_word_is_there_once_and_in_a_line() -> None:
    assert len(ROWS) > 80
    words = [word.strip() for row in ROWS for word in row[0].split(",")]
    assert sorted({word for word in words if words.count(word) > 1}) == []
    assert [meaning for _, meaning, _ in ROWS if len(meaning) > 160] == []


def test_every_name_stands_in_its_file() -> None:
    found = 0
    for word, _, where in ROWS:
        for place in where.split("; "):
            *names, file = re.findall(r"`([\w./]+)`", place)
            names = [name for name in names if "/" not in name]
            if names:
                text = (ROOT / "cardcity_tutor" / file).read_text(encoding="utf-8")
                for name in names:
                    found += 1
                    assert re.search(
                        rf"(?m)^(?:class {name}\b|{name}\b.* = )|def {name}\(|    {name}:", text
                    ), (
                        word,
                        name,
                    )
    assert found > 60
