"""What a bot counts as unseen is exactly what is hidden from it, and the discard; what it imagines fits the view."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from cardcity_tutor.games.cardcity import HIDDEN, Game, State, apply, game, start, view
from cardcity_tutor.games.cardcity.rules.actions import Cards
from cardcity_tutor.games.cardcity.rules.tokens import CARD_OF
from cardcity_tutor.games.cardcity.rules.unseen import Unseen, imagined, unseen

WAYS = [
    game(players=1),
    game(players=2),
    game(level="normal", players=3, variants=["architect"]),
    game(level="advanced", players=1, variants=["ecological"]),
    game(level="advanced", players=4),
    game(level="advanced", players=1, variants=["suburb"]),
    game(level="advanced", players=2, variants=["single-city"]),
    game(level="normal", players=3, variants=["single-city"]),
    game(edition="2012", players=3),
]


def moments(way: Game, seed: int) -> Iterator[tuple[State, Counter[int]]]:
    """All moments of a random game, with what was discarded before."""
    chance = Random(seed)
    state, _ = start(way, seed)
    discarded: Counter[int] = Counter()
    while not state.over:
        yield state, discarded
        state, events = apply(state, state.actions[int(chance.random() * len(state.actions))])
        discarded.update(CARD_OF[event.details["card"]] for event in events if event.kind == "discard")


def cards_of(state: State) -> list[int]:
    """All cards in hands, on the table and in the pile, in a fixed order; those of lots once."""
    found = [card for seat in state.seats for card in seat.hand]
    table = state.table
    if table is not None:
        lots: tuple[Cards, ...] = (table.pool,)
        if table.lots is not None:
            lots = tuple(lot.cards for lot in table.lots)
        found += [card for cards in lots for card in cards]
    return [*found, *state.pile]


@pytest.mark.parametrize(
    "way", WAYS, ids=lambda way: f"{way.setting.edition}-{way.setting.level}-{way.players}"
)
def test_unseen_is_what_is_hidden_and_the_discard(way: Game) -> None:
    spare = (
        1 if way.bicolour == 15 else 0
    )  # alone, one bicolour card of the box stays out and nobody knows which
    seen = 0
    for state, discarded in moments(way, 3):
        for player in range(way.players):
            mine = view(state, player)
            truth = [
                card for card, shown in zip(cards_of(state), cards_of(mine), strict=True) if shown == HIDDEN
            ]
            found = Counter(unseen(mine).cards)
            expected = Counter(truth) + discarded
            assert not expected - found
            assert (found - expected).total() == spare
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("way", WAYS[:5], ids=lambda way: f"{way.setting.level}-{way.players}")
def test_an_imagined_state_looks_like_the_real_one(way: Game) -> None:
    """Seen again by the same player it is the same view; no card is imagined twice; others may differ."""
    different = 0
    for state, _ in moments(way, 4):
        mine = view(state, state.player)
        known = unseen(mine)
        world = imagined(mine, known, Random(1))
        assert HIDDEN not in cards_of(world)
        assert view(world, state.player) == mine
        drawn = Counter(
            card for card, shown in zip(cards_of(world), cards_of(mine), strict=True) if shown == HIDDEN
        )
        assert not drawn - Counter(known.cards)
        different += imagined(mine, known, Random(2)) != world
    assert different > 5


def test_the_solo_player_knows_the_end_of_the_pile() -> None:
    known = [unseen(view(state, 0)) for state, _ in moments(game(players=1), 5)]
    assert not known[0].bottom
    assert max(len(found.bottom) for found in known) > 3
    assert isinstance(known[0], Unseen)
