"""Records: a round trip through JSON lines, and every kind of damage answered by an error that names the line."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from cardcity_tutor.coach.simulation import play_record
from cardcity_tutor.core.record import Line, dumped
from cardcity_tutor.games.cardcity import game
from cardcity_tutor.games.cardcity.rules.record import replay
from tests.play.damage import edited_line, error_of


@cache
def texts(kind: str) -> tuple[str, ...]:
    """A short game with all sorts of events, and a shorter one."""
    if kind == "solo":
        record = play_record(0, game(players=1), 3, ["random"])
    else:
        variants = ["architect", "ecological"]
        record = play_record(4, game(level="advanced", players=2, variants=variants), 8, ["greedy", "random"])
    return tuple(dumped(line) for line in record)


KINDS = ("solo", "two")


def lines_of(kind: str) -> list[Line]:
    return [json.loads(text) for text in texts(kind)]


def edited(kind: str, event: str, change: Callable[[Line], None], number: int = 0) -> tuple[list[str], int]:
    return edited_line(texts(kind), event, change, number)


# ---------------------------------------------------------------- intact records


@pytest.mark.parametrize("kind", KINDS)
def test_round_trip(kind: str) -> None:
    (replayed,) = replay(texts(kind))
    assert tuple(dumped(line) for line in replayed.lines) == texts(kind)
    assert replayed.state.over


def test_several_games_and_blank_lines() -> None:
    both = [*texts("solo"), "", "   ", *texts("two"), ""]
    first, second = replay(both)
    assert (first.number, second.number) == (0, 4)
    assert (first.game.players, second.game.players) == (1, 2)


def test_order_of_keys_and_spaces_do_not_matter() -> None:
    changed = [
        json.dumps(dict(reversed(line.items())), indent=None, separators=(" ,", " :"))
        for line in lines_of("solo")
    ]
    assert len(list(replay(changed))) == 1


# ---------------------------------------------------------------- damage


@pytest.mark.parametrize("kind", KINDS)
def test_truncated_anywhere(kind: str) -> None:
    whole = list(texts(kind))
    for length in range(1, len(whole)):
        error = error_of(whole[:length])
        assert (error.code, error.params["line"]) == ("record-truncated", length)


def test_cut_in_the_middle_of_a_line() -> None:
    whole = list(texts("solo"))
    for length in range(1, len(whole[20])):
        error = error_of([*whole[:20], whole[20][:length]])
        assert (error.code, error.params["line"]) == ("record-not-json", 21)


def test_truncated_second_game_names_its_own_line() -> None:
    first = list(texts("solo"))
    for length in (1, 2, 9):
        error = error_of([*first, *texts("two")[:length]])
        assert (error.code, error.params["line"]) == ("record-truncated", len(first) + length)


EDITS: dict[str, tuple[str, str, Callable[[Line], None]]] = {
    "drawn-card": ("solo", "draw", lambda line: line["cards"].reverse()),
    "kept-card": ("solo", "take", lambda line: line.update(cards=["L", "L"])),
    "built-card": ("two", "build", lambda line: line.update(card="N")),
    "cell": ("two", "build", lambda line: line.update(cell=[5, 5])),
    "cell-far": ("two", "build", lambda line: line.update(cell=[10**30, 0])),
    "cell-taken": ("two", "build", lambda line: line.update(cell=[0, 0])),
    "paid": ("two", "build", lambda line: line.update(paid=line["paid"] + 1)),
    "facing": ("two", "build", lambda line: line.update(facing="x")),
    "income": ("two", "income", lambda line: line.update(amount=line["amount"] + 1)),
    "bribe": ("two", "offer", lambda line: line["open"].update(money=99)),
    "bribe-huge": ("two", "offer", lambda line: line["open"].update(money=1e308)),
    "bribe-text": ("two", "offer", lambda line: line["open"].update(money="many")),
    "offered-card": ("two", "offer", lambda line: line["rest"].update(up=["R", "R"])),
    "lot": ("two", "take", lambda line: line.update(lot="both")),
    "to": ("two", "offer", lambda line: line.update(to=0)),
    "colour": ("two", "develop", lambda line: line.update(colour="L")),
    "architect": ("two", "architect", lambda line: line.update(cell=[4, 4])),
    "discard": ("two", "discard", lambda line: line.update(card="K")),
    "money": ("two", "end", lambda line: line.update(money=line["money"] + 1)),
    "score": ("two", "end", lambda line: line.update(score=1000)),
    "place": ("two", "end", lambda line: line.update(place=3 - line["place"])),
    "city": ("two", "end", lambda line: line.update(city="M")),
    "rank": ("solo", "end", lambda line: line.update(rank="Mégalopole")),
    "turn": ("solo", "build", lambda line: line.update(turn=9)),
    "player": ("two", "build", lambda line: line.update(player=5)),
    "game": ("solo", "build", lambda line: line.update(game=1)),
    "more": ("solo", "build", lambda line: line.update(comment="nice")),
    "less": ("solo", "build", lambda line: line.pop("cell")),
    "event": ("solo", "build", lambda line: line.update(event="destroy")),
}


@pytest.mark.parametrize("name", EDITS)
def test_edited_line(name: str) -> None:
    kind, event, change = EDITS[name]
    damaged, number = edited(kind, event, change)
    error = error_of(damaged)
    assert error.params["line"] == number
    assert error.code in {"record-mismatch", "record-illegal", "record-malformed"}


START_EDITS: dict[str, tuple[dict[str, Any], str]] = {
    # What is changed, and the code of the error ("" where it is that of the option).
    "version": ({"rules_version": 99}, "record-version"),
    "version-text": ({"rules_version": "1"}, "record-version"),
    "version-boolean": ({"rules_version": True}, "record-version"),
    "seed-text": ({"seed": "3"}, "record-field"),
    "seed-missing": ({"seed": None}, "record-field"),
    "seed-half": ({"seed": 0.5}, "record-field"),
    "game-text": ({"game": "first"}, "record-field"),
    "variants-text": ({"variants": "architect"}, "record-field"),
    "rulings-list": ({"rulings": []}, "record-field"),
    "edition": ({"edition": "1999"}, ""),
    "level": ({"level": "expert"}, ""),
    "level-list": ({"level": ["normal"]}, ""),
    "players": ({"players": 9}, ""),
    "victory": ({"victory": {}}, ""),
    "variant": ({"variants": ["flood"]}, ""),
    "variant-list": ({"variants": [[]]}, ""),
    "ruling": ({"rulings": {"house-rule": True}}, ""),
}


@pytest.mark.parametrize("name", START_EDITS)
def test_edited_start(name: str) -> None:
    change, code = START_EDITS[name]
    damaged, number = edited("solo", "start", lambda line: line.update(change))
    error = error_of([*texts("two"), *damaged])
    assert code in {"", error.code}
    assert error.params["line"] == len(texts("two")) + number


@pytest.mark.parametrize("seed", [4, -3, 2**64, 10**300])
def test_another_seed(seed: int) -> None:
    damaged, _ = edited("solo", "start", lambda line: line.update(seed=seed))
    assert error_of(damaged).params["line"] == 2


def test_swapped_lines() -> None:
    """Two builds or two developments of one turn may also have come in the other order; nothing else may."""
    whole, found = list(texts("solo")), lines_of("solo")
    for index in range(1, len(whole) - 1):
        swapped = [*whole[:index], whole[index + 1], whole[index], *whole[index + 2 :]]
        kinds = {line["event"] for line in found[index : index + 2]}
        if whole[index] != whole[index + 1] and kinds not in ({"build"}, {"develop"}):
            assert error_of(swapped).params["line"] == index + 1


def test_deleted_and_repeated_lines() -> None:
    whole = list(texts("solo"))
    for index in range(1, len(whole) - 1):
        deleted = error_of([*whole[:index], *whole[index + 1 :]]).params["line"]
        repeated = error_of([*whole[: index + 1], *whole[index:]]).params["line"]
        assert isinstance(deleted, int)
        assert isinstance(repeated, int)
        assert (deleted >= index, repeated >= index + 1) == (True, True)


def test_extra_line_at_the_end() -> None:
    whole = list(texts("solo"))
    error = error_of([*whole, whole[-1]])
    assert (error.code, error.params["line"]) == ("record-extra", len(whole) + 1)


def test_no_start() -> None:
    error = error_of(list(texts("solo"))[1:])
    assert (error.code, error.params["line"]) == ("record-no-start", 1)


@pytest.mark.parametrize("empty", [[], [""], ["  ", "\t"]])
def test_empty(empty: list[str]) -> None:
    assert error_of(empty).code == "record-empty"


JUNK = {
    "prose": "once upon a time", "null": "null", "number": "7", "list": "[]", "no-event": "{}", "event-list": '{"event": []}',
    "nul": "\x00", "surrogate": '{"event": "\\ud800"}', "nan": "NaN", "long-number": '{"event": ' + "9" * 5000 + "}",
    "two-objects": "{}{}", "bom": "\ufeff{}",
}  # fmt: skip


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK)
@pytest.mark.parametrize("number", [1, 2, 30])
def test_junk_line(junk: str, number: int) -> None:
    whole = list(texts("solo"))
    error = error_of([*whole[: number - 1], junk, *whole[number - 1 :]])
    assert error.params["line"] == number


@pytest.mark.parametrize("depth", [10, 200, 480, 900, 990, 5000, 100_000])
@pytest.mark.parametrize(
    "template", ['{"event": "build", "cell": %s}', '{"event": "start", "seed": 1, "game": 0, "level": %s}']
)
def test_deep_nesting(depth: int, template: str) -> None:
    whole = list(texts("solo"))
    junk = template % ("[" * depth + "]" * depth)
    number = 1 if "start" in template else 6
    error = error_of([*whole[: number - 1], junk, *whole[number:]])
    assert error.params["line"] == number


def test_nesting_that_can_be_read_but_hardly_written() -> None:
    """Somewhere below the depth that Python reads lies one that it cannot write into the sentence."""
    start_line = texts("solo")[0]
    for depth in range(880, 1000):
        error = error_of([start_line, '{"event": "draw", "cards": ' + "[" * depth + "]" * depth + "}"])
        assert error.params["line"] == 2
