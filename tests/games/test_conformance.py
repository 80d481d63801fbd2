"""What every game of the tutor must do, whatever its rules: the suite that other packages run, over ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import find, names
from cardcity_tutor.testing import Check, conformance
from tests.games.toy import RULESET as TOY

WAYS: dict[str, list[dict[str, Any]]] = {
    "cardcity": [
        {},
        {"players": 2, "level": "normal", "victory": "economic"},
        {"players": 3, "level": "advanced", "variants": ["architect"]},
    ],
    "designtown": [{"players": 1}, {"players": 2}, {"players": 4}],
    "cloudcity": [
        {"players": 1},
        {"players": 3, "map": "rectangle", "needs": ["circuits"]},
        {"players": 4},
    ],
    "cite": [
        {},
        {"players": 3, "level": "advanced", "options": ["time-is-gold"]},
        {"level": "grand", "options": ["simultaneous", "interquarter"], "table": "open"},
    ],
    "toy": [{}, {"hand": 4, "equal": "yes"}, {"rulings": {"sweep": False}}],
}


def checks(ruleset: Ruleset, moments: int) -> Iterator[Any]:
    ways = [ruleset.needed(ruleset.read_options)(options) for options in WAYS[ruleset.id]]
    for check in conformance(ruleset, ways, moments=moments):
        yield pytest.param(check, id=f"{ruleset.id}-{check}")


@pytest.mark.parametrize("check", [check for name in names() for check in checks(find(name), 16)])
def test_our_games_conform(check: Check) -> None:
    check()


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("check", [*checks(TOY, 1000)])
def test_the_toy_conforms(check: Check) -> None:
    check()


def test_a_game_may_come_with_its_rules_first() -> None:
    ruleset = Ruleset("chess", None, dict)
    for part in (ruleset.engine, ruleset.records, ruleset.read_options):
        with pytest.raises(InputError, match="game-not-playable"):
            ruleset.needed(part)
