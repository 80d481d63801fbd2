"""Lots: divided, chosen, kept; refused with reasons; what each viewer may see."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.games.cardcity.rules.actions import Choose, Keep, Offers
from cardcity_tutor.games.cardcity.rules.game import game
from cardcity_tutor.games.cardcity.rules.play import apply, start
from cardcity_tutor.games.cardcity.rules.state import Phase, State
from cardcity_tutor.games.cardcity.widgets.dividing import PLACES, POOL, Work, division
from cardcity_tutor.games.cardcity.widgets.lots_view import LotsView

SIX = ["R", "C", "P", "I2", "L", "RLd"]


def first(players: int, level: str = "simplified", seed: int = 5) -> State:
    return start(game(level=level, players=players), seed)[0]


def offered(players: int, level: str = "simplified", number: int = 0) -> State:
    state = first(players, level)
    return apply(state, state.actions[number])[0]


def told(view: LotsView) -> str:
    return " ".join(text for group in view.scene["problems"] for text in group["here"])


def test_division_by_gestures() -> None:
    lots = LotsView(SIX, lang="en")
    for card, place in enumerate(["open-up", "rest-up", "open-up", "rest-down"]):
        lots.gesture = {"kind": "move", "card": card, "to": place}
    lots.gesture = {"kind": "move", "card": 5, "to": "rest-down"}
    assert lots.scene["said"] == (
        "residence and leisure, cut diagonally: face down, large lot, 2 of 2. All others: face up, large lot."
    )
    assert lots.value["complete"] is False
    lots.gesture = {"kind": "offer"}
    assert lots.value == {
        "open": {"up": ["R", "P"], "down": [], "money": 0},
        "rest": {"up": ["C", "L"], "down": ["I2", "RLd"], "money": 0},
        "complete": True,
    }
    assert lots.scene["say"]["head"] == "The two lots are offered."
    lots.gesture = {"kind": "move", "card": 0, "to": POOL}
    assert lots.value["complete"] is False


def test_the_last_place_fills_by_itself_and_one_undo_takes_it_back() -> None:
    lots = LotsView(SIX)
    for card, place in enumerate(["open-up", "open-up", "rest-up"]):
        lots.move(card, place)
        assert lots.work.at.count(POOL) == 5 - card
    lots.move(3, "rest-up")
    assert lots.work.at == ("open-up", "open-up", "rest-up", "rest-up", "rest-down", "rest-down")
    lots.gesture = {"kind": "undo"}
    assert lots.work.at.count(POOL) == 3
    lots.gesture = {"kind": "redo"}
    lots.move(0, POOL)  # who takes a card back shall not see it return
    assert lots.work.at.count(POOL) == 1
    lots.move(1, "rest-down")
    assert lots.work.at[0] == POOL


def test_undo_and_redo() -> None:
    lots = LotsView(SIX)
    lots.move(0, "open-up")
    lots.move(0, "rest-up")
    lots.gesture = {"kind": "undo"}
    assert lots.work.at[0] == "open-up"
    assert (lots.scene["undo"], lots.scene["redo"]) == (True, True)
    lots.gesture = {"kind": "redo"}
    assert lots.work.at[0] == "rest-up"
    lots.gesture = {"kind": "undo"}
    lots.move(1, "rest-up")
    assert lots.scene["redo"] is False


@pytest.mark.parametrize(
    ("text", "rule", "here"),
    [
        ("R C", "lots", "4 cards are still to be divided."),
        (
            "R C P | L",
            "lots",
            "Face up, small lot: 2 wanted, 3 there. Face up, large lot: 2 wanted, 1 there.",
        ),
        ("R C $1 | P L $2", "bribe", "There is money on both lots: choose one."),
        ("R C $9 | P L", "bribe", "$9 on a lot, with $4 in hand."),
    ],
)
def test_a_wrong_division_is_explained(text: str, rule: str, here: str) -> None:
    lots = LotsView(SIX, money=4, lang="en")
    lots.lay(text)
    assert lots.scene["problems"] == []
    lots.gesture = {"kind": "offer"}
    assert lots.scene["problems"][0]["rule"] == rule
    assert told(lots).startswith(here)
    assert "p.\u00a0" in lots.scene["problems"][0]["cite"]
    assert here.split(".", maxsplit=1)[0] in lots.scene["said"]
    assert lots.value["complete"] is False
    with pytest.raises(IllegalAction) as refused:
        lots.action()
    assert refused.value.verdict is not None
    assert refused.value.verdict.rules == (rule,)
    lots.gesture = {"kind": "undo"}
    assert lots.scene["problems"] == []


def test_problems_are_those_of_the_engine() -> None:
    """Nothing is wrong with a division exactly when it is one of the engine's offers."""
    task = division(["R", "C", "P", "L", "R", "C"], (2, 1, 1, 2), 1)
    offers = Offers(tuple(sorted([0, 1, 3, 2, 0, 1])), 3, 1, 1, 1)
    legal = 0
    for at in product([*PLACES, POOL], repeat=6):
        work = Work(at)
        fine = task.action(work) in offers
        legal += fine
        assert (not task.problems(work)) == fine, at
    assert legal == 180  # 6! / (2! 1! 1! 2!)
    complete = Work(("open-up", "open-up", "open-down", "rest-up", "rest-down", "rest-down"))
    for first_lot, other in product(range(3), range(3)):
        work = complete._replace(money=(first_lot, other))
        assert (not task.problems(work)) == (task.action(work) in offers), work.money


