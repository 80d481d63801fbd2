"""What is said of a wrong answer: one sentence that names the cause in this city, for every kind of exercise."""

from __future__ import annotations

import pytest

from cardcity_tutor.course.packs import course
from cardcity_tutor.games.cardcity.book.claims import facts
from cardcity_tutor.games.cardcity.face.wording.feedback import feedback
from cardcity_tutor.games.cardcity.face.wording.tasks import rule_box
from cardcity_tutor.games.cardcity.teach.exercises import Fact, Why, exercise
from cardcity_tutor.games.cardcity.teach.typical import typical_wrongs
from cardcity_tutor.games.cardcity.teach.way import Way
from cardcity_tutor.games.cardcity.widgets import LessonPlayer
from cardcity_tutor.locale import LANGUAGES

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
    ("the-limit", "full", "1", "“Next to the city” is not what stands in the way here. g4 touches the parking on f4, side by side."),
    ("the-limit", "full", "2", "With g4 the city has 2 rows and 4 columns: neither is more than 5."),
    ("the-limit", "full", "4", "That rule is about residences and industries, and this card is neither."),
    ("the-limit", "full", "6", "Building this card costs nothing."),
    ("commerces-grow", "frame", "1", "That rule is about residences, and the district of c5 is commercial."),
    ("commerces-grow", "frame", "2", "The district of c5 has 1 commerce and touches 2 residential districts: that is enough."),
    ("commerces-grow", "frame", "3", "6 places of 10 are taken: one more card fits."),
    ("first-city", "around-the-table", "2", "2 is not it. The first player draws for the whole table: 2 cards for each of the 4 players."),
    ("duty-to-build", "too-dear", "2", "2 is not it. One of your cards costs $5, and you have $4."),
    ("duty-to-build", "too-dear", "3", "3 is not it. You hold only 2 cards."),
    ("duty-to-build", "count-first", "1", "1 is not it. After one card, another still finds a place; the order may matter."),
    ("money", "price", "9", "$9 is not it. The first Industry of the city costs $5, the second $10, the third $15, and so on. This city has 2 already."),
    ("commerces-grow", "the-limit", "d4", "d4 touches no card; the new commerce must touch f6."),
    ("commerces-grow", "which", "d4", "d4: The commerce d4 touches 1 of 2 districts: not enough to grow."),
    ("final-score", "wrong-line", "1", "“District of 1” is right: +1."),
    ("commerces-grow", "frame", "5", "The reserve still has commerces to give."),
    ("where-to-build", "two-reasons", "1", "True, but not the whole of it. With h6 the city has 2 rows and 6 columns: the frame is 5 by 5."),
    ("where-to-build", "two-reasons", "2", "True, but not the whole of it. No card shares a side with h6; a corner does not count."),
    ("where-to-build", "too-long", "1", "c5 touches the parking on d5, side by side."),
    ("forbidden-neighbours", "both-rules", "3", "True, but not the whole of it. Look at the residence on f5 too."),
    ("forbidden-neighbours", "both-rules", "4", "True, but not the whole of it. Look at the industry on e4 too."),
    ("bicolour-cards", "cut-sides", "3", "4 places of 10 are taken: one more card fits."),
    ("architect", "too-wide", "1", "i5 touches the architect."),
    ("single-city", "home", "4", "beside the district are free, and within the frame."),
    ("acquisition", "pile", "18", "18 is not it. The box has 50 residences: 18 in the pile, and the rest in the reserve."),
    ("acquisition", "first-player", "3", "Player 1 opens turn 7; after each turn the next player goes first, and after player 3 it is player 1 again."),
    ("final-score", "tie", "1", "player 1 has 19 points and player 2 has 19 points. On a tie the money left over from stacks of $5 decides: $0 and $1."),
    ("what-changes", "pile", "12", "12 is not it. The pile gets 5 leisure buildings for each of the 3 players."),
    ("what-changes", "turns", "8", "8 is not it. The pile has 81 cards, and each turn takes 9 of them."),
    ("what-changes", "parks-clouds", "2", "2 is not it. The reserve gets 2 clouds for each of the 4 players."),
    ("bicolour-cards", "pile", "12", "The pile gets 9 residences for each of the 3 players; bicolour cards then replace 5 of them, once for all players."),
    ("ecological-city", "rate", "4", "4 is not it. The pollution of this city is made of 3% from industries and 2% from commerces."),
    ("solo", "draw", "3", "3 is not it. In solo play you keep 3 cards and draw one more, which goes back under the pile."),
    ("solo", "last-draw", "3", "3 is not it. Before turn 10, 18 of the 20 cards have left the pile, and nobody can draw more than the rest."),
    ("solo", "bicolour", "16", "5 residences, 2 industries, 4 commerces and 4 leisure buildings leave the pile, and one bicolour card comes in for each of them."),
    ("solo", "rank", "Commune", "Commune is not it. The score is 79, and Ville begins at 70 already."),
    ("solo", "rank", "Agglomération", "Agglomération is not it. Agglomération begins at 80, and the score is 79."),
    ("fictional-suburb", "box", "44", "The box has 50 residences: 6 in the pile, 8 in the suburb, and the rest in the reserve."),
    ("money", "in-a-row", "7", "$7 is not it. District of 3 commerces: 1 + 2 + 3."),
    ("money", "price", "10", "the third $15, and so on. This city has 2 already."),
    ("clouds", "only-one", "0", "The industries on e6 and g7 stand in line with e7: together they bring one cloud only."),
    ("parking-meters", "one-district", "4", "$4 is not it. District of 2 parkings: 4 colours around it, less 1."),
)  # fmt: skip


