"""Verdicts: all reasons at once with the cards at fault, remedies that work, and the better plan of the duty to build."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given

from cardcity_tutor.core import Change, Place, Verdict
from cardcity_tutor.games.cardcity import Position
from cardcity_tutor.games.cardcity.book import rule
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.rules.citytext import cell_at
from cardcity_tutor.games.cardcity.rules.kernel.building import built, cost
from cardcity_tutor.games.cardcity.rules.tokens import card_of, facing_of
from tests.engine.strategies import Request, briefly, checked, requests, widened
from tests.reference.board import (
    City,
    Settings,
    card,
    fits_frame,
    frontier,
    orientations,
    parse_city,
    touched_faces,
)
from tests.reference.construction import (
    Planner,
    breaches,
    build_price,
    cities_after_build,
    legal_moves,
)
from tests.reference.inspecting import settings_of


def reasons_of(verdict: Verdict) -> dict[str, tuple[set[Place], dict[str, object]]]:
    return {reason.rule: (set(reason.cells), dict(reason.params)) for reason in verdict.reasons}


def assume_industries(where: Position, count: int) -> Position:
    """The same position as if the city had so many industries more."""
    rules = where.setting.rules
    roomier = rules._replace(limit=rules.limit + count * rules.limit_step)
    return where.changed(setting=replace(where.setting, rules=roomier))


def after_build(where: Position, token: str, place: Place, facing: str | None = None) -> Position:
    number = card_of(token, "card")
    city, grid = where.city, where.setting.grid
    turn = facing_of(number, facing) if facing else 0
    paid = cost(city, where.setting.rules, number)
    after = built(city, grid, number, turn, cell_at(city, grid, place))
    return where.changed(city=after, money=where.money - paid)


def applied(where: Position, changes: tuple[Change, ...], facing: str | None) -> tuple[Position, str | None]:
    """The position, and the facing of the card, after all changes of a remedy."""
    for change in changes:
        params: Any = change.params
        if change.kind == "money":
            assert params["amount"] > 0
            where = where.changed(money=where.money + params["amount"])
        elif change.kind == "industries":
            assert params["count"] > 0
            where = assume_industries(where, params["count"])
        elif change.kind == "turn":
            assert params["facing"] != facing
            facing = params["facing"]
        else:
            assert change.kind == "build-first"
            first = (params["card"], params["cell"], params.get("facing"))
            assert where.verdict(*first).legal
            where = after_build(where, *first)
    return where, facing


@pytest.mark.parametrize(
    ("where", "token", "place", "expected"),
    [
        pytest.param(
            Position.of("M C R / I . C / P R P", money=2),
            "R",
            (1, 1),
            {"residence-industry": ({(1, 0)}, {}), "same-colour": ({(2, 1)}, {})},
            id="industry-and-colour",
        ),
        pytest.param(
            Position.of("M P P P P", money=2),
            "L",
            (1, 5),
            {
                "adjacent": (set(), {}),
                "frame": (set(), {"size": 5, "height": 2, "width": 6}),
                "leisure-price": (set(), {"price": 5, "money": 2, "missing": 3}),
                "limit": (set(), {"used": 5, "max": 5}),
            },
            id="four-at-once",
        ),
        pytest.param(
            Position.of("L M L / P . P", money=12, variants=["leisure-crisis"]),
            "L",
            (1, 1),
            {
                "leisure-price": (set(), {"price": 15, "money": 12, "missing": 3, "which": 3}),
                "limit": (set(), {"used": 5, "max": 5}),
            },
            id="third-leisure-in-the-crisis",
        ),
        pytest.param(
            Position.of(". R . / C . R / M I P", money=0),
            "R",
            (1, 1),
            {"residence-industry": ({(2, 1)}, {}), "same-colour": ({(0, 1), (1, 2)}, {})},
            id="two-culprits-of-one-rule",
        ),
        pytest.param(Position.of("M R"), "P", (0, 1), {"stays": ({(0, 1)}, {})}, id="taken"),
        pytest.param(
            Position.of("M A", variants=["architect"]),
            "P",
            (0, 1),
            {"stays": ({(0, 1)}, {})},
            id="architect-there",
        ),
    ],
)
def test_all_reasons_at_once(where: Position, token: str, place: Place, expected: dict[str, Any]) -> None:
    verdict = where.verdict(token, place)
    assert not verdict
    assert verdict.legal is False
    assert reasons_of(verdict) == expected
    assert verdict.rules == tuple(sorted(expected))
    assert all(rule(reason.rule).id == reason.rule for reason in verdict.reasons)


@pytest.mark.parametrize(("facing", "culprit"), [("0", (2, 1)), ("1", (0, 1)), ("2", (0, 1)), ("3", (2, 1))])
def test_half_a_card_is_judged_on_its_own_sides(facing: str, culprit: Place) -> None:
    """The industry half of this card shows S+W, W+N, N+E, E+S: it meets one of the two residences."""
    where = Position.of(". R . / M . P / . R .", level="advanced")
    assert reasons_of(where.verdict("CId", (1, 1), facing)) == {"residence-industry": ({culprit}, {})}


@checked
@given(requests(largest_hand=1))
def test_verdicts_say_what_why_says(request: Request) -> None:
    """On every cell: the rules of ``why``, and the cards at fault that the reference finds."""
    where = position(request).with_hand(())
    city, rules = parse_city(request["city"]), settings_of(request)
    for token in request["hand"]:
        why = where.why(token)
        for place in widened(city):
            found: set[str] = set()
            for facing, new in orientations(token):
                verdict = where.verdict(token, place, facing)
                found |= set(verdict.rules)
                assert set(verdict.rules) == breaches(city, new, place, where.money, rules)
                for reason in verdict.reasons:
                    if reason.rule in {"residence-industry", "same-colour"}:
                        assert set(reason.cells) == guilty(city, new, place, reason.rule)
                        assert len(set(reason.cells)) == len(reason.cells)
                if verdict.legal:
                    assert verdict.remedy == ()
                    assert place not in why
            if place in why:
                assert why[place] == sorted(found)


def guilty(city: City, new: Any, place: Place, rule_id: str) -> set[Place]:
    """The neighbours that the rule objects to, by the reference."""
    pairs = {("R", "I"), ("I", "R")} if rule_id == "residence-industry" else {("R", "R"), ("C", "C")}
    return {
        cell
        for kind, sides in new.faces.items()
        for cell, other in touched_faces(city, place, sides)
        if (kind, other) in pairs
    }


@pytest.mark.parametrize(
    "place", [(-2, 0), (0, -2), (2, 0), (0, 2), (-4, 0), (0, -4), (0, 4), (-2, -2), (3, 3)]
)
def test_far_cells_of_the_frame_lack_a_neighbour_only(place: Place) -> None:
    """Beyond the frame, in the same direction, both rules are against the card."""
    assert Position.of("M").verdict("P", place).rules == ("adjacent",)
    assert Position.of("M").verdict("P", (5 * place[0], 5 * place[1])).rules == ("adjacent", "frame")


FULL = Position.of("M P P / . P P", money=1)


@pytest.mark.parametrize(
    ("where", "token", "place", "remedy"),
    [
        pytest.param(Position.of("M"), "L", (0, 1), ["money 2"], id="money"),
        pytest.param(FULL, "R", (1, 0), ["industries 1"], id="one-industry"),
        pytest.param(FULL, "L", (1, 0), ["money 4", "industries 1"], id="money-and-industry"),
        pytest.param(Position.of("P P P P P / P P P P M"), "P", (2, 0), ["industries 2"], id="overfull"),
        pytest.param(Position.of("M I", level="advanced"), "RCd", (0, 2), ["turn 0"], id="turned"),
        pytest.param(
            Position.of("M", hand=["R", "P"]), "P", (0, 2), ["build-first R (0, 1)"], id="hand-first"
        ),
        pytest.param(Position.of("M"), "R", (1, 1), ["build-first P (0, 1)"], id="any-card-first"),
        pytest.param(Position.of("M I"), "R", (0, 2), None, id="nothing-helps-beside-an-industry"),
        pytest.param(Position.of("M P P P P"), "I", (0, 5), None, id="nothing-helps-outside-the-frame"),
        pytest.param(Position.of("M R"), "P", (0, 1), None, id="nothing-helps-on-a-card"),
    ],
)
def test_the_smallest_remedy(where: Position, token: str, place: Place, remedy: list[str] | None) -> None:
    found = where.verdict(token, place, "2" if token == "RCd" else None).remedy
    said = found and [" ".join([change.kind, *map(str, change.params.values())]) for change in found]
    assert said == remedy


@checked
@given(requests(largest_hand=2))
@example({"city": "M . / R P / . R", "money": 3, "hand": ["P"]})  # the last place of the limit
@example(
    {"city": "M P P / . P P", "money": 3, "hand": ["P"]}
)  # no place left: only an industry can come first
def test_remedies_work(request: Request) -> None:
    """What a remedy asks for makes the move legal, and a dollar or an industry less does not."""
    where = position(request).with_hand(())
    for token in request["hand"]:
        for place in widened(parse_city(request["city"])):
            for facing, _ in orientations(token):
                verdict = where.verdict(token, place, facing)
                if verdict.remedy is None:
                    assert not set(verdict.rules) <= {"leisure-price", "limit"}
                    continue
                after, turned = applied(where, verdict.remedy, facing)
                assert after.verdict(token, place, turned).legal
                for change in verdict.remedy:
                    if change.kind == "money":
                        assert not after.changed(money=after.money - 1).verdict(token, place, turned)
                    elif change.kind == "industries":
                        assert not assume_industries(after, -1).verdict(token, place, turned)


CROWDED = "N . R N N LI1 / I2 LIs M RL1 R R / . R P CLe RLs R / I1 RL0 RL1 RL1 P . / I1 C RC1 C . . / . CL1 K RCw R ."


@briefly
@given(requests(wild=False))
@example({"city": ". I . / I M I", "money": 3, "hand": ["I", "R"]})
@example(
    {"city": CROWDED, "level": "advanced", "money": 67, "hand": ["I", "CLd", "CLd"]}
)  # with a cloud to place
def test_the_duty_names_a_better_plan_that_can_be_carried_out(request: Request) -> None:
    where, rules = position(request), settings_of(request)
    city, hand, money = parse_city(request["city"]), tuple(request["hand"]), request["money"]
    clouds = request.get("reserve", {}).get("N", 99)
    planner = Planner(rules)
    most, first = planner.first_moves(city, hand, money, clouds)
    for token in set(hand):
        for move in legal_moves(city, token, money, rules):
            cell, facing, _ = move
            verdict = where.verdict(token, cell, facing)
            assert verdict.legal == (move in first[token])
            if verdict.legal:
                continue
            (reason,) = verdict.reasons
            assert reason.rule == "build-maximum"
            assert reason.params["most"] == most
            assert (
                reason.params["left"]
                == planner.most_after(city, hand, token, move, money, clouds, most)
                < most
            )
            assert verdict.remedy == (Change("plan", {"steps": reason.params["plan"]}),)
            assert carried_out(city, hand, money, clouds, reason.params["plan"], rules) == most


def carried_out(
    city: City, hand: tuple[str, ...], money: int, clouds: int, plan: Any, rules: Settings
) -> int:
    """How many cards a plan builds, each step checked by the reference."""
    rest, smoking, count = [card(token).token if token == "I" else token for token in hand], False, 0
    for step in plan:
        place, token = step["cell"], step["card"]
        if smoking:
            assert token == "N"
            assert place in frontier(city)
            assert fits_frame(city, place, rules.frame)
            city, clouds, smoking = {**city, place: card("N")}, clouds - 1, False
            continue
        rest.remove(token)
        new = dict(orientations(token))[step.get("facing")]
        assert (place, step.get("facing"), new) in legal_moves(city, token, money, rules)
        money -= build_price(city, new, rules)
        smoking = any(left < clouds for _, left in cities_after_build(city, new, place, clouds, rules))
        city, count = {**city, place: new}, count + 1
    return count
