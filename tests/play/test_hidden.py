"""The draw (first turn's leisure, solo), and hidden information: what each player's view shows and what it hides."""

from collections import Counter
from random import Random

import pytest

from cardcity_tutor.games.cardcity import (
    HIDDEN,
    Choose,
    Game,
    Keep,
    Lot,
    Offer,
    Phase,
    State,
    apply,
    game,
    start,
    view,
)
from cardcity_tutor.games.cardcity.rules.actions import Cards, Offers, less
from cardcity_tutor.games.cardcity.rules.state import Seat, Table
from cardcity_tutor.games.cardcity.rules.tokens import CARD_OF, HAND_TOKENS

WAYS = [
    ("simplified", 2),
    ("simplified", 3),
    ("simplified", 4),
    ("normal", 3),
    ("advanced", 2),
    ("advanced", 4),
]


def written(numbers: Cards) -> Counter[str]:
    return Counter(HAND_TOKENS[card] for card in numbers)


def without_actions(state: State) -> State:
    """The decisions spelled out (the first of them), because their sequences are equal only to themselves."""
    return state._replace(actions=tuple(state.actions[k] for k in range(min(40, len(state.actions)))))


# ---------------------------------------------------------------- the first turn's leisure


@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_leisure_on_the_first_turn(level: str, players: int) -> None:
    way = game(level=level, players=players)
    whole = None
    kinds = set()
    for seed in range(40):
        state, events = start(way, seed)
        assert state.table is not None
        drawn = written(state.table.pool)
        assert not [token for token in drawn if "L" in token]
        assert drawn.total() == way.draw
        whole = whole or (drawn + written(state.pile)).total()
        assert (drawn + written(state.pile)).total() == whole
        kinds.add(tuple(event.kind for event in events))
        assert tuple(events[-1].details["cards"]) == state.table.pool
        if len(events) > 1:
            assert (events[0].kind, events[0].rule) == ("exchange", "first-turn-leisure")
    assert ("exchange", "draw") in kinds


def test_leisure_goes_back_into_the_pile() -> None:
    """All 3 leisure cards per player are still to come, and the second turn may bring them."""
    met = 0
    for seed in range(30):
        state, _ = start(game(players=2), seed)
        assert written(state.pile)["L"] == 6
        while state.turn == 1:
            state, _ = apply(state, state.actions[0])
        assert state.table is not None
        met += written(state.table.pool)["L"] > 0
    assert met > 5


# ---------------------------------------------------------------- solo


@pytest.mark.parametrize(
    ("level", "hand", "turns"), [("simplified", 2, 10), ("normal", 3, 8), ("advanced", 3, 8)]
)
def test_solo_draws_one_more_and_puts_it_under_the_pile(level: str, hand: int, turns: int) -> None:
    state, events = start(game(level=level, players=1), 6)
    chance = Random(6)
    left = hand * turns
    kept_total: Counter[str] = Counter()
    while True:
        if state.phase is Phase.KEEP:
            assert state.table is not None
            pool, before = state.table.pool, state.pile
            assert len(pool) == hand + 1
            assert len(before) == left - hand - 1
            keep = chance.choice(list(state.actions))
            assert isinstance(keep, Keep)
            assert len(keep.cards) == hand
            state, events = apply(state, keep)
            (under,) = less(pool, keep.cards)
            assert state.pile[:-1] == before
            assert state.pile[-1] == under
            assert view(state, 0).pile[-1] == under
            left -= hand
        else:
            state, events = apply(state, state.actions[0])
        for event in events:
            if event.kind == "take":
                kept_total += written(event.details["cards"])
        if state.turn == turns or state.over:
            break
    assert left == hand
    assert [(event.kind, len(event.details["cards"])) for event in events[-20:] if event.kind in {"draw", "take"}] == [
        ("draw", hand), ("take", hand),
    ]  # fmt: skip
    assert state.pile == ()
    assert kept_total.total() == hand * turns


def test_solo_may_keep_any_cards_of_the_draw() -> None:
    state, _ = start(game(players=1), 9)
    assert state.table is not None
    pool = state.table.pool
    expected = {tuple(sorted(pool[:k] + pool[k + 1 :])) for k in range(3)}
    assert [keep.cards for keep in state.actions if isinstance(keep, Keep)] == sorted(expected)


# ---------------------------------------------------------------- the spy


