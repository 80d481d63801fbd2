"""``StatisticsView``: a chart of a simulation, and the table that says the same."""

from __future__ import annotations

from html import escape
from typing import Any

from cardcity_tutor.locale import say

from ....widgets.bundle import script
from .chart import Charting, colours
from .figures import Chart


class StatisticsView(Charting):
    """A chart that appears at once, with its table below; where no widget can run, the table alone."""

    _esm = script("score/statistics-view.js")
    unanswered = frozenset({"bokeh"})

    def __init__(self, shown: Chart, **traits: Any) -> None:  # noqa: ANN401 (traits)
        """Take a chart of ``widgets.figures``; the keywords are traits."""
        self._shown = shown
        super().__init__(**traits)

    def describe(self) -> dict[str, Any]:
        """The table and, once the browser has said how it looks, the chart."""
        lang, shown = self.language, self._shown
        return {
            "title": shown.title(lang),
            "table": {"head": shown.head(lang), "lines": shown.lines(lang)},
            "chart": self._drawn(),
        }

    def _drawn(self) -> dict[str, Any] | None:
        if self._chart is None:
            return None
        import bokeh
        from bokeh.embed import json_item

        lang, shown = self.language, self._shown
        figure = shown.figure(lang, colours(dark=self._chart["dark"]), narrow=self._chart["narrow"])
        return {
            "item": json_item(figure),
            "version": bokeh.__version__,
            "unit": shown.unit(lang),
            "label": say(lang, "stat-label", title=shown.title(lang)),
        }

    def result(self) -> dict[str, Any]:
        """The table, for whoever wants its figures."""
        return {"head": self._shown.head(self.language), "lines": self._shown.lines(self.language)}

    def html(self) -> str:
        """The table as HTML that stands alone."""
        table = self.result()
        head = "".join(f"<th>{escape(text)}</th>" for text in table["head"])
        lines = ["".join(f"<td>{escape(text)}</td>" for text in line) for line in table["lines"]]
        body = "\n".join(f"<tr>{line}</tr>" for line in lines)
        title = escape(self._shown.title(self.language))
        return f"<table>\n<caption>{title}</caption>\n<tr>{head}</tr>\n{body}\n</table>"
