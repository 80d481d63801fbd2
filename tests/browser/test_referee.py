"""The referee in the browser: a quarrel settled on a phone, a result on a laptop, a single city on a projector."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched
from tests.browser.hosts import Server, write_notebook

pytestmark = pytest.mark.browser

PATIENCE = 30_000
PAGE = """
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.games.cardcity.pages.referee import RefereePage

visit = Visit()
visit.lang = "fr"
phone = RefereePage(visit, {})
phone.table.motion = "off"
phone.add_class("referee-two")
phone
"""
SHARED = """
import ipywidgets
visit = Visit()
visit.lang = "en"
shared = RefereePage(visit, {"players": "3", "variants": "single-city"})
shared.table.key = ""
shared.add_class("referee-shared")
shared
"""


class Referee:
    """One of the pages."""

    def __init__(self, page: Page, name: str, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        """A phone has no mouse that could rest on a cell."""
        self.css = f".referee-{name} section.cc-referee"
        self.root = page.locator(self.css)
        self.root.wait_for(timeout=PATIENCE)

    def find(self, css: str) -> Locator:
        return self.root.locator(css)

    def press(self, button: Locator) -> None:
        button.tap() if self.touch else button.click()

    def act(self, name: str) -> None:
        """Press a button, and wait for Python's answer."""
        seq = self.root.get_attribute("data-seq") or ""
        self.press(self.find(f'[data-act="{name}"]').first)
        expect(self.root).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)

    def pick(self, card: str) -> None:
        seq = self.root.get_attribute("data-seq") or ""
        self.press(self.find(f'[data-card="{card}"]'))
        expect(self.root).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)

    def write(self, field: str, text: str) -> None:
        """Fill a field in and leave it."""
        seq = self.root.get_attribute("data-seq") or ""
        self.find(f'[name="{field}"]').fill(text)
        self.find(f'[name="{field}"]').press("Tab")
        expect(self.root).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)

    def cell(self, name: str) -> Locator:
        """A cell by what it is called: the spoken name begins with it."""
        return self.find(f'[role="gridcell"][aria-label^="{name}"]')

    def paste(self, city: str) -> None:
        self.press(self.find(".cc-ref-text summary"))
        self.find('[name="city-text"]').fill(city)
        self.act("text-read")


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    return voila(write_notebook(tmp_path_factory.mktemp("referee") / "referee.ipynb", PAGE, SHARED))


