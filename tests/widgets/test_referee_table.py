"""The referee's table by gestures: cards checked and copied, objections with their rules, growth, money, the result."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardcity_tutor.app.visit import Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.pages.referee import RefereePage
from cardcity_tutor.games.cardcity.rules.ways import Way
from cardcity_tutor.games.cardcity.widgets.referee.saving import LONGEST, read, written
from cardcity_tutor.games.cardcity.widgets.referee_table import RefereeTable
from cardcity_tutor.locale import LANGUAGES


def table(way: Way | None = None, **traits: Any) -> RefereeTable:
    return RefereeTable(way or Way(players=2), names=["Ana", "Bo"], **{"lang": "en", **traits})


def do(referee: RefereeTable, kind: str, **details: Any) -> dict[str, Any]:
    count = referee.gesture.get("count", 0) + 1  # equal gestures in a row are gestures all the same
    referee.gesture = {"kind": kind, **details, "count": count}
    return referee.scene


def typed(referee: RefereeTable, *moves: str) -> dict[str, Any]:
    for move in moves:
        do(referee, "type", text=move)
    return referee.scene


def against(referee: RefereeTable) -> list[tuple[str, list[str], int | None]]:
    """The objections that the scene of this player tells."""
    found = referee.scene["referee"]["objections"]
    return [(item["kind"], item["rules"], item["seat"]) for item in found]


def cell(referee: RefereeTable, called: str) -> list[int]:
    row, column, *_ = referee.scene["cells"][referee.scene["names"][called]]
    return [row, column]


# ---------------------------------------------------------------- cards


def test_a_card_is_checked_on_every_cell() -> None:
    referee = table()
    typed(referee, "R f5", "P e6")
    scene = do(referee, "pick", card="I1")
    at = [entry["card"] for entry in scene["hand"]].index("I1")
    (numbers,) = scene["judged"][at]
    wrong = numbers[scene["names"]["f6"]]
    assert wrong >= 0
    rule, _, *culprits = scene["verdicts"][wrong][1]
    assert scene["rules"][rule]["id"] == "residence-industry"
    assert "p.\N{NO-BREAK SPACE}8" in scene["rules"][rule]["cite"]
    assert culprits == [scene["names"]["f5"]]
    assert numbers[scene["names"]["d5"]] < 0
    assert all(turns == [[]] for k, turns in enumerate(scene["judged"]) if k != at)


def test_a_forbidden_card_is_refused_and_can_lie_there_all_the_same() -> None:
    referee = table()
    typed(referee, "R f5", "I1 g5")
    assert referee.value["players"][0]["city"] == "M R"
    assert "No Residence beside Industry" in referee.scene["note"]
    typed(referee, "I1 g5 !")
    assert referee.value["players"][0]["city"] == "M R I1"
    assert against(referee) == [
        ("residence-industry", ["residence-industry"], 0),
        ("doubt", ["residence-industry"], 0),
    ]
    told = referee.scene["referee"]["objections"][1]
    assert told["text"] == "Ana: industry on g5: laid against the rules."
    assert told["cites"] == ["No Residence beside Industry · XL rulebook, p.\N{NO-BREAK SPACE}8"]
    do(referee, "check", on=False)
    typed(referee, ". g5")
    assert against(referee) == []
    do(referee, "undo")
    assert len(against(referee)) == 2


def test_what_lies_never_gives_way() -> None:
    referee = table()
    typed(referee, "R f5", "C f5 !")
    assert referee.value["players"][0]["city"] == "M R"


def test_leisure_is_paid_and_industries_where_they_are_bought() -> None:
    referee = table()
    do(referee, "money", seat=0, money=9)
    typed(referee, "L f5")
    assert referee.value["players"][0]["money"] == 4
    assert referee.scene["note"] == "leisure on f5: Ana pays $5 and keeps $4."
    scene = do(referee, "pick", card="I1")
    assert scene["referee"]["bought"] is False
    scene = do(referee, "bought", on=True)
    numbers = scene["judged"][[entry["card"] for entry in scene["hand"]].index("I1")][0]
    assert min(numbers) >= 0  # too dear everywhere
    rule = scene["verdicts"][numbers[scene["names"]["d5"]]][1][0]
    assert scene["rules"][rule]["id"] == "buy-industry"
    do(referee, "bought", on=False)
    typed(referee, "I d5")
    assert referee.value["players"][0] | {"city": "", "due": []} == {
        "name": "Ana", "city": "", "money": 4, "income": 1, "score": -22, "place": 1, "rank": None, "due": [],
    }  # fmt: skip


def test_one_purchase_is_one_purchase() -> None:
    referee = table()
    do(referee, "money", seat=0, money=30)
    do(referee, "pick", card="I1")
    do(referee, "bought", on=True)
    scene = typed(referee, "I d5")
    assert referee.value["players"][0]["money"] == 25
    assert scene["referee"]["bought"] is False
    typed(referee, "I f5")  # drawn from the pile
    assert referee.value["players"][0]["money"] == 25


def test_a_turned_card_is_no_news() -> None:
    referee = table(Way(level="advanced", players=2))
    do(referee, "turn", card="RLd", facing="1")
    assert do(referee, "seat", seat=1)["note"] is None


def test_industries_in_line_bring_a_cloud() -> None:
    referee = table(Way(level="normal", players=2))
    scene = typed(referee, "I1 g6", "I1 h6")
    assert scene["note"] == (
        "Placed: industry on h6. A cloud comes: lay it now (Placing the Cloud · XL rulebook, p.\N{NO-BREAK SPACE}14)."
    )
    assert scene["referee"]["card"] == "N"


def test_a_forgotten_cloud_is_missed_in_the_answer_and_among_the_objections() -> None:
    referee = table(Way(level="normal", players=2))
    typed(referee, "I1 g6", "I1 g5")
    scene = typed(referee, "P f5")
    assert "A cloud is still due: lay it (A Cloud arrives · XL" in scene["note"]
    assert against(referee) == [("clouds-few", ["cloud-trigger"], 0)]
    told = scene["referee"]["objections"][0]
    assert told["text"] == "Ana: no cloud, while the industries on g5 and g6 bring at least 1."
    assert read(referee.value["table"]).seats[0].owed == 1
    typed(referee, "N f7")
    assert against(referee) == []
    assert "still due" not in typed(referee, "P e6")["note"]


def test_the_order_that_was_seen_tells_more_than_the_cards_do() -> None:
    referee = table(Way(level="normal", players=2))
    typed(referee, "I1 g6", "I1 g5", "N f7", "I1 h5")  # had h5 come before g5, there would be one cloud only
    assert [item["text"] for item in referee.scene["referee"]["objections"]] == [
        "Ana: one cloud, while the industries on g5, h5 and g6 bring at least 2."
    ]
    do(referee, "check", on=False)
    typed(referee, ". h5")  # put down by mistake: then it brings none
    assert against(referee) == []


@pytest.mark.parametrize(
    ("city", "kinds"),
    [
        ("M I1 P I1", ["clouds-few"]),
        ("M I1 N I1", []),
        ("N M I1", ["clouds-many"]),
        ("I1 . . / P M P / N . I1", ["clouds-many"]),
        ("I1 P . / N M P / . . I1", ["clouds-many"]),
        ("N M", ["clouds-many"]),
        ("M I1 N I1 / I1 . . .", []),
    ],
)
def test_clouds_are_neither_too_few_nor_too_many(city: str, kinds: list[str]) -> None:
    for lang in LANGUAGES:
        referee = table(Way(level="normal", players=2), lang=lang)
        do(referee, "text", text=city)
        assert [kind for kind, _, _ in against(referee)] == kinds


def test_no_cloud_is_missed_where_none_is_left() -> None:
    referee = table(Way(level="normal", players=2))
    do(referee, "text", text="M I1 P I1")
    do(referee, "pile", pile="clouds", left=0)
    assert against(referee) == []
    do(referee, "undo")
    do(referee, "seat", seat=1)
    do(referee, "text", text="N I1 I1 I1 I1 / N N . M N")  # all that two players have
    do(referee, "seat", seat=0)
    assert ("clouds-few", ["cloud-trigger"], 0) not in against(referee)
    assert "A cloud" not in typed(referee, "I1 j6")["note"]


def test_on_a_shared_map_everybody_has_clouds_of_his_own() -> None:
    referee = table(Way(level="normal", players=2, variants=("single-city",)))
    do(referee, "text", text="P I1 M0 / I1 I1 M1")
    assert against(referee) == []
    do(referee, "seat", seat=1)
    assert against(referee) == [("clouds-few", ["cloud-trigger"], 1)]


def test_no_objection_says_what_was_looked_at() -> None:
    clear = {lang: table(lang=lang).scene["referee"]["clear"] for lang in LANGUAGES}
    assert clear["en"].startswith(
        "No objection: the limit, the neighbours of industries, the frame, the connections and the number of cards"
    )
    assert "nuages" not in clear["fr"]
    normal = table(Way(level="normal", players=2, variants=("architect",)), lang="fr").scene["referee"][
        "clear"
    ]
    assert "les nuages" in normal
    assert "liaisons" not in normal  # he may have stood between them


def test_a_copied_card_is_not_judged() -> None:
    referee = table(check=False)
    assert "judged" not in referee.scene
    for card, called in (("R", "f5"), ("I1", "f6")):
        do(referee, "paint", token=card, cell=cell(referee, called))
    assert referee.value["players"][0]["city"] == "M R / . I1"
    assert against(referee) == [("residence-industry", ["residence-industry"], 0)]
    typed(referee, "what f9")
    assert "R d4" in referee.scene["note"]
    typed(referee, "R f9")
    assert referee.scene["note"] == "The cell f9 is not on the board: cells go from d4 to g7."


def test_a_picture_of_industry_is_no_cell_where_another_word_is() -> None:
    referee = table(Way(level="normal", players=2, variants=("ecological",)), check=False)
    typed(referee, "P g6", "P h6", "P g5", "P g4")
    assert "i4" in referee.scene["names"]
    typed(referee, "h4 I4")
    assert referee.value["players"][0]["city"] == ". P I4 / . P . / M P P"


def test_cards_beyond_the_frame_are_put_down_but_do_not_count() -> None:
    referee = table()
    do(referee, "text", text="M P P P I1 P")
    assert referee.value["players"][0]["city"] == "M P P P I1"
    assert against(referee) == [("stray", ["frame"], 0)]
    beyond = [row for row in referee.scene["cells"] if row[4] < 100 or row[5] < 100]
    do(referee, "place", card="R", cell=beyond[0][:2], force=True)
    assert [kind for kind, _, _ in against(referee)] == ["stray", "stray"]
    do(referee, "stray", seat=0, at=0)
    assert [kind for kind, _, _ in against(referee)] == ["stray"]


def test_more_cards_than_the_game_has_over_all_cities() -> None:
    referee = table()
    do(referee, "text", text="M P P P P / I1 . . . P")
    assert against(referee) == []
    do(referee, "seat", seat=1)
    do(referee, "text", text="M P P P P / I1 . . . .")
    assert against(referee) == [("stock", ["setup-pile"], None)]
    told = referee.scene["referee"]["objections"][0]["text"]
    assert told == "the whole table: 9 cards “parking” in all, while this game has 8."


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("M P P P P / . . . . P", ("limit", ["limit"], 0)),
        ("M . P", ("adjacent", ["adjacent"], 0)),
        ("P P", ("no-hall", ["setup-money"], 0)),
        ("M K", ("level", ["setup-parks-clouds"], 0)),
        ("M RL1", ("level", ["setup-bicolour"], 0)),
    ],
)
def test_a_city_that_cannot_be(text: str, found: tuple[str, list[str], int]) -> None:
    for lang in LANGUAGES:
        referee = table(lang=lang)
        do(referee, "text", text=text)
        assert referee.value["players"][0]["city"] == text
        assert found in against(referee)
        assert all(
            "p.\N{NO-BREAK SPACE}" in cite
            for item in referee.scene["referee"]["objections"]
            for cite in item["cites"]
        )


def test_a_city_comes_from_a_link_too() -> None:
    referee = table()
    do(referee, "text", text="http://club.example/?city=M+R+/+.+C&hand=R")
    assert referee.value["players"][0]["city"] == "M R / . C"
    do(referee, "text", text="M X")
    assert "“X”" in referee.scene["note"]
    assert referee.value["players"][0]["city"] == "M R / . C"


# ---------------------------------------------------------------- growth, money, the end


def test_districts_grow_one_by_one_with_their_reasons() -> None:
    referee = table()
    do(referee, "text", text="P C R R . / P M L R C / I1 I1 P C R")
    scene = do(referee, "step", step="grow")
    growth = scene["referee"]["growth"]
    assert [(one["colour"], one["badge"], one["state"]) for one in growth["grows"]] == [
        ("C", "2/2", "ready"),
        ("C", "2/2", "ready"),
    ]
    assert growth["grows"][0]["words"] == ("The commerce h5 touches 2 of 2 districts: it grows on h4.")
    assert "touches 1 of 4 culture cards" in growth["stays"][0]["words"]
    assert [one["cite"].split(" · ")[0] for one in (growth["grows"][0], growth["stays"][0])] == [
        "Commerces grow", "Residences grow",
    ]  # fmt: skip
    assert scene["referee"]["tabs"][0]["due"] == 2
    typed(referee, "C h4")
    assert referee.value["players"][0]["city"] == "P C R R C / P M L R C / I1 I1 P C R"
    assert json.loads(referee.value["table"])["reserve"] == {}  # nobody has counted: still plenty
    do(referee, "undo")
    assert referee.value["players"][0]["due"] == [["C", 0, 4], ["C", 3, 3]]
    do(referee, "pile", pile="shops", left=0)
    growth = referee.scene["referee"]["growth"]
    assert growth["grows"] == []
    assert [one["state"] for one in growth["stays"]][:2] == ["blocked", "blocked"]
    assert "reserve" in growth["stays"][0]["words"]
    assert "p.\N{NO-BREAK SPACE}" in growth["stays"][0]["cite"]


@pytest.mark.parametrize(
    ("city", "cards", "rule"),
    [("M C", ["C"], "commerce-growth"), ("M R / . C", ["R", "C"], "residence-growth"), ("M P", ["R", "C"], "development-only")],
)  # fmt: skip
def test_where_nothing_grows_every_cell_says_why(city: str, cards: list[str], rule: str) -> None:
    referee = table()
    do(referee, "text", text=city)
    scene = do(referee, "step", step="grow")
    assert scene["say"]["head"] == "Nothing develops for Ana."
    assert [entry["card"] for entry in scene["hand"]] == cards
    number = scene["judged"][0][0][scene["names"]["e4"]]
    assert number >= 0
    assert scene["rules"][scene["verdicts"][number][1][0]]["id"] == rule
    assert do(referee, "type", text=f"{cards[0]} e4")["note"]


def test_developing_begins_with_whoever_has_something_to_develop() -> None:
    referee = table()
    do(referee, "seat", seat=1)
    do(referee, "text", text="P C R R . / P M L R C / I1 I1 P C R")
    do(referee, "seat", seat=0)
    assert do(referee, "step", step="grow")["referee"]["seat"] == 1
    do(referee, "step", step="cards")
    do(referee, "clear")
    assert do(referee, "step", step="grow")["referee"]["seat"] == 1  # nobody: it stays where it is


def test_on_a_shared_map_the_first_player_begins() -> None:
    referee = table(Way(players=3, variants=("single-city",)), step="setup")
    assert referee.scene["referee"]["setup"]["first"] == 0
    do(referee, "first", seat=1)
    assert [tab["name"] for tab in referee.scene["referee"]["tabs"]] == ["Bo", "C", "Ana"]
    order = do(referee, "step", step="grow")["referee"]["growth"]["order"]
    assert order["text"] == "Players develop in turn: Bo → C → Ana."
    assert "p.\N{NO-BREAK SPACE}2" in order["cite"]
    assert read(referee.value["table"]).first == 1
    do(referee, "first", seat=7)
    assert read(referee.value["table"]).first == 1
    assert table().scene["referee"]["tabs"][0]["seat"] == 0
    assert table(step="setup").scene["referee"]["setup"]["first"] is None


def test_income_is_paid_and_taken_back() -> None:
    referee = table()
    do(referee, "text", text="M C C")
    scene = do(referee, "step", step="income")
    first, second = scene["referee"]["income"]["seats"]
    assert (first["total"], second["total"]) == ("$4", "$1")
    assert [line["rule"] for line in first["lines"]] == ["salary", "commerce-income"]
    assert all("p.\N{NO-BREAK SPACE}10" in line["cites"][0] for line in first["lines"])
    do(referee, "pay", seat=0)
    assert [player["money"] for player in referee.value["players"]] == [7, 3]
    do(referee, "pay")
    assert [player["money"] for player in referee.value["players"]] == [7, 4]
    assert referee.scene["note"] == "Bo gets $1: $3 → $4."
    do(referee, "undo")
    do(referee, "undo")
    assert [player["money"] for player in referee.value["players"]] == [3, 3]


def test_nobody_is_paid_twice_in_a_turn() -> None:
    referee = table(step="income")
    do(referee, "pay")
    paid = [player["money"] for player in referee.value["players"]]
    for gesture in ({}, {"seat": 0}):
        do(referee, "pay", **gesture)
        assert referee.scene["note"].startswith("The income of turn 1 is paid already.")
    income = referee.scene["referee"]["income"]
    assert [seat["paid"] for seat in income["seats"]] == [True, True]
    assert [player["money"] for player in referee.value["players"]] == paid
    assert read(referee.value["table"]).unpaid == []  # a reload knows it too
    do(referee, "next-turn")
    assert (referee.step, referee.table.turn, referee.table.unpaid) == ("cards", 2, [0, 1])
    do(referee, "step", step="income")
    do(referee, "pay")
    assert [player["money"] for player in referee.value["players"]] == [4 + 1, 4 + 1]
    old = json.loads(referee.value["table"])
    del old["turn"], old["seats"][0]["paid"], old["seats"][1]["paid"]
    assert read(json.dumps(old)).turn == 1  # a file from before turns were counted


def test_the_result_side_by_side_and_what_breaks_a_tie() -> None:
    referee = table(step="result")
    do(referee, "money", seat=1, money=4)
    result = referee.scene["referee"]["result"]
    assert result["head"] == "Bo wins."
    assert [(seat["place"], seat["total"]) for seat in result["seats"]] == [(2, "−24 VP"), (1, "−24 VP")]
    assert {row["rule"]: row["values"] for row in result["rows"]} == {
        "money-points": ["0", "0"],
        "empty-place": ["−24", "−24"],
    }
    assert result["ties"] == [
        {
            "text": "A tie between Ana and Bo: the money left after the conversion breaks it (Ana: $3, Bo: $4).",
            "cite": "Residential tie · XL rulebook, p.\N{NO-BREAK SPACE}11",
        }
    ]
    summary = result["summary"].splitlines()
    assert summary[:2] == ["Card City · Simplified · residential victory · 2 players", "Bo wins."]
    assert "1. Bo: −24 VP, $4" in summary
    do(referee, "money", seat=0, money=4)
    result = referee.scene["referee"]["result"]
    assert result["head"] == "Ana and Bo win together."
    assert result["ties"] == [
        {
            "text": "A complete tie between Ana and Bo. The rulebook suggests playing again; here they share the place, which is our choice.",
            "cite": "Ties · chosen by us",
        }
    ]


def test_what_two_players_share_cites_how_it_is_shared() -> None:
    referee = table(Way(players=2, variants=("single-city",)))
    do(referee, "text", text="C R M0 / C R M1")
    lines = do(referee, "step", step="income")["referee"]["income"]["seats"][0]["lines"]
    cites = {line["rule"]: [cite.rpartition("p.")[2].strip() for cite in line["cites"]] for line in lines}
    assert cites == {"salary": ["10"], "commerce-income": ["10", "22"]}
    lines = do(referee, "step", step="result")["referee"]["result"]["seats"][0]["lines"]
    shared = next(line for line in lines if line["rule"] == "residential-district")
    assert [cite.split(" · ")[0] for cite in shared["cites"]][1:] == ["Shared points"]


def test_who_is_out_wins_nothing() -> None:
    way = Way(level="normal", players=2, victory="happiness", variants=("ecological",))
    referee = table(way, step="cards")
    do(referee, "text", text="M I4 I4 I4 N N / . . . . . N / . . . . . N")
    do(referee, "step", step="result")
    result = referee.scene["referee"]["result"]
    assert [(seat["place"], seat["total"]) for seat in result["seats"]] == [(2, "out"), (1, "0 VP")]
    assert result["head"] == "Bo wins."


def test_alone_one_has_a_rank() -> None:
    referee = table(Way(players=1), step="result")
    assert referee.scene["referee"]["result"]["head"] == "Ana: Lieu Dit"
    assert referee.scene["referee"]["result"]["rank_cite"].endswith("p.\N{NO-BREAK SPACE}23")


def test_all_build_one_city() -> None:
    referee = table(Way(players=3, variants=("single-city",)))
    scene = do(referee, "seat", seat=1)
    assert scene["say"]["body"] == "The city is shared: the card is laid by Bo."
    typed(referee, "R g5", "R d5 !")
    assert len({player["city"] for player in referee.value["players"]}) == 1
    assert against(referee) == [("doubt", ["zone"], 1)]
    assert {entry["card"][0] for entry in scene["hand"]}.isdisjoint({"M"})


# ---------------------------------------------------------------- rules, names, keeping


def test_other_rules_take_the_cities_along() -> None:
    referee = table()
    typed(referee, "R f5")
    referee.play_by(Way(level="normal", players=3, victory="economic"))
    assert [player["city"] for player in referee.value["players"]] == ["M R", "M", "M"]
    assert [player["name"] for player in referee.value["players"]] == ["Ana", "Bo", "C"]
    referee.play_by(Way(players=2, variants=("single-city",)))
    assert referee.scene["note"].startswith("This city does not fit the new rules and begins anew: Ana.")
    do(referee, "undo")
    assert referee.value["way"]["players"] == 3
    assert referee.choice["victory"] == "economic"


def test_another_number_of_players_is_asked_where_it_costs_cities() -> None:
    referee = table(Way(players=4, variants=("single-city",)), step="setup")
    setup = referee.scene["referee"]["setup"]
    assert (setup["players"]["on"], setup["players"]["choices"]) == (4, [1, 2, 3, 4])
    do(referee, "step", step="cards")
    typed(referee, "P d5 !")
    do(referee, "step", step="setup")
    setup = do(referee, "players", players=3)["referee"]["setup"]
    assert setup["asked"].endswith("would begin anew: Ana, Bo and C. This city would leave the table: D.")
    assert len(setup["seats"]) == 4
    assert do(referee, "keep")["referee"]["setup"]["asked"] == ""
    do(referee, "players", players=3)
    setup = do(referee, "agree")["referee"]["setup"]
    assert (setup["asked"], len(setup["seats"])) == ("", 3)
    assert "begin anew: Ana, Bo and C." in referee.scene["note"]
    assert "has left the table: D." in referee.scene["note"]
    do(referee, "undo")
    assert "P" in referee.value["players"][0]["city"].split()


def test_another_number_of_players_costs_nothing_where_cities_are_apart() -> None:
    referee = table(step="setup")
    assert len(do(referee, "players", players=3)["referee"]["setup"]["seats"]) == 3
    assert (
        "“Single city”" in do(table(Way(players=2, variants=("single-city",))), "players", players=1)["note"]
    )
    do(referee, "players", players=9)
    assert len(referee.value["players"]) == 3


def test_nothing_takes_the_place_of_the_town_hall() -> None:
    for way, city in ((Way(players=2), "M R"), (Way(players=2, variants=("single-city",)), None)):
        referee = table(way)
        if city:
            do(referee, "text", text=city)
        before = referee.value["players"][0]["city"]
        do(referee, "check", on=False)
        hall = "e5" if city else next(
            name for name, at in referee.scene["names"].items() if "town hall" in referee.scene["cells"][at][6]
        )  # fmt: skip
        for move in (f"R {hall}", f". {hall}"):
            assert "where the game began" in typed(referee, move)["note"]
        assert referee.value["players"][0]["city"] == before
    referee = table(check=False)
    do(referee, "text", text="M R")
    typed(referee, "M e6")
    assert referee.value["players"][0]["city"] == ". R / M ."


def test_the_page_asks_before_its_rules_cost_a_city() -> None:
    page = RefereePage(Visit(), {})
    assert "players" not in [row["field"] for row in page.panel.scene["rows"]]
    page.table.gesture = {"kind": "text", "text": "M R"}
    page.panel.gesture = {"kind": "choose", "field": "variants", "value": "single-city"}
    asked = page.panel.scene["asked"]
    assert (asked["field"], asked["value"]) == ("variants", "single-city")
    assert page.table.choice["variants"] == []
    page.panel.gesture = {"kind": "keep"}
    assert page.panel.scene["asked"] is None
    page.panel.gesture = {"kind": "choose", "field": "variants", "value": "single-city", "count": 2}
    page.panel.gesture = {"kind": "choose", "field": "level", "value": "normal"}  # the city comes along
    assert page.table.choice["level"] == "normal"
    page.panel.gesture = {"kind": "agree"}
    assert page.table.choice["variants"] == []
    page.panel.gesture = {"kind": "choose", "field": "variants", "value": "single-city", "count": 3}
    page.panel.gesture = {"kind": "agree", "count": 4}
    assert page.table.choice["variants"] == ["single-city"]
    assert page.panel.choice["variants"] == ["single-city"]


def test_the_page_ties_the_table_to_the_chooser_of_rules() -> None:
    page = RefereePage(Visit(), {"players": "3", "level": "normal"})
    assert len(page.table.value["players"]) == 3
    assert page.panel.layout.display != "none"
    page.panel.gesture = {"kind": "choose", "field": "variants", "value": "single-city"}
    assert page.table.table.shared
    page.table.gesture = {"kind": "undo"}
    assert page.panel.choice["variants"] == []
    page.table.gesture = {"kind": "step", "step": "cards"}
    assert page.panel.layout.display == "none"
    for wrong in ({"level": "hard"}, {"players": "two"}, {"players": "9"}, {"variants": "sky"}):
        with pytest.raises(InputError):
            RefereePage(Visit(), wrong)


def test_names_are_one_line_and_never_empty() -> None:
    referee = table()
    do(referee, "name", seat=0, name="  <b>Zoé</b>\n\tde la   Tour du Pin-Gouvernet ")
    assert referee.value["players"][0]["name"] == "<b>Zoé</b> de la Tour du"
    do(referee, "name", seat=0, name=" ")
    assert referee.value["players"][0]["name"] == "A"


def test_a_table_is_kept_and_read_back() -> None:
    referee = table(Way(level="advanced", players=2, variants=("architect",)))
    typed(referee, "R g6", "I g7 !", "A f7")
    do(referee, "pile", pile="homes", left=4)
    kept = referee.value["table"]
    fresh = table()
    do(fresh, "restore", work=referee.scene["work"])
    assert fresh.value["table"] == kept
    assert fresh.scene["note"] == "The table is back."
    assert written(read(kept)) == kept
    do(fresh, "undo")
    assert fresh.value["way"]["level"] == "simplified"


def test_a_kept_table_opens_where_it_was_left() -> None:
    referee = table(step="grow", seat=1)
    fresh = table(step="setup")
    do(fresh, "restore", work=referee.scene["work"])
    assert (fresh.step, fresh.seat) == ("grow", 1)
    for wrong in ("&step=moon", "&seat=9", "&seat=x"):
        do(fresh, "restore", work=referee.scene["work"] + wrong)
        assert fresh.scene["note"] == "The table is back."


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("[]", "This file is not a referee’s table"),
        ("{", "This file is not a referee’s table"),
        ("[" * 30_000, "This file is not a referee’s table"),
        (" " * (LONGEST + 1), "too large"),
        ({"version": 2}, "another version (2)"),
        ({"seats": []}, "“seats”"),
        ({"seats": [{"name": "A", "city": "M", "money": -1}] * 2}, "“-1” is no such amount"),
        ({"seats": [{"name": "A", "city": "M Q", "money": 1}] * 2}, "“Q”"),
        ({"seats": [{"name": "A", "city": "M", "money": 1, "doubts": [["R", "e5", ["no-rule"]]]}] * 2}, "“doubts”"),
        ({"seats": [{"name": "A", "city": "M", "money": 1, "doubts": [["R", "e5", [["x"]]]]}] * 2}, "“doubts”"),
        ({"seats": [{"name": "A", "city": "M", "money": 1, "strays": [["<b>", "e5"]]}] * 2}, "“strays”"),
        ({"reserve": {"homes": "many"}}, "reserve"),
        ({"way": {"players": 2, "level": "hard"}}, "hard"),
        ({"way": 3}, "“way”"),
    ],
)  # fmt: skip
def test_a_broken_file_changes_nothing(change: str | dict[str, Any], told: str) -> None:
    referee = table()
    before = referee.value["table"]
    text = change if isinstance(change, str) else json.dumps(json.loads(before) | change)
    do(referee, "load", text=text)
    assert told in referee.scene["note"]
    assert referee.value["table"] == before
    assert not referee.scene["undo"]


def test_another_table_begins_and_the_last_one_comes_back() -> None:
    referee = table()
    typed(referee, "R f5")
    do(referee, "new")
    assert [player["city"] for player in referee.value["players"]] == ["M", "M"]
    do(referee, "undo")
    assert referee.value["players"][0]["city"] == "M R"


def test_the_architect_stands_where_a_cloud_could_lie() -> None:
    referee = table(Way(players=2, variants=("architect",)))
    scene = do(referee, "pick", card="A")
    numbers = scene["judged"][[entry["card"] for entry in scene["hand"]].index("A")][0]
    assert numbers[scene["names"]["f5"]] < 0
    assert numbers[scene["names"]["f6"]] >= 0
    typed(referee, "A f5", "R g5")
    assert referee.value["players"][0]["city"] == "M A R"


@pytest.mark.parametrize(
    ("level", "typed", "told"),
    [
        ("advanced", "RC f6", "This card can be turned: add its facing. Expected: 0, 1, 2, 3."),
        ("simplified", "K e6", "“K” is not played under these rules."),
        ("simplified", "RC e6", "“RC” is not played under these rules."),
    ],
)
def test_what_cannot_be_played_here_is_told_in_its_own_words(level: str, typed: str, told: str) -> None:
    referee = table(Way(level=level), lang="en")
    note = do(referee, "type", text=typed)["note"]
    assert told in note
    assert "None" not in note
