"""Attacks come in two lengths: a short one in `make test`, a long one in `make test-all`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.club.conftest import clock, new_place, place, postgres_club, postgres_home, store  # noqa: F401 (fixtures)

Amount = Callable[[int, int], int]


@pytest.fixture(params=["short", pytest.param("long", marks=pytest.mark.matrix)])
def amount(request: pytest.FixtureRequest) -> Amount:
    """How often to attack: ``amount(300, 100_000)`` is 300 in the short form, 100,000 in the long one."""
    return lambda short, long: long if request.param == "long" else short
