"""The parts of the club's page as data: course, games, results, leaderboards, challenge, one's own data.

Each asks the desk for what it shows and says it in words. Nicknames and titles are texts all the way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, Final, Protocol

from cardcity_tutor.render.measures import date_text, moment_text, span_text
from cardcity_tutor.render.phrases import said

from .club_words import (
    game_state,
    game_title,
    score_text,
    score_unit,
    source_text,
    tries_text,
    way_text,
)

if TYPE_CHECKING:
    from cardcity_tutor.course.packs import Pack

FOR_ALL: Final = ("challenge", "boards")
FOR_MEMBERS: Final = ("challenge", "boards", "course", "games", "results", "data")
ORDERS: Final = ("best", "mean", "wins")
PERIODS: Final = ("ever", "evening")
ALL_WAYS: Final = ""
"""Of an evening: all ways of playing together."""
SOLVERS: Final = 10
Data = dict[str, Any]


class ClubDesk(Protocol):
    """What the page asks of the club; ``app.club_client`` has it."""

    nickname: str

    def claim(self, nickname: str) -> str: ...
    def enter(self, nickname: str, key: str) -> None: ...
    def leave(self) -> None: ...
    def export(self) -> Data: ...
    def delete(self) -> None: ...
    def progress(self, pack: str = ...) -> Data | None: ...
    def save_progress(self, progress: Mapping[str, Any]) -> Data: ...
    def games(self) -> list[Data]: ...
    def delete_game(self, game: int) -> None: ...
    def results(self, page: int = 1) -> Data: ...
    def leaderboard(self, way: str, order: str = ..., page: int = 1, *, evening: bool = ...) -> Data: ...
    def ways(self, *, evening: bool = ...) -> list[Data]: ...
    def evening(self, page: int = 1) -> Data: ...
    def challenge(self, day: str) -> Data | None: ...
    def challenge_board(self, day: str, page: int = 1, size: int = ...) -> Data: ...


def course_panel(desk: ClubDesk, lang: str) -> Data:
    """Every lesson with its state, part by part."""
    from cardcity_tutor.course.packs import course
    from cardcity_tutor.course.progress import Progress

    pack = course()
    kept = desk.progress(pack.id)
    progress = Progress.from_json(kept) if kept else Progress(pack.id)
    states = {lesson.id: progress.state(pack, lesson.id) for lesson in pack.lessons}
    counts = {state: list(states.values()).count(state) for state in ("mastered", "practised", "seen")}
    begun = any(counts.values())
    return {
        "kind": "course",
        "empty": "" if begun else said(lang, "club-course-none"),
        "figures": said(lang, "club-course-figures", lessons=len(states), **counts) if begun else "",
        "parts": _parts(pack, states, lang),
    }


def _parts(pack: Pack, states: Mapping[str, str], lang: str) -> list[Data]:
    return [
        {
            "title": part.title[lang],
            "lessons": [
                [
                    lesson.number,
                    said(lang, "course-lesson", number=lesson.number, title=lesson.title[lang]),
                    states[lesson.id],
                    said(lang, f"club-state-{states[lesson.id]}"),
                ]
                for lesson in pack.of_part(part.number)
            ],
        }
        for part in pack.parts
    ]


def games_panel(desk: ClubDesk, lang: str) -> Data:
    """The saved games."""
    lines = [
        {
            "id": game["id"],
            "title": game_title(lang, game),
            "about": [
                *([way_text(lang, game["way"])] if game["title"] else []),
                game_state(lang, game),
                moment_text(lang, game["saved"]),
            ],
            "over": game["over"],
            "referee": game["referee"],
        }
        for game in desk.games()
    ]
    return {"kind": "games", "lines": lines, "empty": "" if lines else said(lang, "club-games-none")}


def results_panel(desk: ClubDesk, lang: str, page: int) -> Data:
    """The member's results, the latest first."""
    found = desk.results(page)
    lines = [
        {
            "figure": score_text(lang, line["score"], line["way"]),
            "unit": score_unit(lang, line["score"], line["way"]),
            "title": way_text(lang, line["way"]),
            "about": [text for text in (source_text(lang, line), moment_text(lang, line["played"])) if text],
            "game": line["game"],
            "referee": line["source"] == "referee",
        }
        for line in found["lines"]
    ]
    empty = "" if lines else said(lang, "club-results-none")
    wins, contests = found["wins"], found["contests"]
    return {
        "kind": "results",
        "lines": lines,
        "empty": empty,
        "wins": said(lang, "club-wins", wins=wins, games=contests) if contests else "",
        "paging": _paging(found, lang),
    }


