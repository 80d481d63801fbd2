"""docs/coach.md: its examples run, and its numbers and names are true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from cardcity_tutor.games.cardcity.coach.bots import BOTS, PERSONAS
from cardcity_tutor.games.cardcity.teach.malrules import MAL_RULES
from cardcity_tutor.games.cardcity.teach.puzzles import DIFFICULTIES, THEMES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "coach.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    blocks = "\n".join(re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
    example = doctest.DocTestParser().get_doctest(blocks, {}, "coach.md", "coach.md", 0)
    assert len(example.examples) > 20
    assert doctest.DocTestRunner().run(example).failed == 0


def test_what_it_names_exists() -> None:
    assert all(f"`{name}`" in TEXT for name in BOTS)
    assert all(name in PERSONAS for name in ("cautious-mayor", "speculator"))
    assert f"the {len(MAL_RULES)} " in TEXT
    assert (len(THEMES), len(DIFFICULTIES)) == (12, 5)
    for target in re.findall(r"\]\(([^)#:]+)\)", TEXT):
        assert (ROOT / "docs" / target).exists(), target
