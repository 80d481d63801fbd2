"""All pages of the app, one after another: what holds for each of them, on a phone and before a projector."""

import pytest
from playwright.sync_api import Browser, Page, expect

from cardcity_tutor.app.shell import PAGES
from cardcity_tutor.locale import say
from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching

pytestmark = pytest.mark.browser

PHONE = Visitor(locale="en-GB", scheme="dark", width=360, height=740, touch=True)
PROJECTOR = Visitor(locale="fr-FR", width=1920, height=1080)


def follow(page: Page, name: str) -> None:
    """Follow a link to a page of the app."""
    page.evaluate(
        "(name) => { history.pushState(null, '', `?page=${name}`); dispatchEvent(new PopStateEvent('popstate')); }",
        name,
    )
    expect(page.locator(f'.cc-shell[data-page="{name}"]')).to_be_visible(timeout=PATIENCE)


def assert_fits_and_is_named(page: Page, name: str, lang: str, width: int) -> None:
    expect(page.locator("html")).to_have_attribute("lang", lang)
    if name != "home":
        expect(page).to_have_title(f"{say(lang, f'page-{name}')} · Card City")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width, name


@pytest.mark.parametrize(("visitor", "lang"), [(PHONE, "en"), (PROJECTOR, "fr")], ids=["phone", "projector"])
def test_all_pages_fit_are_accessible_and_speak_both_languages(
    browser: Browser, tutor_url: str, visitor: Visitor, lang: str
) -> None:
    with watching(browser, visitor) as watched:
        page = watched.page
        page.goto(tutor_url)
        expect(page.locator('.cc-shell[data-page="home"]')).to_be_visible(timeout=PATIENCE)
        texts = {}
        for name in PAGES:
            follow(page, name)
            assert_fits_and_is_named(page, name, lang, visitor.width)
            assert_accessible(page, "body")
            texts[name] = page.locator("main").inner_text()
        other = "fr" if lang == "en" else "en"
        page.locator(".cc-shell [data-lang]").click()
        expect(page.locator("html")).to_have_attribute("lang", other, timeout=PATIENCE)
        for name in reversed(PAGES):
            follow(page, name)
            expect(page.locator("main")).not_to_have_text(texts[name], use_inner_text=True)
            assert_fits_and_is_named(page, name, other, visitor.width)
        watched.assert_quiet()
