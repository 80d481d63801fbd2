"""The tree of developments: all ends, shared branches, why each stopped, and a cap that holds."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardcity_tutor.core import Place
from cardcity_tutor.games.cardcity import Position, Reserve, inspect
from cardcity_tutor.games.cardcity.book import rule
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.rules.development import Choice, Tree
from cardcity_tutor.games.cardcity.rules.notation import city_text
from tests.engine.strategies import Request, briefly, checked, requests
from tests.reference.board import districts, parse_city, without_architect
from tests.reference.development import development_options, development_outcomes
from tests.reference.inspecting import settings_of

MODEST = 200
"""Trees up to this size are compared with the reference."""
TWO_DUE = "L R M R L / . . I . ."
"""Two residences that must grow; below them the industry forbids it, so each can only grow upwards."""
MONSTER = "LI1 RL0 LIs LIe . . / CLw . RLe L RLw . / . . M . . RCe / . RLn CLs RLs CLw . / RCw R . . . RC3 / . LI3 . . CI2 LIn"
"""Found by hill climbing: 20 965 cities, more than one tree may hold. Cities of real games have a few dozen."""


def path_count(tree: Tree) -> int:
    """The number of ways through the tree, each order of developments counted."""
    known: dict[object, int] = {}

    def below(city: object) -> int:
        if city not in known:
            branch = tree.branches[city]  # type: ignore[index]
            known[city] = sum(below(after) for _, after in branch.steps) if branch.steps else 1
        return known[city]

    return below(tree.root)


@checked
@given(requests(largest_hand=0))
def test_ends_are_those_of_the_reference(request: Request) -> None:
    tree = position(request).outcomes(MODEST)
    city = without_architect(parse_city(request["city"]))
    reserve, rules = request.get("reserve", {}), settings_of(request)
    options = [
        Choice(colour, (row, column)) for colour, row, column in development_options(city, reserve, rules)
    ]
    assert sorted(choice for choice, _ in tree.branches[tree.root].steps) == options
    if tree.complete:
        assert tree.texts() == development_outcomes(city, reserve, rules)


@briefly
@given(requests(largest_hand=0))
def test_every_path_leads_to_a_listed_branch(request: Request) -> None:
    tree = position(request).outcomes(MODEST)
    reached = {tree.root}
    for city, branch in tree.branches.items():
        assert branch.city == city
        assert branch.ended == (not branch.steps)
        assert len({choice for choice, _ in branch.steps}) == len(branch.steps)
        for _, after in branch.steps:
            reached.add(after)
            assert after in tree.branches or not tree.complete
            assert after.occupied.bit_count() == city.occupied.bit_count() + 1
    assert tree.branches.keys() <= reached


@briefly
@given(requests(largest_hand=0))
def test_each_district_of_an_end_has_its_reason(request: Request) -> None:
    where = position(request)
    tree = where.outcomes(MODEST)
    for end in list(tree.ends())[:20]:
        city = parse_city(city_text(end, where.setting))
        reasons = tree.why_ended(end)
        groups = [group for kind in "RC" for group in districts(city, kind)]
        assert sorted(len(reason.cells) for reason in reasons) == sorted(map(len, groups))
        assert all(rule(reason.rule).id == reason.rule for reason in reasons)
        if reasons and not {reason.rule for reason in reasons} & {"development-limit", "development-reserve"}:
            assert all(
                reason.params["have"] < reason.params["need"]  # type: ignore[operator]
                for reason in reasons
                if reason.rule in {"residence-growth", "commerce-growth"}
            )


def test_two_orders_share_their_branches() -> None:
    tree = Position.of(TWO_DUE).outcomes()
    assert tree.complete
    assert len(tree.branches) == 4
    assert path_count(tree) == 2
    assert tree.texts() == [". R . R . / L R M R L / . . I1 . ."]
    left, right = (after for _, after in tree.branches[tree.root].steps)
    (_, left_right), (_, right_left) = tree.branches[left].steps[0], tree.branches[right].steps[0]
    assert left_right == right_left


def test_the_architect_has_left_before_anything_develops() -> None:
    tree = Position.of("L R M / . A .", variants=["architect"]).outcomes()
    assert [choice.place for choice, _ in tree.branches[tree.root].steps] == [(-1, 1), (1, 1)]


Why = dict[tuple[Place, ...], tuple[str, dict[str, object]]]


@pytest.mark.parametrize(
    ("where", "why"),
    [
        pytest.param(
            Position.of("L R M / . P P"),
            {((0, 1),): ("development-limit", {"used": 5, "max": 5})},
            id="limit",
        ),
        pytest.param(
            Position.of("R L P P P / M I . . . / P . . . . / P . . . . / P . . . ."),
            {((0, 0),): ("development-frame", {})},
            id="frame",
        ),
        pytest.param(
            Position.of("L P . / M R P / . L .", level="normal"),
            {((1, 1),): ("development-limit", {"used": 6, "max": 5})},
            id="over-the-limit",
        ),
        pytest.param(
            Position.of(". P . / M R P / I L ."), {((1, 1),): ("development-frame", {})}, id="no-cell-left"
        ),
        pytest.param(
            Position.of("L R M", reserve=Reserve(homes=0)),
            {((0, 1),): ("development-reserve", {})},
            id="reserve-of-residences",
        ),
        pytest.param(
            Position.of("R C R", reserve=Reserve(shops=0)),
            {
                ((0, 0),): ("residence-growth", {"have": 0, "need": 2}),
                ((0, 2),): ("residence-growth", {"have": 0, "need": 2}),
                ((0, 1),): ("development-reserve", {}),
            },
            id="reserve-of-commerces",
        ),
        pytest.param(
            Position.of("I . . / M R L / I . ."), {((1, 1),): ("residence-industry", {})}, id="industry"
        ),
        pytest.param(
            Position.of("R M"),
            {((0, 0),): ("residence-growth", {"have": 1, "need": 2})},
            id="not-enough-culture",
        ),
        pytest.param(
            Position.of("R R / . C"),
            {
                ((0, 0), (0, 1)): ("residence-growth", {"have": 0, "need": 3}),
                ((1, 1),): ("commerce-growth", {"have": 1, "need": 2}),
            },
            id="one-district-counts-once",
        ),
    ],
)
def test_why_nothing_develops(where: Position, why: Why) -> None:
    tree = where.outcomes()
    assert list(tree.ends()) == [tree.root]
    reasons = tree.why_ended(tree.root)
    assert all(reason.params["colour"] in ("R", "C") for reason in reasons)
    found = {
        reason.cells: (reason.rule, {key: value for key, value in reason.params.items() if key != "colour"})
        for reason in reasons
    }
    assert found == why


def test_a_reserve_used_up_on_the_way_is_the_reason() -> None:
    tree = Position.of(TWO_DUE, reserve=Reserve(homes=1)).outcomes()
    ends = list(tree.ends())
    assert len(ends) == 2
    for end in ends:
        assert sorted((reason.rule, len(reason.cells)) for reason in tree.why_ended(end)) == [
            ("development-reserve", 1),
            ("residence-growth", 2),
        ]


def test_needs_are_the_badges_of_the_districts() -> None:
    needs = Position.of("L R M R L / . C I . .").needs()
    assert [(need.colour, need.cells, need.have, need.size, need.due) for need in needs] == [
        ("R", ((0, 1),), 2, 1, True),
        ("R", ((0, 3),), 2, 1, True),
        ("C", ((1, 1),), 1, 1, False),
    ]
    assert [set(need.helpers) for need in needs] == [{(0, 0), (0, 2)}, {(0, 2), (0, 4)}, {(0, 1)}]


def test_a_capped_tree_says_so_and_still_has_an_end() -> None:
    tree = Position.of(TWO_DUE).outcomes(cap=3)
    assert not tree.complete
    assert len(tree.branches) == 3
    assert tree.texts() == Position.of(TWO_DUE).outcomes().texts()
    assert Position.of(TWO_DUE).outcomes(cap=4).complete


@briefly
@given(requests(largest_hand=0), st.integers(1, 12))
def test_a_cap_holds_and_finds_no_false_end(request: Request, cap: int) -> None:
    where = position(request)
    tree, wider = where.outcomes(cap), where.outcomes(MODEST)
    assert len(tree.branches) <= cap
    assert tree.complete == (wider.complete and len(wider.branches) <= cap)
    if wider.complete:
        assert set(tree.texts()) <= set(wider.texts())
    longest = max(end.occupied.bit_count() for end in wider.ends()) if wider.complete else cap
    if cap > longest - wider.root.occupied.bit_count():
        assert tree.texts()


def test_a_monster_stays_bounded_and_says_so() -> None:
    started = time.perf_counter()
    answer = inspect({"city": MONSTER, "level": "advanced"})["development"]
    assert time.perf_counter() - started < 30
    assert answer["complete"] is False
    assert answer["outcomes"] == sorted(set(answer["outcomes"]))
    assert "complete" not in inspect({"city": TWO_DUE})["development"]
    where = Position.of(MONSTER, level="advanced")
    tree = where.outcomes(500)
    assert (len(tree.branches), tree.complete) == (500, False)
    assert tree.texts()
    assert set(tree.texts()) <= set(answer["outcomes"])
    assert all(not Position.of(text, level="advanced").due() for text in tree.texts())
