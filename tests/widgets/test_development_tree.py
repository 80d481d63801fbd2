"""``DevelopmentTree``: what is sent of a tree, which orders meet, why branches end, and nothing told unasked."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity import Position, Reserve
from cardcity_tutor.games.cardcity.widgets.development_tree import DevelopmentTree
from cardcity_tutor.games.cardcity.widgets.outline import AT_FIRST, AT_MOST, Outline

TWO_DUE = "L R M R L / . . I . ."
MANY = "L R L . / . M I I / R L L . / L R . P"
MINI = 4096
"""Bytes that one step of a small picture may take."""


def lines(widget: DevelopmentTree) -> list[dict[str, Any]]:
    return list(widget.scene["tree"]["items"])


def city(widget: DevelopmentTree, node: int) -> dict[str, Any]:
    return dict(widget.scene["tree"]["nodes"][str(node)])


def ends(widget: DevelopmentTree) -> list[dict[str, Any]]:
    return [node for node in widget.scene["tree"]["nodes"].values() if node["ended"]]


def gesture(widget: DevelopmentTree, kind: str, **more: Any) -> None:
    widget.gesture = {"kind": kind, **more}


def test_two_orders_meet_again() -> None:
    tree = DevelopmentTree(TWO_DUE, lang="en")
    assert [(line["step"], line["node"], line["same"]) for line in lines(tree)] == [
        ("", 0, False),
        ("R d4", 1, False),
        ("R f4", 3, False),
        ("R f4", 2, False),
        ("R d4", 3, True),
    ]
    assert lines(tree)[4]["label"] == "residence on d4, the same city as 3"
    assert city(tree, 3)["ended"]
    assert city(tree, 3)["city"] == ". R . R . / L R M R L / . . I1 . ."


def test_each_district_of_an_end_says_why() -> None:
    tree = DevelopmentTree("L R M / . P P", lang="en")
    assert lines(tree)[0]["label"] == "Start, city 0, end: size limit"
    assert city(tree, 0)["why"] == ["The residence d5 is due to grow, but the limit of 5 cards is reached."]
    assert len(city(DevelopmentTree(TWO_DUE), 3)["why"]) == 2


@pytest.mark.parametrize(
    ("position", "stops"),
    [
        (Position.of("L R M", reserve=Reserve(homes=0)), "empty reserve"),
        (Position.of("I . . / M R L / I . ."), "industry next door"),
        (Position.of(". P . / M R P / I L ."), "no room left"),
        (Position.of("R C M"), "not enough culture, not enough districts around"),
        (Position.of("M"), "no district"),
    ],
)
def test_short_reasons(position: Position, stops: str) -> None:
    assert city(DevelopmentTree(position, lang="en"), 0)["stops"] == stops


def test_points_and_the_best_only_on_request() -> None:
    tree = DevelopmentTree(MANY, lang="en", money=9)
    assert not [node for node in ends(tree) if "points" in node or "best" in node]
    gesture(tree, "points", on=True)
    assert ends(tree)
    assert all(re.fullmatch(r"−?\d+ VP", node["points"]) for node in ends(tree))
    assert not [node for node in ends(tree) if node["best"]]
    gesture(tree, "best", on=True)
    position = tree.position
    most = max(Position.of(text, money=9).score().term.value for text in position.outcomes().texts())
    best = [node for node in ends(tree) if node["best"]]
    assert best
    assert {node["points"] for node in best} == {f"{most} VP"}
    assert tree.scene["tree"]["focus"] is not None
    gesture(tree, "best", on=False)
    gesture(tree, "points", on=False)
    assert tree.scene["tree"]["focus"] is None
    assert not [node for node in ends(tree) if "points" in node]


def test_another_victory_has_another_best() -> None:
    tree = DevelopmentTree(MANY, lang="en")
    gesture(tree, "best", on=True)
    gesture(tree, "victory", victory="economic")
    assert tree.victory == "economic"
    assert all("$" in node["points"] for node in ends(tree))
    assert [node for node in ends(tree) if node["best"]]


def test_a_large_tree_is_sent_in_parts() -> None:
    tree = DevelopmentTree(MANY)
    size = len(tree.outline)
    assert 1 < len(lines(tree)) <= AT_FIRST
    for node in range(size):
        gesture(tree, "open", node=node)
        shown = [line["node"] for line in lines(tree)]
        assert len(shown) <= AT_MOST
        assert node in shown or not tree.outline.steps(node)
        assert len(json.dumps(tree.scene)) < 120_000
        assert all(len(cell.get("picture", "")) <= MINI for cell in tree.scene["tree"]["nodes"].values())
    assert size > AT_MOST


def test_open_and_close() -> None:
    tree = DevelopmentTree(MANY)
    root, first = lines(tree)[0], lines(tree)[1]
    assert (root["open"], first["open"]) == (True, True)
    gesture(tree, "close", node=1)
    assert lines(tree)[1]["open"] is False
    assert lines(tree)[2]["level"] == 2
    gesture(tree, "close", node=0)
    assert len(lines(tree)) == 1
    gesture(tree, "open", node=0)
    assert len(lines(tree)) > 1


def test_ends_are_counted_below_each_city() -> None:
    tree = DevelopmentTree(MANY, lang="en")
    assert city(tree, 0)["ends"] == "27 ends"
    assert tree.scene["tree"]["summary"] == "27 different ends."


def test_choosing_sets_the_value() -> None:
    tree = DevelopmentTree(TWO_DUE)
    assert tree.value == {"line": [], "city": "L R M R L / . . I1 . .", "ended": False}
    gesture(tree, "choose", node=3)
    assert tree.value == {
        "line": [["R", [-1, 1]], ["R", [-1, 3]]],
        "city": ". R . R . / L R M R L / . . I1 . .",
        "ended": True,
    }


def test_a_typed_line_is_followed_in_its_own_order() -> None:
    tree = DevelopmentTree(TWO_DUE, lang="en")
    gesture(tree, "path", text="r f4, d4 R")
    assert tree.value["line"] == [["R", [-1, 3]], ["R", [-1, 1]]]
    assert tree.scene["tree"]["chosen"] == tree.scene["tree"]["focus"] == 3
    gesture(tree, "path", text="R f4, C d4")
    assert tree.scene["note"] == "“C d4” is not possible at this point of the line. Possible: R d4."
    assert tree.value["line"] == [["R", [-1, 3]], ["R", [-1, 1]]]
    with pytest.raises(InputError, match="tree-no-step"):
        tree.follow("R d4, R f4, R c4")


def test_cells_keep_their_names_wherever_the_city_grows() -> None:
    tree = DevelopmentTree("L R M / L . .")
    names = tree.outline.ground("fr").plan.names
    for branch in tree.outline.tree.branches.values():
        for choice, _ in branch.steps:
            assert re.fullmatch(r"[a-i][1-9]", names[choice.place])


def test_a_tree_that_was_cut_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Position.of(MANY)
    cut = start.outcomes(cap=12)
    monkeypatch.setattr("cardcity_tutor.games.cardcity.widgets.outline.tree_of", lambda _start: cut)
    tree = DevelopmentTree(start, lang="en")
    assert tree.scene["tree"]["summary"].startswith("At least")
    assert "not explored further" in {node.get("ends") for node in tree.scene["tree"]["nodes"].values()}
    beyond = next(node for node, city in enumerate(tree.outline.cities) if city not in cut.branches)
    gesture(tree, "choose", node=beyond)
    assert tree.value["ended"] is False


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("L R M0 / . . M1", {"players": 2, "variants": ["single-city"]}),
        ("L R M0 M1 / > > > > > M2", {"players": 3, "variants": ["single-city"]}),
        ("L R M0 M1 / . . M3 M2", {"players": 4, "variants": ["single-city"]}),
        ("L R M / . L .", {"variants": ["architect"]}),
        (". . . . . / . L R . . / . L M . . / . . . . . / . . . . .", {"variants": ["suburb"]}),
    ],
)
def test_every_map(text: str, options: dict[str, Any]) -> None:
    outline = Outline(Position.of(text, **options))
    assert len(outline) > 1
    for lang in ("fr", "en"):
        ground = outline.ground(lang)
        assert ground.base()["root"].startswith("<g")
        for node in range(1, len(outline)):
            before = outline.before(node)
            assert before is not None
            drawn = ground.grown(outline.cities[before], outline.cities[node])
            assert 'href="#cc-' in drawn["picture"]


def test_options_and_positions() -> None:
    assert DevelopmentTree("L R M", reserve=Reserve(homes=0)).position.reserve.homes == 0
    with pytest.raises(InputError, match="widget-position-options"):
        DevelopmentTree(Position.of("M"), money=4)
    with pytest.raises(InputError, match="widget-option"):
        DevelopmentTree("M", colour="red")
    tree = DevelopmentTree("M")
    tree.position = Position.of(TWO_DUE)
    assert len(lines(tree)) == 5
    assert tree.picture().startswith("<svg")


@pytest.mark.parametrize("kind", ["open", "close", "go", "choose"])
@pytest.mark.parametrize("node", [999, -1, 1.5, "0", None])
def test_a_strange_city_is_answered(kind: str, node: object) -> None:
    tree = DevelopmentTree(TWO_DUE, lang="en")
    value = tree.value
    gesture(tree, kind, node=node)
    assert "not understood" in tree.scene["note"]
    assert tree.value == value
