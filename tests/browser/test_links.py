"""Addresses: a search in the rules that can be shared, and links that do not lead anywhere."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching

pytestmark = pytest.mark.browser

PHONE = Visitor(locale="fr-FR", width=390, height=844, touch=True)


def test_a_search_in_the_rules_is_in_the_address(browser: Browser, tutor_url: str) -> None:
    with watching(browser, Visitor(locale="en-GB", width=1280, height=800)) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?page=rules")
        field = page.locator(".cc-rules input[name=query]")
        expect(field).to_be_visible(timeout=PATIENCE)
        field.press_sequentially("pollution")
        expect(page).to_have_url(f"{tutor_url}?page=rules&q=pollution", timeout=PATIENCE)
        expect(field).to_have_value("pollution")
        expect(field).to_be_focused()
        first = page.locator(".cc-rules .cc-rule").first
        expect(first).to_have_attribute("data-rule", "pollution")
        first.click()
        expect(page).to_have_url(f"{tutor_url}?page=rules&rule=pollution&q=pollution")
        page.go_back()
        expect(page).to_have_url(f"{tutor_url}?page=rules&q=pollution")
        page.reload()
        expect(field).to_have_value("pollution", timeout=PATIENCE)
        expect(first).to_have_attribute("data-rule", "pollution")
        watched.assert_quiet()


def test_a_broken_link_opens_its_page_with_the_text_to_correct(browser: Browser, tutor_url: str) -> None:
    with watching(browser, PHONE) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?city=M+R+/+Q+C&money=7")
        form = page.locator(".cc-broken")
        city = form.locator("[name=city]")
        expect(city).to_have_value("M R / Q C", timeout=PATIENCE)
        expect(page.locator(".cc-shell .cc-note")).to_contain_text("Q")
        expect(page.locator(".cc-page.cc-sandbox")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert_accessible(page, ".cc-shell")
        city.fill("M R / P C")
        form.locator("[data-act=correct]").click()
        expect(form).to_be_hidden(timeout=PATIENCE)
        expect(page.locator(".cc-shell .cc-note")).to_be_hidden()
        expect(page).to_have_url(f"{tutor_url}?page=sandbox&city=M%20R%20%2F%20P%20C&money=7")
        expect(page.locator(".cc-sandbox [data-stat=coin] dd")).to_have_text("7")
        watched.assert_quiet()


def test_a_lesson_that_does_not_exist_is_told_in_the_course(browser: Browser, tutor_url: str) -> None:
    with watching(browser, PHONE) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?lesson=99")
        expect(page.locator(".cc-broken [name=lesson]")).to_have_value("99", timeout=PATIENCE)
        expect(page.locator(".cc-shell .cc-note")).to_contain_text("99")
        expect(page.locator(".cc-page .cc-map")).to_be_visible()  # every lesson there is
        page.locator(".cc-broken [name=lesson]").fill("6")
        page.locator(".cc-broken [data-act=correct]").click()
        expect(page.locator(".cc-page [name=lesson]")).to_have_value("residences-grow", timeout=PATIENCE)
        watched.assert_quiet()
