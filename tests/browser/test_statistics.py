"""`StatisticsView` in Voilà: the chart appears by itself, offline, and the table says the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, watching
from tests.browser.hosts import Server, write_notebook
from tests.browser.test_sheets import COLOURS, PATIENCE
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

SHOWN = """
from IPython.display import display
from cardcity_tutor import game
from cardcity_tutor.coach.simulation import table
from cardcity_tutor.games.cardcity.widgets.figures import BitesChart, ScoresChart, WorthChart
from cardcity_tutor.games.cardcity.widgets.statistics_view import StatisticsView

plain = [row for level in ("simplified", "normal") for row in table(game(players=1, level=level), ["random"], 12)]
helped = [row for level in ("simplified", "normal")
          for row in table(game(players=1, level=level, variants=["architect"]), ["random"], 12)]
shown = {
    "scores": StatisticsView(ScoresChart.of(plain, "level", "bot")),
    "worth": StatisticsView(WorthChart.of(helped, plain, "level")),
    "bites": StatisticsView(BitesChart.of(plain, "refused", "lost", "stopped")),
}
for name, view in shown.items():
    view.add_class(f"view-{name}")
    display(view)
"""


@pytest.fixture(scope="module")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_notebook(tmp_path_factory.mktemp("statistics") / "statistics.ipynb", SHOWN)


@pytest.mark.parametrize(
    ("visitor", "words"),
    [
        (Visitor(locale="en-GB"), {"scores": "Random player", "worth": "Pairs", "bites": "The size limit"}),
        (
            Visitor(locale="fr-FR", width=360),
            {"scores": "au hasard", "worth": "Paires", "bites": "La limite"},
        ),
    ],
    ids=["english", "narrow-french"],
)
def test_charts_appear_with_their_tables(
    browser: Browser,
    voila: Callable[[Path], Server],
    notebook: Path,
    visitor: Visitor,
    words: dict[str, str],
) -> None:
    with watching(browser, visitor) as watched:
        page = watched.page
        page.goto(voila(notebook).address)
        for view, word in words.items():
            place = page.locator(f".view-{view}")
            expect(place.locator("table")).to_contain_text(word, timeout=PATIENCE)
            expect(place.locator(".cc-chart canvas").first).to_be_visible(timeout=PATIENCE)
            until(page, COLOURS, view)
            assert place.locator("section").evaluate("node => node.scrollWidth <= node.clientWidth")
            assert_accessible(page, f".view-{view}")
        watched.assert_quiet()
