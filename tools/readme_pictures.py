"""The pictures of the READMEs: three views of the app, and a short animation, in both languages.

They are small on purpose (see ``MAX_TOTAL_BYTES``): a clone should not be heavy with pictures that change often.
"""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Locator, Page

from cardcity_tutor.locale import say

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
WINDOW = (1280, 800)
SHOWN_WIDTH = 800
COLOURS = 40
STAGE = (860, 700)
STAGE_SHOWN_WIDTH = 560
FRAME_MS = 120
GROWTH_FRAMES = 6
WEBP_QUALITY = 35
MAX_TOTAL_BYTES = 400_000


COUNTED = "R C . R P / C R . C P / . R M I3 I1 / P L R . I2 / R C R . I4"
"""A city at its end."""


class View(NamedTuple):
    """A page of the app: its address, its colours, and the button that leads to what is shown."""

    query: str
    scheme: Literal["light", "dark"]
    button: str = ""


VIEWS = {
    "lesson": View("?lesson=6", "light"),
    "score": View(f"?city={COUNTED.replace(' ', '+')}&money=47", "dark", "mode-score"),
    "rule": View("?rule=residence-industry", "light"),
}
REFUSED = "?city=I+.+/+M+.&hand=R,L&money=5"
"""A residence that must not touch the industry; with the leisure building beside it, it grows."""


def draw(browser: Browser, address: str, folder: Path) -> list[Path]:
    """Write all pictures, and say where they are."""
    made = []
    for language, locale in LOCALES.items():
        for name, view in VIEWS.items():
            page = _opened(browser, address + view.query, locale, view.scheme, WINDOW)
            if view.button:
                page.locator(f'[data-act="{view.button}"]:visible').first.click()
                page.wait_for_selector("[role=grid]:visible")
            _settle(page)
            made.append(folder / f"{name}-{language}.png")
            _small(page.screenshot(), SHOWN_WIDTH).quantize(
                COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE
            ).save(made[-1], optimize=True)
            page.close(run_before_unload=True)
        page = _opened(browser, address + REFUSED, locale, "light", STAGE)
        made.append(folder / f"grow-{language}.webp")
        _animate(made[-1], list(_growth(page, language)))
        page.close(run_before_unload=True)
    return made


def _opened(
    browser: Browser, address: str, locale: str, scheme: Literal["light", "dark"], size: tuple[int, int]
) -> Page:
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme, locale=locale)
    page.goto(address)
    page.wait_for_selector(".cc-widget[data-seq]")
    page.wait_for_selector("[role=grid]:visible")
    _settle(page)
    return page


def _settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(700)


def _growth(page: Page, language: str) -> Iterator[tuple[bytes, int]]:
    """Photographs, and for how many milliseconds each is seen: refused, built, grown."""
    top = page.locator(".cc-sandbox [data-act=mode-build]").bounding_box()
    page.evaluate("top => window.scrollTo(0, top)", (top or {"y": 0})["y"] - 16)

    def seen(duration_ms: int) -> tuple[bytes, int]:
        page.wait_for_timeout(500)
        return page.screenshot(), duration_ms

    yield seen(1200)
    _cell(page, "f4").hover()
    yield seen(3200)
    for cell in ("f5", "g5"):
        _cell(page, cell).hover()
        yield seen(1300)
        _build(page, cell, language)
        page.mouse.move(2, 2)
        yield seen(900)
    page.locator(".cc-sandbox [data-act=mode-develop]").click()
    yield seen(1300)
    _cell(page, "f6").click()
    page.mouse.move(2, 2)
    for _ in range(GROWTH_FRAMES):
        page.wait_for_timeout(FRAME_MS // 2)
        yield page.screenshot(), FRAME_MS
    yield seen(2600)


def _cell(page: Page, cell: str) -> Locator:
    return page.locator(f'.cc-sandbox .cc-cell[aria-label^="{cell},"]')


def _build(page: Page, cell: str, language: str) -> None:
    """Build the chosen card, and confirm where the board asks for it."""
    _cell(page, cell).click()
    page.wait_for_timeout(300)
    confirm = page.locator(".cc-sandbox button:visible", has_text=say(language, "ui-place-here"))
    if confirm.count():
        confirm.first.click()


def _animate(path: Path, frames: list[tuple[bytes, int]]) -> None:
    pictures = [_small(picture, STAGE_SHOWN_WIDTH) for picture, _ in frames]
    pictures[0].save(
        path,
        save_all=True,
        append_images=pictures[1:],
        duration=[duration for _, duration in frames],
        loop=0,
        quality=WEBP_QUALITY,
        method=6,
    )


def _small(picture: bytes, width: int) -> Image.Image:
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    return image.resize((width, image.height * width // image.width), Image.Resampling.LANCZOS)
