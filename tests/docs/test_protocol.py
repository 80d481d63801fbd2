"""Every example of the protocol's pages is a request and (in part) its answer."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.cli.inspect import answer
from cardcity_tutor.games.cardcity import Position
from cardcity_tutor.games.cardcity.rules.inspecting import FIELDS
from cardcity_tutor.games.cloudcity.rules import inspection as cloudcity
from cardcity_tutor.games.designtown.rules import inspection as designtown

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("protocol*.md"))}
TEXT = PAGES["protocol"]
EXAMPLES = [
    pytest.param(lines[k], lines[k + 1], id=f"{page}-{number}-{k // 2}")
    for page, text in PAGES.items()
    for number, block in enumerate(re.findall(r"```json\n(.*?)```", text, flags=re.DOTALL))
    for lines in [block.strip().splitlines()]
    for k in range(0, len(lines), 2)
]


def agrees(shown: Any, found: Any) -> bool:
    """Whether all that is shown is in the answer; an object stands for a list of which only some elements are shown."""
    if isinstance(shown, dict) and isinstance(found, list):
        found = {str(number): element for number, element in enumerate(found)}
    if isinstance(shown, dict) and isinstance(found, dict):
        return all(key in found and agrees(value, found[key]) for key, value in shown.items())
    return bool(shown == found)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 9


@pytest.mark.parametrize(("request_", "shown"), EXAMPLES)
def test_example(request_: str, shown: str) -> None:
    found = json.loads(json.dumps(answer(request_.encode(), "en")))
    assert agrees(json.loads(shown), found), found


def test_every_field_of_a_request_is_described() -> None:
    pages = {
        "protocol": FIELDS,
        "protocol-designtown": designtown.FIELDS,
        "protocol-cloudcity": cloudcity.FIELDS,
    }
    for page, fields in pages.items():
        for field in fields:
            assert f"`{field}`" in PAGES[page], (page, field)


def test_the_map_on_brick_rows_can_be_read() -> None:
    text = next(block for block in re.findall(r"```\n(.*?)```", TEXT, flags=re.DOTALL) if "M2" in block)
    where = Position.of(text, variants=["single-city"], players=3, player=1)
    assert where.text == "> L . R / C . M0 M1 P / > > > > > M2 R"
