"""Charts of simulations: distributions of scores, what a variant is worth, how often each rule bites.

Each chart knows its words, the table that says the same, and its Bokeh figure. Bars are hatched, marks differ in
shape: nothing is told by colour alone. Bokeh is imported when a figure is drawn.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardcity_tutor.coach.simulation import Cell, Row
from cardcity_tutor.coach.statistics import (
    Estimate,
    Summary,
    differences,
    estimate,
    grouped,
    numbers,
    summary,
)
from cardcity_tutor.games.cardcity.coach.statistics import Bite, bites
from cardcity_tutor.locale import has, say

from ..face.wording import level_name, listed, number_text, variant_name
from .plotting import LINE, Label, draw_bars, draw_whiskers, draw_zero, empty_plot, places_of


def cell_name(lang: str, column: str, cell: Cell) -> str:
    """What a cell of the table is called."""
    if column == "level":
        return level_name(lang, str(cell))
    key = {"victory": f"chart-victory-{cell}", "bot": f"bot-kind-{cell}"}.get(column, "")
    if column == "bot" and not has(lang, key):
        key = f"persona-{cell}"
    return say(lang, key) if has(lang, key) else str(cell)


def rule_title(lang: str, rule: str) -> str:
    """The title of a rule, or what is said where no single rule is to blame."""
    return say(lang, "stat-several" if rule == "several" else f"rule-{rule}.title")


def _figure_text(lang: str, value: float, digits: int = 1) -> str:
    return number_text(lang, round(value, digits))


def _interval_text(lang: str, found: Estimate, digits: int = 1) -> str:
    low, high = (_figure_text(lang, value, digits) for value in (found.low, found.high))
    return say(lang, "stat-from-to", low=low, high=high)


class Chart(ABC):
    """A chart, its table and its words."""

    name: str
    """The beginning of its messages: ``stat-<name>`` is the title, ``stat-<name>.unit`` what the axis shows."""

    def title(self, lang: str) -> str:
        return say(lang, f"stat-{self.name}")

    def unit(self, lang: str) -> str:
        return say(lang, f"stat-{self.name}.unit")

    @abstractmethod
    def head(self, lang: str) -> list[str]:
        """The heads of the table's columns."""

    @abstractmethod
    def lines(self, lang: str) -> list[list[str]]:
        """The table's lines; the first cells name them."""

    @abstractmethod
    def figure(self, lang: str, inks: Mapping[str, str], *, narrow: bool) -> Any:  # noqa: ANN401 (Bokeh has no types)
        """The Bokeh figure."""


@dataclass(frozen=True)
class ScoresChart(Chart):
    """Distributions of scores, one line for each group of rows with the same cells in ``columns`` (one or two)."""

    columns: tuple[str, ...]
    groups: tuple[tuple[tuple[Cell, ...], Summary], ...]
    name = "scores"

    @classmethod
    def of(cls, rows: Iterable[Row], *columns: str) -> ScoresChart:
        """The scores of rows by these columns; a group in which everybody is out has none, and no line."""
        groups = [(key, numbers(found)) for key, found in grouped(rows, *columns).items()]
        return cls(columns, tuple((key, summary(scores)) for key, scores in groups if scores))

    def labels(self, lang: str) -> list[Label]:
        """The name of each line."""
        return _labels(lang, self.columns, [key for key, _ in self.groups])

    def head(self, lang: str) -> list[str]:
        """The groups, then games, mean and the distribution."""
        words = ("games", "mean", "interval", "least", "lower", "median", "upper", "most")
        return [
            *(say(lang, f"stat-column-{column}") for column in self.columns),
            *(say(lang, f"stat-head-{word}") for word in words),
        ]

    def lines(self, lang: str) -> list[list[str]]:
        """One line per group."""
        return [
            [
                *label,
                number_text(lang, found.mean.size),
                _figure_text(lang, found.mean.mean),
                _interval_text(lang, found.mean),
                *(_figure_text(lang, value) for value in found[:5]),
            ]
            for label, (_, found) in zip(self.labels(lang), self.groups, strict=True)
        ]

    def figure(self, lang: str, inks: Mapping[str, str], *, narrow: bool) -> Any:  # noqa: ANN401
        """A box from quartile to quartile, a line from end to end, a stroke at the median, a diamond at the mean."""
        places = places_of(self.labels(lang))
        plot = empty_plot(places, inks, narrow=narrow)
        found = [group for _, group in self.groups]
        plot.segment(
            x0=[one.least for one in found], x1=[one.most for one in found], y0=places, y1=places,
            line_color=inks["ink"], line_width=2,
        )  # fmt: skip
        kinds = [key[-1] for key, _ in self.groups]
        draw_bars(plot, places, [one.lower for one in found], [one.upper for one in found], kinds, inks)
        plot.scatter(
            x=[one.median for one in found], y=places, marker="dash", angle=1.5708, size=LINE * 0.6,
            line_color=inks["ink"], line_width=4,
        )  # fmt: skip
        plot.scatter(
            x=[one.mean.mean for one in found], y=places, marker="diamond", size=13,
            fill_color=inks["surface"], line_color=inks["ink"], line_width=2,
        )  # fmt: skip
        return plot


