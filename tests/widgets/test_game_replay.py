"""A recorded game step by step: what happened, what everybody has, what may be seen, and the way to other pages."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from cardcity_tutor.club.seals import VARIABLE, is_sealed, new_key
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.rules.play import apply
from cardcity_tutor.games.cardcity.rules.record import replay
from cardcity_tutor.games.cardcity.rules.state import view
from cardcity_tutor.games.cardcity.widgets.game_replay import GameReplay
from cardcity_tutor.games.cardcity.widgets.replay.frames import film
from cardcity_tutor.games.cardcity.widgets.replay.scene import StoryScene
from cardcity_tutor.games.cardcity.widgets.replay.story import NOBODY, Story, read_games, story_of
from cardcity_tutor.games.cardcity.widgets.sharing import shared_position
from cardcity_tutor.games.cardcity.widgets.table.saving import resumed
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.widgets.base import packed

GOLDEN = Path(__file__).parents[1] / "play" / "golden"
WAYS = (
    "2012-simplified-residential-4",
    "xl-advanced-commercial-1-suburb",
    "xl-advanced-commercial-4",
    "xl-advanced-economic-4-single-city",
    "xl-advanced-residential-3-single-city",
    "xl-advanced-happiness-2",
    "xl-normal-economic-3",
    "xl-simplified-residential-1",
)
LARGEST = 200_000
"""Bytes of a whole game of four players, sent once."""


def text_of(name: str) -> str:
    return (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")


def cut(name: str, lines: int, **first: object) -> str:
    """The beginning of a record, shortened until it ends with a decision."""
    start, *rest = text_of(name).splitlines()
    start = json.dumps(json.loads(start) | first)
    for count in range(lines, 0, -1):
        record = "\n".join([start, *rest[:count]])
        try:
            next(replay(record.splitlines(), unfinished=True))
        except InputError:
            continue
        return record
    raise AssertionError(name)


def story(name: str) -> Story:
    return story_of(read_games(text_of(name))[0])


def position_text(told: Story, at: int) -> list[str]:
    return [told.position(at, seat).text for seat in range(told.game.players)]


@pytest.mark.parametrize("name", WAYS)
def test_every_event_is_a_step(name: str) -> None:
    """Money and cards change as the events say, one by one, and the last step is the end of the game."""
    told = story(name)
    assert told.finished
    for at, (before, after) in enumerate(pairwise(told.moments)):
        event = after.event
        assert event is not None
        was, now, details = before.seats[event.player], after.seats[event.player], event.details
        if event.kind == "income":
            assert now.money == was.money + details["amount"]
        elif event.kind in ("build", "buy"):
            assert now.money == was.money - details["paid"]
        elif event.kind == "offer":
            assert now.money == was.money - details["open"].money - details["rest"].money
        elif event.kind == "take":
            assert now.hand == details["cards"]
        if event.kind in ("build", "discard"):
            assert len(now.hand) == len(was.hand) - 1
        if event.kind in ("draw", "income", "discard", "take", "end"):
            assert position_text(told, at) == position_text(told, at + 1)
    ends = [seat.city for seat in told.moments[-1].seats]
    assert ends == [seat.city for seat in told.last.seats]
    assert [seat.money for seat in told.moments[-1].seats] == [seat.money for seat in told.last.seats]


@pytest.mark.parametrize("name", WAYS)
def test_the_pictures_show_what_was_built(name: str) -> None:
    """Every picture is that of its step's city, and a card that was put down is marked where it lies."""
    told = story(name)
    drawn = film(told)
    for at, moment in enumerate(told.moments):
        event = moment.event
        for number, board in enumerate(drawn.boards):
            assert board.texts[drawn.at[at][number]] == told.position(at, number).text
        if event is not None and event.kind in ("build", "buy", "develop", "cloud"):
            seat = 0 if told.shared else event.player
            board = drawn.boards[seat]
            corner = board.corner(
                event.details["cell"], told.position(at, event.player), told.position(at, seat)
            )
            assert corner in board.fresh[drawn.at[at][seat]]
            inside = {tuple(spot) for spot in board.plan.spots.values()}
            assert tuple(corner) in inside


def test_a_whole_game_travels_at_once() -> None:
    for number, name in enumerate(WAYS[:4]):
        told, lang = story(name), LANGUAGES[number % 2]
        scene = StoryScene(told, film(told), lang).describe()
        assert len(packed(scene, None).encode()) < LARGEST
        assert len(scene["steps"]) == len(told.moments)
        assert all(step["text"] and step["cite"] for step in scene["steps"][1:])
        assert scene["steps"][-1]["kind"] == "end"
        assert {step["turn"] for step in scene["steps"]} == set(range(told.game.turns + 1))


