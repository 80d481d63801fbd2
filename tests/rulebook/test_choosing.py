"""The sentence on choosing a lot is true for every number of players: who divides again, and for whom."""

from __future__ import annotations

from random import Random

import pytest

from cardcity_tutor.games.cardcity import Choose, Phase, game
from cardcity_tutor.games.cardcity.rules.play import apply, start
from cardcity_tutor.locale import say


@pytest.mark.parametrize(("edition", "players"), [(e, n) for e in ("xl", "2012") for n in (2, 3, 4)])
def test_whoever_holds_the_large_lot_divides_while_somebody_has_no_cards(edition: str, players: int) -> None:
    chance = Random(players)
    for seed in range(6):
        state, _ = start(game(edition=edition, level="simplified", players=players), seed)
        while state.phase is Phase.DIVIDE:
            offered, _ = apply(state, chance.choice(state.actions))
            divider, chooser = state.player, offered.player
            lot = chance.choice(("open", "rest"))
            state, _ = apply(offered, Choose(lot))
            without = [seat for seat in state.seats if not seat.hand]
            assert (state.phase is Phase.DIVIDE) == bool(without)
            if without:
                assert state.table is not None
                assert state.player == (divider if lot == "open" else chooser)
                assert state.table.chooser == (chooser + 1) % players
        assert all(len(seat.hand) == 2 for seat in state.seats)


def test_dividing_again_is_told_with_its_condition() -> None:
    """With two players nothing is divided again."""
    for lang, condition in (
        ("fr", "Tant qu’un joueur n’a pas de cartes, "),
        ("en", "While some player still has no cards, "),
    ):
        first, again = say(lang, "rule-choose-lot").split(". ")
        assert not any(word in first for word in ("nouveau", "again"))
        assert again.startswith(condition)
