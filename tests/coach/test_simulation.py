"""Simulation: the same rows and records whoever plays them, in any order of finishing, and rows that add up."""

from __future__ import annotations

import itertools
import time
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from cardcity_tutor.coach.simulation import (
    Row,
    Series,
    Workers,
    play_record,
    played,
    processes,
    rows,
    simulate,
    spread,
    table,
)
from cardcity_tutor.coach.simulation.executors import AHEAD, Pace
from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import LEVELS, VICTORIES, Game, game
from cardcity_tutor.games.cardcity.coach.rule_counts import EVENTS
from cardcity_tutor.games.cardcity.coach.tables import TABLE
from cardcity_tutor.games.cardcity.rules.kernel import compiled

WAYS = [
    game(),
    game(level="advanced", players=3, victory="happiness", variants=["architect", "ecological"]),
    game(level="normal", players=1, victory="economic", variants=["suburb"]),
    game(level="normal", players=2, variants=["single-city", "architect"]),
    game(edition="2012", players=2, variants=["decentralisation", "parking-meters"]),
]


# ------------------------------------------------------------------ spreading


def test_records_are_those_of_single_games() -> None:
    way = WAYS[1]
    names = ["random", "greedy"]
    found = list(simulate(way, 2, names, 7))
    assert found == [play_record(number, way, 7 + number, names) for number in range(2)]
    assert found[0][0]["bots"] == ["random", "greedy", "random"]


@pytest.mark.parametrize(
    ("name", "way", "wanted"),
    [
        ("strong", WAYS[0], True),
        ("speculator", WAYS[0], True),
        ("greedy", WAYS[0], False),
        ("strong", WAYS[2], False),
    ],
)
def test_the_kernel_is_compiled_for_bots_that_play_ahead(
    name: str, way: Game, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []
    monkeypatch.setattr(compiled, "warm", lambda: called.append(name))
    next(played(way, 1, ["random", name][-way.players :]))
    assert bool(called) is wanted


def test_any_executor_gives_the_same_rows() -> None:
    series = Series(WAYS[0], ("random",), 3)
    alone = list(rows(series, range(5)))
    with ThreadPoolExecutor(3) as pool:
        assert list(rows(series, range(5), Workers(pool, 3))) == alone
    assert [found[0]["game"] for found in alone] == [0, 1, 2, 3, 4]


def test_processes_give_the_same_rows_and_records() -> None:
    series = Series(WAYS[3], ("random", "greedy"), 11)
    assert list(rows(series, range(3), processes(2))) == list(rows(series, range(3)))


def test_a_short_run_starts_no_process() -> None:
    with ThreadPoolExecutor(1) as pool:
        pool.shutdown()  # whoever hands it work gets an error
        assert list(spread(list, range(4), Workers(pool, 1), alone=60)) == [0, 1, 2, 3]
        with pytest.raises(RuntimeError):
            list(spread(list, range(4), Workers(pool, 1)))


def late_first(numbers: range) -> list[int]:
    """Chunks that finish in another order than they began."""
    time.sleep(0.05 if numbers[0] == 0 else 0)
    return list(numbers)


def test_results_come_in_order() -> None:
    with ThreadPoolExecutor(4) as pool:
        assert list(spread(late_first, range(300), Workers(pool, 4))) == list(range(300))


class Counting(Executor):
    """Works at once, and counts what was handed out but not yet asked for."""

    def __init__(self) -> None:
        self.handed = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.handed += 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_no_more_than_needed_is_handed_out_ahead() -> None:
    executor = Counting()
    found = spread(list, range(10_000), Workers(executor, 2))
    assert list(itertools.islice(found, 1)) == [0]
    assert executor.handed == 2 * AHEAD


def test_chunks_grow_with_the_speed_and_shrink_at_the_end() -> None:
    pace = Pace()
    assert pace.cut(range(10), 2) == (range(1), range(1, 10))
    pace.note(100, 1.0)
    assert len(pace.cut(range(1000), 2)[0]) == 50
    assert len(pace.cut(range(1000, 1010), 2)[0]) == 5
    pace.note(1, 1000.0)
    assert len(pace.cut(range(1000), 2)[0]) == 1


class Broken(Executor):
    """Its only worker has died."""

    def submit(self, _fn: Any, /, *_args: Any, **_kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(BrokenExecutor())
        return future


def test_a_dead_worker_is_told_in_a_sentence() -> None:
    with pytest.raises(InputError, match="simulation-worker-died"):
        list(spread(list, range(3), Workers(Broken(), 1)))


def test_a_bot_that_is_none_is_told_by_the_worker() -> None:
    with ThreadPoolExecutor(1) as pool, pytest.raises(InputError, match="bot-unknown"):
        list(rows(Series(WAYS[0], ("genius",)), range(2), Workers(pool, 1)))


# ------------------------------------------------------------------ rows


def row_of(way_number: int, bot: str = "random") -> list[Row]:
    return table(WAYS[way_number], [bot], 2, seed=5)


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_rows_have_the_columns_and_their_kinds(way: int) -> None:
    found = row_of(way)
    assert len(found) == 2 * WAYS[way].players
    for row in found:
        assert row.keys() == {column.name for column in TABLE.columns}
        for name, kind in TABLE.columns:
            assert row[name] is None or type(row[name]) is kind, name


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_rows_agree_with_the_record(way: int) -> None:
    for row in row_of(way):
        seat, number = row["seat"], row["game"]
        assert isinstance(number, int)
        record = play_record(number, WAYS[way], 5 + number, ["random"])
        (end,) = [line for line in record if line["event"] == "end" and line["player"] == seat]
        mine = [line for line in record if line.get("player") == seat]
        assert row["seed"] == record[0]["seed"] == 5 + number
        assert (row["score"], row["money"], row["place"]) == (end["score"], end["money"], end["place"])
        assert row["rank"] == (end.get("rank") or "")
        assert row["earned"] == sum(line["amount"] for line in mine if line["event"] == "income")
        built = [line for line in mine if line["event"] == "build"]
        assert row["event_leisure_price"] == sum(line["paid"] > 0 for line in built)
        assert row["event_build"] == sum(line["paid"] == 0 for line in built)
        assert row["event_discard"] == sum(line["event"] == "discard" for line in mine)
        bought = [line["card"] for line in mine if line["event"] == "buy"]
        assert row["event_buy_park"] == bought.count("K")
        assert row["event_buy_industry"] == len(bought) - bought.count("K")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("victory", VICTORIES)
def test_the_points_add_up_to_the_score(level: str, victory: str) -> None:
    way = game(level=level, players=2, victory=victory, variants=["ecological"])
    for row in table(way, ["random"], 2):
        total = sum(float(str(cell)) for name, cell in row.items() if name.startswith("points_"))
        assert row["score"] in (total, None)
        assert victory == "happiness" or row["score"] is not None


def test_cards_are_counted_once_by_kind_where_there_are_no_halves() -> None:
    kinds = ("residences", "commerces", "leisures", "industries", "parkings", "parks", "clouds")
    for row in table(game(level="normal"), ["random"], 3):
        assert row["cards"] == 1 + sum(int(str(row[kind])) for kind in kinds)


def test_every_event_is_counted_or_comes_to_everybody() -> None:
    usual = {"draw", "solo-draw", "lots", "lots-normal", "choose-lot", "income"}
    usual |= {f"victory-{name}" for name in VICTORIES}
    for way in WAYS:
        for step in played(way, 2, ["greedy"] * way.players):
            assert {event.rule for event in step.events} <= usual | {*EVENTS}
