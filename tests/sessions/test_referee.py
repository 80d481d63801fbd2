"""The referee of a real table: what is typed, what speaks against it, totals, places, and the table as a file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import find
from cardcity_tutor.locale import LANGUAGES, has
from cardcity_tutor.sessions import Referee
from cardcity_tutor.sessions.referee import LARGEST, LONGEST_FIELD

GAMES = ("designtown", "cloudcity", "cite")
WHOLE: dict[str, list[dict[str, str]]] = {
    "designtown": [{"row": "m m m m m m m m"}, {"row": "H H P", "recycled": "C"}],
    "cloudcity": [{"city": "R--R/-FF- | Fb2-c2 Ra1-d1"}, {"city": "R--R/-FF-\n"}],
    "cite": [
        {"buildings": "small@-1,-1 mill@-3,-2", "stock": "12 wood, 3 gold"},
        {"buildings": "small@-1,0", "stock": "1 stone"},
        {"buildings": "small@0,0"},
        {"buildings": "SMALL@0,-1"},
    ],
}
STANDINGS = {
    "designtown": [("8", 1), ("0", 2)],
    "cloudcity": [("4", 1), ("0", 2)],
    "cite": [("6", 1), ("1", 2), ("1", 3), ("1", 3)],
}

each_game = pytest.mark.parametrize("game", GAMES)


def table(game: str) -> Referee:
    referee = Referee(find(game))
    for player, typed in enumerate(WHOLE[game]):
        for field, text in typed.items():
            referee.type(player, field, text)
    return referee


def standings(referee: Referee) -> list[tuple[str, int]]:
    return [(seat["score"], seat["place"]) for seat in referee.seats("en")]


@each_game
def test_a_whole_table_has_totals_places_and_pictures(game: str) -> None:
    referee = table(game)
    assert standings(referee) == STANDINGS[game]
    for seat in referee.seats("fr"):
        assert seat["against"] == []
        assert seat["stats"]
        assert seat["scene"]["areas"]


@each_game
def test_nobody_has_a_place_before_all_are_counted(game: str) -> None:
    referee = Referee(find(game))
    assert {place for _, place in standings(referee)} == {0}
    first = WHOLE[game][1]
    for field, text in first.items():
        referee.type(1, field, text)
    scores = standings(referee)
    assert scores[1][0] == STANDINGS[game][1][0]
    assert {place for _, place in scores} == {0}


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_has_its_words(game: str, lang: str) -> None:
    for field in Referee(find(game)).fields:
        key = f"sheet-{game}-{field.name}"
        assert has(lang, key)
        assert has(lang, f"{key}.about")
        for choice in field.choices:
            assert has(lang, f"{key}-{choice}")


@pytest.mark.parametrize(
    ("game", "player", "field", "text", "rule"),
    [
        ("designtown", 1, "row", "R R R H", "bust"),
        ("cloudcity", 1, "city", "R--R/-FF- | Ra1-c2", "bridge-line"),
        ("cloudcity", 1, "city", "RR-R/-FF-", "place-buildings"),
        ("cloudcity", 1, "city", "R-..-R/-F..F-", "place-contact"),
        ("cloudcity", 1, "city", "R--R/-FF- | Fa1-d1", "bridge-height"),
        ("cite", 0, "buildings", "small@0,1", "quarter"),
        ("cite", 0, "buildings", "small@-1,-1 small@-5,-5", "touch"),
        ("cite", 0, "buildings", "mill@-4,-4", "centre"),
        ("cite", 0, "buildings", "small@-1,-1 loom@-2,-1", "professions"),
        ("cite", 0, "bank", "4 wood", "bank"),
        ("cite", 0, "buildings", "small@-1,-1 small@-1,-1", "occupied"),
    ],
)
def test_what_no_game_leads_to_is_said_with_its_rule_and_not_counted(
    game: str, player: int, field: str, text: str, rule: str
) -> None:
    referee = table(game)
    referee.type(player, field, text)
    seat = referee.seats("en")[player]
    assert rule in [one["rule"] for one in seat["against"]]
    assert all(one["title"] and one["text"] for one in seat["against"])
    assert seat["score"] == ""


@pytest.mark.parametrize(
    ("game", "field", "text", "told"),
    [
        ("designtown", "row", "X", "“X” is no card"),
        ("cloudcity", "city", "R--", "must be even"),
        ("cite", "buildings", "castle@1,1", "castle"),
        ("cite", "stock", "three wood", "“three wood” is no amount"),
        ("cite", "stock", "3 apples", "apples"),
    ],
)
def test_what_cannot_be_read_is_said_beside_its_own_player_alone(
    game: str, field: str, text: str, told: str
) -> None:
    referee = table(game)
    referee.type(0, field, text)
    first, *others = referee.seats("en")
    assert [one["rule"] for one in first["against"]] == [""]
    assert told in first["against"][0]["text"]
    assert all(not seat["against"] and seat["score"] for seat in others)


def test_needs_are_compared_across_the_table() -> None:
    referee = table("cloudcity")
    referee.choose("needs", "blue-lead")
    assert standings(referee) == [("7", 1), ("3", 2)], "both have as many buildings of the river"
    referee.type(1, "city", "R--R/-RF-")
    alone = Referee(referee.ruleset)
    alone.open(referee.text)
    alone.type(0, "city", "")
    assert int(standings(referee)[1][0]) > int(standings(alone)[1][0]), "a lead needs somebody to lead"
    referee.choose("needs", "circuits")
    with pytest.raises(InputError):
        referee.choose("needs", "balance")


def test_options_that_do_not_go_together_change_nothing() -> None:
    referee = table("cloudcity")
    referee.choose("players", 4)
    assert referee.players == 4
    with pytest.raises(InputError):
        referee.choose("map", "rectangle")
    assert referee.players == 4
    referee.choose("players", 3)
    referee.choose("map", "rectangle")
    assert standings(referee)[0][0] == "4", "what was typed stays"


def test_at_three_the_quarters_are_others() -> None:
    referee = Referee(find("cite"))
    referee.choose("players", 3)
    fields: Any = [{one["name"]: one["value"] for one in seat["fields"]} for seat in referee.seats("en")]
    assert [one["quarter"] for one in fields] == ["n", "se", "sw"]
    with pytest.raises(InputError, match="field-choice"):
        referee.type(0, "quarter", "nw")


@each_game
def test_a_table_is_saved_and_opened(game: str) -> None:
    referee = table(game)
    referee.name(0, "Anne")
    other = Referee(find(game))
    other.open(referee.text)
    assert other.text == referee.text
    assert other.seats("en") == referee.seats("en")
    assert other.seats("en")[0]["name"] == "Anne"
    other.clear()
    assert {score for score, _ in standings(other)} == {""}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "sheet-no-table"),
        ("[]", "sheet-no-table"),
        ("7", "sheet-no-table"),
        ('{"ruleset": "designtown"}', "sheet-no-table"),
        ('{"ruleset": "cite", "options": {}, "seats": []}', "sandbox-other-game"),
        ('{"ruleset": "designtown", "options": [], "seats": []}', "sheet-no-table"),
        ('{"ruleset": "designtown", "options": {}, "seats": []}', "sheet-no-table"),
        ('{"ruleset": "designtown", "options": {}, "seats": [7, 8]}', "sheet-no-table"),
        ('{"ruleset": "designtown", "options": {}, "seats": [{"row": 7}, {}]}', "sheet-no-table"),
        ('{"ruleset": "designtown", "options": {}, "seats": [{"fly": "x"}, {}]}', "option-unknown"),
        ('{"ruleset": "designtown", "options": {"players": 9}, "seats": [{}, {}]}', "field-choice"),
        ('{"ruleset": "designtown", "options": {"fly": 1}, "seats": [{}, {}]}', "option-not-here"),
        (" " * (LARGEST + 1), "sandbox-text-long"),
    ],
)
def test_a_file_that_is_no_table_is_told_and_the_table_stays(text: str, problem: str) -> None:
    referee = table("designtown")
    before = referee.text
    with pytest.raises(InputError, match=problem):
        referee.open(text)
    assert referee.text == before


def test_junk_is_typed_without_harm() -> None:
    for game in GAMES:
        referee = table(game)
        for field in [one for one in referee.fields if not one.choices]:
            for junk in ("{", "|", "||", "0:", ":", "@", "a@b", "-", "{}", "\x00", "é" * 9, "9" * 5000, "1 1 1", "R" * 99):  # fmt: skip
                referee.type(0, field.name, junk)
                seat = referee.seats("fr")[0]
                assert seat["against"] or seat["score"] or not junk.strip("-|")
            referee.type(0, field.name, WHOLE[game][0].get(field.name, ""))
        assert len(json.loads(referee.text)["seats"]) == referee.players
    assert LONGEST_FIELD < 5000
    for wrong in ((7, "row", "x"), (-1, "row", "x"), (0, "fly", "x")):
        with pytest.raises(InputError):
            table("designtown").type(*wrong)


def test_a_game_without_a_sheet_has_none(toy: Ruleset) -> None:
    with pytest.raises(InputError, match="game-not-playable"):
        Referee(toy)
