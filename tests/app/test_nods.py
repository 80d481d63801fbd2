"""The question to a member, seen and answered in the header; forged answers of a browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.app.shell import TutorApp
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.club import Store
from tests.club.local import LocalClub, LocalDesk


@pytest.fixture
def club(tmp_path: Path) -> Iterator[LocalClub]:
    with Store(tmp_path / "club.db") as store:
        yield LocalClub(store)


def asked(club: LocalClub) -> tuple[LocalDesk, int]:
    """Zoé has a game and asks Max."""
    zoe = club.desk("Zoé")
    club.desk("Max")
    seats = [{"person": "Zoé"}, {"person": "Max"}]
    game = zoe.begin_game({"level": "simplified", "players": 2}, seats, 0, "full")["id"]
    zoe.ask_seat(game, 1, "max")
    return zoe, game


def app(club: LocalClub, nickname: str) -> TutorApp:
    visit = Visit(club.desk(nickname))
    app = TutorApp(visit)
    visit.lang = "en"
    visit.nickname = nickname
    app.shell.nods.look()
    return app


def nod(app: TutorApp, **fields: Any) -> str:
    app.shell.gesture = {"kind": "nod", "count": app.shell.seq, **fields}
    return str(app.shell.scene["note"])


def test_a_member_is_asked_and_nods(club: LocalClub) -> None:
    zoe, game = asked(club)
    page = app(club, "Max")
    (question,) = page.shell.scene["nods"]
    assert question["text"].startswith("“Zoé” asks: do you sit at this table, as player B?")
    assert app(club, "Zoé").shell.scene["nods"] == app(club, "").shell.scene["nods"] == []
    told = nod(page, game=game, word=question["word"], yes=True)
    assert told == "Signed. The result will be entered under your name."
    assert page.shell.scene["nods"] == []
    assert zoe.seats(game)["lines"] == [{"seat": 1, "nickname": "Max", "state": "signed"}]
    assert nod(page, game=game, word=question["word"], yes=True).startswith("This question is no longer open")


def test_forged_nods_of_a_browser_are_refused(club: LocalClub) -> None:
    zoe, game = asked(club)
    (question,) = app(club, "Max").shell.scene["nods"]
    for nickname in ("Zoé", "Ana", ""):
        told = nod(app(club, nickname), game=game, word=question["word"], yes=True)
        assert told.startswith(
            "This question is no longer open" if nickname else "This needs a nickname first"
        )
    page = app(club, "Max")
    for forged in ({"game": game + 1}, {"word": ""}, {"word": "é" * 1000}, {"yes": "true", "word": ""}):
        assert nod(page, **{"game": game, "word": question["word"], "yes": True} | forged)
        assert zoe.seats(game)["lines"][0]["state"] == "asked"
    for broken in ({"game": None}, {"game": "x"}, {"game": 2**70}):
        assert nod(page, **{"game": game, "word": question["word"], "yes": True} | broken)
    assert zoe.seats(game)["lines"][0]["state"] == "asked"


def test_whoever_comes_after_a_member_is_not_asked_their_questions(club: LocalClub) -> None:
    asked(club)
    page = app(club, "Max")
    assert page.shell.scene["nods"]
    page.visit.nickname = "Ana"
    page.shell.changed()
    assert page.shell.scene["nods"] == []