def scrambled(state: State, spy: int, chance: Random) -> State:
    """A state that the spy cannot tell from this one: every card that he has not seen changes places."""
    hidden: list[int] = list(state.pile[: len(state.pile) - (state.bottom if state.game.solo else 0)])
    table = state.table
    covered = table is not None and spy != table.divider
    for seat in state.seats:
        hidden += [card for card, who in zip(seat.hand, seat.seen, strict=True) if not who >> spy & 1]
    if table is not None and covered:
        hidden += [card for lot in table.lots for card in lot.down] if table.lots else table.pool
    chance.shuffle(hidden)
    deal = iter(hidden)
    pile = tuple(next(deal) for _ in range(len(state.pile) - (state.bottom if state.game.solo else 0)))
    seats = []
    for seat in state.seats:
        hand = tuple(
            card if who >> spy & 1 else next(deal) for card, who in zip(seat.hand, seat.seen, strict=True)
        )
        seats.append(seat._replace(hand=hand))
    if table is not None and covered:
        if table.lots:
            first, rest = (Lot(lot.up, tuple(next(deal) for _ in lot.down), lot.money) for lot in table.lots)
            table = table._replace(lots=(first, rest), pool=first.cards + rest.cards)
        else:
            table = table._replace(pool=tuple(next(deal) for _ in table.pool))
    assert next(deal, None) is None
    pile += state.pile[len(pile) :]
    return state._replace(pile=pile, seats=tuple(seats), table=table, chance=chance.getrandbits(64))


def look(state: State, players: int, chance: Random) -> int:
    """Check every player's view of this state; how many cards somebody could not see."""
    covered = 0
    for spy in range(players):
        seen = view(state, spy)
        other = scrambled(state, spy, chance)
        assert without_actions(view(other, spy)) == without_actions(seen)
        assert seen.chance == 0
        assert seen.seats[spy].hand == state.seats[spy].hand
        assert [seat[:2] for seat in seen.seats] == [seat[:2] for seat in state.seats]
        assert [len(seat.hand) for seat in seen.seats] == [len(seat.hand) for seat in state.seats]
        assert len(seen.pile) == len(state.pile)
        assert seen.reserve == state.reserve
        assert len(seen.actions) == (len(state.actions) if spy == state.player else 0)
        covered += sum(card == HIDDEN for seat in seen.seats for card in seat.hand)
        if state.table is not None and seen.table is not None:
            assert seen.table.pool == (
                state.table.pool if spy == state.table.divider else (HIDDEN,) * len(state.table.pool)
            )
            for shown, lot in zip(seen.table.lots or (), state.table.lots or (), strict=True):
                assert (shown.up, len(shown.down), shown.money) == (lot.up, len(lot.down), lot.money)
                assert (shown.down == lot.down) == (spy == state.table.divider or not lot.down)
    return covered


@pytest.mark.parametrize(("level", "players"), [*WAYS, ("simplified", 1), ("advanced", 1)])
def test_views_of_whole_games_hide_what_is_hidden(level: str, players: int) -> None:
    covered = 0
    for seed in range(3):
        chance = Random(seed)
        state, _ = start(game(level=level, players=players, variants=["architect"]), seed)
        while not state.over:
            covered += look(state, players, chance)
            state, _ = apply(state, state.actions[chance.randrange(len(state.actions))])
    # The only divider of a game for two sees every card of that turn, the chooser does not.
    assert (covered > 0) == (players > 1)


@pytest.mark.parametrize(("level", "players"), WAYS)
def test_a_hidden_card_is_known_to_its_owner_and_to_the_divider(level: str, players: int) -> None:
    state, _ = start(game(level=level, players=players), 5)
    offer = state.actions[len(state.actions) // 2]
    assert isinstance(offer, Offer)
    state, _ = apply(apply(state, offer)[0], Choose("open"))
    taken = state.seats[1].hand
    assert view(state, 0).seats[1].hand == view(state, 1).seats[1].hand == taken
    for other in range(2, players):
        assert view(state, other).seats[1].hand == offer.open.up + (HIDDEN,) * len(offer.open.down)


def forged(way: Game, hidden: str) -> State:
    """Three players; player 0 divides the last four cards, of which player 2 will not see one."""
    state, _ = start(way, 1)
    pool = tuple(CARD_OF[token] for token in ("R", "P", "C", hidden))
    seats = (state.seats[0], state.seats[1], Seat(state.seats[2].city, 3, (0, 0), (7, 7)))
    return state._replace(turn=2, seats=seats, table=Table(0, 1, pool), actions=Offers(pool, 2, 0, 1, 0))


def test_the_number_of_cards_to_build_does_not_tell_a_hidden_card() -> None:
    """Player 0 keeps C and a hidden card: an industry can be built, a leisure card for $3 cannot."""
    views = []
    for hidden in ("I1", "L"):
        state = forged(game(players=3), hidden)
        rest = Lot((CARD_OF["C"],), (CARD_OF[hidden],))
        state, _ = apply(state, Offer(Lot((CARD_OF["R"], CARD_OF["P"]), ()), rest))
        views.append(without_actions(view(state, 2)))
        state, _ = apply(state, Choose("open"))
        assert (state.phase, state.player) == (Phase.BUILD, 0)
        views.append(without_actions(view(state, 2)))
    assert views[0] == views[2]
    assert views[1] == views[3]
