"""The ground of a scene: every place once, under a name of its own, and badges that say what the engine says."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity.face.plan import plan_of
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.widgets.ground import BLOCKED, READY, WAITING, Ground, Texts
from cardcity_tutor.locale import LANGUAGES, say
from tests.engine.strategies import checked
from tests.render.positions import EXAMPLES, at, positions

often = settings(checked, max_examples=18)
languages = st.sampled_from(LANGUAGES)
named = pytest.mark.parametrize("name", EXAMPLES)

USED_UP = at("R C R C R / . . M . . / P . . . . / P . . . . / P . . . P")
"""Five rows and five columns: all four sides have a kerb."""


@often
@given(positions(), languages)
def test_every_place_is_shown_once(position: Position, lang: str) -> None:
    ground = Ground(position, lang)
    plan = plan_of(position)
    shown = [(row, column) for row, column, *_ in ground.cells()]
    assert len(set(shown)) == len(shown)
    assert set(shown) == set(plan.spots) | set(plan.kerb)
    assert not set(plan.spots) & set(plan.kerb)
    assert set(plan.tokens) <= set(shown)
    assert shown == ground.order == sorted(shown)
    assert [ground.number[place] for place in shown] == list(range(len(shown)))


@often
@given(positions(), languages)
def test_names_are_unique_and_lead_to_their_cells(position: Position, lang: str) -> None:
    ground = Ground(position, lang)
    scene = ground.scene()
    plan = ground.plan
    assert len(scene["names"]) == len(plan.spots)
    for name, number in scene["names"].items():
        row, column, *_, words = scene["cells"][number]
        assert plan.names[row, column] == name == ground.name((row, column))
        assert words.startswith(name)
    spoken = [cell[-1] for cell in scene["cells"]]
    assert len(set(spoken)) == len(spoken)


@often
@given(positions(), languages)
def test_cells_lie_on_the_board_and_beside_each_other(position: Position, lang: str) -> None:
    scene = Ground(position, lang).scene()
    left, top, width, height = scene["box"]
    boxes = [cell[2:6] for cell in scene["cells"]]
    for x, y, w, h in boxes:
        assert left <= x < x + w <= left + width
        assert top <= y < y + h <= top + height
    for k, (x, y, w, h) in enumerate(boxes):
        for other_x, other_y, other_w, other_h in boxes[:k]:
            apart_across = x >= other_x + other_w or other_x >= x + w
            apart_down = y >= other_y + other_h or other_y >= y + h
            assert apart_across or apart_down


@often
@given(positions(), languages)
def test_badges_are_the_needs_of_the_position(position: Position, lang: str) -> None:
    ground = Ground(position, lang)
    scene = ground.scene()
    needs = position.needs()
    stopped = {(reason.params["colour"], reason.cells) for reason in position.stops()}
    assert len(scene["districts"]) == len(needs)
    for shown, need in zip(scene["districts"], needs, strict=True):
        assert shown["colour"] == need.colour
        assert shown["badge"] == f"{need.have}/{need.size + 1}"
        assert [ground.order[number] for number in shown["cells"]] == list(need.cells)
        assert [ground.order[number] for number in shown["helpers"]] == list(need.helpers)
        stops = (need.colour, need.cells) in stopped
        assert bool(shown["why"]) == stops
        assert shown["state"] == ((BLOCKED if stops else READY) if need.due else WAITING)
        assert shown["words"]
        x, y = shown["at"]
        left, top, width, height = scene["core"]
        assert left <= x <= left + width
        assert top <= y <= top + height


def test_badges_in_all_three_states() -> None:
    growing = at("I1 . . . . / P M R L . / . L C R L", level="normal")
    full = at("P M R L . / . L C R L")
    states = {shown["state"] for where in (growing, full) for shown in Ground(where, "fr").districts()}
    assert states == {READY, BLOCKED}
    assert {shown["state"] for shown in Ground(at("M R"), "fr").districts()} == {WAITING}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kerb_has_words(lang: str) -> None:
    ground = Ground(USED_UP, lang)
    words = {cell[-1] for cell in ground.cells() if (cell[0], cell[1]) in ground.plan.kerb}
    names = ground.plan.names
    rows, columns = {row for row, _ in names}, {column for _, column in names}
    expected = {
        *(say(lang, "cell-above", cell=names[min(rows), column]) for column in columns),
        *(say(lang, "cell-below", cell=names[max(rows), column]) for column in columns),
        *(say(lang, "cell-left", cell=names[row, min(columns)]) for row in rows),
        *(say(lang, "cell-right", cell=names[row, max(columns)]) for row in rows),
    }
    assert words == expected
    assert len(words) == len(ground.plan.kerb) == 20


@often
@given(positions(), languages)
def test_no_kerb_is_just_outside(position: Position, lang: str) -> None:
    """Each strip is named by the cell beside it."""
    ground = Ground(position, lang)
    words = [ground.name(place) for place in ground.plan.kerb]
    assert say(lang, "cell-outside") not in words
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_far_away_has_words_too(lang: str) -> None:
    ground = Ground(at("M R"), lang)
    assert ground.name((-40, -40)) == say(lang, "cell-outside")


@named
def test_the_picture_is_one_drawing(name: str) -> None:
    scene = Ground(EXAMPLES[name], "fr").scene()
    assert "".join(scene["picture"]).count("<svg") <= 1
    assert len(scene["cards"]) == len(plan_of(EXAMPLES[name]).tokens)


def test_a_sentence_is_sent_once() -> None:
    texts = Texts()
    assert [texts("a"), texts("b"), texts("a")] == [0, 1, 0]
    assert texts.all == ["a", "b"]
