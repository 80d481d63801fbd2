"""How often rules bite: the quick masks against the engine's own explanations, and the moment of a discard."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cardcity_tutor.coach.simulation import Series, played
from cardcity_tutor.coach.simulation.tables import game_rows
from cardcity_tutor.games.cardcity import Game, Phase, Position, game
from cardcity_tutor.games.cardcity.coach import rule_counts as biting
from cardcity_tutor.games.cardcity.coach.rule_counts import BUILDING, STOPPING, Bites, closed_cells
from cardcity_tutor.games.cardcity.rules.kernel.cards import facings
from cardcity_tutor.games.cardcity.rules.legality import verdict
from cardcity_tutor.games.cardcity.rules.roomy import ground
from cardcity_tutor.games.cardcity.rules.tokens import card_of

WAYS = [
    game(players=2),
    game(level="normal", players=1, variants=["architect", "leisure-crisis"]),
    game(level="advanced", players=2, variants=["architect"]),
    game(level="advanced", players=3, variants=["single-city", "architect"]),
    game(level="normal", players=1, variants=["suburb", "architect"]),
]


def refused(city: str, card: str, **options: Any) -> dict[str, set[tuple[int, int]]]:
    """The cells that each rule alone closes to a card."""
    where = Position.of(city, **options)
    roomy = ground(where.city, where.setting)
    _, alone = closed_cells(roomy, where.setting.rules, card_of(card, "hand"), where.money)
    return {rule: {*roomy.places(mask)} for rule, mask in zip(BUILDING, alone, strict=True) if mask}


def test_what_each_rule_alone_refuses() -> None:
    assert refused("I . / M C / . R", "R") == {
        "residence-industry": {(-1, 0), (0, -1), (0, 1)},
        "same-colour": {(2, 0), (2, 2), (3, 1)},
    }
    assert refused("M P", "L", money=0) == {
        "leisure-price": {(-1, 0), (-1, 1), (0, -1), (0, 2), (1, 0), (1, 1)}
    }
    full = refused("M P P P P", "P")
    assert full.keys() == {"limit"}
    assert (0, -1) not in full["limit"]  # there the frame forbids as well


@pytest.mark.parametrize("way", WAYS)
def test_masks_agree_with_the_verdicts(way: Game) -> None:
    """On every free cell, a rule closes the card alone if it is the only reason in some facing, and none is legal."""
    looked = 0
    for step in played(way, 4, ["random"] * way.players):
        state = step.after
        if state.phase is not Phase.BUILD or state.turn % 2:
            continue
        seat, setting = state.seat, way.setting
        where = ground(seat.city, setting, seat.architect)
        for card in set(seat.hand):
            legal, alone = closed_cells(where, setting.rules, card, seat.money)
            expected: dict[str, set[tuple[int, int]]] = {rule: set() for rule in BUILDING}
            free: set[tuple[int, int]] = set()
            for place in where.places(where.widened):
                found = [
                    verdict(seat.city, setting, card, place, facing, seat.money, (), seat.architect).rules
                    for facing in range(facings(card))
                ]
                if any(set(rules) & {"stays", "adjacent"} for rules in found):
                    continue
                looked += 1
                if () in found:
                    free.add(place)
                else:
                    for rules in found:
                        if len(rules) == 1:
                            expected[rules[0]].add(place)
            assert {*where.places(legal)} == free
            assert {
                rule: {*where.places(mask)} for rule, mask in zip(BUILDING, alone, strict=True)
            } == expected
    assert looked > 100


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_discarded_card_could_not_be_built(way: Game, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The city, money and architect of the moment are those in which nothing of the hand was legal any more."""
    legal: list[int] = []

    def watched(*args: Any) -> Any:
        found = closed_cells(*args)
        legal.append(found[0])
        return found

    monkeypatch.setattr(biting, "closed_cells", watched)
    monkeypatch.setattr(Bites, "_hand", lambda *_: None)
    bites = Bites(way.players)
    discarded = 0
    for step in played(way, seed, ["random"] * way.players):
        bites.look(step)
        discarded += sum(event.kind == "discard" for event in step.events)
    assert legal == [0] * discarded
    assert sum(
        count for counts in bites.counts for (moment, _), count in counts.items() if moment == "lost"
    ) >= len(legal)


@pytest.mark.parametrize("way", WAYS)
def test_counts_keep_within_their_bounds(way: Game) -> None:
    for number in range(2):
        for row in game_rows(Series(way, ("random",), 30), number):
            lost = {name: int(str(cell)) for name, cell in row.items() if name.startswith("lost_")}
            discards = int(str(row["event_discard"]))
            assert bool(discards) == any(lost.values())
            assert discards <= sum(lost.values())
            assert max(lost.values()) <= discards
            for name, cell in row.items():
                if name.startswith("refused_"):
                    assert 0 <= int(str(cell)) <= way.turns


@pytest.mark.parametrize(
    ("city", "reserve", "rule"),
    [
        ("L R / I M", 0, "development-reserve"),
        ("L R / I M", 9, None),
        ("I . I / L R M / I . I", 9, "residence-industry"),
        ("L R P / P M .", 9, "development-limit"),
    ],
)
def test_a_district_that_is_due_and_stopped(city: str, reserve: int, rule: str | None) -> None:
    where = Position.of(city)
    bites = Bites(1)
    bites._developed(0, where.city, where.setting, where.reserve._replace(homes=reserve))
    assert bites.counts[0] == (Counter({("stopped", rule): 1}) if rule else Counter())
    assert rule is None or rule in STOPPING


def test_the_duty_bites_where_a_legal_cell_would_cost_a_card() -> None:
    """Counted once per hand, if the engine offers fewer builds than the construction rules allow."""
    way = WAYS[0]
    expected = found = 0
    for seed in range(6):
        bites = Bites(way.players)
        looked = set()
        for step in played(way, seed, ["random"] * way.players):
            bites.look(step)
            state = step.after
            if state.phase is Phase.BUILD and (state.turn, state.player) not in looked:
                looked.add((state.turn, state.player))
                city, money, hand, *_ = state.seat
                where = ground(city, way.setting)
                legal = [
                    (card, place)
                    for card in set(hand)
                    for place in where.places(where.widened)
                    if verdict(city, way.setting, card, place, 0, money).legal
                ]
                expected += len(state.actions) < len(legal)
        found += sum(counts["refused", "build-maximum"] for counts in bites.counts)
    assert found == expected > 0
