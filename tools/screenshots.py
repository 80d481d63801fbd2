"""Photograph the tutor and the widgets.

The pictures of the READMEs go to docs/images (committed); all others to screenshots/ (not committed): every view at three widths, in
both themes and both languages. ``python tools/screenshots.py readme`` makes only the former.
"""

import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from cardcity_tutor.app.shell import PAGES

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.browser.hosts import serving, write_notebook  # noqa: E402  # found only once the checkout is on the path
from tests.browser.waiting import until  # noqa: E402
from tools import ensure_browser, readme_pictures  # noqa: E402

WIDTHS = {360: 740, 1280: 900, 1920: 1080}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = {"fr": "fr-FR", "en": "en-GB"}

SIMPLE = '"R C . R P / C R . C P / . R M I3 I1 / P L R . I2 / R C R . I4", hand=["P", "R"], money=47'
FULL = '"P C R R K . / L RC1 M R C N / C R LI2 P I2 . / . L C I1 I3 P / . . K . RLn ."'
GROWS = '". . . I1 / P M L C / . L R L / I1 L . L", level="normal"'
VIEWS = {
    "build": f"CityBoard({SIMPLE})",
    "advanced": f'CityBoard({FULL}, level="advanced", hand=["RLd", "R", "P"], money=30)',
    "develop": f'CityBoard({GROWS}, mode="develop")',
    "score": f'CityBoard({SIMPLE}, mode="score")',
    "edit": f'CityBoard({SIMPLE}, mode="edit")',
    "suburb": 'CityBoard("M . . . . / . R . . . / . C L . . / . . . . . / . . . . .", variants=["suburb"], hand=["R"])',
    "two": 'CityBoard("P . R / . M0 C / L M1 I1 / R . P", players=2, variants=["single-city"], hand=["R"])',
    "three": (
        'CityBoard("> I1 N / > > R R L C / > . C M0 M1 P I2 / > > I4 L M2 R C", level="normal", players=3, '
        'variants=["single-city"], hand=["R"])'
    ),
    "four": 'CityBoard("R . . C / P M0 M1 L / I1 M3 M2 R / . C . .", players=4, variants=["single-city"], hand=["R"])',
    "lots": "LotsView.of(start(game(players=3, level='advanced'), 7)[0])",
    "hand": 'HandView(["R", "RLd", "P"])',
    "tree": f"DevelopmentTree({GROWS})",
    "sheet": f"ScoreSheet({SIMPLE})",
}
IMPORTS = "from cardcity_tutor import CityBoard, DevelopmentTree, HandView, LotsView, ScoreSheet, game, start"


@contextmanager
def tutor(place: Path) -> Iterator[str]:
    """The served tutor's address; its club is a new one."""
    database = str(place / "club.sqlite")
    command = [str(Path(sys.executable).with_name("cardcity-tutor")), "serve", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        if address is None:
            sys.exit("cardcity-tutor serve printed no address")
        yield address.group()
        server.send_signal(signal.SIGTERM)


def pages(browser: Browser, address: str) -> Iterator[tuple[str, Page]]:
    """The page at every width, in every theme and language, with a name for its photograph."""
    for width, height in WIDTHS.items():
        for scheme in SCHEMES:
            for language, locale in LANGUAGES.items():
                page = browser.new_page(
                    viewport={"width": width, "height": height}, color_scheme=scheme, locale=locale
                )
                page.goto(address)
                page.wait_for_selector(".cc-widget[data-seq]")
                page.wait_for_load_state("networkidle")
                yield f"{width}-{scheme}-{language}", page
                page.close(run_before_unload=True)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure_browser.find(), args=["--no-sandbox"])
        yield browser
        browser.close()


def illustrate(images: Path) -> None:
    """The pictures of the READMEs."""
    with tempfile.TemporaryDirectory() as place, chromium() as browser, tutor(Path(place)) as address:
        for picture in readme_pictures.draw(browser, address, images):
            print(picture)


def photograph(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place, chromium() as browser:
        with tutor(Path(place)) as address:
            for name, page in pages(browser, address):
                for shown in PAGES:
                    page.goto(f"{address}?page={shown}")
                    page.wait_for_selector(f'.cc-shell[data-page="{shown}"]')
                    page.wait_for_load_state("networkidle")
                    page.screenshot(path=folder / f"{shown}-{name}.png", full_page=True)
        notebook = write_notebook(Path(place) / "views.ipynb", IMPORTS, *VIEWS.values())
        with serving(notebook) as server:
            for name, page in pages(browser, server.address):
                until(
                    page, f"() => document.querySelectorAll('.cc-widget[data-seq]').length === {len(VIEWS)}"
                )
                for number, view in enumerate(VIEWS):
                    page.locator(".cc-widget").nth(number).screenshot(path=folder / f"{view}-{name}.png")
                show_reasons(page, folder, name)
    print(folder, len(list(folder.glob("*.png"))), "photographs")


def show_reasons(page: Page, folder: Path, name: str) -> None:
    """The margins of the first board: why not here, and what follows there."""
    board = page.locator(".cc-widget").first
    board.scroll_into_view_if_needed()
    for view, legal in (("why", "false"), ("preview", "true")):
        board.locator(f'.cc-cell[data-legal="{legal}"]:not(.kerb)').first.hover()
        page.screenshot(path=folder / f"{view}-{name}.png")


def main() -> None:
    images = ROOT / "docs" / "images"
    images.mkdir(parents=True, exist_ok=True)
    illustrate(images)
    if sys.argv[1:] != ["readme"]:
        photograph(ROOT / "screenshots")


if __name__ == "__main__":
    main()