@pytest.mark.parametrize(("players", "level"), [(2, "simplified"), (3, "normal"), (4, "advanced")])
def test_a_game_goes_on_with_the_action(players: int, level: str) -> None:
    state = first(players, level)
    while state.phase in (Phase.DIVIDE, Phase.CHOOSE):
        view = LotsView.of(state)
        if state.phase is Phase.DIVIDE:
            places = [place for place, size in view.task.sizes.items() for _ in range(size)]
            for card, place in enumerate(places):
                view.move(card, place)
            view.offer()
        else:
            view.choose("open")
        state = apply(state, view.action())[0]
    assert state.phase not in (Phase.DIVIDE, Phase.CHOOSE)


def test_viewers_see_only_what_they_may() -> None:
    state = first(3, "normal")
    assert state.table is not None
    other = LotsView.of(state, player=2, lang="en")
    assert set(other.task.cards) == {"?"}
    assert other.scene["say"]["head"] == "Player A divides the cards."
    other.gesture = {"kind": "move", "card": 0, "to": "open-up"}
    assert other.scene["note"] == "The decision is up to Player A."
    assert set(other.work.at) == {POOL}
    with pytest.raises(InputError, match="lots-not-yours"):
        other.action()
    chosen = offered(3, "normal")
    hidden = sum(size for place, size in LotsView.of(chosen).task.sizes.items() if "down" in place)
    assert [LotsView.of(chosen, player).task.cards.count("?") for player in range(3)] == [0, hidden, hidden]
    assert "?" not in str(LotsView.of(chosen, 0).deck.keys())


def test_choose() -> None:
    view = LotsView.of(offered(3), lang="fr")
    assert view.value == {"lot": None}
    with pytest.raises(InputError, match="lots-undecided"):
        view.action()
    assert [lot["then"] for lot in view.scene["lots"]] == [
        "Joueur A repartage les 4 autres cartes, puis Joueur C choisit.",
        "Joueur A reçoit le petit lot\u00a0; à vous de partager pour Joueur C.",
    ]
    assert [text for _, text, _ in view.scene["players"]] == [
        "Joueur A a partagé", "Joueur B choisit", "Joueur C attend",
    ]  # fmt: skip
    view.gesture = {"kind": "choose", "lot": "rest"}
    assert view.value == {"lot": "rest"}
    assert view.action() == Choose("rest")
    assert view.scene["said"] == "Vous prenez le grand lot."
    view.gesture = {"kind": "type", "text": "1"}
    assert view.value == {"lot": "open"}
    view.gesture = {"kind": "type", "text": "les deux"}
    assert "les deux" in view.scene["note"]
    assert view.value == {"lot": "open"}


def test_the_last_lots_are_of_one_size() -> None:
    view = LotsView.of(offered(2), names=["Ada", "Bob"], lang="en")
    assert [lot["name"] for lot in view.scene["lots"]] == ["The first lot", "The second lot"]
    assert [lot["then"] for lot in view.scene["lots"]] == [
        "Ada gets the other lot, and everybody has cards."
    ] * 2


