"""The score or the income of a city, line by line: each district lights, its stamp lands, the sum goes up."""

from __future__ import annotations

from cardcity_tutor.locale import say

from ...face.wording.reasons import cite
from ...rules.position import Position
from ..scoring import INCOME, account, counted_places, shown_lines, stage
from .frames import Frame, Line, Show, spot


def counting(position: Position, lang: str, what: str, *, predict: bool = False) -> Show:
    """The account of a position: ``income``, or the score under a victory."""
    show = Show("", "")
    victory = "" if what == INCOME else what
    ground = show.grounds[show.lay(position, lang, victory, also=counted_places(position))]
    counted = stage(ground, what)
    show.title, show.question = counted["title"], counted["question"]
    so_far, total = say(lang, "stage-so-far"), say(lang, "stage-total")
    show.frames.append(Frame(total=counted["zero"], label=so_far))
    told = zip(shown_lines(account(position, what)[0]), counted["lines"], strict=True)
    terms = [(term, line) for term, line in told if term.value or term.cells]
    stamps: list[tuple[str, float, float]] = []
    lit: dict[int, None] = {}
    for number, (term, line) in enumerate(terms, 1):
        last = number == len(terms)
        if line["at"]:
            x, y = line["at"]
            stamps.append((line["value"], x, y))
        lit |= dict.fromkeys(line["cells"])
        show.add(
            Line(
                line["title"],
                line["detail"],
                line["value"],
                line["where"],
                line["title"],
                rule=term.rule,
                cite=cite(lang, term.rule, ground.edition),
            ),
            Frame(
                lit=tuple(lit),
                spot=spot(ground.plan, term.cells),
                stamps=tuple(stamps),
                total=counted["total"] if last else line["sum"],
                label=total if last else so_far,
            ),
            predict=predict,
        )
    if not terms:
        show.frames[0] = Frame(total=counted["total"], label=total)
    return show
