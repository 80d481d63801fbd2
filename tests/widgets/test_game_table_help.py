"""Help at the table: how it steps back, what it shows, how refused tries are explained and counted; hints; typing."""

from __future__ import annotations

import pytest

from cardcity_tutor.games.cardcity.rules.actions import Build, Buy
from cardcity_tutor.games.cardcity.rules.refusing import refusal
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.table.choices import action_of, cards_to_lay
from cardcity_tutor.locale import LANGUAGES
from tests.widgets.persons import BOTS, Person, do, forbidden

# ------------------------------------------------------------------ help that steps back


def test_help_fades_and_says_so() -> None:
    table, person = GameTable(seed=5, lang="en"), Person(1)
    notes = {}
    aids: dict[int, str] = {}
    while not table.value["over"]:
        turn = table.table.turn
        person.decide(table)
        if table.table.turn != turn:
            notes[table.table.turn] = table.scene["note"]
        aids[table.table.turn] = table.scene["aid"]
    assert "".join(aids[turn][0] for turn in range(1, 11)) == "ffffmmmnnn"
    assert "marks stay" in notes.pop(5)
    assert "explained" in notes.pop(8)
    assert set(notes.values()) == {None}


def test_what_each_help_shows() -> None:
    scenes = {}
    for aid in ("full", "marks", "none"):
        table = GameTable(seed=5, help=aid, lang="en")
        scenes[aid] = Person(1).until(table, "build", 3)
        assert scenes[aid]["stats"]
    full, marks, none = scenes.values()
    assert full["districts"]
    assert full["help"] is marks["help"] is True
    assert len(full["outlooks"]) > 1
    assert not marks["districts"]
    assert len(marks["outlooks"]) == 1
    assert [[[number < 0 for number in turn] for turn in card] for card in full["judged"]] == [
        [[number < 0 for number in turn] for turn in card] for card in marks["judged"]
    ]
    assert none["help"] is False
    assert not none["districts"]
    assert {number for card in none["judged"] for turn in card for number in turn} == {0}


@pytest.mark.parametrize("phase", ["build", "develop", "buy", "cloud", "architect"])
@pytest.mark.parametrize("aid", ["full", "none"])
def test_a_refused_try_is_explained(phase: str, aid: str) -> None:
    """All reasons, their rules and pages, and the remedy: whatever the help, and in every phase."""
    table = GameTable("normal", 2, variants=["architect"], seed=5, help=aid, lang="en")
    Person(3).until(table, phase)
    card, cell, facing = forbidden(table)
    before = table.table.state
    scene = do(table, "place", card=card, cell=cell, **({"facing": facing} if facing else {}))
    assert table.table.state is before
    assert sum(table.value["refused"].values()) == 1
    _, *reasons = scene["verdicts"][scene["refused"]["verdict"]]
    wanted = refusal(before, action_of(before, card, (cell[0], cell[1]), facing))
    assert {scene["rules"][reason[0]]["id"] for reason in reasons} == set(wanted.rules)
    assert all(scene["rules"][reason[0]]["cite"] for reason in reasons)
    assert scene["note"]
    assert do(table, "pick", card=card)["refused"] == scene["refused"]  # only reported
    assert do(table, "hint")["refused"] is None


def test_tries_are_counted_by_thirds() -> None:
    table, person = GameTable(seed=5, help="none", lang="en"), Person(1)
    for turn, third in ((1, "first"), (6, "middle"), (9, "last")):
        person.until(table, "build", turn)
        card, cell, _ = forbidden(table)
        do(table, "place", card=card, cell=cell)
        assert table.value["refused"][third] == 1
    table = GameTable(seed=5, help="full", lang="en")
    person.until(table, "build")
    do(table, "tried")
    do(table, "undo")
    assert table.value["refused"]["first"] == 1


def test_a_wrong_division_is_a_try() -> None:
    table = GameTable(players=2, seed=2, lang="en")
    scene = do(table, "lots", gesture={"kind": "offer"})
    assert scene["lots"]["problems"]
    assert table.value["refused"]["first"] == 1


def test_what_is_for_sale_has_its_price_and_is_sold_once_a_turn() -> None:
    table, person = GameTable("normal", seed=2, help="full", lang="en"), Person(3, passing=1)
    while table.scene["phase"] != "buy" or table.table.position.money < table.table.position.price("I") + 5:
        person.decide(table)
    cards = [entry["card"] for entry in table.scene["hand"]]
    assert cards[-1] == "K"
    assert [entry["price"] for entry in table.scene["hand"]] == [
        table.table.position.price(card) for card in cards
    ]
    bought = next(action for action in table.table.state.actions if isinstance(action, Buy))
    do(table, "type", text=f"buy i {table.ground.name(bought.place)}")
    if table.scene["phase"] == "cloud":
        person.decide(table)
    assert table.scene["acts"] == ["done"]
    card, cell, _ = forbidden(table)
    assert card[0] == "I"
    assert {number < 0 for number in table.scene["judged"][0][0]} == {False}
    assert "Buying an Industry" in do(table, "place", card=card, cell=cell)["note"]


