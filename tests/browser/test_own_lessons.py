"""A teacher opens lessons of their own in the app: they are kept in this browser, shown to nobody else, and only text."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import FilePayload, Page, expect

from cardcity_tutor.course import read_pack
from cardcity_tutor.course.worksheet import Sheet
from cardcity_tutor.games.cardcity.face.paper import lesson_page, slides, worksheet
from tests.browser.conftest import Visitor, Watched
from tests.browser.learning import PATIENCE
from tests.browser.test_sly_pack import EVENING, SLY, spoilt

pytestmark = pytest.mark.browser

FRENCH = """\
format: 1
id: chez-nous
title: {fr: La classe 5B}
steps:
  - id: usine
    name: {fr: "Loin de l’usine"}
    text: {fr: Personne ne veut habiter contre une usine.}
    rules: [residence-industry]
    city: M I1
    hand: [R]
    ask: {kind: place, card: R}
"""
ALIVE = "() => [document.querySelectorAll('img[src=x], s').length, window.harmed ?? 0]"


def payload(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "application/yaml", "buffer": text.encode()}


def choose(page: Page, *files: FilePayload) -> None:
    page.locator(".cc-own input[type=file]").set_input_files(list(files))


def test_lessons_of_ones_own(tutor_url: str, visit: Callable[[Visitor], Watched]) -> None:
    """Slips are listed; what is right is opened, played, kept over a reload, shown on the stage, and put away."""
    watched = visit(Visitor(locale="fr-FR", width=390, height=844))
    page = watched.page
    page.goto(f"{tutor_url}?page=course")
    expect(page.locator(".cc-own")).to_be_visible(timeout=PATIENCE)
    choose(page, payload("01.yaml", FRENCH.replace('"Loin de l’usine"', '"Loin de l’usine')))
    expect(page.locator(".cc-own-errors li")).to_have_text(
        re.compile("01.yaml:6: un guillemet s’ouvre devant"), timeout=PATIENCE
    )
    choose(page, payload("01.yaml", FRENCH))
    expect(page.locator(".cc-own-errors")).to_have_count(0, timeout=PATIENCE)
    page.locator(".cc-own-pack").click()
    page.locator(".cc-map-own .cc-plot").click(timeout=PATIENCE)
    expect(page.locator(".cc-lead:visible")).to_contain_text("contre une usine", timeout=PATIENCE)
    page.reload()
    expect(page.locator(".cc-lead:visible")).to_contain_text("contre une usine", timeout=PATIENCE)
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    other = visit(Visitor(locale="fr-FR")).page
    other.goto(f"{tutor_url}?page=course&pack=own-lessons")
    expect(other.locator(".cc-map")).to_be_visible(timeout=PATIENCE)
    expect(other.locator(".cc-own-pack")).to_have_count(0)
    page.goto(f"{tutor_url}?page=course")
    page.locator("[data-act=own-close]").click(timeout=PATIENCE)
    expect(page.locator(".cc-own-pack")).to_have_count(0, timeout=PATIENCE)
    assert page.evaluate("localStorage.getItem('cardcity:pack')") is None
    watched.assert_quiet()


def test_a_sly_pack_is_only_text_in_the_app_and_on_paper(
    tutor_url: str, visit: Callable[[Visitor], Watched], tmp_path: Path
) -> None:
    files = {}
    for file in EVENING.glob("*.yaml"):
        told = spoilt(yaml.safe_load(file.read_text(encoding="utf-8")))
        files[file.name] = yaml.safe_dump(told, allow_unicode=True)
        (tmp_path / file.name).write_text(files[file.name], encoding="utf-8")
    watched = visit(Visitor(locale="en-GB"))
    page = watched.page
    page.goto(f"{tutor_url}?page=course")
    expect(page.locator(".cc-own")).to_be_visible(timeout=PATIENCE)
    choose(page, payload(f"{SLY}.yaml".replace("/", ""), "format: 1\ntitle: " + json.dumps(SLY)))
    expect(page.locator(".cc-own-errors")).to_contain_text("<img src=x", timeout=PATIENCE)
    assert page.evaluate(ALIVE) == [0, 0]
    choose(page, *(payload(name, text) for name, text in files.items()))
    expect(page.locator(".cc-own-pack")).to_contain_text("<img src=x", timeout=PATIENCE)
    page.locator(".cc-own-pack").click()
    expect(page.locator(".cc-map-own .cc-plot").first).to_contain_text("<img src=x", timeout=PATIENCE)
    assert page.evaluate(ALIVE) == [0, 0]
    page.locator(".cc-map-own .cc-plot").first.click()
    expect(page.locator(".cc-lead:visible")).to_contain_text("<img src=x", timeout=PATIENCE)
    page.locator("[data-act=rule]:visible").first.click()
    expect(page.locator("section.cc-rules:visible")).to_contain_text("<img src=x", timeout=PATIENCE)
    assert page.evaluate(ALIVE) == [0, 0]
    page.goto(f"{tutor_url}?page=teach")
    stage = page.locator("section.cc-projector")
    expect(stage).to_have_attribute("data-at", "0", timeout=PATIENCE)
    stage.locator("[data-act=library]").click()
    page.locator("[data-act=lessons]").click(timeout=PATIENCE)
    expect(page.locator("dialog:visible")).to_contain_text("<img src=x", timeout=PATIENCE)
    assert page.evaluate(ALIVE) == [0, 0]
    watched.assert_quiet()
    pack = read_pack(tmp_path)
    sheets = [Sheet(pack.lesson(1), 3, 2)]
    for written in (
        lesson_page(pack.lesson(1), "fr", pack=pack),
        slides(pack.lessons, "fr", pack=pack),
        worksheet(sheets, ("fr", "en"), pack=pack),
    ):
        page.set_content(written)
        assert "&lt;img src=x" in written
        assert page.evaluate(ALIVE) == [0, 0]
