"""A chart of the terms of all five scores, by Bokeh; and BokehJS for pages that have none.

Bokeh is imported when the first chart is asked for: it takes a second and 30 MB that most visitors never need.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from cardcity_tutor.core.breakdown import Number
from cardcity_tutor.core.extras import require
from cardcity_tutor.locale import say

from ....widgets.base import Gesture
from ..face.palette import FONT
from ..face.wording import signed
from ..rules.position import Position
from ..rules.setting import VICTORIES
from .base import CityWidget
from .scoring import account, amount, lines
from .styles import style


class Look(NamedTuple):
    """The colour of a family of terms, as a token of the style sheet, and the hatching that tells it without colour."""

    token: str
    hatch: str


FAMILIES: Mapping[str, Look] = {
    "districts": Look("residence", "horizontal_wave"),
    "money": Look("back", "ring"),
    "industries": Look("industry", "right_diagonal_line"),
    "commerces": Look("commerce", "vertical_line"),
    "parkings": Look("parking", "cross"),
    "warehouses": Look("architect", "horizontal_line"),
    "happy": Look("leisure", "dot"),
    "parks": Look("park", "vertical_wave"),
    "layout": Look("hall", "diagonal_cross"),
    "empty": Look("parcel-line", "left_diagonal_line"),
    "clouds": Look("cloud", "horizontal_wave"),
    "pollution": Look("down", "dot"),
}
"""What the legend tells apart: terms of one kind under whatever victory."""
_FAMILY_OF = {
    "residential-district": "districts",
    "money-points": "money",
    "money-kept": "money",
    "industry-cards": "industries",
    "commerce-cards": "commerces",
    "parking-cards": "parkings",
    "happy-district": "happy",
    "park-doubles": "happy",
    "cloud-spoils": "happy",
    "cloud-cost": "clouds",
}
_FAMILY_STARTS = {
    "warehouse-": "warehouses", "empty-": "empty", "park-": "parks", "decentralised-": "layout", "pollution-": "pollution",
}  # fmt: skip
BAR, LEGEND_ROW, REST = 44, 27, 70
"""Pixels: a bar with its gap, a row of the legend, axis and borders."""
_TOKEN = re.compile(r"--cc-([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)")


def family(rule: str) -> str:
    """The family of a rule that gives points or dollars."""
    known = _FAMILY_OF.get(rule)
    return known or next(name for start, name in _FAMILY_STARTS.items() if rule.startswith(start))


def sums(position: Position, victory: str) -> dict[str, Number]:
    """What each family of terms brings under a victory, without those that bring nothing."""
    found: dict[str, Number] = {}
    for part in lines(account(position, victory)[0]):
        if part.value:
            name = family(part.rule)
            found[name] = found.get(name, 0) + part.value
    return {name: found[name] for name in FAMILIES if found.get(name)}


@cache
def colours(*, dark: bool) -> dict[str, str]:
    """The colours of the style sheet by day or by night."""
    return {name: night if dark else day for name, day, night in _TOKEN.findall(style())}


class Bar(NamedTuple):
    """One term in one bar, from the left to the right."""

    family: str
    victory: str
    left: Number
    right: Number
    value: Number


def bars(position: Position) -> list[Bar]:
    """All terms of all victories, stacked: what is gained to the right of nought, what is lost to the left."""
    found = []
    for victory in VICTORIES:
        ends: dict[bool, Number] = {True: 0, False: 0}
        for name, value in sums(position, victory).items():
            start, ends[value > 0] = ends[value > 0], ends[value > 0] + value
            found.append(Bar(name, victory, min(start, ends[value > 0]), max(start, ends[value > 0]), value))
    return found


def chart(position: Position, lang: str, *, dark: bool, narrow: bool) -> dict[str, Any]:
    """The chart for the browser, BokehJS's version, and what is read aloud instead of it."""
    import bokeh
    from bokeh.embed import json_item

    totals = {victory: _total(position, lang, victory) for victory in VICTORIES}
    told = [
        say(lang, "chart-score", victory=say(lang, f"chart-victory-{victory}"), total=total)
        for victory, total in totals.items()
    ]
    return {
        "item": json_item(_figure(bars(position), totals, lang, colours(dark=dark), narrow=narrow)),
        "version": bokeh.__version__,
        "unit": say(lang, "chart-axis"),
        "label": say(lang, "chart-label", scores=", ".join(told)),
    }


def _total(position: Position, lang: str, victory: str) -> str:
    term, out = account(position, victory)
    return say(lang, "score-out") if out else amount(lang, victory, term.value)


