"""Set-up: piles, reserves, parks, clouds, turns, money and hands of every way to play, and what cannot be combined."""

from collections import Counter
from typing import Any, NamedTuple

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import HIDDEN, Game, Phase, State, apply, game, start, view
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS
from cardcity_tutor.locale import LANGUAGES, say


class Facts(NamedTuple):
    """What the rulebook's set-up gives in all: the pile R I P C L and bicolour, the reserve R C I, the rest."""

    pile: tuple[int, int, int, int, int]
    bicolour: int
    reserve: tuple[int, int, int]
    parks: int
    turns: int
    hand: int


SETUPS = {
    ("xl", "simplified", 1): Facts((6, 4, 4, 3, 3), 0, (44, 33, 20), 0, 10, 2),
    ("xl", "simplified", 2): Facts((12, 8, 8, 6, 6), 0, (38, 30, 16), 0, 10, 2),
    ("xl", "simplified", 3): Facts((18, 12, 12, 9, 9), 0, (32, 27, 12), 0, 10, 2),
    ("xl", "simplified", 4): Facts((24, 16, 16, 12, 12), 0, (26, 24, 8), 0, 10, 2),
    ("xl", "normal", 1): Facts((7, 4, 5, 4, 4), 0, (43, 32, 20), 3, 8, 3),
    ("xl", "normal", 2): Facts((14, 8, 10, 8, 8), 0, (36, 28, 16), 4, 8, 3),
    ("xl", "normal", 3): Facts((27, 12, 15, 12, 15), 0, (23, 24, 12), 6, 9, 3),
    ("xl", "normal", 4): Facts((28, 16, 20, 16, 16), 0, (22, 20, 8), 8, 8, 3),
    ("xl", "advanced", 1): Facts((2, 2, 5, 0, 0), 15, (48, 36, 22), 3, 8, 3),
    ("xl", "advanced", 2): Facts((9, 6, 10, 4, 3), 16, (41, 32, 18), 4, 8, 3),
    ("xl", "advanced", 3): Facts((22, 10, 15, 8, 10), 16, (28, 28, 14), 6, 9, 3),
    ("xl", "advanced", 4): Facts((23, 14, 20, 12, 11), 16, (27, 24, 10), 8, 8, 3),
    ("2012", "simplified", 1): Facts((6, 4, 4, 3, 3), 0, (28, 21, 16), 0, 10, 2),
    ("2012", "simplified", 2): Facts((12, 8, 8, 6, 6), 0, (22, 18, 12), 0, 10, 2),
    ("2012", "simplified", 3): Facts((18, 12, 12, 9, 9), 0, (16, 15, 8), 0, 10, 2),
    ("2012", "simplified", 4): Facts((24, 16, 16, 12, 12), 0, (10, 12, 4), 0, 10, 2),
}
BICOLOUR_SET = {"RC": 4, "RL": 6, "CL": 2, "CI": 2, "LI": 2}
every_setup = pytest.mark.parametrize(("options", "facts"), SETUPS.items(), ids=str)


def way_of(options: tuple[str, str, int]) -> Game:
    edition, level, players = options
    return game(edition=edition, level=level, players=players)


def all_cards(state: State) -> list[str]:
    """The whole pile of the first turn: what lies there, and what has just been drawn."""
    assert state.table is not None
    return [HAND_TOKENS[card] for card in (*state.pile, *state.table.pool)]


@every_setup
def test_facts_of_the_game(options: tuple[str, str, int], facts: Facts) -> None:
    way = way_of(options)
    assert (way.turns, way.hand, way.bicolour) == (facts.turns, facts.hand, facts.bicolour)
    assert way.draw == (facts.hand + 1 if way.solo else facts.hand * way.players)
    assert way.parks == (facts.parks > 0)


@every_setup
@pytest.mark.parametrize("seed", range(5))
def test_pile_and_reserve(options: tuple[str, str, int], facts: Facts, seed: int) -> None:
    state, _ = start(way_of(options), seed)
    cards = all_cards(state)
    kinds = Counter(token[0] for token in cards if len(token) < 3)
    assert tuple(kinds[letter] for letter in "RIPCL") == facts.pile
    assert sum(len(token) == 3 for token in cards) == facts.bicolour
    assert len(cards) == facts.turns * facts.hand * options[2]
    reserve = state.reserve
    assert (reserve.homes, reserve.shops, sum(reserve.works)) == facts.reserve
    assert (reserve.parks, reserve.clouds) == (facts.parks, facts.parks)


