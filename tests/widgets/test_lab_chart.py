"""The chart of the laboratory: its table, its words and its figure."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardcity_tutor.games.cardcity.coach.lab import READER, SEER, Figure, laboratory, survey
from cardcity_tutor.games.cardcity.widgets.chart import colours
from cardcity_tutor.games.cardcity.widgets.lab_chart import SplitsChart
from cardcity_tutor.games.cardcity.widgets.statistics_view import StatisticsView
from cardcity_tutor.locale import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_table_and_figure(lang: str, players: int) -> None:
    lab = laboratory(["R", "C"] * players, turn=10, players=players, deals=3, games=1)
    found = survey(lab)
    chart = SplitsChart.of(lab, found, 3)
    assert chart.title(lang) != SplitsChart.of(lab, found._replace(against=SEER)).title(lang)
    lines = chart.lines(lang)
    assert [len(line) for line in lines] == [len(chart.head(lang))] * min(3, len(found.splits))
    assert chart.head("en")[1] == ("Takes the first lot" if players == 2 else "Takes the small lot")
    assert lines[0][-1].startswith("0 (")
    assert ("lead" in chart.unit("en").lower()) == (players == 2)
    plot = chart.figure(lang, colours(dark=False), narrow=False)
    assert sorted(plot.y_range.factors) == sorted(line[0] for line in lines)
    dots = plot.renderers[-1].data_source.data["x"]
    assert list(dots) == [split.against(READER).worth.mean for split in found.splits[:3]]


def test_the_table_tells_the_interval_that_is_drawn() -> None:
    """By Student's t: of three deals, half the interval is 4.30 standard errors."""
    lab = laboratory("R C R C", turn=10, deals=3, games=1)
    chart = SplitsChart.of(lab, survey(lab), 1)
    (line,) = chart.table
    chart = replace(chart, table=(line._replace(worth=Figure(2.0, 0.4)),))
    assert chart.lines("en")[0][4] == "2 (±\u00a01.7)"
    plot = chart.figure("en", colours(dark=False), narrow=False)
    drawn = [renderer.data_source.data for renderer in plot.renderers]
    (ends,) = [data for data in drawn if "x0" in data and len(data["x0"])]
    assert (ends["x0"][0], ends["x1"][0]) == pytest.approx((2 - 1.72, 2 + 1.72), abs=0.02)


def test_it_shows_itself() -> None:
    lab = laboratory("R R C C", turn=10, deals=3, games=1)
    view = StatisticsView(SplitsChart.of(lab, survey(lab)), lang="en")
    assert view.value["head"][0] == "Offer"
    assert "R C | R / C" in view.html()
    view.gesture = {"kind": "chart", "on": True, "dark": False, "narrow": False}
    assert view.scene["chart"]["item"]
