"""The divide-and-choose laboratory on worths made by hand: what splits, choices, hidden cards and bribes cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity import Choose, Offer, State, apply
from cardcity_tutor.games.cardcity.coach.lab import (
    CHOOSERS,
    DOUBTER,
    LOTS,
    READER,
    SEER,
    Laboratory,
    fair_bribe,
    hiding,
    knowledge,
    laboratory,
    playing,
    regret,
    survey,
)
from cardcity_tutor.games.cardcity.coach.lab.playing import looks
from cardcity_tutor.games.cardcity.rules.kernel.cards import COMMERCE, LEISURE, PARKING, RESIDENCE
from cardcity_tutor.games.cardcity.rules.rollouts import Estimate

Worth = Mapping[int, float]
SAME: Worth = {LEISURE: 10.0, RESIDENCE: 2.0}


class Plain:
    """The rest of a game in which a hand is worth the sum of its cards, and a dollar so much."""

    worths: tuple[Worth, Worth] = (SAME, SAME)
    dollar = 1.0

    def __init__(self, value: float) -> None:
        self.value = value

    @classmethod
    def of(cls, state: State, player: int, unseen: Sequence[int], hand: Sequence[int]) -> Plain:
        assert len(hand) == state.game.hand
        assert len(unseen) > 3
        worth = cls.worths[player]
        return cls(sum(worth.get(card, 0.0) for card in hand) + cls.dollar * state.seats[player].money)

    def estimate(self, games: int, seed: int) -> Estimate:
        assert seed >= 0
        return Estimate(games, self.value, 0.0)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> type[Plain]:
    """Games that need no playing."""

    class Fresh(Plain):
        pass

    monkeypatch.setattr(playing, "Prospect", Fresh)
    return Fresh


def lab_of(pool: str, **options: Any) -> Laboratory:
    return laboratory(pool, **({"deals": 40, "games": 1, "turn": 5} | options))


# ------------------------------------------------------------------ splits and choices


def test_two_equal_lots_leave_nothing_to_regret(plain: type[Plain]) -> None:
    lab = lab_of("R R L L")
    offer = lab.offer("R L", "R")
    assert lab.split(offer).against(SEER).takes_open == 0.5
    assert [lab.choice(offer, lot).hindsight for lot in LOTS] == [(0.0, 0.0)] * 2
    assert lab.split(offer).against(SEER).worth.mean == 0.0
    bribe = fair_bribe(lab, offer, chooser=SEER)
    assert (bribe.price, bribe.too_little, bribe.effect.mean) == (0, None, 0.0)


def test_a_lot_that_is_better_in_every_way_is_taken(plain: type[Plain]) -> None:
    lab = lab_of("L L P P")
    offer = lab.offer("L L", "P")
    split = lab.split(offer)
    assert [split.against(chooser).takes_open > 0.99 for chooser in CHOOSERS] == [True] * 3
    reader = split.against(READER)
    assert reader.divider.mean == pytest.approx(3.0, abs=0.1)
    assert reader.taker.mean == pytest.approx(23.0, abs=0.1)
    assert reader.worth.mean == pytest.approx(-20.0, abs=0.1)
    taken, left = (lab.choice(offer, lot) for lot in LOTS)
    assert taken.regret.mean == taken.hindsight.mean == 0.0
    assert left.hindsight.mean == pytest.approx(40.0)  # 20 more for the rival, 20 less for oneself
    assert left.regret.mean == pytest.approx(left.open.mean * 2 - left.rest.mean * 2)


def test_each_gets_what_only_he_wants(plain: type[Plain]) -> None:
    plain.worths = {LEISURE: 10.0}, {COMMERCE: 10.0}
    lab = lab_of("C C L L", rivalry=0.0)
    best = survey(lab, SEER).best
    assert {tuple(sorted(lot.cards)) for lot in best.offer} == {(COMMERCE,) * 2, (LEISURE,) * 2}
    assert best.against(SEER).divider.mean == best.against(SEER).taker.mean == 23.0


def test_without_rivalry_only_the_own_score_counts(plain: type[Plain]) -> None:
    plain.worths = {LEISURE: 10.0}, {COMMERCE: 1.0}
    mild, keen = (lab_of("C C L L", rivalry=rivalry) for rivalry in (0.0, 1.0))
    offer = mild.offer("C C", "L")
    assert mild.takes_open(offer, SEER) == 1.0
    assert keen.takes_open(offer, SEER) == 0.0, "who is keen denies the divider his leisure"
    assert lab_of("C C L L").rivalry == 1.0
    assert lab_of("C C L L P P", players=3).rivalry == 0.0


def test_the_doubter_is_less_sure_than_the_reader(plain: type[Plain]) -> None:
    lab = lab_of("R R C P")
    offer = lab.offer("R C", "R")
    surely, perhaps = (lab.takes_open(offer, chooser) for chooser in (READER, DOUBTER))
    assert abs(surely - 0.5) > abs(perhaps - 0.5)
    assert (surely > 0.5) == (perhaps > 0.5)


cards = st.lists(st.sampled_from(["R", "C", "L", "P", "I"]), min_size=4, max_size=4).filter(
    lambda pool: pool.count("L") < 4
)


@settings(max_examples=25)
@given(cards, st.sampled_from(CHOOSERS), st.sampled_from([0.0, 1.0]))
def test_regret_is_never_negative_and_nothing_for_the_best(
    pool: list[str], against: str, rivalry: float
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "Prospect", Plain)
        lab = laboratory(pool, deals=8, games=1, turn=3, rivalry=rivalry)
        found = survey(lab, against)
        assert {split.offer for split in found.splits} == set(lab.offers())
        worths = [split.against(against).worth.mean for split in found.splits]
        assert worths == sorted(worths, reverse=True)
        costs = [regret(lab, split.offer, found) for split in found.splits]
        assert costs[0].cost.mean == 0.0
        assert costs[0].best == found.best.offer
        for cost, worth in zip(costs, worths, strict=True):
            assert cost.cost.mean == pytest.approx(worths[0] - worth, abs=1e-9)
            assert cost.cost.mean >= 0.0


def test_of_many_offers_the_most_promising_are_played(plain: type[Plain]) -> None:
    lab = lab_of("R R C C L L P P I", level="normal", players=3, turn=4)
    few, more = (survey(lab, played=played) for played in (6, 60))
    assert few.allowed == few.priced == more.priced == len(lab.offers()) > 300
    assert (len(few.splits), len(more.splits)) == (6, 60)
    assert more.best.against(READER).worth.mean >= few.best.against(READER).worth.mean - 1e-9
    assert regret(lab, more.splits[-1].offer, few).cost.mean >= 0


# ------------------------------------------------------------------ hidden cards


def test_hiding_the_good_card_matters(plain: type[Plain]) -> None:
    """Two residences lie open; the leisure that is worth more than both is hidden beside a parking, or shown."""
    lab = lab_of("R R P L", deals=200)
    shown, hidden = lab.offer("R R", "L"), lab.offer("R R", "P")
    assert lab.takes_open(shown) < 0.01
    assert lab.takes_open(hidden) > 0.99
    found = hiding(lab, shown)
    assert found.shown.mean == -6.0
    assert found.allowed == 2
    assert [cover.offer for cover in found.covers] == [hidden, shown]
    assert found.covers[0].gain.mean == pytest.approx(12.0, abs=0.2)
    assert found.covers[1].gain.mean == pytest.approx(0.0, abs=0.2)
    gains = {(card.lot, card.card): card.gain.mean for card in found.cards}
    assert gains == {
        ("rest", LEISURE): pytest.approx(12.0, abs=0.2),
        ("rest", PARKING): pytest.approx(-12.0, abs=0.2),
    }


def test_what_knowing_is_worth(plain: type[Plain]) -> None:
    """Blind, the chooser takes the residences; he would rather have a leisure, and knows how often one lies there."""
    lab = lab_of("R R P L", deals=60)
    found = knowledge(lab, lab.offer("R R", "P"))
    hidden = lab.trials.hidden(looks(lab.offer("R R", "P"))[1])
    share = hidden.count((LEISURE,)) / 60
    assert 0 < share < 0.5
    assert found.open == (0.0, 0.0), "nothing is hidden there"
    assert found.rest == found.both
    assert found.both.mean == pytest.approx(12.0 * share)
    assert found.here.mean == pytest.approx(12.0, abs=0.1), "the leisure does lie there"
    unneeded = knowledge(lab, lab.offer("R R", "L"))
    assert unneeded.both.mean == 0.0, "he takes the leisure whatever lies beside it"


@settings(max_examples=20)
@given(cards)
def test_knowing_never_hurts(pool: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "Prospect", Plain)
        lab = laboratory(pool, deals=8, games=1, turn=3)
        offer = lab.offers()[0]
        assert isinstance(offer, Offer)
        found = knowledge(lab, offer)
        assert min(found.open.mean, found.rest.mean, found.both.mean, found.here.mean) >= -1e-9


def test_who_counts_knows_how_often_a_card_lies_there(plain: type[Plain]) -> None:
    """Of six leisure cards three are shown: three of the 37 others are leisure, and any of these may be hidden."""
    lab = laboratory("L L L L", deals=800, games=1)
    look = looks(lab.offer("L L", "L"))[1]
    assert look.shown == (LEISURE,) * 3
    found = lab.trials.hidden(look)
    assert found.count((LEISURE,)) / 800 == pytest.approx(3 / 37, abs=0.03)
    assert found.count((RESIDENCE,)) / 800 == pytest.approx(12 / 37, abs=0.05)


# ------------------------------------------------------------------ bribes


def test_the_fair_bribe_makes_the_lots_equal(plain: type[Plain]) -> None:
    lab = lab_of("R R P L", money=(9, 3))
    offer = lab.offer("R R", "P")
    bribe = fair_bribe(lab, offer)
    assert bribe.lot == "rest"
    guess = fmean(lab.trials.seen(1, looks(offer)[1])) - 3
    assert bribe.lag.mean == pytest.approx(2 * (4 - guess))
    assert bribe.too_little is not None
    assert bribe.price is not None
    # A dollar taken is one more for the chooser and one less for his rival.
    assert bribe.too_little < 4 - guess <= bribe.price == bribe.too_little + 1
    assert not bribe.allowed
    assert bribe.effect.mean < 0, "he gives away the leisure, and pays for it"
    other = fair_bribe(lab, offer, "open")
    assert (other.price, other.too_little) == (0, None)
    assert other.lag.mean == pytest.approx(-bribe.lag.mean)


def test_no_sum_may_be_enough(plain: type[Plain]) -> None:
    lab = lab_of("R R P L", money=(1, 3))
    bribe = fair_bribe(lab, lab.offer("R R", "L"))
    assert (bribe.lot, bribe.price, bribe.too_little, bribe.money) == ("open", None, 1, 1)
    assert bribe.offer == lab.offer("R R", "L")
    assert bribe.effect == (0.0, 0.0)


def test_a_bribe_that_pays_is_found(plain: type[Plain]) -> None:
    """The divider needs the leisure, the chooser hardly cares which lot he gets, and loves money."""
    plain.worths = {LEISURE: 10.0}, {LEISURE: 2.0}
    lab = lab_of("L L L P P P", level="advanced", rivalry=0.0, money=(12, 3))
    found = survey(lab)
    best = found.best
    assert found.allowed == len(lab.offers(12))
    lured = [lot for lot in best.offer if lot.money]
    assert lured
    assert lured[0].cards.count(LEISURE) == 0
    unbribed = [split for split in found.splits if not any(lot.money for lot in split.offer)]
    assert best.against(READER).worth.mean > unbribed[0].against(READER).worth.mean + 1


@pytest.mark.parametrize("lot", LOTS)
@pytest.mark.parametrize("bribed", LOTS)
def test_cards_and_money_go_where_the_rules_send_them(plain: type[Plain], lot: str, bribed: str) -> None:
    """What the laboratory reckons with is what the engine hands out."""
    lab = lab_of("R R C L P L", level="advanced", money=(7, 4))
    offer = lab.offer("R L", "R", "P", money=5, on=bribed)
    after, _ = apply(apply(lab.state, offer)[0], Choose(lot))
    expected = [sum(SAME.get(card, 0.0) for card in seat.hand) + seat.money for seat in after.seats]
    scores = lab.scores(offer, float(lot == "open"))
    assert [fmean(series) for series in scores] == expected
    first, rest = lab.pulls(offer, seer=True)
    stances = []
    for name in LOTS:
        own, theirs = (fmean(series) for series in reversed(lab.scores(offer, float(name == "open"))))
        stances.append(own - theirs)
    assert fmean(first) - fmean(rest) == pytest.approx(stances[0] - stances[1])


def test_of_a_large_lot_any_hand_is_a_fair_part(plain: type[Plain]) -> None:
    lab = lab_of("L L R R P P", players=3, deals=600, rivalry=0.0)
    large = (LEISURE, LEISURE, RESIDENCE, PARKING)
    assert fmean(lab.trials.known(0, large)) == pytest.approx(3 + 22 / 2, abs=0.6)
    assert fmean(lab.trials.known(0, (LEISURE, PARKING))) == 13.0