def _figure(
    shown: list[Bar], totals: Mapping[str, str], lang: str, inks: Mapping[str, str], *, narrow: bool
) -> Any:  # noqa: ANN401 (Bokeh has no types for us)
    from bokeh.core.properties import value
    from bokeh.models.annotations import Legend, LegendItem
    from bokeh.models.ranges import FactorRange, Range1d
    from bokeh.models.sources import ColumnDataSource
    from bokeh.models.tools import HoverTool
    from bokeh.plotting import figure

    names = {victory: say(lang, f"chart-victory-{victory}") for victory in VICTORIES}
    present = [name for name in FAMILIES if any(bar.family == name for bar in shown)]
    columns = 1 if narrow else 4
    rows = -(-len(present) // columns)
    plot = figure(
        y_range=FactorRange(factors=[*reversed(names.values())]),
        height=BAR * len(names) + LEGEND_ROW * rows + REST,
        sizing_mode="stretch_width",
        toolbar_location=None,
        tools="",
        background_fill_color=inks["surface"],
        border_fill_color=inks["surface"],
        outline_line_color=None,
    )
    items = []
    for name in present:
        look = FAMILIES[name]
        mine = [bar for bar in shown if bar.family == name]
        title = say(lang, f"chart-term-{name}")
        data = {
            "y": [names[bar.victory] for bar in mine],
            "left": [bar.left for bar in mine],
            "right": [bar.right for bar in mine],
            "title": [title] * len(mine),
            "value": [signed(lang, bar.value, money=bar.victory == "economic") for bar in mine],
        }
        drawn: Any = plot.hbar(
            y="y", left="left", right="right", height=0.62, source=ColumnDataSource(data), name=name,
            fill_color=inks[look.token], line_color=inks["ink"], line_width=1,
            hatch_pattern=look.hatch, hatch_color=inks.get(f"{look.token}-ink", inks["surface"]), hatch_alpha=0.35, hatch_scale=9, hatch_weight=1.5,
        )  # fmt: skip
        items.append(LegendItem(label=title, renderers=[drawn]))
    plot.add_tools(
        HoverTool(renderers=[item.renderers[0] for item in items], tooltips="<b>@title</b> @value")
    )
    ends = {
        victory: max((bar.right for bar in shown if bar.victory == victory), default=0)
        for victory in VICTORIES
    }
    plot.text(
        x=list(ends.values()), y=[names[victory] for victory in ends], text=[totals[victory] for victory in ends],
        x_offset=8, text_baseline="middle", text_color=inks["ink"], text_font=value(FONT), text_font_size="15px", text_font_style="bold",
    )  # fmt: skip
    low = min([0, *(bar.left for bar in shown)])
    high = max([1, *(bar.right for bar in shown)])
    plot.x_range = Range1d(
        start=low - (high - low) * 0.03, end=high + (high - low) * (0.45 if narrow else 0.12)
    )
    legend = Legend(
        items=items, ncols=columns, orientation="horizontal", location="center", border_line_color=None
    )
    plot.add_layout(legend, "below")
    _dress(plot, legend, inks)
    return plot


def _dress(plot: Any, legend: Any, inks: Mapping[str, str]) -> None:  # noqa: ANN401
    """Our type and colours."""
    from bokeh.models.annotations import Span

    plot.add_layout(Span(location=0, dimension="height", line_color=inks["ink"], line_width=2))
    for axis in (plot.xaxis, plot.yaxis):
        axis.major_label_text_color = inks["ink"]
        axis.major_label_text_font, axis.major_label_text_font_size = FONT, "14px"
        axis.axis_line_color = axis.major_tick_line_color = inks["line-strong"]
        axis.minor_tick_line_color = None
    plot.yaxis.axis_line_color = plot.yaxis.major_tick_line_color = None
    plot.xgrid.grid_line_color = inks["line"]
    plot.ygrid.grid_line_color = None
    legend.label_text_font, legend.label_text_font_size = FONT, "14px"
    legend.label_text_color, legend.background_fill_color = inks["ink"], inks["surface"]


@cache
def bokeh_script() -> bytes:
    """BokehJS of the installed version, compressed: pages load nothing from elsewhere, so the kernel sends it."""
    from bokeh.resources import Resources

    text = "\n".join(Resources(mode="inline", minified=True, components=["bokeh"]).js_raw)
    return gzip.compress(text.encode(), mtime=0)


class Charting(CityWidget):
    """A widget that can show the chart of its position, on request."""

    _chart: Mapping[str, bool] | None = None

    def chart(self, position: Position) -> dict[str, Any] | None:
        """The chart for the scene, if it is asked for."""
        return None if self._chart is None else chart(position, self.language, **self._chart)

    def on_chart(self, gesture: Gesture) -> None:
        """Show the chart in the colours of the page and for its width, or hide it."""
        require("charts")
        looks = {name: bool(gesture.get(name)) for name in ("dark", "narrow")}
        self._chart = looks if gesture["on"] else None

    def on_bokeh(self, _: Gesture) -> None:
        """The page has no BokehJS."""
        self.send({"kind": "bokeh"}, buffers=[bokeh_script()])
