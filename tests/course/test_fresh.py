"""Fresh exercises: of every kind and level, the same for the same seed, about the misconceptions that a recipe names."""

from __future__ import annotations

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course import Drill
from cardcity_tutor.games.cardcity.rules.setting import LEVELS
from cardcity_tutor.games.cardcity.teach.exercises import Asked, BuildTo, Count, Exercise, Income, Mark, Score
from cardcity_tutor.games.cardcity.teach.generating import another, fresh, variant
from cardcity_tutor.games.cardcity.teach.malrules import MAL_RULES, discriminating_position
from cardcity_tutor.games.cardcity.teach.malrules import bent_answer as answer_of_follower
from cardcity_tutor.games.cardcity.teach.malrules.diagnosing import bent_answers
from cardcity_tutor.games.cardcity.teach.way import Way

from .samples import page_steps

RECIPES = (
    {"kind": "place"},
    {"kind": "mark", "what": "illegal"},
    {"kind": "mark", "what": "plots"},
    {"kind": "count", "what": "room"},
    {"kind": "count", "what": "pile.total"},
    {"kind": "predict"},
    {"kind": "income"},
    {"kind": "score"},
    {"kind": "why"},
    {"kind": "why", "district": "yes"},
    {"kind": "error", "what": "income"},
    {"kind": "order", "theme": "chain"},
    {"kind": "build-to", "theme": "best-income"},
    {"kind": "divide", "what": "legal"},
)


def described(made: Exercise) -> tuple[object, ...]:
    """What a learner would see."""
    return made.kind, made.position.text, tuple(sorted(map(str, made.data.items())))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("data", RECIPES, ids=lambda data: " ".join(data.values()))
def test_every_kind_on_every_level(data: dict[str, str], level: str) -> None:
    way = Way(level=level, players=2 if data["kind"] == "divide" else 1)
    drill = Drill(way, data)
    made = fresh(drill, 5)
    assert made.kind == data["kind"]
    assert made.position.setting.level == level
    assert made.grade(made.solution())
    assert described(fresh(drill, 5)) == described(made)


def test_seeds_differ_and_boundaries_are_found() -> None:
    drill = Drill(Way(), {"kind": "income"})
    assert len({described(fresh(drill, seed)) for seed in range(6)}) > 3
    assert all(fresh(drill, seed, boundary=True).boundary for seed in range(4))


def test_a_recipe_can_name_a_card_and_a_colour() -> None:
    made = fresh(Drill(Way(), {"kind": "mark", "what": "legal", "card": "P"}), 1)
    assert made.data["card"] == "P"
    grown = fresh(Drill(Way(), {"kind": "mark", "what": "growing", "card": "R"}), 1)
    assert grown.data["card"] == "R"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"kind": "mark", "what": "nothing"}, "option-unknown"),
        ({"kind": "mark"}, "option-unknown"),
        ({"kind": "count", "what": "pile.X"}, "option-unknown"),
        ({"kind": "order", "theme": "happiness"}, "option-unknown"),
        ({"kind": "build-to"}, "option-unknown"),
        ({"kind": "order", "theme": "save-discard", "difficulty": 9}, "option-unknown"),
        ({"kind": "error", "what": "weather"}, "option-unknown"),
        ({"kind": "divide", "what": "fair"}, "option-unknown"),
        ({"kind": "place", "card": "Q"}, "drill-nowhere"),
    ],
)
def test_recipes_that_lead_nowhere(data: dict[str, object], code: str) -> None:
    with pytest.raises(InputError) as caught:
        fresh(Drill(Way(players=2 if data["kind"] == "divide" else 1), data), 0)
    assert caught.value.code == code


def test_mistakes_that_change_nothing() -> None:
    with pytest.raises(InputError) as caught:
        fresh(Drill(Way(), {"kind": "income"}, ("parkings-apart",)), 0)
    assert caught.value.code == "drill-mistakes"


def test_nothing_is_asked_for_where_it_is_the_point() -> None:
    drill = Drill(Way(), {"kind": "mark", "what": "legal"}, ("limit-forgets-hall",))
    made = fresh(drill, 3)
    assert isinstance(made, Mark)
    assert "limit-forgets-hall" in bent_answers(made.question)


def test_a_line_of_a_score_can_be_drilled() -> None:
    way = Way(level="normal")
    made = fresh(Drill(way, {"kind": "score", "part": "park-value"}, ("park-swing-one",)), 2)
    assert isinstance(made, Score)
    assert made.question.part == "park-value"
    assert not made.grade(answer_of_follower(MAL_RULES["park-swing-one"], made.question))


def test_facts_know_how_many_may_play() -> None:
    for variants, players in ((("single-city",), 2), (("suburb",), 1), ((), 3)):
        drill = Drill(Way(variants=variants, players=players), {"kind": "count", "what": "draw.9"})
        for seed in range(4):
            made = fresh(drill, seed)
            assert made.grade(made.solution())


FORMS: dict[str, type[Asked]] = {"income": Income, "score": Score}


@pytest.mark.parametrize("name", MAL_RULES)
def test_every_misconception_is_named_when_its_follower_answers(name: str) -> None:
    mistake = MAL_RULES[name]
    question = discriminating_position(mistake, mistake.levels[0], 1, edition=mistake.editions[0])
    form = FORMS.get(question.kind, Mark if question.marked else Count)
    way = Way(edition=mistake.editions[0], level=mistake.levels[0])
    asked = form.of(way, question)
    bent = answer_of_follower(mistake, question)
    given = [list(cell) for cell in bent] if isinstance(bent, frozenset) else bent
    graded = asked.grade(given, mistake.lessons[0])
    assert not graded
    assert name in {entry.id for entry in graded.mal_rules}


@pytest.mark.parametrize("name", [name for name, step in page_steps().items() if step.exercise])
def test_a_step_has_others_like_it(name: str) -> None:
    step = page_steps()[name]
    made = another(step, 11)
    assert step.exercise is not None
    assert made.kind == step.exercise.kind
    assert made.grade(made.solution())
    if isinstance(made, Asked):
        assert set(variant(step).mistakes) <= set(MAL_RULES)


def test_an_architect_does_not_make_anybody_wait() -> None:
    made = fresh(Drill(Way(variants=("architect",)), {"kind": "order", "theme": "save-discard"}), 4)
    assert isinstance(made, BuildTo)
    assert made.way.variants == () == made.puzzle.setup.variants
