"""A chart of the divide-and-choose laboratory for ``StatisticsView``: what offers leave the divider."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardcity_tutor.coach.intervals import reach
from cardcity_tutor.coach.statistics import Estimate
from cardcity_tutor.locale import say

from ..coach.lab import Figure, Laboratory, Survey, regret
from ..face.wording import number_text
from ..face.wording.lab import offer_tokens, which
from .figures import Chart
from .plotting import draw_whiskers, draw_zero, empty_plot

SHOWN = 12
"""Offers, from the best down."""


class Line(NamedTuple):
    """An offer, in short, and what comes of it."""

    offer: str
    takes_open: float
    divider: Figure
    taker: Figure
    worth: Figure
    regret: Figure


@dataclass(frozen=True)
class SplitsChart(Chart):
    """The offers of a survey: a dot for what each is worth, on the line of its interval."""

    against: str
    """The chooser."""
    table: tuple[Line, ...]
    deals: int
    rivals: bool
    """Whether the lead counts, and not the score alone."""
    lot: str
    """How the lot is called whose taking is told: the small one, or the first."""

    @classmethod
    def of(cls, lab: Laboratory, found: Survey, shown: int = SHOWN) -> SplitsChart:
        """The best offers that were played out."""
        table = []
        for split in found.splits[:shown]:
            _, takes_open, divider, taker, worth = split.against(found.against)
            cost = regret(lab, split.offer, found).cost
            table.append(Line(offer_tokens(split.offer), takes_open, divider, taker, worth, cost))
        return cls(found.against, tuple(table), lab.trials.deals, bool(lab.rivalry), which(lab, "open"))

    def title(self, lang: str) -> str:
        return say(lang, "lab-chart", chooser=self.against)

    def unit(self, lang: str) -> str:
        return say(lang, "lab-chart.lead" if self.rivals else "lab-chart.score")

    def head(self, lang: str) -> list[str]:
        """Offer, reply, scores, worth and regret."""
        offer, divider, taker, cost = (
            say(lang, f"lab-head-{word}") for word in ("offer", "divider", "taker", "regret")
        )
        takes = say(lang, "lab-head-takes", lot=self.lot)
        worth = say(lang, "lab-head-worth", lead="yes" if self.rivals else "no")
        return [offer, takes, divider, taker, worth, cost]

    def lines(self, lang: str) -> list[list[str]]:
        """One line per offer."""
        return [
            [
                line.offer,
                say(lang, "lab-percent", value=round(100 * line.takes_open)),
                *(
                    self._written(lang, found)
                    for found in (line.divider, line.taker, line.worth, line.regret)
                ),
            ]
            for line in self.table
        ]

    def figure(self, lang: str, inks: Mapping[str, str], *, narrow: bool) -> Any:  # noqa: ANN401, ARG002
        """Cards are written alike in all languages, so the drawing is the same; nought is marked."""
        places = [line.offer for line in self.table]
        worths = [line.worth for line in self.table]
        plot = empty_plot(places, inks, narrow=narrow)
        draw_zero(plot, inks)
        draw_whiskers(plot, [self._interval(worth) for worth in worths], places, inks)
        plot.scatter(
            x=[worth.mean for worth in worths], y=places, marker="circle", size=13,
            fill_color=inks["residence"], line_color=inks["ink"], line_width=2,
        )  # fmt: skip
        return plot

    def _interval(self, found: Figure) -> Estimate:
        half = reach(found.error, self.deals)
        return Estimate(found.mean, found.mean - half, found.mean + half, self.deals)

    def _written(self, lang: str, found: Figure) -> str:
        """The mean and half its interval, as it is drawn."""
        numbers = found.mean, reach(found.error, self.deals)
        value, half = (number_text(lang, round(number, 1)) for number in numbers)
        return say(lang, "lab-figure", value=value, error=half)
