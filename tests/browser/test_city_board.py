"""Building on a `CityBoard`: every way to place a card, every reason against it, and what is shown before."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from cardcity_tutor import City
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.games.cardcity.face.wording import reason_words, remedy_words
from cardcity_tutor.games.cardcity.rules.legality import REASONS
from tests.browser import boards
from tests.browser.boards import Board, Table, naming, spec
from tests.browser.conftest import Visitor
from tests.browser.hosts import Server

pytestmark = pytest.mark.browser

PLAIN = spec("I . / M C / . R", hand=["R", "C"], money=5)
BICOLOUR = spec("I . R / M C .", level="advanced", hand=["RCd", "RLs", "P"], money=6)
TWO_HOLES = spec("P P P P P / P I P I P / P . M P P / P I P I P / P P P P .", hand=["R", "P"])
SPECS = {
    "mouse": PLAIN,
    "keys": PLAIN,
    "typed": PLAIN,
    "reasons": PLAIN,
    "focus": PLAIN,
    "frame": spec("R C M C I", hand=["P"]),
    "price": spec("M L / L R", hand=["L"], money=0),
    "limit": spec("R C . / M P R / C R .", hand=["P"]),
    "zone": spec(". L . / I M0 R / I M1 R / C P I", variants=["single-city"], players=2, hand=["P"]),
    "maximum": TWO_HOLES,
    "training": spec(PLAIN.text, **PLAIN.rules, help=False),
    "switch": PLAIN,
    "preview": spec("R . / M C / . R", hand=["I2", "L", "R"], level="normal", money=9, victory="happiness"),
    "bicolour": BICOLOUR,
    "turned": BICOLOUR,
}
PHONE = Visitor(touch=True, width=390, height=844)


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    return voila(boards.notebook(tmp_path_factory.mktemp("build") / "boards.ipynb", SPECS))


@pytest.fixture(scope="module")
def table(browser: Browser, server: Server) -> Iterator[Table]:
    with boards.opened(browser, server, SPECS) as table:
        yield table


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Table]:
    with boards.opened(browser, server, SPECS, PHONE) as table:
        yield table


# ------------------------------------------------------------------ placing


def assert_placed(board: Board, before: City, card: str, place: Place, left: list[str]) -> None:
    """The new card is in the picture, gone from the hand, told, and known to Python."""
    after = before.build(card, place)
    board.settled(after.text, left)
    expect(board.lying(place)).to_have_text(card)
    expect(board.cards).to_have_count(len(left))
    expect(board.live).to_contain_text(naming(after)(place))


def test_by_mouse(table: Table) -> None:
    board = table["mouse"]
    expect(board.lying((1, 2))).to_have_count(0)
    board.pick("R")
    with board.answered():
        board.cell((1, 2)).click()
    assert_placed(board, PLAIN.city, "R", (1, 2), ["C"])
    expect(board.card("C")).to_have_attribute("aria-pressed", "true")
    with board.answered():
        board.cell((2, 2)).click()
    assert_placed(board, PLAIN.city.build("R", (1, 2)), "C", (2, 2), [])
    expect(board.root.locator("[data-legal]")).to_have_count(0)


def test_by_keyboard(table: Table) -> None:
    board, press = table["keys"], table.page.keyboard.press
    board.leave()
    expect(board.root.locator("[role=gridcell][tabindex='0']")).to_have_count(1)
    board.act("mode-edit").focus()
    press("Tab")
    first = board.focused()
    assert first is not None
    press("Tab")
    assert board.focused() is None
    press("Shift+Tab")
    assert board.focused() == first
    press("2")
    expect(board.card("C")).to_have_attribute("aria-pressed", "true")
    press("1")
    expect(board.card("R")).to_have_attribute("aria-pressed", "true")
    for _ in range(4):
        press("ArrowUp")
    press("Home")
    assert board.focused() == (-1, -1)
    press("End")
    assert board.focused() == (-1, 2)
    for _ in range(2):
        press("ArrowDown")
    assert board.focused() == (1, 2)
    expect(board.panel("preview")).to_be_visible()
    expect(board.root.locator("[role=gridcell][tabindex='0']")).to_have_count(1)
    with board.answered():
        press("Enter")
    assert_placed(board, PLAIN.city, "R", (1, 2), ["C"])
    assert board.focused() == (1, 2)
    press("ArrowDown")
    assert board.focused() == (2, 2)
    with board.answered():
        press(" ")
    assert_placed(board, PLAIN.city.build("R", (1, 2)), "C", (2, 2), [])
    assert board.focused() == (2, 2)


def test_by_typing(table: Table) -> None:
    board = table["typed"]
    name = naming(PLAIN.city)
    field = board.root.locator("input[name=typed]")

    def typed(text: str) -> None:
        with board.answered():
            field.fill(text)
            field.press("Enter")

    typed(f"R {name((0, 1))}")
    reason = PLAIN.city.verdict("R", (0, 1)).reasons[0]
    expect(board.live).to_contain_text(reason_words("en", reason, "R", name).title)
    expect(board.live).not_to_contain_text(re.compile(r"\s:"))  # as French writes it
    typed("R z99")
    expect(board.live).to_contain_text("z99")
    typed(f"P {name((1, 2))}")
    expect(board.live).to_contain_text(re.compile("R.*C"))
    board.settled(PLAIN.city.text, ["R", "C"])
    expect(field).to_be_focused()
    typed(f"r {name((1, 2))}")
    assert_placed(board, PLAIN.city, "R", (1, 2), ["C"])
    expect(field).to_be_focused()


# ------------------------------------------------------------------ fingers


def test_first_tap_previews_second_confirms(phone: Table) -> None:
    board = phone["mouse"]
    seq = board.seq
    board.card("R").tap()
    board.cell((1, 2)).tap()
    expect(board.panel("preview")).to_be_visible()
    expect(board.root.locator(".cc-ghost").first).to_be_attached()
    assert board.seq == seq
    with board.answered():
        board.cell((1, 2)).tap()
    assert_placed(board, PLAIN.city, "R", (1, 2), ["C"])
    expect(board.panel("preview")).to_have_count(0)
    board.cell((2, 2)).tap()
    with board.answered():
        board.act("confirm").tap()
    assert_placed(board, PLAIN.city.build("R", (1, 2)), "C", (2, 2), [])


@pytest.mark.parametrize("close", ["close-sheet", "elsewhere"])
def test_a_preview_can_be_closed(phone: Table, close: str) -> None:
    board = phone["keys"]
    seq = board.seq
    board.cell((1, 2)).tap()
    expect(board.panel("preview")).to_be_visible()
    board.act(close).tap()
    expect(board.panel("preview")).to_have_count(0)
    expect(board.lying((1, 2))).to_have_count(0)
    assert board.seq == seq


def test_a_tap_on_a_forbidden_cell_says_why(phone: Table) -> None:
    board = phone["reasons"]
    seq = board.seq
    for _ in range(2):
        board.cell((0, 1)).tap()
        expect(board.panel("why").locator("[data-rule]")).to_have_attribute("data-rule", "residence-industry")
    board.act("close-sheet").tap()
    expect(board.panel("why")).to_have_count(0)
    assert board.seq == seq


def test_a_long_press_shows_without_placing(phone: Table) -> None:
    board = phone["typed"]
    seq = board.seq
    press_long(board.cell((0, 1)))
    expect(board.panel("why")).to_be_visible()
    board.act("close-sheet").tap()
    press_long(board.cell((1, 2)))
    expect(board.panel("preview")).to_be_visible()
    phone.page.wait_for_timeout(300)  # an answer would be here by now
    assert board.seq == seq


def press_long(cell: Locator) -> None:
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box is not None
    session = cell.page.context.new_cdp_session(cell.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    cell.page.wait_for_timeout(700)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


# ------------------------------------------------------------------ reasons

FORBIDDEN: dict[str, tuple[str, str, Place]] = {
    "adjacent": ("reasons", "R", (-1, -1)),
    "frame": ("frame", "P", (0, 5)),
    "leisure-price": ("price", "L", (0, 2)),
    "limit": ("limit", "P", (2, 2)),
    "residence-industry": ("reasons", "R", (0, 1)),
    "same-colour": ("reasons", "R", (2, 0)),
    "zone": ("zone", "P", (2, 3)),
    "stays": ("reasons", "R", (1, 0)),
    "build-maximum": ("maximum", "P", (4, 4)),
}


def test_all_construction_rules_are_shown_below() -> None:
    assert {*REASONS, "stays", "build-maximum"} == {*FORBIDDEN}


@pytest.mark.parametrize("rule", FORBIDDEN)
def test_hovering_says_why_not(table: Table, rule: str) -> None:
    name, card, place = FORBIDDEN[rule]
    assert_explained(table[name], SPECS[name].city, card, place, None, (rule,))


def test_the_rule_is_told_for_the_picked_card(table: Table) -> None:
    board = table["reasons"]
    assert_explained(board, PLAIN.city, "R", (2, 0), None, ("same-colour",))
    assert_explained(board, PLAIN.city, "C", (1, 2), None, ("same-colour",))


def test_all_reasons_at_once(table: Table) -> None:
    board = table["bicolour"]
    board.pick("RLs")
    assert_explained(board, BICOLOUR.city, "RLs", (0, 1), "n", ("residence-industry", "same-colour"))
    expect(board.root.locator(".cc-tag.culprit text")).to_have_text(
        ["1", "2"]
    )  # which card breaks which rule


def assert_explained(
    board: Board, city: City, card: str, place: Place, facing: str | None, rules: tuple[str, ...]
) -> None:
    verdict = city.verdict(card, place, facing)
    assert verdict.rules == rules
    board.pick(card)
    board.look(place)
    panel = board.panel("why")
    expect(panel).to_be_visible()
    shown = panel.locator("[data-rule]")
    assert shown.evaluate_all("all => all.map((one) => one.dataset.rule)") == list(rules)
    name = naming(city)
    for number, reason in enumerate(verdict.reasons):
        words = reason_words("en", reason, card, name)
        expect(shown.nth(number)).to_contain_text(words.text)
        expect(shown.nth(number)).to_contain_text(words.here)
        expect(shown.nth(number)).to_contain_text(words.cite)
        assert re.search(r"p\.\s\d", words.cite)
    brick = bool(city.setting.grid.slant)
    expect(panel).to_contain_text(remedy_words("en", verdict, card, name, brick=brick) or "")
    assert "  " not in (panel.text_content() or "")
    # A card that lies is described, not blamed.
    culprits = {place for reason in verdict.reasons for place in reason.cells if reason.rule != "stays"}
    assert board.covered(".cc-culprit") == culprits
    expect(board.panel("preview")).to_have_count(0)


def test_focus_says_why_not(table: Table) -> None:
    board = table["focus"]
    board.pick("R")
    board.leave()
    board.act("mode-edit").focus()
    table.page.keyboard.press("Tab")
    for key in ("ArrowDown", "ArrowDown"):
        table.page.keyboard.press(key)
    assert board.focused() == (2, 0)
    expect(board.panel("why").locator("[data-rule=same-colour]")).to_be_visible()
    table.page.keyboard.press("w")
    expect(board.live).to_contain_text(naming(PLAIN.city)((2, 1)))
    seq = board.seq
    table.page.keyboard.press("Enter")
    table.page.wait_for_timeout(300)  # an answer would be here by now
    assert board.seq == seq
    expect(board.panel("why")).to_be_visible()


# ------------------------------------------------------------------ marks


@pytest.mark.parametrize(
    ("name", "card", "facing"),
    [
        ("reasons", "R", None),
        ("reasons", "C", None),
        ("frame", "P", None),
        ("limit", "P", None),
        ("zone", "P", None),
        ("maximum", "P", None),
        ("bicolour", "RLs", "n"),
    ],
)
def test_every_cell_is_marked(table: Table, name: str, card: str, facing: str | None) -> None:
    board, city = table[name], SPECS[name].city
    board.leave()
    board.pick(card)
    shown = board.legal()
    assert shown == {place: bool(city.verdict(card, place, facing)) for place in shown}
    placements = city.plan().first[city.hand[list(SPECS[name].rules["hand"]).index(card)]]
    assert {(row, column) for row, column, _ in placements} <= {*shown}
    lying = board.root.locator("svg [data-at]").evaluate_all("all => all.map((one) => one.dataset.at)")
    empty = {place: legal for place, legal in shown.items() if f"{place[0]},{place[1]}" not in lying}
    assert board.covered(".cc-dot") == {place for place, legal in empty.items() if legal}
    assert board.covered(".cc-cross") == {place for place, legal in empty.items() if not legal}
    for place in list(empty)[:4]:
        said = re.compile("Allowed" if empty[place] else "Forbidden: .")
        expect(board.cell(place)).to_have_attribute("aria-label", said)


# ------------------------------------------------------------------ training


def test_training_hides_legality(table: Table) -> None:
    board = table["training"]
    city = SPECS["training"].city
    ghosts = []
    for place in ((0, 1), (1, 2)):
        board.look(place)
        assert set(board.legal().values()) == {None}
        expect(board.marks).to_have_count(0)
        expect(board.root.locator("[data-panel]")).to_have_count(0)
        expect(board.cell(place)).not_to_have_attribute("aria-label", re.compile("Allowed|Forbidden"))
        ghosts.append(board.root.locator(".cc-ghost").count())
    assert ghosts[0] == ghosts[1], "a ghost tells where the card may go"
    with board.answered():
        board.cell((0, 1)).click()
    reason = city.verdict("R", (0, 1)).reasons[0]
    words = reason_words("en", reason, "R", naming(city))
    for shown in (board.live, board.root.locator(".cc-note")):
        expect(shown).to_contain_text(words.title)
        expect(shown).to_contain_text(words.here)
    board.settled(city.text, ["R", "C"])
    with board.answered():
        board.cell((1, 2)).click()
    assert_placed(board, city, "R", (1, 2), ["C"])


def test_help_can_be_switched(table: Table) -> None:
    board = table["switch"]
    expect(board.act("help")).to_have_attribute("aria-pressed", "true")
    marked = board.legal()
    assert set(marked.values()) == {True, False}
    with board.answered():
        board.act("help").click()
    expect(board.act("help")).to_have_attribute("aria-pressed", "false")
    assert set(board.legal().values()) == {None}
    expect(board.marks).to_have_count(0)
    with board.answered():
        board.act("help").click()
    assert board.legal() == marked


# ------------------------------------------------------------------ previews


@pytest.mark.parametrize(
    ("name", "card", "place"),
    [
        ("reasons", "R", (1, 2)),
        ("reasons", "R", (1, -1)),
        ("reasons", "C", (2, 2)),
        ("preview", "I2", (1, -1)),
        ("preview", "L", (0, 1)),
        ("preview", "R", (1, 2)),
    ],
)
def test_preview_is_the_engines_answer(table: Table, name: str, card: str, place: Place) -> None:
    board, before = table[name], SPECS[name].city
    victory = SPECS[name].traits.get("victory", "residential")
    after = before.build(card, place)
    board.pick(card)
    board.look(place)
    panel = board.panel("preview")
    expect(panel).to_be_visible()
    sprouts = {choice.place for choice in after.due()}
    assert board.covered(".cc-ghost-edge") == {place} | sprouts
    expect(board.root.locator(".cc-sprout")).to_have_count(len(sprouts))
    badges = Counter(f"{need.have}/{need.size + 1}" for need in after.needs())
    assert Counter(board.texts(".cc-badge text")) == badges
    rows = figures(panel)
    for label, old, new in (
        ("Income", before.income().value, after.income().value),
        ("VP", before.score(victory).value, after.score(victory).value),
    ):
        assert rows[label] == (written(old), written(new))
    assert rows["Limit"] == (str(before.limit().used), f"{after.limit().used}/{after.limit().max}")
    paid = before.money != after.money
    assert rows.get("Money") == ((str(before.money), str(after.money)) if paid else None)


def figures(panel: Locator) -> dict[str, tuple[str, str]]:
    """The rows of the table: label, before, after."""
    found = panel.locator("table tr").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('th, td:not(.arr)')].map((cell) => cell.textContent.trim()))"
    )
    return {label: (old, new) for label, old, new, *_ in found}


def written(value: float | None) -> str:
    return "–" if value is None else f"{value:g}".replace("-", "−")


def test_preview_names_the_districts_that_change(table: Table) -> None:
    board = table["reasons"]
    board.pick("R")
    board.look((1, 2))
    name = naming(PLAIN.city)
    rows = figures(board.panel("preview"))
    assert rows[f"C{name((1, 1))}"] == ("1/2", "2/2")
    assert rows[f"R{name((1, 2))}"] == ("–", "0/2")
    expect(board.panel("preview").locator(".cc-pill.ready")).to_have_text("2/2")


def test_turning_changes_legality(table: Table) -> None:
    board, press = table["bicolour"], table.page.keyboard.press
    city = BICOLOUR.city
    for card, facings in (("RCd", "0123"), ("RLs", "nesw")):
        board.pick(card)
        board.card(card).focus()  # a card that was picked already was not clicked
        board.look((-1, 0))
        seen = []
        for facing in facings:
            legal = board.legal()
            assert legal == {place: bool(city.verdict(card, place, facing)) for place in legal}
            seen.append(legal)
            here = bool(city.verdict(card, (-1, 0), facing))
            expect(board.panel("preview" if here else "why")).to_be_visible()
            press("r")
        assert board.legal() == seen[0]
        assert any(legal != seen[0] for legal in seen)


def test_a_card_is_placed_as_it_is_turned(table: Table) -> None:
    board = table["turned"]
    board.pick("RCd")
    for _ in range(2):
        board.act("turn").click()
    board.look((1, 2))
    with board.answered():
        board.cell((1, 2)).click()
    after = BICOLOUR.city.build("RCd", (1, 2), "2")
    board.settled(after.text, ["RLs", "P"])
    expect(board.lying((1, 2))).to_contain_text("R")
    expect(board.lying((1, 2))).to_contain_text("C")


# ------------------------------------------------------------------ nothing on the wire


def test_hovering_sends_nothing(table: Table) -> None:
    board = table["reasons"]
    board.pick("R")
    with table.watched.traffic() as traffic:
        for place in ((0, 1), (1, 2), (2, 0), (-1, -1), (1, -1)):
            board.look(place)
            expect(board.root.locator("[data-panel]")).to_be_visible()
    assert traffic.frames == []


def test_picking_and_turning_wait_for_nothing(table: Table) -> None:
    board = table["bicolour"]
    board.pick("P")
    seq, before = board.seq, board.legal()
    with table.watched.traffic() as traffic:
        board.pick("RCd")
        picked = board.legal()
        board.act("turn").click()
        turned = board.legal()
    assert before != picked != turned
    assert board.seq == seq
    assert "comm_msg" not in [frame.kind for frame in traffic.received]