def boards_panel(
    desk: ClubDesk, lang: str, way: str, order: str, page: int, period: str = PERIODS[0]
) -> Data:
    """The leaderboard of one way of playing, of those that have one; of an evening, that of all of them besides."""
    evening = period == "evening"
    ways = desk.ways(evening=evening)
    periods = [[each, said(lang, f"club-period-{each}")] for each in PERIODS]
    frame = {"kind": "boards", "empty": "", "period": period, "periods": periods}
    if not ways and not evening:
        return {"kind": "boards", "empty": said(lang, "club-boards-none")}
    chosen = next((each for each in ways if each["text"] == way), None if evening else ways[0])
    listed = [[each["text"], way_text(lang, each)] for each in ways]
    if evening:
        listed.insert(0, [ALL_WAYS, said(lang, "club-all-ways")])
    if chosen is None:
        return (
            frame | {"ways": listed, "way": ALL_WAYS, "orders": [], "order": ""} | _evening(desk, lang, page)
        )
    orders = ORDERS if chosen["players"] > 1 else ORDERS[:2]
    first = order if order in orders else ORDERS[0]
    found = desk.leaderboard(chosen["text"], first, page, evening=evening)
    shown: Sequence[str] = (first, *(name for name in orders if name != first))
    return frame | {
        "ways": listed,
        "way": chosen["text"],
        "order": first,
        "orders": [[name, said(lang, f"club-label-{name}")] for name in orders],
        "head": [
            said(lang, "club-boards-place"),
            said(lang, "club-label-nickname"),
            *(said(lang, f"club-label-{name}") for name in shown),
            said(lang, "club-boards-games"),
        ],
        "lines": [
            [
                str(line["place"]),
                line["nickname"],
                *(
                    str(line[name]) if name == "wins" else score_text(lang, line[name], chosen)
                    for name in shown
                ),
                str(line["games"]),
            ]
            for line in found["lines"]
        ],
        "nobody": "",
        "mine": _mine(desk, found),
        "paging": _paging(found, lang),
    }


def _evening(desk: ClubDesk, lang: str, page: int) -> Data:
    """Who has won how often this evening."""
    found = desk.evening(page)
    keys = ("club-boards-place", "club-label-nickname", "club-label-wins", "club-boards-games")
    return {
        "head": [said(lang, key) for key in keys],
        "lines": [
            [str(line["place"]), line["nickname"], str(line["wins"]), str(line["games"])]
            for line in found["lines"]
        ],
        "nobody": "" if found["lines"] else said(lang, "club-evening-none"),
        "mine": _mine(desk, found),
        "paging": _paging(found, lang),
    }


def _mine(desk: ClubDesk, found: Mapping[str, Any]) -> list[int]:
    """Which lines are the member's."""
    return [number for number, line in enumerate(found["lines"]) if line["nickname"] == desk.nickname]


def challenge_panel(desk: ClubDesk | None, lang: str, day: date) -> Data:
    """What the challenge is, how the member fares, and who has solved it."""
    text = day.isoformat()
    attempt = desk.challenge(text) if desk is not None and desk.nickname else None
    status = said(lang, "club-challenge-visitor") if desk is not None and not desk.nickname else ""
    if attempt is not None and attempt["tries"]:
        key = "club-challenge-solved" if attempt["solved"] else "club-challenge-open"
        status = said(lang, key, tried=tries_text(lang, attempt["tries"], attempt["seconds"]))
    board = desk.challenge_board(text, 1, SOLVERS) if desk is not None else None
    return {
        "kind": "challenge",
        "head": said(lang, "club-challenge", date=date_text(lang, day)),
        "why": said(lang, "club-challenge-why"),
        "status": status,
        "solved": bool(attempt and attempt["solved"]),
        "solvers": None if board is None else [
            [str(line["place"]), line["nickname"], said(lang, "club-tries", count=line["tries"]), span_text(lang, line["seconds"])]
            for line in board["lines"]
        ],
        "nobody": said(lang, "club-challenge-nobody"),
    }  # fmt: skip


def data_panel(lang: str) -> Data:
    """What can be done with one's own data."""
    return {
        "kind": "data",
        "why": said(lang, "club-data-why"),
        "leaving": said(lang, "club-leave-why"),
        "deleting": said(lang, "club-delete-why"),
    }


def _paging(found: Mapping[str, Any], lang: str) -> Data | None:
    if found["pages"] < 2:
        return None
    return {
        "page": found["page"],
        "pages": found["pages"],
        "text": said(lang, "club-page", page=found["page"], pages=found["pages"]),
    }
