"""The sandbox: links that come back under every way of playing, and options that read the same city anew."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any
from urllib.parse import parse_qsl

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.app.visit import Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.pages.sandbox import FIRST_CITY, Sandbox
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.setting import LEVELS, VARIANTS, VICTORIES
from cardcity_tutor.games.cardcity.rules.tokens import XL_ONLY, card_of
from cardcity_tutor.games.cardcity.rules.ways import Way
from cardcity_tutor.games.cardcity.widgets.rereading import reread, start_text, way_of
from cardcity_tutor.games.cardcity.widgets.sharing import query, shared_position
from tests.engine.strategies import checked
from tests.render.positions import EXAMPLES, positions

FOUR = VARIANTS["xl"][:4]
RULINGS: list[dict[str, Any]] = [
    {},
    {"happiness-leisure": False, "industry-pictures": {"I1": 7, "half_C": 0}},
    {"bicolour-inside": False, "bicolour-set": {"RCd": 4, "RCs": 0}},
    {"suburb-ring": {"5": " ".join(["C"] * 24)}},
]


def ways() -> list[Way]:
    """The 240 ways, those of 2012, and the suburb, each with as many players as its map asks for, zones and rulings."""
    found = [
        Way("xl", level, victory, variants)
        for level, victory in product(LEVELS, VICTORIES)
        for count in range(len(FOUR) + 1)
        for variants in combinations(FOUR, count)
    ]
    assert len(found) == 240
    found += [Way("2012", variants=some) for some in ((), ("decentralisation",), VARIANTS["2012"])]
    found += [Way("xl", level, variants=("suburb", "architect")) for level in LEVELS]
    return [_peopled(way, number) for number, way in enumerate(found)]


def _peopled(way: Way, number: int) -> Way:
    """Ways are equal where their rulings are written the same: all entries of a table."""
    players = 2 + number % 3 if way.shared else 1
    rulings = RULINGS[number % len(RULINGS)]
    way = Way.of(way.plain | {"players": players, "player": number % players, "rulings": rulings})
    return Way.of(way.plain | {"rulings": way.game().setting.changed_rulings})


def sandbox(**asked: str) -> Sandbox:
    visit = Visit()
    visit.lang = "en"
    return Sandbox(visit, asked)


def choose(page: Sandbox, field: str, value: object) -> str:
    page.panel.gesture = {"kind": "choose", "field": field, "value": value, "n": page.panel.seq}
    return str(page.panel.scene["below"])


def test_the_link_of_every_way_brings_the_same_way_back() -> None:
    for way in ways():
        position = way.position(start_text(way), money=7, hand=("R",))
        link = query(position, way.victory)
        again, victory = shared_position(link)
        assert way_of(again, victory) == way
        assert (again.text, again.money, again.hand) == (position.text, 7, position.hand)


@settings(checked, max_examples=25)
@given(positions(), st.sampled_from(ways()))
def test_any_city_is_read_under_any_way_and_its_link_says_so(position: Position, way: Way) -> None:
    after, problem, left = reread(position, way)
    assert way_of(after, way.victory) == way
    gone = [card_of(card, "hand") for card in left]
    assert sorted((*after.hand, *gone)) == sorted(position.hand)
    assert after.money == position.money
    assert not gone or (way.edition == "2012" and set(gone) <= XL_ONLY)
    assert problem is None or after.text == start_text(way)
    assert way_of(*shared_position(query(after, way.victory))) == way


def test_a_link_opens_on_its_position_in_a_fresh_page_and_on_an_open_one() -> None:
    city = EXAMPLES["two"]
    fields = dict(parse_qsl(query(city, "happiness")))
    page = sandbox(**fields)
    assert page.board.value["city"] == city.text
    assert page.panel.way == way_of(city, "happiness")
    assert dict(parse_qsl(page.head.scene["href"].lstrip("?"))) == fields
    page.turn_to({"city": "M R", "level": "normal", "victory": "economic"})
    assert (page.board.value["city"], page.panel.way) == ("M R", Way(level="normal", victory="economic"))
    assert page.head.scene["href"] == "?city=M+R&level=normal&victory=economic"


def test_options_without_a_city_open_the_first_one() -> None:
    assert sandbox().board.value["city"] == FIRST_CITY
    page = sandbox(level="advanced", victory="commercial", variants="architect,single-city", players="3")
    assert page.panel.way == Way("xl", "advanced", "commercial", ("architect", "single-city"), 3)
    assert page.board.value["hand"] == ["R", "P"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"city": "X"},
        {"city": "M", "level": "hard"},
        {"city": "M", "edition": "2012", "victory": "happiness"},
        {"city": "M " * 2000},
        {"level": "hard"},
        {"variants": "single-city", "players": "9"},
        {"variants": "single-city", "players": "two"},
        {"variants": "single-city,suburb"},
    ],
)
def test_a_link_that_makes_no_sense_is_refused_and_an_open_page_stays(wrong: dict[str, str]) -> None:
    with pytest.raises(InputError):
        sandbox(**wrong)
    page = sandbox()
    before = page.head.scene["href"]
    with pytest.raises(InputError):
        page.turn_to(wrong)
    assert page.head.scene["href"] == before


def test_another_option_says_what_it_makes_of_this_city() -> None:
    page = sandbox()
    money = page.board.scene["stats"]
    assert choose(page, "variants", "ecological") == "For this city: score −14 → −18."
    assert choose(page, "variants", "leisure-crisis") == "For this city: for leisure, 10 cells fewer."
    assert choose(page, "variants", "architect") == "For this city, nothing changes."
    assert choose(page, "victory", "happiness") == "For this city: score −18 → 1."
    assert page.board.value["city"] == FIRST_CITY
    assert [stat[2] for stat in page.board.scene["stats"]][:3] == [stat[2] for stat in money][:3]
    assert page.board.scene["stats"][-1][2] == 1


def test_an_option_that_puts_the_city_out_says_so() -> None:
    page = sandbox(city="M R L / I4 P C / I4 I4 . / I4 N N / . N .", level="normal", victory="happiness")
    assert (
        choose(page, "variants", "ecological") == "For this city: pollution puts this city out of the game."
    )
    assert choose(page, "variants", "ecological") == "For this city: this city is back in the game."


def test_more_and_fewer_cells_are_named() -> None:
    page = sandbox(city="R C R C R / M . . . .", hand="P")
    assert (
        choose(page, "level", "normal") == "For this city: score −16 → −27; for industry, one cell more: e6."
    )
    assert (
        choose(page, "level", "simplified")
        == "For this city: score −27 → −16; for industry, one cell fewer: d5."
    )


def test_cards_that_the_new_options_do_not_know_are_named() -> None:
    page = sandbox(city="M K / RL0 R", level="advanced", hand="RLd")
    assert "not part of this game: park and residence and leisure, cut diagonally" in choose(
        page, "level", "simplified"
    )


def test_a_map_on_which_the_city_cannot_lie_starts_anew_and_undo_brings_it_back() -> None:
    page = sandbox()
    told = choose(page, "variants", "single-city")
    assert told.startswith("This city cannot be kept: cards do not lie")
    assert (page.board.value["city"], page.panel.way.players) == ("M0 / M1", 2)
    choose(page, "player", 1)
    assert page.board.scene["stats"][0][2] == "B"
    for _ in range(2):
        page.board.gesture = {"kind": "undo", "n": page.board.seq}
    assert (page.board.value["city"], page.panel.way) == (FIRST_CITY, Way())
    assert page.panel.scene["below"] == ""
    page.board.gesture = {"kind": "redo"}
    assert page.panel.way.shared


def test_a_city_moves_into_the_suburb_and_into_a_zone_where_it_fits() -> None:
    page = sandbox(city="R L / C M")
    choose(page, "variants", "suburb")
    assert page.board.value["city"] == ". . . . . / . R L . . / . C M . . / . . . . . / . . . . ."
    choose(page, "variants", "single-city")
    assert page.board.value["city"] == "R L / C M0 / . M1"
    choose(page, "variants", "single-city")
    assert page.board.value["city"] == "R L / C M"


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("variant", ["suburb", "single-city"])
def test_a_lone_town_hall_of_a_shared_map_is_no_city_to_keep(players: str, variant: str) -> None:
    """To the suburb, and by the same switch back to a city of one's own."""
    page = sandbox(variants="single-city", players=players)
    told = choose(page, "variants", variant)
    assert told.startswith("This city cannot be kept: cards do not lie")
    assert page.board.value["city"] == start_text(page.panel.way)
    assert not page.panel.way.shared


