"""The graph behind the development stage: what lies ahead of each city, the shortest lines, what the stage says."""

from __future__ import annotations

import pytest

from cardcity_tutor.games.cardcity import Position, Reserve
from cardcity_tutor.games.cardcity.rules.development import Choice, Tree
from cardcity_tutor.games.cardcity.rules.kernel.shapes import CityMasks
from cardcity_tutor.games.cardcity.widgets.ground import Ground
from cardcity_tutor.games.cardcity.widgets.growing import (
    development,
    score_of,
    tree_of,
    ways,
)
from cardcity_tutor.games.cardcity.widgets.session import Session

TWO_DUE = "L R M R L / . . I . ."
MANY = "L R L . / . M I I / R L L . / L R . P"
CITIES = [TWO_DUE, MANY, "R C R", "M"]


def ends_below(tree: Tree, city: CityMasks) -> set[CityMasks]:
    """The same question, asked the slow way."""
    branch = tree.branches.get(city)
    if branch is None:
        return set()
    return {city} if branch.ended else set().union(*(ends_below(tree, after) for _, after in branch.steps))


@pytest.mark.parametrize("text", CITIES)
def test_ways_counts_different_ends(text: str) -> None:
    tree = Position.of(text).outcomes()
    assert ways(tree) == {city: len(ends_below(tree, city)) for city in tree.branches}
    assert ways(tree)[tree.root] == len(list(tree.ends()))


def test_ways_of_a_tree_that_was_cut() -> None:
    tree = Position.of(MANY).outcomes(cap=30)
    assert not tree.complete
    assert ways(tree) == {city: len(ends_below(tree, city)) for city in tree.branches}


@pytest.mark.parametrize("text", CITIES)
def test_first_steps_are_shortest_and_complete(text: str) -> None:
    position = Position.of(text)
    tree = position.outcomes()
    came = tree.first_steps()
    assert came.keys() == tree.branches.keys()
    depths = []
    for city in came:
        line = tree.line_to(city)
        depths.append(len(line))
        assert len(line) == city.occupied.bit_count() - tree.root.occupied.bit_count()
        after = position
        for choice in line:
            after = after.develop(choice)
        assert after.city == city
    assert depths == sorted(depths)


def test_the_tree_of_a_position_is_explored_once() -> None:
    assert tree_of(Position.of(MANY)) is tree_of(Position.of(MANY))
    assert tree_of(Position.of(MANY, reserve=Reserve(homes=0))) is not tree_of(Position.of(MANY))


def test_the_stage_tells_the_line_and_why_it_ended() -> None:
    session = Session(Position.of(TWO_DUE))
    session.begin_development()
    before = development(Ground(session.position, "en"), session.now, [], best=None)
    assert not before["ended"]
    assert before["why"] == []
    assert before["best"] is None
    assert before["outcomes"] == "One possible end."
    for place in ((-1, 1), (-1, 3)):
        session.develop(Choice("R", place))
    after = development(Ground(session.position, "en"), session.now, [], best="residential")
    assert after["ended"]
    assert len(after["why"]) == 2
    assert [colour for colour, _ in after["line"]] == ["R", "R"]
    assert len(after["best"]["line"]) == 2


def test_an_end_scores_what_its_city_scores() -> None:
    start = Position.of(MANY, money=7)
    tree = start.outcomes()
    for end in tree.ends():
        worth = score_of(start, end, "residential")
        best = score_of(start, tree.best("residential", 7), "residential")
        assert worth is not None
        assert best is not None
        assert worth <= best
