"""Clocks that are wrong by years, or jump to and fro: nothing fails, nothing is lost, no span is negative."""

from __future__ import annotations

import json
import time
from datetime import UTC, date, datetime, timedelta
from io import BytesIO
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tornado.httputil import HTTPHeaders

from cardcity_tutor.app.server.club.puzzling import Puzzles
from cardcity_tutor.app.server.club.service import ClubService
from cardcity_tutor.app.server.host.backups import backup_name
from cardcity_tutor.app.server.host.base import COOKIE
from cardcity_tutor.club import Store, result_of
from cardcity_tutor.club.backup import Backup
from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity.teach.puzzles import daily
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.measures import moment_text, span_text
from tests.attacks.conftest import Amount
from tests.attacks.test_backups import refusal
from tests.club.counter.conftest import served
from tests.club.counter.test_host import ask, entered
from tests.club.records import record

ENDS = (
    datetime(9999, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC),
    datetime(1970, 1, 1, tzinfo=UTC),
    datetime(1, 1, 1, tzinfo=UTC),
    datetime(2038, 1, 19, 3, 14, 8, tzinfo=UTC),
    datetime(2025, 3, 21, 18, 0, tzinfo=UTC),
)
DAYS = (date.min, date(1970, 1, 1), date(2025, 3, 21), date(9999, 12, 30), date.max)


def visit(clerk: ClubService, call: dict[str, Any]) -> None:
    """All that a member does; what a day refuses is told as such."""
    for day in DAYS:
        about = call | {"day": day.isoformat(), "seconds": 3.5, "solved": False}
        for method in ("open_challenge", "try_challenge", "challenge", "challenge_board", "puzzle"):
            told = refusal(lambda: json.dumps(clerk.serve(method, about, "v")))  # noqa: B023 (at once)
            assert told is None or told.code == "club-challenge-early"
    game = clerk.serve("save_game", call | {"record": record(), "title": "t"}, "v")
    clerk.serve("load_game", call | {"game": game["id"]}, "v")
    clerk.serve("save_progress", call | {"progress": {"format": 1, "pack": "cardcity"}}, "v")
    clerk.store.add_result(clerk.store.member(call["nickname"], call["key"]), result_of(record(), 0, "solo"))
    for method in ("games", "results", "progress", "export", "enter", "today"):
        json.dumps(clerk.serve(method, call | {"pack": "cardcity"}, "v"))


def test_a_club_whose_clock_jumps(store: Store, amount: Amount, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(5)
    moments = cycle(ENDS)
    monkeypatch.setattr(
        store, "_clock", lambda: chance.choice(ENDS) if chance.random() < 0.5 else next(moments)
    )
    monkeypatch.setattr(Puzzles, "of", lambda _, day: {"day": day.isoformat()})
    for number in range(amount(3, 40)):
        claim = store.claim(f"Member {number:02}")
        visit(
            ClubService(store, clock=lambda: 0.0),
            {"nickname": claim.member.nickname, "key": claim.key, "way": "x"},
        )
        told = store.export_member(claim.member)
        assert (len(told["games"]), len(told["results"]), len(told["progress"])) == (1, 1, 1)
        assert all(row["seconds"] >= 0 for row in told["challenges"])
        for line in store.members(size=200):
            for lang in LANGUAGES:
                assert "-" not in moment_text(lang, line.seen).replace("−", "-")
    before = store.census().rows
    file = BytesIO()
    store.backup(file)
    store.restore(Backup(file))
    assert store.census().rows == before


@pytest.mark.parametrize("now", ENDS, ids=str)
@pytest.mark.parametrize("when", ENDS, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_moments_in_words(lang: str, when: datetime, now: datetime) -> None:
    text = moment_text(lang, when, now)
    if abs(when - now) >= timedelta(days=1):
        assert str(when.year) in text
    assert "-" not in text
    assert span_text(lang, (when - now).total_seconds()).lstrip("0123456789") != ""
    assert "-" not in span_text(lang, (when - now).total_seconds())
    assert backup_name(now).endswith(".zip")


@pytest.mark.parametrize("now", [ENDS[0].date(), ENDS[2].date()])
def test_puzzles_at_the_ends_of_the_calendar(now: date) -> None:
    puzzles = Puzzles(making=lambda day: {"day": day.isoformat()}, today=lambda: now)
    for day in DAYS:
        if abs(day - now) <= timedelta(days=1):
            assert puzzles.of(day) in (None, {"day": day.isoformat()})
        else:
            with pytest.raises(InputError):
                puzzles.of(day)
    assert daily(now).to_json()


@pytest.mark.parametrize("year", [1970, 2108, 9999])
def test_backup_and_the_hosts_page_in_another_year(
    tmp_path: Path, year: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Zip files know no such year, and a cookie that is good for a month ends after the calendar does."""
    then = datetime(year, 12, 31, 23, 59, tzinfo=UTC)
    with (
        Store(tmp_path / "club.db", clock=lambda: then) as store,
        served_in(store, then, monkeypatch) as club,
    ):
        store.claim("Zoé")
        host = entered(club)
        whole = ask(club, "/backup", **host)
        assert whole.status == 200
        store.claim("After")
        told = ask(club, "/restore", "POST", whole.body, **host, X_Cardcity_Host="1")
        assert told.status == 200, told.body
        state = ask(club, "/state", **host)
        assert state.status == 200
        assert [line[0] for line in state.data["members"]] == ["Zoé"]


def served_in(store: Store, then: datetime, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server whose own time of day is another."""
    ahead = then.timestamp() - time.time()
    real_time, real_localtime = time.time, time.localtime

    class Elsewhen(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return then.astimezone(tz)

    monkeypatch.setattr(time, "time", lambda: real_time() + ahead)
    monkeypatch.setattr(time, "localtime", lambda *when: real_localtime(*(when or (time.time(),))))
    for module in (
        "tornado.web",
        "cardcity_tutor.app.server.host.server_status",
        "cardcity_tutor.render.measures",
    ):
        target = __import__(module, fromlist=["datetime"])
        if isinstance(target.datetime, type):
            monkeypatch.setattr(target, "datetime", Elsewhen)
        else:
            monkeypatch.setattr(target.datetime, "datetime", Elsewhen)
    return served(store)


def test_the_hosts_cookie_has_an_age_and_no_last_day(tmp_path: Path) -> None:
    with Store(tmp_path / "club.db") as store, served(store) as club:
        cookie = HTTPHeaders({"Cookie": ask(club, f"?key={'the-host%27s-key'}").headers["Set-Cookie"]})[
            "Cookie"
        ]
    assert cookie.startswith(f"{COOKIE}=")
    assert "Max-Age=2592000" in cookie
    assert "expires" not in cookie.lower()