def narrow_enough(page: Page) -> None:
    """Nothing sticks out of the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_quarrel_at_a_table_of_two(visit: Callable[[Visitor], Watched], server: Server) -> None:
    """On a phone, in French: names, a card that may not go there, what grows, the income, who wins; then a reload."""
    watched = visit(Visitor(width=360, height=740, touch=True, locale="fr"))
    page = watched.page
    page.goto(server.address)
    two = Referee(page, "two", touch=True)
    expect(two.find("h1")).to_have_text("Arbitre")
    two.write("name-0", "Camille")
    two.write("name-1", "<i>Bruno</i>")
    narrow_enough(page)
    two.act("begin")
    expect(page.locator(".referee-two section.cc-widget:visible")).to_have_count(
        1
    )  # the rules are out of the way
    two.paste("P C R R . / P M L R C / I1 I1 P C R")

    two.pick("I1")
    two.cell("h4").tap()  # beside a residence
    sheet = two.find('[data-panel="why"]')
    expect(sheet.locator("li")).to_have_attribute("data-rule", "residence-industry")
    expect(sheet).to_contain_text("livret XL, p. 8")
    expect(two.find('[data-act="force"]')).to_be_in_viewport(ratio=1)
    assert two.cell("h4").bounding_box()["y"] < sheet.bounding_box()["y"]  # type: ignore[index]
    two.act("force")
    expect(two.find("[data-objection]")).to_have_count(2)
    expect(two.find('[data-objection="doubt"]')).to_contain_text("Camille")
    assert_accessible(page, two.css)
    two.act("undo")
    # The city as it was copied remains doubtful: one of its districts can never have grown.
    expect(two.find("[data-objection]")).to_have_count(1)
    expect(two.find('[data-objection="growth"]')).to_contain_text("f4, g4 et g5")

    two.act("step-grow")
    expect(two.find('[data-state="ready"]')).to_have_count(2)
    two.find('[data-state="waiting"] .cc-ref-district').first.tap()  # its line shows where it lies
    expect(two.find(".cc-dim").first).to_be_attached()
    two.cell("h4").tap()
    expect(two.find('[data-panel="preview"]')).to_be_visible()
    two.act("confirm")
    expect(two.find("[data-act=seat-0] .cc-ref-mark")).to_have_count(2)  # the objection, and what still grows
    two.act("seat-1")
    expect(two.find(".cc-say")).to_contain_text("Rien ne se développe")
    two.cell("e4").tap()
    expect(two.find('[data-panel="why"] li')).to_have_attribute("data-rule", "development-only")
    two.find('[data-act="close-sheet"]').tap()
    two.act("seat-0")
    assert_accessible(page, two.css)
    two.act("step-income")
    expect(two.find('[data-panel="income"] [data-seat="0"] .cc-total b')).to_contain_text("6")
    expect(two.find('[data-panel="income"] li .cc-cite').first).to_contain_text("livret XL, p.")
    two.act("pay-all")
    expect(two.find(".cc-note")).to_contain_text("Camille reçoit 6")
    expect(two.find(".cc-note")).to_be_in_viewport()
    two.act("step-result")
    expect(two.find(".cc-ref-winner")).to_have_text("Camille gagne.")
    expect(two.find("thead th")).to_have_text(["Règle", "Camille", "<i>Bruno</i>"])
    expect(two.find("tr.place td")).to_have_text(["1", "2"])
    narrow_enough(page)
    assert_accessible(page, two.css)

    page.reload()  # goes on
    two = Referee(page, "two", touch=True)
    expect(two.find(".cc-ref-winner")).to_have_text("Camille gagne.")
    watched.assert_quiet()


def test_four_cities_are_copied_with_a_thumb(visit: Callable[[Visitor], Watched], server: Server) -> None:
    """A card stays picked and in sight, the cloud that comes too; and four columns of figures fit a phone."""
    watched = visit(Visitor(width=360, height=740, touch=True, locale="fr"))
    page = watched.page
    page.goto(server.address)
    two = Referee(page, "two", touch=True)
    panel = page.locator(".referee-two section.cc-options")
    two.act("players-4")
    expect(two.find('[name="name-3"]')).to_be_visible()
    assert two.find('[data-act="players-4"]').bounding_box()["y"] < 740  # type: ignore[index]
    advanced = panel.locator('[data-act="level-advanced"]')
    advanced.tap()
    expect(advanced).to_have_attribute("aria-checked", "true", timeout=PATIENCE)
    two.act("begin")
    two.act("copy")
    two.pick("R")  # it was picked already, and still is
    for name in ("g6", "f5"):
        seq = two.root.get_attribute("data-seq") or ""
        two.cell(name).tap()
        expect(two.root).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)
    expect(two.find('[role="gridcell"][aria-label*="résidence"]')).to_have_count(2)
    two.act("check")
    two.find('[data-act="typed-open"]').tap()  # folded away on phones
    for move in ("I f7", "I f8"):
        seq = two.root.get_attribute("data-seq") or ""
        two.find('[name="typed"]').fill(move)
        two.find('[name="typed"]').press("Enter")
        expect(two.root).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)
    expect(two.find('[data-card="N"]')).to_have_attribute("aria-pressed", "true")
    two.find('[data-card="N"]').scroll_into_view_if_needed()  # typing is done below the palette
    expect(two.find('[data-card="N"]')).to_be_in_viewport(ratio=0.9)
    two.act("step-result")
    titles = two.find("tbody th").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert min(titles) > 200
    expect(two.find("tr.place td").last).to_be_visible()
    narrow_enough(page)
    assert_accessible(page, two.css)
    watched.assert_quiet()


def test_three_share_a_city(visit: Callable[[Visitor], Watched], server: Server, tmp_path: Path) -> None:
    """On a large screen, in English, by keyboard and file: zones, a typed card, rules chosen, the table saved and opened."""
    watched = visit(Visitor(width=1920, height=1080, scheme="dark"))
    page = watched.page
    page.goto(server.address)
    shared = Referee(page, "shared")
    assert_accessible(page, shared.css)
    shared.act("step-cards")
    shared.act("seat-1")
    shared.find('[name="typed"]').fill("R g5")
    shared.find('[name="typed"]').press("Enter")
    expect(shared.find(".cc-note")).to_have_text("Placed: residence on g5.", timeout=PATIENCE)
    page.evaluate("document.querySelector('.referee-shared .cc-hand').scrollIntoView({ block: 'end' })")
    shared.cell("d5").click()
    expect(shared.find('[data-panel="why"]')).to_be_in_viewport(ratio=1)
    expect(shared.find('[data-panel="why"] li').last).to_have_attribute("data-rule", "zone")
    shared.find('[data-panel="why"] [data-act="force"]').hover()  # on the way there, other cells are crossed
    shared.act("force")
    expect(shared.find('[data-objection="doubt"]')).to_have_count(1)
    board, cards, wrong = (
        shared.find(css).evaluate("node => node.getBoundingClientRect().toJSON()")
        for css in (".cc-board", ".cc-shelf", '[data-panel="objections"]')
    )
    assert board["right"] <= min(cards["left"], wrong["left"])  # beside the board, not under it
    assert cards["bottom"] <= wrong["top"]
    shared.act("step-setup")
    shared.find('[data-act="players-2"]').click()
    expect(shared.find(".cc-asked")).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    assert_accessible(page, shared.css)
    shared.act("keep")
    expect(shared.find(".cc-asked")).to_have_count(0)
    with page.expect_download() as saved:
        shared.find('[data-act="save-table"]').click()
    path = tmp_path / "table.json"
    saved.value.save_as(path)
    shared.act("new-table")
    shared.act("step-result")
    expect(shared.find(".cc-ref-winner")).to_have_text("A, B and C win together.")
    shared.act("step-setup")
    shared.find('[name="table-file"]').set_input_files(path)
    expect(shared.find(".cc-note")).to_have_text("The table is back.", timeout=PATIENCE)
    shared.act("step-result")
    expect(shared.find(".cc-remedy").last).to_contain_text("one objection")
    assert_accessible(page, shared.css)
    watched.assert_quiet()
