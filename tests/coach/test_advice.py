"""Advice: the best is found, the last turn is solved, nothing hidden matters, and what comes to the same is one."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import (  # fmt: skip
    LEVELS,
    VICTORIES,
    Build,
    Buy,
    Choose,
    Cloud,
    Develop,
    Keep,
    Lot,
    Pass,
    Phase,
    State,
    apply,
    game,
    start,
    view,
)
from cardcity_tutor.games.cardcity.coach.advice import Advice, Difference, advise, causes, review
from cardcity_tutor.games.cardcity.coach.advice.advising import grouped
from cardcity_tutor.games.cardcity.coach.advice.alone import alone, placed
from cardcity_tutor.games.cardcity.coach.advice.endings import put_out
from cardcity_tutor.games.cardcity.coach.advice.playing import (
    Outcome,
    Track,
    apart,
    difference,
    error_of,
    outcomes,
    race,
)
from cardcity_tutor.games.cardcity.coach.advice.tracks import DEALS, follow, track
from cardcity_tutor.games.cardcity.coach.bots import racing
from cardcity_tutor.games.cardcity.coach.bots.racing import ENOUGH, Budget
from cardcity_tutor.games.cardcity.coach.situations import moments, situations
from cardcity_tutor.games.cardcity.face.wording.advice import advice_words
from cardcity_tutor.games.cardcity.face.wording.causes import cause_words
from cardcity_tutor.games.cardcity.face.wording.decisions import naming_of
from cardcity_tutor.games.cardcity.face.wording.review import blunder_words
from cardcity_tutor.games.cardcity.rules.actions import Offer, Offers
from cardcity_tutor.games.cardcity.rules.rollouts import OUT, Prospect
from cardcity_tutor.games.cardcity.rules.unseen import unseen
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.render.phrases import number_text
from tests.play.tables import I1, C, L, R, turn_of

HOUSE = "I1 P M R / . . C ."
"""Beside the residence (0, 3), due with the town hall and one leisure more, are two free cells."""

MOMENTS = [
    (level, phase)
    for level in LEVELS
    for phase in Phase
    if phase is not Phase.OVER and (level, phase) != ("simplified", Phase.CLOUD)  # no clouds there
]


def last_turn(city: str, hand: str, money: int = 5, **options: object) -> State:
    way = game(players=1, **options)  # type: ignore[arg-type]
    return turn_of(way, [city], [hand], money, turn=way.turns)[0]


def best_end(state: State) -> float:
    """The best final score of a solo last turn, by trying everything through the public interface."""
    if state.over:
        return float(state.results[0].score or 0)
    return max(best_end(apply(state, action)[0]) for action in state.actions)


# ---------------------------------------------------------------- finding the best


def test_the_growth_of_the_last_turn_is_best() -> None:
    """Leisure beside the residence makes it grow at once; anywhere else it is money for one place filled."""
    state = last_turn(HOUSE, "L")
    advice = advise(state, playouts=50)
    assert advice.exact
    best = advice.best.action
    assert isinstance(best, Build)
    grown = state.position().build("L", best.place)
    assert [need.due for need in grown.needs() if need.colour == "R"] == [True]
    wasted = [
        alternative
        for alternative in advice.alternatives
        if isinstance(alternative.action, Build)
        and not state.position().build("L", alternative.action.place).due()
    ]
    assert wasted
    assert all(advice.best.outcome.mean >= other.outcome.mean + 3 for other in wasted)


def test_a_growth_is_best_in_the_middle_of_a_game_too() -> None:
    state, _ = turn_of(game(players=1), [HOUSE], ["L"], 5, turn=7)
    advice = advise(state, playouts=300)
    assert not advice.exact
    assert isinstance(advice.best.action, Build)
    assert state.position().build("L", advice.best.action.place).due()
    worst = advice.alternatives[-1]
    assert isinstance(worst.action, Build)
    assert not state.position().build("L", worst.action.place).due()
    assert advice.regret(worst.action).significant


def test_a_cloud_for_nothing_ranks_low() -> None:
    """A second industry in line brings a cloud of two points; off the lines it brings none."""
    state = last_turn("M I1 P / P . .", "I2", level="normal", money=0)
    position = state.position()
    advice = advise(state, playouts=50)
    smoky = [
        alternative
        for alternative in advice.alternatives
        if isinstance(alternative.action, Build) and position.brings_cloud("I2", alternative.action.place)
    ]
    clean = [alternative for alternative in advice.alternatives if alternative not in smoky]
    assert smoky
    assert clean
    assert min(own.outcome.mean for own in clean) > max(own.outcome.mean for own in smoky)
    assert {cause.kind for cause in advice.causes(smoky[0])} >= {"cloud"}


def test_the_lot_with_the_card_that_is_needed() -> None:
    """A city full to its limit can only use industries: the lot of two industries it is."""
    way = game(players=2)
    state, _ = start(way, 5)
    full = turn_of(way, ["M P P P P", "M P P P P"], ["", ""], 0, turn=4)[0].seats[0].city
    table = state.table
    assert table is not None
    lots = (Lot((R, R), ()), Lot((I1, I1), ()))
    state = state._replace(
        turn=4,
        phase=Phase.CHOOSE,
        player=1,
        seats=tuple(seat._replace(city=full) for seat in state.seats),
        table=table._replace(chooser=1, divider=0, pool=(R, R, I1, I1), lots=lots),
        actions=(Choose("open"), Choose("rest")),
    )
    advice = advise(state, playouts=200)
    assert len(advice.best.scores) == DEALS
    assert advice.best.action == Choose("rest")
    assert advice.regret(Choose("open")).significant


# ---------------------------------------------------------------- the end of a game


@pytest.mark.parametrize("victory", VICTORIES)
@pytest.mark.parametrize("phase", [Phase.BUY, Phase.DEVELOP])
def test_the_last_decisions_are_exact(victory: str, phase: Phase) -> None:
    """No card is left to draw: the mean is the true score of the best continuation, and the spread is 0."""
    level = "simplified" if phase is Phase.DEVELOP else "normal"
    way = game(level=level, players=1, victory=victory)
    for state in islice(moments(way, 11, turns=(way.turns, way.turns), phases=[phase]), 3):
        advice = advise(state, playouts=30)
        assert advice.exact
        for alternative in advice.alternatives:
            assert alternative.outcome[:4] == (alternative.outcome.mean, 0.0, 0.0, 0)
            for action in alternative.actions[:3]:
                assert best_end(apply(state, action)[0]) == alternative.outcome.mean
        assert advice.best.outcome.mean == best_end(state)


def test_a_played_out_last_decision_has_no_spread() -> None:
    """On a shared map nothing is searched, and yet the last purchase leaves nothing to chance."""
    way = game(players=2, variants=["single-city"])
    state = next(moments(way, 3, turns=(way.turns, way.turns), phases=[Phase.BUY]))
    after = state
    advice = advise(state, playouts=40)
    assert not advice.exact
    passed = advice.find(Pass())
    assert passed.outcome.deviation == 0.0
    while not after.over:
        after, _ = apply(after, Pass())
    assert passed.scores[0] == after.results[state.player].score


# ---------------------------------------------------------------- hidden cards


def shuffled(state: State, chance: Random) -> State:
    """The same view for who decides, but the cards that he cannot see are dealt anew."""
    eye = 1 << state.player
    table = state.table
    blind = table is not None and table.lots is not None and state.player != table.divider
    hidden = [
        card for seat in state.seats for card, who in zip(seat.hand, seat.seen, strict=True) if not who & eye
    ]
    covered = len(state.pile) - (state.bottom if state.game.solo else 0)
    hidden += state.pile[:covered]
    if blind:
        hidden += [card for lot in table.lots for card in lot.down]  # type: ignore[union-attr]
    chance.shuffle(hidden)
    seats = tuple(
        seat._replace(
            hand=tuple(
                card if who & eye else hidden.pop() for card, who in zip(seat.hand, seat.seen, strict=True)
            )
        )
        for seat in state.seats
    )
    if blind:
        lots = tuple(
            lot._replace(down=tuple(hidden.pop() for _ in lot.down))
            for lot in table.lots  # type: ignore[union-attr]
        )
        table = table._replace(lots=lots)  # type: ignore[union-attr, arg-type]
    pile = (*hidden, *state.pile[covered:])
    return state._replace(seats=seats, pile=pile, table=table, chance=chance.getrandbits(60))


def same_advice(one: Advice, other: Advice) -> bool:
    return [tuple(own.actions) for own in one.alternatives] == [
        tuple(own.actions) for own in other.alternatives
    ] and [own.outcome for own in one.alternatives] == [own.outcome for own in other.alternatives]


@pytest.mark.parametrize(
    ("phase", "players"),
    [
        (Phase.BUILD, 2),
        (Phase.BUILD, 1),
        (Phase.CHOOSE, 2),
        (Phase.CHOOSE, 3),
        (Phase.DIVIDE, 2),
        (Phase.KEEP, 1),
    ],
)
def test_what_is_hidden_does_not_matter(phase: Phase, players: int) -> None:
    level = "normal" if players < 3 else "simplified"
    state = next(situations(level, 21, players=players, phases=[phase], turns=(5, 8)))
    other = shuffled(state, Random(1))
    assert other.pile != state.pile
    one = advise(state, playouts=40)
    assert same_advice(one, advise(other, playouts=40))
    assert same_advice(one, advise(view(state, state.player), playouts=40))
    assert not same_advice(one, advise(state, playouts=40, seed=2))


# ---------------------------------------------------------------- every decision


@pytest.mark.parametrize(("level", "phase"), MOMENTS)
def test_every_decision_gets_advice(phase: Phase, level: str) -> None:
    players = 1 if phase is Phase.KEEP else 2
    way = game(level=level, players=players, variants=["architect", "leisure-crisis"])
    state = next(moments(way, 4, phases=[phase], turns=(3, way.turns)))
    advice = advise(state, playouts=40)
    found = [action for alternative in advice.alternatives for action in alternative.actions]
    assert all(action in state.actions for action in found)
    if phase is not Phase.DIVIDE:
        assert sorted(map(repr, found)) == sorted(map(repr, state.actions))
    means = [alternative.outcome.mean for alternative in advice.alternatives]
    assert means == sorted(means, reverse=True)
    assert advice.find(found[-1]) is advice.alternatives[-1]
    assert all(cause.rule for cause in advice.why())


@pytest.mark.parametrize(
    ("options", "phase"),
    [
        ({"variants": ["single-city"], "players": 3}, Phase.BUILD),
        ({"variants": ["suburb"], "players": 1}, Phase.BUILD),
        ({"variants": ["ecological"], "players": 2, "level": "normal", "victory": "happiness"}, Phase.BUY),
        ({"edition": "2012", "players": 2, "variants": ["decentralisation", "parking-meters"]}, Phase.BUILD),
    ],
)
def test_every_way_of_playing_gets_advice(options: dict[str, object], phase: Phase) -> None:
    way = game(**options)  # type: ignore[arg-type]
    state = next(moments(way, 6, phases=[phase], turns=(4, 8)))
    advice = advise(state, playouts=30)
    assert sum(len(own.actions) for own in advice.alternatives) == len(state.actions)
    assert advice.why()


def test_a_number_of_playouts_gives_the_same_advice_again() -> None:
    state = next(situations("normal", 8, phases=[Phase.BUILD]))
    one = advise(state, playouts=120, seed=3)
    assert one.alternatives == advise(state, playouts=120, seed=3).alternatives
    assert one.playouts <= 2 * 120
    both = advise(state, playouts=120, seconds=1e-6, seed=3)
    assert one.alternatives == both.alternatives, "where both are given, the number counts"


def test_watched_decisions_are_played_out_like_the_best() -> None:
    state = next(situations("normal", 8, phases=[Phase.BUILD]))
    worst = advise(state, playouts=100).alternatives[-1].action
    advice = advise(state, playouts=100, watched=[worst])
    assert advice.find(worst).outcome.playouts == max(own.outcome.playouts for own in advice.alternatives)


def test_a_decision_in_the_given_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every playout takes a millisecond."""
    played = [0]
    scores = Prospect.scores

    def timed(prospect: Prospect, games: int, seed: int) -> list[float]:
        played[0] += games
        return scores(prospect, games, seed)

    monkeypatch.setattr(Prospect, "scores", timed)
    monkeypatch.setattr(racing, "perf_counter", lambda: played[0] / 1000)
    state = next(situations("simplified", 8, phases=[Phase.BUILD], turns=(7, 8)))
    for milliseconds in (60, 240):
        before = played[0]
        advice = advise(state, seconds=milliseconds / 1000)
        assert milliseconds <= played[0] - before < 1.5 * milliseconds
        assert advice.playouts >= milliseconds - 1  # the first is to see how long one takes


