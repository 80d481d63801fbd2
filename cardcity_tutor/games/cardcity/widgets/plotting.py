"""What the charts of simulations are drawn with: an axis of names, hatched bars, intervals with ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardcity_tutor.coach.simulation import Cell
from cardcity_tutor.coach.statistics import Estimate

from ..face.palette import FONT

Label = tuple[str, ...]
"""What stands beside a line of a chart: one word, or two where lines come in groups."""
LINE, REST = 30, 90
"""Pixels: a line; the axis and borders."""
HATCHES = ("horizontal_wave", "right_diagonal_line", "dot", "cross")
TOKENS = ("residence", "commerce", "leisure", "industry")


def places_of(labels: Sequence[Label]) -> list[Any]:
    """Where lines stand on Bokeh's axis of names: plain names, or pairs of group and name."""
    return [label if len(label) > 1 else label[0] for label in labels]


def empty_plot(places: Sequence[Any], inks: Mapping[str, str], *, narrow: bool) -> Any:  # noqa: ANN401
    """An empty figure with a line for each place, in our type and colours."""
    from bokeh.models.ranges import FactorRange
    from bokeh.plotting import figure

    plot: Any = figure(
        y_range=FactorRange(factors=[*reversed(places)], range_padding=0.05),
        height=LINE * len(places) + REST,
        sizing_mode="stretch_width",
        toolbar_location=None,
        tools="",
        background_fill_color=inks["surface"],
        border_fill_color=inks["surface"],
        outline_line_color=None,
    )
    size = "11px" if narrow else "14px"
    for axis in (plot.xaxis, plot.yaxis):
        axis.major_label_text_color = inks["ink"]
        axis.major_label_text_font, axis.major_label_text_font_size = FONT, size
        axis.axis_line_color = axis.major_tick_line_color = inks["line-strong"]
        axis.minor_tick_line_color = None
    plot.yaxis.group_text_color = inks["ink"]
    if not narrow:
        plot.yaxis.group_label_orientation = "horizontal"
    plot.yaxis.group_text_font, plot.yaxis.group_text_font_size = FONT, size
    plot.yaxis.separator_line_color = inks["line-strong"]
    plot.xgrid.grid_line_color = inks["line"]
    plot.ygrid.grid_line_color = None
    return plot


def draw_bars(
    plot: Any,  # noqa: ANN401
    places: Sequence[Any],
    lefts: Sequence[float],
    rights: Sequence[float],
    kinds: Sequence[Cell],
    inks: Mapping[str, str],
) -> None:
    """Bars, in a colour and a hatching for each kind."""
    for number, kind in enumerate(dict.fromkeys(kinds)):
        mine = [k for k, other in enumerate(kinds) if other == kind]
        token = TOKENS[number % len(TOKENS)]
        plot.hbar(
            y=[places[k] for k in mine], left=[lefts[k] for k in mine], right=[rights[k] for k in mine], height=0.6,
            fill_color=inks[token], line_color=inks["ink"], hatch_pattern=HATCHES[number % len(HATCHES)],
            hatch_color=inks[f"{token}-ink"], hatch_alpha=0.3, hatch_scale=9, hatch_weight=1.5,
        )  # fmt: skip


def draw_whiskers(
    plot: Any,  # noqa: ANN401 (Bokeh has no types)
    found: Sequence[Estimate],
    places: Sequence[Any],
    inks: Mapping[str, str],
) -> None:
    """The intervals, as lines with ends."""
    low, high = [one.low for one in found], [one.high for one in found]
    plot.segment(x0=low, x1=high, y0=places, y1=places, line_color=inks["ink"], line_width=2)
    for ends in (low, high):
        plot.scatter(
            x=ends, y=places, marker="dash", angle=1.5708, size=11, line_color=inks["ink"], line_width=2
        )


def draw_zero(plot: Any, inks: Mapping[str, str]) -> None:  # noqa: ANN401
    """A line at nought."""
    from bokeh.models.annotations import Span

    plot.add_layout(Span(location=0, dimension="height", line_color=inks["ink"], line_width=2))
