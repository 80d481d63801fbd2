"""An exercise on paper: its pictures, the space for an answer, and the picture of the solution."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any, Final

from cardcity_tutor.core.breakdown import whole
from cardcity_tutor.core.verdict import Place as Cell
from cardcity_tutor.locale import say

from ...rules.actions import Offer
from ...rules.position import Position
from ...rules.tokens import HAND_TOKENS
from ...teach.accepted import accepted
from ...teach.exercises import Divide, Error, Exercise, Fact, Form, Why
from ...teach.exercises.asking import Asked
from ...teach.exercises.placing import Place
from ...teach.malrules import Kind
from ..palette import DAY, Ink
from ..plan import plan_of
from ..wording import money_text, number_text, signed, term_words
from ..wording.tasks import way_words
from ..wording.terms import DOLLARS
from .board import board_svg, hand_of, hand_svg

FACTS_WITH_BOARD: Final = frozenset({"pollution"})
MOVE_LINES: Final = 4
"""Lines to write decisions on."""
CUT: Final = 3
"""Letters of a bicolour card."""


def boards(exercise: Exercise, *, ink: Ink = DAY) -> list[str]:
    """The boards of a question: none where it is about the set-up, several where cities are compared."""
    if isinstance(exercise, Fact):
        if exercise.what == "winner":
            return [board_svg(position, ink=ink) for position in compared(exercise)]
        of_score = exercise.what == "rank" and exercise.data.get("score") is None
        if exercise.what not in FACTS_WITH_BOARD and not of_score:
            return []
    return [board_svg(exercise.position, ink=ink, asked=asked_cells(exercise))]


def captions(exercise: Exercise, lang: str) -> list[str]:
    """What stands below the boards: of cities that are compared, their numbers and money."""
    if not isinstance(exercise, Fact) or exercise.what != "winner":
        return ["" for _ in boards(exercise)]
    return [
        say(lang, "paper-seat", number=number, money=money_text(lang, position.money))
        for number, position in enumerate(compared(exercise), 1)
    ]


def compared(exercise: Fact) -> list[Position]:
    """The cities that are compared, with the money of their players."""
    seats = exercise.data["seats"]
    return [exercise.way.position(str(seat["city"]), money=int(seat.get("money", 0))) for seat in seats]


def solved_board(exercise: Exercise, *, ink: Ink = DAY) -> str | None:
    """The board with the solution on it, where cells are the answer."""
    solution: Any = exercise.solution()
    position = exercise.position
    match exercise.form:
        case Form.CELLS:
            cells = [(row, column) for row, column in solution]
            return board_svg(position, ink=ink, asked=asked_cells(exercise), marks=dict.fromkeys(cells, ""))
        case Form.PLACE if isinstance(exercise, Place):
            allowed = dict.fromkeys(_cell(answer["cell"]) for answer in accepted(exercise))
            return board_svg(position, ink=ink, marks=dict.fromkeys(allowed, ""))
        case Form.MOVES:
            return board_svg(position, ink=ink, asked=asked_cells(exercise), marks=_numbered(solution))
    return None


def _numbered(moves: Iterable[Mapping[str, Any]]) -> dict[Cell, str]:
    """The cells of decisions with their numbers."""
    return {_cell(move["cell"]): str(number) for number, move in enumerate(moves, 1) if move.get("cell")}


def asked_cells(exercise: Exercise) -> Iterator[Cell]:
    """The cell that a question names."""
    if isinstance(exercise, Asked):
        if exercise.question.place is not None:
            yield exercise.question.place
        return
    for field in ("cell", "district"):
        if exercise.data.get(field):
            yield exercise.place(exercise.data[field])


def _cell(pair: Iterable[int]) -> Cell:
    row, column = pair
    return row, column


def table_of(exercise: Exercise, lang: str, *, hand: bool = False) -> str:
    """What lies on the table beside the board: cards and money, as far as they decide (``hand``: the hand always)."""
    cards: tuple[str, ...] = ()
    if isinstance(exercise, Divide):
        cards = tuple(HAND_TOKENS[card] for card in exercise.pool) if exercise.offer is None else ()
    elif hand or _decides_by_hand(exercise):
        cards = hand_of(exercise.position)
    parts = []
    if cards:
        label = say(lang, "paper-pool" if isinstance(exercise, Divide) else "paper-hand")
        parts.append(f"<span>{escape(label)}</span>{hand_svg(cards)}")
    if isinstance(exercise, Divide):
        told = say(
            lang, f"paper-{'chooser' if exercise.offer else 'divider'}", way=way_words(lang, exercise.way)
        )
        parts.insert(0, f"<span>{escape(told)}</span>")
    if cards or _decides_by_money(exercise):
        money = say(lang, "paper-money", money=money_text(lang, exercise.position.money))
        parts.append(f"<span>{escape(money)}</span>")
    if exercise.position.setting.layout.kind == "single":
        parts.append(f"<span>{escape(_seat(exercise, lang))}</span>")
    return f'<div class="hand">{"".join(parts)}</div>' if parts else ""


def _seat(exercise: Exercise, lang: str) -> str:
    """Who plays in a city that is shared, and where their town hall stands."""
    player = exercise.way.player
    plan = plan_of(exercise.position)
    hall = next((place for place, token in plan.tokens.items() if token == f"M{player}"), None)
    if hall is None or hall not in plan.names:
        return say(lang, "paper-you-are", player="ABCD"[player])
    return say(lang, "paper-you-are-at", player="ABCD"[player], cell=plan.names[hall])


def _decides_by_hand(exercise: Exercise) -> bool:
    if isinstance(exercise, Asked):
        return exercise.question.kind in (Kind.FIRST, Kind.MOST)
    return exercise.form in (Form.PLACE, Form.MOVES)


def _decides_by_money(exercise: Exercise) -> bool:
    """Leisure must be paid, and most scores count what is left."""
    if isinstance(exercise, Asked):
        question = exercise.question
        paid = question.kind in (Kind.LEGAL, Kind.ILLEGAL) and "L" in question.card
        return paid or (question.kind is Kind.SCORE and question.part in ("", "money-points", "money-kept"))
    return isinstance(exercise, Error | Why) or (
        isinstance(exercise, Fact) and exercise.what == "rank" and bool(boards(exercise))
    )


# ------------------------------------------------------------------ space for an answer


def answer_choices(exercise: Exercise, lang: str) -> str:
    """What there is to choose from: rules, lines of a sheet, lots, ranks; nothing where an answer is free."""
    match exercise:
        case Why():
            return _choices("", (_title(name, lang) for name in exercise.options))
        case Error():
            return _sheet(exercise, lang)
        case Divide(offer=Offer() as offer):
            hidden = any(lot.down for lot in offer)
            how = [say(lang, "paper-tick-one"), *([say(lang, "paper-how-hidden")] if hidden else [])]
            return _choices(" ".join(how), _lots(offer, lang), escaped=True)
        case Fact() if exercise.form is Form.WORD:
            return _choices(say(lang, "paper-tick-one"), exercise.options)
    return ""


def answer_space(exercise: Exercise, lang: str) -> str:
    """Where a pen answers: boxes, lines or the board itself."""
    if choices := answer_choices(exercise, lang):
        return choices
    match exercise.form:
        case Form.CELLS:
            return _how(lang, "name") + _line(say(lang, "paper-cells"))
        case Form.PLACE if isinstance(exercise, Place):
            return (_how(lang, "draw") if len(exercise.card) == CUT else "") + _line(say(lang, "paper-cell"))
        case Form.MOVES:
            cut = any(len(card) == CUT for card in hand_of(exercise.position))
            lines = "".join(_line(f"{number}.") for number in range(1, MOVE_LINES + 1))
            return _how(lang, "moves", *(["draw"] if cut else [])) + lines
        case Form.LOTS if isinstance(exercise, Divide):
            money = ["bribe"] if exercise.offers().money else []
            lines = "".join(_line(say(lang, f"paper-{name}-lot")) for name in ("open", "other"))
            return _how(lang, "lots", *money) + lines
    if isinstance(exercise, Fact) and exercise.what.startswith("first"):
        return _how(lang, "first") + _line(say(lang, "paper-answer"))
    if isinstance(exercise, Asked) and exercise.question.kind is Kind.SCORE:
        return _how(lang, "loss") + _line(say(lang, "paper-answer"))
    return _line(say(lang, "paper-answer"))


def _how(lang: str, *keys: str) -> str:
    """How an answer is written."""
    told = " ".join(say(lang, f"paper-how-{key}") for key in keys)
    return f'<p class="how">{escape(told)}</p>'


def _line(label: str) -> str:
    return f'<p class="write"><span>{escape(label)}</span><i></i></p>'


def _choices(how: str, options: Iterable[str], *, escaped: bool = False) -> str:
    items = "".join(
        f'<li><i class="box"></i><span>{option if escaped else escape(option)}</span></li>'
        for option in options
    )
    told = f'<p class="how">{escape(how)}</p>' if how else ""
    return f'{told}<ol class="choices">{items}</ol>'


def _title(rule: str, lang: str) -> str:
    return say(lang, f"rule-{rule}.title")


def _lots(offer: Offer, lang: str) -> Iterator[str]:
    """The two lots of an offer as HTML; cards face down show their backs."""
    for lot in offer:
        cards = [HAND_TOKENS[card] for card in lot.up] + ["?"] * len(lot.down)
        money = f" + {escape(money_text(lang, lot.money))}" if lot.money else ""
        yield f'<span class="hand">{hand_svg(cards)}{money}</span>'


def _sheet(exercise: Error, lang: str) -> str:
    """The scored sheet in which a line is wrong."""
    rows = ""
    for number, line in enumerate(exercise.lines, 1):
        words = term_words(lang, line.term, exercise.name)
        value = signed(lang, line.shown, money=line.term.rule in DOLLARS)
        rows += (
            f'<tr><td><i class="box"></i></td><td>{number}.</td><td>{escape(words.title)}</td>'
            f'<td class="value">{escape(value)}</td></tr>'
        )
    money = exercise.what in ("income", "economic")
    total = (money_text if money else number_text)(lang, whole(exercise.total))
    return (
        f'<p class="how">{escape(say(lang, "paper-tick-line"))}</p><table class="sheet-lines">{rows}'
        f'<tr class="total"><td></td><td></td><td>{escape(say(lang, "paper-total"))}</td>'
        f'<td class="value">{escape(total)}</td></tr></table>'
    )