# ---------------------------------------------------------------- what comes to the same


def test_the_first_card_has_four_equal_cells() -> None:
    state, _ = turn_of(game(players=1), ["M"], ["R C"], turn=1)
    groups = grouped(view(state, 0))
    assert sorted(len(group.actions) for group in groups) == [4, 4]


@pytest.mark.parametrize(
    ("players", "called"), [(2, ("first lot", "second lot")), (3, ("small lot", "large lot"))]
)
def test_lots_are_called_by_their_size_where_it_differs(players: int, called: tuple[str, str]) -> None:
    state, _ = start(game(level="advanced", players=players), 5)
    advice = advise(state, playouts=60)
    first, second = called
    offer = advice.best.action
    assert isinstance(offer, Offer)
    assert f"The next player takes the {first} " in advice_words("en", advice).text
    bribed = Offer(offer.open._replace(money=0), offer.rest._replace(money=2))
    naming = naming_of(state.position(), "en")
    told = " ".join(cause_words("en", cause, naming).text for cause in causes(state, bribed))
    assert f"{first.capitalize()}: " in told
    assert f"{second.capitalize()}: " in told
    assert f"A bribe of $2 on the {second}." in told


def test_pictures_of_industries_do_not_make_another_offer() -> None:
    """Unless pollution counts, two industries are two of a kind."""
    for variants, equal in (((), True), (("ecological",), False)):
        way = game(level="normal", players=2, variants=variants)
        state, _ = start(way, 5)
        assert state.table is not None
        pool = (R, R, C, I1, I1 + 1, L)
        offers = Offers(pool, way.hand, 1, 1, 0)
        state = state._replace(table=state.table._replace(pool=pool), actions=offers)
        advice = advise(state, playouts=60)
        assert any(alternative.same for alternative in advice.alternatives) == equal


