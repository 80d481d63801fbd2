"""docs/lab.md: its example runs, and it names what the laboratory has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cardcity_tutor.games.cardcity.coach import lab

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102 (our own page)
    found = names["found"]
    assert len(found.splits) == found.allowed == 12
    assert names["lab"].split(names["offer"]) in found.splits


def test_every_question_is_named() -> None:
    questions = [name for name in lab.__all__ if name.islower()]
    assert questions
    assert all(f"{name}(" in TEXT for name in questions)
    assert all(f"*{chooser}*" in TEXT for chooser in lab.CHOOSERS)