def test_the_words_of_some_steps() -> None:
    told = story("xl-normal-economic-3")
    scenes = {lang: StoryScene(told, film(told), lang).describe()["steps"] for lang in LANGUAGES}
    first: dict[str, dict[str, Any]] = {}
    for step in scenes["en"][1:]:
        first.setdefault(step["kind"], step)
    assert first["draw"]["text"].startswith("Random player A draws ")
    assert " makes two lots for Greedy player: " in first["offer"]["text"]
    assert "face down" in first["offer"]["text"]
    assert first["income"]["parts"][0].startswith("Salary: ")
    assert first["end"]["text"].startswith("Random player A ends with −$")
    *account, one, two, three = scenes["en"][-1]["parts"]
    assert account
    assert [one[:3], two[:3], three[:3]] == ["1. ", "2. ", "3. "]
    assert not any(part.startswith("1. ") for part in first["end"]["parts"])
    french = next(step for step in scenes["fr"] if step.get("kind") == "build")
    assert french["text"].startswith("Joueur au hasard A construit ")
    assert "livret XL, p.\u00a0" in french["cite"]


# ------------------------------------------------------------------ what may be seen


@pytest.mark.parametrize(
    "name", ["xl-normal-economic-3", "xl-advanced-residential-4", "xl-advanced-happiness-2"]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_that_goes_on_shows_a_seat_what_it_can_know(name: str, seat: int) -> None:
    told = story_of(read_games(cut(name, 80))[0], seat)
    assert not told.finished
    for number, (state, action) in enumerate(told.moves):
        seen = view(apply(state, action)[0], seat)
        at = told.before(number + 1)
        for player, known in enumerate(seen.seats):
            assert told.hand(at, player) == known.hand
    steps = StoryScene(told, film(told), "en").describe()["steps"]
    for step in steps[1:]:
        if step["kind"] in ("draw", "offer"):
            covered = (
                step["lots"][0][0] if step["kind"] == "draw" else [*step["lots"][0][1], *step["lots"][1][1]]
            )
            assert (set(covered) <= {"?"}) or step["seat"] == seat


def test_nobody_in_particular_sees_only_what_lies_open() -> None:
    """At a table of several people the record says who they are, and the onlooker is none of them."""
    people = [{"person": "Anne"}, {"person": "<b>Ben</b>"}, {"bot": "greedy"}]
    told = story_of(read_games(cut("xl-normal-economic-3", 20, seats=people))[0])
    assert told.seat == NOBODY
    hands = [told.hand(at, seat) for at in range(len(told.moments)) for seat in range(3)]
    assert any(-1 in hand for hand in hands)
    scene = StoryScene(told, film(told), "en").describe()
    assert [player["name"] for player in scene["players"]][:2] == ["Anne", "<b>Ben</b>"]
    alone = story_of(read_games(cut("xl-normal-economic-3", 20, seats=[people[2], people[0], people[2]]))[0])
    assert alone.seat == 1


def test_the_draw_that_nobody_has_looked_at_is_not_told() -> None:
    turn_two = next(
        number
        for number, line in enumerate(text_of("xl-simplified-residential-1").splitlines())
        if '"turn": 2' in line
    )
    record = cut("xl-simplified-residential-1", turn_two, resting=True, bots=None, seats=[{"person": "Anne"}])
    table = resumed(record)
    told = story_of(read_games(record)[0])
    assert table.resting
    assert table.state.turn == 2
    assert all(moment.event.turn == 1 for moment in told.moments if moment.event is not None)
    assert told.until(0) == record


# ------------------------------------------------------------------ the widget


def test_opening_records() -> None:
    """What cannot be read is explained, with its line; and what was open stays."""
    view = GameReplay(lang="en")
    assert view.scene["opener"]["problem"] == ""
    view.gesture = {"kind": "open", "record": "  "}
    assert "choose a file" in view.scene["opener"]["problem"]
    lines = text_of("xl-simplified-residential-2").splitlines()
    for broken, named in (
        ("\n".join([*lines[:4], "{"]), "no recorded game: line 5"),
        ("\n".join([lines[0].replace('"seed":', '"sed":'), *lines[1:]]), "“seed”"),
        ("\n".join([*lines, lines[-1]]), f"Line {len(lines) + 1}"),
    ):
        view.gesture = {"kind": "open", "record": broken}
        assert named in view.scene["opener"]["problem"]
        assert view.story == {}
    view.gesture = {"kind": "too-long", "size": 400_000}
    assert "391 kB" in view.scene["opener"]["problem"]
    view.gesture = {"kind": "open", "record": "\n".join(lines)}
    assert "opener" not in view.scene
    assert view.value["over"]
    with pytest.raises(InputError):
        view.open_record(lines[0] * 9000)
    assert len(view.story["steps"]) == view.value["steps"] + 1
    view.gesture = {"kind": "other"}
    assert "opener" in view.scene


def test_a_page_gives_the_browser_what_a_reload_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record, sealed while the game goes on, under a name that tells nothing of it; a notebook keeps nothing."""
    monkeypatch.setenv(VARIABLE, new_key())
    over, goes_on = text_of("xl-normal-economic-3"), cut("xl-normal-economic-3", 30)
    assert "kept" not in GameReplay(over).story
    assert GameReplay(over, page=True).story["kept"]["record"] == over
    kept = GameReplay(goes_on, page=True).story["kept"]
    assert is_sealed(kept["record"])
    view = GameReplay(lang="en", page=True)
    view.look_for(kept["name"], at=12)
    assert view.scene["opener"]["wanted"] == kept["name"]
    view.gesture = {"kind": "found", "record": kept["record"]}
    assert (view.value["at"], view.scene["at"]) == (12, 12)
    jump = view.scene["jump"]
    view.look_for(kept["name"], at=10**6)
    assert view.value["at"] == view.value["steps"]
    assert view.scene["jump"] > jump
    view.look_for("another", at=3)
    view.gesture = {"kind": "absent"}
    assert view.scene["opener"]["problem"].startswith("This browser has not kept that game")
    assert view.scene["opener"]["wanted"] == ""


def test_every_figure_has_its_icon_and_small_boards_no_margin() -> None:
    told = GameReplay(text_of("xl-advanced-commercial-4"), lang="en").story
    assert all(picture for _, picture, _ in told["labels"])
    for board in told["film"]["boards"]:
        assert board["small"][2] < board["box"][2]


def test_several_games_in_one_record() -> None:
    both = text_of("xl-simplified-residential-1") + text_of("2012-simplified-residential-2")
    view = GameReplay(both, lang="fr")
    assert view.scene["games"] == ["Partie 1", "Partie 2"]
    view.gesture = {"kind": "game", "game": 1}
    assert len(view.story["players"]) == 2
    view.gesture = {"kind": "game", "game": 7}
    assert view.scene["game"] == 1
    view.lang = "en"
    assert view.story["players"][0]["name"] == "Greedy player"


@pytest.mark.parametrize("seat", [-1, 4, "A"])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(InputError) as caught:
        GameReplay(text_of("xl-normal-economic-3"), seat)
    assert caught.value.code == "replay-seat"


@pytest.mark.parametrize("name", WAYS)
def test_a_step_opens_in_the_sandbox(name: str) -> None:
    """The link holds the very city of that step, with its options and the hand."""
    view = GameReplay(text_of(name), lang="en")
    told = view.told
    assert told is not None
    at = next(at for at in range(len(told.moments) // 2, len(told.moments)) if told.hand(at, 0))
    view.gesture = {"kind": "fork", "at": at, "seat": 0}
    wish = dict(view.wish)
    assert wish.pop("page") == "sandbox"
    position, victory = shared_position(urlencode(wish))
    assert position.text == told.position(at, 0).text
    assert position.hand == told.hand(at, 0)
    assert (position.setting.level, victory) == (told.game.setting.level, told.game.victory)


def test_a_finished_game_is_played_on_from_any_step() -> None:
    """Where bots played among themselves, somebody takes the seat that is looked at."""
    view = GameReplay(text_of("xl-advanced-happiness-2"), lang="en")
    told = view.told
    assert told is not None
    at = len(told.moments) // 3
    view.gesture = {"kind": "play-on", "at": at, "seat": 1}
    again = next(replay(view.handed.splitlines(), unfinished=True))
    assert resumed(view.handed).persons == (1,)
    state, _ = told.moves[told.moments[at].decision]
    assert (again.state.turn, again.state.phase, again.state.seats) == (state.turn, state.phase, state.seats)


def test_going_is_reported_and_asks_for_nothing() -> None:
    view = GameReplay(text_of("xl-simplified-residential-1"), lang="en")
    seq = view.seq
    for asked, there in ((7, 7), (-3, 0), (10**9, view.value["steps"])):
        view.gesture = {"kind": "seek", "at": asked}
        assert view.at == there
    assert view.seq == seq
    assert "<svg" in str(view.picture())