@pytest.mark.parametrize("level", LEVELS)
def test_what_comes_to_the_same_counts_the_same(level: str) -> None:
    """Decisions of one group have equal figures, those of one card in different groups differ in something."""
    grouped_some = 0
    for state in islice(situations(level, 2, turns=(1, 3), phases=[Phase.BUILD]), 12):
        for group in grouped(view(state, state.player)):
            figures = {_figures(follow(state, action)) for action in group.actions}
            assert len(figures) == 1
            grouped_some += len(group.actions) > 1
    assert grouped_some


def _figures(state: State) -> tuple[object, ...]:
    position = state.position()
    needs = sorted((need.colour, need.size, need.have) for need in position.needs())
    cells = [len(position.legal(token)) for token in ("R", "C", "P", "I1")]
    scores = [position.score(victory).value for victory in VICTORIES]
    return str(needs), position.income().value, tuple(cells), tuple(scores), len(position.due())


@pytest.mark.parametrize(
    ("level", "phase"),
    [(level, phase) for level, phase in MOMENTS if phase in ("build", "develop", "buy", "cloud")],
)
def test_alone_the_game_goes_on_by_the_same_rules(level: str, phase: Phase) -> None:
    """Cut down to one player, a decision leads to the same city; ``placed`` puts the same card there."""
    for state in islice(situations(level, 9, players=2, phases=[phase]), 4):
        for action in list(state.actions)[:5]:
            after = apply(state, action)[0].seats[state.player]
            mine = apply(alone(view(state, state.player)), action)[0].seat
            assert mine.city == after.city
            if isinstance(action, Build | Cloud | Develop | Buy):
                assert placed(state.position(), action).text == state.position().changed(city=after.city).text


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("phase", [Phase.BUILD, Phase.DEVELOP, Phase.BUY])
def test_a_decision_is_played_out_from_where_the_game_goes_on(phase: Phase, players: int) -> None:
    """The playouts are those of the state that the game itself leads to, as long as the turn lasts."""
    compared = 0
    for state in islice(situations("normal", 13, players=players, phases=[phase], turns=(4, 6)), 3):
        seen = view(state, state.player)
        cards = unseen(seen).cards
        for action in list(state.actions)[:2]:
            after = apply(state, action)[0]
            mine = track(seen, action, None, cards, 1).prospects[0]
            assert isinstance(mine, Prospect)
            if after.turn == state.turn:
                assert mine.scores(3, 5) == Prospect.of(after, state.player, cards).scores(3, 5)
                compared += 1
            else:
                assert mine.ahead.turns == after.game.turns - after.turn
    assert compared or (players, phase) == (1, Phase.BUY)


