"""A hand: picked, turned, typed; without a round trip for what the browser shows by itself."""

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.widgets.hand_view import HandView

HAND = ["R", "RLd", "CIs", "?"]


def test_pick_and_turn_are_only_reported() -> None:
    hand = HandView(HAND)
    before = hand.seq
    hand.gesture = {"kind": "pick", "number": 1, "card": "RLd"}
    assert hand.value == {"picked": "RLd", "facing": "0"}
    hand.gesture = {"kind": "turn", "number": 1, "card": "RLd", "facing": "3"}
    assert hand.value == {"picked": "RLd", "facing": "3"}
    hand.gesture = {"kind": "pick", "number": None, "card": None}
    assert hand.value == {"picked": None, "facing": None}
    assert hand.seq == before
    hand.refresh()
    assert (hand.scene["picked"], hand.scene["turns"]) == (None, [0, 3, 0, 0])


def test_each_facing_has_its_drawing() -> None:
    hand = HandView(HAND)
    assert set(hand.deck) == {"R", "?", *(f"RL{k}" for k in "0123"), *(f"CI{k}" for k in "nesw")}
    assert [entry["facings"] for entry in hand.scene["hand"]] == [[], list("0123"), list("nesw"), []]
    hand.cards = ["P"]
    assert set(hand.deck) == {"P"}


def test_typing() -> None:
    hand = HandView(HAND, lang="en")
    hand.gesture = {"kind": "type", "text": "ci e"}
    assert hand.value == {"picked": "CIs", "facing": "e"}
    hand.gesture = {"kind": "type", "text": "CI 2"}
    assert hand.scene["note"] == "CIs is not turned like this. Expected: n, e, s, w."
    assert hand.value == {"picked": "CIs", "facing": "e"}
    hand.gesture = {"kind": "type", "text": "P"}
    assert "“P”" in hand.scene["note"]


def test_names_and_prices() -> None:
    hand = HandView(["L", "P"], face_down=[1], price=4, lang="en")
    assert [entry["price"] for entry in hand.scene["hand"]] == [4, 0]
    assert [entry["say"] for entry in hand.scene["hand"]] == ["leisure", "parking, hidden from the others"]
    hand.price = 0
    assert hand.scene["hand"][0]["price"] == 0


def test_a_hand_to_look_at() -> None:
    hand = HandView(HAND, pick=False)
    hand.gesture = {"kind": "pick", "number": 0}
    assert hand.value["picked"] is None
    assert hand.scene["pick"] is False
    with pytest.raises(InputError, match="lots-no-card"):
        hand.pick(0)


def test_wrong_hands() -> None:
    with pytest.raises(InputError, match="card-token"):
        HandView(["Z"])
    with pytest.raises(InputError, match="lots-no-card"):
        HandView(["R"], face_down=[1])
    with pytest.raises(InputError, match="hand-no-facing"):
        HandView(["R"]).pick(0, "1")
