"""Hints: three steps, each of which keeps the next one to itself, and the last is the best move."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from cardcity_tutor.games.cardcity import LEVELS, Build, Buy, Choose, Phase, State, game
from cardcity_tutor.games.cardcity.book import rule
from cardcity_tutor.games.cardcity.coach.advice import (
    Advice,
    Alternative,
    Cause,
    Hints,
    Outcome,
    advise,
    hints,
)
from cardcity_tutor.games.cardcity.coach.advice.hints import _side
from cardcity_tutor.games.cardcity.coach.situations import moments
from cardcity_tutor.games.cardcity.face.wording.advice import HintWords, advice_words, hint_words
from cardcity_tutor.games.cardcity.face.wording.decisions import naming_of
from cardcity_tutor.games.cardcity.rules.citytext import places
from cardcity_tutor.games.cardcity.rules.kernel.cards import INDUSTRY, PARK
from cardcity_tutor.locale import LANGUAGES, say
from tests.play.tables import solo

PHASES = [phase for phase in Phase if phase is not Phase.OVER]
MOMENTS = [
    (level, phase)
    for level in LEVELS
    for phase in PHASES
    if (level, phase) != ("simplified", Phase.CLOUD)  # no clouds there
]


def moment(level: str, phase: Phase, seed: int) -> State:
    way = game(level=level, players=1 if phase is Phase.KEEP else 2, variants=["architect"])
    return next(moments(way, seed, phases=[phase], turns=(3, way.turns)))


@pytest.mark.parametrize(("level", "phase"), MOMENTS)
def test_no_step_gives_the_next_one_away(level: str, phase: Phase) -> None:
    for seed in (1, 2) if level == "simplified" else (1,):
        state = moment(level, phase, seed)
        advice = advise(state, playouts=30)
        found = hints(advice)
        assert found.action == advice.best.action
        place = getattr(found.action, "place", None)
        assert place not in found.look.cells
        for lang in LANGUAGES:
            words = hint_words(lang, advice, found)
            assert_apart(lang, words, found)
            if place is not None:
                cell = naming_of(state.position(), lang)(place)
                assert re.search(rf"\b{cell}\b", words.move)
                assert not re.search(rf"\b{cell}\b", words.look)
                assert not re.search(rf"\b{cell}\b", words.rule)


@pytest.mark.parametrize(
    ("variant", "players", "phase"),
    [
        (variant, players, phase)
        for variant, players in (("suburb", 1), ("single-city", 2))
        for phase in PHASES
        if phase is not Phase.ARCHITECT
        and (phase is Phase.KEEP) <= (players == 1)
        and (phase in (Phase.DIVIDE, Phase.CHOOSE)) <= (players == 2)
    ],
)
def test_hints_on_maps_that_are_drawn(variant: str, players: int, phase: Phase) -> None:
    """Cells keep their names there, and the town hall is the player's own, wherever it stands."""
    way = game(level="normal", players=players, variants=[variant])
    state = next(moments(way, 2, phases=[phase], turns=(3, way.turns)))
    advice = advise(state, playouts=20)
    found = hints(advice)
    place = getattr(found.action, "place", None)
    assert place not in found.look.cells
    for lang in LANGUAGES:
        words = hint_words(lang, advice, found)
        assert_apart(lang, words, found)
        if place is not None:
            cell = naming_of(state.position(), lang)(place)
            assert re.search(rf"\b{cell}\b", words.move)
            assert not re.search(rf"\b{cell}\b", words.look)


def test_the_side_is_seen_from_the_own_town_hall() -> None:
    """On a map of all players a place beside one town hall may lie on the other side of another."""
    way = game(players=2, variants=["single-city"])
    for state in islice(moments(way, 5, phases=[Phase.BUILD], turns=(1, 2)), 6):
        city, grid = state.seat.city, way.setting.grid
        ((row, column),) = places(city, grid, city.hall & city.own)
        for place, side in (
            ((row - 1, column), "north"),
            ((row + 1, column), "south"),
            ((row, column + 1), "east"),
            ((row, column - 1), "west"),
            ((row + 2, column + 1), "south-east"),
            ((row - 1, column - 3), "north-west"),
        ):
            assert _side(state, place) == side


@pytest.mark.parametrize("card", [PARK, INDUSTRY])
def test_a_purchase_that_nothing_speaks_for_is_given_no_rule(card: int) -> None:
    state, _ = solo("I1 P M R / . . C .", "", 5)
    bought = Alternative(Buy(card, (0, 4)), (), Outcome(0.0, 0.0, 0.0, 0, exact=True))
    advice = Advice(state, (bought,))
    advice._causes[bought.action] = ()
    found = hints(advice)
    assert (found.rule, found.near) == (None, 0)
    assert hint_words("en", advice, found).rule.startswith("No single rule sets the best move apart")