# ---------------------------------------------------------------- statistics


class Dice:
    """A prospect made of a number and a seed."""

    def __init__(self, mean: float, spread: float, luck: int = 0) -> None:
        self.mean, self.spread = mean, spread
        self.luck = luck
        self.played = 0

    def scores(self, games: int, seed: int) -> list[float]:
        self.played += games
        luck = Random(seed + self.luck)
        return [self.mean + self.spread * luck.gauss(0, 1) for _ in range(games)]


def test_the_race_spends_its_playouts_on_the_best() -> None:
    dice = [Dice(mean, 3.0) for mean in (1, 2, 3, 4, 5, 9, 8.5, 0)]
    tracks = [Track([die]) for die in dice]
    race(tracks, Budget(4000, None), 1)
    found = outcomes(tracks)
    assert max(range(8), key=lambda place: found[place].mean) == 5
    assert dice[5].played == max(die.played for die in dice)
    assert dice[7].played < dice[5].played
    assert sum(die.played for die in dice) <= 1.1 * 4000
    assert all(abs(own.deviation - 3.0) < 1.0 for own in found)


def test_nobody_is_clearly_beaten_after_a_few_games() -> None:
    """A few games say little about their spread: the worse half stops, and nobody of the better half does."""
    dice = [Dice(mean, 0.01, luck=mean) for mean in range(1, 17)]
    tracks = [Track([die]) for die in dice]
    race(tracks, Budget(3 * 4 * 16, None), 1)
    games = sorted(len(own.scores) for own in tracks)
    assert games[0] < ENOUGH
    assert sum(count == games[0] for count in games) == 8


