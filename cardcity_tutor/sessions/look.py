"""``Look``: a match as one pair of eyes sees it in one language, as data for whoever draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NotRequired, TypedDict

from ..core.face import Face
from ..core.game import Action, Event, Result
from ..core.ruleset import Ruleset
from ..core.scene import Gesture, Menu, Objection, Scene
from ..locale import say
from .gestures import gesture_of, target_of
from .hints import hint_words
from .match import Match
from .names import first_said, game_name, seat_names
from .seats import LETTERS

LOGGED: Final = 60
"""Events that are shown."""


class Entry(TypedDict):
    """An event of the log."""

    id: int
    turn: int
    who: str
    mine: bool
    rule: str
    text: str


class Row(TypedDict):
    """How a game ended for one player."""

    place: int
    name: str
    score: str
    rank: str
    mine: bool


class Outcome(TypedDict):
    """How a game ended."""

    head: str
    rows: list[Row]


class Curtain(TypedDict):
    """The words on the curtain while it is down."""

    head: str
    body: str
    act: str
    undo: str


class Sight(TypedDict):
    """All that one pair of eyes sees of a match."""

    title: str
    clock: str
    phase: str
    viewer: int | None
    scene: Scene
    menu: NotRequired[Menu]
    log: list[Entry]
    undo: bool
    redo: bool
    hint: int
    """Steps of the hint for this decision that were told; -1 where none can be asked for."""
    curtain: NotRequired[Curtain]
    outcome: NotRequired[Outcome]


class Refusal(TypedDict):
    """A decision that the rules refuse."""

    gesture: Gesture
    objections: list[Objection]
    remedy: NotRequired[str]


class Look:
    """What the person at the screen sees of a match, and nothing else."""

    def __init__(self, match: Match, lang: str) -> None:
        """Look at a match in a language."""
        self.match = match
        self.lang = lang
        self.face = face_of(match.ruleset)
        self.names = seat_names(lang, match.ruleset.id, match.chairs)

    @property
    def sight(self) -> Sight:
        """All of it."""
        match, viewer = self.match, self.match.viewer
        found: Sight = {
            "title": game_name(self.lang, match.ruleset.id),
            "clock": clock_text(self.lang, match.engine.clock(match.state)),
            "phase": match.phase,
            "viewer": viewer,
            "scene": self.face.scene(match.seen(viewer), self.lang, viewer, self.names),
            "log": log(self.face, self.lang, match.events, self.names, viewer),
            "undo": match.can_undo,
            "redo": match.can_redo,
            "hint": match.hint_step if match.phase == "decide" else -1,
        }
        if match.phase == "decide":
            found["menu"] = self.face.menu(match.view, self.lang)
        elif match.covered:
            found["curtain"] = self._curtain()
        else:
            found["outcome"] = outcome(
                self.lang,
                match.ruleset,
                match.engine.results(match.state),
                self.names,
                None if match.shared else viewer,
            )
        return found

    def hint(self) -> list[str]:
        """One step more of the hint, in sentences."""
        step, suggestion = self.match.hint()
        viewer = self.match.viewer
        view = self.match.view
        scene = self.face.scene(view, self.lang, viewer, self.names)
        menu = self.face.menu(view, self.lang)
        return hint_words(self.face, self.lang, view, scene, menu, suggestion, step)

    def refusal(self, action: Action) -> Refusal | None:
        """What the rules say against a decision that was tried, if the menu knows it."""
        return refusal_of(self.face, self.lang, self.match.view, action)

    def _curtain(self) -> Curtain:
        match = self.match
        due = match.due
        if due is None:
            raise AssertionError("a curtain for nobody")
        name, before = self.names[due], self.names[match.handed_by]
        return {
            "head": say(self.lang, "table-curtain", name=name),
            "body": say(self.lang, "match-curtain"),
            "act": say(self.lang, "table-curtain.act", name=name),
            "undo": say(self.lang, "table-curtain.undo", name=before) if match.can_undo else "",
        }


def refusal_of(face: Face, lang: str, view: Any, action: Action) -> Refusal | None:  # noqa: ANN401
    """What the rules say against a decision, if the menu of that view knows it."""
    choice, gesture = gesture_of(face, view, face.menu(view, lang), action)
    if choice is None or gesture is None:
        return None
    target = target_of(choice, gesture)
    if target is not None and target["objections"]:
        found: Refusal = {"gesture": gesture, "objections": target["objections"]}
        remedy = target.get("remedy")
    elif choice["objections"]:
        found = {"gesture": gesture, "objections": choice["objections"]}
        remedy = choice.get("remedy")
    else:
        return None
    if remedy:
        found["remedy"] = remedy
    return found


def face_of(ruleset: Ruleset) -> Face:
    """How a game is shown.

    Raises:
        InputError: for a game that cannot be shown yet.
    """
    return ruleset.needed(ruleset.load_face)()


def clock_text(lang: str, clock: tuple[int, int | None]) -> str:
    """The turn, and of how many where that is known."""
    turn, turns = clock
    if turns is None:
        return say(lang, "match-turn", turn=turn)
    return say(lang, "match-turn-of", turn=turn, turns=turns)


def log(
    face: Face, lang: str, events: Sequence[Event], names: Sequence[str], viewer: int | None
) -> list[Entry]:
    """The last events as sentences, the newest first."""
    found: list[Entry] = []
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        text = face.told(event, lang, names)
        if text:
            who = LETTERS[event.player] if len(names) > 1 and 0 <= event.player < len(names) else ""
            found.append(
                {
                    "id": number,
                    "turn": event.turn,
                    "who": who,
                    "mine": event.player == viewer,
                    "rule": event.rule,
                    "text": text,
                }
            )
        if len(found) == LOGGED:
            break
    return found


def outcome(
    lang: str, ruleset: Ruleset, results: Sequence[Result], names: Sequence[str], viewer: int | None
) -> Outcome:
    """The places, the best first, and what they mean for the person."""
    ranking = sorted(range(len(results)), key=lambda seat: (results[seat].place, seat))
    rows: list[Row] = [
        {
            "place": results[seat].place,
            "name": names[seat],
            "score": _score(lang, results[seat]),
            "rank": _rank(lang, ruleset.id, results[seat]),
            "mine": seat == viewer,
        }
        for seat in ranking
    ]
    return {"head": _verdict(lang, results, names, viewer), "rows": rows}


def _verdict(lang: str, results: Sequence[Result], names: Sequence[str], viewer: int | None) -> str:
    winners = [seat for seat, result in enumerate(results) if result.place == 1]
    if len(results) == 1:
        if results[0].score is not None:
            return say(lang, "match-over")
        return say(lang, "table-over-won" if winners else "match-over-lost")
    if viewer in winners:
        return say(lang, "table-over-shared" if len(winners) > 1 else "table-over-won")
    if not winners:
        return say(lang, "match-over")
    return say(
        lang, "table-over-lost", who=_listed(lang, [names[seat] for seat in winners]), count=len(winners)
    )


def _listed(lang: str, items: Sequence[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return say(lang, "list-and", first=", ".join(items[:-1]), last=items[-1])


def _score(lang: str, result: Result) -> str:
    return "" if result.score is None else say(lang, "number", value=result.score).replace("-", "−")


def _rank(lang: str, ruleset: str, result: Result) -> str:
    if result.rank is None:
        return ""
    return first_said(lang, f"rank-{ruleset}-{result.rank}") or result.rank


def drawing_of(scene: Any) -> dict[str, str]:  # noqa: ANN401 (taken apart below)
    """What is the same for every scene of a game, taken out of one: it is sent once."""
    return {"css": scene.pop("css", ""), "defs": scene.pop("defs", "")}
