"""A lesson pack whose author wants more than to teach: every text of it is markup, and none of it comes to life."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import expect

from tests.browser.conftest import Visitor, Watched
from tests.browser.hosts import Server, write_notebook
from tests.browser.learning import PATIENCE, Learner

pytestmark = pytest.mark.browser

EVENING = Path(__file__).parents[1] / "packs" / "evening"
SLY = "<img src=x onerror='window.harmed = 1'>"
SHORT = "<s>"
"""For names, which may not be long."""
MARKED = """() => [document.querySelectorAll("section.cc-lesson-view :is(img, s, script)").length, window.harmed ?? 0]"""


def spoilt(value: Any, field: str = "") -> Any:
    """The same with markup before every text that somebody will read."""
    if isinstance(value, dict):
        sly = SHORT if field == "name" else SLY
        return {
            key: sly + part if key in ("fr", "en") and isinstance(part, str) else spoilt(part, key)
            for key, part in value.items()
        }
    return [spoilt(part) for part in value] if isinstance(value, list) else value


@pytest.fixture
def server(voila: Callable[[Path], Server], tmp_path: Path) -> Server:
    for file in EVENING.glob("*.yaml"):
        told = spoilt(yaml.safe_load(file.read_text(encoding="utf-8")))
        (tmp_path / file.name).write_text(yaml.safe_dump(told, allow_unicode=True), encoding="utf-8")
    imports = "from cardcity_tutor import CourseView\nfrom cardcity_tutor.course.packs import read_pack"
    shown = f"CourseView(1, pack=read_pack({str(tmp_path)!r}), keep='')"
    return voila(write_notebook(tmp_path / "sly.ipynb", imports, shown))


def test_a_sly_pack_is_only_text(server: Server, visit: Callable[[Visitor], Watched]) -> None:
    watched = visit(Visitor(locale="en-GB"))
    page = watched.page
    page.goto(server.address)
    learner = Learner(page)
    learner.ready()
    for lesson in ("good-fences", "a-park-for-everyone"):
        learner.open(lesson)
        expect(learner.root.locator(".cc-lead")).to_contain_text("<img src=x", timeout=PATIENCE)
        learner.click("hint")
        assert page.evaluate(MARKED) == [0, 0]
    learner.click("read")
    expect(learner.root.locator(".cc-article")).to_contain_text("<img src=x", timeout=PATIENCE)
    assert page.evaluate(MARKED) == [0, 0]
    watched.assert_quiet()
