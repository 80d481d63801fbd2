"""The key: every answer that is accepted, in words as a pen writes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardcity_tutor.core.verdict import Place as Cell
from cardcity_tutor.locale import say
from cardcity_tutor.render.phrases import Naming, in_turn, uncapitalised

from ...teach.accepted import accepted, all_fit
from ...teach.exercises import BuildTo, Choose, Divide, Error, Exercise, Form, Place, Predict
from ...teach.puzzles import decided
from ..wording import listed, money_text, sides_text, signed
from ..wording.decisions import action_words
from ..wording.tasks import cells_words, solution_words
from ..wording.terms import DOLLARS

MANY_TURNS: Final = 14
"""Lines of turns above which "any turn" is said, where any turn that is allowed will do."""

Line = Mapping[str, Any]
Tree = tuple[tuple[Line, tuple[Cell, ...], bool, "Tree"], ...]
"""Turns by their first decision: that decision, the cells as good for it, whether it may end there, how it goes on."""


def answer_lines(lang: str, exercise: Exercise) -> list[str]:
    """All accepted answers, a line for each or for those that differ in a cell only."""
    match exercise:
        case Place():
            return _placements(lang, exercise)
        case Predict():
            return _ends(lang, exercise)
        case BuildTo():
            return _turns(lang, exercise)
        case Error():
            return [_corrected(lang, exercise, number) for number in accepted(exercise)]
        case Choose():
            lots = list(accepted(exercise))
            return [
                say(lang, "solution-lot", lot=lots[0]) if len(lots) == 1 else say(lang, "paper-both-lots")
            ]
        case Divide():
            return _divisions(lang, exercise)
    return [solution_words(lang, exercise, exercise.name)]


def _sorted_cells(exercise: Exercise, cells: Sequence[Cell]) -> list[str]:
    return sorted(map(exercise.name, cells), key=lambda name: (len(name), name))


def _placements(lang: str, exercise: Place) -> list[str]:
    """Cells; of a bicolour card the cells for each way to turn it."""
    by_facing: dict[str, list[Cell]] = {}
    for answer in accepted(exercise):
        row, column = answer["cell"]
        by_facing.setdefault(answer.get("facing", ""), []).append((row, column))
    brick = bool(exercise.position.setting.grid.slant)
    lines = []
    for facing, cells in by_facing.items():
        told = listed(lang, _sorted_cells(exercise, cells), choice=True)
        if facing:
            sides = sides_text(lang, exercise.card[:2] + facing, brick=brick)
            told = say(lang, "paper-turned-so", sides=sides, cells=told)
        lines.append(told)
    return lines


def _ends(lang: str, exercise: Predict) -> list[str]:
    if exercise.form is Form.NUMBER:
        return [listed(lang, [str(number) for number in accepted(exercise)], choice=True)]
    ends = [cells_words(lang, [tuple(cell) for cell in end], exercise.name) for end in accepted(exercise)]
    return ends[:1] + [say(lang, "paper-or", answer=end) for end in ends[1:]]


def _corrected(lang: str, exercise: Error, number: int) -> str:
    """A wrong line, what it says and what it should say."""
    line = exercise.lines[number - 1]
    told = solution_words(lang, exercise, exercise.name) if number == exercise.solution() else f"{number}."
    shown = signed(lang, line.shown, money=line.term.rule in DOLLARS)
    return say(lang, "paper-instead-of", line=told, shown=shown)


def _divisions(lang: str, exercise: Divide) -> list[str]:
    """What every division must be like, and one of them."""
    example = say(lang, "paper-for-example", answer=solution_words(lang, exercise, exercise.name))
    offers = exercise.offers()
    told = say(lang, "paper-any-division", size=offers.size, down=offers.open_down, up=offers.rest_up)
    lines = [told] if exercise.what == "legal" else [told, say(lang, "paper-good-division")]
    if offers.money:
        lines.append(say(lang, "paper-any-bribe", money=money_text(lang, offers.money)))
    return [*lines, example]


# ------------------------------------------------------------------ turns


def _turns(lang: str, exercise: BuildTo) -> list[str]:
    """The turns that reach the goal, those in one line that differ in cells only."""
    tree = _tree([tuple(turn) for turn in accepted(exercise)])
    lines = _told(lang, exercise, tree)
    if len(lines) > MANY_TURNS and all_fit(exercise):
        example = say(lang, "paper-for-example", answer=solution_words(lang, exercise, exercise.name))
        return [say(lang, "paper-any-turn"), example]
    return lines or [say(lang, "paper-no-decision")]


def _tree(turns: Sequence[tuple[Line, ...]]) -> Tree:
    """Turns by their first decision; cells are taken together where all that follows is the same."""
    followed: dict[str, tuple[Line, list[tuple[Line, ...]]]] = {}
    for turn in turns:
        if turn:
            followed.setdefault(repr(turn[0]), (turn[0], []))[1].append(turn[1:])
    merged: dict[str, tuple[Line, list[Cell], bool, Tree]] = {}
    for line, rests in followed.values():
        rest = _tree(rests)
        row, column = line["cell"]
        without = {name: value for name, value in line.items() if name != "cell"}
        ends = () in rests
        merged.setdefault(repr((without, rest, ends)), (line, [], ends, rest))[1].append((row, column))
    return tuple((line, tuple(cells), ends, rest) for line, cells, ends, rest in merged.values())


def _always(name: str) -> Naming:
    """Every place has this name."""
    return lambda _: name


def _told(lang: str, exercise: BuildTo, tree: Tree, before: tuple[str, ...] = ()) -> list[str]:
    """Each branch of the tree in a line."""
    start, lines = exercise.puzzle.setup.state(), []
    for line, cells, ends, rest in tree:
        together = listed(lang, _sorted_cells(exercise, cells), choice=True)
        told = action_words(lang, start, decided(line, 0), _always(together))
        steps = (*before, uncapitalised(told) if before else told)
        lines += [in_turn(lang, steps)] if ends else []
        lines += _told(lang, exercise, rest, steps)
    return lines
