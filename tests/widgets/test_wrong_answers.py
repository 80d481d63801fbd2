"""What is said of a wrong answer: one sentence that names the cause in this city, for every kind of exercise."""

from __future__ import annotations

import pytest

from cardcity_tutor.course.packs import course
from cardcity_tutor.games.cardcity.widgets import LessonPlayer

SAID = (
    ("residences-grow", "one-cell", "e4", "e4 touches only the leisure building on d4 and the town hall on e5; the new residence must touch d5."),
    ("residences-grow", "culture", "9", "9 is not it. The culture cards that touch the district of d5 lie on d4 and e5; each counts once."),
    ("neighbours-and-districts", "on-your-own", "d4", "d4 holds a commerce, and a district has one colour."),
    ("neighbours-and-districts", "parkings", "1", "1 is not it. Start at d5 and follow the parkings from side to side; a corner does not lead on."),
    ("where-to-build", "forbidden-cells", "e4", "e4: no rule forbids the parking there."),
    ("where-to-build", "around", "d4", "d4: A new card always shares a side with the city. Here no side touches it; a corner does not count."),
    ("where-to-build", "around", "e4", "What you marked is right, but 5 more cells touch the city, and no rule forbids the parking there."),
    ("where-to-build", "around", "-", "There are 6 such cells."),
    ("forbidden-neighbours", "residence", "d4", "d4: A residence never touches an industry. Here e4 is one."),
    ("the-limit", "used", "1", "1 is not it. 7 cards lie here with the town hall, and only the industry does not count."),
    ("the-limit", "room", "9", "9 is not it. The limit is 10 here, and 8 cards count towards it."),
    ("the-limit", "two-industries", "10", "10 is not it. A city holds 5 cards, and 5 more for each industry: there are 2 here."),
    ("the-limit", "full", "1", "“Next to the city” is not what stands in the way here. It says:"),
    ("duty-to-build", "too-dear", "2", "2 is not it. One of your cards costs $5, and you have $4."),
    ("duty-to-build", "too-dear", "3", "3 is not it. You hold only 2 cards."),
    ("duty-to-build", "count-first", "1", "1 is not it. After one card, another still finds a place; the order may matter."),
    ("commerces-grow", "the-limit", "d4", "d4 touches no card; the new commerce must touch f6."),
    ("commerces-grow", "which", "d4", "d4: The commerce d4 touches 1 of 2 districts: not enough to grow."),
    ("final-score", "wrong-line", "1", "“District of 1” is right: +1."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("lesson", "step", "answer", "cause"), SAID, ids=lambda part: part if len(part) < 20 else ""
)
def test_a_wrong_answer_gets_its_cause(lesson: str, step: str, answer: str, cause: str) -> None:
    player = LessonPlayer(lesson, lang="en")
    player.gesture = {
        "kind": "go",
        "at": [step.id for step in course().lesson(lesson).steps].index(step),
    }
    player.gesture = {"kind": "answer", "text": answer}
    feedback = player.scene["lesson"]["feedback"]
    assert not feedback["right"]
    assert cause in feedback["lines"][0]
    assert "too low" not in feedback["lines"][0]


def test_after_a_shown_solution_the_old_verdict_is_gone() -> None:
    player = LessonPlayer("the-limit", lang="en")
    player.gesture = {"kind": "go", "at": 3}
    player.gesture = {"kind": "answer", "text": "1"}
    assert player.scene["lesson"]["feedback"]
    player.gesture = {"kind": "solution"}
    assert not player.scene["lesson"]["feedback"]
    assert player.scene["lesson"]["solution"].endswith("6")