def test_a_city_that_counts_the_same_on_another_map_is_not_said_to_stay() -> None:
    page = sandbox(city="M")
    assert (
        choose(page, "variants", "suburb")
        == "The city lies on the new map now; score and income stay the same."
    )


def test_the_edition_without_other_victories_is_not_reached_with_one() -> None:
    page = sandbox()
    choose(page, "edition", "2012")
    choose(page, "edition", "xl")
    choose(page, "victory", "happiness")
    page.board.gesture = {"kind": "undo"}
    assert page.panel.way == Way("2012")


def test_options_change_in_every_mode_and_stand_in_one_place_only() -> None:
    page = sandbox(city="L R C / P M .", level="normal")
    for mode in ("develop", "score", "edit"):
        page.board.gesture = {"kind": "mode", "mode": mode}
        choose(page, "variants", "ecological")
        assert (page.board.mode, page.board.scene["mode"]) == (mode, mode)
    assert page.board.session.now.start is None
    edit = page.board.scene["edit"]
    assert (edit["levels"], edit["victories"], edit["variants"]) == ([], [], [])
    page.board.gesture = {"kind": "paint", "cell": [0, 0], "token": "R"}
    assert page.board.value["city"].startswith("R R C")
    assert page.head.scene["href"].startswith("?city=R+R+C")


def test_a_card_of_the_palette_is_taken_up_turned_and_painted_without_a_word() -> None:
    page = sandbox(city="M R", level="advanced")
    page.board.mode = "edit"
    page.board.gesture = {"kind": "pick", "card": "RLd"}
    page.board.gesture = {"kind": "turn", "card": "RLd", "facing": "1"}
    page.board.gesture = {"kind": "paint", "token": "RL1", "cell": [1, 0]}
    assert page.board.value["city"] == "M R / RL1 ."
    assert page.board.scene["note"] is None


def test_painting_goes_on_under_changed_rulings() -> None:
    page = sandbox(city="M R")
    page.panel.gesture = {"kind": "ruling", "name": "industry-pictures", "value": {"I1": 9}}
    page.board.gesture = {"kind": "mode", "mode": "edit"}
    page.board.gesture = {"kind": "paint", "cell": [0, 1], "token": "I1"}
    assert (page.board.value["city"], page.board.scene["note"]) == ("M I1", None)
    assert page.panel.way.rulings["industry-pictures"]["I1"] == 9


def test_a_citation_opens_the_rule() -> None:
    visit, gone = Visit(), []
    visit.going = lambda page, asked: gone.append((page, dict(asked)))
    page = Sandbox(visit, {})
    page.panel.gesture = {"kind": "rule", "rule": "architect"}
    assert gone == [("rules", {"rule": "architect"})]