def assert_apart(lang: str, words: HintWords, found: Hints) -> None:
    """The first step names no rule, the second no move."""
    if found.rule is not None:
        title, text = say(lang, f"rule-{found.rule}.title"), say(lang, rule(found.rule).key)
        assert title not in words.look
        assert text not in words.look
        assert title in words.rule
        assert text in words.rule
    move = words.move.removesuffix(".")
    assert move not in words.rule
    assert move not in words.look


def test_the_steps_towards_a_growth() -> None:
    """The residence, its rule, and a cell beside it."""
    state, _ = solo("I1 P M R / . . C .", "L", 5)
    advice = advise(state, playouts=200)
    look, rule_id, avoids, action, cause, _ = hints(advice)
    assert (look.kind, look.cells) == ("district", ((0, 3),))
    assert (rule_id, avoids) == ("residence-growth", False)
    assert isinstance(action, Build)
    assert action.place in {(-1, 3), (0, 4), (1, 3)}
    assert cause is not None
    assert cause.kind == "grows"


def test_the_hint_speaks_of_what_others_would_lose() -> None:
    """Where the best move gains nothing that others do not, the hint tells the rule that they would suffer from."""
    told = set()
    for seed in range(6):
        advice = advise(moment("normal", Phase.BUILD, seed), playouts=40)
        found = hints(advice)
        told.add(found.avoids)
        if found.avoids:
            assert found.cause not in advice.causes(advice.best)
    assert told == {True, False}


@pytest.mark.parametrize(("level", "phase"), [("normal", Phase.BUILD), ("advanced", Phase.BUY)])
def test_what_others_would_lose_is_told_as_such_and_never_where_to_look(level: str, phase: Phase) -> None:
    """A rule that lets others pay a bribe or buy a park is not one to follow, and their cells lead away."""
    met = 0
    for seed in range(6):
        advice = advise(moment(level, phase, seed), playouts=30)
        found = hints(advice)
        if not found.avoids:
            continue
        met += 1
        assert found.cause is not None
        assert found.cause.weight < 0
        assert (found.look.kind == "district", found.look.cells) == (False, ())
        for lang, start in (
            ("fr", "Ce qui plaide contre le deuxième meilleur coup"),
            ("en", "What counts against the next best move"),
        ):
            assert hint_words(lang, advice, found).rule.startswith(start)
    assert met


def test_the_cells_of_a_worse_move_are_left_out_of_the_first_step() -> None:
    """Where others would hem a residence in, the hint looks to the side of the best move, and tells the loss."""
    state, _ = solo("I1 P M R / . . C .", "", 5)
    best, worse = (
        Alternative(Buy(PARK, place), (), Outcome(mean, 0.0, 0.0, 0, exact=True))
        for place, mean in (((0, -1), 2.0), ((0, 4), 1.0))
    )
    advice = Advice(state, (best, worse))
    advice._causes[best.action] = ()
    gain = Cause("hems", "growth-place", ((1, 2),), {}, 0.5)
    losses = [Cause("hems", "growth-place", ((0, 3),), {"left": left}, -0.4) for left in (0, 1, 2)]
    advice._causes[worse.action] = (gain, *losses)
    found = hints(advice)
    assert (found.avoids, found.cause) == (True, losses[0])
    assert (found.look.kind, dict(found.look.params), found.look.cells) == ("side", {"side": "west"}, ())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_an_advice_in_words(lang: str, phase: Phase) -> None:
    state = moment("advanced", phase, 3)
    advice = advise(state, playouts=30)
    words = advice_words(lang, advice, moves=3, reasons=2)
    assert words.text.startswith(words.best.summary)
    assert len(words.others) == min(3, len(advice.alternatives) - 1)
    assert len(words.reasons) == len(words.best.why) <= 2
    assert all(
        why.text in told and why.cite in told for why, told in zip(words.best.why, words.reasons, strict=True)
    )
    moves = [own.move for own in (words.best, *words.others)]
    assert len(set(moves)) == len(moves)
    assert not re.search(r"\{|\}|None|  ", words.text)
    if phase is Phase.DIVIDE:
        assert "100" in words.text
    if phase is Phase.CHOOSE:
        assert {own.action for own in advice.alternatives} == {Choose("open"), Choose("rest")}


def test_what_only_a_worse_move_would_lose_is_no_hint() -> None:
    """The next move loses nothing; the rule that the last one suffers from has nothing to do with the best."""
    state, _ = solo("I1 P M R / . . C .", "", 5)
    best, near, last = (
        Alternative(Buy(PARK, place), (), Outcome(mean, 0.0, 0.0, 0, exact=True))
        for place, mean in (((0, -1), 2.0), ((1, 0), 1.5), ((0, 4), -3.0))
    )
    advice = Advice(state, (best, near, last))
    advice._causes.update({best.action: (), near.action: ()})
    advice._causes[last.action] = (Cause("closes", "residence-industry", ((0, 3),), {}, -4.0),)
    found = hints(advice)
    assert (found.rule, found.cause, found.near) == (None, None, 1)
    assert hint_words("en", advice, found).rule == (
        "No rule sets the best move apart: one other is less than a point behind."
    )
