"""What the table tells: reasons with their numbers, lots and bribes, what happens without a decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cardcity_tutor.core.game import Event
from cardcity_tutor.games.cardcity.face.wording import reason_words
from cardcity_tutor.games.cardcity.face.wording.playing import Telling, discard_words
from cardcity_tutor.games.cardcity.rules.accounts import card_pollution
from cardcity_tutor.games.cardcity.rules.actions import Lot
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.rules.tokens import card_of
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.table.moments import against
from cardcity_tutor.games.cardcity.widgets.table.smoke import with_smoke
from cardcity_tutor.games.cardcity.widgets.table.typed import typed_move

from .persons import BOTS, Person, do

NAMES = ("Anne", "Bob", "Cleo")
CRISIS = Position.of("L M L", variants=["leisure-crisis"], money=7)


def cards(text: str) -> tuple[int, ...]:
    return tuple(card_of(token, "card") for token in text.split())


def told(me: int, lot: str, player: int, offer: Event, lang: str = "en") -> str:
    telling = Telling(lang, me, NAMES, "xl", [str] * 3)
    taken = offer.details[lot]
    return telling.words(
        Event("take", "choose-lot", 1, player, {"cards": taken.cards, "lot": lot}), offer
    ).text


def offered(open_lot: Lot, rest: Lot) -> Event:
    return Event("offer", "bribe", 1, 0, {"open": open_lot, "rest": rest, "to": 1})


# ------------------------------------------------------------------ reasons


def test_in_the_crisis_a_discard_names_the_price_that_counts() -> None:
    (reason,) = against(CRISIS, "L")
    (text,) = discard_words("en", (reason,), "L", "xl")
    assert "number 3 of the city, costs $15" in text
    assert "With $7 in hand, $8 is missing" in text
    assert "Leisure Crisis · XL rulebook, p.\N{NO-BREAK SPACE}20" in text


def test_in_the_crisis_a_cell_names_the_rule_of_the_crisis() -> None:
    verdict = CRISIS.verdict("L", (-1, 1))
    (price,) = (reason for reason in verdict.reasons if reason.rule == "leisure-price")
    words = reason_words("fr", price, "L", str)
    assert words.rule == "leisure-crisis"
    assert "les 3es de la cité" in words.text


def test_without_the_crisis_the_usual_price_is_told() -> None:
    (reason,) = against(Position.of("L M L", money=2), "L")
    (text,) = discard_words("en", (reason,), "L", "xl")
    assert "This leisure building costs $5. With $2 in hand, $3 is missing." in text


def test_leisure_built_in_the_crisis_cites_the_crisis() -> None:
    event = Event("build", "leisure-price", 1, 0, {"card": "L", "cell": (0, 1), "paid": 10})
    telling = Telling("en", 0, NAMES, "xl", [str] * 3, crisis=True)
    assert "Leisure Crisis" in telling.words(event).cite
    assert "Crisis" not in telling._replace(crisis=False).words(event).cite


def test_the_discard_of_another_player_has_its_reason_too() -> None:
    table, person = GameTable("normal", 3, ["random"], seed=5, lang="en"), Person(3)
    while not (
        found := [one for one in table.table.told if one.event.kind == "discard" and one.event.player]
    ):
        person.decide(table)
    assert found[0].reasons
    entry = next(entry for entry in table.scene["log"] if entry["rule"] == "discard" and not entry["mine"])
    assert len(entry["parts"]) == len(found[0].reasons)


# ------------------------------------------------------------------ lots


def test_a_taken_lot_is_told_as_far_as_it_is_known() -> None:
    offer = offered(Lot(cards("R"), cards("L"), 2), Lot(cards("C"), cards("P")))
    assert told(1, "open", 1, offer) == "You take a residence; face down: a leisure building; a bribe of $2."
    assert told(0, "open", 1, offer) == "Bob takes a residence; face down: a leisure building; a bribe of $2."
    assert told(2, "open", 1, offer) == "Bob takes a residence; 1 face-down card; a bribe of $2."
    assert told(2, "rest", 0, offer) == "Anne is left with a commerce; 1 face-down card."


def test_who_gets_the_money_on_the_cards_still_to_divide() -> None:
    offer = offered(Lot(cards("R"), cards("L")), Lot(cards("C P"), cards("P R"), 3))
    assert told(2, "open", 1, offer).endswith("Anne gets the $3 with the cards still to divide.")
    assert told(1, "open", 0, offer).endswith("You get the $3 with the cards still to divide.")


def test_alone_the_card_under_the_pile_is_named() -> None:
    draw = Event("draw", "solo-draw", 1, 0, {"cards": cards("R C L")})
    take = Event("take", "solo-draw", 1, 0, {"cards": cards("R L")})
    text = Telling("en", 0, NAMES, "xl", [str]).words(take, draw).text
    assert text == "You keep a residence and a leisure building; a commerce goes under the pile."


def test_the_log_tells_lots_at_a_real_table() -> None:
    table = GameTable("advanced", 3, ["greedy"], seed=8, lang="en")
    Person(2).until(table, "build")
    texts = [entry["text"] for entry in table.scene["log"]]
    assert sum("face-down card" in text for text in texts if " takes " in text or " is left " in text) > 0


# ------------------------------------------------------------------ without a decision


def played(level: str, seed: int) -> Iterator[GameTable]:
    table, person = GameTable(level, seed=seed, lang="en"), Person(3, passing=1)
    while not table.value["over"]:
        person.decide(table)
        yield table


def test_cards_that_were_discarded_are_told_with_the_next_screen() -> None:
    for table in played("normal", 4):
        last = table.table.told[-1].event if table.table.told else None
        found = [
            one
            for one in table.table.told
            if one.event.kind == "discard" and one.event.turn == table.table.turn
        ]
        if found and last is not None:
            assert any("You discard" in text and "rulebook" in text for text in table.scene["say"]["news"])
            return
    pytest.fail("nothing was discarded")


def test_a_purchase_that_was_passed_over_says_why() -> None:
    for table in played("simplified", 3):
        if table.scene["phase"] == "rest" and table.scene["say"]["news"]:
            (text,) = [text for text in table.scene["say"]["news"] if "buy nothing" in text]
            assert "With $" in text
            assert "rulebook" in text
            return
    pytest.fail("something could always be bought")


def test_what_is_too_dear_is_said_before_anybody_tries() -> None:
    for table in played("advanced", 4):
        position, said = table.table.position, table.scene["say"]
        if table.scene["phase"] == "buy" and table.table.aid != "none":
            missing = position.price("I") - position.money
            assert (f"${missing} is missing" in said["body"]) == (missing > 0)
            if missing > 0:
                assert "rulebook" in said["body"]
                return
    pytest.fail("everything could always be paid")


def test_who_passes_is_told_nothing() -> None:
    table, person = GameTable("simplified", seed=3, lang="en"), Person(3, passing=1)
    person.until(table, "buy")
    person.decide(table)
    assert table.scene["phase"] == "rest"
    assert not table.scene["say"]["news"]


# ------------------------------------------------------------------ pollution


def test_where_pollution_counts_it_is_seen_while_deciding() -> None:
    table, person = GameTable(variants=["ecological"], seed=3, help="full", lang="en"), Person(2)
    while not (industries := [entry for entry in table.scene["hand"] if entry["card"][0] == "I"]):
        person.decide(table)
    scene, position = table.scene, table.table.position
    (smoke,) = (stat for stat in scene["stats"] if stat[0] == "cloud")
    assert smoke[1:3] == ["Pollution (%)", position.pollution()]
    percent = int(industries[0]["card"][1]) + 1
    assert industries[0]["name"] == f"industry, {percent}%"
    judged = scene["judged"][scene["hand"].index(industries[0])][0]
    allowed = next(number for number in judged if number < 0)
    assert scene["outlooks"][-1 - allowed][8] == position.pollution() + percent


@pytest.mark.parametrize(("level", "cards"), [("normal", "R C P I3 I4 K N"), ("advanced", "CId LIs RCs RLd")])
def test_what_a_card_pollutes_is_what_the_city_pollutes_more(level: str, cards: str) -> None:
    for card in cards.split():
        city = Position.of("M", level=level, variants=["ecological"], money=9)
        row, column, *facing = city.legal(card)[0]
        after = city.build(card, (row, column), *facing)
        assert after.pollution() - city.pollution() == card_pollution(card, city.setting), card


def test_the_last_count_says_where_the_pollution_comes_from() -> None:
    city = Position.of("C M I3 / N . K", level="normal", variants=["ecological"])
    (line,) = with_smoke("en", [{"rule": "pollution-residential", "detail": "so much"}], city)
    assert line["detail"] == "so much (industries +4%, commerces +1%, clouds +5%, parks −5%)"
    table = GameTable("normal", 2, BOTS, variants=["ecological"], seed=1, lang="en")
    Person(2).play(table)
    lines = [*table.scene["score"]["lines"], *table.scene["end"]["sheets"][0]["lines"]]
    assert all("(" in line["detail"] for line in lines if line["rule"] == "pollution-residential")


def test_a_lot_names_the_pictures_where_they_matter() -> None:
    def named(**options: Any) -> set[str]:
        found: set[str] = set()
        for seed in range(12):
            cards = GameTable(players=4, seed=seed, lang="en", **options).scene.get("lots", {"cards": []})[
                "cards"
            ]
            found |= {card["name"] for card in cards if card["card"][0] == "I"}
        return found

    assert named() == {"industry"}
    assert {"industry, 2%", "industry, 3%"} <= named(variants=["ecological"])


# ------------------------------------------------------------------ examples


@pytest.mark.parametrize("options", [{}, {"level": "advanced", "variants": ["architect"]}, {"players": 3}])
def test_what_is_shown_as_an_example_can_be_typed(options: dict[str, Any]) -> None:
    """A move is understood, allowed or not; a division and a hand are complete."""
    table, person, phases = GameTable(seed=6, lang="en", **options), Person(1), set()
    while not table.value["over"]:
        scene = table.scene
        phases.add(scene["phase"])
        if "lots" in scene:
            do(table, "lots", gesture={"kind": "type", "text": scene["lots"]["typed"][0]})
            assert table.desk is None or not table.desk.task.problems(table.desk.work)
        elif scene["phase"] != "rest":
            words = scene["example"].lower().split()
            move = typed_move(words, table.ground, table._cards(), architect=scene["phase"] == "architect")
            assert table.ground.number[move.place] not in scene["cards"]
        if table.scene is scene or table.scene["phase"] == scene["phase"]:
            person.decide(table)
    assert {"build", "rest"} <= phases


def test_a_hand_that_is_still_too_large_says_what_to_do() -> None:
    kept, under = GameTable(seed=1, lang="en").scene["lots"]["loose"]
    assert kept["count"] == "3 cards, 2 to keep"
    assert under["count"] == "0 of 1"


# ------------------------------------------------------------------ titles, chips and hints


def test_the_edition_of_2012_has_no_levels_to_name() -> None:
    assert (
        GameTable(edition="2012", seed=1, lang="fr").scene["title"]
        == "Card City 2012 · Victoire résidentielle"
    )
    assert "Simplifié" in GameTable(seed=1, lang="fr").scene["title"]


def test_alone_no_letter_stands_for_a_player() -> None:
    assert {entry["who"] for entry in GameTable(seed=1).scene["log"]} == {""}
    assert "A" in {entry["who"] for entry in GameTable(players=2, seed=1).scene["log"]}


def test_after_the_last_hint_nothing_more_is_offered() -> None:
    table = GameTable(seed=1, lang="en")
    assert [do(table, "hint")["told"] for _ in range(3)] == [False, False, True]
    Person(1).decide(table)
    assert not table.scene["told"]
