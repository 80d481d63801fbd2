"""The laboratory on games that are really played out: every level, nothing hidden is read, bad input has a sentence."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import LEVELS, Offer, Phase, Position, apply, game, start, view
from cardcity_tutor.games.cardcity.coach.lab import (
    CHOOSERS,
    LOTS,
    READER,
    SEER,
    Laboratory,
    fair_bribe,
    hiding,
    knowledge,
    laboratory,
    regret,
    survey,
)
from cardcity_tutor.games.cardcity.coach.situations import situations
from cardcity_tutor.locale import LANGUAGES, say

CITIES = ["I1 R / M C", "M C / R ."]
SMALL: dict[str, Any] = {"deals": 6, "games": 1}


def last_division(level: str, players: int, **options: Any) -> Laboratory:
    turns = game(level=level, players=players).turns
    found = situations(
        level, 5, players=players, phases=[Phase.DIVIDE], turns=(turns, turns), style="random", **options
    )
    return Laboratory.of(next(found), deals=4, games=1)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_division_can_be_looked_into(level: str, players: int) -> None:
    lab = last_division(level, players)
    found = survey(lab, played=5)
    options = lab.state.actions
    assert found.allowed == len(options)
    for split in found.splits:
        assert split.offer in options
        assert [reply.chooser for reply in split.replies] == list(CHOOSERS)
        assert all(0 <= reply.takes_open <= 1 for reply in split.replies)
        cost = regret(lab, split.offer, found).cost
        assert cost.mean >= 0
        apply(lab.state, split.offer)
    offer = found.splits[-1].offer
    assert fair_bribe(lab, offer).allowed == (level == "advanced")
    assert min(lab.choice(offer, lot).regret.mean for lot in LOTS) == 0
    assert hiding(lab, offer, 3).covers[0].worth.mean >= hiding(lab, offer, 3).covers[-1].worth.mean
    assert knowledge(lab, offer).here.mean >= 0


def test_a_map_of_all_players_too() -> None:
    lab = last_division("simplified", 2, variants=["single-city"])
    assert survey(lab, played=2).best.against(SEER).worth.error >= 0
    laid = laboratory("R C L P", ["M0 . / M1 R"], variants=["single-city"], turn=10, **SMALL)
    mine, theirs = (laid.state.position(player).text for player in (0, 1))
    assert mine == theirs == "M0 . / M1 R"
    assert len(survey(laid).splits) == 12


def test_the_second_division_of_a_turn() -> None:
    """At three players the lot of four is divided again, by whoever holds it."""
    moments = situations("simplified", 2, players=3, phases=[Phase.DIVIDE], turns=(10, 10), style="random")
    again = next(state for state in moments if state.table is not None and len(state.table.pool) == 4)
    lab = Laboratory.of(again, deals=3, games=1)
    assert survey(lab).best.offer in again.actions


def test_what_the_chooser_does_depends_on_what_he_sees() -> None:
    """The hidden card is another one, and so is what comes of it; the chooser cannot tell."""
    first, second = (laboratory(pool, CITIES, turn=10, deals=12, games=2) for pool in ("R C P L", "R C P I"))
    offers = [lab.offer("R C", "P") for lab in (first, second)]
    assert offers[0] != offers[1]
    for chooser in CHOOSERS[:2]:
        assert first.takes_open(offers[0], chooser) == second.takes_open(offers[1], chooser)
    assert first.pulls(offers[0]) == second.pulls(offers[1])
    assert first.choice(offers[0], "rest")[:4] == second.choice(offers[1], "rest")[:4]
    assert first.pulls(offers[0], seer=True) != second.pulls(offers[1], seer=True)


def test_the_pile_is_not_looked_at() -> None:
    """What the divider sees is enough, and another order of the pile changes nothing."""
    state = next(situations("normal", 4, players=2, phases=[Phase.DIVIDE], turns=(7, 8), style="random"))
    pile = list(state.pile)
    Random(1).shuffle(pile)
    worlds = state, view(state, state.player), state._replace(pile=tuple(pile))
    found = [survey(Laboratory.of(world, **SMALL), played=3) for world in worlds]
    assert found[0] == found[1] == found[2]


def test_a_seed_means_the_same_findings() -> None:
    first, again, other = (
        survey(laboratory("R C L P", CITIES, turn=9, seed=seed, **SMALL)) for seed in (1, 1, 2)
    )
    assert first == again
    assert first.splits != other.splits


def test_a_city_at_its_limit_takes_the_industries() -> None:
    """Neither city has room: without an industry no card can be built, and the last turn is here."""
    full = "R C R / . M C"
    lab = laboratory("I I P P", [full, full], turn=10, money=(3, 3), deals=8, games=2)
    offer = lab.offer("I I", "P")
    assert lab.takes_open(offer, READER) > 0.95
    assert lab.choice(offer, "rest").regret.mean > 0
    best = survey(lab).best.offer
    assert [sum(6 <= card <= 9 for card in lot.cards) for lot in best] == [1, 1], "one industry each"


def test_positions_serve_as_cities() -> None:
    texts = laboratory("R C L P", CITIES, turn=10, money=(5, 3), **SMALL)
    given = laboratory("R C L P", [Position.of(CITIES[0], money=5), CITIES[1]], turn=10, **SMALL)
    assert survey(texts) == survey(given)
    state, _ = apply(texts.state, survey(texts).best.offer)
    assert state.phase is Phase.CHOOSE


def test_crowded_cities_leave_enough_to_play() -> None:
    crowded = "R C R C R / I1 I2 P L L / R C M C R / P L R L P / R I3 C I4 R"
    found = survey(laboratory("R C L P", [crowded, crowded], turn=9, **SMALL))
    assert found.best.against(READER).divider.error >= 0


BAD: list[tuple[str, dict[str, Any]]] = [
    ("lab-pool-size", {"pool": "R C L"}),
    ("lab-pool-size", {"pool": "R R R C C C L L L"}),
    ("lab-pool-card", {"pool": "R C L K"}),
    ("lab-pool-card", {"pool": "R C L RLd"}),
    ("lab-pool-card", {"pool": "L L L L L L", "level": "advanced"}),
    ("card-token", {"pool": "R C L X"}),
    ("lab-solo", {"players": 1}),
    ("option-players", {"players": 7}),
    ("lab-number", {"turn": 11}),
    ("lab-number", {"turn": 0}),
    ("lab-number", {"deals": 1}),
    ("lab-number", {"games": 0}),
    ("lab-number", {"money": [-1]}),
    ("lab-too-many", {"cities": ["M", "M", "M"]}),
    ("lab-too-many", {"cities": "M"}),
    ("lab-other-rules", {"cities": [Position.of("M", level="normal")]}),
    ("option-unknown", {"victory": "glory"}),
    ("city-token", {"cities": ["M X"]}),
]


@pytest.mark.parametrize(("code", "options"), BAD, ids=lambda value: str(value)[:40])
def test_bad_input_has_a_sentence(code: str, options: dict[str, Any]) -> None:
    usual: dict[str, Any] = {"pool": "R C L P", "deals": 2, "games": 1}
    with pytest.raises(InputError) as caught:
        laboratory(**(usual | options))
    assert caught.value.code == code
    for lang in LANGUAGES:
        assert say(lang, code, **caught.value.params)


def test_bad_questions_have_a_sentence() -> None:
    lab = laboratory("R C L P", turn=10, deals=2, games=1)
    offer = lab.offer("R C", "L")
    other = laboratory("R R L P", turn=10, deals=2, games=1).offer("R R", "L")
    questions: list[tuple[str, Any]] = [
        ("lab-offer", lambda: lab.split(other)),
        ("lab-offer", lambda: lab.offer("R", "L")),
        ("lab-offer", lambda: lab.offer("R C", "L", money=1)),
        ("lab-offer", lambda: lab.split(Offer(offer.open._replace(money=-1), offer.rest))),
        ("option-unknown", lambda: lab.offer("R C", "L", on="left")),
        ("option-unknown", lambda: lab.choice(offer, "left")),
        ("option-unknown", lambda: lab.split(offer).against("nobody")),
        ("option-unknown", lambda: survey(lab, "nobody")),
        ("option-unknown", lambda: fair_bribe(lab, offer, "left")),
        ("option-unknown", lambda: fair_bribe(lab, offer, chooser="doubter")),
        ("lab-number", lambda: survey(lab, played=0)),
        ("lab-number", lambda: hiding(lab, offer, True)),
        ("lab-phase", lambda: Laboratory.of(apply(lab.state, offer)[0])),
        ("lab-phase", lambda: Laboratory.of(view(lab.state, 1))),
        ("lab-phase", lambda: Laboratory.of(start(game(players=1), 1)[0])),
    ]
    for code, question in questions:
        with pytest.raises(InputError) as caught:
            question()
        assert caught.value.code == code
        assert all(say(lang, code, **caught.value.params) for lang in LANGUAGES)


def test_offers_are_written_as_cards() -> None:
    lab = laboratory("R C L P I RLd", level="advanced", turn=8, money=(4, 3), **SMALL)
    offer = lab.offer("R C", "I", "L", "P RLd", money=3, on="rest")
    assert offer == lab.offer("C R", "I", "L", money=3, on="rest")
    assert offer in lab.offers(4)
    assert len(list(islice(lab.covers(offer.open.cards, offer.rest.cards), 20))) == 9