@dataclass(frozen=True)
class WorthChart(Chart):
    """What something is worth: the mean difference of scores between the same games with and without it."""

    columns: tuple[str, ...]
    groups: tuple[tuple[tuple[Cell, ...], Estimate], ...]
    variants: tuple[str, ...]
    """What the games with it have more."""
    name = "worth"

    @classmethod
    def of(cls, rows: Iterable[Row], others: Iterable[Row], *columns: str) -> WorthChart:
        """Rows with it against rows without it, pair by pair, by these columns; a group without pairs has no line.

        Both must hold the same games.
        """
        found, without = grouped(rows, *columns), grouped(others, *columns)
        if found.keys() != without.keys():
            raise ValueError("not the same games")
        groups = [(key, differences(mine, without[key])) for key, mine in found.items()]
        estimates = tuple((key, estimate(pairs)) for key, pairs in groups if pairs)
        return cls(columns, estimates, tuple(sorted(_variants(found) - _variants(without))))

    def title(self, lang: str) -> str:
        """What is worth what the chart shows."""
        names = [variant_name(lang, variant) for variant in self.variants]
        return say(lang, "stat-worth", variants=listed(lang, names))

    def labels(self, lang: str) -> list[Label]:
        """The name of each line."""
        return _labels(lang, self.columns, [key for key, _ in self.groups])

    def head(self, lang: str) -> list[str]:
        """The groups, then pairs, mean and interval."""
        return [
            *(say(lang, f"stat-column-{column}") for column in self.columns),
            *(say(lang, f"stat-head-{word}") for word in ("pairs", "difference", "interval")),
        ]

    def lines(self, lang: str) -> list[list[str]]:
        """One line per group."""
        return [
            [
                *label,
                number_text(lang, found.size),
                _figure_text(lang, found.mean),
                _interval_text(lang, found),
            ]
            for label, (_, found) in zip(self.labels(lang), self.groups, strict=True)
        ]

    def figure(self, lang: str, inks: Mapping[str, str], *, narrow: bool) -> Any:  # noqa: ANN401
        """A dot for each mean, on the line of its interval; nought is marked."""
        places = places_of(self.labels(lang))
        plot = empty_plot(places, inks, narrow=narrow)
        draw_zero(plot, inks)
        draw_whiskers(plot, [found for _, found in self.groups], places, inks)
        plot.scatter(
            x=[found.mean for _, found in self.groups], y=places, marker="circle", size=13,
            fill_color=inks["residence"], line_color=inks["ink"], line_width=2,
        )  # fmt: skip
        return plot


@dataclass(frozen=True)
class BitesChart(Chart):
    """How often each rule bites, by moment; rules that never did are in neither chart nor table."""

    found: tuple[Bite, ...]
    name = "bites"

    @classmethod
    def of(cls, rows: Sequence[Row], *moments: str) -> BitesChart:
        """The rules that bit in these rows, at some kinds of moments or at all."""
        found = bites(rows, moments) if moments else bites(rows)
        return cls(tuple(bite for bite in found if bite.total))

    def labels(self, lang: str) -> list[Label]:
        """Moment and rule."""
        return [(say(lang, f"stat-moment-{bite.moment}"), rule_title(lang, bite.rule)) for bite in self.found]

    def head(self, lang: str) -> list[str]:
        """Moment, rule, times per game, and in how many games at all."""
        return [say(lang, f"stat-head-{word}") for word in ("moment", "rule", "each", "interval", "met")]

    def lines(self, lang: str) -> list[list[str]]:
        """One line per rule and moment."""
        return [
            [
                *label,
                _figure_text(lang, bite.each.mean, 2),
                _interval_text(lang, bite.each, 2),
                say(lang, "stat-percent", value=round(100 * bite.met.mean)),
            ]
            for label, bite in zip(self.labels(lang), self.found, strict=True)
        ]

    def figure(self, lang: str, inks: Mapping[str, str], *, narrow: bool) -> Any:  # noqa: ANN401
        """A bar for each rule, with its interval."""
        places = places_of(self.labels(lang))
        plot = empty_plot(places, inks, narrow=narrow)
        ends = [bite.each.mean for bite in self.found]
        draw_bars(plot, places, [0.0] * len(ends), ends, [bite.moment for bite in self.found], inks)
        draw_whiskers(plot, [bite.each for bite in self.found], places, inks)
        return plot


def _labels(lang: str, columns: Sequence[str], keys: Iterable[tuple[Cell, ...]]) -> list[Label]:
    """The names of groups of rows."""
    return [tuple(cell_name(lang, *pair) for pair in zip(columns, key, strict=True)) for key in keys]


def _variants(groups: Mapping[tuple[Cell, ...], Sequence[Row]]) -> set[str]:
    """The variants of any of the rows."""
    return {name for rows in groups.values() for row in rows for name in str(row["variants"]).split("+")}
