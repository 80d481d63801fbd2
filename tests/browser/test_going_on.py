"""A visitor goes on: with a mouse that rests, the back button, a reload, and after a line has swallowed something."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from cardcity_tutor.locale import say
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching

pytestmark = pytest.mark.browser

FRENCH = Visitor(locale="fr-FR")


def test_a_resting_mouse_points_at_nothing_new(browser: Browser, tutor_url: str) -> None:
    """After a move the board of the home page is laid out anew: other cells slide under the pointer."""
    with watching(browser, FRENCH) as watched:
        page = watched.page
        page.goto(tutor_url)
        board = page.locator(".cc-app .cc-try .cc-widget[data-mode]")
        places = board.locator("[role=gridcell][data-legal=true]")
        expect(places).to_have_count(8, timeout=PATIENCE)
        for place in range(8):
            places.nth(place).hover()
            expect(board.locator("[data-panel=preview]")).to_be_visible()
            seq = board.get_attribute("data-seq") or ""
            places.nth(place).click()
            expect(board).not_to_have_attribute("data-seq", seq)
            page.wait_for_timeout(250)  # the browser tells of what slid under the pointer a moment later
            expect(board.locator("[data-panel=why]")).to_have_count(0)
            page.mouse.move(2, 2)
            board.locator("[data-act=undo]").click()
            page.mouse.move(2, 2)
            expect(places).to_have_count(8)
        watched.assert_quiet()


def test_back_leads_from_a_rule_to_the_list(browser: Browser, tutor_url: str) -> None:
    with watching(browser, Visitor(locale="en-GB", width=360, height=740, touch=True)) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?page=rules")
        rules = page.locator(".cc-page [data-rule]")
        expect(rules.first).to_be_visible(timeout=PATIENCE)
        rules.first.click()
        page.wait_for_url("**/?page=rules&rule=*")
        page.go_back()
        expect(page).to_have_url(f"{tutor_url}?page=rules")
        expect(rules.first).to_be_visible()
        page.go_forward()
        page.wait_for_url("**/?page=rules&rule=*")
        watched.assert_quiet()


def test_back_leads_from_lesson_to_lesson(browser: Browser, tutor_url: str) -> None:
    with watching(browser, FRENCH) as watched:
        page = watched.page
        page.goto(tutor_url)
        page.goto(f"{tutor_url}?lesson=6")
        chooser = page.locator(".cc-page [name=lesson]")
        expect(chooser).to_have_value("residences-grow", timeout=PATIENCE)
        for lesson in ("commerces-grow", "money"):
            chooser.select_option(lesson)
            expect(page).to_have_url(f"{tutor_url}?page=course&lesson={lesson}")
        page.go_back()
        expect(chooser).to_have_value("commerces-grow")
        page.go_back()
        expect(chooser).to_have_value("residences-grow")
        page.go_forward()
        expect(chooser).to_have_value("commerces-grow")
        page.go_back()
        page.go_back()
        expect(page).to_have_url(tutor_url)
        watched.assert_quiet()


def test_back_may_be_pressed_faster_than_the_line_answers(browser: Browser, tutor_url: str) -> None:
    with watching(browser, FRENCH) as watched:
        page = watched.page
        slow = [False]

        def connect(line: WebSocketRoute) -> None:
            def answer(message: str | bytes) -> None:
                if slow[0]:
                    page.wait_for_timeout(100)
                line.send(message)

            line.connect_to_server().on_message(answer)

        page.route_web_socket("**/channels*", connect)
        page.goto(f"{tutor_url}?lesson=residences-grow")
        chooser = page.locator(".cc-page [name=lesson]")
        expect(chooser).to_have_value("residences-grow", timeout=PATIENCE)
        for lesson in ("commerces-grow", "money"):
            chooser.select_option(lesson)
            expect(page).to_have_url(f"{tutor_url}?page=course&lesson={lesson}")
        slow[0] = True
        for press in (page.go_back, page.go_back, page.go_forward, page.go_forward, page.go_back):
            press()
        expect(chooser).to_have_value("commerces-grow")
        page.wait_for_timeout(1500)  # the answers that were overtaken
        slow[0] = False
        expect(page).to_have_url(f"{tutor_url}?page=course&lesson=commerces-grow")
        page.go_forward()
        expect(chooser).to_have_value("money")
        watched.assert_quiet()


def before_the_table(page: Page, tutor_url: str) -> Locator:
    """The referee, who is still to hear who plays."""
    page.goto(f"{tutor_url}?page=referee")
    referee = page.locator(".cc-referee")
    expect(referee).to_have_attribute("data-step", "setup", timeout=PATIENCE)
    return referee


def test_a_reload_finds_the_referees_table(browser: Browser, tutor_url: str) -> None:
    """On a phone, where another step begins at its top."""
    with watching(browser, Visitor(locale="en-GB", width=360, height=740, touch=True)) as watched:
        page = watched.page
        referee = before_the_table(page, tutor_url)
        referee.locator('[data-act="players-4"]').click()
        referee.locator('[data-act="begin"]').click()
        expect(referee).to_have_attribute("data-step", "cards")
        expect(referee.locator("[role=gridcell]").first).to_be_in_viewport()
        referee.locator('[data-card="I1"]').click()
        expect(referee.locator("[name=typed]")).to_have_attribute("placeholder", re.compile("^I [a-z]"))
        referee.locator("[data-act=typed-open]").click()
        referee.locator("[name=typed]").fill("R f5")
        referee.locator("[name=typed]").press("Enter")
        cards = referee.locator(".cc-board svg [data-at]")
        expect(cards).to_have_count(2)
        page.reload()
        expect(referee).to_have_attribute("data-step", "cards", timeout=PATIENCE)
        expect(cards).to_have_count(2)
        expect(page.locator(".cc-offer")).to_have_count(0)
        watched.assert_quiet()


def test_a_reload_finds_the_city_of_the_sandbox(browser: Browser, tutor_url: str) -> None:
    with watching(browser, FRENCH) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?page=sandbox")
        typed = page.locator(".cc-sandbox [name=typed]")
        example = "() => document.querySelector('.cc-sandbox [name=typed]').placeholder"
        expect(typed).to_be_visible(timeout=PATIENCE)
        cards = page.locator(".cc-sandbox .cc-board svg [data-at]")
        count = cards.count()
        typed.fill(page.evaluate(example))  # what is shown there is allowed
        typed.press("Enter")
        expect(cards).to_have_count(count + 1)
        page.wait_for_url("**/?page=sandbox&city=*")
        page.reload()
        expect(typed).to_be_visible(timeout=PATIENCE)
        expect(cards).to_have_count(count + 1)
        expect(page.locator(".cc-offer")).to_have_count(0)
        watched.assert_quiet()


def test_what_a_dropped_line_swallowed_leaves_no_banner(browser: Browser, tutor_url: str) -> None:
    with watching(browser, FRENCH) as watched:
        page = watched.page
        lines: list[WebSocketRoute] = []
        deaf = [False]

        def connect(line: WebSocketRoute) -> None:
            lines.append(line)
            far = line.connect_to_server()
            line.on_message(lambda message: None if deaf[0] else far.send(message))

        page.route_web_socket("**/channels*", connect)
        page.goto(f"{tutor_url}?page=sandbox")
        undo = page.locator(".cc-sandbox [data-act=undo]")
        expect(undo).to_be_visible(timeout=PATIENCE)
        deaf[0] = True
        page.locator(".cc-sandbox [role=gridcell][data-legal=true]").first.click()
        page.wait_for_timeout(300)
        deaf[0] = False
        lines[-1].close()
        page.wait_for_timeout(7000)  # longer than an answer is waited for
        assert len(lines) == 2
        expect(page.get_by_text(say("fr", "ui-lost-head"))).to_have_count(0)
        page.locator(".cc-sandbox [role=gridcell][data-legal=true]").first.click()
        expect(undo).not_to_have_attribute("aria-disabled", "true")


def test_a_slip_in_a_pasted_city_can_be_mended_and_another_language_takes_nothing_away(
    browser: Browser, tutor_url: str
) -> None:
    with watching(browser, Visitor(locale="en-GB")) as watched:
        page = watched.page
        referee = before_the_table(page, tutor_url)
        referee.locator('[data-act="begin"]').click()
        pasted = referee.locator("[name=city-text]")
        referee.locator(".cc-ref-text summary").click()
        pasted.fill("M R / . Q")
        referee.locator('[data-act="text-read"]').click()
        expect(referee.locator(".cc-note")).to_contain_text("Q")
        expect(pasted).to_be_visible()
        expect(pasted).to_have_value("M R / . Q")
        referee.locator("[name=typed]").fill("C f5")
        page.locator(".cc-shell [data-lang]").click()
        expect(referee).to_have_attribute("lang", "fr")
        expect(pasted).to_have_value("M R / . Q")
        expect(referee.locator("[name=typed]")).to_have_value("C f5")
        pasted.fill("M R / . C")
        referee.locator('[data-act="text-read"]').click()
        expect(pasted).to_be_hidden()
        expect(referee.locator(".cc-board svg [data-at]")).to_have_count(3)
        watched.assert_quiet()


def test_on_paper_there_is_nothing_to_press_or_to_scroll(browser: Browser, tutor_url: str) -> None:
    with watching(browser, FRENCH) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?page=rules")
        rules = page.locator(".cc-rules-list")
        expect(rules).to_be_visible(timeout=PATIENCE)
        hidden = "() => { const box = document.querySelector('.cc-rules-list'); return box.scrollHeight - box.clientHeight; }"
        assert page.evaluate(hidden) > 1000
        page.emulate_media(media="print")
        assert page.evaluate(hidden) <= 0
        page.emulate_media(media="screen")
        page.goto(f"{tutor_url}?city=M+R+C+/+R+L+.+/+.+C+I1")
        undo = page.locator(".cc-sandbox [data-act=undo]")
        expect(undo).to_be_visible(timeout=PATIENCE)
        page.emulate_media(media="print")
        expect(undo).to_be_hidden()
        expect(page.locator(".cc-sandbox .cc-board svg").first).to_be_visible()
        assert len(page.pdf(format="A4")) < 500_000  # with its patterns it has some megabytes
        watched.assert_quiet()
