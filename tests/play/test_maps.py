"""Play on the shared map, by hand: the single city of two, three and four players."""

import pytest

from cardcity_tutor.games.cardcity import (  # fmt: skip
    Action,
    Architect,
    Build,
    Buy,
    Cloud,
    Develop,
    Phase,
    State,
    apply,
    game,
    inspect,
    start,
)
from cardcity_tutor.games.cardcity.rules.tokens import CARD_OF
from tests.play.boards import land_of
from tests.play.tables import I1, C, K, P, R, first_of, kinds, places, refused, shared

I2 = CARD_OF["I2"]
HALLS = {2: "M0 / M1", 3: "M0 M1 / > M2", 4: "M0 M1 / M3 M2"}


def texts(state: State) -> list[str]:
    return [state.position(player).text for player in range(state.game.players)]


# ---------------------------------------------------------------- set-up, turn order, one map for all


@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_the_same_map(level: str, players: int) -> None:
    state, _ = start(game(level=level, players=players, variants=["single-city"]), 4)
    assert texts(state) == [HALLS[players]] * players
    assert [state.position(player).limit().used for player in range(players)] == [1] * players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_builds_in_turn_order_and_at_home(players: int, first: int) -> None:
    state, _ = shared(HALLS[players], ["P I1"] * players, first=first)
    land = land_of(state.game)
    builders = []
    while state.phase is Phase.BUILD:
        builders.append(state.player)
        assert all(land.grounds[state.player].owns(place) for place in places(state.actions, Build, P))
        state, events = apply(state, state.actions[0])
        assert len(set(texts(state))) == 1
        assert land.grounds[events[0].player].owns(events[0].details["cell"])
    order = [(first + step) % players for step in range(players)]
    assert builders == [player for player in order for _ in range(2)]
    assert len(land.board_of(texts(state)[0])) == 3 * players


def test_the_first_cells_of_every_player() -> None:
    """Records count from the edge of player 0's zone and the halls; from the corner; from M0 on brick rows."""
    first = {}
    for players in (2, 3, 4):
        for player in range(players):
            state, _ = shared(HALLS[players], ["P P"] * players, first=player)
            first[players, player] = places(state.actions, Build, P)
    assert first[2, 0] == {(3, 0), (4, -1), (4, 1)}
    assert first[2, 1] == {(6, 0), (5, -1), (5, 1)}
    assert first[3, 0] == {(0, -1), (-1, 0), (-1, 1)}
    assert first[3, 1] == {(-1, 2), (0, 2), (1, 1)}
    assert first[3, 2] == {(2, 0), (2, -1), (1, -1)}
    assert first[4, 0] == {(3, 4), (4, 3)}
    assert first[4, 2] == {(6, 5), (5, 6)}


def test_a_card_is_seen_by_the_neighbour_at_once() -> None:
    """It bans his residence beside it, and he may build next to it."""
    state, _ = shared("P M0 P / . M1 .", ["P I1", "R P"])
    state, _ = apply(state, Build(I1, (4, 2)))
    state, _ = apply(state, Build(P, (4, -2)))
    assert texts(state) == ["P P M0 P I1 / . . M1 . ."] * 2
    assert state.player == 1
    assert places(state.actions, Build, P) == {(5, -2), (5, -1), (5, 1), (5, 2), (6, 0)}
    assert places(state.actions, Build, R) == {(5, -2), (5, -1), (5, 1), (6, 0)}
    assert refused(state, Build(R, (5, 2))) == ("residence-industry",)


@pytest.mark.parametrize(
    ("place", "rules"),
    [
        ((3, 0), ("zone",)),  # the neighbour's, beside his town hall
        ((4, 3), ("adjacent", "frame", "zone")),
        ((5, 3), ("frame",)),  # the common width is taken
        ((10, 0), ("adjacent", "frame")),  # below the zone
        ((10**30, 0), ("adjacent", "frame")),  # nobody's
    ],
)
def test_builds_abroad_or_outside_are_refused(place: tuple[int, int], rules: tuple[str, ...]) -> None:
    state, _ = shared("P P M0 . . / . . M1 P P", ["", "P P"], first=1)
    assert refused(state, Build(P, place)) == rules


def test_the_common_width_is_fixed_by_either_player() -> None:
    state, _ = shared("P M0 . . / . M1 P P", ["P P", "P P"])
    state, _ = apply(state, Build(P, (4, -2)))
    state, _ = apply(state, Build(P, (3, 0)))
    assert state.player == 1
    assert {column for _, column in places(state.actions, Build, P)} == {-2, -1, 0, 1, 2}


# ---------------------------------------------------------------- limits and prices of one's own zone