@every_setup
def test_seats(options: tuple[str, str, int], facts: Facts) -> None:
    state, events = start(way_of(options), 3)
    assert len(state.seats) == options[2]
    assert [state.position(player).text for player in range(options[2])] == ["M"] * options[2]
    assert {seat.money for seat in state.seats} == {3}
    assert {seat.hand for seat in state.seats} == {()}
    assert (state.turn, state.first, state.player) == (1, 0, 0)
    assert state.phase is (Phase.KEEP if options[2] == 1 else Phase.DIVIDE)
    assert events[-1].kind == "draw"


@every_setup
def test_industry_pictures(options: tuple[str, str, int], facts: Facts) -> None:
    """Four pictures, six cards each, over pile and reserve; the 2012 box has one sort of industry, 20 cards."""
    for seed in range(8):
        state, _ = start(way_of(options), seed)
        pictures = Counter(token for token in all_cards(state) if token in {"I1", "I2", "I3", "I4"})
        for number, left in enumerate(state.reserve.works, 1):
            pictures[f"I{number}"] += left
        assert +pictures == (
            {"I1": 20} if options[0] == "2012" else dict.fromkeys(("I1", "I2", "I3", "I4"), 6)
        )


def test_pictures_are_dealt_at_random() -> None:
    assert len({start(game(), seed)[0].reserve.works for seed in range(30)}) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bicolour_set(players: int) -> None:
    state, _ = start(game(level="advanced", players=players), 7)
    halves = Counter(token for token in all_cards(state) if len(token) == 3)
    for pair, count in BICOLOUR_SET.items():
        assert halves[pair + "d"] == halves[pair + "s"] == count // 2
    assert sum(halves.values()) == 16


