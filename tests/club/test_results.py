"""Results and leaderboards, and the challenge of the day with its own."""

from __future__ import annotations

import math
from datetime import UTC, date, datetime, timedelta

import pytest

from cardcity_tutor.club import Member, Result, Store, Way, result_of, results
from cardcity_tutor.core import InputError
from tests.club.conftest import Clock
from tests.club.records import record, unfinished
from tests.club.ways import way_of

SOLO = way_of("xl", "normal")


def played(store: Store, scores: dict[str, list[float | None]], way: Way = SOLO) -> dict[str, Member]:
    found = {}
    for name, reached in scores.items():
        found[name] = store.claim(name).member
        for score in reached:
            assert store.add_result(found[name], Result(way, score, "solo"))
    return found


def test_best_and_mean_with_ties_and_pages(store: Store) -> None:
    played(
        store, {"zoé": [10, 4], "Ada": [10], "Ben": [12.5, 0, 1], "Cy": [None, 3], "Out": [None], "New": []}
    )
    best = store.leaderboard(SOLO)
    assert [(line.place, line.nickname, line.best, line.games) for line in best] == [
        (1, "Ben", 12.5, 3),
        (2, "Ada", 10, 1),
        (2, "zoé", 10, 2),
        (4, "Cy", 3, 2),
    ]
    mean = store.leaderboard(SOLO, "mean")
    assert [(line.place, line.nickname, line.mean) for line in mean] == [
        (1, "Ada", 10),
        (2, "zoé", 7),
        (3, "Ben", 4.5),
        (4, "Cy", 3),
    ]
    second = store.leaderboard(SOLO, page=2, size=3)
    assert [(line.place, line.nickname) for line in second] == [(4, "Cy")]
    assert (second.pages, second.total) == (2, 4)
    # The place of a line does not depend on the page on which it stands.
    assert [line.place for line in store.leaderboard(SOLO, page=3, size=1)] == [2]


def test_wins_are_counted_where_there_are_others(place: str) -> None:
    """Alone everybody has the first place; who is put out has won nothing; a place that is shared is a win for both."""
    now = datetime(2026, 11, 18, 20, tzinfo=UTC)
    with Store(place, clock=lambda: now) as store:
        ada, ben = (store.claim(name).member for name in ("Ada", "Ben"))
        duel = way_of(players=2)
        for member, score, first in ((ada, 9, 1), (ben, 9, 1), (ada, 5, 1), (ben, 4, 2), (ben, None, 1)):
            store.add_result(member, Result(duel, score, "table", place=first))
        store.add_result(ben, Result(SOLO, 20, "solo"))
        assert (store.wins(ada), store.wins(ben)) == ((2, 2), (1, 3))
        board = store.leaderboard(duel, "wins")
        assert [(line.place, line.nickname, line.wins) for line in board] == [(1, "Ada", 2), (2, "Ben", 1)]
        assert [line.wins for line in store.leaderboard(SOLO)] == [0]


def test_an_evening_has_its_own_leaderboard(place: str) -> None:
    now = datetime(2026, 11, 18, 12, tzinfo=UTC)
    with Store(place, clock=lambda: now) as store:
        ada, ben, cy = (store.claim(name).member for name in ("Ada", "Ben", "Cy"))
        duel = way_of(players=2)
        store.add_result(ada, Result(duel, 50, "table"))
        assert [line.nickname for line in store.evening()] == ["Ada"]
        now += timedelta(hours=13)
        assert list(store.evening()) == []
        assert store.ways(since=store.evening_start()) == []
        store.add_result(ben, Result(duel, 9, "table"))
        store.add_result(ada, Result(duel, 5, "table", place=2))
        store.add_result(cy, Result(SOLO, 20, "solo"))
        tonight = [(line.place, line.nickname, line.wins, line.games) for line in store.evening()]
        assert tonight == [(1, "Ben", 1, 1), (2, "Ada", 0, 1), (2, "Cy", 0, 1)]
        board = store.leaderboard(duel, since=store.evening_start())
        assert [(line.nickname, line.best) for line in board] == [("Ben", 9), ("Ada", 5)]
        assert [line.nickname for line in store.leaderboard(duel)] == ["Ada", "Ben"]