def test_one_game_proves_nothing() -> None:
    one, other = Track([Dice(9, 1.0)]), Track([Dice(2, 1.0, luck=5)])
    for own in (one, other):
        own.play(1, 7)
    lead = difference(one.scores, other.scores)
    assert lead.mean > 3
    assert not lead.significant
    for own in (one, other):
        own.play(9, 8)
    assert difference(one.scores, other.scores).significant


def test_more_alternatives_than_playouts() -> None:
    """Those that were given one game are not told as if they were known as well as the leader."""
    state = next(situations("normal", 8, phases=[Phase.BUILD]))
    advice = advise(state, playouts=2)
    once = [own for own in advice.alternatives if own.outcome.playouts == 1]
    leader = max(advice.alternatives, key=lambda own: own.outcome.playouts)
    assert len(once) > 2
    assert all(own.outcome.error > leader.outcome.error for own in once)
    assert not any(leader.better_than(own).significant for own in once)
    tracks = [Track([Dice(mean, 2.0, luck=mean)]) for mean in (9, 8, 3, 2, 1)]
    for own, games in zip(tracks, (10, 10, 1, 1, 1), strict=True):
        own.play(games, 1)
    first, second, *_, guessed = outcomes(tracks)
    assert guessed.error > 1.2 * max(first.error, second.error)


def test_common_chance_cancels_out() -> None:
    """Two alternatives that meet the same luck differ by exactly what sets them apart."""
    one, other = Track([Dice(5, 10)]), Track([Dice(4, 10)])
    for own in (one, other):
        own.play(50, 7)
    lead = difference(one.scores, other.scores)
    assert lead.mean == pytest.approx(1)
    assert lead.error == pytest.approx(0, abs=1e-9)
    assert one.error > 1
    assert lead.significant
    assert not difference(other.scores, one.scores).significant


def test_deals_of_hidden_cards_are_what_is_independent() -> None:
    """Many games of few deals tell no more of the mean than the deals do."""
    deals = Track([Dice(mean, 0.1) for mean in (1.0, 5.0, 9.0)])
    deals.play(200, 3)
    assert len(deals.scores) == 600
    assert deals.mean == pytest.approx(5.0, abs=0.1)
    assert deals.error == pytest.approx(4 / 3**0.5, rel=0.05)


def test_a_lucky_few_do_not_lead() -> None:
    """An alternative given up after four games is drawn towards the others, however lucky they were."""
    tracks = [Track([Dice(mean, 4.0, luck=9 * mean)]) for mean in (10, 9, 8, 7)]
    for number, own in enumerate(tracks):
        own.play(4, 1)
        if number < 3:
            own.play(400, 2)
    tracks[3].scores = [score + 9 for score in tracks[3].scores]
    found = outcomes(tracks)
    assert found[3].error > 3 * found[0].error
    assert found[3].mean < sum(tracks[3].scores) / 4


def test_the_error_of_a_mean() -> None:
    assert error_of([1.0]) == 0.0
    assert error_of([1.0, 3.0]) == pytest.approx(1.0)
    assert Outcome(1.0, 2.0, 0.5, 16) == (1.0, 2.0, 0.5, 16, False, False)


