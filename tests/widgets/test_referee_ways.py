"""Whole games shadowed at the referee's table: it allows, grows, pays and counts exactly what the engine does."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from cardcity_tutor.core.game import Event
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.games.cardcity import game
from cardcity_tutor.games.cardcity.rules.actions import Develop
from cardcity_tutor.games.cardcity.rules.development import Choice
from cardcity_tutor.games.cardcity.rules.names import names_of
from cardcity_tutor.games.cardcity.rules.play import apply, start
from cardcity_tutor.games.cardcity.rules.state import Phase, State
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS
from cardcity_tutor.games.cardcity.widgets.referee.checking import ARCHITECT, CLOUD, grown, laid
from cardcity_tutor.games.cardcity.widgets.referee.copying import entered
from cardcity_tutor.games.cardcity.widgets.referee.counting import growing, incomes, paid, standings
from cardcity_tutor.games.cardcity.widgets.referee.objections import objections
from cardcity_tutor.games.cardcity.widgets.referee.saving import read, written
from cardcity_tutor.games.cardcity.widgets.referee.table import Table, named_tokens, new_table
from tests.play.test_selfplay import MATRIX, Options, name


class Shadow:
    """A referee who writes down what happens in a game, and objects where the two disagree."""

    def __init__(self, options: Options, seed: int) -> None:
        edition, level, players, victory, variants = options
        self.way = game(edition=edition, level=level, players=players, victory=victory, variants=variants)
        self.chance = Random(seed)
        self.state, _ = start(self.way, seed)
        left = self.state.reserve
        table = new_table(self.way, [])
        self.table: Table = table.with_reserve(
            table.reserve._replace(homes=left.homes, shops=left.shops, clouds=left.clouds)
        )

    def here(self, player: int, place: Place) -> Place:
        """A place of the engine on the referee's board: cells have the same names on both."""
        called = names_of(self.state.position(player)).name(place)
        assert called is not None
        found = names_of(self.table.seats[player].position).place(called)
        assert found is not None
        return found

    def play(self) -> State:
        while not self.state.over:
            if self.state.phase is Phase.DEVELOP:
                self.compare_growth()
            action = self.chance.choice(self.state.actions)
            before = self.state
            after, events = apply(before, action)
            for event in events:
                self.follow(event)
            self.state = after
            if before.phase in (Phase.DIVIDE, Phase.CHOOSE):  # bribes: money is counted anew
                self.table = self.table.with_money([seat.money for seat in after.seats])
            self.dismiss_architects()
            self.compare(cells=after.turn > before.turn)
        return self.state

    def follow(self, event: Event) -> None:
        player, details = event.player, event.details
        if event.kind == "income":
            assert incomes(self.table)[player].value == details["amount"]
            assert objections(self.table) == []
            self.table = paid(self.table, [player])
        elif event.kind in ("build", "buy", "cloud", "architect", "develop"):
            self.lay(event.kind, player, details)

    def lay(self, kind: str, player: int, details: Mapping[str, Any]) -> None:
        place = self.here(player, details["cell"])
        if kind == "develop":
            self.table = grown(self.table, player, Choice(details["colour"], place))
            return
        card = {"cloud": CLOUD, "architect": ARCHITECT}.get(kind) or details["card"]
        facing, bought = details.get("facing"), kind == "buy"
        self.table = laid(self.table, player, card, place, facing, bought=bought, force=False)

    def dismiss_architects(self) -> None:
        """He leaves the real table as he leaves the engine's."""
        for player, seat in enumerate(self.state.seats):
            position = self.table.seats[player].position
            if seat.architect is None and position.architect is not None:
                place = position.architect
                if not any(other.architect for other in self.state.seats):
                    self.table = entered(self.table, player, place, ".")

    def compare(self, *, cells: bool) -> None:
        """Money and reserve after every decision, the cards once a turn."""
        for player, seat in enumerate(self.state.seats):
            mine = self.table.seats[player].position
            assert mine.money == seat.money
            if cells:
                assert named_tokens(mine) == named_tokens(self.state.position(player).changed(hand=()))
        reserve = self.state.reserve
        assert self.table.reserve[:2] == reserve[:2]
        assert self.table.reserve.clouds == reserve.clouds

    def compare_growth(self) -> None:
        """What is due, cell by cell and district by district."""
        player = self.state.player
        wanted = {
            (HAND_TOKENS[action.card], self.here(player, action.place))
            for action in self.state.actions
            if isinstance(action, Develop)
        }
        position = self.table.seats[player].position
        assert {(choice.colour, choice.place) for choice in position.due()} == wanted
        assert {(need.colour, place) for need, plots in growing(position) for place in plots} == wanted


def shadowed(options: Options, seed: int) -> None:
    shadow = Shadow(options, seed)
    state = shadow.play()
    ends = standings(shadow.table)
    assert [one.account.value for one in ends] == [result.score for result in state.results]
    assert [one.place for one in ends] == [result.place for result in state.results]
    assert [one.rank for one in ends] == [result.rank for result in state.results]
    assert objections(shadow.table) == []
    again = read(written(shadow.table))
    assert [one.account.value for one in standings(again)] == [result.score for result in state.results]


def sample() -> list[Options]:
    """Some of each level alone, with company, and on the map of all; the same ones every time."""
    chance = Random(7)
    groups: dict[Any, list[Options]] = {}
    for options in MATRIX:
        edition, level, players, _, variants = options
        groups.setdefault((edition, level, players, "single-city" in variants), []).append(options)
    return [chance.choice(group) for group in groups.values()]


@pytest.mark.parametrize("options", sample(), ids=name)
def test_a_sample_of_all_ways(options: Options) -> None:
    shadowed(options, MATRIX.index(options))


@pytest.mark.matrix
@pytest.mark.parametrize("options", MATRIX, ids=name)
def test_all_ways(options: Options) -> None:
    shadowed(options, 500 + MATRIX.index(options))
