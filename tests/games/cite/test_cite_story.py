"""The story that the command line tells of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardcity_tutor.cli import main


def test_the_story_begins_with_what_is_usual_where_a_record_leaves_it_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    assert main(["simulate", "--ruleset", "cite", "--record", str(record), "--lang", "en"]) == 0
    start, *rest = record.read_text(encoding="utf-8").splitlines()
    stories = set()
    for line in (
        json.loads(start),
        {key: value for key, value in json.loads(start).items() if key != "level"},
    ):
        record.write_text("\n".join([json.dumps(line), *rest]), encoding="utf-8")
        assert main(["replay", str(record), "--lang", "en"]) == 0
        stories.add(capsys.readouterr().out)
    assert len(stories) == 1