def first_line(lesson: str, step: str, answer: str, lang: str) -> str:
    """What a learner reads first of a wrong answer."""
    player = LessonPlayer(lesson, lang=lang)
    player.gesture = {"kind": "go", "at": [step.id for step in course().lesson(lesson).steps].index(step)}
    player.gesture = {"kind": "answer", "text": answer}
    told = player.scene["lesson"]["feedback"]
    assert not told["right"]
    return str(told["lines"][0])


@pytest.mark.parametrize(
    ("lesson", "step", "answer", "cause"), SAID, ids=lambda part: part if len(part) < 20 else ""
)
def test_a_wrong_answer_gets_its_cause(lesson: str, step: str, answer: str, cause: str) -> None:
    line = first_line(lesson, step, answer, "en")
    assert cause in line
    assert "too low" not in line


FRENCH = (
    ("the-limit", "full", "1", "« À côté de la Cité » n’est pas en cause ici. g4 touche le parking en f4, côté contre côté."),
    ("the-limit", "full", "2", "Avec g4, la cité a 2 lignes et 4 colonnes : pas plus de 5 de part et d’autre."),
    ("forbidden-neighbours", "both-rules", "4", "C’est vrai, mais ce n’est pas tout. Regardez aussi l’industrie en e4."),
    ("first-city", "around-the-table", "4", "Ce n’est pas 4. Le premier joueur pioche pour toute la table : 2 cartes pour chacun des 4 joueurs."),
    ("acquisition", "pile", "18", "Ce n’est pas 18. La boîte contient 50 résidences : 18 dans la pile, le reste dans la réserve."),
    ("solo", "rank", "Commune", "Ce n’est pas Commune. Le score est de 79, et Ville commence déjà à 70."),
    ("ecological-city", "rate", "4", "La pollution de cette cité est faite de 3 % par les industries et 2 % par les commerces."),
)  # fmt: skip


@pytest.mark.parametrize(
    ("lesson", "step", "answer", "cause"), FRENCH, ids=lambda part: part if len(part) < 20 else ""
)
def test_in_french_too(lesson: str, step: str, answer: str, cause: str) -> None:
    assert cause in first_line(lesson, step, answer, "fr").replace("\xa0", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", [lesson.id for lesson in course().lessons])
def test_every_wrong_answer_of_the_course_is_told_about_its_own_case(lesson: str, lang: str) -> None:
    """Not the bare sentence of a rule: where a rule is quoted, it stands beside something of this city or game."""
    for step in course().lesson(lesson).steps:
        made = step.exercise
        if not isinstance(made, Fact | Why):
            continue
        for wrong in typical_wrongs(made, course().lesson(lesson).number):
            answer = made.read(wrong.answer)
            line = feedback(lang, made, answer, made.grade(answer), made.name, 1).lines[0]
            named = {*made.rules, *(made.options if isinstance(made, Why) else ())}
            boxes = [rule_box(lang, name, made.way.edition) for name in named]
            assert not any(box.text.split(". ")[0] in line for box in boxes), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
def test_every_number_about_a_game_has_its_cause(level: str, players: int, lang: str) -> None:
    way = Way(level=level, players=players)
    for what, value in facts(way.game()).items():
        made = exercise(way, way.position("M"), {"kind": "count", "what": what})
        graded = made.grade(value + 2)
        (line,) = feedback(lang, made, value + 2, graded, made.name, 1).lines
        assert str(value + 2) in line
        assert len(line) > 30
        assert "{" not in line


def test_after_a_shown_solution_the_old_verdict_is_gone() -> None:
    player = LessonPlayer("the-limit", lang="en")
    player.gesture = {"kind": "go", "at": 3}
    player.gesture = {"kind": "answer", "text": "1"}
    assert player.scene["lesson"]["feedback"]
    player.gesture = {"kind": "solution"}
    assert not player.scene["lesson"]["feedback"]
    assert player.scene["lesson"]["solution"].endswith("6")