def test_every_way_of_playing_has_its_own_board(store: Store) -> None:
    ada = played(store, {"Ada": [3, 4]})["Ada"]
    other = way_of("xl", "normal", "residential", ("suburb", "architect"))
    store.add_result(ada, Result(other, 50, "solo"))
    assert [line.best for line in store.leaderboard(SOLO)] == [4]
    assert [line.best for line in store.leaderboard(Way.parse(other.text))] == [50]
    assert store.leaderboard(way_of("2012")).total == 0
    assert store.ways() == [(SOLO, 2), (other, 1)]


def test_the_result_of_a_finished_game_counts_once(store: Store, clock: Clock) -> None:
    ada, ben = store.claim("Ada").member, store.claim("Ben").member
    solo = result_of(record(), 0, "solo")
    assert (solo.score, solo.place, solo.rank) == (11.5, 1, "Lieu Dit")
    third = result_of(record("xl-advanced-commercial-4"), 3, "table", ("Ben", "Cy\0", "<b>"))
    assert (third.score, third.place, third.rank) == (20, 3, "")
    assert [store.add_result(ada, found) for found in (solo, solo, third, solo)] == [True, False, True, False]
    assert store.add_result(ben, result_of(record("xl-advanced-commercial-4"), 0, "table"))
    found = store.results(ada)
    assert [(line.score, line.source) for line in found] == [(20, "table"), (11.5, "solo")]
    assert found.lines[0].opponents == ("Ben", "Cy", "<b>")
    assert found.lines[0].played is not None
    assert found.lines[0].played <= clock.now
    assert store.results(ada, 2, 1).lines == found.lines[1:]


def test_a_deal_counts_once_for_a_member_however_it_is_played(store: Store) -> None:
    """Else a saved game could be resumed again and again, with the cards known."""
    ada, ben = store.claim("Ada").member, store.claim("Ben").member
    assert store.add_result(ada, result_of(record(), 0, "solo"))
    better = record().replace('"score": 11.5', '"score": 30')
    assert result_of(better, 0, "solo").score == 30
    assert not store.add_result(ada, result_of(better, 0, "solo"))
    assert [line.score for line in store.results(ada)] == [11.5]
    assert store.add_result(ben, result_of(better, 0, "solo"))
    other_deal = record().replace('"seed": 152', '"seed": 153')
    assert store.add_result(ada, result_of(other_deal, 0, "solo"))


def test_games_that_do_not_count() -> None:
    with pytest.raises(InputError) as opened:
        result_of(unfinished(), 0, "solo")
    assert opened.value.code == "club-result-open"
    with pytest.raises(InputError) as nobody:
        result_of(record(), 1, "solo")
    assert nobody.value.code == "club-result-open"
    changed = record().replace('"rulings": {}', '"rulings": {"bicolour-inside": false}')
    assert changed != record()
    with pytest.raises(InputError) as rulings:
        result_of(changed, 0, "solo")
    assert rulings.value.code == "club-result-rulings"


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "bad",
    [
        {"score": math.nan},
        {"score": math.inf},
        {"score": "3"},
        {"score": True},
        {"place": 0},
        {"place": 2},
        {"source": "web"},
        {"opponents": ("a",) * 4},
        {"once": "x" * 65},
        {"once": "a\0"},
    ],
)
def test_a_result_that_cannot_be(store: Store, bad: dict[str, object]) -> None:
    ada = store.claim("Ada").member
    with pytest.raises(InputError) as refused:
        store.add_result(ada, Result(**{"way": SOLO, "score": 1, "source": "solo", **bad}))  # type: ignore[arg-type]
    assert refused.value.code in ("club-result", "option-unknown")
    assert store.results(ada).total == 0


def test_results_are_bounded(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "MOST_RESULTS", 1)
    ada = played(store, {"Ada": [3]})["Ada"]
    with pytest.raises(InputError) as full:
        store.add_result(ada, Result(SOLO, 1, "solo"))
    assert full.value.code == "club-results-full"


