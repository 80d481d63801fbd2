"""The club's page without a browser, against a real club."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.app.club_page import ClubPage
from cardcity_tutor.app.server.club.service import ClubService
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.club import result_of
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.games.cardcity.teach.puzzles import daily, generate
from cardcity_tutor.games.cardcity.widgets.challenge import ChallengeBoard
from tests.club.counter.conftest import Club
from tests.club.records import record, unfinished

MARK = "<b>Zoé</b>"


class Went:
    """Where a page led to."""

    def __init__(self) -> None:
        self.last: tuple[str, dict[str, str]] = ("", {})

    def __call__(self, page: str, query: Any) -> None:
        self.last = (page, dict(query))


def opened(club: Club | None, going: Went | None = None) -> ClubPage:
    visit = Visit(None if club is None else club.desk())
    visit.lang = "en"
    if going is not None:
        visit.going = going
    return ClubPage(visit, {})


def do(page: ClubPage, kind: str, /, **fields: object) -> dict[str, Any]:
    """A gesture, and the scene that follows."""
    page.view.gesture = {"kind": kind, **fields, "count": page.view.seq}
    scene: dict[str, Any] = page.view.scene
    return scene


def test_from_nickname_to_goodbye(club: Club) -> None:
    page = opened(club)
    scene = page.view.scene
    assert [tab for tab, _ in scene["tabs"]] == ["challenge", "boards"]
    assert scene["joining"]["join"] == "Choose a nickname"
    progress = Progress()
    progress.lesson("residences-grow").solved("a", first=True)
    scene = do(page, "claim", nickname=MARK, progress=json.dumps(progress.to_json()))
    assert page.visit.nickname == scene["member"] == MARK
    kept = json.loads(scene["keep"])
    assert (kept["nickname"], kept["key"]) == (MARK, scene["fresh"]["key"])
    assert scene["joined"]
    assert scene["note"].startswith("Your progress in the course")

    scene = do(page, "noted")
    assert (scene["fresh"], scene["keep"]) == (None, None)  # told once
    scene = do(page, "tab", tab="course")
    assert scene["panel"]["figures"].startswith("0 mastered, 0 practised, 1 seen")
    states = {line[2] for part in scene["panel"]["parts"] for line in part["lessons"]}
    assert states == {"new", "seen"}

    again = opened(club)
    scene = do(again, "back", **kept)
    assert scene["note"] == f"Welcome back, {MARK}."
    scene = do(again, "delete", nickname="somebody")
    assert scene["note"].startswith("That is not your nickname")
    assert do(again, "leave")["forget"]
    assert again.visit.nickname == ""
    do(again, "enter", **kept)
    scene = do(again, "delete", nickname=MARK.upper())
    assert (scene["forget"], scene["member"]) == (True, "")
    scene = do(page, "tab", tab="games")  # another window of theirs: the way in, and why
    assert (scene["member"], scene["tab"], page.visit.nickname) == ("", "challenge", "")
    assert scene["joining"]
    assert scene["note"].startswith(f"Nobody here has the nickname “{MARK}”.")


def test_a_browser_keeps_the_key_of_whom_the_club_forgot(club: Club, tmp_path: Path) -> None:
    page = opened(club)
    kept = json.loads(do(page, "claim", nickname="Zoé")["keep"])
    club.store.backup(tmp_path / "club.zip")
    club.store.dismiss("Zoé")
    scene = do(page, "export")
    assert (scene["member"], scene["forget"]) == ("", False)
    assert "keeps its key" in scene["note"]
    page = opened(club)
    scene = do(page, "back", **kept)
    assert (scene["member"], scene["forget"], bool(scene["joining"])) == ("", False, True)
    assert "keeps its key" in scene["note"]
    club.store.restore(tmp_path / "club.zip")
    assert do(opened(club), "back", **kept)["member"] == "Zoé"


def test_a_new_key_shows_the_way_in(club: Club) -> None:
    page = opened(club)
    do(page, "claim", nickname="Zoé")
    club.store.reset_key("Zoé")
    scene = do(page, "tab", tab="results")
    assert scene["joining"]
    assert scene["note"].startswith("This is not the key of “Zoé”")


def test_games_and_results(club: Club) -> None:
    went = Went()
    page = opened(club, went)
    do(page, "claim", nickname="Zoé")
    desk = page.visit.desk
    assert desk is not None
    assert do(page, "tab", tab="games")["panel"]["empty"]
    number = desk.save_game(unfinished(), MARK)["id"]
    desk.save_game(record())
    club.store.add_result(club.store.member("Zoé", desk._key), result_of(record(), 0, "solo"))
    lines = do(page, "tab", tab="games")["panel"]["lines"]
    assert lines[0]["title"] == "Advanced · commercial victory · ecological city · solo"
    assert lines[1]["title"] == MARK
    assert "turn 3 of 8" in lines[1]["about"]
    do(page, "game", game=number, do="open")
    assert went.last == ("play", {"game": str(number)})
    do(page, "game", game=number, do="replay")
    assert went.last == ("replay", {"game": str(number)})
    do(page, "go", lesson=6)
    assert went.last == ("course", {"lesson": "6"})
    assert len(do(page, "game", game=number, do="delete")["panel"]["lines"]) == 1
    (line,) = do(page, "tab", tab="results")["panel"]["lines"]
    assert (line["figure"], line["unit"], line["about"][0]) == ("11.5", "points", "Lieu Dit")
    sent: list[dict[str, Any]] = []
    page.view.send = lambda content, buffers=None: sent.append(content)  # noqa: ARG005
    do(page, "export")
    told = json.loads(sent[-1]["text"])
    assert (told["nickname"], len(told["games"]), len(told["results"])) == ("Zoé", 1, 1)


def test_leaderboards_for_everybody(club: Club) -> None:
    for number in range(25):
        desk = club.desk()
        desk.claim(f"Member {number:02}")
        member = club.store.member(desk.nickname, desk._key)
        club.store.add_result(member, result_of(record(), 0, "solo"))
        if number % 2:
            other = record("2012-simplified-residential-2")
            club.store.add_result(member, result_of(other, 0, "bots", ("tourist", MARK)))
    page = opened(club)
    panel = do(page, "tab", tab="boards")["panel"]
    assert [label for _, label in panel["ways"]] == [
        "Advanced · commercial victory · ecological city · solo",
        "Card City 2012 · decentralisation · 2 players",
    ]
    assert (len(panel["lines"]), panel["paging"]["text"]) == (20, "Page 1 of 2")
    assert panel["lines"][0][:3] == ["1", "Member 00", "11.5"]
    assert len(do(page, "page", page=2)["panel"]["lines"]) == 5
    panel = do(page, "board", way=panel["ways"][1][0], order="mean")["panel"]
    assert (panel["order"], len(panel["lines"]), panel["paging"]) == ("mean", 12, None)
    assert panel["head"][2] == "Mean"
    panel = do(page, "board", order="wins")["panel"]
    assert panel["head"][2:] == ["Wins", "Best score", "Mean", "Games"]
    panel = do(page, "board", period="evening")["panel"]
    assert (panel["way"], panel["ways"][0], panel["orders"]) == ("", ["", "All games together"], [])
    assert panel["head"] == ["Place", "Nickname", "Wins", "Games"]
    assert (len(panel["lines"]), panel["lines"][0][3]) == (20, "2")
    panel = do(page, "board", way=panel["ways"][1][0])["panel"]
    assert panel["period"] == "evening"
    assert panel["lines"][0][:3] == ["1", "Member 00", "11.5"]
    assert do(page, "board", period="nonsense")["panel"]["period"] == "ever"
    do(page, "claim", nickname="Zoé")
    assert page.view.tab == "boards"


def test_what_one_has_found_is_not_shown_to_the_next(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(club)
    puzzle = daily(page.view.day.replace(year=2026, month=11, day=16))
    monkeypatch.setattr(ClubService, "_puzzle", lambda *_: puzzle.to_json())
    do(page, "take")
    first = page.board
    assert isinstance(first, ChallengeBoard)
    exercise: Any = first.sitting.exercise
    first.gesture = {"kind": "answer", "text": ""}
    assert first.scene["note"] == "Lay your cards on the board first."
    first.gesture = {"kind": "answer", "text": exercise.write(list(puzzle.answers[0]))}
    do(page, "claim", nickname="Zoé")
    assert (page.board, page.view.scene["laid"], first.layout.display) == (None, False, "none")
    do(page, "take")
    second: Any = page.board
    assert not second.value["solved"]
    second.gesture = {"kind": "answer", "text": exercise.write(list(puzzle.answers[0]))}
    assert page.view.scene["panel"]["solvers"][0][1] == "Zoé"


def test_the_challenge_is_counted(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(club)
    puzzle = daily(page.view.day.replace(year=2026, month=11, day=16))
    monkeypatch.setattr(ClubService, "_puzzle", lambda *_: puzzle.to_json())
    do(page, "claim", nickname="Zoé")
    do(page, "take")
    board = page.board
    assert isinstance(board, ChallengeBoard)
    assert page.children == (page.view, board)
    assert page.view.scene["laid"]
    exercise: Any = board.sitting.exercise
    answer = list(puzzle.answers[0])
    wrong, right = exercise.write([{**answer[0], "cell": [0, 0]}]), exercise.write(answer)
    assert board.scene["lesson"]["hintsLeft"] == 0
    for gesture in ({"kind": "hint"}, {"kind": "solution"}):
        board.gesture = gesture
        assert not board.scene["lesson"]["hints"]
        assert not board.scene["lesson"]["solution"]
    assert not page.view.scene["panel"]["status"]  # opened, not tried
    board.gesture = {"kind": "answer", "text": wrong}
    assert page.view.scene["panel"]["status"].startswith("1 try")
    page = ClubPage(page.visit, {})  # after a reload: another board, the same day
    do(page, "take")
    board = page.board
    assert isinstance(board, ChallengeBoard)
    board.gesture = {"kind": "answer", "text": right}
    panel = page.view.scene["panel"]
    assert panel["solved"]
    assert board.tries == 2
    assert panel["status"].startswith("Solved: 2 tries")
    assert board.scene["lesson"]["feedback"]["head"] == "Right."  # not "at the first try"
    assert board.scene["lesson"]["feedback"]["cites"]
    assert panel["solvers"][0][1] == "Zoé"
    board.gesture = {"kind": "again"}
    assert board.value["solved"]  # no second puzzle
    do(page, "tab", tab="boards")
    assert board.layout.display == "none"
    do(page, "tab", tab="challenge")
    assert board.layout.display is None


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_answer_that_stops_half_way_costs_no_try(lang: str) -> None:
    puzzle = generate("best-income", difficulty=1)
    board = ChallengeBoard(puzzle, lang=lang)
    exercise: Any = board.sitting.exercise
    answer = list(puzzle.answers[0])
    builds = [line for line in answer if line["event"] == "build"]
    assert len(builds) < len(answer)
    board.gesture = {"kind": "answer", "text": exercise.write(builds)}
    assert (board.tries, board.value["tries"], board.scene["lesson"]["feedback"]) == (0, 0, None)
    told = board.scene["note"]
    assert exercise.name(answer[len(builds)]["cell"]) in told
    assert {"fr": "« Développer »", "en": "“Develop”"}[lang] in told
    board.gesture = {"kind": "answer", "text": exercise.write(answer)}
    assert (board.tries, board.value["solved"]) == (1, True)


def test_without_a_club_there_is_the_challenge(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = daily("2026-11-16")
    monkeypatch.setattr("cardcity_tutor.games.cardcity.teach.puzzles.daily", lambda _day: easy)
    page = opened(None)
    scene = page.view.scene
    assert (scene["tabs"], scene["joining"], scene["panel"]["solvers"]) == ([], None, None)
    assert do(page, "claim", nickname="Zoé")["note"].startswith("The club does not answer")
    do(page, "take")
    assert page.board is not None
    assert page.board.sitting.exercise is not None


def test_a_club_that_stopped_answering(club: Club) -> None:
    page = opened(club)
    assert page.visit.desk is not None
    page.visit.desk._address = "http://127.0.0.1:9/club/api"
    scene = do(page, "tab", tab="boards")
    assert scene["panel"]["kind"] == "trouble"
    assert "Nothing is lost" in scene["panel"]["text"]


def test_links_open_a_part(club: Club) -> None:
    page = opened(club)
    page.turn_to({"tab": "boards"})
    assert page.view.scene["tab"] == "boards"
    with pytest.raises(InputError, match="option-unknown"):
        page.turn_to({"tab": "<script>"})


def test_whoever_enters_elsewhere_is_here_too(club: Club) -> None:
    page = opened(club)
    desk = page.visit.desk
    assert desk is not None
    desk.claim("Zoé")
    page.visit.nickname = desk.nickname
    assert page.view.scene["member"] == "Zoé"