def test_solo_leaves_one_bicolour_card_out_at_random() -> None:
    missing: Counter[str] = Counter()
    full = Counter({pair + cut: count // 2 for pair, count in BICOLOUR_SET.items() for cut in "ds"})
    for seed in range(60):
        state, _ = start(game(level="advanced", players=1), seed)
        halves = Counter(token for token in all_cards(state) if len(token) == 3)
        (left,) = (full - halves).elements()
        assert not halves - full
        missing[left] += 1
    assert len(missing) > 4


def test_bicolour_set_can_be_changed() -> None:
    way = game(level="advanced", rulings={"bicolour-set": {"RCd": 4, "RCs": 0}})
    halves = Counter(token for token in all_cards(start(way, 1)[0]) if len(token) == 3)
    assert (halves["RCd"], halves["RCs"]) == (4, 0)


@every_setup
def test_the_pile_is_exactly_used_up(options: tuple[str, str, int], facts: Facts) -> None:
    """Each turn takes its share of the pile, and after the last one nothing is left."""
    state, _ = start(way_of(options), 11)
    share = facts.hand * options[2]
    while not state.over:
        before = state
        state, _ = apply(state, state.actions[0])
        if state.turn > before.turn and not state.game.solo:
            assert len(state.pile) == (facts.turns - state.turn) * share
    assert state.turn == facts.turns
    assert state.pile == ()


def test_same_seed_same_game_and_other_seed_other_game() -> None:
    way = game(level="advanced", players=3)
    (one, events), (other, same_events) = start(way, 5), start(way, 5)
    assert one._replace(actions=()) == other._replace(actions=())
    assert events == same_events
    assert start(way, 5)[0].pile != start(way, 6)[0].pile


def test_nobody_sees_the_pile() -> None:
    state, _ = start(game(players=4), 1)
    for player in range(4):
        assert set(view(state, player).pile) == {HIDDEN}


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("option-unknown", {"edition": "1999"}, "1999"),
    ("option-unknown", {"edition": None}, "None"),
    ("option-unknown", {"level": "expert"}, "expert"),
    ("option-unknown", {"level": ["normal"]}, "normal"),
    ("option-unknown", {"victory": "military"}, "military"),
    ("option-unknown", {"variants": ["flood"]}, "flood"),
    ("option-unknown", {"variants": [["architect"]]}, "architect"),
    ("option-unknown", {"variants": [3]}, "3"),
    ("option-players", {"players": 0}, "0"),
    ("option-players", {"players": 5}, "5"),
    ("option-players", {"players": -1}, "-1"),
    ("option-players", {"players": True}, "True"),
    ("option-players", {"players": "2"}, "2"),
    ("option-players", {"players": 2.0}, "2.0"),
    ("option-players", {"edition": "2012", "players": 5}, "5"),
    ("option-level-2012", {"edition": "2012", "level": "normal"}, "normal"),
    ("option-level-2012", {"edition": "2012", "level": "advanced"}, "advanced"),
    ("option-victory-2012", {"edition": "2012", "victory": "economic"}, "economic"),
    ("option-victory-2012", {"edition": "2012", "victory": "happiness"}, "happiness"),
    ("option-other-edition", {"edition": "2012", "variants": ["architect"]}, "architect"),
    ("option-other-edition", {"edition": "2012", "variants": ["single-city"], "players": 1}, "single-city"),
    ("option-other-edition", {"variants": ["decentralisation"]}, "decentralisation"),
    ("option-other-edition", {"variants": ["parking-meters"], "level": "advanced"}, "parking-meters"),
    ("option-single-solo", {"players": 1, "variants": ["single-city"]}, ""),
    ("option-suburb-several", {"players": 2, "variants": ["suburb"]}, "2"),
    ("option-suburb-several", {"players": 4, "variants": ["architect", "suburb"]}, "4"),
    ("unknown-ruling", {"rulings": {"house-rule": True}}, "house-rule"),
    ("switch-not-boolean", {"rulings": {"bicolour-inside": 1}}, "bicolour-inside"),
    ("switch-not-boolean", {"rulings": {"happiness-leisure": "yes"}}, "yes"),
    ("switch-not-table", {"rulings": {"bicolour-set": 16}}, "16"),
    ("switch-not-table", {"rulings": {"bicolour-set": {"RId": 1}}}, "RId"),
    ("switch-not-table", {"rulings": {"industry-pictures": {"I1": -1}}}, "I1"),
    ("switch-not-table", {"rulings": {"industry-pictures": {"I1": True}}}, "I1"),
    ("switch-bicolour-count", {"rulings": {"bicolour-set": {"RCd": 3}}}, "17"),
]


@pytest.mark.parametrize(("code", "options", "named"), REFUSED, ids=str)
def test_refused_with_a_sentence(code: str, options: dict[str, Any], named: str) -> None:
    with pytest.raises(InputError) as caught:
        game(**options)
    assert caught.value.code == code
    sentences = [say(lang, caught.value.code, **caught.value.params) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    for sentence in sentences:
        assert named in sentence
        assert len(sentence) > 30


def test_the_suburb_takes_its_ring_out_of_the_box() -> None:
    alone, ringed = game(players=1), game(players=1, variants=["suburb"])
    assert alone.reserve.homes - ringed.reserve.homes == 8
    assert alone.reserve.shops - ringed.reserve.shops == 8
    large, larger = game(players=1, level="normal"), game(players=1, level="normal", variants=["suburb"])
    assert large.reserve.homes - larger.reserve.homes == 10
    assert large.reserve.shops - larger.reserve.shops == 9


@pytest.mark.parametrize("hall", [(0, 2), (2, 4), (5, 5), (-1, 2)])
def test_the_hall_of_the_suburb_stands_inside(hall: tuple[int, int]) -> None:
    assert game(players=1, variants=["suburb"], hall=(1, 3)).hall == (1, 3)
    with pytest.raises(InputError, match="option-hall"):
        game(players=1, variants=["suburb"], hall=hall)
    with pytest.raises(InputError, match="option-hall-alone"):
        game(players=1, hall=(2, 2))


def test_every_edition_level_and_number_of_players_is_covered() -> None:
    assert len(SETUPS) == 3 * 4 + 4
