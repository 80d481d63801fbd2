"""How the browser tests come by their browser, without installing one."""

import sys
from pathlib import Path

import pytest

from tools import ensure_browser


def test_the_chosen_browser_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDCITY_CHROMIUM", sys.executable)
    assert ensure_browser.find() == sys.executable


def test_a_wrong_choice_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARDCITY_CHROMIUM", str(tmp_path / "nowhere"))
    with pytest.raises(SystemExit, match="CARDCITY_CHROMIUM"):
        ensure_browser.find()


def test_no_browser_at_all_is_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ensure_browser, "find", lambda: None)
    monkeypatch.setattr(ensure_browser, "_run", lambda *_command, **_options: False)
    assert ensure_browser.main() == 1
    assert ensure_browser.ADVICE in capsys.readouterr().err
