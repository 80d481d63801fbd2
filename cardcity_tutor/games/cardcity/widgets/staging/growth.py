"""A development step by step: why a district grows, where the card comes, and what that changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardcity_tutor.locale import say

from ...face.wording import number_text, stop_words
from ...face.wording.reasons import cite
from ...face.wording.stage import grown_title, growth_text, stop_title
from ...rules.development import Choice, Need
from ...rules.outlook import outlook
from ...rules.position import Position
from ..ground import Ground
from ..scoring import INCOME, amount
from .frames import Change, Frame, Line, Show, spot


def line_of(start: Position, taken: Sequence[Choice]) -> list[Choice]:
    """A whole development: what was chosen as long as it is due, then always the first that is."""
    line: list[Choice] = []
    position = start
    while due := position.due():
        wanted = taken[len(line)] if len(line) < len(taken) else None
        choice = wanted if wanted in due and wanted is not None else due[0]
        if choice != wanted:
            taken = ()
        line.append(choice)
        position = position.develop(choice)
    return line


def growing(
    start: Position, lang: str, victory: str, taken: Sequence[Choice] = (), *, predict: bool = False
) -> Show:
    """The development of a city along one line, and at its end why each district stays as it is."""
    show = Show(say(lang, "stage-development"), say(lang, "stage-question-development"), steady=True)
    show.lay(start, lang, victory)
    show.frames.append(
        Frame(badges=not predict, changes=figures(start, start, lang, victory), plots=_plots(show, 0))
    )
    position = start
    for choice in line_of(start, taken):
        after = position.develop(choice)
        _grow(show, position, after, choice, victory, predict=predict)
        position = after
    _stop(show, position, victory, predict=predict)
    return show


def _plots(show: Show, at: int) -> tuple[tuple[str, int], ...]:
    ground = show.grounds[at]
    return tuple(
        (choice.colour, ground.number[choice.place])
        for choice in show.positions[at].due()
        if choice.place in ground.number
    )


def _grow(
    show: Show, before: Position, after: Position, choice: Choice, victory: str, *, predict: bool
) -> None:
    """Two frames: the card as a ghost with its reason, then the card itself and what it changed."""
    here = show.positions.index(before)
    ground = show.grounds[here]
    lang = ground.lang
    need, where = grower(before, choice, victory)
    rule = "residence-growth" if choice.colour == "R" else "commerce-growth"
    line = Line(
        grown_title(lang, choice.colour, ground.name(choice.place)),
        growth_text(lang, need, where, ground.name),
        f"{need.have}/{need.size + 1}",
        ahead=say(lang, "stage-ahead"),
        rule=rule,
        cite=cite(lang, rule, ground.edition),
    )
    still = figures(before, before, lang, victory)
    ghost = Frame(
        ground=here,
        lit=tuple(ground.numbers([*need.cells, *need.helpers, *where])),
        spot=spot(ground.plan, need.cells),
        ghosts=tuple((choice.colour, cell, True) for cell in ground.numbers([choice.place])),
        choices=tuple(ground.numbers(place for place in where if place != choice.place)),
        badges=True,
        changes=still,
        plots=_plots(show, here),
    )
    asked = Frame(ground=here, changes=still, plots=ghost.plots)
    show.add(line, ghost, predict=predict, asked=asked)
    there = show.lay(after, lang, victory)
    landed = Frame(ground=there, badges=not predict, changes=figures(before, after, lang, victory))
    show.frames.append(replace(landed, shown=len(show.lines), plots=_plots(show, there)))


def grower(position: Position, choice: Choice, victory: str) -> tuple[Need, Sequence[tuple[int, int]]]:
    """The district that grows by a development that is due, and all places where it might."""
    return next(
        (need, plots)
        for need, plots in outlook(position, victory).growths
        if need.colour == choice.colour and choice.place in plots
    )


def _stop(show: Show, position: Position, victory: str, *, predict: bool) -> None:
    """Why nothing more grows: one district at a time."""
    here = show.positions.index(position)
    ground: Ground = show.grounds[here]
    lang = ground.lang
    still = figures(position, position, lang, victory)
    needs = {(need.colour, need.cells): need for need in ground.needs}
    for reason in position.stops():
        colour = str(reason.params["colour"])
        need = needs[colour, reason.cells]
        frame = Frame(
            ground=here,
            lit=tuple(ground.numbers([*need.cells, *need.helpers])),
            spot=spot(ground.plan, need.cells),
            badges=True,
            changes=still,
        )
        line = Line(
            stop_title(lang, colour, need.size, ground.name(reason.cells[0])),
            stop_words(lang, reason, ground.name),
            f"{need.have}/{need.size + 1}",
            ahead=say(lang, "stage-ahead"),
            asked=say(lang, "stage-stays-asked"),
            rule=reason.rule,
            cite=cite(lang, reason.rule, ground.edition),
        )
        asked = replace(frame, badges=False, lit=tuple(ground.numbers(need.cells)))
        show.add(line, frame, predict=predict, asked=asked)


def figures(before: Position, after: Position, lang: str, victory: str) -> tuple[Change, ...]:
    """What a step changes: the limit, the income, the score."""

    def told(position: Position) -> tuple[str, str, str]:
        limit = position.limit()
        score = position.score(victory).value
        return (
            f"{number_text(lang, limit.used)}/{number_text(lang, limit.max)}",
            amount(lang, INCOME, position.income().value),
            say(lang, "score-out") if score is None else amount(lang, victory, score),
        )

    names = (say(lang, "stage-limit"), say(lang, "stage-income"), say(lang, "stage-score"))
    return tuple(
        Change(name, old, new) for name, old, new in zip(names, told(before), told(after), strict=True)
    )
