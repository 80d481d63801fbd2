"""What holds for all tests."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest
from hypothesis import settings

import cardcity_tutor  # noqa: F401 (sets who tells)
from cardcity_tutor import games, locale
from cardcity_tutor.core.representations import set_teller
from cardcity_tutor.core.ruleset import Ruleset

# How long an example takes tells how busy the machine is; speed is measured in benchmarks/.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# An error is its code here, whatever the machine speaks; tests/test_description.py lets it speak.
set_teller(None)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ruleset]:
    """The game of tests/games/toy, announced as another package would announce its own."""
    entry = EntryPoint("toy", "tests.games.toy:RULESET", games.GROUP)
    monkeypatch.setattr(games, "_announced", lambda: {"toy": entry})
    forget_catalogues()
    yield games.find("toy")
    monkeypatch.undo()
    forget_catalogues()


def forget_catalogues() -> None:
    """What was read of the catalogues is read again: there are other games now."""
    for remembered in (locale._sources, locale._index, locale.keys, locale.labels):
        remembered.cache_clear()