def test_limit_and_prices_are_those_of_ones_own_zone() -> None:
    city = "P P M0 I1 L / . P M1 . . / . P . . ."
    state, _ = shared(city, ["L P", ""], money=14, variants=["leisure-crisis"])
    state, events = apply(state, first_of_card(state, CARD_OF["L"]))
    assert events[0].details["paid"] == 10
    state, _ = shared(city, ["", "L P"], money=14, first=1, variants=["leisure-crisis"])
    state, events = apply(state, first_of_card(state, CARD_OF["L"]))
    assert events[0].details["paid"] == 5
    state, _ = shared(city, ["", ""], money=14, first=1)
    assert state.player == 1
    state, events = apply(state, first_of(state, Buy))
    assert (events[0].details["paid"], events[0].player) == (5, 1)
    assert (state.player, state.phase) == (0, Phase.BUY)
    _, events = apply(state, first_of(state, Buy))
    assert events[0].details["paid"] == 10


def first_of_card(state: State, card: int) -> Action:
    return next(action for action in state.actions if isinstance(action, Build) and action.card == card)


# ---------------------------------------------------------------- development and income

FULL_AT_HOME = ". R . I I / R C L . . / P C R . . / R C P M0 . / . . . M1 ."


def test_nothing_grows_abroad() -> None:
    """The commerce of player 0 has four residential districts, but the only free place is in the other zone."""
    for first in (0, 1):
        _, events = shared(FULL_AT_HOME, ["", ""], first=first)
        assert "develop" not in kinds(events)
    merged = FULL_AT_HOME.replace("/ . . . M1", "/ R C R M1")
    state, events = shared(merged, ["", ""])
    assert (state.phase, state.player) == (Phase.DEVELOP, 1)
    assert list(state.actions) == [Develop(C, (6, -2))]
    assert refused(state, Develop(C, (5, 1)))
    state, events = apply(state, state.actions[0])
    assert (events[0].kind, events[0].player) == ("develop", 1)
    assert len(set(texts(state))) == 1


@pytest.mark.parametrize("first", [0, 1])
def test_growth_goes_in_turn_order(first: int) -> None:
    """Everybody has a residence between his town hall and a leisure card."""
    state, _ = shared("L . . / R M0 . / . M1 R / . . L", ["", ""], first=first)
    assert (state.phase, state.player) == (Phase.DEVELOP, first)
    state, events = apply(state, state.actions[0])
    assert (events[0].kind, events[0].player) == ("develop", first)


