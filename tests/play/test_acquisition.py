"""Acquisition: dividing and choosing, who divides next, the space of offers, bribes. See test_hidden for the draw."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from cardcity_tutor.core import IllegalAction
from cardcity_tutor.games.cardcity import Choose, Game, Lot, Offer, Phase, State, apply, game, start
from cardcity_tutor.games.cardcity.rules.actions import Offers
from cardcity_tutor.games.cardcity.rules.state import Table
from cardcity_tutor.games.cardcity.rules.tokens import CARD_OF, HAND_TOKENS

Cards = tuple[int, ...]


def cards(tokens: str) -> Cards:
    return tuple(CARD_OF[token] for token in tokens.split())


def written(numbers: Sequence[int]) -> list[str]:
    return sorted(HAND_TOKENS[card] for card in numbers)


def lot(up: str, down: str = "", money: Any = 0) -> Lot:
    return Lot(cards(up), cards(down), money)


def dividing(way: Game, tokens: str, money: int = 3) -> State:
    """The second turn of a game, player 0 first, with these cards drawn."""
    state, _ = start(way, 1)
    pool = cards(tokens)
    waiting = len(pool) // way.hand
    return state._replace(
        turn=2,
        seats=tuple(seat._replace(money=money) for seat in state.seats),
        table=Table(0, 1, pool),
        actions=Offers(pool, way.hand, way.hand - 2, waiting - 1, money if way.bribes else 0),
    )


def after(state: State, *actions: Offer | Choose) -> State:
    for action in actions:
        state, _ = apply(state, action)
    return state


def hands(state: State) -> list[list[str]]:
    return [written(seat.hand) for seat in state.seats]


def moneys(state: State) -> list[int]:
    return [seat.money for seat in state.seats]


# ---------------------------------------------------------------- the rulebook's examples

SIX = Offer(lot("R C"), lot("P C", "I L"))
NINE = Offer(lot("R C", "R"), lot("P C", "C I1 I1 L"))


def test_six_cards_open_lot_taken_and_the_same_player_divides_again() -> None:
    state = after(dividing(game(players=3), "R I1 L P C C"), SIX)
    assert (state.phase, state.player) == (Phase.CHOOSE, 1)
    assert list(state.actions) == [Choose("open"), Choose("rest")]
    state, events = apply(state, Choose("open"))
    assert hands(state)[1] == ["C", "R"]
    assert (state.phase, state.player) == (Phase.DIVIDE, 0)
    assert [(event.kind, event.player, event.details["lot"]) for event in events] == [("take", 1, "open")]
    state = after(state, Offer(lot("P I1"), lot("C", "L")))
    assert (state.phase, state.player) == (Phase.CHOOSE, 2)
    state, events = apply(state, Choose("open"))
    assert hands(state) == [["C", "L"], ["C", "R"], ["I1", "P"]]
    assert [(event.player, event.details["lot"]) for event in events[:2]] == [(2, "open"), (0, "rest")]
    assert (state.phase, state.player) == (Phase.BUILD, 0)


def test_six_cards_rest_taken_and_the_taker_divides() -> None:
    state, events = apply(after(dividing(game(players=3), "R I1 L P C C"), SIX), Choose("rest"))
    assert hands(state)[0] == ["C", "R"]
    assert [(event.player, event.details["lot"]) for event in events] == [(0, "open")]
    assert (state.phase, state.player) == (Phase.DIVIDE, 1)
    assert state.table is not None
    assert (written(state.table.pool), state.table.chooser) == (["C", "I1", "L", "P"], 2)
    state = after(state, Offer(lot("P I1"), lot("L", "C")), Choose("rest"))
    assert hands(state) == [["C", "R"], ["I1", "P"], ["C", "L"]]


def test_nine_cards_open_lot_taken() -> None:
    state = after(dividing(game(level="normal", players=3), "R R I1 I1 L P C C C"), NINE, Choose("open"))
    assert hands(state)[1] == ["C", "R", "R"]
    assert (state.phase, state.player) == (Phase.DIVIDE, 0)
    state = after(state, Offer(lot("P I1", "I1"), lot("C", "C L")), Choose("open"))
    assert hands(state) == [["C", "C", "L"], ["C", "R", "R"], ["I1", "I1", "P"]]


def test_nine_cards_rest_taken() -> None:
    state = after(dividing(game(level="normal", players=3), "R R I1 I1 L P C C C"), NINE, Choose("rest"))
    assert hands(state)[0] == ["C", "R", "R"]
    assert (state.phase, state.player) == (Phase.DIVIDE, 1)
    state = after(state, Offer(lot("P I1", "I1"), lot("C", "C L")), Choose("open"))
    assert hands(state) == [["C", "R", "R"], ["C", "C", "L"], ["I1", "I1", "P"]]


@pytest.mark.parametrize(
    ("choices", "dividers"), [("ooo", [0, 0, 0]), ("rrr", [0, 1, 2]), ("oro", [0, 0, 2])]
)
def test_who_divides_and_who_chooses_at_four(choices: str, dividers: list[int]) -> None:
    state, _ = start(game(players=4), 8)
    met = []
    for choice in choices:
        met.append((state.player, state.table and state.table.chooser))
        state, _ = apply(state, state.actions[0])
        state, _ = apply(state, Choose("open" if choice == "o" else "rest"))
    assert met == list(zip(dividers, [1, 2, 3], strict=True))
    assert [len(hand) for hand in hands(state)] == [2, 2, 2, 2]


# ---------------------------------------------------------------- proportions and the space of offers

PROPORTIONS = {
    # level, cards to divide: open up, open down, rest up, rest down
    ("simplified", 4): (2, 0, 1, 1),
    ("simplified", 6): (2, 0, 2, 2),
    ("simplified", 8): (2, 0, 3, 3),
    ("normal", 6): (2, 1, 1, 2),
    ("normal", 9): (2, 1, 2, 4),
    ("normal", 12): (2, 1, 3, 6),
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
@pytest.mark.parametrize("choice", ["open", "rest"])
def test_proportions(players: int, level: str, choice: str) -> None:
    way = game(level=level, players=players)
    state, _ = start(way, 4)
    for waiting in range(players, 1, -1):
        expected = PROPORTIONS["simplified" if level == "simplified" else "normal", waiting * way.hand]
        for index in {0, len(state.actions) // 2, len(state.actions) - 1}:
            offer = state.actions[index]
            assert isinstance(offer, Offer)
            first, rest = offer
            assert (len(first.up), len(first.down), len(rest.up), len(rest.down)) == expected
        state, _ = apply(state, state.actions[len(state.actions) // 3])
        state, _ = apply(state, Choose(choice))


def brute_force(pool: Cards, size: int, open_down: int, rest_up: int, money: int) -> set[Offer]:
    """All divisions by index, equal cards then forgotten."""
    found = set()
    everything = set(range(len(pool)))
    bribes = [(0, 0), *((k, 0) for k in range(1, money + 1)), *((0, k) for k in range(1, money + 1))]

    def named(chosen: set[int]) -> Cards:
        return tuple(sorted(pool[k] for k in chosen))

    for first in map(set, combinations(sorted(everything), size)):
        for down in map(set, combinations(sorted(first), open_down)):
            for up in map(set, combinations(sorted(everything - first), rest_up)):
                for on_open, on_rest in bribes:
                    found.add(
                        Offer(
                            Lot(named(first - down), named(down), on_open),
                            Lot(named(up), named(everything - first - up), on_rest),
                        )
                    )
    return found


@pytest.mark.parametrize(
    ("tokens", "size", "open_down", "rest_up", "money"),
    [
        ("R I1 L P", 2, 0, 1, 0),
        ("R R R R", 2, 0, 1, 0),
        ("R I1 L P C C", 2, 0, 2, 0),
        ("R R I1 L P C", 3, 1, 1, 0),
        ("R R RCd RCs I1 I2", 3, 1, 1, 3),
        ("R R I1 I1 L P C C C", 3, 1, 2, 1),
        ("R R I1 L P C C R", 2, 0, 3, 0),
    ],
)
def test_offers_are_exactly_the_divisions(
    tokens: str, size: int, open_down: int, rest_up: int, money: int
) -> None:
    pool = cards(tokens)
    offers = Offers(pool, size, open_down, rest_up, money)
    listed = [offers[k] for k in range(len(offers))]
    expected = brute_force(pool, size, open_down, rest_up, money)
    assert set(listed) == expected
    assert len(listed) == len(set(listed)) == len(expected)
    assert all(offer in offers for offer in expected)
    assert list(offers) == listed == offers[:]
    assert (offers[-1], offers[2:5]) == (listed[-1], listed[2:5])
    for outside in (len(offers), -len(offers) - 1):
        with pytest.raises(IndexError):
            offers[outside]


WRONG_OFFERS = {
    "card-of-nobody": Offer(lot("R R"), lot("P C", "I1 L")),
    "card-lost": Offer(lot("R C"), lot("P C", "I1")),
    "small-lot-hidden": Offer(lot("R", "C"), lot("P C", "I1 L")),
    "rest-all-open": Offer(lot("R C"), lot("P C I1 L")),
    "three-in-the-small-lot": Offer(lot("R C P"), lot("C", "I1 L")),
    "bribe-before-advanced": Offer(lot("R C", money=1), lot("P C", "I1 L")),
}


@pytest.mark.parametrize("offer", WRONG_OFFERS.values(), ids=WRONG_OFFERS)
def test_wrong_offers_are_refused(offer: Offer) -> None:
    state = dividing(game(players=3), "R I1 L P C C")
    assert offer not in state.actions
    with pytest.raises(IllegalAction):
        apply(state, offer)


# ---------------------------------------------------------------- bribes


def bribed(on_open: Any, on_rest: Any) -> Offer:
    return Offer(lot("R C", "R", on_open), lot("P C", "C I1 I1 L", on_rest))


@pytest.mark.parametrize(
    ("money", "allowed"),
    [((0, 0), True), ((4, 0), True), ((0, 4), True), ((5, 0), False), ((0, 5), False), ((1, 1), False),
     ((-1, 0), False), ((-1, 1), False), ((0.5, 0), False), ((0, 2.0), False), ((True, 0), False)],
)  # fmt: skip
def test_bribe_is_whole_own_money_on_one_lot(money: tuple[Any, Any], allowed: bool) -> None:
    state = dividing(game(level="advanced", players=3), "R R I1 I1 L P C C C", money=4)
    assert (bribed(*money) in state.actions) == allowed


@pytest.mark.parametrize("level", ["simplified", "normal"])
def test_no_bribes_before_advanced(level: str) -> None:
    state, _ = start(game(level=level), 2)
    assert all(
        isinstance(offer, Offer) and offer.open.money == offer.rest.money == 0 for offer in state.actions
    )


@pytest.mark.parametrize(
    ("bribe", "choice", "expected"),
    [
        ((2, 0), "open", [1, 5, 3]),  # the chooser takes the lot and the money
        ((2, 0), "rest", [3, 3, 3]),  # the divider takes his own lot, and his money back
        ((0, 2), "rest", [1, 5, 3]),
        ((0, 2), "open", [3, 3, 3]),
    ],
)
def test_who_gets_the_bribe(bribe: tuple[int, int], choice: str, expected: list[int]) -> None:
    state = dividing(game(level="advanced", players=3), "R R I1 I1 L P C C C")
    state, events = apply(state, bribed(*bribe))
    assert moneys(state) == [1, 3, 3]
    assert events[0].rule == "bribe"
    assert moneys(after(state, Choose(choice))) == expected


def test_bribe_of_the_last_division() -> None:
    state = dividing(game(level="advanced", players=2), "R R I1 L P C")
    for bribe, choice, expected in (
        ((3, 0), "open", [0, 6]),
        ((3, 0), "rest", [3, 3]),
        ((0, 3), "open", [3, 3]),
    ):
        offer = Offer(lot("R C", "R", bribe[0]), lot("P", "I1 L", bribe[1]))
        assert moneys(after(state, offer, Choose(choice))) == expected


def test_money_won_may_be_offered_again() -> None:
    state = after(
        dividing(game(level="advanced", players=3), "R R I1 I1 L P C C C"), bribed(0, 3), Choose("rest")
    )
    assert (state.player, moneys(state)) == (1, [0, 6, 3])
    assert Offer(lot("P I1", "I1", 6), lot("C", "C L")) in state.actions


def test_look_alikes_of_a_decision_are_refused() -> None:
    """A bare tuple equals the decision that it copies, but it is none; it may not pass in silence."""
    state = after(dividing(game(players=3), "R I1 L P C C"), SIX)
    look_alike: Any = ("open",)
    with pytest.raises(IllegalAction):
        apply(state, look_alike)
    solo, _ = start(game(players=1), 1)
    look_alike = tuple(solo.actions[0])
    with pytest.raises(IllegalAction):
        apply(solo, look_alike)
