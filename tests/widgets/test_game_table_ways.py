"""Every way of playing, by gestures alone, to its end: any company, any help, with the coach asked on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardcity_tutor.games.cardcity.coach import advise, hints
from cardcity_tutor.games.cardcity.coach.advice import Advice
from cardcity_tutor.games.cardcity.rules.record import replay
from cardcity_tutor.games.cardcity.rules.state import Phase
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.table import sitting
from cardcity_tutor.games.cardcity.widgets.table.fading import HELPS
from tests.play.test_selfplay import MATRIX, Options, name
from tests.widgets.persons import Person, do

PERSON, BOT = {"person": ""}, {"bot": "tourist"}


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the coach says matters here, not how good it is."""
    monkeypatch.setattr(sitting, "ADVISING", 0.02)


def company(players: int, number: int) -> list[dict[str, str]]:
    """Persons and bots in any mixture; somebody is always a person."""
    seats = [PERSON if number >> seat & 1 else BOT for seat in range(players)]
    return seats if PERSON in seats else [PERSON, *seats[1:]]


def begun(options: Options, number: int) -> GameTable:
    edition, level, players, victory, variants = options
    return GameTable(
        level, players, edition=edition, victory=victory, variants=variants, seats=company(players, number),
        seed=number, help=HELPS[number % len(HELPS)], lang="en",
    )  # fmt: skip


def play(options: Options, number: int) -> set[str]:
    """A whole game; the phases of which the coach was asked for advice."""
    players = options[2]
    table = begun(options, number)
    person, asked = Person(number), set()
    while not table.value["over"]:
        phase = table.scene["phase"]
        if table.table.open and phase not in asked:
            asked.add(phase)
            assert str(do(table, "hint")["note"]).startswith("Hint 1 of 3. ")
        person.decide(table)
    value = table.value
    assert value["turn"] == value["turns"]
    assert value["refused"] == {"first": 0, "middle": 0, "last": 0}
    state = next(replay(value["record"].splitlines())).state
    assert value["scores"] == [result.score for result in state.results]
    assert value["places"] == [result.place for result in state.results]
    assert (value["rank"] is None) == (players > 1)
    assert len(table.scene["end"]["ranking"]) == players
    return asked


def sample() -> list[Options]:
    """One game of each level alone, with company, and on the map of all; the same ones every time."""
    chance = Random(240)
    groups: dict[Any, list[Options]] = {}
    for options in MATRIX:
        _, level, players, _, variants = options
        groups.setdefault((level, players > 1, "single-city" in variants), []).append(options)
    return [chance.choice(group) for group in groups.values()]


@pytest.mark.parametrize("options", sample(), ids=name)
def test_a_sample_of_all_ways(options: Options) -> None:
    assert Phase.BUILD in play(options, MATRIX.index(options))


@pytest.mark.matrix
@pytest.mark.parametrize("options", MATRIX, ids=name)
def test_all_ways(options: Options) -> None:
    assert Phase.BUILD in play(options, 1000 + MATRIX.index(options))


def test_the_coach_has_a_word_where_nothing_differs() -> None:
    """Two places for a cloud may be the same in everything that can be told."""
    options = ("xl", "normal", 3, "commercial", ("leisure-crisis", "single-city"))
    number = MATRIX.index(options)
    table = begun(options, number)
    Person(number).until(table, Phase.CLOUD)
    advice = advise(table.table.state, playouts=60)
    bare = tuple(one for one in advice.alternatives if not advice.causes(one))
    assert len(bare) > 1
    assert hints(Advice(advice.view, bare)).action == bare[0].action


def test_a_cloud_is_laid_by_hand() -> None:
    """From Normal on, two industries in line bring one: it is marked where it may lie, and explained elsewhere."""
    table = GameTable("normal", seed=4, help="full", lang="en")
    scene = Person(3).until(table, Phase.CLOUD)
    assert [entry["card"] for entry in scene["hand"]] == ["N"]
    assert scene["say"]["head"]
    assert scene["acts"] == []
    free = [cell for cell, number in enumerate(scene["judged"][0][0]) if number < 0]
    marked = {tuple(scene["cells"][cell][:2]) for cell in free}
    assert marked == {getattr(action, "place", None) for action in table.table.state.actions}
    before = table.value["city"]
    wrong = next(cell for cell, number in enumerate(scene["judged"][0][0]) if number >= 0)
    assert do(table, "place", card="N", cell=scene["cells"][wrong][:2])["refused"]
    do(table, "type", text=f"N {table.ground.name(tuple(scene['cells'][free[0]][:2]))}")
    assert table.table.phase != Phase.CLOUD
    assert table.value["city"] != before
    assert any(told.event.kind == "cloud" for told in table.table.told)