@pytest.mark.parametrize(
    ("city", "players", "incomes"),
    [
        ("C C / C M0 / C M1", 2, [8, 3]),  # $10 by three and one cards
        ("C C C / > M0 M1 C / > > M2 C / > > > C", 3, [8, 11, 4]),  # $21 by two, three and one
        ("C C C C / . M0 M1 C / . M3 M2 C", 4, [8, 11, 4, 1]),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_shares_of_a_common_district(city: str, players: int, incomes: list[int], first: int) -> None:
    _, events = shared(city, [""] * players, first=first)
    paid = [(event.player, event.details["amount"]) for event in events if event.kind == "income"]
    order = [(first + step) % players for step in range(players)]
    assert paid == [(player, incomes[player]) for player in order]


def test_shares_of_common_meters() -> None:
    """Four colours around two parkings earn $3: $1 each, rounded down."""
    _, events = shared("R P M0 / C P M1", ["", ""], level="advanced")
    paid = {event.player: event.details["amount"] for event in events if event.kind == "income"}
    assert paid == {0: 1 + 1, 1: 1 + 1 + 1}


LATER_HELP = "R C . M0 / . . R M1 / . . L ."


def test_growth_that_a_later_player_enables_waits() -> None:
    """The residence of player 1 grows below the commerce of player 0, which then has its second district."""
    state, _ = shared(LATER_HELP, ["", ""])
    assert (state.player, list(state.actions)) == (1, [Develop(R, (5, -2))])
    _, events = apply(state, state.actions[0])
    assert kinds(events)[:2] == ["develop", "income"]


def test_a_club_may_develop_until_nothing_grows() -> None:
    state, _ = shared(LATER_HELP, ["", ""], rulings={"single-develop-once": False})
    state, events = apply(state, state.actions[0])
    assert kinds(events) == ["develop"]
    assert (state.phase, state.player) == (Phase.DEVELOP, 0)
    assert places(state.actions, Develop, C) == {(3, -2), (4, -1)}
    _, events = apply(state, state.actions[0])
    assert kinds(events)[:2] == ["develop", "income"]


# ---------------------------------------------------------------- architect


def test_the_architect_helps_the_first_player_at_home() -> None:
    state, _ = shared("M0 . . / M1 P P", ["P C", "C P"], variants=["architect"])
    assert places(state.actions, Architect) == {(3, 0), (4, -1), (4, 1), (4, 2)}
    assert refused(state, Architect((5, -1))) == ("zone",)
    state, _ = apply(state, Architect((4, 2)))
    assert texts(state) == ["M0 . A / M1 P P", "M0 . . / M1 P P"]
    state, _ = apply(state, Build(P, (3, 2)))
    assert texts(state)[1] == ". . P / M0 . . / M1 P P"
    state, _ = apply(state, Build(C, (2, 2)))
    assert texts(state) == [". . C / . . P / M0 . . / M1 P P"] * 2
    assert (state.phase, state.player) == (Phase.BUILD, 1)


@pytest.mark.parametrize("stays", [False, True])
def test_the_architect_serves_his_own_player_or_by_choice_of_the_club_all(stays: bool) -> None:
    state, _ = shared(
        "M0 P . / M1 . .", ["P", "P P"], variants=["architect"], rulings={"single-architect": not stays}
    )
    state, _ = apply(state, Architect((4, 2)))
    seen = ["M0 P A / M1 . .", "M0 P A / M1 . ." if stays else "M0 P / M1 ."]
    assert texts(state) == seen
    state, _ = apply(state, Build(P, (4, 3)))
    assert (state.phase, state.player) == (Phase.BUILD, 1)
    assert ((5, 2) in places(state.actions, Build, P)) == stays
    assert ("A" in texts(state)[0]) == ("A" in texts(state)[1]) == stays
    # ``inspect`` says the same of the map with the architect on it.
    request = {
        "city": "M0 P A P / M1 . . .", "variants": ["architect", "single-city"], "players": 2, "player": 1,
        "hand": ["P"], "rulings": {"single-architect": not stays},
    }  # fmt: skip
    asked = {(row + 4, column) for row, column in inspect(request)["legal"]["P"]}
    assert asked == places(state.actions, Build, P)
    while state.phase is Phase.BUILD:
        state, _ = apply(state, state.actions[0])
    assert not any("A" in text for text in texts(state))
    assert all(seat.architect is None for seat in state.seats)


@pytest.mark.parametrize("players", [3, 4])
def test_the_architect_moves_on_with_the_first_player(players: int) -> None:
    state, _ = start(game(players=players, variants=["single-city", "architect"]), 3)
    land = land_of(state.game)
    asked = []
    while not state.over:
        if state.phase is Phase.ARCHITECT:
            asked.append((state.turn, state.player))
            assert all(land.grounds[state.player].owns(place) for place in places(state.actions, Architect))
        state, _ = apply(state, state.actions[0])
    assert asked == [(turn, (turn - 1) % players) for turn in range(1, 11)]


# ---------------------------------------------------------------- clouds


@pytest.mark.parametrize(
    ("city", "player", "cell", "smoke"),
    [
        ("I1 M0 / . M1", 1, (6, -1), False),  # the column of the neighbour's industry
        ("I1 M0 . / . M1 I1", 1, (6, -1), True),  # the row of one's own
        ("I1 / > M0 M1 / > > M2", 0, (0, -1), True),
        ("I1 / > . / M0 M1 / > M2", 0, (-1, 1), False),  # NW-SE is no axis of player 0
        ("M0 M1 / > M2 . I1", 1, (0, 2), True),  # but one of player 1
        ("M0 M1 . I1 / > M2", 1, (0, 2), False),  # whose rows do not count
        ("> > > > > M0 M1 / I1 . . M2", 2, (1, -1), True),  # those of player 2 do
        ("> > M0 M1 / > > > M2 / I1", 2, (1, -1), False),  # not NE-SW
        ("I1 . M0 M1 / . . M3 M2", 1, (5, 7), False),  # the row of the neighbour's industry
        ("I1 . M0 M1 / . . M3 M2", 3, (6, 4), False),
        (". . M0 M1 / I1 . M3 M2", 3, (6, 4), True),
    ],
)
def test_clouds_come_from_ones_own_lines(city: str, player: int, cell: tuple[int, int], smoke: bool) -> None:
    players = city.count("M")
    hands = ["I2 P" if seat == player else "" for seat in range(players)]
    state, _ = shared(city, hands, first=player, level="normal")
    state, events = apply(state, Build(I2, cell))
    assert kinds(events)[0] == "build"
    assert (state.phase is Phase.CLOUD) == smoke
    if smoke:
        land = land_of(state.game)
        assert all(land.grounds[player].owns(place) for place in places(state.actions, Cloud))
        state, _ = apply(state, state.actions[-1])
        assert [text.count("N") for text in texts(state)] == [1] * players


def test_a_bought_park_is_seen_by_all() -> None:
    state, _ = shared("C M0 M1 / > > > M2", [""] * 3, money=6, level="normal")
    park = next(action for action in state.actions if isinstance(action, Buy) and action.card == K)
    state, _ = apply(state, park)
    assert [text.count("K") for text in texts(state)] == [1] * 3
