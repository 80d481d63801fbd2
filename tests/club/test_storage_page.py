"""docs/storage.md: its Python runs and gives what its comments say, and its figures are those of the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.club.backup import FORMAT
from cardcity_tutor.club.database import PATIENCE
from cardcity_tutor.club.games import MOST_BYTES, MOST_GAMES
from cardcity_tutor.club.learnt import MOST_PACKS
from cardcity_tutor.club.members import MOST_MEMBERS
from cardcity_tutor.club.models import TABLES
from cardcity_tutor.club.nicknames import LONGEST
from cardcity_tutor.club.places import VARIABLE
from cardcity_tutor.club.results import MOST_RESULTS
from cardcity_tutor.course.progress import MOST_CHARACTERS

TEXT = (Path(__file__).parents[2] / "docs" / "storage.md").read_text(encoding="utf-8")


def test_the_python_runs_and_gives_what_its_comments_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
    names: dict[str, Any] = {}
    compared = 0
    for node in ast.parse(block).body:
        told = block.splitlines()[node.lineno - 1].rpartition("  # ")[2]
        if isinstance(node, ast.Expr) and "  # " in block.splitlines()[node.lineno - 1]:
            value = eval(compile(ast.Expression(node.value), "docs", "eval"), names)  # noqa: S307
            assert value == ast.literal_eval(told)
            compared += 1
        else:
            exec(compile(ast.Module([node], []), "docs", "exec"), names)  # noqa: S102
    assert compared == 6


@pytest.mark.parametrize(
    "told",
    [
        f"| a saved game | {MOST_BYTES // 1000:,} kB |",
        f"| saved games of a member | {MOST_GAMES} |",
        f"| progress in a pack | {MOST_CHARACTERS // 1000} kB |",
        f"| packs with progress of a member | {MOST_PACKS} |",
        f"| results of a member | {MOST_RESULTS:,} |",
        f"| members | {MOST_MEMBERS:,} |",
        f"1 to {LONGEST} characters",
        f"up to {PATIENCE:.0f} seconds",
        f"`format` ({FORMAT})",
        f"`{VARIABLE}`",
        *(f"`{model.__tablename__}.jsonl`" for model in TABLES),
    ],
)
def test_figures_are_those_of_the_code(told: str) -> None:
    assert told in TEXT