def test_significance_is_that_of_the_interval() -> None:
    """Student's t: 2.57 standard errors of six games, 1.96 of very many; nothing is in doubt that was searched out."""
    assert Difference(1.0, 0.4, 6).reach == pytest.approx(1.03, abs=0.01)
    assert not Difference(1.0, 0.4, 6).significant
    assert Difference(1.0, 0.4, 10_000).significant
    assert Difference(1.0, 0.0, 0).significant
    assert not Difference(0.0, 0.0, 0).significant
    assert apart(Outcome(5.0, 9.0, 3.0, 9), Outcome(1.0, 8.0, 4.0, 4)) == (4.0, 5.0, 4)


# ---------------------------------------------------------------- errors


def test_mistakes_are_told() -> None:
    state = next(situations("simplified", 8, phases=[Phase.BUILD]))
    over = state._replace(phase=Phase.OVER, actions=())
    advice = advise(state, playouts=20)
    for wrong, code in (
        (lambda: advise(over), "advice-game-over"),
        (lambda: advise(state, playouts=0), "advice-budget"),
        (lambda: advise(state, seconds=-1.0), "advice-budget"),
        (lambda: advice.find(Keep((C, L))), "advice-unknown-action"),
    ):
        with pytest.raises(InputError) as caught:
            wrong()
        assert caught.value.code == code
        assert all(say(lang, code, **caught.value.params) for lang in LANGUAGES)


def test_a_division_that_was_not_looked_at() -> None:
    """Of hundreds only the best are judged; another one is allowed all the same, and is judged if it is watched."""
    state = next(situations("normal", 3, players=3, phases=[Phase.DIVIDE], turns=(4, 6)))
    advice = advise(state, playouts=40)
    looked = {action for own in advice.alternatives for action in own.actions}
    other = next(action for action in state.actions if action not in looked)
    assert isinstance(other, Offer)
    too_much = Offer(other.open._replace(money=1000), other.rest)
    for action, code in ((other, "advice-not-looked-at"), (too_much, "advice-unknown-action")):
        with pytest.raises(InputError) as caught:
            advice.find(action)
        assert caught.value.code == code
        assert all("Offer" not in say(lang, code, **caught.value.params) for lang in LANGUAGES)
    watching = advise(state, playouts=40, watched=[other, too_much])
    assert other in watching.find(other).actions
    with pytest.raises(InputError):
        watching.find(too_much)


# ---------------------------------------------------------------- a city that is put out


SMOKY = "I4 I4 I4 / I4 I4 I4 / M P C / . . C"
"""32 % of pollution, of which two cost $10; a park takes five away."""


def happy(hand: str, money: int) -> State:
    return last_turn(SMOKY, hand, money, level="normal", victory="happiness", variants=["ecological"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_city_that_is_put_out_is_told_so(lang: str) -> None:
    """A city that cannot pay for its pollution has no score: nobody is told the number that stands for none."""
    state = happy("", 1)
    advice = advise(state, playouts=60)
    passed = advice.find(Pass())
    assert isinstance(advice.best.action, Buy)
    assert (advice.exact, advice.best.outcome.out, passed.outcome.out) == (True, False, True)
    told = advice_words(lang, advice, moves=99).others[-1]
    assert told.summary == say(lang, "advice-out", move=told.move)
    (blunder,) = review([(state, Pass())], playouts=60).blunders
    words = blunder_words(lang, blunder).text
    assert "20" not in words
    assert "0 point" in words


def test_all_is_lost() -> None:
    advice = advise(happy("P", 0), playouts=60)
    assert advice.best.outcome.out
    words = advice_words("en", advice)
    assert words.text.startswith(say("en", "advice-out", move=words.best.move))
    assert "20" not in words.text
    assert not put_out(last_turn("M", "R"), [OUT]), "in other victories that is a score like any other"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_interval_of_the_mean_is_told(lang: str) -> None:
    """Of a lot, what is independent are the deals, and Student's t counts with them: 2.07 standard errors."""
    state = next(situations("normal", 21, players=2, phases=[Phase.CHOOSE], turns=(5, 8)))
    advice = advise(state, playouts=200)
    assert len(advice.best.scores) == DEALS == 24
    vague = replace(advice.best, outcome=advice.best.outcome._replace(error=10.0))
    advice = replace(advice, alternatives=(vague, *advice.alternatives[1:]))
    half = number_text(lang, 20.7)
    assert re.search(rf"±\s{re.escape(half)}\D.*95", advice_words(lang, advice).text)
