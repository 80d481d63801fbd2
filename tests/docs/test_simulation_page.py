"""docs/simulation.md: its Python runs and gives what its comments say, and it names every column and option."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from cardcity_tutor.games.cardcity.coach.rule_counts import MOMENTS
from cardcity_tutor.games.cardcity.coach.tables import TABLE

TEXT = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text(encoding="utf-8")


def test_the_python_runs_and_gives_what_its_comments_say() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
    names: dict[str, Any] = {}
    compared = 0
    for node in ast.parse(block).body:
        line = block.splitlines()[node.lineno - 1]
        if isinstance(node, ast.Expr):
            value = eval(compile(ast.Expression(node.value), "docs", "eval"), names)  # noqa: S307
            assert value == ast.literal_eval(line.rpartition("#")[2].strip())
            compared += 1
        else:
            exec(compile(ast.Module([node], []), "docs", "exec"), names)  # noqa: S102
    assert compared == 6


def test_every_column_is_described() -> None:
    for column in TABLE.columns:
        family, _, rule = column.name.partition("_")
        if family in MOMENTS or family == "points":
            assert f"`{family}_…`" in TEXT
            assert f"`{rule.replace('_', '-')}`" in TEXT, column.name
        else:
            assert f"`{column.name}`" in TEXT, column.name
