"""“Why?” beside a hint explains the hint; bots say why they move."""

import pytest

from cardcity_tutor.games.cardcity.widgets import CityBoard, GameTable
from tests.widgets.persons import Person, do


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_of_a_game_tells_its_rules_first_and_its_reasons_at_the_end(lang: str) -> None:
    table = GameTable("normal", players=2, opponents=["hurried-heir"], seed=7, lang=lang)
    Person(1).until(table, "build", 3)
    assert not table.scene["hinted"]
    assert do(table, "hint-why")["note"] == table.say(
        "gesture-broken", gesture="kind: hint-why, count: " + str(table.seq - 1)
    )
    move = why = ""
    for step in range(3):
        do(table, "hint")
        assert table.scene["hinted"]
        why = do(table, "hint-why")["note"]
        if step < 2:
            assert why.startswith(("These rules favour it", "Ces règles plaident pour ce coup"))
            move = move or why
            assert why == move
    assert why != move
    assert "XL, p." in why or "XL rulebook, p." in why


def test_after_the_decision_the_hint_is_gone() -> None:
    table = GameTable("normal", players=2, opponents=["hurried-heir"], seed=7, lang="en")
    Person(1).until(table, "build", 3)
    do(table, "hint")
    Person(1).decide(table)
    assert not table.scene["hinted"]


def test_a_hint_at_a_board_tells_what_forbids_the_other_cells() -> None:
    board = CityBoard("I . / M C / . R", hand=["R", "C"], money=5, lang="en")
    board.gesture = {"kind": "hint", "card": "R"}
    board.gesture = {"kind": "hint-why", "card": "R"}
    assert board.scene["note"] == (
        "residence: what forbids the other cells: Next to the city (8 cells), "
        "No Residence beside Industry (3 cells) and Not the same colour twice (3 cells)."
    )
    board.lang = "fr"
    assert "ce qui interdit les autres cases" in board.scene["note"]


def test_bots_say_why_and_nothing_of_their_hands() -> None:
    table = GameTable("normal", players=3, opponents=["hurried-heir", "shopkeeper"], seed=7, lang="en")
    Person(1).until(table, "build", 4)
    built = [entry for entry in table.scene["log"] if entry["who"] != "A" and " builds " in entry["text"]]
    assert built
    told = [entry for entry in built if any(part.startswith("Why: ") for part in entry.get("parts", ()))]
    assert len(told) * 2 > len(built)
    for entry in built:  # nothing about cards that nobody has seen
        assert not any("hand" in part for part in entry.get("parts", ()))
    recent = [text for other in table.scene["others"] for text in other["recent"]]
    assert any("Why: " in text for text in recent)
    again = GameTable.resume(table.value["record"], lang="en")
    assert [entry.get("parts") for entry in again.scene["log"]] == [
        entry.get("parts") for entry in table.scene["log"]
    ]
