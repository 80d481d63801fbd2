"""Construction, architect and clouds: who decides when, and the event of each thing that happens."""

from typing import Any

import pytest

from cardcity_tutor.core import IllegalAction
from cardcity_tutor.games.cardcity import (  # fmt: skip
    Action,
    Architect,
    Build,
    Buy,
    Choose,
    Cloud,
    Develop,
    Keep,
    Pass,
    Phase,
    Reserve,
    apply,
    game,
    start,
)
from cardcity_tutor.games.cardcity.book import rule
from cardcity_tutor.games.cardcity.rules.tokens import CARD_OF
from cardcity_tutor.locale import LANGUAGES, say
from tests.play.tables import I1, LIMITED, C, K, L, P, R, first_of, kinds, solo, turn_of

# ---------------------------------------------------------------- construction


@pytest.mark.parametrize("first", [0, 1, 2])
def test_everybody_builds_in_turn_order(first: int) -> None:
    state, _ = turn_of(game(players=3), ["M"] * 3, ["R C", "P I1", "I1 C"], first=first)
    builders = []
    while state.phase is Phase.BUILD:
        builders.append(state.player)
        state, _ = apply(state, state.actions[0])
    order = [(first + step) % 3 for step in range(3)]
    assert builders == [player for player in order for _ in range(2)]


def test_cards_that_cannot_be_built_are_discarded_after_the_builds() -> None:
    state, _ = solo(LIMITED, "R P")
    assert state.phase is not Phase.BUILD
    _, events = solo(LIMITED, "R P")
    assert [(event.kind, event.rule, event.details.get("card")) for event in events[1:3]] == [
        ("discard", "discard", "R"),
        ("discard", "discard", "P"),
    ]
    state, _ = solo("M", "L P")
    assert {action.card for action in state.actions if isinstance(action, Build)} == {P}
    state, events = apply(state, state.actions[0])
    assert kinds(events)[:2] == ["build", "discard"]


def test_leisure_is_paid() -> None:
    state, _ = solo("M", "L P", money=5)
    state, events = apply(state, next(a for a in state.actions if isinstance(a, Build) and a.card == L))
    assert events[0].rule == "leisure-price"
    assert events[0].details == {"card": "L", "cell": events[0].details["cell"], "paid": 5}
    assert state.seat.money == 0


def test_industry_first_where_the_limit_asks_for_it() -> None:
    state, _ = solo(LIMITED, "R I1")
    assert {action.card for action in state.actions if isinstance(action, Build)} == {I1}
    state, _ = apply(state, state.actions[0])
    assert {action.card for action in state.actions if isinstance(action, Build)} == {R}


CROWDED = ". . . P P / P P P P P / M P P P P / P P P P I / P P P I I"


def test_duty_to_build_the_maximum() -> None:
    """Three free cells in a row: an industry or a residence in the middle leaves no cell for the other."""
    state, _ = solo(CROWDED, "R I1")
    assert {action.place for action in state.actions if isinstance(action, Build)} == {(0, 0), (0, 2)}
    with pytest.raises(IllegalAction) as caught:
        apply(state, Build(I1, (0, 1)))
    verdict = caught.value.verdict
    assert verdict is not None
    assert verdict.rules == ("build-maximum",)
    assert (verdict.reasons[0].params["most"], verdict.reasons[0].params["left"]) == (2, 1)


@pytest.mark.parametrize(
    ("action", "reasons"),
    [
        (Build(R, (0, 1)), ("residence-industry",)),
        (Build(C, (1, 2)), ("same-colour",)),
        (Build(R, (3, 3)), ("adjacent",)),
        (Build(R, (1, 0)), ("stays",)),
        (Build(R, (-5, 0)), ("adjacent", "frame")),
    ],
)
def test_refused_builds_carry_their_reasons(action: Build, reasons: tuple[str, ...]) -> None:
    state, _ = solo("I . / M C / . R", "R C")
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert caught.value.verdict is not None
    assert caught.value.verdict.rules == reasons
    assert all(rule(reason.rule) for reason in caught.value.verdict.reasons)
    assert all("build" in say(lang, caught.value.code, **caught.value.params) for lang in LANGUAGES)


@pytest.mark.parametrize("place", [(10**4, 0), (10**30, 0), (0, 10**30), (-(10**30), 0)])
def test_places_far_away_are_refused(place: tuple[int, int]) -> None:
    state, _ = solo("I . / M C / . R", "R C")
    with pytest.raises(IllegalAction):
        apply(state, Build(R, place))


