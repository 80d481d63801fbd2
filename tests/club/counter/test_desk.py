"""The desk of a kernel against a real counter."""

from __future__ import annotations

import http.client
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import pytest

from cardcity_tutor.app.club_client import ADDRESS, WORD, ClubClient
from cardcity_tutor.app.server.club.handler import LARGE_BODY, SMALL_BODY
from cardcity_tutor.app.server.club.service import CLAIMS, METHODS, WRITES
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.club.counter.conftest import BASE, SECRET, Club
from tests.club.records import record, unfinished
from tests.widgets.persons import Person

SOLO = {"level": "simplified", "players": 1}


def finished(text: str) -> str:
    """A game played to its end from where a record leaves it."""
    table = GameTable.resume(text)
    Person(1).play(table)
    return str(table.value["record"])


def refused(code: str) -> pytest.RaisesExc[InputError]:
    return pytest.raises(InputError, check=lambda error: error.code == code)


def test_a_member_comes_plays_and_goes(any_club: Club) -> None:
    desk = any_club.desk()
    key = desk.claim("  Zoé ")
    assert desk.nickname == "Zoé"

    game = desk.save_game(unfinished(), "Ma partie")
    assert (game["title"], game["over"], game["way"]["level"]) == ("Ma partie", False, "advanced")
    assert 0 < game["turn"] <= game["turns"] == 8
    assert desk.games() == [game]
    again = desk.save_game(record(), "Finie", game["id"])
    assert (again["id"], again["over"], again["turn"]) == (game["id"], True, 8)
    assert desk.load_game(game["id"])["record"] == record()

    begun = desk.begin_game(SOLO, [{"person": "Zoé"}], 0, "full")
    assert (desk.games()[0]["id"], desk.games()[0]["counts"]) == (begun["id"], True)
    end = finished(begun["record"])
    assert desk.advance_game(begun["id"], 0, end) == {"step": 1, "counted": True}
    assert desk.advance_game(begun["id"], 0, end) == {"step": 1, "counted": True}
    (result,) = desk.results()["lines"]
    score = result["score"]
    assert (score, result["source"]) == (GameTable.resume(end).value["scores"][0], "solo")
    (way,) = desk.ways()
    assert (way["text"], way["results"]) == (result["way"]["text"], 1)
    board = any_club.desk().leaderboard(way["text"], "mean")
    assert [(line["place"], line["nickname"], line["best"]) for line in board["lines"]] == [(1, "Zoé", score)]
    desk.delete_game(begun["id"])

    day = any_club.store._clock().date().isoformat()
    assert desk.challenge(day) is None
    assert desk.try_challenge(day, 20.5, solved=False) == {"solved": False, "tries": 1, "seconds": 20.5}
    told = desk.try_challenge(day, 10, solved=True)
    assert (told["solved"], told["tries"], told["seconds"] >= 20.5) == (True, 2, True)
    assert desk.challenge(day) == desk.open_challenge(day) == told
    assert desk.challenge_board(day)["lines"][0]["nickname"] == "Zoé"

    elsewhere = any_club.desk()
    elsewhere.enter("zoé", key)
    assert elsewhere.nickname == "Zoé"
    assert [line["id"] for line in elsewhere.games()] == [game["id"]]
    assert elsewhere.export()["games"][0]["title"] == "Finie"
    desk.delete_game(game["id"])
    assert elsewhere.games() == []
    elsewhere.delete()
    assert elsewhere.nickname == ""
    with refused("club-member-unknown"):
        desk.games()


def test_the_keeper_joins_what_two_windows_did(club: Club) -> None:
    desk, other = club.desk(), club.desk()
    assert desk.keeper() is None
    other.enter("Zoé", desk.claim("Zoé"))
    first, second = Progress(), Progress()
    first.lesson("streets").solved("a", first=True)
    second.lesson("limit").saw("b")
    here, there = desk.keeper(), other.keeper()
    assert here is not None
    assert there is not None
    assert here.load("Zoé") is None
    here.save("Zoé", first)
    there.save("Zoé", second)
    assert set(second.lessons) == {"streets", "limit"}
    kept = here.load("Zoé")
    assert kept is not None
    assert kept.lessons["streets"].steps == {"a": "first"}
    assert kept.name == "Zoé"


def test_nothing_of_a_member_without_the_key(club: Club) -> None:
    zoe, thief = club.desk(), club.desk()
    zoe.claim("Zoé")
    game = zoe.save_game(record())["id"]
    thief.claim("Thief")
    with refused("club-game-unknown"):
        thief.load_game(game)
    thief.delete_game(game)
    assert len(zoe.games()) == 1
    thief.nickname = "Zoé"  # a kernel that lies about its name has another key
    calls: list[Callable[[], object]] = [
        thief.games,
        thief.results,
        thief.progress,
        thief.export,
        thief.delete,
    ]
    for call in calls:
        with pytest.raises(InputError) as error:
            call()
        assert error.value.code in ("club-key", "club-too-often")
    assert zoe.export()["nickname"] == "Zoé"