def test_bribes_lie_open() -> None:
    state = first(3, "advanced")
    view = LotsView.of(state, lang="en")
    assert [lot["bribe"] for lot in view.scene["lots"]] == [{"money": 0, "most": 3}] * 2
    places = [place for place, size in view.task.sizes.items() for _ in range(size)]
    for card, place in enumerate(places):
        view.move(card, place)
    view.gesture = {"kind": "money", "lot": "rest", "amount": "2"}
    assert view.value["rest"]["money"] == 2
    view.gesture = {"kind": "money", "lot": "rest", "amount": "-1"}
    assert "-1" in view.scene["note"]
    assert view.value["rest"]["money"] == 2
    chosen = LotsView.of(apply(state, view.action())[0], lang="en")
    assert [lot["money"] for lot in chosen.scene["lots"]] == ["", "$2 on this lot"]
    assert LotsView.of(first(3, "normal")).scene["lots"][0]["bribe"] is None


def test_keep() -> None:
    state = first(1, "normal")
    view = LotsView.of(state, lang="en")
    cards = list(view.task.cards)
    assert (sorted(view.value["keep"]), view.value["complete"]) == (sorted(cards), False)
    view.gesture = {"kind": "offer"}
    assert told(view) == "In hand: 3 wanted, 4 there. Under the pile: 1 wanted, 0 there."
    view.gesture = {"kind": "move", "card": 1, "to": "under"}
    view.gesture = {"kind": "offer"}
    assert view.value["complete"] is True
    assert sorted(view.value["keep"]) == sorted(cards[:1] + cards[2:])
    action = view.action()
    assert isinstance(action, Keep)
    assert apply(state, action)[0].phase is not Phase.KEEP
    view.gesture = {"kind": "type", "text": " ".join(cards[1:])}
    assert sorted(view.value["keep"]) == sorted(cards[1:])


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("r c / p | rl / i", ["open-up", "open-up", "open-down", "rest-down", "rest-down", "rest-up"]),
        ("I, L", [POOL, POOL, POOL, "open-up", "open-up", POOL]),
        ("| R", ["rest-up", *["rest-down"] * 5]),
    ],
)
def test_typing(text: str, at: Sequence[str]) -> None:
    lots = LotsView(SIX)
    lots.gesture = {"kind": "type", "text": text}
    assert list(lots.work.at) == list(at)
    assert lots.scene["note"] is None


@pytest.mark.parametrize("text", ["K", "R R", "R | C | P", "R / C / P", "5 R"])
def test_typing_wrongly_changes_nothing_and_says_so(text: str) -> None:
    lots = LotsView(SIX)
    lots.gesture = {"kind": "type", "text": text}
    assert set(lots.work.at) == {POOL}
    assert lots.scene["note"]


@pytest.mark.parametrize(
    "gesture",
    [
        {"kind": "move", "card": None, "to": "open-up"},
        {"kind": "move", "card": 6, "to": "open-up"},
        {"kind": "move", "card": 0, "to": "cellar"},
        {"kind": "move", "to": "open-up"},
        {"kind": "money", "lot": "both", "amount": "1"},
        {"kind": "choose", "lot": "open"},
    ],
)
def test_impossible_gestures_are_answered(gesture: dict[str, object]) -> None:
    lots = LotsView(SIX)
    lots.gesture = gesture
    assert lots.scene["note"]
    assert lots.work == lots.task.start


@pytest.mark.parametrize(
    "sizes", [{"open_up": 6}, {"open_up": 0}, {"rest_up": 5}, {"rest_up": 1, "rest_down": 1}]
)
def test_impossible_sizes(sizes: dict[str, Any]) -> None:
    with pytest.raises(InputError, match="lots-sizes"):
        LotsView(SIX, **sizes)


def test_other_phases_have_no_lots() -> None:
    state = offered(2)
    built = apply(state, state.actions[0])[0]
    with pytest.raises(InputError, match="lots-phase"):
        LotsView.of(built)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_scene_speaks_one_language(lang: str) -> None:
    lots = LotsView(SIX, lang="en" if lang == "fr" else "fr")
    lots.lang = lang
    assert (
        lots.scene["cards"][0]["say"] == {"fr": "résidence, à répartir", "en": "residence, to divide"}[lang]
    )
    assert lots.words["lots-take"] == {"fr": "Prendre ce lot", "en": "Take this lot"}[lang]
