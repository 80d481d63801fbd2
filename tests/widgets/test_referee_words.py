"""What the referee says when something is wrong, or has become another: in words of the table, not of a program."""

from __future__ import annotations

import pytest

from cardcity_tutor.games.cardcity.face.wording.referee import tie_words
from cardcity_tutor.games.cardcity.rules.ways import Way
from cardcity_tutor.games.cardcity.widgets.referee.table import named_tokens
from tests.widgets.test_referee_table import do, table, typed


@pytest.mark.parametrize(
    ("way", "city", "apart"),
    [
        (Way(players=2), "R . . / . L C / . M . / R . .", {"R"}),
        (
            Way(players=1, variants=("suburb",)),
            ". . . . . / C M . . . / . R . . . / . . . P . / . . . . .",
            {"P"},
        ),
        (Way(players=2, variants=("single-city",)), "P . M0 / . . M1", {"P"}),
        (Way(level="normal", players=3, variants=("single-city",)), "L . M0 M1 / > > > > > M2", {"L"}),
    ],
)
def test_the_cards_that_no_chain_joins_to_the_town_hall_are_named(
    way: Way, city: str, apart: set[str]
) -> None:
    referee = table(way)
    do(referee, "text", text=city)
    (found,) = [item for item in referee.scene["referee"]["objections"] if item["kind"] == "adjacent"]
    tokens = named_tokens(referee.here.position)
    names = {at: name for name, at in referee.scene["names"].items()}
    assert {tokens[names[at]] for at in found["cells"]} == apart
    assert len(found["cells"]) == sum(city.split().count(token) for token in apart)


def test_the_town_hall_moves_and_objections_stay_with_their_cards() -> None:
    referee = table()
    typed(referee, "R d5", "R d4 !")
    (doubt,) = [item for item in referee.scene["referee"]["objections"] if item["kind"] == "doubt"]
    assert "d4" in doubt["text"]
    do(referee, "check", on=False)
    typed(referee, "M e6")
    assert "Cells are named from it, so it is on e5" in referee.scene["note"]
    (doubt,) = [item for item in referee.scene["referee"]["objections"] if item["kind"] == "doubt"]
    assert "d3" in doubt["text"]
    typed(referee, "P f5")
    assert referee.scene["note"] == "Noted: parking on f5."


def test_a_tie_of_three_is_told_to_its_end() -> None:
    told = tie_words("en", "commercial", ["Ana", "Bo", "Cy"], [(9, 7, 3), (9, 7, 2), (9, 2, 2)])
    assert [words.text for words in told] == [
        "A tie between Ana, Bo and Cy: money breaks it (Ana: $7, Bo: $7, Cy: $2).",
        "A tie between Ana and Bo: the number of cards breaks it (Ana: 3, Bo: 2).",
    ]
    told = tie_words("en", "commercial", ["Ana", "Bo", "Cy"], [(9, 7, 3), (9, 2, 2), (9, 7, 3)])
    assert told[-1].text == (
        "A complete tie between Ana and Cy. The rulebook suggests playing again; here they share the place, "
        "which is our choice."
    )


@pytest.mark.parametrize(
    ("gesture", "told"),
    [
        ({"kind": "money", "seat": 0, "money": None}, "Write how much money there is, in whole dollars from 0 to 9,999."),
        ({"kind": "money", "seat": 0, "money": -3}, "“-3” is no such amount."),
        ({"kind": "pile", "pile": "homes", "left": -1}, "“-1” is no such number."),
        ({"kind": "text", "text": "R R / M"}, "Row 2 has one token, row 1 has 2."),
        ({"kind": "text", "text": "M M"}, "Two town halls, in rows 1 and 1"),
        ({"kind": "text", "text": "M Q"}, "Row 1: “Q” is no card of this map."),
        ({"kind": "type", "text": "M e6"}, "Choose “Copy”"),
        ({"kind": "type", "text": ". f5"}, "Choose “Copy”"),
        ({"kind": "type", "text": "K e6"}, "Expected: R C L P I."),
        ({"kind": "load", "text": "", "size": 70_000}, "70,000 characters"),
    ],
)  # fmt: skip
def test_nobody_reads_the_words_of_a_program(gesture: dict[str, object], told: str) -> None:
    referee = table()
    before = referee.value["table"]
    kind = str(gesture.pop("kind"))
    note = do(referee, kind, **gesture)["note"]
    assert told in note
    assert "None" not in note
    assert "counted from 0" not in note
    assert referee.value["table"] == before


def test_who_leaves_the_table_does_not_begin_anew() -> None:
    referee = table(Way(players=3), step="setup")
    do(referee, "seat", seat=2)
    do(referee, "text", text="M R")
    do(referee, "players", players=2)
    assert referee.scene["referee"]["setup"]["asked"] == "This city would leave the table: C."
