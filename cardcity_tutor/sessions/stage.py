"""``Stage``: a position before a room. Its numbers, what is possible, or the answer of the book, told line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NotRequired, TypedDict

from ..core.errors import InputError
from ..core.face import Request
from ..core.ruleset import Ruleset
from ..core.scene import Choice, Item, Menu, Scene, Stat, Sum
from ..locale import say
from ..locale.sentences import error_sentence
from .look import face_of
from .names import game_name, rule_text
from .rules import Entry, Rules, rules_of
from .sandbox import Sandbox, asks_of

ANSWER, SUMS, MOVES = "answer", "sums", "moves"
SHOWS: Final = (ANSWER, SUMS, MOVES)
MOST_CHOICES: Final = 16
"""Choices whose legal places are told."""
MOST_OUTLINES: Final = 60
_SENTENCE: Final = re.compile(r"(?<=[.;!?])\s+")
_NUMBER: Final = re.compile(r"\d+")


class Line(TypedDict):
    """Something that a key tells."""

    label: str
    value: str
    """What the room may guess; empty where the label says all."""
    asked: str
    """The label as long as the room guesses: without its numbers."""
    detail: str
    cite: str
    """The title of the rule behind it."""
    spots: list[str]
    """The things that it speaks of."""
    ghosts: list[Item]
    """Outlines of what is not there yet: where something may go."""
    board: int
    total: bool
    """Whether it sums up the lines before it."""


class Staged(TypedDict):
    """All that is told of one position, or of the positions of one example."""

    title: str
    question: str
    cite: str
    note: str
    show: str
    shows: list[str]
    boards: list[Scene]
    lines: list[Line]
    near: list[str]
    """The examples before and after; empty where there is none."""


class Shelf(TypedDict):
    """The worked examples of a part of the book."""

    title: str
    examples: list[dict[str, str]]


class Board(TypedDict):
    """A position with what could be decided there."""

    scene: Scene
    menu: NotRequired[Menu]


class Stage:
    """The stage of one game: a worked example of its book, or a position that was brought here."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Begin with the first example of the book; a game without examples with its first moment."""
        self.ruleset = ruleset
        self.face = face_of(ruleset)
        self.example = ""
        """The entry of the book that is shown; empty: a position."""
        self.position: Sandbox | None = None
        self.show = ANSWER
        examples = self._examples
        if examples:
            self.open_example(examples[0].name)
        else:
            self.position = Sandbox(ruleset)
            self.show = SUMS

    @property
    def book(self) -> Rules | None:
        """The rules of the game, if it has a book."""
        return None if self.ruleset.load_book is None else rules_of(self.ruleset.id)

    @property
    def _examples(self) -> list[Entry]:
        book = self.book
        return [] if book is None else [entry for entry in book.entries.values() if entry.example]

    # ---------------------------------------------------------------- what is shown

    def open_example(self, name: str) -> None:
        """Show a worked example of the book. Raises ``InputError`` for one that there is not."""
        book = self.book
        entry = None if book is None else book.entry(name)
        if entry is None or entry.example is None:
            raise InputError("present-no-example", value=name[:60])
        self.example, self.position = entry.name, None
        self.show = ANSWER

    def open_text(self, text: str) -> None:
        """Show a position that a sandbox can open. Raises ``InputError``; what is shown stays."""
        sandbox = Sandbox(self.ruleset)
        sandbox.open_text(text)
        self.position, self.example = sandbox, ""
        if self.show == ANSWER:
            self.show = SUMS

    def turn_to(self, show: str) -> None:
        """Tell something else of it. Raises ``InputError`` for what there is not."""
        if show not in self.shows:
            raise InputError("option-unknown", field="show", value=show[:60], expected=", ".join(self.shows))
        self.show = show

    def go_near(self, by: int) -> None:
        """The example after this one, or the one before; at the ends it stays."""
        name = self._near(by)
        if name:
            show = self.show
            self.open_example(name)
            self.show = show

    def _near(self, by: int) -> str:
        names = [entry.name for entry in self._examples]
        at = names.index(self.example) + by if self.example in names else (0 if by > 0 else -1)
        return names[at] if 0 <= at < len(names) else ""

    @property
    def shows(self) -> tuple[str, ...]:
        """What can be told: of a position there is no answer."""
        return SHOWS if self.example else SHOWS[1:]

    def library(self, lang: str) -> list[Shelf]:
        """The worked examples by the parts of the book."""
        book = self.book
        found: dict[str, list[dict[str, str]]] = {}
        if book is not None:
            for entry in self._examples:
                part = found.setdefault(book.phase_name(lang, entry.phase), [])
                part.append(
                    {"name": entry.name, "title": book.title(lang, entry), "text": book.text(lang, entry)}
                )
        return [{"title": title, "examples": examples} for title, examples in found.items()]

    def staged(self, lang: str) -> Staged:
        """All of it, in a language."""
        boards, trouble = self._boards(lang)
        lines = list(self._lines(lang, boards))
        book = self.book
        found: Staged = {
            "title": game_name(lang, self.ruleset.id),
            "question": say(lang, f"present-question-{self.show}"),
            "cite": "",
            "note": trouble,
            "show": self.show,
            "shows": list(self.shows),
            "boards": [board["scene"] for board in boards],
            "lines": lines,
            "near": [self._near(-1), self._near(1)],
        }
        if self.show == MOVES and boards and not lines:
            found["question"] = boards[0].get("menu", {"prompt": ""})["prompt"] or found["question"]
        if self.example and book is not None:
            entry = book.entry(self.example)
            found["title"] = book.title(lang, entry)
            found["cite"] = book.cites(lang, entry)[0]
            if self.show == ANSWER:
                found["question"] = book.text(lang, entry)
            if entry.example is not None and entry.example.rebuilt and not trouble:
                found["note"] = say(lang, "present-rebuilt")
        return found

    # ---------------------------------------------------------------- the boards

    def _boards(self, lang: str) -> tuple[list[Board], str]:
        """The positions, and why one of them cannot be drawn."""
        if self.position is not None:
            request = self.position.request
            if request is None:
                return [self._played(lang, self.position)], ""
            asks: Sequence[Request] = [request]
        else:
            book = self.book
            asks = [] if book is None else asks_of(book.entry(self.example))
        boards: list[Board] = []
        trouble = ""
        for ask in asks:
            try:
                board: Board = {"scene": self.face.board(ask, lang)}
                if self.show == MOVES:
                    board["menu"] = self.face.asked(ask, lang)
            except InputError as error:
                trouble = error_sentence(lang, error)
            else:
                boards.append(board)
        return boards, trouble

    @staticmethod
    def _played(lang: str, sandbox: Sandbox) -> Board:
        """A moment that the game has no notation for."""
        sight = sandbox.sight(lang)
        board: Board = {"scene": sight["scene"]}
        if "menu" in sight:
            board["menu"] = sight["menu"]
        return board

    # ---------------------------------------------------------------- the lines

    def _lines(self, lang: str, boards: Sequence[Board]) -> Iterator[Line]:
        if self.show == ANSWER:
            yield from self._answer(lang)
            return
        for number, board in enumerate(boards):
            if self.show == SUMS:
                stats = board["scene"]["stats"]
                parts = [part for stat in stats if "sum" in stat for part in stat["sum"].get("parts", [])]
                told = {(part["label"], part["value"]) for part in parts}
                for stat in stats:
                    if (stat["label"], stat["value"]) not in told:  # else it is a part of another one
                        yield from self._sum(lang, stat, number)
            elif "menu" in board:
                for choice in board["menu"]["choices"][:MOST_CHOICES]:
                    yield self._choice(lang, choice, number)

    def _answer(self, lang: str) -> Iterator[Line]:
        """The answer of the book, sentence by sentence."""
        book = self.book
        if book is None or not self.example:
            return
        entry = book.entry(self.example)
        for sentence in _SENTENCE.split(book.answer(lang, entry)):
            numbers = _NUMBER.search(sentence)
            yield _line(sentence, asked=_NUMBER.sub("?", sentence) if numbers else "…")
        claims = entry.example.claims if entry.example else ()
        if all(book.book.holds(claim) for claim in claims):
            yield _line(say(lang, "present-checked", count=len(claims)), total=True)

    def _sum(self, lang: str, stat: Stat, board: int) -> Iterator[Line]:
        """The parts of a number, then the number."""
        whole: Sum | None = stat.get("sum")
        for part in whole.get("parts", []) if whole is not None else ():
            told = ", ".join(f"{one['label']} {_number(lang, one['value'])}" for one in part.get("parts", []))
            yield self._part(lang, part, board, told)
        value = _number(lang, stat["value"])
        if "max" in stat:
            value = f"{value} / {_number(lang, stat['max'])}"
        line = _line(stat["label"], value, board=board, detail=stat.get("note", ""), total=True)
        if whole is not None:
            line["spots"] = list(whole.get("spots", []))
            line["cite"] = self._cite(lang, whole.get("rule", ""), stat["label"])
        yield line

    def _part(self, lang: str, part: Sum, board: int, told: str) -> Line:
        line = _line(part["label"], _number(lang, part["value"]), board=board, detail=told)
        line["spots"] = list(part.get("spots", []))
        line["cite"] = self._cite(lang, part.get("rule", ""), part["label"])
        return line

    def _choice(self, lang: str, choice: Choice, board: int) -> Line:
        """Whether something is possible, or in how many places, and which rule speaks against it."""
        legal = list(
            dict.fromkeys(target["spot"] for target in choice["targets"] if not target["objections"])
        )
        against = choice["objections"]
        if choice["targets"]:
            value = say(lang, "present-places", count=len(legal))
        else:
            value = say(lang, "present-no" if against else "present-yes")
        if not against and not legal and choice["targets"]:
            against = choice["targets"][0]["objections"]
        detail = " · ".join(dict.fromkeys(one["title"] for one in against))
        own = [choice["spot"]] if "spot" in choice else []
        spots = [*own, *(legal or [spot for one in against for spot in one["spots"]])]
        line = _line(choice["label"], value, board=board, detail=detail)
        line["spots"], line["ghosts"] = spots, _outlines(choice)
        return line

    def _cite(self, lang: str, rule: str, label: str) -> str:
        """The title of a rule, unless the line bears it anyway."""
        if not rule:
            return ""
        try:
            title = rule_text(lang, self.ruleset, rule).title
        except InputError:
            return ""
        return "" if title == label else title


def _outlines(choice: Choice) -> list[Item]:
    """What a choice would lay, in all places where it may, without pictures."""
    parts = [choice, *choice["targets"]]
    ghosts = [
        ghost
        for part in parts
        if not part["objections"] and "preview" in part
        for ghost in part["preview"].get("ghosts", [])
    ]
    once = {(ghost["spot"], ghost["box"]): ghost for ghost in ghosts}
    return [{**ghost, "svg": "", "label": ""} for ghost in list(once.values())[:MOST_OUTLINES]]


def _line(
    label: str, value: str = "", *, asked: str = "", detail: str = "", board: int = 0, total: bool = False
) -> Line:
    return {
        "label": label,
        "value": value,
        "asked": asked or label,
        "detail": detail,
        "cite": "",
        "spots": [],
        "ghosts": [],
        "board": board,
        "total": total,
    }


def _number(lang: str, value: Any) -> str:  # noqa: ANN401 (a number, or a text that says it)
    return value if isinstance(value, str) else say(lang, "number", value=value).replace("-", "−")