def test_nobody_in_particular_can_look_at_boards_only(club: Club) -> None:
    desk = club.desk()
    assert desk.ways() == []
    assert desk.leaderboard("xl/normal/happiness/-/1")["lines"] == []
    assert desk.today() == datetime.now(UTC).date().isoformat()
    calls: list[Callable[[], object]] = [desk.games, desk.results, desk.export, desk.delete, desk.progress]
    for call in calls:
        with refused("club-nobody"):
            call()


def test_a_new_key_from_the_host_ends_open_windows(club: Club) -> None:
    desk = club.desk()
    desk.claim("Zoé")
    key = club.store.reset_key("Zoé").key
    with refused("club-key"):
        desk.games()
    desk.enter("Zoé", key)
    assert desk.games() == []


def test_a_restored_backup_keeps_open_windows(club: Club, tmp_path: object) -> None:
    """Rows may have other numbers then: the proof that the counter remembers is worth nothing, the key is."""
    club.store.claim("Before")
    desk = club.desk()
    desk.claim("Zoé")
    path = f"{tmp_path}/club.zip"
    club.store.dismiss("Before")
    club.store.backup(path)
    club.store.dismiss("Zoé")
    with refused("club-member-unknown"):
        desk.games()
    club.store.restore(path)
    assert desk.games() == []


# ---------------------------------------------------------------- nothing is taken on trust


def test_a_result_must_have_been_played(club: Club) -> None:
    desk = club.desk()
    desk.claim("Zoé")
    begun = desk.begin_game(SOLO, [{"person": "Zoé"}], 0, "full")
    end = finished(begun["record"])
    better = re.sub('"score": [0-9.-]+', '"score": 99.5', end)
    assert better != end
    with pytest.raises(InputError, match="record-"):
        desk.advance_game(begun["id"], 0, better)
    with refused("club-game-behind"):
        desk.advance_game(begun["id"], 0, record())
    with refused("club-game-behind"):
        desk.advance_game(begun["id"], 1, end)
    assert desk.ways() == []


@pytest.mark.parametrize(
    ("code", "options", "seats", "seat"),
    [
        (
            "club-result-rulings",
            {"rulings": {"happiness-leisure": False}, "level": "normal"},
            [{"person": ""}],
            0,
        ),
        ("club-result", {}, [{"person": ""}, {"bot": "greedy"}], 0),
        ("club-result", {"players": 2}, [{"person": ""}, {"bot": "greedy"}], 1),
        ("club-result", {}, [{"person": ""}], -1),
        ("club-broken-call", {"seed": 3}, [{"person": ""}], 0),
        ("club-broken-call", {}, [{"person": "x" * 61}], 0),
        ("club-broken-call", {}, [{"person": "", "bot": ""}], 0),
        ("club-broken-call", {}, [{"person": ""}] * 5, 0),
        ("club-broken-call", {"hall": 3}, [{"person": ""}], 0),
    ],
)
def test_what_the_club_does_not_deal(
    club: Club, code: str, options: dict[str, Any], seats: list[dict[str, str]], seat: int
) -> None:
    desk = club.desk()
    desk.claim("Zoé")
    with refused(code):
        desk.begin_game(SOLO | options, seats, seat, "full")
    assert desk.games() == []


@pytest.mark.parametrize(
    ("secret", "path", "body", "status"),
    [
        (None, "games", b"{}", 403),
        ("between-them", "today", b"{}", 403),
        ("", "today", b"{}", 403),
        (SECRET, "today", b"{}", 200),
        (SECRET, "serve", b"{}", 404),
        (SECRET, "_lock", b"{}", 404),
        (SECRET, "games", b"[1]", 400),
        (SECRET, "games", b"no json", 400),
        (SECRET, "games", b"[" * 5000, 400),
        (SECRET, "games", b'{"nickname": 3, "key": []}', 400),
        (SECRET, "load_game", b'{"nickname": "Z", "key": "", "game": 1e99}', 400),
        (SECRET, "leaderboard", b'{"way": "a/b"}', 400),
        (SECRET, "challenge_board", b'{"day": "yesterday"}', 400),
        (SECRET, "puzzle", b'{"day": "1999-01-01"}', 400),
        (SECRET, "enter", b'"' + b"x" * SMALL_BODY + b'"', 413),
        (SECRET, "save_game", b'"' + b"x" * LARGE_BODY + b'"', 413),
    ],
)
def test_what_the_counter_refuses(
    club: Club, secret: str | None, path: str, body: bytes, status: int
) -> None:
    headers = {} if secret is None else {"X-Cardcity-Secret": secret}
    with suppress(BrokenPipeError, ConnectionResetError):  # what is much too large is not even read
        told_status, told = posted(club, path, body, headers)
        assert told_status == status, told
        assert ("answer" in told) == (status == 200)
    assert club.desk().ways() == []