def test_other_decisions_are_refused_in_every_phase() -> None:
    everything: list[Action] = [Choose("open"), Keep((R, R)), Architect(None), Architect((0, 0)), Build(L, (0, 1)), Cloud((0, 0)),
                  Develop(R, (0, 0)), Buy(K, (0, 0)), Pass()]  # fmt: skip
    state, _ = start(game(players=2, variants=["architect"]), 2)
    seen = set()
    for _ in range(300):
        if state.phase not in seen:
            for action in everything:
                if action not in state.actions:
                    with pytest.raises(IllegalAction):
                        apply(state, action)
        seen.add(state.phase)
        if state.over:
            break
        state, _ = apply(state, state.actions[len(state.actions) // 2])
    assert seen >= {Phase.DIVIDE, Phase.CHOOSE, Phase.ARCHITECT, Phase.BUILD, Phase.OVER}


# ---------------------------------------------------------------- architect


def test_architect_is_for_the_first_player_only() -> None:
    state, _ = turn_of(game(players=3, variants=["architect"]), ["M"] * 3, ["R C", "P C", "P C"], first=1)
    asked = []
    while state.phase in {Phase.ARCHITECT, Phase.BUILD}:
        asked.append((state.phase, state.player))
        state, _ = apply(state, state.actions[0])
    assert asked[0] == (Phase.ARCHITECT, 1)
    assert {player for phase, player in asked if phase is Phase.BUILD} == {0, 1, 2}
    assert sum(phase is Phase.ARCHITECT for phase, _ in asked) == 1


def test_architect_carries_a_card_away_from_the_city_and_leaves() -> None:
    state, _ = solo("M", "P C", variants=["architect"])
    assert set(state.actions) == {Architect(place) for place in ((-1, 0), (0, -1), (0, 1), (1, 0))} | {
        Architect(None)
    }
    state, events = apply(state, Architect((0, 1)))
    assert (events[0].kind, events[0].rule, events[0].details) == ("architect", "architect", {"cell": (0, 1)})
    assert state.position().text == "M A"
    assert Build(P, (0, 1)) not in state.actions
    state, _ = apply(state, Build(P, (0, 2)))
    state, _ = apply(state, Build(C, (0, 3)))
    assert state.phase is Phase.BUY
    assert state.position().text == "M . P C"


def test_architect_may_be_left_out_and_comes_every_turn_in_solo() -> None:
    state, _ = start(game(players=1, variants=["architect"]), 3)
    asked: list[int] = []
    while not state.over:
        if state.phase is Phase.ARCHITECT:
            asked.append(state.turn)
            before = state
            state, events = apply(state, Architect(None))
            assert "architect" not in kinds(events)
            assert before.seats[0].city == state.seats[0].city or state.phase is not Phase.BUILD
        else:
            assert state.seat.architect is None
            state, _ = apply(state, state.actions[0])
    assert asked == list(range(1, 11))


def test_architect_is_gone_before_development() -> None:
    """Two culture cards beside the residence: it grows, even onto the architect's cell."""
    state, _ = solo("I1 M R L", "P P", variants=["architect"])
    state, _ = apply(state, Architect((1, 2)))
    while state.phase is Phase.BUILD:
        state, _ = apply(state, state.actions[-1])
    assert state.phase is Phase.DEVELOP
    assert "A" not in state.position().text
    assert state.seat.architect is None
    assert Develop(R, (1, 2)) in state.actions


# ---------------------------------------------------------------- clouds


def test_industry_in_line_brings_a_cloud() -> None:
    state, _ = solo("I1 P M", "I2 P C", level="normal")
    state, events = apply(state, Build(CARD_OF["I2"], (0, 3)))
    assert (state.phase, kinds(events)) == (Phase.CLOUD, ["build"])
    assert set(state.actions) == {
        Cloud(place)
        for place in ((-1, 0), (-1, 1), (-1, 2), (-1, 3), (1, 0), (1, 1), (1, 2), (1, 3), (0, -1), (0, 4))
    }
    before = state.reserve.clouds
    state, events = apply(state, Cloud((1, 1)))
    assert (events[0].kind, events[0].rule, events[0].details) == ("cloud", "cloud-place", {"cell": (1, 1)})
    assert (state.reserve.clouds, state.phase) == (before - 1, Phase.BUILD)


@pytest.mark.parametrize(
    ("options", "cell"),
    [
        ({"level": "normal"}, (-1, 1)),  # another row and another column
        ({"level": "simplified"}, (0, 3)),  # no clouds in this game
        ({"level": "normal", "reserve": Reserve(clouds=0)}, (0, 3)),  # none left
    ],
)
def test_no_cloud(options: dict[str, Any], cell: tuple[int, int]) -> None:
    state, _ = solo("I1 P M", "I2 P C", **options)
    state, _ = apply(state, Build(CARD_OF["I2"], cell))
    assert state.phase is Phase.BUILD


def test_a_bought_industry_brings_a_cloud_and_the_park_is_still_for_sale() -> None:
    state, _ = solo("I1 P M", money=20, level="normal")
    state, events = apply(state, Buy(first_of(state, Buy).card, (0, 3)))
    assert (state.phase, events[0].details["paid"]) == (Phase.CLOUD, 10)
    state, _ = apply(state, state.actions[0])
    assert (state.phase, {action.card for action in state.actions if isinstance(action, Buy)}) == (
        Phase.BUY,
        {K},
    )


def test_bought_without_a_cloud_left() -> None:
    state, _ = solo("I1 P M", money=20, level="normal", reserve=Reserve(clouds=0))
    state, _ = apply(state, Buy(first_of(state, Buy).card, (0, 3)))
    assert state.phase is Phase.BUY