# ------------------------------------------------------------------ typing, hints, words


def test_typed_moves() -> None:
    table, person = GameTable(seed=3, help="full", lang="en"), Person(1, passing=0)
    cards = table.desk.task.cards if table.desk else ()
    do(table, "type", text=" ".join(cards[:2]))
    assert table.scene["phase"] == "keep"
    do(table, "lots", gesture={"kind": "offer"})
    assert table.scene["phase"] == "build"
    for text in ("discard", "défausser C"):
        assert "The discard" in do(table, "type", text=text)["note"]
    assert table.value["refused"]["first"] == 2
    action = table.table.state.actions[0]
    assert isinstance(action, Build)
    card = cards_to_lay(table.table.state)[0][0]
    do(table, "type", text=f"build {card} {table.ground.name(action.place)}")
    assert table.table.told[-1].event.kind in ("build", "income", "draw")
    for wrong in ("R z99", "nonsense", "K e4", "pass"):
        person.until(table, "build")
        state = table.table.state
        assert do(table, "type", text=wrong)["note"]
        assert table.table.state is state
    person.until(table, "rest")
    assert do(table, "type", text="R e4")["note"].startswith("Not now")
    assert do(table, "type", text="suivant")["turn"].startswith("Turn 2")
    table, person = GameTable("normal", seed=4, help="full", lang="en"), Person(3)
    person.until(table, "buy")
    assert do(table, "type", text="nothing")["phase"] == "rest"


def test_hints_come_in_three_steps_and_are_counted() -> None:
    table = GameTable(seed=3, lang="en")
    notes = [do(table, "hint")["note"] for _ in range(4)]
    assert [note[:12] for note in notes] == ["Hint 1 of 3.", "Hint 2 of 3.", "Hint 3 of 3.", "Hint 3 of 3."]
    assert len(set(notes)) == 3
    assert table.value["hints"] == 3
    person = Person(1)
    person.until(table, "build")
    assert do(table, "hint")["note"].startswith("Hint 1 of 3.")
    person.until(table, "rest")
    assert do(table, "hint")["note"].startswith("Not now")
    assert table.value["hints"] == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_in_words(lang: str) -> None:
    """No gap is left, no message missing, and the other language says something else."""
    table = GameTable("advanced", 2, BOTS, variants=["architect"], seed=4, lang=lang)
    person, kinds = Person(3, passing=0.2), set()
    while not table.value["over"]:
        kinds |= {told.event.kind for told in table.table.told}
        texts = [entry["text"] for entry in table.scene["log"]]
        assert all(text and "{" not in text and "None" not in text for text in texts)
        person.decide(table)
    assert kinds >= {
        "draw",
        "offer",
        "take",
        "architect",
        "build",
        "cloud",
        "discard",
        "develop",
        "income",
        "buy",
    }
    before = table.scene["end"]["head"]
    table.lang = next(other for other in LANGUAGES if other != lang)
    assert table.scene["end"]["head"] != before


def test_the_browser_s_language() -> None:
    table = GameTable(seed=1)
    assert table.scene["turn"] == "Tour 1 sur 10"
    assert do(table, "hello", languages="en-GB,fr")["turn"] == "Turn 1 of 10"


def test_the_income_is_told_line_by_line() -> None:
    table = GameTable(seed=3, help="full", lang="en")
    scene = Person(1).until(table, "rest", 4)
    (income,) = scene["incomes"]
    paid = next(told for told in reversed(table.table.told) if told.event.kind == "income")
    assert income["total"] == f"${paid.event.details['amount']}"
    assert income["lines"][0]["rule"] == "salary"
    entry = next(entry for entry in scene["log"] if entry["rule"] == "income")
    assert len(entry["parts"]) == len(income["lines"])


def test_a_discard_says_why() -> None:
    table, person = GameTable("normal", seed=4, lang="en"), Person(3, passing=1)
    while not any(told.event.kind == "discard" for told in table.table.told):
        person.decide(table)
    told = next(told for told in table.table.told if told.event.kind == "discard")
    assert told.reasons
    entry = next(entry for entry in table.scene["log"] if entry["rule"] == "discard")
    assert len(entry["parts"]) == len(told.reasons)