@pytest.mark.parametrize(
    "text", ["", "xl/normal", "xl/normal/residential/-/x", "a/b/c/d/1", "xl/normal/residential/suburb/2"]
)
def test_ways_that_do_not_exist(text: str) -> None:
    with pytest.raises(InputError):
        Way.parse(text)


@pytest.mark.parametrize("store", ["sqlite"], indirect=True)
def test_a_board_by_anything_else(store: Store) -> None:
    with pytest.raises(InputError) as refused:
        store.leaderboard(SOLO, "worst")  # type: ignore[arg-type]
    assert refused.value.code == "option-unknown"


# ---------------------------------------------------------------- challenge of the day


def test_the_first_solution_counts(store: Store, clock: Clock) -> None:
    day = clock.now.date()
    ada = store.claim("Ada").member
    assert store.challenge(ada, day) is None
    first = store.try_challenge(ada, day, 10, solved=False)
    assert (first.solved, first.tries, first.seconds) == (False, 1, 10)
    assert store.challenge_board(day).total == 0
    clock.now += timedelta(seconds=4)
    second = store.try_challenge(ada, day, 0.5, solved=True)  # from now on the club's own clock counts
    assert (second.solved, second.tries, second.seconds) == (True, 2, 15)
    assert store.try_challenge(ada, day, 1, solved=False) == second
    assert store.challenge(ada, day) == second
    assert store.challenge(ada, day - timedelta(days=1)) is None


def test_the_time_runs_from_the_first_look(store: Store, clock: Clock) -> None:
    day = clock.now.date()
    ada = store.claim("Ada").member
    looked = store.open_challenge(ada, day)
    assert (looked.solved, looked.tries, looked.seconds) == (False, 0, 0)
    began = clock.now
    clock.now += timedelta(minutes=10)
    assert store.open_challenge(ada, day) == looked  # another board is no fresh start
    assert store.try_challenge(ada, day, 1, solved=False).tries == 1
    clock.now += timedelta(minutes=5)
    store.open_challenge(ada, day)
    found = store.try_challenge(ada, day, 1, solved=True)
    assert found.seconds == (clock.now - began).total_seconds() > 900
    with pytest.raises(InputError, match="club-challenge-early"):
        store.open_challenge(ada, day + timedelta(days=2))


def test_the_board_of_the_day(store: Store, clock: Clock) -> None:
    day = clock.now.date()
    for name, tries in {"Zoé": [9.0], "Ada": [9.0], "Ben": [1.0, 1.0], "Cy": [2.0]}.items():
        member = store.claim(name).member
        for number, seconds in enumerate(tries, 1):
            store.try_challenge(
                member, day, seconds, solved=number == len(tries)
            )  # the second a second later
    assert [(line.place, line.nickname, line.tries, line.seconds) for line in store.challenge_board(day)] == [
        (1, "Cy", 1, 2),
        (2, "Ada", 1, 9),
        (2, "Zoé", 1, 9),
        (4, "Ben", 2, 2),
    ]
    assert store.challenge_board(day - timedelta(days=1)).total == 0
    assert [line.nickname for line in store.challenge_board(day, 2, 3)] == ["Ben"]


@pytest.mark.parametrize(("seconds", "kept"), [(math.nan, 0), (-5, 0), (math.inf, 100_000), (1e9, 100_000)])
def test_times_that_cannot_be(store: Store, seconds: float, kept: float) -> None:
    ada = store.claim("Ada").member
    assert store.try_challenge(ada, date(2025, 3, 21), seconds, solved=True).seconds == kept


def test_tomorrow_is_early_enough(store: Store, clock: Clock) -> None:
    ada = store.claim("Ada").member
    store.try_challenge(ada, clock.now.date() + timedelta(days=1), 1, solved=True)
    with pytest.raises(InputError) as early:
        store.try_challenge(ada, clock.now.date() + timedelta(days=2), 1, solved=True)
    assert early.value.code == "club-challenge-early"