def posted(
    club: Club, path: str, body: bytes | Iterator[bytes], headers: dict[str, str], method: str = "POST"
) -> tuple[int, dict[str, Any]]:
    line = http.client.HTTPConnection("127.0.0.1", club.port, timeout=10)
    try:
        chunked = not isinstance(body, bytes)
        line.request(method, f"{BASE}club/api/{path}", body, headers, encode_chunked=chunked)
        answer = line.getresponse()
        return answer.status, json.loads(answer.read() or b"{}")
    finally:
        line.close()


def test_a_body_without_a_length_is_bounded_too(club: Club) -> None:
    """The server may hang up in the middle of it."""
    pieces = (b"x" * 4096 for _ in range(100))
    status = 413
    with suppress(OSError, http.client.HTTPException):
        status, _ = posted(club, "enter", pieces, {"X-Cardcity-Secret": SECRET})
    assert status in (400, 413)
    assert club.desk().ways() == []


def test_a_browser_cannot_ask(club: Club) -> None:
    assert posted(club, "ways", b"", {"X-Cardcity-Secret": SECRET}, "GET")[0] == 404


def test_every_method_has_its_words(club: Club) -> None:
    """The counter knows exactly what a desk can say."""
    assert {name for name in METHODS if not hasattr(club.desk(), name)} == set()


# ---------------------------------------------------------------- not too often


def test_claims_are_limited(club: Club) -> None:
    desk = club.desk()
    for number in range(CLAIMS):
        desk.claim(f"Name {number}")
    with refused("club-too-often"):
        desk.claim("One more")
    with refused("nickname"):
        desk.claim("")  # a slip is told as such
    club.desk().claim("Somebody else")


def test_wrong_keys_ask_for_growing_pauses(club: Club) -> None:
    owner = club.desk()
    key = owner.claim("Zoé")
    codes = []
    for guess in range(6):
        with pytest.raises(InputError) as error:
            club.desk().enter("zoé", f"guess {guess}")
        codes.append(error.value.code)
    assert codes == ["club-key"] * 4 + ["club-too-often"] * 2
    assert owner.games() == []  # whoever is in stays in
    club.desk().enter("Zoé", key)  # and is kept out nowhere by whoever guesses


def test_other_spellings_bring_no_more_guesses(club: Club) -> None:
    key = club.desk().claim("Нина Zoé")
    codes = []
    for spelling in ("нина zoé", "НИНА ZOÉ", "Нина Zоé", "Нина Zoè", "Нина Z0é", "Нинa Zoe"):
        with pytest.raises(InputError) as error:
            club.desk().enter(spelling, "guess")
        codes.append(error.value.code)
    assert codes == ["club-key"] * 4 + ["club-too-often"] * 2
    club.desk().enter("Нина Zoe", key)
    with refused("club-key"):  # forgiven, under whatever spelling
        club.desk().enter("Нина Zoé", "guess")


def test_writes_of_a_member_are_limited(club: Club) -> None:
    desk = club.desk()
    desk.claim("Zoé")
    with refused("club-too-often"):
        for _ in range(WRITES + 1):
            desk.delete_game(1)
    assert desk.games() == []


# ---------------------------------------------------------------- trouble


def test_a_club_that_is_gone_says_so() -> None:
    with refused("club-unreachable"):
        ClubClient("http://127.0.0.1:9/club/api", SECRET, patience=1).ways()


def test_too_much_is_not_even_sent(club: Club) -> None:
    desk = club.desk()
    desk.claim("Zoé")
    with refused("club-too-large"):
        desk.save_game("x" * LARGE_BODY)


def test_the_desk_of_this_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ADDRESS, raising=False)
    assert ClubClient.here() is None
    monkeypatch.setenv(ADDRESS, "http://127.0.0.1:1/club/api")
    monkeypatch.setenv(WORD, "word")
    assert isinstance(ClubClient.here(), ClubClient)


def test_many_desks_at_once(any_club: Club) -> None:
    def visit(number: int) -> int:
        desk = any_club.desk()
        desk.claim(f"Member {number}")
        for turn in range(5):
            desk.save_game(record(), f"{number}.{turn}")
        begun = desk.begin_game(SOLO, [{"person": "Zoé"}], 0, "full")
        desk.advance_game(begun["id"], 0, finished(begun["record"]))
        progress = Progress()
        progress.lesson("streets").saw(f"step-{number}")
        desk.save_progress(progress.to_json())
        return len(desk.games())

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(visit, range(8))) == [6] * 8
    census = any_club.store.census().rows
    assert (census["members"], census["games"], census["results"], census["progress"]) == (8, 48, 8, 8)


def test_the_race_for_a_nickname_has_one_winner(any_club: Club) -> None:
    def claim(_: int) -> str:
        try:
            any_club.desk().claim("Zoé")
        except InputError as error:
            return error.code
        return "won"

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(claim, range(6))) == ["club-nickname-taken"] * 5 + ["won"]
