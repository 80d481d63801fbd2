"""The set-up of a game: who plays, with which help, and the way to games that were kept."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlencode

import pytest

from cardcity_tutor.games.cardcity.widgets.counted_games import Kept
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from cardcity_tutor.games.cardcity.widgets.play_party import STRENGTHS
from cardcity_tutor.games.cardcity.widgets.play_records import LARGEST, glance
from cardcity_tutor.games.cardcity.widgets.play_setup import PlaySetup
from cardcity_tutor.locale import LANGUAGES
from tests.widgets.persons import Person
from tests.widgets.test_static import SCRIPTS


def ask(setup: PlaySetup, kind: str, **fields: Any) -> dict[str, Any]:
    """A gesture, and the scene that follows."""
    setup.gesture = {"kind": kind, **fields, "count": setup.seq}
    return dict(setup.scene)


def seats(setup: PlaySetup) -> list[str]:
    return [next(iter(seat)) for seat in setup.value["seats"]]


@pytest.fixture
def setup() -> PlaySetup:
    return PlaySetup(lang="en")


@pytest.fixture(scope="module")
def record() -> str:
    table = GameTable(players=2, opponents=["tourist"], seed=1, lang="en")
    Person(1).until(table, "build", 2)
    return str(table.value["record"])


def test_one_click_starts_a_sensible_game(setup: PlaySetup) -> None:
    ask(setup, "start")
    assert setup.wish["do"] == "start"
    assert setup.wish["seats"] == [{"person": ""}]
    assert setup.wish["options"]["level"] == "simplified"
    assert setup.wish["help"] == "fading"
    assert setup.wish["seed"] is None


def test_company(setup: PlaySetup) -> None:
    assert ask(setup, "company", value="bots")["company"] == "bots"
    assert seats(setup) == ["person", "bot"]
    ask(setup, "players", by=1)
    scene = ask(setup, "players", by=1)
    assert seats(setup) == ["person", "bot", "bot", "bot"]
    assert not scene["room"]
    scene = ask(setup, "seat", seat=2, bot="grandmaster")
    assert "endings" in scene["seats"][2]["sentence"]
    assert scene["seats"][0]["lone"]
    assert (
        ask(setup, "seat", seat=0, bot="tourist")["note"] == "There must be at least one person at the table."
    )
    scene = ask(setup, "seat", seat=3, person=" <b>Zoé</b> ")
    assert scene["company"] == "screen"
    ask(setup, "seat", seat=0, bot="tourist")
    assert setup.value["seats"][3] == {"person": "<b>Zoé</b>"}
    assert setup.value["mine"] == 3
    ask(setup, "players", by=-1)  # she goes: somebody has to stay
    assert seats(setup) == ["person", "bot", "bot"]
    assert ask(setup, "company", value="screen")["company"] == "screen"
    assert seats(setup) == ["person"] * 3
    assert ask(setup, "company", value="alone")["seats"] == []


def test_the_options_know_what_goes_together(setup: PlaySetup) -> None:
    panel: Any = setup.panel
    panel.choice = {"level": "normal", "variants": ["suburb"]}
    assert ask(setup, "company", value="bots")["note"] is None
    assert panel.choice["variants"] == []  # the suburb is for one
    panel.gesture = {"kind": "choose", "field": "variants", "value": "single-city"}
    panel.gesture = {"kind": "choose", "field": "players", "value": 4}
    assert len(setup.scene["seats"]) == 4
    assert ask(setup, "company", value="alone")["company"] == "alone"
    assert panel.choice["players"] == 1


def test_the_member_has_a_seat(setup: PlaySetup) -> None:
    setup.nickname = "Zoé"
    ask(setup, "company", value="screen")
    assert setup.value["seats"] == [{"person": "Zoé"}, {"person": ""}]
    assert [seat["mine"] for seat in setup.scene["seats"]] == [True, False]
    ask(setup, "seat", seat=1, person="Bob")
    ask(setup, "mine", seat=1)
    assert setup.value["seats"] == [{"person": "Bob"}, {"person": "Zoé"}]
    assert setup.value["mine"] == 1
    setup.nickname = ""
    assert setup.value["seats"] == [{"person": "Bob"}, {"person": ""}]
    assert [seat["mine"] for seat in setup.scene["seats"]] == [None, None]


def test_the_town_hall_of_a_suburb_goes_where_it_is_put(setup: PlaySetup) -> None:
    ask(setup, "start")
    assert (setup.scene["hall"], setup.wish["hall"]) == (None, None)
    setup.choose({"level": "normal", "variants": ["suburb"]})
    hall = ask(setup, "hall", cell=[4, 1])["hall"]
    assert len(hall["cells"]) == 16
    assert hall["cells"][0][:3] == [1, 1, "c3"]
    assert hall["hall"] == [4, 1]
    ask(setup, "start")
    assert setup.wish["hall"] == (4, 1)
    setup.choose({"level": "simplified", "variants": ["suburb"]})  # whose frame is smaller
    assert setup.scene["hall"]["hall"] == [2, 2]
    assert len(setup.scene["hall"]["cells"]) == 9


def test_a_tab_that_was_playing_goes_on(setup: PlaySetup, record: str) -> None:
    work = urlencode({"record": record})
    ask(setup, "kept", work=work, playing=True)
    assert (setup.wish["do"], setup.wish["record"]) == ("resume", record)
    for other, playing in ((PlaySetup(lang="en"), False), (PlaySetup(lang="en"), True)):
        if playing:
            other.choose({"level": "normal"})  # a link asks for another game
        ask(other, "kept", work=work, playing=playing)
        assert not other.wish
        assert other.scene["kept"]


def test_help_and_deal(setup: PlaySetup) -> None:
    assert ask(setup, "help", value="none")["help_wanted"] == "none"
    assert ask(setup, "seed", text=" 42 ")["seed"] == "42"
    ask(setup, "start")
    assert (setup.wish["help"], setup.wish["seed"]) == ("none", 42)
    for wrong in ("-1", "x", "²", "9" * 16):
        assert "not a deal number" in ask(setup, "seed", text=wrong)["note"]
    assert ask(setup, "seed", text="")["seed"] == ""


def test_an_open_game_is_replaced_only_after_a_question(setup: PlaySetup, record: str) -> None:
    scene = ask(setup, "kept", work=urlencode({"city": "M", "record": record}))
    assert scene["kept"]["title"] == "Simplified · residential victory · 2 players"
    assert scene["kept"]["more"] == "Turn 2 of 10 · Player A and The tourist"
    ask(setup, "start")
    assert setup.wish == {}
    assert setup.scene["asking"]
    assert ask(setup, "sure", on=False)["asking"] is None
    assert setup.wish == {}
    ask(setup, "open", text=record)
    ask(setup, "sure", on=True)
    assert setup.wish == {"do": "open", "record": record, "ticket": None}
    ask(setup, "continue")
    assert setup.wish == {"do": "resume", "record": record, "ticket": None}


def test_a_game_that_is_over_can_be_looked_at(setup: PlaySetup) -> None:
    table = GameTable(seed=1)
    Person(1).play(table)
    setup.keep(Kept(table.value["record"]))
    assert setup.scene["kept"]["over"]
    assert setup.scene["kept"]["more"] == "Over"
    ask(setup, "continue")
    assert setup.wish["do"] == "replay"
    ask(setup, "start")
    assert setup.wish["do"] == "start"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing to read"),
        ("  \n", "nothing to read"),
        ("nonsense", "no recorded game: line 1 "),
        ('{"event": "build"}', "start"),
        ('{"event": "start", "game": 1, "level": 7}', "7"),
        ('{"event": "start", "game": 1, "players": [2]}', "2"),
        ("x" * (LARGEST + 1), "at most 256 kB"),
        ("é" * (LARGEST // 2 + 1), "at most 256 kB"),
    ],
)
def test_what_is_no_record_has_a_sentence(setup: PlaySetup, text: str, said: str) -> None:
    assert said in ask(setup, "open", text=text)["note"]
    assert setup.wish == {}


def test_a_file_that_the_browser_did_not_send(setup: PlaySetup) -> None:
    assert "at most 256 kB" in ask(setup, "open", text="", size=10**9)["note"]


@pytest.mark.parametrize("work", ["", "record=nonsense", "city=M", "record=" + "%7B" * 50, "\x00"])
def test_what_the_browser_kept_may_be_anything(setup: PlaySetup, work: str) -> None:
    assert ask(setup, "kept", work=work)["kept"] is None
    assert setup.scene["note"] is None


@pytest.mark.parametrize(
    "gesture",
    [
        {"kind": "company", "value": "crowd"},
        {"kind": "seat", "seat": 9, "person": ""},
        {"kind": "seat", "seat": 0, "bot": "os:getcwd"},
        {"kind": "mine", "seat": 3},
        {"kind": "help", "value": []},
        {"kind": "game", "act": "delete", "id": 1},
        {"kind": "running", "act": "save"},
        {"kind": "seat"},
        {"kind": "dance"},
    ],
)
def test_impossible_gestures_are_answered(setup: PlaySetup, gesture: dict[str, Any]) -> None:
    before = setup.value
    assert ask(setup, **gesture)["note"]
    assert setup.value == before
    assert setup.wish == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_both_languages(lang: str, record: str) -> None:
    setup = PlaySetup(lang=lang, nickname="Zoé")
    way = {"edition": "xl", "level": "normal", "victory": "economic", "variants": [], "players": 2}
    saved = {"way": way, "turn": 3, "turns": 8, "saved": "2026-11-06T10:00:00", "counts": True}
    setup.games = [
        {"id": 1, "title": "Zoé, Bob", "over": False, **saved},
        {"id": 2, "title": "", "over": True, **saved},
    ]
    setup.keep(Kept(record))
    ask(setup, "company", value="bots")
    titles = [game["title"] for game in setup.scene["games"]]
    assert titles[0] == "Zoé, Bob"
    assert titles[1] != ""
    assert [
        (" · compte · " if lang == "fr" else " · counts · ") in game["more"] for game in setup.scene["games"]
    ] == [
        True,
        False,  # it has counted
    ]
    assert ("06/11/2026" if lang == "fr" else "2026-11-06") in setup.scene["games"][0]["more"]
    assert setup.panel.scene["summary"] in setup.scene["kept"]["title"]
    assert [name for name, _ in setup.scene["bots"]] == list(STRENGTHS)
    ask(setup, "game", act="delete", id=1)
    assert setup.wish == {}
    ask(setup, "sure", on=True)
    assert setup.wish == {"do": "saved-delete", "id": 1}


def test_a_glance_plays_nothing(record: str) -> None:
    told = glance(record)
    assert (told.turn, told.turns, told.over, told.way.players) == (2, 10, False, 2)


def test_every_gesture_of_the_set_up_is_answered() -> None:
    sent = set(re.findall(r"\{ kind: \"([\w-]+)\"", SCRIPTS["table/play-setup.js"]))
    assert sent >= {"start", "seat", "open", "kept"}
    assert {kind for kind in sent if not hasattr(PlaySetup, f"on_{kind}")} == set()
