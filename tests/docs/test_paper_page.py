"""docs/paper.md: its example runs, and it names what can be exported."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.cli.export import KINDS
from cardcity_tutor.games.cardcity.face import paper
from tests.render.paper_pack import small_pack

TEXT = (Path(__file__).parents[2] / "docs" / "paper.md").read_text(encoding="utf-8")


def test_the_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = small_pack(tmp_path / "pack")
    monkeypatch.setattr("cardcity_tutor.course.packs.course", lambda: pack)
    monkeypatch.chdir(tmp_path)
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102 (our own page)
    assert (tmp_path / "sheets.html").read_text(encoding="utf-8") == names["sheets"]
    assert (tmp_path / "city.svg").read_text(encoding="utf-8").startswith("<svg")
    assert all(
        names[page].lstrip().lower().startswith("<!doctype html>") for page in ("page", "show", "paper")
    )


def test_everything_is_named() -> None:
    assert all(f"| `{kind}` |" in TEXT for kind in KINDS)
    assert all(name in TEXT for name in paper.__all__)
